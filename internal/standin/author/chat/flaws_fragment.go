package chat

import (
	"regexp"
	"slices"
	"strings"

	"memloom/internal/standin/author/grammar"
)

// fragmenter writes sentences without a subject or a verb.
type fragmenter struct{ *message }

// fragmented drops the subject or the verb of a sentence, or adds one that has none
// and says nothing again that the rest of the message says.
func (m fragmenter) fragmented(core []string, rest string) ([]string, error) {
	out := slices.Clone(core)
	for i, s := range out {
		for _, cut := range []func(string) (string, bool){m.withoutSubject, m.withoutVerb, withoutCopula} {
			if short, ok := cut(s); ok {
				out[i] = short
				return out, nil
			}
		}
	}
	t := m.d.lex.special["fragment "+m.fragmentOccasion()]
	if thanks(rest + strings.Join(core, " ")) {
		t = slices.DeleteFunc(slices.Clone(t), func(p *grammar.Pattern) bool { return thanks(p.Src) })
	}
	if m.purposed(core) {
		t = slices.DeleteFunc(slices.Clone(t), func(p *grammar.Pattern) bool { return givesPurpose.MatchString(p.Src) })
	}
	if linkParent[m.parentAct()] == "question" { // nobody is at one with a question
		t = slices.DeleteFunc(slices.Clone(t), func(p *grammar.Pattern) bool { return joinsIn.MatchString(p.Src) })
	}
	if len(m.pages) > 0 { // the page has the rest
		t = slices.DeleteFunc(slices.Clone(t), func(p *grammar.Pattern) bool { return promisesMore.MatchString(p.Src) })
	}
	s, err := m.rotated(m.withoutQuestions(t, strings.Join(core, " ")))
	return beforeLinks(out, s), err
}

// purposed says whether a question has told already what it is for.
func (m fragmenter) purposed(core []string) bool {
	return m.fragmentOccasion() == "ask" &&
		(m.why != "" || len(m.slot.Names) > 0 || len(core) == 0 || !strings.HasSuffix(core[len(core)-1], "?"))
}

// givesPurpose is a fragment that says what a question is for.
var givesPurpose = regexp.MustCompile(`\b(?:for (?:my|the|what)|wondering)\b`)

// joinsIn is a fragment that says the same as somebody else.
var joinsIn = regexp.MustCompile(`^\[?(?:same|likewise)\b`)

// promisesMore is a fragment that puts the rest off.
var promisesMore = regexp.MustCompile(`\b(?:more|details?|rest|background|version|story|particulars|reasoning)\b`)

// fragmentOccasion is in what sort of message a sentence without subject or verb
// stands: who pushes back says something else than who is held up.
func (m fragmenter) fragmentOccasion() string {
	switch occasion := m.toneOccasion(); occasion {
	case "worry":
		if len(m.facts) > 0 {
			return "trouble" // a risk is no criticism of anybody
		}
		return "weigh"
	case "object":
		return "weigh"
	case "start", "done", "answer", "promise":
		return "report"
	case "wish", "favour":
		return "ask"
	default:
		return occasion
	}
}

// withoutQuestions leaves questions out of a table where the text asks already.
func (m fragmenter) withoutQuestions(t grammar.Table, text string) grammar.Table {
	if !strings.Contains(text, "?") {
		return t
	}
	return slices.DeleteFunc(slices.Clone(t), grammar.IsQuestion)
}

// leavesSubject are verbs that still sound like a report without their "I": "commit to it" would be a command.
var leavesSubject = grammar.WordSet("without I")

// subjects that people leave out, with what is left.
var subjectless = []struct{ full, bare string }{
	{"I'll ", "will "}, {"I've ", ""}, {"I'd ", "would "}, {"I'm ", ""}, {"I ", ""},
	{"we have ", "have "}, {"we're ", ""}, {"we've ", ""}, {"we'll ", "will "}, {"we picked ", "picked "},
	{"we settled ", "settled "}, {"it's ", ""}, {"it was ", "was "}, {"there are ", ""}, {"there's ", ""},
	{"that's ", ""}, {"here's ", ""},
}

func (m fragmenter) withoutSubject(s string) (string, bool) {
	for _, d := range subjectless {
		rest, ok := strings.CutPrefix(s, d.full)
		if !ok || rest == "" {
			continue
		}
		if d.full == "I'd " && grammar.PastContraction.MatchString(s) {
			return "had " + rest, true
		}
		first, _, _ := strings.Cut(grammar.Unmark(rest), " ")
		be := d.full == "I'm " || d.full == "we're "
		if be && !strings.HasSuffix(first, "ing") || d.full == "I " && !leavesSubject()[first] || !m.opens(rest) {
			return s, false
		}
		return d.bare + rest, true
	}
	return s, false
}

// withoutVerb drops the verb between a subject and the value: "the retry limit
// for the load test: 5". It needs a colon to itself.
func (m fragmenter) withoutVerb(s string) (string, bool) {
	if strings.Contains(grammar.Unmark(s), ":") || m.led == colonLead {
		return s, false
	}
	for _, verb := range []string{" is that ", " is ", " are ", " stands at ", " sits at "} {
		i := strings.Index(s, verb)
		if i < 0 {
			continue
		}
		rest := s[i+len(verb):]
		if value, _ := grammar.StartsWithValue(rest); !value || strings.Contains(s[:i], " that ") ||
			!strings.ContainsRune(s[:i], grammar.NameMark) || strings.ContainsRune(grammar.Unmark(s[:i]), ',') ||
			grammar.InSpan(s[:i]) {
			continue
		}
		return strings.TrimPrefix(s[:i], "the ") + ": " + rest, true
	}
	return s, false
}

// what a question can do without.
var copulas = []string{"what's ", "who's ", "when's ", "where's ", " are there", " do we have", " do we use", " is it",
	" did we pick", "do you know "}

func withoutCopula(s string) (string, bool) {
	if !strings.HasSuffix(s, "?") {
		return s, false
	}
	for _, c := range copulas {
		i := strings.Index(s, c)
		if i < 0 || grammar.InSpan(s[:i]) || c[0] != ' ' && i > 0 {
			continue
		}
		if rest := s[:i] + s[i+len(c):]; grammar.CountWords(rest) > 2 && !strings.HasSuffix(rest, "what?") &&
			!strings.HasSuffix(rest, "who?") {
			return rest, true
		}
	}
	return s, false
}
