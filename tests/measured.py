"""What a program takes: seconds of the processor and MiB of memory.

The kernel counts what a process had in memory before it became another program, so that one that Python begins seems to have
taken what Python has. Hence a small Python stands between: this file, run as a script.
"""
import json
import os
import resource
import subprocess
import sys
import tempfile

PATIENCE = 120  # seconds of the processor


class Measured:
    def __init__(self, seconds, mebibytes, status, said):
        self.seconds = seconds
        self.mebibytes = mebibytes
        self.status = status  # as subprocess tells it: below 0 a signal
        self.said = said  # on standard error


def measured(command, stdin=None, stdout=subprocess.DEVNULL, folder=None, **environment):
    with tempfile.NamedTemporaryFile("r") as taken:
        done = subprocess.run([sys.executable, __file__, taken.name, *map(str, command)], stdin=stdin, stdout=stdout, stderr=subprocess.PIPE,
                              cwd=folder, env={**os.environ, "QT_QPA_PLATFORM": "offscreen", **environment}, check=True)
        return Measured(*json.load(taken), done.stderr.decode(errors="replace"))


def main(told, command):
    process = subprocess.Popen(command, preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, (PATIENCE, PATIENCE)))
    _, status, used = os.wait4(process.pid, 0)
    with open(told, "w") as out:
        json.dump([used.ru_utime + used.ru_stime, used.ru_maxrss / 1024, os.waitstatus_to_exitcode(status)], out)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
