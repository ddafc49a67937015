"""The outlines of ranks and suits, and how they become paths on a card.

They come from the same card art as the courts (see NOTICE). An outline is relative but for its first point, which
counts from its middle; ranks are 1000 wide, suits 1200. Paths are written in the card's own measures, without a
transform each: browsers lay out and paint that several times faster than symbols which are put in place.
"""

RANKS = {
    "A": "m-270,460 h160 m-90,-10 l200,-910 l200,910 m-90,10 h160 m-390,-330 h240",
    "2": "m-225,-225 c-20,-40,25,-235,225,-235 s225,135,225,235 c0,200,-450,385,-450,685 h450 v-160",
    "3": (
        "m-250,-320 v-140 h450 l-310,380 c10,-10,60,-40,110,-40 c200,0,250,120,250,270 "
        "c0,200,-80,310,-280,310 s-230,-160,-230,-160"
    ),
    "4": "m50,460 h200 m-100,0 v-920 l-450,635 v25 h570",
    "5": ("m170,-460 h-345 l-35,345 s10,-85,210,-85 c100,0,255,120,255,320 s-75,340,-275,340 s-235,-175,-235,-175"),
    "6": (
        "m-250,100 a250,250,0,0,1,500,0 v110 a250,250,0,0,1,-500,0 v-420 a250,250,0,0,1,250,-250 c150,0,180,60,200,85"
    ),
    "7": "m-265,-320 v-140 h530 c-130,260,-355,560,-355,920",
    "8": "m-1,-50 a205,205,0,1,1,2,0 z a255,255,0,1,0,2,0 z",
    "9": (
        "m250,-100 a250,250,0,0,1,-500,0 v-110 a250,250,0,0,1,500,0 v420 a250,250,0,0,1,-250,250 "
        "c-150,0,-180,-60,-200,-85"
    ),
    "T": "m-260,430 v-860 m210,430 v-310 a150,150,0,0,1,300,0 v620 a150,150,0,0,1,-300,0 z",
    "J": "m50,-460 h200 m-100,0 v710 a100,100,0,0,1,-400,0 v-30",
    "Q": ("m-260,100 c300,0,220,360,520,360 m-435,-460 v-285 a175,175,0,0,1,350,0 v570 a175,175,0,0,1,-350,0 z"),
    "K": (
        "m-285,-460 h200 m-100,0 v920 m-100,0 h200 m170,-920 h200 m-100,20 l-355,595 m255,305 h200 m-100,-20 l-195,-510"
    ),
}

SUITS = {
    "S": (
        "m0,-500 c100,250,355,400,355,685 a150,150,0,0,1,-300,0 a10,10,0,0,0,-20,0 c0,200,50,215,95,315 "
        "h-260 c45,-100,95,-115,95,-315 a10,10,0,0,0,-20,0 a150,150,0,0,1,-300,0 "
        "c0,-285,255,-435,355,-685"
    ),
    "H": (
        "m0,-300 c0,-100,100,-200,200,-200 s200,100,200,250 c0,250,-400,650,-400,750 "
        "c0,-100,-400,-500,-400,-750 c0,-150,100,-250,200,-250 s200,100,200,200"
    ),
    "D": ("m-400,0 c50,0,400,-450,400,-500 c0,50,350,500,400,500 c-50,0,-400,450,-400,500 c0,-50,-350,-500,-400,-500"),
    "C": (
        "m30,150 c5,235,55,250,100,350 h-260 c45,-100,95,-115,100,-350 a10,10,0,0,0,-20,0 "
        "a210,210,0,1,1,-74,-201 a10,10,0,0,0,14,-14 a230,230,0,1,1,220,0 a10,10,0,0,0,14,14 "
        "a210,210,0,1,1,-74,201 a10,10,0,0,0,-20,0"
    ),
}


def outline(shape: str, x: float, y: float, scale: float) -> str:
    """Path data of an outline with its middle at a point; a negative scale turns it half round."""
    first, *rest = shape.split(" ")
    dx, dy = _numbers(first)
    return f"M{_text(x + dx * scale, y + dy * scale)}" + "".join(_scaled(command, scale) for command in rest)


def _scaled(command: str, scale: float) -> str:
    numbers = _numbers(command)
    if command[0] == "a":  # radii have no direction, and flags no size
        rx, ry, *flags, dx, dy = numbers
        return "a" + _text(rx * abs(scale), ry * abs(scale), *flags, dx * scale, dy * scale)
    return command[0] + _text(*(n * scale for n in numbers))


def _numbers(command: str) -> list[float]:
    return [float(n) for n in command[1:].split(",") if n]


def _text(*numbers: float) -> str:
    return " ".join(f"{round(n, 1) + 0:g}" for n in numbers)
