package author

import (
	"fmt"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/prompts"
)

// The classes of facts that plans add: what was weighed and not taken, what is
// promised, what is required, what a term means, who is away, and what somebody
// is, is best at and is new to. They are stated in words of their own.
const (
	classOption     = "option"
	classPromise    = "promise"
	classRule       = "rule"
	classDefinition = "definition"
	classAbsence    = "absence"
	classRole       = "role"
	classSkill      = "skill"
	classLearning   = "learning"
	classCalled     = "called"
)

// ownTable is the table of a fact that has its own words, or nil.
func (m *message) ownTable(f *prompts.DayFact) table {
	l := m.d.lex
	switch f.Class {
	case classOption:
		if f.Changed {
			return l.state["option again"]
		}
		return l.state[classOption]
	case classPromise:
		return l.state[classPromise]
	case classDefinition:
		return l.state[classDefinition]
	case classCalled:
		return l.state[classCalled]
	case classRule:
		return l.state[m.ruleKey(f)]
	case classAbsence:
		if f.Subject == m.v.Name {
			return l.state[classAbsence]
		}
		return l.state["absence other"]
	case classRole, classSkill, classLearning:
		if f.Subject == m.v.Name { // nobody introduces anybody else
			return l.state[f.Class]
		}
	}
	return nil
}

// explains says whether the message says what a word means and binds nobody.
func (m *message) explains() bool {
	return len(m.facts) > 0 && !slices.ContainsFunc(m.facts, func(f *prompts.DayFact) bool { return f.Class != classDefinition })
}

// ruleKey is the table of a rule or its override, by what or whom it requires.
func (m *message) ruleKey(f *prompts.DayFact) string {
	key := classRule
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
func (m *message) ownStatement(f *prompts.DayFact, t table) (string, error) {
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
func (m *message) backed(s, why, key string) (string, error) {
	t := m.d.lex.special[key]
	if t == nil {
		t = m.d.lex.special["tail"]
	}
	plain := unmark(s)
	apart := strings.HasSuffix(plain, "?") || strings.Contains(plain, ". ") || strings.Contains(plain, ": ") ||
		strings.Contains(plain, "? ") || words(s)+words(why) > 34
	if strings.HasSuffix(plain, "?") && m.pushes() {
		t = m.d.lex.special["tail asked"]
	}
	m.why = why
	tail, err := m.pickWhere(t, func(p pattern) bool {
		return !apart || !strings.HasPrefix(p.src, ",") && !strings.HasPrefix(p.src, ":")
	})
	if err != nil || tail == "" {
		return s, err
	}
	m.argued = true
	if rest, ok := strings.CutPrefix(tail, ". "); ok {
		return stopped(s) + " " + rest, nil
	}
	return s + tail, nil
}

// ruleWords gives the words of rules, definitions and absences.
func (m *message) ruleWords(name string) (string, bool) {
	f := m.fact
	if f == nil {
		return "", false
	}
	r := regulated(f.Subject)
	switch name {
	case "c":
		return nameSpan(circumstance(f.Condition)), f.Condition != ""
	case "sub":
		return nameSpan(f.Subject), !hasArticle(f.Subject)
	case "any":
		return r.any(), f.Class == classRule
	case "whom":
		return nameSpan(m.givenOf(f.Subject)), f.Class == classAbsence
	case "av":
		return indefinite(m.surface(), f.N), f.Class == classRole && len(f.Surfaces) > 0
	case "term":
		return quoted(f.Subject), f.Class == classDefinition || f.Class == classCalled
	case "needs":
		return agree(r.plural, "needs", "need"), true
	case "requires":
		return agree(r.plural, "requires", "require"), true
	case "goes":
		return agree(r.plural, "goes", "go"), true
	}
	return "", false
}

// regulated is the grammar of what a rule is about: "schema changes to the token
// broker". Its noun stands among the first words, before a preposition or a
// participle.
func regulated(name string) subject {
	s := newSubject(name)
	s.plural = false
	for i, w := range strings.Fields(name) {
		if i > 2 || i > 0 && followsNoun(w) {
			break
		}
		s.plural = pluralNoun(w)
		if s.plural {
			break
		}
	}
	return s
}

// followsNoun says whether a word ends the noun before it.
func followsNoun(w string) bool {
	switch w {
	case "to", "of", "on", "in", "for", "with", "at", "from", "by", "that", "above", "about", "into", "beyond", "outside":
		return true
	}
	return false
}

// any is what a rule is about as a subject: several things as they are, a single
// one as any of its kind.
func (s subject) any() string {
	first, _, _ := strings.Cut(strings.ToLower(s.name), " ")
	if s.plural || hasArticle(s.name) || first == "any" || first == "every" || first == "each" || first == "all" {
		return nameSpan(s.name)
	}
	return "any " + nameSpan(s.name)
}

// circumstance is a condition as an adverbial: "during a hot phase".
func circumstance(c string) string {
	if adverbial(c) || c == "" {
		return c
	}
	return "in the case of " + c
}

// indefinite is a role with its article: there is one chief, and any number of
// engineers.
func indefinite(role string, fact int) string {
	first, _, _ := strings.Cut(strings.ToLower(role), " ")
	article := "a "
	switch {
	case first == "chief" || first == "head":
		article = "the "
	case strings.HasPrefix(first, "us") || strings.HasPrefix(first, "uni"): // as in user and unit
	case strings.IndexByte("aeiou", first[0]) >= 0:
		article = "an "
	}
	return article + valueSpan(fact, role)
}
