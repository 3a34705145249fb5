package adversarial

import (
	"memloom/internal/corpus"
	"memloom/prompts"
)

// updates ask after recorded changes: for what holds now, for what held before,
// and for the finding that made it change (G15, knowledge update).
func (d *drafting) updates() {
	for _, f := range d.Stated() {
		old, ok := d.Fact(f.Supersedes)
		if !ok || f.TaskID == "" || f.Condition != "" || f.To != 0 || old.Supersedes != "" {
			continue
		}
		if _, ok := d.Attribute(f.SubjectID, f.Predicate); !ok {
			continue
		}
		asker, ok := d.asker(f.GroupID, f.Knowers[0])
		if !ok {
			continue
		}
		now, before := d.seen(f.ID, asker, d.End), d.seen(old.ID, asker, d.End)
		if len(now) == 0 || len(before) == 0 {
			continue
		}
		p := plan{sub: "current state", asker: asker, at: d.End, op: corpus.OpLatest, fact: f, asked: d.Asked(f), answer: now, superseded: before}
		d.add(p, d.byDeed(0), d.byDeed(1))
		prior := p
		prior.sub, prior.op, prior.fact, prior.answer, prior.superseded = "prior value", corpus.OpPrior, old, before, nil
		prior.holds = before[0].Message.At
		prior.bridges = append(prior.bridges, now)
		d.add(prior, d.byDeed(0), d.byDeed(1))
		d.trigger(p)
	}
}

// trigger asks for what made a value change: the decision points to it, and
// what it was stands in the message that it points to.
func (d *drafting) trigger(p plan) {
	why, ok := d.Fact(p.fact.Because)
	if !ok || why.Noise {
		return
	}
	said := d.seen(why.ID, p.asker, p.at)
	if len(said) == 0 {
		return
	}
	changed := p.asked
	found := d.Asked(why)
	p.sub, p.op, p.bridges, p.superseded = "trigger", corpus.OpTrigger, append(p.bridges, p.answer), nil
	p.fact, p.answer = why, said
	p.ask.About = []prompts.Asked{changed, {Subject: changed.Subject, Attribute: found.Class, Class: found.Class, Kind: found.Kind}}
	p.fact.TaskID = p.bridges[0][0].Fact.TaskID
	d.add(p, d.byDeed(0), d.byDeed(1))
}
