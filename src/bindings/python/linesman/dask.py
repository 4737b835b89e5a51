"""Many requests on many machines, by Dask distributed.

    from distributed import Client
    import linesman.dask
    answers = linesman.dask.judge_many(requests, Client("tcp://scheduler:8786"))

Whatever cluster Dask is on will do; each worker needs this package and liblinesman. Requests are grouped by game, so that
a worker reads a game once. Dask does the work of a lost worker again and shows the progress.
"""

from __future__ import annotations

import contextlib
import importlib
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Protocol

from .engine import Engine, Json, Refused, compact

GROUP = 100  #: requests that go to a worker together, unless said
KEPT_GAMES = 8


class Client(Protocol):
    """What is used of distributed.Client."""

    def submit(self, function: Callable[..., Any], *arguments: Any, **options: Any) -> Any: ...


@dataclass
class Group:
    """Requests on one game. `document` is its text; None when the requests name a file, or no game that is one."""

    document: str | None
    places: list[int] = field(default_factory=list)  #: where in the list of all requests they stand
    requests: list[str] = field(default_factory=list)  #: as text; without the game if that is in `document`


def judge_many(requests: Iterable[Mapping[str, Any]], client: Client, *, group: int = GROUP,
               options: Mapping[str, Any] | None = None) -> list[Json]:
    """The answers to requests, in their order: {"do", "game", "order"…} as for batch; without "do" it is judge. A request
    that cannot be answered has an answer with "error". `options` are those of Engine."""
    lines = (compact({"do": "judge", **request}) for request in requests)
    return [json.loads(line) for line in answer_lines(lines, client, group=group, options=options)]


def answer_lines(lines: Iterable[str], client: Client, *, group: int = GROUP,
                 options: Mapping[str, Any] | None = None) -> list[str]:
    """The answer lines to request lines, in their order: those of `linesman-cli batch`, byte for byte."""
    return answers_by(_answered, lines, client, group, dict(options or {}))


def answers_by(answer: Callable[[str | None, list[str], Json], list[str]], lines: Iterable[str], client: Client,
               group: int, options: Json) -> list[str]:
    groups = grouped(lines, group)
    futures = [client.submit(answer, each.document, each.requests, options, pure=False) for each in groups]
    answers: list[str] = [""] * sum(len(each.places) for each in groups)
    lost = _lost_errors()
    for each, future in zip(groups, futures):
        try:
            found = future.result()
        except lost:
            # A line of it kills workers. Each line by itself, in a process of its own, shows which.
            found = client.submit(_answered_apart, each.document, each.requests, options, pure=False).result()
        for place, line in zip(each.places, found, strict=True):
            answers[place] = line
    return answers


def grouped(lines: Iterable[str], size: int) -> list[Group]:
    """The lines by game, at most `size` to a group, groups in the order of their first lines."""
    groups: list[Group] = []
    open_groups: dict[str, Group] = {}
    for place, line in enumerate(lines):
        document, key, request = _parted(line)
        group = open_groups.get(key)
        if group is None or len(group.places) >= size:
            group = Group(document)
            groups.append(group)
            open_groups[key] = group
        group.places.append(place)
        group.requests.append(request)
    return groups


def _parted(line: str) -> tuple[str | None, str, str]:
    """The game of a line if it is written there, a key for the game, and the rest. A line that Python would spell
    otherwise than the library reads it stays whole."""
    try:
        request = json.loads(line, object_pairs_hook=_members)
        game = request.get("game") if isinstance(request, dict) else None
        if isinstance(game, str):
            return None, "file " + game, line
        if not isinstance(game, dict):
            return None, "", line
        document = compact(game)
        rest = compact({name: value for name, value in request.items() if name != "game"})
        (document + rest).encode("utf-8")
        return document, "game " + document, rest
    except (ValueError, RecursionError):
        return None, "", line


def _members(pairs: list[tuple[str, Any]]) -> Json:
    members = dict(pairs)
    if len(members) != len(pairs):
        raise ValueError("a member is given twice")  # the library is to refuse it in its own words
    return members


# What runs on workers.


@lru_cache(maxsize=None)
def _engine_of(_process: int, options: str) -> Engine:
    return Engine(**json.loads(options))


@lru_cache(maxsize=KEPT_GAMES)
def _game_of(_process: int, options: str, document: str) -> Any:
    return _engine_of(_process, options).read(document)


def _answered(document: str | None, requests: list[str], options: Json) -> list[str]:
    settings = compact(options)
    engine = _engine_of(os.getpid(), settings)
    if document is None:
        return [_line(engine.line, request) for request in requests]
    try:
        opened = _game_of(os.getpid(), settings, document)
    except Refused:
        # Each answer has to say what is wrong with the game.
        return [_line(engine.line, _whole(document, request)) for request in requests]
    return [_line(opened.line, request) for request in requests]


def _line(answer: Callable[[str], str], request: str) -> str:
    try:
        return answer(request)
    except (ValueError, MemoryError) as problem:
        return compact({"error": str(problem)})


def _whole(document: str, request: str) -> str:
    """The request with its game: both are objects."""
    return request[:-1] + ("," if len(request) > 2 else "") + '"game":' + document + "}"


def _answered_apart(document: str | None, requests: list[str], _options: Json,
                    command: Sequence[str] = (sys.executable, "-m", "linesman", "batch")) -> list[str]:
    """Each line answered in another process, which is begun anew when it dies; that line's answer is an error."""
    answers = []
    process: subprocess.Popen[str] | None = None
    for request in requests:
        line = request if document is None else _whole(document, request)
        if process is None:
            process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8")
        answer = _asked(process, line)
        if answer is None:
            _end(process)
            process = None
        answers.append(answer or compact({"error": "the program dies of this request"}))
    if process is not None:
        _end(process)
    return answers


def _end(process: subprocess.Popen[str]) -> None:
    with contextlib.suppress(BrokenPipeError):
        process.communicate()


def _asked(process: subprocess.Popen[str], line: str) -> str | None:
    assert process.stdin is not None and process.stdout is not None
    try:
        process.stdin.write(line.replace("\n", " ") + "\n")
        process.stdin.flush()
        return process.stdout.readline().rstrip("\n") or None
    except BrokenPipeError:
        return None


def _lost_errors() -> tuple[type[BaseException], ...]:
    """The error of a task whose workers died again and again. Without Dask there is none."""
    try:
        scheduler = importlib.import_module("distributed.scheduler")
    except ImportError:
        return ()
    return (scheduler.KilledWorker,)
