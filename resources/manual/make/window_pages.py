"""What the window shows: its gestures played by linesman-player, and a page for each topic of F1 with its keys."""
import html
import json
import re
import shutil
import subprocess
import tempfile
import xml.etree.ElementTree as xml
from os import environ
from pathlib import Path

from wrong import Wrong

# How a player comes to what a topic is about: gestures among the example games. {…} is a text of the window. A line that begins
# with $ is a command of its own, which prepares a file for them.
SCENES = json.loads((Path(__file__).resolve().parent / "scenes.json").read_text())


class Window:
    """A window that is played in an empty home, a line at a time."""

    def __init__(self, program, language, place, environment):
        if not program.exists():
            raise Wrong("linesman-player is not built")
        self.process = subprocess.Popen([program, language.code], cwd=place, env=environment, text=True,
                                        stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def play(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline().strip()
        if answer != "ok":
            more = "" if answer else f"the window ended with {self.process.wait()}"
            raise Wrong(answer.removeprefix("wrong: ") + more)

    def close(self):
        self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()


def environment_of(home, language):
    kept = {name: value for name, value in environ.items() if name in ("LD_LIBRARY_PATH", "LANG", "TZ", "PATH")}
    return kept | {"HOME": home, "LC_ALL": "C.UTF-8", "LANGUAGE": language.code, "XDG_DATA_DIRS": "/nowhere",
                   "QT_QPA_PLATFORM": "offscreen"}


def topics(program, language):
    """What F1 says, as the program has it."""
    with tempfile.TemporaryDirectory() as home:
        done = subprocess.run([program, language.code, "--topics"], capture_output=True, text=True,
                              env=environment_of(home, language))
    if done.returncode != 0:
        raise Wrong(f"the topics of F1: {done.stderr}")
    return json.loads(done.stdout)


def name_of(widget):
    """NewGameDialog: window-new-game-dialog."""
    return "window" + re.sub("(?=[A-Z])", "-", widget).lower()


def window_texts(source, language):
    """The window's texts in a language, without the marks of their letters."""
    if language.english:
        return {}
    file = source / f"resources/translations/linesman_{language.code}.ts"
    return {message.findtext("source").replace("&", ""): (message.findtext("translation") or "").replace("&", "")
            for message in xml.parse(file).iter("message")}


def in_language(line, texts):
    """A gesture with its {texts} as the window says them. A command stays."""
    return line if line.startswith("$ ") else re.sub(r"\{([^}]*)\}", lambda match: texts.get(match.group(1), match.group(1)), line)


def way_there(scene, texts, language):
    """How the part is opened: by a key or from a menu; empty where it is always there."""
    for line in reversed(scene):
        verb, _, words = in_language(line, texts).partition(" ")
        if verb == "menu":
            return language.said("Open it in the menu: {entry}.").format(entry=f"*{words.rstrip('…')}*")
        if verb == "key" and "+" in words:
            keys = words if language.english else words.replace("Ctrl", "Strg").replace("Shift", "Umschalt")
            return language.said("Open it with {keys}.").format(keys=f"`{keys}`")
    return ""


def tools_page(known, language):
    lines = [f"# {language.said('Tools')}"]
    for tool in known["tools"]:
        lines += ["", f"## {tool['title']} ({tool['key']})", "", tool["text"], ""]
        lines += [f"- **{keys}**: {does}" for keys, does in tool["keys"]]
    return "\n".join(lines) + "\n"


def pages(source, installed, pictures, language):
    """(section, name, Markdown) of each topic, after the page of the keys and that of the tools."""
    program = installed / "bin/linesman-player"
    known, texts = topics(program, language), window_texts(source, language)
    about = language.said("All of it can be done by the keyboard alone.")
    yield "window", "keys", f"# {language.said('Keys and mouse')}\n\n{about}\n\n{known['keys']}\n"
    yield "window", "tools", tools_page(known, language)
    for topic in known["topics"]:
        widget, name = topic["widget"], name_of(topic["widget"])
        lines = [f"# {topic['title']}", "", topic["text"], ""]
        if widget in SCENES:
            take_picture(program, widget, [in_language(line, texts) for line in SCENES[widget]], pictures, language)
            lines += [way_there(SCENES[widget], texts, language), "", f"![{html.escape(topic['title'])}](PICTURES/{name}.png)", ""]
        yield "window", name, "\n".join(lines)


def prepare(command, place, environment):
    """Carries out a command of a scene."""
    done = subprocess.run(["bash", "-c", command], cwd=place, env=environment, capture_output=True, text=True)
    if done.returncode != 0:
        raise Wrong(f"{command}: {done.stdout}{done.stderr}")


def take_picture(program, widget, scene, pictures, language):
    with tempfile.TemporaryDirectory() as home:
        place, environment = Path(home) / "games", environment_of(home, language)
        shutil.copytree(program.parent.parent / "share/linesman/examples", place)
        window = Window(program, language, place, environment)
        try:
            for line in [*scene, f"part {widget} {pictures / name_of(widget)}.png"]:
                if line.startswith("$ "):
                    prepare(line[2:], place, environment | {"PATH": f"{program.parent}:{environment['PATH']}"})
                else:
                    window.play(line)
        except Wrong as wrong:
            raise Wrong(f"the picture of {widget}: {wrong}") from None
        finally:
            window.close()
