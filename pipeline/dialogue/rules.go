package dialogue

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/pack"
)

// monthOfWork is how many workdays a month has where rates are per month.
const monthOfWork = 21

// soonestOverride is how many workdays after its base rule an override comes
// up at the earliest; latestOverride, at the latest.
const (
	soonestOverride = 5
	latestOverride  = 15
)

// regulated is a rule of the pack about what a group works on.
type regulated struct {
	rule   pack.Rule
	matter string // with its component
}

// foreseeRules puts what is said of rules (E19): somebody with authority states
// a base rule, weeks later somebody states its override, and what the
// override's term stands for is said by another person on another day.
func (p *planner) foreseeRules(r *rand.Rand) error {
	days := p.days.Workdays()
	if len(days) < soonestOverride+3 {
		return nil
	}
	q := quota{share: p.o.Rules * float64(len(days)) / monthOfWork, r: r}
	n := 0
	for g, list := range p.regulations(r) {
		q.meet()
		terms := map[string]bool{}
		for _, x := range list {
			if !q.wants() {
				break
			}
			q.take()
			n++
			if err := p.foreseeRule(r, g, fmt.Sprintf("%s/rule%d", p.b.Project.ID, n), x, !terms[x.rule.Key], days); err != nil {
				return fmt.Errorf("rule %s: %w", x.rule.Key, err)
			}
			terms[x.rule.Key] = true
		}
	}
	return nil
}

// regulations deals the pack's rules to the groups, so that no term stands for
// two things, and lists what each group has to regulate: every rule once before
// any is applied to another component.
func (p *planner) regulations(r *rand.Rand) [][]regulated {
	out := make([][]regulated, len(p.b.Groups))
	rounds := make([][][]regulated, len(out))
	for i, rule := range corpus.Shuffled(r, p.pack.Rules) {
		g := i % len(out)
		matters := []string{rule.Matter}
		if rule.Scope == pack.OfComponent {
			matters = nil
			for _, c := range corpus.Shuffled(r, rule.ComponentsOf(p.components(g))) {
				matters = append(matters, strings.ReplaceAll(rule.Matter, "{component}", c))
			}
		}
		for k, m := range matters {
			if k == len(rounds[g]) {
				rounds[g] = append(rounds[g], nil)
			}
			rounds[g][k] = append(rounds[g][k], regulated{rule, m})
		}
	}
	for g := range out {
		out[g] = slices.Concat(rounds[g]...)
	}
	return out
}

// components returns what a group works on, as the pack's rules look at it.
func (p *planner) components(g int) pack.Project {
	var sub pack.Subproject
	for _, t := range p.tasks.byGroup[g] {
		if !slices.ContainsFunc(sub.Components, func(n pack.Noun) bool { return n.Noun == t.Component }) {
			sub.Components = append(sub.Components, pack.Noun{Noun: t.Component})
		}
	}
	return pack.Project{Subprojects: []pack.Subproject{sub}}
}

// foreseeRule draws the days and values of a rule and puts its statements.
func (p *planner) foreseeRule(r *rand.Rand, g int, id string, x regulated, define bool, days []corpus.Date) error {
	values, err := p.ruleValues(r, g, x.rule)
	if err != nil {
		return err
	}
	last := len(days) - 1
	at := r.IntN(last - soonestOverride)
	over := at + soonestOverride + r.IntN(min(latestOverride-soonestOverride, last-at-soonestOverride)+1)
	fact := func(name, subject, predicate string, v corpus.Value) corpus.Fact {
		return corpus.Fact{ID: id + name, SubjectID: subject, Predicate: predicate, Value: v, GroupID: p.b.Groups[g].ID}
	}
	base := fact("/"+corpus.PredRequires, id, corpus.PredRequires, values[0])
	override := fact("/override", id, corpus.PredRequires, values[1])
	override.Condition, override.About = x.rule.Override.When, base.ID
	term := fact("/term/"+corpus.PredMeans, id+"/term", corpus.PredMeans, values[2])
	term.About = override.ID

	p.whenSomebody(g, days[at], func(anyRank bool) string { return p.authority(g, "", anyRank) }, func(by string) thread {
		p.facts.themes = append(p.facts.themes, corpus.Theme{ID: id, GroupID: base.GroupID, Kind: "rule", Title: x.matter})
		return p.ruled(base, by, "")
	})
	why := corpus.Pick(r, x.rule.Override.Because)
	p.whenSomebody(g, days[over], func(anyRank bool) string {
		if s, ok := p.memory.said[base.ID]; !ok || s.At.Date() == p.days.today || p.memory.said[term.ID].At.Date() == p.days.today {
			return ""
		}
		return p.authority(g, p.memory.said[term.ID].AuthorID, anyRank)
	}, func(by string) thread { return p.ruled(override, by, why) })
	if !define {
		return nil
	}
	defined := at + 1 + r.IntN(min(last, over+soonestOverride)-at-1)
	if defined >= over {
		defined++ // another day than the override's
	}
	p.whenSomebody(g, days[defined], func(bool) string {
		if p.memory.said[override.ID].At.Date() == p.days.today {
			return ""
		}
		return p.definer(g, p.memory.said[base.ID].AuthorID, p.memory.said[override.ID].AuthorID)
	}, func(by string) thread {
		p.facts.themes = append(p.facts.themes, corpus.Theme{ID: id + "/term", GroupID: term.GroupID, Kind: "term", Title: x.rule.Override.Term})
		return p.ruled(term, by, "")
	})
	return nil
}

// whenSomebody puts what only some may say to a day, or to the first day after
// it on which one of them is there. On the last day anybody may whatever their
// rank; nobody says it where that is not all that stands in the way.
func (p *planner) whenSomebody(g int, day corpus.Date, who func(anyRank bool) string, say func(by string) thread) {
	p.put(g, day, func() []thread {
		next := p.days.NextWorkday(p.days.today)
		isLast := next > p.days.Last
		switch by := who(isLast); {
		case by != "":
			return []thread{say(by)}
		case !isLast:
			p.whenSomebody(g, next, who, say)
		}
		return nil
	})
}

// ruleValues draws what a rule requires, what its override requires instead,
// and what the override's term stands for.
func (p *planner) ruleValues(r *rand.Rand, g int, rule pack.Rule) ([3]corpus.Value, error) {
	var out [3]corpus.Value
	o := pack.DrawOptions{Pools: p.pack.Pools, People: p.roster.namesBut(p.b.Groups[g].ID, "")}
	var err error
	if out[0], err = rule.Needs.Draw(r, o); err != nil {
		return out, fmt.Errorf("drawing what it requires: %w", err)
	}
	o.Skip = out[0].Equal
	instead := rule.Needs
	if rule.Override.Needs.Kind != "" {
		instead = rule.Override.Needs
	}
	if out[1], err = instead.Draw(r, o); err != nil {
		return out, fmt.Errorf("drawing what its override requires: %w", err)
	}
	if out[2], err = rule.Override.Means.Draw(r, pack.DrawOptions{}); err != nil {
		return out, fmt.Errorf("drawing what its term means: %w", err)
	}
	return out, nil
}

// ruled states a part of a rule today.
func (p *planner) ruled(f corpus.Fact, by, why string) thread {
	f.From, f.Knowers = p.days.today, []string{by}
	p.facts.add(f)
	return thread{{
		act: corpus.ActRule, author: by, facts: []string{f.ID}, because: why, marks: []string{corpus.MarkOverride}, parent: -1, obligation: "rule",
	}}
}

// lowestRuler is the last rank of those who make rules and decide about what
// others own.
const lowestRuler = 3

// authority is somebody who may make a rule today: a manager or the executive,
// else who ranks next to them, whatever that rank is if any will do, but not who
// is named; empty where nobody may.
func (p *planner) authority(g int, not string, anyRank bool) string {
	leads := slices.DeleteFunc(p.roster.leads(g), func(id string) bool { return id == not })
	if len(leads) > 0 {
		return corpus.Pick(p.r, leads)
	}
	if id := p.roster.senior(g, not); id != "" && (anyRank || p.roster.people[id].Rank <= lowestRuler) {
		return id
	}
	return ""
}

// definer is somebody who explains a term today: a member who did not make the
// rule, rather not a manager; empty where nobody is there.
func (p *planner) definer(g int, not ...string) string {
	here := slices.DeleteFunc(p.roster.here(p.roster.members[g]), func(id string) bool { return slices.Contains(not, id) })
	staff := slices.DeleteFunc(slices.Clone(here), func(id string) bool { return p.roster.people[id].Rank <= 2 })
	switch {
	case len(staff) > 0:
		return corpus.Pick(p.r, staff)
	case len(here) > 0:
		return corpus.Pick(p.r, here)
	}
	return ""
}
