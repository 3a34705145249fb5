package seeds

import (
	"fmt"
	"strings"
	"testing"
)

// wanted are the sets of the world half by domain: half of table 8.
func wanted() map[string]int {
	return map[string]int{"culture": 96, "media": 94, "competition": 74, "world": 72, "society": 61, "cuisine": 33,
		"lifestyle": 33, "development": 29, "stem": 27, "nature": 26}
}

// wantedOf are the sets of the world half by subtype. The paper gives temporal and contextual; of the 355 others,
// complementary and contradictory ones are taken as nearly even, and the two complementary subtypes as in its items.
func wantedOf() map[Subtype]int {
	return map[Subtype]int{Temporal: 80, Contextual: 110, MultiEvidence: 100, AnyOne: 71, Conflict: 184}
}

func builtin(t *testing.T) Tables {
	t.Helper()
	tables, err := Builtin()
	if err != nil {
		t.Fatal(err)
	}
	return tables
}

// The tables carry the 545 sets of the world half: by domain, by subtype, and both at once.
func TestBuiltin_CountsBySubtypeAndDomain(t *testing.T) {
	tables := builtin(t)
	count, rows := map[string]map[Subtype]int{}, 0
	of := map[Subtype]int{}
	for _, tab := range tables {
		rows += len(tab.Rows)
	}
	for _, c := range Sets(tables) {
		if count[c.Domain] == nil {
			count[c.Domain] = map[Subtype]int{}
		}
		count[c.Domain][c.Subtype]++
		of[c.Subtype]++
	}
	var b strings.Builder
	fmt.Fprintf(&b, "%d tables, %d rows\n", len(tables), rows)
	for _, d := range Domains() {
		sum := 0
		fmt.Fprintf(&b, "%-12s", d)
		for _, s := range Subtypes() {
			fmt.Fprintf(&b, " %s %3d", s, count[d][s])
			sum += count[d][s]
		}
		fmt.Fprintf(&b, "  all %3d of %d\n", sum, wanted()[d])
		if sum < wanted()[d] {
			t.Errorf("%s is short of %d sets", d, wanted()[d]-sum)
		}
	}
	for _, s := range Subtypes() {
		fmt.Fprintf(&b, "%-14s %d of %d\n", s, of[s], wantedOf()[s])
		if of[s] < wantedOf()[s] {
			t.Errorf("%s is short of %d sets", s, wantedOf()[s]-of[s])
		}
	}
	chosen := assigned(count)
	fmt.Fprintf(&b, "%d sets fit both margins\n", chosen)
	if chosen != 545 {
		t.Errorf("%d sets fit the margins by domain and by subtype, want 545", chosen)
	}
	t.Log(b.String())
}

// assigned is the most sets that keep both margins: sets go where there is room, and make way where another subtype of
// their domain is left.
func assigned(count map[string]map[Subtype]int) int {
	used := map[string]map[Subtype]int{}
	domain, subtype := wanted(), wantedOf()
	for d := range domain {
		used[d] = map[Subtype]int{}
	}
	var place func(s Subtype, seen map[string]bool) bool
	place = func(s Subtype, seen map[string]bool) bool {
		for _, d := range Domains() {
			if seen[d] || used[d][s] >= count[d][s] {
				continue
			}
			seen[d] = true
			if domain[d] > 0 {
				domain[d]--
				used[d][s]++
				return true
			}
			for _, other := range Subtypes() {
				if other != s && used[d][other] > 0 && place(other, seen) {
					used[d][other]--
					used[d][s]++
					return true
				}
			}
		}
		return false
	}
	n := 0
	for _, s := range Subtypes() {
		for range subtype[s] {
			if place(s, map[string]bool{}) {
				n++
			}
		}
	}
	return n
}

// No fact serves two sets, no topic has more sets than there are users, and every set keeps the rule of its subtype.
func TestBuiltin_SetsKeepTheirRules(t *testing.T) {
	tables := builtin(t)
	owner, topics, ids := map[string]string{}, map[string]int{}, map[string]bool{}
	for _, c := range Sets(tables) {
		if ids[c.ID] {
			t.Errorf("%s stands twice", c.ID)
		}
		ids[c.ID] = true
		topics[c.Topic]++
		for _, f := range c.Facts {
			if o, taken := owner[f.Row]; taken && o != c.ID {
				t.Errorf("%s serves %s and %s", f.Row, o, c.ID)
			}
			owner[f.Row] = c.ID
			if strings.ContainsAny(f.Text, "{}") || !strings.Contains(f.Text, Shown(f.Value)) &&
				!strings.Contains(f.Text, capital(Shown(f.Value))) && !strings.HasSuffix(f.Text, Shown(f.Value)) {
				t.Errorf("%s: the statement %q does not say %q", c.ID, f.Text, Shown(f.Value))
			}
		}
		if problem := broken(c); problem != "" {
			t.Errorf("%s: %s", c.ID, problem)
		}
		s := Seed{Question: c.Target, Answer: Shown(c.Gold)}
		for _, f := range c.Facts {
			s.Entries = append(s.Entries, Entry{Text: f.Text, Value: Shown(f.Value), Qualifier: f.Qualifier})
		}
		if why := unfit(&s); why != "" {
			t.Errorf("%s %s", c.ID, why)
		}
	}
	for topic, n := range topics {
		if n > mostOfTopic {
			t.Errorf("%s has %d sets", topic, n)
		}
	}
}

// broken says which rule of its subtype a candidate breaks.
func broken(c Candidate) string {
	values, texts := map[string]bool{}, map[string]bool{}
	for _, f := range c.Facts {
		values[f.Value.Key()], texts[f.Text] = true, true
		if strings.Contains(c.Target, "{") || c.Relation != c.Subtype.Relation() || c.KnownFrom == "" {
			return "the frame is not filled"
		}
		if c.Subtype != AnyOne && c.Subtype != MultiEvidence && f.Qualifier == "" && f.From.Kind == "" {
			return "a fact has neither date nor qualifier"
		}
	}
	n := len(c.Facts)
	switch {
	case len(texts) != n:
		return "two facts say the same"
	case c.Subtype == Temporal && (n < 3 || len(values) != n):
		return "three dates with values of their own are needed"
	case c.Subtype == Contextual && (n < 4 || len(values) != n):
		return "four contexts with values of their own are needed"
	case c.Subtype == Conflict && (n != 2 || len(values) != 2):
		return "two values are needed"
	case c.Subtype == AnyOne && (n < 2 || len(values) != 1):
		return "two statements of one value are needed"
	case c.Subtype == MultiEvidence && (n < 2 || n > 6):
		return "two to six facts are needed"
	case c.Relation == Complementary && c.Gold.Valid() != nil:
		return "there is no answer"
	}
	return ""
}

func TestSets_SameTablesSameSets(t *testing.T) {
	a, b := fmt.Sprint(Sets(builtin(t))), fmt.Sprint(Sets(builtin(t)))
	if a != b {
		t.Error("two readings give different sets")
	}
}
