package main

import (
	"fmt"

	"memloom/internal/corpus"
	"memloom/internal/decisions"
)

// decided says what was decided, and where the item stands by it. Of a blind decision it tells nothing of the item.
func (x *auditing) decided(d *corpus.Decision, earlier []corpus.Decision) error {
	if x.json {
		said := *d
		if d.VerdictsHidden {
			said.StatusBefore = ""
		}
		return x.encode(said)
	}
	if d.VerdictsHidden {
		_, err := fmt.Fprintf(x.out, "decision %d: %s %s, blind; %s counts it, and nothing applies it\n", d.Seq, d.Action, d.TargetID,
			command("audit", "agreement", x.dir))
		return err
	}
	two := x.double.Needs(d.TargetHash)
	_, stand := decisions.OutcomeOf(decisions.Standing(append(earlier, *d)), two)
	next := command("audit", "apply", x.dir) + " publishes the corpus with it"
	switch {
	case stand == decisions.Waiting && two:
		next = "it needs two decisions that agree: " + command("audit", "list", x.dir, "--queue", "waiting", "--reviewer", "NAME") + " lists it for a second reviewer"
	case stand == decisions.Disputed:
		next = command("audit", "decide", x.dir, d.TargetID, "settle", "--code", "accept") + ", or --code reject, ends the dispute"
	}
	_, err := fmt.Fprintf(x.out, "decision %d: %s %s; it stands %s\n%s\n", d.Seq, d.Action, d.TargetID, stand, next)
	return err
}
