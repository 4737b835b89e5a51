#!/usr/bin/env python3
"""Make the files of the packages that are neither compiled nor kept in the tree.

    product_files.py SOURCE BUILD VERSION URL OUT

URL is the address of the project; empty while it has none: then no file names one.

Below OUT there is a folder for each package, in the shape of the installed tree: compressed man pages and changelogs,
copyright files, icons in PNG, completions, the data of the software centre. The same tree gives the same bytes: the only
time in them is SOURCE_DATE_EPOCH, or else the day of the newest change.
"""
import calendar
import email.utils
import gzip
import html
import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

PACKAGES = ("linesman", "linesman-cli", "liblinesman1", "linesman-common", "linesman-dev", "linesman-doc", "python3-linesman")
MAINTAINER = "The Linesman authors <maintainers@linesman.example>"
ICON_SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
COMPLETIONS = {
    "bash": "share/bash-completion/completions/linesman-cli",
    "zsh": "share/zsh/vendor-completions/_linesman-cli",
    "fish": "share/fish/vendor_completions.d/linesman-cli.fish",
}
SHOTS = (
    ("a-ruling", "A move is ruled on while it is made", "pips-bocage", "pips-bocage.3-tiger-too-far"),
    ("hexes", "A table of hexes with its stacks", "hexes-village", "hexes-village.1-hale-leads-them-up-the-street"),
    ("dark", "Columns in a plain, in dark colours", "drill-stream", "drill-stream.6-the-36th-wheels-too-far"),
)


def releases(source):
    """(version, day, list of changes) of each release, the newest first."""
    text = (source / ".github/CHANGELOG.md").read_text()
    found = []
    for block in re.split(r"^## ", text, flags=re.MULTILINE)[1:]:
        head, _, body = block.partition("\n")
        version, day = re.fullmatch(r"(\S+) \((\d{4}-\d{2}-\d{2})\)", head.strip()).groups()
        changes = [without_marks(re.sub(r"\s+", " ", item).strip()) for item in re.split(r"^- ", body, flags=re.MULTILINE)[1:]]
        found.append((version, day, changes))
    return found


def without_marks(text):
    """The text without the marks of Markdown: neither AppStream nor a Debian changelog knows them. What stands between
    backquotes stays to the letter."""
    parts = re.split(r"`([^`]+)`", text)
    for i in range(0, len(parts), 2):
        plain = re.sub(r"\[([^\]]+)\]\([^)]*\)", r"\1", parts[i])
        parts[i] = re.sub(r"(?<![\w*])(\*\*?|__?)(?=\S)(.+?)(?<=\S)\1(?![\w*])", r"\2", plain)
    return "".join(parts)


def seconds_of(day):
    return int(os.environ.get("SOURCE_DATE_EPOCH") or calendar.timegm(time.strptime(day, "%Y-%m-%d")))


def write(place, content):
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_bytes(content if isinstance(content, bytes) else content.encode())


def compressed(content):
    return gzip.compress(content if isinstance(content, bytes) else content.encode(), 9, mtime=0)


def debian_changelog(source):
    entries = []
    for version, day, changes in releases(source):
        lines = "\n".join(wrapped(change, "  * ", "    ") for change in changes)
        when = email.utils.formatdate(seconds_of(day)).replace("-0000", "+0000")
        entries.append(f"linesman ({version}) unstable; urgency=medium\n\n{lines}\n\n -- {MAINTAINER}  {when}\n")
    return "\n".join(entries)


def wrapped(text, first, rest):
    lines, line = [], first
    for word in text.split():
        if len(line) + len(word) > 78:
            lines.append(line.rstrip())
            line = rest
        line += word + " "
    return "\n".join([*lines, line.rstrip()])


def copyright_file(source):
    licence = (source / "LICENSE").read_text().split("\n\n", 2)
    owner = licence[1].strip().removeprefix("Copyright (c) ")
    text = "\n".join(" " + (line or ".") for line in licence[2].strip().splitlines())
    return ("Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\nUpstream-Name: Linesman\n\n"
            f"Files: *\nCopyright: {owner}\nLicense: Expat\n\nLicense: Expat\n{text}\n")


def documents(source, out):
    changelog, rights = compressed(debian_changelog(source)), copyright_file(source)
    for package in PACKAGES:
        folder = out / package / "share/doc" / package
        write(folder / "changelog.gz", changelog)
        write(folder / "copyright", rights)
        overrides = source / "resources/packaging/debian" / f"{package}.lintian-overrides"
        if overrides.exists():
            write(out / package / "share/lintian/overrides" / package, overrides.read_bytes())


def man_pages(source, build, out):
    folders = [source / "resources/man", build / "manual/man"]
    for page in sorted(page for folder in folders for page in folder.glob("*.[1-9]")):
        package = "linesman-common" if page.suffix == ".7" else "linesman" if page.stem == "linesman" else "linesman-cli"
        write(out / package / "share/man" / f"man{page.suffix[1:]}" / f"{page.name}.gz", compressed(page.read_bytes()))


def icons(source, out):
    for size in ICON_SIZES:
        place = out / f"linesman/share/icons/hicolor/{size}x{size}/apps/linesman.png"
        place.parent.mkdir(parents=True, exist_ok=True)
        subprocess.run(["rsvg-convert", "-w", str(size), "-h", str(size), "-o", place,
                        source / "resources/icons/linesman.svg"], check=True)


def completions(build, out):
    for shell, place in COMPLETIONS.items():
        made = subprocess.run([build / "bin/linesman-cli", "completion", shell], check=True, capture_output=True)
        write(out / "linesman-cli" / place, made.stdout)


def software_centre(source, version, url, out):
    text = (source / "resources/desktop/org.linesman.linesman.metainfo.xml.in").read_text()
    listed = ""
    for number, day, changes in releases(source):
        items = "".join(f"          <li>{html.escape(change)}</li>\n" for change in changes)
        listed += (f'    <release version="{number}" date="{day}" type="stable">\n      <description>\n        <ul>\n{items}'
                   "        </ul>\n      </description>\n    </release>\n")
    shots = ""
    for place, (name, caption, *_) in enumerate(SHOTS):
        kind = ' type="default"' if place == 0 else ""
        shots += (f"    <screenshot{kind}>\n      <caption>{caption}</caption>\n"
                  f"      <image>{url}/screenshots/{version}/{name}.png</image>\n    </screenshot>\n")
    if not url:  # what would stand at that address is left out
        text = re.sub(r'  <url type="homepage">@URL@</url>\n|  <screenshots>\n@SCREENSHOTS@\n  </screenshots>\n', "", text)
    for mark, value in (("@URL@", url), ("@RELEASES@", listed.rstrip()), ("@SCREENSHOTS@", shots.rstrip())):
        text = text.replace(mark, value)
    write(out / "linesman/share/metainfo/org.linesman.linesman.metainfo.xml", text)


def screenshots(source, build, out):
    """The pictures of the software centre, for the address that it reads them from."""
    folder = out / "screenshots"
    folder.mkdir(parents=True, exist_ok=True)
    examples = source / "resources/examples"
    for name, _, game, order in SHOTS:
        subprocess.run([build / "bin/linesman", "--appearance", "dark" if name == "dark" else "light", "--screenshot",
                        folder / f"{name}.png", "--order", examples / f"{order}.order.json", examples / f"{game}.linesman"],
                       check=True, env=os.environ | {"QT_QPA_PLATFORM": "offscreen", "LANGUAGE": "en"})


def main():
    source, build, out = Path(sys.argv[1]), Path(sys.argv[2]), Path(sys.argv[5])
    version, url = sys.argv[3:5]
    if releases(source)[0][0] != version:
        sys.exit(f".github/CHANGELOG.md begins with {releases(source)[0][0]}, and the version is {version}")
    shutil.rmtree(out, ignore_errors=True)
    documents(source, out)
    man_pages(source, build, out)
    icons(source, out)
    completions(build, out)
    software_centre(source, version, url, out)
    if url:
        screenshots(source, build, out)


if __name__ == "__main__":
    main()
