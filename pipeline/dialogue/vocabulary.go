package dialogue

import (
	"fmt"
	"math/rand/v2"
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/pack"
)

// vocabulary is what roles call by words of their own (G3, G15): a concept of a
// task that somebody asks after in one role's word and somebody else answers in
// another's, so that both messages together tell that the words mean the same.
type vocabulary struct {
	r        *rand.Rand
	concepts []pack.Concept    // those that people ask after
	asked    map[string]int    // group and concept → exchanges
	unasked  map[int][]unasked // group → what somebody will state
}

// owedWords is the obligation of what is said for the sake of its words: another
// person's word would spoil it.
const owedWords = "vocabulary"

// saidOutright is the share, in percent, of answers that also say outright that
// the two words mean the same.
const saidOutright = 30

// latestOther is within how many workdays of an exchange somebody states the
// concept of another task, in their own word and unasked.
const latestOther = 12

// othersStated is how many other tasks' facts follow on an exchange at most.
const othersStated = 2

// foreseeVocabulary puts the exchanges of every group to days.
func (p *planner) foreseeVocabulary(r *rand.Rand) {
	v := &p.vocabulary
	*v = vocabulary{r: r, asked: map[string]int{}, unasked: map[int][]unasked{}}
	for _, c := range p.pack.Terms {
		if c.Spoken() {
			v.concepts = append(v.concepts, c)
		}
	}
	days := p.days.Workdays()
	q := quota{share: p.o.Vocabulary * float64(len(days)) / monthOfWork, r: r}
	for g := range p.b.Groups {
		q.meet()
		for q.wants() {
			q.take()
			p.putExchange(g, days[r.IntN(len(days))])
		}
	}
}

// putExchange puts an exchange to a day, or to the next one on which it is
// possible: a task goes on, and the people of both words are there.
func (p *planner) putExchange(g int, day corpus.Date) {
	p.put(g, day, func() []thread {
		if th, ok := p.exchange(g); ok {
			return []thread{th}
		}
		if next := p.days.NextWorkday(p.days.today); next <= p.days.Last {
			p.putExchange(g, next)
		}
		return nil
	})
}

// exchange lets somebody ask after a concept of a task in their role's word, and
// somebody active in the task answer in another role's.
func (p *planner) exchange(g int) (thread, bool) {
	v := &p.vocabulary
	for _, c := range p.leastAsked(g) {
		for _, t := range corpus.Shuffled(v.r, p.tasks.underWay(g, p.days.today)) {
			if _, known := p.facts.index[conceptID(t.ID, c)]; known {
				continue
			}
			asker, knower, ok := p.speakers(t, c)
			if !ok {
				continue
			}
			f, ok := p.conceptFact(t, c, knower, asker)
			if !ok {
				continue
			}
			v.asked[conceptAt(g, c)]++
			p.putOthers(g, c, p.roster.people[knower].Role)
			answer := cell{act: corpus.ActAnswer, author: knower, task: t.ID, to: asker, obligation: owedWords}
			answer.facts = []string{f.ID}
			if v.r.IntN(100) < saidOutright {
				answer.facts = append(answer.facts, p.calledFact(g, c, asker, knower))
			}
			answer.facts = p.withOtherKinds(answer.facts, t, f)
			return thread{{act: corpus.ActQuestion, author: asker, task: t.ID, to: knower, asks: f.ID, parent: -1, obligation: owedWords}, answer}, true
		}
	}
	return nil, false
}

// withOtherKinds lets who answers also say what else they know of the task by
// now: nothing that could be taken for what was asked.
func (p *planner) withOtherKinds(facts []string, t corpus.Task, asked corpus.Fact) []string {
	for len(facts) < mostInReport {
		f, ok := p.pending.waiting(t.ID, p.days.today, -1, func(f corpus.Fact) bool {
			return p.pending.knownTo(asked.Knowers[0])(f) && !p.pending.isAsked(f.ID) && f.Value.Kind != asked.Value.Kind && actFor(p.facts.attrs[f.Predicate].Class) == corpus.ActProgress
		})
		if !ok {
			break
		}
		p.pending.stated[f.ID] = true
		facts = append(facts, f.ID)
	}
	return facts
}

// leastAsked lists the concepts, those of the fewest exchanges in a group first.
func (p *planner) leastAsked(g int) []pack.Concept {
	v := &p.vocabulary
	out := corpus.Shuffled(v.r, v.concepts)
	slices.SortStableFunc(out, func(a, b pack.Concept) int { return v.asked[conceptAt(g, a)] - v.asked[conceptAt(g, b)] })
	return out
}

func conceptAt(g int, c pack.Concept) string { return fmt.Sprintf("%d/%s", g, c.Key()) }

func conceptID(task string, c pack.Concept) string { return task + "/term/" + c.Key() }

// speakers draws who asks after a concept of a task and who answers: two people
// of the group whose roles have different words for it, the second one active in
// the task where there is one.
func (p *planner) speakers(t corpus.Task, c pack.Concept) (asker, knower string, ok bool) {
	here := p.roster.voices(t)
	for _, knower := range here {
		word := c.ByRole[p.roster.people[knower].Role]
		if word == "" {
			continue
		}
		for _, asker := range corpus.Shuffled(p.vocabulary.r, here) {
			if other := c.ByRole[p.roster.people[asker].Role]; other != "" && other != word {
				return asker, knower, true
			}
		}
	}
	return "", "", false
}

// conceptFact draws what a concept of a task is, and adds it as a fact: somebody
// other than those who speak of it, where it is a person.
func (p *planner) conceptFact(t corpus.Task, c pack.Concept, knower string, others ...string) (corpus.Fact, bool) {
	o := pack.DrawOptions{
		Pools: p.pack.Pools, People: p.roster.namesBut(t.GroupID, append(others, knower)...), Workday: p.days.IsWorkday,
		From: p.days.NextWorkday(p.days.today), To: p.days.AddWorkdays(p.days.today, monthOfWork),
	}
	value, err := c.Value.Draw(p.vocabulary.r, o)
	if err != nil {
		return corpus.Fact{}, false
	}
	f := corpus.Fact{
		ID: conceptID(t.ID, c), SubjectID: t.ID, Predicate: c.Key(), Value: value, From: p.days.today,
		TaskID: t.ID, GroupID: t.GroupID, Knowers: []string{knower},
	}
	p.facts.add(f)
	p.pending.stated[f.ID] = true
	return f, true
}

// calledFact says that what one role calls by a word is what another one calls
// by its own; a group says it of the same words as often as it comes up.
func (p *planner) calledFact(g int, c pack.Concept, asker, knower string) string {
	theirs, own := c.ByRole[p.roster.people[asker].Role], c.ByRole[p.roster.people[knower].Role]
	subject := p.b.Project.ID + "/word/" + pack.Slug(theirs)
	id := p.b.Groups[g].ID + "/word/" + pack.Slug(theirs) + "/" + pack.Slug(own)
	if at, known := p.facts.index[id]; known {
		if f := &p.facts.list[at]; !slices.Contains(f.Knowers, knower) {
			f.Knowers = append(f.Knowers, knower)
		}
		return id
	}
	p.facts.add(corpus.Fact{
		ID: id, SubjectID: subject, Predicate: corpus.PredCalled, Value: corpus.TextValue(corpus.KindText, own), From: p.days.today,
		GroupID: p.b.Groups[g].ID, Knowers: []string{knower},
	})
	if !slices.ContainsFunc(p.facts.themes, func(t corpus.Theme) bool { return t.ID == subject }) {
		p.facts.themes = append(p.facts.themes, corpus.Theme{ID: subject, GroupID: p.b.Groups[g].ID, Kind: "word", Title: theirs})
	}
	return id
}

// unasked is a concept that people of a role will state of another task.
type unasked struct {
	concept pack.Concept
	role    string
	from    corpus.Date
}

// putOthers lets people of the role that answered state the same concept of
// other tasks within some days: in their own word, and unasked.
func (p *planner) putOthers(g int, c pack.Concept, role string) {
	v := &p.vocabulary
	for range 1 + v.r.IntN(othersStated) {
		v.unasked[g] = append(v.unasked[g], unasked{c, role, p.days.AddWorkdays(p.days.today, 1+v.r.IntN(latestOther))})
	}
}

// weaveWords puts what is stated unasked into reports of the day that somebody
// of the role writes about a task anyway.
func (p *planner) weaveWords(g int, threads []thread) {
	v := &p.vocabulary
	v.unasked[g] = slices.DeleteFunc(v.unasked[g], func(u unasked) bool {
		return u.from <= p.days.today && p.weave(u, threads)
	})
}

func (p *planner) weave(u unasked, threads []thread) bool {
	for _, th := range threads {
		for i := range th {
			c := &th[i]
			_, known := p.facts.index[conceptID(c.task, u.concept)]
			hosts := c.act == corpus.ActProgress || c.act == corpus.ActKickoff || c.act == corpus.ActBlocker
			if !hosts || known || c.task == "" || len(c.facts) == 0 || len(c.facts) >= mostInReport && c.act == corpus.ActProgress || p.roster.people[c.author].Role != u.role {
				continue
			}
			if f, ok := p.conceptFact(p.tasks.byID[c.task], u.concept, c.author); ok {
				c.facts = append(slices.Clip(c.facts), f.ID)
				return true
			}
		}
	}
	return false
}
