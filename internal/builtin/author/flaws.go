package author

import (
	"slices"
	"strings"
	"unicode"

	"memloom/internal/corpus"
)

// flawed makes a text of the parts with the imperfections that the plan wants,
// and only those (G11): none of them touches a stated surface, a name, a number
// or a link, and none makes the message say something else.
func (m *message) flawed(p parts) (string, error) {
	var err error
	for _, flaw := range m.slot.Flaws {
		switch flaw {
		case corpus.MarkFragment:
			p.core, err = m.fragmented(p.core)
		case corpus.MarkSelfCorrection:
			p, err = m.takenBack(p)
		}
		if err != nil {
			return "", err
		}
	}
	text := m.polish(p)
	if slices.Contains(m.slot.Flaws, corpus.MarkTypo) {
		text = m.mistyped(text)
	}
	return text, nil
}

// beforeLinks puts a sentence behind the others, but before those that end in a link.
func beforeLinks(core []string, s string) []string {
	n := len(core)
	for n > 0 && linkLast(core[n-1]) {
		n--
	}
	return slices.Insert(slices.Clone(core), n, s)
}

// fragmented drops the subject or the verb of a sentence, or adds one that has none.
func (m *message) fragmented(core []string) ([]string, error) {
	out := slices.Clone(core)
	for i, s := range out {
		for _, cut := range []func(string) (string, bool){m.withoutSubject, m.withoutVerb, withoutCopula} {
			if short, ok := cut(s); ok {
				out[i] = short
				return out, nil
			}
		}
	}
	key := "fragment"
	if m.nameOccasion() == "ask" {
		key = "fragment ask"
	}
	s, err := m.rotated(m.d.lex.special[key])
	return beforeLinks(out, s), err
}

// leavesSubject are verbs that still sound like a report without their "I":
// "commit to it" would be a command.
var leavesSubject = map[string]bool{
	"had": true, "need": true, "want": true, "count": true, "think": true, "see": true, "got": true, "went": true, "tried": true,
	"asked": true, "checked": true, "measured": true, "made": true, "wondered": true, "looked": true, "heard": true, "hope": true,
	"wrote": true, "know": true, "dug": true, "get": true, "expect": true, "found": true, "saw": true, "have": true,
}

// subjects that people leave out, with what is left.
var subjectless = []struct{ full, bare string }{
	{"I'll ", "will "}, {"I've ", ""}, {"I'd ", "would "}, {"I'm ", ""}, {"I ", ""},
	{"we have ", "have "}, {"we're ", ""}, {"we've ", ""}, {"we'll ", "will "}, {"we picked ", "picked "},
	{"we settled ", "settled "}, {"it's ", ""}, {"it was ", "was "}, {"there are ", ""}, {"there's ", ""}, {"that's ", ""}, {"here's ", ""},
}

func (m *message) withoutSubject(s string) (string, bool) {
	for _, d := range subjectless {
		rest, ok := strings.CutPrefix(s, d.full)
		if !ok || rest == "" {
			continue
		}
		first, _, _ := strings.Cut(unmark(rest), " ")
		be := d.full == "I'm " || d.full == "we're "
		if be && !strings.HasSuffix(first, "ing") || d.full == "I " && !leavesSubject[first] || !m.opens(rest) {
			return s, false
		}
		return d.bare + rest, true
	}
	return s, false
}

// withoutVerb drops the verb between a subject and the value: "the retry limit
// for the load test: 5". It needs a colon to itself.
func (m *message) withoutVerb(s string) (string, bool) {
	if strings.Contains(unmark(s), ":") || m.led == colonLead {
		return s, false
	}
	for _, verb := range []string{" is that ", " is ", " are ", " stands at ", " sits at "} {
		i := strings.Index(s, verb)
		if i < 0 {
			continue
		}
		rest := s[i+len(verb):]
		if value, _ := startsWithValue(rest); !value || !strings.ContainsRune(s[:i], nameMark) || strings.ContainsRune(unmark(s[:i]), ',') || inSpan(s[:i]) {
			continue
		}
		return strings.TrimPrefix(s[:i], "the ") + ": " + rest, true
	}
	return s, false
}

// what a question can do without.
var copulas = []string{"what's ", "who's ", "when's ", "where's ", " are there", " do we have", " do we use", " is it", " did we pick", "do you know "}

func withoutCopula(s string) (string, bool) {
	if !strings.HasSuffix(s, "?") {
		return s, false
	}
	for _, c := range copulas {
		i := strings.Index(s, c)
		if i < 0 || inSpan(s[:i]) || c[0] != ' ' && i > 0 {
			continue
		}
		if rest := s[:i] + s[i+len(c):]; words(rest) > 2 {
			return rest, true
		}
	}
	return s, false
}

// inSpan says whether a marked text ends within a span.
func inSpan(s string) bool {
	open := false
	for _, c := range s {
		if isMark(c) {
			open = c != closeMark
		}
	}
	return open
}

// mistyped gives an ordinary word a slip of the keyboard. A text without such
// a word has to be written anew (lacking).
func (m *message) mistyped(marked string) string {
	least := max(2, 4-m.extra)                          // of letters; texts of a word or two leave no choice
	places := ordinaryWords(marked, least, m.extra > 0) // the first word too where nothing else would do: "Cool."
	before := scanned(m, marked)
	for range 12 * min(1, len(places)) {
		p := corpus.Pick(m.r, places)
		word := marked[p.from:p.to]
		if lower := strings.ToLower(word); lower != word && !m.d.lex.vocabulary[lower] || keptWords[lower] || slices.Contains(m.names(), word) {
			continue
		}
		typo := m.keyboardSlip(word)
		text := marked[:p.from] + typo + marked[p.to:]
		if typo != word && !m.d.lex.vocabulary[strings.ToLower(typo)] && slices.Equal(before, scanned(m, text)) {
			return text
		}
	}
	m.lacking = true
	return marked
}

// scanned lists the values of a text, which no typo may add to or take from.
func scanned(m *message, marked string) []string {
	var out []string
	for _, s := range corpus.Scan(unmark(marked), m.d.in.Date, nil) {
		out = append(out, s.Surface)
	}
	return out
}

// keptWords are those whose loss would turn a sentence round.
var keptWords = map[string]bool{
	"right": true, "wrong": true, "correct": true, "incorrect": true, "correction": true, "mistake": true, "mistaken": true, "actually": true,
	"not": true, "never": true, "nor": true, "none": true, "nobody": true, "nothing": true, "without": true, "unless": true, "until": true,
}

// names are the words of what the day is about, wherever the grammar wrote them.
func (m *message) names() []string {
	return strings.Fields(strings.ToLower(m.topic + " " + m.attr + " " + m.plur + " " + m.slot.Task + " " + strings.Join(m.slot.Names, " ")))
}

type wordPlace struct{ from, to int } // in bytes

// ordinaryWords finds the words of the grammar: small letters only, but for the
// first if capitals are allowed, outside all spans, and not a part of something longer.
func ordinaryWords(marked string, least int, capitals bool) []wordPlace {
	var out []wordPlace
	from, held, plain := -1, false, true
	flush := func(to int) {
		if from >= 0 && plain && to-from >= least {
			out = append(out, wordPlace{from, to})
		}
		from, plain = -1, true
	}
	for i, c := range marked {
		switch {
		case isMark(c):
			flush(i)
			held = c != closeMark
		case held:
		case unicode.IsSpace(c) || strings.ContainsRune(",.!?;:)(…", c):
			flush(i)
		default:
			if from < 0 {
				from = i
			}
			plain = plain && (c >= 'a' && c <= 'z' || capitals && i == from && c >= 'A' && c <= 'Z')
		}
	}
	flush(len(marked))
	return out
}

// rows of a keyboard.
var keyRows = []string{"qwertyuiop", "asdfghjkl", "zxcvbnm"}

// keyboardSlip swaps, drops or doubles a letter, or hits the key beside it;
// the first letter, which people look at, stays.
func (m *message) keyboardSlip(word string) string {
	b := []byte(word)
	i := 1 + m.r.IntN(len(b)-1)
	switch n := m.r.IntN(100); {
	case n < 40 && i+1 < len(b):
		b[i], b[i+1] = b[i+1], b[i]
	case n < 65 && len(b) >= 5:
		b = slices.Delete(b, i, i+1)
	case n < 80 || len(b) < 4:
		b = slices.Insert(b, i, b[i])
	default:
		b[i] = neighbour(b[i], m.r.IntN(2))
	}
	return string(b)
}

func neighbour(c byte, side int) byte {
	for _, row := range keyRows {
		at := strings.IndexByte(row, c)
		if at < 0 {
			continue
		}
		if side == 0 && at > 0 || at == len(row)-1 {
			return row[at-1]
		}
		return row[at+1]
	}
	return c
}

// vocabularyOf lists the words of the grammar: a typo makes none of them.
func vocabularyOf(l *lexicon) map[string]bool {
	out := map[string]bool{}
	add := func(tables map[string]table) {
		for _, t := range tables {
			for _, p := range t {
				for _, w := range strings.FieldsFunc(p.src, func(c rune) bool { return !unicode.IsLetter(c) && c != '\'' }) {
					out[w] = true
				}
			}
		}
	}
	add(l.state)
	add(l.short)
	add(l.asks)
	add(l.after)
	add(l.special)
	for _, w := range strings.Fields(realWords) {
		out[w] = true
	}
	return out
}

// realWords are neighbours of the grammar's words that are words themselves.
const realWords = `sees seems form from fro tow own won ear era sue use note tone trail trial quite quiet then than there three their
where were wee thee tot ate eat hat hate heat sate seat tea lead led read red reed peel pale plan plane lost loss lose loose
list lists slit silt sit set seta fat fact facts far fare fear bee been bean ben hare hear her here hen sing sign side site
tine tie time times tile tale tall tell wile while whole hole who hoe how shoe show sow son soon noon moon mood need ned
hop hope hoop cop coop cope copy cody word work world wore were won wont want wan wand hand had hard card care are area
god good goof food foot fool pool poll ball bell belt best rest test tests text next net nest rust trust must just lust
dine done don dont fine find fin fun fund mind mine mint hint hits this thus thin thing think thick things nights night
right rite write wrote rote vote not note now know known grown row rows rose those these theses form forms firm farm far
stat start star stare state sate stake take talk tall walk wall will well sell tell till ill hill pill spill still stile
causal casual dairy diary untie unite angel angle bale able bales ables dose does rang rand range grange change chance
ideas ideal deal dear read reads heads head bead beard bread breed beer been seem seam sema same some sore soar rose`
