package choose

import (
	"math"
	"slices"
	"strings"
	"unicode"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/talk"
	"memloom/internal/builtin/reader/text"
	"memloom/internal/corpus"
)

// Register: how somebody writes, by what any message shows of it. It is
// compared with drafts of a message, never with what they are about.

// trait is something that a message has or has not, and how many messages of anybody have it.
type trait struct {
	usual float64
	has   func(m *written) bool
}

// written is a message as it looks.
type written struct {
	text, low string
	toks      []text.Token
	linked    bool
	first     string // the words before its first comma, colon or stop, if they are few
	last      string // its last sentence, if it is short
	pieces    []string
}

const fewWords = 5

func look(raw string) *written {
	m := &written{text: raw, low: strings.ToLower(raw), toks: text.Tokenise(raw), linked: strings.Contains(raw, "://")}
	var all []string
	for _, piece := range strings.FieldsFunc(m.low, func(r rune) bool {
		return strings.ContainsRune(",.:;!?…–()", r)
	}) {
		if w := strings.TrimSpace(plainWords(piece)); w != "" {
			all = append(all, w)
		}
	}
	for i, w := range all {
		if len(all) < 2 || len(strings.Fields(w)) > fewWords {
			continue
		}
		switch i {
		case 0:
			m.first = w
		case len(all) - 1:
			m.last = w
		}
		m.pieces = append(m.pieces, w)
	}
	return m
}

// ends returns the last rune of the words, emoji and blanks aside.
func (m *written) ends() rune {
	out := ' '
	for _, r := range m.text {
		if !pictured(r) && r != ' ' {
			out = r
		}
	}
	return out
}

// pictured says that a rune is a small picture.
func pictured(r rune) bool { return r >= 0x2190 && r != '…' || r == 0xFE0F || r == 0x200D }

func (m *written) holds(marks string) bool { return !m.linked && strings.ContainsAny(m.text, marks) }

// contracted says that words run together ("isn't", "I'm", but not "the vault's"); full, that what could is written out.
func (m *written) contracted() bool {
	for i, t := range m.toks {
		if i > 0 && t.Glued && runOn[t.Low] && (!ownersS[t.Low] || beforeIs[m.toks[i-1].Low]) {
			return true
		}
	}
	return false
}

func (m *written) full() bool {
	for i := 0; i+1 < len(m.toks); i++ {
		a, b := m.toks[i].Low, m.toks[i+1].Low
		if owning[b] && (i+2 >= len(m.toks) || !participle(m.toks[i+2].Low)) {
			continue // "we have two of them" cannot be run together
		}
		if !m.toks[i+1].Glued && (personWords[a] && helpingVerbs[b] || helpingVerbs[a] && b == "not") || a == "cannot" {
			return true
		}
	}
	return false
}

// participle says that a word behind "have" makes it a helping verb.
func participle(low string) bool {
	return strings.HasSuffix(low, "ed") || strings.HasSuffix(low, "en") || participles[low] || low == "not"
}

var (
	owning       = english.Words("have has had")
	participles  = english.Words("had made put set gone found got done read told said kept left sent come thought")
	runOn        = english.Words("'m 're 've 'll 'd n't 's ’m ’re ’ve ’ll ’d n’t")
	ownersS      = english.Words("'s ’s")
	beforeIs     = english.Words("it that there here what who where how when let he she this everything nothing")
	personWords  = english.Words("i you we they it that there")
	helpingVerbs = english.Words("am are is have will would had do does did could should was were can")
)

// traits are what one sees in a message.
func traits() []trait {
	return []trait{
		{.2, func(m *written) bool { return strings.ContainsFunc(m.text, pictured) }},
		{.1, func(m *written) bool { return strings.Contains(m.text, "!") }},
		{.04, func(m *written) bool { return m.ends() == '…' }},
		{.06, func(m *written) bool { return m.holds(";") }},
		{.06, func(m *written) bool { return strings.Contains(m.text, " – ") || strings.Contains(m.text, " - ") }},
		{.06, func(m *written) bool { return m.holds("(") }},
		{.12, func(m *written) bool { return unicode.IsLetter(m.ends()) && !m.linked }},
		{.04, func(m *written) bool { return startsSmall(m.text) }},
		{.25, (*written).contracted},
		{.2, (*written).full},
	}
}

func startsSmall(s string) bool {
	for _, r := range s {
		return unicode.IsLower(r)
	}
	return false
}

// The weights of phrases that come again, and how far ahead the best draft must be, in units of log likelihood.
const (
	sameOpening   = 2.2
	samePhrase    = 1.6
	otherRegister = -.35 // an opening that the person is not seen to have
	leastLead     = 1.1
	leastSample   = 4
)

// inRegister returns the draft that looks most like what somebody writes.
func inRegister(t *talk.Talk, own []int, options []corpus.Option) (best int, cites []int, why string) {
	if len(own) < leastSample {
		return -1, nil, "too few messages show how they write"
	}
	var sample []*written
	for _, i := range own {
		sample = append(sample, look(t.Msgs[i].Text))
	}
	first, second := math.Inf(-1), math.Inf(-1)
	for i, o := range options {
		switch s := likeness(look(o.Text), sample, options); {
		case s > first:
			best, first, second = i, s, first
		case s > second:
			second = s
		}
	}
	if first-second < leastLead {
		return -1, nil, "the drafts that say what was found could each be theirs"
	}
	return best, own, "It says what was found, and in the way in which they write."
}

// likeness says how well a draft fits a sample, beyond what would fit anybody.
func likeness(m *written, sample []*written, options []corpus.Option) float64 {
	score, n := 0.0, float64(len(sample))
	for _, x := range traits() {
		seen := 0.0
		for _, s := range sample {
			if x.has(s) {
				seen++
			}
		}
		p := (seen + 2*x.usual) / (n + 2)
		if x.has(m) {
			score += math.Log(p / x.usual)
		} else {
			score += math.Log((1 - p) / (1 - x.usual))
		}
	}
	return score + turnsOfPhrase(m, sample, options)
}

// turnsOfPhrase rewards words of a draft that stand apart and that the person has
// used in the same way; words that all drafts share say nothing.
func turnsOfPhrase(m *written, sample []*written, options []corpus.Option) (score float64) {
	common := func(piece string) bool {
		for _, o := range options {
			if !strings.Contains(plainWords(o.Text), " "+piece+" ") {
				return false
			}
		}
		return true
	}
	for _, piece := range m.pieces {
		if common(piece) {
			continue
		}
		opens, ends, inside := 0, 0, 0
		for _, s := range sample {
			opens += count(s.first == piece)
			ends += count(s.last == piece)
			inside += count(slices.Contains(s.pieces, piece))
		}
		switch {
		case piece == m.first && opens > 0, piece == m.last && ends > 0:
			score += sameOpening
		case inside > 0:
			score += samePhrase
		case piece == m.first || piece == m.last:
			score += otherRegister
		}
	}
	return score
}

func count(is bool) int {
	if is {
		return 1
	}
	return 0
}
