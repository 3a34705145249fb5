package dialogue_test

import (
	"slices"
	"strings"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/pipeline/dialogue"
)

// TestDecisionThreads: a decision is asked for once, by a person who does not
// take it, of who does, on its day or the workday before; it is weighed by
// others, in answer to the request, and taken in answer to who weighed last.
func TestDecisionThreads(t *testing.T) {
	overnight, together := 0, 0
	each(t, func(t *testing.T, p project) {
		seen := map[string]string{}
		for _, s := range p.slots {
			if s.Act != corpus.ActRequest {
				continue
			}
			f := p.fact[s.AsksFactID]
			taken := p.said[f.ID]
			if len(taken) == 0 || taken[0].Act != corpus.ActDecision || seen[f.ID] != "" {
				t.Errorf("%s asks for %s, stated by %+v; asked before by %q", s.Key, f.ID, taken, seen[f.ID])
				continue
			}
			seen[f.ID] = s.Key
			d := taken[0]
			if s.At >= d.At || s.GroupID != d.GroupID || s.AuthorID == d.AuthorID || s.ToID != d.AuthorID ||
				len(p.states(s)) > 0 {
				t.Errorf("%s by %s asks %s; %s decides at %s", s.Key, s.AuthorID, s.ToID, d.Key, d.At)
			}
			switch n := p.blueprint.Calendar.WorkdaysBetween(s.At.Date(), d.At.Date()); n {
			case 0:
				together++
			case 1:
				overnight++
			default:
				t.Errorf("%s is decided %d workdays later", s.Key, n)
			}
			if n := checkWeighed(t, p, s, d); n < 1 || n > 3 {
				t.Errorf("%s is weighed by %d replies", s.Key, n)
			}
		}
	})
	t.Logf("%d decisions are taken on the day of the request, %d on the next", together, overnight)
	if overnight == 0 || together == 0 {
		t.Error("not every kind of thread comes about")
	}
}

// checkWeighed counts the replies that weigh a request, which its decision answers.
func checkWeighed(t *testing.T, p project, request, decision dialogue.Slot) int {
	t.Helper()
	if decision.ParentKey != request.Key {
		t.Errorf("%s answers %s, not its request", decision.Key, decision.ParentKey)
	}
	n := 0
	for _, s := range p.slots {
		if s.Obligation != "decision" {
			continue
		}
		root := s
		for root.Act == corpus.ActOption || root.Act == corpus.ActDisagreement {
			root = p.slot[root.ParentKey]
		}
		if root.Key != request.Key || s.Key == request.Key {
			continue
		}
		n++
		if s.At >= decision.At || s.AuthorID == request.AuthorID || s.AuthorID == decision.AuthorID ||
			s.TaskID != request.TaskID {
			t.Errorf("%s (%s by %s) weighs %s, decided by %s at %s", s.Key, s.Act, s.AuthorID, request.Key, decision.AuthorID,
				decision.At)
		}
		if s.Act == corpus.ActOption && s.Because == "" && len(p.states(s)) == 0 || s.Act == corpus.ActDisagreement &&
			len(p.states(s)) > 0 {
			t.Errorf("%s weighs with %v because %q", s.Key, s.FactIDs, s.Because)
		}
		if (s.Act == corpus.ActDisagreement) != slices.Contains(corpus.Disagreements, s.Perturbation) {
			t.Errorf("%s, a %s, is a %q", s.Key, s.Act, s.Perturbation)
		}
	}
	return n
}

// TestOptions: an alternative is one for a decision that comes, of its kind, and no two of a decision are equal. At
// least half of the decisions with any take the first, which another person proposed; the others are values that the
// attribute never takes.
func TestOptions(t *testing.T) {
	seen, weighed, adopted := 0, 0, 0
	each(t, func(t *testing.T, p project) {
		chain := map[string][]corpus.Value{} // task and attribute → every value it takes
		for _, f := range p.blueprint.Facts {
			chain[f.TaskID+"/"+f.Predicate] = append(chain[f.TaskID+"/"+f.Predicate], f.Value)
		}
		named := map[string][]corpus.Value{}
		for _, f := range p.Facts {
			if f.Predicate != corpus.PredOption {
				continue
			}
			seen++
			about := p.fact[f.About]
			if len(named[f.About]) == 0 {
				weighed++
			}
			decision := p.said[f.About][0]
			if f.Value.Equal(about.Value) {
				if f.Knowers[0] == decision.AuthorID || len(named[f.About]) > 0 {
					t.Errorf("%s decides %s, proposed by %v", decision.Key, about.Value.Canonical(), f.Knowers)
				}
				adopted++
				named[f.About] = append(named[f.About], f.Value)
				continue
			}
			for _, v := range append(chain[about.TaskID+"/"+about.Predicate], named[f.About]...) {
				if v.Equal(f.Value) {
					t.Errorf("%s is %s, which is taken or named too", f.ID, v.Canonical())
				}
			}
			named[f.About] = append(named[f.About], f.Value)
			if f.Value.Kind != about.Value.Kind || f.SubjectID != about.SubjectID || f.Value.Valid() != nil {
				t.Errorf("%s (%s) is an option for %s (%s)", f.ID, f.Value.Canonical(), about.ID, about.Value.Canonical())
			}
			if len(p.said[f.ID]) != 1 || p.said[f.ID][0].Act != corpus.ActOption ||
				p.said[f.ID][0].At >= p.said[about.ID][0].At {
				t.Errorf("%s is stated by %+v", f.ID, p.said[f.ID])
			}
		}
	})
	if seen == 0 || 2*adopted < weighed {
		t.Errorf("%d alternatives for %d decisions, of which %d are taken", seen, weighed, adopted)
	}
}

// TestReasonsOfOneThread: no one in a thread argues with what another one said,
// nor with the same words about another person.
func TestReasonsOfOneThread(t *testing.T) {
	seen := 0
	each(t, func(t *testing.T, p project) {
		said := map[string][]string{}
		for _, s := range p.slots {
			if s.Because == "" || s.Obligation != "decision" {
				continue
			}
			root := s
			for root.ParentKey != "" && root.Act != corpus.ActRequest {
				root = p.slot[root.ParentKey]
			}
			for _, other := range said[root.Key] {
				seen++
				if a, b := strings.Fields(s.Because), strings.Fields(other); len(a) == len(b) && differing(a, b) <= 1 {
					t.Errorf("in the thread of %s, %q comes after %q", root.Key, s.Because, other)
				}
			}
			said[root.Key] = append(said[root.Key], s.Because)
		}
	})
	if seen == 0 {
		t.Error("no thread argues twice")
	}
}

// differing counts the places at which two lists of words differ.
func differing(a, b []string) int {
	n := 0
	for i := range a {
		if a[i] != b[i] {
			n++
		}
	}
	return n
}

// TestReversals: what made a decision change was stated on an earlier day, not
// long before, about the same task or component, in the same group, and is
// something that can: a count or a date of another task is none; only such decisions are recorded as changes (G11).
func TestReversals(t *testing.T) {
	seen := 0
	each(t, func(t *testing.T, p project) {
		used := map[string]int{}
		for _, f := range p.Facts {
			if f.Because == "" || f.Predicate == corpus.PredNeeds {
				continue
			}
			seen++
			if used[f.Because]++; used[f.Because] > 2 {
				t.Errorf("%s made %d decisions change, the last is %s", f.Because, used[f.Because], f.ID)
			}
			now, trigger := p.said[f.ID], p.fact[f.Because]
			if f.Supersedes == "" || len(now) == 0 || now[0].Perturbation != corpus.DecisionChange {
				t.Errorf("%s, because of %s, is stated by %+v", f.ID, f.Because, now)
				continue
			}
			before := p.said[f.Because]
			if len(before) == 0 || before[0].At.Date() >= now[0].At.Date() || before[0].GroupID != now[0].GroupID ||
				trigger.Noise ||
				p.blueprint.Calendar.WorkdaysBetween(before[0].At.Date(), now[0].At.Date()) > 60 {
				t.Errorf("%s is because of %s, stated by %+v", now[0].Key, f.Because, before)
			}
			if p.task[trigger.TaskID].Component != p.task[f.TaskID].Component || trigger.Predicate == f.Predicate {
				t.Errorf("%s is because of %s", f.ID, trigger.ID)
			}
			can := []pack.Class{pack.Measure, pack.Tally, pack.Blocker, pack.Risk, pack.Deadline}
			a, _ := p.attribute(trigger.Predicate)
			if decided, _ := p.attribute(f.Predicate); len(decided.Bears) > 0 {
				if !slices.Contains(decided.Bears, a.Key) {
					t.Errorf("%s is because of the %s", f.ID, a.Noun)
				}
			} else if !slices.Contains(can, a.Class) {
				t.Errorf("%s is because of a %s", f.ID, a.Class)
			}
			if trigger.TaskID != f.TaskID && (a.Class == pack.Tally || a.Class == pack.Deadline) {
				t.Errorf("%s is because of a %s of another task", f.ID, a.Class)
			}
		}
		for _, s := range p.slots {
			if s.Perturbation == corpus.DecisionChange && (s.Act != corpus.ActDecision || p.fact[s.FactIDs[0]].Because == "") {
				t.Errorf("%s is a change without a trigger", s.Key)
			}
		}
	})
	if seen == 0 {
		t.Error("no plan takes a decision back")
	}
}

// TestDoubtsAreSettled: a doubt is answered on its day or the next workday, by
// the task's owner or a person who ranks high, unless the corpus ends before.
func TestDoubtsAreSettled(t *testing.T) {
	seen := 0
	each(t, func(t *testing.T, p project) {
		settled := map[string]dialogue.Slot{}
		rank := map[string]int{}
		for _, x := range p.people {
			rank[x.ID] = x.Rank
		}
		for _, s := range p.slots {
			if s.Act == corpus.ActClosure {
				settled[s.ParentKey] = s
			}
		}
		for _, s := range p.slots {
			if s.Act != corpus.ActDoubt {
				continue
			}
			seen++
			c, ok := settled[s.Key]
			if !ok {
				if s.At.Date() != p.blueprint.Calendar.Last {
					t.Errorf("%s of %s is never settled", s.Key, s.TaskID)
				}
				continue
			}
			if c.TaskID != s.TaskID || p.blueprint.Calendar.WorkdaysBetween(s.At.Date(), c.At.Date()) > 1 {
				t.Errorf("%s is settled by %+v", s.Key, c)
			}
			if owner := p.task[s.TaskID].OwnerID; c.AuthorID != owner && rank[c.AuthorID] > 2 && s.AuthorID != owner &&
				!p.away(owner, c.At.Date()) {
				t.Errorf("%s is settled by %s, of rank %d", s.Key, c.AuthorID, rank[c.AuthorID])
			}
		}
	})
	if seen == 0 {
		t.Error("no plan has a doubt")
	}
}
