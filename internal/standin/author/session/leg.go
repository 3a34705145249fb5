package session

import "memloom/prompts"

// Parts of long conversations (C4): a message that is given word for word, and the turn from one matter to the next.

// whole takes a message as it is given. What the assistant did in its place counts as done, and what the user said as told.
func (s *session) whole(i int, say *prompts.Say) {
	if i%2 == 1 {
		s.done = append(s.done, s.moves[i/2])
	} else {
		s.carried, s.gist = carriesSay, ""
	}
	s.messages = append(s.messages, prompts.SessionMessage{Role: say.Side, Text: say.Clause})
	if s.long != nil {
		s.long.settle(i, say.Clause)
	}
}

// handedOver puts the turn to a new matter before the sentences that open it.
func (s *session) handedOver(parts []string) ([]string, error) {
	turn, err := s.pick(s.both["hand over"], nil)
	if err != nil {
		return nil, err
	}
	return append([]string{turn}, parts...), nil
}
