package dialogue_test

import (
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"memloom/internal/corpus"
	"memloom/pipeline/dialogue"
	"memloom/prompts"
)

// eachSlot runs over what an author is asked for every slot of a few plans.
func eachSlot(t *testing.T, test func(t *testing.T, p project, in prompts.DayIn, s dialogue.Slot, got prompts.Slot)) {
	some(t, func(t *testing.T, p project) {
		script := p.script()
		for _, d := range p.Days {
			in := script.Input(d)
			for i, s := range d.Slots {
				test(t, p, in, s, in.Slots[i])
			}
		}
	})
}

// TestVoicesOfSeats: people write in the style of their seat in a group, which
// may differ from their own (E5).
func TestVoicesOfSeats(t *testing.T) {
	adapted := 0
	some(t, func(t *testing.T, p project) {
		seats, own := map[string]corpus.Style{}, map[string]corpus.Style{}
		for _, m := range append(slices.Clone(p.Guests), p.blueprint.Members...) {
			for _, x := range p.people {
				if x.ID == m.PersonID {
					seats[m.GroupID+"/"+x.Name], own[x.Name] = m.Adapted, x.Style
				}
			}
		}
		script := p.script()
		for _, d := range p.Days {
			for _, v := range script.Input(d).People {
				if v.Style != seats[d.GroupID+"/"+v.Name] {
					t.Errorf("%s writes in %s as %+v, seated as %+v", v.Name, d.GroupID, v.Style, seats[d.GroupID+"/"+v.Name])
				}
				if v.Style != own[v.Name] {
					adapted++
				}
			}
		}
	})
	if adapted == 0 {
		t.Error("nobody writes otherwise than as themselves")
	}
}

// TestInputRecalls: what a slot refers to is named by its author, day, act and
// attribute; a promise by what was promised.
func TestInputRecalls(t *testing.T) {
	seen := map[corpus.Act]int{}
	eachSlot(t, func(t *testing.T, p project, _ prompts.DayIn, s dialogue.Slot, got prompts.Slot) {
		if (got.Recalls != nil) != (s.RecallsKey != "") {
			t.Errorf("%s refers to %q and is given %+v", s.Key, s.RecallsKey, got.Recalls)
		}
		if got.Recalls == nil {
			return
		}
		seen[s.Act]++
		to := p.slot[s.RecallsKey]
		if r := got.Recalls; r.Date != to.At.Date() || r.Act != to.Act || r.Task != p.task[to.TaskID].Name ||
			r.Author == "" || r.Attribute == "" || r.Class == "" {
			t.Errorf("%s refers to %+v and is given %+v", s.Key, to, r)
		}
		if to.Act == corpus.ActCommitment {
			promised, _ := p.attribute(p.fact[p.fact[to.FactIDs[0]].About].Predicate)
			if got.Recalls.Attribute != promised.Noun || got.Recalls.Class != string(promised.Class) {
				t.Errorf("%s refers to the promise of %s and is given %+v", s.Key, promised.Noun, got.Recalls)
			}
		}
	})
	for _, act := range []corpus.Act{corpus.ActRecall, corpus.ActRequest, corpus.ActDelivery, corpus.ActReturn,
		corpus.ActRecap} {
		if seen[act] == 0 {
			t.Errorf("no %s refers to anything", act)
		}
	}
}

// TestInputOfDecisions: a decision gives one reason: what was said earlier and
// made it change, or a clause; what weighs it argues with a clause of its own.
func TestInputOfDecisions(t *testing.T) {
	triggers, clauses := 0, 0
	eachSlot(t, func(t *testing.T, p project, in prompts.DayIn, s dialogue.Slot, got prompts.Slot) {
		if s.Act != corpus.ActDecision {
			if got.Because != s.Because {
				t.Errorf("%s argues with %q, planned is %q", s.Key, got.Because, s.Because)
			}
			return
		}
		f, told := p.fact[s.FactIDs[0]], in.Facts[got.States[0]-1]
		if got.Because != "" || told.Trigger != nil && told.Reason != "" || (told.Trigger != nil) != (f.Because != "") {
			t.Errorf("%s is because of %q, %+v and %q", s.Key, told.Reason, told.Trigger, got.Because)
		}
		if s.Because != "" {
			clauses++
			if told.Reason != s.Because {
				t.Errorf("%s gives the reason %q, planned is %q", s.Key, told.Reason, s.Because)
			}
		}
		if told.Trigger != nil {
			triggers++
			made := p.said[f.Because][0]
			want, _ := p.attribute(p.fact[f.Because].Predicate)
			if told.Trigger.Date != made.At.Date() || told.Trigger.Act != made.Act || told.Trigger.Attribute != want.Noun ||
				told.Trigger.Task != p.task[made.TaskID].Name {
				t.Errorf("%s is because of %s, given as %+v", s.Key, made.Key, told.Trigger)
			}
		}
	})
	if triggers == 0 || clauses == 0 {
		t.Errorf("%d decisions name a trigger, %d a clause of their thread", triggers, clauses)
	}
}

// TestInputOfOwedFacts: facts that a plan adds are given in the classes of the
// contract, named as people would.
func TestInputOfOwedFacts(t *testing.T) {
	class := map[string]string{
		corpus.PredOption: "option", corpus.PredPromised: "promise", corpus.PredBack: "absence",
		corpus.PredRole: "role", corpus.PredSkill: "skill", corpus.PredLearning: "learning",
		corpus.PredRequires: "rule", corpus.PredMeans: "definition", corpus.PredForecast: "due",
	}
	seen := map[string]bool{}
	eachSlot(t, func(t *testing.T, p project, in prompts.DayIn, s dialogue.Slot, got prompts.Slot) {
		for i, n := range got.States {
			f, told := p.fact[s.FactIDs[i]], in.Facts[n-1]
			want, ok := class[f.Predicate]
			if !ok {
				continue
			}
			seen[f.Predicate] = true
			if told.Class != want || told.Condition != f.Condition || told.Basis != corpus.BasisText {
				t.Errorf("%s is given as %+v", f.ID, told)
			}
			subject := p.task[f.SubjectID].Name
			for _, x := range p.people {
				if x.ID == f.SubjectID {
					subject = x.Name
				}
			}
			for _, x := range p.Themes {
				if x.ID == f.SubjectID {
					subject = x.Title
				}
			}
			if told.Subject != subject {
				t.Errorf("%s is said of %q, not of %q", f.ID, told.Subject, subject)
			}
			if about, ok := p.attribute(p.fact[f.About].Predicate); ok && told.Attribute != about.Noun {
				t.Errorf("%s is about the %s, given as %s", f.ID, about.Noun, told.Attribute)
			}
		}
	})
	for predicate := range class {
		if !seen[predicate] {
			t.Errorf("nobody states a fact of %s", predicate)
		}
	}
}

// TestInputOfRealism: what else is so on purpose in a slot reaches the author:
// the kind of a mistake or disagreement, brevity, tone, flaws and other tasks
// (G11); what is a matter of the record does not.
func TestInputOfRealism(t *testing.T) {
	p := makeProject(t, packs(t)[0], 1)
	x := p.blueprint.Tasks[0]
	for name, c := range map[string]struct {
		in   dialogue.Slot
		want prompts.Slot
	}{
		"noise":           {dialogue.Slot{Perturbation: "stale_info"}, prompts.Slot{Kind: "stale_info"}},
		"disagreement":    {dialogue.Slot{Perturbation: "feasibility"}, prompts.Slot{Kind: "feasibility"}},
		"decision change": {dialogue.Slot{Perturbation: corpus.DecisionChange}, prompts.Slot{}},
		"ultra-short":     {dialogue.Slot{Perturbation: corpus.UltraShort}, prompts.Slot{Short: true}},
		"tone":            {dialogue.Slot{Tone: "curt", Marks: []string{corpus.MarkTone}}, prompts.Slot{Tone: "curt"}},
		"flaws": {dialogue.Slot{Marks: []string{corpus.MarkFragment, corpus.MarkKept, corpus.MarkTypo}},
			prompts.Slot{Flaws: []string{corpus.MarkFragment, corpus.MarkTypo}}},
		"names": {dialogue.Slot{Names: []string{x.ID}}, prompts.Slot{Names: []string{x.Name}}},
	} {
		c.in.Key = "p1.g1/2025-03-03/01"
		d := dialogue.DayPlan{GroupID: x.GroupID, Date: x.Start, Slots: []dialogue.Slot{c.in}}
		in := p.script().Input(d)
		c.want.N, c.want.Author = 1, in.Slots[0].Author
		if diff := cmp.Diff(c.want, in.Slots[0]); diff != "" {
			t.Errorf("%s:\n%s", name, diff)
		}
		if len(c.in.Names) > 0 && (len(in.Tasks) != 1 || in.Tasks[0].Name != x.Name) {
			t.Errorf("%s: the day knows the tasks %+v", name, in.Tasks)
		}
	}
}

// TestMarks: an announcement that sounds like an end is marked, and a version
// that a later one replaces; nothing else is.
func TestMarks(t *testing.T) {
	drafts := 0
	each(t, func(t *testing.T, p project) {
		replaced := map[string]bool{}
		for _, f := range p.blueprint.Facts {
			replaced[f.Supersedes] = true
		}
		for _, s := range p.slots {
			if slices.Contains(s.Marks, corpus.MarkPremature) != (s.Act == corpus.ActForecast) {
				t.Errorf("%s, a %s, is marked %v", s.Key, s.Act, s.Marks)
			}
			draft := slices.ContainsFunc(s.FactIDs, func(id string) bool {
				a, _ := p.attribute(p.fact[id].Predicate)
				return a.Class == "reference" && replaced[id]
			})
			if draft {
				drafts++
			}
			if slices.Contains(s.Marks, corpus.MarkDraft) != draft || !slices.IsSorted(s.Marks) {
				t.Errorf("%s states %v and is marked %v", s.Key, s.FactIDs, s.Marks)
			}
		}
	})
	if drafts == 0 {
		t.Error("no plan has a draft")
	}
}
