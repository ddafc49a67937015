"""Weights of the policy, in thousandths.

Made by `python tools/cribbage_tables.py`, seed 20261129, on 2026-11-30 in 244 s; sha256 of the rest:
8a6b3b3ca42162d79b76ebdcfa98661dd575999274eeaefc37866c4d177aac0f
"""

WEIGHTS = (
    "eNo9jj8ohHEchz/f3+99I7133aKU6BLDOyCKwWB4hyu73snCbTdcJJFM0puYMBgUypsUUQwyWJT0DlwZGChnUFdnMTnvn+/XncGzPz3PeQ2ooL"
    "252OJZuUxOzxD+GLXwT43T4hm+Oo3MZIGrvCl5/uQttuSOX8wPHKIos7wcz4cFGZOUrCbXSUWWKFBfet1o+NtqRfKw4we8UZfycUvH9Ep+vXXw"
    "4yb3fMYdXOJ+acURrlSvjvScMcGXSSCeyuiSGlIxudRGe+hBQSZhoiwOIulEFi4cpHAjj1Ll6aRJLRqN543Qlh28I+Rv6aYBFagRDaTjNXnCIP"
    "UhYEcuZBj7lMU4nrFbfynLidgyxcAvxBt21Q=="
)
