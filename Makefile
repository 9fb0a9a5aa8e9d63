# Aliases of the tasks, no more: `make play ARGS="--seats 3"`, `make test PYTHON=python3.12`.
PYTHON ?= python3
ARGS ?=

.PHONY: play terminal test check testc testb shots bench lock clean
play terminal test check testc testb shots bench lock clean:
	@$(PYTHON) -m tasks $@ $(ARGS)
