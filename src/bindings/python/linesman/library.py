"""liblinesman.so, found and loaded."""

import ctypes
import os
import threading
from collections.abc import Callable
from ctypes import POINTER, c_char_p, c_size_t, c_void_p
from functools import lru_cache
from pathlib import Path

NAME = "liblinesman.so.1"
__version__ = "0.1.0"


def places() -> list[str]:
    """Where the library may be, the likeliest first; a bare name is left to the system's loader."""
    named = os.environ.get("LINESMAN_LIBRARY")
    if named:
        return [named]
    package = Path(__file__).resolve().parent
    near = [package / "lib" / NAME, *(folder / "lib" / NAME for folder in package.parents)]
    return [str(place) for place in near if place.exists()] + [NAME]


@lru_cache(maxsize=None)
def library() -> ctypes.CDLL:
    """The library with the types of its functions. Raises OSError with every place that was tried."""
    failures = []
    for place in places():
        try:
            loaded = ctypes.CDLL(place)
        except OSError as error:
            failures.append(f"{place}: {error}")
            continue
        error_place = POINTER(c_void_p)
        for name, result, arguments in (
            ("lm_open", c_void_p, (c_char_p, error_place)),
            ("lm_call", c_void_p, (c_void_p, c_char_p)),
            ("lm_game_open", c_void_p, (c_void_p, c_char_p, c_size_t, error_place)),
            ("lm_game_call", c_void_p, (c_void_p, c_char_p)),
            ("lm_free_text", None, (c_void_p,)),
            ("lm_game_close", None, (c_void_p,)),
            ("lm_close", None, (c_void_p,)),
            ("lm_version", c_char_p, ()),
        ):
            function = getattr(loaded, name, None)
            if function is None:
                raise OSError(f"{place} is of an older version than this package, {__version__}")
            function.restype = result
            function.argtypes = arguments
        found = loaded.lm_version().decode()
        if found.rsplit(".", 1)[0] != __version__.rsplit(".", 1)[0]:
            raise OSError(f"{place} is of version {found}, and this package of {__version__}: install both of one version")
        return loaded
    raise OSError("liblinesman is not found; LINESMAN_LIBRARY may name its file. Tried: " + "; ".join(failures))


class Handle:
    """A thing of the library that is freed once. Calls hold it by `with`: its end waits for those that are under way,
    and a call after it is refused."""

    def __init__(self, address: int, name: str, free: Callable[[int], None]) -> None:
        self._address, self._name, self._free = address, name, free
        self._users = 0
        self._closed = False
        self._turn = threading.Condition(threading.RLock())

    def __enter__(self) -> int:
        with self._turn:
            if self._closed:
                raise ValueError(f"the {self._name} is closed")
            self._users += 1
            return self._address

    def __exit__(self, *_: object) -> None:
        with self._turn:
            self._users -= 1
            self._turn.notify_all()

    def close(self) -> None:
        with self._turn:
            if self._closed:
                return
            self._closed = True
            self._turn.wait_for(lambda: self._users == 0)
        self._free(self._address)


def taken(text: int | None) -> str:
    """The text at an address that the library gave, which is freed."""
    if text is None:
        raise MemoryError("there is no memory for the answer")
    try:
        return ctypes.string_at(text).decode("utf-8")
    finally:
        library().lm_free_text(text)


def as_argument(text: str) -> bytes:
    """A request for the library: no request has a NUL, which would end it early."""
    if "\0" in text:
        raise ValueError("a request has no NUL")
    return text.encode("utf-8", "surrogatepass")
