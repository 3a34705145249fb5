package main

import (
	"encoding/json"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"memloom/internal/app"
	"memloom/output"
)

// modest is quickstart at a size that a server answers in a moment.
var modest = []string{"--set", "world.workdays=12", "--set", "world.tasks_per_group=4", "--set",
	"questions.families.single_hop=8",
	"--set", "questions.families.temporal=4", "--set", "questions.families.abstention=4",
	"--set", "questions.families.proactivity=0", "--set", "questions.families.skill=0", "--set",
	"questions.families.update=2",
	"--set", "questions.families.constraint=2"}

// modelsFile writes a models file for a mock server.
func modelsFile(t *testing.T, s *served, price string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "models.yaml")
	text := "models: {m: {provider: openai, model: builtin, base_url: \"" + s.url + "/v1\"" + price +
		"}}\nroles: {default: m, solver: builtin, judge: builtin}\n"
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}

const somePrice = ", price: {input: 1.25, cached: 0.125, output: 10}"

// stats reads the server's own count.
func (s *served) stats(t *testing.T) (requests, again int) {
	t.Helper()
	resp, err := http.Get(s.url + "/stats")
	if err != nil {
		t.Fatal(err)
	}
	defer resp.Body.Close()
	var c struct {
		Requests int
		Repeated int
	}
	if err := json.NewDecoder(resp.Body).Decode(&c); err != nil {
		t.Fatal(err)
	}
	return c.Requests, c.Repeated
}

// A plan asks no one. A pilot asks for a few units, which the run then does not
// ask again; what the run took lies within what was said beforehand, and its
// manifest sets both side by side.
func TestPilot(t *testing.T) {
	s := serveMock(t)
	file, dir := modelsFile(t, s, somePrice), filepath.Join(t.TempDir(), "run")
	plan := append([]string{"plan", "--models", file}, modest...)
	if r := memloom(plan...); r.code != 0 || !strings.Contains(r.stdout, "tokens in") || !strings.Contains(r.stdout,
		"if models think") {
		t.Fatalf("exit %d: %s%s", r.code, r.stdout, r.stderr)
	}
	if n, _ := s.stats(t); n != 0 {
		t.Fatalf("a plan without a pilot made %d requests", n)
	}
	r := memloom(append(plan, "--pilot", "3", "--out", dir, "--json")...)
	var said struct {
		Pilot struct {
			Spent int64 `json:"spent_nano_dollars"`
			Tasks []struct{ Task string }
		}
	}
	if err := json.Unmarshal([]byte(r.stdout), &said); err != nil || r.code != 0 {
		t.Fatalf("exit %d: %v: %s", r.code, err, r.stderr)
	}
	before, _ := s.stats(t)
	if said.Pilot.Spent <= 0 || len(said.Pilot.Tasks) < 4 || before < 3*4 {
		t.Errorf("%d requests, said: %+v", before, said)
	}
	if r := memloom("resume", dir, "--quiet"); r.code != 0 {
		t.Fatalf("exit %d: %s", r.code, r.stderr)
	}
	after, again := s.stats(t)
	if again != 0 || after <= before {
		t.Errorf("%d requests after the pilot's %d, %d of them repeat another", after, before, again)
	}
	m, err := output.ReadManifest(dir)
	if err != nil {
		t.Fatal(err)
	}
	checkSpending(t, m.Spending, int64(after))
}

// A second pilot goes on in the folder of the first, of other settings too, and
// pays for nothing that was answered; the folder's status tells a pilot from a run.
func TestPilotAgain(t *testing.T) {
	thoroughly(t)
	s := serveMock(t)
	file, dir := modelsFile(t, s, somePrice), filepath.Join(t.TempDir(), "run")
	pilot := func(n string, more ...string) (spent int64, low, high float64) {
		t.Helper()
		args := append(append([]string{"plan", "--models", file, "--pilot", n, "--out", dir, "--json"}, modest...), more...)
		r := memloom(args...)
		var said struct {
			Total struct {
				Cost struct{ Low, High float64 } `json:"nano_dollars"`
			}
			Pilot struct {
				Spent int64 `json:"spent_nano_dollars"`
			}
		}
		if err := json.Unmarshal([]byte(r.stdout), &said); err != nil || r.code != 0 {
			t.Fatalf("exit %d: %v: %s", r.code, err, r.stderr)
		}
		return said.Pilot.Spent, said.Total.Cost.Low, said.Total.Cost.High
	}
	first, low, high := pilot("1")
	if low <= 0 || high <= low {
		t.Errorf("a pilot of one unit has the interval %.0f to %.0f", low, high)
	}
	second, lower, higher := pilot("12")
	if second <= first || higher/lower >= high/low {
		t.Errorf("a pilot of twelve units took %d after %d, its interval is %.0f to %.0f after %.0f to %.0f", second, first,
			lower, higher, low, high)
	}
	if again, _, _ := pilot("12"); again != 0 {
		t.Errorf("the same pilot again took %d", again)
	}
	if r := memloom("status", dir); !strings.Contains(r.stdout, "a pilot of 12 a stage") {
		t.Errorf("status: %s", r.stdout)
	}
	if r := memloom(append([]string{"generate", "--quiet", "--models", file, "--out", dir}, modest...)...); r.code != app.
		ExitUsage {
		t.Errorf("a run in the folder of a pilot, which resume goes on with: exit %d", r.code)
	}
	pilot("1", "--seed", "2")
	if r := memloom("resume", dir, "--quiet"); r.code != 0 && r.code != app.ExitShort {
		t.Fatalf("exit %d: %s", r.code, r.stderr)
	}
	if r := memloom("status", dir); strings.Contains(r.stdout, "pilot") {
		t.Errorf("status of a corpus: %s", r.stdout)
	}
	if _, again := s.stats(t); again != 0 {
		t.Errorf("%d requests repeat another", again)
	}
	args := append([]string{"plan", "--quiet", "--models", file, "--pilot", "1", "--out", dir}, modest...)
	if r := memloom(args...); r.code != app.ExitUsage || complaint(r) != nil {
		t.Errorf("a pilot in place of a corpus: exit %d: %s", r.code, r.stderr)
	}
}

// checkSpending holds what a run took against what was estimated.
func checkSpending(t *testing.T, s *output.Spending, requests int64) {
	t.Helper()
	if s == nil {
		t.Fatal("the manifest says nothing of what was spent")
	}
	var cost, calls int64
	for _, x := range s.Actual {
		cost, calls = cost+x.Cost, calls+x.Calls
	}
	var low, likely, high int64
	for _, x := range s.Estimate {
		low, likely, high = low+x.Cost.Low, likely+x.Cost.Likely, high+x.Cost.High
	}
	if calls != requests {
		t.Errorf("%d calls in the manifest, the server counts %d requests", calls, requests)
	}
	if cost < low || cost > high {
		t.Errorf("it cost %d, estimated were %d to %d", cost, low, high)
	}
	if r := float64(likely) / float64(cost); r < 0.75 || r > 1.25 {
		t.Errorf("likely were %d, it cost %d", likely, cost)
	}
}

// A model without a price is never taken for one that costs nothing, and a
// pilot keeps to its budget.
func TestPlanMoney(t *testing.T) {
	s := serveMock(t)
	unpriced := memloom(append([]string{"plan", "--models", modelsFile(t, s, "")}, modest...)...)
	if unpriced.code != 0 || !strings.Contains(unpriced.stdout, "unknown") || strings.Contains(unpriced.stdout, "$0.00") {
		t.Errorf("exit %d: %s%s", unpriced.code, unpriced.stdout, unpriced.stderr)
	}
	dir := filepath.Join(t.TempDir(), "run")
	capped := memloom(append([]string{"plan", "--models", modelsFile(t, s, somePrice), "--pilot", "2", "--budget-usd",
		"0.001", "--out", dir, "--quiet"}, modest...)...)
	if n, _ := s.stats(t); capped.code != app.ExitPaused || n != 0 {
		t.Errorf("exit %d after %d requests: %s", capped.code, n, capped.stderr)
	}
	for what, said := range map[string]string{"a cap": capped.stderr} {
		for _, want := range []string{"the same `plan --pilot` goes on", "`memloom resume " + dir +
			"` would make the whole corpus", "a pilot's budget does not hold for it"} {
			if strings.Count(said, want) != 1 {
				t.Errorf("of %s it does not say %q: %s", what, want, said)
			}
		}
	}
	for _, args := range [][]string{{"--pilot", "2"}, {"--pilot", "-1"}, {"--out", "x"}} {
		if r := memloom(append([]string{"plan"}, args...)...); r.code != app.ExitUsage || complaint(r) != nil {
			t.Errorf("%v: exit %d: %s", args, r.code, r.stderr)
		}
	}
}
