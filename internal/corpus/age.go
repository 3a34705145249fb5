package corpus

import "sort"

// Age is how long ago something was said: workdays from the day after it up to the moment of a question, whose own day
// counts if any of it has passed, and messages of the corpus between the two.
type Age struct {
	Workdays int `json:"workdays" parquet:"workdays"`
	Messages int `json:"messages" parquet:"messages,int64"`
}

// Pieces are the parts of an item's evidence that its answer needs, a list of messages for each, in the order of their
// groups. Any one message of a piece will do; context is no piece.
func Pieces(evidence []Evidence) [][]string {
	var out [][]string
	at := map[int]int{}
	for _, e := range evidence {
		if e.Role == RoleContext {
			continue
		}
		i, ok := at[e.Set]
		if !ok {
			i, at[e.Set] = len(out), len(out)
			out = append(out, nil)
		}
		out[i] = append(out[i], e.MessageID)
	}
	return out
}

// Ages tells how old evidence is.
type Ages struct {
	workdays []Date
	at       map[string]Stamp // of a message
	stamps   []Stamp          // of all messages, in order
}

// NewAges reads the calendar and the messages of a corpus.
func NewAges(c *Corpus) *Ages {
	a := &Ages{workdays: Calendar{c.First, c.Last, c.Closures}.Workdays(), at: make(map[string]Stamp, len(c.Messages))}
	for _, m := range c.Messages {
		a.at[m.ID] = m.At
		a.stamps = append(a.stamps, m.At)
	}
	sort.Slice(a.stamps, func(i, k int) bool { return a.stamps[i] < a.stamps[k] })
	return a
}

// Youngest returns the age of the youngest piece of an item's evidence, as of when it is asked; a piece with
// alternatives is as old as the youngest of them. ok is false where nothing is needed.
func (a *Ages) Youngest(it *Item) (age Age, ok bool) {
	return a.extreme(it, func(piece, kept Stamp) bool { return piece > kept })
}

// Oldest is Youngest for the oldest piece.
func (a *Ages) Oldest(it *Item) (age Age, ok bool) {
	return a.extreme(it, func(piece, kept Stamp) bool { return piece < kept })
}

func (a *Ages) extreme(it *Item, better func(piece, kept Stamp) bool) (Age, bool) {
	var kept Stamp
	ok := false
	for _, piece := range Pieces(it.Evidence) {
		var last Stamp
		for _, id := range piece {
			last = max(last, a.at[id])
		}
		if !ok || better(last, kept) {
			kept, ok = last, true
		}
	}
	if !ok {
		return Age{}, false
	}
	return a.Between(kept, it.AskedAt), true
}

// Between returns the age, at one moment, of what was said at another.
func (a *Ages) Between(said, asked Stamp) Age {
	end := asked.Date()
	if asked == end.At(0, 0) {
		end = end.Add(-1) // nothing of the day has passed
	}
	upTo := func(d Date) int { return sort.Search(len(a.workdays), func(i int) bool { return a.workdays[i] > d }) }
	before := func(s Stamp) int { return sort.Search(len(a.stamps), func(i int) bool { return a.stamps[i] >= s }) }
	return Age{
		Workdays: max(0, upTo(end)-upTo(said.Date())),
		Messages: max(0, before(asked)-before(said+1)),
	}
}
