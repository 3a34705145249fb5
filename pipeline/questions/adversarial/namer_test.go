package adversarial_test

import (
	"math/rand/v2"
	"testing"

	"memloom/pipeline/questions/adversarial"
)

// TestNamer: a task is named by a deed that is not about the attribute, asked by the one who did it or by another
// person.
func TestNamer(t *testing.T) {
	w := quay()
	for seed := range uint64(20) {
		n := adversarial.NewNamer(w, rand.New(rand.NewPCG(seed, 1)))
		for _, self := range []bool{true, false} {
			for _, task := range w.Corpus.Tasks {
				x, ok := n.Name(task, "depth", self)
				if !ok {
					t.Fatalf("nothing was done to %s", task.ID)
				}
				if x.Said.Fact.TaskID != task.ID || x.Said.Fact.Predicate == "depth" {
					t.Errorf("%s is named by %+v", task.ID, x.Said.Fact)
				}
				if (x.Asker == x.Said.Message.AuthorID) != self || x.Self != self {
					t.Errorf("asked by %s of what %s did, themselves: %v", x.Asker, x.Said.Message.AuthorID, self)
				}
				if self && len(x.Clues) != 1 {
					t.Errorf("clues %+v, asked by whoever did it", x.Clues)
				}
			}
		}
	}
}
