package session

import (
	"fmt"

	"memloom/internal/standin/author/draw"
	"memloom/internal/standin/author/grammar"
	"memloom/internal/statistics"
	"memloom/prompts"
)

// userTurn returns the sentences of the user's turn in a round: a reaction to what the assistant did last, what is to
// be told, a wish for what comes next. What the assistant will do decides what the user wishes, so that the two fit.
func (s *session) userTurn(round int) ([]string, error) {
	next := s.moves[round]
	if round == 0 {
		return s.opening(next)
	}
	prev, c := s.moves[round-1], s.carry(2*round, next)
	switch {
	case next == moveBye:
		if draw.Chance(s.r, 35) {
			return s.parts(c, s.kind["accept"])
		}
		return s.parts(c, s.both["accept"])
	case prev == moveAsk && c == "":
		return s.parts("", s.both["no answer"], s.wish(next, 60))
	case prev == moveAsk:
		return s.parts(c, s.wish(next, s.talks(20, 40, 65)))
	case next == moveRevise:
		return s.inFront(c, s.kind["to revise"])
	case c == "":
		return s.parts("", s.kind["on "+prev], s.wish(next, 100))
	}
	return s.inFront(c, s.seldom(s.kind["on "+prev], s.talks(35, 60, 85)), nil, s.wish(next, s.talks(35, 55, 80)))
}

// talks is a chance by how much the user writes.
func (s *session) talks(odds ...int) int { return odds[s.v.Verbosity] }

// opening is the first turn: what it is about and what for, never all there is.
func (s *session) opening(next string) ([]string, error) {
	out, err := s.parts("", s.kind["open"])
	if err != nil {
		return nil, err
	}
	if !s.used["$p"] {
		more, err := s.parts("", s.both["aim"])
		if err != nil {
			return nil, err
		}
		out = append(out, more...)
	}
	c := ""
	if s.says[0] != nil || next != moveAsk || draw.Chance(s.r, s.talks(15, 40, 70)) {
		c = s.carry(0, next)
	}
	if next == moveMid && s.in.Type != prompts.SessionTroubleshooting && s.in.Type != prompts.SessionSelection {
		next = moveFirst // nobody asks for the second thing before the first
	}
	more, err := s.parts(c, s.wish(next, 75))
	return append(out, more...), err
}

// wish is the table of what the user asks for, where they do.
func (s *session) wish(next string, odds int) grammar.Table {
	return s.seldom(s.kind["to "+next], odds)
}

func (s *session) seldom(t grammar.Table, odds int) grammar.Table {
	if !draw.Chance(s.r, odds) {
		return nil
	}
	return t
}

// carry returns the sentence that tells what this turn of the user has to tell:
// the say planned for it, else a detail as long as there are some.
func (s *session) carry(i int, next string) string {
	clause := s.brings(i, next)
	if clause == "" {
		return ""
	}
	t := "tell"
	if s.asked(i) {
		t = "answer"
	}
	out, err := s.pick(s.both[t], map[string]string{"s": grammar.NameSpan(clause)})
	if err != nil {
		return grammar.NameSpan(clause)
	}
	return out
}

// brings returns the clause that this turn of the user has to tell, "" for none.
func (s *session) brings(i int, next string) string {
	s.carried, s.gist = "", ""
	kind, clause := carriesDetail, ""
	switch {
	case s.says[i] != nil:
		kind, clause = carriesSay, s.says[i].Clause
	case len(s.details) == 0 || next == moveBye || i > 0 && !s.asked(i) && !draw.Chance(s.r, s.talks(60, 75, 90)):
		return ""
	default:
		clause = s.details[0]
		s.details = s.details[1:]
		s.given = append(s.given, clause)
	}
	s.carried, s.gist = kind, gistOf(clause)
	return clause
}

// asked says whether the message before a user's asks for something.
func (s *session) asked(i int) bool { return i > 0 && s.moves[i/2-1] == moveAsk }

// assistantTurn returns the sentences of the assistant's turn in a round: a
// word that takes up what was told, the move, what else it has to say.
func (s *session) assistantTurn(round int) ([]string, error) {
	move := s.moves[round]
	var takes, tail grammar.Table
	switch {
	case move == moveBye:
		return s.own(round, s.kind["bye"], s.both["bye"])
	case round > 0 && s.carried == carriesSay:
		takes = s.seldom(s.both["heard say"], 50)
	case round > 0 && s.carried == carriesDetail:
		takes = s.seldom(s.both["heard detail"], 50)
	}
	last := round == len(s.moves)-1
	if !last && s.moves[round+1] != moveBye && move != moveAsk && move != moveRevise {
		tail = s.seldom(s.both["tail"], 15)
	}
	out, err := s.parts("", takes, s.kind[move])
	if err != nil {
		return nil, err
	}
	if move == moveAsk { // the question stands last
		first, err := s.own(round)
		return append(first, out...), err
	}
	if move == moveFinal && last {
		tail = s.seldom(s.both["send-off"], 25)
	}
	more, err := s.own(round, tail)
	return append(out, more...), err
}

// own appends what the assistant itself must say in this round, in front of one sentence out of the tables.
func (s *session) own(round int, from ...grammar.Table) ([]string, error) {
	c := ""
	if say := s.says[2*round+1]; say != nil {
		var err error
		if c, err = s.pick(s.both["know"], map[string]string{"s": grammar.NameSpan(say.Clause)}); err != nil {
			return nil, err
		}
	}
	var all grammar.Table
	for _, t := range from {
		all = append(all, t...)
	}
	return s.parts(c, all)
}

// parts returns a sentence in hand and one from each table, leaving out the empty ones.
func (s *session) parts(c string, from ...grammar.Table) ([]string, error) {
	var out []string
	if c != "" {
		out = append(out, c)
	}
	for _, t := range from {
		if len(t) == 0 {
			continue
		}
		x, err := s.pick(t, nil)
		if err != nil {
			return nil, err
		}
		out = append(out, x)
	}
	return out, nil
}

// inFront is parts with the first table before the sentence in hand.
func (s *session) inFront(c string, first grammar.Table, rest ...grammar.Table) ([]string, error) {
	out, err := s.parts("", first)
	if err != nil {
		return nil, err
	}
	more, err := s.parts(c, rest...)
	return append(out, more...), err
}

// pick expands a pattern that fits and that the session has not had.
func (s *session) pick(t grammar.Table, more map[string]string) (string, error) {
	scope := &sessionScope{s: s, more: more}
	fit := s.fitting(scope, t)
	if len(fit) == 0 {
		return "", fmt.Errorf("no pattern fits")
	}
	p := fit[statistics.Weighted(s.r, s.weights(fit))]
	s.use(p)
	out, err := grammar.Expand(s.r, scope, s.lex.read[p].src)
	scope.settle(p)
	return out, err
}

// fitting returns the patterns of a table that fit: those that the session has not had, or all where it has had them all.
func (s *session) fitting(scope *sessionScope, t grammar.Table) grammar.Table {
	var fit, fresh grammar.Table
	for _, p := range t {
		if !scope.fits(p) {
			continue
		}
		fit = append(fit, p)
		if !s.used[p.Src] {
			fresh = append(fresh, p)
		}
	}
	if len(fresh) > 0 {
		return fresh
	}
	return fit
}

// weights are how readily each of the patterns is taken.
func (s *session) weights(fit grammar.Table) []int {
	out := make([]int, len(fit))
	for i, p := range fit {
		out[i] = s.lex.read[p].weight
		if p.Src == "$s" {
			out[i] = 8 * len(fit) // most of what people tell, they just say
		}
	}
	return out
}

// use notes that the session has had a pattern.
func (s *session) use(p *grammar.Pattern) {
	s.used[p.Src] = true
	if p.Names("p") {
		s.used["$p"] = true
	}
}
