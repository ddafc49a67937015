"""Weights of the policy, in thousandths.

Made by tools/cribbage_tables.py, seed 20261129, on 2026-11-29 in 1085 s; sha256 of the rest:
7b0cca64928b7c682049166ff4c34ca3dfacb6f70ab06941b2231fb113d834a4
"""

WEIGHTS = (
    "eNpVjDtIHFEYhc99TGZmd42TpIiPSJQFUYIWKQKKjQQsgljZKiJIrJQliC9EYQXtRBOwSIKihWWKEAiKURJRRLSQiMZCIaCm2F1X"
    "xHGu472/sbDwVB+c75ylFLBunz7eL8p32ksv7C/giOEFvpX8Rier5W8E8MytQ0vMt47S/wLn+i3f4guUp7PmHY3oJS/OPlG/GrgY"
    "TkdOz7DBVsUv3cpb1XNqdj5EduXtvtIbF1+tlcx7U+YGmKQhdmkSVE9ANHho+qn0ejsEVetz3WByZZdwnfxodzaVnVU7blVURors"
    "V9Y5X2SKFCUNkKIpvzLcxDHvEzv8B5I0IXulzaf/d5OYYXtgzMNPFscgHZq0PtAvqRGH3mc/EVpKUXVQZVdYQE92NTfHA/5SITrw"
    "kXz6I/YQXCXYmJnXdRz3Us5Hg9fqlk5kufAt+WDKeRTrDYozwEpYcPY0nJNNVjO78yfctct65/7HMpOsRq/p7zxq2lieSFImfCKG"
    "/bg1ohZjd9YNYsyfqw=="
)
