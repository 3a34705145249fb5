package grammar

import (
	"regexp"
	"slices"
	"strings"
	"sync"
	"unicode"
)

// LinkLast says whether a text ends in a link, behind which nothing can be.
func LinkLast(s string) bool {
	if !strings.Contains(s, "://") {
		return false
	}
	w := strings.Fields(Unmark(s))
	return len(w) > 0 && strings.Contains(w[len(w)-1], "://")
}

// contractions and what formal people write. Longer ones first where one is part of another. After "it", "that" and the
// like, "'s" is "has" before a participle; after a noun or "somebody" it may be a genitive and stays.
var contractions = []string{
	"it's been", "it has been", "that's been", "that has been", "there's been", "there has been", "what's been",
	"what has been",
	"who's been", "who has been", "it's got", "it has got", "that's got", "that has got", "who's got", "who has got",
	"what's happened", "what has happened",
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
}

// written replaces contractions, those that begin a sentence too.
var written = sync.OnceValue(func() *strings.Replacer {
	all := slices.Clone(contractions)
	for _, s := range contractions {
		all = append(all, Capitalised(s))
	}
	return strings.NewReplacer(all...)
})

// asked are questions that begin with a contraction: "shouldn't we" is "should we not".
var asked = regexp.MustCompile(`\b([Ss]hould|[Cc]ould|[Ww]ould|[Dd]o|[Dd]oes|[Dd]id|[Ii]s|[Aa]re|[Hh]as|[Hh]ave|` +
	`[Ww]as|[Ww]ere)n't (we|you|they|it|I|that)\b`)

// PastContraction is "'d" before a participle, where it is "had"; elsewhere it is "would".
// No pattern has "I'd read" for "I had read", which looks like "I would read".
var PastContraction = regexp.MustCompile(`\b(I|[Ww]e|[Yy]ou|[Tt]hey)'d ((?:(?:not|never|just|only|half|already|` +
	`almost|long) )?(?:been|begun|done|forgotten|found|given|got|had|heard|known|left|lost|made|meant|said|seen|taken|` +
	`thought|told|written|\w+[^e]ed))\b`)

// WrittenOut is a stretch of the grammar's words without contractions.
func WrittenOut(s string) string {
	if !strings.Contains(s, "'") {
		return s
	}
	if strings.Contains(s, "n't ") { // the expressions are dear
		s = asked.ReplaceAllString(s, "$1 $2 not")
	}
	if strings.Contains(s, "'d ") {
		s = PastContraction.ReplaceAllString(s, "$1 had $2")
	}
	return written().Replace(s)
}

// ExpandContractions writes contractions out, except in values and names.
func ExpandContractions(s string) string {
	var b, run strings.Builder
	held := false
	for _, c := range s {
		if !held && (OpensValue(c) || c == NameMark) || held && c == CloseMark {
			if !held {
				b.WriteString(WrittenOut(run.String()))
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
	b.WriteString(WrittenOut(run.String()))
	return b.String()
}

// Capitals writes the beginnings of sentences large, except in values.
func Capitals(s string) string {
	var b strings.Builder
	begin, after := true, false // of a sentence; a stop
	var in rune                 // what opened the value or name that is being written
	for _, c := range s {
		switch {
		case OpensValue(c), c == NameMark && in == 0:
			in = c
		case c == CloseMark:
			in = 0
		case IsMark(c):
		case unicode.IsLetter(c), unicode.IsDigit(c):
			if begin && (in == 0 || in == NameMark) {
				c = unicode.ToUpper(c)
			}
			begin, after = false, false
		case in == 0 && strings.ContainsRune(".!?", c):
			after = true
		case c == ')' && after:
		default:
			begin, after = begin || after && c == ' ', false
		}
		b.WriteRune(c)
	}
	return b.String()
}
