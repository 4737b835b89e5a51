"""The command line: a page for each call, made from its help and the man page, and the man pages themselves."""
import re
import shutil
import subprocess
import tempfile
from pathlib import Path

from window_pages import environment_of
from wrong import Wrong

ROW = re.compile(r"^ {2,3}(\S.*?)(?: {2,}(\S.*))?$")
MAN_PAGES = (("linesman.1", "The window's options"), ("linesman-cli.1", "All calls on one page"),
             ("linesman-rulesets.7", "Where rulesets are found"), ("linesman-photographs.7", "Photographs of a table"))


def help_of(cli, language, *call):
    with tempfile.TemporaryDirectory() as home:
        environment = environment_of(home, language) | {"COLUMNS": "400"}
        done = subprocess.run([cli, "help", *call], capture_output=True, text=True, env=environment)
    if done.returncode != 0:
        raise Wrong(f"linesman-cli help {' '.join(call)}: {done.stderr}")
    return done.stdout


def calls_in(text):
    """The calls that a help lists."""
    return re.findall(r"^  ([a-z][a-z-]*) {2,}\S", text, re.MULTILINE)


def all_calls(cli, english):
    """Each call in its words; a family has its own calls."""
    for call in calls_in(help_of(cli, english)):
        below = calls_in(help_of(cli, english, call)) if call in ("cases", "event") else []
        yield (call,)
        yield from ((call, each) for each in below)


def cell(text):
    return text.replace("|", "\\|").replace("<", "&lt;")


def rows_of(lines):
    """(what is written, what it does) of each row of a list; a row may go on in deeper lines."""
    rows = []
    for line in lines:
        row = ROW.match(line)
        if row and len(line) - len(line.lstrip()) <= 3:
            rows.append([row.group(1), row.group(2) or ""])
        elif rows:
            rows[-1][1] = f"{rows[-1][1]} {line.strip()}".strip()
    return rows


def blocks_of(text):
    """The blocks of a help. The line that says how a call is written is one of its own."""
    for block in re.split(r"\n\s*\n", text.strip("\n")):
        for part in re.split(r"\n(?=\S+: linesman-cli)", block):
            yield part.splitlines()


def as_markdown(text, everywhere):
    """A help as Markdown: its lists become tables, its examples and its usage code. Lines that every help has are left out."""
    for lines in blocks_of(text):
        lines = [line for line in lines if line not in everywhere]
        if not lines:
            continue
        if lines[0].endswith(":") and len(lines) > 1 and all(line.startswith("  ") for line in lines[1:]):
            yield f"## {lines[0].rstrip(':')}"
            if all(line.strip().startswith("linesman-cli ") for line in lines[1:]):
                yield "```sh\n" + "\n".join(line.strip() for line in lines[1:]) + "\n```"
            else:
                yield "\n".join(["| | |", "| --- | --- |", *(f"| `{cell(what)}` | {cell(does)} |" for what, does in rows_of(lines[1:]))])
        elif re.match(r"^\S+: linesman-cli", lines[0]):
            yield "```sh\n" + lines[0].split(": ", 1)[1] + "\n```"
        else:
            yield cell(" ".join(line.strip() for line in lines))


def items_of(man_page):
    """What the man page says of each call, as mdoc, by the call."""
    items = {}
    text = man_page.read_text()
    for call, body in re.findall(r"^\.It Cm ((?:[a-z-]+)(?: [a-z-]+)?)\b[^\n]*\n(.*?)(?=^\.It Cm |^\.Sh |^\.El\n\.S[hs]|\Z)",
                                 text, re.MULTILINE | re.DOTALL):
        items.setdefault(call, body)
        items.setdefault(call.split()[0], body)
    return items


def without_open_list(body):
    """The lines of an item without the end of the list in which it stands."""
    depth, kept = 0, []
    for line in body.splitlines():
        depth += line.startswith((".Bl", ".Bd")) - line.startswith((".El", ".Ed"))
        if depth < 0:
            break
        kept.append(line)
    return "\n".join(kept)


def mdoc_as_markdown(text):
    done = subprocess.run(["mandoc", "-T", "markdown"], input=text, capture_output=True, text=True)
    return re.sub(r"^.*\n\n", "", done.stdout, count=1)


def said_of(call, items):
    if " ".join(call) not in items or shutil.which("mandoc") is None:
        return ""
    page = f".Dd $Mdocdate$\n.Dt X 1\n.Os\n.Sh DESCRIPTION\n{without_open_list(items[' '.join(call)])}\n"
    text = mdoc_as_markdown(page).split("# DESCRIPTION", 1)[-1]
    return re.sub(r"\n[^\n]* - [^\n]*\n*$", "", text.rstrip()).strip()


def pages(cli, man_page, language):
    """(section, name, Markdown) of each call."""
    items = items_of(man_page)
    everywhere = set(list(blocks_of(help_of(cli, language)))[-1])
    for call in all_calls(cli, language):
        words = " ".join(call)
        lines = [f"# linesman-cli {words}", "", *(part + "\n" for part in as_markdown(help_of(cli, language, *call), everywhere))]
        more = said_of(call, items) if language.english else ""
        if more:
            lines += ["## What it does", "", more, ""]
        yield "calls", "call-" + "-".join(call), "\n".join(lines)


def man_pages(folder):
    """(section, name, Markdown) of the pages that `man` shows, where mandoc is installed."""
    if shutil.which("mandoc") is None:
        return
    for file, title in MAN_PAGES:
        text = mdoc_as_markdown((folder / file).read_text())
        body = "\n".join(text.rstrip().splitlines()[:-1])  # its last line is that of a terminal
        name = re.sub(r"\.\d$", "", file)
        yield "calls", f"man-{name}", f"# {title}\n\n" + re.sub(r"^#", "##", body, flags=re.MULTILINE) + "\n"
