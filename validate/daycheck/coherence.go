package daycheck

import (
	"fmt"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/prompts"
)

// KindContradiction is a value that differs from what was said before.
const KindContradiction = "contradiction"

// coherence: the day agrees with itself, with the summaries and with the leader log, leniently (E14, level 3): only a
// value that differs from a known one of the same subject, attribute and condition counts, and neither a change nor a
// mistake that the plan wants does, nor what people state who differ in good faith. What is weighed contradicts
// nothing, as long as it is not called decided; an override is next to its rule.
func (d *day) coherence() {
	book := ledger{conditions: map[string][]Known{"": slices.Clone(d.Context.Known)}}
	d.each(func(s *prompts.Slot, m *prompts.DayMessage) {
		for _, n := range s.States {
			f := d.fact(n)
			if f == nil || f.Value == nil || s.Act == corpus.ActMistake {
				continue
			}
			if f.Class == classOption {
				d.called(s, m, f)
				continue
			}
			if old, conflict := book.enter(s, f); conflict && !slices.Contains(d.Context.Disputed, s.N) {
				d.conflict(LevelCoherence, KindContradiction, prompts.Major, s.N,
					fmt.Sprintf("the %s of %s was %s before and is %s here, and nobody changed it", f.Attribute,
						f.Subject, old.Canonical(), f.Value.Canonical()))
			}
		}
		d.cited(s, m, book.conditions[""])
	})
	for _, c := range d.Review.Concerns {
		if c.Level == LevelCoherence {
			d.conflict(LevelCoherence, c.Kind, prompts.Severity(c.Severity), c.Slot, c.Message)
		}
	}
}

// The classes of facts that are no attributes of their subject.
const (
	classOption     = "option"
	classPromise    = "promise"
	classAbsence    = "absence"
	classClosure    = "calendar"
	classDefinition = "definition"
	classRole       = "role"
	classSkill      = "skill"
	classLearning   = "learning"
)

// ledger is what is known of attributes while a day is read, by condition.
type ledger struct {
	conditions map[string][]Known
	returns    []Known // said on the day itself
}

// enter takes down what a slot states, and says which value it contradicts.
func (b *ledger) enter(s *prompts.Slot, f *prompts.DayFact) (old corpus.Value, conflict bool) {
	switch f.Class {
	case classPromise, classClosure: // a day on which something will be given, or no one works: there may be others
		return old, false
	case classAbsence: // a person who was away before may be away again
		return put(&b.returns, f, s.Act == corpus.ActCorrection)
	}
	list := b.conditions[f.Condition]
	old, conflict = put(&list, f, f.Changed || s.Act == corpus.ActCorrection)
	b.conditions[f.Condition] = list
	return old, conflict
}

// put sets the value of a fact's attribute in a list; another value that nothing
// changes is a conflict and leaves the list as it is.
func put(list *[]Known, f *prompts.DayFact, change bool) (old corpus.Value, conflict bool) {
	i := slices.IndexFunc(*list, func(k Known) bool { return k.Subject == f.Subject && k.Attribute == f.Attribute })
	switch {
	case i < 0:
		*list = append(*list, Known{f.Subject, f.Attribute, *f.Value})
	case (*list)[i].Value.Equal(*f.Value):
	case change:
		(*list)[i].Value = *f.Value
	default:
		return (*list)[i].Value, true
	}
	return old, false
}

// decided are the words by which a message says that something is settled.
var decided = [][]string{{"decided"}, {"decision", "is"}, {"it", "is", "decided"}, {"we", "go", "with"},
	{"we", "are", "going", "with"}, {"we're", "going", "with"}, {"is", "settled"}, {"has", "been", "settled"}, {"is",
		"final"}, {"agreed", "on"}}

// undecided before such words takes them back: "nothing is decided yet".
var undecided = set("not nothing isn't hasn't never until once before if when whether nobody could might would should what who which")

// open behind such words leaves the matter to a person, or for later: "the
// decision is yours", "the decision is still open".
var open = set("yours hers his theirs ours mine open still pending up not")

// called says that a message which only weighs an option calls it decided. The
// words of its argument tell of something else.
func (d *day) called(s *prompts.Slot, m *prompts.DayMessage, f *prompts.DayFact) {
	words := blotted(wordsOf(strings.ToLower(m.Text)), wordsOf(strings.ToLower(s.Because)))
	for i := range words {
		if settlesAt(words, i) {
			d.conflict(LevelCoherence, KindContradiction, prompts.Major, s.N,
				fmt.Sprintf("%s is only weighed as the %s of %s here: the message must not call it decided",
					f.Value.Canonical(), f.Attribute, f.Subject))
			return
		}
	}
}

// settlesAt says whether words from a place on say that something is settled.
func settlesAt(words []string, i int) bool {
	for _, phrase := range decided {
		next := i + len(phrase)
		if next > len(words) || !slices.Equal(words[i:next], phrase) {
			continue
		}
		if next < len(words) && (words[next] == "against" || phrase[len(phrase)-1] == "is" && open[words[next]]) {
			continue
		}
		if !slices.ContainsFunc(words[max(0, i-5):i], func(w string) bool { return undecided[w] }) {
			return true
		}
	}
	return false
}

// mostSlips is how many words of an argument may be misspelt where it is.
const mostSlips = 1

// blotted returns the words without those of a clause, where they stand one
// after the other, give or take a slip of the finger.
func blotted(words, clause []string) []string {
	if len(clause) <= mostSlips {
		return words
	}
	for i := 0; i+len(clause) <= len(words); i++ {
		slips := 0
		for k, w := range clause {
			if words[i+k] != w {
				slips++
			}
		}
		if slips <= mostSlips {
			words = slices.Clone(words)
			for k := range clause {
				words[i+k] = ""
			}
			return words
		}
	}
	return words
}

// cited finds a known attribute named with another value of its kind: a decision cited otherwise than it was taken.
// Values that the slot states of other attributes are theirs.
func (d *day) cited(s *prompts.Slot, m *prompts.DayMessage, known []Known) {
	low := ""
	var spans []corpus.Span
	for _, k := range known {
		if !scannable(k.Value.Kind) || d.states(s, k) {
			continue
		}
		if low == "" {
			low = strings.ToLower(m.Text)
		}
		if !strings.Contains(low, strings.ToLower(k.Attribute)) || s.Task != k.Subject &&
			!strings.Contains(low, strings.ToLower(k.Subject)) {
			continue
		}
		if spans == nil {
			spans = corpus.Uncovered(m.Text, d.In.Date, d.c.lex, d.covered(s, m))
		}
		for _, sp := range spans {
			if prompts.NamesRecalled(d.In, *s, sp.Surface) {
				continue
			}
			same := slices.ContainsFunc(sp.Values, func(v corpus.Value) bool { return v.Kind == k.Value.Kind })
			if same && !slices.ContainsFunc(sp.Values, k.Value.Equal) {
				d.conflict(LevelCoherence, KindContradiction, prompts.Major, s.N,
					fmt.Sprintf("%q is not the %s of %s, which is %s", sp.Surface, k.Attribute, k.Subject,
						k.Value.Canonical()))
			}
		}
	}
}

// scannable says whether values of a kind are found in texts by their form.
func scannable(k corpus.Kind) bool {
	switch k {
	case corpus.KindCount, corpus.KindQuantity, corpus.KindPercent, corpus.KindMoney, corpus.KindDuration, corpus.KindDate,
		corpus.KindVersion, corpus.KindLink:
		return true
	}
	return false
}

func (d *day) states(s *prompts.Slot, k Known) bool {
	return slices.ContainsFunc(s.States, func(n int) bool {
		f := d.fact(n)
		return f != nil && f.Subject == k.Subject && f.Attribute == k.Attribute
	})
}

// covered returns where a message states its values.
func (d *day) covered(s *prompts.Slot, m *prompts.DayMessage) []corpus.Interval {
	var out []corpus.Interval
	for _, st := range m.States {
		f := d.fact(st.Fact)
		if f == nil || f.Basis != corpus.BasisText || !slices.Contains(s.States, st.Fact) {
			continue
		}
		if at, ok := prompts.Locate(m.Text, st.Surface, st.Occurrence); ok {
			out = append(out, at)
		}
	}
	return out
}
