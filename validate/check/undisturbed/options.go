package undisturbed

import (
	"slices"

	"memloom/internal/corpus"
	"memloom/validate/check/rule"
)

// supersededOption: an update item has a wrong option, called superseded, that says the value that held before, and its
// evidence has the message that stated it. Of an exception that is the rule, which nothing has superseded: it holds
// still, and is context. Where the question names the matter by that rule, the rule is a bridge, and no option says
// what the question does.
func supersededOption(w *rule.World, f *rule.Finding) {
	for it := range w.Choices() {
		if it.Family != "update" {
			continue
		}
		f.Look()
		before := heldBefore(w, it)
		if len(before) == 0 {
			f.Violate("an answer that replaced nothing", "a fact that held before the operand's", it.ID)
			continue
		}
		if told := toldByRule(w, it, before); told != nil {
			if slices.ContainsFunc(it.Options, func(o corpus.Option) bool {
				return w.Says(o.Text, it.AskedAt.Date(),
					told.Value)
			}) {
				f.Violate("an option of what the question tells", "what the rule requires in the question alone", it.ID, told.ID)
			}
			continue
		}
		replaced := !slices.ContainsFunc(before, func(x *corpus.Fact) bool { // else an exception leaves it as it is
			return x.Predicate == corpus.PredRequires && x.Condition == ""
		})
		if !offersOlder(w, it, before, replaced) {
			f.Violate("no wrong option of the older value",
				"a wrong option, superseded if it is over, that says "+before[0].Value.Canonical(), it.ID, before[0].ID)
		}
		showsOlder(w, f, it, before, replaced)
	}
}

// heldBefore are the facts that an item's operands took the place of: those that they supersede, and the rule to which
// they are the exception.
func heldBefore(w *rule.World, it *corpus.Item) []*corpus.Fact {
	var out []*corpus.Fact
	for _, x := range w.FactsOf(it, corpus.PartOperand) {
		if old := w.Fact(x.Supersedes); old != nil {
			out = append(out, old)
		}
		if base := w.Fact(x.About); base != nil && x.Condition != "" && base.Slot() == x.Slot() {
			out = append(out, base)
		}
	}
	return out
}

// toldByRule returns the general rule by which a question names its matter: a bridge among what held before, or nil.
func toldByRule(w *rule.World, it *corpus.Item, before []*corpus.Fact) *corpus.Fact {
	for g := range rule.All(it.Gold) {
		if x := w.FactOf(g); g.Part == corpus.PartBridge && slices.Contains(before, x) &&
			w.Says(it.Question, it.AskedAt.Date(), x.Value) {
			return x
		}
	}
	return nil
}

// offersOlder says whether a wrong option, called superseded if what held before is over and only then, says it in its
// words.
func offersOlder(w *rule.World, it *corpus.Item, before []*corpus.Fact, replaced bool) bool {
	return slices.ContainsFunc(it.Options, func(o corpus.Option) bool {
		superseded := slices.ContainsFunc(it.OptionKeys, func(k corpus.OptionKey) bool {
			return k.Letter == o.Letter && k.Kind == corpus.OptionSuperseded
		})
		return superseded == replaced && o.Letter != it.AnswerLetter &&
			slices.ContainsFunc(before, func(x *corpus.Fact) bool {
				return w.Says(o.Text, it.AskedAt.Date(), x.Value)
			})
	})
}

// showsOlder: there is superseded evidence, or context of an exception, and all of it states what held before, or
// another exception of the same rule.
func showsOlder(w *rule.World, f *rule.Finding, it *corpus.Item, before []*corpus.Fact, replaced bool) {
	shown, role := false, corpus.RoleContext
	if replaced {
		role = corpus.RoleSuperseded
	}
	for _, e := range it.Evidence {
		if e.Role != role {
			continue
		}
		shown = true
		states := w.Message(e.MessageID) != nil && w.Discloses(e.MessageID, func(x *corpus.Fact) bool {
			return slices.Contains(before, x) || !replaced && rule.IsOverride(x) && slices.Contains(before, w.Fact(x.About))
		})
		if !states {
			f.Violate(string(role)+" evidence that states nothing older", "a message that states "+before[0].Value.Canonical(),
				it.ID, e.MessageID)
		}
	}
	if !shown {
		f.Violate("no message of the older value", "evidence that says what held before", it.ID)
	}
}
