package check

import (
	"fmt"
	"slices"
	"strings"

	"memloom/internal/corpus"
)

func membershipRules() []rule {
	return []rule{{Blind, "membership does not tell the right name", "awareness items whose options name people", Proved,
		tables(needItems, needGold, []string{tabMembers, tabProfiles, tabTasks, tabFacts}), each(membershipTellsNothing)}}
}

// leastNamed is how many people the options of an item name at least, where the right name is asked for.
const leastNamed = 3

// membershipTellsNothing: of the people whom options name, all stand alike to the group: members, guests, or neither. The
// list of a group's members tells nothing then (E19).
func membershipTellsNothing(w *world, f *Finding) {
	standings := corpus.Standings(w.c.Members, w.c.People)
	for _, c := range w.choiceItems() {
		group := w.groupAsked(c.item)
		if c.item.Category != "memory_awareness" || group == "" {
			continue
		}
		names := w.namedBy(c.item)
		if len(names) < leastNamed {
			continue
		}
		var kinds []string
		for _, name := range names {
			kind := string(standings[[2]string{group, name}])
			if kind == "" {
				kind = "outsider"
			}
			if !slices.Contains(kinds, kind) {
				kinds = append(kinds, kind)
			}
		}
		f.expect(len(kinds) == 1, fmt.Sprintf("people who are %s of the group", strings.Join(kinds, ", ")),
			"people who stand to it alike", c.item.ID)
	}
}

// groupAsked is the group of the task or rule whose value an item asks for, "" where there is none.
func (w *world) groupAsked(it *corpus.Item) string {
	for _, x := range w.operandFacts(it) {
		if x.GroupID != "" {
			return x.GroupID
		}
		if t := w.Task(x.TaskID); t != nil {
			return t.GroupID
		}
	}
	return ""
}

// namedBy lists the people whom the options of an item name, where each names one.
func (w *world) namedBy(it *corpus.Item) []string {
	var out []string
	for _, o := range it.Options {
		n := 0
		for i := range w.c.People {
			name := w.c.People[i].Name
			if !strings.Contains(o.Text, name) {
				continue
			}
			if n++; !slices.Contains(out, name) {
				out = append(out, name)
			}
		}
		if n != 1 {
			return nil
		}
	}
	return out
}
