#!/usr/bin/env bash
# Runs both commands of the README in a bare Debian 12, on a clone of what is committed here. A package, a format or a plugin that
# was installed here by hand is missing there, and what needs it fails.
#
#   readme_in_bare_root.sh [ROOT]    as root; ROOT is kept and used again, else it is made and removed
set -euo pipefail
here=$(git -C "$(dirname "$(readlink -f "$0")")" rev-parse --show-toplevel)
# shellcheck source=tests/package/bare_root.sh
. "$here/tests/package/bare_root.sh"
bare_root "${1:-}"

# No program names the place where it was built: a place that is told from the names of installed folders.
rm -rf "$root/srv/checkout"
git clone -q "$here" "$root/srv/checkout"
say "./dev run"
inside /srv/checkout/dev run >"$root/run.log" 2>&1 || { tail -n 40 "$root/run.log"; say "./dev run failed"; exit 1; }
say "./dev test"
inside /srv/checkout/dev test >"$root/test.log" 2>&1 || { tail -n 80 "$root/test.log"; say "./dev test failed"; exit 1; }
say "both commands pass"
