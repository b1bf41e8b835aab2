# GNU make. `make play` and `make test` need Python 3.11 or newer and nothing else.
SHELL := bash
.DEFAULT_GOAL := help
.NOTPARALLEL:

GAMES ?= 1000
JOBS ?= 2
BIN := .venv/bin
PIP := $(BIN)/python -m pip --quiet --quiet --disable-pip-version-check
NO_INSTALL := make: the packages could not be installed, see above; is the network reachable?
PYTEST := $(BIN)/python -m pytest
ENGINE := tests/laws tests/race tests/cosmic tests/ti4
BOTH := tests/kernel tests/playthroughs

# Compiled Python is kept in build/, also where the environment forbids it beside the sources: tests start many processes.
export PYTHONDONTWRITEBYTECODE :=
export PYTHONPYCACHEPREFIX := $(CURDIR)/build/bytecode

.PHONY: help play page test test-plain fast test-fast test-above fuzz bench lint types clean

help:  ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s%s\n", $$1, $$2 }' Makefile

play: page  ## set up what is needed and play Race for the Galaxy in the browser
	@$(BIN)/orrery play race

page: .venv/.runtime  ## build the page
	@$(BIN)/python tools/build_page.py

test: lint types page  ## set up what is needed and run everything: style, types, all tests
	@export MYPYC_OPT_LEVEL=0; code=0; $(BIN)/python tools/build_fast.py || code=$$?; \
	if [ $$code -eq 0 ]; then $(MAKE) --no-print-directory test-fast test-above; \
	elif [ $$code -eq 2 ]; then $(PYTEST) -q -n $(JOBS) --dist worksteal && \
		echo "make test: all passed, but the compiled engine was not tested on this machine"; \
	else exit $$code; fi

test-plain: .venv/.ready  ## all tests on the interpreted engine, but for the long ones
	$(PYTEST) -q -n $(JOBS) --dist worksteal -m "not long"

fast: .venv/.ready  ## compile the engine into build/fast
	@$(BIN)/python tools/build_fast.py

test-fast: fast  ## the tests of the games and their kernel on the compiled engine
	$(PYTEST) -q -n $(JOBS) --dist worksteal -o pythonpath=build/fast $(ENGINE) $(BOTH)

# What is not compiled (page, server, terminal, lab, words). The kernel and the golden games once more: they show that both
# engines play the same.
test-above: .venv/.ready  ## the tests of all that stands above the games, on the interpreted engine
	$(PYTEST) -q -n $(JOBS) --dist worksteal $(ENGINE:%=--ignore=%)

fuzz: .venv/.ready  ## random games under all laws; GAMES=10000 for more
	ORRERY_GAMES=$(GAMES) $(PYTEST) -q tests/laws

bench: fast  ## speed of both engines, compared with the values kept in tools/bench.json
	@PYTHONPATH=build/fast $(BIN)/orrery bench --against tools/bench.json

lint: .venv/.ready  ## style of the sources
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: .venv/.ready  ## types of the sources, tests, examples, tools and the page
	$(BIN)/mypy
	$(BIN)/python tools/page_types.py --check
	$(BIN)/python tools/build_page.py --check

clean:  ## remove all that was made, the environment included
	rm -rf .venv build dist web/node_modules src/orrery/web/page .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# The environment. A broken attempt is removed, so that the next one starts afresh.
$(BIN)/python:
	@for python in $(PYTHON) python3.13 python3.12 python3.11 python3; do \
		if "$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then \
			if "$$python" -m venv .venv >/dev/null 2>&1; then exit 0; fi; \
			rm -rf .venv; \
			echo "make: $$python cannot create a virtual environment; install its venv module (Debian, Ubuntu: python3-venv)" >&2; \
			exit 2; \
		fi; \
	done; \
	echo "make: Python 3.11 or newer is needed, and none was found; PYTHON=/path/to/python names one" >&2; exit 2

.venv/.runtime: pyproject.toml | $(BIN)/python
	@echo "Setting up (once) ..."
	@$(PIP) install --editable '.[page]' || { echo "$(NO_INSTALL)" >&2; exit 2; }
	@touch $@

.venv/.ready: pyproject.toml | $(BIN)/python
	@echo "Setting up (once) ..."
	@$(PIP) install --editable '.[dev]' || { echo "$(NO_INSTALL)" >&2; exit 2; }
	@touch .venv/.runtime $@
