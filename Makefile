# Aliases of the tasks, no more: `make play ARGS="--seats 3"`, `make test PYTHON=python3.12`.
PYTHON ?= python3
ARGS ?=

TASKS = play terminal test check testc testb shots bench page docs release numbers lock clean \
	test-rules test-bots test-server test-adapters test-cli test-page test-lowest

.PHONY: $(TASKS)
$(TASKS):
	@$(PYTHON) -m tasks $@ $(ARGS)
