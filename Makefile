# Aliases of the tasks, no more: `make play ARGS="--seats 3"`, `make test PYTHON=python3.12`.
PYTHON ?= python3
ARGS ?=
export VERSION  # for `make changelog VERSION=0.2.0`

TASKS = play terminal test check watch hooks testc testb shots bench page docs release changelog numbers lock clean \
	test-rules test-bots test-server test-adapters test-cli test-page test-lowest

.PHONY: $(TASKS)
$(TASKS):
	@$(PYTHON) -m tasks $@ $(ARGS)
