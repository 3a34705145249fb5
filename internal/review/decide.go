package review

import (
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"time"

	"memloom/internal/corpus"
	"memloom/internal/decisions"
)

// Back names the list in forms, so that they lead back to it.
func (l look) Back() string { return withQuery(l.Queue, l.values()) }

// backTo names the list in addresses of forms.
func backTo(l look) url.Values { return url.Values{"back": {l.Back()}} }

// back reads which list a form leads back to.
func (r *request) back() look {
	name, query, _ := strings.Cut(r.Form.Get("back"), "?")
	if !slices.ContainsFunc(queues(), func(x queue) bool { return x.Name == name }) {
		name = queueAll
	}
	v, err := url.ParseQuery(query)
	if err != nil {
		v = url.Values{}
	}
	return lookOf(name, v)
}

// form reads the form of a request.
func (r *request) form() error {
	if err := r.ParseForm(); err != nil {
		var large *http.MaxBytesError
		if errors.As(err, &large) {
			return wrong(http.StatusRequestEntityTooLarge, "The form is longer than %d bytes.", maxBody)
		}
		return wrong(http.StatusBadRequest, "The form cannot be read: %v", err)
	}
	return nil
}

// act reads a decision about an item from its form.
func (r *request) act(e *entry, action corpus.Action) decisions.Act {
	f, now := r.Form, r.d.o.Now()
	d := corpus.Decision{Reviewer: r.reviewer, At: now.UTC().Format(time.RFC3339), Action: action, Code: f.Get("code"), Note: strings.TrimSpace(f.Get("note")),
		RateQuestion: f.Get("rate_question"), RateAnswer: f.Get("rate_answer"), RateOptions: f.Get("rate_options"), RateEvidence: f.Get("rate_evidence")}
	if since, err := strconv.ParseInt(f.Get("since"), 10, 64); err == nil {
		d.Seconds = int(min(max(0, now.Unix()-since), 24*3600))
	}
	d.VerdictsHidden = r.back().Queue == queueBlind && r.desk.isBlind(e, r.reviewer)
	a := decisions.Act{Decision: d, Item: e.Item, Hash: e.hash, Failed: e.failed, Two: r.desk.double.Needs(e.hash)}
	if once := f.Get("once"); once != "" {
		a.Once = r.reviewer + "/" + cut(once, 64)
	}
	if last, err := strconv.ParseInt(f.Get("last"), 10, 64); err == nil {
		a.Seen = &last
	}
	return a
}

// decide keeps a decision and goes on to the next item.
func (d *Desk) decide(w http.ResponseWriter, r *request) error {
	e, err := r.entry()
	if err != nil {
		return err
	}
	if err := r.form(); err != nil {
		return err
	}
	action := corpus.Action(r.Form.Get("action"))
	if strings.HasSuffix(r.URL.Path, "/settle") {
		action = corpus.ActionSettle
	}
	if !slices.Contains([]corpus.Action{corpus.ActionAccept, corpus.ActionReject, corpus.ActionUnsure, corpus.ActionSettle}, action) {
		return wrong(http.StatusBadRequest, "There is no action %q on this form.", action)
	}
	l := r.back()
	next := r.next(l, e)
	got, err := d.keep(w, r, e, r.act(e, action))
	if err != nil || got == nil {
		return err
	}
	v := l.values()
	if next != "" {
		v.Set("at", next)
	}
	v.Set("did", strconv.FormatInt(got.Seq, 10))
	http.Redirect(w, r.Request, withQuery("/q/"+l.Queue, v), http.StatusSeeOther)
	return nil
}

// next is the item after one in its list; the one before it where it is the last.
func (r *request) next(l look, e *entry) string {
	list := r.desk.list(l, r.reviewer).entries
	i := slices.Index(list, e)
	switch {
	case i >= 0 && i+1 < len(list):
		return list[i+1].ID
	case i > 0:
		return list[i-1].ID
	}
	return ""
}

// keep keeps a decision. Where somebody decided meanwhile it answers itself, with both, and returns nothing.
func (d *Desk) keep(w http.ResponseWriter, r *request, e *entry, a decisions.Act) (*corpus.Decision, error) {
	got, err := d.o.Program.Decide(r.Context(), a)
	var conflict *decisions.ConflictError
	if !errors.As(err, &conflict) {
		return &got, err
	}
	v := conflictView{ID: e.ID, Question: Plain(e.Question), Mine: a.Decision, Again: "/i/" + e.ID}
	for _, x := range conflict.Earlier {
		if x.Seq > *a.Seen {
			v.Theirs = append(v.Theirs, x)
		}
	}
	return nil, d.show(w, r, http.StatusConflict, "conflict", "Decided meanwhile", v)
}

type conflictView struct {
	ID       string
	Question Marked
	Mine     corpus.Decision
	Theirs   []corpus.Decision
	Again    string
}

// withdraw takes a decision of the reviewer's back and shows its item.
func (d *Desk) withdraw(w http.ResponseWriter, r *request) error {
	e, err := r.entry()
	if err != nil {
		return err
	}
	if err := r.form(); err != nil {
		return err
	}
	a := r.act(e, corpus.ActionWithdraw)
	own := r.desk.lastOf(e, r.reviewer)
	a.Seen, a.Decision.VerdictsHidden = nil, own != nil && own.VerdictsHidden // of one's own decision
	got, err := d.keep(w, r, e, a)
	if err != nil || got == nil {
		return err
	}
	l := r.back()
	if l.Queue == queueDecided {
		l.Queue = queueReview
	}
	v := l.values()
	v.Set("at", e.ID)
	v.Set("did", strconv.FormatInt(got.Seq, 10))
	http.Redirect(w, r.Request, withQuery("/q/"+l.Queue, v), http.StatusSeeOther)
	return nil
}

// export writes all decisions, a JSON object a line.
func (d *Desk) export(w http.ResponseWriter, r *request) error {
	list, err := d.o.Program.Since(r.Context(), 0)
	if err != nil {
		return err
	}
	w.Header().Set("Content-Type", "application/jsonl; charset=utf-8")
	w.Header().Set("Content-Disposition", `attachment; filename="decisions.jsonl"`)
	for _, x := range list {
		b, err := encoded(x)
		if err != nil {
			return err
		}
		if _, err := fmt.Fprintf(w, "%s\n", b); err != nil {
			return nil // who asked is gone: the answer has begun, and nothing can be said behind it
		}
	}
	return nil
}
