package session

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"memloom/internal/standin/author/draw"
	"memloom/internal/standin/author/grammar"
	"memloom/internal/standin/author/session/short"
	"memloom/internal/standin/author/voice"
	"memloom/prompts"
)

// session is a talk of a user with an assistant while it is written.
type session struct {
	in    prompts.SessionIn
	r     *rand.Rand
	v     *voice.Voice
	lex   *sessionLexicon
	kind  map[string]grammar.Table // tables of the type
	both  map[string]grammar.Table // tables of every type
	names map[string]string        // what variables stand for that never change
	long  *long                    // nil where turns may be of any length
	moves []string                 // the assistant's, one a round
	says  []*prompts.Say           // by message, nil for none

	messages []prompts.SessionMessage
	heard    heard
	details  []string // not yet mentioned
	given    []string // mentioned
	done     []string // moves made
	offers   []offer
	carried  string // what the user's last turn brought: "", carriesSay or carriesDetail
	gist     string // of it, as the assistant would say it; "" where it has none
	used     map[string]bool
	greeted  bool
}

const (
	carriesSay    = "say"
	carriesDetail = "detail"
)

// sessionTries bounds how often a session is written because a turn says four
// words of somebody else's or repeats a sentence.
const sessionTries = 60

// Write writes a talk with an assistant (S4). An error means a plan that no
// session fits: an unknown type, too few turns for what must be said.
func Write(in prompts.SessionIn) (prompts.SessionOut, error) {
	if in.UserRunes > 0 {
		return short.Write(in)
	}
	out, err := writeSession(in)
	if err != nil {
		return out, fmt.Errorf("writing a session about %s: %w", in.Topic, err)
	}
	return out, nil
}

func writeSession(in prompts.SessionIn) (prompts.SessionOut, error) {
	out, _, err := tried(in)
	return out, err
}

// tried writes a session and returns how often it was begun.
func tried(in prompts.SessionIn) (prompts.SessionOut, int, error) {
	r, err := draw.Source(in, "session")
	if err != nil {
		return prompts.SessionOut{}, 0, err
	}
	var last error
	for n := range sessionTries {
		s, err := newSession(sessionGrammar(), in, r)
		if err != nil {
			return prompts.SessionOut{}, n, err
		}
		out, err := s.write()
		if err == nil {
			return out, n + 1, nil
		}
		last = err
	}
	return prompts.SessionOut{}, sessionTries, last
}

func newSession(lex *sessionLexicon, in prompts.SessionIn, r *rand.Rand) (*session, error) {
	kind, ok := lex.kinds[in.Type]
	if !ok {
		return nil, fmt.Errorf("there is no conversation type %q", in.Type)
	}
	moves, err := courseOf(in)
	if err != nil {
		return nil, err
	}
	says, err := placed(in, moves, r)
	if err != nil {
		return nil, err
	}
	s := &session{
		in: in, r: r, v: voice.New(in.User), lex: lex, kind: kind, both: lex.shared, moves: moves, says: says,
		names: namesOf(in), details: slices.Clone(in.Details), used: map[string]bool{},
	}
	for _, o := range in.Offers {
		s.offers = append(s.offers, newOffer(o))
	}
	r.Shuffle(len(s.details), func(i, k int) { s.details[i], s.details[k] = s.details[k], s.details[i] })
	if in.Words > 0 {
		s.long = newLong(in, moves, r)
	}
	return s, nil
}

// write writes the turns, and finds the says in them.
func (s *session) write() (prompts.SessionOut, error) {
	for i := range s.in.Messages {
		if say := s.says[i]; say != nil && say.Whole {
			s.whole(i, say)
			continue
		}
		if err := s.writeTurn(i); err != nil {
			return prompts.SessionOut{}, fmt.Errorf("message %d: %w", i+1, err)
		}
	}
	out := prompts.SessionOut{Messages: s.messages, Says: []prompts.SaidAt{}}
	for i, say := range s.says {
		if say == nil {
			continue
		}
		surface, ok := clauseIn(s.messages[i].Text, say.Clause)
		if !ok {
			return out, fmt.Errorf("say %d does not stand in message %d as it came", say.N, i+1)
		}
		out.Says = append(out.Says, prompts.SaidAt{Say: say.N, Message: i + 1, Surface: surface})
	}
	return out, s.echoes()
}

// writeTurn writes the turn at a place, from 0.
func (s *session) writeTurn(i int) error {
	side, turn := prompts.SideUser, s.userTurn
	if i%2 == 1 {
		side, turn = prompts.SideAssistant, s.assistantTurn
	}
	if s.long != nil {
		turn = s.longTurn(side)
	}
	parts, err := turn(i / 2)
	if err == nil && i == 0 && s.in.Leg != nil && s.in.Leg.N > 1 {
		parts, err = s.handedOver(parts)
	}
	if err != nil {
		return err
	}
	text := ""
	if s.long == nil || side == prompts.SideAssistant {
		text = s.polishAssistant(parts)
	}
	if side == prompts.SideUser {
		text = s.polishUser(parts, i)
	} else {
		s.done = append(s.done, s.moves[i/2])
	}
	text = grammar.Unmark(text)
	s.messages = append(s.messages, prompts.SessionMessage{Role: side, Text: text})
	if s.long != nil {
		s.long.settle(i, text)
	}
	return nil
}

// clauseIn returns a clause as a text has it: its first letter may be a capital.
func clauseIn(text, clause string) (string, bool) {
	for _, form := range []string{clause, grammar.Capitalised(clause)} {
		if strings.Contains(text, form) {
			return form, true
		}
	}
	return "", false
}

// echoes returns what is repeated that must not be: a sentence, or four words
// of a say in a turn of the assistant that does not carry it.
func (s *session) echoes() error {
	said := map[string]bool{}
	for i, m := range s.messages {
		for _, x := range grammar.SentencesOf(m.Text) {
			if said[x] {
				return fmt.Errorf("message %d repeats a sentence", i+1)
			}
			said[x] = true
		}
		for k, say := range s.says {
			if say == nil || k == i {
				continue
			}
			if _, again := clauseIn(m.Text, say.Clause); again {
				return fmt.Errorf("message %d repeats say %d", i+1, say.N)
			}
			if i%2 == 1 && s.sharesRun(m.Text, say.Clause, s.says[i]) {
				return fmt.Errorf("message %d says four words of say %d", i+1, say.N)
			}
		}
	}
	return nil
}

// echo is how many words in a row the assistant may not share with a say.
const echo = 4

// sharesRun says whether a text has so many words of a clause in a row, other
// than those of what both sides were given to talk about and of the say that the turn carries, nil for none.
func (s *session) sharesRun(text, clause string, own *prompts.Say) bool {
	given := append([]string{s.in.Topic, s.in.Purpose}, s.in.Offers...)
	if own != nil {
		given = append(given, own.Clause)
	}
	free := foldedWords(strings.Join(given, " / "))
	words, said := strings.Fields(foldedWords(clause)), " "+foldedWords(text)+" "
	n := min(echo, len(words))
	for i := range len(words) - n + 1 {
		run := " " + strings.Join(words[i:i+n], " ") + " "
		if strings.Contains(said, run) && !strings.Contains(" "+free+" ", run) {
			return true
		}
	}
	return false
}
