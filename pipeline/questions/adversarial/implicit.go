package adversarial

import (
	"maps"
	"slices"

	"memloom/internal/corpus"
	"memloom/pipeline/questions"
	"memloom/prompts"
)

// implicit asks in the first person: after something of a task that is known by what the asker did to it, after what
// they promised, what they wanted where another person wanted otherwise, and when they are back (G15, user-implicit).
func (d *drafting) implicit() {
	d.promised()
	d.wished()
	d.absent()
	most := fewest
	if d.channels() {
		most = 3 * fewest
	}
	d.done(max(len(d.out), most))
}

// channels says whether the corpus is of channels, where every category has a number of its own for each of them.
func (d *drafting) channels() bool {
	return slices.ContainsFunc(d.Corpus.Groups, func(g corpus.Group) bool { return g.Kind == corpus.Channel })
}

// fewest is how many drafts a kind of question gets where others are rare.
const fewest = 40

// done asks after so many tasks that are known by what the asker did to them.
func (d *drafting) done(most int) {
	byTask, n := d.byTask(), 0
	for _, t := range corpus.Shuffled(d.r, d.Corpus.Tasks) {
		for _, x := range d.deeds[t.ID] {
			asker := x.said.Message.AuthorID
			if !d.sees(asker, t.GroupID) || n >= most {
				continue
			}
			if f, said, ok := d.elsewhere(byTask[t.ID], x, asker); ok {
				p := plan{sub: "what I did", asker: asker, at: d.End, op: corpus.OpValue, fact: f, asked: d.Asked(f),
					answer: said}
				d.add(d.named(p, x, x.when(d.End.Date())))
				n++
			}
		}
	}
}

// promised asks by when the asker promised something.
func (d *drafting) promised() {
	for _, f := range d.Stated() {
		about, ok := d.Fact(f.About)
		if f.Predicate != corpus.PredPromised || !ok {
			continue
		}
		said := d.Statements(f.ID)
		asker := said[0].Message.AuthorID
		if len(said) != 1 || !d.sees(asker, said[0].Message.GroupID) {
			continue
		}
		asked := d.Asked(about)
		asked.Class, asked.Kind = "promise", corpus.KindDate
		p := plan{sub: "what I promised", asker: asker, at: d.End, op: corpus.OpValue, fact: f, asked: asked,
			answer: said}
		p.ask.Self = true
		d.add(p, d.byDeed(0), d.byDeed(1))
	}
}

// wished asks what the asker wanted for a decision for which others wanted something else: of two who ask, each is
// answered by their own wish, whatever was decided.
func (d *drafting) wished() {
	wishes := map[string][]questions.Statement{} // what is to be decided → the wishes for it
	var matters []*corpus.Fact
	for _, f := range d.Stated() {
		about, ok := d.Fact(f.About)
		if said := d.Statements(f.ID); f.Predicate == corpus.PredOption && ok && len(said) == 1 {
			if len(wishes[about.ID]) == 0 {
				matters = append(matters, about)
			}
			wishes[about.ID] = append(wishes[about.ID], said[0])
		}
	}
	for _, about := range matters {
		drafted := 0
		for i, s := range wishes[about.ID] {
			others := slices.DeleteFunc(slices.Clone(wishes[about.ID]), func(o questions.Statement) bool {
				return o.Message.AuthorID == s.Message.AuthorID || o.Fact.Value.Equal(s.Fact.Value)
			})
			asker := s.Message.AuthorID
			if len(others) != len(wishes[about.ID])-1 || len(others) == 0 || !d.sees(asker, s.Message.GroupID) {
				continue
			}
			asked := d.Asked(about)
			asked.Class = optionClass
			p := plan{sub: "what I wanted", asker: asker, at: d.End, op: corpus.OpValue, fact: s.Fact, asked: asked,
				answer: wishes[about.ID][i : i+1], context: slices.Concat(others, d.seen(about.ID, asker, d.End))}
			p.ask.Self = true
			d.add(p, d.byDeed(0), d.byDeed(1))
			drafted++
		}
		if drafted == 2 {
			d.paired()
		}
	}
}

// optionClass is the class of what a person would have for a decision.
const optionClass = "option"

// absent asks when the asker is back, of one of several absences that they announced: the one of the month in which
// they did something else. Neither that nor the announcements alone tell which day is meant, so that the others are
// shown next to them.
func (d *drafting) absent() {
	announced := map[string][]questions.Statement{} // person → where they say when they are back
	for _, f := range d.Stated() {
		if f.Predicate != corpus.PredBack || f.Value.Kind != corpus.KindDate {
			continue
		}
		if said := d.seen(f.ID, f.SubjectID, d.End); len(said) == 1 && said[0].Message.AuthorID == f.SubjectID {
			announced[f.SubjectID] = append(announced[f.SubjectID], said[0])
		}
	}
	for _, who := range slices.Sorted(maps.Keys(announced)) {
		for i, s := range announced[who] {
			others := slices.Delete(slices.Clone(announced[who]), i, i+1)
			asked := d.Asked(s.Fact)
			asked.Subject, asked.Class = d.people[who].Name, "absence"
			p := plan{
				sub: "when I am back", asker: who, at: d.End, op: corpus.OpValue, fact: s.Fact, asked: asked,
				answer: []questions.Statement{s},
				holds:  s.Message.At, context: others,
			}
			p.ask.Self = true
			if first, ok := d.monthByEvent(p, 0); ok {
				d.add(first, func(plan) (plan, string, bool) {
					q, ok := d.monthByEvent(p, 1)
					return q, "the month by something else that the asker did in it", ok
				})
			}
		}
	}
}

// monthKey is the month of a statement.
func monthKey(s questions.Statement) string { return s.Message.At.Date().Time().Format("2006-01") }

// monthByEvent names the month of an announced absence by the n-th task that the asker finished or started in it. It
// does not where they announced another one in that month.
func (d *drafting) monthByEvent(p plan, n int) (plan, bool) {
	month := monthKey(p.answer[0])
	if slices.ContainsFunc(p.context, func(s questions.Statement) bool {
		return monthKey(s) == month
	}) || len(p.context) == 0 {
		return plan{}, false
	}
	for _, t := range d.Corpus.Tasks {
		for _, event := range []string{corpus.PredFinished, corpus.PredStarted} {
			done := d.StatementsOf(t.ID, event)
			if t.OwnerID != p.asker || len(done) != 1 || done[0].Message.AuthorID != p.asker ||
				!d.sees(p.asker, done[0].Message.GroupID) ||
				monthKey(done[0]) != month {
				continue
			}
			if n--; n >= 0 {
				continue
			}
			asked := d.Asked(done[0].Fact)
			p.ask.When = &prompts.When{Relation: "on", Event: &asked}
			p.bridges = append(slices.Clone(p.bridges), done)
			return p, true
		}
	}
	return plan{}, false
}
