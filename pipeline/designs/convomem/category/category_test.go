package category

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/life"
	"memloom/internal/pack"
	"memloom/internal/pack/packtest"
	"memloom/internal/work"
	"memloom/prompts"
)

// most is how many cores of a category and a number of pieces are looked at, of each profession.
const most = 2

// eachCore hands cores of a category to a test, of every profession and number of pieces; all of one profession come
// from one maker.
func eachCore(t *testing.T, name string, look func(*testing.T, *Maker, Planned, int)) {
	t.Helper()
	w, err := work.Builtin()
	if err != nil {
		t.Fatal(err)
	}
	l, err := life.Builtin()
	if err != nil {
		t.Fatal(err)
	}
	list := All()
	c := list[slices.IndexFunc(list, func(c Category) bool { return c.Name() == name })]
	for i, profession := range w.Professions {
		if i%2 == 1 {
			continue // three of five: each takes its time to read
		}
		p := packtest.Builtin(t, profession.Pack)
		m := NewMaker(corpus.Rand(1, profession.Key, "test"), p, l, w)
		for pieces := c.Most; pieces >= c.Least; pieces-- {
			made := 0
			for try := 0; try < 3*most && made < most; try++ {
				x, ok := c.Make(m, pieces)
				if !ok {
					continue
				}
				made++
				look(t, m, x, pieces)
			}
			if made < most {
				t.Errorf("%s: %d cores of %s/%d", profession.Key, made, name, pieces)
			}
		}
	}
}

// TestCore_Pieces: a core has as many facts, messages and surfaces as pieces; a message holds its value, a lead before
// it and no slot; no two of a maker are the same.
func TestCore_Pieces(t *testing.T) {
	t.Parallel()
	for _, c := range All() {
		t.Run(c.Name(), func(t *testing.T) {
			seen := map[string]bool{}
			eachCore(t, c.Name(), func(t *testing.T, _ *Maker, x Planned, pieces int) {
				if len(x.Messages) != pieces || len(x.Facts) != pieces || len(x.Surfaces) != pieces || x.Category != c.Name() {
					t.Fatalf("%d messages, %d facts and %d surfaces of %s/%d", len(x.Messages), len(x.Facts), len(x.Surfaces),
						c.Name(), pieces)
				}
				if want := map[bool]string{true: prompts.SideAssistant, false: prompts.SideUser}[c.Name() == "assistant_facts"]; x.
					Side != want {
					t.Errorf("%s is said by the %s", c.Name(), x.Side)
				}
				for i, text := range x.Messages {
					if !strings.Contains(strings.ToLower(text), strings.ToLower(x.Surfaces[i])) || strings.ContainsAny(text, "{}\n") ||
						!strings.HasSuffix(strings.ReplaceAll(text, "?", "."), ".") {
						t.Errorf("%q states %q", text, x.Surfaces[i])
					}
					if x.Facts[i].ID != FactID(i+1) || x.Facts[i].SubjectID == "" || x.Facts[i].Predicate == "" {
						t.Errorf("fact %d is %+v", i+1, x.Facts[i])
					}
					fact := fmt.Sprintf("%s/%s/%+v", x.Facts[i].SubjectID, x.Facts[i].Predicate, x.Facts[i].Value)
					if seen[fact] {
						t.Errorf("a fact is stated twice: %q", text)
					}
					seen[fact] = true
				}
			})
		})
	}
}

// TestCore_Facts: a sum is of numbers of the same things of different tasks; a list is of one attribute or of one task;
// no value comes twice.
func TestCore_Facts(t *testing.T) {
	t.Parallel()
	for _, name := range []string{"user_facts", "assistant_facts"} {
		ways := map[corpus.Operation]int{}
		eachCore(t, name, func(t *testing.T, m *Maker, x Planned, pieces int) {
			ways[corpus.Operation(x.Operation)]++
			subjects, predicates := map[string]bool{}, map[string]bool{}
			for i, f := range x.Facts {
				subjects[f.SubjectID], predicates[f.Predicate] = true, true
				if corpus.Operation(x.Operation) == corpus.OpSum && (f.Value.Kind != corpus.KindCount ||
					m.attributes[f.Predicate].Plural == "" || f.Value.N < 2) {
					t.Errorf("%+v is an operand of a sum", f)
				}
				for _, g := range x.Facts[:i] {
					if f.Value.Equal(g.Value) {
						t.Errorf("two facts have the value %+v", f.Value)
					}
				}
			}
			switch n := len(subjects); {
			case pieces == 1 && corpus.Operation(x.Operation) != corpus.OpValue:
				t.Errorf("one piece is asked as %s", x.Operation)
			case pieces > 1 && corpus.Operation(x.Operation) == corpus.OpSum && (n != pieces || len(predicates) != 1):
				t.Errorf("a sum over %d subjects and %d attributes", n, len(predicates))
			case pieces > 1 && !(n == pieces && len(predicates) == 1) && !(n == 1 && len(predicates) == pieces):
				t.Errorf("%d subjects and %d attributes of %d pieces", n, len(predicates), pieces)
			}
		})
		if ways[corpus.OpValue] == 0 || ways[corpus.OpSet] == 0 || (ways[corpus.OpSum] > 0) != (name == "user_facts") {
			t.Errorf("%s are asked as %v", name, ways)
		}
	}
}

// TestCore_Changing: values of one attribute of one task, each in place of the one before and no two the same.
func TestCore_Changing(t *testing.T) {
	t.Parallel()
	eachCore(t, "changing_facts", func(t *testing.T, m *Maker, x Planned, _ int) {
		for i, f := range x.Facts {
			want := ""
			if i > 0 {
				want = FactID(i)
			}
			if f.Supersedes != want || f.SubjectID != x.Facts[0].SubjectID || f.Predicate != x.Facts[0].Predicate ||
				!m.attributes[f.Predicate].Changes {
				t.Errorf("piece %d is %+v, it should supersede %q", i+1, f, want)
			}
			for k := range i {
				if f.Value.Equal(x.Facts[k].Value) || x.Surfaces[i] == x.Surfaces[k] {
					t.Errorf("pieces %d and %d say %q", k+1, i+1, x.Surfaces[i])
				}
			}
		}
	})
}

// TestCore_Abstention: what is asked is an attribute that the task can have and that no message gives, nor anything
// that could be given for it.
func TestCore_Abstention(t *testing.T) {
	t.Parallel()
	eachCore(t, "abstention", func(t *testing.T, m *Maker, x Planned, _ int) {
		asked := m.attributes[*x.Attribute]
		if asked.Key == "" || !statable(asked) {
			t.Fatalf("%q is asked for", *x.Attribute)
		}
		for i, f := range x.Facts {
			given := m.attributes[f.Predicate]
			if given.Key == asked.Key || slices.Contains(asked.Near, given.Key) || slices.Contains(given.Near, asked.Key) {
				t.Errorf("%s is stated and %s asked for", given.Key, asked.Key)
			}
			if f.SubjectID != x.Facts[0].SubjectID {
				t.Errorf("piece %d is of another task", i+1)
			}
			if strings.Contains(x.Messages[i], " "+asked.Noun+" ") {
				t.Errorf("%q speaks of the %s, which is asked for", x.Messages[i], asked.Noun)
			}
		}
	})
}

// TestCore_Advice: a rubric has a line a piece on either side. What is right is said and what is wrong differs from it;
// the question hints at neither. The circumstances of a person are of different aspects.
func TestCore_Advice(t *testing.T) {
	t.Parallel()
	for _, name := range []string{"preferences", "implicit_connections"} {
		eachCore(t, name, func(t *testing.T, _ *Maker, x Planned, pieces int) {
			if len(x.Should) != pieces || len(x.ShouldNot) != pieces {
				t.Errorf("%s/%d has a rubric of %d and %d lines", name, pieces, len(x.Should), len(x.ShouldNot))
			}
			if x.Question == nil || strings.ContainsAny(*x.Question, "{}") || strings.Count(*x.Question, "?") != 1 {
				t.Errorf("it asks %q", *x.Question)
			}
			aspects := map[string]bool{}
			for i, f := range x.Facts {
				if aspects[f.Predicate] || f.SubjectID != x.Facts[0].SubjectID {
					t.Errorf("%s/%d says %s of %s twice, or is of two subjects", name, pieces, f.Predicate, f.SubjectID)
				}
				aspects[f.Predicate] = true
				if strings.Contains(*x.Question, x.Surfaces[i]) {
					t.Errorf("%q hints at %q", *x.Question, x.Surfaces[i])
				}
				if name != "preferences" {
					continue
				}
				if !strings.Contains(x.Should[i], x.Surfaces[i]) {
					t.Errorf("%q of %q", x.Should[i], x.Surfaces[i])
				}
				for _, other := range strings.FieldsFunc(strings.ReplaceAll(strings.TrimSuffix(strings.TrimPrefix(x.ShouldNot[i],
					"suggests "), corpus.Instead), " or ", ","), func(r rune) bool { return r == ',' }) {
					if strings.TrimSpace(other) == x.Surfaces[i] {
						t.Errorf("%q is right and wrong", other)
					}
				}
			}
		})
	}
}

// TestSaid_Slots: a frame gives its slots to what it is about; a tally goes by the frames for what is counted.
func TestSaid_Slots(t *testing.T) {
	a := pack.Attribute{Noun: "retry limit", Plural: "retries"}
	for frame, want := range map[string]string{
		"the {a} for {t} is {v}":            "the retry limit for the cache is 7",
		"on {t} there are {v} {A}":          "on the cache there are 7 retries",
		"in my  outline, {v} is the {a}":    "in my outline, 7 is the retry limit",
		"the number of {A} on {t} is {v}{}": "the number of retries on the cache is 7{}",
	} {
		if got := said(frame, a, "the cache", "7"); got != want {
			t.Errorf("%q: %q, want %q", frame, got, want)
		}
	}
	for list, want := range map[string]string{"a": "a", "a b": "a and b", "a b c": "a, b and c"} {
		if got := joined(strings.Fields(list), "and"); got != want {
			t.Errorf("%s: %q, want %q", list, got, want)
		}
	}
}
