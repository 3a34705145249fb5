package chat

import (
	"fmt"
	"slices"
	"strings"

	"memloom/internal/builtin/author/draw"
	"memloom/internal/builtin/author/grammar"
	"memloom/internal/corpus"
)

// mostShort is how many words an ultra-short message has at most (G11).
const mostShort = 6

// fewWords writes ultra-short replies.
type fewWords struct{ *message }

// ultraShort writes a reply of a few words, by what it replies to: it states
// nothing, asks for nothing that has a value and names nobody but the person
// spoken to.
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
	if m.to != nil && m.to != m.from && !strings.Contains(s, m.to.Given) {
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
	few := func(p grammar.Pattern) bool { return p.Length <= 2 && !strings.ContainsAny(p.Src, "!?,$") }
	t := m.d.lex.special[m.replier().shortKind()]
	if m.weary > 0 || draw.Chance(m.r, 30) {
		t = m.d.lex.special["short any"]
	}
	first, err := m.pickWhere(t, few)
	if err != nil {
		return "", err
	}
	second, err := m.pickWhere(t, func(p grammar.Pattern) bool { return few(p) && p.Src != first })
	if err != nil {
		return "", err
	}
	if first == "" || second == "" || draw.Chance(m.r, 20) {
		return m.pick(m.d.lex.special["short taken back"])
	}
	return first + corpus.Pick(m.r, m.takes()) + second, nil
}

// shortKind is the table for a reply, by the parent's act.
func (m replier) shortKind() string {
	if m.slot.Act == corpus.ActBanter {
		return m.shortBanter()
	}
	if key := shortMet(m.parentAct()); key != "" {
		return key
	}
	switch m.parentAct() {
	case corpus.ActReminder, corpus.ActDisagreement, corpus.ActOption:
		return "short point"
	case corpus.ActDelivery:
		return "short thanks"
	case corpus.ActRule, corpus.ActClosureDay, corpus.ActRecap:
		return "short noted"
	case corpus.ActRecall:
		return "short recalled"
	case corpus.ActClosure:
		if m.parent != nil && m.parent.Short { // it takes a point and settles nothing
			return "short second heard"
		}
	}
	return "short" + strings.TrimPrefix(m.ackKind(), "ack")
}

// shortMet is the table for those acts that are met alike in thanks and in jest.
func shortMet(a corpus.Act) string {
	switch a {
	case corpus.ActQuestion:
		return "short ask"
	case corpus.ActRequest:
		return "short push"
	case corpus.ActReturn:
		return "short welcome"
	case corpus.ActIntroduction:
		return "short hello"
	case corpus.ActAbsence:
		return "short leave"
	case corpus.ActApology:
		return "short forgive"
	}
	return ""
}

// shortBanter is the table for teasing in a few words: a report is met with
// other words than a request or a decision.
func (m replier) shortBanter() string {
	if key := shortMet(m.parentAct()); key != "" {
		return key
	}
	switch m.parentAct() {
	case corpus.ActBlocker, corpus.ActReminder:
		return "short groan"
	case corpus.ActDoubt:
		return "short gloom"
	case corpus.ActCompletion:
		return "short cheer"
	case corpus.ActKickoff:
		return "short start"
	case corpus.ActNews:
		return "short news"
	case corpus.ActAnswer, corpus.ActDelivery:
		if m.overDays() {
			return "short wise late"
		}
		return "short wise"
	case corpus.ActCorrection:
		return "short caught"
	case corpus.ActRecall, corpus.ActRecap:
		return "short memory"
	case corpus.ActDecision, corpus.ActClosure, corpus.ActRule:
		return "short verdict"
	case corpus.ActForecast, corpus.ActCommitment:
		return "short hopes"
	case corpus.ActCoordinate:
		if m.parent != nil && m.parent.To != "" && m.parent.To != m.slot.Author {
			return "short offer"
		}
		return "short plea"
	case corpus.ActAcknowledge, corpus.ActBanter:
		return m.shortBehind()
	}
	return "short laugh"
}

// overDays says whether the reply, or what it replies to, comes on another day
// than what that answers: nobody was quick then.
func (m replier) overDays() bool {
	return m.slot.Earlier != nil || m.parent != nil && m.parent.Earlier != nil
}

// shortBehind is the table for a few words behind somebody else's: one joins in
// with good wishes, sympathy, consent or thanks, or takes them where they were
// meant for oneself.
func (m replier) shortBehind() string {
	first, author := m.answered()
	mine := author == m.slot.Author || m.parent != nil && m.parent.To == m.slot.Author
	whose := func(own, others string) string {
		if mine {
			return own
		}
		return others
	}
	switch first {
	case corpus.ActCompletion, corpus.ActKickoff, corpus.ActReturn, corpus.ActIntroduction, corpus.ActAbsence:
		return whose("short thanked", "short second cheer")
	case corpus.ActBlocker, corpus.ActDoubt, corpus.ActDisagreement, corpus.ActOption:
		return whose("short thanked", "short second sorry")
	case "":
		return "short play"
	}
	if m.parentAct() == corpus.ActBanter {
		return "short play"
	}
	switch first {
	case corpus.ActDecision, corpus.ActClosure:
		return whose("short thanked", "short second")
	case corpus.ActCorrection:
		return "short forgive"
	case corpus.ActAnswer, corpus.ActDelivery:
		return whose("short nod", "short second heard")
	case corpus.ActCoordinate, corpus.ActRequest, corpus.ActQuestion, corpus.ActForecast, corpus.ActCommitment:
		return whose("short thanked", "short second heard")
	}
	return whose("short read", "short second heard")
}

// answered is the act and author of what the parent answered.
func (m replier) answered() (corpus.Act, string) {
	if m.parent == nil {
		return "", ""
	}
	if s := m.d.slots[m.parent.ReplyTo]; s != nil {
		return s.Act, s.Author
	}
	if e := m.parent.Earlier; e != nil {
		return e.Act, e.Author
	}
	return "", ""
}
