package review

import (
	"bytes"
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

// show writes a page. Script asks for its main part alone, or for the list with it.
func (d *Desk) show(w http.ResponseWriter, r *request, status int, name, title string, body any) error {
	nonce := secret()
	p := page{Nonce: nonce, Title: title, Reviewer: r.reviewer, Keys: r.keys, Static: d.pages.names, Body: body}
	p.Partial, p.Listed = r.part()
	p.Pool = r.desk == nil
	if r.desk != nil {
		p.Pool = slices.ContainsFunc(r.desk.lib.parts, func(p *part) bool { return len(p.Corpus.Extra[tableStates]) > 0 })
		p.Folder, p.Release, p.Closed = r.desk.lib.Name, r.desk.lib.Release, r.desk.lib.Closed
		p.Queues, p.Undone = d.queueLinks(r), r.counts()[countUndone]
		p.Did = r.did()
	}
	var out bytes.Buffer
	if err := d.pages.write(&out, name, p); err != nil {
		return err
	}
	w.Header().Set("Content-Security-Policy", policy(nonce))
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	w.Header().Set("Vary", "HX-Request, HX-Target")
	w.WriteHeader(status)
	_, _ = w.Write(out.Bytes()) // who asked may be gone
	return nil
}

// part says whether script asks for a part of a page, and whether the list is of it.
func (r *request) part() (partial, listed bool) {
	return r.Header.Get("HX-Request") != "", r.Header.Get("HX-Target") == "desk"
}

func (d *Desk) queueLinks(r *request) []queueLink {
	counts := r.counts()
	keys := map[string]string{queueReview: "review", queueSpot: "spot", queueDisputed: "disputed", queueDecided: "decided"}
	var out []queueLink
	for _, q := range queues()[:5] {
		out = append(out, queueLink{q.Title, "/q/" + q.Name, counts[q.Name], strings.HasPrefix(r.URL.Path, "/q/"+q.Name), r.keys.Of(keys[q.Name])})
	}
	if counts[countDays] > 0 {
		out = append(out, queueLink{"Days", "/days", counts[countOpenDays], r.URL.Path == "/days", r.keys.Of("days")})
	}
	return out
}

// What is counted beside the items of the queues.
const (
	countDays     = "days"      // that are flagged or decided about
	countOpenDays = "open days" // of these
	countUndone   = "undone"    // items and days decided about otherwise than the release has it
)

// counts are what stands in the head of every page.
func (r *request) counts() map[string]int {
	return r.desk.memo.queues.get(r.reviewer, func() map[string]int { return r.desk.counts(r.reviewer) })
}

// counts are how many items each queue has, how many days there are, and what is not applied yet.
func (d *desk) counts(reviewer string) map[string]int {
	out := map[string]int{countUndone: d.undone()}
	for _, e := range d.days() {
		x, stand := decisions.Outcome(decisions.Standing(d.state[e.hash]))
		out[countDays]++
		if stand == decisions.Open || stand == decisions.Disputed {
			out[countOpenDays]++
		}
		if x != nil && x.AdmitsDay() == e.passage.Flagged {
			out[countUndone]++
		}
	}
	for _, q := range queues()[:5] {
		for _, e := range d.lib.entries {
			if d.rank(look{Queue: q.Name}, e, reviewer) >= 0 {
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
	action := x.Action
	if action == corpus.ActionSettle {
		action = corpus.Action(x.Code)
	}
	switch action {
	case corpus.ActionAccept:
		return !x.VerdictsHidden && e.Status != corpus.Accepted
	case corpus.ActionReject:
		return !x.VerdictsHidden && e.Status == corpus.Accepted
	case corpus.ActionEdit:
		return !edited
	}
	return false
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
	switch {
	case x.VerdictsHidden && x.Action == corpus.ActionAccept:
		return "belongs in"
	case x.VerdictsHidden && x.Action == corpus.ActionReject:
		return "does not belong in"
	}
	switch x.Action {
	case corpus.ActionAccept:
		return map[bool]string{true: "confirmed", false: "taken in"}[x.StatusBefore == corpus.Accepted]
	case corpus.ActionReject:
		return map[bool]string{true: "taken out", false: "rightly rejected"}[x.StatusBefore == corpus.Accepted]
	case corpus.ActionEdit:
		return "edited"
	case corpus.ActionUnsure:
		return "not sure, a second reviewer is asked"
	case corpus.ActionSettle:
		return "settled (" + x.Code + ")"
	case corpus.ActionWithdraw:
		return "withdrawn"
	case corpus.ActionAdmitDay:
		return "admitted"
	case corpus.ActionDropDay:
		return "dropped"
	}
	return string(x.Action)
}
