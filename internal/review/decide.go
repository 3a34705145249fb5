package review

import (
	"encoding/json"
	"errors"
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

// back reads which list a form leads back to.
func (r *request) back() look {
	name, query, _ := strings.Cut(r.FormValue("back"), "?")
	if !slices.ContainsFunc(queues(), func(x queue) bool { return x.Name == name }) {
		name = queueAll
	}
	v, err := url.ParseQuery(query)
	if err != nil {
		v = url.Values{}
	}
	return lookOf(name, v)
}

// act reads a decision from its form.
func (d *Desk) act(r *request, action corpus.Action, hash string) decisions.Act {
	f, now := r.Form, d.o.Now()
	x := corpus.Decision{Reviewer: r.reviewer, At: now.UTC().Format(time.RFC3339), Action: action, Code: f.Get("code"),
		Note:         strings.TrimSpace(f.Get("note")),
		RateQuestion: f.Get("rate_question"), RateAnswer: f.Get("rate_answer"), RateOptions: f.Get("rate_options"),
		RateEvidence: f.Get("rate_evidence")}
	if since, err := strconv.ParseInt(f.Get("since"), 10, 64); err == nil {
		x.Seconds = int(min(max(0, now.Unix()-since), 24*3600))
	}
	a := decisions.Act{Decision: x, Hash: hash}
	if once := f.Get("once"); once != "" {
		a.Once = r.reviewer + "/" + cut(once, 64)
	}
	// of one's own
	if last, err := strconv.ParseInt(f.Get("last"), 10, 64); err == nil && action != corpus.ActionWithdraw {
		a.Seen = &last
	}
	return a
}

// actOn reads a decision about an item from its form.
func (d *Desk) actOn(r *request, e *entry, action corpus.Action) decisions.Act {
	a := d.act(r, action, e.hash)
	a.Decision.VerdictsHidden = r.back().Queue == queueBlind && r.desk.isBlind(e)
	a.Item, a.Failed, a.Two = e.Item, e.failed, r.desk.double.Needs(e.hash)
	return a
}

func (d *Desk) settle(r *request) (*answer, error) { return d.decideBy(r, corpus.ActionSettle) }

// decide keeps a decision and goes on to the next item.
func (d *Desk) decide(r *request) (*answer, error) {
	action := corpus.Action(r.Form.Get("action"))
	if !slices.Contains([]corpus.Action{corpus.ActionAccept, corpus.ActionReject, corpus.ActionUnsure,
		corpus.ActionSettle}, action) {
		return nil, wrong(http.StatusBadRequest, "There is no action %q on this form.", action)
	}
	return d.decideBy(r, action)
}

func (d *Desk) decideBy(r *request, action corpus.Action) (*answer, error) {
	return d.keep(r, d.actOn(r, r.entry, action), r.back(), r.next())
}

// next is the item after the one that is open in its list; the one before it where it is the last.
func (r *request) next() string {
	list := r.desk.list(r.back()).entries
	i := slices.Index(list, r.entry)
	switch {
	case i >= 0 && i+1 < len(list):
		return list[i+1].ID
	case i > 0:
		return list[i-1].ID
	}
	return ""
}

// keep keeps a decision about the open item and goes on to an item of a list.
func (d *Desk) keep(r *request, a decisions.Act, l look, to string) (*answer, error) {
	return d.kept(r, a, conflictView{ID: r.entry.ID, Question: r.entry.Question, Again: "/i/" + r.entry.ID},
		func(seq string) string {
			v := l.values()
			v.Set("did", seq)
			if to != "" {
				v.Set("at", to)
			}
			return withQuery("/q/"+l.Queue, v)
		})
}

type conflictView struct {
	ID, Question, Again string
	Mine                corpus.Decision
	Theirs              []corpus.Decision
}

// kept keeps a decision and goes on to an address that says its number. Where a person decided meanwhile it shows both.
func (d *Desk) kept(r *request, a decisions.Act, v conflictView, to func(seq string) string) (*answer, error) {
	got, err := d.o.Program.Decide(r.Context(), a)
	var conflict *decisions.ConflictError
	switch {
	case errors.As(err, &conflict):
		v.Mine = conflict.Mine
		for _, x := range conflict.Earlier {
			if x.Seq > *a.Seen {
				v.Theirs = append(v.Theirs, x)
			}
		}
		return &answer{page: "conflict", title: "Decided meanwhile", body: v, status: http.StatusConflict}, nil
	case err != nil:
		return nil, err
	}
	return goTo(to(strconv.FormatInt(got.Seq, 10))), nil
}

// withdraw takes a decision of the reviewer's back and shows its item.
func (d *Desk) withdraw(r *request) (*answer, error) {
	a, l := d.actOn(r, r.entry, corpus.ActionWithdraw), r.back()
	own := last(r.desk.own(r.entry.hash))
	a.Decision.VerdictsHidden = own != nil && own.VerdictsHidden
	if l.Queue == queueDecided {
		l.Queue = queueReview
	}
	return d.keep(r, a, l, r.entry.ID)
}

// last is the last of some decisions; nil of none.
func last(list []corpus.Decision) (out *corpus.Decision) {
	for i := range list {
		if out == nil || list[i].Seq > out.Seq {
			out = &list[i]
		}
	}
	return out
}

// export writes all decisions, a JSON object a line.
func (d *Desk) export(r *request) (*answer, error) {
	list, err := d.o.Program.Since(r.Context(), 0)
	if err != nil {
		return nil, err
	}
	r.w.Header().Set("Content-Type", "application/jsonl; charset=utf-8")
	r.w.Header().Set("Content-Disposition", `attachment; filename="decisions.jsonl"`)
	out := json.NewEncoder(r.w)
	for _, x := range list {
		if out.Encode(x) != nil {
			break // who asked is gone
		}
	}
	return nil, nil
}
