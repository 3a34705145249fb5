package questions

import (
	"slices"

	"memloom/internal/corpus"
)

// following are the parts of gold that follow from an item's evidence. Families write operands, bridges and results.
var following = []string{corpus.PartReference, corpus.PartTerm, corpus.PartCalendar, corpus.PartSuperseded,
	corpus.PartAlternative}

// Pieces gives every message of an item's evidence, context aside, a row of gold that says what the item needs it for.
// It may be called again after the evidence has changed.
func (s *Surroundings) Pieces(it *corpus.Item) {
	gold := slices.DeleteFunc(slices.Clone(it.Gold), func(g corpus.GoldAtom) bool {
		return slices.Contains(following,
			g.Part)
	})
	of := func(id string) func(corpus.GoldAtom) bool {
		return func(g corpus.GoldAtom) bool { return g.MessageID == id }
	}
	for _, e := range it.Evidence {
		if e.Role != corpus.RoleContext && !slices.ContainsFunc(gold, of(e.MessageID)) {
			gold = append(gold, s.piece(it, e))
		}
	}
	it.Gold = gold
}

// piece says what a message of the evidence is needed for that states no operand and no bridge of its own.
func (s *Surroundings) piece(it *corpus.Item, e corpus.Evidence) corpus.GoldAtom {
	result := it.Gold[len(it.Gold)-1]
	row := corpus.GoldAtom{Part: corpus.PartTerm, SubjectID: result.SubjectID, Predicate: result.Predicate, At: result.At,
		Operation: result.Operation, How: corpus.HowLiteral, MessageID: e.MessageID}
	for _, x := range s.stated(e.MessageID) {
		same := func(g corpus.GoldAtom) bool {
			return g.SubjectID == x.Fact.SubjectID && g.Predicate == x.Fact.Predicate
		}
		states := func(g corpus.GoldAtom) bool { return slices.Contains(g.FactIDs, x.Fact.ID) }
		part := ""
		switch {
		case x.Fact.Noise:
		case e.Role == corpus.RoleSuperseded && slices.ContainsFunc(it.Gold, same):
			part = corpus.PartSuperseded
		case slices.ContainsFunc(it.Gold, states):
			part = corpus.PartAlternative
		case x.Fact.Predicate == corpus.PredClosed && e.Role == corpus.RoleBridge:
			part = corpus.PartCalendar
		}
		if part != "" {
			row = Operand(x, result.Operation, result.At)
			row.Part = part
			return row
		}
	}
	if task := s.heads.leadsFor(it, e.MessageID); task != "" {
		row.Part, row.SubjectID = corpus.PartReference, task
	}
	return row
}

// stated returns what a message states.
func (s *Surroundings) stated(id string) []Statement {
	var out []Statement
	for _, f := range s.states[id] {
		for _, x := range s.w.Statements(f.ID) {
			if x.Message.ID == id {
				out = append(out, x)
			}
		}
	}
	return out
}

// leadsFor returns the task that a message names in full for other evidence of an item, "" for none.
func (h *Heads) leadsFor(it *corpus.Item, id string) string {
	m := h.messages[id]
	for _, x := range h.lacking(it, func(string) bool { return true }) {
		if m != nil && h.leads(m, x) {
			return x.task
		}
	}
	return ""
}
