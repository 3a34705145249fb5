package dialogue_test

import (
	"encoding/json"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/pipeline/dialogue"
	"memloom/pipeline/dialogue/script"
	"memloom/prompts"
)

// names returns the gazetteer of a project: what texts may name without stating a fact.
func (p *project) names() *corpus.Lexicon {
	names := []string{p.blueprint.Project.Name}
	var units []string
	for _, x := range p.people {
		given, _, _ := strings.Cut(x.Name, " ")
		names = append(names, x.Name, given)
	}
	for _, x := range p.blueprint.Subprojects {
		names = append(names, x.Name)
	}
	for _, x := range p.blueprint.Tasks {
		names = append(names, x.Name)
	}
	for _, x := range p.blueprint.Entities {
		names = append(names, x.Name)
	}
	for _, f := range p.blueprint.Facts {
		if f.Value.Kind == corpus.KindQuantity {
			units = append(units, f.Value.Unit)
		}
	}
	return corpus.NewLexicon(names, units)
}

func (p *project) script() *script.Script {
	pick := func(unit, purpose string) int { return corpus.Rand(1, unit, purpose).IntN(1 << 30) }
	return script.New(p.options, p.blueprint, p.pack, p.people, p.Plan, p.names(), pick)
}

// some runs a test on a few plans of every pack.
func some(t *testing.T, test func(t *testing.T, p project)) {
	for _, pk := range packs(t) {
		for seed := uint64(1); seed <= 3; seed++ {
			t.Run(pk.Name, func(t *testing.T) { test(t, makeProject(t, pk, seed)) })
		}
	}
}

// TestInputHoldsThePlan: an author is given every slot in order, with names in
// place of ids, and exactly the facts that the day's slots state.
func TestInputHoldsThePlan(t *testing.T) {
	some(t, func(t *testing.T, p project) {
		script := p.script()
		names := map[string]string{"": ""}
		for _, x := range p.people {
			names[x.ID] = x.Name
		}
		for _, d := range p.Days {
			in := script.Input(d)
			if diff := cmp.Diff(in, script.Input(d)); diff != "" {
				t.Fatalf("%s %s: asked twice, it differs:\n%s", d.GroupID, d.Date, diff)
			}
			facts := map[string]bool{}
			for i, s := range d.Slots {
				got := in.Slots[i]
				if got.N != i+1 || got.At != s.At || got.Act != s.Act || got.Author != names[s.AuthorID] ||
					got.To != names[s.ToID] || got.Task != p.task[s.TaskID].Name || len(got.States) != len(s.FactIDs) {
					t.Errorf("%s is asked for as %+v", s.Key, got)
				}
				checkParent(t, p, d, s, got)
				for k, id := range s.FactIDs {
					facts[id] = true
					checkFact(t, p, p.fact[id], in.Facts[got.States[k]-1], s.At.Date())
				}
			}
			if len(in.Slots) != len(d.Slots) || len(in.Facts) != len(facts) {
				t.Errorf("%s %s: %d slots and %d facts, planned are %d and %d", d.GroupID, d.Date, len(in.Slots), len(in.Facts),
					len(d.Slots), len(facts))
			}
		}
	})
}

// checkParent: a parent of the same day is a number, an older one is described.
func checkParent(t *testing.T, p project, d dialogue.DayPlan, s dialogue.Slot, got prompts.Slot) {
	t.Helper()
	parent, replies := p.slot[s.ParentKey]
	today := replies && parent.At.Date() == d.Date
	if today && (got.ReplyTo < 1 || got.ReplyTo >= got.N || d.Slots[got.ReplyTo-1].Key != parent.Key) {
		t.Errorf("%s answers slot %d of the day, planned is %s", s.Key, got.ReplyTo, parent.Key)
	}
	if !today && got.ReplyTo != 0 || (got.Earlier != nil) != (replies && !today) {
		t.Errorf("%s: reply to %d, earlier %v; its parent is %q", s.Key, got.ReplyTo, got.Earlier, s.ParentKey)
	}
	if kind := noiseOf(parent); got.Earlier != nil && got.Earlier.Kind != kind {
		t.Errorf("%s: the earlier message is noise of the kind %q, planned is %q", s.Key, got.Earlier.Kind, kind)
	}
	if got.Earlier != nil && (got.Earlier.Date != parent.At.Date() || got.Earlier.Act != parent.Act) {
		t.Errorf("%s: the earlier message is %+v, planned is %+v", s.Key, got.Earlier, parent)
	}
}

// checkFact: a fact is given with its value and ways to write it that read back
// to it on that day; what a message stamps is given without.
// noiseOf is the kind of a mistake.
func noiseOf(s dialogue.Slot) string {
	if s.Act != corpus.ActMistake {
		return ""
	}
	return s.Perturbation
}

func checkFact(t *testing.T, p project, f corpus.Fact, got prompts.DayFact, on corpus.Date) {
	t.Helper()
	stamped := f.Predicate == corpus.PredStarted || f.Predicate == corpus.PredFinished || f.Predicate == corpus.PredOwner
	if stamped {
		if got.Value != nil || len(got.Surfaces) > 0 || got.Basis == corpus.BasisText {
			t.Errorf("%s is stamped and given as %+v", f.ID, got)
		}
		if f.Predicate == corpus.PredFinished && len(got.Done) == 0 {
			t.Errorf("%s: there is no word for being finished", f.ID)
		}
		return
	}
	if got.Value == nil || !got.Value.Equal(f.Value) || got.Basis != corpus.BasisText || len(got.Surfaces) == 0 {
		t.Errorf("%s (%s) is given as %+v", f.ID, f.Value.Canonical(), got)
		return
	}
	for _, surface := range got.Surfaces {
		if v, err := corpus.Parse(f.Value.Kind, surface, on, p.names()); err != nil || !v.Equal(f.Value) {
			t.Errorf("%s: on %s %q reads as %s (%v), not as %s", f.ID, on, surface, v.Canonical(), err, f.Value.Canonical())
		}
	}
	named := f // an option would replace what its decision replaces
	if f.Predicate == corpus.PredOption {
		named = p.fact[f.About]
	}
	if got.Changed != (named.Supersedes != "") {
		t.Errorf("%s: changed is %v", f.ID, got.Changed)
	}
	if _, news := p.News[f.SubjectID]; news && (!strings.Contains(got.Sentence, got.Surfaces[0]) ||
		strings.ContainsAny(got.Sentence, "{}")) {
		t.Errorf("%s: the sentence %q does not hold %q", f.ID, got.Sentence, got.Surfaces[0])
	}
}

// TestInputTellsWhatStands: who asks for a decision of what has a value knows
// that it has, once that was said; a first value is asked for as an open matter.
func TestInputTellsWhatStands(t *testing.T) {
	standing, open := 0, 0
	some(t, func(t *testing.T, p project) {
		script := p.script()
		for _, d := range p.Days {
			in := script.Input(d)
			for i, s := range d.Slots {
				if s.AsksFactID == "" {
					continue
				}
				before := p.said[p.fact[s.AsksFactID].Supersedes]
				want := len(before) > 0 && before[0].At < s.At
				if in.Slots[i].Asks.Set != want {
					t.Errorf("%s asks for %s, said before: %v; the author is told %v", s.Key, s.AsksFactID, want, in.Slots[i].Asks.Set)
				}
				if r := in.Slots[i].Recalls; s.Act == corpus.ActRequest && r != nil && r.Attribute != in.Slots[i].Asks.Attribute {
					t.Errorf("%s asks for the %s and recalls the %s", s.Key, in.Slots[i].Asks.Attribute, r.Attribute)
				}
				if s.Act == corpus.ActRequest && want {
					standing++
				} else if s.Act == corpus.ActRequest {
					open++
				}
			}
		}
	})
	if standing == 0 || open == 0 {
		t.Errorf("%d requests ask for what has a value, %d for what has none", standing, open)
	}
}

// TestFirstValuesGiveWayToNothing: a value that replaces none is not explained by
// what was wrong with another.
func TestFirstValuesGiveWayToNothing(t *testing.T) {
	replaces := regexp.MustCompile(`\b(earlier|previous|former|old|another|other|original|instead|changed|no longer)\b`)
	first, changed := 0, 0
	each(t, func(t *testing.T, p project) {
		script := p.script()
		for _, d := range p.Days {
			for _, f := range script.Input(d).Facts {
				switch {
				case f.Reason == "" || f.Class == "option" || f.Class == "rule":
				case f.Changed:
					changed++
				default:
					first++
					if replaces.MatchString(f.Reason) {
						t.Errorf("%s, a first %s, is explained by %q", f.Subject, f.Attribute, f.Reason)
					}
				}
			}
		}
	})
	if first == 0 || changed == 0 {
		t.Errorf("%d first values and %d changes have a reason", first, changed)
	}
}

// TestInputShowsNoIDs: no internal id is in what an author is asked (E12).
func TestInputShowsNoIDs(t *testing.T) {
	some(t, func(t *testing.T, p project) {
		ids := []string{}
		for _, x := range p.people {
			ids = append(ids, regexp.QuoteMeta(x.ID))
		}
		// everything of the project has its id as a prefix
		raw := regexp.MustCompile(`\b(` + strings.Join(ids, "|") + `)\b|\b` + p.blueprint.Project.ID + `[./]`)
		script := p.script()
		for _, d := range p.Days {
			b, err := json.Marshal(script.Input(d))
			if err != nil {
				t.Fatal(err)
			}
			if found := raw.FindAllString(string(b), 3); len(found) > 0 {
				t.Fatalf("%s %s shows %q", d.GroupID, d.Date, found)
			}
		}
	})
}

// TestAccept: whatever stands around the surfaces, disclosures have the
// planned facts, in their order, at places in code points that hold the surface.
func TestAccept(t *testing.T) {
	p := makeProject(t, packs(t)[0], 1)
	script := p.script()
	days := slices.DeleteFunc(slices.Clone(p.Days), func(d dialogue.DayPlan) bool { return len(d.Slots) == 0 })
	around := rapid.SampledFrom([]string{"", " ", "é", "ß—", "日本 ", "👩‍💻", "ok, ", "e\u0301", "\n", "3 ", "then "})
	rapid.Check(t, func(t *rapid.T) {
		d := rapid.SampledFrom(days).Draw(t, "day")
		in := script.Input(d)
		out := prompts.DayOut{}
		for _, s := range in.Slots {
			m := prompts.DayMessage{Slot: s.N, Text: around.Draw(t, "before")}
			for _, n := range s.States {
				surface := "taken or done"
				if list := in.Facts[n-1].Surfaces; len(list) > 0 {
					surface = rapid.SampledFrom(list).Draw(t, "surface")
				}
				m.States = append(m.States, prompts.Stated{Fact: n, Surface: surface, Occurrence: strings.Count(m.Text, surface)})
				m.Text += surface + around.Draw(t, "after")
			}
			out.Messages = append(out.Messages, m)
		}
		for i := range out.Messages { // a surface that runs into what is before it moves the count
			for k, st := range out.Messages[i].States {
				if n := strings.Count(out.Messages[i].Text, st.Surface); st.Occurrence >= n {
					out.Messages[i].States[k].Occurrence = n - 1
				}
			}
		}
		written, err := script.Accept(d, in, out)
		if err != nil {
			t.Fatal(err)
		}
		for i, w := range written {
			slot, m := d.Slots[i], out.Messages[i]
			if w.Key != slot.Key || w.Text != m.Text || len(w.Discloses) != len(slot.FactIDs) {
				t.Fatalf("slot %s became %+v", slot.Key, w)
			}
			for k, x := range w.Discloses {
				if x.FactID != slot.FactIDs[k] || x.Surface != m.States[k].Surface || corpus.RuneSlice(w.Text, x.Start,
					x.End) != x.Surface {
					t.Errorf("%s: %+v holds %q in %q", slot.Key, x, corpus.RuneSlice(w.Text, x.Start, x.End), w.Text)
				}
				if x.Basis != in.Facts[m.States[k].Fact-1].Basis {
					t.Errorf("%s: %s is read from %s", slot.Key, x.FactID, x.Basis)
				}
			}
		}
	})
}

// TestAcceptRefuses: words that do not be in the text, and facts that the
// day does not have, are errors.
func TestAcceptRefuses(t *testing.T) {
	p := makeProject(t, packs(t)[0], 1)
	script, d := p.script(), p.Days[0]
	in := script.Input(d)
	for name, st := range map[string]prompts.Stated{
		"absent":           {Fact: 1, Surface: "nowhere"},
		"second time":      {Fact: 1, Surface: "words", Occurrence: 1},
		"no such fact":     {Fact: len(in.Facts) + 1, Surface: "words"},
		"fact of no place": {Fact: 0, Surface: "words"},
		"empty":            {Fact: 1},
	} {
		out := prompts.DayOut{Messages: []prompts.DayMessage{{Slot: 1, Text: "words", States: []prompts.Stated{st}}}}
		if _, err := script.Accept(d, in, out); err == nil || !strings.Contains(err.Error(), "slot 1") {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestEndsKnowWhatWasInTheWay: who calls a task finished is told what a person
// said was in its way not long ago, and no other message is.
func TestEndsKnowWhatWasInTheWay(t *testing.T) {
	const remembered = 3 // workdays
	seen := 0
	some(t, func(t *testing.T, p project) {
		script := p.script()
		for _, d := range p.Days {
			in := script.Input(d)
			for i, s := range d.Slots {
				got := in.Slots[i].Cleared
				if s.Act != corpus.ActCompletion {
					if got != nil {
						t.Errorf("%s, a %s, clears %+v", s.Key, s.Act, got)
					}
					continue
				}
				var want dialogue.Slot
				for _, f := range p.Facts {
					a, _ := p.attribute(f.Predicate)
					said := p.said[f.ID]
					if a.Class == pack.Blocker && !f.Noise && f.TaskID == s.TaskID && len(said) > 0 && said[0].At < s.At &&
						want.At < said[0].At &&
						p.blueprint.Calendar.WorkdaysBetween(said[0].At.Date(), s.At.Date()) <= remembered {
						want = said[0]
					}
				}
				switch {
				case (got == nil) != (want.Key == ""):
					t.Errorf("%s clears %+v, what was in the way was said by %q", s.Key, got, want.Key)
				case got != nil && (got.Date != want.At.Date() || got.Class != string(pack.Blocker)):
					t.Errorf("%s clears %+v, said by %s", s.Key, got, want.Key)
				case got != nil:
					seen++
				}
			}
		}
	})
	if seen == 0 {
		t.Error("nothing is in the way of what is finished")
	}
}
