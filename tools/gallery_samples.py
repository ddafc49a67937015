"""Still samples for the gallery: one screen of every kind, as the page would write it."""

from collections.abc import Iterator

from page.faces import back, emblem, face, icon
from page.parts import action, back_button, bar, icon_button, table_frame
from page.pegboard import Lane, board, strip


def place(card: str, area: str, x: float = 0, y: float = 0, look: str = "") -> str:
    """A card at its place; ## is a back."""
    inside, suit = (back(), "back") if card == "##" else (face(card), f"s{card[1]}")
    return f'<button type="button" class="card {suit} {look}" data-area="{area}" style="--x:{x:g};--y:{y:g}">{inside}</button>'


def frame(regions: dict[str, str]) -> str:
    """A cribbage table with its regions filled."""
    html = table_frame("cribbage", "Table", f'<div class="score">{regions["score"]}</div>')
    for name, inside in regions.items():
        html = html.replace(f'data-region="{name}">', f'data-region="{name}">{inside}')
        if name == "cards":
            html = html.replace('aria-label="Table"></div>', f'aria-label="Table">{inside}</div>')
    return html


def cribbage(lang: str) -> Iterator[tuple[str, str]]:
    """Laying away, the play, the show."""
    ja = lang == "ja"
    lanes = (Lane("a", "You", 45, 43), Lane("b", "Master", 52, 49))
    crib = f'<span class="chip season">{"クリブ" if ja else "crib"}</span>'
    you, master = ("あなた", "名人") if ja else ("You", "Master")
    score = (
        f'<div class="ln"><i class="pg a"></i><span>{you}</span>{crib}<span class="grow"></span><b class="num">45</b></div>'
        f"{strip(lanes, 121, (60, 90))}"
        f'<div class="ln"><i class="pg b"></i><span>{master}</span><span class="grow"></span><b class="num">52</b></div>'
    )
    foot = "".join(
        action("x", name, word)
        for name, word in (("undo", "もどす" if ja else "Undo"), ("hint", "ヒント" if ja else "Hint"), ("peg", "ボード" if ja else "Board"), ("table", "並べかえ" if ja else "Sort"), ("book", "経過" if ja else "Log"))
    )
    right = (
        f'<div class="panel scores"><div><p class="row small"><i class="pg a"></i>{you}{crib}</p><p><b class="num">45</b> <span class="xs muted num">+2</span></p></div>'
        f'<div><p class="row small"><i class="pg b"></i>{master}</p><p><b class="num">52</b> <span class="xs muted num">+3</span></p></div></div>{board(lanes, 121, (90, 60))}'
        '<div><h3 class="h">経過</h3><ul class="log"><li><span>名人 ♣7</span><span class="num muted">7</span></li><li><span>あなた ♦8　15で2点</span><span class="num muted">15</span></li></ul></div>'
        f'<div class="grid2 low"><button class="btn sm">{icon("undo", 20)}<span class="o">もどす</span><kbd>U</kbd></button><button class="btn sm">{icon("hint", 20)}<span class="o">ヒント</span><kbd>H</kbd></button></div>'
    )
    head = bar("クリベッジ" if ja else "Cribbage", "プレイ・3回目の配り" if ja else "The play · deal 3", back_button(), icon_button("x", "peg", "x") + icon_button("x", "menu", "x"))
    base = {"score": score, "bar": head, "foot": foot, "right": right}
    lay = "".join(place(c, "hand", i - 2.5, 0, "on" if c in ("3C", "KS") else "") for i, c in enumerate("3C 6H 7D 8D JD KS".split()))
    lay += "".join(place("##", "opp", i) for i in range(4)) + place("##", "box", 0) + place("##", "box", 1)
    yield "crib-lay", frame(
        {**base, "cards": lay, "hud": f'<p class="names">{"名人は2枚えらびました" if ja else "The Master has chosen two"}</p><div class="cribbox"><b>{"あなたのクリブ" if ja else "Your crib"}</b><span>{"あと2枚入ります" if ja else "Two more to come"}</span></div>', "say": "♣3 ♠K をクリブへ。<br>もう一度ふれると戻ります。", "more": f'<button class="btn pri grow">{"2枚をクリブへ" if ja else "Lay two away"}</button><button class="btn">{icon("hint", 20)}{"数で見る" if ja else "Numbers"}</button>'}
    )
    ring = '<svg viewBox="0 0 94 94"><circle cx="47" cy="47" r="44"/><path d="M47 3A44 44 0 1 1 3.600 54.200"/></svg>'
    play = "".join(place(c, "hand", i - 1, 0, "off" if c == "JD" else "") for i, c in enumerate("6H 7D JD".split()))
    play += place("##", "opp", 0) + place("##", "opp", 1) + place("5D", "starter") + place("##", "crib")
    play += place("7C", "pile", 0, -1) + place("8D", "pile", 1, 1) + place("9S", "pile", 2, -1)
    yield "crib-play", frame(
        {**base, "cards": play, "hud": f'<p class="names">{"名人　のこり2枚" if ja else "Master, 2 in hand"}</p><p class="lab l1">{"スターター" if ja else "Starter"}</p><p class="lab l2">{"クリブ" if ja else "Crib"}</p><div class="cnt num">{ring}<b>24</b><small>{"31まで 7" if ja else "7 to 31"}</small></div><p class="pts"><span class="pt">{master} <span>{"7-8-9 の3枚ラン" if ja else "run of three, 7-8-9"}</span><b class="num">+3</b></span></p>', "say": "あなたの番です。7までのカードが出せます。" if ja else "Your turn. Cards up to 7 fit."}
    )
    show = "".join(place(c, "show", i, 0, "off" if c == "JD" else "lit") for i, c in enumerate("6H 7D 8D JD".split())) + place("5D", "show", 4.15, 0, "lit")
    lines = "".join(f'<li{k}><span>{t}</span><span class="muted">{p}</span><b>{n}</b></li>' for t, p, n, k in (("15　♦7 ♦8", "+2", "2", ""), ("15　♦5 ♦J", "+2", "4", ""), ("4枚のラン　♦5 ♥6 ♦7 ♦8", "+4", "8", ' class="now"'), ("つぎ", "", "…", ' class="next"')))
    tally = f'<section class="tally"><div class="row end"><h2 class="grow">4枚のランで8</h2><div class="sum num"><b>8</b><span>点</span></div></div><ul class="lines num">{lines}</ul><div class="row"><button class="btn">まとめて見る</button><button class="btn pri grow">つぎを数える</button></div></section>'
    yield "crib-show", frame({**base, "cards": show, "hud": '<ol class="steps"><li class="done">名人 7点</li><li class="now">あなた</li><li>クリブ</li></ol>', "more": tally, "foot": ""})


def rooms() -> Iterator[tuple[str, str, str]]:
    """Fortune, calendar, analyser."""
    head = bar("今日の運勢", "11月29日（日）", "", icon_button("x", "x", "x"))
    seal = '<span class="seal" aria-hidden="true">日和</span>'
    slip = f'<article class="slip"><h2 class="hd">{emblem("clover", 18)}<span>四つ葉みくじ</span>{emblem("clover", 18)}</h2><div class="bd"><p class="dt">十一月二十九日（日）</p><p class="res">大吉</p><p class="vs">四つの葉がそろう日。<br>急がず、いつもの道でよし。</p></div><div class="ft"><span class="num">のこり 0枚<br><span class="muted">6分12秒</span></span>{seal}</div></article>'
    under = f'<section class="under"><p><b>この配りは、大吉にできる配りでした。</b><br><span class="small muted">そういう日は、100日のうち43日ほどです。</span></p><div class="row"><button class="btn pri grow">{icon("share", 20)}知らせる</button><button class="btn grow">{icon("play", 18)}いちばん良い手順</button></div></section>'
    leaves = f'<div class="leaves" aria-hidden="true">{emblem("clover", 20) * 7}</div>'
    yield "slip", "clovers", f'<div class="cer" data-screen="fortune" data-cloth="clovers"><header class="bar">{head}</header><main class="altar">{leaves}{slip}</main>{under}</div>'
    pile = f'<div class="pile">{f"""<span class="card back">{back()}</span>""" * 3}</div>'
    yield "wish", "clovers", f'<div class="cer" data-screen="fortune" data-cloth="clovers"><header class="bar">{head}</header><main class="altar wish">{pile}<h2>願いごとを、ひとつ。</h2><p>心に浮かんだら、配ってください。<br>今日の配りは、この一度きりです。</p></main><section class="under"><button class="btn pri big">配る</button><p class="xs muted center">もどす・ヒントは使えません。途中でやめても、続きから遊べます。</p></section></div>'
    love = slip.replace("clover", "knot").replace("四つ葉みくじ", "恋みくじ").replace('class="res">大吉', 'class="res long">相性がいい')
    row = "".join(f'<span class="card s{c[1]} {"" if c in ("QH", "KH") else "small"}">{face(c)}</span>' for c in ("QH", "9S", "4D", "JC", "KH"))
    yield "love", "marriage", f'<div class="cer" data-screen="fortune" data-cloth="marriage"><header class="bar">{head}</header><main class="altar"><div class="pair">{row}<span class="tie"></span></div>{love}</main>{under}</div>'
    marks = "中凶大末小大末大凶中大_小末大末大中凶大小末中末大小大中大"
    kinds = {"大": 5, "中": 4, "小": 3, "末": 2, "凶": 1}
    cells = "".join(f'<span class="wk" role="columnheader">{day}</span>' for day in "日月火水木金土")
    for day in range(1, 31):
        mark = marks[day - 1] if day <= 29 else ""
        tie = " tie" if 1 < day <= 29 and mark != "_" and marks[day - 2] != "_" and (day - 1) % 7 else ""
        now = " now" if day == 29 else ""
        shown = f'<span class="m k{kinds[mark]}">{mark}</span>' if mark in kinds else '<span class="m none">—</span>' if mark else '<span class="m none"></span>'
        cells += f'<button class="cell{tie}{now}"><span class="n num">{day}</span>{shown}<span class="l">{"◎○△・"[day % 4] if mark in kinds and mark else ""}</span></button>'
    dist = "".join(f'<li><span class="serif">{n}</span><svg class="b" viewBox="0 0 100 14" preserveAspectRatio="none"><rect class="f{k}" width="{w}" height="14"/><path d="M{u} 0V14"/></svg><span class="num muted">{c}日</span></li>' for n, k, w, u, c in (("大吉", 5, 68, 69, 10), ("中吉", 4, 34, 28, 5), ("小吉", 3, 28, 31, 4), ("末吉", 2, 42, 37, 6), ("凶", 1, 20, 36, 3)))
    yield "calendar", "", f'<div class="page" data-screen="calendar"><header class="bar">{bar("運勢カレンダー", "", back_button(), icon_button("x", "share", "x"))}</header><main class="body"><section><div class="month"><button class="iconb">{icon("prev")}</button><h2>2026年 11月</h2><button class="iconb" disabled>{icon("next")}</button></div><div class="calg">{cells}</div><p class="key">丸は四つ葉の運勢。下の印は恋占い：<span>◎ 両思い</span> <span>○ 相性がいい</span></p></section><section class="panel four"><div><b class="num">17</b><span>つづけて</span></div><div><b class="num">21</b><span>最長</span></div><div><b class="num">10</b><span>今月の大吉</span></div><div><b class="num">28</b><span>占った日</span></div></section><section class="panel pad col"><div class="sech"><span>今月の出方</span><span class="xs muted">縦線は、ふつうに取ったときの確率</span></div><ul class="dist">{dist}</ul></section></main></div>'
    six = "".join(f'<button class="card s{c[1]}">{face(c)}</button>' for c in "3C 6H 7D 8D JD KS".split())
    row = '<tr class="{}"><td>♦J ♠K</td><td>7.54</td><td class="rg"><svg viewBox="0 0 84 14" aria-hidden="true"><path class="axis" d="M3 7H81"/><path class="span" d="M31 7H70"/><circle cx="45" cy="7" r="4"/></svg></td><td>+4.44</td><td><b>14.38</b></td></tr>'
    rows = row.format("best") + row.format("you") + row.format("") * 13
    yield "analyser", "", f'<div class="page wide" data-screen="analyser"><header class="bar">{bar("捨て札アナライザー", "", back_button(), icon_button("x", "share", "x"))}</header><main class="body"><div class="col"><div class="six">{six}</div><div class="seg fill" role="group"><button aria-pressed="true">自分のクリブ</button><button aria-pressed="false">相手のクリブ</button></div></div><div class="col"><section class="panel anp"><table class="an num"><thead><tr><th>捨て札</th><th>手札</th><th>最少–最多</th><th>クリブ</th><th>計</th></tr></thead><tbody>{rows}</tbody></table></section><p class="legend xs muted"><span><i class="sw-best"></i>いちばん良い</span><span><i class="sw-you"></i>あなた −0.09</span></p></div></main></div>'
