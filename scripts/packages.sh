# SPDX-FileCopyrightText: 2026 The Codec Workbench authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Names of Debian 12 packages, and a function that installs those that are missing. Sourced by
# ./start, ./check, ./prove and .ci/run.

# libqt6opengl6-dev is only recommended by qt6-charts-dev, which does not configure without it.
# Without a font every letter is drawn as a box.
packages_build="g++ cmake ninja-build libboost-dev libfmt-dev libexpected-dev nlohmann-json3-dev
  libcli11-dev libmsgpack-cxx-dev libprotobuf-dev protobuf-compiler libzstd-dev liblz4-dev
  qt6-base-dev libqt6opengl6-dev qt6-charts-dev qt6-svg-dev"
packages_window="fonts-dejavu-core"
packages_test="libgtest-dev libgmock-dev"
packages_bench="libbenchmark-dev libgtest-dev libgmock-dev"
packages_ci="clang-format"

say() { printf '%s\n' "$*"; }
fail() {
  printf '%s: %s\n' "${0##*/}" "$*" >&2
  exit 2
}

is_debian_12() {
  [ -r /etc/os-release ] && (. /etc/os-release && [ "${ID:-}" = debian ] && [ "${VERSION_ID:-}" = 12 ])
}

missing_packages() {
  local package
  for package in "$@"; do
    [ "$(dpkg-query -W -f='${db:Status-Status}' "$package" 2>/dev/null)" = installed ] ||
      printf '%s ' "$package"
  done
}

# install_packages NAME...: quick, and without the network, when all are there. CWB_NO_INSTALL=1
# leaves the system as it is, for those who brought the libraries in another way.
install_packages() {
  [ -z "${CWB_NO_INSTALL:-}" ] || return 0
  command -v dpkg-query >/dev/null ||
    fail "this is not Debian 12, so install what these Debian packages bring ($*) and run CWB_NO_INSTALL=1 $0"
  local missing
  missing=$(missing_packages "$@")
  missing=${missing% }
  [ -n "$missing" ] || return 0
  is_debian_12 ||
    fail "this is not Debian 12, so install what these Debian packages bring ($missing) and run CWB_NO_INSTALL=1 $0"

  local as_root=""
  if [ "$(id -u)" != 0 ]; then
    command -v sudo >/dev/null && sudo -v ||
      fail "packages are missing and installing them needs root; as root run: apt-get install --no-install-recommends $missing"
    as_root="sudo"
  fi
  say "Installing $missing"
  local log
  log=$(mktemp)
  # Where the update fails, the lists of before may still do; the installation tells.
  $as_root apt-get -q update >"$log" 2>&1 || true
  # shellcheck disable=SC2086  # the names are words of their own
  if ! $as_root env DEBIAN_FRONTEND=noninteractive apt-get -q -y --no-install-recommends install \
    $missing >>"$log" 2>&1; then
    tail -n 5 "$log" >&2
    rm -f "$log"
    fail "these packages could not be installed, see above (is there a network?): $missing"
  fi
  rm -f "$log"
}

# configure_release [ARGUMENT...]: build/ as a Release build of everything, whatever it was before.
configure_release() {
  local tests=-DCWB_TESTS=OFF
  [ ! -e build/tests/CTestTestfile.cmake ] || tests=-DCWB_TESTS=ON
  cmake -G Ninja -S . -B build -DCMAKE_BUILD_TYPE=Release -DCWB_UI=ON -DCWB_SANITIZE= "$tests" "$@" >build.log 2>&1 ||
    { cat build.log >&2; fail "the build could not be configured, see above"; }
}
