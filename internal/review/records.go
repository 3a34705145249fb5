package review

import (
	"cmp"
	"fmt"
	"net/http"
	"slices"
	"strconv"

	"memloom/internal/corpus"
	"memloom/internal/lineage"
)

// recordView is the page of a message, fact, task or person: what it is, where it comes from, and what rests on it.
type recordView struct {
	Kind, ID, Head string
	Facts          [][2]string // what is known of it, by name
	messageList
	Up    []treeLine // what it was made from
	Items []lineage.Touched
	Cost  string
	Links []link
	Day   string
}

// treeLine is a line of a tree of records.
type treeLine struct {
	lineage.Node
	Depth int
	URL   string
}

// tree lays a way out as lines.
func tree(n lineage.Node, depth int) []treeLine {
	l := treeLine{Node: n, Depth: min(depth, 6)}
	if at := map[string]string{"item": "/i/", "message": "/m/", "fact": "/f/"}[n.Kind]; at != "" {
		l.URL = at + n.ID
	}
	out := []treeLine{l}
	for _, to := range n.To {
		out = append(out, tree(to, depth+1)...)
	}
	return out
}

// record shows a message, fact, task or person.
func (d *Desk) record(r *request) (*answer, error) {
	p, v := r.part, &recordView{ID: r.id, messageList: messageList{room: recordRoom}}
	title := ""
	if m := p.Message(r.id); m != nil {
		p.message(v, m)
	} else if f := p.Fact(r.id); f != nil {
		p.fact(v, f)
	} else if t := p.Task(r.id); t != nil {
		p.task(v, t)
	} else {
		p.person(v, p.Person(r.id))
		title = v.Head
	}
	if n, ok := p.Trace(r.id); ok {
		v.Up = tree(n, 0)
	}
	return shown("record", cmp.Or(title, v.Kind+" "+r.id), v), nil
}

func (p *part) message(v *recordView, m *corpus.Message) {
	v.Kind, v.Day = "Message", dayURL(m)
	v.Head = fmt.Sprintf("%s, %s %s, %s", m.AuthorName, m.At.Date().Weekday(), m.At, p.GroupName(m.GroupID))
	for _, x := range p.around(m, "thread") {
		class := ""
		if x == m {
			class = "evidence"
		}
		v.add(p.plain(x, class))
	}
	i, _ := p.Impact(m.ID)
	v.Cost, v.Items = i.Again.String(), i.Items[:min(len(i.Items), mostItems)]
}

func (p *part) fact(v *recordView, f *corpus.Fact) {
	v.Kind, v.Head = "Fact", fmt.Sprintf("%s · %s = %s", f.SubjectID, f.Predicate, f.Value.Canonical())
	v.Facts = [][2]string{{"subject", f.SubjectID}, {"from", f.From.String()}}
	if f.To != 0 {
		v.Facts = append(v.Facts, [2]string{"to", f.To.String()})
	}
	if p.Task(f.SubjectID) != nil {
		v.Links = append(v.Links, link{"its task " + f.SubjectID, "/t/" + f.SubjectID})
	}
	for _, x := range [][2]string{{"replaces", f.Supersedes}, {"because of", f.Because}, {"about", f.About},
		{"contradicts", f.Contradicts}, {"corrects", f.Corrects}} {
		if x[1] != "" {
			v.Links = append(v.Links, link{x[0] + " " + x[1], "/f/" + x[1]})
		}
	}
	v.Items = p.resting(func(g corpus.GoldAtom) bool { return slices.Contains(g.FactIDs, f.ID) })
}

// mostItems is how many items a page lists that rest on a record.
const mostItems = 100

// resting are the judged items of whose gold something holds.
func (p *part) resting(is func(g corpus.GoldAtom) bool) []lineage.Touched {
	var out []lineage.Touched
	for _, it := range p.Corpus.Items {
		if it.Status != corpus.Surplus && slices.ContainsFunc(it.Gold, is) && len(out) < mostItems {
			out = append(out, lineage.Touched{ItemID: it.ID, Status: it.Status, How: []string{"gold"}, Question: it.Question})
		}
	}
	return out
}

func (p *part) task(v *recordView, t *corpus.Task) {
	v.Kind, v.Head = "Task", t.Name
	v.Facts = [][2]string{{"window", t.Start.String() + " to " + t.Due.String()}, {"ended", t.End.String()}}
	for _, f := range p.Corpus.Facts {
		if f.SubjectID == t.ID {
			v.Links = append(v.Links, link{fmt.Sprintf("%s %s = %s", f.ID, f.Predicate, f.Value.Canonical()), "/f/" + f.ID})
		}
	}
	p.planned(v, func(x *corpus.PlannedMessage, _ *corpus.Message) bool { return slices.Contains(x.TaskIDs, t.ID) })
	v.Items = p.resting(func(g corpus.GoldAtom) bool { return g.SubjectID == t.ID })
}

func (p *part) person(v *recordView, x *corpus.Person) {
	v.Kind, v.Head, v.Facts = "Person", x.Name, [][2]string{{"role", x.Role}}
	for _, k := range x.Skills {
		v.Facts = append(v.Facts, [2]string{"skill", k.Name + ", " + k.Level})
	}
	p.planned(v, func(_ *corpus.PlannedMessage, m *corpus.Message) bool { return m.AuthorID == x.ID })
}

// planned adds the planned messages for which something holds.
func (p *part) planned(v *recordView, is func(x *corpus.PlannedMessage, m *corpus.Message) bool) {
	for i := range p.Plan {
		if m := p.Message(p.Plan[i].MessageID); m != nil && is(&p.Plan[i], m) {
			v.add(p.plain(m, "dated").dated())
		}
	}
}

// shownView are messages around an item.
type shownView struct {
	ID, Who string
	messageList
}

// shown shows the messages that a probe was shown.
func (d *Desk) shown(r *request) (*answer, error) {
	e := r.entry
	again, err := d.later(r, e)
	if err != nil {
		return nil, err
	}
	list := append(e.verdicts(), again...)
	n, err := strconv.Atoi(r.PathValue("n"))
	if err != nil || n < 0 || n >= len(list) {
		return nil, wrong(http.StatusNotFound, "%s has no such verdict.", e.ID)
	}
	x, w := viewer{entry: e}, list[n]
	v := shownView{e.ID, fmt.Sprintf("%s, asked by %s (%s), was shown %s", w.Model, w.Filter, w.Probe,
		cmp.Or(w.ContextRef, "nothing")),
		messageList{room: listRoom}}
	for _, id := range e.shownTo(w) {
		if m := e.part.Message(id); m != nil {
			v.add(x.message(m, "").dated())
		}
	}
	return shown("shown", "What was shown", v), nil
}

// around answers with the thread or the day of a message of an item's evidence.
func (d *Desk) around(r *request) (*answer, error) {
	id, err := r.named("message")
	if err != nil {
		return nil, err
	}
	m := r.entry.part.Message(id)
	if m == nil {
		return nil, wrong(http.StatusNotFound, "There is no message %s in the corpus of %s.", id, r.entry.ID)
	}
	span, titles := r.FormValue("span"), map[string]string{"near": "Around ", "thread": "The thread of ",
		"day": "The day of "}
	if titles[span] == "" {
		span = "thread"
	}
	x := viewer{entry: r.entry, blind: r.FormValue("blind") == "1"}
	v := shownView{r.entry.ID, titles[span] + id, messageList{room: listRoom}}
	for _, m := range r.entry.part.around(m, span) {
		v.add(x.message(m, ""))
	}
	return shown("shown", v.Who, v), nil
}

// rawView are the calls about an item.
type rawView struct {
	ID    string
	Calls []Call
	More  int
}

// maxCalls is how many calls a page shows.
const maxCalls = 100

// raw shows what providers sent about an item.
func (d *Desk) raw(r *request) (*answer, error) {
	list, err := d.o.Program.Raw(r.Context(), r.entry.Draft)
	n := min(len(list), maxCalls)
	return shown("raw", "Raw answers about "+r.entry.ID, rawView{r.entry.ID, list[:n], len(list) - n}), err
}
