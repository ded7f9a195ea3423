// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <string>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "base/file.h"
#include "shapes/shape.h"

// docs/payloads.md says what the program says of its shapes. Where a test fails it prints the table
// that the document should have.
namespace cwb {
namespace {

constexpr std::uint64_t seed_of_the_document = 42;

/// A number with a comma before each three digits.
std::string grouped(std::uint64_t number) {
  std::string text = std::to_string(number);
  for (std::size_t i = text.size(); i > 3;) {
    i -= 3;
    text.insert(i, 1, ',');
  }
  return text;
}

std::string shapes_table() {
  std::string table =
      "| shape | what it is | what it stresses | bytes of JSON |\n|---|---|---|---:|\n";
  constexpr std::string_view stresses = " It stresses ";
  for (const Shape* shape : all_shapes()) {
    const ShapeInfo& info = shape->info();
    const std::size_t cut = info.description.find(stresses);
    EXPECT_NE(cut, std::string::npos) << info.id << " does not say what it stresses";
    if (cut == std::string::npos) continue;
    table += fmt::format("| `{}` | {} | {} | {} |\n", info.id, info.description.substr(0, cut),
                         info.description.substr(cut + stresses.size()),
                         grouped(shape->make({}, seed_of_the_document).json_bytes));
  }
  return table;
}

std::string parameters_table() {
  std::string table =
      "| shape | parameter | what it is | preset | from | to |\n"
      "|---|---|---|---:|---:|---:|\n";
  for (const Shape* shape : all_shapes()) {
    for (const ShapeParameter& parameter : shape->info().parameters) {
      const auto number = [](std::int64_t value) {
        return grouped(static_cast<std::uint64_t>(value));
      };
      table += fmt::format("| `{}` | `{}` | {} | {} | {} | {} |\n", shape->info().id, parameter.key,
                           parameter.description, number(parameter.preset),
                           number(parameter.minimum), number(parameter.maximum));
    }
  }
  return table;
}

void expect_in_document(const std::string& table) {
  const auto text = read_file(CWB_SOURCE_DIR "/docs/payloads.md", 100'000);
  ASSERT_TRUE(text) << to_string(text.error());
  EXPECT_NE(text->find("\n\n" + table), std::string::npos)
      << "docs/payloads.md should have this table:\n"
      << table;
}

TEST(PayloadsDocument, TellsWhatEachShapeIsAndItsSize) { expect_in_document(shapes_table()); }

TEST(PayloadsDocument, TellsEachParameter) { expect_in_document(parameters_table()); }

}  // namespace
}  // namespace cwb
