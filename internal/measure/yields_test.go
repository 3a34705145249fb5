package measure

import (
	"slices"
	"strings"
	"testing"

	"memloom/internal/corpus"
)

// drafted is the tiny corpus with drafts of two families: four of which one
// survives sufficiency, and one that was not judged.
func drafted() made {
	in := tiny()
	evidence := func(ids ...string) (out []corpus.Evidence) {
		for i, id := range ids {
			out = append(out, corpus.Evidence{MessageID: id, Role: corpus.RoleAnswer, Set: i + 1})
		}
		return out
	}
	c := in.Corpus
	c.Items = []corpus.Item{
		{ID: "I1", Family: "riddles", Status: corpus.Accepted, Quality: "kept", Evidence: append(evidence("M1", "M5"),
			corpus.Evidence{MessageID: "M2", Role: corpus.RoleContext, Set: 3})},
		{ID: "I2", Family: "riddles", Status: corpus.Rejected, Stage: sufficiency, Reasons: []string{"sufficient: no"},
			Evidence: evidence("M1")},
		{ID: "I3", Family: "riddles", Status: corpus.Rejected, Stage: sufficiency, Reasons: []string{"sufficient: no"},
			Evidence: evidence("M1")},
		{ID: "I4", Family: "riddles", Status: corpus.Flagged, Stage: sufficiency, Reasons: []string{"sufficient: failed"},
			Evidence: evidence("M1")},
		{ID: "I5", Family: "dates", Status: corpus.Accepted, Quality: "high", Evidence: evidence("M3")},
		{ID: "I6", Family: "dates", Status: corpus.Surplus, Reasons: []string{corpus.ReasonSurplus}},
	}
	verdict := func(id, filter string, o corpus.Outcome) {
		c.Verdicts = append(c.Verdicts, corpus.Verdict{ItemID: id, Filter: filter, Probe: "evidence", Outcome: o},
			corpus.Verdict{ItemID: id, Filter: filter, Probe: corpus.ProbeVerdict, Outcome: o})
	}
	verdict("I1", sufficiency, corpus.Yes)
	verdict("I2", sufficiency, corpus.No)
	verdict("I3", sufficiency, corpus.No)
	verdict("I4", sufficiency, corpus.Undetermined)
	verdict("I1", "unique", corpus.Yes)
	verdict("I5", sufficiency, corpus.Yes)
	return in
}

func TestYields(t *testing.T) {
	var counter YieldCounter
	counter.Add(drafted().Corpus)
	list := counter.Yields()
	if len(list) != 2 || list[0].Family != "dates" || list[1].Family != "riddles" {
		t.Fatalf("yields: %+v", list)
	}
	dates, riddles := list[0], list[1]
	if dates.Drafted != 2 || dates.Judged != 1 || dates.Accepted != 1 || dates.Rejected != 0 || dates.Doubt != "" {
		t.Errorf("dates: %+v", dates)
	}
	if f := riddles.Filters[0]; f.Filter != sufficiency || f.Judged != 4 || f.Fell != 2 || f.Open != 1 {
		t.Errorf("riddles at sufficiency: %+v", f)
	}
	if riddles.Drafted != 4 || riddles.Judged != 4 || riddles.Flagged != 1 || riddles.Rejected != 2 ||
		!strings.Contains(riddles.Doubt, "bug") {
		t.Errorf("riddles, of which a quarter survive: %+v", riddles)
	}
}

// TestUniquenessInTheReport: calls an item, held to their bound unless every segment was asked.
func TestUniquenessInTheReport(t *testing.T) {
	for _, c := range []struct {
		unique *Unique
		calls  float64
		bounds int // -1: no figure
	}{{nil, 0, -1}, {&Unique{}, 0, -1}, {&Unique{Items: 4, Calls: 14, Exhaustive: 400}, 3.5, 1},
		{&Unique{Items: 4, Calls: 410, Exhaustive: 400}, 102.5, 0}} {
		in := drafted()
		in.Unique = c.unique
		s := sectionOf(t, compute(in), "yields")
		i := slices.IndexFunc(s.Figures, func(f Figure) bool { return f.Name == "calls to test uniqueness, an item" })
		if (i < 0) != (c.bounds < 0) {
			t.Fatalf("%+v: figure %d", c.unique, i)
		}
		if i >= 0 && (s.Figures[i].Value != c.calls || len(s.Figures[i].References) != c.bounds) {
			t.Errorf("%+v: %+v", c.unique, s.Figures[i])
		}
	}
}

// TestZeroContextInTheReport: answers of the panel's members to accepted items, next to table 7 in its recipes.
func TestZeroContextInTheReport(t *testing.T) {
	in := drafted()
	c := in.Corpus
	for i, family := range []string{"single_hop", "existence", "single_hop", "role", "riddles"} {
		c.Items[i].Family, c.Items[i].Status = family, corpus.Accepted
	}
	c.Items[2].Status = corpus.Rejected
	for _, it := range c.Items {
		for _, o := range []corpus.Outcome{corpus.Yes, corpus.No, corpus.Yes, corpus.Undetermined} {
			c.Verdicts = append(c.Verdicts, corpus.Verdict{ItemID: it.ID, Filter: "blind", Probe: "panel", Outcome: o})
		}
		c.Verdicts = append(c.Verdicts, corpus.Verdict{ItemID: it.ID, Filter: "blind", Probe: corpus.ProbeVerdict,
			Outcome: corpus.Yes})
	}
	for recipe, refs := range map[string]int{"evermembench": 1, "quickstart": 0} {
		in.Recipe = recipe
		s := sectionOf(t, compute(in), "zero context")
		if len(s.Figures) != 2 {
			t.Fatalf("%s: %+v", recipe, s.Figures)
		}
		for i, kind := range []string{"single_hop", "role"} {
			f := s.Figures[i]
			if f.Name != "answers of the blind panel that are right, "+kind || f.Value != 1.0/3 || len(f.References) != refs {
				t.Errorf("%s: %+v", recipe, f)
			}
		}
	}
}

func TestYieldsAndEvidenceInTheReport(t *testing.T) {
	in := drafted()
	in.Recipe = "workplace"
	r := compute(in)
	if got := sectionOf(t, r, "yields").valueOf(t, "survive sufficiency, riddles"); got != 0.25 {
		t.Errorf("survive: %g", got)
	}
	e := sectionOf(t, r, "evidence")
	if got := e.sampleOf(t, "evidence of an item"); got.N != 2 || got.Mean != 1.5 || len(got.References) != 1 ||
		*got.References[0].Low != 6.7 {
		t.Errorf("evidence: %+v", got)
	}
	if got := e.countsOf(t, "chat groups of an item's evidence"); got["1"] != 1 || got["2"] != 1 {
		t.Errorf("groups: %v", got)
	}
	if got := e.countsOf(t, "evidence by role"); got["answer"] != 3 || got["context"] != 1 {
		t.Errorf("roles: %v", got)
	}
	if rows := e.Matrices[0].Rows; len(rows) != 2 || !slices.Equal(rows[1].Counts, []int{1, 2, 0, 0, 1, 0, 1, 0}) {
		t.Errorf("evidence by family: %+v", rows)
	}
	in.Absent = []string{"audit/verdicts"}
	if s := sectionOf(t, compute(in), "yields"); len(s.Absent) != 1 || len(s.Matrices) > 0 {
		t.Errorf("without verdicts: %+v", s)
	}
	if y := sectionOf(t, r, "yields"); !slices.ContainsFunc(y.Figures,
		func(f Figure) bool { return strings.Contains(f.Note, "a bug of the solver or the family") }) {
		t.Errorf("no figure says that riddles are a bug: %+v", y.Figures)
	}
}
