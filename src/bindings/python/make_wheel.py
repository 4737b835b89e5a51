#!/usr/bin/env python3
"""Write the wheel of the package `linesman`: pure Python, made without a network and without build tools.

    make_wheel.py FOLDER                     for a liblinesman that is installed
    make_wheel.py FOLDER --library FILE      with liblinesman in it, and its rulesets with --rulesets FOLDER

The same files give the same wheel, byte for byte.
"""
import argparse
import base64
import hashlib
import re
import sysconfig
import zipfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
SINCE_ZIP = (1980, 1, 1, 0, 0, 0)


def version():
    return re.search(r'^__version__ = "(.*)"$', (HERE / "linesman/__init__.py").read_text(), re.MULTILINE).group(1)


def contents(arguments):
    """Names in the wheel and their bytes."""
    for file in sorted((HERE / "linesman").glob("*")):
        if file.suffix == ".py" or file.name == "py.typed":
            yield f"linesman/{file.name}", file.read_bytes()
    if arguments.library:
        yield "linesman/lib/liblinesman.so.1", arguments.library.read_bytes()
    if arguments.rulesets:
        for file in sorted(arguments.rulesets.glob("*/*")):
            yield f"linesman/lib/linesman/rulesets/{file.parent.name}/{file.name}", file.read_bytes()


def metadata(arguments):
    platform = sysconfig.get_platform().replace("-", "_").replace(".", "_")
    tag = f"py3-none-{platform if arguments.library else 'any'}"
    about = (f"Metadata-Version: 2.1\nName: linesman\nVersion: {version()}\nSummary: A referee for tabletop wargames\n"
             "License: MIT\nRequires-Python: >=3.11\nDescription-Content-Type: text/markdown\n\n"
             + (HERE / "README.md").read_text())
    wheel = f"Wheel-Version: 1.0\nGenerator: linesman\nRoot-Is-Purelib: {'false' if arguments.library else 'true'}\nTag: {tag}\n"
    return tag, {"METADATA": about, "WHEEL": wheel}


def record_line(name, content):
    digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
    return f"{name},sha256={digest},{len(content)}"


def write(arguments):
    tag, about = metadata(arguments)
    info = f"linesman-{version()}.dist-info"
    files = dict(contents(arguments)) | {f"{info}/{name}": text.encode() for name, text in about.items()}
    record = "\n".join([*(record_line(name, content) for name, content in files.items()), f"{info}/RECORD,,", ""])
    files[f"{info}/RECORD"] = record.encode()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    place = arguments.folder / f"linesman-{version()}-{tag}.whl"
    with zipfile.ZipFile(place, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            entry = zipfile.ZipInfo(name, SINCE_ZIP)
            entry.external_attr = (0o755 if ".so" in name else 0o644) << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, content)
    return place


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--library", type=Path)
    parser.add_argument("--rulesets", type=Path)
    print(write(parser.parse_args()))


if __name__ == "__main__":
    main()
