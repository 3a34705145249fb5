package review

import (
	"encoding/json"
	"fmt"
	"net/http"
	"slices"
	"strings"

	"github.com/aymanbagabas/go-udiff"

	"memloom/internal/corpus"
)

func encoded(v any) ([]byte, error) { return json.Marshal(v) }

// editView is the form in which an item is changed, and, once it was sent, what would change.
type editView struct {
	Item     *itemView
	Decide   *decideView
	Form     Form
	Options  []optionField
	Lists    [2]string // correct and incorrect references, one a line
	Evidence string    // ids
	Gold     string    // the place of the gold, empty where it cannot be moved
	Changes  []change
	Wrong    string // why the form cannot be taken
	Sent     bool
	Note     string
}

type optionField struct{ Letter, Text string }

// change is a changed field, word by word.
type change struct {
	Field string
	Runs  []Run
}

func (d *Desk) editForm(w http.ResponseWriter, r *request) error {
	e, v, err := d.editing(r)
	if err != nil {
		return err
	}
	return d.show(w, r, http.StatusOK, "edit", "Edit "+e.ID, v)
}

// editing reads the form of an item that is being edited.
func (d *Desk) editing(r *request) (*entry, *editView, error) {
	e, err := r.entry()
	if err != nil {
		return nil, nil, err
	}
	if err := r.form(); err != nil {
		return nil, nil, err
	}
	v, err := d.editOf(r, e)
	return e, v, err
}

// editOf is the form with what the item holds.
func (d *Desk) editOf(r *request, e *entry) (*editView, error) {
	item, decide, err := d.open(r, e, r.back())
	if err != nil {
		return nil, err
	}
	v := &editView{Item: item, Decide: decide, Form: Form{Question: e.Question, AskedAt: e.AskedAt.String()}}
	for _, o := range e.Options[:min(len(e.Options), maxOptions)] {
		v.Options = append(v.Options, optionField{o.Letter, o.Text})
	}
	v.Lists = [2]string{strings.Join(e.CorrectAnswers, "\n"), strings.Join(e.IncorrectAnswers, "\n")}
	var ids []string
	for _, x := range e.Evidence {
		ids = append(ids, x.MessageID)
	}
	v.Evidence = strings.Join(ids, " ")
	operands := slices.DeleteFunc(slices.Clone(e.Item.Gold), func(g corpus.GoldAtom) bool { return g.Part != corpus.PartOperand })
	if len(operands) == 1 && operands[0].How == corpus.HowLiteral && len(e.Options) == 0 {
		v.Gold = fmt.Sprintf("%s:%d-%d", operands[0].MessageID, operands[0].Start, operands[0].End)
	}
	return v, nil
}

// edit shows what a sent form would change, and keeps it when it is confirmed.
func (d *Desk) edit(w http.ResponseWriter, r *request) error {
	e, v, err := d.editing(r)
	if err != nil {
		return err
	}
	form := v.sent(r)
	edits, err := d.o.Program.Edits(e.part.Corpus, e.Item, form)
	switch {
	case err != nil:
		v.Wrong = err.Error()
	case len(edits) == 0:
		v.Wrong = "Nothing is changed."
	case r.Form.Get("step") == "keep":
		a := r.act(e, corpus.ActionEdit)
		a.Decision.Edits = edits
		next := r.next(r.back(), e)
		got, err := d.keep(w, r, e, a)
		if err != nil || got == nil {
			return err
		}
		l := r.back()
		q := l.values()
		if next != "" {
			q.Set("at", next)
		}
		q.Set("did", fmt.Sprint(got.Seq))
		http.Redirect(w, r.Request, withQuery("/q/"+l.Queue, q), http.StatusSeeOther)
		return nil
	}
	status := http.StatusOK
	if v.Wrong != "" {
		status = http.StatusUnprocessableEntity
	}
	for _, x := range edits {
		v.Changes = append(v.Changes, change{strings.ReplaceAll(x.Field, "_", " "), wordDiff(x.Before, x.After)})
	}
	return d.show(w, r, status, "edit", "Edit "+e.ID, v)
}

// sent takes what was sent into the view, and returns what differs from the item.
func (v *editView) sent(r *request) Form {
	get := func(name string) string { return strings.TrimSpace(strings.ReplaceAll(r.Form.Get(name), "\r\n", "\n")) }
	before := *v
	v.Sent, v.Note = true, get("note")
	v.Form.Question, v.Form.AskedAt, v.Gold, v.Evidence = get("question"), get("asked_at"), get("gold"), get("evidence")
	v.Lists = [2]string{get("correct"), get("incorrect")}
	out := Form{Options: map[string]string{}}
	differing := func(to *string, now, was string) {
		if now != was {
			*to = now
		}
	}
	differing(&out.Question, v.Form.Question, before.Form.Question)
	differing(&out.AskedAt, v.Form.AskedAt, before.Form.AskedAt)
	differing(&out.Gold, v.Gold, before.Gold)
	v.Options = slices.Clone(v.Options)
	for i, o := range v.Options {
		if now := get("option_" + o.Letter); now != o.Text {
			v.Options[i].Text, out.Options[o.Letter] = now, now
		}
	}
	if v.Lists[0] != before.Lists[0] {
		out.Correct = lines(v.Lists[0])
	}
	if v.Lists[1] != before.Lists[1] {
		out.Incorrect = lines(v.Lists[1])
	}
	if v.Evidence != before.Evidence {
		out.Evidence = strings.FieldsFunc(strings.ToUpper(v.Evidence), func(r rune) bool { return r == ' ' || r == ',' || r == '\n' })
	}
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
