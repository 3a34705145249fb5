package chat

import (
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/standin/author/grammar"
)

// describer gives the words for what a message is about beside its fact: a rule, a deed, another task.
type describer struct{ *message }

// arguing is their names in a sentence.
func (m describer) arguing() (string, bool) {
	names := m.arguers()
	for i, n := range names {
		names[i] = grammar.NameSpan(n)
	}
	return strings.Join(names, " and "), len(names) > 0
}

// proposer is whose proposal the decision takes.
func (m describer) proposer() (string, bool) {
	if m.fact == nil || m.fact.Adopts == "" {
		return "", false
	}
	return grammar.NameSpan(m.givenOf(m.fact.Adopts)), true
}

// deed names what the parent does, as people would; all are singular.
func (m describer) deed() (string, bool) {
	words := map[corpus.Act][]string{
		corpus.ActDecision:   {"that decision", "the decision", "your decision"},
		corpus.ActAnswer:     {"that answer", "your answer"},
		corpus.ActForecast:   {"that date", "your date", "this date"},
		corpus.ActOption:     {"that option", "your suggestion", "that idea"},
		corpus.ActDelivery:   {"what you sent", "that version"},
		corpus.ActCommitment: {"that promise"},
		corpus.ActKickoff:    {"that plan", "the plan", "your plan"},
	}[m.parentAct()]
	if words == nil || m.slot.Because != "" && m.parentAct() == corpus.ActForecast {
		words = []string{"that approach", "the plan", "that plan", "your approach", "this approach", "your plan"}
	}
	return corpus.Pick(m.r, words), true
}

// otherTask names the tasks of other groups that the slot wants named.
func (m describer) otherTask() (string, bool) {
	var all []string
	for _, n := range m.slot.Names {
		all = append(all, grammar.NameSpan(m.subject(n).Full()))
	}
	return strings.Join(all, " and "), len(all) > 0
}

// threadWords gives the words of what goes on around the message.
func (m describer) threadWords(name string) (string, bool) {
	switch name {
	case "deed":
		return m.deed()
	case "arg":
		return m.arguing()
	case "here":
		return m.here()
	case "proposer":
		return m.proposer()
	}
	return m.otherTask()
}

// ruleWords gives the words of rules, definitions and absences.
func (m describer) ruleWords(name string) (string, bool) {
	f := m.fact
	if f == nil {
		return "", false
	}
	r := grammar.Regulated(f.Subject)
	switch name {
	case "gloss":
		return grammar.NameSpan(grammar.WithArticle(f.Means)), f.Means != ""
	case "c":
		return grammar.NameSpan(grammar.Circumstance(f.Condition)), f.Condition != ""
	case "sub":
		return grammar.NameSpan(f.Subject), !grammar.HasArticle(f.Subject)
	case "any":
		return r.Any(), f.Class == grammar.ClassRule
	case "whom":
		return grammar.NameSpan(m.givenOf(f.Subject)), f.Class == grammar.ClassAbsence
	case "av":
		return grammar.Indefinite(m.surface(), f.N), f.Class == grammar.ClassRole && len(f.Surfaces) > 0
	case "term":
		return grammar.Quoted(f.Subject), f.Class == grammar.ClassDefinition || f.Class == grammar.ClassCalled
	case "needs":
		return grammar.Agree(r.Plural, "needs", "need"), true
	case "requires":
		return grammar.Agree(r.Plural, "requires", "require"), true
	case "goes":
		return grammar.Agree(r.Plural, "goes", "go"), true
	}
	return "", false
}

// here is the task at hand: the thread says which it is, a post has to.
func (m describer) here() (string, bool) {
	if m.parent != nil || m.slot.Earlier != nil {
		return "here", true
	}
	return corpus.Pick(m.r, []string{"on ", "for "}) + grammar.NameSpan(m.wording().mention()), m.topic != ""
}
