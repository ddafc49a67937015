"""What is laid and kept, by shape and whether the crib is one's own side's.

Made by `python tools/cribbage_tables.py`, seed 20261129, on 2026-11-30 in 693 s; sha256 of the rest:
b34db876812181097e8db2caa6c7a2f7a808d22d707bb676e0051ac11d143f16
"""

CRIB = {
    ("two", True): (
        "eNoBtgBJ/7UTRA8REFkU/BRNDhUOMg6+DKMMng2LDH4MAxXBGXQQ8BSKDn8Oug3ODR0NFw4IDfwM3hW0EdQW5g3ZDZMOuw1tDWUOWA1NDRsVeR"
        "g4DvINhQ75DUENOw4rDR8NliE1GT4XQBXtFGAZehpPGScZtxVxEoIRbBPwC+gM1gvKC10WBxlgDwEMQQ0zDCYMqBQTErYOHQ1MDD0MehMZEB8P"
        "ewujC+8REBGfDJsKFxT/EdkOkBHIDDYR2RYwpA=="
    ),
    ("two", False): (
        "eNoBtgBJ/0IWfBHgESYWeReaES0RQBEjEZMQhBEgEJAP5hbHGsQSnxe/EZkRrREREQ4RABKaEAcQLBgtFVwZBhHcEXkRCxFLETwS1hBEEOIXFR"
        "tpE+IQjBFQEe4Q3xF7EOwPaSQTHFUaPhj7Fw8d7x2SHAwcfRnYFmsUCBeEEIARIRCTD1oZuBvvEngQxBFiENIPvhc8FeISgxFpENoPkRcpFaQT"
        "2g+lD2kXzxUcEiAPHhmpFbISYBZPEU0VbZEyDQ=="
    ),
    ("five", True): (
        "eNoBtgBJ/zIUQRAOEVsUwxSSDkEObQ7rDNMMxg3DDKgM0RWFGl0R0hT+DuEOAQ5JDnANYg5hDUYNnBafEg8Xcw4zDhAPPA69Da8Orw2UDbgV1B"
        "iZDlAO6g5UDn8NcQ5wDVYNxSAyGQMXyBSKFLIYvxmkGHUY7RVsEpgRWxOuC50MmQt+C0oW0xgTD6ELzwzPC7MLYhSkESwOrAziC8ULUBObD5EO"
        "Jgs6C3URThAhDBYKhRMJESEOJxE8DMAQ26wy1Q=="
    ),
    ("five", False): (
        "eNoBtgBJ/yQWmBHIEaAV9haaERIRKxELEVcQJRG+DzMP4BZkGiUTMBfrEbkRuBEqEfcQxhFcENAPXhhtFTUZSBECEp8RMhEfEe0RgxD3DwYYIh"
        "uyEwURshFXEbMQghEaEI8PjiMGHBUasBdhF3McMx3ZG1YbxRn7FmMUIhdyEEkR4w9YDzsZ8hv5EkgQcBEHEHoPshcwFcASJBEGEHsPjRfyFEcT"
        "hg9PDxQXPhWGEa0OjxjIFOYR2BWdEMsUX9Axzw=="
    ),
    ("three", True): "eNrL4f/MHyWgJ3BPwlkgXGCjAJ+AKv9ugU98U/gAY+cHVg==",
    ("three", False): "eNp7wz9dgE/wgUCypIKgoaCv4EmBYIG5gm/4HfgBZcsHMw==",
    ("pairs", True): "eNoT4J/FLyZwk/+ahLBAgMBCgd/8KvxnBL7zdfIBAF6LB64=",
    ("pairs", False): "eNor51cQmCkQI9Ak+V7AUjBc8KxAlcAtQXEBP34AX94G7g==",
}
THROW = {
    ("two", True): (
        "eNoFwVkWQDAMAMBb+kLTCGkt5eliq6Weg5vZrbU56VYx6/6MBtQ4aCLudyPqhgmx6bzIUJalqJQjjTA75za/rFjkcKe1RuT3mCTgEzqQ6QwmXd"
        "sbvx/MzyaF"
    ),
    ("two", False): (
        "eNpLLcqL984rLispziuvSg3K9s0pKSstyC4pj010zc0pLMjNLCqJcYzOy84GsazsnQIC3Vzc3KKT8lOLM4vLE6NLy3LKq/MKsgsqqnOTM6qqkz"
        "PKW2KzijJrcgCW3ST1"
    ),
    ("five", True): (
        "eNoFwQkKgCAQAMCPBlGyp5p4hCuJ+PRmYsrtZFUCQH5XvuPjA7P4nlEleGaNhQ8SAofaRC5XWq3WRofL0dpGgLq/4oCmJeQxaxjTercf4eYm5A"
        "=="
    ),
    ("five", False): (
        "eNrLLC1ODS4qKy8rKaioSovIDSkqLSsryi2riE7xLi4sLs7PKimLc0ooKigoyC4uNTB28A90sTMzC47Lii/OKa2IDigszSmrTM3OLCirSI5Pr6"
        "iISC6uC0rJjS2LBwCm2iSU"
    ),
}
KEEP = {
    ("two", True): (
        "eNoVk2dbGmkDRh83Jutmk1jWjVGSqIlddBWV2EVdRUFApJdhYGBgmMp0GIpIEaQIdtdf+/qeH3A+3Ne5X/jrK32hUsunS83W1V18JJwIBUkima"
        "kQlpABDRSLV42ca/fYrLRbd/cdACAt/YnDlSq3UoZ1vf8mYfYaYJzT+w3emHLmtCMFVGAKpHyVrbcetrQh1B16VTRv8/6AHitfFKoNCwAjPpoi"
        "WfEr2J+e0JnOznKCwu5NaH25uP1g2oL67Fs/t33Rg/VNI2IJeQlvXOJzRdeOwF5msTAlBug3YgwwrJxTG+xgTW+DoCyeIY8Wtv1pwnO46IwJEe"
        "uyAQ5ql7SG6EEYws2RpHBej6YU/X6t3mpzPABLREKQvgHPW5vZBmUAcLtheACc6ky2LvOZ2dEuXhbb1ept/Y7+AQDPcpJkhKYTkxPT0yhY6QCq"
        "YfAFvFIniBiBh3EsQTMiJxfkm6Jj8yBYbUrOuS3kpsL7UaYUPzywuQcWRrfBmFWHP14X2XhCqBRNQ//A/OHcpO7svXpsuWPEYSPKYly94RQ4AP"
        "oQ0N2tBp1rX6Bz/Fi9TRETg6bf+pe69ecCdSqKI4kdOJ9klaxUzGSv/mtXiWK+cJeU8sXmg1NvToeL5Xq9PKuUuFskTHLfsJ56h/4EDheaQtrn"
        "DxH5jBC0x5hMJGCCY5m9k1MbOumF8TVPijhvPBqNdJArlWuN+1ABKxZS2VIFB3ODIEiyLGHoVw1rNw8+dvbOag1n8727BybrT9OJ/ricSErl13"
        "Sy1YqczrEtyIVSuwGg3bBYHO6UzJe8LohICVn34SmSkPzr2/5rBgvFPcNGo7VPh9gS1FZ/BpAMLxxcrL0bnhib0vnA8ND4fM0YDeHUbyOfe4bo"
        "GEOLvJAUU+W2cuGzmJB2tRiHI2SSdY8vuguI+ej46J1qcAb0LS34S3nJuWNDS3nL1CqsmDRzW6aOkZE50HuiRyscuqzzSmJf1zf4w/T4P+Dj8h"
        "dfHrfv6SB06tsG+DDZOZeMRfbiiUl0x55hcTZJnwtS6bmWuc7nn9k4LVXv00r7HEMIDv292uuOhHGyzbJ1r9WPC6IStHrRXDZ06gm3ZZrkfYvB"
        "gGvuFA0l2tdKuU7CnjjbvCqkd6N4KluQFMl+ZEPTScp5CGENGvdE8MjqhGb59MPG2vZ7TdjFKNZ8NyBZjhcK4H3f6MzC5c6c2xEjXjN8q1IB8A"
        "Z0khGaFHhOFpNPxVwrCofIVJo7nV2H04Lt6/iZ4tve3Df+OTo0CwZXVqB8mnTpHEgxa1bNeVDD1MQv6x/qsQUweHYcLaWiO3oPL/R0DXg/z06O"
        "g+55lTvlM2oWYGxmRgdUU981EoGbKWmPcPoVkREzXE5OFp7zjWdB4mkxTT4ypgM7Qidql0ImFogmbssKGSRYDjavb1qpo+19PbZ0eIRpbWxEyj"
        "/s9s6Jkiw/XkQr5/lSdRaAvz5Pqf//sa6ezuVF9SIVYyieYyVBriaVSxQKxHMy797Vh3nSOqrxJKFjvRnqX1jSg1nLYaxclMI2fzSTc6nUDs6i"
        "md/0/T2v3gCD5qOwzCFTE0YeA+Cdu/PTx9fpfryzSgGDRhOCvg/owO/qnmWZxIwku4jp7ApHCik2J8qFl3MRIe5e4a63wqIsiu5xQDMU+QGQRD"
        "yuIuNo9KHZbDw0mo/XT7mmPen1QkhbSFI4l3Q4jzTqeToW8kASm0gkOV7mFQH54Yc9bhzeW5hetJn2l7QsQeEsTbMUjzh8W5oVt/DpzR8iEUcJ"
        "DCNieBR1LS+na+FIKhKjEea52ao3WuXrq8Zz87p5035utZ8fL/MPVASlKveVSCiIFyoRpyP0pDAYpRsY7VeDT5sTttpjNgzB5EObjzNyg4mGY4"
        "HRXysn4OfhGlQvi4FgtFGDPD76q1atAW83xuzPFYUXz4t7ehaofCpPFvNuMDgIdmoVyAJHT1I+Z/bhviQlhOz9bYbnxAvo2Gx2z6zOr4Fvp/vo"
        "zV1WFlP3FVYQya9bq786PuuWvI0ch8XS4tpqrG/mZMyexOBljAbRoT3eexxhnVI4lnlqXspSqnZLxuKlHavhuGvQOhVt3iZI6v48kfgXvJ8BSw"
        "WSPokyf7q/axn3XoB38mde6alxIciX90w8rbEebZ02bgnk7oLwft8qIpEw5RJdXum/Zj3TuBMaRLx5K99fhRoCn31p1hp3zebdQ+PlutV6+R+o"
        "tIJF"
    ),
    ("two", False): (
        "eNoN1AlX2ggCwPG87Tg71u6b6TU6raOt1q3aUSu1VuuNyikIxHAaEshBQhIMCUlIOCJHwg1Cq+zMp91+hf/7vf/fSq81KpVbWq6uco3vm1GIIt"
        "l0KYO3ruTAR+tFxSwq9QIRChW6o3arGD1sjfiKnL1tDkrrfs+HBwM8iIfsNcyOhV3NJAF5TML/tckFG6dm+1uRPrHFd6vtcvFbTr8hkvW8ns04"
        "ps+2VcXjstlfAyg7Oz3z+2tNYBPvzp2zQsq7DYHWTGj/OrAPwbDfnglefOYXD3Mnkl4nSEEvBNlE8KywWyouXHrc9m0hApzPv/rtP2UmRW6A7s"
        "VKGjmnrqyX60suxw52AVo301fej9ybrZtDoWf0K357s1+vdO5QiL01tHzJXighmQjUyf0CkX4Pv4wmLxwaQ9lPBo0Se2doA2Wgh04tTZJGEAz5"
        "oi7898V0+XT255mJiQPPi99++mkgCCTFogEni0TZkFCmWpkPIXBFa8RXrgLL3UKSx2ABRl0nvpUXQAR44vvZc28KCY1Cs9xWGNwg9nZcqxHLxz"
        "ns3Qz5FCtwcBKyIfjh0hL66hkQfvoveOKaJZBTG5u0fIg+nnDOgoqQOs3gz1NToMT6WZQTg5Qy7rf7pJTrqqYiDO6VgLPoqf/I3pL4UqYX4bGw"
        "XhdHNq2uys0BUj6IgWc1Ez9MBE+MsziNhG+DuMtWp1BnI3td89cG34rntx6p2iwWhr02ZlSEGs8NcDH9rNYq5FvKWs4RsdoFadGZtB3kt5KYxy"
        "GztONkUOKDdwWyl+qaXVWjurEMGkMKuxi7ur32XpSRojUeOOFpcgn0r2fJyxh01EZZOMr7bKvi08+5AxHfsDQBKkNRoerOu5fPpx4fa8D88uuZ"
        "wWo6k0RW3kwDABOK+Fg4wsCU2iSU3Xhwr2sWw2wy5nPug7617Lnf+sn+7jkAAo8CT9xyPrqDBD6rmoeNebG19S+z7sX3z6DpX+EX0bIvhkHnSW"
        "575hX2det16Nd5ZAnnaOLMwQieI2T17dUarEqU40ZaYeYDCuXlckI5wlbHnV6noD6QBY7oPQhcr4hKDN5NDJlK/lbNDIlowx7zn5UrzEUa9ehS"
        "mEQ8I7FEoGYS3G2HA+ZFfTBSan0SllPXo0Jev1ArN5yOx4QjyL4nFfZddNDRRCkhjdHxK9+ZFAwfyZt20SeXN43fgax4wzZuga2l2ZdPe7nDjE"
        "Agi8Dy3Js559PZl09KGH2tp3CNFu8LXB+VqQTH4ltBcMMdeH909qpM0NFAxLI0FZ+eR1fgaiHhTkRPNdmJheyJzffrM+71jy+9L+ag5TB1AqOQ"
        "i+MD9uNUMLAX/byPH9CGJIaDgghZuS+r8a+pqph1i/qOtBespkNiSTKJbHPcrz/QWVHn08a9FoQ0PcNV5XgJTIXAoRlN5Qmk6gkhQYcOJryuBh"
        "52tslY3V3RHx5NfszJQvY+hxplU8zCLsByvvjWAcz/9eat/fPewrSOp/Eqw5TTapPkSjupsJUk0feei3XCuxfwfSoHot4LcP3NFPz4VXQOpLnI"
        "LhrxleX9JHQObvx5uuA9OV4N/vlXfBPJ2V1+x26EAAAgYd2ehZ4twUtoiSRdTlo42UpO/OFeBks39AWvrVFzXh33c6pYRdP1f0oqm/g+Hg2N4X"
        "xGyQuCpv7QyjLSJIUjiRxPJbDxsNf537A77oxbQ7grqnJm2CsQBQoJuZbn384PRIVjquINXZP5Klttd5CcmhO6DVrLEN4/Fp5PKhQR03niNqn3"
        "mGJFyyPGzNysFoOsIh2XI3Jfr+SUctfq4UEQdxPjYb85HOn9Wns86vTvBj9ojr83ag+YymDNkWmTiZBpBgX0cqwZmXQzfLzcpi7N/Xrv3oAVhr"
        "jvMoUs3UpmExHR8WUhP2/JbUmtCi/TSaOWgSPp4y+LycmV1AdifFvjOKOJ+Fp0rOEylFzYit88sgOWYsrJibh+fKU/3BtENcfcf+NvBbrJyGTU"
        "DNks7evLxkF99E2qKfz3ajHD1GCHpcaEKq5yOZz2X8awT8uxqX8HliE+em7xpQAHsK1CX69Twfy+XRn3KhXppjHMp1JN7trRQfzNc9Mc8FhyoO"
        "IoNTUJT8aMGHxGcD/eeqZcHxF8ouiMl8dmneLMOzLSSsaMo0Z7cB0a5tD0s5iRCNzQtHQa08bdWrpzx/SgTmfoG/LZpo2Sxu3bzl2vOxj2xnqv"
        "Pv4/dEWghQ=="
    ),
    ("five", True): (
        "eNoFwctvmnAAAGAOu+62xNOy7LA02y7tGtuUrsgCVYSqoFPB8uONFXzxarFAtYoTajWi/sP7vmO43NTcaBoFwXw52zJ5dWArStd+cpRbzTF5UR"
        "17q2qHKF0vlsnbGZT7YKq90dgdpbM6SoGNI1EXjOw0yNNCfYTChUKAiJ0Jzc+MeP/2qEZz37Yms9dk+xXPl6/GXhDOT/pGN+YF1cCgvJmrtYDo"
        "rcZe8fymGRpd8hcDfK6MFKp+EfsD23Vd8TjtefiSpVrP8BPPnYRJPLBilWZ4AXxyPkKde1VLPdaGf1wyogzwn2XWlf6iWPWBwjDcauuK09afRs"
        "GhF6490zRtt5f9hiBR1rvTB8G/g0ucrUm18yoPiNK374SBXcDXo5oqDhuK25/shixFpUmaylMSSIKkNGlCBkCkq6DZancUrtnKlqt/2WqVpftd"
        "HGR1guzEm4i+uWVfosrJaWVvyZzgle+KA4ywaH+3t3lWMbJ35gpl4nqZrAyLNULHsX7DzhZO+16N159zX9zLIiIgqIR1s8BgQbQuIIMzTMaVwz"
        "waLN7pUOwfFlG8jY6v8+N/8z2sUw=="
    ),
    ("five", False): (
        "eNoFwVtvmlAAAOD/sGTZQx+2ZMuSbYmZ3easiqkKRavzggIqF1EPRbwgCIciVFBxWrWOs+wP7/tQQ9+FthVsjUCXtfXdu3qnRzIPPGN3P7aHKa"
        "YHRPbku1y7FhxWSxN7+8Go9+vVheyPM2Ty/VG5/0kWMF3Il4gbixdLuDWgsg5bhoR9OXo7LzQVJ9C1l8tuSYuCt7W0YMBXRI/p1VtKPuW9Hk76"
        "IvT5aew299mC6Xgez5k0JdAVQxLK+IAuXY/Kae1WR7sXfaY/T+ypfDjx3Q0QAMfMG/abKwBE7qiUR9+z2S9wnojnK3dSsyWwVYOtYQko04TDkS"
        "7u/j1Y+9lkDPvA/hNLXokDurXmOotPqa9xoMYITqB6xRRVTBltNp/2xx1i06uuct4/GZrggs6nwym5kmS+E25eEZLIP31Tpwr47ZgDgE67NTpu"
        "0QahYBmVzCEXnmF1wuBLryk07yPoqSqUigm3gTnJxwg50uMIROeRqylWl/9V0aji9aKB64QWha43mz7tR62a26YyegmbZ4xotZLV9TNb98nC4s"
        "ZAIZTDQ2H5Y4bC+Xa/QWOI/gOI2a+T"
    ),
}
PLAY = {
    ("two", True): (
        "eNodlGmXmzgahSXEKrHbxna5OtPpmpx05kP//9/Rk+rEO3ZV2cYGbHYEAkYZzmE5aHv13HvV1JJYPX9+sa2nP14kHRMoAVVGxJDN0QxNR4pqWK"
        "KrqKqmybqFECamqBDCXwQhUca2SjTDFAjh/TSsElNQdU00TNUmbN5joolSSwfR1J+mymyMdXdKVaB2ALSCbJoKGDokya0AUNuyvoFtxwYhg10j"
        "iD3oIIrrliasLwCtxgtFdKGANGx49szVFNnwZp6hA6joRDItBIAgQIIgkGTF0STd6Lt+kLKaNXnfU6EtPdVqaVkyNjE1RKGgYgUrQBEV3eK7E1"
        "UNQMSg1LZth7KSVknTVEMzPGtYJKpujgxNMwzbNomkIEUWkAgkifU9r7Kg9FE3RVv3nk6QJApjTgUTS1ZVSdFkyCcuGlaVrGuHnmI+VgDYkJBM"
        "FAFC6f+L0aZktEKgBwD1jIE8LbK0KIu6TWnDH3mR3ov8kZcfwe0juJ5u59slCMJrfA0fkTDF/3Ytd4JEnXizL5PFpyeIMBYcy8UYQFnyPjmGRQ"
        "zHNadTXdENYo9GJrFtbaRxoniAYIgfdcmryNtCeJ7r9hOEgqY5s+nCcSVsOc/PhBBRM23V9Qyug4RNR1Q0bM5kDlzs+7aP4yy5Z0VWFDm2Sdcx"
        "BgVHwbJsO+Op7Y1Nw3bcie0ahmUgRUMipyiwPsnqPC1pSWvl83Q8E5CseZ5BsG6YLiKKzPkbksglgkhS86plNbdJP/SLkSpIcPid68gNinVJlG"
        "QyANCH8f3xSB9REjFZFURBkAlXSzFBP4A4TrJfbY97KzE2DLjnc/Gii0fK/6cNpbT6iO/hRxieTqftar9a7w/b/cbfbXeH3XHnv8d40jMhzdIs"
        "m//25+9fbHc0f/rDMcf2yJ3NtbGn6bplExcb2NDtkUFMg4IBwLDqm3vfJX2KFl++6pYoEn366cnzVOy4zy8vCx4qezJfaJpJRhOsyDJk3cDuGS"
        "0eJS2qcvbXb/9yOXIy/zQdqcSwTM0Suba6qYoYqwPHk9eM1YzvqIMvjgq4mz5jk2i8ryQihJqqamj4SNIkT+MsZjzqqiToOs8f6oau7x8pB8GN"
        "lt4HQ5JVuUGw76Oqrh5VHqePW8wdeHokySl9fNxP683bbne9+tf97ugfgoPvHw+h5FY5azhHdzx5nmiqYX77OrZsy7HHjs4V6BBhbUMhYIxlRZ"
        "lnVZEU98W3r56ncB3/M59OMNbNJ9dRJZXbCw088wM3XEVZw7fXdq39dT4ejR37m2m7rjOGaj8IsK/rps3ysijrMqtS5NijiUU6GwFh4CAgyIuy"
        "4k6L0+hYlxVfN83T9BwEF36fzpcgTpLodLkFH7fLR3Babg+b9X6/2203+63v8w9/9/jTw6oAuu6vL4vPlon1hWeIEkK6LStIIm1VVgWtqrKuy7"
        "qxp/ORblnmzDF13bBc65cMOoQA8bDxk0oAAlKwao0MXZJECEUdACiWnHVJm4rWhcwPCUho07A8z3jwCy5a3rSUhrcwim9ReIvP5+B8OV+ul+Aa"
        "3G7BLbxFcSKkaZLEN1NXNH5i1Rw5a5Iyv0eHexi838NTcGQDk1RZKSClLWtozQ+6uq5oQ7M6ObPqVwjSguOJ4zjiVxzGWRSFwen9/fr2dvaPew"
        "7kfbM+LjdvB//AUfF8BFmYJPc0vtS0SNOSCxsUScyNco4up5A3RHWSpGkYxnEQ3a7h9U65UgnPasTrvobL3WG99bdvu/3P7frg79d7f7sK3k/H"
        "Nw61KG+36/k9OH2cL/e6LHK+0+hyjYLrdXU4bHZvh72/+75a8uHLrb/2w/fD8RRHgX8+rz92++1uzYXcr3erJZ98s1xtlq+rn3+vl6/r1++rf/"
        "5evv5Y//fH688f3zf/rDY/lqv1crPZ/g/TCJRR"
    ),
    ("two", False): (
        "eNodVOly28gRBggCJECK921a8tpUnPXaSWrLyQPk0fMOSSpVUUkiBRI35r4BZJT+iWnMdH+XHo5n4Wi5C7x+NNjPfp3NN9vVfLHZ7E6z1X61Oe"
        "yPx29fv375tDscP96H/jAM3L4frObraWTruIiCYTSOJn4QjiLPDYadarTXtb7jNR9+LMbHrb/abA9fPx4eJuPZbDJf/vXDL6eHw3yxXIa97o4q"
        "Yzp/6LdcCKGHkgrdDoeNaZ1actWQGgCGoEB09afjcjOa3oV305+7T6fHzWQyn0/CsHGN1s1k1LRNa8woHLQ9xyWMUKUMt4UhgZwiztjjj5+///"
        "a43+8P28dP+2nge/7H+8N2MhlPjver2XK+XK9GtqajURR6jtP5btfv9ZljNEQQoFblNZdMJrymknEmKROCE4CEJpBoQjjRXotbaVeiFBPGGOZC"
        "KsklZ5yWeUmrEmUAIgIIQYJQppiixB6DCkgEOaDQkcIYTu3VJC8KVOaoQqmosSC3rCiSNC/yDEEIs6zKy5xjmoEU4rT4PPPEoJGT8XT+92+PP0"
        "+n7x+Ox/v7/XizHIzHs/l0tg/9cTSdb1ejoT+Ios0vu+Focue5Az8amV6v7+vO7xm/34Xd73/+/rfvf3m8v3/4fNqeTsfjdrfZbX8cNqv3ix7/"
        "cPq83W0P91+Oi/Vqffi02W7W97vdej0b3YWLu3A2nq2/7BfrxXy62Oyiud8o43Q6UIUlWfcHjeMHQ2OU7FqKELZYMGrxZJq98AZWFlntWNosCr"
        "QkNcaM0QojQjGsIJIIU0EJE0xL6TGutSCYUM6RFNIYAgBC1S3Nyiyv6kK0vEYQ6a7r3J6xJBJYlqVlkxAM7E9Ka8ksf7aptiRzi7V9GEPOK0YB"
        "BxmoavtoTbICQYyBbQLOcj2djLzODQZ/PKxnoT8bL9fH+eEQ3d0tZs4wMoH1RDfrB8OxVdIgnIxbp3Md17GK61uf9U/fvjw8fFxYyFogm6ZzOq"
        "ft09ZpbV+n3L7X46rf8z0n6A8GTtNzjOuaQRNbOLjRtotSO7fSDRfaboBEq5vW09woV7ZNZ/3gWnB1y6yWHCqk0IZ0jbEjtKptcE0wpoRq1HM0"
        "J1KoxtFOz5GISVQRZBclilwhZ0r7rhsEsnVd4TiqrxwrElfxruWNEo7ASDFmtHIAl1K21A4nWj9oG8cbhFGg1CAYjcKx6Hqd13MD3nZB4HnBcB"
        "RGURgNw9FgMIz88M6b+k8v1bsKhPAQwRDk1ftiRijNrD0UJ5QSQzHtBNdcBr5samKXZwpTpgWtIWUMQszya5oWaZ5UiXKVNWXnNK3T82yStG1t"
        "byPasJaXrKogaayIJEb/3xcxRA2T9gnGAWeFKMr6/auoRQ4xxQIhRtA//vXP//z7/PJ6AedbUaRJVrLb9ZbnZRpfbgm8xUnB8qJioKK5xVf4EA"
        "uOES/KoqgKKzoqQE1IY8PBelwCQR2alACa0mpa5lkFK4kB0BQZKGKOiJAwzWtEyqrgoOYFKUBWYfB2TfM4zpIs07IVAFHA8q5RFYsZSyujXTst"
        "75sBMU7TBEwZ3QtsIcwIVhxr4lsGZdMZ/h6TyoLLYGoVXpXQ5q0NLwu75UKWNm6Kd78U+D2SCGSs5jQXt9eyqG6Xt8v1ci7z9HZ9vSUvMOiANt"
        "q3urO+5jYE09zuXVe1tbRp2p5X5xUmpbVZQUkubIJlNtviJEuKLKlvT/Hb9frycnl9fc6S5HJ+ucZPF5EVAHDEdJNbnAoIK1YnwNrgZo/T5GbT"
        "7zm+psnLOX67POVJGr+9JMnza36Ji+oCUJJVKaniW5Kf//t8jd+es1t+jp/j29O5TjNcsAqWFQDZuc6y8i1GgNUI50l2zass/h9DgsSg"
    ),
    ("five", True): (
        "eNo1i9lyokAARcFuullEFkHBmZhkUlP5gPz/d0TiliimwCg7DWLTPbzM06l7bh3J9R9Ue/HbM03XHT8qtj6ZYU23bG2+MOcW1samac58QxElJK"
        "uOaZu6YTmO6toTCWGsG7LIRgBAgY3Ejva8v9U3cmsJbXp9hp+Xz6Y2tl1b8z1fdxWAFMmYDhECEkYLZzp1AZQVeTGDXBgJFsICByLEnPNeYJy1"
        "WdM2VdfWpLovXwzkwLFu6E+P86lrUC7Sl1+er8IRxtpSg5QLTMBy3zGKLAyhQO532iWkIXlLCpLfHybaBABxxP/8fXVkDDH2PAUxQeSTsSL0nL"
        "asreuqrouquKR5csnTJL16b/5UkyUIHNsyAURIxUzknFHQU0oZqZumyIshKUhJfqSuGkYGyrJtuv9HdD5HSRxH6TnOzkmcpWVdlWl2iS8/dXJN"
        "k9PxOzydwu8w/Mqv18FEURR/HcLj5/F4OB42n2EYbnb73Xa/3+6276uP99UmWH8Eq2C1HhCsg3+IQeVq"
    ),
    ("five", False): (
        "eNoVkMtu1EAURPu27badiSciTKQgIYEQ//83rFmHzMhh+n2fmF2pFlVHJ4rMPK/b07IsofJGjFMhEguX7qGZY+e/P79etscxzKHFeN9jq231nY"
        "07ohChga0qfgzg/DiouAAQXHj7MsJ8Gdxpfth+fP76c/v0sp3P5+c5oTYhho/eUzFzsBYnKdU2DCmlrhqY/QTGCi2mgr1YN/d4AXHsZZy+MbGf"
        "vYK/2d98IP7fAO2VaNSU72J5VB0mwEo8msIBNVvQ4G09ndZ1u16Ra4opPxnT7bZnk6Z+mu9T7MzmDcbFO78MEHT69fsj/cmltQepLe773vH9uq"
        "f8XkvpaIKkk4lNoOPBBn4qAuB7bNh6tlJQDlFswJ2cECB0pVpJ4qFAHfWKwrU2waOXt0FIwXVxQLm13hoSVUUBzshYGyMXZeUjFSnHb7bK1v4B"
        "NOwiKw=="
    ),
}
