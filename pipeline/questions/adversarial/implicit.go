package adversarial

import (
	"slices"

	"memloom/internal/corpus"
	"memloom/pipeline/questions"
	"memloom/prompts"
)

// implicit asks in the first person: after something of a task that is known by
// what the asker did to it, after what they promised, and when they are back
// (G15, user-implicit).
func (d *drafting) implicit() {
	d.promised()
	d.absent()
	d.done(max(len(d.out), fewest))
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
				p := plan{sub: "what I did", asker: asker, at: d.End, op: corpus.OpValue, fact: f, asked: d.Asked(f), answer: said}
				d.add(d.named(p, x, questions.AnswerText(corpus.DateValue(x.said.Message.At.Date()), d.End.Date())))
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
		p := plan{sub: "what I promised", asker: asker, at: d.End, op: corpus.OpValue, fact: f, asked: asked, answer: said}
		p.ask.Self = true
		d.add(p, d.byDeed(0), d.byDeed(1))
	}
}

// absent asks when the asker is back, of the absence that they announced on a
// day: one that the asker themselves speaks of.
func (d *drafting) absent() {
	stated := d.Stated()
	announced := map[string]map[string]bool{} // person and month → absences
	for _, f := range stated {
		for _, s := range d.Statements(f.ID) {
			if f.Predicate != corpus.PredBack {
				break
			}
			at := f.SubjectID + monthKey(s)
			if announced[at] == nil {
				announced[at] = map[string]bool{}
			}
			announced[at][f.ID] = true
		}
	}
	for _, f := range stated {
		if f.Predicate != corpus.PredBack || f.Value.Kind != corpus.KindDate {
			continue
		}
		said := d.seen(f.ID, f.SubjectID, d.End)
		if len(said) == 0 || said[0].Message.AuthorID != f.SubjectID {
			continue
		}
		asked := d.Asked(f)
		asked.Subject, asked.Class = d.people[f.SubjectID].Name, "absence"
		p := plan{sub: "when I am back", asker: f.SubjectID, at: d.End, op: corpus.OpValue, fact: f, asked: asked, answer: said}
		p.ask.Self = true
		p.holds = said[0].Message.At
		p.ask.When = monthOf(said[0].Message.At.Date())
		if len(announced[f.SubjectID+monthKey(said[0])]) == 1 {
			d.add(p, d.monthByEvent)
		}
	}
}

// monthKey is the month of a statement.
func monthKey(s questions.Statement) string { return s.Message.At.Date().Time().Format("2006-01") }

// monthByEvent names the month of an announced absence by a task that the asker
// finished in it.
func (d *drafting) monthByEvent(p plan) (plan, string, bool) {
	month := monthKey(p.answer[0])
	for _, t := range d.Corpus.Tasks {
		done := d.StatementsOf(t.ID, corpus.PredFinished)
		if t.OwnerID != p.asker || len(done) != 1 || done[0].Message.AuthorID != p.asker || !d.sees(p.asker, done[0].Message.GroupID) ||
			monthKey(done[0]) != month {
			continue
		}
		asked := d.Asked(*done[0].Fact)
		p.ask.When = &prompts.When{Relation: "on", Event: &asked}
		p.bridges = append(slices.Clone(p.bridges), done)
		return p, "the month by what the asker finished in it", true
	}
	return plan{}, "", false
}
