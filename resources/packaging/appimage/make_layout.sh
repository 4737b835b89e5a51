#!/usr/bin/env bash
# Lays out a folder as an AppImage has it, of the Debian packages: make_layout.sh PACKAGES FOLDER
# `appimagetool FOLDER` would make the image; that step is not tried, as Debian 12 has no such package.
set -euo pipefail
for package in linesman linesman-cli linesman-common; do
  dpkg-deb -x "$1/${package}"_*.deb "$2"
done
ln -sf usr/share/applications/linesman.desktop "$2/linesman.desktop"
ln -sf usr/share/icons/hicolor/256x256/apps/linesman.png "$2/linesman.png"
# Libraries that no other system has to have: all that the programs need, but those of every desktop.
mkdir -p "$2/usr/lib/bundled"
for file in "$2/usr/bin/linesman" "$2/usr/bin/linesman-cli" "$2/usr/lib/linesman/drawing.so" \
  "$2/usr/lib/linesman/filming.so"; do
  ldd "$file" | awk '$3 ~ /^\// {print $3}'
done | sort -u | grep -v -E '/(libc|libm|libdl|libpthread|librt|ld-linux|libGL|libEGL|libX11|libxcb|libdrm|libgbm|libstdc\+\+|libgcc_s)[.-]' |
  xargs -I LIBRARY cp -L LIBRARY "$2/usr/lib/bundled/"
plugins=$(dirname "$(dpkg -L libqt6gui6 | grep '/platforms/libqxcb.so$' || echo /usr/lib/x86_64-linux-gnu/qt6/plugins/platforms/x)")
cp -rL "$plugins" "$2/usr/lib/bundled/platforms" 2>/dev/null || echo "without Qt's platform plugins: install libqt6gui6" >&2
# The engine that plays films and opens cameras.
media=$(dirname "$(dpkg -L libqt6multimedia6 | grep -m1 '/multimedia/lib.*ffmpeg.*\.so$' || echo /x/y)")
mkdir -p "$2/usr/lib/bundled/plugins"
cp -rL "$media" "$2/usr/lib/bundled/plugins/multimedia" 2>/dev/null || echo "without films and cameras: install libqt6multimedia6" >&2
# The notices of what lies there now, with the texts of their licences.
source=$(readlink -f "$(dirname "$0")/../../..")
python3 "$source/resources/packaging/bill_of_materials.py" "$source" --notices "$2/usr/share/linesman/third-party.txt"
cat >"$2/AppRun" <<'RUN'
#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
LD_LIBRARY_PATH=$here/usr/lib/bundled${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH} QT_QPA_PLATFORM_PLUGIN_PATH=$here/usr/lib/bundled/platforms \
  QT_PLUGIN_PATH=$here/usr/lib/bundled/plugins${QT_PLUGIN_PATH:+:$QT_PLUGIN_PATH} \
  exec "$here/usr/bin/linesman" "$@"
RUN
chmod 755 "$2/AppRun"
