package streammembench_test

import (
	"slices"
	"strings"
	"testing"

	"memloom/internal/corpus"
	"memloom/pipeline/questions/pooled"
	"memloom/pipeline/sessions"
)

// answers computes the gold of questions anew, from the tables of the pool alone.
type answers struct {
	facts  []corpus.Fact
	pool   []sessions.Preference
	states map[string][]sessions.PreferenceState
}

// piece is the item of the pool whose value, or whose flip, a fact states.
func (a answers) piece(fact string) (sessions.Preference, *sessions.PreferenceState) {
	for _, p := range a.pool {
		if p.FactID == fact {
			return p, nil
		}
		for _, s := range a.states[p.PreferenceID] {
			if s.State == sessions.Flipped && (s.FactID == fact || *s.ReasonID == fact) {
				return p, &s
			}
		}
	}
	return sessions.Preference{}, nil
}

// names says whether a question names the things of an item, or, in their place, a person who wants nothing else.
func (a answers) names(question string, p sessions.Preference) bool {
	if strings.Contains(question, p.Type) {
		return true
	}
	_, rest, _ := strings.Cut(question, "the things that ")
	who, _, _ := strings.Cut(rest, " wants")
	subjects := map[string]bool{}
	own := ""
	for _, f := range a.facts {
		if _, x, _, _ := sessions.Role(f.Predicate); x != "" && x == who {
			subjects[f.SubjectID] = true
		}
		if f.ID == p.FactID {
			own = f.SubjectID
		}
	}
	return len(subjects) == 1 && subjects[own]
}

// named finds the one item of the pool that fits.
func (a answers) named(fits func(sessions.Preference) bool) sessions.Preference {
	for _, p := range a.pool {
		if len(a.states[p.PreferenceID]) > 0 && fits(p) {
			return p
		}
	}
	return sessions.Preference{}
}

// of is the answer that a question must have; empty where its question or evidence does not fit it.
func (a answers) of(it corpus.Item) string {
	var operands []corpus.GoldAtom
	for _, g := range it.Gold {
		if g.Part == corpus.PartOperand {
			operands = append(operands, g)
		}
	}
	p, flip := a.piece(operands[0].FactIDs[0])
	asks := func(parts ...string) bool {
		return !slices.ContainsFunc(parts, func(x string) bool { return !strings.Contains(it.Question, x) })
	}
	switch it.Family {
	case "fact_recall", "detail_precision", "negation", "implicit_info":
		if a.names(it.Question, p) && asks(*p.Aspect) && flip == nil &&
			(p.Polarity == sessions.Dislike) == (it.Family == "negation" || strings.Contains(it.Question, "not want")) {
			return p.Value
		}
	case "preference":
		p = a.named(func(p sessions.Preference) bool { return asks(p.Type, p.Value) })
		return "You " + map[string]string{"like normal": "like", "like strong": "love", "dislike normal": "avoid",
			"dislike strong": "can't stand"}[p.Polarity+" "+p.Strength] + " them"
	case "plan":
		if asks(*p.Thing) && *p.Told == sessions.AsPlan {
			return p.Value
		}
	case "reasoning":
		if flip != nil && asks(p.Type) && !asks(flip.To) {
			return *flip.Reason
		}
	case "entity_binding":
		if a.names(it.Question, p) && asks(*p.Aspect) && !asks(p.Type) {
			return p.Value
		}
	case "slot_completeness":
		q, _ := a.piece(operands[1].FactIDs[0])
		if a.names(it.Question, p) && q.Type == p.Type {
			return "Those with " + p.Value + " and " + q.Value
		}
	case "evolution_timing":
		if _, to := a.piece(operands[1].FactIDs[0]); to != nil && a.names(it.Question, p) && asks(*p.Aspect) {
			return "First " + *to.From + ", then " + to.To
		}
	case "conflict_resolution":
		if flip != nil && a.names(it.Question, p) && asks(*p.Aspect) {
			return flip.To
		}
	case "slot_mapping":
		like := a.named(func(q sessions.Preference) bool {
			return *q.Told == sessions.ByLikeness && a.names(it.Question, q) && asks(*q.Aspect)
		})
		model := a.named(func(q sessions.Preference) bool { return q.Type == like.Value && *q.Aspect == *like.Aspect })
		return model.Value
	case "scenario_change":
		plan := a.named(func(q sessions.Preference) bool { return *q.Told == sessions.AsPlan && asks(*q.Thing) })
		return a.named(func(q sessions.Preference) bool {
			return q.Type == plan.Type && q.Context != nil && *q.Context == plan.Value && asks(*q.Aspect)
		}).Value
	}
	return ""
}

// The gold of every type follows from the pool, and no wrong option does.
func TestFamilies_GoldFollowsFromPool(t *testing.T) {
	c, _ := copied(t)
	list, states, err := sessions.PoolOf(c)
	if err != nil {
		t.Fatal(err)
	}
	a := answers{c.Facts, list, states}
	seen := map[string]int{}
	for _, it := range c.Items {
		if it.Status != corpus.Accepted {
			continue
		}
		seen[it.Family]++
		want := a.of(it)
		if !strings.EqualFold(it.Answer, want) || want == "" {
			t.Errorf("%s %s: %q, want %q", it.ID, it.Question, it.Answer, want)
		}
		for _, o := range it.Options {
			if (o.Letter == it.AnswerLetter) != strings.EqualFold(o.Text, want) {
				t.Errorf("%s %s: option %s is %q", it.ID, it.Question, o.Letter, o.Text)
			}
		}
	}
	if len(seen) != 13 {
		t.Errorf("%v", seen)
	}
}

// Wrong options are made in every way that there is.
func TestFamilies_EveryStrategy(t *testing.T) {
	c, _ := copied(t)
	n := map[string]int{}
	for _, it := range c.Items {
		if it.Status == corpus.Accepted {
			for _, k := range it.OptionKeys {
				n[k.Strategy]++
			}
		}
	}
	for _, s := range pooled.Strategies() {
		if n[s] < 2 {
			t.Errorf("%d options by %s", n[s], s)
		}
	}
}
