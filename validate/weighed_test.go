package validate

import (
	"fmt"
	"slices"
	"testing"

	"memloom/internal/corpus"
)

// weighing is a talk in which a retry limit of 5 is told after 9 was weighed
// and the limit was promised for the twelfth.
func weighing() *world {
	return new(world).
		fact(corpus.Fact{ID: "f1", Value: count(5), From: march(10)}).
		fact(corpus.Fact{ID: "o1", SubjectID: "cache", Predicate: corpus.PredOption, Value: count(9), About: "f1",
			From: march(8)}).
		fact(corpus.Fact{ID: "p1", SubjectID: "cache", Predicate: corpus.PredPromised, Value: corpus.DateValue(march(12)),
			About: "f1", From: march(9)}).
		says(march(10).At(9, 0), "g1", "f1").says(march(8).At(9, 0), "g1", "o1").says(march(9).At(9, 0), "g1", "p1")
}

// TestWhatWasWeighedIsNoValue: options and promises neither disturb the
// question for the value that they are about nor are a source of it.
func TestWhatWasWeighedIsNoValue(t *testing.T) {
	ix := weighing().index()
	if got := Undisturbed(ix, ask(corpus.OpValue, nil)); len(got) > 0 {
		t.Errorf("disturbed: %v", got)
	}
	if got := ix.StatedOf(Slot{SubjectID: "cache", Predicate: "retry_limit"}); len(got) != 1 || got[0].FactID != "f1" {
		t.Errorf("values: %v", got)
	}
}

// TestAbstentionOverWhatWasWeighed: a value that was weighed or promised and
// never told could be taken for an answer.
func TestAbstentionOverWhatWasWeighed(t *testing.T) {
	for _, id := range []string{"o1", "p1"} {
		w := weighing()
		w.plan[0].Discloses = nil // no one decides
		w.plan = slices.DeleteFunc(w.plan, func(p corpus.PlannedMessage) bool {
			return len(p.Discloses) > 0 &&
				p.Discloses[0].FactID != id
		})
		if got := Undisturbed(w.index(), ask(corpus.OpAbsent, nil)); len(got) != 1 || got[0].FactID != id {
			t.Errorf("only %s is said: %v", id, got)
		}
	}
}

// TestOtherPromisesDoNotDisturb: a task has as many promises as matters; another
// promise of the same matter does disturb.
func TestOtherPromisesDoNotDisturb(t *testing.T) {
	date := func(d int) corpus.Value { return corpus.DateValue(march(d)) }
	promise := func(id, about string, day int) corpus.Fact {
		return corpus.Fact{ID: id, SubjectID: "cache", Predicate: corpus.PredPromised, Value: date(day), About: about,
			From: march(9)}
	}
	twelfth := date(12)
	asked := ask(corpus.OpValue, func(it *corpus.Item) {
		it.Evidence[0].MessageID = "m3"
		it.Gold[0].Predicate, it.Gold[0].Atom, it.Gold[0].FactIDs = corpus.PredPromised, &twelfth, []string{"p1"}
	})
	other := weighing().fact(corpus.Fact{ID: "b1", SubjectID: "cache", Predicate: "batch_size", Value: count(80)}).
		fact(promise("p2", "b1", 14)).says(march(9).At(10, 0), "g1", "p2")
	if got := Undisturbed(other.index(), asked); len(got) > 0 {
		t.Errorf("another matter disturbs: %v", got)
	}
	same := weighing().fact(promise("p2", "f1", 14)).says(march(9).At(10, 0), "g1", "p2")
	if got := Undisturbed(same.index(), asked); len(got) != 1 || got[0].FactID != "p2" {
		t.Errorf("another day for the same matter does not disturb: %v", got)
	}
}

// TestStaleValues: an older value told as current is noise whatever it equals,
// does not count as the older value's last telling, and is put right by the
// true fact that it is about.
func TestStaleValues(t *testing.T) {
	stale := func(about string) *world {
		return new(world).fact(corpus.Fact{ID: "f1", Value: count(5), From: march(3)}).
			fact(corpus.Fact{ID: "f2", Value: count(7), From: march(10), Supersedes: "f1"}).
			fact(corpus.Fact{ID: "x", SubjectID: "cache", Predicate: "retry_limit", Value: count(5), From: march(12),
				Noise: true, About: about}).
			says(march(3).At(9, 0), "g1", "f1").says(march(10).At(9, 0), "g1", "f2").says(march(12).At(9, 0), "g1",
			"x").says(march(12).At(9, 5), "g1", "f2")
	}
	before := ask(corpus.OpBefore, func(it *corpus.Item) { it.Gold[0].At = march(5).At(12, 0) })
	if got := fmt.Sprint(Undisturbed(stale("").index(), before)); !matches(got, "not corrected") {
		t.Errorf("nobody corrects it: %s", got)
	}
	if got := Undisturbed(stale("f2").index(), before); len(got) > 0 {
		t.Errorf("corrected: %v", got)
	}
	older := stale("f2").fact(corpus.Fact{ID: "f0", SubjectID: "cache", Predicate: "retry_limit", Value: count(2),
		From: march(1), To: march(2)}).says(march(11).At(9, 0), "g1", "f0")
	if got := fmt.Sprint(Undisturbed(older.index(), before)); !matches(got, "said for the last time") {
		t.Errorf("a value before the older one, told when only noise follows: %s", got)
	}
}

// TestAbsencesEnd: who comes back on a day is not away afterwards.
func TestAbsencesEnd(t *testing.T) {
	back := func(id string, from, day int) corpus.Fact {
		return corpus.Fact{ID: id, SubjectID: "ada", Predicate: corpus.PredBack, Value: corpus.DateValue(march(day)),
			From: march(from)}
	}
	w := new(world).fact(back("f1", 20, 27)).fact(back("f2", 3, 7)).says(march(20).At(9, 0), "g1",
		"f1").says(march(3).At(9, 0), "g1", "f2")
	v := corpus.DateValue(march(27))
	it := ask(corpus.OpValue, func(it *corpus.Item) {
		it.Gold[0].SubjectID, it.Gold[0].Predicate, it.Gold[0].Atom, it.Gold[0].At = "ada", corpus.PredBack, &v,
			march(21).At(9, 0)
	})
	if got := Undisturbed(w.index(), it); len(got) > 0 {
		t.Errorf("an absence that is over disturbs: %v", got)
	}
}
