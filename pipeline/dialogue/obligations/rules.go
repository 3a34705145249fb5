package obligations

import (
	"errors"
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
	round  int    // how many components of the group the rule is applied to before
	cases  []pack.Override
}

// ruling is a rule that a group lays down.
type ruling struct {
	regulated
	id     string
	group  int
	at     int            // its place among the workdays
	values []corpus.Value // what it requires in general, then in each of its cases
}

// base is the rule as a fact.
func (x *ruling) base(group string) corpus.Fact {
	return corpus.Fact{
		ID: x.id + "/" + corpus.PredRequires, SubjectID: x.id, Predicate: corpus.PredRequires, Value: x.values[0],
		GroupID: group,
	}
}

// rules plans what is said of the pack's rules.
type rules struct {
	*state.Known
	laid    []*ruling
	defined map[string]bool // terms that a person says what they mean
	alone   map[string]bool // terms of implanted exceptions that one rule has
	general []corpus.Value  // what the rules of the project require in general
}

// casting is how exceptions and definitions are put to days.
type casting struct {
	r         *rand.Rand
	days      []corpus.Date
	day       func(g, from, to int) int // draws one of a group's days, both ends included
	implanted bool                      // they are not among the natural ones (E18)
}

// foresee puts what is said of rules (E19): a person with authority states a base rule, weeks later a person states its
// exceptions, and what the term of each stands for is said by another person on another day.
func (ru *rules) foresee(r *rand.Rand) error {
	days := ru.Days.Workdays()
	if len(days) < soonestOverride+3 {
		return nil
	}
	q := state.Rate{Share: ru.Options.Rules * float64(len(days)) / monthOfWork}
	others := &state.Turns[pack.Override]{List: corpus.Shuffled(r, ru.Pack.Exceptions)}
	c := casting{r: r, days: days, day: func(_, from, to int) int { return from + r.IntN(to-from+1) }}
	for g, list := range ru.regulations(r) {
		q.Meet()
		for _, x := range list {
			if !q.Draw(r) {
				break
			}
			x.cases = append(x.cases, x.rule.Override)
			if o := others.Next(); o.Term != "" {
				x.cases = append(x.cases, o)
			}
			id := fmt.Sprintf("%s/rule%d", ru.Blueprint.Project.ID, len(ru.laid)+1)
			if err := ru.foreseeOne(c, &ruling{regulated: x, id: id, group: g}); err != nil {
				return fmt.Errorf("rule %s: %w", x.rule.Key, err)
			}
		}
	}
	return nil
}

func called(term string) func(pack.Override) bool {
	return func(o pack.Override) bool { return o.Term == term }
}

// regulations deals the pack's rules to the groups, so that no term stands for two things, and lists what each group
// has to regulate: every rule once before any is applied to another component.
func (ru *rules) regulations(r *rand.Rand) [][]regulated {
	out := make([][]regulated, len(ru.Blueprint.Groups))
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
			out[g] = append(out[g], regulated{rule: rule, matter: m, round: k})
		}
	}
	for _, list := range out {
		slices.SortStableFunc(list, func(a, b regulated) int { return a.round - b.round })
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
func (ru *rules) foreseeOne(c casting, x *ruling) error {
	if err := ru.values(c.r, x); err != nil {
		return err
	}
	x.at = c.r.IntN(len(c.days) - 1 - soonestOverride)
	ru.laid = append(ru.laid, x)
	base := x.base(ru.Blueprint.Groups[x.group].ID)
	lead := func(anyRank bool) string { return ru.authority(x.group, "", anyRank) }
	ru.whenSomebody(x.group, c.days[x.at], lead, func(by string) state.Thread {
		ru.Facts.Themes = append(ru.Facts.Themes,
			corpus.Theme{ID: x.id, GroupID: base.GroupID, Kind: "rule", Title: x.matter})
		return ru.ruled(base, by, "")
	})
	for i := range x.cases {
		if err := ru.foreseeCase(c, x, i); err != nil {
			return err
		}
	}
	return nil
}

// elsewhere is how often, in percent, a term is defined in another group of the project than the one that its rule is
// for.
const elsewhere = 75

// foreseeCase puts the nth exception of a rule, and the definition of its term where no one gives it yet.
func (ru *rules) foreseeCase(c casting, x *ruling, nth int) error {
	r, o, last, groups := c.r, x.cases[nth], len(c.days)-1, ru.Blueprint.Groups
	override := x.base(groups[x.group].ID)
	override.About, override.ID = override.ID, fmt.Sprintf("%s/override%d", x.id, nth+1)
	override.Value, override.Condition, override.Implanted = x.values[nth+1], o.When, c.implanted
	over := c.day(x.group, x.at+soonestOverride, min(x.at+latestOverride, last))
	h := x.group
	if r.IntN(100) < elsewhere && len(groups) > 1 {
		h = (h + 1 + r.IntN(len(groups)-1)) % len(groups)
	}
	means, err := o.Means.Draw(r, pack.DrawOptions{})
	if err != nil {
		return fmt.Errorf("drawing what its term means: %w", err)
	}
	subject := x.id + "/" + pack.Slug(o.Term)
	term := corpus.Fact{
		ID: subject + "/" + corpus.PredMeans, SubjectID: subject, Predicate: corpus.PredMeans, Value: means,
		GroupID: groups[h].ID, About: override.ID, Implanted: c.implanted,
	}
	today := func(id string) bool { return ru.Memory.Said[id].At.Date() == ru.Days.Today }
	why := corpus.Pick(r, o.Because)
	ru.whenSomebody(x.group, c.days[over], func(anyRank bool) string {
		if _, ok := ru.Memory.Said[override.About]; !ok || today(override.About) || today(term.ID) {
			return ""
		}
		return ru.authority(x.group, ru.Memory.Said[term.ID].AuthorID, anyRank)
	}, func(by string) state.Thread { return ru.ruled(override, by, why) })
	if ru.defined[o.Term] {
		return nil
	}
	ru.defined[o.Term] = true
	on := c.day(h, x.at+1, min(last, over+soonestOverride)-1)
	if on >= over {
		on++ // another day than the override's
	}
	ru.whenSomebody(h, c.days[on], func(bool) string {
		if today(override.ID) {
			return ""
		}
		return ru.definer(h, ru.Memory.Said[override.About].AuthorID, ru.Memory.Said[override.ID].AuthorID)
	}, func(by string) state.Thread {
		ru.Facts.Themes = append(ru.Facts.Themes,
			corpus.Theme{ID: subject, GroupID: groups[h].ID, Kind: "term", Title: o.Term})
		return ru.ruled(term, by, "")
	})
	return nil
}

// whenSomebody puts what only some may say to a day, or to the first day after it on which one of them is there. On the
// last day anyone may whatever their rank; no one says it where that is not all that is in the way.
func (ru *rules) whenSomebody(g int, day corpus.Date, who func(anyRank bool) string, say func(by string) state.Thread) {
	ru.Todo.PutUntil(g, day, func(isLast bool) []state.Thread {
		if by := who(isLast); by != "" {
			return []state.Thread{say(by)}
		}
		return nil
	})
}

// values draws what a rule requires, and what each of its exceptions requires instead, as far as there is anything
// left. Two rules of a project require different things in general while there are any, so that a question can tell a
// rule by what it requires (E19).
func (ru *rules) values(r *rand.Rand, x *ruling) error {
	general := func(v corpus.Value) bool { return slices.ContainsFunc(ru.general, v.Equal) }
	for i := range 1 + len(x.cases) {
		needs, bars := x.rule.Needs, []func(corpus.Value) bool{general, nothing}
		if i > 0 {
			bars = bars[1:]
			if own := x.cases[i-1].Needs; own.Kind != "" {
				needs = own
			}
		}
		v, err := ru.require(r, x, []pack.Values{needs}, bars...)
		if i > 1 && errors.Is(err, pack.ErrExhausted) {
			x.cases = x.cases[:i-1] // who wrote the rule thought of one exception
			break
		}
		if err != nil {
			return fmt.Errorf("drawing what it requires: %w", err)
		}
		x.values = append(x.values, v)
	}
	ru.general = append(ru.general, x.values[0])
	return nil
}

func nothing(corpus.Value) bool { return false }

// require draws one more value that a rule can require: one that the first bar lets through if any source has one, of
// the first source of the rule's kind.
func (ru *rules) require(r *rand.Rand, x *ruling, sources []pack.Values, bars ...func(corpus.Value) bool) (
	corpus.Value, error) {
	o := pack.DrawOptions{Pools: ru.Pack.Pools, People: ru.Roster.NamesBut(ru.Blueprint.Groups[x.group].ID)}
	for _, bar := range bars {
		o.Skip = func(v corpus.Value) bool { return bar(v) || slices.ContainsFunc(x.values, v.Equal) }
		for i, needs := range sources {
			if i > 0 && needs.Kind != x.rule.Needs.Kind {
				continue
			}
			if v, err := needs.Draw(r, o); !errors.Is(err, pack.ErrExhausted) {
				return v, err
			}
		}
	}
	return corpus.Value{}, pack.ErrExhausted
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

// authority is a person who may make a rule today: a manager or the executive, else who ranks next to them, whatever
// that rank is if any will do, but not who is named; empty where no one may.
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

// definer is a person who explains a term today: a member who did not make the rule, rather not a manager; empty where
// no one is there.
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
