package adversarial

import (
	"memloom/internal/corpus"
	"memloom/pipeline/questions"
)

// pivots ask for an attribute of a task that the question names only by what
// somebody else did to it on a day: the message in which they did it is the
// pivot, and what is asked for stands elsewhere (G15, multi-hop).
func (d *drafting) pivots() {
	byTask := d.byTask()
	for _, t := range d.Corpus.Tasks {
		for _, x := range d.deeds[t.ID] {
			asker, ok := d.asker(t.GroupID, x.said.Message.AuthorID)
			if !ok {
				continue
			}
			if f, said, ok := d.elsewhere(byTask[t.ID], x, asker); ok {
				p := plan{sub: pivotKind(x), asker: asker, at: d.End, op: corpus.OpValue, fact: f, asked: d.Asked(f), answer: said}
				d.add(d.named(p, x, questions.AnswerText(corpus.DateValue(x.said.Message.At.Date()), d.End.Date())))
			}
		}
	}
}

func pivotKind(x deed) string {
	switch x.what() {
	case corpus.PredStarted, corpus.PredFinished:
		return x.what()
	}
	return "changed"
}

// elsewhere draws a fact of a deed's task that another message than the deed's
// states, and nothing else than what the question may ask for.
func (d *drafting) elsewhere(facts []corpus.Fact, x deed, asker string) (corpus.Fact, []questions.Statement, bool) {
	for _, f := range corpus.Shuffled(d.r, facts) {
		if !d.asks(f) || x.tells(f) {
			continue
		}
		said := d.seen(f.ID, asker, d.End)
		if len(said) == 1 && said[0].Message.ID != x.said.Message.ID {
			return f, said, true
		}
	}
	return corpus.Fact{}, nil, false
}
