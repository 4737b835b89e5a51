#!/usr/bin/env bash
# Installs the packages of a folder into a bare Debian 12, uses them as a player would, removes them and looks for what is left.
#
#   in_bare_root.sh FOLDER [ROOT]    as root; ROOT is kept and used again, else it is made and removed
#
# The bare system is made by debootstrap (minbase) and entered with chroot. The packages' dependencies and the desktop's own tools
# are installed first, so that whatever stands there afterwards and did not before is ours.
set -euo pipefail

folder=$(readlink -f "$1")
# shellcheck source=tests/package/bare_root.sh
. "$(dirname "$(readlink -f "$0")")/bare_root.sh"
bare_root "${2:-}"

mkdir -p "$root/packages"
cp "$folder"/*.deb "$root/packages"

packages=(python3-linesman linesman-doc linesman-dev linesman linesman-cli liblinesman1 linesman-common)
# What an interrupted try left.
inside dpkg --purge "${packages[@]}" >/dev/null 2>&1 || true

needed=$(for deb in "$folder"/*.deb; do dpkg-deb -f "$deb" Depends | tr ',' '\n'; done | grep -v linesman | sed 's/^ *//' | grep . | sort -u |
  paste -sd, || true)
inside apt-get update -qq
inside apt-get satisfy -qq -y -o Dpkg::Use-Pty=0 --no-install-recommends "$needed" >/dev/null
inside apt-get install -qq -y -o Dpkg::Use-Pty=0 --no-install-recommends shared-mime-info desktop-file-utils libglib2.0-bin man-db mandoc fonts-dejavu-core \
  >/dev/null

everything() { (cd "$root" && find . -xdev \( -path ./proc -o -path ./tmp -o -path ./packages -o -path ./var/cache -o -path ./var/log \
  -o -path ./var/lib/dpkg -o -path ./run \) -prune -o -print | sort); }
before=$(everything)

say "installing"
inside sh -c 'dpkg -i /packages/*.deb >/dev/null'
inside dpkg --verify "${packages[@]}"

say "judging"
examples=/usr/share/linesman/examples
cp "$(dirname "$(readlink -f "$0")")/../../resources/packaging/debian/tests/judge-an-example" "$root/packages"
inside /packages/judge-an-example

say "opening by type"
inside sh -c "cd /tmp && cp $examples/pips-river.linesman a.linesman && cp a.linesman game-without-a-suffix &&
  linesman-cli rulesets --new my-game --chart >rules.log && linesman-cli --rulesets . rulesets --export my-game a.lmrules >>rules.log &&
  cp a.lmrules rules-without-a-suffix"
is_of_type() { inside gio info -a standard::content-type "/tmp/$1" | grep -F "application/vnd.linesman.$2" >/dev/null; }
for file in a.linesman game-without-a-suffix; do is_of_type "$file" game+json; done
for file in a.lmrules rules-without-a-suffix; do is_of_type "$file" rules+zip; done
inside gio mime application/vnd.linesman.game+json | grep linesman.desktop >/dev/null
inside gio mime application/vnd.linesman.rules+zip | grep linesman.desktop >/dev/null
# What a desktop starts: the Exec line of the entry that the type leads to.
inside sh -c 'eval "QT_QPA_PLATFORM=offscreen $(sed -n "s/^Exec=//p" /usr/share/applications/linesman.desktop |
  sed "s|%f|--screenshot /tmp/opened.png /tmp/a.linesman|")"'
[ -s "$root/tmp/opened.png" ]

say "reading"
inside sh -c 'for page in $(dpkg -L linesman linesman-cli linesman-common | grep "/man/man.*\.gz$"); do
  mandoc -Tlint "$page" 2>/dev/null || exit 1
  test -z "$(man --warnings -l "$page" 2>&1 >/dev/null)" || exit 1
done'
[ -s "$root/usr/share/doc/linesman/html/index.html" ]

say "removing"
inside dpkg --purge "${packages[@]}" >/dev/null
left=$(diff <(printf '%s\n' "$before") <(everything) || true)
if [ -n "$left" ]; then
  say "left behind:"
  printf '%s\n' "$left"
  exit 1
fi
say "installed, used, removed: nothing is left"
