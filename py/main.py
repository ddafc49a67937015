"""Wires the page: the browser, the screens of the games, and what was tapped before Python was there."""

import page.analyser
import page.calculator
import page.calendar
import page.clovers
import page.cribbage
import page.keeping
import page.marriage
import page.records
from app import App
from browser import Browser
from solvers.cribbage.teacher import lay_table

browser = Browser()
app = App(
    browser,
    {"clovers": page.clovers, "marriage": page.marriage, "cribbage": page.cribbage},
    {
        "analyser": page.analyser,
        "calculator": page.calculator,
        "calendar": page.calendar,
        "records": page.records,
        "keeping": page.keeping,
    },
    {"lay_table": lay_table},
)
browser.listen(app)
app.arrive(browser.where())
browser.ready()
