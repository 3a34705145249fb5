package subtlememory

import (
	"fmt"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/pipeline/sessions"
	"memloom/prompts"
	"memloom/validate/check/rule"
)

// hiddenRun is how many words of a hidden sentence no message may hold in a row.
const hiddenRun = 4

// unstated: no message holds four words in a row of a hidden variant's sentence, but for words that are those of the
// thing, of the value and of what it is bound to.
func unstated(v *view, expect rule.Expect) {
	runs := map[string]string{} // run of words → variant
	for _, set := range v.sets {
		for _, x := range v.variants[set.SetID] {
			if !x.Hidden {
				continue
			}
			words, free := sessions.Words(x.Sentence), v.freeWords(set, x)
			for i := 0; i+hiddenRun <= len(words); i++ {
				run := words[i : i+hiddenRun]
				if slices.ContainsFunc(run, func(w string) bool { return !free[w] }) {
					runs[strings.Join(run, " ")] = x.VariantID
				}
			}
		}
	}
	if len(runs) == 0 {
		return
	}
	for i := range v.Messages {
		m := &v.Messages[i]
		words, found := sessions.Words(m.Text), ""
		for k := 0; k+hiddenRun <= len(words) && found == ""; k++ {
			if run := strings.Join(words[k:k+hiddenRun], " "); runs[run] != "" {
				found = run
			}
		}
		expect(found == "", fmt.Sprintf("%q", found), "no four words in a row of a hidden sentence", m.ID, runs[found])
	}
}

// freeWords are the words of a hidden sentence that may be said: those of the thing and of what holds of it, and those
// that join them.
func (v *view) freeWords(set sessions.Set, x sessions.Variant) map[string]bool {
	text := "with from on "
	for _, s := range []*string{set.Thing, set.Things, x.Condition} {
		if s != nil {
			text += *s + " "
		}
	}
	for _, id := range x.FactIDs {
		f := v.Fact(id)
		if f == nil {
			continue
		}
		text += f.Value.Text + " "
		if x.AsOf != nil {
			text += f.From.Time().Format("2 January 2006") + " "
		}
	}
	out := map[string]bool{}
	for _, w := range sessions.Words(text) {
		out[w] = true
	}
	return out
}

// unliked: no one says in one sentence what a hidden variant is about and, in the first person, that they like it.
func unliked(v *view, expect rule.Expect) {
	surfaces := map[string]string{} // value → fact
	for _, set := range v.sets {
		for _, x := range v.variants[set.SetID] {
			for _, id := range x.FactIDs {
				if f := v.Fact(id); x.Hidden && f != nil {
					surfaces[sessions.Padded(f.Value.Text)] = f.ID
				}
			}
		}
	}
	if len(surfaces) == 0 {
		return
	}
	for i := range v.Messages {
		m := &v.Messages[i]
		if m.AuthorRole != prompts.SideUser {
			continue
		}
		sentence, fact := liked(m, surfaces)
		expect(fact == "", fmt.Sprintf("%q", sentence), "what was done or happened, and not what is liked", m.ID, fact)
	}
}

// liked returns a sentence that says to like a value, and the value's fact.
func liked(m *corpus.Message, surfaces map[string]string) (sentence, fact string) {
	for _, s := range prompts.Likings(m.Text) {
		words := sessions.Padded(s)
		for surface, id := range surfaces {
			if strings.Contains(words, surface) && (fact == "" || id < fact) {
				sentence, fact = s, id
			}
		}
	}
	return sentence, fact
}
