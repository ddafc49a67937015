"""Export, import, deletion: the commands of the page that shows what is kept."""

from collections.abc import Callable
from dataclasses import replace

import exchange
from bookkeeping import Books
from page import keeping
from port import Port


def command(
    name: str,
    ui: keeping.Ui,
    port: Port,
    books: Books,
    copy: Callable[[str, Callable[[], None]], None],
    show: Callable[[keeping.Ui], None],
) -> None:
    """Carry out one of `keeping.COMMANDS`. `copy` copies a text and calls back once that is done; `show` gets the page
    as it is afterwards, where it changes.
    """
    if name == "export-file":
        port.download(f"card-biyori-{port.today()}.json", exchange.write_file(exchange.gather(books.keep)))
        _exported(books, show, replace(ui, said="exported"))
    elif name == "export-code":
        text = exchange.write_code(exchange.gather(books.keep))
        copy(text, lambda: _exported(books, show, keeping.Ui(said="copied")))
    elif name == "import-file":
        port.pick(lambda text: show(_read(text, port, books)))
    elif name == "import-read":
        text = port.field("import")
        show(_read(text, port, books) if text.strip() else keeping.Ui(refused="empty"))
    elif name == "import-take" and ui.offer:
        show(_take(ui.offer[0], port, books))
    elif name == "delete-all" and ui.asked > 1:
        books.keep.clear()
        show(keeping.Ui(said="deleted"))


def _exported(books: Books, show: Callable[[keeping.Ui], None], ui: keeping.Ui) -> None:
    books.exported()
    show(ui)


def _read(text: str, port: Port, books: Books) -> keeping.Ui:
    try:
        return keeping.Ui(offer=(text, exchange.preview(books.keep, text, port.today())))
    except exchange.BadExport as bad:
        return keeping.Ui(refused=bad.reason)


def _take(text: str, port: Port, books: Books) -> keeping.Ui:
    try:
        exchange.take(books.keep, text, port.today())
    except exchange.BadExport as bad:
        return keeping.Ui(refused=bad.reason)
    return keeping.Ui(said="taken")
