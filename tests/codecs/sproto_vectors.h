// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <fstream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "support/sproto_support.h"

namespace cwb::sproto_test {

/// A row of tests/data/sproto-vectors.tsv: bytes that the reference library wrote.
struct Vector {
  std::string name;
  sproto::Plan plan;
  Document document;
  Bytes raw;
  Bytes packed;
};

inline std::vector<Vector> vectors() {
  const std::string path = CWB_SOURCE_DIR "/tests/data/sproto-vectors.tsv";
  std::ifstream file(path);
  std::string line;
  if (!std::getline(file, line)) throw std::runtime_error(path + " cannot be read");
  std::vector<Vector> all;
  while (std::getline(file, line)) {
    std::istringstream row(line);
    std::string name, schema, type, json, raw, packed;
    for (std::string* column : {&name, &schema, &type, &json, &raw, &packed}) {
      std::getline(row, *column, '\t');
    }
    all.push_back(
        {name, plan_of(schema, type), document_of(json), from_hex(raw), from_hex(packed)});
  }
  return all;
}

}  // namespace cwb::sproto_test
