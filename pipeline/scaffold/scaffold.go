package scaffold

import (
	"cmp"
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/pipeline/blueprint"
	"memloom/pipeline/dialogue"
	"memloom/prompts"
)

// Scaffold knows what a plan lets people say, and when. It does not change and may be shared between goroutines.
type Scaffold struct {
	b        *blueprint.Blueprint
	attrs    map[string]pack.Attribute
	people   map[string]corpus.Person
	tasks    map[string]corpus.Task
	facts    map[string]corpus.Fact
	groups   map[string]corpus.Group
	guests   []corpus.Member
	said     map[string][]statement // by group, in the order of time; true facts alone
	byTask   map[string][]corpus.Task
	replied  map[string]bool // slots that another one answers or refers to
	spokenOf map[string]bool // those that one of another day or group does
	workdays []corpus.Date
	lex      *corpus.Lexicon
}

// statement is a fact where a slot states it.
type statement struct {
	fact corpus.Fact
	slot dialogue.Slot
}

func (s statement) on() corpus.Date { return s.slot.At.Date() }

// New reads a plan. The lexicon holds the world's names.
func New(b *blueprint.Blueprint, plan *dialogue.Plan, people []corpus.Person, attrs map[string]pack.Attribute,
	lex *corpus.Lexicon) *Scaffold {
	k := &Scaffold{
		b: b, attrs: attrs, guests: plan.Guests, lex: lex, workdays: b.Calendar.Workdays(),
		people: corpus.CopiesByID(people), tasks: corpus.CopiesByID(b.Tasks), facts: corpus.CopiesByID(plan.Facts),
		groups: corpus.CopiesByID(b.Groups),
		said:   map[string][]statement{}, byTask: map[string][]corpus.Task{}, replied: map[string]bool{},
		spokenOf: map[string]bool{},
	}
	for _, t := range b.Tasks {
		k.byTask[t.GroupID] = append(k.byTask[t.GroupID], t)
	}
	unit := map[string]string{} // slot → group and day
	for _, d := range plan.Days {
		for _, s := range d.Slots {
			unit[s.Key] = d.GroupID + d.Date.String()
		}
	}
	for _, d := range plan.Days {
		for _, s := range d.Slots {
			for _, key := range []string{s.ParentKey, s.RefKey, s.RecallsKey} {
				k.spokenOf[key] = k.spokenOf[key] || key != "" && unit[key] != unit[s.Key]
			}
			k.replied[s.ParentKey], k.replied[s.RefKey], k.replied[s.RecallsKey] = true, true, true
			for _, id := range s.FactIDs {
				if f := k.facts[id]; !f.Noise && f.Contradicts == "" { // a record takes no side (S2)
					k.said[s.GroupID] = append(k.said[s.GroupID], statement{f, s})
				}
			}
		}
	}
	for _, list := range k.said {
		slices.SortStableFunc(list, func(a, b statement) int { return cmp.Compare(a.slot.At, b.slot.At) })
	}
	return k
}

// SpokenOf says whether a message of another day or group answers a slot or refers to it.
func (k *Scaffold) SpokenOf(s dialogue.Slot) bool { return k.spokenOf[s.Key] }

// between returns what a group said from one day to another, both included.
func (k *Scaffold) between(group string, from, to corpus.Date) []statement {
	list := k.said[group]
	i, _ := slices.BinarySearchFunc(list, from, func(s statement, d corpus.Date) int { return cmp.Compare(s.on(), d) })
	j, _ := slices.BinarySearchFunc(list, to+1, func(s statement, d corpus.Date) int { return cmp.Compare(s.on(), d) })
	return list[i:j]
}

// attribute says whether a fact is one of the pack's attributes of a task, and
// which: starts, ends and owners are told by dates and heads of lines.
func (k *Scaffold) attribute(f corpus.Fact) (pack.Attribute, bool) {
	if f.Predicate == corpus.PredDue {
		return pack.Attribute{Noun: "deadline", Class: pack.Deadline}, true
	}
	if f.Predicate == corpus.PredNeeds {
		return pack.Attribute{Noun: "needed artefact", Class: pack.Input}, true
	}
	a, ok := k.attrs[f.Predicate]
	return a, ok && f.TaskID != ""
}

func (k *Scaffold) fact(s statement) prompts.SummaryFact {
	a, _ := k.attribute(s.fact)
	noun := a.Noun
	if s.fact.Predicate == corpus.PredClosed {
		noun = "closed day"
	}
	return prompts.SummaryFact{
		Attribute: noun, Plural: a.Plural, Value: s.fact.Value, Surface: k.surface(s.fact.Value),
		Condition: s.fact.Condition, Changed: s.fact.Supersedes != "", On: s.on(),
	}
}

// surface writes a value so that it reads alike on every day.
func (k *Scaffold) surface(v corpus.Value) string {
	if v.Kind == corpus.KindDate && v.Precision == corpus.Day {
		return v.Date.Time().Format("2 January 2006")
	}
	if all := corpus.Surfaces(v, k.b.Calendar.First, k.lex); len(all) > 0 {
		return all[0]
	}
	return v.Canonical()
}

// current drops what a later statement of the same list replaces, and what is
// said again: of each attribute of a task the last value stays.
func current(list []statement) []statement {
	last := map[[2]string]int{}
	for i, s := range list {
		last[[2]string{s.fact.SubjectID, s.fact.Predicate}] = i
	}
	var out []statement
	for i, s := range list {
		if last[[2]string{s.fact.SubjectID, s.fact.Predicate}] == i {
			out = append(out, s)
		}
	}
	return out
}

// once leaves of each fact its first statement: one that is said again, because
// a person had it wrong or asked, is no news, and holds since it was first said.
func once(list []statement) []statement {
	seen, out := make(map[string]bool, len(list)), make([]statement, 0, len(list))
	for _, s := range list {
		if !seen[s.fact.ID] {
			seen[s.fact.ID] = true
			out = append(out, s)
		}
	}
	return out
}

func (k *Scaffold) name(person string) string { return k.people[person].Name }
