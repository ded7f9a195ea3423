#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Codec Workbench authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# layering_test.sh ROOT: the tree keeps its layers, and layering.sh sees each way of breaking them.
set -eu
root=${1:?the root of the source tree}
check="$root/tests/layering.sh"
made=$(mktemp -d)
trap 'rm -rf "$made"' EXIT
mkdir -p "$made"/core/{model,measure,codecs/{a,b,qt}} "$made"/ui "$made"/app
failed=0

# expect fine|broken FILE INCLUDE: a tree of this one file.
expect() {
  printf '#include %s\n' "$3" >"$made/$2"
  local outcome=fine
  "$check" "$made" >/dev/null || outcome=broken
  if [ "$outcome" != "$1" ]; then
    echo "$2 with #include $3 is taken as $outcome"
    failed=1
  fi
  rm "$made/$2"
}
expect broken core/model/x.h '<QString>'
expect broken core/codecs/a/x.cpp '<QtCore/QString>'
expect broken core/codecs/x.cpp '<QString>'
expect broken core/measure/x.cpp '"ui/window.h"'
expect broken core/measure/x.cpp '"app/console.h"'
expect broken ui/x.cpp '"app/console.h"'
expect broken core/codecs/a/x.cpp '"measure/clock.h"'
expect broken core/codecs/a/x.cpp '"codecs/b/b.h"'
expect broken core/measure/x.cpp '<google/protobuf/message.h>'
expect broken app/x.cpp '<msgpack.hpp>'
expect broken ui/x.cpp '<zstd.h>'
expect fine core/codecs/qt/x.cpp '<QJsonDocument>'
expect fine core/codecs/a/x.cpp '"codecs/a/a.h"'
expect fine core/codecs/a/x.cpp '"codecs/codec.h"'
expect fine core/codecs/a/x.cpp '<google/protobuf/message.h>'
expect fine app/x.cpp '"ui/window.h"'
expect fine ui/x.cpp '<QWidget>'

"$check" "$root" || failed=1
exit "$failed"
