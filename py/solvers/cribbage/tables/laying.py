"""What is laid and kept, by shape and whether the crib is one's own side's.

Made by tools/cribbage_tables.py, seed 20261129, on 2026-11-29 in 14 s; sha256 of the rest:
b5829754e6c1e790313d3c2d0ab3b62a27c7772e0917f561541bcd9b73d6785d
"""

CRIB = {
    ("two", True): (
        "eNoBtgBJ/7UTZg8iEE4U+xQ6DvgNEg6xDJwMnw2QDHcMHBXXGZgQ+xSODnwOuw3cDTsNPA4wDRgNBBbJEdwW7g3cDZUOzw2IDYcO"
        "fA1lDQcVcxguDt4NeA72DTMNMw4oDRANlyElGTIXOBXeFGQZghpbGSkZuBVdElQRYxPsC+wM3QvFCzkW7BhFD/ELOg0xDBgMhhTi"
        "Ea0OFQ1GDCwMaRMaEBUPgQudC/gRLRG6DJoKIhQBEvEOpRHmDDoRWC4x7Q=="
    ),
    ("two", False): (
        "eNoBtgBJ/18WtREAEg4WXxfAEVsRcRExEYsQexEfEJcPHxfYGv4SoBf4EeQR2BFEERsRDBKvECYQURhSFWQZQBEKErAROBFDETQS"
        "1hBOEAMYPRt6ExQRvBFmEeAQ0BF1EO4PJyQaHGwaKRjiF9AcrR1XHNobpxkAF5UUFhdyEG0RFhCRD4sZ6hsVE24QuRFfENcP2hc7"
        "FcsSdRFfENgPoBcJFW4Tyw+aDzIXfRXWEe8O3xhJFXYSMBYYETAVF6cxEA=="
    ),
    ("five", True): (
        "eNoBtgBJ/1oUYRAeEWoUyxSRDkEOaA7rDPQM6Q3sDMAM4xWjGn8R0RT3DtgOBA5eDn0NcQ51DUoNsRa0EioXZw41DikPPQ7DDbYO"
        "uw2RDb0VxxiXDmQO8g5RDoANcw54DU4NtyBHGecWtxRvFKsYthmhGGUY3hVPEnERRROfC5AMkQtpCzIWuRj9DpMLxAzKC6ELUBSA"
        "EScOogzdC7MLMxOQD3wOHwsjC3QRXxApDAgKgRP4ECUOKhE8DLAQIKc1gQ=="
    ),
    ("five", False): (
        "eNoBtgBJ/0gW6BEFEq0VAhekEQQRMxEvEW0QSRHjD04PHBeTGnoTRhcIEtURzhFaETYREhKqEBMQkRiuFUEZehEUEqsRcBFVETES"
        "yBAyEDIYaRvdEwYRzRGMEdYQshFMELcPkCPpGx4aphdoF3YcQR3nG14b2hnwFjwULBd3EFwR+Q9jDxMZ0RvfEjYQaBEBEGsPiBf8"
        "FK8SHhECEGwPnhf0FFMTpg9iDyMXXhWhEboOsxjLFAoS/RW/EOYUpYExzA=="
    ),
    ("three", True): ("eNor5JcQ6BAwFbgiESgQJLBWgFfAiP+4ABv/dD4AUS0F4Q=="),
    ("three", False): ("eNr7w39KwFrwi4CfpL6gg2CI4DEBN4EOwYf8BvwAcO0Hhw=="),
    ("pairs", True): ("eNqT5L/G7y1wl/+ohJxAoMBcgW/8yvxHBBj46/kAZPgHFQ=="),
    ("pairs", False): ("eNrr4c8XuC5QIhAu+U8gSDBR8IBAoMAiwS/8mvwAcGkH+A=="),
}
THROW = {
    ("two", True): (
        "eNoFwdsSQCAQANDf9ECt3VUrzWCUkZDLjztnDzHUnXPWGPHnOWkZfU9shzyDscLI1q9QESmlSRYWUlMIS15TQtVgeTduUb48AuAd"
        "nYZyRH9f6cnfD9GHJo4="
    ),
    ("two", False): (
        "eNpLK8yL880rKikuyi+vTAvO8sktLSstyC2riE5wycspLMzLLimNdojJy8rOySoqsXB0Dgh0c3F1jUjISy3KLCqLDy8rzSmvyi3M"
        "Kqyoyk/KrK5OzixrTsguzqrJBgCWByTv"
    ),
    ("five", True): (
        "eNoFwUEOgCAMBMCPetCUsq2VGIqIiAee7kw53VdRRYgRfWZKaT8guw2HqR2ilgoWFhBFdZWNvF6l19aZAr7ZmFnmmwPzeE7gHsXa"
        "99R2/+TGJtw="
    ),
    ("five", False): (
        "eNrLLC1JDS4qKy8rzq+oTAvNCykqKS0rzC2viEzxKi4oLi7ILi2PsU8oKSwsyisr1zey9w9ysjIxDorNiivKKSmN9i4qzS0rT83J"
        "KCyvSI5Pr6wISyyqC0zJjS2LBwCjCyR6"
    ),
}
KEEP = {
    ("two", True): (
        "eNoVk/dTGnkAxb+ZeHO5Sc6WRC92o2ILqMGKBcWKIgK69LIIy7JsZTssTQRUmohYzr/2vPfrm3kzn5nPe0vXy65MuZxSCuV67TG2"
        "xMgsghLiVTl6YLY4jguFcqXgNp8dKc16szU4/MFzf3wCedOluuCa0gWajNO/4SeVC/uRFU9DdluwYMXD6XOiJN81nvy7PtQKF27K"
        "laboP9qPFEr5u+oFADOhOE1wib/A0rjq8MJuy4gJztg+48jC9rPeU8R1eTi77o3od/RGL+Q5Rxxhlk5cO7Vx7iaHhQjeHwXxIJBY"
        "Jbe0rAU7VjfsTyNK5Khtwq747CefjsKM40S76gyszGl1hAvxx52EzOTKIVbZOK2W6w9UCoADnBElzUCgz3N6Gsr2A6/b6esBhl2b"
        "ufvQZnU2rgpX96Xbh3ITnwZAYihB2IGX2LGJ5ZkYGAag7fuf3eA91RgVI1mUxtk4l5CSV+JD1q5d999WRPPEcuChSLu8XDGs01wE"
        "BjXqPTDpWcaf64V4LMre5qyd/efM2qDq2PF5YWwZjFiMsSJFjqxYOPwz+Bb9Y3j0N/ig73WmI0fTm4R7XH0KBua/Hiu07OZEnXCO"
        "pEReVOScki792yiS2dz1Qy6RKt63XAdGASnc3FVv9pMlrgkHMX4hNFEFNqsfE6qMZLGchrMC5TyLxNLhMyiIiev7FxfMXCgqrp1f"
        "UdeVZ5OJCojFUrnS8qU8Vze5XL6Ege52EKRoGl/r6OrRrC0Mgk/d+3sHE2D72GqfPD01ma45WSyJqZvU3W1ayfANrxsmzChY27RC"
        "TqcsigXbsTOikCmj3hKiRev2nr9OhoP4bv/J8m6P7tyCM3OzOYAzAjuU3euanp6f0nrA0Nis7m4bcUcx8KuvcySGMSTNcTwv5u6T"
        "V5Z1S7hRKfgDPozj7EPjUD5yZDBuf+0enQQ/5ifd11nGuWmHc6m9qVVYPpje0e9/HBj5Bb7sbV8WOWzh9wXHd37SRLrml+ZAt27I"
        "kyItv1cD5MaM4ePorkonkIiZk9XEoSfJRRPvEonJ3MutdH+VexVIlr9tSXIjh/nwuL/3rs+CojjToLFb95Y5yNOy/9iHyakg5EHr"
        "XJyKh3fCMLLhIFzCQ126qRCX/hhfzacUdZRKZ7OCjDu2LJcpEYFsQeq9hdE4PPWjf+wYGOZX2yZcLkrZVwCIcYJA5wBQqXb0t2sD"
        "bm80/q7hx87O/20EOELhLBfnOenlOltH4RArp5iTYY1f5i3fBs4laGlwfKejr/0n6Nqa9mdS2NkcBKc5U9+PC2RrUKW2gumhdTAM"
        "maI5KbKicwhiz19j0Z6l+UXw98qsK+k60ahCzMKiEQxuqgwyg1vizCZn9aZFShKZvJTIv2RKrzLPc4LCPxPnOxYkRtxdM8nLAIY/"
        "FBMETrIIrF/XHUfMO7uzwRODDtNbeEzIPu393BDkROI5Hy3krvOVWQB6tWub/0N9bANTsyOjeITA6DjNsdxtQi6FfT48LbJHKq2P"
        "JRyqUXMysL+x52yfWdwB07Y9oliQvbvmkCI6J9Uu4kSj1kNjuqmtD0M+W0SkL6f7t4Xo+7a9u79bA9rGOw5k5GxZE0Fn/9kFPSsd"
        "BolDTXF+njqyKRwtJJnM+9HeMhISazYfW5HqcUgUBRn51UMyOPkTECiCfOcxFH2u1WtP1dpL/SVTcychyOltcGkGY1jIrlfPjEqB"
        "C3uQJihKZBgpLvHIosce8JLI7sLSBmQyqPU0ScU4huJpAT0PrC7o7fyXr+0SHouxkSAdYVDCo53PVqJEKkpwsfhr7b5Suy/Vy9XX"
        "Wq320HhtNF6fitfPfDBK3bTuooEAVri9NEORlwwdo/e7Pn+fAn+sTV9UnrNhX5h6asgIzVcFBIuGfx6sGb+oTEayXJR8Xqxa8cMu"
        "+p/F9d/gz9Vxx2shwbC5POxnv63BBkeCDGzQ1LeAZjWBB0OsVwmGMq1mSYyLydZjOk4LhZDZ5bUZDrY2Py0dGV0PrbyoJFvlRDJL"
        "Gy3QmXp778RVTTEoqpCOVaJj06L3J0inNkp98KsNIgwhPJT0+rIvtTs5kSo3UZS6McEBU9fYofay1qQRupUVGAfonutdvo4gDjja"
        "4ftxINiNXtLFmc6kl2pOkm8eWSyjhs53nbUmgj/maXjGcoWgAT4oezypf2vVdPVRqMRjtUf5sYyUeS7zVqtWm9Xa01Pt7f7+/u0/"
        "JWeFFw=="
    ),
    ("two", False): (
        "eNoN1Gd32oYCgGH19OZD06ZN0iZNHceJfZ0GUtvEmd4LbDBCDLExIIQk0EQIISSWQGKJIWzs2NzTX3v9C94Pzznvvy3zxmwXh5qk"
        "V/nh9xdHUQYv5OoYNoFwF7hLNrtNcUry4ZPy+HJolOAd/VppS0VtaNb3feGt7xrlScB7XewsFDvtRynY0UfDn4xkuH/UM292Me8+"
        "9mEwrOk3VUXIZTWpLSmehe1FiVn7YtsEgBT4n40f/7KoNOdd2XWtVXH7ljvoRu3f0KQzHgkfHxVhxx5rPSiDYktMI6Jajwp8+rC2"
        "rtc2g+mwe7lEA/ubnxbeSuF8Ztfh3mqTSdcF4kZs1hPoM7UF7VlKCdhetO4oJ5LZNbXwaf9S7xmX5BmhG2o97mlqhSrN1pRPGItE"
        "IG+eDLvjHOGPjAydNjutQXPQRqKnE5rNkdFMtG2z2Sw65Hq3bbUehayLjx9dyUoux+GBg2ImyIC8mjcEJwxu6KPCQTbqNNWsQKSL"
        "OQYG/XuvgSDwYO9p+NbgSYGky/UzIQrmg/Gj94ET2yJieZt8mVcRwulyFgrg8mLq49pP5EuAALAaS0NwngcPiCe/QL/5ajJ7TCtv"
        "8IWoLCT4PFW9yDf/N1WnZZWZdNpc9fJWjPlqrt5Q042s0EFMDs9k1b5ytd3qtqTBNNE8TcW9nV7El0m5uxDGhxE9hew7OwwOjdJo"
        "D2pf3tTBlrvYGTaa19Mx1m0oXYkd5Es4oA/0xqgeKSNkOpSU3Nl8NAZe0HQkkMhlnSd6q5QYqkWV0oxJrc6MCTIUzxbeZ+n9nZ3d"
        "EpVs2M8DDhFHNz5+taIUFHW5xyQZzjCpYyv1w5qwK+JbWyaAMRy92bZbnj5ffQU3gK9f31guHaSAc8CHh8Av2RQSyRJEigDbfVw+"
        "v/B8m/QbWDmPohEwBu2W/PDpwdH2wmPw0XP4SaAuR6MRJ9iqx5mLCLK28f554PM/by4ePcssB5qJSBTyuzPWRQt1fPAR+8Gae5OR"
        "WPw0zFdAf+zDemwhJlVyZyXBldgLyrRPqBaqMao1H00nDfmOVQqUeVcpmO14hcpM5Bmh1VWxcINlBmdRP6SpeU8uHWiJQSoWulGq"
        "WaKLuU7GB5FBrHV5XelMCbzMJK9b7ep2U2HEXooqbXp8UEl2xKlsxMhgIoMjEf/xdjESdomfQyIs1P3jV4DckqW2CuxblheXJpWv"
        "BR7PLAArS6+e/vnw5cM/6yidbLCkRFXulIKJilk0V0YDGRgC05ug8zOHsMlofG/zRfKPV7A1plcIGElBsuSKBRwZi+31a+fyuiX2"
        "bDX9X5/gi8dDHoTxH7sSXt96+NhBnFAczwej5ZIzFNvc31131ws5T1kFsRN/PQHnG1Q9hunzae+OK0gqxxjfa8cBpUZVNDnSiAWc"
        "/qtugpQJQnPESG+i5ceOvX08HRjD4V5Ab8z/frqs1MXyrZxQu32lnvIDHs8OFAAWNlbWbY5vTxZbyVymTZFtvDEUKx1nMmTn8pkd"
        "z/kKHwqApwcanHZBF18sf6G/PkOfYUUx40nGQEWGU/EotrVmt8X8ATu+ukMeYKg/gYQCRzwA/BzyO07sLz/Bm2ElTR5s+8Qv+97H"
        "q/afjwQ6e0SqEG53VtK++yE2vInav+17xtv59ZUx+zEn0RhalwGeJQjpdYZhmBoe9XnnM3M4n47nw/lwRpj1psRem1WqKpAZ+O3K"
        "W9slqxA5rSQwnRKjcfpwjMlqmZsY5SqXCq4u/f686to7bNqhJqyZfEsv16De0pvl6uGZTQ5GKphkqnq10hjHYA7zcGfMfDYZXt9o"
        "085ofj2eXk3no/H81tDucCGbNK5HZ/fZgRHgkv47WWWoYWT/24hwD/a65vcepvDE7Zi5f4uR5VJZ4fXKM+mFpfy3aGicmEf7Gptc"
        "Kn55t5j6zUosIXO9IxR73fCmcfrNeDBQWN9JiQWcwCeNdAs5VD+F1bvbHtbm6bubUlOiDbIUQbvJyE4/Eek42tc3Ylfmvmu1PN1J"
        "HG514KjmqHXinD+bztreJYBfw3/gAgVuJ1jg/NF2DQmiBUQ5d1fnZk/ni4NZlWWMMuobIdHB4cC4ZGnmsoVh/KtV9PdUP33hpHiA"
        "eJCWc66CQtfOvOq836P53ozIDUlaixUnU4SYURkZoIdpF5tgG+defW4a3PiKM9HRZJackZXxYUmej5rjK9OczqZz/Z7x/1Y0pXs="
    ),
    ("five", True): (
        "eNoFwWlvmmAAAGD3D5Z+WLJkybJkyb50H5bY9LBxHrQoUzkE8ZX7KAxEeEWtBWpbxGOUGrH+4T3Pcbl55R7iMBrbs2iVtUoDONQ1"
        "yw9ccCWNjI50B+cxzTIX19vlv7di4XNhKGvWCNrpHNRr8tsYGzQGhkWhP4vk/OYSQWPSkBc9NXE3hzTSnpKJzzt+sN2d1H9hJW86"
        "DZ7LrmMkfVHU8cJ37wvZ40Rv40+ukQrwNb5yRvATncJIMcRpihn3DeWeEcK/i0Ni2pNgC93JbBObcAXwPqkZH0efCoJo2KnHGdVi"
        "mbIA3Soz8txgaFqxm5Xqb5/RxWlXCZzg3YoyV3bcqT/Kzz8UWJ6TEt2477cZdT60ZEo1Qat5ftZwsNpl0a6JHCSEmfWwH7EUnm7T"
        "Vz1uizwvyCzREmVF6RHSAPRZTQAgT9ZJvl7n28M+DvIuWukmuyeshA7CEPv2o55DCbDwD167u0XcNtznninYXp51qzcgbiDILUQ7"
        "DRVrDrlx/hJIqrnKTr+eBnUC0+uY0nHyaAjExwy9sGuEgpvvzxGMMzLU3ONyEe8ejy/x8T8Hp65I"
    ),
    ("five", False): (
        "eNoFwVtvmmAAANDuaXta97hL1mQPJlvbaOKlUztj8TqpVqUoVRABL1ChimCBTxDEeitz5Wv2h3cOzA6Ba87NjbwYcWP78zHWZiuM"
        "SBOPrY8Ml2yJAtf5s9AY/Le7tRyllA2rDbaeZXgbxMr5gKc0E6XEiV49i528BdeZwLF9+vUIfHjnHNkvO3O9dLSxthCnh4MDGjhl"
        "rVXZ7fPVOqhRFYRFUfOTJLJDw+F68ZtcSjGRaD4dUkMVNJueEOhZQGsWwuNUFIQNuDnoD9O9oI7EnSfgc5TmCcIiwfsA36PJZxKV"
        "i2Q9NxtkwvFYpJdDqkhEJ27SSUDULq1C2vhlve7BhuEVjebtl2joDYNfsMv8FX4e/P6DEhBKaFD9L7nkz6vJdeo8CPrtgn1bAhnw"
        "TzJU7PB37229C4fm65i9/Fa9u2vaQUkWRxtdY1vQW7uv+xV0ITR1fzDrdp4ORuOhTcxteky2fHk+oNRBJaLXknpiBqEmAZH3vZEm"
        "8XJ3SOB9spGTsZJ4K/or3ZKk+XZCd4wOWdTLZRWV/YXF3zvPXcxuF9X4DLoK97SrPyICXInu1oHcFP4HdQasJg=="
    ),
}
PLAY = {
    ("two", True): (
        "eNoVVNm2pLgRlNAKSKy1361vT4/HL/7/T/HxOeOZ7lsbFFRBse+yrDelkIiIzIgJGNRafX/n9ublbWV4AZdSEGYH0rRMyyZSrEJv"
        "vw6o8E0vcNceDS3bDSyHE2sCPHC4Sxzfshjjni2F5TODAggZs83Fkb4TchszkxO1NeDK8+xwg+TsIs6U6UqTGMwQ0pyEMlW7zFgt"
        "uAO4EGBBdJ4NhPOlb8tlqedG+StsryjFQlANxZF7c/+2NbFNmBP4zOEA1rMyCcQVIMSijJnjpCAckZoWgKdZ1YFaK2vqF+i9MmZR"
        "6njy3TEdjL3NDtkUm5iBBWOo/8zbpuuqbhmXoV+v19LhfigCKaTYhbsAMIC5hwjCFoSa3jIC1U/QIEazcSA2kLEntsUtgaABFhPP"
        "fQPHrh3Gcga9UlJSDg3J8TwBYxgW1jdDV2dD0wztgBsNt1Hd0lVNX9V127SPun42VVK0eVbd8+Yc17c0TfJHdo3v0S2L0jxRPvzd"
        "lp6lWdkH/9NzA43AluwlOHiCYi73u+1aum54ANuNiTiiK09YdmCLtT6UVCHG2mpZpqED86S2O7n6ENyUMnTs0D0IR7ovW8MUpuv5"
        "prvlQGGwEc7iWnpUKLcFJZjxrBvqNp/rdmzX0reYgoZxWEuby9Vu43nfQmq59oueGOFJwJHJuQnVgpKsy9Kyztra/fx43xLTF3y7"
        "Dnx/5fmU2cIJkEWRZTKCqF2NaqkmNQNV7FZUQY6/r1xFMDYCSgnhBBjg3mRdWbb5M19MxDiH0FCEmgwogbOi7KqizspnT+A4LgQA"
        "yNpuXKp+bDqNvm+bezvXaV3VzePnNbqkWRTH52N0fFwu8TU9JnRFKNMAwLA7vLx+D12Ndhds9tonL99YIHTHGZWCuZYfsNDxfD/X"
        "Y2WUIxg6tXRdhw7hH8LXHnGctbu3LGe3DT8/qbBc8a49swpWjk+l9OZmHIbiuVTFsyr67vDDOwTE8YLV/o3rSVyvqUW56Tg+Z7bF"
        "EGCkHaCalFLAmN59hDBiP4QttWO5ifUq27bMs7Yqq6Huy6rDDCFuwB6hxZjBjFRbD1qGqe+7lhDtP8PSmoMZgmmeBtjnz67Jy2kY"
        "i7KpuuqSptc0SrL0ck+j9HzJo+R21a0pi0qL/229+QiJza3ve86IJbHnWdjGsDHLsXsOZJ6LfKqyqn/WQ/b2+x/vr7b03R+7vWdr"
        "5V73e9MRIjA1GcCg5jRNc99rRy6j9S8/DELX/6ctuWXaC4RoHnXj2q5puqmvun4YjTB0HG4u2GKYjTqE7AEbiyapjPZYjn1RgL6b"
        "23tZlk1ZZfk115zLthvKrK6Lojw9rqfb/ZrcTrcout3Pt0d0Sj8ODl/UAn57+/gMhLf9xzYkJmF+YBGMqNDK63iZpq5Fg2EHrxvG"
        "TWvjhI5wbF8Szslq7ACfZgQpMCxEdao6wtM5hAk3BcGGPQOo6RgY4VGHhCIcAF0eRwXaFugBwmgc5mGY53qc57Gsi2f/KJtnoVFX"
        "eVPrlLl02bOI00g4phSmPYC5H1W16C/TIrrf8keaxwAgxwuDkuLJUAOeEcAAa7dChfFVDX2nA21cuqmsx0aLUjXVI0vi4t6WzyzL"
        "n9Hpnl61K5L0nD6z2+12vyXx+ZHn+riq1aTtBGcIczQN+bg82iRp9XMtAwamHZ3BAEE1l+3ST+OcoW7Mh6Yfro/4nMRXrXkc63y7"
        "Judz/O84TW9JU7Xd1JVVrTdRem+GsZmrZmqGZ1M31fV6uV2OUXJMrsfT5RQd9frK4yTK7vUjvqSX2/Uen+5xokuP4+n0dYsv53P0"
        "n6/Tn1+nX8evP6/Hv/SNX3/9+u/Pn3r76+/o79P/K1//AwZ2WnI="
    ),
    ("two", False): (
        "eNoNVWmP2zYaFiXq8jmOx/ZcnTNzZdKm3XQLBNgP+9f3N2x3gba7SZMZj2VbEimRFG+yAsEv7wuQL5+L0Th7203z5RCYODoxJyCZ"
        "pUOYhOn0LMoP/QGEo/TT6dPNajifLY9G3JHUGG0mk8RCB8Eoe5MBGPmBU6H31jmluGyVklry8GIwnh+dhMez2dn3j4u7wwM4GM9W"
        "P5+9u745nS6Pl0HggjJqTZTDaauYCYMh7ToHZJj0t7KOM62aljNBhaGLk+nhWTI6mJ4ufrr64acPl6ffXZ/PBqvQpnGQOh27UIF4"
        "ME69yxMpHI+cx4x3RhgnJQ88//Djp18+vj05P705/9vHm9VitVwmH77/8Pjw8OTfX93f3t/qi4vz89PgbLU4VfOjEZ3MuxW3x5er"
        "YQzCGGkVeAMAgTHMYOLD0FufBKqTgWTU9tMSDyT2qkZMwjCAUapSD0LPvFdGKE46girOLW/IlhiRREMY931t+pKQXb8UZXbfaQOs"
        "EFx5aeleY15pJjQRSrVlidB+JzhtTIsZftWia8stI3v5GEbxSqmjOF788+7tPz7c315+d32/mgwvs3gZjeer2a2PDsfL2dFimI2G"
        "Bwdnd/M3k6N5kI0n+SweJGHmk/EgDwdw5D79+P7T+x9urq+v7u4ffnm6vbi+ujo/+ni+msymq+XT339+9/j4/t30/eP9zc2de3d5"
        "c3EJj48XCzqfT9lyyRf+7GK1WOSLLJ8/jA8GYRTEKbWCSMwNTLXnDNDIKBlag7EimlKECRPsf+EgYc4mcYUI65i11FAtO92pllK9"
        "liWWvOOi5pKp0hMc4F1R98g6ba3s5eQAIQTRut8lbjFBgSZyX3IHsyjOFMKo6VjbkbrtBKppW1NddY1wtBOmqwTjaK0bopkWfiNl"
        "01TPrMYND4qgeiE1s2WB8C5+c7I6nMZDOHrzcHE8y7J8OJveXaxOJgfD6UGcj1WaDKbBECQ9tmkCh/kkhtqFNo7S1KXp1D7dXl1f"
        "nCwOzxbjXrU0VSBXvZqMjgbc9noeDoiLoixlYQgCFsC4CeJuQD9P0gjk+Wi872G0ygbKdp47j5yTzqAeJQBNEjngAYS2bQ3al60O"
        "ZBz4tM0imAyYsQ500lnGRRtQKCRHUjAXyN4kbYskQp1pGkHNfoe6RmoRepjjIAFtkoiBeJEdV0IrWKjg1Ww2Vc8aTOqs3JQEwXLb"
        "oioeTrMsmUyn89G24xb6cIoNF4AwT5ROYpiDOM/hJM7ycATT3rBhFh7Ev9rQisD5XhUdDqQGErokAENHtDBhpUnD44ZxQFnOkmzQ"
        "l172TZ82gdJKS0e57aOiFrhuaL2rMMaBEx3iUoBhkE9tBOK0g9mQB7HO5JfeXQbUQBiwdzYuuKuCfvgO4xetwxdtduz1y64syyir"
        "suLbvq7C7bbabf7163/+/d+vXz7/H73+8bX67fc/iNiVm13JuzXqhNz8/u3ZPxdb+/nFvIQ6chNOWGs0xXvWt7lQIKACEeisj5SI"
        "VMKAqvcY2w4Ib0WDaBe+PhfuawHKpABWq5AgIo0ucGVL5JWvGVOavaKybta21Bwo6Hvu+gCBJmiNsko2gAP0utkl4bAhNgiSfY8J"
        "dcICuSvbllSsYdBaZ6NQ9KhZ2KeX8HyDiSCk55d4Iaz3rbBrihFpKKcdqgPpQ/JMdvV2gz6joiobtt1unzd7isnzfluVLzIHvS97"
        "/VkBPKP9w8uaNd+adk9LbWwUAdpSZojkuiW956umbVpd7huy26IGkxe8q+pduSPFGpOq2j1Xxbe1ZaRhmqkQ9t+BrDtJJGtFreyW"
        "NF3bDyvrdVFUuOzt3n6jmNL6udy8bHZFgfpTeYXY2nyui4oVXwq6bop6Xf+5L6qieO6aqsW84ajPBLxp6x3bvjbbFiO62+JNVaPN"
        "X/CrX1s="
    ),
    ("five", True): (
        "eNoNjtmOmzAAALExvjA3JBAS2q52t1KrPvX//6YElCUQCEcCxjSaeZyHsbL4+85OLRdJhPcH/2QlkR2EcSqSzI0D5LpRHL0djybd"
        "iSCOnZ1wAi/a8yRiFjFEGEqbCUshXWnIAKuucw0qvCqmcTt1Pk7v1FwNTMNvxzQ4+cQ0iJ/Fe4tz2+RvnneICOGmkR6RxjHmCEJM"
        "DWgRyjkzuMklAAqoGSwaDD+FHUFhWvxH5icHEzCFfh/CjDNqOU4mJHgNGAgQwogZ2b7nb1CD2yrVvC0LkMuWOh5ZGWPwz6+fISYI"
        "onfffeWMBK4b+KE7QqCDdYNQzdO0POTylPMc/41TTxiU7faJMDChJkGUMUpsjDHCmgJgGcdpfTmBiz5306NrgZSr2rRhfIxD3zd1"
        "U023puqb6+N6b/o72LRt6B/PcZZ9PwxTfbu1Xdvfu0v/nMZxGYd26Nu26+q2ud3zr7qqq2tVlpfr16XO/5XlOc/LoijOxTkvyhf/"
        "AYsnsA8="
    ),
    ("five", False): (
        "eNoVkctqFUEURet1qvp5k7S5RkKCE0Ey8v9/w4mQgCEGFaL39qO663mqynawZ5u1F+zVmJL7q8ONEgJ8FkGQypaYCNyGy8aSGmX9"
        "cP/x7urQt+1Q8Yra4J1xbVaIGIUowblVJj1P48HM0+n69edr+/zy7uV6PEo1HCtec3n4fHv35f1wczEcLj8cS7azXVbjQKGXKUsg"
        "4KyxmTWLXratzE67xO08Lu00a3oau6mTw31TcsmOqE+CzucprDal2hpkDpNPOZPCgJpFn7Sz1vmYGru42GkfOr01/oIqHhLpBG3D"
        "Ofq/7s/vAuv0dv71pkO0CqA3xs2W7sMbdiGT1sYGu6+P2j1///b0g2RMzox6SnadjPeFUC4lo6X0IKr/XN5HH0jYNk9I3H3ANwVE"
        "LUIKThFEKCgjkJBZZsKWHAijiISzPTwXDjDWhIuKM6g7EQpVmUmApIpsIO0FgoCQ96ckJoYClQCUicr8D7F088c="
    ),
}
