"""Weights of the policy, in thousandths.

Made by `python tools/cribbage_tables.py`, seed 20261129, on 2026-11-30 in 286 s; sha256 of the rest:
0c10877871d19cccc6376f943e67ef07ae9d1ee18169378b188aa27b52d9bfe2
"""

WEIGHTS = (
    "eNo9js8rg3Ecx9/fz/dR0tN6auOs/MiSHJDiL1jcHEkOrMllOWi5KElxcdiBXJSWHJQi5DBZOzisVlgk1NzEYbUT8zyft83B6/569Sp8ATnY5t"
    "GWnLvgDdpZwR8RF/9UtY0JJyv7P/RTWtEkJ/RO15V6pmy6xxbmmNAZf7E2z3GGuBRkg1fGzblU7bXT8Ddkl8OI+nmUTKtcoWCOzJs5McDe93Rw"
    "q6fqaUmHGMYBbmTE1uyys63HwSVXhJKXdimbmAmZVUSQ4iQcPHEAH+xEL8bQBRdFvjPKZGBl02k8r9W6mcYLPrXCsOmRB+m3gOunWUaf6UBR4z"
    "ykhx0Tq/uPyNRfLvhcb0wp8AuCaXcq"
)
