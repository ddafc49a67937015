"""What is laid and kept, by shape and whether the crib is one's own side's.

Made by tools/cribbage_tables.py, seed 20261129, on 2026-11-29 in 18 s; sha256 of the rest
c6da96c5999d3de47fb06bed791791cb934b515b5a349020f8af6538f31e9ddb
"""

CRIB = {
    ("two", True): (
        "eNoBtgBJ/wUUtw+IEKAUDxVKDgUOKw7QDNsM8Q3bDMMMaRVNGtcQ/xSLDnYOvA3vDVwNcA5eDUgNIRYMEgkX+A3gDagO4g2iDbYO"
        "pg2QDWgVthhXDgQOoQ4UDocNmw6IDXENlSErGRwXFRXiFFMZhRpUGSMZmRUXEj0ROBPLC98MyQuwCxkWhxj0DssLIQ0PDPULSRSf"
        "EWIOAg0pDA4MQxPdDwYPbQuHC+QRBRGsDJcKPBQCEvIOrBHdDEURLyUxNQ=="
    ),
    ("two", False): (
        "eNoBtgBJ/xgX3BIbE+MVLheDElESXBK2EecQuhF9ECUQFxhbGyQUmhcDE/sS3hIPEo8RYhIkEcoQSxmbFswZNxIgE9sS7xGtEX8S"
        "QhHoEP4YmhthFB4SwBL9ESQR9hG5EGIQFCN8HIUaAhhjF/MbsRx4GycbZhrZF3gVSBdjED4RBhCxD1IakRxoE3gQoBFnEBAQeBhc"
        "FbkSYBFeEAgQlhdoFKwSiQ9xD74WfBT1EJUOLxgLFLURtRVkEA4VPWEySA=="
    ),
    ("five", True): (
        "eNoBtgBJ/80TgQ9PEEMU1RRnDvgNOA7cDLoMug2hDHEMJxX2GboQtxSiDoMOrw35DTMNMg4cDe0MDRbpEcUWIg7WDZ4O7A1/DX0O"
        "aQ06DUQVpxhrDvQNkA4dDmoNaA5SDSMNISEjGQ0X2RTMFBEZKxr4GLQY2xVQEnkRgBPpC+QMyAuYCy0W5xgpD8YLBg3tC7wLXxTQ"
        "EXgO5gwIDNULhxMGEAoPaQtrC9MR7RCNDFcK+xOPEYgObBGKDOIQrDU2hg=="
    ),
    ("five", False): (
        "eNoBtgBJ/7kXBhRNFPMV7RapEm4SeRIQEmgRGRLfEJAQ+hgXHG8VgBdpE0sTbhOAEkAS8RK2EWYRPRooGCkaxxLLE24TeRJgEhAT"
        "1RGFERcaCBxiFa0SZBN+EskReRJAEfEQUiJMHAkacxeyFmUbCBzYGpMajxq9FxgVBxc9EPQQvw9yD/4Z+Ru2EjAQLRH2D6gPBBib"
        "FEAS7xDsD6APHxfQEykSHw8HD7EW7ROuEH0O9BdiEz0RjhUIEP8UJkAzfA=="
    ),
    ("three", True): ("eNpbwW8gMFegXOCMhJyAqkCJwHV+Lv5NAv/4lvABAGErB3Y="),
    ("three", False): ("eNrLEQgQ3C9YLSgpWS04W3C64H4BQQEbwT38NvwAXfYGnw=="),
    ("pairs", True): ("eNrr4fcSWCcQLjBTgl8gUKBbYC//U74mged8E/gAYtgHyw=="),
    ("pairs", False): ("eNoLEigRvCEYLnhZYp6gpNB/wX0Ct/k/CfTwy/IDAHSMCI8="),
}
THROW = {
    ("two", True): (
        "eNoFwQsOgyAMANCDijQU1qplJGaCCOKHk++9K5es2QtbS/Le0czrd0IkeXbHIoSG/WkVOw3g5kSLg/DbYiu1wKCw92wAp179qE1b"
        "P0rvKdBRY03tD+MnJoc="
    ),
    ("two", False): (
        "eNrLKC1I9c0rListKaisTo/M8c8tATJzSssTk1wKcosK87KLS+Mco/NzckAsKwdn/0BXF1fXyMSclMKMorL4iOLSrLLK7LzM/LLK"
        "zMSMysqkjIrmuOzizLpsAKOkJQU="
    ),
    ("five", True): (
        "eNoNxtESQCAQAMAPRaWai7uOqYnRMfTiv9mnlXpdsKw8eRewvRXWxAQwx+ckZsbwV6JDDM7CLETWpFLKIZJVN9i7bUYbLzX2SucE"
        "g8I8jXFfiPEDAYomhw=="
    ),
    ("five", False): (
        "eNrLKC3IDCkqLS8tKSivSAnPCS0sLikrzCkuiUrwKcotLMnLKiqOcIgtyCvIzy4qMjR3DAhysbW09IrLjCvNK6sI9y4uyy2vTM7N"
        "KaqoSk7OqqqKTC9rCMooiK9OBACbXiSM"
    ),
}
KEEP = {
    ("two", True): (
        "eNollGdTmv0Sxv+TxDyePJPExBiTGLtYYhK7CIiigkhRQJogVW4QuHtvVAFBEERB4/HTHjNnZ2ff7M41s3P9dp+qnWY4UyiWysVK"
        "rdZN9JMcEkvBFF9PbbvdPlelUr0qHlnsR3K7fXvXD4D72mI+tMmVlmBb0QXuMP+hyh7NOB0bOx7RaTZaMmEMliNYkb/s3J/qXKfu"
        "QK1Wb3QKJw5bpFwuX9aCAAwnSIQgqX/A0uRnnU6/X2Ck5DrosxZg78b7PQ90rPv3kymkmx6fCzgDPsgHoQhd8YyzeCmXjMWR8BlI"
        "nQKMYpiPQ7/Aitlqs2c9UmQNvLNkY671vl03alWDf/VuzejQZDRwFjkPnaMY1YzwpF3fat3cIjAAGpggyWHgGbTZHQ4cAIfT758C"
        "+l2jaSTgc7lvK9XL22rt7qrDvgWAhXGC1PsWk2PDYxPBV0sAgJ63U88VNBEsnWbSGMLTlMiIRbad33k/6qxco0vfxndvq6QnDOdD"
        "Go3e+FO5rAQK7cbxfauIJQj+IrsxqthJaGcUC/tzqmXV53nrUfCCDq6qbATR3/fFObs4OwO+LinM+aRlew9KbW/ZJpQ7KwaZJtMU"
        "G2NSWEbkRFnMZzKl/95cnWZzhXZezpeqXcOBlYKq1atGdY4roHfxeBL7qHt1BSwm+7HY8GKmZbWPJeH9aWuYOzza1Lko8+6unjlD"
        "00wMk7lC8/63HfKzzwr1bihrLBaK+YsKBMY+An/8/Bx6Df7z8uu3kZ4+0Nc/Mzffq1pbV24YdFtbNUbga4JUzzauUCFLtH0n4dTv"
        "EBjfNh+YrQwTy++ML7lTKXEZvDVB3Pa7fmMTP4vEfM6AP2L0P/tEgR4C4BRNT0gfBj/09Q/0R8Hgl++jjc0YlDjv//W9r59ASIJl"
        "GY7lL1pU3jC94WnVKglvEMbTa70fNjJ+7dqWduLn5DKYUK/a81lSO6V3F7KqUcUeuT42pNBO/Z6cfDGyYz4pYsGVjUOcfP3yzems"
        "anmzR2FcdmVTts3ts3PdtnNce6CxiAyRorkYk0RlgRUzQk7OXDxewTeF/CNPcXK1yzKtzHkwAtvBJTCeBoKh9mm4oZ9ediOwZF1Q"
        "+QTRPK6wtUUcI/BIOo16EzjC3jaZQgMKuSGsns2wChQXxJyX8anffLHFOefGe72nAUPBaNqonJyc9tt9Jz6rNxpNCL0CABhJ01ER"
        "gE+D30fLRwP+wHnqL4ev/gGgFwAiiaEMTXEM93CRayFQksLFxPTrDyoOnwdgRTxeW1BuDiuGlsHw5oIjJ4eVg7vOrLTY27cdWfv2"
        "dUozPD82/37MbAnkaPfUjwMKAeDF/sDwwCT4pBo/ECHTqjKS2Na6JjRmtVUk8RTBJOg0JnEML/FZUSo88pVHiWdoMRd+OBmZt4Yi"
        "0dJFkj+1uM/bZQFLkzxsMc4uHKWUM9Pz8X2PK+kIE7CQvQfgHc1y3IMcqfx9On+X6un/DP4fW8qFJSSBwDRJMCSbI1n5eN0QJqnk"
        "7Ks+LZncHRg1cAGNUnf0U7269fLnwU4wK6dVYzpHhlvqG9zClt69H9aM/BifezG0b/JnKM/sLxOVfBZ2jCz++A2+qWfNQlS/tBY6"
        "29q0jaiNKrNAkTBFx59PW+JZQRSyklx4kpgkfnfX6TquTF6KZdlj9QD5TOuPARxFMQNNE8R9q9W8v249tB7ophlxO93eW1ymcYZ3"
        "eqx7e3vxVOIsRqAoQuI4hdOpsCYUDIfjZw7L4ZHL5bLZcARDn3s0wZy5Ik6Xy8spV1c5jCQIHCdxKpoOuT25BklnSZrDucdmu9ls"
        "126uW4/NVrPdfnzOP436A4fTYq1bT/qjSK2RDkZSf4oCL3sXDXuWN4su09nNfQkJJ4j7Zy4ZscmjKH6wY9Dr13cNBuvNpZRIYdd1"
        "CDoPKk37mtFVrcbweFWUs+VLGMmYICrGSwQKEYwLDcYFDMZYVMTwzEO3nuUzxftOgRNzl+lYLB469Hl9285oONnplKRcsVuXpEx8"
        "x24zq40W63Fd4nCCYt1uyOjzunwCjkIY7UXDCR6HCQ4VSSr356Yu5wr1u+e5SgKHEzpvOkw2b2mK7uQ5zjGzoVnTXlAcgtMO2B/m"
        "sBTOIgKCSo/NSzlX6/LMZRhjEkKjI7KdsoT7Y2WaowRCxrDMU/O6fN0t3RSrzU6p28g3L0qVp9b1dfem1X1oPd2020//A6LEgrU="
    ),
    ("two", False): (
        "eNoVVdlWGgkC5cycnF7OxE53ejSttphERbSNGY0xbhFEUGRHloKiioLaN4p9hyoKKCh2UMN0vnac1/tw78PdvsuT4axalKSSkk91"
        "H5fMYZLmySIFD074m7N7r9gq5WTUabZU+5Oukgmfq7O8lEuK6lD87LAdzdpBM+AyKSE77LV0Y9S9TSEjd92IX7F1xo8I5zVBnlZP"
        "rDwUq4jAKyU5m1x8sfBTgbsyHJ+savDr07drK6tSgo1tf73Wlii/8d55STrOfPZTCoDslwIUuEptGzLXuXo5QvJyHkjFvHpiq5Bc"
        "8/pMxtXErca0o3unTeMMdeS+3SsTvpuIx4TZTu9tpwwA2b4+M5hSekPGnOsnW/CHk/640y6mXryCxFa1zG8IKYgJBxvMP51hq5n4"
        "EYw7bgUCs5rHipiftMVxdUxZ9ZsdjERRJBIXd3fWtS3fwcLvC/+y2deXfnk5zhYYko8BjkQsnAgJ5dQwdxrwHra67Dng+TSSMCEO"
        "F0Kw48J98H4BWFj2L/uf1CJdY4lS7g71XcQuzw1bvqPj90H9W0gLl6gQZLug+au/dNDe7mJ4cwVagoo0ab5kuKtjfEsb3kLKAm7i"
        "ElpqOVxBbFQyUQtg4vdRe5rPiuOUnOF7T5zuumxp96RaL5GT2BEgRJyFVnzmqciFTGsQE6/D7itR9N+BHnPXDdIhVzOCum7+75wa"
        "9StWpffAL1fPuKYqVmcdJdYSs3Kab276oR/kbq0kM6+Z23uzMUG+cqEOc06LxJx3aRy5NQ9rKWxSFgZsT1FzOWoAJCJOC/2zj/14"
        "pN/OZfGmOeI94zliz2zdSOK2oOPTAOMQiA9aPyVfnibP06zxpL9IMBjmaIGmzXfadUzS7J/ubk+8maLA3ezv//5bGoH8GRTKQJn6"
        "iCmbEb9hpErIszwdNDhutqsBxHnputh7A79aCi2F6hXCSQE3YsXNAtcx46VJ7zo82QS1axEtKDEofX9DCMbdLeb26kNUu4NvU1Wa"
        "shj55NUxu7EGb8XrWdqaSm9yq3Ad9ySymUaYav7dH/VL5f+yNY4YfEtnRhJcwsA6NUGaJTErPHBI/ybivupUOCcB3IkpEAvcPmbq"
        "BKagXoPqd3csymhKN4ZhNBcHZ2qz6SnLGaGNJ7MG0HOSrwedaMDaZ+MpDEn43ZajlM99kdd/zV7mRV9/VZPOCYlOQ3P76UC3Oap4"
        "hSyN+zQfNta1F8trvy6U49FADUNKSOlbNT0hihQqZHljxHuCBk8t5nd5EPeYAePHFXht/TltUo1wUyGbVLbjAQNuMpl2wYsLPbyr"
        "Q7ewGhnFPNcka9zVERbjHryuR3VEieNsN0ne9IXZfgvpUDFL25IZLbsSFVEXn0k3QmTz71Fnnk6nazytPrWRUFlKMqpIyX424n7s"
        "M3ieiLfddshradjAO2MH9l71AnbloN2c2/cMpXKx8CSiqtyrl/1hzf7lnh7S6P7SbbovDbqNGkbEajRRISstVpDdfNieEKjPHteH"
        "RNhyb9+XIcpvQ63H75iNHXqbSQlxGxawVHLmqPcUPtn6+qfv8PN74I+VyHKkgj5vy1c0qdFo8LNDLfhyNfomViFxyxXFG46IH34G"
        "3kP1NH6XSL+hfgWlmIPLCFIAk7/Lz719nM+mnZkhWa6UivWCNpNPp3KrSZYk00kuHp9Ph/35ZDDvz9UpOCiK2eRsWEjUeIp1H26v"
        "rw2TJY4qsBRS56kaVe314KKYEQZdvkTH/LqdP96kIdhfweFKtDIha1I+G++sra3UYpH7LA4VooVxXc6m5FEoXI3G+FBiPhkqkwdx"
        "2OzNR73BdDzvD+bzTvOJrDBYZ9YCstGg0orwgH2ekRii7f/yUfVY2/vNwVMLzMdDTwOyTKOdaAJ0cbbTrcTmf7h9vtdgUmGP0qSc"
        "d9T1hT7240bsbXxel1mm3XWaVK9VPVQLnO+cTL/2/cNUQ+64At6wBRrfHpt8Q6CfHhJ1juxibNDVCdx+UX0O5aQ9e0g1BOaxVaGp"
        "FmA9bgEu+VyW4sl7B05eHCCLvwFbYJ4ELpHUT+DruxpkpTJE3RMS5z3p+Rs603zQ1+UBcz/geBbvjNKh4LROoPTKIvQCVhnCzub+"
        "jf4SqME3TI5ruKPNuaLQtDJFvCrs7e6p/TEcnNVQ5s+YGvKxKbpiD0vzfp15xgfXfXVyPa2SbROYm3fy/cmgP5725+VhY/4//JCn"
        "JA=="
    ),
    ("five", True): (
        "eNoNxstymlAAANA7020X/QV3XXSy6aRNnCRqOxEloogvCEHgXp6KcHkZwUyjCGg1GTH+cHtW5xwlm5E/jxbPi5fX9ZYpPSIVDQWo"
        "hlSpzwv86ElC64u7Xw0q2eTbL+ATUOghx2Mm9R+IZu9gqi2C5kLYapJMQJNt2pVNw1WsuRd/pHFn6gXYccMo34Ov326/mxb2Xj5z"
        "vJQwI5YvgQsZjHhB9BLOq5RvW84E1cpELxTadaIbdJr1Boa66inTEEcf64HqeHvDnNrrmGFX9/0BL1wCBYBHCSk7pje7ubwiTUmq"
        "XhN9Z1j58bNukb8rNYx01dWmgbM4y9HBsQwLB+QRAMCJMrQJ2qAaDyzsc9Wre8Zs3V2XCaNerdRsWdcwmvjO89ugRzbz7e6vEFPs"
        "eCxK7KALIVLZLnoSRFaHY/GY5fkx3xa74pStTlCEeva+6VBtJl0PiQZ1WvrYd5ChzSTVNv3itESyOikOAsvxKwWNRayaug11bIVF"
        "trRsN923W1Qk68p0rMw0fNrErp+8adpcNm0Dn/PsNX8P0/jP/+XH7Lzbnf8Bo4OvFQ=="
    ),
    ("five", False): (
        "eNoVzNlymlAAANCPSV/SZpK2phljBSOLWkwQFJUoFK4bYhFB4YosRtFRoul4a3+46ct5PGcv3u9c04H20hxtEuxzpd1Wgak259WU"
        "CFpKx1TFTVuq5LHVLgo6+MVV1AbN+qSzMdNP5M3BYkmhhNuVB45KW41n+vtUFh4gTTike96v9zMLTv/PyVu/THKsv3LsiBvU1HXL"
        "kHitlItveyOgwK04y1eL93BepQQmt+CFnyzpinIB80CDCMoFnw7P22TkuAcjMLT42Nc3sjJR6vN6fJ817KF27NddSvyRnTtVRmIp"
        "yFVlloTPEp1dqA0iZOj34c9++WYYY2/Y808Uhlm2aUaKHD4CnrImTL5WwlyaaZayriBSGa/N42EOX+T8v4Grd36j4+v28C3SJr1u"
        "vPwgDVtifDnst8QXc1TjUbKJ0G6NVicUwlMX9pT1ETKdGhFOn4Ti3cnwuuDXY/pilrm2L60TcgbeAKBD/12rzBG3Oo1/tLAv4xsD"
        "RTNv0PV3Ap7x2MLXKZayr6doEQAQvRaxALsbX1loZYNlkoKfdOTrL/sIaSb6B3t+sAo="
    ),
}
PLAY = {
    ("two", True): ("eNpjYBgFo2AUjIJRMApGATIAAAccAAE="),
    ("two", False): ("eNpjYBgFo2AUjIJRMApGATIAAAccAAE="),
    ("five", True): ("eNpjYBgFwwAAAAHHAAE="),
    ("five", False): ("eNpjYBgFwwAAAAHHAAE="),
}
