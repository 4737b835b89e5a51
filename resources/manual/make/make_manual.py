#!/usr/bin/env python3
"""Make the manual: HTML pages with a search, and man pages of section 5.

    make_manual.py SOURCE BUILD OUT [--play]    with --play no HTML is made, and no pandoc is needed

Pages are Markdown. What a page shows is made now: BUILD is installed into OUT/installed, and each page is played with it as a
reader plays it, in an empty folder with an empty home. A block ```play runs its commands, each a line that begins with $, and
shows what they print. After each command, lines say what has to happen: `exit 1`, `says TEXT`. A block ```file NAME writes that
file first. Then the page is played once more in the same folder, as by a reader who begins again. Any other outcome ends the
making with the page and the line, so a page is never wrong about the program. recipes.py has the blocks that change sources.
SOURCE/ before the path of a picture means the tree of the sources.

A folder named like a language has the pages of that language, and words.json with what stands around them. Its pages are played
in that language, and each has the headings and blocks of the English page of that name. What it has no page for is in English.
"""
import html
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import recipes
import ruleset_pages
import schema_pages

SECTIONS = (("", "Start"), ("tutorials", "Tutorials"), ("how-to", "How to"), ("reference", "Reference"),
            ("rulesets", "Rulesets"), ("why", "Why"), ("join", "For those who join"))
FIRST = ("first-move", "unit", "dispute", "scenario", "fair")  # before other pages of their section
ELSEWHERE = {"other-programs": "reference", "python": "reference", "records": "reference", "many-machines": "how-to"}
BLOCK = re.compile(r"^```(play|file|picture)[ ]?(.*?)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


class Wrong(Exception):
    pass


class Language:
    """The folder of its pages, the folder of their HTML, and its words for the text around them."""

    def __init__(self, manual, code):
        self.code, self.english = code, code == "en"
        self.pages = manual if self.english else manual / code
        self.folder = "" if self.english else f"{code}/"
        self.words = {} if self.english else json.loads((self.pages / "words.json").read_text())

    def said(self, text):
        if not self.english and text not in self.words:
            raise Wrong(f"{self.code}/words.json has no word for \"{text}\"")
        return self.words.get(text, text)


class Player:
    """Carries out the blocks of one page."""

    def __init__(self, installed, page, pictures, language):
        self.page, self.pictures = page, pictures
        self.folders = [tempfile.TemporaryDirectory(), tempfile.TemporaryDirectory()]
        self.place, self.home = (Path(folder.name) for folder in self.folders)
        kept = {name: value for name, value in os.environ.items() if name in ("LD_LIBRARY_PATH", "LANG", "TZ")}
        self.environment = kept | {"PATH": f"{installed / 'bin'}:/usr/bin:/bin", "HOME": str(self.home),
                                   "XDG_DATA_DIRS": "/nowhere", "LC_ALL": "C.UTF-8", "LANGUAGE": language.code,
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
            output = (done.stdout + done.stderr).replace(str(self.home), "~").replace(f"{self.place}/", "")
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


def played_page(installed, page, text, pictures, language):
    """The text of a page with what its blocks show. It is played twice."""
    player = Player(installed, page, pictures, language)
    played = BLOCK.sub(player.block, text)
    try:
        BLOCK.sub(player.block, text)
    except Wrong as wrong:
        raise Wrong(f"played again: {wrong}") from None
    return played


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


def shape_of(text):
    """The headings and blocks of a page, without their words."""
    blocks = [(kind, name if kind == "file" else "", body.count("\n$ ")) for kind, name, body in BLOCK.findall(text)]
    return text.count("\n## "), blocks


def same_shape(file, manual, language):
    english = manual / file.relative_to(language.pages)
    return english.exists() and shape_of(file.read_text()) == shape_of(english.read_text())


def place_in_menu(file):
    return FIRST.index(file.stem) if file.stem in FIRST else len(FIRST), file.name


def written_pages(manual, language):
    """(section, file) of each page of a language that somebody wrote."""
    for section, _ in SECTIONS:
        for file in sorted((language.pages / section).glob("*.md"), key=place_in_menu) if section != "reference" else ():
            if not language.english and not same_shape(file, manual, language):
                raise Wrong(f"{file.relative_to(manual)} has not the headings and blocks of the English page")
            yield ELSEWHERE.get(file.stem, section), file


def pages_of(source, installed, pictures, language):
    """(section, name, Markdown) of each page."""
    manual = source / "resources/manual"
    pages = list(written_pages(manual, language))
    with ThreadPoolExecutor(os.cpu_count()) as side_by_side:
        played = list(side_by_side.map(
            lambda page: played_page(installed, page[1].relative_to(manual), page[1].read_text(), pictures, language), pages))
    for (section, file), text in zip(pages, played):
        yield section, file.stem, pictures_of_source(source, recipes_of(source, text), pictures)
    if language.english:
        yield from schema_reference(source, installed, pictures, language)
    for name, text in ruleset_pages.pages(source, installed, pictures, language):
        yield "rulesets", name, text


def schema_reference(source, installed, pictures, language):
    manual = source / "resources/manual"
    for name, text in schema_pages.pages(source / "resources/schema"):
        example = manual / "examples" / f"{name}.md"
        if example.exists():
            played = played_page(installed, example.relative_to(manual), example.read_text(), pictures, language)
            about, members = text.split("\n\n| member", 1)
            text = f"{about}\n\n{played}\n## Members\n\n| member{members}"
        yield "reference", name, text


def address(section, name):
    return f"{section}/{name}.html" if section else f"{name}.html"


class Book:
    """The pages of one language, and those of English for what it has none."""

    def __init__(self, language, pages, english):
        self.language, self.pages = language, pages
        self.places = {name: address(section, name) for section, name, _ in pages}
        self.borrowed = [page for page in english if page[1] not in self.places]

    def borrowed_at(self, root):
        return {name: f"{root}../{address(section, name)}" for section, name, _ in self.borrowed}

    def menu(self, root):
        parts = []
        for section, title in SECTIONS:
            listed = "".join(f'<li><a href="{root}{address(section, name)}">{html.escape(title_of(text))}</a></li>'
                             for place, name, text in self.pages if place == section)
            if listed:
                parts.append(f"<h2>{self.language.said(title)}</h2><ul>{listed}</ul>")
        if self.borrowed:
            at = self.borrowed_at(root)
            listed = "".join(f'<li><a href="{at[name]}" hreflang="en">{html.escape(title_of(text))}</a></li>'
                             for _, name, text in self.borrowed)
            parts.append(f'<h2>{self.language.said("In English")}</h2><ul>{listed}</ul>')
        return "".join(parts)

    def linked(self, body, root):
        """Links between pages of Markdown lead to their HTML, and pictures to their folder."""
        borrowed = self.borrowed_at(root)

        def link(match):
            name, part = Path(match.group(1)).stem, match.group(2) or ""
            if name in self.places:
                return f'href="{root}{self.places[name]}{part}"'
            if name in borrowed:
                return f'href="{borrowed[name]}{part}" hreflang="en"'
            raise Wrong(f"a link leads to {match.group(1)}, which is no page")

        return re.sub(r'href="([^":#]+\.md)(#[^"]*)?"', link, body).replace("PICTURES/", f"{root}pictures/")


def as_html(text):
    made = subprocess.run(["pandoc", "--from", "gfm", "--to", "html5", "--no-highlight"], input=text, text=True,
                          capture_output=True, check=True)
    return made.stdout


def searched(pages, bodies):
    rows = []
    for (section, name, text), body in zip(pages, bodies):
        plain = re.sub(r"\s+", " ", html.unescape(re.sub(r"<[^>]+>", " ", body))).strip()
        rows.append({"title": title_of(text), "at": address(section, name), "text": plain})
    return "const PAGES = " + json.dumps(rows, ensure_ascii=False).replace("</", "<\\/") + ";\n"


def links_to_others(book, others, place, root):
    """The same page in the other languages, or where they begin."""
    parts = []
    for other in others:
        at = place if place in other.places.values() else "index.html"
        to_top = root if book.language.english else f"{root}../"
        name = other.language.words.get("Language", "English")
        parts.append(f'<a href="{to_top}{other.language.folder}{at}" lang="{other.language.code}">{name}</a>')
    return " ".join(parts)


def write_html(source, book, others, out):
    here = source / "resources/manual/make"
    frame = (here / "page.html").read_text()
    said = book.language.said
    bodies = []
    for section, name, text in book.pages:
        root = "../" if section else ""
        body = book.linked(as_html(text), root)
        bodies.append(body)
        place = out / address(section, name)
        place.parent.mkdir(parents=True, exist_ok=True)
        filled = frame
        for mark, value in (("@LANGUAGE@", book.language.code), ("@SEARCH@", said("Search")),
                            ("@NONE@", said("No page has these words.")),
                            ("@OTHERS@", links_to_others(book, others, address(section, name), root)),
                            ("@TITLE@", html.escape(title_of(text))), ("@ROOT@", root), ("@MENU@", book.menu(root)),
                            ("@BODY@", body)):
            filled = filled.replace(mark, value)
        place.write_text(filled)
    (out / "search-index.js").write_text(searched(book.pages, bodies))
    for name in ("search.js", "manual.css"):
        shutil.copyfile(here / name, out / name)


def languages_of(manual):
    """English first. The pages of all have their blocks before the first of them is played."""
    all_of_them = [Language(manual, code) for code in ("en", *sorted(file.parent.name for file in manual.glob("*/words.json")))]
    for language in all_of_them:
        list(written_pages(manual, language))
    return all_of_them


def installed_in(out, build):
    """The prefix into which the engine of a build is installed."""
    installed = out / "installed"
    done = subprocess.run(["cmake", "--install", str(build), "--component", "engine", "--prefix", str(installed)],
                          capture_output=True, text=True)
    if done.returncode != 0:
        raise Wrong(f"the build cannot be installed:\n{done.stderr}")
    return installed


def made_book(source, installed, out, language, english):
    pictures = out / "html" / language.folder / "pictures"
    pictures.mkdir(parents=True)
    return Book(language, list(pages_of(source, installed, pictures, language)), english)


def main():
    source, build, out = (Path(word).resolve() for word in sys.argv[1:4])
    shutil.rmtree(out, ignore_errors=True)
    try:
        installed = installed_in(out, build)
        books = []
        for language in languages_of(source / "resources/manual"):
            books.append(made_book(source, installed, out, language, books[0].pages if books else []))
        for book in books if "--play" not in sys.argv else ():
            write_html(source, book, [other for other in books if other is not book], out / "html" / book.language.folder)
    except Wrong as wrong:
        sys.exit(f"manual: {wrong}")
    schema_pages.write_man_pages(source / "resources/schema", out / "man")
    print("manual: " + ", ".join(f"{len(book.pages)} pages in {book.language.code}" for book in books))


if __name__ == "__main__":
    main()
