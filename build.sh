#!/usr/bin/env bash
# The one command: ./build.sh build | serve [port] | check | test | test-slow | bench start|play|solvers | ladder
set -euo pipefail
cd "$(dirname "$0")"
export PYTHONPATH=tools:py:build/py PYTHONDONTWRITEBYTECODE=1
venv=.venv/bin

say() { printf '%s\n' "$*"; }
stop() { printf '%s\n' "$*" >&2; exit 1; }

# needs COMMAND PACKAGES WHAT: gets a system package by apt where the command is missing
needs() {
  command -v "$1" > /dev/null && return
  say "$3 is missing: installing $2 with apt"
  local apt=(apt-get)
  [ "$(id -u)" = 0 ] || apt=(sudo -n apt-get)
  # shellcheck disable=SC2086
  command -v apt-get > /dev/null && "${apt[@]}" -qq update > /dev/null 2>&1 &&
    DEBIAN_FRONTEND=noninteractive "${apt[@]}" -qq install -y --no-install-recommends $2 > /dev/null 2>&1 ||
    stop "$3 could not be installed. Install it yourself (apt install $2) and run the command again."
}

tools() {
  needs python3 python3 "Python"
  python3 -c 'import sys; sys.exit(sys.version_info < (3, 11))' || stop "Python 3.11 or newer is needed; python3 here is older. Install one and run the command again."
  needs node "nodejs npm" "Node"
  [ "$(node -p 'Number(process.versions.node.split(".")[0]) >= 20')" = true ] || stop "Node 20 or newer is needed; node here is $(node --version). Install one and run the command again."
  needs npm npm "npm"
  if [ ! -x $venv/python ] || ! cmp -s requirements.txt .venv/requirements.txt; then
    say "Python's tools: making .venv"
    python3 -m venv --clear .venv > /dev/null 2>&1 || { needs no-such-command python3-venv "Python's venv" && python3 -m venv --clear .venv; }
    $venv/pip -qqq --disable-pip-version-check install --require-hashes -r requirements.txt || stop "The Python tools could not be installed. Check the network and run the command again."
    cp requirements.txt .venv/
  fi
  if ! cmp -s package-lock.json node_modules/.installed-lock; then
    say "The browser parts: npm ci"
    npm ci --silent || stop "The npm packages could not be installed. Check the network and run the command again."
    cp package-lock.json node_modules/.installed-lock
  fi
}

# one at a time: a second run waits here for the first
build() {
  mkdir -p build
  (
    flock 9
    tools
    say "Building dist/"
    $venv/python tools/build.py
  ) 9> build/lock
}

check() {
  say "Checking: ruff"
  $venv/ruff check --quiet . || stop "ruff found the above. Mend it (./.venv/bin/ruff check --fix helps) and run the command again."
  $venv/ruff format --quiet --check . || stop "The files above are not formatted. Run ./.venv/bin/ruff format and the command again."
  say "Checking: mypy --strict"
  MYPYPATH=py:tools:tools/stubs:build/py:tests $venv/mypy --no-error-summary py tools || stop "mypy found the above. Mend it and run the command again."
  say "Checking: html-validate, stylelint"
  node_modules/.bin/html-validate index.html dist/index.html || stop "html-validate found the above. Mend it and run the command again."
  node_modules/.bin/stylelint "css/*.css" boot/first.css || stop "stylelint found the above. Mend it (npx stylelint --fix helps) and run the command again."
}

browsers() {
  command -v google-chrome > /dev/null || needs chromium "chromium fonts-noto-cjk" "Chromium"
}

more_browsers() {
  needs firefox-esr firefox-esr "Firefox"
  needs WebKitWebDriver webkit2gtk-driver "WebKit's driver"
  needs Xvfb xvfb "A screen for WebKit"
}

tests() {
  browsers
  more_browsers
  say "Testing: Python"
  $venv/pytest --ignore=tests/browser -m "not slow" -n 2 "$@" || stop "Tests of Python failed: see above. Mend the code and run the command again."
  say "Testing: the same rules and solvers inside Pyodide"
  node tools/pyodide_tests.mjs || stop "Tests failed inside Pyodide: see above. Mend the code and run the command again."
  say "Testing: real browsers"
  $venv/pytest tests/browser -m "not slow" "$@" || stop "Tests in a browser failed: see above. Mend the page and run the command again."
}

case "${1:-help}" in
  build) build && say "Built. Open it with ./build.sh serve, or open dist/biyori.html from disk." ;;
  serve) build && $venv/python tools/serve.py dist "${2:-8080}" ;;
  check) build && check ;;
  test) build && check && tests "${@:2}" ;;
  test-slow) build && browsers && more_browsers && $venv/pytest -m slow "${@:2}" ;;
  bench)
    build
    case "${2:-}" in
      start | play) browsers && $venv/python "tools/bench_$2.py" "${@:3}" ;;
      solvers) for bench in tools/bench_*.py; do [[ "$bench" = tools/bench_@(start|play).py ]] || $venv/python "$bench"; done; say "The same inside Pyodide"; node tools/pyodide_bench.mjs ;;
      *) stop "Say which one: ./build.sh bench start, ./build.sh bench play or ./build.sh bench solvers" ;;
    esac ;;
  ladder) build && $venv/python tools/ladder.py "${@:2}" ;;
  *) sed -n 2p "$0" | cut -c3- ;;
esac
