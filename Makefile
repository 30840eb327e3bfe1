# Every target does its own set-up: `make sandbox` and `make test` work in a fresh clone with Python 3.11 and make.
SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory

VENV := .venv
PY := $(VENV)/bin/python
READY := $(VENV)/.ready
OPENSPIEL := $(VENV)/openspiel
# Name one interpreter with `make PYTHON=/path/to/python3.11 …`; otherwise the first of these that is new enough is taken.
PYTHON ?= python3.11 python3.12 python3.13 python3.14 python3 python
# Many tests wait for a bot of their own: one worker more than processors keeps these busy.
WORKERS ?= $(shell echo $$(( 1 + $$(nproc 2>/dev/null || echo 1) )))
# Tests go to the workers in their order, those that take long first. By files, so that what a file keeps for its tests
# is made once; in the long form, where one test may take as long as a file, a few at a time.
BY_FILES := --numprocesses $(WORKERS) --dist loadfile --no-loadscope-reorder
BY_TESTS := --numprocesses $(WORKERS) --dist load --maxschedchunk 2
SUITE = $(PY) -m pytest $(BY_FILES) $(if $(ARGS),$(ARGS),-m "not thorough")
# Where nothing compiled is kept, every bot that a test starts compiles all of its modules anew.
unexport PYTHONDONTWRITEBYTECODE
# So many evenings does `simulate` play, so many at once, from a seed drawn by chance on unless FIRST says which: what was
# played before and mended proves little. Then the suite in its long form.
SEEDS ?= 300
FIRST ?=
LONG ?= 1
JOBS ?= $(shell nproc 2>/dev/null || echo 1)
ARGS ?=
# The lock file names everything that is needed; modules are compiled when they are first imported.
PIP_INSTALL := $(PY) -m pip install -qq --disable-pip-version-check --no-deps --no-compile

COMPILE := $(VENV)/bin/uv pip compile pyproject.toml --quiet --universal --python-version 3.11 --generate-hashes \
	--no-annotate --custom-compile-command "make lock"

.PHONY: help
help: ## This list
	@sed -nE 's/^([a-z-]+):[^#]*## (.*)/\1\t\2/p' Makefile | while IFS=$$'\t' read -r name what; do printf '  make %-15s %s\n' "$$name" "$$what"; done

.PHONY: sandbox
sandbox: $(READY) ## Try the bot in a browser: no token, no network
	@$(PY) -m bot.sandbox $(ARGS)

.PHONY: run
run: $(READY) ## Run the bot against Discord, with the settings of the environment and .env
	@$(PY) -m bot run $(ARGS)

.PHONY: setup
setup: compiled ## Build .venv from the lock file and compile what is compiled once; every other target does what it needs by itself

.PHONY: test
test: lint ## Everything CI asks: format, lint, types, tests and among them the arrows
	@$(MAKE) --jobs 2 types tests

.PHONY: lint
lint: $(READY) ## Format check and lint
	@$(PY) -m ruff format --check --quiet . || { $(PY) -m ruff format --check .; echo "Run: make format" >&2; exit 1; }
	@$(PY) -m ruff check --quiet .

.PHONY: types
types: $(READY) ## mypy --strict over engine, bot and cogs, and the store that tests put in place of theirs
	@$(PY) -m mypy --strict

.PHONY: arrows
arrows: $(READY) ## Import arrows, and what the house's papers say
	@$(PY) -m pytest tests/architecture

.PHONY: tests
tests: compiled ## The test suite alone, without what takes long; all of some tests: make tests ARGS="tests/engine -k trick"
	@$(SUITE)

.PHONY: compiled
compiled: $(READY) # once, instead of in each bot that the tests start, and the tests in a fresh clone instead of in each worker
	@$(PY) -m engine.search
	@[ -n "$$(find tests -name 'conftest*-pytest-*.pyc' -print -quit)" ] || $(PY) -m pytest --collect-only -qq >/dev/null

.PHONY: simulate
simulate: compiled ## Whole evenings in virtual time with all that can go wrong, SEEDS=… of them, never played before or from FIRST=… on; then, but for LONG=, every test in its long form
	@$(PY) -m tests.simulation $(if $(FIRST),--first $(FIRST)) --count $(SEEDS) --jobs $(JOBS) $(ARGS)
	@$(if $(LONG),LONG=1 $(PY) -m pytest $(BY_TESTS) --durations=20 --ignore=tests/simulation)

.PHONY: gallery
gallery: $(READY) ## Every picture and question of every game as pages in build/gallery, measured where there is a Chromium: ARGS=--shots keeps screenshots
	@$(PY) -m tests.gallery --measure $(ARGS)

.PHONY: migrations
migrations: $(READY) ## All migrations on an empty database, apart from the suite
	@folder=$$(mktemp -d); trap 'rm -rf "$$folder"' EXIT; DATA_DIR="$$folder" DATABASE_URL= $(PY) -m bot migrate

.PHONY: format
format: $(READY) ## Write the format and mend what lint can mend by itself
	@$(PY) -m ruff check --quiet --fix-only .
	@$(PY) -m ruff format --quiet .

.PHONY: bench
bench: $(READY) ## Measure speed: tests/bench, one script a figure
	@for script in tests/bench/*.py; do [ -e "$$script" ] || { echo "No bench yet in tests/bench."; break; }; echo "== $$script"; PYTHONPATH=. $(PY) "$$script" $(ARGS); done

.PHONY: fingerprint
fingerprint: $(READY) ## Digests of what a change that only moves or renames must leave as it is: messages, pictures, records, referee, evenings
	@PYTHONPATH=. $(PY) tests/bench/fingerprint.py $(ARGS)

.PHONY: bench-load
bench-load: $(READY) ## Many tables at once on the loopback: answers, REST calls, memory, beside a bare bot
	@for script in load idle restart; do echo "== $$script"; PYTHONPATH=. $(PY) tests/bench/$$script.py $(if $(filter load,$$script),$(ARGS)); done

.PHONY: bench-players
bench-players: $(READY) ## Computers against each other in every game: ARGS="--deals 400 --games saskop" for more
	@$(PY) tests/bench/matches.py --deals 60 --thumbs 300 $(ARGS)

.PHONY: bench-coach
bench-coach: $(READY) ## The coach on strong computers' games and planted errors: ARGS="--games saskop" for one game
	@$(PY) tests/bench/coach.py --deals 12 $(ARGS)

.PHONY: bench-sentences
bench-sentences: $(READY) ## What the coach says, held against the positions of 5,000 marks; choices without opinion
	@$(PY) tests/bench/sentences.py --marks 5000 $(ARGS)

.PHONY: bench-slips
bench-slips: $(READY) ## Planted gross errors the coach names, and textbook plays it marks, in every game
	@$(PY) tests/bench/slips.py $(ARGS)

.PHONY: bench-solver
bench-solver: $(READY) ## Fixed deals of every game solved with all cards open, beside the pure-Python twin
	@$(PY) tests/bench/solver.py $(ARGS)

.PHONY: bench-ladder
bench-ladder: $(READY) ## How well ratings order players who err, and what bending the ladder brings: ARGS="--games skat --fit" for weights as data
	@$(PY) tests/bench/ladder.py $(ARGS)
	@$(PY) tests/bench/ladder_cheats.py

.PHONY: bench-inference
bench-inference: $(READY) ## How much likelier the true deal is drawn than by chance: ARGS="--games skat --fit" for habits as data
	@$(PY) tests/bench/inference.py $(ARGS)

.PHONY: bench-playouts
bench-playouts: $(OPENSPIEL) ## Random Skat beside OpenSpiel's, which is set up apart from everything else
	@$(PY) tests/bench/skat_playouts.py --openspiel $(OPENSPIEL)/bin/python $(ARGS)

.PHONY: bench-computers
bench-computers: $(READY) ## The running bot while computers think: lateness of its loop, answers, memory
	@$(PY) tests/bench/computers.py $(ARGS)

.PHONY: lock
lock: $(READY) ## Write both lock files anew; UPGRADE=--upgrade takes the newest versions
	@$(COMPILE) $(UPGRADE) --output-file requirements.lock
	@$(COMPILE) $(UPGRADE) --extra dev --constraints requirements.lock --output-file requirements-dev.lock

.PHONY: pin
pin: ## Write the digest of each base image, as its registry gives it now, into Dockerfile and compose.yaml; needs docker
	@for file in Dockerfile compose.yaml; do \
		name=$$(sed -nE 's/^(ARG PYTHON=|    image: )([^@ ]+).*/\2/p' $$file); \
		digest=$$(docker buildx imagetools inspect "$$name" --format '{{.Manifest.Digest}}'); \
		[[ $$digest =~ ^sha256:[0-9a-f]{64}$$ ]] || { echo "No digest of $$name: $$digest" >&2; exit 1; }; \
		sed -i -E "s/^(ARG PYTHON=|    image: )([^@ ]+).*/\1\2@$$digest/" $$file; echo "$$file: $$name@$$digest"; \
	done

.PHONY: audit
audit: $(READY) ## Known holes in the locked dependencies; needs the network, a warning without it
	@log=$$(mktemp); trap 'rm -f "$$log"' EXIT; \
	if $(PY) -m pip_audit --requirement requirements.lock --require-hashes --disable-pip --strict --progress-spinner off >"$$log" 2>&1; then tail -n 1 "$$log"; \
	elif grep -qE 'Found [0-9]+ known vulnerabilit' "$$log"; then cat "$$log"; exit 1; \
	else echo "The audit could not be made (no network?): $$(tail -n 1 "$$log")" >&2; [ -z "$${CI:-}" ] || exit 1; fi

.PHONY: clean
clean: ## Remove everything that can be built again, .venv too; data/ stays
	@rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis build dist *.egg-info
	@find bot cogs engine tests -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

$(READY): requirements-dev.lock pyproject.toml | $(PY)
	@echo "Installing the locked dependencies into $(VENV) …"
	@$(PIP_INSTALL) --require-hashes --requirement requirements-dev.lock
	@$(PIP_INSTALL) --no-build-isolation --editable .
	@touch $@

$(OPENSPIEL): | $(READY)
	@echo "Installing OpenSpiel into $(OPENSPIEL) …"
	@$(PY) -m venv --clear $@ && $@/bin/pip install -qq --disable-pip-version-check --only-binary :all: open_spiel || { rm -rf $@; exit 1; }

$(PY):
	@python=; for name in $(PYTHON); do \
		if "$$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then python=$$name; break; fi; \
	done; \
	[ -n "$$python" ] || { echo "Python 3.11 or newer is needed; found none as: $(PYTHON). Name one: make PYTHON=/path/to/python3.11" >&2; exit 1; }; \
	if ! "$$python" -c 'import ensurepip, venv' 2>/dev/null && [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		echo "Installing python3-venv, which Debian keeps apart from Python …"; \
		{ apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends python3-venv; } >/dev/null || true; \
	fi; \
	"$$python" -c 'import ensurepip, venv' 2>/dev/null || { echo "$$python cannot make virtual environments. On Debian and Ubuntu: sudo apt install python3-venv" >&2; exit 1; }; \
	"$$python" -m venv --clear $(VENV) || { rm -rf $(VENV); exit 1; }
