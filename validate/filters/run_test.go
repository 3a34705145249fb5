package filters

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"

	gocmp "github.com/google/go-cmp/cmp"

	"memloom/internal/corpus"
	"memloom/internal/llm"
	"memloom/prompts"
	"memloom/validate"
)

// good are models under which the limit item passes everything.
func good() Models {
	return Models{Solver: solver(finds("5", "is 5")), Judge: judge(), Probe: prober(sharp), Panel: panel("ddw")}
}

func TestRunGoesFromCheapToDear(t *testing.T) {
	v, it := world(nil), limit()
	readings, _ := readAll(t, v, good(), it, Options{})
	leaky := good()
	leaky.Panel = panel("RRR")
	for _, c := range []struct {
		name   string
		m      Models
		o      Options
		want   []string // filters with a verdict
		status corpus.Status
		stage  string
	}{
		{"all pass", good(), Options{}, []string{"undisturbed", "blind", "sufficient", "necessary", "unique"},
			corpus.Accepted, ""},
		{"the first failure ends it", leaky, Options{}, []string{"undisturbed", "blind"}, corpus.Rejected, "blind"},
		{"all run all the same", leaky, Options{All: true}, []string{"undisturbed", "blind", "sufficient", "necessary",
			"unique"}, corpus.Rejected, "blind"},
	} {
		rows, err := Run(t.Context(), v, c.m, it, it, StandardRequirements(), c.o)
		if err == nil && Conclude(StandardRequirements()[2:5], rows).Status == corpus.Accepted || c.o.All {
			var more []corpus.Verdict
			more, _, err = Unique(t.Context(), v, c.m, it, readings, c.o)
			rows = append(rows, more...)
		}
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, r := range rows {
			if r.Probe == corpus.ProbeVerdict {
				got = append(got, r.Filter)
			}
		}
		if diff := gocmp.Diff(c.want, got); diff != "" {
			t.Errorf("%s (-want +got):\n%s", c.name, diff)
		}
		rows = append(rows, Similar(v, it, nil, c.o)...)
		concluded := Conclude(StandardRequirements(), rows)
		if concluded.Status != c.status || concluded.Stage != c.stage {
			t.Errorf("%s: %+v", c.name, concluded)
		}
		if skipped := slices.Contains(concluded.Reasons, "unique: "+NotRun); skipped != (len(got) == 2) {
			t.Errorf("%s: reasons %q", c.name, concluded.Reasons)
		}
	}
}

func TestRunOfAnAbstention(t *testing.T) {
	m := Models{Solver: solver(says("")), Judge: judge(), Panel: panel("dww")}
	rows, err := Run(t.Context(), world(nil), m, absent(), absent(), AbstentionRequirements(), Options{})
	if err != nil {
		t.Fatal(err)
	}
	rows = append(rows, Similar(world(nil), absent(), nil, Options{})...)
	if c := Conclude(AbstentionRequirements(), rows); c.Status != corpus.Accepted || len(c.Reasons) != 0 {
		t.Errorf("%+v", c)
	}
}

func TestRunRefusesAFilterThatDoesNotExist(t *testing.T) {
	_, err := Run(t.Context(), world(nil), good(), limit(), limit(), []Requirement{{Filter: "lucky"}}, Options{})
	if err == nil || !strings.Contains(err.Error(), `"lucky"`) {
		t.Errorf("got %v", err)
	}
}

func TestWhatEndsTheRunIsNoVerdict(t *testing.T) {
	v, it := world(nil), limit()
	for name, where := range map[string]func(stopping *model) Models{
		"the solver": func(m *model) Models { return Models{Solver: m, Judge: judge(), Panel: panel("d")} },
		"the panel": func(m *model) Models {
			return Models{Solver: solver(says("5")), Judge: judge(),
				Panel: []llm.Model{m}}
		},
		"the judge": func(m *model) Models { return Models{Solver: solver(says("5")), Judge: m, Panel: panel("d")} },
	} {
		ctx, cancel := context.WithCancel(t.Context())
		stopping := &model{name: "stopping", answer: func(llm.Call) (any, error) { cancel(); return nil, context.Canceled }}
		rows, err := Run(ctx, v, where(stopping), it, it, StandardRequirements(), Options{})
		cancel()
		if !errors.Is(err, context.Canceled) || rows != nil {
			t.Errorf("cancelled in %s: %d rows, %v", name, len(rows), err)
		}
	}
	over := &llm.Failure{Kind: llm.Credit, Reason: "the account is empty"}
	broke := &model{name: "broke", answer: func(llm.Call) (any, error) { return nil, over }}
	var o Options
	if _, err := Sufficient(t.Context(), v, Models{Solver: broke, Judge: judge()}, it, "", o); !errors.Is(err, over) {
		t.Errorf("over budget: %v", err)
	}
	if _, err := ProbeSegment(t.Context(), v, Models{Probe: broke}, "s-load", SlotsOf(it), o); !errors.Is(err, over) {
		t.Errorf("over budget while reading: %v", err)
	}
}

func TestConclude(t *testing.T) {
	required := []Requirement{{Filter: NameSimilar}, {Filter: NameUnique}, {Filter: NameSufficient}, {Filter: NameBlind}}
	row := func(filter string, o corpus.Outcome, answer string) corpus.Verdict {
		return corpus.Verdict{Filter: filter, Probe: corpus.ProbeVerdict, Outcome: o, Answer: answer, Reason: "because",
			Code: corpus.Code(filter + "_no")}
	}
	for _, c := range []struct {
		name                             string
		blind, sufficient, unique, alike corpus.Outcome
		want                             Conclusion
	}{
		{"all yes", corpus.Yes, corpus.Yes, corpus.Yes, corpus.Yes, Conclusion{corpus.Accepted, "", nil, nil, QualityHigh}},
		{"one no", corpus.Yes, corpus.No, corpus.Yes, corpus.Yes, Conclusion{corpus.Rejected, "sufficient",
			[]string{"sufficient: because"}, []corpus.Code{"sufficient_no"}, QualityHigh}},
		{"a near-copy", corpus.Yes, corpus.Yes, corpus.Yes, corpus.No, Conclusion{corpus.Rejected, "similar",
			[]string{"similar: because"}, []corpus.Code{"similar_no"}, QualityHigh}},
		{"a second source", corpus.Yes, corpus.Yes, corpus.No, corpus.Yes, Conclusion{corpus.Flagged, "unique",
			[]string{"unique: because"}, []corpus.Code{"unique_no"}, QualityHigh}},
		{"undetermined", corpus.Undetermined, corpus.Yes, corpus.Yes, corpus.Yes, Conclusion{corpus.Flagged, "blind",
			[]string{"blind: because"}, []corpus.Code{"blind_no"}, QualityHigh}},
		{"a no decides over what is undetermined", corpus.Undetermined, corpus.No, corpus.No, corpus.Yes,
			Conclusion{corpus.Rejected, "sufficient", []string{"blind: because", "sufficient: because", "unique: because"},
				[]corpus.Code{"blind_no", "sufficient_no", "unique_no"}, QualityHigh}},
		{"not run", corpus.Yes, corpus.Yes, "", corpus.Yes, Conclusion{corpus.Flagged, "unique", []string{"unique: not run"},
			[]corpus.Code{corpus.CodeNotRun}, QualityHigh}},
		{"not run after a no", corpus.No, "", "", corpus.Yes,
			Conclusion{corpus.Rejected, "blind", []string{"blind: because", "sufficient: not run", "unique: not run"},
				[]corpus.Code{"blind_no", corpus.CodeNotRun, corpus.CodeNotRun}, QualityHigh}},
	} {
		// a probe decides nothing by itself
		verdicts := []corpus.Verdict{{Filter: NameSufficient, Probe: "evidence", Outcome: corpus.No}}
		for filter, o := range map[string]corpus.Outcome{NameBlind: c.blind, NameSufficient: c.sufficient,
			NameUnique: c.unique, NameSimilar: c.alike} {
			if o != "" {
				verdicts = append(verdicts, row(filter, o, ScenarioC))
			}
		}
		if diff := gocmp.Diff(c.want, Conclude(required, verdicts)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", c.name, diff)
		}
	}
}

func TestSimilarLooksAtTheSameStretchOnly(t *testing.T) {
	v := world(nil)
	accepted := []validate.Question{Question(v, limit())}
	again := limit()
	again.ID, again.Question = "i9", "Which retry limit does the session cache load test have?"
	if got := last(t, Similar(v, again, accepted, Options{}), nil); got.Outcome != corpus.No ||
		!strings.Contains(got.Reason, "near-copy") {
		t.Errorf("the same in other words: %+v", got)
	}
	if got := last(t, Similar(v, duration(), accepted, Options{}), nil); got.Outcome != corpus.Yes {
		t.Errorf("another question about the same task: %+v", got)
	}
	far := again
	far.Evidence = []corpus.Evidence{{MessageID: "msg-201", Role: corpus.RoleAnswer, Set: 1}}
	if got := last(t, Similar(v, far, accepted, Options{}), nil); got.Outcome != corpus.Yes {
		t.Errorf("the same words about another stretch: %+v", got)
	}
}

func TestUndisturbedIsAVerdictWithItsProblems(t *testing.T) {
	if got := last(t, Undisturbed(world(nil), limit()), nil); got.Outcome != corpus.Yes {
		t.Errorf("%+v", got)
	}
	filled := absent()
	filled.Gold[0].SubjectID = "cache"
	if got := last(t, Undisturbed(world(nil), filled), nil); got.Outcome != corpus.No || !strings.Contains(got.Reason,
		"msg-102") {
		t.Errorf("%+v", got)
	}
}

func TestAnAskersNameIsShownAndNothingElse(t *testing.T) {
	it := limit()
	it.AskerID = "p1"
	s := solver(says("5"))
	rows, err := Sufficient(t.Context(), world(nil), Models{Solver: s, Judge: judge()}, it, "", Options{})
	last(t, rows, err)
	if in := s.calls[0].Input.(prompts.SolveIn); in.Asker != "Mira Castellan" || in.AskedAt != it.AskedAt {
		t.Errorf("asked by %q at %v", in.Asker, in.AskedAt)
	}
}
