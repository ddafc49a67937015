"""Weights of the policy, in thousandths.

Made by `python tools/cribbage_tables.py`, seed 20261129, on 2026-11-30 in 244 s; sha256 of the rest:
f85cc9528a48b8e1b34d0fd485b212379aef5dc726b2a43a3680987510addf42
"""

WEIGHTS = (
    "eNpVjksoRFEcxv/nHPeOy+VeREIemZTHLJSNJOSRFAuTLDCa8kqkZIFSSgkppfEopoSSjVmIsMDOykJJiCmlNHUnl/K49845h1kQ"
    "3+pbfL+vX40GEJAccavJjQnZOVViPMIgQz5cp1/CAKrAdQRgO3KZ38qL4mnQb9zRXNyCs8BHL3gPG2V21YWeuN08fNsLerQulEa8"
    "ETd8HWcbTui2pcpzOMzvqEVkQRh6Ruxe1FEH09EVLeBODvDwSegaaw0FrDxQmZO2M50oZMR2EzX+6tHdRjByN9qUTsRyYZOUoXFw"
    "0EEG4KXT7/tmBtrEKXgMNeFqrpEZ7EPmt20pUuCWJ0INFOMt8PMS/shPmBtNhgqVY+MjlGxqNPazyuYSAGr1UnVYAaiHLJiCGF4J"
    "QkQv2K1OtMIm6Ni3+994cZ9xboRbPWnFB+K8qIsp8vRHgQ6gWlsvCdYZ8ZDiX8ohHb27pf8f2ygKNdA2Oov76QZesjXzJCsD779l"
    "CgFDk39WX/ZIlWY="
)
