package main

import (
	"encoding/json"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"memloom/internal/app"
	work "memloom/internal/app/run"
	"memloom/internal/thorough"
	"memloom/output"
	"memloom/pipeline"
)

var fitting = regexp.MustCompile(`; --scale (\S+) fits`)

// TestScale_ErrorNamesOneThatFits: the scale that an error advises passes the check that the given one failed. The
// cases after the second, which take seconds, run with MEMLOOM_THOROUGH=1.
func TestScale_ErrorNamesOneThatFits(t *testing.T) {
	const library = "../../testdata/domains/library.yaml"
	for i, c := range []struct{ recipe, scale, domain string }{
		{"quickstart", "9", library},
		{"workplace", "0.2", library},
		{"quickstart", "500", "technology"},
		{"workplace", "1.5", "technology"},
		{"workplace", "1", "healthcare"},
	} {
		if i > 1 && !thorough.Wanted() {
			continue
		}
		_, errs, code := inProcess("plan", c.recipe, "--scale", c.scale, "--domain", c.domain)
		m := fitting.FindStringSubmatch(errs)
		if code != app.ExitUsage || m == nil {
			t.Errorf("%v: exit %d: %s", c, code, errs)
			continue
		}
		scale, _ := strconv.ParseFloat(m[1], 64)
		s, err := work.Settings{Recipe: c.recipe, Seed: 1, Scale: scale, Domains: []string{c.domain}}.Resolve()
		if err == nil {
			err = pipeline.Fits(s)
		}
		if err != nil {
			t.Errorf("%v: --scale %s is said to fit: %v", c, m[1], err)
		}
	}
	if _, errs, _ := inProcess("plan", "--set", "questions.families.nosuch=3"); fitting.MatchString(errs) {
		t.Errorf("no scale mends this: %s", errs)
	}
}

// TestScale_SizesThatStopAreTold: a scale below what the sizes can be is told, and what they became, on the terminal
// and in the manifest, also after a resume.
func TestScale_SizesThatStopAreTold(t *testing.T) {
	out, errs, code := inProcess("plan", "--scale", "0.001")
	out = strings.Join(strings.Fields(out), " ") // lines are folded
	for _, want := range []string{"scale 0.001 is not reached", "world.workdays 10 instead of 0.021",
		"world.people 12 instead of 0.47", "questions.families 14 instead of 0.056"} {
		if code != app.ExitOK || !strings.Contains(out, want) {
			t.Errorf("exit %d %s: %q is not in %s", code, errs, want, out)
		}
	}
	if out, _, _ := inProcess("plan", "--scale", "0.9"); strings.Contains(out, "not reached") {
		t.Errorf("nothing is held at 0.9: %s", out)
	}
	dir := filepath.Join(t.TempDir(), "small")
	p, err := start("generate", "--scale", "0.4", "--workers", "1", "--out", dir)
	if err != nil {
		t.Fatal(err)
	}
	if err := p.until("text"); err != nil {
		t.Fatal(err)
	}
	p.kill()
	if r := memloom("resume", dir, "--quiet"); r.code != app.ExitOK && r.code != app.ExitShort {
		t.Fatal(r.stderr)
	}
	m, err := output.ReadManifest(dir)
	if err != nil {
		t.Fatal(err)
	}
	var sizes struct{ World struct{ People int } }
	if err := json.Unmarshal(m.Parameters, &sizes); err != nil {
		t.Fatal(err)
	}
	found := false
	for _, h := range m.Held {
		found = found || h.Key == "world.people" && h.Got == sizes.World.People && float64(h.Got) > h.Asked
	}
	if !found || !strings.Contains(strings.Join(m.Limits, "\n"), "world.people "+strconv.Itoa(sizes.World.People)+
		" instead of") {
		t.Errorf("the manifest says %+v, %q", m.Held, m.Limits)
	}
}
