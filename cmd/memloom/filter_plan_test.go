package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"memloom/internal/app/audit"
	"memloom/internal/llm/mock"
	"memloom/pipeline/cost"
)

// With other models filtering takes what its plan said, within its bounds; planning asks no one.
func TestFilter_OtherModelsCostWhatThePlanSaid(t *testing.T) {
	t.Parallel()
	dir, server := copied(t), serve(t, mock.Options{})
	cast := liveCast{url: server.url}.file(t)
	var plan audit.FilterPlan
	if err := json.Unmarshal([]byte(must(t, asks(t, "filter", dir, "--models", cast, "--dry-run", "--json")).stdout),
		&plan); err != nil {
		t.Fatal(err)
	}
	if n := server.requests(); n != 0 || plan.Items < 50 || plan.Takes == nil || plan.Takes.Cost == nil {
		t.Fatalf("%d requests for the plan %+v", n, plan)
	}
	if _, err := os.Stat(filepath.Join(dir, filepath.Join(".run", "filter"))); err == nil {
		t.Errorf("planning left %s behind", filepath.Join(".run", "filter"))
	}
	if text := must(t, asks(t, "filter", dir, "--models", cast, "--dry-run")).stdout; !strings.Contains(text,
		"likely (low–high): ") || !strings.Contains(text, "$") {
		t.Errorf("the plan says %s", text)
	}
	text := must(t, asks(t, "filter", dir, "--models", cast, "--quiet")).stdout
	m := regexp.MustCompile(`cost of the run: \$([0-9.]+)`).FindStringSubmatch(text)
	if m == nil {
		t.Fatalf("no cost is told: %s", text)
	}
	dollars, err := strconv.ParseFloat(m[1], 64)
	if err != nil {
		t.Fatal(err)
	}
	stats := server.settled(t)
	for what, x := range map[string]struct {
		got  float64
		span cost.Span
	}{"calls": {float64(stats.Requests), plan.Takes.Calls}, "tokens in": {float64(stats.TokensIn), plan.Takes.In},
		"tokens out": {float64(stats.TokensOut), plan.Takes.Out}, "nano-dollars": {dollars * 1e9, *plan.Takes.Cost}} {
		if x.got < x.span.Low || x.got > x.span.High || x.got < 0.9*x.span.Likely || x.got > 1.1*x.span.Likely {
			t.Errorf("%s: %.0f, foreseen were %+v", what, x.got, x.span)
		}
	}
}

// A plan of a release says what judging edited items takes of other models, and asks no one (review.md, section 7).
func TestApply_PlanPricesEditedItems(t *testing.T) {
	t.Parallel()
	dir, server := copied(t), serve(t, mock.Options{})
	cast := liveCast{url: server.url}.file(t)
	shown := must(t, asks(t, "show", dir, "items")).stdout
	id := regexp.MustCompile(`(?m)^I\d+`).FindString(shown)
	must(t, asks(t, "audit", "edit", dir, id, "--question", "And what is it now, please?", "--note", "unnatural",
		"--reviewer", "ada"))
	text := must(t, asks(t, "audit", "apply", dir, "--dry-run", "--models", cast)).stdout
	if !regexp.MustCompile(`Judging edited items by .*: \d+ \(\d+–\d+\) calls, .* tokens in, .* out, \$`).MatchString(
		text) || server.requests() != 0 {
		t.Errorf("%d requests for the plan %s", server.requests(), text)
	}
	if text := must(t, asks(t, "audit", "apply", dir, "--dry-run")).stdout; strings.Contains(text, "$") {
		t.Errorf("the built-in model costs: %s", text)
	}
}
