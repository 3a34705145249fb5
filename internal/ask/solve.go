package ask

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/llm"
	"memloom/prompts"
)

// Answer is the record of a question.
type Answer struct {
	ID         string   `json:"id"`
	Outcome    string   `json:"outcome"` // answered, cannot_determine or conflict
	Answer     string   `json:"answer"`
	Letter     string   `json:"letter,omitempty"`
	Confidence float64  `json:"confidence"` // 0 to 1
	Citations  []string `json:"citations"`  // ids of messages, as given
}

// Solve answers lines of {"id", "messages": [{"id", "speaker", "time", "text", "group"?}], "question", "asker"?,
// "asked_at"?, "options"?}. Messages may come in any order; those at asked_at or later are not read. Without messages
// the model is asked, too: the task's prompt says what it does then.
func Solve(t *prompts.Task[prompts.SolveIn, prompts.SolveOut], m llm.Model) Task {
	return func(ctx context.Context, line []byte) (any, error) {
		q, err := parseQuestion(line)
		if err != nil {
			return nil, err
		}
		r, failed := t.Ask(ctx, m, q.in)
		if failed != nil {
			return nil, failed
		}
		a := Answer{
			ID: q.id, Outcome: r.Out.Outcome, Answer: r.Out.Answer, Letter: r.Out.Letter,
			Confidence: float64(r.Out.Confidence) / 100, Citations: []string{},
		}
		for _, local := range r.Out.Citations {
			a.Citations = append(a.Citations, q.given[local])
		}
		return a, nil
	}
}

// question is a line, read.
type question struct {
	id    string
	in    prompts.SolveIn
	given map[string]string // id local to the call → id as given
}

// parseQuestion reads a line. The error is an *InputError.
func parseQuestion(line []byte) (question, error) {
	o := parseObject("", line, "id", "messages", "question", "asker", "asked_at", "options")
	q := question{id: o.text("id", true), given: map[string]string{}}
	q.in.Question, q.in.Asker = o.text("question", true), o.text("asker", false)
	q.in.AskedAt = o.stamp("asked_at", false)
	q.in.Options = o.options()
	q.in.Messages = o.messages()
	if o.err != nil {
		return q, o.err
	}
	// The model sees ids of its own: a user's may tell where the answer is.
	slices.SortStableFunc(q.in.Messages, func(a, b prompts.Shown) int { return cmp.Compare(a.At, b.At) })
	for i := range q.in.Messages {
		local := fmt.Sprintf("m%d", i+1)
		q.given[local], q.in.Messages[i].ID = q.in.Messages[i].ID, local
	}
	return q, nil
}

// stamp returns a key's time.
func (o *object) stamp(key string, must bool) corpus.Stamp {
	s := o.text(key, must)
	if s == "" || o.err != nil {
		return 0
	}
	at, err := corpus.ParseStamp(s)
	if err != nil {
		o.fail(key, "%q is not a time like 2025-03-11T09:06", s)
	}
	return at
}

// options returns the options in the order of their letters.
func (o *object) options() []corpus.Option {
	v, ok := o.raw("options", false)
	if !ok {
		return nil
	}
	var texts map[string]string
	if err := json.Unmarshal(v, &texts); err != nil || len(texts) < 2 {
		o.fail("options", `must be two or more, as in {"A": "…", "B": "…"}`)
		return nil
	}
	var out []corpus.Option
	for _, letter := range slices.Sorted(maps.Keys(texts)) {
		if len(letter) != 1 || letter[0] < 'A' || letter[0] > 'Z' {
			o.fail("options", "%q is not a letter from A to Z", letter)
		}
		if strings.TrimSpace(texts[letter]) == "" {
			o.fail("options", "option %s is empty", letter)
		}
		out = append(out, corpus.Option{Letter: letter, Text: texts[letter]})
	}
	return out
}

func (o *object) messages() []prompts.Shown {
	v, ok := o.raw("messages", true)
	if !ok {
		return nil
	}
	var list []json.RawMessage
	if err := json.Unmarshal(v, &list); err != nil || list == nil {
		o.fail("messages", "must be a list, which may be empty")
		return nil
	}
	out := make([]prompts.Shown, 0, len(list))
	ids := make(map[string]bool, len(list))
	for i, raw := range list {
		m := parseObject(fmt.Sprintf("messages[%d].", i), raw, "id", "speaker", "time", "text", "group")
		s := prompts.Shown{ID: m.text("id", true), Speaker: m.text("speaker", true), At: m.stamp("time", true),
			Group: m.text("group", false), Text: m.text("text", true)}
		if ids[s.ID] {
			m.fail("id", "%q is another message's id too", s.ID)
		}
		if m.err != nil {
			o.err = cmp.Or(o.err, m.err)
			return nil
		}
		ids[s.ID] = true
		out = append(out, s)
	}
	return out
}
