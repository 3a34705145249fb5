package session

import (
	"math/rand/v2"
	"strings"

	"memloom/internal/standin/author/grammar"
	"memloom/prompts"
)

// long is what a session keeps whose turns have a length.
type long struct {
	plan    []float64         // words of each turn
	owed    float64           // words that the turns so far fell short of their plan
	said    map[string]bool   // sentences
	runs    map[string]uint64 // of four words: a bit for each say that holds them, and one for what stays hidden
	matters []string          // surfaces of says, folded
	lists   int               // how often the assistant listed
}

// hiddenRun is the bit of runs that neither side may say.
const hiddenRun = 1 << 63

// How much longer or shorter turns are than the average: of either side, and by what they do.
const (
	userShare      = 40.0 / 55
	assistantShare = 70.0 / 55
)

var shareOf = map[string]float64{moveAsk: 0.85, moveFinal: 1.1, moveBye: 0.75}

// newLong deals the words of a session out to its turns. What is said in a turn has no part in it.
func newLong(in prompts.SessionIn, moves []string, r *rand.Rand) *long {
	l := &long{said: map[string]bool{}, runs: map[string]uint64{}}
	sum := 0.0
	for i := range in.Messages {
		share := userShare
		if i%2 == 1 {
			share = assistantShare
		}
		switch move := moves[i/2]; {
		case i == 0:
			share *= 1.2
		case i%2 == 1:
			if f, ok := shareOf[move]; ok {
				share *= f
			}
		case move == moveBye:
			share *= 0.8
		}
		share *= 0.88 + 0.24*r.Float64()
		l.plan, sum = append(l.plan, share), sum+share
	}
	for i := range l.plan {
		l.plan[i] *= float64(in.Words*in.Messages) / sum
	}
	l.forbid(in)
	return l
}

// forbid notes the runs of words that are not to be said.
func (l *long) forbid(in prompts.SessionIn) {
	given := append([]string{in.Topic, in.Purpose}, in.Offers...)
	free := " " + foldedWords(strings.Join(given, " / ")) + " "
	for k, s := range in.Says {
		given = append(given, s.Clause)
		l.note(s.Clause, free, 1<<(k%62))
		for _, x := range s.Surfaces {
			l.matters = append(l.matters, " "+foldedWords(x)+" ")
		}
	}
	free = " " + foldedWords(strings.Join(append(given, in.Details...), " / ")) + " "
	for _, h := range in.Hidden {
		l.note(h, free, hiddenRun)
	}
}

func (l *long) note(text, free string, bit uint64) {
	words := strings.Fields(foldedWords(text))
	n := min(echo, len(words))
	for i := range len(words) - n + 1 {
		if run := strings.Join(words[i:i+n], " "); n > 0 && !strings.Contains(free, " "+run+" ") {
			l.runs[run] |= bit
		}
	}
}

// target is how many words a turn should have, what is owed included.
func (l *long) target(i int) float64 {
	return min(max(l.plan[i]+l.owed, 0.6*l.plan[i]), 1.5*l.plan[i])
}

// settle takes a finished turn into account.
func (l *long) settle(i int, text string) {
	l.owed += l.plan[i] - float64(prompts.TurnWords(text))
	for _, x := range grammar.SentencesOf(text) {
		l.said[x] = true
	}
}

// allowed says whether a side may say something: nothing that was said before, no four words of somebody's say or of what
// stays hidden, and for the user no liking beside what a say is about. Own is the say that it carries, nil for none.
func (s *session) allowed(text string, user bool, own *prompts.Say) bool {
	for _, x := range grammar.SentencesOf(strings.ReplaceAll(text, lineBreak, "\n")) {
		if s.long.said[x] {
			return false
		}
	}
	var held uint64
	carried := ""
	if own != nil {
		carried = " " + foldedWords(own.Clause) + " "
	}
	folded := foldedWords(strings.ReplaceAll(text, lineBreak, " / "))
	if len(s.long.runs) > 0 {
		words := strings.Fields(folded)
		for n := 1; n <= echo; n++ {
			for i := range len(words) - n + 1 {
				run := strings.Join(words[i:i+n], " ")
				if bits := s.long.runs[run]; bits&^held != 0 && !strings.Contains(carried, " "+run+" ") {
					held |= bits
				}
			}
		}
	}
	for k := range s.in.Says {
		if user {
			held &^= 1 << (k % 62)
		}
	}
	if held != 0 {
		return false
	}
	return !user || own != nil || !s.long.explicit(folded)
}

// likingWords are those that no sentence of the user has that names what a say is about.
var likingWords = []string{"like", "liked", "love", "loved", "prefer", "preferred", "favour", "fond", "favourite", "enjoy", "adore", "fan", "taste"}

// explicit says whether words of liking stand with a surface of a say.
func (l *long) explicit(folded string) bool {
	folded = " " + folded + " "
	for _, x := range l.matters {
		if !strings.Contains(folded, x) {
			continue
		}
		for _, w := range likingWords {
			if strings.Contains(folded, " "+w+" ") {
				return true
			}
		}
	}
	return false
}
