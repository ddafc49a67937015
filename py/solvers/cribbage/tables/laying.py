"""What is laid and kept, by shape and whether the crib is one's own side's.

Made by `python tools/cribbage_tables.py`, seed 20261129, on 2026-11-30 in 175 s; sha256 of the rest:
1e98c00ee1f4a9787c96dba6cf553f85476ba6ee5a233ea17aae59c72b29c103
"""

CRIB = {
    ("two", True): (
        "eNoBtgBJ/7UTUw8XEGEU/RQ3DgMOGA6uDKMMqA2VDIIMEBXXGX4QABV/DnQOtw3MDS0NMQ4hDRAN6BW9EeQW2A3XDZEOug17DX0O"
        "bg1eDRIVdBgoDugNew7tDT0NQQ4wDR4NqyEvGTgXQxXlFG0ZkRpkGTYZohVZEl8RVRPkC+cM1AvBC0QW4hhJD/sLRQ02DCMMkRT3"
        "EagOIA1NDDgMYxMWEB4PegucC/YRIBG3DKEKLhQWEvUOpRHjDEIRZbAw8g=="
    ),
    ("two", False): (
        "eNoBtgBJ/1YWmRHoEQcWZRfMEW0RehE1EYEQcxEXEJMP/xawGuMSnRf4EeUR3BEtEQcR+RGcEBYQNxhGFVkZOBEREqURIxE0ESYS"
        "yRBDEP4XMRuMExcRvBFhEdoQzBFxEO0PMiQnHIAaPhjrF94cvB1lHOobthkrF7gUJxeGEIIRLBCqD60ZEBw3E4oQ1xF+EPkP/Bde"
        "FegSjxF6EPYPqhcXFXsT2g+rD0AXjxXfEQEP8RheFYoSPxYmEUIV8lw1Uw=="
    ),
    ("five", True): (
        "eNoBtgBJ/zwUQhD7EGIUyRSCDigOWA7jDOEMzw3KDK4MxhWLGmYR0RTrDsgO7w1PDnYNYw5eDUINlRaQEh4XYQ4bDgwPNg67DacO"
        "pA2JDagV1hiJDkgO3g5NDnUNYQ5eDUQN0yBDGfUWwBSBFL8YyBmrGHkY3hVFEmkRUROsC5YMjQtyCx4WuBj9DpYLwAy9C6ELShSX"
        "ESwOoAzUC7YLSROjD5wOIAs0C3wRWxAqDBYKhRMSER8OIRE7DLgQ1r80ag=="
    ),
    ("five", False): (
        "eNoBtgBJ/0EW7xEJEq0V+xaSEfoQIREaEWwQSBHjD0wPJRenGnETUxf8EdERyRFWEUARHRK1EBwQkRirFUsZbBESEqsRahFbETcS"
        "zxA2EBgYXhu6E/wQvhF1EckQpRFAEKkPmiPhGxsaoxdeF3kcQx3sG2EbwhnZFiMUExdnEEwR6g9SDwsZtxvNEjEQYhH9D2UPdxfo"
        "FJsSFhH5D2EPhxfqFEYTlg9SDx8XURWkEbYOrRjQFAcS/BXAEOIUoac1YQ=="
    ),
    ("three", True): "eNpL4f/JnyKgKvBQwkTAT2CpwF9+Jf4jAoz88/gAZ8UHQg==",
    ("three", False): "eNp7yT9HgE/wjkCypI5goGCi4FEBN4Gpgu/5PfgBaHEHYw==",
    ("pairs", True): "eNrj4F/MLyNwjv+eBJ9ArMAigbf80vyXBDj5Z/IBAFr4Bs0=",
    ("pairs", False): "eNor5VcXmCIQJtAsyS9YK9gqeE4gXuCEoJRALD8AVl0GYg==",
}
THROW = {
    ("two", True): (
        "eNoNylsSQCAUANBl+qq4N3rSmPIoIdo4v2dO8t6TXhs5CGXPPDHlRokozOHanziAsCttEAhlKANXnM0hhLTF1FEC5d05oKr/brEs"
        "mnV3Xmy54pPrB9CaJpE="
    ),
    ("two", False): (
        "eNpLLcqL984tLi0uzi+vTAvO9s0pKSstyCktj01wyc0pKsjNKi6JcYzOz87OzSoqsbR3Cgh0dXF1jUzMSynKLCpLjC4tyymvzivI"
        "Lqiozk3KqK5OySxvic8uzqrNAQCWGyT1"
    ),
    ("five", True): (
        "eNoNy0kOgCAMAMCHelGwpRWIyFoCGp+uc58zpLQSM+6Apr+X8t464sONaCw7x2x9MQsQagWUiDYVc4pSpIPSON8KAPT0+P/RAmKb"
        "2fZbqtQP42wm2A=="
    ),
    ("five", False): (
        "eNoFwc0KQEAQAOA3cuDkQLlSpD2QWuQ3P1tjZmd2nby67zssrjWyEwvu3RqjkFnQiO+WnIAILut0OhAAGpYgSooyi8NQ6bOn27qu"
        "evgWv14HiJ+G/fXtTJ9ajJbxB56qJGw="
    ),
}
KEEP = {
    ("two", True): (
        "eNoNUmlX2mgDfTrnnbGttON0qjO2brW1al2oYkFtsUoV0QIi+yIEQyBkJysJYQkgiwKK4Db9ta/36z3n3nOXX6Xrll87b2gFrdlp"
        "94lPuEQkCVIsNok9l8PvqdXO21pgy/Ezd93t3bzWAejycM8TyNevpCOTJdqjgr69MC47oj/8WMHt8sSrEEdXYL6pXlzfQrYg4kYa"
        "tfNOrxx1WuCzWrXZ8gNgiAgswyujwKz/tH9w7CkKCr+nexcspSIH7+zJePxwbjOCO75bjhJuKIgdJXgmXwlYaKaukQlMjMGAgQDH"
        "K8XJnW9g+8gbi+ZPVWL31XwoFw8czLkQ0X/0xRKBt1Y396lA+pQJYQpfakOCbDvonF9eMxIA2xjDCxPAMeI6dJyoL0AgHIuNgt2d"
        "I9+fHq8n0D1rVLuNZu+iR80CIFA0LxzEF+l3H2dmETAHgG4EjIFHdEgyjTMpGhdYThZyley15vtsjjbbsntaH79uCEGYPkN3zcex"
        "9xtzVjDj3ibvLqtMkhLrmmN0NsTuzc5te16uTKyDt34nccan5zfCPA+eDCd1H9+uAN23iXCJ+qk30/jyjB1Mfxm3FiTuRFI2eQ+c"
        "lwWlJJfzhfP/uhdkQSv18jmt0r49th7IyXrtolW3KlWul0AIbhF60wLOIwjOtUnFdeiBNZ7zOWCyCJ/4IUx12I993A6SEnagAl3t"
        "3O078JNsrX7RuokVYuVasVhtYGD8NYAIJoNtPB8aM5g2X/6uW9j4eWR44fCHwktul91e4xSpLquNfLMpqyWuC4UQ+jAMTBuuY19A"
        "lviK/9CDqkz+yOqGGcm7bYMumTSCe/XHTs/U3okfp5dHVUDQHPe+uPp8cvrDhw0IjH38/KW1l0Jx+rfp4Wc6EstQgsBLolTpZiv+"
        "HTvcbdeTEIxLGf/kUqCMOCz7Vt3E8BIYWlsKn2nZoMmHVMqOKUNUsRtWv9kGpkcXwfNDa7zGoqtbQSE79HIsOWxYMICX5qlokXKb"
        "t5PEyqITjK39Y8zSaQ/Dr5K2SEGgxRyrZaXy/Xnusqw9sBgnN25k+UrDEIyFBxvAhyQxoksT526L85SnczFnOFUoxN2h0yspQzGU"
        "LYUQm74MIl5fyo02kYjiXKtckjfojFqsCDIT+GFP5LOpiAeh2hQKpelT09y83jNkMdv+NSbCdM5WBIBieZ4pg6czi58NDdt0LE5n"
        "Hm/4x1+vAXjyyKI0JfBcVpDvy8UrIolmlCJ3vLwdy4m+0U8eNbCqX/v5YvL1Ini1vhTV8oRnxYtoqv2v+WB6d37O4NHp338BE0FX"
        "uiqjxi1/VtANvk6N6j8YwFPzm6CaODSsJtHZ9y7wt2nEKGeIEM99ZZ1QQcpkFV6Ts9p9of4gSQInq+Rd2rrnS5D0eSWTS8aSdK+m"
        "MBgj4iGHyehErV+/mRHzgTVtCXBJsXS7Nb4gybJ8V000q9V6cwWAqY/61cdsTwZ0YG1lfolM0xTHsiKfbcq5eioaJwqS4DNsxQTS"
        "PTrrUxN2qzP6z+clG1iK7JNnFSn0PZQuqKFZQ1Bwrq9+jYx/mdsG42F7SuGhyQ82kXgUjwyO694B8HHAkU04TYZUYvKtHbw0Dhll"
        "Fvdy/Br5w6c+Lq+wBUks/SqJKNHv9/p45zAp5xTZvwLoDE29AkQaRYcyNIbddjqd23bn7uo+3/HKwWAo1uUUEs+IHv/W4ocZCjnx"
        "+VmSongmI7KykFwMhoIB4nTXbDB4HTbjWoYgMI4iMiSHuINbJmNAGH46IGF4ik6niBSZTPo3N4qtNKbiRCbFPnSuWp2r+uVF++HR"
        "97r70O0+3NWrtzSKMo2bRiIOYWfNhMdzeq+yOGMZnPh7GQxsfQpf3BUTj/3dXnFpUmxTySgcfGNY+vFkzL6eaNUEfyjRvggHQ+l/"
        "jfN68LthyvXQyLGidub2coOGiAHO08iPDDuCzu7msAjOxVQU1W77ZxKbVW/6eY6XNO+uzX707uuKEUwd/Iz1+iVJKdycS2KWmN9Z"
        "//rnzPf1QFthTmGJNS3DrxYPFlxZJGiCCBAa2RJCjhjjlWNw8b7TEBX1oofAqepOwLc9MGvVw51rHEFv8iS1AZ5N/u/zGUp4YfxZ"
        "aNzC+fbDlE9wepX7dlmQG30Kzy+4Heuhdp9Eb8oMtOCsIhiSgbKhWO6/Tivf7ktthur0lJsLrCVKxV+dVrvf7tzcdn5dXl39+j/g"
        "zITS"
    ),
    ("two", False): (
        "eNoNlId22ggCRZnZmZ1sJs443rjFg+MSJ+MWcEtiwrgABpsqIapAIIQEEggVQFSJ3qvBsdndr13/wHvnnnfu+29+OB5K2W6Fa+S4"
        "9o9rI8wQETpPUV1vIHCmuKg2CoV2mgQQsXff62ahb+2HYiNNF7oj6QIGPz/VMC3m1jRCl4jb3PFG3K5W8O5bJwC0Vc3+Q5KA7oJn"
        "jU6p+MBIfBhpZCqp1O2SfjeXuvj69WJH5ufevVtelYsp2vPJYNrkCY/W7zJwPhXi+OYEHTpl3AmcMBunyVOhXA2FhErOz6C+86JC"
        "zK2ALpvlIE3KVB/WVt5KOBE5AoBDiUYtMZ8ZNitMegVuBNWfKLvxlJ7fY464QXMgWo3dUaveHUMAWW5JhdKlWCaEMNpJ/8saNOv5"
        "fTRs0Yp0RH85bpdik0ZxnBvXYNPfPZwMYeEgVNr+tCGvmPfm5H+80llXFudejlNCLJ5wAUYWsrBWXkr0uT2PY7/UIY69jtOhhKcI"
        "tBxNeGzg0aoMkf3hmgMe25lwkQpnilcYpCJ1V4aP4P7BMrK2jM/jeR4OghcJzqY8CL5fkUG/y1wvnBk8pDfG45ojYmEBeu3jOOKa"
        "Jt7iL8FExBjGccYTyv1n1BsxhURPbAvs6CllNhdMjW613OHZKj90J4LuQrs40Yj1bLI18pcu3M7betNvDcNgC0QZzFPzYJbbZhTR"
        "dyl3w1AZP+RNFVOy1imJ02E/3Khk6iluSHKR+WZPzHeyyowTs5ronALCbYbsEY4Bd0IUu1YPJdZ5XyAHRLfdzxdjfRcdgDBBGaEV"
        "Z8qDbDJU0vqcV0yUPASAvRhh8wKnPTTu95IO7WFkThk7ZfDz054sxtGUqXy8vrC4NK8RZduHW+tjFcmG/Mrdzd/+gXthPRX04L6Q"
        "1CWz3z3Q8aBdhBM44nNdu8DjtBUCVDcn6786//nS/Mok5uCrkEsvFu0cCqCKw+O3t/t7S9DivP0NJFm8Afu1P/LX4ip5odpyz20G"
        "N4lYIg6BfAbQU7s7vt1QOcMahcJpas8vkW4um25gieasP+xL2SeqGCcGTwI3LHozRKifmYSr+XKKm0aDvduA21Qrxy0UbCpzXtxl"
        "mAoShrbCdnXPCbRu6+Npqj7C8EwkNC1JpdtsmU/UUYJW2c1qpnjjjCFAF8GSJIbD5htV0g1dpz5eJfVC8aK7JksKHNMqyw531jf/"
        "HGYuaR4LHMg+bK3LdQtbb14LBO7JkUSS4B/z/BDmCJRhKLXfqYbgkxv9thShfQ6fRvEOW9yGN+B6gYJInzGfvkTtavzk89ESeLC/"
        "Bs2v+tdQRu0PuoyJhPn7eRS0nMN/neEnVCud9sLpjN3InygCSqqW45xZSS18wRoJf1rMtwiuMxs1nxJsWuLI5o8C7M+LbKyeJSo6"
        "n90wbcDPzMGayY45TZVn4e7aJKLvIY6mvlZ6WlrcFbJJ/pFH6pVWQYDtsnPjmQKQ/bnzfu3y5Gx9qYJTkUqcEslCl07VdSHH9yiD"
        "Kq3WTzT8HbJ9KYIEbIW+flgIvFhBlgMMG76LuMzlrA5x3jiOtv5es2i0n2H5QfAwlLc5A3YdQstkMtqgOQgu7eIfo2IkcmOI8zpV"
        "7PcVaBMW+Zg1WVBwO75yzMNm0zU03vxfKU8Hfsymk+ZEzuVySV7K/hSNRUnhFU3ikVQM8wVmk2F/NhnM+rPeNDrMPT/bdCSw5XiY"
        "0G68l8vvUzmGrvEMWUuztVi910dzJYEddBJigjCtyN+8TgcQj0QGS8HSKCZW8zm4Kd9YK3gsOj4Ipf3CqFTNZMoDCyAgSNwWf27r"
        "TB7Ko3pvNumP7sez/mD22Kk/oWk80Jl2QC7kaLWdtM84E2qxaBtW7XZRc/uoOXxs4Pl4+HEQKzKRro9BPdzXw2V6/iO9w3SrTIZE"
        "23XCZg2efF4BX2x7tuCZWInHmi21smO67qy28xykTbA/u2W6EmXlSLx6Y689PTaJEhN9euDLPNWOsiFX02P81vHam5e16UOqlmF+"
        "VPNUtA4bTusoWNGWS2DEbAKxvffQT79Yl0AGuT2z0zKN7EvOqYJpZ/7SlJ31a9UU257k8HAn4Tf1fEBH026NKDgwLqDB4Ot/u36B"
        "W37kDuV+9fxsFBxfnAKc1biLs2aDjLcmYXcXR5qqVn8MI5Mkyr4h2gFPiqXTd0DhOZrqjyNDW7c3uZ2wbEcbFWbdYv9+OBg/7ycN"
        "a7P/A8ACoS4="
    ),
    ("five", True): (
        "eNoFwU1vmmAAAGCuuy877LBLu8Oa9LBmiY0my0SLRRCw4uRjfLx8FHiLgEplKNSCSp3aiPqH9zznvNgJi9d5GvjRS7EXUM3zLVXz"
        "opF6q3tQFEU3zCiRwn6tlpvdzYfPiK1q0BuZRdSpNIX9mO81OdPrM9U7fkrWMXzBOObs4TEL1qdtqs8W4QQ4Ybx5/4JXWnVnNI1f"
        "G/7QWnN/FKuFXDgfu30ZTNZPXvXrTTc2tMZ1R4wAjRL8nCU63WcKKFNKncH0WMBgHL5B6I2LzA1yiWZERb/wPyGipFvbANiN7zXW"
        "lniiymqx1b8nBRevo+iEVqURKU/t2clZ7H0VmG7glFUE4RRVz6AR8SSrh9BSWNVWmPaPCvGE3dZ++nWeH97x4ePfw5Aj8c3b5p+Z"
        "ETIAQB8wBNAMnaWBIAi/dYnjylWxKoui3BwPy7gcUJS03CdME+OTOfHtGjs+2xJw2jSuNe8tanQ4BoZs++Wu32oPXnoMTbtknzII"
        "0uXHZR7JBlxury6vpvWHlorhBg3LBApysm2iXo3QKPOUJV6+6yWad8rT/D09Z9n5P06nrsU="
    ),
    ("five", False): (
        "eNoNz+tumlAAAOCHWJYt2d8ty9bUxHV1Zd3q1BZEBLwyUKR6RIQKIiLiARS8RnQtJ9kLb98bfIg2t+vpItibK2MwCXPvS6LYagG+"
        "MhM/dQaEIAKhcQq8MnG/Oix9q4FhTv2RoQw5gl9yqbfxmC72OHzeJzu1olcCzZoHGoRfL3rk6uXo7d21a7qhZZyfd5Bsc/7aNtdK"
        "n6r6HF+tdRkqeN0fSpwTdvXrYuGz62XLbY50OPaxzU6LVerB4Et349JXJ2Oj/R/HnBz1haocT6DjV6VBi5/x8NUHWZXEWGGe8nU8"
        "MzPIb3kcBxVaaFLzKvXjpyM1CchkYQGiGO60J8OR5cXLxc07ADgxFDjlAkt/lDSM+X8G91e52yu9Wc99X+ptMuoR/i/vr+xY2jM6"
        "x4fTzUrosfQmekMBSVym9ImmbF27L6N4F6HjBkUIhUEi2l1+e3ZZrUPDoDUUmWQK1aHVKqRcFpunHYQc4BlKcgLQGJp8m8qOKvjl"
        "tHxnYKNkPQ/Gqr+XKyXvN5G2iFvz2kyCQFGjmGPCct6+tNHG7m+POMyM0NbYHEKkWegfC8mwGg=="
    ),
}
PLAY = {
    ("two", True): (
        "eNodVImSozgWBIEQEhICH+Xqqo6Znonpjf3/r9mO7i7b5duY+xTi2OchAEdg6Slf5svsLZfYL9/eOQ9f3wM3DGxGOXGoTwXnRHAh"
        "gqWzwIJQRj1BOaO+YzOP+cxxkEV8RinxhEOZzSRjhEnbYa5NPJezSXJJJfZs5LiUvxLDl7AvNPm0MDwHuUJSBzsmchyFBjx1/TxP"
        "pjkadkvRZDmWbWG36LWq+qEZVRd8mZG0sYkpYSQQUvLl60K4FGOAiSm20DhbCFsYYQKoKOeGaWK3m4yxn43BGGs8ixFBOb1Yu9g0"
        "LJcSaRNiWlyGroNdgpA5IvyEgVs1qKYf1NiPa993GeFSCMch1OPCQwhAE9uYn/ARxm0/Dd04jvOkNi6yLQttsMcJEZZlG8ixDWMy"
        "9Tj1Wk/TbPRwkGmYGGPTwjaCBU2n26ZVqu9rwxxmyxj1jJ4I6rZve1XovtVN0zV51RVNfU2zKMmSNIkvUZyk2T3N0lmSb5g5wgTe"
        "gvAL95fhbGLbWgvJAK5DXlYLjzMvCCzpuzOyzAXzQSpKQxCbudARKquuadquVq39sqL+msE+LAKx9DeUieB9aRACynLCQjLPhsk9"
        "brmMiiVQzW0LmSgtmiIv66KpWsFCy55nE208TrEvl+sgXEnqMbGhAZWhMJlDqYeBACvv+rbo+kKV7vvreg3yeW7ocU8I4RMPmPex"
        "sF3KLBvmpVKDbodRT7rZeMCgZb4FIWjnODCjhLjIMuakKsuqqfMqHWESiWNbFFk2fr5QUtZ10VZpmXT2DGoQUBA1MGa1UnXX1Lrv"
        "VN40dVGWWRbvz+fj5XI5nw+X8+nf+3BMnZWJ7LZttVquv75+DQK5XL2BXWQQrNdu4M+YAKnUZYx7THrcZ9UMI1ANU9+NAL6e5OYf"
        "+Opy0GkRhL5crd/++MZ935dv4WKxWq/9hQcDPk9onhs1qU4PXd8tv6/fQ8o4X21eYJMMOAVGpfAXBD6CHW1bDfOkQRxjNjcLhzCX"
        "/C1gugPJmUupo9uua0rormvhVfYWhTl2gB8YWsOCuW312Ktx6HU7emAJB/5A5jCNWmugqM3rpq6KosyLIsvTx+F2vUS3W3Q9R/fL"
        "43q5X0+Hy6zHHMaorV7CcBW6ruf9tXEJ0EEX3APLgds71Txl7IFoqFaXRZF8+fv71xcBBPzztlo9e/u6WnJf+pQhC4GnwUngIJAd"
        "HDR5/31drNer1XciZeiLGViClsdBj0qpDtDDbQah9H1huBT6QJBSWBuThlZ6XZ+7Gg7WTduUSZbGaRo/Hre4rKssz7M0BWfFt8/r"
        "+XA9n87Hz6f4x+PxsNvmfy5915zH8T9//PnX6+Zl8/ZFggNcT8IhwKI5G90waKUBychWG7Cc5y0hNj1IDQb82mzQwzjAAvg1JvQM"
        "WB9YeYYdIgYEFmSA0v8+LTBvGA4shSSCq66rpqm0VkBeVdclXFUE0LMYwiCBJjLoBfDHQ1HF2eMOaYwZcYb5KWld11l6SZP7PY3v"
        "STRMM4Nzi+fENy2I1am2bfq2VZ26KShcwZGgdJZB1RiyJs+TKHrEjyiOovv1erzfzvHlcr+c79Etulxvt+v1Vj0giOK8aAFgDvar"
        "o6rIo6K4Zbdr8oSryhZglHmWQLk0Lp4t5UmeQf00SXbH4/6w3x92n3AdPg/H/efxByhwOkPuFdUDzj9d76frDZyZl4Akvt8BTXw8"
        "gDawdn/afmy3u88dPNvocjxF9/hxOt32R5DvdDodTpfDdb/df+6PsGz/Y7f73277sfv9Y/vxc/dru/358fPn718fv7YfUOb3x263"
        "/T9tYnsN"
    ),
    ("two", False): (
        "eNolVNlu48oR5b7JomTJluRFzozG8FzgIpiHIP//mo+4g2vDsiju7G72TjZTTAhIVKuqazl1Tik3vGNRtAlG4/vr9Vu0vlsu0ni5"
        "vf0RPG385cPm8PzHy+vxZb+9OzwGlmslnmumZL1IIt8PH5OV54dRtDDGCxMzubFglCnGBzHo/TG+2a2tdJHe/tjen26Sm9Xq9v6f"
        "+9O358dlulovQrPhg9JTHCfDOJppCOxxsp3F0rJcmzDGOcEU0x7B193p7vYxTlZJevvn0+n7abfe7nZputGWNZhp6Y+2mSwrWiy8"
        "IAiVw4WQRjDGMOp7jjpK+m8///z588du9/Cw+eN5nwaQ9fSP4/fDw8Pj+mV/u73b7h/TdLXcrdLlMgh8O/H8KAidRRwqIbicpB6N"
        "MRMatBr0ME1KKT0KyqUkhEuMOVGTo62eSSGlVmYchWOsaXId27IZJYhjwkjfC8WkFMYbp2lywGtkjFIJ15jEEcRU/7sgEEKkrlGH"
        "CeTQijIAAnUtyeFFmq5tq5wR0jYlbpvmuDLDkvfpMkn+/Xr8dXp63e8fnzfLaL/2ojBeLNcvxiR+nKxXsed7UXT7sl4s0rXlh2ES"
        "247jOsNkT4Di6LBfp9d/vf08Hg5Pxx9Pb9/2h93u/rD7tdts1ukyfX17fX16fHy+f3u+24Hlebvdbu5vV8tlEsf+Kg4XcbJ9uE9X"
        "SRzd3DzH62gaR9v2PUUEV8oKDKRzhFZyHBTtCekoY4T1iKOvyZV0AFxMS4QAF6SBBIBvT3vGhOgZJ5RTSueZDlq6uCO9ZIQC5ASm"
        "Y02qB95UCKOuQy2pBqvHhArjuG7gjwT3cPz/w8DMe8jBezkwynlLKJF9bvgwKTmMWMhezsGoUEpojCH3nJ9Rk25WaWQ5tut9P+zW"
        "gQP0Xx2Pd7vkZpGunJvYDoI4cZZOGMVJYHue50/TTBjbtT3HsX3r9HY8PO222/t7hxutrNkyCTUMo0UtBbW6UoAcLJiG5QDjpgFq"
        "sofC0xOkhXBANGty3FFKiDvy0YC3M6phHGbn0QhL0lHrDjNpyzmSI5wJ5OFaZrJhBloCBzVzzCBBJ9porY2l4ReBDqFpKtm14Uxp"
        "37Icb64FcvBJ2u5ouQCzA0G5kQyggba0DbWPeoZNSyuJJtsC5YQBpkHouX4I8NtgM0B8ex59GAZxFEVBFAFCIWwRL/E+OikYiEw5"
        "PeTvOdfjYMNj4E8hKOsp1RQC9EgQEQSej1vUD0rMS0LNQ+eiaxEpy7pp86ppmmHSoH7lAYCuxwHaEStjmB64EUgCf/iohNICmqRM"
        "UAUKhMU1V0CFwIJ0uAfVDXwAwgEStIfJ/+ev3x9/XS7Ztb/kBDd1Tdj1fM5yVFwuZdOe3885KYuuaxtc9Nr1FxK4qwWQsWlFjTDj"
        "NiVMDhAM1qREmlpz1Xjo4KSqqmoRbVvMupq3IhMIfLuywT2ZLWVJOlJ3Neq7LK/qMkc5biXXou8Z4c0gVcMKzsrWDFaZF7VvYtCG"
        "0iEsHQ5byLKbrusq2CeIeBaQzcAAZ3HpDhHaXMuqLKuqqdCMgxpRjfuiqKqsaQucUwzyaL6ya5ll1Wd5rcqmvmblV561df2RX4rr"
        "hUZjWXfIB94ZAyqjLG/aFj4FKgQgDZqe7S3GpMS4ok1ZFw3K86LMijKvr++Xrwyw/bx+/p1nWfYJ5/fz3HnHgMa6gT1YYNwwBPcQ"
        "u2Tn7Fq3V1ydv7LimuVf5dfv6+Vcfv6+ZH+fi69r1Vw7Ujao6JvyWnb5x1dT1Jca7hTv5fXjvSnzriINAoBxkwHO7eUTN6TtUJ2X"
        "n1VTnP8L0+Cxww=="
    ),
    ("five", True): (
        "eNoNTtluozAANMbYmNMB0wSaStuHPbRv+/+f0hKUJinhCoQjhHsZaV5mNIfy+uLy3Vaz4YQV27U8w2KqRhmnzgvjTCJQNXVvZ1Gk"
        "ENXc2VzXmGFzulEQAlDSGcIQUyCiWZCACEQRDMs89xOYBX2rvDtbJI8TQox7rxvOZgFC9Y1zWRMlLL1xZjlIogpxzHmY5skUCABI"
        "QAqESJQlieBn3bbdo+kf3WL9MVUNQChC17MdQ54WMP7+4ewpxlTZuMa4QAjQ2oswVjmVqTyOwzg0VV01VdmU9eiapvCcx6H/9ffn"
        "BuK1f79V1hGCmW6YpqE956Hv2+75aJsyy/N7lt1vhffPdQyNymS/YxohMtUIlNb3EAGwLFPfdX1VVutK9ajaWOrLpqkrWNer3t2L"
        "osjzIo3jOImiaGV6zaJ70a5I89XJqzVbxtckiZI4ieNjWdyKe3FL0+waRtfzJfwOw+D7cglP5/Pp63g6fp0+PgPfD/zg4H98+r5/"
        "8A/B4T/aH9BR"
    ),
    ("five", False): (
        "eNoNkMFu3DAMREla8tq7zgIJih7aAAX6/7/Te4/tocjGa5miSIrVnIecN7OLhM7b9iUP8T4rw9ytNqdN5uTRq+P316+3nAKQbELi"
        "KlznBVcTZkSc8npN93S5bpvk9T6rYza7wO3PHab0ukzrvFzfX99/rttLTjm/vZjXXQ+JR15UMCBWX6LWJpftjEgZ1g4j4CgKtj+5"
        "lQc8od+/XQmMAtOPOeTBVjXKlStRAOm4gg6Y3GtxKskUE3HhhiwOXEgmfVsKrbfL+nLsHloP1hv18/NjL92FaF4KPp+s1sQihUfq"
        "Sjr9+n2cn+dQRoj98e/DsTzPZsV8BCI4EPkoHYaCNGVqrekCzQ2oDbaUUcV6lwGi0jmG0zrSaaw9hM9hr9JUmqn/xWYBPgBwrFtb"
        "FdFWbVRoB7fGrMWO8U7rmMWOrv2won7+B7FFDdY="
    ),
}
