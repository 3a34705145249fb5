package output

import (
	"fmt"
	"slices"

	"memloom/internal/corpus"
)

// view is a corpus with what several tables look up in it.
type view struct {
	c       *corpus.Corpus
	corpora []string            // ids of corpora, in the order of the groups
	seats   map[string][]string // person id → corpora
	places  map[string]place    // message id → place, of evidence only
}

// place is where a message stands in its corpus's log.
type place struct {
	corpusID string
	groupID  string
	position int64 // messages of the corpus before it
	tokens   int64 // tokens of the corpus before it
	day      corpus.Date
}

// newView indexes the corpus and checks what the tables take for granted: drafts in the order of their ids, each with
// an end, and a calendar that can be written day by day.
func newView(c *corpus.Corpus) (*view, error) {
	v := &view{c: c, seats: map[string][]string{}, places: map[string]place{}}
	for i := range c.Items {
		if err := checkDraft(c.Items, i); err != nil {
			return nil, err
		}
		for _, e := range c.Items[i].Evidence {
			v.places[e.MessageID] = place{}
		}
	}
	if err := checkClosures(c); err != nil {
		return nil, err
	}
	for _, g := range c.Groups {
		if !slices.Contains(v.corpora, g.CorpusID) {
			v.corpora = append(v.corpora, g.CorpusID)
		}
		for _, p := range slices.Concat(g.MemberIDs, g.GuestIDs) {
			if !slices.Contains(v.seats[p], g.CorpusID) {
				v.seats[p] = append(v.seats[p], g.CorpusID)
			}
		}
	}
	v.locateEvidence()
	return v, nil
}

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
	type count struct{ messages, tokens int64 }
	seen := map[string]*count{}
	for i := range v.c.Messages {
		m := &v.c.Messages[i]
		n := seen[m.CorpusID]
		if n == nil {
			n = &count{}
			seen[m.CorpusID] = n
		}
		if _, wanted := v.places[m.ID]; wanted {
			v.places[m.ID] = place{m.CorpusID, m.GroupID, n.messages, n.tokens, m.At.Date()}
		}
		n.messages++
		n.tokens += int64(m.Tokens)
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

// corporaOf returns the corpora in which a person has a seat. Somebody without a seat belongs to the only corpus.
func (v *view) corporaOf(person string) ([]string, error) {
	if ids := v.seats[person]; len(ids) > 0 {
		return ids, nil
	}
	if len(v.corpora) == 1 {
		return v.corpora, nil
	}
	return nil, fmt.Errorf("person %s is in no group, and there are %d corpora to belong to", person, len(v.corpora))
}

// corpusOfItem returns the corpus that an item asks about: that of its evidence, or the only one.
func (v *view) corpusOfItem(it *corpus.Item) (string, error) {
	for _, e := range it.Evidence {
		if p := v.places[e.MessageID]; p.groupID != "" {
			return p.corpusID, nil
		}
	}
	if len(v.corpora) == 1 {
		return v.corpora[0], nil
	}
	return "", fmt.Errorf("item %s has no evidence that says to which of %d corpora it belongs", it.ID, len(v.corpora))
}

// measures says how widely the evidence of an item is scattered.
type measures struct {
	groups   int32
	pieces   int32
	distance distance
}

// measure computes an item's measures from the messages. Context is shown and not needed, so it does not count.
func (v *view) measure(it *corpus.Item) (measures, error) {
	var m measures
	var first, last place
	var groups []string
	for _, e := range it.Evidence {
		p := v.places[e.MessageID]
		if p.groupID == "" {
			return m, fmt.Errorf("item %s: evidence %s is not among the messages", it.ID, e.MessageID)
		}
		if e.Role == corpus.RoleContext {
			continue
		}
		if m.pieces == 0 || p.position < first.position {
			first = p
		}
		if m.pieces == 0 || p.position > last.position {
			last = p
		}
		if !slices.Contains(groups, p.groupID) {
			groups = append(groups, p.groupID)
		}
		m.pieces++
	}
	m.groups = int32(len(groups))
	m.distance = distance{last.position - first.position, int32(last.day - first.day), last.tokens - first.tokens}
	return m, nil
}
