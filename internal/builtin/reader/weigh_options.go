package reader

import (
	"cmp"
	"math"
	"slices"

	"memloom/internal/corpus"
	"memloom/prompts"
)

// Options weighed against the messages: each is a claim of one or several parts, laid
// beside every message and the one before it (weigh_gifts.go). An option is chosen that
// one message backs and no other option nearly as well.

// backing is what the messages give an option.
type backing struct {
	option int
	score  float64
	lead   float64 // of the best over the next
	msgs   []int
}

// leastLeadOver is by how much the best option leads.
const leastLeadOver = .2

// backed chooses the option that the messages back.
func (t *talk) backed(in prompts.SolveIn, on corpus.Date) (prompts.SolveOut, bool) {
	list := t.backings(in, on)
	if slices.ContainsFunc(tokenise(in.Question), func(t token) bool { return suitWords[t.stem] }) {
		return prompts.SolveOut{}, false
	}
	if len(list) < 2 || list[0].score == 0 || list[0].lead < leastLeadOver {
		return prompts.SolveOut{}, false
	}
	best := in.Options[list[0].option]
	out := prompts.SolveOut{Outcome: prompts.Answered, Letter: best.Letter, Answer: best.Text, Citations: []string{},
		Confidence: int(100 * min(.85, .3+.25*list[0].score+.25*list[0].lead)), Reasoning: "The messages back this option, and no other as well."}
	for _, i := range list[0].msgs {
		out.Citations = append(out.Citations, t.msgs[i].ID)
	}
	return out, true
}

// backings weighs all options, the best first.
func (t *talk) backings(in prompts.SolveIn, on corpus.Date) []backing {
	s, dated := t.scene(), in.AskedAt != 0
	question := s.optionQuestion(in, on, dated)
	list := make([]backing, len(in.Options))
	for i, parts := range t.optionClaims(in.Options, on, dated) {
		list[i] = s.back(parts, question)
		list[i].option = i
	}
	slices.SortStableFunc(list, func(a, b backing) int { return cmp.Compare(b.score, a.score) })
	if len(list) > 1 {
		list[0].lead = list[0].score - list[1].score
	}
	return list
}

// optionQuestion is what a question with options is about.
func (s *scene) optionQuestion(in prompts.SolveIn, on corpus.Date, dated bool) *claimed {
	read := parse(in.Question, on)
	c := s.claim(read, span{0, len(read.toks)}, dated)
	c.units = slices.DeleteFunc(c.units, func(u claimedUnit) bool { return optionFrames[u.stem] })
	if in.Asker != "" && slices.ContainsFunc(read.toks, func(t token) bool { return t.low == "i" || t.low == "my" || t.low == "me" }) {
		c.units = append(c.units, claimedUnit{unit{at: span{0, 1}, weight: nameWeight}, in.Asker})
	}
	s.dimAbsent(c)
	c.frame = true
	c.open, c.advice = asksPlans(read), slices.ContainsFunc(read.toks, func(t token) bool { return adviceFrames[t.stem] })
	return c
}

// dimAbsent lowers the words of a question that no message has: "what became of", "which
// line".
func (s *scene) dimAbsent(c *claimed) {
	for j, u := range c.units {
		if u.person == "" && !c.read.toks[u.at.from].capital && !slices.ContainsFunc(s.likely(c), func(i int) bool { return slices.Contains(s.hits(c, j, i), alike) }) {
			c.units[j].weight *= absentWeight
		}
	}
}

const absentWeight = .25

// back finds the message that, with the one before it, gives the parts of an option most.
func (s *scene) back(parts []*claimed, question *claimed) backing {
	all := &claimed{}
	for _, c := range parts {
		all.units = append(all.units, c.units...)
	}
	all.units = append(all.units, question.units...)
	s.byRarity(parts)
	known := make([]map[int]gift, len(parts))
	for n := range known {
		known[n] = map[int]gift{}
	}
	best := backing{}
	for _, i := range s.likely(all) {
		if b := s.backAt(parts, question, i, known); b.score > best.score {
			best = b
		}
	}
	return best
}

// byRarity lowers the words of an option that stand in many messages.
func (s *scene) byRarity(parts []*claimed) {
	n := min(len(s.msgs), manyMessages)
	if n < 3 {
		return
	}
	for _, c := range parts {
		for j := range c.units {
			if c.units[j].person != "" {
				continue
			}
			df := 0
			for _, i := range s.likely(c) {
				df += count(slices.Contains(s.hits(c, j, i), alike))
			}
			c.units[j].weight *= max(.3, 1-math.Log(float64(max(df, 1)))/math.Log(float64(n)))
		}
	}
}

// backAt is what a message and the one before it give the parts of an option.
func (s *scene) backAt(parts []*claimed, question *claimed, i int, known []map[int]gift) backing {
	b, all := backing{}, gift{}
	share := 1 / float64(len(parts))
	for n, c := range parts {
		g := s.bestGift(c, question, i, known[n])
		if p := s.prev[i]; p >= 0 {
			if before := s.bestGift(c, question, p, known[n]); before.better(g) {
				g = before
			}
		}
		all.cover += share * g.cover
		all.missing += share * g.missing
		all.topic += share * g.topic
		all.pairs += share * g.pairs
		all.barred = all.barred || g.barred
		if !slices.Contains(b.msgs, g.msg) {
			b.msgs = append(b.msgs, g.msg)
		}
	}
	slices.Sort(b.msgs)
	if len(parts) > 0 && substantial(parts) && !repeats(parts, question) && !s.takenBack(parts, question, b.msgs[len(b.msgs)-1]) {
		b.score = all.score()
	}
	return b
}

// repeats says that an option has nothing that the question has not.
func repeats(parts []*claimed, question *claimed) bool {
	for _, c := range parts {
		if len(c.values)+len(c.dates) > 0 || slices.ContainsFunc(c.units, func(u claimedUnit) bool {
			return !u.tells() && !slices.ContainsFunc(question.units, func(v claimedUnit) bool { return u.equals(v.unit) })
		}) {
			return false
		}
	}
	return true
}

// substantial says that an option has enough that it could be recognised by: a
// sentence with one word of content, as "it was moved", has not.
func substantial(parts []*claimed) bool {
	n, sentence := 0, false
	for _, c := range parts {
		n += len(c.values) + len(c.dates)
		for _, u := range c.units {
			n += count(!slightStems[u.stem] && !timeStems[u.stem] && !u.tells())
		}
		sentence = sentence || slices.ContainsFunc(c.read.toks, func(t token) bool {
			return t.low == "he" || t.low == "she" || t.low == "it" || t.low == "they" || t.low == "is" || t.low == "was" || t.low == "were" || t.low == "are"
		})
	}
	return n > 1 || n == 1 && !sentence
}
