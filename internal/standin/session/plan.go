package session

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"memloom/prompts"
)

// The assistant's moves. A course names them in order.
const (
	moveAsk    = "ask"    // asks what must be known
	moveFirst  = "first"  // a first pass
	moveMid    = "mid"    // what the type is about: weighs, checks, sorts …
	moveLate   = "late"   // its limit: draws the line, provides for the worst …
	moveRevise = "revise" // the first pass put right
	moveFinal  = "final"  // what the user came for
	moveBye    = "bye"    // a word at the end, the purpose being met
)

// courseOf returns the assistant's moves of a session, one a round.
func courseOf(in prompts.SessionIn) ([]string, error) {
	flows, ok := courses[in.Type]
	most := prompts.MostSessionMessages
	if in.Leg != nil {
		most = prompts.MostLegMessages
	}
	switch {
	case !ok:
		return nil, fmt.Errorf("there is no conversation type %q", in.Type)
	case in.Workflow < 1 || in.Workflow > len(flows):
		return nil, fmt.Errorf("%s has no workflow %d", in.Type, in.Workflow)
	case in.Messages%2 != 0 || in.Messages < prompts.FewestSessionMessages || in.Messages > most:
		return nil, fmt.Errorf("%d messages: a session has %d to %d, an even number", in.Messages,
			prompts.FewestSessionMessages, most)
	}
	var moves []string
	for step := range strings.FieldsSeq(flows[in.Workflow-1] + " 2:final 5:bye") {
		from, move, _ := strings.Cut(step, ":")
		if n, err := strconv.Atoi(from); err == nil && in.Messages/2 >= n {
			moves = append(moves, move)
		}
	}
	for k := 0; len(moves) < in.Messages/2; k++ {
		moves = slices.Insert(moves, len(moves)-2, [...]string{moveMid, moveFirst, moveLate}[k%3])
	}
	return moves, nil
}

// legMoves are the assistant's moves of a part of a long conversation, one a round; none where its message is given.
func (s *session) legMoves() ([]string, error) {
	in, free := s.in, 0
	for i := 1; i < in.Messages; i += 2 {
		if s.says[i] == nil {
			free++
		}
	}
	in.Messages = 2 * max(free, 2)
	moves, err := courseOf(in)
	if err != nil {
		return nil, err
	}
	out := make([]string, s.in.Messages/2)
	for i := len(out) - 1; i >= 0; i-- {
		if s.says[2*i+1] == nil {
			out[i], moves = moves[len(moves)-1], moves[:len(moves)-1]
		}
	}
	return out, nil
}

// courses are the workflows of each type, of seven rounds when whole: the moves before the final one, each with the
// number of rounds from which on a session has it. The first of a type begins with what is practical, the second lets
// the assistant propose early, the third begins vague (the paper's order for decisions is another, and theirs here
// too).
var courses = map[string][3]string{
	prompts.SessionDecision: {
		"2:ask 3:first 4:mid 6:late 7:revise",
		"2:ask 3:mid 4:first 6:revise 7:late",
		"2:first 3:revise 4:mid 7:ask 6:late",
	},
	prompts.SessionPlanning: {
		"2:ask 3:first 4:mid 6:revise 7:late",
		"2:first 3:revise 4:mid 6:late 7:ask",
		"2:mid 4:ask 3:first 7:revise 6:late",
	},
	prompts.SessionTroubleshooting: {
		"2:ask 3:mid 4:first 6:revise 7:late",
		"2:mid 3:first 7:ask 4:revise 6:late",
		"2:ask 3:mid 4:late 6:first 7:revise",
	},
	prompts.SessionLearning: {
		"2:first 3:mid 4:late 6:ask 7:revise",
		"2:first 4:ask 3:revise 6:mid 7:late",
		"2:ask 3:first 4:mid 6:revise 7:late",
	},
	prompts.SessionSelection: {
		"2:ask 3:first 4:late 6:mid 7:revise",
		"2:mid 3:first 4:revise 6:ask 7:late",
		"2:first 3:ask 6:mid 4:revise 7:late",
	},
	prompts.SessionWorkflow: {
		"2:ask 3:first 4:mid 6:revise 7:late",
		"2:first 3:revise 4:late 6:mid 7:ask",
		"2:ask 3:mid 6:late 4:first 7:revise",
	},
	prompts.SessionOrganising: {
		"2:ask 3:mid 4:first 6:late 7:revise",
		"2:first 3:revise 4:mid 6:late 7:ask",
		"2:ask 3:first 6:mid 7:revise 4:late",
	},
	prompts.SessionReflection: {
		"2:ask 3:mid 4:first 6:late 7:revise",
		"2:first 3:revise 4:mid 6:late 7:ask",
		"2:ask 3:first 6:revise 4:mid 7:late",
	},
	prompts.SessionProduction: {
		"2:ask 3:first 4:revise 6:mid 7:late",
		"2:first 3:mid 4:revise 6:late 7:ask",
		"2:ask 4:mid 3:first 6:late 7:revise",
	},
	prompts.SessionReview: {
		"2:ask 3:first 4:mid 6:revise 7:late",
		"2:first 4:ask 3:mid 6:revise 7:late",
		"2:mid 3:ask 4:first 6:late 7:revise",
	},
}

// dealt gives each say of a short conversation a turn of the user, neither the first nor the last, in their order. The
// turns that are left refuse what was proposed, until the user has disagreed as often as the plan asks for (T3).
func (s *session) dealt() ([]*prompts.Say, error) {
	rounds := s.in.Messages / 2
	if len(s.in.Says) > rounds-2 {
		return nil, fmt.Errorf("%d messages have no room for %d clauses", s.in.Messages, len(s.in.Says))
	}
	out := make([]*prompts.Say, s.in.Messages)
	at := s.draw.Rand.Perm(rounds - 2)[:len(s.in.Says)]
	slices.Sort(at)
	s.refusals = s.in.Corrections
	for i := range s.in.Says {
		say := &s.in.Says[i]
		if utf8.RuneCountInString(say.Clause)+1 > s.in.UserRunes || say.Side != prompts.SideUser {
			return nil, fmt.Errorf("clause %d is no short turn of the user", say.N)
		}
		out[2*(at[i]+1)] = say
		if prompts.Disagrees(say.Clause) {
			s.refusals--
		}
	}
	return out, nil
}

// placed gives each say a message of its side, in order, one a message: neither
// the first nor the farewell where there is room between them.
func placed(in prompts.SessionIn, bye int, r *rand.Rand) ([]*prompts.Say, error) {
	for _, s := range in.Says {
		if s.Clause == "" || s.Side != prompts.SideUser && s.Side != prompts.SideAssistant {
			return nil, fmt.Errorf("say %d has no words or no side", s.N)
		}
	}
	all := in.Messages
	for _, room := range [][2]int{{1, bye}, {1, all}, {0, all}} {
		latest, ok := latestPlaces(in.Says, room[0], room[1])
		if !ok || room[0] == 0 && len(latest) > 0 && latest[len(latest)-1] == 0 {
			continue
		}
		out, next := make([]*prompts.Say, all), room[0]
		for k := range in.Says {
			free := (latest[k]-ofSide(next, in.Says[k].Side))/2 + 1
			i := ofSide(next, in.Says[k].Side) + 2*r.IntN(free)
			out[i], next = &in.Says[k], i+1
		}
		return out, nil
	}
	return nil, fmt.Errorf("%d messages have no room for %d says in this order", all, len(in.Says))
}

// latestPlaces returns the last message that each say may be in, so that those behind it find theirs.
func latestPlaces(says []prompts.Say, from, to int) ([]int, bool) {
	out := make([]int, len(says))
	for k := len(says) - 1; k >= 0; k-- {
		to--
		if to >= 0 && ofSide(to, says[k].Side) != to {
			to--
		}
		if to < from {
			return nil, false
		}
		out[k] = to
	}
	return out, true
}

// ofSide returns the first message of a side from a place on.
func ofSide(i int, side string) int {
	if (i%2 == 0) == (side == prompts.SideUser) {
		return i
	}
	return i + 1
}
