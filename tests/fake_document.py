"""As much of a browser's document as painting needs, for tests of what is painted where, and what has the focus."""

from collections.abc import Callable, Iterator
from html.parser import HTMLParser
from typing import Any

from app import App
from fakes import FakePort
from page.picture import Picture
from painting import Canvas

VOID = ("input", "br", "hr", "img")


class Dataset:
    """The attributes of an element that begin with data-."""

    def __init__(self, element: "Element") -> None:
        object.__setattr__(self, "_attributes", element.attributes)

    def __getattr__(self, name: str) -> str:
        return str(self._attributes[f"data-{name}"])

    def __setattr__(self, name: str, text: str) -> None:
        self._attributes[f"data-{name}"] = text


class Words:
    """The classes of an element."""

    def __init__(self, element: "Element") -> None:
        self._element = element

    def add(self, name: str) -> None:
        self._element.className = f"{self._element.className} {name}"


class Style:
    """Sets what no test looks at."""

    def setProperty(self, name: str, text: str) -> None:  # noqa: N802
        pass


class Element:
    """An element with its attributes and children. Where the rules cover the page, nothing has a width."""

    def __init__(self, document: "Document", tag: str, attributes: dict[str, str] | None = None) -> None:
        self.attributes = attributes or {}
        self.children: list[Element] = []
        self.parent: Element | None = None
        self.scrollTop = 0
        self.inert = False
        self.style = Style()
        self._document = document
        self._tag = tag

    @property
    def dataset(self) -> Dataset:
        return Dataset(self)

    @property
    def classList(self) -> Words:  # noqa: N802
        return Words(self)

    @property
    def className(self) -> str:  # noqa: N802
        return self.attributes.get("class", "")

    @className.setter
    def className(self, text: str) -> None:  # noqa: N802
        self.attributes["class"] = text

    @property
    def disabled(self) -> bool:
        return "disabled" in self.attributes

    @disabled.setter
    def disabled(self, true: bool) -> None:
        self.attributes.pop("disabled", None)
        if true:
            self.attributes["disabled"] = ""

    @property
    def offsetWidth(self) -> int:  # noqa: N802
        return 0 if self._document.documentElement.hasAttribute("data-help") else self._document.width

    def hasAttribute(self, name: str) -> bool:  # noqa: N802
        return name in self.attributes

    def getAttribute(self, name: str) -> str | None:  # noqa: N802
        return self.attributes.get(name)

    def setAttribute(self, name: str, text: str) -> None:  # noqa: N802
        self.attributes[name] = text

    def removeAttribute(self, name: str) -> None:  # noqa: N802
        self.attributes.pop(name, None)

    def _set_html(self, html: str) -> None:
        for child in self.children:
            child.parent = None
        self.children = []
        Reader(self._document, self).feed(html)

    innerHTML = property(None, _set_html)  # noqa: N815

    def _replace(self, html: str) -> None:
        assert self.parent
        place = self.parent.children.index(self)
        Reader(self._document, self.parent).feed(html)
        self.parent.children[place] = self.parent.children.pop()
        self.parent = None

    outerHTML = property(None, _replace)  # noqa: N815

    def insertBefore(self, child: "Element", following: "Element | None") -> None:  # noqa: N802
        child.remove()
        child.parent = self
        self.children.insert(self.children.index(following) if following else len(self.children), child)

    def remove(self) -> None:
        if self.parent:
            self.parent.children.remove(self)
            self.parent = None

    def contains(self, other: "Element") -> bool:
        return self in other.line()

    def line(self) -> Iterator["Element"]:
        """The element, and everything that it stands in."""
        here: Element | None = self
        while here:
            yield here
            here = here.parent

    def below(self) -> Iterator["Element"]:
        """Everything that stands in it, in order."""
        for child in self.children:
            yield child
            yield from child.below()

    def fits(self, selector: str) -> bool:
        """Is it one of "#sheet .sheetw", ".table [data-tap]", "h1" …?"""
        *outer, own = selector.split(" ")
        if not self._is(own):
            return False
        return not outer or any(element.fits(" ".join(outer)) for element in self.line() if element is not self)

    def _is(self, selector: str) -> bool:
        name = selector.strip("#.[]")
        if selector[0] == "[":
            return name in self.attributes
        if selector == name:
            return name == self._tag
        return name == self.attributes.get("id") if selector[0] == "#" else name in self.className.split()

    def querySelectorAll(self, selector: str) -> list["Element"]:  # noqa: N802
        return [element for element in self.below() if element.fits(selector)]

    def querySelector(self, selector: str) -> "Element | None":  # noqa: N802
        return next(iter(self.querySelectorAll(selector)), None)

    def focus(self, preventScroll: bool = False) -> None:  # noqa: N803 (as browsers spell it)
        if not self.disabled:
            self._document.focused = self


class Reader(HTMLParser):
    """Builds the elements of a text below one of them."""

    def __init__(self, document: "Document", below: Element) -> None:
        super().__init__()
        self._document = document
        self._open = [below]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_startendtag(tag, attrs)
        if tag not in VOID:
            self._open.append(self._open[-1].children[-1])

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        element = Element(self._document, tag, {name: text or "" for name, text in attrs})
        self._open[-1].insertBefore(element, None)

    def handle_endtag(self, tag: str) -> None:
        assert self._open.pop()._tag == tag


class Document(Element):
    """A page with nothing but #app in it."""

    def __init__(self) -> None:
        super().__init__(self, "html")
        self.width = 120
        self.title = ""
        self.documentElement = self
        self.body = Element(self, "body")
        self.insertBefore(self.body, None)
        self.body.innerHTML = '<div id="app"></div>'
        self.focused = self.body

    @property
    def activeElement(self) -> Element:  # noqa: N802
        return self.focused if self.contains(self.focused) else self.body

    def createElement(self, tag: str) -> Element:  # noqa: N802
        return Element(self, tag)

    def getElementById(self, name: str) -> Element | None:  # noqa: N802
        return self.querySelector(f"#{name}")


class Window:
    """A screen that is not wide."""

    scrollY = 0.0  # noqa: N815

    def scrollTo(self, x: float, y: float) -> None:  # noqa: N802
        self.scrollY = y

    def matchMedia(self, query: str) -> Any:  # noqa: N802
        return type("Match", (), {"matches": False})

    def getComputedStyle(self, element: Element) -> Any:  # noqa: N802
        return type("Computed", (), {"getPropertyValue": staticmethod(lambda name: "8")})


class Screen(FakePort):
    """A world whose pictures are painted into a document; what would follow a frame later follows at once."""

    def __init__(self) -> None:
        super().__init__()
        self.document = Document()
        self.window = Window()
        self.canvas = Canvas(self.document, self.window, lambda ms, what: None, self._at_once)

    def _at_once(self, what: Callable[[], None]) -> None:
        what()

    def paint(self, picture: Picture) -> None:
        super().paint(picture)
        self.canvas.paint(picture)

    def element(self, selector: str) -> Element:
        """The first element of these."""
        found = self.document.querySelector(selector)
        assert found
        return found

    def focus(self, tap: str) -> None:
        """Bring the focus to the element of a tap."""
        next(e for e in self.document.querySelectorAll("[data-tap]") if e.getAttribute("data-tap") == tap).focus()

    def press(self, app: App, tap: str) -> None:
        """Press the element of a tap by key: it has the focus."""
        self.focus(tap)
        app.tap(tap)

    @property
    def focused(self) -> str:
        """The tap of the element that has the focus, else its first class, "" where nothing has it."""
        active = self.document.activeElement
        return active.getAttribute("data-tap") or active.className.partition(" ")[0]
