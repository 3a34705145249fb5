package validity

import (
	"strings"
	"unicode"

	"memloom/internal/corpus"
)

// operandSlot is what an operand of an item says something of.
type operandSlot struct{ subject, predicate, condition string }

// Shared returns the accepted items that share an operand slot with another one, in their order.
func Shared(c *corpus.Corpus) []*corpus.Item {
	facts := corpus.ByID(c.Facts)
	asked := map[operandSlot]map[string]bool{} // ids of items
	each := func(it *corpus.Item, f func(operandSlot)) {
		for _, g := range it.Gold {
			if g.Part == corpus.PartOperand {
				f(operandSlot{g.SubjectID, g.Predicate, conditionOf(&g, facts)})
			}
		}
	}
	for i := range c.Items {
		it := &c.Items[i]
		if it.Status != corpus.Accepted {
			continue
		}
		each(it, func(s operandSlot) {
			if asked[s] == nil {
				asked[s] = map[string]bool{}
			}
			asked[s][it.ID] = true
		})
	}
	var out []*corpus.Item
	for i := range c.Items {
		it := &c.Items[i]
		if it.Status != corpus.Accepted {
			continue
		}
		shares := false
		each(it, func(s operandSlot) { shares = shares || len(asked[s]) > 1 })
		if shares {
			out = append(out, it)
		}
	}
	return out
}

func conditionOf(g *corpus.GoldAtom, facts map[string]*corpus.Fact) string {
	for _, id := range g.FactIDs {
		if f := facts[id]; f != nil {
			return f.Condition
		}
	}
	return ""
}

// shortestAnswer is how long an answer must be, in bytes, to be looked for in other sheets: "yes" and "14" stand
// everywhere.
const shortestAnswer = 5

// Leak is an accepted item whose subject and answer stand in another item's sheet.
type Leak struct {
	Item, In *corpus.Item
}

// Leaks returns the accepted items whose gold another item states, once each.
func Leaks(c *corpus.Corpus) []Leak {
	names := c.Names()
	var items []*corpus.Item
	var sheets []string
	for i := range c.Items {
		if it := &c.Items[i]; it.Status == corpus.Accepted {
			items = append(items, it)
			sheets = append(sheets, sheetOf(it))
		}
	}
	var out []Leak
	for i, it := range items {
		subjects, answer := subjectsOf(it, names), plainWords(it.Answer)
		if len(answer) < shortestAnswer || len(subjects) == 0 {
			continue
		}
		for k, sheet := range sheets {
			if k != i && strings.Contains(sheet, answer) && containsAny(sheet, subjects) {
				out = append(out, Leak{it, items[k]})
				break
			}
		}
	}
	return out
}

// subjectsOf returns the names of what an item's result is about.
func subjectsOf(it *corpus.Item, names map[string]string) []string {
	var out []string
	for _, g := range it.Gold {
		if name := names[g.SubjectID]; g.Part == corpus.PartResult && name != "" {
			out = append(out, plainWords(name))
		}
	}
	return out
}

func containsAny(s string, list []string) bool {
	for _, x := range list {
		if strings.Contains(s, x) {
			return true
		}
	}
	return false
}

func sheetOf(it *corpus.Item) string {
	texts := []string{it.Question}
	for _, o := range it.Options {
		texts = append(texts, o.Text)
	}
	return plainWords(strings.Join(texts, " | "))
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
