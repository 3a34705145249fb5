package blind

import (
	"cmp"
	"fmt"
	"maps"
	"math"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/score"
	"memloom/prompts"
	"memloom/validate/check/rule"
)

// actsEven: of the options of a subcategory, those that have somebody refuse are right as often as their share of all
// options says, and so is every other act.
func actsEven(*rule.Run) rule.Check {
	// The most by which an act may be right more often, or less, than expected: items, or a share of them.
	const mostOff, mostOffShare = 2, 0.1
	type count struct {
		right    map[string]int
		expected map[string]float64 // by the shares of the acts among the options of each item
	}
	items, of := map[string]int{}, map[string]count{} // by subcategory
	return rule.Check{
		Add: func(w *rule.World, f *rule.Finding) {
			for _, it := range w.Accepted() {
				right := slices.IndexFunc(it.OptionKeys, func(k corpus.OptionKey) bool { return k.Letter == it.AnswerLetter })
				if right < 0 || slices.ContainsFunc(it.OptionKeys, func(k corpus.OptionKey) bool { return k.Act == "" }) {
					continue
				}
				f.Look()
				name := it.Family + "/" + it.Subcategory
				if items[name]++; items[name] == 1 {
					of[name] = count{map[string]int{}, map[string]float64{}}
				}
				of[name].right[it.OptionKeys[right].Act]++
				for _, k := range it.OptionKeys {
					of[name].expected[k.Act] += 1 / float64(len(it.OptionKeys))
				}
			}
		},
		Conclude: func(f *rule.Finding) {
			for _, name := range slices.Sorted(maps.Keys(of)) {
				most := max(mostOff, float64(float64(items[name])*mostOffShare))
				for _, act := range slices.Sorted(maps.Keys(of[name].expected)) {
					if got, want := float64(of[name].right[act]), of[name].expected[act]; math.Abs(got-want) > most {
						f.Violate(fmt.Sprintf("%s: %q is right in %.0f of %d", name, act, got, items[name]),
							fmt.Sprintf("%.1f, %.1f either way", want, most))
					}
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

// wrongFactsLonger: where the recipe has E20's rule of lengths, the option with the right person and the wrong fact has
// 10 to 20 % more words than the right one.
func wrongFactsLonger(w *rule.World, f *rule.Finding) {
	if !score.LongerF2(w.Manifest.Parameters) {
		return
	}
	keyed(w, func(it *corpus.Item, right int, k corpus.OptionKey, text string) {
		if k.Kind != corpus.OptionF2 {
			return
		}
		words := len(strings.Fields(text))
		least, most := prompts.Longer{}.Bounds(len(strings.Fields(it.Options[right].Text)))
		f.Expect(words >= least && words <= most, fmt.Sprintf("%d words", words),
			fmt.Sprintf("%d to %d, 10 to 20 %% more than the right option", least, most), it.ID)
	})
}

// replies calls f for the options that are written as somebody writes, with the person whose way is right and the group
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
