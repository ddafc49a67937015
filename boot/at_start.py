"""Runs at each start from the memory image: what must not be the same twice, and what PyScript would run as text."""

import random

import js
from pyodide.ffi import to_js

random.seed()  # from os.urandom, which is the browser's crypto

_from_entries = js.Object.fromEntries
js.experimental_create_proxy = lambda result: to_js(result, dict_converter=_from_entries)
