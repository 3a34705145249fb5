package review

import (
	"errors"
	"fmt"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"time"

	"memloom/internal/corpus"
	"memloom/internal/decisions"
)

// dayEntry is a passage that is flagged, or that people decided about.
type dayEntry struct {
	part    *part
	passage *corpus.Passage
	place   string   // its group, or its session
	hash    string   // of its texts
	reasons []string // why it is flagged
}

// url is the address of its page.
func (e *dayEntry) url() string { return "/d/" + e.place + "/" + e.passage.Day.String() }

// dayEntry finds what a decision about a day attaches to; nil where there is no such passage.
func (p *part) dayEntry(place string, day corpus.Date) *dayEntry {
	for i := range p.Corpus.Passages {
		x := &p.Corpus.Passages[i]
		if cmpOr(x.SessionID, x.GroupID) == place && (x.SessionID != "" || x.Day == day) {
			return p.entryOf(x)
		}
	}
	return nil
}

func (p *part) entryOf(x *corpus.Passage) *dayEntry {
	e := &dayEntry{part: p, passage: x, place: cmpOr(x.SessionID, x.GroupID)}
	var texts []string
	for _, m := range p.order[e.place] {
		if x.SessionID != "" || m.At.Date() == x.Day {
			texts = append(texts, m.Text)
		}
	}
	e.hash = decisions.DayHash(texts)
	for _, f := range p.Corpus.Flagged {
		if f.Unit == x.ID {
			e.reasons = f.Reasons
		}
	}
	return e
}

// days are the flagged passages, and those that people decided about, in the order of the corpora.
func (d *desk) days() []*dayEntry {
	decided := map[string]bool{}
	for _, list := range d.state {
		for _, x := range list {
			decided[x.TargetID] = decided[x.TargetID] || x.Target == corpus.TargetDay
		}
	}
	var out []*dayEntry
	for _, p := range d.lib.parts {
		flagged := map[string]bool{}
		for _, f := range p.Corpus.Flagged {
			flagged[f.Unit] = true
		}
		for i := range p.Corpus.Passages {
			x := &p.Corpus.Passages[i]
			if !flagged[x.ID] && !decided[x.ID] {
				continue
			}
			if e := p.entryOf(x); flagged[x.ID] || len(d.state[e.hash]) > 0 {
				out = append(out, e)
			}
		}
	}
	return out
}

// daysView is the queue of days.
type daysView struct{ Days []dayLine }

type dayLine struct {
	URL, Title, Stand string
	Flagged           bool
	Reasons           []string
}

func (d *Desk) days(w http.ResponseWriter, r *request) error {
	v := daysView{}
	for _, e := range r.desk.days() {
		x, stand := decisions.Outcome(decisions.Standing(r.desk.state[e.hash]))
		l := dayLine{URL: e.url(), Title: e.part.dayTitle(e.place, e.passage.Day), Stand: string(stand), Flagged: e.passage.Flagged, Reasons: e.reasons}
		if x != nil {
			l.Stand += ": " + said(*x)
		}
		v.Days = append(v.Days, l)
	}
	return d.show(w, r, http.StatusOK, "days", "Days", v)
}

func (p *part) dayTitle(place string, day corpus.Date) string {
	return fmt.Sprintf("%s, %s %s", cmpOr(p.Index.GroupName(place), place), day.Weekday(), day)
}

// dayDecision is the form of a day, with what was decided about it.
type dayDecision struct {
	Action  string
	Last    int64
	Once    string
	Since   int64
	Draft   string // as of formFields
	Made    []corpus.Decision
	Own     bool
	Settle  bool
	Stand   string
	Reasons []string
}

func (d *Desk) dayDecision(r *request, e *dayEntry) *dayDecision {
	list := r.desk.state[e.hash]
	standing := decisions.Standing(list)
	_, stand := decisions.Outcome(standing)
	v := &dayDecision{Action: e.url() + "/decide", Once: secret(), Since: d.o.Now().Unix(), Draft: draftOf(r.reviewer, e.hash), Made: standing, Stand: string(stand), Settle: stand == decisions.Disputed,
		Reasons: e.reasons}
	if len(list) > 0 {
		v.Last = list[len(list)-1].Seq
	}
	v.Own = slices.ContainsFunc(standing, func(x corpus.Decision) bool { return x.Reviewer == r.reviewer })
	return v
}

// place finds the part and the day of an address.
func (r *request) place() (*part, string, corpus.Date, error) {
	place := strings.ToUpper(r.PathValue("place"))
	day, err := corpus.ParseDate(r.PathValue("day"))
	if err != nil {
		return nil, "", 0, wrong(http.StatusBadRequest, "%q is no day; days are written 2025-03-14", r.PathValue("day"))
	}
	for _, p := range r.desk.lib.parts {
		if p.order[place] != nil {
			return p, place, day, nil
		}
	}
	return nil, "", 0, wrong(http.StatusNotFound, "There is no group or session %q here.", place)
}

// decideDay keeps a decision about a day and shows the day again.
func (d *Desk) decideDay(w http.ResponseWriter, r *request) error {
	p, place, day, err := r.place()
	if err != nil {
		return err
	}
	if err := r.form(); err != nil {
		return err
	}
	e := p.dayEntry(place, day)
	if e == nil {
		return wrong(http.StatusNotFound, "Nobody wrote in %s on %s.", place, day)
	}
	f, now := r.Form, d.o.Now()
	x := corpus.Decision{Reviewer: r.reviewer, At: now.UTC().Format(time.RFC3339), Action: corpus.Action(f.Get("action")), Note: strings.TrimSpace(f.Get("note"))}
	if code, ok := strings.CutPrefix(string(x.Action), "settle:"); ok {
		x.Action, x.Code = corpus.ActionSettle, code
	}
	if e.passage.Flagged {
		x.StatusBefore = corpus.Flagged
	}
	if since, err := strconv.ParseInt(f.Get("since"), 10, 64); err == nil {
		x.Seconds = int(min(max(0, now.Unix()-since), 24*3600))
	}
	a := decisions.Act{Decision: x, Passage: e.passage.ID, Hash: e.hash}
	if once := f.Get("once"); once != "" {
		a.Once = r.reviewer + "/" + cut(once, 64)
	}
	if last, err := strconv.ParseInt(f.Get("last"), 10, 64); err == nil && x.Action != corpus.ActionWithdraw {
		a.Seen = &last
	}
	got, err := d.o.Program.Decide(r.Context(), a)
	var conflict *decisions.ConflictError
	if errors.As(err, &conflict) {
		v := conflictView{ID: e.passage.ID, Question: Plain(p.dayTitle(place, day)), Mine: conflict.Mine, Again: e.url()}
		for _, o := range conflict.Earlier {
			if o.Seq > *a.Seen {
				v.Theirs = append(v.Theirs, o)
			}
		}
		return d.show(w, r, http.StatusConflict, "conflict", "Decided meanwhile", v)
	}
	if err != nil {
		return err
	}
	http.Redirect(w, r.Request, e.url()+"?did="+strconv.FormatInt(got.Seq, 10), http.StatusSeeOther)
	return nil
}
