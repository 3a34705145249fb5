package dialogue_test

import (
	"slices"
	"strings"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/internal/statistics"
	"memloom/pipeline/dialogue"
)

// TestRecallsCanBeRead: the one who refers to a message can have read it: they sat
// in its group when it was written, or had come there as a guest (G7). No one
// recalls what a task waits for, whose value is the name that it goes by.
func TestRecallsCanBeRead(t *testing.T) {
	test := func(t *testing.T, p project) {
		from := map[string]corpus.Stamp{}
		for _, m := range p.Guests {
			from[m.GroupID+m.PersonID] = m.From
		}
		for _, s := range p.slots {
			to, refers := p.slot[s.RecallsKey]
			if !refers {
				continue
			}
			came, guest := from[to.GroupID+s.AuthorID]
			if !slices.Contains(p.members[to.GroupID], s.AuthorID) && (!guest || to.At < came) {
				t.Errorf("%s (%s) refers to %s of %s, which %s cannot have read", s.Key, s.Act, to.Key, to.GroupID, s.AuthorID)
			}
			if said := p.states(to); s.Act == corpus.ActRecall && len(said) > 0 &&
				p.fact[said[0]].Predicate == corpus.PredNeeds {
				t.Errorf("%s recalls %s, which names what is waited for", s.Key, to.Key)
			}
		}
	}
	each(t, test)
	year(t, test)
}

// TestNoWeekdayForAnother: no one comes back to a date on whose weekday it was
// said, as "what you said on Friday" would name it.
func TestNoWeekdayForAnother(t *testing.T) {
	each(t, func(t *testing.T, p project) {
		for _, s := range p.slots {
			to := p.slot[s.RecallsKey]
			for _, id := range p.states(to) {
				if f := p.fact[id]; s.Act != corpus.ActReturn && f.Predicate != corpus.PredFinished &&
					f.Predicate != corpus.PredStarted && f.Value.Kind == corpus.KindDate &&
					f.Value.Date.Weekday() == to.At.Date().Weekday() {
					t.Errorf("%s (%s) refers to %s of %s, which names %s", s.Key, s.Act, to.Key, to.At, f.Value.Date)
				}
			}
		}
	})
}

// TestRecalls: whatever is owed and refers back refers to an earlier day of its group. A
// recall states nothing and comes two days after a decision or later, while
// what was decided still holds; every other act refers to what it is about.
func TestRecalls(t *testing.T) {
	recalls := 0
	each(t, func(t *testing.T, p project) {
		replaced := map[string]corpus.Fact{}
		for _, f := range p.Facts {
			replaced[f.Supersedes] = f
		}
		for _, s := range p.slots {
			if s.Obligation == "" || s.Obligation == "dependency" {
				continue
			}
			to, refers := p.slot[s.RecallsKey]
			if refers != (s.RecallsKey != "") || refers && (to.At.Date() >= s.At.Date() || to.GroupID != s.GroupID) {
				t.Errorf("%s of %s refers to %q of %s", s.Key, s.GroupID, s.RecallsKey, to.GroupID)
			}
			var ok bool
			switch s.Act {
			case corpus.ActRecall:
				recalls++
				now, over := replaced[to.FactIDs[0]]
				ok = to.Act == corpus.ActDecision && len(p.states(s)) == 0 && s.At.Date()-to.At.Date() >= 2 && s.ParentKey != "" &&
					(!over || now.From > s.At.Date()) && p.task[to.TaskID].Component == p.task[s.TaskID].Component
			case corpus.ActDelivery, corpus.ActReminder:
				ok = to.Act == corpus.ActCommitment
			case corpus.ActReturn:
				ok = to.Act == corpus.ActAbsence && to.AuthorID == s.AuthorID
			case corpus.ActRecap:
				ok = len(p.states(s)) == 0 && to.TaskID == s.TaskID
			case corpus.ActRequest:
				f := p.fact[s.AsksFactID]
				ok = (!refers || f.Supersedes != "") && (!refers || to.FactIDs[0] == f.Supersedes || len(to.FactIDs) > 1)
			default:
				ok = !refers
			}
			if !ok {
				t.Errorf("%s, a %s of %s, refers to %s, a %s of %s", s.Key, s.Act, s.TaskID, to.Key, to.Act, to.TaskID)
			}
		}
	})
	if recalls == 0 {
		t.Error("nobody recalls anything")
	}
}

// TestRecallsHaveAPoint: a person comes back to what was said in their own group
// before they ask, decide or report on that task on the same day, or in answer to
// a person who asks for the same attribute or one of its class, or who decides
// against it.
func TestRecallsHaveAPoint(t *testing.T) {
	leads := []corpus.Act{corpus.ActQuestion, corpus.ActRequest, corpus.ActDecision, corpus.ActProgress}
	leadsTo := func(x dialogue.Slot) bool { // a report may turn out to answer a person who pushed back
		return slices.Contains(leads, x.Act) || x.Act == corpus.ActClosure && len(x.FactIDs) > 0
	}
	before, answering, against := 0, 0, 0
	test := func(t *testing.T, p project) {
		for i, s := range p.slots {
			to := p.slot[s.RecallsKey]
			if s.Act != corpus.ActRecall || to.GroupID != s.GroupID {
				continue
			}
			parent, said := p.slot[s.ParentKey], p.fact[to.FactIDs[0]]
			switch {
			case s.ParentKey == "":
				before++
				if to.TaskID != s.TaskID || !slices.ContainsFunc(p.slots[i+1:], func(x dialogue.Slot) bool {
					return x.AuthorID == s.AuthorID && x.TaskID == s.TaskID && x.At.Date() == s.At.Date() && leadsTo(x)
				}) {
					t.Errorf("%s of %s comes back to %s for no reason", s.Key, s.TaskID, to.Key)
				}
			case parent.AsksFactID != "":
				answering++
				a, _ := p.attribute(p.fact[parent.AsksFactID].Predicate)
				if b, ok := p.attribute(said.Predicate); !ok || a.Class != b.Class {
					t.Errorf("%s, asked for %s, comes back to %s", s.Key, a.Key, said.ID)
				}
			default:
				against++
				if old := p.fact[parent.FactIDs[0]].Supersedes; parent.Act != corpus.ActDecision || !slices.Contains(to.FactIDs,
					old) {
					t.Errorf("%s, in answer to %s (%s), comes back to %s", s.Key, parent.Key, parent.Act, to.Key)
				}
			}
		}
	}
	each(t, test)
	year(t, test)
	roomy(t, test)
	t.Logf("%d before something, %d asked, %d decided against", before, answering, against)
	if before == 0 || answering == 0 { // few have a decision to go against
		t.Errorf("%d recalls stand before something, %d in answer to a question", before, answering)
	}
}

// TestBroughtFromElsewhere: what a person brings to another group's task was said
// in the last 15 workdays, mostly about an attribute or a class that the task has
// too, never more than twice the same, and never twice by one person (G7). A task has
// one such visit a day, and one more for every 20 messages.
func TestBroughtFromElsewhere(t *testing.T) {
	test := func(t *testing.T, p project) {
		fits := map[string]bool{} // task and class
		for _, f := range p.blueprint.Facts {
			if a, ok := p.attribute(f.Predicate); ok {
				fits[f.TaskID+string(a.Class)] = true
			}
		}
		var ages []int
		related, times := 0, map[string]int{}
		visits := map[string]int{} // task and day
		for _, s := range p.slots {
			if s.Act != corpus.ActRecall || s.Path != corpus.PathCross {
				continue
			}
			on := s.TaskID + s.At.Date().String()
			if visits[on]++; visits[on] > 1+int(p.options.MessagesPerDay/20) && s.Obligation == "" {
				t.Errorf("%s: visit %d to %s on %s", s.Key, visits[on], s.TaskID, s.At.Date())
			}
			to := p.slot[s.RecallsKey]
			age := p.blueprint.Calendar.WorkdaysBetween(to.At.Date(), s.At.Date())
			ages = append(ages, age)
			if times[to.Key+s.AuthorID]++; times[to.Key+s.AuthorID] > 1 {
				t.Errorf("%s: %s brings %s again", s.Key, s.AuthorID, to.Key)
			}
			if times[to.Key]++; age > 15 || to.GroupID == s.GroupID || times[to.Key] > 2 {
				t.Errorf("%s brings %s, said %d workdays ago, for the %dth time", s.Key, to.Key, age, times[to.Key])
			}
			if a, ok := p.attribute(p.fact[to.FactIDs[0]].Predicate); ok && fits[s.TaskID+string(a.Class)] {
				related++
			}
		}
		age := statistics.Median(ages)
		t.Logf("%d are brought, %d related, of %d workdays at the median", len(ages), related, age)
		if 4*related < 3*len(ages) || age > 8 {
			t.Errorf("of %d that are brought %d are related, %d workdays old at the median", len(ages), related, age)
		}
	}
	year(t, test)
	roomy(t, test)
}

// TestRecalls_ClausesHoldNoValue: what a message that refers to another says besides holds no value stated there, even
// where one of the pack's clauses holds all its values.
func TestRecalls_ClausesHoldNoValue(t *testing.T) {
	pk := *packs(t)[0]
	var values []string
	for _, a := range pk.Attributes {
		values = append(values, slices.DeleteFunc(slices.Clone(a.Value.Of), func(v string) bool {
			return strings.Contains(v,
				"{")
		})...)
	}
	pk.Deliverables = slices.Clone(pk.Deliverables)
	for i := range pk.Deliverables {
		pk.Deliverables[i].Work = pack.Clauses{Of: []string{"I looked at " + strings.Join(values, ", "), "nobody was bored"}}
	}
	sizes, options := quickstart()
	options.Details, options.Further = 1, 2
	for seed := range uint64(3) {
		p := planned(t, &pk, seed, 15, sizes, options)
		clauses := 0
		for _, s := range p.slots {
			to, refers := p.slot[s.RecallsKey]
			if !refers {
				continue
			}
			said := strings.Join(append(slices.Clone(s.Further), s.Detail), "; ")
			clauses += len(s.Further)
			for _, id := range to.FactIDs {
				if v := p.fact[id].Value.Text; slices.Contains(values, v) && strings.Contains(said, v) {
					t.Errorf("%s refers to %s, which states %q, and says %q besides", s.Key, to.Key, v, said)
				}
			}
		}
		if clauses == 0 {
			t.Errorf("seed %d: no message that refers to another says anything besides", seed)
		}
	}
}
