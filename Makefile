# make build | test | lint | bench | fuzz | interop | browser | release | release-check
GO      ?= go
TOOL     = $(GO) tool -modfile=tools/go.mod
FUZZTIME ?= 30s
VULNDB   ?= https://vuln.go.dev

.PHONY: build test race lint vulnerabilities bench fuzz interop browser release release-check clean

build:
	CGO_ENABLED=0 $(GO) build -o bin/memloom ./cmd/memloom

test:
	$(GO) test ./...

# Only packages that run something at once have anything to race; -short leaves
# their longest runs out. The commands run as programs of their own in their
# tests, which the detector would slow down without looking into them; the author
# shares nothing but its tables, and the pipeline has it write from many workers.
race:
	$(GO) test -race -short -timeout 20m $$(grep -rlE '"sync|\.Go\(|\bgo func' --include='*.go' --exclude='*_test.go' . | xargs -n1 dirname | sort -u | grep -vE '^./(cmd/|internal/standin/)')

lint:
	@unformatted="$$(gofmt -l .)"; test -z "$$unformatted" || { echo "gofmt would change:"; echo "$$unformatted"; exit 1; }
	$(GO) vet ./...
	$(TOOL) staticcheck ./...
	$(GO) test -run TestBook ./internal/standin/text
	$(GO) run ./scripts/sizes . scripts/sizes/exceptions.txt scripts/sizes/areas.txt
	@# Functions that the program never reaches. Those of the list serve tests of several packages.
	@unreachable="$$($(TOOL) deadcode -f '{{range .Funcs}}{{println $$.Path .Name}}{{end}}' ./cmd/memloom)" && \
	  ! printf '%s\n' "$$unreachable" | grep -v '^$$' | grep -vxFf scripts/unreachable.txt
	@# It exits well when its configuration cannot be read, so its words count too.
	@out="$$($(TOOL) depguard ./... 2>&1)" && status=0 || status=$$?; \
	  printf '%s\n' "$$out" | grep -v '^go: downloading ' || true; \
	  test $$status = 0 && ! printf '%s\n' "$$out" | grep -q 'Could not find or read'
	@$(MAKE) --no-print-directory vulnerabilities

# Known vulnerabilities in what is called of other modules, where their database can be had within ten seconds.
vulnerabilities:
	@if curl -fs --max-time 10 -o /dev/null $(VULNDB)/index/db.json; then $(TOOL) govulncheck -db $(VULNDB) ./...; \
	  else echo "govulncheck was skipped: curl cannot get $(VULNDB)"; fi

# Prints the figures of docs/performance.md.
bench: build
	MEMLOOM_KILLS=50 $(GO) test -count=1 -run TestAuditKills ./cmd/memloom
	MEMLOOM_THOROUGH=1 $(GO) test -count=1 -timeout 45m $$(grep -rl '"memloom/internal/thorough"' --include='*_test.go' . | xargs -n1 dirname | sort -u)
	MEMLOOM_KILLS=50 $(GO) test -count=1 -run TestDecide_TwoReviewersInterleaved ./internal/review
	./scripts/bench

# Every fuzz target in turn.
fuzz:
	@set -e; for pkg in $$($(GO) list ./...); do \
	  for f in $$($(GO) test -list '^Fuzz' $$pkg | grep '^Fuzz' || true); do \
	    echo "$$pkg $$f"; $(GO) test -run '^$$' -fuzz "^$$f$$" -fuzztime $(FUZZTIME) $$pkg; \
	  done; done

# Corpora and a release kit, read by the programs that their users have. Needs Python 3.11 or later; installs the rest.
interop: build
	./scripts/interop/run

# The pages in Chromium, offline and with axe-core. Needs Chromium and npm; what is missing is said.
browser: build
	./scripts/browser/run

# Binaries for six platforms in dist/, with checksums and lists of their modules.
release:
	rm -rf dist
	$(GO) run ./scripts/release dist

# One platform built twice: the bytes are the same, the sums hold, and the program names its version.
release-check:
	@set -e; work=$$(mktemp -d); trap 'rm -rf "$$work"' EXIT; host=$$($(GO) env GOOS)/$$($(GO) env GOARCH); \
	  for run in a b; do $(GO) run ./scripts/release $$work/$$run $$host; done; \
	  diff -r $$work/a $$work/b; cd $$work/a; sha256sum --check --quiet SHA256SUMS; \
	  program=$$(ls memloom_* | grep -v spdx); version=$${program#memloom_}; version=$${version%%_*}; \
	  ./$$program --version | grep -F -- "$$version"

clean:
	rm -rf bin dist
