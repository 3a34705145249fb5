package validate

import (
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/corpus/index"
)

// Slot is an attribute of a subject.
type Slot = corpus.Slot

// Statement is a place where a message states a fact.
type Statement = index.Statement

// FactIndex knows which message states which fact, and what disturbs an item. It is built from published rows alone,
// does not change, and may be shared between goroutines.
type FactIndex struct {
	*index.Index
	namesakes map[string][]string // subject → the other subjects of its visible name
}

// NewFactIndex joins facts, the disclosures of the plan and the messages. Disclosures of facts or in messages that are
// not among them are left out: that they resolve is another check's matter.
func NewFactIndex(facts []corpus.Fact, plan []corpus.PlannedMessage, messages []corpus.Message) *FactIndex {
	return &FactIndex{Index: index.New(&corpus.Corpus{Facts: facts, Plan: plan, Messages: messages})}
}

// until returns the last day of a fact, zero for open: its own, or the day before it was superseded, whichever is
// earlier. A person who will be back on a day is away until then.
func (ix *FactIndex) until(f *corpus.Fact) corpus.Date {
	end := f.To
	if f.Predicate == corpus.PredBack && end == 0 && f.Value.Kind == corpus.KindDate {
		end = f.Value.Date
	}
	for _, x := range ix.Superseding(f.ID) {
		if day := x.From.Add(-1); !x.Noise && (end == 0 || day < end) {
			end = day
		}
	}
	return end
}

// Weighs returns the slot of the fact that an option or a promise is about; the empty one for any other fact.
func (ix *FactIndex) Weighs(f *corpus.Fact) Slot {
	if about := ix.Fact(f.About); about != nil && (f.Predicate == corpus.PredOption ||
		f.Predicate == corpus.PredPromised) {
		return about.Slot()
	}
	return Slot{}
}

// filling returns what is stated of a slot, and what is weighed or promised for it.
func (ix *FactIndex) filling(slot Slot) []*Statement {
	out := slices.Clone(ix.StatedOf(slot))
	for _, f := range ix.Values(slot) {
		for _, x := range ix.About(f.ID) {
			for _, s := range ix.StatedOf(x.Slot()) {
				if s.Fact == x && ix.Weighs(x) == slot {
					out = append(out, s)
				}
			}
		}
	}
	return out
}

// corrected says whether noise is put right by a later statement of a correcting fact, or of the true fact that it is
// about, in its group, so that who reads the one can read the other.
func (ix *FactIndex) corrected(s *Statement) bool {
	right := slices.Clone(ix.Correcting(s.FactID))
	if truth := ix.Fact(s.Fact.About); truth != nil {
		right = append(right, truth)
	}
	return s.Fact.Noise && slices.ContainsFunc(right, func(x *corpus.Fact) bool {
		return !x.Noise && slices.ContainsFunc(ix.Stating(x.ID), func(c Statement) bool {
			return c.Message.GroupID == s.Message.GroupID && c.Message.At >= s.Message.At && c.Message.ID != s.Message.ID
		})
	})
}

// at returns a fact by its id, an empty one where there is none.
func (ix *FactIndex) at(id string) *corpus.Fact {
	if f := ix.Fact(id); f != nil {
		return f
	}
	return &corpus.Fact{}
}

// Named returns an index that knows what subjects are called, so that an item is held against all that has the name
// that its question uses.
func (ix *FactIndex) Named(names map[string]string) *FactIndex {
	byName := map[string][]string{}
	for id, name := range names {
		if name != "" {
			byName[strings.ToLower(name)] = append(byName[strings.ToLower(name)], id)
		}
	}
	out := *ix
	out.namesakes = map[string][]string{}
	for _, ids := range byName {
		slices.Sort(ids)
		for i, id := range ids {
			if len(ids) > 1 {
				out.namesakes[id] = slices.Delete(slices.Clone(ids), i, i+1)
			}
		}
	}
	return &out
}
