// Package awareness asks for what a person has to keep in mind rather than look up (E19, memory awareness, four
// options).
//
// Three families share five steps. One to four snippets are selected around a logical anchor, which is a fact that
// decides a situation. Their facts, logic and completeness are verified. Situation, right option and three distractors
// are composed. An audit makes sure that only the evidence tells the right option. Keyword substitution, parameter
// removal and honey traps make the item harder, and the audit is held again.
//
// Item.Subcategory names the anchor, Item.Difficulty what the last step did, and the option keys how each distractor
// came about.
package awareness

import (
	"cmp"
	"math/rand/v2"
	"slices"

	"memloom/internal/corpus"
	"memloom/pipeline/questions"
	"memloom/prompts"
	"memloom/validate/filters"
)

// The families' names.
const (
	NameConstraint  = "constraint"
	NameProactivity = "proactivity"
	NameUpdate      = "update"
)

// Constraint asks what has to be in place, or who has to be asked, before something is done.
type Constraint struct{}

// Proactivity asks for something to be done as if nothing stood against it.
type Proactivity struct{}

// Update asks what applies, where something else applied before.
type Update struct{}

var (
	_ questions.Family = Constraint{}
	_ questions.Family = Proactivity{}
	_ questions.Family = Update{}
)

// Name implements questions.Family.
func (Constraint) Name() string { return NameConstraint }

// Name implements questions.Family.
func (Proactivity) Name() string { return NameProactivity }

// Name implements questions.Family.
func (Update) Name() string { return NameUpdate }

// category is the published category of all three.
const category = "memory_awareness"

// Category implements questions.Family.
func (Constraint) Category() string { return category }

// Category implements questions.Family.
func (Proactivity) Category() string { return category }

// Category implements questions.Family.
func (Update) Category() string { return category }

// Requires implements questions.Family.
func (Constraint) Requires() []filters.Requirement { return filters.StandardRequirements() }

// Requires implements questions.Family.
func (Proactivity) Requires() []filters.Requirement { return filters.StandardRequirements() }

// Requires implements questions.Family. A definition may be guessed from the override alone, so only the answer is left
// out; that the superseded value is a wrong answer is seen to by its being an option.
func (Update) Requires() []filters.Requirement {
	out := filters.StandardRequirements()
	for i := range out {
		if out[i].Filter == filters.NameNecessary {
			out[i].Mode = filters.ModeAnswers
		}
	}
	return out
}

// Drafts implements questions.Family.
func (Constraint) Drafts(w *questions.World, r *rand.Rand) []questions.Draft {
	return draft(w, r, NameConstraint, prompts.FormRequirement, constraintAnchors(w, r))
}

// Drafts implements questions.Family.
func (Proactivity) Drafts(w *questions.World, r *rand.Rand) []questions.Draft {
	return draft(w, r, NameProactivity, prompts.FormRequest, proactivityAnchors(w, r))
}

// Drafts implements questions.Family.
func (Update) Drafts(w *questions.World, r *rand.Rand) []questions.Draft {
	return draft(w, r, NameUpdate, prompts.FormScenario, updateAnchors(w, r))
}

// draft takes the anchors through the five steps. An anchor that fails one of them makes no draft.
func draft(w *questions.World, r *rand.Rand, family, form string, anchors []anchor) []questions.Draft {
	values := newShelf(w)
	var out []questions.Draft
	for _, a := range anchors {
		if !verified(w, a, values) {
			continue
		}
		c, ok := compose(w, r, form, a, values)
		if !ok || !audited(c) {
			continue
		}
		if c = harden(w, r, c); !audited(c) {
			continue
		}
		values.count(c)
		out = append(out, c.draft(w, r))
	}
	out = byTurns(out, r)
	return questions.Keyed(family, out, func(int, func(i, j int)) {})
}

// byTurns orders drafts so that every anchor has its turn, those of few as long as they last, and shuffles those of one
// anchor: what is asked of a few rules must not drown in what is asked of many tasks. So has either answer to a wish:
// were no right more often than yes, caution would be a guide.
func byTurns(drafts []questions.Draft, r *rand.Rand) []questions.Draft {
	r.Shuffle(len(drafts), func(i, j int) { drafts[i], drafts[j] = drafts[j], drafts[i] })
	turn := map[string]int{}
	at := make(map[*corpus.Item]int, len(drafts))
	order := make([]*questions.Draft, len(drafts))
	for i := range drafts {
		order[i] = &drafts[i]
		kind := drafts[i].Item.Subcategory + "|" + sideOf(rightAct(&drafts[i]))
		at[&drafts[i].Item] = turn[kind]
		if turn[kind]++; drafts[i].Item.Subcategory == anchorRule {
			turn[kind]++ // other families ask about rules, too
		}
	}
	slices.SortStableFunc(order, func(a, b *questions.Draft) int { return cmp.Compare(at[&a.Item], at[&b.Item]) })
	out := make([]questions.Draft, 0, len(drafts))
	for _, d := range order {
		out = append(out, *d)
	}
	return out
}

// rightAct is what the right option of a draft does, if its options act.
func rightAct(d *questions.Draft) string {
	for i, k := range d.Item.OptionKeys {
		if k.Kind == corpus.OptionCorrect {
			return d.Options.Options[i].Act
		}
	}
	return ""
}

// constraintAnchors: the base rules, and the one who has to approve or review.
func constraintAnchors(w *questions.World, r *rand.Rand) []anchor {
	return append(baseRules(w, r), contacts(w, r)...)
}

// proactivityAnchors: overrides of rules, and what stands against a wish at a
// task: its cap, its days, a person's absence.
func proactivityAnchors(w *questions.World, r *rand.Rand) []anchor {
	out := overrides(w, r)
	for range 2 { // each is asked about at two times: a place of the right option that cannot be filled costs one of them
		out = append(out, caps(w, r)...)
		out = append(out, deadlines(w, r)...)
		out = append(out, absences(w, r)...)
	}
	return out
}

// updateAnchors: overrides whose case is told in the words of its definition and whose matter by its rule, and values
// that a decision replaced.
func updateAnchors(w *questions.World, r *rand.Rand) []anchor {
	return append(definitions(w, r), replaced(w, r)...)
}

// morning is the time of asking on a day.
func morning(d corpus.Date) corpus.Stamp { return d.At(9, 0) }
