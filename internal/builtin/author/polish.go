package author

import (
	"regexp"
	"slices"
	"strings"
	"unicode"

	"memloom/internal/corpus"
)

// polish makes a text of the parts: ends of sentences, contractions, dropped
// subjects, capitals, the writer's punctuation, an emoji.
func (m *message) polish(p parts) string {
	sentences := m.inFrontOfLinks(p.core, p.after)
	if p.close != "" && !m.endsInLink(p.core) {
		sentences = append(sentences, p.close)
	}
	if p.open != "" {
		sentences = append([]string{p.open}, sentences...)
	}
	for i, s := range sentences {
		if m.v.drops && m.formal == 0 {
			s = dropSubject(s)
		}
		sentences[i] = stopped(s)
	}
	s := m.inOwnWords(m.strung(sentences, p.open != ""))
	if m.formal == 2 {
		s = expandContractions(s)
	}
	if !m.v.lower {
		s = capitals(s)
	}
	return m.end(s)
}

// inFrontOfLinks puts what is added behind what the message says, but in front
// of links at its end, so that they stay whole. Where there is nothing else in
// front of them it goes, unless the text has to differ from another.
func (m *message) inFrontOfLinks(core, after []string) []string {
	said := len(core) == 0 || slices.ContainsFunc(core, func(s string) bool { return !linkLast(s) })
	switch {
	case said:
		for _, s := range after {
			core = beforeLinks(core, s)
		}
	case m.extra > 0:
		return bracketed(core, after)
	}
	return core
}

// strung joins sentences, the last with the writer's own mark now and then, but
// never to an opening.
func (m *message) strung(sentences []string, opened bool) string {
	n := len(sentences) - 1
	mark := map[punctuation]string{semicolons: ";", dashes: " –"}[m.v.punct]
	if n < 1 || n == 1 && opened || mark == "" || !m.punctuates() {
		return strings.Join(sentences, " ")
	}
	before, ok := strings.CutSuffix(sentences[n-1], ".")
	value, _ := startsWithValue(sentences[n])
	if !ok || value || isHabit(sentences[n]) || linkLast(before) || strings.HasSuffix(before, string(closeMark)) || strings.ContainsAny(sentences[n], ":;") {
		return strings.Join(sentences, " ")
	}
	return strings.Join(append(sentences[:n-1:n-1], before+mark), " ") + " " + sentences[n]
}

// isHabit says whether a sentence is a habit of somebody's, which begins large
// wherever it stands: patterns begin small, but for "I".
func isHabit(s string) bool {
	return s != "" && s[0] >= 'A' && s[0] <= 'Z' && !strings.HasPrefix(s, "I ") && !strings.HasPrefix(s, "I'")
}

// endsInLink says whether nothing may follow what has been said.
func (m *message) endsInLink(core []string) bool {
	return len(core) > 0 && linkLast(core[len(core)-1])
}

func linkLast(s string) bool {
	w := strings.Fields(unmark(s))
	return len(w) > 0 && strings.Contains(w[len(w)-1], "://")
}

// bracketed puts a sentence behind a link into brackets, so that the link stays whole.
func bracketed(core, after []string) []string {
	if len(after) == 0 || strings.Contains(after[0], ". ") || strings.Contains(after[0], ": ") {
		return core
	}
	return append(core, "("+after[0]+")")
}

// stopped ends a sentence.
func stopped(s string) string {
	t := strings.TrimRightFunc(s, isMark)
	bracketed := strings.HasPrefix(s, "(") && strings.HasSuffix(t, ")")
	if t == "" || linkLast(s) || bracketed || strings.ContainsAny(t[len(t)-1:], ".,:;!?") {
		return s
	}
	return s + "."
}

// end applies how the writer ends a message.
func (m *message) end(s string) string {
	emoji := m.emoji()
	if cut, ok := strings.CutSuffix(s, "."); ok {
		switch {
		case m.punctuates() && m.v.punct == ellipsis && m.formal < 2:
			s = cut + "…"
		case m.punctuates() && m.v.punct == exclamation && m.slot.Act != corpus.ActBlocker:
			s = cut + "!"
		case m.punctuates() && m.v.punct == noFinalStop:
			s = cut
		case m.formal == 0 && (emoji != "" || words(s) <= 4):
			s = cut
		}
	}
	if emoji != "" && !linkLast(s) {
		s += " " + emoji
	}
	return s
}

// punctuates draws the writer's habit of punctuation.
func (m *message) punctuates() bool {
	if m.v.punct == plainStop {
		return false
	}
	return m.d.clear || chance(m.r, 33)
}

// dropped subjects: "I'll check" → "will check". "I'm" goes only before a
// participle, since "I'm sure" would become another sentence.
var dropped = []struct{ full, bare string }{
	{"I'll ", "will "}, {"I've ", ""}, {"it's ", ""}, {"I had ", "had "}, {"I need ", "need "}, {"I'm ", ""},
}

func dropSubject(s string) string {
	for _, d := range dropped {
		rest, ok := strings.CutPrefix(s, d.full)
		if !ok {
			continue
		}
		first, _, _ := strings.Cut(rest, " ")
		if d.bare == "" && strings.HasPrefix(d.full, "I'm") && !strings.HasSuffix(first, "ing") {
			return s
		}
		if value, lower := startsWithValue(rest); value && lower {
			return s
		}
		return d.bare + rest
	}
	return s
}

// contractions and what formal people write. Longer ones first where one is part of another.
// After "it", "that" and the like, "'s" is "has" before a participle; after a noun or
// "somebody" it may be a genitive and stays.
var contractions = strings.NewReplacer(
	"it's been", "it has been", "that's been", "that has been", "there's been", "there has been", "what's been", "what has been",
	"who's been", "who has been", "it's got", "it has got", "that's got", "that has got", "who's got", "who has got", "what's happened", "what has happened",
	"can't", "cannot", "won't", "will not", "couldn't", "could not", "wouldn't", "would not",
	"shouldn't", "should not", "doesn't", "does not", "didn't", "did not", "don't", "do not",
	"isn't", "is not", "aren't", "are not", "wasn't", "was not", "weren't", "were not",
	"needn't", "need not", "hasn't", "has not", "haven't", "have not", "hadn't", "had not",
	"might've", "might have", "would've", "would have", "could've", "could have", "should've", "should have",
	"I'm", "I am", "I've", "I have", "I'll", "I will", "I'd", "I would",
	"we're", "we are", "we've", "we have", "we'll", "we will", "we'd", "we would",
	"you're", "you are", "you've", "you have", "you'll", "you will", "you'd", "you would",
	"they're", "they are", "they've", "they have", "they'll", "they will",
	"it's", "it is", "it'll", "it will", "that's", "that is", "that'll", "that will",
	"there's", "there is", "here's", "here is", "what's", "what is", "who's", "who is",
	"when's", "when is", "where's", "where is", "how's", "how is", "let's", "let us",
)

// asked are questions that begin with a contraction: "shouldn't we" is "should we not".
var asked = regexp.MustCompile(`\b([Ss]hould|[Cc]ould|[Ww]ould|[Dd]o|[Dd]oes|[Dd]id|[Ii]s|[Aa]re|[Hh]as|[Hh]ave|[Ww]as|[Ww]ere)n't (we|you|they|it|I|that)\b`)

// past is "'d" before a participle, where it is "had"; elsewhere it is "would".
// No pattern has "I'd read" for "I had read", which looks like "I would read".
var past = regexp.MustCompile(`\b(I|[Ww]e|[Yy]ou|[Tt]hey)'d ((?:(?:not|never|just|only|half|already|almost|long) )?(?:been|begun|done|forgotten|found|given|got|had|heard|known|left|lost|made|meant|said|seen|taken|thought|told|written|\w+[^e]ed))\b`)

// writtenOut is a stretch of the grammar's words without contractions.
func writtenOut(s string) string {
	return contractions.Replace(past.ReplaceAllString(asked.ReplaceAllString(s, "$1 $2 not"), "$1 had $2"))
}

// expandContractions writes contractions out, except in values and names.
func expandContractions(s string) string {
	var b, run strings.Builder
	held := false
	for _, c := range s {
		if !held && (opensValue(c) || c == nameMark) || held && c == closeMark {
			if !held {
				b.WriteString(writtenOut(run.String()))
				run.Reset()
			}
			held = !held
			b.WriteRune(c)
			continue
		}
		if held {
			b.WriteRune(c)
		} else {
			run.WriteRune(c)
		}
	}
	b.WriteString(writtenOut(run.String()))
	return b.String()
}

// capitals writes the beginnings of sentences large, except in values.
func capitals(s string) string {
	var b strings.Builder
	begin, after, value, name := true, false, false, false
	for _, c := range s {
		switch {
		case opensValue(c):
			value = true
		case c == nameMark:
			name = true
		case c == closeMark:
			value, name = false, false
		case isMark(c):
		case begin && !value && unicode.IsLetter(c):
			c = unicode.ToUpper(c)
			begin, after = false, false
		case unicode.IsLetter(c) || unicode.IsDigit(c):
			begin, after = false, false
		case !value && !name && (c == '.' || c == '!' || c == '?'):
			after = true
		case c == ')' && after:
		case c == ' ' && after:
			begin, after = true, false
		default:
			after = false
		}
		b.WriteRune(c)
	}
	return b.String()
}
