package chat

import (
	"fmt"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/standin/author/draw"
	"memloom/internal/standin/author/grammar"
	"memloom/internal/standin/author/voice"
	"memloom/prompts"
)

// stater states facts.
type stater struct{ *message }

// states writes the given facts, links last, since nothing may stand behind a link.
func (m stater) states(facts []*prompts.DayFact) ([]string, error) {
	denial, err := m.denial(facts)
	if err != nil {
		return nil, err
	}
	var out, links []string
	for _, f := range linksLast(facts) {
		s, err := m.statement(f, facts)
		if err != nil {
			return nil, err
		}
		switch {
		case s == "":
		case isLink(f) && len(links) > 0 && grammar.LinkLast(links[len(links)-1]): // no stop may stand behind a link
			links = append(links, "and "+strings.TrimPrefix(s, "and "))
		case isLink(f):
			links = append(links, s)
		default:
			out = append(out, s)
		}
	}
	return slices.Concat(denial, m.joined(out), links), nil
}

// linksLast keeps the order of the facts but for links, so that what stands first in the text names the subject.
func linksLast(facts []*prompts.DayFact) []*prompts.DayFact {
	var out, links []*prompts.DayFact
	for _, f := range facts {
		if isLink(f) {
			links = append(links, f)
		} else {
			out = append(out, f)
		}
	}
	return append(out, links...)
}

// joined runs plain statements together, as the writer likes to: what belongs together is a sentence.
func (m stater) joined(s []string) []string {
	var out []string
	for len(s) > 0 {
		n := m.run(s)
		for n < len(s) && !m.opens(strings.TrimPrefix(s[n], "and ")) {
			n++ // it begins in lower case, as its value does, and goes on from what stands before it
		}
		out = append(out, m.together(s[:n]))
		s = s[n:]
	}
	return out
}

// run is how many of the statements, from the first on, make a sentence.
func (m stater) run(s []string) int {
	const most, longest = 3, 30
	if m.v.Punct == voice.ShortSentences || !simple(s[0]) || !draw.Chance(m.r, 85) {
		return 1
	}
	n, have := 1, grammar.CountWords(s[0])
	for n < min(len(s), most) && simple(s[n]) && have+grammar.CountWords(s[n]) <= longest {
		have += grammar.CountWords(s[n])
		n++
	}
	return n
}

// together is a sentence of some clauses.
func (m stater) together(s []string) string {
	var b strings.Builder
	for i, clause := range s {
		if bare := strings.TrimPrefix(clause, "and "); i > 0 || m.opens(bare) {
			clause = bare
		}
		switch {
		case i == 0:
		case m.v.Punct == voice.Semicolons:
			b.WriteString("; ")
		case i < len(s)-1:
			b.WriteString(", ")
		default:
			b.WriteString(", and ")
		}
		b.WriteString(clause)
	}
	return b.String()
}

// simple says whether a statement is a plain clause that another may follow.
func simple(s string) bool {
	t := grammar.Unmark(s)
	value, _ := grammar.StartsWithValue(s)
	return !value && !strings.ContainsAny(t, ":?;") && !strings.Contains(t, ". ") && !strings.Contains(t, ", ") &&
		!strings.Contains(strings.TrimPrefix(t, "and "), " and ") && grammar.CountWords(s) < 16 &&
		!grammar.LinkLast(s) &&
		!strings.HasPrefix(t, "as for ")
}

// statement writes one fact, with its condition and reason.
func (m stater) statement(f *prompts.DayFact, all []*prompts.DayFact) (string, error) {
	if f.Sentence != "" || f.Class == grammar.ClassNews {
		return m.news(f, all)
	}
	if t := m.chooser().ownTable(f); t != nil {
		return m.ownStatement(f, t)
	}
	m.about(f)
	t, err := m.chooser().statementTable(f)
	if err != nil {
		return "", err
	}
	s, err := m.pick(m.calendar().seasonal(m.behindOpening(t)))
	if s == "" && err == nil {
		s, err = m.pick(t)
	}
	if err != nil {
		return "", err
	}
	if s == "" {
		return "", fmt.Errorf("no pattern states fact %d (%s, %s)", f.N, f.Class, f.Attribute)
	}
	if s, err = m.framed(f, s); err != nil {
		return "", err
	}
	m.said = true
	return m.reasoned(f, conditioned(f, s)), nil
}

// is says whether the value is the name of a person.
func (m *message) is(v *voice.Voice) bool {
	if v == nil || m.fact == nil || len(m.fact.Surfaces) == 0 {
		return false
	}
	s := m.surface()
	return s == v.Name || s == v.Given
}

func isLink(f *prompts.DayFact) bool { return f.Value != nil && f.Value.Kind == corpus.KindLink }

func isDate(f *prompts.DayFact) bool {
	return !stamped(f) && (f.Class == grammar.ClassDue || f.Value != nil && f.Value.Kind == corpus.KindDate)
}

// news writes a fact's whole sentence, with every value of it that the message states.
func (m stater) news(f *prompts.DayFact, all []*prompts.DayFact) (string, error) {
	text := f.Sentence
	for _, g := range all {
		if g.Class != grammar.ClassNews && g.Sentence == "" || g.Sentence != f.Sentence {
			continue
		}
		if g.N < f.N {
			return "", nil // the sentence has been written already
		}
		i, surface := -1, ""
		for _, s := range g.Surfaces {
			if i = strings.Index(text, s); i >= 0 {
				surface = s
				break
			}
		}
		if i < 0 {
			return "", fmt.Errorf("the sentence of fact %d does not hold its value", g.N)
		}
		text = text[:i] + grammar.ValueSpan(g.N, surface) + text[i+len(surface):]
	}
	text = strings.TrimSuffix(text, ".")
	for _, article := range []string{"The ", "A ", "An "} {
		if rest, ok := strings.CutPrefix(text, article); ok {
			return strings.ToLower(article) + rest, nil
		}
	}
	if m.ordinary(text) { // what begins the message is made large again
		return strings.ToLower(text[:1]) + text[1:], nil
	}
	return text, nil
}

// ordinary says whether a headline begins with a word that is no name: one of the grammar or of those that headlines
// often begin with, a plural or a deed, with a small word behind it.
func (m stater) ordinary(text string) bool {
	first, rest, _ := strings.Cut(text, " ")
	if value, _ := grammar.StartsWithValue(text); value || rest == "" || rest[0] < 'a' || rest[0] > 'z' ||
		!grammar.IsWordByte(first[0]) {
		return false
	}
	return m.d.lex.vocabulary[strings.ToLower(first)] || headlineWords()[strings.ToLower(first)] ||
		strings.HasSuffix(first, "s") || strings.HasSuffix(first, "ing")
}

// conditioned adds the condition under which a fact holds.
func conditioned(f *prompts.DayFact, s string) string {
	if f.Condition == "" {
		return s
	}
	c := grammar.NameSpan(f.Condition)
	if isLink(f) {
		return "(" + c + ") " + s
	}
	if grammar.Adverbial(f.Condition) {
		return s + " " + c
	}
	return s + " (" + c + ")"
}

// reasoned adds the reason, always where something is decided or doubted.
func (m stater) reasoned(f *prompts.DayFact, s string) string {
	if f.Reason == "" || m.worn(f) {
		return s
	}
	always := m.slot.Act == corpus.ActDecision || m.slot.Act == corpus.ActDoubt || m.slot.Act == corpus.ActClosure
	if !always && (m.v.Verbosity == 0 || !draw.Chance(m.r, 45)) {
		return s
	}
	if isLink(f) {
		return grammar.NameSpan(f.Reason) + ", so " + s
	}
	return m.because(f, s)
}

// headlineWords begin headlines and are no names.
var headlineWords = grammar.WordSet("headline")

// denial draws the sentence before the statements of a correction whose first statement does not contradict by itself.
func (m stater) denial(facts []*prompts.DayFact) ([]string, error) {
	if !m.chooser().contradicts() || m.chooser().denyKey(linksLast(facts)[0]) != "" {
		return nil, nil
	}
	m.denied = true
	s, err := m.rotated(m.d.lex.special["denial"])
	return []string{s}, err
}
