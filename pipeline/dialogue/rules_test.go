package dialogue_test

import (
	"slices"
	"testing"

	"memloom/internal/corpus"
)

// TestRules: a base rule comes first; at least a week of work later two
// overrides, each with its own condition, a value of its own and a reason; the term of a
// condition is defined once in a project, by another person, on another day.
// Who states rule and override has authority where a person with it is there; what rules require in general tells them
// apart but for one in ten (E19).
func TestRules(t *testing.T) {
	seen := 0
	each(t, func(t *testing.T, p project) {
		titles, theme := map[string]bool{}, map[string]corpus.Theme{}
		for _, x := range p.Themes {
			if titles[x.Title] || x.Kind != "rule" && x.Kind != "term" && x.Kind != "word" {
				t.Errorf("%s, a %s, is called %q, as another is", x.ID, x.Kind, x.Title)
			}
			titles[x.Title], theme[x.ID] = true, x
		}
		general, again, all := map[string]bool{}, 0, 0
		for _, f := range p.Facts {
			if f.Predicate == corpus.PredRequires && f.Condition == "" {
				if all++; general[f.Value.Key()] {
					again++
				}
				general[f.Value.Key()] = true
			}
		}
		if again*10 > all {
			t.Errorf("%d of %d rules require what another does", again, all)
		}
		defined := map[string]int{}
		for _, f := range p.Facts {
			if f.Predicate == corpus.PredMeans {
				defined[theme[f.SubjectID].Title]++
			}
		}
		cases := map[string][]corpus.Fact{} // rule → its exceptions
		for _, f := range p.Facts {
			if f.Predicate != corpus.PredRequires || f.Condition == "" {
				continue
			}
			seen++
			for _, other := range cases[f.About] {
				if other.Value.Equal(f.Value) || other.Condition == f.Condition {
					t.Errorf("%+v and %+v are exceptions of one rule", f, other)
				}
			}
			cases[f.About] = append(cases[f.About], f)
			base := p.fact[f.About]
			over, before := p.said[f.ID][0], p.said[base.ID][0]
			if base.SubjectID != f.SubjectID || base.Condition != "" || base.Value.Equal(f.Value) ||
				theme[f.SubjectID].Kind != "rule" || over.Because == "" {
				t.Errorf("%+v overrides %+v", f, base)
			}
			if n := p.blueprint.Calendar.WorkdaysBetween(before.At.Date(), over.At.Date()); n < 5 || n > 15 ||
				before.GroupID != over.GroupID {
				t.Errorf("%s overrides %s after %d workdays", over.Key, before.Key, n)
			}
			term := termOf(p, f.Condition)
			if defined[term] != 1 {
				t.Errorf("the term %q of %s is defined %d times", term, f.ID, defined[term])
			}
		}
		for rule, list := range cases {
			if len(list) < 2 {
				t.Errorf("%s has the exceptions %+v", rule, list)
			}
		}
		for _, s := range p.slots {
			if s.Act == corpus.ActRule && (!slices.Contains(s.Marks, corpus.MarkOverride) || len(p.states(s)) != 1) {
				t.Errorf("%s states %v and is marked %v", s.Key, s.FactIDs, s.Marks)
			}
			if s.Act == corpus.ActRule && p.fact[s.FactIDs[0]].Predicate == corpus.PredMeans {
				override := p.fact[p.fact[s.FactIDs[0]].About]
				over := p.said[override.ID][0]
				if termOf(p, override.Condition) != theme[p.fact[s.FactIDs[0]].SubjectID].Title || over.AuthorID == s.AuthorID ||
					over.At.Date() == s.At.Date() {
					t.Errorf("%s by %s defines the term of %s by %s", s.Key, s.AuthorID, over.Key, over.AuthorID)
				}
			} else if s.Act == corpus.ActRule {
				checkAuthority(t, p, s.Key)
			}
		}
	})
	if seen == 0 {
		t.Error("no plan has a rule")
	}
}

// termOf returns the term of a condition.
func termOf(p project, condition string) string {
	cases := slices.Clone(p.pack.Exceptions)
	for _, r := range p.pack.Rules {
		cases = append(cases, r.Override)
	}
	for _, o := range cases {
		if o.When == condition {
			return o.Term
		}
	}
	return ""
}

func checkAuthority(t *testing.T, p project, key string) {
	t.Helper()
	s := p.slot[key]
	for _, x := range p.people {
		if x.ID == s.AuthorID && x.Rank <= 2 {
			return
		}
	}
	others := 0
	for _, x := range p.people {
		if x.Rank <= 2 && slices.Contains(p.members[s.GroupID], x.ID) && !p.away(x.ID, s.At.Date()) {
			others++
		}
	}
	if others > 1 { // one may have defined the term
		t.Errorf("%s is by %s, who has no authority; %d others have", key, s.AuthorID, others)
	}
}
