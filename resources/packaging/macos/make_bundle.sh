#!/bin/sh
# Not tried. Makes Linesman.app and a disk image of an installed tree: make_bundle.sh PREFIX VERSION
# The programs find lib and share beside their own folder, so the tree keeps its shape inside of Contents.
set -e
app=Linesman.app/Contents
mkdir -p "$app"
cp -R "$1/bin" "$app/MacOS"
cp -R "$1/lib" "$app/lib"
cp -R "$1/share" "$app/share"
cat >"$app/Info.plist" <<PLIST
<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0"><dict>
  <key>CFBundleExecutable</key><string>linesman</string>
  <key>CFBundleIdentifier</key><string>org.linesman.linesman</string>
  <key>CFBundleName</key><string>Linesman</string>
  <key>CFBundlePackageType</key><string>APPL</string>
  <key>CFBundleShortVersionString</key><string>$2</string>
  <key>CFBundleDocumentTypes</key><array><dict>
    <key>CFBundleTypeName</key><string>Linesman game</string>
    <key>CFBundleTypeExtensions</key><array><string>linesman</string></array>
    <key>CFBundleTypeRole</key><string>Editor</string>
  </dict></array>
</dict></plist>
PLIST
macdeployqt Linesman.app -executable="$app/MacOS/linesman-cli" -dmg
