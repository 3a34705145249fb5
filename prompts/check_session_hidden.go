package prompts

import (
	"math"
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// wordsOff is how far the mean length of a session's turns may lie from what was asked for, as a share of it.
const wordsOff = 0.25

// TurnWords counts the words of a turn: what is between blanks and has a letter or a digit.
func TurnWords(text string) int {
	n := 0
	for w := range strings.FieldsSeq(text) {
		if strings.ContainsFunc(w, func(c rune) bool { return unicode.IsLetter(c) || unicode.IsDigit(c) }) {
			n++
		}
	}
	return n
}

// length checks the mean number of words of the turns where the plan gives one.
func (c *sessionCheck) length() {
	if c.in.Words <= 0 || len(c.out.Messages) == 0 {
		return
	}
	n := 0
	for _, m := range c.out.Messages {
		n += TurnWords(m.Text)
	}
	mean, want := float64(n)/float64(len(c.out.Messages)), float64(c.in.Words)
	if math.Abs(mean-want) > wordsOff*want {
		c.fault(0, "length", "the turns have %.1f words on average: write about %d a turn, from %.0f to %.0f on average",
			mean, c.in.Words, math.Ceil(want*(1-wordsOff)), math.Floor(want*(1+wordsOff)))
	}
}

// unhidden finds a hidden sentence in a turn: as a whole, or four words of it in a row that nothing else in the plan
// holds.
func (c *sessionCheck) unhidden(i int) {
	if len(c.in.Hidden) == 0 {
		return
	}
	text, free := padded(wordsOf(c.out.Messages[i].Text)), padded(wordsOf(c.freeOfHidden()))
	for _, h := range c.in.Hidden {
		words := wordsOf(h)
		if whole := padded(words); len(words) > 0 && strings.Contains(text, whole) && !strings.Contains(free, whole) {
			c.fault(i+1, "hidden", "it states %q, which no turn may: what is said has to let a reader infer it", h)
			continue
		}
		for _, run := range runsOf(words, saidWords) {
			if len(words) > 0 && strings.Contains(text, run) && !strings.Contains(free, run) {
				c.fault(i+1, "hidden", "it says%sof the hidden sentence %q: no four words in a row of it may be said", run, h)
				break
			}
		}
	}
}

// freeOfHidden is what a turn may say though a hidden sentence holds it too.
func (c *sessionCheck) freeOfHidden() string {
	parts := []string{c.in.Topic, c.in.Purpose}
	parts = append(append(parts, c.in.Offers...), c.in.Details...)
	for _, s := range c.in.Says {
		parts = append(parts, s.Clause)
	}
	return strings.Join(parts, " / ")
}

// saidClause is in a text for the clause of a say.
const saidClause = "\x00"

// sentenceEnds are where sentences of a turn part.
var sentenceEnds = regexp.MustCompile(`[.!?…]+(?:["”’)]*)(?:\s+|$)|\n+`)

// explicit finds a user who says in one sentence what a say is about and that they like it. The words of the say
// themselves are the plan's.
func (c *sessionCheck) explicit(i int) {
	m := c.out.Messages[i]
	if len(c.in.Hidden) == 0 || m.Role != SideUser {
		return
	}
	text := m.Text
	for _, s := range c.in.Says {
		if s.Clause != "" {
			text = strings.NewReplacer(s.Clause, saidClause, upperFirst(s.Clause), saidClause).Replace(text)
		}
	}
	for _, sentence := range sentenceEnds.Split(text, -1) {
		verb, what := liking(sentence), ""
		if verb == "" {
			continue
		}
		if what = c.surfaceIn(sentence); what != "" {
			c.fault(i+1, "explicit", "too explicit: it says %q in one sentence with %q; say what was done or what happened, not what is liked",
				verb, what)
			return
		}
	}
}

// surfaceIn returns what of a say is in a sentence: a surface, or the clause; "" for nothing.
func (c *sessionCheck) surfaceIn(sentence string) string {
	words := padded(wordsOf(sentence))
	for _, s := range c.in.Says {
		for _, x := range s.Surfaces {
			if strings.Contains(words, padded(wordsOf(x))) {
				return x
			}
		}
	}
	if strings.Contains(sentence, saidClause) {
		return "what must come up"
	}
	return ""
}

func upperFirst(s string) string {
	for _, r := range s {
		return string(unicode.ToUpper(r)) + s[len(string(r)):]
	}
	return s
}

// Between "I" and a verb of liking stand only these.
const likingAdverbs = `(?: do| don't| did| didn't| have| had| would| will| always| really| still| just| also| simply|` +
	` much| rather| usually| mostly| particularly| especially| truly| never| generally| quite| often| honestly| even|` +
	` only| actually| most| definitely| absolutely| strongly| clearly| tend to| come to| came to| happen to| must say)*`

// likings are the ways in which a person says in the first person that they like or prefer something.
var likings = regexp.MustCompile(`(?i)(?:` +
	`\b(I|we)('d|'ve|'ll)?(` + likingAdverbs +
	`) (like|liked|love|loved|prefer|preferred|favou?r|favou?red|enjoy|enjoyed|adore|adored)\b( to\b)?|` +
	`^\W*(?:(?:really|also|still|always) )?(?:love|prefer|enjoy|adore)\b|` +
	`\b(?:I|we)(?:'m|'re|'ve been| am| are| was| were| have been)(?: [a-z]+){0,2} (?:fond of|fans? of)\b|` +
	`\b(?:my|our)(?: [a-z]+)? (?:favou?rites?|tastes?)\b)`)

// liking returns the words of a sentence that say so, "" for none. "I'd like to" is a wish and no liking.
func liking(sentence string) string {
	sentence = strings.ReplaceAll(sentence, "’", "'")
	for _, m := range likings.FindAllStringSubmatch(sentence, -1) {
		wish := m[5] != "" && (m[4] == "like" || m[4] == "love") && (m[2] == "'d" || strings.Contains(m[3], "would"))
		if !wish {
			return strings.TrimSpace(m[0])
		}
	}
	return ""
}

// Likings lists the sentences of a text in which a person says in the first person that they like or prefer something.
func Likings(text string) []string {
	var out []string
	for _, sentence := range sentenceEnds.Split(text, -1) {
		if liking(sentence) != "" {
			out = append(out, sentence)
		}
	}
	return out
}

// disagreements are the ways in which a turn begins that corrects or disagrees.
var disagreements = regexp.MustCompile(
	`(?i)^\W*(?:no\b[,.!;:—–-]?|nope\b|not quite\b|not really\b|actually\b|hardly\b|on the contrary\b|I disagree\b|` +
		`I don't agree\b|I don't think so\b|that's (?:not|wrong)\b|that is (?:not|wrong)\b|I meant\b|sorry, (?:no|but)\b|wait, no\b)`)

// Disagrees says whether a user's turn corrects the assistant or disagrees (T3).
func Disagrees(text string) bool { return disagreements.MatchString(text) }

// short holds the user's turns to their length, and counts those that correct or disagree (T3).
func (c *sessionCheck) short() {
	disagreeing, free := 0, 0
	for i, m := range c.out.Messages {
		if m.Role != SideUser {
			continue
		}
		if n := utf8.RuneCountInString(m.Text); c.in.UserRunes > 0 && n > c.in.UserRunes {
			c.fault(i+1, "runes", "it has %d characters: the user's messages have %d at most", n, c.in.UserRunes)
		}
		if Disagrees(m.Text) {
			disagreeing++
		} else if i > 0 && !slices.ContainsFunc(c.out.Says, func(p SaidAt) bool { return p.Message == i+1 }) {
			free = i + 1
		}
	}
	if disagreeing < c.in.Corrections {
		c.fault(free, "corrections", "%d messages of the user correct or disagree, and %d are to: let this one", disagreeing,
			c.in.Corrections)
	}
}
