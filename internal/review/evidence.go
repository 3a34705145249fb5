package review

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"

	"memloom/internal/corpus"
)

// against fills in the messages and items that the failed conclusions name.
func (v *viewer) against(out *itemView) {
	seen := map[string]bool{}
	for _, id := range v.named() {
		switch m := v.p.Index.Message(id); {
		case seen[id] || v.isEvidence(id) || id == v.e.ID:
		case m != nil && len(out.Against) < maxAgainst:
			out.Against = append(out.Against, v.message(m, "against"))
		case m == nil && strings.HasPrefix(id, "I"):
			out.AgainstItems = append(out.AgainstItems, link{id, "/i/" + id})
		}
		seen[id] = true
	}
}

// named are the messages and items that the failed conclusions name, and the messages that were cited for the answer on which
// the item fell. Of a segment it is the messages that tell.
func (v *viewer) named() []string {
	var out []string
	for _, f := range v.now {
		if f.Ended == "passes" {
			continue
		}
		for _, id := range f.Refs {
			if v.p.segments[id] != nil {
				out = append(out, v.telling(id)...)
			} else {
				out = append(out, id)
			}
		}
		for _, p := range f.Probes {
			if f.Filter == v.e.Stage && (p.Answer != "" && p.Outcome != corpus.Yes || f.Filter == "unique") {
				out = append(out, p.Citations...)
			}
		}
	}
	return out
}

// telling are the messages of a segment in which the gold or the wrong answer stands.
func (v *viewer) telling(segment string) []string {
	var out []string
	for _, id := range v.p.segments[segment] {
		if text := v.p.textOf(id); len(places(text, v.e.Answer, "")) > 0 || v.e.wrong != nil && len(places(text, v.e.wrong.Answer, "")) > 0 {
			out = append(out, id)
		}
	}
	return out
}

func (v *viewer) isEvidence(id string) bool {
	return slices.ContainsFunc(v.e.Evidence, func(e corpus.Evidence) bool { return e.MessageID == id })
}

// message is a message with its marked places.
func (v *viewer) message(m *corpus.Message, class string) messageView {
	out := plainMessage(v.p, m, class)
	var marks []mark
	for _, g := range v.e.Gold {
		if g.MessageID == m.ID && g.End > g.Start {
			class := map[string]string{corpus.PartBridge: "bridge"}[g.Part]
			marks = append(marks, mark{g.Start, g.End, cmpOr(class, "gold")})
		}
	}
	if w := v.e.wrong; w != nil && !v.blind && w.Answer != v.e.Answer {
		marks = append(marks, places(m.Text, w.Answer, "instead")...)
	}
	if class == "against" {
		marks = append(marks, places(m.Text, v.e.Answer, "instead")...)
	}
	out.Text = marked(m.Text, marks)
	for _, e := range v.e.Evidence {
		if e.MessageID == m.ID {
			out.Class = "evidence"
			out.Tags = append(out.Tags, Run{"tag good", "evidence"})
		}
	}
	if w := v.e.wrong; w != nil && !v.blind && slices.Contains(w.Citations, m.ID) {
		out.Tags = append(out.Tags, Run{"tag bad", "cited by " + w.Model})
	}
	return out
}

// plainMessage is a message without marks.
func plainMessage(p *part, m *corpus.Message, class string) messageView {
	out := messageView{ID: m.ID, Time: clock(m.At), Author: m.AuthorName, AuthorID: m.AuthorID, ReplyTo: m.ReplyTo, Text: Plain(m.Text), Class: class}
	if r := p.Index.Message(m.ReplyTo); r != nil {
		out.ReplyName = r.AuthorName
	}
	if class == "against" {
		out.Time = m.At.Date().String() + " " + out.Time
		out.Tags = append(out.Tags, Run{"tag", p.Index.GroupName(m.GroupID)})
	}
	return out
}

// evidence fills in the evidence with what stands around it.
func (v *viewer) evidence(out *itemView) {
	list := v.e.Evidence
	left := room(evidenceRoom)
	for i, e := range list[:min(len(list), maxPieces)] {
		m := v.p.Index.Message(e.MessageID)
		if m == nil {
			continue
		}
		x := evidenceView{N: i + 1, Of: len(list), Role: string(e.Role), ID: m.ID, Day: "/d/" + placeOf(m) + "/" + m.At.Date().String(),
			Where: fmt.Sprintf("%s %s · %s · alternative set %d", m.At.Date().Weekday(), m.At.Date(), v.p.Index.GroupName(m.GroupID), e.Set)}
		for _, id := range around(v.p, m, "near") {
			if y := v.message(v.p.Index.Message(id), ""); id == m.ID || left.takes(y) { // the evidence itself is always there
				x.Messages = append(x.Messages, y)
			}
		}
		x.DayN = len(around(v.p, m, "day"))
		out.Evidence = append(out.Evidence, x)
	}
}

// around are the messages around one: near (what it answers, its neighbours, what answers it), thread or day.
func around(p *part, m *corpus.Message, span string) []string {
	in := func(x *corpus.Message) bool { return x.At.Date() == m.At.Date() }
	switch span {
	case "near":
		return near(p, m)
	case "thread":
		in = func(x *corpus.Message) bool {
			return x.ID == m.ID || m.ThreadID != "" && x.ThreadID == m.ThreadID || x.ID == m.ThreadID
		}
	}
	var out []string
	for _, x := range p.order[placeOf(m)] {
		if in(x) {
			out = append(out, x.ID)
		}
	}
	return out
}

// near are what a message answers, its neighbours of the same day, and what answers it, in time.
func near(p *part, m *corpus.Message) []string {
	order, at := p.order[placeOf(m)], p.at[m.ID]
	is := map[string]bool{m.ID: true}
	for up, n := m, 0; n < 2 && up.ReplyTo != "" && p.Index.Message(up.ReplyTo) != nil; n++ {
		up = p.Index.Message(up.ReplyTo)
		is[up.ID] = true
	}
	for _, i := range []int{at - 1, at + 1} {
		if i >= 0 && i < len(order) && order[i].At.Date() == m.At.Date() {
			is[order[i].ID] = true
		}
	}
	for _, id := range p.answers[m.ID][:min(2, len(p.answers[m.ID]))] {
		is[id] = true
	}
	out := slices.Collect(maps.Keys(is))
	slices.SortFunc(out, func(a, b string) int {
		return cmp.Or(cmp.Compare(p.Index.Message(a).At, p.Index.Message(b).At), cmp.Compare(p.Index.Message(a).Seq, p.Index.Message(b).Seq))
	})
	return out
}
