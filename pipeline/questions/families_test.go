package questions_test

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"memloom/internal/corpus"
	"memloom/pipeline/questions"
	"memloom/pipeline/questions/abstention"
	"memloom/pipeline/questions/existence"
	"memloom/pipeline/questions/multihop"
	"memloom/pipeline/questions/singlehop"
	"memloom/pipeline/questions/temporal"
	"memloom/validate/filters"
)

var families = []questions.Family{singlehop.Family{}, temporal.Family{}, abstention.Family{}, existence.Family{},
	multihop.Family{}}

func draw(t *rapid.T) *rand.Rand {
	return rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 0))
}

// TestDrafts: of every family, drafts are named densely in the order of
// judging, unworded, asked at the end and after all their evidence; the same
// world and source give the same drafts; what is to be worded does not hold
// the answer (E17).
func TestDrafts(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		w, seed := drawWorld(t), rapid.Uint64().Draw(t, "seed")
		at := map[string]corpus.Stamp{}
		for _, m := range w.Corpus.Messages {
			at[m.ID] = m.At
		}
		for _, f := range families {
			list := f.Drafts(w, rand.New(rand.NewPCG(seed, 1)))
			if diff := cmp.Diff(list, f.Drafts(w, rand.New(rand.NewPCG(seed, 1)))); diff != "" {
				t.Errorf("%s drafts differently when asked again:\n%s", f.Name(), diff)
			}
			for i, d := range list {
				it := d.Item
				if it.Key != fmt.Sprintf("%s/%04d", f.Name(), i+1) || it.Family != f.Name() || it.Category != f.Category() ||
					it.Status != corpus.Drafted || it.Question != "" || it.Answer == "" || it.Format != "open" {
					t.Errorf("draft %d of %s is %+v", i+1, f.Name(), it)
				}
				if len(it.Evidence) == 0 || it.AskedAt != w.End {
					t.Errorf("%s has no evidence, or is asked at %s", it.Key, it.AskedAt)
				}
				for _, e := range it.Evidence {
					if when, ok := at[e.MessageID]; !ok || when >= it.AskedAt || e.Set < 1 {
						t.Errorf("%s, asked at %s, rests on %+v of %s", it.Key, it.AskedAt, e, when)
					}
				}
				ask, err := json.Marshal(d.Ask)
				if err != nil {
					t.Fatal(err)
				}
				if v := it.Gold[len(it.Gold)-1].Atom; v != nil && v.Text != "" && strings.Contains(string(ask), v.Text) {
					t.Errorf("%s: what is to be worded holds the answer %q: %s", it.Key, v.Text, ask)
				}
			}
		}
	})
}

// TestSingleHop: every stated attribute is asked for once, with its value, at
// the place where it is, and with all places that state it as evidence.
func TestSingleHop(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		w := drawWorld(t)
		want := map[string]*corpus.Fact{}
		for _, f := range w.Stated() {
			if _, ok := attributes[f.Predicate]; ok {
				want[f.ID] = f
			}
		}
		for _, d := range (singlehop.Family{}).Drafts(w, draw(t)) {
			gold, result := d.Item.Gold[0], d.Item.Gold[1]
			f, ok := want[gold.FactIDs[0]]
			if !ok || !gold.Atom.Equal(f.Value) || !result.Atom.Equal(f.Value) || result.Part != "result" ||
				d.Item.Answer != questions.AnswerText(f.Value, w.End.Date()) {
				t.Errorf("%s asks for %v, answered %q", d.Item.Key, gold, d.Item.Answer)
			}
			delete(want, f.ID)
			checkPlace(t, w, gold)
			var places []string
			for _, s := range w.Statements(f.ID) {
				places = append(places, s.Message.ID)
			}
			for _, e := range d.Item.Evidence {
				if e.Role != corpus.RoleAnswer || e.Set != 1 || !slices.Contains(places, e.MessageID) {
					t.Errorf("%s: evidence %+v, stated at %v", d.Item.Key, e, places)
				}
			}
			if len(d.Item.Evidence) != len(places) {
				t.Errorf("%s has %d pieces of evidence, the fact is stated %d times", d.Item.Key, len(d.Item.Evidence), len(places))
			}
			if d.Ask.Speaker != "" && (len(places) != 1 || gold.NamedSpeakerID != "P1" || d.Ask.Speaker != "Ada") {
				t.Errorf("%s names %q (%q), stated at %v", d.Item.Key, d.Ask.Speaker, gold.NamedSpeakerID, places)
			}
		}
		for id := range want {
			t.Errorf("%s is stated and never asked for", id)
		}
	})
}

// checkPlace: an operand stands where its row says.
func checkPlace(t *rapid.T, w *questions.World, g corpus.GoldAtom) {
	for _, m := range w.Corpus.Messages {
		if m.ID != g.MessageID {
			continue
		}
		surface := corpus.RuneSlice(m.Text, g.Start, g.End)
		if g.How == corpus.HowStamped {
			if m.At.Date() != g.Atom.Date || surface != "stated" {
				t.Errorf("%s is stamped %s by %s (%q)", g.FactIDs[0], g.Atom.Canonical(), m.At, surface)
			}
			return
		}
		if v, err := corpus.Parse(g.Atom.Kind, surface, m.At.Date(), nil); err != nil || !v.Equal(*g.Atom) ||
			g.How != corpus.HowLiteral {
			t.Errorf("%s: %q does not read as %s", g.FactIDs[0], surface, g.Atom.Canonical())
		}
		return
	}
	t.Errorf("%s stands in the unknown message %q", g.FactIDs[0], g.MessageID)
}

// checkTempted: the count of working days that knows of no closure is a wrong reference.
func checkTempted(t *rapid.T, w *questions.World, it corpus.Item, unaware int) {
	v := corpus.DurationValue(int64(unaware), it.Gold[2].Unit == "working")
	_, incorrect := questions.NewKeys(w).Of(it)
	if wrong := questions.AnswerText(v, it.AskedAt.Date()); wrong != it.Answer && !slices.Contains(incorrect, wrong) {
		t.Errorf("%s, answered %q, has the wrong references %q without %q", it.Key, it.Answer, incorrect, wrong)
	}
}

// TestTemporal: durations and intervals agree with counting day by day, over
// the dates that announced events have, and working days avoid closures (E18).
func TestTemporal(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		w := drawWorld(t)
		durations, used, pairs := map[string]bool{}, map[string]int{}, map[string]bool{}
		for _, d := range (temporal.Family{}).Drafts(w, draw(t)) {
			a, b, result := d.Item.Gold[0], d.Item.Gold[1], d.Item.Gold[2]
			checkPlace(t, w, a)
			checkPlace(t, w, b)
			duration := result.Operation == corpus.OpDuration
			if strings.HasSuffix(d.Item.Subcategory, "gap") {
				checkGap(t, w, a, b)
			} else if duration {
				if a.SubjectID != b.SubjectID || a.Predicate != corpus.PredStarted || b.Predicate != corpus.PredFinished ||
					durations[a.SubjectID] {
					t.Errorf("the duration %s lies between %v and %v", d.Item.Key, a.FactIDs, b.FactIDs)
				}
				durations[a.SubjectID] = true
			} else {
				used[a.SubjectID]++
				used[b.SubjectID]++
				pair := a.SubjectID + "–" + b.SubjectID
				if pairs[pair] {
					t.Errorf("%s asks again for the interval between %s", d.Item.Key, pair)
				}
				pairs[pair] = true
				if a.Predicate != corpus.PredFinished || b.Predicate != corpus.PredFinished || a.Atom.Date >= b.Atom.Date {
					t.Errorf("the interval %s lies between %v and %v", d.Item.Key, a.FactIDs, b.FactIDs)
				}
			}
			working := result.Unit == "working"
			if want := count(w.Calendar, a.Atom.Date, b.Atom.Date, working, duration); result.Atom.N != int64(want) ||
				result.Atom.Working != working {
				t.Errorf("%s: from %s to %s it is %s, counted are %d (%s)", d.Item.Key, a.Atom.Date, b.Atom.Date,
					result.Atom.Canonical(), want, result.Unit)
			}
			if d.Ask.Unit != result.Unit || d.Ask.Inclusive != result.Inclusive || result.Inclusive != duration ||
				d.Ask.Operation != result.Operation || len(d.Ask.About) != 2 {
				t.Errorf("%s is asked as %+v, its gold is %+v", d.Item.Key, d.Ask, result)
			}
			checkClosures(t, w, d.Item, working, a.Atom.Date, b.Atom.Date)
			checkTempted(t, w, d.Item, count(corpus.Calendar{First: w.Calendar.First, Last: w.Calendar.Last}, a.Atom.Date,
				b.Atom.Date, working, duration))
		}
		for id, n := range used {
			if n > 2 {
				t.Errorf("the end of %s is in %d intervals", id, n)
			}
		}
		for _, x := range w.Corpus.Tasks {
			both := len(w.StatementsOf(x.ID, corpus.PredStarted)) > 0 && len(w.StatementsOf(x.ID, corpus.PredFinished)) > 0
			if durations[x.ID] != both {
				t.Errorf("the duration of %s is asked for: %v; both its ends are announced: %v", x.ID, durations[x.ID], both)
			}
		}
	})
}

// checkGap: a gap lies between the end of a task and the start of a later one of
// the same owner, who started none in between.
func checkGap(t *rapid.T, w *questions.World, a, b corpus.GoldAtom) {
	owner := map[string]string{}
	for _, x := range w.Corpus.Tasks {
		owner[x.ID] = x.OwnerID
	}
	if a.Predicate != corpus.PredFinished || b.Predicate != corpus.PredStarted ||
		owner[a.SubjectID] != owner[b.SubjectID] || a.Atom.Date >= b.Atom.Date {
		t.Errorf("a gap lies between %v and %v", a.FactIDs, b.FactIDs)
	}
	for _, x := range w.Corpus.Tasks {
		if list := w.StatementsOf(x.ID, corpus.PredStarted); x.OwnerID == owner[a.SubjectID] && len(list) > 0 &&
			x.Start > a.Atom.Date && x.Start < b.Atom.Date {
			t.Errorf("%s started on %s, in the gap between %v and %v", x.ID, x.Start, a.FactIDs, b.FactIDs)
		}
	}
}

// checkClosures: a count of working days has the announcement of every closure
// in its span as a group of bridges, and nothing else has.
func checkClosures(t *rapid.T, w *questions.World, it corpus.Item, working bool, from, to corpus.Date) {
	groups := map[int]bool{}
	for _, e := range it.Evidence {
		if e.Role != corpus.RoleBridge {
			continue
		}
		groups[e.Set] = true
		if e.MessageID != "closed" {
			t.Errorf("%s rests on %+v", it.Key, e)
		}
	}
	n := 0
	for _, x := range w.Corpus.Closures {
		if working && x.Date >= from && x.Date <= to {
			n++
		}
	}
	if len(groups) != n {
		t.Errorf("%s counts over %d closures and has the announcements %v", it.Key, n, groups)
	}
}

// count counts days one by one: all or working ones, the first included or not.
func count(c corpus.Calendar, from, to corpus.Date, working, first bool) int {
	n := 0
	for d := from; d <= to; d++ {
		weekend := d.Weekday() == time.Saturday || d.Weekday() == time.Sunday
		closed := slices.ContainsFunc(c.Closures, func(x corpus.Closure) bool { return x.Date == d })
		if (d > from || first) && !(working && (weekend || closed)) {
			n++
		}
	}
	return n
}

// TestAbstention: what is asked for is what such a task can have, other tasks
// are said to have, and this one has nowhere, said or unsaid (G15).
func TestAbstention(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		w := drawWorld(t)
		for _, d := range (abstention.Family{}).Drafts(w, draw(t)) {
			if len(d.Item.Gold) != 1 || d.Item.Gold[0].Atom != nil || d.Item.Gold[0].Operation != corpus.OpAbsent ||
				d.Item.Answer != abstention.Answer {
				t.Fatalf("%s has the gold %+v", d.Item.Key, d.Item.Gold)
			}
			g := d.Item.Gold[0]
			elsewhere := false
			for _, f := range w.Corpus.Facts {
				if f.Predicate != g.Predicate {
					continue
				}
				if f.SubjectID == g.SubjectID {
					t.Errorf("%s asks for %s of %s, which %s fills", d.Item.Key, g.Predicate, g.SubjectID, f.ID)
				}
				elsewhere = elsewhere || len(w.Statements(f.ID)) > 0
			}
			if !elsewhere || !slices.Contains(w.Fillable[g.SubjectID], g.Predicate) {
				t.Errorf("%s asks for %s, which nobody speaks of", d.Item.Key, g.Predicate)
			}
			if about := d.Ask.About[0]; about.Subject != w.Subjects[g.SubjectID] ||
				about.Attribute != attributes[g.Predicate].Noun {
				t.Errorf("%s is asked as %+v", d.Item.Key, about)
			}
			said := w.StatementsOf(g.SubjectID, corpus.PredStarted)
			if len(d.Item.Evidence) != 1 || d.Item.Evidence[0].Role != corpus.RoleContext ||
				d.Item.Evidence[0].MessageID != said[0].Message.ID {
				t.Errorf("%s shows %+v, the task is announced in %s", d.Item.Key, d.Item.Evidence, said[0].Message.ID)
			}
		}
	})
}

// TestRequirements: every family names the filters that filters.md gives it.
func TestRequirements(t *testing.T) {
	for _, f := range families {
		want := filters.StandardRequirements()
		switch f.Name() {
		case abstention.Name:
			want = filters.AbstentionRequirements()
		case multihop.Name:
			want = filters.HardRequirements()
		}
		if diff := cmp.Diff(want, f.Requires()); diff != "" {
			t.Errorf("%s: %s", f.Name(), diff)
		}
	}
}
