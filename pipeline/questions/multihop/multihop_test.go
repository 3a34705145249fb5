package multihop_test

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
	"memloom/internal/pack"
	"memloom/pipeline/questions"
	"memloom/pipeline/questions/multihop"
	"memloom/validate"
)

var attributes = map[string]pack.Attribute{
	"reviewer": {Key: "reviewer", Noun: "reviewer", Class: pack.Contact},
	"cluster":  {Key: "cluster", Noun: "target cluster", Class: pack.Choice},
	"limit":    {Key: "limit", Noun: "retry limit", Class: pack.Setting},
	"page":     {Key: "page", Noun: "final page", Class: pack.Reference},
}

// built is a world in the making.
type built struct {
	t *rapid.T
	c *corpus.Corpus
	n int
}

// drawWorld makes tasks of two deliverables that share people, clusters and
// limits, some of them changed or told wrongly, and a rule with an exception.
func drawWorld(t *rapid.T) *questions.World {
	first := corpus.NewDate(2025, time.March, 3)
	b := &built{t: t, c: &corpus.Corpus{First: first, Last: first.Add(90),
		People: []corpus.Person{{ID: "P1", Name: "Ada Voss"}, {ID: "P2", Name: "Ben Hale"}}}}
	w := &questions.World{
		Corpus: b.c, Calendar: corpus.Calendar{First: b.c.First, Last: b.c.Last}, Subjects: map[string]string{},
		Fillable: map[string][]string{}, End: b.c.Last.Add(1).At(0, 0),
		Attribute: func(_, predicate string) (pack.Attribute, bool) { a, ok := attributes[predicate]; return a, ok },
	}
	for i := range rapid.IntRange(2, 9).Draw(t, "tasks") {
		x := b.task(i)
		w.Subjects[x.ID] = x.Name
	}
	w.Subjects["H1"], w.Subjects["H2"], w.Subjects["H3"] = "mutings of alarms", "storm mode", "resets of sirens"
	b.rule()
	return w.Index()
}

func (b *built) task(i int) corpus.Task {
	deliverable := rapid.SampledFrom([]string{"load test", "runbook"}).Draw(b.t, "deliverable")
	component := fmt.Sprintf("part%c", 'a'+i)
	owner := rapid.IntRange(0, 1).Draw(b.t, "owner")
	x := corpus.Task{
		ID: fmt.Sprintf("T%d", i+1), Name: component + " " + deliverable, Component: component, Deliverable: deliverable,
		OwnerID: b.c.People[owner].ID, Start: b.c.First.Add(rapid.IntRange(0, 30).Draw(b.t, "start")),
	}
	b.c.Tasks = append(b.c.Tasks, x)
	say := func(predicate string, v corpus.Value, on corpus.Date, basis corpus.Basis) corpus.Fact {
		return b.fact(corpus.Fact{SubjectID: x.ID, Predicate: predicate, Value: v, From: on, TaskID: x.ID}, x.Name, basis)
	}
	say(corpus.PredStarted, corpus.DateValue(x.Start), x.Start, corpus.BasisTimestamp)
	say(corpus.PredOwner, corpus.TextValue(corpus.KindEntity, b.c.People[owner].Name), x.Start, corpus.BasisText)
	if end := x.Start.Add(rapid.IntRange(1, 20).Draw(b.t, "days")); rapid.Bool().Draw(b.t, "ends") {
		say(corpus.PredFinished, corpus.DateValue(end), end, corpus.BasisTimestamp)
	}
	b.attribute(x, "reviewer", []string{"Ada Voss", "Ben Hale", "Cleo Moss"})
	b.attribute(x, "cluster", []string{"Kestrel", "Linnet"})
	b.attribute(x, "limit", []string{"7", "8", "9"})
	return x
}

// attribute says a value, and perhaps another one in its place or a wrong one.
func (b *built) attribute(x corpus.Task, predicate string, pool []string) {
	f := corpus.Fact{SubjectID: x.ID, Predicate: predicate, Value: corpus.TextValue(corpus.KindEntity,
		rapid.SampledFrom(pool).Draw(b.t, predicate)), From: x.Start, TaskID: x.ID}
	told := b.fact(f, x.Name, corpus.BasisText)
	switch rapid.IntRange(0, 4).Draw(b.t, "fate") {
	case 0:
		f.Value, f.Supersedes, f.From = corpus.TextValue(corpus.KindEntity, "Newcome"), told.ID, x.Start.Add(3)
		b.fact(f, x.Name, corpus.BasisText)
	case 1:
		f.Value, f.Noise = corpus.TextValue(corpus.KindEntity, pool[0]), true
		b.fact(f, x.Name, corpus.BasisText)
	}
}

func (b *built) rule() {
	text := func(s string) corpus.Value { return corpus.TextValue(corpus.KindText, s) }
	base := b.fact(corpus.Fact{SubjectID: "H1", Predicate: corpus.PredRequires, Value: text("a reason"), From: b.c.First},
		"mutings of alarms", corpus.BasisText)
	over := b.fact(corpus.Fact{SubjectID: "H1", Predicate: corpus.PredRequires, Value: text("a nod"),
		Condition: "in storm mode", About: base.ID, From: b.c.First.Add(5)}, "mutings of alarms", corpus.BasisText)
	if rapid.Bool().Draw(b.t, "second") {
		b.fact(corpus.Fact{SubjectID: "H1", Predicate: corpus.PredRequires, Value: text("a witness"), Condition: "in a lull",
			About: base.ID, From: b.c.First.Add(5)}, "mutings of alarms", corpus.BasisText)
	}
	if rapid.Bool().Draw(b.t, "rival") { // another rule with an exception in the same case
		rival := b.fact(corpus.Fact{SubjectID: "H3", Predicate: corpus.PredRequires, Value: text("a key"), From: b.c.First},
			"resets of sirens", corpus.BasisText)
		b.fact(corpus.Fact{SubjectID: "H3", Predicate: corpus.PredRequires, Value: text("a ladder"),
			Condition: "in storm mode", About: rival.ID, From: b.c.First.Add(5)}, "resets of sirens", corpus.BasisText)
	}
	if rapid.Bool().Draw(b.t, "defined") {
		b.fact(corpus.Fact{SubjectID: "H2", Predicate: corpus.PredMeans, Value: text("a flood of alarms"), About: over.ID,
			From: b.c.First.Add(6)}, "storm mode", corpus.BasisText)
	}
}

// fact adds a fact and a message that states it and names what it is about, or
// states it in the message before.
func (b *built) fact(f corpus.Fact, name string, basis corpus.Basis) corpus.Fact {
	b.n++
	f.ID = fmt.Sprintf("F%03d", b.n)
	b.c.Facts = append(b.c.Facts, f)
	lead := "On the " + name + ": "
	surface := f.Value.Canonical()
	if basis == corpus.BasisTimestamp {
		surface = "said"
	}
	if last := len(b.c.Messages) - 1; f.TaskID != "" && basis == corpus.BasisText &&
		strings.HasPrefix(b.c.Messages[last].Text, lead) && rapid.IntRange(0, 3).Draw(b.t, "joins") == 0 {
		m := &b.c.Messages[last] // one message says both
		from := len(m.Text) + 1
		m.Text += " " + surface + "."
		b.c.Plan[last].Discloses = append(b.c.Plan[last].Discloses, corpus.Disclosure{FactID: f.ID, Surface: surface,
			Start: from, End: from + len(surface), Basis: basis})
		return f
	}
	m := corpus.Message{ID: fmt.Sprintf("M%03d", b.n), At: f.From.At(9, b.n%50), AuthorID: "P1", AuthorName: "Ada Voss",
		Text: lead + surface + "."}
	b.c.Messages = append(b.c.Messages, m)
	d := corpus.Disclosure{FactID: f.ID, Surface: surface, Start: len(lead), End: len(lead) + len(surface), Basis: basis}
	b.c.Plan = append(b.c.Plan, corpus.PlannedMessage{MessageID: m.ID, Discloses: []corpus.Disclosure{d}})
	return f
}

// TestDrafts: drafts are the same when asked again; each has one operand, a
// bridge at least, groups that count on, and nothing of the subject's name, the
// answer or a term in what is to be worded (E17).
func TestDrafts(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		w, seed := drawWorld(t), rapid.Uint64().Draw(t, "seed")
		list := multihop.Family{}.Drafts(w, rand.New(rand.NewPCG(seed, 1)))
		if diff := cmp.Diff(list, multihop.Family{}.Drafts(w, rand.New(rand.NewPCG(seed, 1)))); diff != "" {
			t.Errorf("drafts differ when asked again:\n%s", diff)
		}
		for _, d := range list {
			parts := map[string]int{}
			for _, g := range d.Item.Gold {
				parts[g.Part]++
			}
			operands := 1
			if d.Item.Subcategory == multihop.Until {
				operands = 2
			}
			if parts[corpus.PartOperand] != operands || parts[corpus.PartBridge] < 1 || parts[corpus.PartResult] != 1 {
				t.Errorf("%s has the gold %v", d.Item.Key, parts)
			}
			ask, err := json.Marshal(d.Ask)
			if err != nil {
				t.Fatal(err)
			}
			subject := w.Subjects[d.Item.Gold[0].SubjectID]
			named := strings.Contains(string(ask), subject) && d.Item.Subcategory != multihop.FieldBridge
			if named || strings.Contains(string(ask), `"`+d.Item.Answer+`"`) || strings.Contains(string(ask), "storm mode") {
				t.Errorf("%s, about %s, answered %q, is asked by %s", d.Item.Key, subject, d.Item.Answer, ask)
			}
			checkGroups(t, d.Item)
			checkSettled(t, w, d.Item)
		}
	})
}

// checkSettled: of nothing that an item about tasks rests on was anything else
// ever said, before or wrongly.
func checkSettled(t *rapid.T, w *questions.World, it corpus.Item) {
	for _, g := range it.Gold {
		if it.Subcategory == multihop.FieldBridge || g.Part == corpus.PartResult {
			continue
		}
		for _, f := range w.Corpus.Facts {
			if f.SubjectID == g.SubjectID && f.Predicate == g.Predicate && !slices.Contains(g.FactIDs, f.ID) {
				t.Errorf("%s rests on %v, of which %s says %s", it.Key, g.FactIDs, f.ID, f.Value.Canonical())
			}
		}
	}
}

// checkGroups: answer, bridges and context have groups of their own, and no
// message serves two of them.
func checkGroups(t *rapid.T, it corpus.Item) {
	roles, messages := map[int]corpus.Role{}, map[string]int{}
	for _, e := range it.Evidence {
		if r, ok := roles[e.Set]; ok && r != e.Role {
			t.Errorf("%s: group %d is %s and %s", it.Key, e.Set, r, e.Role)
		}
		if g, ok := messages[e.MessageID]; ok && g != e.Set {
			t.Errorf("%s: %s stands in groups %d and %d", it.Key, e.MessageID, g, e.Set)
		}
		roles[e.Set], messages[e.MessageID] = e.Role, e.Set
	}
	first := 2 // group of bridges
	if it.Subcategory == multihop.Until {
		first = 3
	}
	if roles[1] != corpus.RoleAnswer || roles[first] != corpus.RoleBridge {
		t.Errorf("%s has the groups %v", it.Key, roles)
	}
}

// TestConstraintsPointToOneTask: over everything that is ever said, rightly or
// not, exactly one task of the deliverable fits all clues; of two clues each
// fits others as well.
func TestConstraintsPointToOneTask(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		w := drawWorld(t)
		for _, d := range (multihop.Family{}).Drafts(w, rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 1))) {
			if d.Item.Subcategory != multihop.Constraint {
				continue
			}
			var fits [][]string
			for _, c := range d.Ask.Clues {
				var own []string
				for _, x := range w.Corpus.Tasks {
					if x.Deliverable == d.Ask.About[0].Subject && says(w, x.ID, c.Asked.Attribute, c.Value) {
						own = append(own, x.ID)
					}
				}
				fits = append(fits, own)
			}
			both := fits[0]
			for _, other := range fits[1:] {
				both = slices.DeleteFunc(slices.Clone(both), func(id string) bool { return !slices.Contains(other, id) })
				if len(fits[0]) < 2 || len(other) < 2 {
					t.Errorf("%s: one of two clues does alone: %v", d.Item.Key, fits)
				}
			}
			if len(both) != 1 || both[0] != d.Item.Gold[0].SubjectID {
				t.Errorf("%s is about %s, its clues %+v fit %v", d.Item.Key, d.Item.Gold[0].SubjectID, d.Ask.Clues, both)
			}
		}
	})
}

// says: a fact of any standing gives the task the value.
func says(w *questions.World, task, attribute, value string) bool {
	return slices.ContainsFunc(w.Corpus.Facts, func(f corpus.Fact) bool {
		return f.SubjectID == task && w.Asked(&f).Attribute == attribute && questions.AnswerText(f.Value,
			w.End.Date()) == value
	})
}

// TestTrajectoriesFollow: the task asked about is the only one that the person
// started on the first day after the end of the other.
func TestTrajectoriesFollow(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		w := drawWorld(t)
		for _, d := range (multihop.Family{}).Drafts(w, rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 1))) {
			if d.Item.Subcategory != multihop.Trajectory {
				continue
			}
			var end corpus.Date
			for _, g := range d.Item.Gold {
				if g.Part == corpus.PartBridge && g.Predicate == corpus.PredFinished {
					end = g.Atom.Date
				}
			}
			var first []string
			var on corpus.Date
			for _, x := range w.Corpus.Tasks {
				owner := w.Corpus.People[slices.IndexFunc(w.Corpus.People, func(p corpus.Person) bool { return p.ID == x.OwnerID })]
				switch {
				case owner.Name != d.Ask.Clues[0].Value || x.Start < end || x.Name == d.Ask.When.Event.Subject:
				case len(first) == 0 || x.Start < on:
					first, on = []string{x.ID}, x.Start
				case x.Start == on:
					first = append(first, x.ID)
				}
			}
			if len(first) != 1 || first[0] != d.Item.Gold[0].SubjectID || on == end {
				t.Errorf("%s is about %s, %s started %v on %s after %s", d.Item.Key, d.Item.Gold[0].SubjectID, d.Ask.Clues[0].Value,
					first, on, end)
			}
		}
	})
}

// TestUntilCountsToTheNext: the days are those from the end of the task to the
// first start of its owner's on a later day, and no clue names the owner.
func TestUntilCountsToTheNext(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		w := drawWorld(t)
		for _, d := range (multihop.Family{}).Drafts(w, rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 1))) {
			if d.Item.Subcategory != multihop.Until {
				continue
			}
			end, start, result := d.Item.Gold[0], d.Item.Gold[1], d.Item.Gold[len(d.Item.Gold)-1]
			owner := ownerOf(w, end.SubjectID)
			for _, x := range w.Corpus.Tasks {
				if ownerOf(w, x.ID) == owner && x.Start >= end.Atom.Date && x.ID != start.SubjectID && x.ID != end.SubjectID &&
					x.Start <= start.Atom.Date {
					t.Errorf("%s: %s started %s on %s, before %s", d.Item.Key, owner, x.ID, x.Start, start.SubjectID)
				}
			}
			n := int64(corpus.DaysBetween(end.Atom.Date, start.Atom.Date))
			if result.Unit == "working" {
				n = int64(w.Calendar.WorkdaysBetween(end.Atom.Date, start.Atom.Date))
			}
			if ownerOf(w, start.SubjectID) != owner || result.Atom.N != n {
				t.Errorf("%s counts %s from %s to %s of %s", d.Item.Key, result.Atom.Canonical(), end.Atom.Date, start.Atom.Date,
					start.SubjectID)
			}
			for _, c := range d.Ask.Clues {
				if c.Value == owner {
					t.Errorf("%s names the owner in %+v", d.Item.Key, c)
				}
			}
		}
	})
}

func ownerOf(w *questions.World, task string) string {
	x := w.Corpus.Tasks[slices.IndexFunc(w.Corpus.Tasks, func(x corpus.Task) bool { return x.ID == task })]
	return w.Corpus.People[slices.IndexFunc(w.Corpus.People, func(p corpus.Person) bool { return p.ID == x.OwnerID })].Name
}

// TestFieldBridges_AreThoseThatAreImplantedFor: what the planner and check know by a name is the family's own stratum.
func TestFieldBridges_AreThoseThatAreImplantedFor(t *testing.T) {
	if got := multihop.Name + "/" + multihop.FieldBridge; got != validate.FieldBridges {
		t.Errorf("%q, not %q", got, validate.FieldBridges)
	}
}

// TestChains: a rule's exception is asked for where its term is defined, by the
// words of the definition, if the rule has another exception, too; the rule
// itself is shown as a decoy. In its harder form the rule tells the matter, where another rule has an exception in the
// same case, so that it is needed.
func TestChains(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		w := drawWorld(t)
		defined := slices.ContainsFunc(w.Corpus.Facts, func(f corpus.Fact) bool { return f.Predicate == corpus.PredMeans }) &&
			slices.ContainsFunc(w.Corpus.Facts, func(f corpus.Fact) bool { return f.Condition == "in a lull" })
		n := 0
		for _, d := range (multihop.Family{}).Drafts(w, rand.New(rand.NewPCG(1, 1))) {
			if d.Item.Subcategory != multihop.FieldBridge {
				continue
			}
			n++
			last := d.Item.Evidence[len(d.Item.Evidence)-1]
			if d.Item.Answer != "a nod" || d.Ask.Case != "a flood of alarms" || last.Role != corpus.RoleContext ||
				len(d.Item.Evidence) != 3 {
				t.Errorf("%+v rests on %+v", d.Ask, d.Item.Evidence)
			}
			rival := slices.ContainsFunc(w.Corpus.Facts, func(f corpus.Fact) bool { return f.SubjectID == "H3" })
			if (len(d.Harder) == 1) != rival {
				t.Fatalf("%d harder forms, another rule with such an exception: %v", len(d.Harder), rival)
			}
			if !rival {
				continue // the one who knows the case knows the rule
			}
			h := d.Harder[0]
			ask, err := json.Marshal(h.Ask)
			if err != nil {
				t.Fatal(err)
			}
			if strings.Contains(string(ask), "mutings") || h.Ask.Clues[0].Value != "a reason" || h.Item.Answer != d.Item.Answer {
				t.Errorf("the harder form asks %s for %q", ask, h.Item.Answer)
			}
			if last := h.Item.Evidence[len(h.Item.Evidence)-1]; last.Role != corpus.RoleBridge || last.Set != 3 {
				t.Errorf("the harder form rests on %+v", h.Item.Evidence)
			}
		}
		if (n == 1) != defined {
			t.Errorf("%d chains, defined: %v", n, defined)
		}
	})
}
