package filters

import (
	"context"
	"slices"

	"memloom/internal/corpus"
)

// Filter declares a filter: all that the rest of memloom asks of it. A filter is a file of this package, and a line of
// All.
type Filter struct {
	Name   string // as verdicts, requirements and commands call it
	Proves string // what it proves of an item: the item "is …"
	// Requires says whether an item must pass it, given the requirement and whether the item's family has it. Nil: the
	// family decides alone.
	Requires func(it corpus.Item, p Policy, r Requirement, family bool) (Requirement, bool)
	// Judge judges an item. It MUST leave a verdict of its own. Nil: it depends on other items, and judging has steps for
	// it.
	Judge    func(ctx context.Context, v *View, m Models, it corpus.Item, mode string, o Options) ([]corpus.Verdict, error)
	Apart    bool // judging has a step of its own for it
	Computed bool // it asks no model, so that it leaves no probes
	Flags    bool // its no is for a person to decide, and does not reject
	Keyed    bool // it sees the references of open items
}

// All are the filters in the order in which they are run: the baseline's attempt, after which an item is refined or
// dropped (G14), then the others, cheapest first. A test adds one of its own in a process of its own.
var All = []Filter{
	hard(),        // what is retrieved, once
	undisturbed(), // no call
	blind(),       // a short call per member
	sufficient(),  // the evidence once
	necessary(),   // the evidence once per alternative set
	answerKeys(),  // a short call per reference, of what is answerable at all
	unique(),      // whole segments
	similar(),     // no call, but the order of judging
}

// Named returns the filter of a name.
func Named(name string) (Filter, bool) {
	if i := rank(name); i < len(All) {
		return All[i], true
	}
	return Filter{}, false
}

// rank is the place of a filter among all; behind them, of one that does not exist.
func rank(name string) int {
	if i := slices.IndexFunc(All, func(f Filter) bool { return f.Name == name }); i >= 0 {
		return i
	}
	return len(All)
}

// Names are the names of all filters, in the order in which they are run.
func Names() []string {
	var out []string
	for _, f := range All {
		out = append(out, f.Name)
	}
	return out
}

// Proves says what a filter proves of an item: the item "is …".
func Proves(name string) string {
	f, _ := Named(name)
	return f.Proves
}
