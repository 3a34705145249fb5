package report

import (
	"fmt"

	"memloom/internal/corpus"
)

// decisions is figure 11: what reviewers overruled and confirmed. It counts decisions and does not draw them yet.
type decisions struct{ n int }

func newDecisions(r *run) measure { return &decisions{n: len(r.shared.Decisions)} }

func (d *decisions) add(c *corpus.Corpus) { d.n += len(c.Decisions) }

func (d *decisions) figure(*Ending) Figure {
	if d.n == 0 {
		return Figure{Empty: "No decisions yet."}
	}
	return Figure{Empty: fmt.Sprintf("%s in %s. They are not drawn yet.", many(d.n, "decision"), tableDecisions)}
}
