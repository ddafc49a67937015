"""What is laid and kept, by shape and whether the crib is one's own side's.

Made by `python tools/cribbage_tables.py`, seed 20261129, on 2026-11-30 in 61 s; sha256 of the rest:
f5687bcef4e19454fc7bd0119a7c5152ce3dfc22ea00c10973eed5b73c1b4003
"""

CRIB = {
    ("two", True): (
        "eNoBtgBJ/8QTSg8mEGMU/hRdDiMOQA7KDKsMoA2PDIgMChXGGXwQ5xSNDoQOug3RDRQNBw76DPUM4RXDEc8W7A3cDZYOuQ1qDVsOTw1MDTIVfh"
        "hKDgMOjw4HDlENRA42DTANhSE1GTcXOBXtFFMZZxo/GRsZuhV6EowRcBPvC+EM0AvLC2oWDhlkD/8LOA0tDCcMqRQQErMOEw1DDDsMexMYEBQP"
        "cwuiC+cR+hCTDJQKARTpEcQOghG+DDERPQYxmQ=="
    ),
    ("two", False): (
        "eNoBtgBJ/zYWVxG9ETUWhheHERoRKhEYEZAQhxEdEIsPvhazGp8SnxecEXURjRHxEPgQ8BGFEPAPAxgHFVcZ5BC9EVQR6BA3ES8SxBAwENEXEx"
        "tbE8wQchE+EewQ4xF6EOkPliQZHFgaRxgMGDIdFh63HC0cZRnBFlgUAheKEIwRKBCYD0kZpRvkEn8Q0RFoENYPsxc7FeMSjxFvEN0PjRdFFb4T"
        "4Q+uD3wX6xVIEjQPORnbFc4SeBZ6EV4VcWY03A=="
    ),
    ("five", True): (
        "eNoBtgBJ/0sUaBBKEVkUuxSxDlsOfw7wDNIMvg3CDLAM7xWjGn8RzhQRD/sOEQ5UDmoNVQ5bDUgNxhbWEgcXig5PDioPSA7GDa8Otw2lDc0Vvh"
        "ilDm0O/Q5lDoMNbQ5zDWINjCAkGfIWvRRyFIIYhxlzGEsY/hWUEq4RWhOeC4YMiAt2C3AW4hgnD5gLwAzGC7ILZxSaER4OlQzRC7wLQROAD2UO"
        "CwslC04RExDpC/YJUhPJEOwN/xAIDKUQtK42ng=="
    ),
    ("five", False): (
        "eNoBtgBJ//cVTRGBEcgVExdFEbIQ0BDWEE0QLRG4DxoPnhZrGs0SPxeHEUQRXxHtEOUQxRFPEK8PGhgCFTMZ5BCaEUgR9xASEfIRfBDcD7MX9B"
        "pIE6MQWxEgEaUQhREQEHIPAiTuG/UZxBeJF8scmx04HKEbaBl7Fv4T8hZkEE0R2Q88D8sYghuwEjUQbBH0D1QPaxcaFbgSKhECEGMPdxcjFZIT"
        "kw9SDz4XnBXsEdMO2hhVFTISEhbzENsUdk82BA=="
    ),
    ("three", True): "eNor5H/KHyhgJHBPwlsgTmC7gJiAOv92gXd8k/kAZAMHXg==",
    ("three", False): "eNp7wV8n8FXgukChpKqgpWC44CWBGIEVgl/53fkBeWYIRQ==",
    ("pairs", True): "eNoT42/kZxa4w39PQlYgWmCtALuADv95gd98vXwAVK4G1A==",
    ("pairs", False): "eNor4f/JXyQQJLBQ8peAh2CW4H2BfoHPggYCCfwAdr0ISQ==",
}
THROW = {
    ("two", True): (
        "eNoFwUkOgCAMAMBfenGhlEWqjXGBiIohYvy3M8eybI2mwTkiTomFm5m0sXyyMLbXiHYMUCnsBCjaNCGs3vsY4iHbGvITjZKuXDOCyvsIstxhev"
        "NZ0vcDy4EmiQ=="
    ),
    ("two", False): (
        "eNoFwUEKgCAQAMB/dQmCPAQRdZWKMkHTVTNdo7328GZkhLVzN+bkHzqms4eEOdhc5q0FcwWrr8Qb7o0FHVNVN8PIWsa48PLWsWwc0RRy4QyFYF"
        "cvCYXfoqMi+wOXdCTy"
    ),
    ("five", True): (
        "eNoFwdESQCAQBdDf9GQM9m63KCqajBqf7pzNhzSCBERMbmFy3m6kcWVfqdaR3E8dlIoV9lSdlphTulO5MM/SvmIA+z1RRHs9YHq7fG9Pre8P1t"
        "wm0g=="
    ),
    ("five", False): (
        "eNoFwbEOQDAQANAfsjAaRGwGaWoxaCoVGopo3fXaGny793aClUNIAW189XD1QIGei5JYWrAAt0EStQLn7Ik+K6qONWVecHlIODCOzKGhpM12U5"
        "rlGuOg3MfVKfz0A6KnJGY="
    ),
}
KEEP = {
    ("two", True): (
        "eNoVlAdXGukChr+45WavySZuNsY18ZpETIyK2EswdiIs1QDjIDAMAwNTmWH6UKUJ0lUsm197s+8PeM55znnO+11sNg/LF82iXu9dXQ7oOVyIRG"
        "kmk7+gIdxGouXyZbsI79lcmV735vYXAGI9m/VbMFPrafa1r8gV5wpYUVawodYIkT31BfBSVEmVGLmRb3ZvDzZwDEpWSs3OdT6E7ScvSj9oLgAm"
        "YY6hBPEtcM4Y9m3ubwVRZ4+mN4J5yrc348JD3gPDYYi0be04EVsMJs8SspivQLsiX88mUU6I8s8yacAxanbR4wfmXRsUyDF57ti4G87woaMVmB"
        "Bp75YVxbdMm7bYRjSUtMCKmG/hmra302z2+wIHgJHmReUlCP7Xb/NH8o9+gvxn6Avg3rFDz05c3tN+uV7tNy6uWzepeQBkIa2qzrP33KeZmYU4"
        "WBkCr6fAKPixZoolWSbGUmmOlyW9rFxVfF+OovWO7J76jF3VxWCcqxIHNggeNxv2wNyphbrrliWSk+oV1+tFVP46P7tz8uuCYRVM+710VabWvk"
        "CK/AiMxMGfoybwn+2JYIlzf7YI6bUJ3/CkZdxRkiVI0yblA6ycFbNFtVY4b/5z1aCrxfKNrJ1Xu7d+qysfr1SardpipiZco1GG/8Q9bQ0d26Lx"
        "clvSI+EYm89J2GkynUsgDpQsOL5BoeS7EJpY8WXYYufO4+TQdKXWag2wKlGuqLnqBQ3m/gRhmudZ66v3M+tfrD8/Hl/adMJLo1aXGzK6nVZ7ld"
        "PkmpZtFBp1KVvgegic4HaDYPOL2wUFVFWohOEIrcn5kNsX45TIng3p8mSMOvvr5NA5+jnm4dmd0SxgeUk6PF8empiemD0Mgsn/Ta9eumg8Jfxk"
        "GHs5wZMCr8hyRs1W+5lyEHLH+o0aFY2xGh80bQZq8ROX0z78/t00GF9dDpeL8tkBFK+VfIt70Zx3e/3QPjz1cQO8PjmMNSRy3xVS1bFXs9gT0+"
        "waeL42dlZh4GNrhJqdWQIj73+fyyTxPUKcTR458nySzzDnklJ9uMx3S+cPaSIlXw6y2X4+GUkJ+HBjNBCPMal+Ot1GfBFaUrOYN5ws5DFvEO+r"
        "HCedmKJBt9GDxZh+N1NrMlGY5DuNkr5DUlqhomQU2AUldI0NOhGqzVEBjME3jZvmk5Gd/f1ft3CY0z2lUcCkRUEsgd9ejE0bL7aXEYjif2T48/"
        "gkAL+AoVQixciioCmZ+0qhl4iijF6QvRu70awMz095s8iR2eIYfjf5AbxeXwkXsyxiheOV82+GxQDhMH00ux/PzWyACegYr+qE3RcS9YWnH4PT"
        "nxamwJjhuTcbPvm8GaAX53fAqynDrEYwTkrZJWEoK5FCni8oeunhvPUgyBIv5+g76e9jP56WmnUhR4ap9PVFhkJoUURcZosvZd2zePAlm53d9E"
        "u4Vrw9eLOuKJp2d55olIq1hhGAib8WVv91G3nz2DQ3s8ATfEoSBEXSGmqmnkAwqqDJYas9LjHQnPlMR1wOb/CPla09YHQcJKpVlYSjRL54algI"
        "ip612QPv6NL8PnjjsWBqOrZlcorEEHjmHx4efgHA2COPgji31sPB8ZFNAAxPlrQkYSHSb5NmR5Yn0noqL6ml70UlzgyubwZSdwuXVVEKmQDL0f"
        "QTQDMENcaQ8fhdt9O5bXfuuvf5DpQJoLF4X81ypKD6IcfO6kY6EYHDMs9xKi/Kgi7h8xiGYETkwDS34HUdr5tTBIGzFEmTLAYhX7fNsPA7GBIT"
        "cZSIxxJoMp6El1f1SySo/njpEP3Q7rXavUq30XrodDr93kOv/3BXL91xsQTXGNQpLM6U64ngKXavpSh2991HwwyY+Dzra94ViHCUvu0LCUZqp+"
        "IYDo2vzX8F4xurvlZNRqPx1uXp2Rn90vhhBTxafm2/r+mCVKiat1nwzDvs17GTVRoHAWDMwPZv+K7q9ei3g5rOKYXBdU7klULI9rfTZTQvmx4Z"
        "7Mfo1U1Ok/VBnUuLxB+LxhXwZPODr5XhMVzjjZ9QMG4d9cgR33SEAujT5bT3C5LyyNFY5r5zoap685oj6fKh72j/+VvnDNq55mjyJsewFgDmgK"
        "lEUPsoDXxPZ2nnWoBz8E6veN8uisrFgEtqRtfetqV9TaM357h/dL2MICjtlXyw8k+nnWvfqB2W7FwLg0asLQj5751m+6bTGdx1vnd7/e//B7vA"
        "g/Q="
    ),
    ("two", False): (
        "eNoNkul/mggCQO2vM53udDbT6bSZttkmae7maK5mcjTNHW+JF4onAqIICAgCIh4o3leiaeLs/rXb7+/33pf33/ygMlS0lipVi0zj+w7gTBBcss"
        "ihHQd7dWQEtUZBrOdRH5jvD7tt1X3cGkkVWdRbd6UvkOfLYwM0IqC1FnbgfnvTF4xCTfTmuIVBDWO9c58lzqyRk1pXK9xnNQ4L61Ilyzpen+wV"
        "c16TzbVgwJLTr17+OalmiciqyfyeQ4FTyGWiXSch16nZBwW+saBtm3p/mLnMajqRYEv5AJtyWpTzYmEOcjide7zXAEy/nniao9DALmid11JRe8"
        "Jpdsy9Oz/ZhUyuLztxj201/Z8D6pjq1/tV4Kzdr5U7A8hGVap5OX8lKwgF+buZF56oy5F+F43ajTJD2yyDZjF5Vy/cSreK+3ClnkyisQw+n1tY"
        "mlgq2/968Zfh34eOd29ezNwKXIzMYG6Ax5G0PV3E2swa6NnONUOffJ7lvhoXiJgABW8s7tVJQ9jw6uaZ46HBYwUK5oi9ILgXPv9qXAvvfZ6OL8"
        "3gk6TKRBCXBUS3Fj+FliefRN/8Gn4e4AjcZk2hR5+QP36zT/szfOqCS70l33gFBqQTggBRyrjfGqCc3FPqinz3kPNYC456u1TsyOki049l4nCx"
        "nhmdq7qq/OBKXwOe61oTP0e85vpxlIKDJXfMbNExxNgkA3VPZXBfsGlWQW+V1FG3jerVbDXD9GEq8bveKipN6TNvA80mXpizwsZj+QuGuR1imr"
        "Qab4uc704l+niv0VMUvAfTsUhY2okQGwcH24IYyV9EXEY2gX90u7dZ3OHzH7ajVChEAqcr6Yl97oyNb32pG1Jpkvbp10szky9fnCuGla35udsd"
        "LkMkNhbf/fxLOhABqEggTSSUVjx3Gg5c9lqFYBqLumyXfs8+awvYr65Wp5+Bz1/apxyCFPwa8B0peS+HQsTWwe6sdW7xT3ByKjgf1nxRwmsjWO"
        "P6Z/ricDbwej2+kWSJpN1Ii85viZ314E6sKKSMrLjPzrlU0slKvAZTtXF30FVyj8l8JtF/5Ki+imW5eNc3TFXUssqN8FDbHHIbyxrpxBFrOQsm"
        "EPuIL+JwI+b7u+P3Nm7qtyNRHyRgKQ6PCkrFKVd5UkdDnAkCDkV135gEr1thnE9H8agPvBT8/n1p84wHhPJ544NBzPFss2Q42Fpbej+QLliRjG"
        "wZNj5tLrinF+df5+FUsETE5bTwkKMHiMKiNIPt+n2fXeCyyTJVpem4z7+39Wtkfja8Ea6qKBCDD9S8JREG8J217UnP9skvzg9TsY0YZYHjkJPj"
        "Qcc54fH8De8fJ0+ppiShflEMnXCmDfiYrvGCjdd2cifuGuuSi9lGQmqPB/ojwWfLLNV8KPgCaoVl9FyseEOAnrtGlFDQmG6CYMhS9qOAsxkHzR"
        "0iXHdVKo/Pn+2LsiA8SEhLawpZPPTkxLy54zYs7C2suo6Nmx+LaALTaKqczLfjVPE0GbghkrFlANilgG9e20HJFfZ6gLWZ1+jELLjsSfORYzwc"
        "LKtHKGQF1mfMK8D56WpwZhPfS2TNV6avu9GkwfAEPz+e873cQjbxUjzptNDc123y6axj3V/kCIATd6kZewX1k7JYxeja/yo5Av0+Hg0bwxU+nx"
        "ezOeUpleXT4k9kLASLbCoKj4eDzj/D3rgzbg/hHp+X08N+IVEgocjF/PT0zICTM0yFpVNVgdUwrd3F+JzE9JpEno9b3qy8/enHE8ESjZcjlT5d"
        "0JRcqP77H2/lsOdESEYktzgoV7NyseewMcANYkd+1NrDe21Q64xHvcHd7bjbGz809ce4zGCtUfNMogONBsTEgbFcF8gmfvG5TfhqJr3/0AiJXO"
        "yhR6psqoVkEhBzuf1K+LjIbJLtCpdNIHqVgQPYwfYH6OfF8EpkrNUYut5CHa0UVgc1WYxeY/SLS8OGGrcQIlI6ggqPD3WsKpGP92ktm2wRcsrb"
        "DF5vtmO2+lFtdC9Wpcz3Sp6hdNC6rpNg2aEWnJjD6IYP5sCpp+bVG8ZrWQMJg92wo0CnEdwjn1iVca9SEdnmKJdMtmjY2EU8LUujdscgkdtcPB"
        "Iz/Mvzm19HotcEZYgZrqXIGcmgqj1aGNdrFNW4JYA24muetTq3Yd+dABMTzlrASBEodwX9UOt0947rQ93O0DmUMm1TShp3it27fm8w7I+1vj7+"
        "P7JEpJM="
    ),
    ("five", True): (
        "eNoFwVtv0mAAANAHjQ8mxuiDUWN8WDISs+i2IGTrMlaDXFq2tZRSoLTrveyDcim3XoCV2iJFmuwD/rDnHOxgS00Wy4VjBeE8vj4TdVOQlZFliF"
        "lt0uMlwRz/yXHFIrIMo23mzdfXpgb65rSz8WoYI8V9jbisStPa75NSfZhDscI8K/IOzvog3EUD7Sm0h313uVzFn29TpYvuZOZ5iXavFVB1BWCv"
        "Mr2PDCuq9l/TwX9hjVnHoK8qgiNVsrfVGYnjmHGvKAb5YLdduG51DScam5YdBd1hKDdIXpU/TY9e8JyiRxPg5DM55lFWiTOSs1pcMX8nY2ghDw"
        "qK+IizYzDd9xfbqQHa5siA2Mt3stIC3kBf0CVGsHoakyKaOoEnvmH6TSKZBJeNqlqgh+p4N5AIYvNvvdH8O1WURK1G5XiWaZbvOZqiGY6hKjBY"
        "BXC1guvdcziDFE6yYexipyg9t4tfzkkIauWKiRYQcJUe4KNnOKjRgg63ueNz3M+nEbSF3KSE1Het1IW+UaYFf/P+7YfhMXJa/3HC/VSgpVabTn"
        "SR7Byl+Wt+/+S2vRh3BbD3bT92D97y8B+BT6uB"
    ),
    ("five", False): (
        "eNoFwdlymlAAANAf6GtnOp3pS6cvzaQzaWIWF4ySuG/gCi4giIAGBISLXAEXtInEJN5Of7jnIM7aB2DurxZbQ31axX7kao1Ej6XKJvW5SN81+h"
        "TbDIHZrBZWz56jnH/9ohNMkbHktYjX4z9DpXJPlsoLtkzkYguWq+aATOOQIWEVvofubrGxJzDQjLejb0Yp2t8BzWu1M+SSGhCUgGPud1mfyNaK"
        "0SIPmd+2k4wlyQKg6602PefZ4qNIFy6lXErFVLQ7Kk/mQbdN6eW1TwejgTgijZb1LTozplwo1qY3D5kzR8NS+QbON5rdTtVs19OXYESS61HXK7"
        "noAA6CaUBZdj4y+QtJHgy2g6H7KxG5GE+vUl2qSOUjNTyq9+gstlaY7Iareyn4zwAG/47ewsPxfj0S+7198CnJDTvwWhSH7B6awhi97jcoDNAW"
        "IR+e2o7I7Y+AUDppB5LdeuEEvIlk8cUrm4yDKDj9XQxthf84CktVsjp0Ka0Sj2dWDdMx7RTApa64f8ZkBbYq8Vkmod5qJ98XxHXYqXgFfH47Qw"
        "EYBy9ZeKOiQN0+b5Fko/+D67B+"
    ),
}
PLAY = {
    ("two", True): (
        "eNoVVGeP3DYaFouoRpUpmtldex3HGzi5A+7+/6/Ih+Scm6bpXaPeOZIYhgAhUACl530aq1pcvL3/bBpvHx/QcAyOOwUD0+DmaArcoUxMG4+wqm"
        "oKsmzUq7qlKIalGqaGAJZVixiKZUFdJ5alGYppQ9lSETU0x2BupxhIIk0hIV17eUHuWDPGbqVDuQO8QshUVYn3UCYMiifjfQOeLZNgytsKIy61"
        "AD7yro5aVkhVYU8JHPQSN4g5GbxNLQ06g+nEtKCENQMPXBl0CEom5j0h8kSVKeX9E+A0b1nWNQ1i5Vi16roUZ5eqqAa9rCGBQO01w9JULGGlA6"
        "ABmLW1hNLsWSXPsumZ9E4VLH5qjQxZNqnjmAqQoaJwgCRZfvYdwFHCWFDUedt0I6pBJKOBpuiEmpgQRDTEWwCKqityxloxm4qRJPVEF9yoCuwg"
        "StOmiqq6ausC8pb3oGPPNrkXWZSneVWmddU0WdIkQZ4UeXk8B+fLdR+e7uf7xb/59zD1wUT7NjYHY6hQczz9cN++fJaArkuONdQMABR58m4Z1D"
        "CcoTV91XTTMs3xwDadoTJSgWZQCUggDuoqqaqqrcB0Su03zoGuOC8vb6Mx1obOl8+6QRGhljZ8NQHASDEdTHTdmhLhA5l3LQ/8PIzStCjzXLW0"
        "Z9sxDmyFEmKbI9cZjQ3TdpyxMzANagKsAUEPBJxHMUuiqqjqknx1h2MAiOK6VFMFzhHQCVYNSGWk6RhAouZl15WsbTnvXseEy1z6QnSVKIqmy4"
        "hgg/dSewvC2I+iIH40UIYS6LECgUwsKOxzj9IsicUKGH4+eae3rO+CqMziJImSiDUCxjmMo23gn2+n1Xwzn+/228Ny4y283Wq/2R8exO1aKUmT"
        "NH7/9MvXD3Ngf5p8c8yxPXAmU23oKoZhWfpIMVRq2COqm7QRXEr3vK+CjqV9At6//6qZshBo8v42GWmqPfz07WOqa9QevEzFNTqc6sJjIg68Df"
        "OmjgtW1sX0P59/GiBZ1dxX11FUaonoYa4Qg6pYp0QCiORV19Wsa3su/ewQDrv+q2NT1TRNS3CNmqZm7BEnaZAlYRawligyljQL9Qh2UtfzICmL"
        "NE+zNOwoJhqpVYX3QdNUSVGFceCHeZEc4jy75PE5PS3np83yftv5m/VxtfE3+91x5+NBFtdMWNYeTqcjQij99TfbtoyBPbSMvu07rD6btpGktu"
        "3joiqKssjK5O1f3ydTERb135PRWBeAXxxXFZrrYkIoi56AmDV937Ritqfzy+to5LrD76YzGQwmgPAOSfzJ2k7Epc7qKqsyYNnjoW20FpYA5KDv"
        "YJzXVVVkSRJs65qVeZkXVX7271exL5fLLUzy6HwN/FMgYnVdLo7eYrvebT1vvdzs1pvdfhP95qoq6nrpvx+vX02q6J+nFCERE1tWoKyzPCvLpm"
        "6qvMrqxnRfR9R27MnAEhawBlTEz6ai6RCAAEOOJSgypNiORkWTAoAMCJBSlE1TNKxkdUZkBIDBns8+K8oqyctESNO3FQtuURj6gVDjcrnf78dT"
        "KErgIYbwH0EUJVBYMwofNhUVSPVaWKF9ilAmwUEIeI6Dq79veaepqprDjnViCcPUTVuzZ5204fWfY1Pngsk8TuIoFjm6B2kYPoLb6RAc9tfNyd"
        "vt9ufl6rj0zsftdrHcbtfrWxpmcZyF54YVeVIVeXYTBXbK4mt4uwRpnSRNmeWZ+GDsx49H6CesZk0u3BjeffFq7u2W3m5x2W5m68Vht1kd9t7i"
        "ejofDqKSmuYRPI6nx+V6vcVMyBg8ktgP/gG12O1X6+P2sFv/sZpvD5vZdj/fBvvd7hLF/u52XV28zXrrrTfLvbdeLGcbz5ut1vO/5vM/lrOZN/"
        "tz/tfvyx//9/43+zGf/en9WHiL5XK5WK28vwHAMLND"
    ),
    ("two", False): (
        "eNoVlHtv3LgVxfUaaaR5Pz1jx7ET2xs0m92iQAO0//eb9zu0KHaT2J6JRm+Kb1IkpdKABEECeXXv4fkdNZ0vxsnuEAbDJLqJf12tb46H1fawPz"
        "wttje7w7vru9vPn54ePhzev7u7H4fxaOR5QbTb7OaTyXR2v03G4+lyNh3HyWxqVDLzVN+7erCL+uOv28X9IbzaXR0+vbu+n4yns/lq/Y/b+8f7"
        "681qs5v43owJIXUw8Y3iXKpQS6mdeDTo3mkEHTrRAEBAyzHf/fV2u4+X83i9+Hq8f3zaLmbr7SRKjKeEktOFks5gzGSaeF4fUEJoZ5TgRCFEoK"
        "RUcPrLb3//+vnhuD1cXX18fzULe8+/eXe1eZvj9na7mK9W68UkTpL5dBong+Pokef6jkd7pSCDmEyCM+ACmlICTrFiklHmSVy3wrH9DVJKRD2N"
        "nU73A6aY2skoVao3UjDZ0bqqadugokWCQcqxZJz3UnLCpIANlBhxJLGn7HaKW9bhpm5IXSPYVhIxAdOqrPOsaMozRqitClhVF4lZjXJIsvrjMh"
        "CRo5fT9f5fnx6/Pv3y5eb6+vbuerrdhPPJcjvdHONgHi83x/ViPAqS5Ph0jJP5MnDicDIznuNHUkee8D1v0v/tty///P33pw/vPz58WX+8P9zs"
        "d7v95vNuvZpbuzw+Pdztd/vD7YebzXqzOdiX3e726mq7W00m49U0Wcar3eP1ZrffzjbHfTIPlDau24ey4Jxpb6ycIIp7LVmv3kYh2F6Ecq7Isx"
        "zahrOuDzinHaEE0JYx3lHACRUYN4hqYg+TUqmwEjqUvLcaYsq4REarwbGVmGjyqqqrpia19GQLGNOD74ehQQgxVNYAAowFRZzzTmspOsNahEBL"
        "kEQFh4zBltGKUCCaogVt1RKIipI0hLQthqBf7xazxHecJPrLcbeIw3Wy39/Mbo7z5XS38iYzN45m02E5iqOl9dY4Xs0dz/XsnQRhOApn4dPnx4"
        "cPd7vj1dGgbnC00xs3YkPgeI7rKjfwXdH5XjS44zCJhj4YjNebqMtEy4Vd6riUKaN74whutFFY9NoZAvP2EBYdo4wvpNED137vcIuHq7k79CM3"
        "8IzfY+s1Iijrke8bQQZmYdO+63T4zYgK2Bm5JhkRVpjQd6IR157D3V6NpBsa39byDPek8ASGiuGBG69hilrTC2P4EEZu74/iZBoax4bCLJmpIH"
        "T9wBtTN4gTP7QfbVZYUifLKBxPwmQ22oR/PgPM3o41xNwaomztnLrj2nSWok4SxrEmhPScG8rGvuwhYVrRzprBGgkiJDhGVOSn1FJS5ShTgaXW"
        "+F7f27MXygoEmFK4U5bWhtVlgwcqO4MAgk1LoWW3Y0pbbN/grFRVNS0GWLTsAiFGAmGO4b//+M///nt+Pp3RuYCgyIuGl2kBKpBdTqn958+0oA"
        "VsKGjIpW21ClvYCdta0zRZU7bAYlwDKizfTNtZa4Y8lhZt0zeE6q66AFhKCGBHsGrlmVm3yvaSV8hGQclAwwpYQ9s4+Jllxfl8ydLMWt62Jm0C"
        "DFoBnDJ8brRyUSvYSEfAeFpHhBkZ+FESWWcTIjtsSGgGyuwObuVTHeU2kaxoLcoBrFrDqNQWkE7WeVkVdVPiinKLIQaCNpxn6vIKALi8pOfL62"
        "tVZXn6mhY/YDQ0nTXJoAavJ1RpUVVt3cCyRVAq03tBUzaEAUBhRXHZXYqmAG12qoocZhlKv50vafr8LT3/+F7m+enl+ZJ+P9kaENp0NUNpkxAg"
        "BAXIIaD88py9ZuklR/mPPCvzl1OZnr/VeXP5+VIW30/VuajBKwZFaVP3Ta/q5Y/vWfr8PT+Vp9c/s/TbCeYlrgVAdQ3q4tzUdXVKbWeW9ktWXh"
        "qQ/fw/QUuj/A=="
    ),
    ("five", True): (
        "eNoNz113mjAAgOEEk4BBCIhl1tOe2u16//+X7Nh1qKtFqI7PAAEkgXnz3r0Xj7b0n0y23vg29T3z2XBNusIGcZn++OhuVrqBmMW8b5YBITaox9"
        "jCtOzl0nBdOtN0RE083TQIQN9ooGtb1bel4KIuZX0zH/D2+YdNqbtyjbW3XniGBJiYDrUQVlBHvmM7LtSwrvseUhMcLUSAggASNUwSqHEcCtG1"
        "Rd+0ouo2LwvNgXRu09eNxzw6DkpulytfnwFEyBMjcrwviIztKDHDM6iaoVe3rOqarK1rUXRrc24ADWjTy/Y7Ixhi9OAhXY5Q3hlgUIOQnRC1aL"
        "jgSV4VV54VReL99J05IRAy27ZmiGCiS22aoISTUiMQTX+rOa8aXt3hX1rPS97kU1H1QnWc86Ktq+sliYv4X5xf4yrN4zzjTVOVPPvKE5GmZR59"
        "xudzdI7j+MSTNE2KS3y5hB9R+Dc8ncPwcPqMov3hdDweD8ePYLcL3nbBbn/v+6/g/e1PsP/9H+a57FU="
    ),
    ("five", False): (
        "eNodkD1z4zAMRAmQFCVFHsUp3N7H//9Dqa9zzjnZJimCIMAo1+zMzs57xUZvAof5tLzM85LrrI1s7FXacM5qqgI7+3O5rNMI1rq8xW17pKeuEz"
        "OYxmJYFUY3YbduNMY6NGo8wgDj9eLt8ObMPIXl1+vl97S+nZbT6Rxyq6Vzc5+iVAygWxh7TlSHMZXY0UxScUZoaig+E+XcdoXlULkW+jz+EFAX"
        "HAR/g0dGCxYQUb+lQ0+0Qy++qw9IpTFI9dPggglm8t6v67ycP2/aSzrUr6D9321LANwxhKe/E6tBBRvQwODQi3v/s6WPnZhezM75cX/U9vfjvu"
        "frnmIux1+1uS5qjaK4MPhAHZ3lfBCUJEaSzsRHlCpchEwF2bNKbNQ6NMq1SilFmJT1itLQ6vfCaSfKhSpnOfhD2GjfmWrW/61mSdokaqpavgB5"
        "/Agk"
    ),
}
