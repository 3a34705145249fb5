package review

import (
	"net/http"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/decisions"
)

// rowsAtOnce is how many further rows of a list are sent at once.
const rowsAtOnce = 200

// rowsFirst is how many rows the page of an item has beside it.
const rowsFirst = 100

// row is a row of the list.
type row struct {
	ID, URL, Sign, Class, Question, Below string
	Current                               bool
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
	Hidden bool // what became of the items is not told
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

func (d *Desk) queue(w http.ResponseWriter, r *request) error {
	name := r.PathValue("queue")
	i := slices.IndexFunc(queues(), func(q queue) bool { return q.Name == name })
	if i < 0 {
		return wrong(http.StatusNotFound, "There is no queue %q.", name)
	}
	return d.showQueue(w, r, lookOf(name, r.URL.Query()), queues()[i])
}

// item shows an item beside all items.
func (d *Desk) item(w http.ResponseWriter, r *request) error {
	e, err := r.entry()
	if err != nil {
		return err
	}
	l := lookOf(queueAll, r.URL.Query())
	l.At = e.ID
	return d.showQueue(w, r, l, queues()[5])
}

func (d *Desk) showQueue(w http.ResponseWriter, r *request, l look, q queue) error {
	list := r.desk.list(l, r.reviewer)
	at := slices.IndexFunc(list.entries, func(e *entry) bool { return e.ID == l.At })
	open := r.desk.lib.byID[l.At]
	if open == nil && l.At != "" {
		return wrong(http.StatusNotFound, "There is no item %s here; search finds items by their words.", l.At)
	}
	if open == nil && len(list.entries) > 0 {
		at, open = 0, list.entries[0]
	}
	v := queueView{Empty: q.Empty, N: at + 1}
	if l.Q != "" || len(l.Pick) > 0 {
		v.Empty = "Nothing here fits the search and what is picked at the left."
	}
	v.List = d.listView(r, l, q, list, at)
	if open != nil {
		var err error
		if v.Item, v.Decide, err = d.open(r, open, l); err != nil {
			return err
		}
		if at > 0 {
			v.Prev = l.URL(list.entries[at-1].ID)
		}
		if at+1 < len(list.entries) {
			v.Next = l.URL(list.entries[at+1].ID)
		}
	}
	title := q.Title
	if open != nil {
		title = open.ID + " · " + title
	}
	return d.show(w, r, http.StatusOK, "queue", title, v)
}

func (d *Desk) listView(r *request, l look, q queue, list listing, at int) listView {
	v := listView{Look: l, Title: q.Title, Total: len(list.entries), Hidden: q.Name == queueBlind}
	if partial, listed := r.part(); partial && !listed {
		return v // the list stays as it is on the page
	}
	if !v.Hidden {
		v.Facets = list.facets
	}
	from := max(0, at-rowsFirst/2)
	v.Rows, v.More, v.Rest = d.rowsFrom(r, l, list, from, at, rowsFirst)
	return v
}

// rowsFrom are the rows of a list from a place on, and where the next ones are.
func (d *Desk) rowsFrom(r *request, l look, list listing, from, at, n int) ([]row, string, int) {
	to := min(len(list.entries), from+n)
	var out []row
	for i, e := range list.entries[from:to] {
		x := row{ID: e.ID, URL: l.URL(e.ID), Question: cut(e.Question, 160), Current: from+i == at}
		x.Sign, x.Class = signOf(e)
		x.Below = strings.Join(slices.DeleteFunc([]string{e.ID, strings.ReplaceAll(e.Family, "_", " "), e.Stage}, func(s string) bool { return s == "" }), " · ")
		if l.Queue == queueBlind {
			x.Sign, x.Class, x.Below = "·", "", e.ID+" · "+strings.ReplaceAll(e.Family, "_", " ")
		}
		if l.Queue == queueDecided || l.Queue == queueDisputed {
			_, stand := r.desk.stand(e)
			x.Below += " · " + string(stand)
		}
		out = append(out, x)
	}
	if to == len(list.entries) {
		return out, "", 0
	}
	return out, l.Rows(list.entries[to-1].ID), len(list.entries) - to
}

func cut(s string, n int) string {
	r := []rune(s)
	if len(r) <= n {
		return s
	}
	return string(r[:n]) + "…"
}

// signOf is the sign of an item's status, with its class.
func signOf(e *entry) (sign, class string) {
	switch e.Status {
	case corpus.Accepted:
		return "✓", "good"
	case corpus.Flagged:
		return "?", "wait"
	case corpus.Rejected:
		return "✗", "bad"
	}
	return "·", ""
}

// rows answers with the next rows of a list.
func (d *Desk) rows(w http.ResponseWriter, r *request) error {
	l := lookOf(r.PathValue("queue"), r.URL.Query())
	list := r.desk.list(l, r.reviewer)
	after := strings.ToUpper(r.URL.Query().Get("after"))
	at := slices.IndexFunc(list.entries, func(e *entry) bool { return e.ID == after })
	if at < 0 {
		return wrong(http.StatusNotFound, "The list has changed since; open it again.")
	}
	v := listView{Look: l}
	v.Rows, v.More, v.Rest = d.rowsFrom(r, l, list, at+1, -1, rowsAtOnce)
	return d.show(w, r, http.StatusOK, "rows", "Further items", v)
}

// search leads to the record of an id, and else to the items that hold the text.
func (d *Desk) search(w http.ResponseWriter, r *request) error {
	l := lookOf(r.URL.Query().Get("queue"), r.URL.Query())
	if !slices.ContainsFunc(queues(), func(q queue) bool { return q.Name == l.Queue }) {
		l.Queue = queueAll
	}
	to := l.URL("")
	if id := strings.ToUpper(l.Q); ids.MatchString(id) {
		if e := r.desk.lib.byID[id]; e != nil {
			all := look{Queue: queueAll, Surplus: e.Status == corpus.Surplus}
			if in := (look{Queue: l.Queue}); r.desk.rank(in, e, r.reviewer) >= 0 {
				all = in
			}
			to = all.URL(e.ID)
		} else if p, kind := r.desk.lib.find(id); p != nil {
			to = "/" + kind + "/" + id
		}
	}
	http.Redirect(w, r.Request, to, http.StatusSeeOther)
	return nil
}

// find finds the corpus of a message, fact, task or person, and the letter of its pages.
func (l *library) find(id string) (*part, string) {
	for _, p := range l.parts {
		if p.Index.Message(id) != nil {
			return p, "m"
		}
		if p.Index.Fact(id) != nil {
			return p, "f"
		}
		if p.Index.Task(id) != nil {
			return p, "t"
		}
		if p.Index.Person(id) != nil {
			return p, "p"
		}
	}
	return nil, ""
}

// open makes the view of an item and of the reviewer's decision about it.
func (d *Desk) open(r *request, e *entry, l look) (*itemView, *decideView, error) {
	blind := l.Queue == queueBlind && r.desk.isBlind(e, r.reviewer)
	v := viewer{e: e, p: e.part, story: e.part.Index.Explain(e.Item, r.desk.lib.Filters), blind: blind}
	v.now = v.story.Current()
	if !blind && r.desk.isBlind(e, r.reviewer) {
		d.see(r.reviewer, e)
	}
	if !blind {
		again, err := d.later(r, e)
		if err != nil {
			return nil, nil, err
		}
		v.later(again, r.desk.lib.Filters)
	}
	item := v.view()
	for _, x := range r.desk.state.stale(r.desk.lib, e) {
		item.Stale = append(item.Stale, staleView{x})
	}
	return item, d.decideView(r, e, l, blind), nil
}

// later are the verdicts of judgings that were not applied.
func (d *Desk) later(r *request, e *entry) ([]corpus.Verdict, error) {
	again, err := d.o.Program.Again(r.Context(), e.content)
	return slices.DeleteFunc(again, func(v corpus.Verdict) bool {
		return slices.ContainsFunc(e.part.verdicts[e.ID], func(x corpus.Verdict) bool { return x.Judging == v.Judging })
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
