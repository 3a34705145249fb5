package session

import (
	"cmp"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"memloom/internal/standin/author/draw"
	"memloom/internal/standin/author/grammar"
	"memloom/internal/statistics"
	"memloom/prompts"
)

// place is where a sentence stands in a turn that has a length.
type place int

// The places of a turn, in their order: those of the user, and those of the assistant.
const (
	userLead place = iota // answers the turn before, or opens
	userReact
	userTell
	userWeight
	userTried
	userState
	userWish

	botHeard
	botKnow
	botAfter
	botMove
	botWhy
	botBegin
	botList
	botWatch
	botEnd

	places
)

// tableAt are the tables that lengthen a turn, by where their sentences stand.
var tableAt = map[place]string{
	userReact: "long react", userWeight: "long weight", userTried: "long tried", userState: "long state", userWish: "long plan",
	botHeard: "long heard", botWhy: "long why", botBegin: "long begin", botList: "long list", botWatch: "long watch",
	botAfter: "long after",
}

// longer is a turn that is filled up to its length.
type longer struct {
	s     *session
	user  bool
	parts [places][]string
	words int
	room  float64 // words that it should have

	offered map[int]bool // the offers that it names
}

// longTurn returns what writes the turns of a side.
func (s *session) longTurn(side string) func(round int) ([]string, error) {
	return func(round int) ([]string, error) {
		t := &longer{s: s, user: side == prompts.SideUser, offered: map[int]bool{}}
		write, i := t.assistant, 2*round+1
		if t.user {
			write, i = t.userTurn, 2*round
		}
		t.room = s.long.target(i)
		err := write(round)
		var out []string
		for _, p := range t.parts {
			out = append(out, p...)
		}
		return out, err
	}
}

// userTurn is the user's: an answer to what was done last, what is to be told with what follows from it, a wish.
func (t *longer) userTurn(round int) error {
	s, next := t.s, t.s.moves[round]
	if round == 0 {
		return t.opening(next)
	}
	prev, clause := s.moves[round-1], s.brings(2*round, next)
	lead, wish := s.kind["on "+prev], s.kind["to "+next]
	fill := []place{userReact, userState, userReact, userTried, userState}
	switch {
	case next == moveBye:
		lead, wish, fill = s.both["accept"], nil, []place{userWish, userWish, userWish, userWish}
		if draw.Chance(s.r, 35) {
			lead = s.kind["accept"]
		}
	case prev == moveAsk && clause == "":
		lead, fill = s.both["no answer"], []place{userState, userTried, userState, userState}
	case prev == moveAsk:
		lead, fill = nil, []place{userState, userTried, userState}
	case next == moveRevise:
		lead, wish, fill = s.kind["to revise"], nil, []place{userState, userTried, userState, userState}
	}
	if err := t.add(userLead, lead, nil, nil); err != nil {
		return err
	}
	if err := t.tell(2*round, clause); err != nil {
		return err
	}
	if next == moveBye {
		t.parts[userLead], t.parts[userTell] = t.parts[userTell], t.parts[userLead]
	} else if clause != "" {
		fill = append([]place{userWeight}, fill...)
	}
	if draw.Chance(s.r, 75) {
		if err := t.add(userWish, wish, nil, nil); err != nil {
			return err
		}
	}
	return t.fill(t.withoutTried(fill, round))
}

// withoutTried leaves out what was tried as long as the assistant may still ask for it.
func (t *longer) withoutTried(fill []place, round int) []place {
	var out []place
	for _, p := range fill {
		if p == userTried {
			for _, move := range t.s.moves[round:] {
				if move == moveAsk {
					p = userState
				}
			}
		}
		out = append(out, p)
	}
	return out
}

// opening is the first turn: what it is about and what for, never all there is.
func (t *longer) opening(next string) error {
	s := t.s
	if err := t.add(userLead, s.kind["open"], nil, nil); err != nil {
		return err
	}
	if !s.used["$p"] {
		if err := t.add(userLead, s.both["aim"], nil, nil); err != nil {
			return err
		}
	}
	fill, clause := []place{userState, userTried, userState, userState}, ""
	if s.says[0] != nil || next != moveAsk || draw.Chance(s.r, s.talks(15, 40, 70)) {
		clause = s.brings(0, next)
	}
	if clause != "" {
		fill = append([]place{userWeight}, fill...)
	}
	if err := t.tell(0, clause); err != nil {
		return err
	}
	if next == moveMid && s.in.Type != prompts.SessionTroubleshooting && s.in.Type != prompts.SessionSelection {
		next = moveFirst // nobody asks for the second thing before the first
	}
	if err := t.add(userWish, s.wish(next, 75), nil, nil); err != nil {
		return err
	}
	return t.fill(t.withoutTried(fill, 0))
}

// tell adds what the user's turn has to tell.
func (t *longer) tell(i int, clause string) error {
	if clause == "" {
		return nil
	}
	name := "long tell"
	if t.s.asked(i) {
		name = "long answer"
	}
	return t.add(userTell, t.s.both[name], t.s.says[i], map[string]string{"s": grammar.NameSpan(clause)})
}

// unfolds are how the assistant lengthens its moves.
var unfolds = map[string][]place{
	moveAsk:    {botWhy, botWhy, botBegin, botWhy, botWhy},
	moveFirst:  {botWhy, botBegin, botList, botWatch, botBegin, botWhy},
	moveMid:    {botWhy, botWatch, botBegin, botWhy, botWatch},
	moveLate:   {botWatch, botWhy, botWatch, botBegin, botWhy},
	moveRevise: {botBegin, botWhy, botList, botWatch, botBegin},
	moveFinal:  {botList, botBegin, botWatch, botWhy, botWatch},
	moveBye:    {botWhy, botWhy, botWhy, botWhy, botWhy},
}

// assistant is the assistant's turn: a word that takes up what was told, the move, what unfolds it.
func (t *longer) assistant(round int) error {
	s, move := t.s, t.s.moves[round]
	at, table := botMove, s.kind[move]
	switch {
	case move == moveAsk:
		at = botEnd // the question stands last
	case move == moveBye:
		table = append(append(grammar.Table{}, s.kind["bye"]...), s.both["bye"]...)
	}
	if s.carried != "" && move != moveBye && draw.Chance(s.r, 85) {
		if err := t.add(botHeard, s.both["long heard"], nil, nil); err != nil {
			return err
		}
	}
	if err := t.add(at, table, nil, nil); err != nil {
		return err
	}
	fill := unfolds[move]
	if say := s.says[2*round+1]; say != nil {
		if err := t.add(botKnow, s.both["long know"], say, map[string]string{"s": grammar.NameSpan(say.Clause)}); err != nil {
			return err
		}
		fill = append([]place{botAfter}, fill...)
	}
	if round == len(s.moves)-1 && move == moveFinal && draw.Chance(s.r, 25) {
		if err := t.add(botEnd, s.both["send-off"], nil, nil); err != nil {
			return err
		}
	}
	return t.fill(fill)
}

// table is the table that a place is filled from: to a question and to a farewell belong reasons of their own.
func (t *longer) table(at place) grammar.Table {
	name, move := tableAt[at], t.s.moves[len(t.s.messages)/2]
	switch {
	case at == userWeight && t.s.carried == carriesDetail && draw.Chance(t.s.r, 60):
		name = "long consequence"
	case at == botWhy && move == moveAsk:
		name = "long ask"
	case at == botWhy && move == moveBye:
		name = "long bye"
	}
	return t.s.both[name]
}

// leastRoom is for how few words no sentence is added.
const leastRoom = 7

// fill lengthens the turn until it has its words, or nothing fits.
func (t *longer) fill(order []place) error {
	for range 2 {
		for _, at := range order {
			left := t.room - float64(t.words)
			if left < leastRoom {
				return nil
			}
			if at == botList && (t.s.long.lists > 1 || t.listed()) || at == botAfter && len(t.parts[at]) > 0 {
				continue
			}
			best, ok := t.best(t.table(at), left)
			if !ok {
				continue
			}
			t.take(at, best)
			if at == botList {
				t.s.long.lists++
			}
		}
	}
	return nil
}

// listed says whether the turn has a list already.
func (t *longer) listed() bool {
	for _, parts := range t.parts {
		if strings.Contains(strings.Join(parts, " "), lineBreak+"- ") {
			return true
		}
	}
	return false
}

// worded is a pattern written out.
type worded struct {
	p     *grammar.Pattern
	text  string
	words int
}

// takes is how often something is worded before it is given up.
const takes = 24

// add puts a sentence out of a table at a place; an empty table adds none.
func (t *longer) add(at place, table grammar.Table, own *prompts.Say, more map[string]string) error {
	if len(table) == 0 {
		return nil
	}
	scope := &sessionScope{s: t.s, more: more}
	fit := t.s.fitting(scope, table)
	if len(fit) == 0 {
		return fmt.Errorf("no pattern fits")
	}
	weights := t.s.weights(fit)
	for range takes {
		w, err := t.word(scope, fit, weights)
		if err != nil {
			return err
		}
		if t.asks(at, w.text) || !t.fits(w, own) {
			continue
		}
		t.take(at, w)
		return nil
	}
	return fmt.Errorf("every wording says what may not be said")
}

// asks says whether a sentence asks where no answer follows: the assistant asks with its last sentence alone, and who
// has no answer asks nothing back.
func (t *longer) asks(at place, text string) bool {
	lead := at == userLead && len(t.s.messages) > 0
	return strings.Contains(text, "?") && (lead || at == botMove)
}

// adviceAsName finds advice where the name of a thing belongs.
var adviceAsName = regexp.MustCompile(` (?:is|are|with|of|it's) (?:try|go for|consider) `)

// fits says whether a sentence may be said, names no offer that the turn has named, and no deed as if it were a thing.
func (t *longer) fits(w worded, own *prompts.Say) bool {
	text := grammar.Unmark(w.text)
	for i, o := range t.s.in.Offers {
		if n := strings.Count(text, o); n > 1 || n == 1 && (t.offered[i] || newOffer(o).does != "" && strings.Contains(text, "it's "+o)) {
			return false
		}
	}
	return !adviceAsName.MatchString(text) && t.s.allowed(text, t.user, own)
}

// best draws sentences and returns the one that fills what is left best and may be said.
func (t *longer) best(table grammar.Table, left float64) (worded, bool) {
	const rounds, draws = 4, 3
	scope := &sessionScope{s: t.s}
	fit := t.s.fitting(scope, table)
	if len(fit) == 0 {
		return worded{}, false
	}
	weights := t.s.weights(fit)
	off := func(w worded) float64 { return max(left-float64(w.words), 1.5*(float64(w.words)-left)) }
	for range rounds {
		var drawn []worded
		for range draws {
			w, err := t.word(scope, fit, weights)
			if err != nil {
				return worded{}, false
			}
			drawn = append(drawn, w)
			if left > 40 {
				break // any does
			}
		}
		slices.SortStableFunc(drawn, func(a, b worded) int { return cmp.Compare(off(a), off(b)) })
		for _, w := range drawn {
			if float64(w.words) < left+leastRoom && t.fits(w, nil) {
				return w, true
			}
		}
	}
	return worded{}, false
}

func (t *longer) word(scope *sessionScope, fit grammar.Table, weights []int) (worded, error) {
	p := fit[statistics.Weighted(t.s.r, weights)]
	text, err := grammar.Expand(t.s.r, scope, t.s.lex.read[p].src)
	return worded{p: p, text: text, words: prompts.TurnWords(grammar.Unmark(text))}, err
}

// take puts a sentence at its place.
func (t *longer) take(at place, w worded) {
	t.s.use(w.p)
	(&sessionScope{s: t.s}).settle(w.p)
	t.parts[at] = append(t.parts[at], w.text)
	t.words += w.words
	for i, o := range t.s.in.Offers {
		if strings.Contains(w.text, o) {
			t.offered[i] = true
		}
	}
	for _, x := range grammar.SentencesOf(strings.ReplaceAll(grammar.Unmark(w.text), lineBreak, "\n")) {
		t.s.long.said[x] = true
	}
}
