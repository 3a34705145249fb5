package measure

import (
	"slices"
	"strings"
	"unicode"

	"memloom/internal/corpus"
	"memloom/internal/corpus/index"
)

// operandSlot is what an operand of an item says something of.
type operandSlot struct{ subject, predicate, condition string }

// Shared returns the accepted items that share an operand slot with another one, in their order.
func Shared(x *index.Index) []*corpus.Item {
	slots := func(it *corpus.Item) map[operandSlot]bool {
		out := map[operandSlot]bool{}
		for _, g := range it.Gold {
			if g.Part != corpus.PartOperand {
				continue
			}
			slot := operandSlot{g.SubjectID, g.Predicate, ""}
			if i := slices.IndexFunc(g.FactIDs, func(id string) bool { return x.Fact(id) != nil }); i >= 0 {
				slot.condition = x.Fact(g.FactIDs[i]).Condition
			}
			out[slot] = true
		}
		return out
	}
	items := map[operandSlot]int{}
	for _, it := range x.Accepted() {
		for slot := range slots(it) {
			items[slot]++
		}
	}
	return slices.DeleteFunc(slices.Clone(x.Accepted()), func(it *corpus.Item) bool {
		for slot := range slots(it) {
			if items[slot] > 1 {
				return false
			}
		}
		return true
	})
}

// shortestAnswer is how long an answer must be, in bytes, to be looked for in other sheets: "yes" and "14" are
// everywhere.
const shortestAnswer = 5

// Leak is an accepted item whose subject and answer are in another item's sheet.
type Leak struct {
	Item, In *corpus.Item
}

// Leaks returns the accepted items whose gold another item states, once each.
func Leaks(x *index.Index) []Leak {
	var sheets []string
	for _, it := range x.Accepted() {
		sheet := it.Question
		for _, o := range it.Options {
			sheet += " | " + o.Text
		}
		sheets = append(sheets, plainWords(sheet))
	}
	var out []Leak
	for i, it := range x.Accepted() {
		answer := plainWords(it.Answer)
		var subjects []string
		for _, g := range it.Gold {
			if name := x.Name(g.SubjectID); g.Part == corpus.PartResult && name != "" {
				subjects = append(subjects, plainWords(name))
			}
		}
		if len(answer) < shortestAnswer || len(subjects) == 0 {
			continue
		}
		for k, sheet := range sheets {
			named := func(subject string) bool { return strings.Contains(sheet, subject) }
			if k != i && strings.Contains(sheet, answer) && slices.ContainsFunc(subjects, named) {
				out = append(out, Leak{it, x.Accepted()[k]})
				break
			}
		}
	}
	return out
}

// plainWords returns the words of a text in lower case, a blank before, between and behind them. Signs of amounts stay.
func plainWords(s string) string {
	words := strings.FieldsFunc(strings.ToLower(s), func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r) && !strings.ContainsRune("€$%.", r)
	})
	for i := range words {
		words[i] = strings.Trim(words[i], ".")
	}
	return " " + strings.Join(words, " ") + " "
}
