#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Codec Workbench authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# layering.sh ROOT: prints every #include that goes the wrong way between the folders of the source
# tree; the exit code is 1 where there is one.
set -u
cd -- "${1:?the root of the source tree}" || exit 2
found=0

# forbid RULE PATTERN GREP-ARGUMENT...: no file may include what the pattern matches.
forbid() {
  local rule=$1 pattern=$2 hits
  shift 2
  hits=$(grep -rnE --include='*.h' --include='*.cpp' "^ *# *include *[<\"]($pattern)" "$@" 2>/dev/null)
  [ -z "$hits" ] && return
  printf '%s:\n%s\n' "$rule" "$hits"
  found=1
}

# grep can leave out folders by their name only, so core's rooms are listed.
mapfile -t core < <(find core -mindepth 1 -maxdepth 1 ! -name codecs; find core/codecs -mindepth 1 -maxdepth 1 ! -name qt)
forbid "core includes Qt outside core/codecs/qt" 'Q[A-Za-z/]*>' "${core[@]}"
forbid "core includes ui or app" '(\.\./)*(ui|app)/' core
[ ! -d ui ] || forbid "ui includes app" '(\.\./)*app/' ui

outside=()
for folder in core/base core/model core/shapes core/measure core/stats core/profile core/run ui app; do
  [ ! -d "$folder" ] || outside+=("$folder")
done
forbid "a codec's library is known outside core/codecs" '(google/protobuf|msgpack)' "${outside[@]}"
# The program reads JSON with nlohmann/json in one place, and only there.
mapfile -t others < <(find core/base core/model core/shapes core/measure core/stats core/profile core/run ui app \
  -name '*.h' -o -name '*.cpp' 2>/dev/null | grep -v '^core/model/json_reader.cpp$')
forbid "nlohmann/json is known outside its codecs and the JSON reader" 'nlohmann/' "${others[@]}"
mapfile -t others < <(find core ui app -name '*.h' -o -name '*.cpp' 2>/dev/null | grep -v '^core/measure/compressors.cpp$')
forbid "zstd and lz4 are known outside core/measure/compressors.cpp" '(zstd|lz4)[a-z0-9]*\.h' "${others[@]}"

for folder in core/codecs/*/; do
  name=$(basename "$folder")
  forbid "codec $name includes a room that it must not know" '(measure|stats|profile|run|ui|app)/' "$folder"
  for other in core/codecs/*/; do
    other=$(basename "$other")
    [ "$other" = "$name" ] || forbid "codec $name includes codec $other" "codecs/$other/" "$folder"
  done
done
exit "$found"
