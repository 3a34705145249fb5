package chat

import (
	"fmt"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/standin/author/draw"
	"memloom/internal/standin/author/grammar"
)

// mostShort is how many words an ultra-short message has at most (G11).
const mostShort = 6

// fewWords writes ultra-short replies.
type fewWords struct{ *message }

// ultraShort writes a reply of a few words, by what it replies to: it states nothing, asks for nothing that has a value
// and names nobody but the person spoken to.
func (m fewWords) ultraShort() (string, error) {
	if len(m.facts)+len(m.pages) > 0 {
		return "", fmt.Errorf("an ultra-short message cannot state a fact")
	}
	for try := 0; ; try++ {
		t, draw := m.d.lex.special[m.replier().shortKind()], m.rotated
		if m.slot.Act == corpus.ActClosure { // what settles a thing asks nothing
			t = slices.DeleteFunc(slices.Clone(t), grammar.IsQuestion)
		}
		if m.weary+try/8 > 0 { // what the day calls for has been said
			t, draw = append(t[:len(t):len(t)], m.d.lex.special["short any"]...), m.pick
		}
		s, err := draw(t)
		if err != nil {
			return "", err
		}
		text, err := m.flawedShort(s)
		if err != nil {
			return "", err
		}
		if n := grammar.CountWords(text); n >= 1 && n <= mostShort {
			return text, nil
		}
		if try == tries {
			return "", fmt.Errorf("no text of at most %d words is left", mostShort)
		}
	}
}

// flawedShort is flawed for a text that is a fragment already.
func (m fewWords) flawedShort(s string) (string, error) {
	if slices.Contains(m.slot.Flaws, corpus.MarkSelfCorrection) {
		var err error
		if s, err = m.shortTakenBack(); err != nil {
			return "", err
		}
	}
	if m.callsOther() && !strings.Contains(s, m.to.Given) {
		s += ", " + grammar.NameSpan(m.to.Given)
	}
	text := m.finisher().polish(parts{core: []string{s}})
	if slices.Contains(m.slot.Flaws, corpus.MarkTypo) {
		text = m.slips().mistyped(text)
	}
	return text, nil
}

// shortTakenBack says the same thing in one way and at once in another.
func (m fewWords) shortTakenBack() (string, error) {
	few := func(p *grammar.Pattern) bool { return p.Length <= 2 && !strings.ContainsAny(p.Src, "!?,$") }
	t := m.d.lex.special[m.replier().shortKind()]
	if m.weary > 0 || draw.Chance(m.r, 30) {
		t = m.d.lex.special["short any"]
	}
	first, err := m.pickWhere(t, few)
	if err != nil {
		return "", err
	}
	second, err := m.pickWhere(t, func(p *grammar.Pattern) bool { return few(p) && p.Src != first })
	if err != nil {
		return "", err
	}
	if first == "" || second == "" || draw.Chance(m.r, 20) {
		return m.pick(m.d.lex.special["short taken back"])
	}
	return first + corpus.Pick(m.r, m.takes()) + second, nil
}
