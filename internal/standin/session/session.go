// Package session is the part of the built-in author that writes conversations of a user with an assistant. A course
// gives the assistant a move for each round, what must come up is given a message, and each turn is put together from
// templates.
package session

import (
	"fmt"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/standin/draw"
	"memloom/internal/standin/grammar"
	"memloom/internal/standin/template"
	"memloom/internal/standin/text"
	"memloom/internal/standin/voice"
	"memloom/prompts"
)

// tries bounds how often a conversation is written anew because its check finds a fault: a template that happens to
// share four words with what must not be said, for example.
const tries = 30

// Write writes a conversation with an assistant (S4, C4, T3). An error means a plan that no conversation fits: an
// unknown type, too few turns for what must be said.
func Write(in prompts.SessionIn) (prompts.SessionOut, error) {
	r, err := draw.Source(in, "session")
	if err != nil {
		return prompts.SessionOut{}, err
	}
	for range tries {
		s := &session{in: in, by: voice.New(in.User), draw: template.NewDraw(r), book: text.Book(), said: map[string]bool{}}
		if err = s.plan(); err != nil {
			break
		}
		s.write()
		if faults := prompts.SessionFaults(in, s.out); len(faults) > 0 {
			err = fmt.Errorf("message %d: %s", faults[0].Slot, faults[0].Message)
			continue
		}
		return s.out, nil
	}
	return prompts.SessionOut{}, fmt.Errorf("writing a conversation about %s: %w", in.Topic, err)
}

// session is a conversation while it is written.
type session struct {
	in   prompts.SessionIn
	by   *voice.Voice // the user's
	draw *template.Draw
	book template.Book

	moves   []string       // the assistant's, one a round
	says    []*prompts.Say // by message, nil for none
	details []string       // that the user has not mentioned
	offers  []string       // imperatives, as the assistant says them

	assistant bool            // whose turn is written
	parts     []string        // sentences of the turn
	said      map[string]bool // sentences of all turns
	clause    string          // what has to come up in this turn
	detail    string          // what the user mentioned last
	brought   string          // what the user's last turn brought: "", "clause", "detail" or "doubt"
	proposed  int             // how many offers were taken
	invited   bool            // the assistant invited the user to go on
	opened    bool            // an opening of the user's was shown
	refusals  int             // turns in which the user of a short conversation still has to disagree
	want      float64         // words that the turn should have; between turns, those that are to be made up for

	out prompts.SessionOut
}

// plan decides on the moves, gives each say a message and shuffles what may come up.
func (s *session) plan() error {
	var err error
	switch {
	case s.in.UserRunes > 0:
		s.says, err = s.dealt()
	case s.in.Leg != nil:
		if s.says, err = placed(s.in, s.in.Messages-2, s.draw.Rand); err == nil {
			s.moves, err = s.legMoves()
		}
	default:
		if s.moves, err = courseOf(s.in); err == nil {
			bye := s.in.Messages
			if k := slices.Index(s.moves, moveBye); k >= 0 {
				bye = 2 * k
			}
			s.says, err = placed(s.in, bye, s.draw.Rand)
		}
	}
	s.details = corpus.Shuffled(s.draw.Rand, s.in.Details)
	for _, o := range corpus.Shuffled(s.draw.Rand, s.in.Offers) {
		s.offers = append(s.offers, imperative(o))
	}
	s.out.Says = []prompts.SaidAt{}
	return err
}

// write writes the turns.
func (s *session) write() {
	for i := range s.in.Messages {
		s.assistant, s.parts, s.clause = i%2 == 1, nil, ""
		say := s.says[i]
		if say != nil {
			s.clause = say.Clause
		}
		s.want = s.wanted()
		written := ""
		switch {
		case say != nil && say.Whole:
			written = s.whole()
		case s.in.UserRunes > 0:
			written = s.brief(i)
		case s.assistant:
			s.answer(s.moves[i/2], s.sayAfter(i))
			written = grammar.Unmark(strings.Join(s.parts, " "))
		default:
			s.speak(i / 2)
			written = s.finished(i)
		}
		if written == "" {
			written = s.draw.Pick(s.book[[2]string{"user heard", "take up heard"}[i%2]], s.lookup)
		}
		s.want -= float64(prompts.TurnWords(written))
		s.keep(written, say)
	}
}

// sayAfter is what the turn after another one has to bring up, nil for nothing.
func (s *session) sayAfter(i int) *prompts.Say {
	if i+1 < len(s.says) {
		return s.says[i+1]
	}
	return nil
}

// keep adds a turn to the conversation, with the place of what had to come up in it.
func (s *session) keep(written string, say *prompts.Say) {
	role := prompts.SideUser
	if s.assistant {
		role = prompts.SideAssistant
	}
	s.out.Messages = append(s.out.Messages, prompts.SessionMessage{Role: role, Text: written})
	for _, x := range grammar.SentencesOf(written) {
		s.said[x] = true
	}
	if say == nil {
		return
	}
	for _, surface := range []string{say.Clause, grammar.Capitalised(say.Clause)} {
		if strings.Contains(written, surface) {
			s.out.Says = append(s.out.Says, prompts.SaidAt{Say: say.N, Message: len(s.out.Messages), Surface: surface})
			return
		}
	}
}

// whole takes a message as the plan gives it (C4).
func (s *session) whole() string {
	if !s.assistant {
		s.brought = "clause"
	}
	return s.clause
}

// add adds a sentence from a section of templates, where one fits that was not said. A type may have lines of its own.
func (s *session) add(section string) bool {
	lines := slices.Concat(s.book[s.in.Type+" "+section], s.book[section])
	line, text := s.draw.PickWhere(lines, s.lookup, func(text string) bool {
		plain := grammar.Unmark(text)
		if prompts.Doubled(plain) && s.in.Leg == nil { // parts of longer conversations keep their words
			return false
		}
		return !slices.ContainsFunc(grammar.SentencesOf(plain), func(x string) bool { return s.said[x] })
	})
	if text == "" {
		return false
	}
	for _, name := range []string{"offer", "other"} {
		if line.Needs(name) {
			s.proposed++
		}
	}
	s.parts = append(s.parts, text)
	return true
}

// addSometimes is add in p of 100 draws.
func (s *session) addSometimes(p int, section string) bool {
	return draw.Chance(s.draw.Rand, p) && s.add(section)
}

// lengthen adds sentences to a turn until it has the length that the plan asks for.
func (s *session) lengthen(section string) {
	for s.in.Words > 0 && wordsOf(s.parts)+sentence/2 < s.want && s.add(section) {
	}
}

// wanted is how many words a turn should have: the assistant's are longer than the user's (S4), and what earlier turns
// had too many or too few is made up for.
func (s *session) wanted() float64 {
	share := userShare
	if s.assistant {
		share = 2 - userShare
	}
	return float64(s.in.Words)*share*(0.88+0.24*s.draw.Rand.Float64()) + s.want
}

func wordsOf(parts []string) float64 {
	return float64(prompts.TurnWords(grammar.Unmark(strings.Join(parts, " "))))
}

const (
	userShare = 0.73 // words of a user's turn as a share of the mean turn
	sentence  = 14   // words of a further sentence, about
)
