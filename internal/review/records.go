package review

import (
	"fmt"
	"net/http"
	"slices"
	"strconv"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/lineage"
)

// recordView is the page of a message, fact, task or person: what it is, where it comes from, and what rests on it.
type recordView struct {
	Kind, ID string
	Head     string
	Facts    [][2]string // what is known of it, by name
	Messages []messageView
	More     int
	Up       []treeLine // what it was made from
	Items    []touchedLine
	Cost     string
	Links    []link
	Day      string
}

// treeLine is a line of a tree of records.
type treeLine struct {
	Depth    int
	Kind, ID string
	URL      string
	Text     Marked
}

type touchedLine struct {
	ID, Status, How string
	Question        Marked
}

// tree lays a way out as lines.
func tree(n lineage.Node, depth int) []treeLine {
	l := treeLine{Depth: min(depth, 6), Kind: n.Kind, ID: n.ID, Text: Plain(n.Text)}
	switch n.Kind {
	case "item":
		l.URL = "/i/" + n.ID
	case "message":
		l.URL = "/m/" + n.ID
	case "fact":
		l.URL = "/f/" + n.ID
	}
	out := []treeLine{l}
	for _, to := range n.To {
		out = append(out, tree(to, depth+1)...)
	}
	return out
}

// record finds the corpus of a record.
func (r *request) record(kind, what string) (*part, string, error) {
	id, err := r.id("id")
	if err != nil {
		return nil, "", err
	}
	for _, p := range r.desk.lib.parts {
		there := map[string]bool{"m": p.Index.Message(id) != nil, "f": p.Index.Fact(id) != nil, "t": p.Index.Task(id) != nil,
			"p": p.Index.Person(id) != nil}
		if there[kind] {
			return p, id, nil
		}
	}
	return nil, "", wrong(http.StatusNotFound, "There is no %s %s here.", what, id)
}

func (d *Desk) message(w http.ResponseWriter, r *request) error {
	p, id, err := r.record("m", "message")
	if err != nil {
		return err
	}
	m := p.Index.Message(id)
	v := recordView{Kind: "Message", ID: id, Day: "/d/" + placeOf(m) + "/" + m.At.Date().String(), Head: fmt.Sprintf("%s, %s %s, %s", m.AuthorName, m.At.Date().Weekday(), m.At, p.Index.GroupName(m.GroupID))}
	left := room(recordRoom)
	for _, x := range around(p, m, "thread") {
		class := ""
		if x == id {
			class = "evidence"
		}
		if y := plainMessage(p, p.Index.Message(x), class); left.takes(y) {
			v.Messages = append(v.Messages, y)
		} else {
			v.More++
		}
	}
	if n, ok := p.Index.Trace(id); ok {
		v.Up = tree(n, 0)
	}
	if i, ok := p.Index.Impact(id); ok {
		v.Cost = i.Again.String()
		for _, t := range i.Items[:min(len(i.Items), 100)] {
			v.Items = append(v.Items, touchedLine{t.ItemID, string(t.Status), strings.Join(t.How, ", "), Plain(t.Question)})
		}
	}
	return d.show(w, r, http.StatusOK, "record", "Message "+id, v)
}

func (d *Desk) fact(w http.ResponseWriter, r *request) error {
	p, id, err := r.record("f", "fact")
	if err != nil {
		return err
	}
	f := p.Index.Fact(id)
	v := recordView{Kind: "Fact", ID: id, Head: fmt.Sprintf("%s · %s = %s", f.SubjectID, f.Predicate, f.Value.Canonical()), Facts: [][2]string{{"subject", f.SubjectID}, {"from", f.From.String()}}}
	if f.To != 0 {
		v.Facts = append(v.Facts, [2]string{"to", f.To.String()})
	}
	if p.Index.Task(f.SubjectID) != nil {
		v.Links = append(v.Links, link{"its task " + f.SubjectID, "/t/" + f.SubjectID})
	}
	for _, x := range [][2]string{{"replaces", f.Supersedes}, {"because of", f.Because}, {"about", f.About}, {"contradicts", f.Contradicts}, {"corrects", f.Corrects}} {
		if x[1] != "" {
			v.Links = append(v.Links, link{x[0] + " " + x[1], "/f/" + x[1]})
		}
	}
	if n, ok := p.Index.Trace(id); ok {
		v.Up = tree(n, 0)
	}
	v.Items = p.resting(func(it *corpus.Item) bool {
		return slices.ContainsFunc(it.Gold, func(g corpus.GoldAtom) bool { return slices.Contains(g.FactIDs, id) })
	})
	return d.show(w, r, http.StatusOK, "record", "Fact "+id, v)
}

// resting are the judged items for which something holds, 100 at most.
func (p *part) resting(is func(it *corpus.Item) bool) []touchedLine {
	var out []touchedLine
	for i := range p.Corpus.Items {
		it := &p.Corpus.Items[i]
		if it.Status != corpus.Surplus && is(it) && len(out) < 100 {
			out = append(out, touchedLine{it.ID, string(it.Status), "gold", Plain(it.Question)})
		}
	}
	return out
}

func (d *Desk) task(w http.ResponseWriter, r *request) error {
	p, id, err := r.record("t", "task")
	if err != nil {
		return err
	}
	t := p.Index.Task(id)
	v := recordView{Kind: "Task", ID: id, Head: t.Name, Facts: [][2]string{{"window", t.Start.String() + " to " + t.Due.String()}, {"ended", t.End.String()}}}
	for _, f := range p.Corpus.Facts {
		if f.SubjectID == id {
			v.Links = append(v.Links, link{fmt.Sprintf("%s %s = %s", f.ID, f.Predicate, f.Value.Canonical()), "/f/" + f.ID})
		}
	}
	p.add(&v, func(m corpus.PlannedMessage) bool { return slices.Contains(m.TaskIDs, id) })
	v.Items = p.resting(func(it *corpus.Item) bool {
		return slices.ContainsFunc(it.Gold, func(g corpus.GoldAtom) bool { return g.SubjectID == id })
	})
	return d.show(w, r, http.StatusOK, "record", "Task "+id, v)
}

// add adds the planned messages for which something holds.
func (p *part) add(v *recordView, is func(m corpus.PlannedMessage) bool) {
	left := room(recordRoom)
	for _, x := range p.Corpus.Plan {
		m := p.Index.Message(x.MessageID)
		if m == nil || !is(x) {
			continue
		}
		if left == 0 {
			v.More++
		} else if y := plainMessage(p, m, "dated"); left.takes(y) {
			v.Messages = append(v.Messages, y)
		} else {
			v.More++
		}
	}
	for i, m := range v.Messages {
		v.Messages[i].Time = p.Index.Message(m.ID).At.Date().String() + " " + m.Time
	}
}

func (d *Desk) person(w http.ResponseWriter, r *request) error {
	p, id, err := r.record("p", "person")
	if err != nil {
		return err
	}
	x := p.Index.Person(id)
	v := recordView{Kind: "Person", ID: id, Head: x.Name, Facts: [][2]string{{"role", x.Role}}}
	for _, k := range x.Skills {
		v.Facts = append(v.Facts, [2]string{"skill", k.Name + ", " + k.Level})
	}
	p.add(&v, func(m corpus.PlannedMessage) bool { return p.Index.Message(m.MessageID).AuthorID == id })
	return d.show(w, r, http.StatusOK, "record", x.Name, v)
}

// dayView is a group's day, or a session.
type dayView struct {
	Title    string
	Messages []messageView
	More     int
	Flagged  bool
	Checks   []string
	Repairs  []repairView
	Prev     string
	Next     string
	Decide   *dayDecision // nil where nothing can be decided
}

type repairView struct {
	MessageID, Outcome string
	Attempt            int
	Violations         []string
	Runs               []Run
}

func (d *Desk) day(w http.ResponseWriter, r *request) error {
	p, place, day, err := r.place()
	if err != nil {
		return err
	}
	v := p.dayView(place, day)
	if e := p.dayEntry(place, day); e != nil && r.desk.lib.Closed == "" {
		v.Decide = d.dayDecision(r, e)
	}
	return d.show(w, r, http.StatusOK, "day", place+" "+day.String(), v)
}

func (p *part) dayView(place string, day corpus.Date) *dayView {
	v := &dayView{Title: p.dayTitle(place, day)}
	left := room(listRoom)
	for _, m := range p.order[place] {
		at := m.At.Date()
		switch {
		case at < day:
			v.Prev = "/d/" + place + "/" + at.String()
		case at > day:
			v.Next = "/d/" + place + "/" + at.String()
		default:
			if y := plainMessage(p, m, ""); left.takes(y) {
				v.Messages = append(v.Messages, y)
			} else {
				v.More++
			}
		}
		if v.Next != "" {
			break
		}
	}
	for _, x := range p.Corpus.Passages {
		if cmpOr(x.SessionID, x.GroupID) != place || x.SessionID == "" && x.Day != day {
			continue
		}
		v.Flagged = x.Flagged
		for _, f := range p.repairs[x.ID] {
			v.Repairs = append(v.Repairs, repairView{f.MessageID, f.Outcome, f.Attempt, f.Violations, wordDiff(f.Before, f.After)})
		}
	}
	return v
}

// shownView are the messages that a probe was shown.
type shownView struct {
	ID, Who  string
	Messages []messageView
	More     int
}

func (d *Desk) shown(w http.ResponseWriter, r *request) error {
	e, err := r.entry()
	if err != nil {
		return err
	}
	again, err := d.later(r, e)
	if err != nil {
		return err
	}
	list := append(slices.Clone(e.part.verdicts[e.ID]), again...)
	n, err := strconv.Atoi(r.PathValue("n"))
	if err != nil || n < 0 || n >= len(list) {
		return wrong(http.StatusNotFound, "%s has no such verdict.", e.ID)
	}
	x := viewer{e: e, p: e.part}
	v := shownView{ID: e.ID, Who: fmt.Sprintf("%s, asked by %s (%s), was shown %s", list[n].Model, list[n].Filter, list[n].Probe, cmpOr(list[n].ContextRef, "nothing"))}
	left := room(listRoom)
	for _, id := range x.shownTo(list[n]) {
		m := e.part.Index.Message(id)
		if m == nil {
			continue
		}
		y := x.message(m, "")
		y.Time = m.At.Date().String() + " " + y.Time
		if left.takes(y) {
			v.Messages = append(v.Messages, y)
		} else {
			v.More++
		}
	}
	return d.show(w, r, http.StatusOK, "shown", "What was shown", v)
}

// around answers with the thread or the day of a message of an item's evidence.
func (d *Desk) around(w http.ResponseWriter, r *request) error {
	e, err := r.entry()
	if err != nil {
		return err
	}
	id, err := r.id("message")
	if err != nil {
		return err
	}
	m := e.part.Index.Message(id)
	if m == nil {
		return wrong(http.StatusNotFound, "There is no message %s in the corpus of %s.", id, e.ID)
	}
	span := r.URL.Query().Get("span")
	if !slices.Contains([]string{"near", "thread", "day"}, span) {
		span = "thread"
	}
	x := viewer{e: e, p: e.part, blind: r.URL.Query().Get("blind") == "1"}
	v := shownView{ID: e.ID, Who: map[string]string{"near": "Around ", "thread": "The thread of ", "day": "The day of "}[span] + id}
	left := room(listRoom)
	for _, id := range around(e.part, m, span) {
		if y := x.message(e.part.Index.Message(id), ""); left.takes(y) {
			v.Messages = append(v.Messages, y)
		} else {
			v.More++
		}
	}
	return d.show(w, r, http.StatusOK, "shown", v.Who, v)
}

// rawView are the calls about an item.
type rawView struct {
	ID    string
	Calls []rawCall
	More  int
}

type rawCall struct {
	Call
	Text Marked
}

// maxCalls is how many calls a page shows.
const maxCalls = 100

// raw shows what providers sent about an item.
func (d *Desk) raw(w http.ResponseWriter, r *request) error {
	e, err := r.entry()
	if err != nil {
		return err
	}
	list, err := d.o.Program.Raw(r.Context(), e.Draft)
	if err != nil {
		return err
	}
	v := rawView{ID: e.ID, More: max(0, len(list)-maxCalls)}
	for _, c := range list[:min(len(list), maxCalls)] {
		v.Calls = append(v.Calls, rawCall{c, Plain(c.Answer)})
	}
	return d.show(w, r, http.StatusOK, "raw", "Raw answers about "+e.ID, v)
}
