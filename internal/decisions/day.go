package decisions

import (
	"memloom/internal/corpus"
	"memloom/internal/corpus/index"
)

// Day is a passage, a day of a group or a session, with what a decision about it attaches to.
type Day struct {
	*corpus.Passage
	Hash     string
	Messages []*corpus.Message
	Flag     *corpus.FlaggedPassage // nil: it is not flagged
}

// Days returns the passages of a corpus in their order.
func Days(x *index.Index) []Day {
	messages, flags := map[*corpus.Passage][]*corpus.Message{}, map[string]*corpus.FlaggedPassage{}
	for i := range x.Messages {
		p := x.Passage(&x.Messages[i])
		messages[p] = append(messages[p], &x.Messages[i])
	}
	for i := range x.Flagged {
		flags[x.Flagged[i].Unit] = &x.Flagged[i]
	}
	out := make([]Day, len(x.Passages))
	for i := range x.Passages {
		p := &x.Passages[i]
		var texts []string
		for _, m := range messages[p] {
			texts = append(texts, m.Text)
		}
		out[i] = Day{p, DayHash(texts), messages[p], flags[p.ID]}
	}
	return out
}
