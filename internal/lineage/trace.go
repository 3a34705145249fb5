package lineage

import (
	"fmt"
	"strings"

	"memloom/internal/corpus"
)

// Node is a record on a way through the corpus, with the records that it leads to.
type Node struct {
	Kind string `json:"kind"` // item, gold, fact, message, slot, passage, repair, filter, call
	ID   string `json:"id,omitempty"`
	Text string `json:"text"`
	To   []Node `json:"to,omitempty"`
}

// Trace leads from an item, a message or a fact up to what it was made from: gold, facts, messages, their slots, the
// passages that were written, the calls, and the templates by which they were asked. ok is false where there is no such
// record.
func (x *Index) Trace(id string) (n Node, ok bool) {
	id = strings.ToUpper(id)
	if it, ok := x.Item(id); ok {
		return x.itemNode(it), true
	}
	if m := x.Message(id); m != nil {
		return x.messageNode(m, true), true
	}
	if f := x.Fact(id); f != nil {
		return x.factNode(f), true
	}
	return Node{}, false
}

func (x *Index) itemNode(it *corpus.Item) Node {
	n := Node{Kind: "item", ID: it.ID, Text: fmt.Sprintf("%s, %s: %s → %s", it.Family, it.Status, it.Question, it.Answer)}
	for _, g := range it.Gold {
		text := fmt.Sprintf("%s: %s · %s", g.Part, x.Name(g.SubjectID), g.Predicate)
		if g.Atom != nil {
			text += " = " + g.Atom.Canonical()
		}
		gold := Node{Kind: "gold", Text: text + fmt.Sprintf(" (%s, %s)", g.Operation, g.How)}
		if m := x.Message(g.MessageID); m != nil {
			gold.To = append(gold.To, x.messageNode(m, false))
		}
		for _, id := range g.FactIDs {
			if f := x.Fact(id); f != nil && g.MessageID == "" {
				gold.To = append(gold.To, Node{Kind: "fact", ID: f.ID, Text: x.factText(f)})
			}
		}
		n.To = append(n.To, gold)
	}
	for _, c := range x.callsOf(it.Draft) {
		n.To = append(n.To, x.callNode(c))
	}
	return n
}

func (x *Index) factNode(f *corpus.Fact) Node {
	n := Node{Kind: "fact", ID: f.ID, Text: x.factText(f)}
	for _, s := range x.Stating(f.ID) {
		n.To = append(n.To, x.messageNode(s.Message, false))
	}
	return n
}

// messageNode leads from a message to its slot, with the facts that it states, to its passage, and to how its words
// changed. whole says that what it recalls and takes up is of interest, too.
func (x *Index) messageNode(m *corpus.Message, whole bool) Node {
	n := Node{Kind: "message", ID: m.ID, Text: x.messageText(m)}
	if p := x.Planned(m.ID); p != nil {
		n.To = append(n.To, x.slotNode(p, whole))
	}
	if p := x.Passage(m); p != nil {
		text := fmt.Sprintf("%d messages", p.Messages)
		if p.Model != "" {
			text += ", written by " + p.Model
		}
		if p.Flagged {
			text += ", flagged"
		}
		passage := Node{Kind: "passage", ID: p.ID, Text: text}
		for _, c := range x.callsOf(p.Unit, "text") {
			passage.To = append(passage.To, x.callNode(c))
		}
		n.To = append(n.To, passage)
	}
	for _, r := range x.Repairs(m.ID) {
		n.To = append(n.To, Node{Kind: "repair", Text: fmt.Sprintf("attempt %d, %s, for %s; before: %s", r.Attempt, r.Outcome,
			strings.Join(r.Violations, "; "), r.Before)})
	}
	return n
}

func (x *Index) slotNode(p *corpus.PlannedMessage, whole bool) Node {
	words := []string{string(p.Act)}
	for _, w := range []string{p.Obligation, string(p.Path), p.Position, p.Perturbation} {
		if w != "" {
			words = append(words, w)
		}
	}
	words = append(words, p.Marks...)
	for _, id := range p.TaskIDs {
		words = append(words, "task "+x.Name(id))
	}
	n := Node{Kind: "slot", Text: strings.Join(words, ", ")}
	if whole && p.RecallsID != "" {
		n.Text += ", recalls " + p.RecallsID
	}
	if whole && p.RefMessageID != "" {
		n.Text += ", refers to " + p.RefMessageID
	}
	for _, d := range p.Discloses {
		n.To = append(n.To, Node{Kind: "fact", ID: d.FactID, Text: fmt.Sprintf("%s; said as %q (%s)",
			x.factText(x.fact(d.FactID)), d.Surface, d.Basis)})
	}
	return n
}

func (x *Index) callNode(c corpus.CallRecord) Node {
	text := fmt.Sprintf("%s by %s (%s), unit %s", c.Task, c.Model, c.Role, c.Unit)
	if t := c.Tokens; t != nil {
		text += fmt.Sprintf(", %d tokens in, %d out", t.In, t.Out)
	}
	if c.NanoDollars != nil {
		text += fmt.Sprintf(", $%.6f", float64(*c.NanoDollars)/1e9)
	}
	if c.Failed != "" {
		text += ", failed: " + c.Failed
	}
	n := Node{Kind: "call", Text: text}
	if hash, ok := x.templates[c.Task]; ok {
		n.To = append(n.To, Node{Kind: "template", ID: c.Task, Text: "SHA-256 " + hash})
	}
	return n
}
