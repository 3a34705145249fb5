package validity

import (
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/statistics"
)

// Near is how many workdays before it is asked about something still counts as near.
const Near = 5

// Evidence has the figures of accepted items that need evidence, an entry an item.
type Evidence struct {
	Workdays []int // from the youngest needed piece to when it is asked, in workdays
	Messages []int // likewise, in messages
	Pieces   []int // needed pieces
	Shown    []int // messages, context with them
	Groups   []int // chat groups of the needed pieces
	Near     int   // items all of whose needed pieces are at most Near workdays old
	LastDay  int   // likewise, of the last workday
	Spans    []int // days from the oldest to the youngest needed piece, of items with several
}

// Horizon measures how old and how scattered the evidence of items is. The zero value is ready.
type Horizon struct {
	Evidence
	Families map[string]*Evidence
}

// Add measures the items of a corpus, of which nothing is kept.
func (h *Horizon) Add(c *corpus.Corpus) {
	if h.Families == nil {
		h.Families = map[string]*Evidence{}
	}
	ages, messages := corpus.NewAges(c), corpus.ByID(c.Messages)
	last := lastAsked(c)
	for i := range c.Items {
		it := &c.Items[i]
		if it.Status != corpus.Accepted {
			continue
		}
		if x, ok := scatterOf(last(it), ages, messages); ok {
			family := h.Families[it.Family]
			if family == nil {
				family = &Evidence{}
				h.Families[it.Family] = family
			}
			h.add(x)
			family.add(x)
		}
	}
}

// lastAsked returns items as they are when they may be asked for the last time. Items that are asked in the minute after the session
// which holds their last piece can be asked until something changes their answer, or to the end; all others when they are asked.
func lastAsked(c *corpus.Corpus) func(*corpus.Item) *corpus.Item {
	ends, of := map[string]corpus.Stamp{}, map[string]string{} // of sessions; the session of a message
	for i := range c.Messages {
		if m := &c.Messages[i]; m.SessionID != "" {
			ends[m.SessionID], of[m.ID] = max(ends[m.SessionID], m.At), m.SessionID
		}
	}
	return func(it *corpus.Item) *corpus.Item {
		for _, e := range it.Evidence {
			if end, ok := ends[of[e.MessageID]]; ok && e.Role != corpus.RoleContext && it.AskedAt == end+1 {
				later := *it
				if later.AskedAt = it.ValidUntil; it.ValidUntil == 0 {
					later.AskedAt = c.Last.Add(1).At(0, 0)
				}
				return &later
			}
		}
		return it
	}
}

// scatter is what is measured of an item.
type scatter struct {
	youngest, oldest            corpus.Age
	pieces, shown, groups, span int
}

// scatterOf measures an item. ok is false where it needs nothing.
func scatterOf(it *corpus.Item, ages *corpus.Ages, messages map[string]*corpus.Message) (x scatter, ok bool) {
	if x.youngest, ok = ages.Youngest(it); !ok {
		return x, false
	}
	x.oldest, _ = ages.Oldest(it)
	groups, shown := map[string]bool{}, map[string]bool{}
	for _, e := range it.Evidence {
		shown[e.MessageID] = true
	}
	var first, last corpus.Stamp
	pieces := corpus.Pieces(it.Evidence)
	for _, piece := range pieces {
		var said corpus.Stamp // of its youngest message
		for _, id := range piece {
			if m := messages[id]; m != nil {
				groups[m.GroupID] = true
				said = max(said, m.At)
			}
		}
		if first == 0 || said < first {
			first = said
		}
		last = max(last, said)
	}
	x.pieces, x.shown, x.groups, x.span = len(pieces), len(shown), len(groups), int(last.Date()-first.Date())
	return x, true
}

func (e *Evidence) add(x scatter) {
	e.Workdays = append(e.Workdays, x.youngest.Workdays)
	e.Messages = append(e.Messages, x.youngest.Messages)
	e.Pieces = append(e.Pieces, x.pieces)
	e.Shown = append(e.Shown, x.shown)
	e.Groups = append(e.Groups, x.groups)
	if x.oldest.Workdays <= Near {
		e.Near++
	}
	if x.oldest.Workdays <= 1 {
		e.LastDay++
	}
	if x.pieces > 1 {
		e.Spans = append(e.Spans, x.span)
	}
}

// Items is how many items need evidence.
func (e *Evidence) Items() int { return len(e.Pieces) }

// Median returns the middle age in workdays.
func (e *Evidence) Median() int { return statistics.Median(e.Workdays) }

// Mean returns the mean of a list, 0 of none.
func Mean(list []int) float64 {
	sum := 0
	for _, n := range list {
		sum += n
	}
	if len(list) == 0 {
		return 0
	}
	return float64(sum) / float64(len(list))
}

// Share returns the share of a list that is so, 0 of none.
func Share(list []int, is func(int) bool) float64 {
	n := 0
	for _, x := range list {
		if is(x) {
			n++
		}
	}
	if len(list) == 0 {
		return 0
	}
	return float64(n) / float64(len(list))
}

// AtLeast is for Share.
func AtLeast(least int) func(int) bool { return func(n int) bool { return n >= least } }

// Workdays counts the workdays of a corpus.
func Workdays(c *corpus.Corpus) int {
	return len(corpus.Calendar{First: c.First, Last: c.Last, Closures: slices.Clone(c.Closures)}.Workdays())
}
