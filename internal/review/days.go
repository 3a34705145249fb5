package review

import (
	"cmp"
	"fmt"
	"net/http"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/decisions"
)

// dayEntry is a passage that is flagged, or that people decided about.
type dayEntry struct {
	part *part
	decisions.Day
}

// place is the passage's session, or its group.
func (e dayEntry) place() string { return cmp.Or(e.SessionID, e.GroupID) }

// url is the address of its page.
func (e dayEntry) url() string { return "/d/" + e.place() + "/" + e.Day.Day.String() }

func (e dayEntry) title() string { return e.part.dayTitle(e.place(), e.Day.Day) }

// reasons say why it is flagged.
func (e dayEntry) reasons() []string {
	if e.Flag == nil {
		return nil
	}
	return e.Flag.Reasons
}

func (p *part) dayTitle(place string, day corpus.Date) string {
	return fmt.Sprintf("%s, %s %s", cmp.Or(p.GroupName(place), place), day.Weekday(), day)
}

// dayEntry finds the passage of a day; nil where there is none.
func (r *request) dayEntry() *dayEntry {
	for _, x := range r.part.days() {
		if e := (dayEntry{r.part, x}); e.place() == r.place && (x.SessionID != "" || x.Passage.Day == r.day) {
			return &e
		}
	}
	return nil
}

// days are the flagged passages, and those that people decided about, in the order of the corpora.
func (d *desk) days() (out []dayEntry) {
	for _, p := range d.lib.parts {
		for _, x := range p.days() {
			if x.Flag != nil || len(d.state[x.Hash]) > 0 {
				out = append(out, dayEntry{p, x})
			}
		}
	}
	return out
}

// dayLine is a line of the queue of days.
type dayLine struct {
	URL, Title, Stand string
	Flagged           bool
	Reasons           []string
}

func (d *Desk) days(r *request) (*answer, error) {
	var lines []dayLine
	for _, e := range r.desk.days() {
		x, stand := decisions.Outcome(decisions.Standing(r.desk.state[e.Hash]))
		l := dayLine{e.url(), e.title(), string(stand), e.Flagged, e.reasons()}
		if x != nil {
			l.Stand += ": " + said(*x)
		}
		lines = append(lines, l)
	}
	return shown("days", "Days", lines), nil
}

// dayView is a group's day, or a session.
type dayView struct {
	Title string
	messageList
	Flagged    bool
	Repairs    []repairView
	Prev, Next string
	Decide     *dayDecision // nil where nothing can be decided
}

type repairView struct {
	corpus.Repair
	Runs []Run
}

// dayDecision is the form of a day, with what was decided about it.
type dayDecision struct {
	formFields
	Action  string
	Made    []corpus.Decision
	Own     bool
	Settle  bool
	Stand   decisions.Stand
	Reasons []string
}

func (d *Desk) day(r *request) (*answer, error) {
	v := dayView{Title: r.part.dayTitle(r.place, r.day), messageList: messageList{room: listRoom}}
	for _, m := range r.part.Sequence(r.place) {
		switch at := m.At.Date(); {
		case at < r.day:
			v.Prev = dayURL(m)
		case at == r.day:
			v.add(r.part.plain(m, ""))
		case v.Next == "":
			v.Next = dayURL(m)
		}
	}
	if e := r.dayEntry(); e != nil {
		v.Flagged = e.Flagged
		for _, f := range r.part.Corpus.Repairs {
			if f.Unit == e.ID {
				v.Repairs = append(v.Repairs, repairView{f, wordDiff(f.Before, f.After)})
			}
		}
		if r.desk.lib.Closed == "" {
			v.Decide = d.dayDecision(r, e)
		}
	}
	return shown("day", r.place+" "+r.day.String(), v), nil
}

func (d *Desk) dayDecision(r *request, e *dayEntry) *dayDecision {
	list := r.desk.state[e.Hash]
	standing := decisions.Standing(list)
	_, stand := decisions.Outcome(standing)
	own := func(x corpus.Decision) bool { return x.Reviewer == r.reviewer }
	return &dayDecision{formFields: d.formFields(r, list, e.Hash), Action: e.url() + "/decide", Made: standing,
		Stand:  stand,
		Settle: stand == decisions.Disputed, Own: slices.ContainsFunc(standing, own), Reasons: e.reasons()}
}

// decideDay keeps a decision about a day and shows the day again.
func (d *Desk) decideDay(r *request) (*answer, error) {
	e := r.dayEntry()
	if e == nil {
		return nil, wrong(http.StatusNotFound, "Nobody wrote in %s on %s.", r.place, r.day)
	}
	action, settles := r.Form.Get("action"), false
	code, settles := strings.CutPrefix(action, "settle:")
	if settles {
		action = string(corpus.ActionSettle)
	}
	a := d.act(r, corpus.Action(action), e.Hash)
	a.Passage = e.ID
	if settles {
		a.Decision.Code = code
	}
	if e.Flagged {
		a.Decision.StatusBefore = corpus.Flagged
	}
	return d.kept(r, a, conflictView{ID: e.ID, Question: e.title(), Again: e.url()},
		func(seq string) string { return e.url() + "?did=" + seq })
}
