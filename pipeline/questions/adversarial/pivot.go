package adversarial

import (
	"memloom/internal/corpus"
	"memloom/pipeline/questions"
)

// pivots ask for an attribute of a task that the question names only by what another person did to it on a day: the
// message in which they did it is the pivot, and what is asked for is elsewhere (G15, multi-hop). Every task is
// started and finished; there are no more pivots of one kind than of a rarer one that has enough of them, so that
// questions differ in what they point to.
func (d *drafting) pivots() {
	byTask := d.byTask()
	byKind := map[string][]plan{}
	for _, t := range d.Corpus.Tasks {
		for _, x := range d.deeds[t.ID] {
			asker, ok := d.asker(t.GroupID, x.said.Message.AuthorID)
			if !ok {
				continue
			}
			if f, said, ok := d.elsewhere(byTask[t.ID], x, asker); ok {
				p := plan{sub: x.did, asker: asker, at: d.End, op: corpus.OpValue, fact: f, asked: d.Asked(f),
					answer: said}
				byKind[x.did] = append(byKind[x.did], d.named(p, x, x.when(d.End.Date())))
			}
		}
	}
	most := max(fewest, len(byKind[reported]))
	for _, kind := range []string{started, finished, changed, corrected, reported, promised} {
		list := corpus.Shuffled(d.r, byKind[kind])
		for _, p := range list[:min(len(list), most)] {
			d.add(p)
		}
	}
}

// elsewhere draws a fact of a deed's task that another message than the deed's
// states, and nothing else than what the question may ask for.
func (d *drafting) elsewhere(facts []*corpus.Fact, x deed, asker string) (*corpus.Fact, []questions.Statement, bool) {
	for _, f := range corpus.Shuffled(d.r, facts) {
		if !d.asks(f) || x.tells(f) || d.names(x, asker, f) {
			continue
		}
		said := d.seen(f.ID, asker, d.End)
		if len(said) == 1 && said[0].Message.ID != x.said.Message.ID {
			return f, said, true
		}
	}
	return &corpus.Fact{}, nil, false
}
