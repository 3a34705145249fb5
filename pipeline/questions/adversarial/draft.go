package adversarial

import (
	"math/rand/v2"
	"slices"

	"memloom/internal/corpus"
	"memloom/pipeline/questions"
	"memloom/prompts"
)

// drafting is the making of one family's drafts.
type drafting struct {
	*questions.World
	r       *rand.Rand
	family  Family
	people  map[string]corpus.Person
	tasks   map[string]corpus.Task
	members map[string][]string
	deeds   map[string][]deed     // task → the deeds that name it
	every   []deed                // all that anyone reads of, those of flagged days too
	acts    map[string]corpus.Act // message → what it was planned for
	called  []questions.Statement // where a person says outright what another person calls a thing
	out     [][]questions.Draft   // those that belong together stand together
}

// plan is what a draft asks for, before it is one.
type plan struct {
	sub    string // subcategory
	asker  string
	at     corpus.Stamp
	op     corpus.Operation
	fact   *corpus.Fact // whose value is the answer
	holds  corpus.Stamp
	asked  prompts.Asked
	ask    prompts.AskIn // what else the wording needs
	answer []questions.Statement

	bridges    [][]questions.Statement // each needed, any one of each
	asking     []corpus.Message        // questions that are needed as well; they state nothing
	superseded []questions.Statement
	context    []questions.Statement // not needed, and easily taken for the answer
	mistaken   string                // the message that the last bridge corrects
}

// draft makes a draft of a plan. The alternative sets are numbered as filters
// leave them out: the answer, then each bridge, then what was superseded.
func (d *drafting) draft(p plan) questions.Draft {
	it := corpus.Item{
		Category: d.family.category, Subcategory: p.sub, AskerID: p.asker, AskedAt: p.at,
		Answer:   questions.AnswerText(p.fact.Value, p.at.Date()),
		Evidence: questions.Evidence(p.answer, corpus.RoleAnswer, 1),
	}
	holds := p.holds
	if holds == 0 {
		holds = p.at
	}
	it.Gold = []corpus.GoldAtom{questions.Operand(p.answer[0], p.op, holds)}
	group := 1
	for _, b := range p.bridges {
		group++
		it.Evidence = append(it.Evidence, questions.Evidence(b, corpus.RoleBridge, group)...)
		it.Gold = append(it.Gold, questions.Bridge(b[0], p.op, b[0].Message.At))
	}
	if p.mistaken != "" {
		it.Evidence = append(it.Evidence, corpus.Evidence{MessageID: p.mistaken, Role: corpus.RoleContext,
			Set: group})
	}
	for _, q := range p.asking {
		group++
		it.Evidence = append(it.Evidence, corpus.Evidence{MessageID: q.ID, Role: corpus.RoleBridge, Set: group})
	}
	if len(p.superseded) > 0 {
		it.Evidence = append(it.Evidence, questions.Evidence(p.superseded, corpus.RoleSuperseded, group+1)...)
	}
	for i, s := range p.context {
		it.Evidence = append(it.Evidence, corpus.Evidence{MessageID: s.Message.ID, Role: corpus.RoleContext,
			Set: group + 2 + i})
	}
	it.Evidence = once(it.Evidence)
	v := p.fact.Value
	it.Gold = append(it.Gold, corpus.GoldAtom{
		Part: corpus.PartResult, SubjectID: p.fact.SubjectID, Predicate: p.fact.Predicate, At: holds, Operation: p.op,
		Atom: &v,
		How:  it.Gold[0].How, FactIDs: []string{p.fact.ID},
	})
	ask := p.ask
	ask.Operation, ask.Asker = p.op, d.people[p.asker].Name
	if len(ask.About) == 0 {
		ask.About = []prompts.Asked{p.asked}
	}
	return questions.Draft{Item: it, Ask: ask}
}

// once drops a message's later roles: it is evidence for what it is needed for first.
func once(list []corpus.Evidence) []corpus.Evidence {
	seen := map[string]bool{}
	return slices.DeleteFunc(list, func(e corpus.Evidence) bool {
		twice := seen[e.MessageID]
		seen[e.MessageID] = true
		return twice
	})
}

// add keeps a draft with what makes it harder: the task named by what a person did to it instead of its name.
func (d *drafting) add(p plan, harder ...func(plan) (plan, string, bool)) {
	x := d.draft(p)
	for _, h := range harder {
		if q, what, ok := h(p); ok && len(x.Harder) < 2 {
			y := d.draft(q)
			x.Harder = append(x.Harder, questions.Refinement{What: what, Ask: y.Ask, Item: y.Item})
		}
	}
	d.out = append(d.out, []questions.Draft{x})
}

// paired lets the last two drafts belong together.
func (d *drafting) paired() {
	n := len(d.out)
	d.out = append(d.out[:n-2], slices.Concat(d.out[n-2:]...))
}

// byDeed names a plan's task by the n-th deed that is fit for it: one that the
// asker can see, in no message that the question rests on already.
func (d *drafting) byDeed(n int) func(plan) (plan, string, bool) {
	return func(p plan) (plan, string, bool) {
		x, ok := d.fitDeed(p, n)
		if !ok {
			return plan{}, "", false
		}
		return d.named(p, x, x.when(p.at.Date())), "the task by what somebody did to it", true
	}
}

// fitDeed returns the n-th deed by which a plan's task can be named.
func (d *drafting) fitDeed(p plan, n int) (deed, bool) {
	rests := slices.Concat(p.answer, p.superseded, slices.Concat(p.bridges...))
	for _, x := range d.deeds[p.fact.TaskID] {
		m := x.said.Message
		used := slices.ContainsFunc(rests, func(s questions.Statement) bool { return s.Message.ID == m.ID })
		if used || x.tells(p.fact) || d.names(x, p.asker, p.fact) || m.At >= p.at || !d.sees(p.asker, m.GroupID) {
			continue
		}
		if n == 0 {
			return x, true
		}
		n--
	}
	return deed{}, false
}

// named names a plan's task by a deed; when is the deed's day in the words of the question.
func (d *drafting) named(p plan, x deed, when string) plan {
	p.bridges, p.mistaken = append(slices.Clone(p.bridges), []questions.Statement{x.said}), x.mistaken
	p.ask.About = slices.Clone(p.ask.About)
	if len(p.ask.About) == 0 {
		p.ask.About = []prompts.Asked{p.asked}
	}
	name := p.ask.About[0].Subject
	for i := range p.ask.About {
		if p.ask.About[i].Subject == name {
			p.ask.About[i].Subject = x.task.Deliverable
		}
	}
	p.ask.Clues = d.clues(x, p.asker, when)
	p.ask.Self = p.ask.Self || x.said.Message.AuthorID == p.asker
	return p
}
