package chat

import (
	"math/rand/v2"
	"strings"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/internal/pack/packtest"
	"memloom/internal/standin/grammar"
	"memloom/internal/standin/standintest"
	"memloom/prompts"
)

// packField is the vocabulary of a built-in pack as the fixtures have it.
func packField(t testing.TB, name string) (field, *pack.Pack) {
	t.Helper()
	p := packtest.Builtin(t, name)
	project := p.Projects[0]
	f := field{project: project.Name, group: project.Subprojects[0].Name, asides: p.Asides, closure: p.Closures[0],
		news: fields[0].news}
	for _, c := range project.Subprojects[0].Components[:3] {
		f.components = append(f.components, c.Noun)
	}
	for _, d := range p.Deliverables[:4] {
		f.deliverables = append(f.deliverables, d.Noun)
	}
	r := rand.New(rand.NewPCG(8, 9))
	var people []string
	for _, v := range standintest.People() {
		people = append(people, v.Name)
	}
	for _, a := range p.Attributes {
		v, err := a.Value.Draw(r, pack.DrawOptions{Pools: p.Pools, People: people, From: corpus.NewDate(2025, 3, 19),
			To: corpus.NewDate(2025, 4, 11), Page: "https://wiki.ledger.example/" + a.Key})
		if err != nil {
			t.Fatal(err)
		}
		x := attribute{noun: a.Noun, plural: a.Plural, class: string(a.Class), value: v, surfaces: corpus.Surfaces(v,
			corpus.NewDate(2025, 3, 1), nil)}
		if len(x.surfaces) == 0 {
			x.surfaces = []string{v.Text}
		}
		if len(a.Because) > 0 {
			x.reason = a.Because[0]
		}
		if v.Kind == corpus.KindDate { // the fixtures' days take their own surfaces of dates
			x.surfaces = corpus.Surfaces(v, corpus.NewDate(2025, 3, 19), nil)[:1]
		}
		f.attributes = append(f.attributes, x)
	}
	return f, p
}

// In the words of both packs, every act states what it shall and nothing else.
func TestPacksReadWell(t *testing.T) {
	for _, name := range pack.BuiltinNames() {
		f, p := packField(t, name)
		for seed := range uint64(40) {
			in := makePlannedDay(f, 24, rand.New(rand.NewPCG(seed, 3)).IntN)
			out, err := Day(in)
			if err != nil {
				t.Fatal(err)
			}
			checkPackDay(t, f, p, in, out)
		}
		ruleDays(t, f, p)
	}
}

// checkPackDay is checkDay with the names that the pack knows.
func checkPackDay(t *testing.T, f field, p *pack.Pack, in prompts.DayIn, out prompts.DayOut) {
	t.Helper()
	for _, n := range p.Names() {
		f.attributes = append(f.attributes, attribute{value: corpus.TextValue(corpus.KindEntity, n)})
	}
	checkDay(t, f, in, out)
	checkOpenMatters(t, in, out)
}

// ruleDays has a person of every register state every rule of a pack, with its
// override and what the override's term means.
func ruleDays(t *testing.T, f field, p *pack.Pack) {
	t.Helper()
	r := rand.New(rand.NewPCG(4, 4))
	for i, rule := range p.Rules {
		for _, who := range standintest.People() {
			in := prompts.DayIn{Project: f.project, Group: f.group, Date: corpus.NewDate(2025, 3, 3).Add(i), Words: 20,
				People: standintest.People()}
			matter := strings.ReplaceAll(rule.Matter, "{component}", f.components[i%len(f.components)])
			add := func(subject, condition, class string, v corpus.Value, because string) {
				n := len(in.Facts) + 1
				in.Facts = append(in.Facts, prompts.DayFact{N: n, Subject: subject, Class: class, Condition: condition, Value: &v,
					Surfaces: []string{v.Text}, Basis: corpus.BasisText})
				in.Slots = append(in.Slots, prompts.Slot{N: n, At: in.Date.At(9+n, 0), Author: who.Name, Act: corpus.ActRule,
					States: []int{n}, Because: because})
			}
			draw := func(v pack.Values) corpus.Value {
				x, err := v.Draw(r, pack.DrawOptions{Pools: p.Pools, People: []string{"Hana Tilde", "Mara Olsen"}})
				if err != nil {
					t.Fatal(err)
				}
				return x
			}
			add(matter, "", grammar.ClassRule, draw(rule.Needs), "")
			add(matter, rule.Override.When, grammar.ClassRule, draw(rule.Needs), rule.Override.Because[0])
			add(rule.Override.Term, "", grammar.ClassDefinition, draw(rule.Override.Means), "")
			out, err := Day(in)
			if err != nil {
				t.Fatal(err)
			}
			checkPackDay(t, f, p, in, out)
			for _, m := range out.Messages {
				if any := "any " + matter; strings.Contains(strings.ToLower(m.Text), any) {
					t.Errorf("%q is taken for a single thing: %q", matter, m.Text)
				}
			}
		}
	}
}
