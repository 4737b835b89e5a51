"""linesman-cli as a person runs it: in a folder, in a shell, at a terminal."""
import fcntl
import os
import pty
import re
import select
import shutil
import struct
import subprocess
import tempfile
import termios
import time
import unittest
from pathlib import Path

CLI = os.environ["LINESMAN_CLI"]
ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 60
COLOURS = re.compile(rb"\x1b\[[0-9;]*m|\x1b\(B")


class InAFolder(unittest.TestCase):
    """Each test has an empty folder, and the program by its name."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.at = Path(folder.name)
        kept = {name: value for name, value in os.environ.items()
                if not name.startswith(("LC_", "LANG", "XDG_")) and name != "NO_COLOR"}
        self.environment = kept | {"HOME": folder.name, "PATH": f"{Path(CLI).parent}:{os.environ['PATH']}", "TERM": "xterm"}

    def run_cli(self, *words, text=None, **variables):
        return subprocess.run([CLI, *map(str, words)], input=text, capture_output=True, text=text is None or isinstance(text, str),
                              cwd=self.at, env=self.environment | variables, timeout=PATIENCE, check=False)

    def shell(self, command):
        return subprocess.run(["bash", "-c", command], stdin=subprocess.DEVNULL, capture_output=True, text=True, cwd=self.at,
                              env=self.environment, timeout=PATIENCE, check=False)

    def example(self, name, to, order=None):
        """Copies an installed example, or one of its orders, under another name."""
        file = name + (f".{order}.order.json" if order else ".linesman")
        shutil.copy(ROOT / "resources/examples" / file, self.at / to)


class Terminal:
    """A program at a terminal of its own."""

    def __init__(self, words, folder, environment, columns=80):
        self.text = b""
        self.pid, self.end = pty.fork()
        if self.pid == 0:
            os.chdir(folder)
            os.execvpe(words[0], list(map(str, words)), environment)
        fcntl.ioctl(self.end, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))

    def type(self, text):
        os.write(self.end, text.encode())

    def read(self, seconds):
        """What is printed until that time has passed, or the program ends."""
        until = time.monotonic() + seconds
        begin = len(self.text)
        while (left := until - time.monotonic()) > 0 and select.select([self.end], [], [], left)[0]:
            try:
                more = os.read(self.end, 1 << 16)
            except OSError:
                break
            if not more:
                break
            self.text += more
        return self.text[begin:].decode(errors="replace")

    def wait_for(self, wanted, plain=False):
        """Everything so far, once it has a text; fails when it never comes. `plain`: whatever colours it comes in."""
        until = time.monotonic() + PATIENCE
        while wanted.encode() not in (COLOURS.sub(b"", self.text) if plain else self.text):
            if time.monotonic() > until:
                raise AssertionError(f"{wanted!r} did not come, but {self.text!r}")
            self.read(0.2)
        return self.text.decode(errors="replace")

    def finish(self):
        """The whole output and the exit status."""
        self.read(PATIENCE)
        _, status = os.waitpid(self.pid, 0)
        os.close(self.end)
        return self.text.decode(errors="replace"), os.waitstatus_to_exitcode(status)

    def kill(self):
        os.kill(self.pid, 9)
        os.waitpid(self.pid, 0)
        os.close(self.end)
