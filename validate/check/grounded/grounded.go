// Package grounded has the rules that every answer follows from evidence: the messages exist, come before the question,
// can be seen by its asker, and state the facts from which the answer is computed.
package grounded

import (
	"fmt"
	"slices"

	"memloom/internal/corpus"
	"memloom/validate/check/rule"
)

// Rules returns the rules of the promise in the order of the report.
func Rules() []rule.Rule {
	each := rule.Each
	const seats, bridges = " data/groups scaffold/members ", rule.Gold + rule.Plan
	const rows = "rows of gold"
	return rule.Of(rule.Grounded,
		each("evidence exists", "pieces of evidence", rule.Items+"data/messages", exists),
		each("evidence precedes the question", "pieces of evidence", rule.Items+"data/messages", inTime),
		each("asker sees the evidence", "evidence of items with an asker", rule.Items+"data/messages"+seats, visible),
		each("gold is complete", "accepted items", rule.Gold, complete),
		each("evidence and rows of gold are the same messages", rows, rule.Gold, piecesHaveRows),
		each("operands stand in the evidence", "operands", rule.Gold, operandsInEvidence),
		each("literal operands", "operands", rule.Gold+rule.Names, literalOperands),
		each("stamped operands", "operands", rule.Gold+"data/people scaffold/message_plan", stampedOperands),
		each("operands are disclosed", "literal operands", rule.Gold+"scaffold/message_plan", operandsDisclosed),
		each("answer evidence states the gold", "pieces of answer evidence", rule.Gold+"scaffold/message_plan",
			evidenceStates),
		each("computed results", "results", rule.Gold+"scaffold/calendar", computedResults),
		each("answers say the result", "results", rule.Gold+rule.Names, answersSayResult),
		each("facts of gold", rows, rule.Gold+"scaffold/facts", goldFacts),
		each("named speakers", "rows of gold that name a speaker", rule.Gold+"data/people", namedSpeakers),
		each("rubrics are whole", "rubric items", rule.Items, rubricsWhole),
		each("rubrics do not contradict themselves", "rubric items", rule.Items, rubricsAgree),
		each("advice has a rubric", "items that advise", rule.Gold, adviceHasRubric),
		each("abstention has no atom", rows, rule.Gold, absentHasNoAtom),
		each("flagged days carry no evidence", "items", rule.Gold+rule.Flagged, flaggedDays),
		each("roles and skills are told by whose they are", "roles and skills told", rule.Plan+"scaffold/people", ownSkills),
		each("changes are those that facts record", "items of a change", bridges, changesRecorded),
		each("relations are what they are called", "items with a relation", bridges, relationsHold),
		each("kinds of options agree with the key", "choice items", rule.Items+"key/options", optionKinds),
		each("ages are counted", "items with evidence", rule.Items+"data/messages scaffold/calendar", agesCounted),
		each("bridges decide", "items about a rule behind a bridge", bridges, bridgesDecide),
		each("rules that tell a matter are needed", "items that tell a matter by its rule", bridges, rulesNeeded),
		each("updates compose rule, exception and definition", "items of update about a rule", bridges, updatesCompose),
		each("members say what is implanted", "implanted facts that are said", rule.Plan+"scaffold/members", membersSay),
		each("what is implanted is said before it is asked", "items about implanted facts", bridges, implantedSaidBefore),
	)
}

func exists(w *rule.World, f *rule.Finding) {
	for _, it := range w.Accepted() {
		if len(it.Evidence) == 0 {
			f.Expect(false, "no evidence", "at least one message", it.ID)
		}
	}
	w.EachEvidence(func(it *corpus.Item, e corpus.Evidence, m *corpus.Message) {
		f.Expect(m != nil, e.MessageID, "a message with this id", it.ID)
	})
}

func inTime(w *rule.World, f *rule.Finding) {
	w.EachEvidence(func(it *corpus.Item, e corpus.Evidence, m *corpus.Message) {
		if m != nil {
			f.Expect(m.At < it.AskedAt, m.At.String(), "a time before "+it.AskedAt.String(), it.ID, m.ID)
		}
	})
}

// visible: an item with an asker uses only groups that its asker belongs to, other than as a guest (model.md,
// Visibility).
func visible(w *rule.World, f *rule.Finding) {
	w.EachEvidence(func(it *corpus.Item, e corpus.Evidence, m *corpus.Message) {
		if it.AskerID != "" && m != nil {
			seat := w.Seat(m.GroupID, it.AskerID)
			f.Expect(seat != nil && !seat.Guest, "group "+m.GroupID, "a group of which "+it.AskerID+" is a member", it.ID, m.ID)
		}
	})
}

// complete: every item has exactly one result, and an operand with a place unless it abstains; every row is a part and
// has an operation.
func complete(w *rule.World, f *rule.Finding) {
	for _, it := range w.Accepted() {
		f.Look()
		results, placed, absent := 0, 0, false
		for _, g := range it.Gold {
			switch {
			case g.Part == corpus.PartResult:
				results++
			case g.Part == corpus.PartOperand && g.MessageID != "":
				placed++
			default:
				rowComplete(f, it.ID, g)
			}
			absent = absent || g.Operation == corpus.OpAbsent
		}
		if results != 1 {
			f.Violate(fmt.Sprintf("%d results", results), "one result", it.ID)
		}
		if placed == 0 && !absent {
			f.Violate("no operand with a place", "at least one", it.ID)
		}
	}
}

// rowComplete: a row is a part, and has a place where its part has one.
func rowComplete(f *rule.Finding, item string, g corpus.GoldAtom) {
	switch {
	case g.Part == corpus.PartGiven:
		if g.Atom == nil || g.MessageID != "" {
			f.Violate("a given value without an atom, or with a place", "an atom and no place", item)
		}
	case g.Part == corpus.PartReference || g.Part == corpus.PartTerm:
		if g.MessageID == "" {
			f.Violate("a "+g.Part+" without a message", "the message that it is", item)
		}
	case !hasPlace(&g):
		f.Violate(fmt.Sprintf("part %q", g.Part), "a part of gold (docs/tables.md)", item)
	case g.Part == corpus.PartBridge && g.MessageID == "":
		f.Violate("a bridge without a place", "the message where it stands", item)
	}
}

// hasPlace says whether rows of a part of gold are in a message.
func hasPlace(g *corpus.GoldAtom) bool {
	return slices.Contains([]string{corpus.PartOperand, corpus.PartBridge, corpus.PartAlternative, corpus.PartSuperseded,
		corpus.PartCalendar}, g.Part)
}

// piecesHaveRows: every message of the evidence that is not context is the message of a row of gold, and every row's
// message is evidence.
func piecesHaveRows(w *rule.World, f *rule.Finding) {
	for _, it := range w.Accepted() {
		rows := map[string]bool{}
		for _, g := range it.Gold {
			if g.MessageID == "" {
				continue
			}
			f.Look()
			if rows[g.MessageID] = true; !needed(it, g.MessageID) {
				f.Violate("a row of gold in "+g.MessageID+", which is no evidence", "a message of the evidence", it.ID)
			}
		}
		for i, e := range it.Evidence {
			first := slices.IndexFunc(it.Evidence, func(o corpus.Evidence) bool { return o.MessageID == e.MessageID })
			if i == first && !rows[e.MessageID] && needed(it, e.MessageID) {
				f.Violate("evidence "+e.MessageID+" without a row of gold", "what the item needs it for", it.ID, e.MessageID)
			}
		}
	}
}

// needed says whether a message is evidence of an item, and not for its context alone.
func needed(it *corpus.Item, message string) bool {
	return slices.ContainsFunc(it.Evidence, func(e corpus.Evidence) bool {
		return e.MessageID == message && e.Role != corpus.RoleContext
	})
}

// operandsInEvidence: the message of an operand is evidence, and the place is inside its text and a whole word.
func operandsInEvidence(w *rule.World, f *rule.Finding) {
	for it, g := range w.Gold() {
		if g.MessageID == "" {
			continue
		}
		f.Look()
		if !needed(it, g.MessageID) {
			f.Violate("an operand in "+g.MessageID, "a message of the item's evidence", it.ID)
		} else if m := w.Message(g.MessageID); m != nil { // else see exists
			if surface, ok := rule.WordsAt(m.Text, g.Start, g.End); !ok {
				f.Violate(fmt.Sprintf("%q at %d to %d", surface, g.Start, g.End), "whole words of the message", it.ID, m.ID)
			}
		}
	}
}

// namedSpeakers: the speaker that a question names wrote the operand, and the question does name them.
func namedSpeakers(w *rule.World, f *rule.Finding) {
	for it, g := range w.Gold() {
		if g.NamedSpeakerID == "" {
			continue
		}
		f.Look()
		p := w.Person(g.NamedSpeakerID)
		if p == nil || !corpus.ContainsWord(it.Question, rule.FirstWord(p.Name)) {
			f.Violate(rule.Quote(it.Question), "a question that names "+g.NamedSpeakerID, it.ID)
			continue
		}
		for _, e := range it.Evidence {
			m := w.Message(e.MessageID)
			if e.Role == corpus.RoleAnswer && m != nil && (g.MessageID == "" || g.MessageID == m.ID) && m.AuthorID != p.ID {
				f.Violate("evidence by "+m.AuthorName, "evidence by "+p.Name+", whom the question names", it.ID, m.ID)
			}
		}
	}
}

// absentHasNoAtom: what is never said has neither atom nor place, and everything else has an atom.
func absentHasNoAtom(w *rule.World, f *rule.Finding) {
	for it, g := range w.Gold() {
		f.Look()
		switch absent := g.Operation == corpus.OpAbsent; {
		case absent && (g.Atom != nil || g.MessageID != "" || len(g.FactIDs) > 0):
			f.Violate("an absent fact with an atom, a place or facts", "one row without them", it.ID)
		case absent && len(it.Gold) > 1:
			f.Violate(fmt.Sprintf("%d rows of gold", len(it.Gold)), "one row, since the fact is absent", it.ID)
		case !absent && g.Atom == nil:
			f.Violate("no atom", "an atom", it.ID, g.SubjectID, g.Predicate)
		}
	}
}

// flaggedDays: no accepted item rests on a message of a flagged day, or on a fact that such a day was to state, unless
// a person admitted the day.
func flaggedDays(w *rule.World, f *rule.Finding) {
	admitted := func(d *corpus.FlaggedPassage) bool { return d.Admitted() }
	for _, it := range w.Accepted() {
		for _, e := range it.Evidence {
			why := w.FlaggedDay(e.MessageID)
			f.Expect(len(why) == 0 || slices.ContainsFunc(why, admitted), "evidence "+e.MessageID+" on a flagged day",
				"a day that passed its checks", it.ID)
		}
		for _, g := range it.Gold {
			for _, id := range g.FactIDs {
				barred := slices.ContainsFunc(w.FlaggedWith(id), func(d *corpus.FlaggedPassage) bool { return !d.Admitted() })
				f.Expect(!barred, "the fact "+id+" of a flagged day", "a fact of days that passed", it.ID)
			}
		}
	}
}

// ownSkills: what a text says of a person's role or skills is their own statement, and in their profile (E20): the
// predicate of a skill says its level there. Their strength is their best level: medium where they have nothing strong.
func ownSkills(w *rule.World, f *rule.Finding) {
	for _, s := range w.Statements() {
		x := w.Person(s.Fact.SubjectID)
		has := func(level string) bool {
			return x != nil && slices.Contains(x.Skills, corpus.Skill{Name: s.Fact.Value.Text, Level: level})
		}
		var fits bool
		switch s.Fact.Predicate {
		case corpus.PredRole:
			fits = x != nil && x.Role == s.Fact.Value.Text
		case corpus.PredSkill:
			fits = has("strong") || has("medium") && !slices.ContainsFunc(x.Skills,
				func(k corpus.Skill) bool { return k.Level == "strong" })
		case corpus.PredLearning:
			fits = has("low")
		default:
			continue
		}
		f.Expect(fits && s.Message.AuthorID == s.Fact.SubjectID,
			s.Fact.Predicate+" "+rule.Quote(s.Surface)+" told by "+s.Message.AuthorID,
			"what the profile of "+s.Fact.SubjectID+" holds, told by themselves", s.Message.ID, s.Fact.ID)
	}
}

// optionKinds: the option of the answer's letter is the one that is correct, and every other one is wrong in a way that
// has a name.
func optionKinds(w *rule.World, f *rule.Finding) {
	wrong := []string{corpus.OptionDistractor, corpus.OptionSuperseded, corpus.OptionHoneyTrap, corpus.OptionF1,
		corpus.OptionF2,
		corpus.OptionFF}
	for it := range w.Choices() {
		f.Look()
		for _, k := range it.OptionKeys {
			switch right := k.Kind == corpus.OptionCorrect; {
			case !right && !slices.Contains(wrong, k.Kind):
				f.Violate(fmt.Sprintf("option %s of kind %q", k.Letter, k.Kind), "a kind that is known", it.ID)
			case right != (k.Letter == it.AnswerLetter):
				f.Violate(fmt.Sprintf("option %s is %s, the answer is %s", k.Letter, k.Kind, it.AnswerLetter),
					"the answer's option alone to be correct", it.ID)
			}
		}
	}
}

// agesCounted: the age of evidence is what calendar and messages say.
func agesCounted(w *rule.World, f *rule.Finding) {
	ages := corpus.NewAges(w.Corpus)
	for it := range rule.All(w.Items) {
		if len(it.Evidence) == 0 {
			continue
		}
		f.Look()
		want, needed := ages.Youngest(it)
		if got := it.EvidenceAge; needed != (got != nil) || needed && *got != want {
			f.Violate(fmt.Sprintf("the age %+v", got), fmt.Sprintf("%+v", want), it.ID)
		}
	}
}
