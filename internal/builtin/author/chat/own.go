package chat

import (
	"fmt"
	"slices"
	"strings"

	"memloom/internal/builtin/author/grammar"
	"memloom/internal/corpus"
	"memloom/prompts"
)

// ownTable is the table of a fact that has its own words, or nil.
func (m chooser) ownTable(f *prompts.DayFact) grammar.Table {
	l := m.d.lex
	switch f.Class {
	case grammar.ClassOption:
		if f.Changed {
			return l.state["option again"]
		}
		return l.state[grammar.ClassOption]
	case grammar.ClassPromise:
		return l.state[grammar.ClassPromise]
	case grammar.ClassDefinition:
		return l.state[grammar.ClassDefinition]
	case grammar.ClassCalled:
		return l.state[grammar.ClassCalled]
	case grammar.ClassRule:
		return l.state[m.ruleKey(f)]
	case grammar.ClassAbsence:
		if f.Subject == m.v.Name {
			return l.state[grammar.ClassAbsence]
		}
		return l.state["absence other"]
	case grammar.ClassRole, grammar.ClassSkill, grammar.ClassLearning:
		if f.Subject == m.v.Name { // nobody introduces anybody else
			return l.state[f.Class]
		}
	}
	return nil
}

// explains says whether the message says what a word means and binds nobody.
func (sc *scene) explains() bool {
	return len(sc.facts) > 0 && !slices.ContainsFunc(sc.facts, func(f *prompts.DayFact) bool { return f.Class != grammar.ClassDefinition })
}

// ruleKey is the table of a rule or its override, by what or whom it requires.
func (m chooser) ruleKey(f *prompts.DayFact) string {
	key := grammar.ClassRule
	if f.Condition != "" {
		key = "override"
	}
	m.fact = f
	switch {
	case m.is(m.v):
		return key + " self"
	case f.Value != nil && f.Value.Kind == corpus.KindEntity:
		return key + " person"
	}
	return key
}

// ownStatement writes a fact that has its own words, and what argues for it.
func (m stater) ownStatement(f *prompts.DayFact, t grammar.Table) (string, error) {
	m.about(f)
	s, err := m.rotated(t)
	if err != nil {
		return "", err
	}
	if s == "" {
		return "", fmt.Errorf("no pattern states fact %d (%s, %s)", f.N, f.Class, f.Attribute)
	}
	m.said, m.named[f.Subject] = true, true
	why := f.Reason
	if why == "" && m.facts[0] == f {
		why = m.slot.Because
	}
	if m.slot.Act == corpus.ActOption {
		why = tentative(why)
	}
	if why == "" {
		return s, nil
	}
	return m.backed(s, why, "tail "+f.Class)
}

// backed puts a clause that argues behind a sentence. Behind a question or a
// colon it is a sentence of its own.
func (m stater) backed(s, why, key string) (string, error) {
	t := m.d.lex.special[key]
	if t == nil {
		t = m.d.lex.special["tail"]
	}
	plain := grammar.Unmark(s)
	apart := strings.HasSuffix(plain, "?") || strings.Contains(plain, ". ") || strings.Contains(plain, ": ") ||
		strings.Contains(plain, "? ") || grammar.CountWords(s)+grammar.CountWords(why) > 34
	if strings.HasSuffix(plain, "?") && m.pushes() {
		t = m.d.lex.special["tail asked"]
	}
	m.why = why
	tail, err := m.pickWhere(t, func(p grammar.Pattern) bool {
		return !apart || !strings.HasPrefix(p.Src, ",") && !strings.HasPrefix(p.Src, ":")
	})
	if err != nil || tail == "" {
		return s, err
	}
	m.argued = true
	if rest, ok := strings.CutPrefix(tail, ". "); ok {
		return grammar.Stopped(s) + " " + rest, nil
	}
	return s + tail, nil
}

// ruleWords gives the words of rules, definitions and absences.
func (m wording) ruleWords(name string) (string, bool) {
	f := m.fact
	if f == nil {
		return "", false
	}
	r := grammar.Regulated(f.Subject)
	switch name {
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
