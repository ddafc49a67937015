"""Starts the page in the browser, where its address says."""

from app import App
from browser import Browser
from contents import ANSWERS, ROOMS, TABLES

browser = Browser()
app = App(browser, TABLES, ROOMS, ANSWERS)
browser.listen(app)
app.arrive(browser.where())
browser.ready()
