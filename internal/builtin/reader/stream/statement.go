package stream

import (
	"slices"
	"strings"
	"unicode"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/corpus"
	"memloom/prompts"
)

// assistant is the speaker of an assistant's turns, and the end of the names of groups in which one is talked to.
const assistant = "Assistant"

// Talks says that messages are of a talk with an assistant.
func Talks(messages []prompts.Shown) bool {
	return slices.ContainsFunc(messages, func(m prompts.Shown) bool {
		return m.Speaker == assistant || strings.HasSuffix(strings.ToLower(m.Group), " "+strings.ToLower(assistant))
	})
}

// feeling is how somebody feels about something.
type feeling int

const (
	none feeling = iota
	likes
	loves
	avoids
	hates
)

// against says that a feeling is one of not wanting.
func (f feeling) against() bool { return f == avoids || f == hates }

// felt are the words that say how somebody feels, the strongest first.
var felt = []struct {
	feeling
	phrases []string
}{
	{hates, []string{"hate", "can't stand", "cannot stand", "can't bear", "cannot bear", "detest", "loathe", "despise", "refuse"}},
	{avoids, []string{"avoid", "leave out", "left out", "dislike", "don't like", "do not like", "not keen", "rather not", "turned down", "gave away",
		"turn down", "give away", "returned", "sent back", "skip", "skipped", "do without", "don't want", "do not want", "no use for"}},
	{loves, []string{"love", "adore", "insist", "must have", "crazy about"}},
	{likes, []string{"like", "go for", "give me", "want", "prefer", "enjoy", "chose", "choose", "took", "take", "kept", "keep", "picked", "pick", "bought",
		"need", "fond of", "changed to", "gone over to", "switched to", "use"}},
}

// changing are the ways of saying that somebody changed to something.
var changing = []string{"now go for", "now want", "changed to", "gone over to", "went over to", "switched to", "these days", "from now on", "no longer"}

// grammar are words that name nothing in statements of liking, beside those of feelings.
var grammar = english.Words(`i me my mine we our us you your it its they them this that these those one ones a an the and or but of in for with without to
	at on by from as is are was were be been do does did don't doesn't not no so then than too very now today always only really just must should
	would could can can't will have has had there here which what who how why when where all any some`)

// statement is a sentence of the user.
type statement struct {
	msg   int
	at    corpus.Stamp
	text  string   // in small letters, between blanks, without marks
	words []string // the stems of what it names
	feeling
}

// plain is a text in small letters, without marks, between blanks.
func plain(s string) string {
	words := strings.FieldsFunc(strings.ToLower(strings.ReplaceAll(s, "’", "'")), func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r) && r != '\'' && r != '-'
	})
	return " " + strings.Join(words, " ") + " "
}

// holds says that a phrase stands in a text that is plain.
func holds(text, phrase string) bool { return strings.Contains(text, plain(phrase)) }

func holdsAny(text string, phrases []string) bool {
	return slices.ContainsFunc(phrases, func(p string) bool { return holds(text, p) })
}

// feels is what a text that is plain says of how somebody feels.
func feels(text string) feeling {
	for _, f := range felt {
		if holdsAny(text, f.phrases) {
			return f.feeling
		}
	}
	return none
}

// names are the stems of what a text that is plain names: without grammar and without words of feelings.
func names(text string) []string {
	for _, f := range felt {
		for _, p := range f.phrases {
			text = strings.ReplaceAll(text, plain(p), " ")
		}
	}
	var out []string
	for _, w := range strings.Fields(text) {
		if stem := english.Stem(w); !grammar[w] && !slices.Contains(out, stem) {
			out = append(out, stem)
		}
	}
	return out
}

// listen reads the statements of the user before the time of asking. Questions state nothing.
func listen(in prompts.SolveIn) []statement {
	var out []statement
	for i, m := range in.Messages {
		if m.Speaker == assistant || in.AskedAt != 0 && m.At >= in.AskedAt {
			continue
		}
		for _, s := range strings.FieldsFunc(m.Text, func(r rune) bool { return strings.ContainsRune(".!;\n", r) }) {
			if strings.Contains(s, "?") {
				continue
			}
			text := plain(s)
			out = append(out, statement{i, m.At, text, names(text), feels(text)})
		}
	}
	return out
}

// beside are the stems of what a statement names beside a phrase.
func (s statement) beside(phrase string) []string {
	return names(strings.ReplaceAll(s.text, plain(phrase), " "))
}

// within says that some stems are all among others, and that there are any.
func within(some, all []string) bool {
	return len(some) > 0 && !slices.ContainsFunc(some, func(w string) bool { return !slices.Contains(all, w) })
}

// parted cuts a statement at a word: what stands before its last occurrence, and behind it.
func (s statement) parted(by string) (before, behind string, ok bool) {
	i := strings.LastIndex(s.text, " "+by+" ")
	if i < 0 {
		return "", "", false
	}
	return s.text[:i+1], s.text[i+len(by)+1:], true
}
