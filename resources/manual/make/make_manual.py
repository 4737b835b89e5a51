#!/usr/bin/env python3
"""Make the manual: HTML pages with a search, and man pages of section 5.

    make_manual.py SOURCE BUILD OUT

Pages are Markdown. What a page shows is made now, with the programs of BUILD: a block ```play runs its commands, each a line
that begins with $, and shows what they print. After each command, lines say what has to happen: `exit 1`, `says TEXT`. A block
```file NAME writes that file first. A page plays in a folder of its own that has the example games and the pictures. Any other
outcome ends the making with the page and the line, so a page is never wrong about the program. recipes.py has the blocks that
change sources. SOURCE/ before the path of a picture means the tree of the sources.
"""
import html
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import recipes
import ruleset_pages
import schema_pages

SECTIONS = (("", "Start"), ("tutorials", "Tutorials"), ("how-to", "How to"), ("reference", "Reference"),
            ("rulesets", "Rulesets"), ("why", "Why"), ("join", "For those who join"))
BLOCK = re.compile(r"^```(play|file|picture)[ ]?(.*?)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


class Wrong(Exception):
    pass


class Player:
    """Carries out the blocks of one page."""

    def __init__(self, source, build, page, pictures):
        self.page, self.pictures = page, pictures
        self.folder = tempfile.TemporaryDirectory()
        self.place = Path(self.folder.name)
        for given in ("resources/examples", "resources/pictures"):
            for file in (source / given).iterdir():
                shutil.copy(file, self.place)
        home = self.place / ".home"
        home.mkdir()
        kept = {name: value for name, value in os.environ.items() if name in ("LD_LIBRARY_PATH", "LANG", "TZ")}
        self.environment = kept | {"PATH": f"{build / 'bin'}:/usr/bin:/bin", "HOME": str(home),
                                   "XDG_DATA_HOME": str(home / "share"), "XDG_DATA_DIRS": "/nowhere",
                                   "QT_QPA_PLATFORM": "offscreen"}

    def run(self, command):
        return subprocess.run(["bash", "-c", command], cwd=self.place, env=self.environment, capture_output=True, text=True)

    def played(self, body):
        shown, lines = [], body.splitlines()
        while lines:
            line = lines.pop(0)
            if not line.startswith("$ "):
                raise Wrong(f"{self.page}: \"{line}\" is no command")
            wanted = []
            while lines and not lines[0].startswith("$ "):
                wanted.append(lines.pop(0))
            done = self.run(line[2:])
            # Where a page plays is another place each time, and no reader's.
            output = (done.stdout + done.stderr).replace(f"{self.place}/.home", "~").replace(f"{self.place}/", "")
            status = next((int(word[5:]) for word in wanted if word.startswith("exit ")), 0)
            if done.returncode != status:
                raise Wrong(f"{self.page}: {line}\nends with {done.returncode}:\n{output}")
            for word in wanted:
                if word.startswith("says ") and word[5:] not in output:
                    raise Wrong(f"{self.page}: {line}\ndoes not say \"{word[5:]}\":\n{output}")
            shown.append("\n".join([line, output.rstrip()]).rstrip())
        return "```\n" + "\n\n".join(shown) + "\n```"

    def picture(self, name, command):
        done = self.run(command.strip())
        if done.returncode != 0:
            raise Wrong(f"{self.page}: {command}\n{done.stderr}")
        shutil.copy(self.place / name, self.pictures / name)
        return ""

    def block(self, match):
        kind, name, body = match.groups()
        if kind == "play":
            return self.played(body)
        if kind == "picture":
            name, _, caption = name.partition(" ")
            self.picture(name, body)
            return f"![{caption}](PICTURES/{name})"
        (self.place / name).write_text(body)
        return f"`{name}`:\n\n```{'python' if name.endswith('.py') else 'json'}\n{body}```"


def title_of(text):
    return re.search(r"^# (.*)$", text, re.MULTILINE).group(1)


def recipes_of(source, text):
    try:
        return recipes.BLOCK.sub(lambda match: recipes.shown(source, match), text)
    except recipes.Wrong as wrong:
        raise Wrong(f"a recipe: {wrong}") from None


def pictures_of_source(source, text, pictures):
    def copied(match):
        shutil.copy(source / match.group(1), pictures)
        return f"PICTURES/{Path(match.group(1)).name}"

    return re.sub(r"SOURCE/([\w./-]+)", copied, text)


def pages_of(source, build, pictures):
    """(section, name, Markdown) of each page."""
    manual = source / "resources/manual"
    for section, _ in SECTIONS:
        for file in sorted((manual / section).glob("*.md")) if section != "reference" else ():
            player = Player(source, build, file.relative_to(manual), pictures)
            place = {"other-programs": "reference", "python": "reference", "records": "reference", "many-machines": "how-to"}.get(file.stem, section)
            yield place, file.stem, pictures_of_source(source, recipes_of(source, BLOCK.sub(player.block, file.read_text())), pictures)
    for name, text in schema_pages.pages(source / "resources/schema"):
        example = manual / "examples" / f"{name}.md"
        if example.exists():
            player = Player(source, build, example.relative_to(manual), pictures)
            about, members = text.split("\n\n| member", 1)
            text = f"{about}\n\n{BLOCK.sub(player.block, example.read_text())}\n## Members\n\n| member{members}"
        yield "reference", name, text
    for name, text in ruleset_pages.pages(source, build, pictures):
        yield "rulesets", name, text


def address(section, name):
    return f"{section}/{name}.html" if section else f"{name}.html"


def menu(pages, root):
    parts = []
    for section, title in SECTIONS:
        listed = "".join(f'<li><a href="{root}{address(section, name)}">{html.escape(title_of(text))}</a></li>'
                         for place, name, text in pages if place == section)
        parts.append(f"<h2>{title}</h2><ul>{listed}</ul>")
    return "".join(parts)


def as_html(text):
    made = subprocess.run(["pandoc", "--from", "gfm", "--to", "html5", "--no-highlight"], input=text, text=True,
                          capture_output=True, check=True)
    return made.stdout


def linked(body, pages, root):
    """Links between pages of Markdown lead to their HTML, and pictures to their folder."""
    places = {name: address(section, name) for section, name, _ in pages}

    def link(match):
        name = Path(match.group(1)).stem
        if name not in places:
            raise Wrong(f"a link leads to {match.group(1)}, which is no page")
        return f'href="{root}{places[name]}{match.group(2) or ""}"'

    return re.sub(r'href="([^":#]+\.md)(#[^"]*)?"', link, body).replace("PICTURES/", f"{root}pictures/")


def searched(pages, bodies):
    rows = []
    for (section, name, text), body in zip(pages, bodies):
        plain = re.sub(r"\s+", " ", html.unescape(re.sub(r"<[^>]+>", " ", body))).strip()
        rows.append({"title": title_of(text), "at": address(section, name), "text": plain})
    return "const PAGES = " + json.dumps(rows, ensure_ascii=False).replace("</", "<\\/") + ";\n"


def write_html(source, pages, out):
    here = source / "resources/manual/make"
    frame = (here / "page.html").read_text()
    bodies = []
    for section, name, text in pages:
        root = "../" if section else ""
        body = linked(as_html(text), pages, root)
        bodies.append(body)
        place = out / address(section, name)
        place.parent.mkdir(parents=True, exist_ok=True)
        filled = frame
        for mark, value in (("@TITLE@", html.escape(title_of(text))), ("@ROOT@", root), ("@MENU@", menu(pages, root)),
                            ("@BODY@", body)):
            filled = filled.replace(mark, value)
        place.write_text(filled)
    (out / "search-index.js").write_text(searched(pages, bodies))
    for name in ("search.js", "manual.css"):
        shutil.copyfile(here / name, out / name)


def main():
    source, build, out = (Path(word).resolve() for word in sys.argv[1:4])
    shutil.rmtree(out, ignore_errors=True)
    pictures = out / "html/pictures"
    pictures.mkdir(parents=True)
    try:
        pages = list(pages_of(source, build, pictures))
        write_html(source, pages, out / "html")
    except Wrong as wrong:
        sys.exit(f"manual: {wrong}")
    schema_pages.write_man_pages(source / "resources/schema", out / "man")
    print(f"manual: {len(pages)} pages, {len(list(pictures.iterdir()))} pictures")


if __name__ == "__main__":
    main()
