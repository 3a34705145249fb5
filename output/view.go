package output

import (
	"cmp"
	"fmt"
	"slices"

	"memloom/internal/corpus"
)

// view is a corpus with what several tables look up in it, or what all corpora of a run share.
type view struct {
	c      *corpus.Corpus
	people []corpus.Person // of the run
	seated map[string]bool // people who are member or guest of one of its groups
	ages   *corpus.Ages
	alone  bool             // no other corpus is in the run
	canary string           // of the run, where it is known
	places map[string]place // message id → place, of evidence only
}

// place is where a message is in its corpus's log.
type place struct {
	groupID  string
	position int64 // messages of the corpus before it
	tokens   int64 // tokens of the corpus before it
	day      corpus.Date
}

// newSharedView shows what all corpora share.
func newSharedView(shared *corpus.Corpus) *view { return &view{c: shared, people: shared.People} }

// newView indexes a corpus and checks what the tables take for granted: rows of this corpus alone, and drafts in the
// order of their ids, each with an end.
func newView(shared, c *corpus.Corpus) (*view, error) {
	v := &view{c: c, people: shared.People, ages: agesOf(shared, c), seated: map[string]bool{}, places: map[string]place{}}
	if err := checkOwn(c); err != nil {
		return nil, err
	}
	for i := range c.Items {
		if err := checkDraft(c.Items, i); err != nil {
			return nil, err
		}
		for _, e := range c.Items[i].Evidence {
			v.places[e.MessageID] = place{}
		}
	}
	for _, g := range c.Groups {
		for _, p := range slices.Concat(g.MemberIDs, g.GuestIDs) {
			v.seated[p] = true
		}
	}
	v.locateEvidence()
	return v, nil
}

// agesOf tells the ages of a corpus's evidence, by the calendar that all corpora share.
func agesOf(shared, c *corpus.Corpus) *corpus.Ages {
	dated := *c
	dated.First, dated.Last, dated.Closures = shared.First, shared.Last, shared.Closures
	return corpus.NewAges(&dated)
}

// checkOwn compares the ids of the corpus that its records carry.
func checkOwn(c *corpus.Corpus) error {
	for i := range c.Groups {
		if g := &c.Groups[i]; g.CorpusID != c.ID {
			return fmt.Errorf("group %s is of corpus %q, not of %s", g.ID, g.CorpusID, c.ID)
		}
	}
	for i := range c.Messages {
		if m := &c.Messages[i]; m.CorpusID != c.ID {
			return fmt.Errorf("message %s is of corpus %q, not of %s", m.ID, m.CorpusID, c.ID)
		}
	}
	for i := range c.Items {
		if it := &c.Items[i]; it.CorpusID != "" && it.CorpusID != c.ID {
			return fmt.Errorf("item %s is of corpus %q, not of %s", it.ID, it.CorpusID, c.ID)
		}
	}
	return nil
}

// checkShared says whether a corpus that is complete in itself has what all corpora of the run share.
func checkShared(shared, c *corpus.Corpus) error {
	for _, l := range []struct {
		what      string
		has, want int
	}{
		{"people", len(c.People), len(shared.People)}, {"terms", len(c.Terms), len(shared.Terms)},
		{"entities", len(c.Entities), len(shared.Entities)}, {"closures", len(c.Closures), len(shared.Closures)},
	} {
		if l.has != l.want {
			return fmt.Errorf("corpus %s has %d %s and the run %d: all corpora share them", c.ID, l.has, l.what, l.want)
		}
	}
	if c.First != shared.First || c.Last != shared.Last {
		return fmt.Errorf("corpus %s lasts from %s to %s and the run from %s to %s: all corpora share the calendar", c.ID,
			c.First, c.Last, shared.First, shared.Last)
	}
	return nil
}

// alone divides the only corpus of a run into what its folder says of the run and its own rows. Calls are of the run.
func alone(c *corpus.Corpus) (shared, own *corpus.Corpus) {
	only := *c
	if only.ID == "" && len(c.Groups) > 0 {
		only.ID = c.Groups[0].CorpusID
	}
	only.ID = cmp.Or(only.ID, onlyID)
	only.Calls, only.Decisions, only.Applications = nil, nil, nil
	return &corpus.Corpus{People: c.People, Terms: c.Terms, Entities: c.Entities, First: c.First, Last: c.Last,
		Closures: c.Closures, Calls: c.Calls, Decisions: c.Decisions, Applications: c.Applications}, &only
}

// onlyID is the corpus of a run that has one.
const onlyID = "c1"

func checkDraft(items []corpus.Item, i int) error {
	it := &items[i]
	switch it.Status {
	case corpus.Accepted, corpus.Rejected, corpus.Flagged, corpus.Surplus:
	default:
		return fmt.Errorf("item %s is neither accepted, rejected, flagged nor surplus but %q", it.ID, it.Status)
	}
	if i > 0 && compareIDs(items[i-1].ID, it.ID) >= 0 {
		return fmt.Errorf("item %s stands after %s: items must be in the order of their ids, each once", it.ID,
			items[i-1].ID)
	}
	for _, g := range it.Gold {
		if g.MessageID == "" && (g.Start != 0 || g.End != 0) {
			return fmt.Errorf("gold of item %s: a place (%d to %d) without a message", it.ID, g.Start, g.End)
		}
	}
	if it.Status == corpus.Accepted && (it.Stage != "" || len(it.Reasons) > 0) {
		return fmt.Errorf("item %s is accepted and yet has a reason to fall", it.ID)
	}
	return nil
}

func checkClosures(c *corpus.Corpus) error {
	last := corpus.Date(0)
	for _, cl := range c.Closures {
		if cl.Date < c.First || cl.Date > c.Last {
			return fmt.Errorf("closure %s (%s) is outside the calendar, %s to %s", cl.Date, cl.Name, c.First, c.Last)
		}
		if cl.Date <= last || cl.Name == "" {
			return fmt.Errorf("closure %s: closures must have names and stand in the order of their dates, each once",
				cl.Date)
		}
		last = cl.Date
	}
	return nil
}

// locateEvidence fills the places in one pass over the messages. Only evidence
// is kept, so that a million messages cost no index.
func (v *view) locateEvidence() {
	var messages, tokens int64
	for i := range v.c.Messages {
		m := &v.c.Messages[i]
		if _, wanted := v.places[m.ID]; wanted {
			v.places[m.ID] = place{m.GroupID, messages, tokens, m.At.Date()}
		}
		messages++
		tokens += int64(m.Tokens)
	}
}

// eachItem calls f on the drafts with that end, in the order of their ids.
func (v *view) eachItem(status corpus.Status, f func(*corpus.Item) error) error {
	for i := range v.c.Items {
		if it := &v.c.Items[i]; it.Status == status {
			if err := f(it); err != nil {
				return err
			}
		}
	}
	return nil
}

// measure returns an item with what is computed of it from the messages: how widely its evidence is scattered, and how
// old the youngest of it is. Context is shown and not needed, so it does not count.
func (v *view) measure(it *corpus.Item) (itemRow, error) {
	copied := *it
	copied.EvidenceAge = nil
	r := itemRow{Item: &copied, Canary: v.canary}
	var first, last place
	groups := map[string]bool{}
	for _, e := range it.Evidence {
		p := v.places[e.MessageID]
		if p.groupID == "" {
			return r, fmt.Errorf("item %s: evidence %s is not among the messages", it.ID, e.MessageID)
		}
		if e.Role == corpus.RoleContext {
			continue
		}
		if r.EvidenceCount == 0 || p.position < first.position {
			first = p
		}
		if r.EvidenceCount == 0 || p.position > last.position {
			last = p
		}
		groups[p.groupID] = true
		r.EvidenceCount++
	}
	r.GroupCount = len(groups)
	r.EvidenceDistance = distance{last.position - first.position, int(last.day - first.day), last.tokens - first.tokens}
	if a, ok := v.ages.Youngest(it); ok {
		copied.EvidenceAge = &a
	}
	return r, nil
}
