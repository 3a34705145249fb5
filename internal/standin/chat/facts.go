package chat

import (
	"fmt"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/standin/grammar"
	"memloom/internal/standin/template"
	"memloom/prompts"
)

// pick fills a template of the first of some sections that has one. A subject that the message has not named yet is
// named where a template can, and one that it has named is not named again.
func (m *message) pick(sections ...string) string {
	name := m.words["subject"] != "" && !m.named()
	for _, s := range sections {
		lines := m.d.book[s]
		best := slices.DeleteFunc(slices.Clone(lines), func(l template.Line) bool { return m.namesSubject(l) != name })
		if text := m.d.draw.Pick(best, m.lookup); text != "" {
			return text
		}
		if text := m.d.draw.Pick(lines, m.lookup); text != "" {
			return text
		}
	}
	return ""
}

// namesSubject says whether a template names the subject, by itself or with the thing that it is about.
func (m *message) namesSubject(l template.Line) bool {
	return l.Needs("subject") || l.Needs("thing") && strings.Contains(m.words["thing"], m.words["subject"]) &&
		m.words["subject"] != ""
}

// named says whether the message has named the subject so far.
func (m *message) named() bool {
	said := strings.ToLower(grammar.Unmark(strings.Join(m.out, " ")))
	as := strings.TrimPrefix(strings.ToLower(grammar.Unmark(m.words["subject"])), "the ")
	return as != "" && strings.Contains(said, as)
}

// say adds a sentence, if there is one.
func (m *message) say(sentence string) {
	if sentence != "" {
		m.out = append(m.out, sentence)
	}
}

// states states the facts, links last since nothing may be behind a link in its line.
func (m *message) states() error {
	facts := slices.Clone(m.facts)
	slices.SortStableFunc(facts, func(a, b *prompts.DayFact) int { return linkRank(a) - linkRank(b) })
	var written []*prompts.DayFact
	for _, f := range facts {
		if slices.Contains(written, f) {
			continue
		}
		var err error
		switch {
		case f.Class == grammar.ClassPage:
			m.page(f)
		case f.Sentence != "" || f.Class == grammar.ClassNews:
			written, err = m.news(f, facts, written)
		default:
			written, err = m.fact(f, facts, written)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

func linkRank(f *prompts.DayFact) int {
	switch {
	case f.Class == grammar.ClassPage:
		return 2
	case isLink(f):
		return 1
	}
	return 0
}

func isLink(f *prompts.DayFact) bool { return f.Value != nil && f.Value.Kind == corpus.KindLink }

func stamped(f *prompts.DayFact) bool {
	return f.Basis == corpus.BasisTimestamp || f.Basis == corpus.BasisAuthor
}

// fact states a fact, with what the plan gives for it; start and owner in one sentence where both are stated.
func (m *message) fact(f *prompts.DayFact, all, written []*prompts.DayFact) ([]*prompts.DayFact, error) {
	m.about(f.Subject)
	if f.Class == grammar.ClassCalendar { // it brings its own article
		m.set("subject", f.Subject)
	}
	m.attribute(f.Attribute, f.Plural)
	written = append(written, f)
	if stamped(f) {
		stamps := []*prompts.DayFact{f}
		i := slices.IndexFunc(all, func(g *prompts.DayFact) bool {
			return g.Attribute == corpus.PredOwner && stamped(g) && g.Subject == f.Subject && g != f
		})
		if f.Attribute == corpus.PredStarted && i >= 0 {
			stamps, written = append(stamps, all[i]), append(written, all[i])
		}
		m.say(m.stamp(stamps))
		return written, nil
	}
	surface := m.surface(f)
	m.words["value"] = grammar.ValueSpan(f.N, surface)
	m.words["on"] = m.words["value"]
	if !grammar.SelfStanding(surface) {
		m.words["on"] = "on " + m.words["value"]
	}
	m.ruled(f)
	text := m.pick(m.sections(f, surface)...)
	delete(m.words, "value")
	delete(m.words, "on")
	if text == "" {
		return nil, fmt.Errorf("no template states fact %d (%s, %s) in a %s", f.N, f.Class, f.Attribute, m.slot.Act)
	}
	if f.Condition != "" && f.Class != grammar.ClassRule {
		text = strings.TrimSuffix(text, ".") + " (" + grammar.NameSpan(f.Condition) + ")."
	}
	m.say(text)
	m.explained(f)
	return written, nil
}

// stamp asserts what the message itself stamps: a start, an owner, an end.
func (m *message) stamp(facts []*prompts.DayFact) string {
	for _, f := range facts {
		name := map[string]string{corpus.PredStarted: "start:", corpus.PredOwner: "owner:",
			corpus.PredFinished: "end:"}[f.Attribute]
		m.words[name] = string(grammar.StampMark + rune(f.N))
		if len(f.Done) > 0 {
			m.words["done"] = f.Done[m.d.draw.Rand.IntN(len(f.Done))]
		} else {
			m.words["done"] = "done"
		}
		defer delete(m.words, name)
	}
	more := ""
	if m.named() || m.words["subject"] == "" {
		more = "more "
	}
	switch {
	case len(facts) > 1:
		return m.pick("kickoff")
	case facts[0].Attribute == corpus.PredStarted:
		return m.pick("kickoff plain")
	case facts[0].Attribute == corpus.PredOwner:
		return m.pick(more+"owner stamp", "owner")
	}
	return m.pick(more+"completion", "completion")
}

// ruled sets the words of rules, definitions and people.
func (m *message) ruled(f *prompts.DayFact) {
	r := grammar.Regulated(f.Subject)
	m.words["any"] = r.Any()
	m.words["need"], m.words["go"] = grammar.Agree(r.Plural, "needs", "need"), grammar.Agree(r.Plural, "goes", "go")
	m.set("rule", f.Subject)
	m.set("case", grammar.Circumstance(f.Condition))
	m.words["term"] = grammar.Quoted(f.Subject)
	m.set("proposer", "")
	if p := m.person(f.Adopts); p != nil {
		m.set("proposer", p.Given)
	} else if f.Adopts != "" {
		given, _, _ := strings.Cut(f.Adopts, " ")
		m.set("proposer", given)
	}
	if p := m.person(f.Subject); p != nil {
		m.set("whom", p.Given)
	}
}

// surface is how this message writes the fact's value. Dates in digits only, and "version 2.4" behind the word version,
// are for facts that have nothing else.
func (m *message) surface(f *prompts.DayFact) string {
	n := m.d.draw.Rand.IntN(len(f.Surfaces))
	for range f.Surfaces {
		_, err := corpus.ParseDate(f.Surfaces[n])
		twice := strings.Contains(f.Attribute, "version") && strings.HasPrefix(f.Surfaces[n], "version")
		if err != nil && !twice {
			break
		}
		n = (n + 1) % len(f.Surfaces)
	}
	return f.Surfaces[n]
}

// general are the classes that the section of an act states without one of its own.
var general = map[corpus.Act][]string{
	corpus.ActDecision: {grammar.ClassSetting, grammar.ClassChoice, grammar.ClassContact, grammar.ClassBudget,
		grammar.ClassDeadline, grammar.ClassReference},
	corpus.ActDelivery: {grammar.ClassSetting, grammar.ClassChoice, grammar.ClassContact, grammar.ClassBudget,
		grammar.ClassDeadline, grammar.ClassReference, grammar.ClassMeasure, grammar.ClassInput, grammar.ClassAlternative},
	corpus.ActCorrection: {grammar.ClassSetting, grammar.ClassChoice, grammar.ClassContact, grammar.ClassBudget,
		grammar.ClassDeadline, grammar.ClassReference, grammar.ClassMeasure, grammar.ClassInput, grammar.ClassAlternative},
	corpus.ActMistake: {grammar.ClassSetting, grammar.ClassChoice, grammar.ClassContact, grammar.ClassBudget,
		grammar.ClassDeadline, grammar.ClassReference, grammar.ClassMeasure},
}

// sections are the names of the sections that state a fact, the best one first.
func (m *message) sections(f *prompts.DayFact, surface string) []string {
	key, act, more := m.kind(f, surface), m.stating(f), m.named() || m.words["subject"] == ""
	if m.slot.Plain && more {
		return []string{"plain more", "plain"}
	}
	if m.slot.Plain {
		return []string{"plain"}
	}
	var out []string
	if more {
		out = append(out, "more "+act+" "+key)
		if m.general(f, key) {
			out = append(out, "more "+act)
		}
		out = append(out, "more "+key, "more "+f.Class)
		if nameable(f.Attribute, f.Class) {
			out = append(out, "more setting")
		}
	}
	out = append(out, act+" "+key)
	if m.general(f, key) {
		out = append(out, act)
	}
	return append(out, "state "+key, "state "+f.Class, "state setting")
}

// stating is the act by which a fact is stated, as sections call it.
func (m *message) stating(f *prompts.DayFact) string {
	switch {
	case f.Class == grammar.ClassOption && f.Changed:
		return "option changed"
	case f.Class == grammar.ClassOption:
		return "option"
	case m.slot.Act == corpus.ActDecision && f.Changed:
		return "decision changed"
	case m.errs(corpus.StaleInfo):
		return "stale"
	}
	return string(m.slot.Act)
}

// general says whether the section of an act alone can state a fact.
func (m *message) general(f *prompts.DayFact, key string) bool {
	class := key
	if key == "self" {
		class = f.Class
	}
	plainMistake := m.slot.Act == corpus.ActMistake && !m.errs(corpus.StaleInfo)
	return f.Class == grammar.ClassOption || slices.Contains(general[m.slot.Act], class) && !plainMistake
}

// kind is the class of a fact as sections call it, with what else decides its words.
func (m *message) kind(f *prompts.DayFact, surface string) string {
	switch {
	case isLink(f):
		return "link"
	case f.Attribute == corpus.PredNeeds:
		return corpus.PredNeeds
	case f.Class == grammar.ClassRule:
		return m.ruleKind(f, surface)
	case f.Class == grammar.ClassTally && f.Plural == "":
		return grammar.ClassMeasure
	case f.Class == grammar.ClassTally && (surface == "1" || strings.EqualFold(surface, "one")):
		return "tally one"
	case f.Class == grammar.ClassContact && is(surface, m.by):
		return "self"
	case f.Class == grammar.ClassAbsence && f.Subject != m.by.Name:
		return "absence other"
	case f.Class == grammar.ClassOption:
		return ""
	}
	return f.Class
}

// ruleKind is the kind of a rule: its exception or itself, and whether it requires a person, or the writer.
func (m *message) ruleKind(f *prompts.DayFact, surface string) string {
	key := grammar.ClassRule
	if f.Condition != "" {
		key = "override"
	}
	switch {
	case f.Value == nil || f.Value.Kind != corpus.KindEntity:
		return key
	case is(surface, m.by):
		return key + " self"
	}
	return key + " person"
}

// explained adds what the plan gives with a fact: its reason, what triggered it, whose proposal it takes, and what the
// writer's word means to others.
func (m *message) explained(f *prompts.DayFact) {
	if m.slot.Plain {
		return
	}
	m.set("reason", f.Reason)
	if f.Reason != "" && !isLink(f) && (m.slot.Act == corpus.ActDecision || m.by.Verbosity > 0) {
		m.say(m.pick("reason"))
	}
	if f.Trigger != nil {
		m.recalled(f.Trigger)
		m.say(m.pick("trigger"))
	}
	if f.Adopts != "" {
		m.say(m.pick("adopted"))
	}
	if f.Ended {
		m.say(m.pick("ended"))
	}
	m.set("means", grammar.WithArticle(f.Means))
	whom := m.whom()
	if f.Means != "" && f.Class != grammar.ClassCalled && (whom == nil || whom.Role != m.by.Role) {
		m.say(m.pick("means"))
	}
}

// news writes a fact's whole sentence, with every value of it that the message states.
func (m *message) news(f *prompts.DayFact, all, written []*prompts.DayFact) ([]*prompts.DayFact, error) {
	text := strings.TrimSuffix(f.Sentence, ".")
	for _, g := range all {
		if g.Sentence != f.Sentence {
			continue
		}
		i := slices.IndexFunc(g.Surfaces, func(s string) bool { return strings.Contains(text, s) })
		if i < 0 {
			return nil, fmt.Errorf("the sentence of fact %d does not hold its value", g.N)
		}
		text = strings.Replace(text, g.Surfaces[i], grammar.ValueSpan(g.N, g.Surfaces[i]), 1)
		written = append(written, g)
	}
	m.words["news"] = text
	m.say(m.pick("news"))
	return written, nil
}

// page points at the page of a task.
func (m *message) page(f *prompts.DayFact) {
	m.about(f.Subject)
	m.words["value"] = grammar.ValueSpan(f.N, f.Surfaces[0])
	section := "page"
	switch m.slot.Act {
	case corpus.ActQuestion, corpus.ActRequest, corpus.ActReminder:
		section = "page ask"
	case corpus.ActDoubt, corpus.ActDisagreement:
		section = "page object"
	}
	if m.words["subject"] != "" && !m.named() {
		section = "page of"
	}
	m.say(m.pick(section, "page"))
	delete(m.words, "value")
}
