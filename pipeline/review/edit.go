package review

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"memloom/internal/corpus"
)

// The fields of an item that a person may change. An option's is "option B". Gold changes only by the place of a value
// in a message.
const (
	FieldQuestion  = "question"
	FieldOption    = "option"
	FieldCorrect   = "correct_answers"
	FieldIncorrect = "incorrect_answers"
	FieldAskedAt   = "asked_at"
	FieldEvidence  = "evidence"
	FieldGold      = "gold"
)

// EditError says why an item cannot be changed so.
type EditError struct{ Text string }

// Error implements error.
func (e *EditError) Error() string { return e.Text }

func noEdit(format string, args ...any) error { return &EditError{fmt.Sprintf(format, args...)} }

// Field returns what a field of an item holds, as edits write it.
func Field(it *corpus.Item, field string) (string, error) {
	switch name, letter, _ := strings.Cut(field, " "); name {
	case FieldQuestion:
		return it.Question, nil
	case FieldOption:
		if i := optionAt(it, letter); i >= 0 {
			return it.Options[i].Text, nil
		}
		return "", noEdit("%s has no option %q", it.ID, letter)
	case FieldCorrect, FieldIncorrect, FieldEvidence:
		return Encoded(listIn(it, name)), nil
	case FieldAskedAt:
		return it.AskedAt.String(), nil
	case FieldGold:
		i, err := operandAt(it)
		if err != nil {
			return "", err
		}
		g := it.Gold[i]
		return fmt.Sprintf("%s:%d-%d", g.MessageID, g.Start, g.End), nil
	}
	return "", noEdit("an item has no field %q that can be changed; there are %s", field,
		strings.Join([]string{FieldQuestion,
			FieldOption + " LETTER", FieldCorrect, FieldIncorrect, FieldAskedAt, FieldEvidence, FieldGold}, ", "))
}

// listIn points to the list that a field of an item is.
func listIn(it *corpus.Item, field string) any {
	return map[string]any{FieldCorrect: &it.CorrectAnswers, FieldIncorrect: &it.IncorrectAnswers,
		FieldEvidence: &it.Evidence}[field]
}

// Has says whether an item has edits: each of their fields holds what it was changed to.
func Has(it *corpus.Item, edits []corpus.Edit) bool {
	return !slices.ContainsFunc(edits, func(e corpus.Edit) bool {
		v, err := Field(it, e.Field)
		return err != nil || v != e.After
	})
}

// Encoded is a list as an edit writes it.
func Encoded(v any) string {
	b, err := json.Marshal(v)
	if err != nil {
		panic("review: " + err.Error()) // strings and numbers alone
	}
	return string(b)
}

// EvidenceOf is an item's evidence with other messages, as an edit writes it. Messages that were evidence keep their
// role and set; each of the others is an answer in a group of its own.
func EvidenceOf(it *corpus.Item, messages []string) (string, error) {
	var out []corpus.Evidence
	next := 0
	for _, e := range it.Evidence {
		next = max(next, e.Set)
	}
	for _, id := range messages {
		i := slices.IndexFunc(it.Evidence, func(e corpus.Evidence) bool { return e.MessageID == id })
		switch {
		case slices.ContainsFunc(out, func(e corpus.Evidence) bool { return e.MessageID == id }):
			return "", noEdit("evidence: %s is named twice", id)
		case i >= 0:
			out = append(out, it.Evidence[i])
		default:
			next++
			out = append(out, corpus.Evidence{MessageID: id, Role: corpus.RoleAnswer, Set: next})
		}
	}
	return Encoded(out), nil
}

func optionAt(it *corpus.Item, letter string) int {
	return slices.IndexFunc(it.Options, func(o corpus.Option) bool { return o.Letter == letter })
}

// operandAt is where the one operand of an item stands, which is all of its gold that a person may move.
func operandAt(it *corpus.Item) (int, error) {
	if it.Rubric != nil {
		return 0, noEdit("the gold of %s is a rubric, which follows from its facts: change the question, or reject it", it.ID)
	}
	at, n := -1, 0
	for i, g := range it.Gold {
		if g.Part == corpus.PartOperand {
			at, n = i, n+1
		}
	}
	if n != 1 || it.Gold[at].How != corpus.HowLiteral || len(it.Options) > 0 {
		return 0, noEdit("the gold of %s is not one value that stands in a message: change the question or the evidence instead", it.ID)
	}
	return at, nil
}

// Edited returns an item with its edits. What a value parser cannot read, what does not exist, and evidence that does
// not precede the question are errors.
func (j *Judge) Edited(it corpus.Item, edits []corpus.Edit) (corpus.Item, error) {
	it.Options, it.Gold, it.Evidence = slices.Clone(it.Options), slices.Clone(it.Gold), slices.Clone(it.Evidence)
	for _, e := range edits {
		if err := j.edit(&it, e.Field, e.After); err != nil {
			return it, err
		}
	}
	return it, j.sound(&it)
}

func (j *Judge) edit(it *corpus.Item, field, to string) error {
	if _, err := Field(it, field); err != nil {
		return err
	}
	name, letter, _ := strings.Cut(field, " ")
	if strings.TrimSpace(to) == "" {
		return noEdit("%s of %s would be empty", field, it.ID)
	}
	switch name {
	case FieldQuestion:
		it.Question = to
	case FieldOption:
		it.Options[optionAt(it, letter)].Text = to
		if letter == it.AnswerLetter {
			it.Answer = to
		}
	case FieldCorrect, FieldIncorrect, FieldEvidence:
		if err := json.Unmarshal([]byte(to), listIn(it, name)); err != nil {
			return noEdit("%s: %q is no JSON list of its kind", field, to)
		}
	case FieldAskedAt:
		at, err := corpus.ParseStamp(to)
		if err != nil {
			return noEdit("asked_at: %q is no time; times are written 2025-03-11T09:06", to)
		}
		it.AskedAt = at
	case FieldGold:
		return j.moveGold(it, to)
	}
	return nil
}

// moveGold takes the value at a place, "M12:10-20" in code points, as the gold.
func (j *Judge) moveGold(it *corpus.Item, place string) error {
	i, err := operandAt(it)
	if err != nil {
		return err
	}
	id, span, _ := strings.Cut(place, ":")
	from, to, ok := strings.Cut(span, "-")
	start, err1 := strconv.Atoi(from)
	end, err2 := strconv.Atoi(to)
	m := j.x.Message(id)
	if !ok || err1 != nil || err2 != nil || m == nil || start < 0 || end <= start || end > utf8.RuneCountInString(m.Text) {
		return noEdit("gold: %q is no place in a message; places are written M12:10-20, in code points", place)
	}
	surface, g := corpus.RuneSlice(m.Text, start, end), &it.Gold[i]
	v, err := corpus.Parse(g.Atom.Kind, surface, m.At.Date(), j.view().Lexicon)
	if err != nil {
		return noEdit("gold: %q in %s is not read as a %s: %v", surface, id, g.Atom.Kind, err)
	}
	old := g.MessageID
	g.Atom, g.MessageID, g.Start, g.End, g.FactIDs = &v, id, start, end, j.stated(id, v)
	if len(g.FactIDs) == 0 {
		return noEdit("gold: no fact says that %s states %q, so that the answer would rest on nothing", id, surface)
	}
	for k := range it.Gold {
		if it.Gold[k].Part == corpus.PartResult {
			it.Gold[k].Atom, it.Gold[k].FactIDs = g.Atom, g.FactIDs
		}
	}
	for k := range it.Evidence {
		if it.Evidence[k].MessageID == old {
			it.Evidence[k].MessageID = id
		}
	}
	it.Answer = surface
	return nil
}

// stated are the facts by which a message states a value.
func (j *Judge) stated(message string, v corpus.Value) []string {
	var out []string
	for _, s := range j.view().Facts.StatedIn(message) {
		if s.Fact.Value.Equal(v) && !slices.Contains(out, s.FactID) {
			out = append(out, s.FactID)
		}
	}
	return out
}

// sound says whether an item's evidence exists, precedes the question, and holds what its gold is made of.
func (j *Judge) sound(it *corpus.Item) error {
	for _, e := range it.Evidence {
		switch m := j.x.Message(e.MessageID); {
		case m == nil:
			return noEdit("evidence: there is no message %q", e.MessageID)
		case m.At >= it.AskedAt:
			return noEdit("evidence: %s was written at %s, and the question is asked at %s", m.ID, m.At, it.AskedAt)
		}
	}
	if it.ValidUntil != 0 && it.AskedAt >= it.ValidUntil {
		return noEdit("asked_at: the answer changes at %s, and the question is asked at %s: ask before that", it.ValidUntil,
			it.AskedAt)
	}
	for _, g := range it.Gold {
		holds := slices.ContainsFunc(it.Evidence, func(e corpus.Evidence) bool { return e.MessageID == g.MessageID })
		if g.MessageID != "" && !holds {
			return noEdit("evidence: the gold stands in %s, which would be no evidence", g.MessageID)
		}
	}
	return nil
}
