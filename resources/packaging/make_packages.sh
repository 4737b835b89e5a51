#!/usr/bin/env bash
# Packs a build tree that has `manual` and `product`: Debian packages and a source archive, and checks them.
#
#   make_packages.sh BUILD FOLDER
set -euo pipefail
source=$(readlink -f "$(dirname "$0")/../..")
build=$(readlink -f "$1")
mkdir -p "$2"
folder=$(readlink -f "$2")
rm -f "$folder"/*
# The only time in a package.
: "${SOURCE_DATE_EPOCH:=$(git -C "$source" log -1 --format=%ct 2>/dev/null || date -r "$source/CMakeLists.txt" +%s)}"
export SOURCE_DATE_EPOCH

version=$(sed -n 's/^CMAKE_PROJECT_VERSION:STATIC=//p' "$build/CMakeCache.txt")
python=$(sed -n 's/^__version__ = "\(.*\)"$/\1/p' "$source/src/bindings/python/linesman/library.py")
[ "$version" = "$python" ] || { echo "the version is $version, and that of the Python package $python" >&2; exit 1; }

umask 022
(cd "$build" && cpack -G DEB -B "$folder" >"$folder/cpack.log") || { cat "$folder/cpack.log" >&2; exit 1; }
rm -rf "$folder/_CPack_Packages" "$folder/cpack.log"
# CPack calls ldconfig from scripts of its own, for modules too; for the library its trigger does it.
unpacked=$(mktemp -d)
trap 'rm -rf "$unpacked"' EXIT
for package in liblinesman1 linesman-cli linesman; do
  deb=$(echo "$folder/$package"_*.deb)
  dpkg-deb -R "$deb" "$unpacked/$package"
  rm -f "$unpacked/$package/DEBIAN/postinst" "$unpacked/$package/DEBIAN/postrm"
  if [ "$package" = liblinesman1 ]; then
    # Which functions a program was linked with says which version it needs.
    (cd "$unpacked" && mkdir debian && touch debian/control &&
      dpkg-gensymbols -q -pliblinesman1 -v"$version" -P$package -O$package/DEBIAN/symbols)
  fi
  dpkg-deb --root-owner-group -b "$unpacked/$package" "$deb" >/dev/null
done
if git -C "$source" rev-parse -q --verify HEAD >/dev/null 2>&1; then
  git -C "$source" archive --format=tar --prefix="linesman-$version/" HEAD | gzip -9n >"$folder/linesman-$version.tar.gz"
fi

python3 "$source/resources/packaging/bill_of_materials.py" "$source" "$version" "$folder/linesman-$version.spdx.json"

desktop-file-validate "$source/resources/desktop/linesman.desktop"
xmllint --noout "$source/resources/desktop/linesman.mime.xml"
appstreamcli validate --no-net --pedantic "$build/product/linesman/share/metainfo/org.linesman.linesman.metainfo.xml" >&2
mkdir -p "$build/lint/man"
for page in "$build"/product/linesman*/share/man/man*/*.gz; do
  mkdir -p "$build/lint/$(basename "$(dirname "$page")")"
  gzip -dc "$page" >"$build/lint/$(basename "$(dirname "$page")")/$(basename "$page" .gz)"
done
# It looks for pages that others name in the system alone, where these are not yet.
said=$(cd "$build/lint" && mandoc -Tlint man[1-9]/*.[1-9] | grep -v 'referenced manual not found: Xr linesman' || true)
[ -z "$said" ] || { echo "$said" >&2; exit 1; }
for page in "$build"/lint/man[1-9]/*; do
  said=$(man --warnings -l "$page" 2>&1 >/dev/null)
  [ -z "$said" ] || { echo "$page: $said" >&2; exit 1; }
done
lintian --fail-on error,warning --pedantic "$folder"/*.deb
if grep -l -a -e "$source" -r "$build/bin/linesman" "$build/bin/linesman-cli" "$build"/lib/*.so* "$build"/lib/linesman >&2; then
  echo "these name the place where they were built" >&2
  exit 1
fi
(cd "$folder" && sha256sum ./*)
