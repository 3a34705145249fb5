package blind

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/statistics"
	"memloom/validate/check/rule"
)

// actsEven: of the options of a subcategory, those that have a person refuse are right no more often than by their
// share of all options, and so is every other act.
func actsEven(*rule.Run) rule.Check {
	type act struct{ kind, name string }
	right, chances := map[act]int{}, map[act][]float64{}
	return rule.Check{
		Add: func(w *rule.World, f *rule.Finding) {
			for _, it := range w.Accepted() {
				at := slices.IndexFunc(it.OptionKeys, func(k corpus.OptionKey) bool { return k.Letter == it.AnswerLetter })
				if at < 0 || slices.ContainsFunc(it.OptionKeys, func(k corpus.OptionKey) bool { return k.Act == "" }) {
					continue
				}
				f.Look()
				kind, share := it.Family+"/"+it.Subcategory, map[string]float64{}
				right[act{kind, it.OptionKeys[at].Act}]++
				for _, k := range it.OptionKeys {
					share[k.Act] += 1 / float64(len(it.OptionKeys))
				}
				for name, p := range share {
					chances[act{kind, name}] = append(chances[act{kind, name}], p)
				}
			}
		},
		Conclude: func(f *rule.Finding) {
			for _, a := range slices.SortedFunc(maps.Keys(chances), func(a, b act) int {
				return cmp.Or(cmp.Compare(a.kind, b.kind), cmp.Compare(a.name, b.name))
			}) {
				if list := chances[a]; statistics.UpperTail(list, right[a]) < alphaOfKind {
					f.Violate(fmt.Sprintf("%s: %q is right in %d of %d", a.kind, a.name, right[a], len(list)),
						"no more than by chance")
				}
			}
		},
	}
}

// keyed calls f for the options of choice items with their keys.
func keyed(w *rule.World, f func(it *corpus.Item, right int, k corpus.OptionKey, text string)) {
	for it, right := range w.Choices() {
		for _, k := range it.OptionKeys {
			if o, _ := rule.Option(it, k.Letter); o != nil {
				f(it, right, k, o.Text)
			}
		}
	}
}

// replies calls f for the options that are written as a person writes, with the person whose way is right and the group
// of the messages that show it.
func replies(w *rule.World, f func(it *corpus.Item, k corpus.OptionKey, text, own, group string)) {
	keyed(w, func(it *corpus.Item, _ int, k corpus.OptionKey, text string) {
		at := slices.IndexFunc(it.OptionKeys, func(k corpus.OptionKey) bool { return k.Letter == it.AnswerLetter })
		if at < 0 || it.OptionKeys[at].VoiceID == "" {
			return
		}
		own, group := it.OptionKeys[at].VoiceID, ""
		for _, e := range it.Evidence {
			if m := w.Message(e.MessageID); group == "" && e.Role == corpus.RoleContext && m != nil && m.AuthorID == own {
				group = m.GroupID
			}
		}
		f(it, k, text, own, group)
	})
}

// leastScales is on how many of the scales of style the writer of a right reply differs from that of any other.
const leastScales = 3

// stylesDiffer: who writes a wrong-style reply differs from the right one on three scales or more, as their profiles
// have it in the group (E20).
func stylesDiffer(w *rule.World, f *rule.Finding) {
	replies(w, func(it *corpus.Item, k corpus.OptionKey, text, own, group string) {
		right, other := w.Seat(group, own), w.Seat(group, k.VoiceID)
		var apart []string
		if right != nil && other != nil {
			apart = corpus.StylesDiffer(right.Adapted, other.Adapted)
		}
		f.Expect(right != nil && other != nil && (right == other || len(apart) >= leastScales),
			fmt.Sprintf("option %s differs in %q", k.Letter, strings.Join(apart, ", ")), fmt.Sprintf("%d scales at least",
				leastScales), it.ID)
	})
}

// noPetPhrases: no reply has a phrase that gives a person of the group away (E20).
func noPetPhrases(w *rule.World, f *rule.Finding) {
	habits := map[string][]string{}
	for _, m := range w.Members {
		if p := w.Person(m.PersonID); p != nil {
			habits[m.GroupID] = append(habits[m.GroupID], p.Habits...)
		}
	}
	replies(w, func(it *corpus.Item, _ corpus.OptionKey, text, _, group string) {
		h, has := corpus.HoldsPetPhrase(text, habits[group])
		f.Expect(!has, fmt.Sprintf("%s with the habit %q", rule.Quote(text), h), "none of the group's", it.ID)
	})
}

// leastNamed is how many people the options of an item name at least, where the right name is asked for.
const leastNamed = 3

// membershipAlike: the people whom options name are all members of the group, all guests, or neither. The list of a
// group's members says nothing then (E19).
func membershipAlike(w *rule.World, f *rule.Finding) {
	standings := corpus.Standings(w.Members, w.People)
	for it := range w.Choices() {
		if it.Category != "memory_awareness" {
			continue
		}
		group, names := groupAsked(w, it), namedBy(w, it)
		if group == "" || len(names) < leastNamed {
			continue
		}
		kinds := map[string]bool{}
		for _, name := range names {
			kinds[cmp.Or(string(standings[[2]string{group, name}]), "outsider")] = true
		}
		f.Expect(len(kinds) == 1, fmt.Sprintf("people who are %v of the group", slices.Sorted(maps.Keys(kinds))),
			"people who stand to it alike", it.ID)
	}
}

// groupAsked is the group of the task or rule whose value an item asks for, "" where there is none.
func groupAsked(w *rule.World, it *corpus.Item) string {
	for _, x := range w.FactsOf(it, corpus.PartOperand) {
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
func namedBy(w *rule.World, it *corpus.Item) []string {
	var out []string
	for _, o := range it.Options {
		n := 0
		for p := range rule.All(w.People) {
			if !strings.Contains(o.Text, p.Name) {
				continue
			}
			if n++; !slices.Contains(out, p.Name) {
				out = append(out, p.Name)
			}
		}
		if n != 1 {
			return nil
		}
	}
	return out
}

// deedsShown: what a person can do, and what they are, rests on more than their introduction: on a message of theirs
// that states something of a task of theirs, on another day (E20).
func deedsShown(w *rule.World, f *rule.Finding) {
	for _, it := range w.Accepted() {
		if it.Family != "skill" && it.Family != "role" {
			continue
		}
		intros, deeds, days := 0, 0, map[corpus.Date]bool{}
		for _, e := range it.Evidence {
			m, p := w.Message(e.MessageID), w.Planned(e.MessageID)
			if e.Role != corpus.RoleBridge || m == nil || p == nil {
				continue
			}
			days[m.At.Date()] = true
			if p.Act == corpus.ActIntroduction {
				intros++
			} else if w.Discloses(m.ID, func(x *corpus.Fact) bool {
				t := w.Task(x.SubjectID)
				return t != nil && t.OwnerID == m.AuthorID
			}) {
				deeds++
			}
		}
		f.Expect(intros <= 1 && deeds >= 1 && len(days) >= 2,
			fmt.Sprintf("%d introductions and %d messages on their own work, of %d days", intros, deeds, len(days)),
			"an introduction at most and a message on their own work, of two days", it.ID)
	}
}
