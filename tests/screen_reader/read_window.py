#!/usr/bin/env python3
"""Reads the real window as a screen reader does: by AT-SPI, over a session bus of its own, on an X server of its own.

    read_window.py PROGRAM GAME ORDER

Held: every control has a name; the table's children are the models, the terrain and the proposed way, each with a name,
a role, a place on the screen and an action; a model is selected by its action; a move is carried out by the action of a
button; the verdict is announced. Without the packages (at-spi2-core, gir1.2-atspi-2.0, python3-gi, dbus, xvfb) it says
so and ends with 77, which the test suite counts as skipped.
"""
import os
import shutil
import subprocess
import sys
import tempfile
import time

SKIPPED = 77
PATIENCE = 120  # seconds, for a busy machine
ATSPI = None  # the bindings, once they are there
CONTROLS = {"push button", "check box", "radio button", "combo box", "spin button", "slider", "text", "list", "tree",
            "table", "toggle button"}


def skip(why):
    print(f"skipped: {why}")
    sys.exit(SKIPPED)


def what_is_missing():
    for program in ("Xvfb", "dbus-run-session"):
        if shutil.which(program) is None:
            return f"{program} is not installed"
    if not any(os.path.exists(place) for place in ("/usr/libexec/at-spi-bus-launcher",
                                                   "/usr/lib/at-spi2-core/at-spi-bus-launcher")):
        return "at-spi2-core is not installed"
    return None if reading_python() else "python3-gi or gir1.2-atspi-2.0 is not installed"


def reading_python():
    """A Python with the bindings: this one, or that of the system; None: neither has them."""
    test = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"
    for python in (sys.executable, "/usr/bin/python3"):
        if os.path.exists(python) and subprocess.run([python, "-c", test], capture_output=True).returncode == 0:
            return python
    return None


def start_display():
    """An X server at a free number."""
    reader, writer = os.pipe()
    server = subprocess.Popen(["Xvfb", "-displayfd", str(writer), "-screen", "0", "1366x768x24", "-nolisten", "tcp",
                               "-noreset"],  # else the bus, when it has left its address, restarts the server
                              pass_fds=[writer], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(writer)
    with os.fdopen(reader) as lines:
        number = lines.readline().strip()
    if not number:
        skip("Xvfb does not start")
    return server, f":{number}"


def outside(arguments):
    missing = what_is_missing()
    if missing:
        skip(missing)
    server, display = start_display()
    with tempfile.TemporaryDirectory() as home:
        environment = {**os.environ, "DISPLAY": display, "HOME": home, "XDG_RUNTIME_DIR": home, "LC_ALL": "C.UTF-8",
                       "XDG_CONFIG_HOME": f"{home}/config", "XDG_STATE_HOME": f"{home}/state",
                       "QT_QPA_PLATFORM": "xcb", "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1", "QT_ACCESSIBILITY": "1",
                       "NO_AT_BRIDGE": "0", "LANGUAGE": "en",
                       # Without a terminal Qt would send its last words to the system's journal.
                       "QT_FORCE_STDERR_LOGGING": "1"}
        os.chmod(home, 0o700)
        try:
            return subprocess.run(["dbus-run-session", "--", reading_python(), __file__, "--inside", *arguments],
                                  env=environment, timeout=10 * PATIENCE, check=False).returncode
        finally:
            server.terminate()
            server.wait()


class Reader:
    """What a screen reader finds and hears of one program."""

    def __init__(self, atspi, program):
        self.atspi = atspi
        self.program = program
        self.heard = []
        self.application = None

    def listen(self):
        self.listener = self.atspi.EventListener.new(self.hear)
        for event in ("object:property-change:accessible-description", "object:announcement"):
            self.listener.register(event)

    def hear(self, event):
        try:
            self.heard.append((event.type, event.source.get_role_name(), event.source.get_description()))
        except Exception:  # the thing is gone already
            pass

    def verdicts(self):
        """Answers that the strip announced."""
        return [words for _, role, words in self.heard if words and words.startswith(("Yes", "No", "I cannot tell"))]

    def wait_for(self, what, found):
        """Handles events until `found()` gives something."""
        from gi.repository import GLib
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            while GLib.MainContext.default().iteration(False):
                pass
            try:
                value = found()
            except Exception:
                value = None
            if value:
                return value
            if self.program.poll() is not None:
                fail(f"the program ended with {self.program.returncode} while waiting for {what}")
            time.sleep(0.05)
        return fail(f"{what}: not in {PATIENCE} seconds")

    def window(self):
        desktop = self.atspi.get_desktop(0)
        for i in range(desktop.get_child_count()):
            application = desktop.get_child_at_index(i)
            if application and application.get_name() == "linesman" and application.get_child_count() > 0:
                self.application = application
                return application.get_child_at_index(0)
        return None

    def everything(self, node=None, depth=0):
        node = node or self.window()
        yield node
        if depth < 40:
            for i in range(node.get_child_count()):
                child = node.get_child_at_index(i)
                if child is not None:
                    yield from self.everything(child, depth + 1)

    def first(self, role, name=None):
        for node in self.everything():
            if node.get_role_name() == role and (name is None or node.get_name() == name):
                return node
        return None

    def has(self, node, state):
        return node.get_state_set().contains(state)


def fail(why):
    print(f"failed: {why}")
    sys.exit(1)


def expect(holds, why):
    if not holds:
        fail(why)


def act(node):
    """The one action of a thing, as a screen reader does it."""
    expect(ATSPI.Action.get_n_actions(node) > 0, f"{node.get_name()} has no action")
    expect(ATSPI.Action.do_action(node, 0), f"the action of {node.get_name()} is refused")


def read_controls(reader):
    states = reader.atspi.StateType
    controls = 0
    for node in reader.everything():
        if node.get_role_name() not in CONTROLS or not reader.has(node, states.FOCUSABLE):
            continue
        if not reader.has(node, states.SHOWING):
            continue
        controls += 1
        expect(node.get_name(), f"a {node.get_role_name()} has no name")
    expect(controls > 10, f"only {controls} controls are found")
    return controls


def read_table(reader):
    table = reader.wait_for("the table", lambda: reader.first("canvas"))
    reader.wait_for("the proposed way", lambda: any(
        table.get_child_at_index(i).get_name() == "Proposed way" for i in range(table.get_child_count())))
    things = [table.get_child_at_index(i) for i in range(table.get_child_count())]
    for thing in things:
        name = thing.get_name()
        expect(name, "a thing on the table has no name")
        expect(thing.get_role_name(), f"{name} has no role")
        expect(thing.get_description(), f"{name} does not say where it is")
        place = reader.atspi.Component.get_extents(thing, reader.atspi.CoordType.SCREEN)
        expect(place.width > 0 and place.height > 0, f"{name} has no place on the screen")
        expect(reader.atspi.Action.get_n_actions(thing) == 1, f"{name} has no action")
    return table, things


def inside(program, game, order):
    global ATSPI
    import gi
    gi.require_version("Atspi", "2.0")
    from gi.repository import Atspi
    ATSPI = Atspi
    running = subprocess.Popen([program, game, "--order", order], stdin=subprocess.DEVNULL)
    reader = Reader(Atspi, running)
    try:
        reader.listen()
        reader.wait_for("the window", reader.window)
        table, things = read_table(reader)
        names = [thing.get_name() for thing in things]
        controls = read_controls(reader)
        verdicts = reader.wait_for("the verdict to be announced", lambda: reader.verdicts())
        expect(len(verdicts) == 1, f"the verdict is announced {len(verdicts)} times: {verdicts}")

        before = things[0].get_description()
        carry_out = reader.wait_for("the button", lambda: reader.first("push button", "Carry out"))
        act(carry_out)
        reader.wait_for("the move to be carried out", lambda: things[0].get_description() != before)

        act(things[1])
        reader.wait_for("a model to be selected", lambda: reader.has(things[1], Atspi.StateType.SELECTED))
        print(f"{controls} controls and {len(names)} things on the table have names, places and actions")
        print(f"announced: {verdicts[0]}")
        print(f"carried out: {before}  ->  {things[0].get_description()}")
    finally:
        if running.poll() is None:
            running.kill()
        running.wait()
    return 0


if __name__ == "__main__":
    if sys.argv[1:2] == ["--inside"]:
        sys.exit(inside(*sys.argv[2:]))
    sys.exit(outside(sys.argv[1:]))
