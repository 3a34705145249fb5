package chat

import (
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/standin/grammar"
)

// flawed adds the imperfections that the plan wants as a sentence of their own: one that is none, and one that takes
// back a word (G11). None touches a value.
func (m *message) flawed() {
	if slices.Contains(m.slot.Flaws, corpus.MarkFragment) {
		m.say(m.pick("fragment"))
	}
	if slices.Contains(m.slot.Flaws, corpus.MarkSelfCorrection) {
		m.say(m.pick("slip"))
	}
}

// kept are words whose loss would turn a sentence round.
var kept = strings.Fields(
	"not never nothing none without still until before after strongest best most new little more less " +
		"changed instead except only")

// mistyped swaps two letters of an ordinary word, one of the templates' own (G11). The values that can be read from the
// text stay what they are.
func (m *message) mistyped(marked string) string {
	for _, least := range []int{5, 4, 3, 2} {
		places := ordinaryWords(marked, least)
		for _, at := range corpus.Shuffled(m.d.draw.Rand, places) {
			word := marked[at[0]:at[1]]
			if slices.Contains(kept, strings.ToLower(word)) {
				continue
			}
			for _, typo := range slips(word) {
				text := marked[:at[0]] + typo + marked[at[1]:]
				if typo != word && slices.Equal(m.values(marked), m.values(text)) {
					return text
				}
			}
		}
	}
	return marked
}

// slips are ways to mistype a word: two letters behind the first swapped, or the last one doubled.
func slips(word string) []string {
	var out []string
	for i := 1; i+1 < len(word); i++ {
		if word[i] != word[i+1] {
			out = append(out, word[:i]+word[i+1:i+2]+word[i:i+1]+word[i+2:])
		}
	}
	return append(out, word+word[len(word)-1:])
}

// values lists what can be read as a value in a text.
func (m *message) values(marked string) []string {
	var out []string
	for _, s := range corpus.Scan(grammar.Unmark(marked), m.d.in.Date, nil) {
		out = append(out, s.Surface)
	}
	return out
}

// ordinaryWords are the places of words of the templates: letters alone, outside all marks, of so many letters.
func ordinaryWords(marked string, least int) [][2]int {
	var out [][2]int
	held, from, plain := false, -1, true
	end := func(to int) {
		if from >= 0 && plain && to-from >= least {
			out = append(out, [2]int{from, to})
		}
		from, plain = -1, true
	}
	for i, c := range marked {
		switch {
		case grammar.IsMark(c):
			end(i)
			held = c != grammar.CloseMark
		case held:
		case strings.ContainsRune(" \n,.!?;:()…–", c):
			end(i)
		default:
			if from < 0 {
				from = i
			}
			plain = plain && (c >= 'a' && c <= 'z' || i == from && c >= 'A' && c <= 'Z')
		}
	}
	end(len(marked))
	return out
}
