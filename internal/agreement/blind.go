package agreement

import (
	"memloom/internal/corpus"
	"memloom/internal/decisions"
)

// Sampled is an item with all decisions about it and what the filters made of it.
type Sampled struct {
	FellAt    string   // the filter that rejected it first; empty: they accepted it
	Passed    []string // the filters that an accepted item passed
	Decisions []corpus.Decision
}

// Blind is what people make of the filters' work where they see neither status nor verdicts. An item counts once: by
// the greater part of the blind decisions about it.
type Blind struct {
	Items   int           `json:"items"`  // that count
	Unsure  int           `json:"unsure"` // items about which no one was sure; they are left out
	Split   int           `json:"split"`  // items that as many keep as refuse; they are left out
	Filters []FilterShare `json:"filters"`
}

// FilterShare holds one filter refused people. Filter is "any" for all of them together.
type FilterShare struct {
	Filter string `json:"filter"`
	// of the items that it let pass and that are accepted: those that people refuse
	Refused Share `json:"refused_of_accepted"`
	Kept    Share `json:"kept_of_rejected"` // of the items that fell there: those that people keep
}

// BlindOf evaluates blind decisions. filters are the names in their order; those without an item are left out.
func BlindOf(items []Sampled, filters []string) *Blind {
	b := &Blind{Filters: []FilterShare{}}
	type count struct{ accepted, refused, rejected, kept int }
	by := map[string]*count{"any": {}}
	for _, f := range filters {
		by[f] = &count{}
	}
	for _, it := range items {
		keep, ok := b.verdict(it.Decisions)
		if !ok {
			continue
		}
		b.Items++
		for _, f := range append([]string{"any"}, it.Passed...) {
			if c := by[f]; c != nil && it.FellAt == "" {
				c.accepted++
				if !keep {
					c.refused++
				}
			}
		}
		for _, f := range []string{"any", it.FellAt} {
			if c := by[f]; c != nil && it.FellAt != "" {
				c.rejected++
				if keep {
					c.kept++
				}
			}
		}
	}
	for _, f := range append([]string{"any"}, filters...) {
		if c := by[f]; c.accepted+c.rejected > 0 {
			b.Filters = append(b.Filters, FilterShare{f, ShareOf(c.refused, c.accepted), ShareOf(c.kept, c.rejected)})
		}
	}
	return b
}

// verdict is what the greater part of the blind decisions about an item says; ok is false where it counts for nothing.
func (b *Blind) verdict(list []corpus.Decision) (keep, ok bool) {
	standing := decisions.StandingBlind(list)
	kept, refused := 0, 0
	for _, d := range standing {
		switch d.Action {
		case corpus.ActionAccept:
			kept++
		case corpus.ActionReject:
			refused++
		}
	}
	switch {
	case len(standing) == 0:
		return false, false
	case kept+refused == 0:
		b.Unsure++
	case kept == refused:
		b.Split++
	}
	return kept > refused, kept != refused
}
