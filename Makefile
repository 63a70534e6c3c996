# What a newcomer needs:  make run    opens the table (and first sets everything up, once)
#                         make test   every check there is
# The rest: bench, rules, pictures, package, clean.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
JOBS ?= 2

# Offscreen: no window system, one scale, one language, and a trace if Qt brings the process down.
QUIET := env -u DISPLAY -u WAYLAND_DISPLAY QT_QPA_PLATFORM=offscreen QT_SCALE_FACTOR=1 LANG=C.UTF-8 PYTHONFAULTHANDLER=1

.PHONY: run test lint rules bench pictures package clean
.DELETE_ON_ERROR:

run: $(VENV)/.made-run
	@$(PYTHON) packaging/system_packages.py run
	$(BIN)/tabletop

test: $(VENV)/.made-dev
	@$(PYTHON) packaging/system_packages.py test
	$(MAKE) --no-print-directory lint rules
	$(QUIET) $(BIN)/python -m pytest -q -n $(JOBS)
	$(BIN)/python tests/under_xvfb.py $(BIN)/python -m pytest -q -m window

lint: $(VENV)/.made-dev
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache

rules: $(VENV)/.made-dev
	$(BIN)/python tests/rules_coverage.py

bench: $(VENV)/.made-bench
	$(QUIET) $(BIN)/python -m tests.bench

pictures: $(VENV)/.made-dev
	$(QUIET) $(BIN)/python -m tests.pictures

package: $(VENV)/.made-package
	@$(PYTHON) packaging/system_packages.py run
	$(BIN)/pyinstaller --noconfirm --log-level WARN packaging/tabletop.spec
	cp packaging/io.github.tabletop_authors.tabletop.desktop packaging/io.github.tabletop_authors.tabletop.metainfo.xml assets/tabletop.svg dist/tabletop/
	@echo "The program is in dist/tabletop; start dist/tabletop/tabletop"

clean:
	rm -rf build dist .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis $(VENV)
	find tabletop tests packaging assets -name __pycache__ -type d -prune -exec rm -rf {} +

# ---- set-up: each stamp is younger than pyproject.toml, or its packages are installed (again)

$(VENV)/.made-run: extra =
$(VENV)/.made-dev: extra = [dev]
$(VENV)/.made-bench: extra = [dev,bench]
$(VENV)/.made-package: extra = [package]

$(VENV)/.made-%: pyproject.toml
	@command -v $(PYTHON) >/dev/null || { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null \
	  && apt-get -qq update && apt-get -qq install --yes --no-install-recommends python3 python3-venv >/dev/null; } \
	  || { echo "Python is missing. Install it with: sudo apt-get install python3 python3-venv"; exit 1; }
	@$(PYTHON) packaging/system_packages.py run
	@$(BIN)/python -m pip --version >/dev/null 2>&1 || $(PYTHON) -m venv --clear $(VENV)
	@echo "Setting up $(VENV) (once; about 300 MB)"
	@{ command -v uv >/dev/null && uv pip install --quiet --python $(BIN)/python -e '.$(extra)' 2>/dev/null; } \
	  || $(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.$(extra)'
	@touch $@
