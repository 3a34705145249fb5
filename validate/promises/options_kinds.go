package promises

import (
	"fmt"
	"slices"

	"memloom/internal/corpus"
)

// tabOptionKeys is the table of what options are.
const tabOptionKeys = "key/options"

// optionKindRules are about the keys of options (E19, E20).
func optionKindRules() []rule {
	needs := tables(needItems, []string{tabOptionKeys})
	return []rule{
		{Referential, "options have one key each", "choice items", Proved, needs, optionKeysFit},
		{Grounded, "kinds of options agree with the key", "choice items", Proved, needs, optionKinds},
		{Undisturbed, "what held before is a wrong option", "items of update", Proved, tables(needs, []string{tabMessages}), supersededOption},
	}
}

// optionKeysFit: the letters of options and of their keys are the same, each once.
func optionKeysFit(w *world, f *Finding) {
	for _, it := range w.choiceItems() {
		var letters, keys []string
		for _, o := range it.Options {
			letters = append(letters, o.Letter)
		}
		for _, k := range it.OptionKeys {
			keys = append(keys, k.Letter)
		}
		f.expect(slices.Equal(letters, keys), fmt.Sprintf("keys of %v", keys), fmt.Sprintf("keys of %v", letters), it.ID)
	}
}

// knownKinds are what options may be, and whether that may be right.
func knownKinds() map[string]bool {
	return map[string]bool{
		corpus.OptionCorrect: true, corpus.OptionDistractor: false, corpus.OptionSuperseded: false, corpus.OptionHoneyTrap: false,
		corpus.OptionF1: false, corpus.OptionF2: false, corpus.OptionFF: false,
	}
}

// optionKinds: the option of the answer's letter is the one that is correct, and
// every other one is wrong in a way that has a name.
func optionKinds(w *world, f *Finding) {
	known := knownKinds()
	for _, it := range w.choiceItems() {
		f.look()
		for _, k := range it.OptionKeys {
			right, ok := known[k.Kind]
			switch want := k.Letter == it.AnswerLetter; {
			case !ok:
				f.violate(fmt.Sprintf("option %s of kind %q", k.Letter, k.Kind), "a kind that is known", it.ID)
			case right != want:
				f.violate(fmt.Sprintf("option %s is %s, the answer is %s", k.Letter, k.Kind, it.AnswerLetter), "the answer's option alone to be correct", it.ID)
			}
		}
	}
}

// familyUpdate is the family whose items turn on a value that held before (E19).
const familyUpdate = "update"

// supersededOption: an update item has an option that says what held before, it
// is a wrong one, and the older message stands in its evidence.
func supersededOption(w *world, f *Finding) {
	for _, it := range w.choiceItems() {
		if it.Family != familyUpdate {
			continue
		}
		f.look()
		i := slices.IndexFunc(it.OptionKeys, func(k corpus.OptionKey) bool { return k.Kind == corpus.OptionSuperseded })
		if i < 0 || it.OptionKeys[i].Letter == it.AnswerLetter {
			f.violate("no wrong option of the older value", "an option that says what held before", it.ID)
			continue
		}
		older := slices.ContainsFunc(it.Evidence, func(e corpus.Evidence) bool {
			return e.Role == corpus.RoleSuperseded && w.messages[e.MessageID] != nil
		})
		if !older {
			f.violate("no message of the older value", "evidence that says what held before", it.ID)
		}
	}
}
