package review

import (
	"net/http"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/decisions"
	"memloom/internal/lineage"
)

// rowsAtOnce is how many further rows of a list are sent at once.
const rowsAtOnce = 200

// rowsFirst is how many rows the page of an item has next to it.
const rowsFirst = 100

// row is a row of the list.
type row struct {
	ID, URL, Question, Below string
	sign
	Current bool
}

// listView is the list at the side.
type listView struct {
	Look   look
	Title  string
	Facets []facet
	Rows   []row
	More   string // address of the next rows
	Rest   int
	Total  int
}

// queueView is a queue with an item open.
type queueView struct {
	List       listView
	Item       *itemView
	Decide     *decideView
	N          int // the item's place, from 1; 0: it is not in the list
	Prev, Next string
	Empty      string
}

func (d *Desk) queue(r *request) (*answer, error) {
	name := r.PathValue("queue")
	i := slices.IndexFunc(queues(), func(q queue) bool { return q.Name == name })
	if i < 0 {
		return nil, wrong(http.StatusNotFound, "There is no queue %q.", name)
	}
	return d.showQueue(r, lookOf(name, r.URL.Query()), queues()[i])
}

// item shows an item next to all items.
func (d *Desk) item(r *request) (*answer, error) {
	l := lookOf(queueAll, r.URL.Query())
	l.At = r.entry.ID
	return d.showQueue(r, l, queues()[5])
}

func (d *Desk) showQueue(r *request, l look, q queue) (*answer, error) {
	list := r.desk.list(l)
	at := slices.IndexFunc(list.entries, func(e *entry) bool { return e.ID == l.At })
	open := r.desk.lib.byID[l.At]
	switch {
	case open != nil:
	case l.At != "":
		return nil, noItem(l.At)
	case len(list.entries) > 0:
		at, open = 0, list.entries[0]
	}
	v := queueView{List: r.listView(l, q, list, at), Empty: q.Empty, N: at + 1}
	if l.Q != "" || len(l.Pick) > 0 {
		v.Empty = "Nothing here fits the search and what is picked at the left."
	}
	if open == nil {
		return shown("queue", q.Title, v), nil
	}
	var err error
	v.Item, v.Decide, err = d.open(r, open, l)
	if at > 0 {
		v.Prev = l.URL(list.entries[at-1].ID)
	}
	if at+1 < len(list.entries) {
		v.Next = l.URL(list.entries[at+1].ID)
	}
	return shown("queue", open.ID+" · "+q.Title, v), err
}

func (r *request) listView(l look, q queue, list listing, at int) listView {
	v := listView{Look: l, Title: q.Title, Total: len(list.entries)}
	if partial, listed := r.scripted(); partial && !listed {
		return v // the list stays as it is on the page
	}
	if q.Name != queueBlind {
		v.Facets = list.facets
	}
	r.desk.rows(&v, list, max(0, at-rowsFirst/2), at, rowsFirst)
	return v
}

// rows adds the rows of a list from a place on, and where the next ones are.
func (d *desk) rows(v *listView, list listing, from, at, n int) {
	l, to := v.Look, min(len(list.entries), from+n)
	for i, e := range list.entries[from:to] {
		x := row{ID: e.ID, URL: l.URL(e.ID), Question: cut(e.Question, 160), Current: from+i == at}
		s, below := signOf(string(e.Status)), []string{e.ID, strings.ReplaceAll(e.Family, "_", " ")}
		switch l.Queue {
		case queueBlind:
			s = sign{"·", ""}
		case queueDecided, queueDisputed:
			_, stand := d.stand(e)
			below = append(below, e.Stage, string(stand))
		default:
			below = append(below, e.Stage)
		}
		x.sign, x.Below = s, strings.Join(slices.DeleteFunc(below, func(s string) bool { return s == "" }), " · ")
		v.Rows = append(v.Rows, x)
	}
	if to < len(list.entries) {
		v.More, v.Rest = l.address("/rows", "after", list.entries[to-1].ID), len(list.entries)-to
	}
}

func cut(s string, n int) string {
	r := []rune(s)
	if len(r) <= n {
		return s
	}
	return string(r[:n]) + "…"
}

// sign is the sign of how something ended, with its class.
type sign struct{ Sign, Class string }

// signOf is the sign of an item's status, or of what a filter found.
func signOf(ended string) sign {
	switch ended {
	case string(corpus.Accepted), "passes":
		return sign{"✓", "good"}
	case string(corpus.Flagged), "open":
		return sign{"?", "wait"}
	case string(corpus.Rejected), "falls":
		return sign{"✗", "bad"}
	}
	return sign{"·", ""}
}

// rows answers with the next rows of a list.
func (d *Desk) rows(r *request) (*answer, error) {
	l := lookOf(r.PathValue("queue"), r.URL.Query())
	list := r.desk.list(l)
	after := strings.ToUpper(r.URL.Query().Get("after"))
	at := slices.IndexFunc(list.entries, func(e *entry) bool { return e.ID == after })
	if at < 0 {
		return nil, wrong(http.StatusNotFound, "The list has changed since; open it again.")
	}
	v := listView{Look: l}
	r.desk.rows(&v, list, at+1, -1, rowsAtOnce)
	return shown("rows", "Further items", v), nil
}

// search leads to the record of an id, and else to the items that hold the text.
func (d *Desk) search(r *request) (*answer, error) {
	l := lookOf(r.URL.Query().Get("queue"), r.URL.Query())
	if !slices.ContainsFunc(queues(), func(q queue) bool { return q.Name == l.Queue }) {
		l.Queue = queueAll
	}
	id := strings.ToUpper(l.Q)
	if !ids.MatchString(id) {
		return goTo(l.URL("")), nil
	}
	if e := r.desk.lib.byID[id]; e != nil {
		in := look{Queue: l.Queue}
		if r.desk.rank(in, e) < 0 {
			in = look{Queue: queueAll, Surplus: e.Status == corpus.Surplus}
		}
		return goTo(in.URL(e.ID)), nil
	}
	if p, kind := r.desk.lib.find(id); p != nil {
		return goTo("/" + kind + "/" + id), nil
	}
	return goTo(l.URL("")), nil
}

// find finds the corpus of a message, fact, task or person, and the letter of its pages.
func (l *library) find(id string) (*part, string) {
	for _, p := range l.parts {
		switch {
		case p.Message(id) != nil:
			return p, "m"
		case p.Fact(id) != nil:
			return p, "f"
		case p.Task(id) != nil:
			return p, "t"
		case p.Person(id) != nil:
			return p, "p"
		}
	}
	return nil, ""
}

// open makes the view of an item and of the reviewer's decision about it.
func (d *Desk) open(r *request, e *entry, l look) (*itemView, *decideView, error) {
	hidden := r.desk.isBlind(e)
	v := viewer{entry: e, story: e.part.Explain(e.Item, r.desk.lib.Filters), blind: hidden && l.Queue == queueBlind}
	v.now = v.story.Current()
	if hidden && !v.blind {
		d.see(r.reviewer, e)
	}
	if !v.blind {
		var err error
		if v.again, err = d.later(r, e); err != nil {
			return nil, nil, err
		}
		v.story.Filters = append(v.story.Filters, lineage.Judgings(v.again, r.desk.lib.Filters)...)
	}
	out := v.view()
	out.Stale = r.desk.state.stale(r.desk.lib, e)
	return out, d.decideView(r, e, l, v.blind), nil
}

// later are the verdicts of judgings that were not applied.
func (d *Desk) later(r *request, e *entry) ([]corpus.Verdict, error) {
	again, err := d.o.Program.Again(r.Context(), e.content)
	return slices.DeleteFunc(again, func(v corpus.Verdict) bool {
		return slices.ContainsFunc(e.part.Verdicts(e.ID), func(x *corpus.Verdict) bool { return x.Judging == v.Judging })
	}), err
}

// stale are the decisions about an item of this id that nothing has the content of any more.
func (s state) stale(l *library, e *entry) []corpus.Decision {
	var out []corpus.Decision
	for hash, list := range s {
		if len(l.byHash[hash]) > 0 {
			continue
		}
		for _, x := range decisions.Standing(list) {
			if x.TargetID == e.ID {
				out = append(out, x)
			}
		}
	}
	slices.SortFunc(out, func(a, b corpus.Decision) int { return int(a.Seq - b.Seq) })
	return out
}
