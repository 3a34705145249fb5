package session

import (
	"slices"
	"strings"
	"unicode/utf8"

	"memloom/internal/corpus"
	"memloom/internal/standin/draw"
	"memloom/internal/standin/grammar"
	"memloom/internal/standin/text"
	"memloom/prompts"
)

// speak writes the user's turn of a round: a reaction to the assistant's last move, what has to come up or a detail,
// and a wish for what the assistant does next.
func (s *session) speak(round int) {
	next := s.moves[round]
	switch {
	case round == 0:
		s.open(next)
	case next == moveBye:
		s.tell("user tell", 0)
		s.add("user thanks")
		s.lengthen("user more")
	default:
		s.react(s.moves[round-1], next)
		odds := 45
		if len(s.parts) < 2 {
			odds = 70
			s.add("user remark")
		}
		s.lengthen("user more")
		s.addSometimes(odds, "user want "+next)
	}
}

// open writes the first turn: what it is about and what for, never all there is.
func (s *session) open(next string) {
	if s.in.Leg != nil && s.in.Leg.N > 1 {
		s.add("user hand over")
	}
	s.add("open")
	s.add("user aim")
	odds := 30
	if next != moveAsk {
		odds = 70
	}
	s.tell("user tell", odds)
	s.lengthen("user more")
	if next != moveAsk && next != moveMid { // what comes second is not asked for first
		s.addSometimes(60, "user want "+next)
	}
}

// react answers the assistant's last move, before a next one. Without anything to tell, the user speaks of what was
// proposed.
func (s *session) react(last, next string) {
	briefly, fully := "user agree "+last, "user react "+last
	switch {
	case last == "": // the assistant said what was given
		briefly, fully = "user heard", "user heard"
	case next == moveRevise:
		briefly, fully = "user disagree", "user doubt"
	}
	switch tells := s.clause != "" || len(s.details) > 0 && draw.Chance(s.draw.Rand,
		[...]int{35, 55, 80}[s.by.Verbosity]); {
	case last == moveAsk: // what is told is no answer to the question
		if !s.invited {
			s.add("user no answer")
		}
		s.tell("user tell", 100)
	case tells:
		s.addSometimes(75, briefly)
		s.refuse(next)
		s.tell("user tell", 100)
	default:
		s.tell("", 0)
		s.add(fully)
		s.refuse(next)
		if next == moveRevise {
			s.brought = "doubt"
		}
	}
}

// refuse takes what was proposed last off the list, where the assistant's next move is to revise it.
func (s *session) refuse(next string) {
	if n := len(s.offers); next == moveRevise && s.proposed > 0 && n > 2 {
		at := (s.proposed - 1) % n
		s.offers, s.proposed = slices.Delete(s.offers, at, at+1), at
	}
}

// tell says what has to come up in this turn or, in odds of 100 draws, a detail.
func (s *session) tell(section string, odds int) bool {
	s.brought = ""
	if s.clause != "" {
		s.brought = "clause"
		return s.add(section)
	}
	if len(s.details) == 0 || !draw.Chance(s.draw.Rand, odds) {
		return false
	}
	s.clause = s.details[0]
	if !s.add(section) {
		return false
	}
	s.brought, s.detail, s.details = "detail", s.clause, s.details[1:]
	return true
}

// answer writes the assistant's turn of a round: it takes up what the user said, makes its move, says what it has to
// say and gives a reason. In place of a question it invites the user to go on where the user has something else to say
// next.
func (s *session) answer(move string, next *prompts.Say) {
	s.invited = move == moveAsk && next != nil
	if move == moveBye {
		s.lengthen("assistant more")
		s.add("bye")
		return
	}
	takesUp := s.brought != "" && (move != moveRevise || s.brought != "doubt")
	if taken := takesUp && s.addSometimes(65, "take up "+s.brought); move == moveAsk && !taken && !s.invited {
		s.add("before asking")
	}
	before := s.proposed
	if s.invited {
		move = s.invitation()
	}
	s.add(move)
	asks := s.invited || strings.HasSuffix(strings.Join(s.parts, " "), "?")
	odds := 100 // that a reason is given: a move without a proposal is short
	switch {
	case s.proposed > before && len(s.parts) > 1:
		odds = 40
	case s.proposed > before:
		odds = 85
	}
	if s.clause != "" {
		s.add("assistant say")
	}
	if !asks {
		s.addSometimes(odds, "why")
	}
	s.lengthen("assistant more")
}

// invitation is the section of lines by which the user is invited to go on: of a long conversation, about what it is
// on.
func (s *session) invitation() string {
	if s.in.Leg != nil {
		return "invite on"
	}
	return "invite"
}

// finished makes a text of the user's sentences: formality, an opening, the case and the ending that are their habit.
func (s *session) finished(i int) string {
	r := s.draw.Rand
	out := strings.Join(s.parts, " ")
	if own := s.openings(); i > 0 && !s.opened && len(own) > 0 && text.StartsPlain(out) && draw.Chance(r, 30) {
		s.opened = true
		out = grammar.Punctuated(grammar.Capitalised(corpus.Pick(r, own)), ",") + " " + text.LowerFirst(out)
	}
	if s.by.Formality == 2 {
		out = grammar.ExpandContractions(out)
	}
	if s.by.Lower {
		out = text.LowerFirst(text.Lowered(out))
	}
	out = s.by.Ended(out, s.by.Formality, func(p int) bool { return draw.Chance(r, p) }, i > 0)
	if draw.Chance(r, [...]int{1, 20, 50}[s.by.Emoji]) {
		section := "user emoji"
		if s.moves[i/2] == moveBye {
			section = "user emoji thanks"
		}
		out += " " + s.draw.Pick(s.book[section], s.lookup)
	}
	return grammar.Unmark(out)
}

// openings are those of the user's habits that fit a conversation with an assistant.
func (s *session) openings() []string {
	var out []string
	for _, own := range s.by.Opens {
		for _, line := range s.book["user openings"] {
			if strings.EqualFold(strings.TrimRight(own, ",:"), line.Text) {
				out = append(out, own)
			}
		}
	}
	return out
}

// brief writes a turn of a short conversation, in which the user's turns have a number of characters at most (T3).
func (s *session) brief(i int) string {
	last := i/2 == s.in.Messages/2-1
	if s.assistant {
		s.briefAnswer(i, last)
		return grammar.Unmark(strings.Join(s.parts, " "))
	}
	switch s.brought = ""; {
	case s.clause != "":
		s.brought = "noted"
		if prompts.Disagrees(s.clause) {
			s.brought = "corrected"
		}
		return grammar.Capitalised(s.clause) + "."
	case i == 0:
		s.addShort("open")
	case last:
		s.addShort("end")
	case s.refusals > 0:
		s.refusals--
		s.brought = "settled"
		s.addShort("refuse")
	default:
		s.addShort("fine")
	}
	return grammar.Unmark(strings.Join(s.parts, " "))
}

// addShort adds one of the user's sentences of a short conversation that is short enough, or else the topic.
func (s *session) addShort(section string) {
	_, words := s.draw.PickWhere(s.book["brief "+section], s.lookup, func(text string) bool {
		return utf8.RuneCountInString(grammar.Unmark(text)) <= s.in.UserRunes
	})
	if words == "" {
		words = grammar.Capitalised(s.in.Topic) + "."
	}
	s.parts = append(s.parts, words)
}

// briefAnswer writes the assistant's turn of a short conversation: it takes up what was said and leads to what comes
// next.
func (s *session) briefAnswer(i int, last bool) {
	if last {
		s.add("brief bye")
		return
	}
	if s.brought != "" {
		s.add("brief " + s.brought)
	}
	switch next := s.says[i+1]; {
	case next != nil && prompts.Disagrees(next.Clause):
		s.add("brief presume")
	case next != nil && i == 1:
		s.add("brief begin")
	case next != nil:
		s.add("brief ask")
	default:
		if len(s.offers) > 0 {
			s.add("brief propose")
		}
		s.add("brief why")
	}
}
