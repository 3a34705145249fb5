package review

import (
	"fmt"
	"net/http"
	"slices"
	"strings"

	"github.com/aymanbagabas/go-udiff"

	"memloom/internal/corpus"
)

// editView is the form in which an item is changed, and, once it was sent, what would change.
type editView struct {
	Item     *itemView
	Decide   *decideView
	Form     Form
	Options  []corpus.Option
	Lists    [2]string // correct and incorrect references, one a line
	Evidence string    // ids
	Gold     string    // the place of the gold, empty where it cannot be moved
	Changes  []change
	Wrong    string // why the form cannot be taken
	Note     string
}

// change is a changed field, word by word.
type change struct {
	Field string
	Runs  []Run
}

func (d *Desk) editForm(r *request) (*answer, error) {
	v, err := d.editOf(r)
	return shown("edit", "Edit "+r.entry.ID, v), err
}

// editOf is the form with what the item holds.
func (d *Desk) editOf(r *request) (*editView, error) {
	e := r.entry
	item, decide, err := d.open(r, e, r.back())
	if err != nil {
		return nil, err
	}
	v := &editView{Item: item, Decide: decide, Form: Form{Question: e.Question, AskedAt: e.AskedAt.String()}}
	v.Options = e.Options[:min(len(e.Options), maxOptions)]
	v.Lists = [2]string{strings.Join(e.CorrectAnswers, "\n"), strings.Join(e.IncorrectAnswers, "\n")}
	var ids []string
	for _, x := range e.Evidence {
		ids = append(ids, x.MessageID)
	}
	v.Evidence = strings.Join(ids, " ")
	operands := slices.DeleteFunc(slices.Clone(e.Item.Gold),
		func(g corpus.GoldAtom) bool { return g.Part != corpus.PartOperand })
	if len(operands) == 1 && operands[0].How == corpus.HowLiteral && len(e.Options) == 0 {
		v.Gold = fmt.Sprintf("%s:%d-%d", operands[0].MessageID, operands[0].Start, operands[0].End)
	}
	return v, nil
}

// edit shows what a sent form would change, and keeps it when it is confirmed.
func (d *Desk) edit(r *request) (*answer, error) {
	e := r.entry
	v, err := d.editOf(r)
	if err != nil {
		return nil, err
	}
	edits, err := d.o.Program.Edits(e.part.Corpus, e.Item, v.sent(r))
	switch {
	case err != nil:
		v.Wrong = err.Error()
	case len(edits) == 0:
		v.Wrong = "Nothing is changed."
	case r.Form.Get("step") == "keep":
		a := d.actOn(r, e, corpus.ActionEdit)
		a.Decision.Edits = edits
		return d.keep(r, a, r.back(), r.next())
	}
	for _, x := range edits {
		v.Changes = append(v.Changes, change{strings.ReplaceAll(x.Field, "_", " "), wordDiff(x.Before, x.After)})
	}
	out := shown("edit", "Edit "+e.ID, v)
	if v.Wrong != "" {
		out.status = http.StatusUnprocessableEntity
	}
	return out, nil
}

// sent takes what was sent into the view, and returns what differs from the item.
func (v *editView) sent(r *request) Form {
	take := func(shown *string, name string) string {
		now := strings.TrimSpace(strings.ReplaceAll(r.Form.Get(name), "\r\n", "\n"))
		if now == *shown {
			return ""
		}
		*shown = now
		return now
	}
	take(&v.Note, "note")
	out := Form{Question: take(&v.Form.Question, "question"), AskedAt: take(&v.Form.AskedAt, "asked_at"),
		Gold:    take(&v.Gold, "gold"),
		Correct: lines(take(&v.Lists[0], "correct")), Incorrect: lines(take(&v.Lists[1], "incorrect")),
		Options: map[string]string{}}
	v.Options = slices.Clone(v.Options)
	for i := range v.Options {
		o, was := &v.Options[i], v.Options[i].Text
		if take(&o.Text, "option_"+o.Letter); o.Text != was {
			out.Options[o.Letter] = o.Text
		}
	}
	ids := strings.ToUpper(take(&v.Evidence, "evidence"))
	out.Evidence = strings.FieldsFunc(ids, func(r rune) bool { return r == ' ' || r == ',' || r == '\n' })
	return out
}

func lines(s string) []string {
	return slices.DeleteFunc(strings.Split(s, "\n"), func(l string) bool { return strings.TrimSpace(l) == "" })
}

// maxChanges is how many places of a text are shown as changed; with more it is another text.
const maxChanges = 100

// wordDiff is what becomes of a text, word by word.
func wordDiff(before, after string) []Run {
	split := func(s string) string { return strings.Join(strings.Fields(s), "\n") + "\n" }
	a := split(before)
	var out []Run
	add := func(class, text string) {
		for _, x := range runsOf([]rune(strings.ReplaceAll(text, "\n", " ")), make([]string, len([]rune(text))), maxSpans) {
			out = append(out, Run{strings.TrimSpace(class + " " + x.Class), x.Text})
		}
	}
	at := 0
	b := split(after)
	list := udiff.Lines(a, b)
	if len(list) > maxChanges { // another text
		list = []udiff.Edit{{Start: 0, End: len(a), New: b}}
	}
	for _, e := range list {
		add("", a[at:e.Start])
		add("del", a[e.Start:e.End])
		add("ins", e.New)
		at = e.End
	}
	add("", a[at:])
	return out
}
