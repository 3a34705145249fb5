package check

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
		{Referential, "options have one key each", "choice items", Proved, needs, each(optionKeysFit)},
		{Grounded, "kinds of options agree with the key", "choice items", Proved, needs, each(optionKinds)},
		{Undisturbed, "what held before is a wrong option", "items of update", Proved,
			tables(needs, needGold, needPlan, needLexicon), each(supersededOption)},
	}
}

// optionKeysFit: the letters of options and of their keys are the same, each once.
func optionKeysFit(w *world, f *Finding) {
	for _, c := range w.choiceItems() {
		it := c.item
		var letters, keys []string
		for _, o := range it.Options {
			letters = append(letters, o.Letter)
		}
		for _, k := range it.OptionKeys {
			keys = append(keys, k.Letter)
		}
		f.expect(slices.Equal(letters, keys), fmt.Sprintf("keys of %v", keys), fmt.Sprintf("keys of %v", letters),
			it.ID)
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
	for _, c := range w.choiceItems() {
		it := c.item
		f.look()
		for _, k := range it.OptionKeys {
			right, ok := known[k.Kind]
			switch want := k.Letter == it.AnswerLetter; {
			case !ok:
				f.violate(fmt.Sprintf("option %s of kind %q", k.Letter, k.Kind), "a kind that is known", it.ID)
			case right != want:
				f.violate(fmt.Sprintf("option %s is %s, the answer is %s", k.Letter, k.Kind, it.AnswerLetter),
					"the answer's option alone to be correct", it.ID)
			}
		}
	}
}

// familyUpdate is the family whose items turn on a value that held before (E19).
const familyUpdate = "update"

// supersededOption: an update item has a wrong option, called superseded, that says the value that held before, and its
// evidence has the message that stated it. Of an exception that is the rule, which nothing has superseded: it holds
// still, and stands as context. Where the question tells the matter by that rule, the rule is a bridge, and no option says
// what the question does.
func supersededOption(w *world, f *Finding) {
	for _, c := range w.choiceItems() {
		it := c.item
		if it.Family != familyUpdate {
			continue
		}
		f.look()
		before := w.heldBefore(it)
		if len(before) == 0 {
			f.violate("an answer that replaced nothing", "a fact that held before the operand's", it.ID)
			continue
		}
		if told := w.toldByRule(it, before); told != nil {
			at := slices.IndexFunc(it.Options, func(o corpus.Option) bool { return w.says(o.Text, it.AskedAt.Date(), told.Value) })
			if at >= 0 {
				f.violate("an option of what the question tells", "what the rule requires in the question alone", it.ID, told.ID)
			}
			continue
		}
		if !w.offersOlder(it, before) {
			f.violate("no wrong option of the older value",
				"a wrong option, superseded if it is over, that says "+before[0].Value.Canonical(), it.ID, before[0].ID)
		}
		w.showsOlder(f, it, before)
	}
}

// heldBefore are the facts that an item's operands took the place of: those
// that they supersede, and the rule to which they are the exception.
func (w *world) heldBefore(it *corpus.Item) []*corpus.Fact {
	var out []*corpus.Fact
	for _, x := range w.operandFacts(it) {
		if old := w.Fact(x.Supersedes); old != nil {
			out = append(out, old)
		}
		if base := w.Fact(x.About); base != nil && x.Condition != "" && slotOf(base) == slotOf(x) {
			out = append(out, base)
		}
	}
	return out
}

// toldByRule returns the general rule by which a question tells its matter: a bridge among what held before. It is nil where
// there is none.
func (w *world) toldByRule(it *corpus.Item, before []*corpus.Fact) *corpus.Fact {
	for i := range it.Gold {
		if g := &it.Gold[i]; g.Part == corpus.PartBridge {
			if x := w.factOf(g); x != nil && slices.Contains(before, x) && w.says(it.Question, it.AskedAt.Date(), x.Value) {
				return x
			}
		}
	}
	return nil
}

// replaced says whether what held before is over, and does not hold still where there is no exception.
func replaced(before []*corpus.Fact) bool {
	return !slices.ContainsFunc(before, func(x *corpus.Fact) bool {
		return x.Predicate == corpus.PredRequires && x.Condition == ""
	})
}

// offersOlder says whether a wrong option, called superseded if what held before
// is over and only then, says it in its words.
func (w *world) offersOlder(it *corpus.Item, before []*corpus.Fact) bool {
	return slices.ContainsFunc(it.Options, func(o corpus.Option) bool {
		superseded := slices.Contains(kindsOf(it, o.Letter), corpus.OptionSuperseded)
		return superseded == replaced(before) && o.Letter != it.AnswerLetter &&
			slices.ContainsFunc(before, func(x *corpus.Fact) bool {
				return w.says(o.Text, it.AskedAt.Date(), x.Value)
			})
	})
}

func kindsOf(it *corpus.Item, letter string) []string {
	var out []string
	for _, k := range it.OptionKeys {
		if k.Letter == letter {
			out = append(out, k.Kind)
		}
	}
	return out
}

// exceptionOf says whether a fact is an exception of a rule.
func (w *world) exceptionOf(id, rule string) bool {
	x := w.Fact(id)
	return x != nil && isOverride(x) && x.About == rule
}

// showsOlder: there is superseded evidence, or context of an exception, and all of it states what held before, or another
// exception of the same rule.
func (w *world) showsOlder(f *Finding, it *corpus.Item, before []*corpus.Fact) {
	shown, role := false, corpus.RoleContext
	if replaced(before) {
		role = corpus.RoleSuperseded
	}
	for _, e := range it.Evidence {
		if e.Role != role {
			continue
		}
		shown = true
		states := slices.ContainsFunc(w.Disclosed(e.MessageID), func(d corpus.Disclosure) bool {
			return slices.ContainsFunc(before, func(x *corpus.Fact) bool {
				return x.ID == d.FactID || role == corpus.RoleContext && w.exceptionOf(d.FactID, x.ID)
			})
		})
		if w.Message(e.MessageID) == nil || !states {
			f.violate(string(role)+" evidence that states nothing older",
				"a message that states "+before[0].Value.Canonical(), it.ID, e.MessageID)
		}
	}
	if !shown {
		f.violate("no message of the older value", "evidence that says what held before", it.ID)
	}
}
