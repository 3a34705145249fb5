package chat

import (
	"fmt"
	"slices"
	"strings"

	"memloom/internal/builtin/author/draw"
	"memloom/internal/builtin/author/grammar"
	"memloom/internal/builtin/author/voice"
	"memloom/internal/corpus"
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

// linksLast keeps the order of the facts but for links, so that what stands first
// in the text names the subject.
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

// joined runs plain statements together, as the writer likes to: what belongs
// together is a sentence.
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
		!strings.Contains(strings.TrimPrefix(t, "and "), " and ") && grammar.CountWords(s) < 16 && !grammar.LinkLast(s) && !strings.HasPrefix(t, "as for ")
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
	s, err := m.pick(m.seasonal(m.behindOpening(t)))
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

// statementTable chooses the patterns for a fact by the act, the class and
// whether the message has named the subject.
func (m chooser) statementTable(f *prompts.DayFact) (grammar.Table, error) {
	l := m.d.lex
	if stamped(f) {
		return m.stampTable(f)
	}
	if m.d.clear {
		return l.replies[replyKey(f)], nil
	}
	if key := m.actKey(f); key != "" {
		return l.state[key], nil
	}
	if f.Attribute == corpus.PredNeeds {
		return l.state[corpus.PredNeeds], nil
	}
	key := m.classKey(f)
	if m.named[f.Subject] && m.slot.Act != corpus.ActAnswer && !f.Word && key != "contact you" && key != "contact self" {
		return l.short[shortKey(f, key)], nil
	}
	if t, ok := l.state[key]; ok {
		return t, nil
	}
	return l.state[grammar.ClassSetting], nil
}

// actKey is the special table by which an act states a fact, or "" for the class's own.
func (m chooser) actKey(f *prompts.DayFact) string {
	switch {
	case m.slot.Act == corpus.ActMistake && m.errs() == noiseStale:
		return m.staleKey(f)
	case grammar.ClauseClass(f.Class) && m.slot.Act == corpus.ActAnswer:
		return "answer clause"
	case grammar.ClauseClass(f.Class) && m.slot.Act == corpus.ActCorrection:
		return m.correctionKey(f)
	case grammar.ClauseClass(f.Class) || isLink(f) || f.Class == grammar.ClassCalendar:
		return ""
	}
	switch m.slot.Act {
	case corpus.ActDecision:
		return decisionKey(f)
	case corpus.ActForecast:
		return forecastKey(f)
	case corpus.ActCommitment:
		return commitmentKey(f)
	case corpus.ActAnswer:
		return m.answerKey(f)
	case corpus.ActCorrection:
		return m.correctionKey(f)
	}
	return ""
}

func decisionKey(f *prompts.DayFact) string {
	switch {
	case f.Class == grammar.ClassMeasure || f.Class == grammar.ClassTally || f.Class == grammar.ClassAlternative:
		return ""
	case f.Changed:
		return "change"
	}
	return "decide"
}

func forecastKey(f *prompts.DayFact) string {
	switch {
	case !isDate(f):
		return ""
	case f.Class == grammar.ClassEvent || f.Class == grammar.ClassDue || f.Attribute == "":
		return "forecast"
	}
	return "forecast named"
}

func commitmentKey(f *prompts.DayFact) string {
	switch {
	case !isDate(f):
		return ""
	case f.Class == grammar.ClassDue || f.Class == grammar.ClassEvent:
		return "commit due"
	}
	return "commit"
}

// answerKey mixes short answers with the class's own statements.
func (m chooser) answerKey(f *prompts.DayFact) string {
	if f.Word || draw.Chance(m.r, 40) { // a word of the writer's own must be said
		return ""
	}
	switch {
	case f.Class == grammar.ClassTally:
		return m.tallyKey(f, "answer tally")
	case f.Class == grammar.ClassDue:
		return "answer due"
	case isDate(f):
		return "answer date"
	case f.Class == grammar.ClassContact || f.Class == grammar.ClassAlternative || f.Class == grammar.ClassInput:
		return ""
	}
	return "answer"
}

// classKey is the table of a fact's class, or of its special form.
func (m chooser) classKey(f *prompts.DayFact) string {
	switch {
	case f.Class == grammar.ClassTally:
		return m.tallyKey(f, grammar.ClassTally)
	case f.Class == grammar.ClassCalendar && m.slot.Aside != "":
		return "calendar named"
	case f.Class == grammar.ClassReference && !isLink(f):
		return "version"
	case f.Class == grammar.ClassContact && m.is(m.v):
		return "contact self"
	case f.Class == grammar.ClassContact && (m.is(m.to) || m.to == nil && m.is(m.from)):
		return "contact you"
	case f.Class == grammar.ClassDeadline && isDate(f) && f.Value != nil && f.Value.Date < m.d.in.Date:
		return "deadline past"
	case f.Class == grammar.ClassEvent && isDate(f):
		return "forecast"
	case f.Class != grammar.ClassReference && isLink(f):
		return grammar.ClassReference
	}
	return f.Class
}

// replyKey is the table of statements that anybody can make, whoever found out
// what they say.
func replyKey(f *prompts.DayFact) string {
	switch {
	case grammar.ClauseClass(f.Class):
		return "reply clause"
	case f.Class == grammar.ClassTally && f.Plural != "" && (f.Value == nil || f.Value.N != 1) && !strings.Contains(grammar.Fold(f.Surfaces[0]), grammar.Fold(f.Plural)):
		return "reply tally"
	case f.Class == grammar.ClassAlternative:
		return "reply past"
	}
	return "reply value"
}

// tallyKey leaves the given table for what it cannot say: a single thing, a
// surface that names the things itself, or no plural at all.
func (m chooser) tallyKey(f *prompts.DayFact, otherwise string) string {
	m.fact = f
	switch {
	case f.Plural == "":
		return grammar.ClassMeasure
	case strings.Contains(grammar.Fold(m.surface()), grammar.Fold(f.Plural)):
		return "tally whole"
	case f.Value != nil && f.Value.N == 1:
		return "tally one"
	}
	return otherwise
}

func shortKey(f *prompts.DayFact, key string) string {
	switch {
	case grammar.ClauseClass(f.Class):
		return "clause"
	case isLink(f):
		return grammar.ClassReference
	case f.Class == grammar.ClassAlternative:
		return grammar.ClassAlternative
	case key == grammar.ClassTally || key == "tally one" || key == "tally whole" || key == grammar.ClassDue || strings.HasPrefix(key, grammar.ClassContact):
		return key
	}
	return "plain"
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

// stampTable is the table for what the message itself stamps.
func (m chooser) stampTable(f *prompts.DayFact) (grammar.Table, error) {
	kind := map[string]string{corpus.PredStarted: "start", corpus.PredOwner: "owner", corpus.PredFinished: "finish"}[f.Attribute]
	if kind == "" {
		return nil, fmt.Errorf("fact %d (%s) is stamped, and the author knows no words for that", f.N, f.Attribute)
	}
	if kind == "finish" && len(f.Done) == 0 {
		return nil, fmt.Errorf("fact %d has no participle that says that it is finished", f.N)
	}
	if m.named[f.Subject] {
		kind += " short"
	}
	return m.d.lex.special[kind], nil
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

// ordinary says whether a headline begins with a word that is no name: one of
// the grammar or of those that headlines often begin with, a plural or a deed,
// with a small word behind it.
func (m stater) ordinary(text string) bool {
	first, rest, _ := strings.Cut(text, " ")
	if value, _ := grammar.StartsWithValue(text); value || rest == "" || rest[0] < 'a' || rest[0] > 'z' || !grammar.IsWordByte(first[0]) {
		return false
	}
	return m.d.lex.vocabulary[strings.ToLower(first)] || headlineWords()[strings.ToLower(first)] || strings.HasSuffix(first, "s") || strings.HasSuffix(first, "ing")
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
