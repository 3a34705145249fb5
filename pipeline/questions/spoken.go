package questions

import (
	"encoding/json"
	"fmt"

	"memloom/internal/corpus"
	"memloom/internal/exec"
)

// Spoken is a conversation of two sides that take turns, whose messages the record of a world leaves out: they are made
// of the text that its unit left, so that a text stands once in the store.
type Spoken struct {
	Key     string         `json:"key"` // of the unit's record
	Session string         `json:"session"`
	Segment corpus.Segment `json:"segment"`
	Start   corpus.Stamp   `json:"start"`
	Gaps    []byte         `json:"gaps"`   // minutes from one message to the next
	Tokens  []int          `json:"tokens"` // by message
	Sides   [2]Speaker     `json:"sides"`  // who begins, and who answers
}

// Speaker is one side of a conversation.
type Speaker struct {
	ID   string `json:"id"`
	Name string `json:"name"`
	Role string `json:"role"`
}

// MessageID is the id of the nth message of so many that are heard.
func MessageID(n, of int) string { return fmt.Sprintf("M%0*d", len(fmt.Sprint(of)), n) }

// spokenText is what is read of a text's record.
type spokenText struct {
	Messages []struct {
		Text string `json:"text"`
	} `json:"messages"`
}

// Hear fills in the messages of conversations that the record of a world left out, numbered in their order. Those that
// no one wrote are left out.
func (f *Finished) Hear(in exec.Getter) error {
	if len(f.Spoken) == 0 {
		return nil
	}
	c, n := f.Corpus, 0
	for _, s := range f.Spoken {
		n += len(s.Tokens)
	}
	c.Messages, c.Segments = make([]corpus.Message, 0, n), make([]corpus.Segment, 0, len(f.Spoken))
	for i := range f.Spoken {
		if err := f.hear(in, &f.Spoken[i], n); err != nil {
			return err
		}
	}
	f.Spoken = nil
	return nil
}

func (f *Finished) hear(in exec.Getter, s *Spoken, of int) error {
	data, err := in.Get(s.Key)
	if err != nil {
		return err
	}
	var text spokenText
	if err := json.Unmarshal(data, &text); err != nil {
		return fmt.Errorf("record %s: %w", s.Key, err)
	}
	c, at, said, before := f.Corpus, s.Start, 0, ""
	first := ""
	for i, x := range text.Messages {
		if i > 0 {
			at += corpus.Stamp(s.Gaps[i-1])
		}
		if x.Text == "" {
			continue // no one wrote it
		}
		who := s.Sides[i%2]
		id := MessageID(len(c.Messages)+1, of)
		if first == "" {
			first = id
		}
		c.Messages = append(c.Messages, corpus.Message{ID: id, CorpusID: c.ID, GroupID: s.Segment.GroupID,
			SessionID: s.Session, Seq: len(c.Messages) + 1, At: at,
			AuthorID: who.ID, AuthorName: who.Name, AuthorRole: who.Role, Text: x.Text, ReplyTo: before, ThreadID: first,
			Tokens: s.Tokens[said]})
		s.Segment.MessageIDs = append(s.Segment.MessageIDs, id)
		said, before = said+1, id
	}
	c.Segments = append(c.Segments, s.Segment)
	return nil
}
