# Twistosaur: `make play` plays, `make test` checks everything, `make help` lists the rest.

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.ONESHELL:
.SILENT:
.DELETE_ON_ERROR:
.DEFAULT_GOAL := help
MAKEFLAGS += --no-builtin-rules --no-print-directory

PYTHON ?= python3
WORKERS ?= 2
ARGS ?=
BIN := .venv/bin
STARTED := $(shell date +%s)

# Shell functions for the recipes. Package registries stall now and then: a download gets a time limit
# and a second chance.
define sh
fail() { printf 'twistosaur: %s\n' "$$*" >&2; exit 1; }
alone() { "$$@" -n "$${WORKERS:-$(WORKERS)}" && return; echo 'What failed once more, alone: machines are busy at times ...' >&2; "$$@" --last-failed -n 0; }
twice() { $(LIMIT) "$$@" || { echo 'That failed or stalled; trying once more ...' >&2; $(LIMIT) "$$@"; }; }
endef
LIMIT := $(if $(shell command -v timeout),timeout --foreground 600)
export UV_HTTP_TIMEOUT ?= 60


## Set-up: a stamp in .venv says what it holds; a lock file newer than its stamp is installed again

UV_VERSION := 0.13.7
UV := .venv/.uv-$(UV_VERSION)-stamp
RUN := .venv/.run-stamp
DEV := .venv/.dev-stamp
BENCH := .venv/.bench-stamp
GPU := .venv/.gpu-stamp
TRAIN := .venv-train/.stamp
DOCS := .venv/.docs-stamp
INSTALL = twice $(BIN)/uv pip install --quiet --compile-bytecode --python $(BIN)/python

.PHONY: setup
setup: $(DEV) ## install everything needed to work on it into .venv

$(UV):
	$(sh)
	command -v $(PYTHON) >/dev/null || fail 'no $(PYTHON) found: install Python 3.11 or newer'
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || fail "Python 3.11 or newer is needed, $(PYTHON) is $$($(PYTHON) -V). Have another? make PYTHON=python3.12"
	if ! $(PYTHON) -c 'import ensurepip, venv' 2>/dev/null; then
	  command -v apt-get >/dev/null || fail '$(PYTHON) lacks the modules venv and ensurepip: install them'
	  [ "$$(id -u)" = 0 ] || fail '$(PYTHON) lacks venv: run "sudo apt-get install python3-venv", then again'
	  echo 'Installing python3-venv ...'
	  twice bash -c 'apt-get update -qq && apt-get install -qq -y python3-venv' >/dev/null \
	    || fail 'apt-get could not install python3-venv'
	fi
	echo 'Making .venv ...'
	$(PYTHON) -m venv .venv || fail '$(PYTHON) -m venv failed; "make clean" clears a broken .venv'
	twice $(BIN)/pip install -qq --timeout 60 --retries 1 uv==$(UV_VERSION) || fail 'uv could not be installed'
	touch $@

$(RUN): $(UV) requirements/run.txt pyproject.toml
	$(sh)
	echo 'Installing what the game needs ...'
	$(INSTALL) --require-hashes -r requirements/run.txt
	$(INSTALL) --no-deps --no-build-isolation -e .
	touch $@

$(DEV): $(RUN) requirements/dev.txt
	$(sh)
	echo 'Installing what the tests need ...'
	$(INSTALL) --require-hashes -r requirements/dev.txt
	touch $@

$(BENCH): $(RUN) requirements/bench.txt
	$(sh)
	echo 'Installing what the benchmark compares with ...'
	$(INSTALL) --require-hashes -r requirements/bench.txt
	touch $@

$(GPU): $(RUN) requirements/gpu.txt
	$(sh)
	echo 'Installing what runs on a GPU and what it is compared with: some gigabytes ...'
	$(INSTALL) --require-hashes -r requirements/gpu.txt
	touch $@

$(TRAIN): $(UV) requirements/run.txt requirements/train.txt pyproject.toml
	$(sh)
	echo 'Installing what learns, PyTorch and its CUDA, into .venv-train: some gigabytes ...'
	[ -x .venv-train/bin/python ] || $(BIN)/uv venv --quiet --python $(BIN)/python .venv-train
	install() { twice $(BIN)/uv pip install --quiet --python .venv-train/bin/python "$$@"; }
	install --require-hashes -r requirements/run.txt -r requirements/train.txt
	install --no-deps --no-build-isolation -e .
	touch $@

$(DOCS): $(RUN) requirements/docs.txt
	$(sh)
	echo 'Installing what the documentation is made with ...'
	$(INSTALL) --require-hashes -r requirements/docs.txt
	touch $@


## The browser app: built into the package, again only when something in it has changed

NODE_STAMP := web/node_modules/.stamp
WEB := src/twistosaur/web_dist/index.html
WEB_SOURCES := $(shell find web/src web/public web/tools src/twistosaur/locales -type f -not -name '*.test.ts' -not -name '*.py') \
  web/index.html web/report.html web/vite.config.ts web/svelte.config.js web/tsconfig.json pyproject.toml

.PHONY: web
web: $(WEB) ## build the browser app into the package

$(NODE_STAMP): web/package.json web/package-lock.json
	$(sh)
	command -v npm >/dev/null || fail 'npm not found: install Node.js 20 or newer'
	node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' || fail "Node.js 20 or newer is needed, not $$(node -v)"
	echo 'Installing what the browser app is made with ...'
	cd web
	twice npm ci --no-audit --no-fund --loglevel=error
	touch ../$@

$(WEB): $(NODE_STAMP) $(WEB_SOURCES)
	$(sh)
	echo 'Building the browser app ...'
	cd web
	npx vite build --logLevel error
	touch ../$@


## Play

.PHONY: play terminal serve warm bench bench-gpu beside studies strength train train-smoke
play: web warm ## build the browser app, open the tables and say where they are (ARGS='--lan --port 9000')
	exec $(BIN)/twistosaur serve $(ARGS)

serve: warm ## open the tables without building the browser app
	exec $(BIN)/twistosaur serve $(ARGS)

terminal: warm ## play in the terminal (ARGS='...' goes to the command)
	exec $(BIN)/twistosaur play $(ARGS)

warm: $(RUN) ## compile the rules into the cache; at once when they are there
	$(BIN)/twistosaur warm --quiet

bench: $(BENCH) warm ## measure the rules, batches, and the environments beside others, into docs/benchmarks.md
	$(BIN)/python bench/rules.py --write docs/benchmarks.md
	$(BIN)/python bench/batch.py --write docs/benchmarks.md
	$(MAKE) beside

beside: $(BENCH) warm ## the environments beside PettingZoo's, OpenSpiel's and PGX's, into docs/benchmarks.md
	$(BIN)/python bench/beside.py --write docs/benchmarks.md $(ARGS)

studies: $(DEV) warm ## balance of the games and OpenSpiel's ISMCTS against ours, into docs/studies.md (ARGS='pens --deals 1000')
	$(BIN)/python bench/studies.py --write docs $(ARGS)

bench-gpu: $(GPU) warm ## games on an NVIDIA GPU: compared bit by bit with the processor's, and their speed
	PYTHONPATH=. $(BIN)/python bench/gpu.py --write docs/benchmarks.md $(ARGS)

GAME ?=
train: $(TRAIN) ## teach a net: make train GAME=draftosaurus ARGS='--minutes 10' (docs/training.md), into build/train/GAME
	$(sh)
	[ -n "$(GAME)" ] || fail 'which game? make train GAME=draftosaurus'
	PYTHONPATH=. .venv-train/bin/python -m train $(GAME) --out build/train/$(GAME) $(ARGS)

train-smoke: $(TRAIN) ## learning in small on a processor: its tests, then 60 seconds for all three games
	TWISTOSAUR_TRAIN_TESTS=1 .venv-train/bin/python -m pytest tests/train --durations=3
	PYTHONPATH=. .venv-train/bin/python -m train.smoke

MINUTES ?= 60
strength: $(RUN) warm ## measure the bots: all tables of docs/strength.md into build/strength (MINUTES=60 for the ladder)
	$(BIN)/python bench/ladder.py build/strength --minutes $(MINUTES)
	$(BIN)/python bench/ladder.py build/strength --only twisty --minutes $(MINUTES)
	$(BIN)/python bench/strength.py build/strength $(ARGS)


## Check

PARTS := lint rules plain boundscheck web-tests other-tests wheel site

.PHONY: test $(PARTS) fuzz-rules proof puzzles lint-python lint-web types format chaos load attack fuzz
test: $(DEV) warm ## all of lint, rules, plain, boundscheck, web-tests, other-tests, wheel and site
	$(sh)
	spent=()
	for part in $(PARTS); do
	  printf '\n=== %s\n' "$$part"
	  from=$$SECONDS
	  $(MAKE) "$$part" || fail "the part '$$part' failed after $$((SECONDS - from)) s"
	  printf '=== %s passed in %d s\n' "$$part" $$((SECONDS - from))
	  spent+=("$$part" $$((SECONDS - from)))
	done
	printf '\nall parts passed\n'
	printf '  %-12s %5d s\n' 'set-up' $$(($$(date +%s) - $(STARTED) - SECONDS)) "$${spent[@]}" 'in all' $$(($$(date +%s) - $(STARTED)))

lint: $(DEV) $(NODE_STAMP) ## lint-python and lint-web, side by side
	$(MAKE) -j2 --output-sync=target lint-python lint-web

lint-python: $(DEV) ## ruff (rules and format) and mypy
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

lint-web: $(NODE_STAMP) ## ESLint, Prettier and the types of the browser app
	cd web
	npm run --silent lint
	npm run --silent types -- --check
	npx svelte-check --tsconfig ./tsconfig.json --fail-on-warnings --output human

rules: $(DEV) warm postgres ## every test, with compiled rules
	$(sh)
	WORKERS=$$(($(WORKERS) + 1))  # some wait for servers
	alone $(BIN)/pytest --durations=10 $(ARGS)

plain: $(DEV) ## tests marked plain, without the JIT; measures coverage
	export NUMBA_DISABLE_JIT=1 COVERAGE_FILE=.coverage.plain
	$(BIN)/coverage erase
	$(BIN)/coverage run -m pytest -m plain -n $(WORKERS) $(ARGS)
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report

boundscheck: $(DEV) ## tests marked boundscheck, with every array index checked
	NUMBA_BOUNDSCHECK=1 $(BIN)/pytest -m boundscheck $(ARGS)

SEED ?=
fuzz-rules: $(DEV) warm ## the rules at moments that no run has seen; prints the SEED=... that repeats it
	seed=$(if $(SEED),$(SEED),$$((RANDOM << 15 | RANDOM)))
	echo "hypothesis begins at seed $$seed; the same again: make fuzz-rules SEED=$$seed"
	HYPOTHESIS_PROFILE=fresh $(BIN)/pytest -m hypothesis tests/conformance tests/games tests/kernel \
	  --hypothesis-seed=$$seed -n $(WORKERS) $(ARGS)

proof: $(DEV) warm ## the analysis against 500 positions a game that can be counted out, and every planted blunder
	PYTHONPATH=. $(BIN)/python bench/analysis.py build/analysis solver planted --workers $(WORKERS) $(ARGS)

puzzles: $(DEV) warm ## every shipped puzzle again with ten times the budget and other draws (ARGS='--enough 10': fewer)
	PYTHONPATH=. $(BIN)/python bench/puzzles.py build/puzzles check --workers $(WORKERS) $(ARGS)

web-tests: $(DEV) warm web chromium ## the browser app: unit tests, and whole games in Chromium
	$(sh)
	cd web
	npx vitest run --reporter=dot
	cd ..
	export TWISTOSAUR_WEB_TESTS=1
	WORKERS=$$(($(WORKERS) + 1))  # pages wait more than they work
	alone $(BIN)/pytest tests/web --durations=10 $(ARGS)

wheel: $(DEV) build ## the package as it is installed: in an empty environment, without Node
	TWISTOSAUR_DIST=dist $(BIN)/pytest tests/packaging --durations=3 $(ARGS)

site: $(DEV) $(DOCS) ## the documentation as a site in build/site; a warning is an error
	$(BIN)/sphinx-build --quiet --fail-on-warning --keep-going docs build/site
	echo 'The documentation is in build/site/index.html'

other-tests: $(DEV) warm web other-browsers ## a turn of each game in Firefox and in WebKit: make browsers in short
	TWISTOSAUR_BROWSERS=short $(BIN)/pytest tests/browsers --durations=5 $(ARGS)

BROWSER_PACKAGES = firefox-esr webkit2gtk-driver xvfb python3-gi gir1.2-webkit2-4.1 gir1.2-gtk-3.0

browsers: $(DEV) warm web chromium other-browsers ## the app in Firefox, WebKit and Chromium; pictures into build/browsers
	TWISTOSAUR_BROWSERS=all $(BIN)/pytest tests/browsers --durations=10 $(ARGS)

.PHONY: browsers chromium other-browsers screenshots looks film trace vision icons pad waiting
other-browsers:
	$(sh)
	command -v firefox-esr >/dev/null && command -v WebKitWebDriver >/dev/null && command -v Xvfb >/dev/null \
	  && /usr/bin/python3 -c 'import gi; gi.require_version("WebKit2", "4.1"); gi.require_version("Gtk", "3.0")' 2>/dev/null && exit 0
	command -v apt-get >/dev/null || fail 'Firefox or WebKitGTK not found: install $(BROWSER_PACKAGES)'
	[ "$$(id -u)" = 0 ] || fail 'Firefox or WebKitGTK not found: run "sudo apt-get install $(BROWSER_PACKAGES)"'
	echo 'Installing $(BROWSER_PACKAGES) ...'
	twice bash -c 'apt-get update -qq && apt-get install -qq -y --no-install-recommends $(BROWSER_PACKAGES)' >/dev/null \
	  || fail 'apt-get could not install $(BROWSER_PACKAGES)'

chromium:
	$(sh)
	if [ -n "$${CHROMIUM:-}" ] || command -v chromium >/dev/null || command -v chromium-browser >/dev/null; then exit 0; fi
	command -v apt-get >/dev/null || fail 'Chromium not found: install it, or name it in CHROMIUM'
	[ "$$(id -u)" = 0 ] || fail 'Chromium not found: run "sudo apt-get install chromium", or name it in CHROMIUM'
	echo 'Installing chromium ...'
	twice bash -c 'apt-get update -qq && apt-get install -qq -y --no-install-recommends chromium' >/dev/null \
	  || fail 'apt-get could not install chromium'

.PHONY: postgres
postgres:
	$(sh)
	if [ -n "$${POSTGRES_BIN:-}" ] || command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1; then exit 0; fi
	command -v apt-get >/dev/null || fail 'PostgreSQL not found: install it, or name the folder of its programs in POSTGRES_BIN'
	[ "$$(id -u)" = 0 ] || fail 'PostgreSQL not found: run "sudo apt-get install postgresql", or name the folder of its programs in POSTGRES_BIN'
	echo 'Installing postgresql ...'
	twice bash -c 'apt-get update -qq && apt-get install -qq -y --no-install-recommends postgresql' >/dev/null \
	  || fail 'apt-get could not install postgresql'

screenshots: $(DEV) warm web chromium ## pictures of every screen into docs/screenshots
	$(BIN)/python -m tests.web.screenshots docs/screenshots

looks: $(DEV) warm web chromium ## every screen in every language, size and scheme: nothing cut, covered or tiny
	$(BIN)/python -m tests.web.looks $(ARGS)

film: $(DEV) warm web chromium ## the moving picture of the README
	$(BIN)/python -m tests.web.film docs/screenshots/play.webp

trace: $(DEV) warm web chromium ## dragging and the first page on a CPU four times slower, from a trace of Chromium
	$(BIN)/python -m tests.web.trace $(ARGS)

vision: $(DEV) warm web chromium ## the boards as the colour-blind see them, into build/vision
	$(BIN)/python -m tests.web.vision build/vision

icons: $(DEV) chromium ## the icons of the installed app, from the drawing of the egg
	$(BIN)/python -m tests.web.icons web/public/icons

pad: $(DEV) warm web chromium ## the score pad against the engine: 1,000 random tables a game, tapped in (ARGS='250-500 twisty')
	$(BIN)/python -m tests.web.pads $(ARGS)

waiting: $(DEV) warm web chromium ## how long the analysis of a game for four is waited for, from pressing the button
	$(BIN)/python -m tests.web.waiting $(ARGS)

FAULTS ?= 200
chaos: $(DEV) warm postgres ## 200 faults of a server on SQLite, 200 of three on PostgreSQL; every move counted (FAULTS=1000)
	$(BIN)/python -m tests.server.chaos --faults $(FAULTS) $(ARGS)
	$(BIN)/python -m tests.server.faults --faults $(FAULTS) $(ARGS)

load: $(DEV) warm postgres ## how much a server on one core holds (ARGS='--tables 100 --no-search')
	$(BIN)/python -m tests.server.load $(ARGS)

attack: $(DEV) warm postgres ## everything that strangers can do to a server, with an account of each; under five minutes
	$(BIN)/python -m tests.server.attack
	$(BIN)/python -m tests.server.attack --processes 3
	$(BIN)/pytest tests/server/test_visitors.py tests/server/test_floods.py tests/server/test_worst_bodies.py -n $(WORKERS) $(ARGS)

fuzz: $(DEV) warm ## frames and requests that no run has seen; prints the SEED=... that repeats it
	$(BIN)/python -m tests.server.fuzz $(if $(SEED),--seed $(SEED)) $(ARGS)

types: $(DEV) ## mypy only
	$(BIN)/mypy

format: $(DEV) $(NODE_STAMP) ## rewrite the sources as ruff and Prettier like them
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	cd web
	npm run --silent format


## Make

.PHONY: docs protocol fixtures golden build lock clean help
docs: $(DEV) ## write docs/rules, docs/games and docs/laws.md anew, from the catalogues, the rules and the laws
	NUMBA_DISABLE_JIT=1 $(BIN)/python -m docs.tools

protocol: $(RUN) ## write web/src/protocol (JSON Schema, OpenAPI) and the errors in docs/protocol.md anew
	$(BIN)/python -m twistosaur.server.web.contract

fixtures: $(DEV) warm ## write the moments anew with which the boards are drawn and tested
	$(BIN)/python -m tests.fixtures

golden: $(DEV) warm ## write the golden files anew: look at the diff
	$(BIN)/python -m tests.golden
	$(BIN)/python -m tests.envs.tables

build: $(RUN) web ## wheel and sdist into dist/, with the browser app in both
	$(sh)
	rm -rf dist
	$(BIN)/uv build --quiet --python $(BIN)/python --no-build-isolation --offline
	$(BIN)/python -m zipfile --list dist/*.whl | grep twistosaur/web_dist/index.html >/dev/null \
	  || fail 'the browser app is missing in the wheel: run "make web", then again'
	ls -1 dist/*

COMPILE = twice $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
  --no-header --no-annotate --no-emit-index-url --no-emit-find-links $(if $(UPGRADE),--upgrade) pyproject.toml

lock: $(UV) ## write requirements/ anew (UPGRADE=1 raises every version)
	$(sh)
	$(COMPILE) --group build -o requirements/run.txt
	$(COMPILE) --group dev --extra stats --extra postgres --extra envs --extra openspiel --extra gpu --extra ray -c requirements/run.txt -o requirements/dev.txt
	$(COMPILE) --group docs -c requirements/run.txt -o requirements/docs.txt
	$(COMPILE) --group bench -c requirements/run.txt -o requirements/bench.txt
	$(COMPILE) --extra gpu --group bench-gpu -c requirements/run.txt -o requirements/gpu.txt
	$(COMPILE) --group train -c requirements/run.txt -o requirements/train.txt
	! grep -nE '://|^-' requirements/*.txt || fail 'a lock file must not hold addresses or options'

clean: ## remove .venv, caches and builds
	rm -rf .venv .venv-train dist build web/node_modules src/twistosaur/web_dist .coverage* .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

help: ## this list
	awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)
