package adversarial

import (
	"memloom/internal/corpus"
	"memloom/prompts"
)

// updates ask after recorded changes: for what holds now, for what held before,
// and for the finding that made it change (G15, knowledge update).
func (d *drafting) updates() {
	kinds := []func(plan, *corpus.Fact) bool{d.current, d.prior, d.trigger}
	n := 0
	for _, f := range corpus.Shuffled(d.r, d.Stated()) {
		p, old, ok := d.change(f)
		if !ok {
			continue
		}
		for range kinds { // the kinds take turns; one that a change does not carry is passed over
			n++
			if kinds[n%len(kinds)](p, old) {
				break
			}
		}
		if d.channels() && n%len(kinds) != len(kinds)-1 { // what made it change is another thing to ask for
			d.trigger(p, old)
		}
	}
}

// change plans a question after a fact that replaced another, and returns that one.
func (d *drafting) change(f *corpus.Fact) (plan, *corpus.Fact, bool) {
	old, ok := d.Fact(f.Supersedes)
	_, attribute := d.Attribute(f.SubjectID, f.Predicate)
	if !ok || !attribute || f.TaskID == "" || f.Condition != "" || f.To != 0 || old.Supersedes != "" {
		return plan{}, old, false
	}
	asker, ok := d.asker(f.GroupID, f.Knowers[0])
	if !ok {
		return plan{}, old, false
	}
	now, before := d.seen(f.ID, asker, d.End), d.seen(old.ID, asker, d.End)
	p := plan{sub: "current state", asker: asker, at: d.End, op: corpus.OpLatest, fact: f, asked: d.Asked(f),
		answer: now, superseded: before}
	return p, old, len(now) > 0 && len(before) > 0
}

func (d *drafting) current(p plan, _ *corpus.Fact) bool {
	d.add(p, d.byDeed(0), d.byDeed(1))
	return true
}

func (d *drafting) prior(p plan, old *corpus.Fact) bool {
	if d.Repeated(old) {
		return false
	}
	now := p.answer
	p.sub, p.op, p.fact, p.answer, p.superseded = "prior value", corpus.OpPrior, old, p.superseded, nil
	p.holds = p.answer[0].Message.At
	p.bridges = append(p.bridges, now)
	d.add(p, d.byDeed(0), d.byDeed(1))
	return true
}

// trigger asks for what made a value change: the decision points to it, and
// what it was is in the message that it points to.
func (d *drafting) trigger(p plan, _ *corpus.Fact) bool {
	why, ok := d.Fact(p.fact.Because)
	if !ok || why.Noise {
		return false
	}
	said := d.seen(why.ID, p.asker, p.at)
	if len(said) == 0 || d.rivals(p, why) {
		return false
	}
	changed := p.asked
	found := d.Asked(why)
	p.sub, p.op, p.bridges, p.superseded = "trigger", corpus.OpTrigger, append(p.bridges, p.answer), nil
	p.fact, p.answer = why, said
	p.ask.About = []prompts.Asked{changed, {Subject: changed.Subject, Attribute: found.Class, Class: found.Class,
		Kind: found.Kind}}
	named := *p.fact
	named.TaskID = p.bridges[0][0].Fact.TaskID // by which the changed thing is named
	p.fact = &named
	d.add(p, d.byDeed(0), d.byDeed(1))
	return true
}

// rivals says whether something else of the class of a finding had been stated of the changed task before the change:
// an obstacle of its own would answer as well what made it change.
func (d *drafting) rivals(p plan, why *corpus.Fact) bool {
	class := d.Asked(why).Class
	for _, f := range d.Stated() {
		if f.TaskID != p.fact.TaskID || f.ID == why.ID || f.ID == p.fact.ID || f.ID == p.fact.Supersedes ||
			d.Asked(f).Class != class {
			continue
		}
		if _, attribute := d.Attribute(f.SubjectID, f.Predicate); attribute &&
			len(d.seen(f.ID, p.asker, p.answer[0].Message.At)) > 0 {
			return true
		}
	}
	return false
}
