"""What is laid and kept, by shape and whether the crib is one's own side's.

Made by tools/cribbage_tables.py, seed 20261129, on 2026-11-29 in 497 s; sha256 of the rest:
245e18d3dbfaa9efa6ccb0f7f2ca1e0ac3ca523c8bfc6b50036868e230632232
"""

CRIB = {
    ("two", True): (
        "eNoBtgBJ/8sTcw8oEF8UABVFDg8OHQ62DLUMrQ2fDIQMIhXlGaUQ/hSMDn8OxQ3gDUMNOQ4uDRQNAhbSEeoW4g3nDacOzA2IDX0O"
        "cw1aDRsVbBgwDvsNjg71DUYNPA4wDRcNkyE0GS8XOhXZFGQZeRpTGR8ZsxViEmARWBPrC+AM0gu4C04W6xhSDwEMPw02DBwMlhT3"
        "EbgOGA1KDC4MYBMeEBQPdguQC/4RIRG2DJgKGRT1EdoOnBHRDC4RnhsxBA=="
    ),
    ("two", False): (
        "eNoBtgBJ/1wWnBHrESYWdBe2EU4RXhEtEYwQgxEnEKAPCBfSGuQSoxfZEcMRvhElEQ4RBRKpECAQNBg3FV4ZIBHzEYwRHBE1ESwS"
        "zxBHEPsXNBt0EwMRqBFWEekQ3xGFEP4PTyQVHGsaLhj0F+8c0B17HP4bkhnsFoIUCxd0EHQRHxCbD4EZ0xsKE3AQwhFpEOIPxhcs"
        "Fc8SexFmEOAPkhcUFXoT1Q+mD0UXoRX2EQkP+xh7FaESTBZAEUsVKpM0JQ=="
    ),
    ("five", True): (
        "eNoBtgBJ/2EUYRALEXAU0BSVDj0Obg70DP0M8g3yDM8M3RWpGoUR0RT+DtgOAg5vDn8Ncg5zDVANqhajEjsXcQ4tDi8PRw66DawO"
        "rg2MDb4V4xibDmcO9w5UDn4NcQ5zDVENwyBmGfAWsxR4FK4YuhmiGG0Y6xVDEnQRUxOlC5UMkwtyCyMWuxj+DpALvgzAC58LUBSP"
        "ESUOoAzYC7YLRxOQD4gOIwswC28RURAdDAsKgBP6EBsOJRE1DLUQedM2Qw=="
    ),
    ("five", False): (
        "eNoBtgBJ/0UW8xH+EbsVBBeLEfUQIhEXEXYQURHrD1YPLhe4GoMTVhf6EcYRzBFbEUURIRK4ECIQkRiqFW0ZYxEPErgRZxFVETAS"
        "xxAwEC0YcxvFEwkRzhFzEdYQsRFKELUPsCMFHB0apBdkF4YcUB34G24bvRnAFiIUDRdkEEgR5A9PD/sYqRu/EiwQXRH1D18PfRfu"
        "FJsSGRH6D2UPfxfnFEkTkQ9QDyEXTxWqEbsOrhjaFAcS/RXGEOMUoCw1bA=="
    ),
    ("three", True): "eNor4xcRqBAwF7gl4SQQJrBFgF3AhP+YADP/BD4AT9MFxw==",
    ("three", False): "eNr7yb9ZQEnwrUCkpJKgtWCA4D4BX4Fpgm/5bfgBa8kHZw==",
    ("pairs", True): "eNqT5z/MbyTwiP+chIBAuMAigQ/8WvznBVj5m/kAYrYHDw==",
    ("pairs", False): "eNrr4HcSWCuQK1Ag+V7AQzBccIdAssBhQUEBd34AZSgG8w==",
}
THROW = {
    ("two", True): (
        "eNoFwWEPQCAQANB/6ZtTd9RFk81pRSbM//ZeXkXawY1srJvLGYCDZyQzHUs3WNcjWh+hIQQA4pWYYBGRHNOuodXXkwiR3yMoRXUb"
        "O13L5u8rP+X7Ac2LJoQ="
    ),
    ("two", False): (
        "eNpLLcyL98ktLi0pziuvTAvJ9s4pLSstyCktj010yc0tKszLLi6NdYzNz8nOyyouNXdw8A90cXZxiUjISynMKCxNiCwryy6vyivM"
        "LqyoykvKqK5Ozixvic8uzqrJBgCWjSTv"
    ),
    ("five", True): (
        "eNoNzEkOgCAMAMCHeiFYulAMYpUlkvB1nQfMma/bkQgCIvVVXDqiMotOI40piehReUMmAIom7Hx5zMZTO/gd52oYAq9xQcC35f+Y"
        "pmP22toH41wm2w=="
    ),
    ("five", False): (
        "eNrLKi1JDyouKy8rziuvTIvICy4qKS0tzCmriE71LCksLinILi2Ps00sLSwqyi2r0DW28/F3tDA0DI3LiivKKSmLDigsASpOycos"
        "LKtIik+vrIhIKq4LScmNLYsHAKOAJH0="
    ),
}
KEEP = {
    ("two", True): (
        "eNoVk/lTE/kCxL+1tbiuDy8U9a34FBAERIgEs2ISMASJBEIiOSb3NZmZTGYy9z2575AEAgng+tc+tqt/7+rqT//Sht2T+mm3WKx3"
        "B4NRbhOXiHSeUCutnPP4CDpuNrv9Smj9yKFdDC/HUw9A5sx1EAiqrXMhsOtMX1C+hDvDsi7kKM1phyc+uJxg6WKGb+rdi6vgXhg+"
        "xNvN7mCkJTw2pNGsdXsQAJaIxLGiNgN2Vld2j3z+oqAK7icbyXI66px3ofGIfXE7kd3f3TtJHMeg7I8MTxdq0Fea6ZTzaUKMxwAD"
        "A47TysuWLbB7HEkkCpkCbp9eT2kx7+EHH8aHHOb9ZNJosB7lfEiMDGYVttRPsPrhQa9zfkkrAOzijCg8+cM7HTjwpotPQDCSTD4C"
        "dmcgOuE68gSGtWZ92GpfdC/zKwCIVF4UXZEl8t3i8moOvAbg7gx4Bm41oAicpBAqJ3CcKmpV+aIcNu3GOz0RWjKmLppcLEXXYKvJ"
        "HX/0fmEfvA6YieuzRjaFCY2S79ViiN9bXPjmn1h9sQVeQE6ywSbnTFGGBhPT2J8vnxnB75+nw2XsYN1GJZbeOsH056nvRYGDBGmV"
        "dcY1mVGKcqVQ7Pwz7FGVSvmyKJeKgyvPvlNB2u1Or2XVWtxlMpMTlvFXPeD9gWWLfVYPe6JYSeGjgSylw7FgJq+7vJEQaQzDlCko"
        "5yr962+ufFRpNk7744iarJ9WitV2DjyfBCmSZclN8HRuZdMy+TtY2Txwzd/9HozEZz0ul73ByFJT1lqFTlfXy9wwASH0YQhsb3s9"
        "UEiRuBq0FyF0puCyQwglBSzezBmNIVnnm12b477Z/wOl5x/pACc5brXwcXJ5Zc1gTYC5+RVT14qiBAPmHt9/nMPoPCcIkijXh3LV"
        "v+/NDHstJBbL8Uxgzhipo0739+2JZ9Nz4OH8WrBekcI2X7JWda3a09qJ0W7buTPz8h24ZzXHGxRq+hoW1Zm/3sPT5k8fwPO/30bL"
        "pNtqT5Obhv2JWcN/tmUqdcQJ7xiLr8BiksJUebZ60y2cV6s/aYyROmNFPa/kYJyDJzsASmdy5JBhOoFv/swtnml/FCsUYX8cPpep"
        "PA1vx+PJNQ8WZ4ZnSqefg8ME3y+VdRvN6OU6r5DQ7gmiy3AqhFL9PJrM0rDh7VuD54HdbHtsgENEYb8IQJ7lebYC7i1uGr+0HYto"
        "hqJuMbz74Om/NAICyRM8y4q8dFMtnWFpnFML7MlnW0wTfe/XIe1kZXXTOTlzfxH8ubAcLumEa92drqjeqSU/emReMf54uTH7CcwE"
        "3GhNxXccIUl+Pv1f5Ll5zQieGl9BeubQ8Akj5hbd4OX65BeZy56I7AZnjxVFSlHYsiJVb0qtn5Ig8bJKXZNuG5TO050aq2KRLH3Z"
        "ULkcKWChwK71GHVZdr4gXw+2sX1ISPGVq6/LJkXVtOt6otVodtofAVg3Gjf+7XZ3Crxfev2OQPMkwzIiJ7VlrQlH40RR5MK2nTBH"
        "et+ZImraceSLPVpbd4APkdsn1ZTwHoTqetKyBbHQd+t2YmHHcAjehBxJjYstLu8LxG8Tj6Gnb1+9AuDNPaeMuC02OP6/Fw5wx3Rn"
        "Q+HSLp6dxz/Y9dvlZbJIM6VfJQnBx6PLUbb/LaPqqhY2TVAMQTwEBJpBpigSxa4Gg8FVf3B9flMYQIovEIaHvC5yDOcP2DZnZ5hM"
        "wO3jaJoSWEbmVAkxBoJQkE4d2DdX/C7nh2U2T2I8hfOEiHiD1o9/B/gX4DeZxFEGRXIogWW8K2vlXgbVsjkKZX8Ohr3BeevstP/z"
        "Nnc4/Hnr62b9isaybHvcyaYyZKOLh0LpmxKfY5wP3vy1DJ7Y3yd610UkDtNX5yKRF3p8DsEzhp3twMPVmIPpNaRYHO2fxqAINWs1"
        "bIGJjXnvTVvjpEojHGWnLNHP6UI+bea4P5Cl3QIeygqRYhatjUcthVXE8ajIC0IV84cjHvPhztb91a9u6GJUldXSuCupSt58/N2x"
        "sHawE+lrXBJWpYM9cs3iNvmUVGAjnAPHjzfEkMPDOBVPqHQz6IiKfnqJI7maM5V2zBgOt+DBBZ5GRzqdt4NHC5OmOoy5Q1nw47WF"
        "P/zsoTz8llO56VcEpT3Kk9qmd3892B/h2LhGx1eP6nE4wSQkb1D9Z9Ar9EdiL48PLoXxKdKjxeKvwWn/sj8YXw9+nZ2f//o/ICGG"
        "4w=="
    ),
    ("two", False): (
        "eNoN0vlf2oYCAHC6bq97+7TPdu3q5jyr1dqq1FadVUpF5ZKbkAABckKAJBwJCUe4QrgJh2CVvffXvv0H3x++/5XU75NWVG1npWpe"
        "udOewekMHeRI3xDAjGFzpKpI+QZF+3TF/mTQK9iMykwsFzO13lg2B6CTOyWlJyFdK2zFQ5Y+nAiYO9jN0SBi6+q647vrhNeMfGz3"
        "G/IdURYpUC7USmX35v4aTx/vHp3tPyJzO8tvVl7X+bRba/L8WYqDV0G/jfRfhjz6kD/y7YCHzre5pWPxUKwzeESslzCWJHTcWplf"
        "MflMF/t8SrP+cvnVsxxOIccuYEfOxAE6eA3Yj/3mw+Sl/cu7lEW/KSzsC/viqDVSAFt/3Gp3b0EfrvTkKm6rNTMFNlEpXQTSAZcB"
        "iMZ9dp9Ag95BT06POnKv2muhsHEYpWNRDPXKBycbi7LX+kG/vWSC1pZ+fjwRxBiWjfp0ORTgHFydGfAfb1yHzX7iDPYdDatxjkA4"
        "mvFZQe2Cxqd57NC473tZWmBjBdmWgC5pi9X23qF9/1toY5n6PV7I4jHoKsddv12DV/78IfT0kV8TLiZwk4tOftmL/uuX0EtKEFhT"
        "lnqe/E9ASLmzMb4YScp/j+tjsZ4d5ZRicXyf97lKpla/oXRRXo4M8RhBlDvS9FtNEaXOJFI5dXmszU7QEw0EOgjFYdFmiDDZ2xRo"
        "HlDhjqt2e1eCZCuvdGvV2UAl29VSu5hTExypafdr1X7BzXvCThdW1gfiEBT0s2wAxFnC8LVdy3oHNaZBKz21VGHUcDwMkwUtwXw+"
        "PfxYTuLVI7f3iksQq1fWnWTcBju/9ikmAqchyx77Qs9fiNGTvwYaOssyYON0+dnzF4uWuuaDdmfv9mv8H+W73eWfnkRDIWc8huBk"
        "uNZnSnoA+DjsSAhP4ZjvGvYaBHvIY7buv34CPFlwL/gqRegCg66qEpBGA+HVjXevzetLr8AnS/51SHb5EZfFiK398oY60u6GNe+i"
        "HwJcgjKaUoLTHds98n5GSyX2JlfSRbWefAbipVwRZeS5OlarhQe6xMaHDxV2VIlw8XhfnBINqZbj70hk4ITDUKuWcjBBV533RwHT"
        "XaESQTuE55vqc3dtzclMaI2xhBgnZw25bipVM3w7RDGXgM+bKX2xEaC7j5ICHUcxyOlkgqAlpQukYaZ81v9VI1bEXLuqOf+kPfg0"
        "5M5THE7uat5srW3uv958+SqXYPF8ihFS/H0tO0JTJMzwtAUPOs3widVyRjM8gfpNnzYjG1rkI9IsRgEq5ORZfQgwgAc7+6vm9ber"
        "1l83gF0vZ4AxwIYw5m8G3G7XgYd6UhfKZDkvyOZ9buiz3nJslfikKV2zENeuIuWl6lQlhMvzSeshzfHVNNP5Ln0DS1KKU/KBqsPt"
        "AKdNOJGnSNkWiXndMojabrrxsGcAQR1zs/qwuLBdKOVy92mg0WgXJJ9DY3CenLs1K3vLb48udOtbdYJJyDRTpSt9Ptv4Goa0Mcp/"
        "aL3SJoPXnsvzBhKy+cN/vf+EL2hjeyTPkEYCMhZFSyBgQw7enW07zaZT/5sT/BShnX4csFgyjzVPYZddb/r93K13F+DIpTGcNxmD"
        "T7ftbx18DNFTZRtyas3jbrKIF72w9L9KKRH+Pp9Nu9NVoUhHY1LhEUOzjPBvikKjQowIBuezkTq/VefqfDDFR8Uyn52NUbGeoamT"
        "ra2V9UmulGIbXJpW+KSSaA5UpNgQuWEPL6do59r20h/C9Y2xAoJ1f31El2VJCje31zcqTsMXEQZFf25cV/L5quoBuVA46aDn01F/"
        "diePlcF8NhzfTuaD4fy+qzxgWQLpzXqOdDLY6brpgP1BVBLJHmnYU1F791N79L0ZlzKJezVZTsd7xjQe5o/fL/LPP2S0mX4jXYjH"
        "Ok03CMT3t/5w/7yD7hDzZjPLt9sGXc9r7/3WKYuBaz7zU0hjbqQDQoxtO+HOw0MnVmXo+zuunmN7SS4aUWD7eQ/yKWZ5die08vx3"
        "WUommz7952YEqJsqTSwbgBLk1jKm+RF/gWVCN0ceVmPVnBSD10garJg90nyoNHNcdyZRVI8JOwYw0DN1u+MUik3KKMq8XCSeYV0Y"
        "tRGZHyI/3oiQwS9ABSNYnnfbLNeZJpF+DO7oe+oEQ6dZTHgW65N4/p+dHl9pPuym1UlqFBmoU2SaEVVvRpqrLfV2NJpMx/P2uDP/"
        "P6CIpA4="
    ),
    ("five", True): (
        "eNoFwdtummAAAGCeYLfLLrabbRddlqVZ0rRrVlMtiJRDURArwo8i2h8QsCKKxQMgnjVF9sL7vn9Rsq3F4WxmW5P56igWG4ZtyNpg"
        "bLXyAHYlCThejFex3F2S7A6XyAdE1RXHtZqbMX+NS0ebqxCCZvJcjhJHXPGJCRoOnAAjcpNst1DnsTsU9YG/PX1Df6L3lue9Le5s"
        "E64Yrt7JI9+tLzQLWs7a9XKfHuojvZ2/4FqeIuAsCKp8hRsRTeAxIIDzc2I4fXdjQstbRYYdtwoEXtE+v35EhKqk7vvd3sOvewGq"
        "AnHLqr5eQxnZoQpoYcw0G0NG8l+CDIZHp/qiWpae3iJItQ7UCKouU6po415XZkFXZkqXV3iPuPnzd1CSGw4tj6CfmiJB77abbWdB"
        "S6ApgxpLtrVOi3tSpYbIt8Hzc5qsknS9Pm/P77Gf1ihGXp4W/CMlTWeV39fkeaiKwCySWAfFBpT/fu5rANrpoUbS0rJMk4xBlKnO"
        "IwnF1zQaKZq53F98/eFelVEFwxRKT9+6vDjdYwXrBlOIdhZO7ehATxQji4LoFGRhmP0HD0quRA=="
    ),
    ("five", False): (
        "eNoFwVtv0lAAAGAf1EejiQ8+LUaXGByILBsomR1YYDAolEExQFto6UV2Wi4tLYeeQks3GBfHjvEP+334WvPv7flirblK11xGQjUV"
        "cI1+s2RVP3EjXqgotex+PK3ytLdCcJxNnxtUN0vYPR8l6eyHrX1zUrgI2bmTxPErN58LH3kf3z7zX79YvPQOW7Sy/Zlhzofj/aM/"
        "yYs1xzf0AKh1BpWFOi2Urt13GhA7cClICaoYn6JvsSvi1Hp/lf95blTIaMSukmGHiDkx5+/qjz0aPagW6D/sfjOooIAWb3PO85Ak"
        "cu1tkxrmmFLKVisx4iImneXyqcS0Ub5MwvbND1RMw8wMb+CKHwxMQYGHyOkbqVeU/FS6+zkeDnHtDMVV6f4xScbPdCoX/YK6dMYt"
        "ke7l7J88MdRHvN+ud18XrFwuLZZHRV4R51HdAOAOWrKEd/c+3gTYxxhZB8HssHd7pa6JLTjtaPwvDN1bMFRowqKTNmFhbDHOQD3s"
        "FajJo3avUQYsQ4xaZb12+xRAVwdoNWCbM6FdmDCUXtSfkCur3lZszZma+X2Cl4YYbFiY0XAAgrWH1TH+DxNDrMM="
    ),
}
PLAY = {
    ("two", True): (
        "eNoVlImu87YRhcWdErVaXu7SJE2TNMj7P03Q9r+2ZcuWLWvf186lAAICyOHMme/MSA2d+5+fpnJ2B0sqUwihcyZsaSq5Gkq3dIdZ"
        "XGeMacLCpimURqSSkrEVc2FJnTCliKRISNNkhkIr51wKIflqSYPpRDHKqGnvbWza3LA2yNKciVNMTd3UCMaEigHPrJ26ZV7poo1a"
        "Z2gTQnjlmGf91DfNPA1j672jxcBopoYhxVZtdNPaW6akjCxS54IsWENkJgjPGuOScyUQRYTVwwKRtWFcKjrY6zyOw+zsTDESxJXh"
        "6ZIzaSmLE8LohJcFsXVc8FIN3dz2w9gN45ttfGdreraSpm7Yjg41SkEV1jR4kiDWzxrqlhXWsBNYwwS9cVOY0oZEEKEYakE9Wvqh"
        "n+ZpHplA6FsUgjQBKq6i6oe2mdpuHFqqDTPBE1m1vu+6emiGcajGqR3Hpqnatsvb/pm84leeZXHyiOM0Te9ZkWKL/2FyolbKNXd3"
        "MJTvEnhZ2zkb28Qap3tvqztc92zmKjYvhLoMstN13SZM6BIzDeVV17RNXQ81ffOl7ku0EGTvzY3tCWnYbzvoqaZ7FrcdPK8aURbj"
        "mEnT1yVQQ8XEq6Itq66vx7pUtkJiHYl2cE0LDmw29mbjSGHIg/So1A3NpEwqTAGrourGFq5NNf+nv99gIMrxLEspy3W5wZVtS4/r"
        "8Doj1CibqR/XcdLm/t1eADb2YXu6IXRdCQBGzCsas6rM2q4uqmJlQC6mXHzjxL/FjuuyLvK6bOtBrIuGBIYDdTU3dTdUsAF+Q9O0"
        "VVENZVkG4T2IwuvtHt6iyy28X67BJVdbqmFoTtv424/DhyMcb/PhmS4Q4nlcmQgzwSSnYC0pTRBZlss8j9kwQ4vHZu6IffjFMIit"
        "dOewdbae2nqfv/3DtE3P2W5829lapgOsKTyLda7aHq51Xd+5vx0+XN1V1vvnp2X6W980bKZMw33jStlCEC7aGa09+Ahc5LsY65z/"
        "7JuWszFMBq5m3dRXJSBUt10HvZqo4AQMxPCC1hWDgeqpbxugccgmSQj4B2OK+6nrhqXv2qZq2jqtsqJ8llmaPK63W/h83p/X++N+"
        "ezxgv1yjdR2Luus6EGe/hxKF/cu7JYVp6A5MFsrmThsAtLabxiHPmiJv8qxMD7//8dPWMgzrz1+3nrvx3M+D79i7jbA5JAGdJXSC"
        "JBeiTZg4/37f+Zvd/ldpb7eOjXAPc0Obh24FhzWjtk5Tvzq2MqRcGWIYLRitYwfC9MvYjXU8QPFZU5VNEyd5nBZRdH8lRZ7BliVx"
        "kmb57Xy/nZ7Q9iC4Xs+X+yUMjsfy572iM/D3179++v3Nf/P3vq0zSYVPwHcM/I/Gb5JBr7GzP3euNBzXd3xhK9exuGBUwoBa1nZe"
        "V5g0GOkWYG7p1OCMcsI0bQVZhnKEdncDR9q6CgTFDH1b1U3elMAo9KYcq6bJq6os0jxOyjTKk/SVp1WaZ0VepFpVPNLXwwC3QNB5"
        "AXTapihe6SOO0gcMjzxt+5kKJOqxLcoGogPLfVP2VQ/s5x3MgHKo2rxMIXiWJUmSF0n2fMVxDIGj+P64PsJLdItuYQB/zyiKHmEU"
        "5enr9XjkWd6AuFVV5d+KxmWSpM8oLXKoAAxZZFn6ijOQOC6rqv5OvEiS4pmkp+B6CoNrcA7Op0t4PAZBGPwnv4Thra/Byo/HI7pd"
        "b2EYtUVWNenrO04axUl4C6/nIxjz/AV3zpfj1zmAzgUXePV5DcPgfIV75yi43MPwDPGu16+vSwCH/76cv04//j6efxx/fB2/jv/7"
        "7+kL1ukHfKfj8fR/aBqORA=="
    ),
    ("two", False): (
        "eNodVFlv48gRbp4iJVq3bPkYjz3OZrK7CBDs/3/PbwgQbGZiS6J4k33fKYfkA4nuruJ3lUmSrYmyVaJ8mBTrtyjfL9fLfLXePS+O"
        "62R5v9zv3p6fHo7H5eF4F0dJmAQe+Xw5n8dhlO0XyzDPsngZB+ks9yidB5oZJIS1zt4+LdL1NowX+eL1dvuyyha79Wb/ff319Xh/"
        "c7PbLfJkrb0yIcpyZ3wYyCJSLg3zuQt8rCSsUUI4x5NievW23d0m8yJfLP72+O31y3G13O3XmwNyDllTFD7xMTJZtgzDRSxiZaUz"
        "iEnNMMeCccvol19+/fb2sr59OO5+fbjbJlmWv359+bo/Hg6Ll8fDdrO/fVquN+vdZrNapUkWzrN4luXpTbqwjDulnfU+sE44pw3S"
        "3moAqaikWiopFacca+RNxKWQgF/7EIlAWePiIIgCPDLMMOaEYFimSrnQoggFKIgMfAmoILXpYyuZTLz1iI+CETZSMk6cCqW0kFxw"
        "Nk39iEcyfl6NHAgeO4yH/ukGqdyOxfJm8Y+3199eHt4O+8PdYZ/utlEagTbFo3dJBNwWUejDOL85Fmk0m4cyDpLY6cg5rpw3ANPz"
        "37//9Y/vvzzd3z/fvz7/9snQ/nC8/eNxt15uVrtvv//l5fH48Lz5drfZ7vfbh+0nZZvV4iZLZ+kqT4sk2zwe58tlmi+Kp2JXAPwk"
        "QTNLgQwnUoeSWayQ1caC+lJjJQSTEhtytqnGWlmHGGdKIyes0Ap5ThkQxKQQgRBCS6GZmITW0TQRWKGMaAPyBEEgmKJmwISMmPQc"
        "K08oU8xHs2SWKclAJIYJZoRLMjJJubLWKiS4kBMTwtAWpLRIeSSNZhpaKmkkSE6ZNCCAtEK4zfLmJkQmjIPX22ORRPO8WD08bvY5"
        "wF1E+cynWV5EhYmTHBgPkzhwVkoTwgEUWJ+YL3//ur+73S6XB6QDbUGOOPD6010hNTaGb8qtATHAZch4B+FALHDXSNnQRVFiiAZK"
        "UQSG0Mx6ApvAblZxY1xgwKjCawz0EsYEdPASjocJeCoArLFSBjj8fByApYIKEyjvHdhYTNxoCByh+NLjSZo48kCFVIbBA4cDBxzr"
        "MFQGin561mjrdCi018oBRq18MQORwVNxRmiWJdEsh1WkNdK9kQg56+IkzmdJEWcz4CZNYWuafmAF7ubcIwpCKKYkMgEKPWRDQlwI"
        "k9ZQQTSFPSIMA9Q3Q2+1pEQKYylESpEJ077thn7oxqHXhpOR8iBwLoyoVUZhaS1zijkxaTAIJFpYA4rKSRhiBAONIGZQE6wo2UQZ"
        "BNVQ6AjZNpwqJv75r58//30uzyWuetq1TU/ppfrZtUNVXdupPf84l6Rpp3EYpoZRGyYMUyrsIKAYWJjAqJOSa4i4AZoV93DTnrAA"
        "QDhzHSHNw9DBhOgh95WGSSFwP07j1DRd33RjN/z/Hq9V35R1d+lbMUnw84RJpZlqp47ipofI1H09RCqGYAgdg5jUOxhI/dB23dT2"
        "fR85a4z3nmkBxBDCeFsPuJ36Hg+jhsQoNbCRQ9u2gjFDaz72TAyXGlp39bn8aC5VfTmV5fU0NN379VyWJZ+ZFoBHMNmcJzDs2LVr"
        "SD1AkSuH0WZt+zmqehjp9YQ71jdtO44VKFa2fTnU/zmfLtWler+c/7yer5eP9/Ppx/tUV20nR8Jt2/ZjNQ0t69u27sipvNZQ5orb"
        "c3m51mV7bk5/XuHt9LMqP07NuayGa48rKE3auqm78nTtuvpaNW1Zv1fl+4+2PvcgWlcNhADKuh7P/506BvS21/oD/ur0P/FTuJQ="
    ),
    ("five", True): (
        "eNoNjcmumzAARQ0GMxgDCfDIQKo2i1aqXhf9/y95UggZy5QQQxgSBlMWd3WuzlGdhe1YrrGQFTyzXdO1DEIcrFuKs5zNNYFgjZDN"
        "2sRQlFTyYRkWIXNiKHNV4HiEVQwgwBIPBR5II2MQjAMY2NCzAZhrvF24it4PEm+SH+7M1hmTJPxNm6kiEkW48TzHUWVNV1YqJwwN"
        "r3FCCwAnigBO8kkq121TNUPZ1i/gfmJkChAB3vNWCwOPAI6/ftofpiarRF8SNiHAQSgoACAHIkFsR1Z3RVFUeU7z4sm2xBqrrm27"
        "338+l1ghGK+/Y0mUZcHUiIQxbt59V71eVVnVj/SWZbd4mvd35eqqJKLtxp4rGkEqQUiCApDHkY1913VcQcuyKpt33WTo/XwWVcW/"
        "X6wf2pzSqU/jLL7FEX2kcXR/ZElGp2d5z9Mkz7Iio0UaTiSMoiQ50fv9Qe9JmiT/zlF4OVwv4XV3Dg7x+RIdT8H5dA2/9jvf9/dB"
        "sP/aH/1dcDge/P8lTtC1"
    ),
    ("five", False): (
        "eNoNkLuu00AUAM++HNtxoksQQjRAyf9/Cz09At0Qr3fPcw/uppyZJ9FoYZ7vMCBSvSKHHMRs+J1zQXZM/unt87bMeVpLACLu0ntZ"
        "NA5lsgA5pxXWZVlu6xSn6xxTvqTpDrc/D0+2RYgwXb59/Prjtr3ldSqPD4a0Bw5eU2QNDuniZTQ2nFYiy3FsrnGKgyUD1hbwFQXs"
        "9mUxZ/cwf19B9gbDEz+IUzJwHckzj5BVB5vvYFaCUu+Cil2tFgO9L3u6btMyH21k4dbHnEZ7tn0XpRjipWml7mqmo5hDiZQ0/PzV"
        "+zsh0pxieP37+xStr9racyIbCUxdwU3hDJE0Som9cp0Du4RIwQhGMhZTYVLlhKrBEIc36uqCJ56SKIQkYr+1VlVFC+NoyOfthqf/"
        "oUKtcu/IlQ9jPtdLl93FD61i7T/v/BnZ"
    ),
}
