package review

import (
	"bytes"
	"cmp"
	"fmt"
	"net/http"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/decisions"
)

// page is what every page is made from.
type page struct {
	Nonce, Title, Reviewer, Folder string
	Release                        int
	Queues                         []queueLink
	Undone                         int // items and days decided about since the last release
	Closed                         string
	Partial                        bool // what script asked for: the main part alone
	Listed                         bool // with the list
	Keys                           keymap
	Static                         map[string]string
	Did                            string // what was just saved, to be announced
	Pool                           bool   // there may be a pool to show: the run is unfinished, or the corpus has one
	Body                           any
}

// queueLink leads to a queue.
type queueLink struct {
	Title, URL string
	N          int
	Current    bool
	Key        string
}

// send writes an answer. Script asks for the main part of a page alone, or for the list with it.
func (d *Desk) send(r *request, a *answer) {
	switch {
	case a == nil:
		return
	case a.to != "":
		http.Redirect(r.w, r.Request, a.to, http.StatusSeeOther)
		return
	}
	nonce := secret()
	p := page{Nonce: nonce, Title: a.title, Reviewer: r.reviewer, Keys: r.keys, Static: d.pages.names, Body: a.body,
		Pool: r.desk == nil}
	p.Partial, p.Listed = r.scripted()
	if r.desk != nil {
		lib := r.desk.lib
		p.Pool = slices.ContainsFunc(lib.parts, func(p *part) bool { return len(p.Extra[lib.States]) > 0 })
		p.Folder, p.Release, p.Closed = lib.Name, lib.Release, lib.Closed
		p.Queues, p.Undone, p.Did = r.queueLinks(), r.desk.memoized()[countUndone], r.did()
	}
	var out bytes.Buffer
	if err := d.pages.write(&out, a.page, p); err != nil {
		refuse(r.w, http.StatusInternalServerError, err.Error())
		return
	}
	h := r.w.Header()
	h.Set("Content-Security-Policy", policy(nonce))
	h.Set("Content-Type", "text/html; charset=utf-8")
	h.Set("Vary", "HX-Request, HX-Target")
	r.w.WriteHeader(a.status)
	_, _ = r.w.Write(out.Bytes()) // who asked may be gone
}

// scripted says whether script asks for a part of a page, and whether the list is in it.
func (r *request) scripted() (partial, listed bool) {
	return r.Header.Get("HX-Request") != "", r.Header.Get("HX-Target") == "desk"
}

func (r *request) queueLinks() []queueLink {
	counts := r.desk.memoized()
	keys := map[string]string{queueReview: "review", queueSpot: "spot", queueDisputed: "disputed", queueDecided: "decided"}
	var out []queueLink
	for _, q := range queues()[:5] {
		at := "/q/" + q.Name
		out = append(out, queueLink{q.Title, at, counts[q.Name], strings.HasPrefix(r.URL.Path, at), r.keys.Of(keys[q.Name])})
	}
	if counts[countDays] > 0 {
		out = append(out, queueLink{"Days", "/days", counts[countOpenDays], r.URL.Path == "/days", r.keys.Of("days")})
	}
	return out
}

// What is counted next to the items of the queues.
const (
	countDays     = "days"      // that are flagged or decided about
	countOpenDays = "open days" // of these
	countUndone   = "undone"    // items and days decided about otherwise than the release has it
)

// memoized returns the counts, which are in the head of every page.
func (d *desk) memoized() map[string]int { return d.memo.queues.get(d.reviewer, d.counts) }

// counts are how many items each queue has, how many days there are, and what is not applied yet.
func (d *desk) counts() map[string]int {
	out := map[string]int{countUndone: d.undone()}
	for _, x := range d.days() {
		holds, stand := decisions.Outcome(decisions.Standing(d.state[x.Hash]))
		out[countDays]++
		if stand == decisions.Open || stand == decisions.Disputed {
			out[countOpenDays]++
		}
		if holds != nil && holds.AdmitsDay() == x.Flagged {
			out[countUndone]++
		}
	}
	for _, q := range queues()[:5] {
		for _, e := range d.lib.entries {
			if d.rank(look{Queue: q.Name}, e) >= 0 {
				out[q.Name]++
			}
		}
	}
	return out
}

// undone counts the items that people decided about otherwise than the release has it.
func (d *desk) undone() int {
	n := 0
	for hash := range d.state {
		for _, e := range d.lib.byHash[hash] {
			if x, _ := d.stand(e); x != nil && changes(e, x, d.lib.Edited[e.ID] != "") {
				n++
			}
		}
	}
	return n
}

// changes says whether a decision changes an item as it is published.
func changes(e *entry, x *corpus.Decision, edited bool) bool {
	in, action := e.Status == corpus.Accepted, decisions.Meant(x)
	return action == corpus.ActionAccept && !in || action == corpus.ActionReject && in || action == corpus.ActionEdit &&
		!edited
}

// did says what was just saved.
func (r *request) did() string {
	seq := r.URL.Query().Get("did")
	if seq == "" {
		return ""
	}
	for _, list := range r.desk.state {
		for _, x := range list {
			if fmt.Sprint(x.Seq) == seq && x.Reviewer == r.reviewer {
				return fmt.Sprintf("Saved: %s %s.", x.TargetID, said(x))
			}
		}
	}
	return ""
}

// said says a decision in a word.
func said(x corpus.Decision) string {
	in := x.StatusBefore == corpus.Accepted
	switch {
	case x.VerdictsHidden && x.Action == corpus.ActionAccept:
		return "belongs in"
	case x.VerdictsHidden && x.Action == corpus.ActionReject:
		return "does not belong in"
	case x.Action == corpus.ActionSettle:
		return "settled (" + x.Code + ")"
	case x.Action == corpus.ActionAccept && in:
		return "confirmed"
	case x.Action == corpus.ActionReject && in:
		return "taken out"
	}
	words := map[corpus.Action]string{corpus.ActionAccept: "taken in", corpus.ActionReject: "rightly rejected",
		corpus.ActionEdit:   "edited",
		corpus.ActionUnsure: "not sure, a second reviewer is asked", corpus.ActionWithdraw: "withdrawn",
		corpus.ActionAdmitDay: "admitted", corpus.ActionDropDay: "dropped"}
	return cmp.Or(words[x.Action], string(x.Action))
}
