package owed

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/pipeline/dialogue/state"
)

// monthOfWork is how many workdays a month has where rates are per month.
const monthOfWork = 21

// soonestOverride is how many workdays after its base rule an override comes up at the earliest; latestOverride, at the
// latest.
const (
	soonestOverride = 5
	latestOverride  = 15
)

// regulated is a rule of the pack about what a group works on.
type regulated struct {
	rule   pack.Rule
	matter string // with its component
}

// rules plans what is said of the pack's rules.
type rules struct{ *state.Known }

// foresee puts what is said of rules (E19): somebody with authority states a base rule, weeks later somebody states its
// override, and what the override's term stands for is said by another person on another day.
func (ru *rules) foresee(r *rand.Rand) error {
	days := ru.Days.Workdays()
	if len(days) < soonestOverride+3 {
		return nil
	}
	q := state.Quota{Share: ru.Options.Rules * float64(len(days)) / monthOfWork, R: r}
	n := 0
	for g, list := range ru.regulations(r) {
		q.Meet()
		terms := map[string]bool{}
		for _, x := range list {
			if !q.Draw() {
				break
			}
			n++
			id := fmt.Sprintf("%s/rule%d", ru.Blueprint.Project.ID, n)
			if err := ru.foreseeOne(r, g, id, x, !terms[x.rule.Key], days); err != nil {
				return fmt.Errorf("rule %s: %w", x.rule.Key, err)
			}
			terms[x.rule.Key] = true
		}
	}
	return nil
}

// regulations deals the pack's rules to the groups, so that no term stands for two things, and lists what each group
// has to regulate: every rule once before any is applied to another component.
func (ru *rules) regulations(r *rand.Rand) [][]regulated {
	out := make([][]regulated, len(ru.Blueprint.Groups))
	rounds := make([][][]regulated, len(out))
	for i, rule := range corpus.Shuffled(r, ru.Pack.Rules) {
		g := i % len(out)
		matters := []string{rule.Matter}
		if rule.Scope == pack.OfComponent {
			matters = nil
			for _, c := range corpus.Shuffled(r, rule.ComponentsOf(ru.components(g))) {
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
func (ru *rules) components(g int) pack.Project {
	var sub pack.Subproject
	for _, t := range ru.Tasks.ByGroup[g] {
		if !slices.ContainsFunc(sub.Components, func(n pack.Noun) bool { return n.Noun == t.Component }) {
			sub.Components = append(sub.Components, pack.Noun{Noun: t.Component})
		}
	}
	return pack.Project{Subprojects: []pack.Subproject{sub}}
}

// foreseeOne draws the days and values of a rule and puts its statements.
func (ru *rules) foreseeOne(r *rand.Rand, g int, id string, x regulated, define bool, days []corpus.Date) error {
	values, err := ru.values(r, g, x.rule)
	if err != nil {
		return err
	}
	last := len(days) - 1
	at := r.IntN(last - soonestOverride)
	over := at + soonestOverride + r.IntN(min(latestOverride-soonestOverride, last-at-soonestOverride)+1)
	group := ru.Blueprint.Groups[g].ID
	fact := func(name, subject, predicate string, v corpus.Value) corpus.Fact {
		return corpus.Fact{ID: id + name, SubjectID: subject, Predicate: predicate, Value: v, GroupID: group}
	}
	base := fact("/"+corpus.PredRequires, id, corpus.PredRequires, values[0])
	override := fact("/override", id, corpus.PredRequires, values[1])
	override.Condition, override.About = x.rule.Override.When, base.ID
	term := fact("/term/"+corpus.PredMeans, id+"/term", corpus.PredMeans, values[2])
	term.About = override.ID

	today := func(f corpus.Fact) bool { return ru.Memory.Said[f.ID].At.Date() == ru.Days.Today }
	lead := func(anyRank bool) string { return ru.authority(g, "", anyRank) }
	ru.whenSomebody(g, days[at], lead, func(by string) state.Thread {
		ru.Facts.Themes = append(ru.Facts.Themes, corpus.Theme{ID: id, GroupID: group, Kind: "rule", Title: x.matter})
		return ru.ruled(base, by, "")
	})
	why := corpus.Pick(r, x.rule.Override.Because)
	ru.whenSomebody(g, days[over], func(anyRank bool) string {
		if _, ok := ru.Memory.Said[base.ID]; !ok || today(base) || today(term) {
			return ""
		}
		return ru.authority(g, ru.Memory.Said[term.ID].AuthorID, anyRank)
	}, func(by string) state.Thread { return ru.ruled(override, by, why) })
	if !define {
		return nil
	}
	defined := at + 1 + r.IntN(min(last, over+soonestOverride)-at-1)
	if defined >= over {
		defined++ // another day than the override's
	}
	ru.whenSomebody(g, days[defined], func(bool) string {
		if today(override) {
			return ""
		}
		return ru.definer(g, ru.Memory.Said[base.ID].AuthorID, ru.Memory.Said[override.ID].AuthorID)
	}, func(by string) state.Thread {
		theme := corpus.Theme{ID: id + "/term", GroupID: group, Kind: "term", Title: x.rule.Override.Term}
		ru.Facts.Themes = append(ru.Facts.Themes, theme)
		return ru.ruled(term, by, "")
	})
	return nil
}

// whenSomebody puts what only some may say to a day, or to the first day after it on which one of them is there. On the
// last day anybody may whatever their rank; nobody says it where that is not all that stands in the way.
func (ru *rules) whenSomebody(g int, day corpus.Date, who func(anyRank bool) string, say func(by string) state.Thread) {
	ru.Todo.PutUntil(g, day, func(isLast bool) []state.Thread {
		if by := who(isLast); by != "" {
			return []state.Thread{say(by)}
		}
		return nil
	})
}

// values draws what a rule requires, what its override requires instead, and what the override's term stands for.
func (ru *rules) values(r *rand.Rand, g int, rule pack.Rule) ([3]corpus.Value, error) {
	var out [3]corpus.Value
	o := pack.DrawOptions{Pools: ru.Pack.Pools, People: ru.Roster.NamesBut(ru.Blueprint.Groups[g].ID, "")}
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
func (ru *rules) ruled(f corpus.Fact, by, why string) state.Thread {
	f.From, f.Knowers = ru.Days.Today, []string{by}
	ru.Facts.Add(f)
	c := state.Post(corpus.ActRule, f, "rule")
	c.Because, c.Marks = why, []string{corpus.MarkOverride}
	return state.Thread{c}
}

// lowestRuler is the last rank of those who make rules and decide about what others own.
const lowestRuler = 3

// authority is somebody who may make a rule today: a manager or the executive, else who ranks next to them, whatever
// that rank is if any will do, but not who is named; empty where nobody may.
func (ru *rules) authority(g int, not string, anyRank bool) string {
	leads := slices.DeleteFunc(ru.Roster.Leads(g), func(id string) bool { return id == not })
	if len(leads) > 0 {
		return corpus.Pick(ru.Rand, leads)
	}
	if id := ru.Roster.Senior(g, not); id != "" && (anyRank || ru.Roster.People[id].Rank <= lowestRuler) {
		return id
	}
	return ""
}

// definer is somebody who explains a term today: a member who did not make the rule, rather not a manager; empty where
// nobody is there.
func (ru *rules) definer(g int, not ...string) string {
	here := ru.Roster.Here(ru.Roster.Members[g])
	here = slices.DeleteFunc(here, func(id string) bool { return slices.Contains(not, id) })
	staff := slices.DeleteFunc(slices.Clone(here), func(id string) bool { return ru.Roster.People[id].Rank <= 2 })
	switch {
	case len(staff) > 0:
		return corpus.Pick(ru.Rand, staff)
	case len(here) > 0:
		return corpus.Pick(ru.Rand, here)
	}
	return ""
}
