"""Weights of the policy, in thousandths.

Made by `python tools/cribbage_tables.py`, seed 20261129, on 2026-11-30 in 286 s; sha256 of the rest:
bd2600e5248619b0676b27564157d133417d2195e75794b916796bff811649d8
"""

WEIGHTS = (
    "eNo9js8rg3Ecx9/fz/dR0tN6auOs/MiSHJDiL1jcHEkOrMllOWi5KElxcdiBXJSWHJQi5DBZOzisVlgk1NzEYbUT8zyft83B6/56"
    "9Sp8ATnY5tGWnLvgDdpZwR8RF/9UtY0JJyv7P/RTWtEkJ/RO15V6pmy6xxbmmNAZf7E2z3GGuBRkg1fGzblU7bXT8Ddkl8OI+nmU"
    "TKtcoWCOzJs5McDe93Rwq6fqaUmHGMYBbmTE1uyys63HwSVXhJKXdimbmAmZVUSQ4iQcPHEAH+xEL8bQBRdFvjPKZGBl02k8r9W6"
    "mcYLPrXCsOmRB+m3gOunWUaf6UBR4zykhx0Tq/uPyNRfLvhcb0wp8AuCaXcq"
)
