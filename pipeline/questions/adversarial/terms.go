package adversarial

import (
	"maps"
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/pipeline/questions"
	"memloom/prompts"
)

// roleWord is the subcategory of questions in another role's word.
const roleWord = "another role's word"

// terms ask in words whose meaning depends on the asker: in their role's own
// word for what another role stated (G15), and after "my roadmap".
func (d *drafting) terms() {
	if d.Concept == nil {
		return
	}
	d.otherWords()
	d.mine()
}

// otherWords asks for a concept of a task in the asker's word, where it was
// stated in another role's and other messages show that both mean the same.
func (d *drafting) otherWords() {
	pairs := d.wordPairs()
	for _, f := range d.Stated() {
		c, ok := d.Concept(f.SubjectID, f.Predicate)
		if !ok {
			continue
		}
		for _, own := range []bool{false, true} { // rather not who asked in the chat
			if p, ok := d.inOwnWord(f, c, pairs, own); ok {
				d.add(p, d.byDeed(0), d.byDeed(1))
				break
			}
		}
	}
}

// inOwnWord plans a question for a concept in the word of a person's role; own
// says whether it may be who asked the question that shows the words to be one.
func (d *drafting) inOwnWord(f *corpus.Fact, c pack.Concept, pairs exchanges, own bool) (plan, bool) {
	for _, asker := range corpus.Shuffled(d.r, d.members[f.GroupID]) {
		word, ok := c.As(d.people[asker].Role)
		said := d.seen(f.ID, asker, d.End)
		if !ok || len(said) != 1 {
			continue
		}
		theirs := c.ByRole[d.people[said[0].Message.AuthorID].Role]
		p := plan{
			sub: roleWord, asker: asker, at: d.End, op: corpus.OpValue, fact: f, answer: said,
			asked: prompts.Asked{Subject: d.Subjects[f.SubjectID], Attribute: word.Noun, Plural: word.Plural,
				Class: string(word.Class), Kind: f.Value.Kind},
			ask: prompts.AskIn{Term: word.Noun},
		}
		if word.Plural != "" {
			p.ask.Term = word.Plural
		}
		if theirs != word.Noun && d.shown(&p, wordPair{f.Predicate, word.Noun, theirs}, pairs, own) && !pairs.give(p) {
			return p, true
		}
	}
	return plan{}, false
}

// exchanges are the exchanges by pair of words.
type exchanges map[wordPair][]exchange

// give says whether an exchange that a plan needs states the plan's answer, though of something else.
func (e exchanges) give(p plan) bool {
	needed := func(id string) bool {
		return slices.ContainsFunc(p.bridges, func(b []questions.Statement) bool { return b[0].Message.ID == id })
	}
	for _, list := range e {
		for _, x := range list {
			if needed(x.answer.Message.ID) && x.answer.Fact.ID != p.fact.ID && x.answer.Fact.Value.Equal(p.fact.Value) {
				return true
			}
		}
	}
	return false
}

// wordPair is what one role asked for and another answered.
type wordPair struct{ concept, asked, answered string }

func (p wordPair) reversed() wordPair { return wordPair{p.concept, p.answered, p.asked} }

// wordPairs lists the exchanges that show two words to mean the same, by pair:
// the answer, which names its own word, stands for the question before it too.
func (d *drafting) wordPairs() exchanges {
	messages := corpus.CopiesByID(d.Corpus.Messages)
	out := exchanges{}
	for _, f := range d.Stated() {
		c, ok := d.Concept(f.SubjectID, f.Predicate)
		if !ok {
			continue
		}
		for _, s := range d.Statements(f.ID) {
			q, ok := messages[s.Message.ReplyTo]
			if !ok || d.acts[q.ID] != corpus.ActQuestion {
				continue
			}
			asked, answered := c.ByRole[d.people[q.AuthorID].Role], c.ByRole[d.people[s.Message.AuthorID].Role]
			if asked != "" && answered != "" && asked != answered {
				k := wordPair{f.Predicate, asked, answered}
				out[k] = append(out[k], exchange{q, s})
			}
		}
	}
	return out
}

// exchange is a question in one word and its answer in another.
type exchange struct {
	question corpus.Message
	answer   questions.Statement
}

// shown adds the one exchange that tells a plan's asker that two words mean the same: the question, unless the answer
// says so outright, and the answer, unless it is the plan's own. With several, in whichever direction, or with a person
// who says so outright elsewhere, none would be needed.
func (d *drafting) shown(p *plan, words wordPair, pairs exchanges, own bool) bool {
	seen := func(x exchange) bool { return d.sees(p.asker, x.question.GroupID) && x.answer.Message.At < p.at }
	list := slices.DeleteFunc(slices.Clone(pairs[words]), func(x exchange) bool { return !seen(x) })
	if len(list) != 1 || slices.ContainsFunc(pairs[words.reversed()], seen) || !own &&
		list[0].question.AuthorID == p.asker {
		return false
	}
	x := list[0]
	outright := -1
	for i, s := range d.called {
		switch {
		case s.Message.ID == x.answer.Message.ID:
			outright = i
		case d.equates(s, words) && d.sees(p.asker, s.Message.GroupID) && s.Message.At < p.at:
			return false
		}
	}
	same := x.answer.Message.ID == p.answer[0].Message.ID
	switch {
	case outright >= 0 && same:
		return false // one message says everything
	case outright >= 0:
		p.bridges = append(p.bridges, d.called[outright:outright+1])
	case same:
		p.asking = append(p.asking, x.question)
	default:
		p.asking = append(p.asking, x.question)
		p.bridges = append(p.bridges, []questions.Statement{x.answer})
	}
	return true
}

// equates says whether a statement calls two words the same.
func (d *drafting) equates(s questions.Statement, words wordPair) bool {
	one, other := d.Subjects[s.Fact.SubjectID], s.Fact.Value.Text
	return one == words.asked && other == words.answered || one == words.answered && other == words.asked
}

// pairsOfKind is how many attributes of one kind of task two people are asked for.
const pairsOfKind = 4

// mine asks two people after "my roadmap": each of them owns one, and what it is asked for differs.
func (d *drafting) mine() {
	owned := map[string]map[string][]corpus.Task{} // deliverable → owner → tasks
	for _, t := range d.Corpus.Tasks {
		if len(d.StatementsOf(t.ID, corpus.PredOwner)) == 0 {
			continue // no one has said whose it is
		}
		if owned[t.Deliverable] == nil {
			owned[t.Deliverable] = map[string][]corpus.Task{}
		}
		owned[t.Deliverable][t.OwnerID] = append(owned[t.Deliverable][t.OwnerID], t)
	}
	byTask := d.byTask()
	for _, name := range slices.Sorted(maps.Keys(owned)) {
		byPredicate := map[string][]plan{}
		var predicates []string
		for _, t := range d.Corpus.Tasks {
			if t.Deliverable != name || len(owned[name][t.OwnerID]) != 1 {
				continue
			}
			for _, f := range byTask[t.ID] {
				if p, ok := d.ownTask(t, f); ok {
					if len(byPredicate[f.Predicate]) == 0 {
						predicates = append(predicates, f.Predicate)
					}
					byPredicate[f.Predicate] = append(byPredicate[f.Predicate], p)
				}
			}
		}
		n := 0
		for _, key := range corpus.Shuffled(d.r, predicates) {
			list := byPredicate[key]
			if len(list) < 2 || list[0].fact.Value.Equal(list[1].fact.Value) || n == pairsOfKind {
				continue
			}
			n++
			d.add(list[0])
			d.add(list[1])
			d.paired()
		}
	}
}

// ownTask plans the question of an owner after an attribute of "my" task: that it is theirs is in their kickoff.
func (d *drafting) ownTask(t corpus.Task, f *corpus.Fact) (plan, bool) {
	if !d.asks(f) {
		return plan{}, false
	}
	owns := d.StatementsOf(t.ID, corpus.PredOwner)
	said := d.seen(f.ID, t.OwnerID, d.End)
	if len(owns) != 1 || len(said) != 1 || owns[0].Message.ID == said[0].Message.ID {
		return plan{}, false
	}
	asked := d.Asked(f)
	asked.Subject = "my " + t.Deliverable
	return plan{
		sub: "whose it is", asker: t.OwnerID, at: d.End, op: corpus.OpValue, fact: f, asked: asked, answer: said,
		ask: prompts.AskIn{Term: asked.Subject, Self: true}, bridges: [][]questions.Statement{owns},
	}, true
}
