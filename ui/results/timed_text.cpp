// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/results/timed_text.h"

#include <QCoreApplication>
#include <QStringList>

#include "codecs/registry.h"
#include "run/diagnostics.h"
#include "ui/common/format.h"
#include "ui/common/text.h"

namespace cwb {
namespace {

QString tr(const char* text) { return QCoreApplication::translate("cwb::Timed", text); }

QString safe(std::string_view text) { return qs(text).toHtmlEscaped(); }

/// A table of names and what they are; an entry without content is left out.
class Facts {
 public:
  void add(const QString& name, const QString& html) {
    if (html.isEmpty()) return;
    rows_ += QStringLiteral(
                 "<tr><td style=\"padding-right:14px; white-space:nowrap\"><b>%1</b></td>"
                 "<td>%2</td></tr>")
                 .arg(name, html);
  }
  QString html() const { return QStringLiteral("<table cellspacing=\"3\">%1</table>").arg(rows_); }

 private:
  QString rows_;
};

void addCodec(Facts& facts, const TimedCase& timed) {
  const Codec* codec = find_codec(timed.codec());
  if (codec == nullptr) {
    facts.add(tr("Codec"), tr("This build has no codec of this name."));
    return;
  }
  const CodecInfo& info = codec->info();
  facts.add(tr("Codec"), safe(info.description));
  facts.add(tr("Library"), safe(info.library + " " + info.version));
  if (!info.documentation_url.empty()) {
    facts.add(tr("Documentation"),
              QStringLiteral("<a href=\"%1\">%1</a>").arg(safe(info.documentation_url)));
  }
  facts.add(tr("Format"), safe(info.format));
  facts.add(tr("Family"), safe(to_string(info.family)));
  QStringList traits;
  for (const std::string& word : trait_words(info)) {
    if (word != to_string(info.family)) traits << safe(word);
  }
  facts.add(tr("Traits"), traits.join(QStringLiteral(", ")));
}

void addCase(Facts& facts, const CaseFacts& timed) {
  facts.add(tr("Payload"), safe(timed.id.payload));
  facts.add(tr("Phase"), QStringLiteral("%1: %2").arg(safe(to_string(timed.id.phase)),
                                                      safe(meaning(timed.id.phase))));
  if (timed.iterations > 0) {
    facts.add(tr("Iterations"), tr("%1 in each sample").arg(countText(timed.iterations)));
  }
  if (timed.encoded_bytes > 0) {
    facts.add(tr("Encoded"), tr("%1 bytes").arg(countText(timed.encoded_bytes)));
  }
  if (!timed.twin_of.empty()) {
    facts.add(tr("Listing"),
              tr("The A/A check's second listing of %1: prepared apart, timed alike.")
                  .arg(safe(timed.twin_of)));
  }
  if (timed.state == CaseState::not_apart) {
    facts.add(tr("State"), tr("The library has no such phase of its own."));
  } else if (timed.state != CaseState::runs) {
    facts.add(tr("State"),
              QStringLiteral("%1: %2").arg(safe(to_string(timed.state)), safe(timed.reason)));
  }
  QStringList notes;
  for (const std::string& note : timed.notes) notes << safe(note);
  facts.add(tr("Notes"), notes.join(QStringLiteral("<br>")));
  QStringList diagnoses;
  for (const Diagnosis& diagnosis : timed.diagnoses) {
    diagnoses << QStringLiteral("<i>%1</i>: %2: %3")
                     .arg(safe(to_string(diagnosis.symptom)), safe(diagnosis.sentence),
                          safe(advice(diagnosis.symptom)));
  }
  facts.add(tr("Diagnosis"), diagnoses.join(QStringLiteral("<br>")));
}

}  // namespace

QString timedHtml(const TimedCase& timed) {
  Facts facts;
  addCodec(facts, timed);
  addCase(facts, timed.facts);
  facts.add(tr("Built with"), timed.built == nullptr
                                  ? tr("Told when the run has ended.")
                                  : safe(timed.built->compiler + " " + timed.built->flags));
  return QStringLiteral("<h3>%1</h3>").arg(safe(to_string(timed.facts.id))) + facts.html();
}

}  // namespace cwb
