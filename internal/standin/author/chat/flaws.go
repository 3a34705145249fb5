package chat

import (
	"maps"
	"slices"
	"strings"
	"unicode"

	"memloom/internal/corpus"
	"memloom/internal/standin/author/grammar"
	"memloom/prompts"
)

// slips makes the imperfections that a plan wants.
type slips struct{ *message }

// flawed makes a text of the parts with the imperfections that the plan wants, and only those (G11): none of them
// touches a stated surface, a name, a number or a link, and none makes the message say something else.
func (m slips) flawed(p parts) (string, error) {
	var err error
	for _, flaw := range m.slot.Flaws {
		switch flaw {
		case corpus.MarkFragment:
			m.led = leadOf(p.open, m.whom())
			p.core, err = m.fragmenter().fragmented(p.core, strings.Join(append(p.after, p.open, p.close), " "))
		case corpus.MarkSelfCorrection:
			p, err = m.takenBack(p)
		}
		if err != nil {
			return "", err
		}
	}
	text := m.finisher().polish(p)
	if slices.Contains(m.slot.Flaws, corpus.MarkTypo) {
		text = m.mistyped(text)
	}
	return text, nil
}

// beforeLinks puts a sentence behind the others, but before those that end in a link.
func beforeLinks(core []string, s string) []string {
	n := len(core)
	for n > 0 && grammar.LinkLast(core[n-1]) {
		n--
	}
	return slices.Insert(slices.Clone(core), n, s)
}

// mistyped gives an ordinary word a slip of the keyboard. A text without such a word has to be written anew (lacking).
func (m slips) mistyped(marked string) string {
	least := max(2, 4-m.weary)                          // of letters; texts of a word or two leave no choice
	places := ordinaryWords(marked, least, m.weary > 0) // the first word too where nothing else would do: "Cool."
	before := scanned(m.message, marked)
	for range 12 * min(1, len(places)) {
		p := corpus.Pick(m.r, places)
		word := marked[p.from:p.to]
		if lower := strings.ToLower(word); lower != word && !m.d.lex.vocabulary[lower] || m.kept(lower) ||
			m.d.names[lower] || slices.Contains(m.names(), lower) {
			continue
		}
		typo := m.keyboardSlip(word)
		text := marked[:p.from] + typo + marked[p.to:]
		if typo != word && !m.d.lex.vocabulary[strings.ToLower(typo)] &&
			slices.Equal(before, scanned(m.message, text)) {
			return text
		}
	}
	m.lacking = true
	return marked
}

// scanned lists the values of a text, which no typo may add to or take from.
func scanned(m *message, marked string) []string {
	var out []string
	for _, s := range corpus.Scan(grammar.Unmark(marked), m.d.in.Date, nil) {
		out = append(out, s.Surface)
	}
	return out
}

// keptWords are those whose loss would turn a sentence round.
var keptWords = grammar.WordSet("kept")

// keptOfOneself are those that tell what one is best at from what one is new
// to: who introduces themselves with "what I do bwst" has not said which it is.
var keptOfOneself = grammar.WordSet("kept of oneself")

// kept says whether a word of the message stays as it is, for what depends on it.
func (m slips) kept(word string) bool {
	return keptWords()[word] || m.slot.Act == corpus.ActIntroduction && keptOfOneself()[word]
}

// nameWords lists the words of what has a name on a day, in small letters: a text
// of the pack can speak of a task or a person too, and not as the grammar marks them.
func nameWords(in prompts.DayIn) map[string]bool {
	out := map[string]bool{}
	add := func(name string) {
		for w := range strings.FieldsFuncSeq(strings.ToLower(name), func(c rune) bool { return !unicode.IsLetter(c) }) {
			out[w] = true
		}
	}
	add(in.Project + " " + in.Group)
	for _, t := range in.Tasks {
		add(t.Name)
	}
	for _, p := range in.People {
		add(p.Name + " " + p.Given)
	}
	for _, f := range in.Facts {
		add(f.Subject)
		if f.Value != nil && f.Value.Kind == corpus.KindEntity {
			add(strings.Join(f.Surfaces, " "))
		}
	}
	return out
}

// names are the words of what the message is about, wherever the grammar wrote them.
func (m slips) names() []string {
	all := append([]string{m.topic, m.attr, m.plur, m.slot.Task}, m.slot.Names...)
	return strings.Fields(strings.ToLower(strings.Join(all, " ")))
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
		case grammar.IsMark(c):
			flush(i)
			held = c != grammar.CloseMark
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
func (m slips) keyboardSlip(word string) string {
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
func vocabularyOf(l *tables) map[string]bool {
	out := map[string]bool{}
	add := func(tables map[string]grammar.Table) {
		for _, t := range tables {
			for _, p := range t {
				for _, w := range strings.FieldsFunc(p.Src, func(c rune) bool {
					return !unicode.IsLetter(c) && c != '\''
				}) {
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
	maps.Copy(out, realWords())
	return out
}

// realWords are neighbours of the grammar's words that are words themselves.
var realWords = grammar.WordSet("real")
