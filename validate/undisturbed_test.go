package validate

import (
	"fmt"
	"strings"
	"testing"

	"memloom/internal/corpus"
)

// world is a small corpus: who says which fact when, in group g1 unless said.
type world struct {
	facts    []corpus.Fact
	plan     []corpus.PlannedMessage
	messages []corpus.Message
}

func march(day int) corpus.Date { return corpus.NewDate(2025, 3, day) }

func (w *world) fact(f corpus.Fact) *world {
	if f.SubjectID == "" {
		f.SubjectID, f.Predicate = "cache", "retry_limit"
	}
	w.facts = append(w.facts, f)
	return w
}

// says adds message m1, m2 … that states facts.
func (w *world) says(at corpus.Stamp, group string, facts ...string) *world {
	id := fmt.Sprintf("m%d", len(w.messages)+1)
	w.messages = append(w.messages, corpus.Message{ID: id, At: at, GroupID: group})
	p := corpus.PlannedMessage{MessageID: id}
	for _, f := range facts {
		p.Discloses = append(p.Discloses, corpus.Disclosure{FactID: f})
	}
	w.plan = append(w.plan, p)
	return w
}

func (w *world) index() *FactIndex { return NewFactIndex(w.facts, w.plan, w.messages) }

func count(n int64) corpus.Value { return corpus.CountValue(n) }

// ask returns an item over the slot ⟨cache, retry_limit⟩ whose gold is fact f1, evidence m1.
func ask(op corpus.Operation, change func(*corpus.Item)) corpus.Item {
	five := count(5)
	it := corpus.Item{
		ID: "i1", AskedAt: march(31).At(18, 0), Evidence: []corpus.Evidence{{MessageID: "m1", Role: corpus.RoleAnswer,
			Set: 1}},
		Gold: []corpus.GoldAtom{{Part: corpus.PartOperand, SubjectID: "cache", Predicate: "retry_limit", Operation: op,
			Atom: &five, FactIDs: []string{"f1"}}},
	}
	if change != nil {
		change(&it)
	}
	return it
}

func TestUndisturbed(t *testing.T) {
	gold := func() *world {
		return new(world).fact(corpus.Fact{ID: "f1", Value: count(5), From: march(10)}).says(march(10).At(9, 0), "g1", "f1")
	}
	at := func(day int) func(*corpus.Item) {
		return func(it *corpus.Item) { it.Gold[0].At = march(day).At(12, 0) }
	}
	for _, c := range []struct {
		name string
		w    *world
		it   corpus.Item
		want string // a problem, "" for none
	}{
		{"said once", gold(), ask(corpus.OpValue, nil), ""},
		{"said again", gold().says(march(12).At(9, 0), "g2", "f1"), ask(corpus.OpValue, nil), ""},
		{"the same value as another fact", gold().fact(corpus.Fact{ID: "f2", Value: count(5), From: march(11)}).says(
			march(12).At(9, 0), "g1", "f2"), ask(corpus.OpValue, nil), ""},
		{"another value that holds too", gold().fact(corpus.Fact{ID: "f2", Value: count(7), From: march(11)}).says(
			march(12).At(9, 0), "g1", "f2"), ask(corpus.OpValue, nil), "count:7|7"},
		{"another value that nobody says", gold().fact(corpus.Fact{ID: "f2", Value: count(7), From: march(11)}),
			ask(corpus.OpValue, nil), ""},
		{"another value of another subject", gold().fact(corpus.Fact{ID: "f2", SubjectID: "queue", Predicate: "retry_limit",
			Value: count(7), From: march(11)}).says(march(12).At(9, 0), "g1", "f2"), ask(corpus.OpValue, nil), ""},
		{"another value in the evidence", gold().fact(corpus.Fact{ID: "f2", Value: count(7), From: march(11)}).says(
			march(12).At(9, 0), "g1", "f2"),
			ask(corpus.OpValue, func(it *corpus.Item) {
				it.Evidence = append(it.Evidence, corpus.Evidence{MessageID: "m2", Role: corpus.RoleSuperseded, Set: 2})
			}), ""},
		{"another value said after the asking", gold().fact(corpus.Fact{ID: "f2", Value: count(7), From: march(11)}).says(
			march(31).At(18, 0), "g1", "f2"), ask(corpus.OpValue, nil), ""},
		{"another value said a minute before the asking", gold().fact(corpus.Fact{ID: "f2", Value: count(7),
			From: march(11)}).says(march(31).At(17, 59), "g1", "f2"), ask(corpus.OpValue, nil), "holds at the asked time"},
		{"a value that holds from a day after the asked one", gold().fact(corpus.Fact{ID: "f2", Value: count(7),
			From: march(20), Supersedes: "f1"}).says(march(20).At(9, 0), "g1", "f2"), ask(corpus.OpBefore, at(15)), ""},
		{"superseded, but asked for the time after", gold().fact(corpus.Fact{ID: "f2", Value: count(7), From: march(20),
			Supersedes: "f1"}).says(march(20).At(9, 0), "g1", "f2"), ask(corpus.OpValue, at(21)), "holds at the asked time"},
		{"an older value said before", new(world).fact(corpus.Fact{ID: "f0", Value: count(3), From: march(3)}).fact(
			corpus.Fact{ID: "f1", Value: count(5), From: march(10), Supersedes: "f0"}).
			says(march(10).At(9, 0), "g1", "f1").says(march(4).At(9, 0), "g1", "f0"), ask(corpus.OpValue, nil), ""},
		{"an older value said after the newer", new(world).fact(corpus.Fact{ID: "f0", Value: count(3), From: march(3)}).fact(
			corpus.Fact{ID: "f1", Value: count(5), From: march(10), Supersedes: "f0"}).
			says(march(10).At(9, 0), "g1", "f1").says(march(12).At(9, 0), "g1", "f0"), ask(corpus.OpValue, nil), "older"},
		{"an older value said in between", new(world).fact(corpus.Fact{ID: "f0", Value: count(3), From: march(3),
			To: march(9)}).fact(corpus.Fact{ID: "f1", Value: count(5), From: march(10)}).
			says(march(10).At(9, 0), "g1", "f1").says(march(12).At(9, 0), "g1", "f0").says(march(13).At(9, 0), "g1", "f1"),
			ask(corpus.OpValue, nil), ""},
		{"under another condition", gold().fact(corpus.Fact{ID: "f2", Value: count(7), From: march(3),
			Condition: "at night"}).says(march(12).At(9, 0), "g1", "f2"),
			ask(corpus.OpValue, nil), "holds at the asked time"},
		{"under another condition, of what only leads to the gold", gold().fact(corpus.Fact{ID: "f2", Value: count(7),
			From: march(3), Condition: "at night"}).says(march(12).At(9, 0), "g1", "f2"),
			ask(corpus.OpValue, func(it *corpus.Item) { it.Gold[0].Part = corpus.PartBridge }), ""},
		{"noise", gold().fact(corpus.Fact{ID: "x", Value: count(9), From: march(11), Noise: true}).says(march(11).At(9, 0),
			"g1", "x"), ask(corpus.OpValue, nil), "not corrected"},
		{"noise that is corrected", gold().fact(corpus.Fact{ID: "x", Value: count(9), From: march(11), Noise: true}).fact(
			corpus.Fact{ID: "f2", Value: count(5), From: march(11), Corrects: "x"}).
			says(march(11).At(9, 0), "g1", "x").says(march(11).At(9, 5), "g1", "f2"), ask(corpus.OpValue, nil), ""},
		{"noise that is corrected elsewhere", gold().fact(corpus.Fact{ID: "x", Value: count(9), From: march(11),
			Noise: true}).fact(corpus.Fact{ID: "f2", Value: count(5), From: march(11), Corrects: "x"}).
			says(march(11).At(9, 0), "g1", "x").says(march(11).At(9, 5), "g2", "f2"), ask(corpus.OpValue, nil), "not corrected"},
		{"noise that was corrected before", gold().fact(corpus.Fact{ID: "x", Value: count(9), From: march(11),
			Noise: true}).fact(corpus.Fact{ID: "f2", Value: count(5), From: march(10), Corrects: "x"}).
			says(march(11).At(9, 0), "g1", "x").says(march(10).At(9, 5), "g1", "f2"), ask(corpus.OpValue, nil), "not corrected"},
		{"abstention, filled nowhere", gold(),
			ask(corpus.OpAbsent, func(it *corpus.Item) { it.Gold[0].Predicate = "rollback" }), ""},
		{"abstention, filled", gold(), ask(corpus.OpAbsent, nil), "nobody tells"},
		{"abstention, filled after the asking", new(world).fact(corpus.Fact{ID: "f1", Value: count(5)}).says(march(31).At(19,
			0), "g1", "f1"), ask(corpus.OpAbsent, nil), "nobody tells"},
	} {
		got := fmt.Sprint(Undisturbed(c.w.index(), c.it))
		found := got != "[]"
		if found != (c.want != "") || found && !matches(got, c.want) {
			t.Errorf("%s: want %q, got %s", c.name, c.want, got)
		}
	}
}

// disputed is a slot of which two people state different values in good faith.
func disputed() *world {
	return new(world).fact(corpus.Fact{ID: "f1", Value: count(5), From: march(10), Contradicts: "f2"}).
		fact(corpus.Fact{ID: "f2", Value: count(7), From: march(12), Contradicts: "f1"}).
		says(march(10).At(9, 0), "g1", "f1").says(march(12).At(9, 0), "g2", "f2")
}

// conflict asks for both sides of disputed.
func conflict() corpus.Item {
	return ask(corpus.OpConflict, func(it *corpus.Item) {
		seven := count(7)
		other := it.Gold[0]
		other.Atom, other.FactIDs = &seven, []string{"f2"}
		it.Gold = append(it.Gold, other)
		it.Evidence = append(it.Evidence, corpus.Evidence{MessageID: "m2", Role: corpus.RoleAnswer, Set: 2})
	})
}

// TestUndisturbedContradictions: what two people state differently in good faith
// can be asked for only as their conflict, with both sides as operands (S2).
func TestUndisturbedContradictions(t *testing.T) {
	for _, c := range []struct {
		name string
		w    *world
		it   corpus.Item
		want string
	}{
		{"one side of a contradiction", disputed(), ask(corpus.OpValue, nil), "one side|holds at the asked time"},
		{"one side, with the other in the evidence", disputed(), ask(corpus.OpValue, func(it *corpus.Item) {
			it.Evidence = append(it.Evidence, corpus.Evidence{MessageID: "m2", Role: corpus.RoleContext, Set: 2})
		}), "one side"},
		{"one side of a contradiction as a conflict", disputed(), ask(corpus.OpConflict, nil), "one side"},
		{"both sides of a contradiction as a conflict", disputed(), conflict(), ""},
		{"both sides, asked for as a value", disputed(), ask(corpus.OpValue, func(it *corpus.Item) {
			it.Gold, it.Evidence = conflict().Gold, conflict().Evidence
			it.Gold[0].Operation = corpus.OpValue
		}), "one side"},
	} {
		got := fmt.Sprint(Undisturbed(c.w.index(), c.it))
		if found := got != "[]"; found != (c.want != "") || found && !matches(got, c.want) {
			t.Errorf("%s: want %q, got %s", c.name, c.want, got)
		}
	}
}

// matches: one of the alternatives is in the text.
func matches(text, alternatives string) bool {
	for _, a := range strings.Split(alternatives, "|") {
		if strings.Contains(text, a) {
			return true
		}
	}
	return false
}

func TestAQuestionWithAConditionIsDisturbedByWhatHoldsAlways(t *testing.T) {
	w := new(world).fact(corpus.Fact{ID: "f1", Value: count(5), From: march(3), Condition: "by day"}).says(march(3).At(9,
		0), "g1", "f1").
		fact(corpus.Fact{ID: "f2", Value: count(7), From: march(3), Condition: "at night"}).says(march(3).At(9, 1), "g1",
		"f2")
	if got := Undisturbed(w.index(), ask(corpus.OpValue, nil)); len(got) != 0 {
		t.Errorf("another condition disturbs: %v", got)
	}
	w.fact(corpus.Fact{ID: "f3", Value: count(9), From: march(3)}).says(march(3).At(9, 2), "g1", "f3")
	if got := Undisturbed(w.index(), ask(corpus.OpValue, nil)); len(got) != 1 || got[0].FactID != "f3" ||
		got[0].MessageID != "m3" {
		t.Errorf("want f3 in m3, got %v", got)
	}
}

// TestUndisturbedByNamesakes: two groups have a rule for "demos": a question that
// names only the matter has both for an answer, unless they say the same or the
// other one holds in another case.
func TestUndisturbedByNamesakes(t *testing.T) {
	rule := func(id, subject string, n int64, condition string) corpus.Fact {
		return corpus.Fact{ID: id, SubjectID: subject, Predicate: "requires", Value: count(n), From: march(3),
			Condition: condition}
	}
	for _, c := range []struct {
		name       string
		mine       string // the condition of the gold
		other      corpus.Fact
		inEvidence bool
		want       string
	}{
		{"another value", "", rule("f2", "h2", 7, ""), false, "has the name"},
		{"another value in the evidence", "", rule("f2", "h2", 7, ""), true, "has the name"},
		{"the same value", "", rule("f2", "h2", 5, ""), false, ""},
		{"another name", "", rule("f2", "h3", 7, ""), false, ""},
		{"the same case", "in haste", rule("f2", "h2", 7, "in haste"), false, "has the name"},
		{"another case", "in haste", rule("f2", "h2", 7, "at night"), false, ""},
		{"no case", "in haste", rule("f2", "h2", 7, ""), false, "has the name"},
	} {
		w := new(world).fact(rule("f1", "h1", 5, c.mine)).fact(c.other).says(march(3).At(9, 0), "g1",
			"f1").says(march(4).At(9, 0), "g2", "f2")
		it := ask(corpus.OpValue, func(it *corpus.Item) {
			it.Gold[0].SubjectID, it.Gold[0].Predicate = "h1", "requires"
			if c.inEvidence {
				it.Evidence = append(it.Evidence, corpus.Evidence{MessageID: "m2", Role: corpus.RoleContext, Set: 2})
			}
		})
		got := fmt.Sprint(Undisturbed(w.index().Named(map[string]string{"h1": "demos", "h2": "Demos", "h3": "talks"}), it))
		if (got != "[]") != (c.want != "") || !strings.Contains(got, c.want) {
			t.Errorf("%s: want %q, got %s", c.name, c.want, got)
		}
	}
}

func TestNobodyAddsToACountedSet(t *testing.T) {
	member := func(id string, n int64, closes corpus.Date) corpus.Fact {
		return corpus.Fact{ID: id, Value: count(n), From: march(3), To: march(3), SetID: "s", SetCloses: closes}
	}
	counts := func(it *corpus.Item) { it.Gold[0].FactIDs = []string{"f1", "f2"} }
	base := func(closes corpus.Date) *world {
		return new(world).fact(member("f1", 5, closes)).fact(member("f2", 6, closes)).says(march(3).At(9, 0), "g1", "f1",
			"f2")
	}
	for _, c := range []struct {
		name string
		w    *world
		want string
	}{
		{"counted whole", base(march(7)), ""},
		{"a third member", base(march(7)).fact(member("f3", 8, march(7))).says(march(3).At(10, 0), "g2", "f3"), "adds"},
		{"a third member said after the asking", base(march(7)).fact(member("f3", 8, march(7))).says(march(31).At(18, 0),
			"g2", "f3"), ""},
		{"never closed", base(0), "not closed"},
		{"still open", base(march(31)), "not closed"},
	} {
		got := fmt.Sprint(Undisturbed(c.w.index(), ask(corpus.OpCount, counts)))
		if (got != "[]") != (c.want != "") || !strings.Contains(got, c.want) {
			t.Errorf("%s: want %q, got %s", c.name, c.want, got)
		}
	}
}

func TestTheIndexLeavesOutWhatDoesNotResolve(t *testing.T) {
	w := new(world).fact(corpus.Fact{ID: "f1", Value: count(5)}).says(march(3).At(9, 0), "g1", "f1", "f9")
	w.plan = append(w.plan, corpus.PlannedMessage{MessageID: "gone", Discloses: []corpus.Disclosure{{FactID: "f1"}}})
	ix := w.index()
	if got := ix.StatedOf(Slot{SubjectID: "cache", Predicate: "retry_limit"}); len(got) != 1 || got[0].Message.ID != "m1" {
		t.Errorf("got %v", got)
	}
	if got := ix.StatedIn("m1"); len(got) != 1 {
		t.Errorf("got %v", got)
	}
}
