package review

import (
	"cmp"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/corpus/index"
)

// against fills in the messages and items that the failed conclusions name.
func (v *viewer) against(out *itemView) {
	seen := map[string]bool{v.ID: true}
	for _, e := range v.Item.Evidence {
		seen[e.MessageID] = true
	}
	for _, id := range v.named() {
		switch m := v.part.Message(id); {
		case seen[id]:
		case m != nil && len(out.Against) < maxAgainst:
			out.Against = append(out.Against, v.message(m, "against"))
		case m == nil && strings.HasPrefix(id, "I"):
			out.AgainstItems = append(out.AgainstItems, link{id, "/i/" + id})
		}
		seen[id] = true
	}
}

// named are the messages and items that the failed conclusions name, and the messages that were cited for the answer on
// which the item fell. Of a segment it is the messages that hold the gold or the wrong answer.
func (v *viewer) named() []string {
	var out []string
	for _, f := range v.now {
		if f.Ended == "passes" {
			continue
		}
		for _, id := range f.Refs {
			if list := v.part.segment(id); list != nil {
				out = append(out, slices.DeleteFunc(slices.Clone(list), v.silent)...)
			} else {
				out = append(out, id)
			}
		}
		for _, p := range f.Probes {
			if f.Filter == v.Stage && (p.Answer != "" && p.Outcome != corpus.Yes || f.Filter == "unique") {
				out = append(out, p.Citations...)
			}
		}
	}
	return out
}

// silent says whether a message has neither the gold nor the wrong answer in it.
func (v *viewer) silent(id string) bool {
	text := v.part.textOf(id)
	return len(places(text, v.Answer, "")) == 0 && (v.wrong == nil || len(places(text, v.wrong.Answer, "")) == 0)
}

// message is a message with its marked places.
func (v *viewer) message(m *corpus.Message, class string) messageView {
	out := v.part.plain(m, class)
	var marks []mark
	for _, g := range v.Gold {
		if g.MessageID == m.ID && g.End > g.Start {
			class := map[string]string{corpus.PartBridge: "bridge"}[g.Part]
			marks = append(marks, mark{g.Start, g.End, cmp.Or(class, "gold")})
		}
	}
	if w := v.wrong; w != nil && !v.blind && w.Answer != v.Answer {
		marks = append(marks, places(m.Text, w.Answer, "instead")...)
	}
	if class == "against" {
		marks = append(marks, places(m.Text, v.Answer, "instead")...)
	}
	out.Text = marked(m.Text, marks)
	for _, e := range v.Item.Evidence {
		if e.MessageID == m.ID {
			out.Class = "evidence"
			out.Tags = append(out.Tags, Run{"tag good", "evidence"})
		}
	}
	if w := v.wrong; w != nil && !v.blind && slices.Contains(w.Citations, m.ID) {
		out.Tags = append(out.Tags, Run{"tag bad", "cited by " + w.Model})
	}
	return out
}

// plain is a message without marks.
func (p *part) plain(m *corpus.Message, class string) messageView {
	out := messageView{Message: m, Time: clock(m.At), Text: Plain(m.Text), Class: class}
	if r := p.Message(m.ReplyTo); r != nil {
		out.ReplyName = r.AuthorName
	}
	if class == "against" {
		out = out.dated()
		out.Tags = append(out.Tags, Run{"tag", p.GroupName(m.GroupID)})
	}
	return out
}

// dated is a message with its day before its time.
func (m messageView) dated() messageView {
	m.Time = m.At.Date().String() + " " + m.Time
	return m
}

// evidence is the evidence with what stands around it.
func (v *viewer) evidence() (out []evidenceView) {
	list, left := v.Item.Evidence, messageList{room: evidenceRoom}
	for i, e := range list[:min(len(list), maxPieces)] {
		m := v.part.Message(e.MessageID)
		if m == nil {
			continue
		}
		x := evidenceView{Evidence: e, N: i + 1, Of: len(list), Day: dayURL(m), DayN: len(v.part.around(m, "day")),
			Where: fmt.Sprintf("%s %s · %s · alternative set %d", m.At.Date().Weekday(), m.At.Date(),
				v.part.GroupName(m.GroupID), e.Set)}
		for _, near := range v.part.around(m, "near") {
			if y := v.message(near, ""); near == m || left.takes(y) { // the evidence itself is always there
				x.Messages = append(x.Messages, y)
			}
		}
		out = append(out, x)
	}
	return out
}

// dayURL is the address of a message's day.
func dayURL(m *corpus.Message) string { return "/d/" + index.Place(m) + "/" + m.At.Date().String() }

// around are the messages around one: near (what it answers, its neighbours, what answers it), thread or day.
func (p *part) around(m *corpus.Message, span string) []*corpus.Message {
	if span == "near" {
		return p.near(m)
	}
	var out []*corpus.Message
	for _, x := range p.Sequence(index.Place(m)) {
		thread := x == m || m.ThreadID != "" && x.ThreadID == m.ThreadID || x.ID == m.ThreadID
		if span == "thread" && thread || span == "day" && x.At.Date() == m.At.Date() {
			out = append(out, x)
		}
	}
	return out
}

// near are what a message answers, its neighbours of the same day, and what answers it, in time.
func (p *part) near(m *corpus.Message) []*corpus.Message {
	out := []*corpus.Message{m}
	for up, n := p.Message(m.ReplyTo), 0; up != nil && n < 2; up, n = p.Message(up.ReplyTo), n+1 {
		out = append(out, up)
	}
	order := p.Sequence(index.Place(m))
	at, replies := slices.Index(order, m), 0
	for _, x := range order[at+1:] {
		if x.ReplyTo == m.ID && replies < 2 {
			out, replies = append(out, x), replies+1
		}
	}
	for _, i := range []int{at - 1, at + 1} {
		if i >= 0 && i < len(order) && order[i].At.Date() == m.At.Date() {
			out = append(out, order[i])
		}
	}
	slices.SortFunc(out, func(a, b *corpus.Message) int {
		return cmp.Or(cmp.Compare(a.At, b.At), cmp.Compare(a.Seq, b.Seq), cmp.Compare(a.ID, b.ID))
	})
	return slices.Compact(out)
}

// shownURL is where the messages stand that a probe was shown.
func (v *viewer) shownURL(w corpus.Verdict) string {
	for i, x := range append(v.verdicts(), v.again...) {
		if x.Filter == w.Filter && x.Probe == w.Probe && x.Model == w.Model && x.ContextRef == w.ContextRef &&
			x.Judging == w.Judging {
			return fmt.Sprintf("/i/%s/shown/%d", v.ID, i)
		}
	}
	return ""
}

// idPattern finds the ids that a text names.
var idPattern = regexp.MustCompile(`\b[A-Z]\d+\b`)

// shownTo are the ids of the messages that a probe was shown.
func (e *entry) shownTo(w corpus.Verdict) []string {
	if len(w.Shown) > 0 {
		return w.Shown
	}
	var out []string
	if strings.HasPrefix(w.ContextRef, "evidence") {
		for _, x := range e.Item.Evidence {
			out = append(out, x.MessageID)
		}
	}
	for _, id := range idPattern.FindAllString(w.ContextRef, -1) {
		if list := e.part.segment(id); list != nil {
			out = append(out, list...)
		} else if e.part.Message(id) != nil {
			out = append(out, id)
		}
	}
	out = slices.DeleteFunc(out, func(id string) bool { return slices.Contains(w.LeftOut, id) })
	slices.Sort(out)
	out = slices.Compact(out)
	slices.SortStableFunc(out, func(a, b string) int { return int(e.part.Message(a).At - e.part.Message(b).At) })
	return out
}

// ref leads to what a reason names.
func (v *viewer) ref(id string) link {
	segment := v.part.segment(id)
	switch {
	case v.part.Message(id) != nil:
		return link{id, "/m/" + id}
	case len(segment) > 0:
		return link{id, "/m/" + segment[0]}
	case strings.HasPrefix(id, "F"):
		return link{id, "/f/" + id}
	case strings.HasPrefix(id, "I"):
		return link{id, "/i/" + id}
	}
	return link{id, ""}
}
