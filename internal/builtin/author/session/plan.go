package session

import (
	"fmt"
	"math/rand/v2"
	"slices"

	"memloom/prompts"
)

// The assistant's moves. A course names them in order, each with the number of
// rounds from which on a session has it.
const (
	moveAsk    = "ask"    // asks what must be known
	moveFirst  = "first"  // a first pass
	moveMid    = "mid"    // what the type is about: weighs, checks, sorts …
	moveLate   = "late"   // its limit: draws the line, provides for the worst …
	moveRevise = "revise" // the first pass put right
	moveFinal  = "final"  // what the user came for
	moveBye    = "bye"    // a word at the end, the purpose being met
)

type step struct {
	move string
	from int // rounds
}

// courseOf returns the assistant's moves of a session, one a round.
func courseOf(in prompts.SessionIn) ([]string, error) {
	flows, ok := sessionCourses()[in.Type]
	switch {
	case !ok:
		return nil, fmt.Errorf("there is no conversation type %q", in.Type)
	case in.Workflow < 1 || in.Workflow > len(flows):
		return nil, fmt.Errorf("%s has no workflow %d", in.Type, in.Workflow)
	case in.Messages%2 != 0 || in.Messages < prompts.FewestSessionMessages || in.Messages > prompts.MostSessionMessages:
		return nil, fmt.Errorf("%d messages: a session has %d to %d, an even number", in.Messages, prompts.FewestSessionMessages, prompts.MostSessionMessages)
	}
	var moves []string
	for _, s := range flows[in.Workflow-1] {
		if in.Messages/2 >= s.from {
			moves = append(moves, s.move)
		}
	}
	return moves, nil
}

// sessionCourses are the workflows of each type, of seven rounds when whole. The
// first of a type begins with what is practical, the second lets the assistant
// propose early, the third begins vague (the paper's order for decisions is
// another, and theirs here too).
func sessionCourses() map[string][][]step {
	s := func(move string, from int) step { return step{move, from} }
	ask, first, mid, late, revise, final, bye := moveAsk, moveFirst, moveMid, moveLate, moveRevise, moveFinal, moveBye
	asked := func(order ...step) []step { return append(order, s(final, 2), s(bye, 5)) }
	return map[string][][]step{
		prompts.SessionDecision: {
			asked(s(ask, 2), s(first, 3), s(mid, 4), s(late, 6), s(revise, 7)),
			asked(s(ask, 2), s(mid, 3), s(first, 4), s(revise, 6), s(late, 7)),
			asked(s(first, 2), s(revise, 3), s(mid, 4), s(ask, 7), s(late, 6)),
		},
		prompts.SessionPlanning: {
			asked(s(ask, 2), s(first, 3), s(mid, 4), s(revise, 6), s(late, 7)),
			asked(s(first, 2), s(revise, 3), s(mid, 4), s(late, 6), s(ask, 7)),
			asked(s(mid, 2), s(ask, 4), s(first, 3), s(revise, 7), s(late, 6)),
		},
		prompts.SessionTroubleshooting: {
			asked(s(ask, 2), s(mid, 3), s(first, 4), s(revise, 6), s(late, 7)),
			asked(s(mid, 2), s(first, 3), s(ask, 7), s(revise, 4), s(late, 6)),
			asked(s(ask, 2), s(mid, 3), s(late, 4), s(first, 6), s(revise, 7)),
		},
		prompts.SessionLearning: {
			asked(s(first, 2), s(mid, 3), s(late, 4), s(ask, 6), s(revise, 7)),
			asked(s(first, 2), s(ask, 4), s(revise, 3), s(mid, 6), s(late, 7)),
			asked(s(ask, 2), s(first, 3), s(mid, 4), s(revise, 6), s(late, 7)),
		},
		prompts.SessionSelection: {
			asked(s(ask, 2), s(first, 3), s(late, 4), s(mid, 6), s(revise, 7)),
			asked(s(mid, 2), s(first, 3), s(revise, 4), s(ask, 6), s(late, 7)),
			asked(s(first, 2), s(ask, 3), s(mid, 6), s(revise, 4), s(late, 7)),
		},
		prompts.SessionWorkflow: {
			asked(s(ask, 2), s(first, 3), s(mid, 4), s(revise, 6), s(late, 7)),
			asked(s(first, 2), s(revise, 3), s(late, 4), s(mid, 6), s(ask, 7)),
			asked(s(ask, 2), s(mid, 3), s(late, 6), s(first, 4), s(revise, 7)),
		},
		prompts.SessionOrganising: {
			asked(s(ask, 2), s(mid, 3), s(first, 4), s(late, 6), s(revise, 7)),
			asked(s(first, 2), s(revise, 3), s(mid, 4), s(late, 6), s(ask, 7)),
			asked(s(ask, 2), s(first, 3), s(mid, 6), s(revise, 7), s(late, 4)),
		},
		prompts.SessionReflection: {
			asked(s(ask, 2), s(mid, 3), s(first, 4), s(late, 6), s(revise, 7)),
			asked(s(first, 2), s(revise, 3), s(mid, 4), s(late, 6), s(ask, 7)),
			asked(s(ask, 2), s(first, 3), s(revise, 6), s(mid, 4), s(late, 7)),
		},
		prompts.SessionProduction: {
			asked(s(ask, 2), s(first, 3), s(revise, 4), s(mid, 6), s(late, 7)),
			asked(s(first, 2), s(mid, 3), s(revise, 4), s(late, 6), s(ask, 7)),
			asked(s(ask, 2), s(mid, 4), s(first, 3), s(late, 6), s(revise, 7)),
		},
		prompts.SessionReview: {
			asked(s(ask, 2), s(first, 3), s(mid, 4), s(revise, 6), s(late, 7)),
			asked(s(first, 2), s(ask, 4), s(mid, 3), s(revise, 6), s(late, 7)),
			asked(s(mid, 2), s(ask, 3), s(first, 4), s(late, 6), s(revise, 7)),
		},
	}
}

// placed gives each say a message of its side, in order, one a message: neither
// the first nor the farewell where there is room between them.
func placed(in prompts.SessionIn, moves []string, r *rand.Rand) ([]*prompts.Say, error) {
	for _, s := range in.Says {
		if s.Clause == "" || s.Side != prompts.SideUser && s.Side != prompts.SideAssistant {
			return nil, fmt.Errorf("say %d has no words or no side", s.N)
		}
	}
	all, bye := in.Messages, in.Messages
	if k := slices.Index(moves, moveBye); k >= 0 {
		bye = 2 * k
	}
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

// latestPlaces returns the last message that each say may stand in, so that
// those behind it find theirs.
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
