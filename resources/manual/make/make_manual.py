#!/usr/bin/env python3
"""Make the manual: HTML pages with a search, and man pages of section 5.

    make_manual.py SOURCE BUILD OUT [--play]    with --play no HTML is made but the index of the search, and no pandoc is needed

Pages are Markdown. What a page shows is made now: BUILD is installed into OUT/installed, and each page is played with it as a
reader plays it, in an empty folder with an empty home. A block ```play runs its commands, each a line that begins with $, and
shows what they print. After each command, lines say what has to happen: `exit 1`, `says TEXT`. A block ```file NAME writes that
file first. Then the page is played once more in the same folder, as by a reader who begins again. Any other outcome ends the
making with the page and the line, so a page is never wrong about the program. recipes.py has the blocks that change sources.
A block ```window plays the window: its lines are the gestures of resources/manual/player/gestures.h, and `picture NAME CAPTION`
shows the window as it is then. All such blocks of a page work the same window.
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

import call_pages
import kind_pages
import recipes
import ruleset_pages
import schema_pages
import window_pages
from wrong import Wrong

SECTIONS = (("", "Start"), ("tutorials", "Tutorials"), ("how-to", "How to"), ("window", "The window"), ("reference", "Reference"),
            ("calls", "The command line"), ("rulesets", "Rulesets"), ("why", "Why"), ("join", "For those who join"))
FIRST = ("install", "first-move", "unit", "dispute", "scenario", "fair")  # before other pages of their section
ELSEWHERE = {"other-programs": "reference", "python": "reference", "records": "reference", "many-machines": "how-to", "install": "how-to"}
SHORT = 8  # pages of a section that the menu always shows
BLOCK = re.compile(r"^```(play|file|picture|window)[ ]?(.*?)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


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
        self.page, self.pictures, self.language = page, pictures, language
        self.window, self.program = None, installed / "bin/linesman-player"
        self.again = False
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

    def played_in_window(self, body):
        if self.window is None:
            # What a reader does in the window and by calls is the same: neither finds what the other made.
            self.folders.append(tempfile.TemporaryDirectory())
            home = self.environment | {"HOME": self.folders[-1].name}
            self.window = window_pages.Window(self.program, self.language, self.place, home)
        shown = []
        for line in body.splitlines():
            verb, _, words = line.partition(" ")
            name, _, caption = words.partition(" ")
            try:
                self.window.play(f"picture {name}" if verb == "picture" else line)
            except Wrong as wrong:
                raise Wrong(f"{self.page}: {line}: {wrong}") from None
            if verb == "picture":
                shutil.copy(self.place / name, self.pictures / name)
                shown.append(f"![{caption}](PICTURES/{name})")
        return "\n\n".join(shown)

    def close_window(self):
        if self.window is not None:
            self.window.close()
            self.window = None

    def block(self, match):
        kind, name, body = match.groups()
        if kind == "play":
            return self.played(body)
        if kind == "window":  # each begins in a home of its own: a second time would be the first
            return "" if self.again else self.played_in_window(body)
        if kind == "picture":
            name, _, caption = name.partition(" ")
            self.picture(name, body)
            return f"![{caption}](PICTURES/{name})"
        (self.place / name).write_text(body)
        return f"`{name}`:\n\n```{'python' if name.endswith('.py') else 'json'}\n{body}```"


def played_page(installed, page, text, pictures, language):
    """The text of a page with what its blocks show. It is played twice."""
    player = Player(installed, page, pictures, language)
    try:
        played = BLOCK.sub(player.block, text)
        player.close_window()
        player.again = True
        try:
            BLOCK.sub(player.block, text)
        except Wrong as wrong:
            raise Wrong(f"played again: {wrong}") from None
    finally:
        player.close_window()
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


def verbs_of(body):
    """What is done in a window: the words are another language's."""
    return [line.split()[:2] if line.startswith("picture") else line.split()[:1] for line in body.splitlines()]


def shape_of(text):
    """The headings and blocks of a page, without their words."""
    blocks = [(kind, name if kind == "file" else "", verbs_of(body) if kind == "window" else body.count("\n$ "))
              for kind, name, body in BLOCK.findall(text)]
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
        yield from call_pages.man_pages(source / "resources/man")
    yield from kind_pages.pages(manual, installed, language)
    yield from window_pages.pages(source, installed, pictures, language)
    yield from call_pages.pages(installed / "bin/linesman-cli", source / "resources/man/linesman-cli.1", language)
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
        self.shared = set()  # pictures that are those of the English pages

    def borrowed_at(self, root):
        return {name: f"{root}../{address(section, name)}" for section, name, _ in self.borrowed}

    def in_order(self):
        """The pages as the menu has them."""
        return [page for section, _ in SECTIONS for page in self.pages if page[0] == section]

    def menu(self, root, at):
        """The sections, of which that of the page and the short ones are open."""
        parts = []
        for section, title in SECTIONS:
            pages = [page for page in self.pages if page[0] == section]
            listed = "".join(self.entry(root, page, at) for page in pages)
            if pages:
                shown = " open" if section == at[0] or len(pages) <= SHORT else ""
                parts.append(f"<details{shown}><summary>{self.language.said(title)}</summary><ul>{listed}</ul></details>")
        if self.borrowed:
            at = self.borrowed_at(root)
            listed = "".join(f'<li><a href="{at[name]}" hreflang="en">{html.escape(title_of(text))}</a></li>'
                             for _, name, text in self.borrowed)
            parts.append(f'<details><summary>{self.language.said("In English")}</summary><ul>{listed}</ul></details>')
        return "".join(parts)

    @staticmethod
    def entry(root, page, at):
        section, name, text = page
        here = ' aria-current="page"' if (section, name) == at else ""
        return f'<li><a href="{root}{address(section, name)}"{here}>{html.escape(title_of(text))}</a></li>'

    def neighbours(self, root, at):
        """Links to the pages before and behind this one."""
        pages = self.in_order()
        place = [page[:2] for page in pages].index(at)
        links = []
        for where, other in (("prev", place - 1), ("next", place + 1)):
            if 0 <= other < len(pages):
                section, name, text = pages[other]
                word = self.language.said("Previous" if where == "prev" else "Next")
                links.append(f'<a rel="{where}" href="{root}{address(section, name)}">{word}: {html.escape(title_of(text))}</a>')
        return " ".join(links)

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

        body = re.sub(r'href="([^":#]+\.md)(#[^"]*)?"', link, body)
        return re.sub(r"PICTURES/([\w.-]+)", lambda match: self.picture_at(root, match.group(1)), body)

    def picture_at(self, root, name):
        return f"{root}../pictures/{name}" if name in self.shared else f"{root}pictures/{name}"


def as_html(text):
    made = subprocess.run(["pandoc", "--from", "gfm", "--to", "html5", "--no-highlight"], input=text, text=True,
                          capture_output=True, check=True)
    return made.stdout


def plain_text(text):
    """The words of a page of Markdown."""
    text = re.sub(r"!?\[([^\]]*)\]\([^)]*\)|<[^>]+>", lambda match: match.group(1) or " ", text)
    return re.sub(r"[\s|#`*]+", " ", html.unescape(text)).strip()


def searched(pages):
    rows = [{"title": title_of(text).replace("`", ""), "at": address(section, name), "text": plain_text(text)}
            for section, name, text in pages]
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


def write_html(source, book, others, out, version):
    here = source / "resources/manual/make"
    frame = (here / "page.html").read_text()
    said = book.language.said
    for section, name, text in book.pages:
        root = "../" if section else ""
        body = book.linked(as_html(text), root)
        place = out / address(section, name)
        place.parent.mkdir(parents=True, exist_ok=True)
        filled = frame
        for mark, value in (("@LANGUAGE@", book.language.code), ("@SEARCH@", said("Search")),
                            ("@NONE@", said("No page has these words.")),
                            ("@OTHERS@", links_to_others(book, others, address(section, name), root)),
                            ("@TITLE@", html.escape(title_of(text))), ("@ROOT@", root), ("@MENU@", book.menu(root, (section, name))),
                            ("@NEIGHBOURS@", book.neighbours(root, (section, name))),
                            ("@VERSION@", said("Version {version}").format(version=version)), ("@BODY@", body)):
            filled = filled.replace(mark, value)
        place.write_text(filled)
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
    for component in ("engine", "commands", "library", "filming"):
        done = subprocess.run(["cmake", "--install", str(build), "--component", component, "--prefix", str(installed)],
                              capture_output=True, text=True)
        if done.returncode != 0:
            raise Wrong(f"the build cannot be installed:\n{done.stderr}")
    # It is no part of what is installed, and finds the games and rules that are.
    player = build / "bin/linesman-player"
    if player.exists():
        shutil.copy(player, installed / "bin")
    return installed


def made_book(source, installed, out, language, english):
    pictures = out / "html" / language.folder / "pictures"
    pictures.mkdir(parents=True)
    return Book(language, list(pages_of(source, installed, pictures, language)), english)


def share_pictures(book, html_folder):
    """A picture without words is there once, among the English ones."""
    for picture in sorted((html_folder / book.language.folder / "pictures").iterdir()) if not book.language.english else ():
        english = html_folder / "pictures" / picture.name
        if english.exists() and english.read_bytes() == picture.read_bytes():
            picture.unlink()
            book.shared.add(picture.name)


def make_small(html_folder):
    """A palette of 256 colours is enough for pictures of a window and of a table. Without pngquant they stay as they are."""
    pictures = sorted(str(file) for file in html_folder.rglob("pictures/*.png"))
    if shutil.which("pngquant") and pictures:
        subprocess.run(["pngquant", "--force", "--ext", ".png", "--skip-if-larger", "--speed", "3", "256", *pictures], check=False)


def main():
    source, build, out = (Path(word).resolve() for word in sys.argv[1:4])
    shutil.rmtree(out, ignore_errors=True)
    try:
        installed = installed_in(out, build)
        version = subprocess.run([installed / "bin/linesman-cli", "--version"], capture_output=True, text=True,
                                 check=True).stdout.split()[-1]
        books = []
        for language in languages_of(source / "resources/manual"):
            books.append(made_book(source, installed, out, language, books[0].pages if books else []))
        for book in books:
            (out / "html" / book.language.folder / "search-index.js").write_text(searched(book.pages))
        for book in books if "--play" not in sys.argv else ():
            share_pictures(book, out / "html")
            write_html(source, book, [other for other in books if other is not book], out / "html" / book.language.folder,
                       version)
    except Wrong as wrong:
        sys.exit(f"manual: {wrong}")
    if "--play" not in sys.argv:
        make_small(out / "html")
    schema_pages.write_man_pages(source / "resources/schema", out / "man")
    print("manual: " + ", ".join(f"{len(book.pages)} pages in {book.language.code}" for book in books))


if __name__ == "__main__":
    main()
