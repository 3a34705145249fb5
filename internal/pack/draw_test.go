package pack

import (
	"errors"
	"fmt"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"memloom/internal/corpus"
)

func options(p *Pack) DrawOptions {
	return DrawOptions{
		Pools: p.Pools, People: []string{"Anika Parekh", "Otis Keogh", "Greta Lofgren"},
		From: corpus.NewDate(2025, 3, 3), To: corpus.NewDate(2025, 4, 11),
		Page: "https://wiki.northlight.example/vault/card-vault-load-test",
	}
}

// everyPack loads the packs that tests draw from.
func everyPack(t *testing.T) []*Pack {
	t.Helper()
	var packs []*Pack
	for _, name := range BuiltinNames() {
		p, err := Builtin(name)
		if err != nil {
			t.Fatal(err)
		}
		packs = append(packs, p)
	}
	p, err := LoadFile(libraryFile)
	if err != nil {
		t.Fatal(err)
	}
	return append(packs, p)
}

// allValues returns every Values of a pack with a name: attributes and news slots.
func allValues(p *Pack) map[string]Values {
	all := map[string]Values{}
	for _, a := range p.Attributes {
		all[a.Key] = a.Value
	}
	for i, n := range p.News {
		for slot, v := range n.Slots {
			all[fmt.Sprintf("news %d %s", i, slot)] = v
		}
	}
	return all
}

// TestDrawnValuesAreWhatThePackSays also holds every value against the one
// parser: a value that no surface can carry could never be said.
func TestDrawnValuesAreWhatThePackSays(t *testing.T) {
	for _, p := range everyPack(t) {
		lex := corpus.NewLexicon(append(p.Names(), options(p).People...), p.Units())
		for name, v := range allValues(p) {
			rapid.Check(t, func(t *rapid.T) {
				r := corpus.Rand(rapid.Uint64().Draw(t, "seed"), name, "draw")
				x, err := v.Draw(r, options(p))
				if err != nil {
					t.Fatalf("%s: %v", name, err)
				}
				if string(x.Kind) != v.Kind {
					t.Fatalf("%s: kind %s, want %s", name, x.Kind, v.Kind)
				}
				if fault := misfit(x, v, options(p)); fault != "" {
					t.Fatalf("%s: %+v: %s", name, x, fault)
				}
				free := x.Kind == corpus.KindText || x.Kind == corpus.KindEnum
				if !free && len(corpus.Surfaces(x, corpus.NewDate(2025, 3, 12), lex)) == 0 {
					t.Fatalf("%s: nothing says %+v", name, x)
				}
			})
		}
	}
}

// misfit says how a value breaks its description, with arithmetic of its own.
func misfit(x corpus.Value, v Values, o DrawOptions) string {
	inRange := func(d corpus.Decimal) string {
		lo, hi := scaled(v.Min), scaled(v.Max)
		n := d.Coef
		for s := d.Scale; s < 4; s++ {
			n *= 10
		}
		step := int64(10000)
		if v.Step != "" {
			step = scaled(v.Step)
		}
		if n < lo || n > hi || (n-lo)%step != 0 {
			return fmt.Sprintf("not in %s … %s by %q", v.Min, v.Max, v.Step)
		}
		return ""
	}
	switch x.Kind {
	case corpus.KindCount, corpus.KindDuration:
		if x.Working != v.Working {
			return "calendar and working days mixed up"
		}
		return inRange(corpus.NewDecimal(x.N, 0))
	case corpus.KindQuantity:
		if x.Unit != v.Unit {
			return "unit lost"
		}
		return inRange(x.Dec)
	case corpus.KindPercent:
		return inRange(x.Dec)
	case corpus.KindMoney:
		if x.Currency != v.Currency {
			return "currency lost"
		}
		return inRange(corpus.NewDecimal(x.N, 2))
	case corpus.KindDate:
		if x.Date < o.From || x.Date > o.To || x.Date.Weekday() == 0 || x.Date.Weekday() == 6 {
			return "not a weekday of the window"
		}
	default:
		if x.Text == "" {
			return "no words"
		}
	}
	return ""
}

// scaled reads a decimal as ten-thousandths.
func scaled(s string) int64 {
	coef, scale, err := parseDecimal(s)
	if err != nil {
		panic(err)
	}
	for ; scale < 4; scale++ {
		coef *= 10
	}
	return coef
}

// TestDrawExhausts draws without replacement: every value comes exactly once, then ErrExhausted.
func TestDrawExhausts(t *testing.T) {
	p, err := LoadFile(libraryFile)
	if err != nil {
		t.Fatal(err)
	}
	for _, key := range []string{"motive", "branch", "binding", "discount", "review_date", "draft_page", "reviewer",
		"loan_span"} {
		v := allValues(p)[key]
		o := options(p)
		used := map[string]bool{}
		o.Skip = func(x corpus.Value) bool { return used[fmt.Sprint(x)] }
		n, err := v.Size(o)
		if err != nil {
			t.Fatal(err)
		}
		r := corpus.Rand(1, key, "exhaust")
		for range n {
			x, err := v.Draw(r, o)
			if err != nil {
				t.Fatalf("%s after %d of %d: %v", key, len(used), n, err)
			}
			used[fmt.Sprint(x)] = true
		}
		if int64(len(used)) != n {
			t.Errorf("%s: %d different values in %d draws", key, len(used), n)
		}
		if _, err := v.Draw(r, o); !errors.Is(err, ErrExhausted) {
			t.Errorf("%s: the draw after the last gives %v", key, err)
		}
	}
}

func TestDrawIsDeterministic(t *testing.T) {
	p, err := Builtin("technology")
	if err != nil {
		t.Fatal(err)
	}
	for name, v := range allValues(p) {
		a, _ := v.Draw(corpus.Rand(7, name, "draw"), options(p))
		b, _ := v.Draw(corpus.Rand(7, name, "draw"), options(p))
		if d := cmp.Diff(a, b); d != "" {
			t.Errorf("%s: %s", name, d)
		}
	}
}

func TestDrawKinds(t *testing.T) {
	o := DrawOptions{Page: "https://wiki.northlight.example/a/b", From: corpus.NewDate(2025, 3, 14),
		To: corpus.NewDate(2025, 3, 17)}
	for _, c := range []struct {
		v    Values
		size int64
		last corpus.Value
	}{
		{Values{Kind: "count", Min: "2", Max: "9", Step: "3"}, 3, corpus.CountValue(8)},
		{Values{Kind: "quantity", Min: "0.5", Max: "2", Step: "0.25", Unit: "s"}, 7,
			corpus.QuantityValue(corpus.NewDecimal(2, 0), "s")},
		{Values{Kind: "money", Min: "9.50", Max: "10", Step: "0.5", Currency: "EUR"}, 2, corpus.MoneyValue(1000, "EUR")},
		{Values{Kind: "version", Min: "2.9", Max: "3.0", Step: "0.1"}, 20, corpus.TextValue(corpus.KindVersion, "3.0.9")},
		{Values{Kind: "link"}, 1, corpus.TextValue(corpus.KindLink, "https://wiki.northlight.example/a/b")},
		{Values{Kind: "link", Of: []string{"draft", "final"}}, 2, corpus.TextValue(corpus.KindLink,
			"https://wiki.northlight.example/a/b-final")},
		{Values{Kind: "date"}, 2, corpus.DateValue(corpus.NewDate(2025, 3, 17))}, // Friday to Monday
		{Values{Kind: "duration", Min: "2", Max: "5", Working: true}, 4, corpus.DurationValue(5, true)},
	} {
		n, at, err := c.v.space(o)
		if err != nil {
			t.Fatal(err)
		}
		if d := cmp.Diff(c.last, at(n-1)); n != c.size || d != "" {
			t.Errorf("%+v: size %d, want %d; last value (-want +got)\n%s", c.v, n, c.size, d)
		}
	}
}

func TestDrawNamesTheMissingOption(t *testing.T) {
	for _, c := range []struct {
		kind, pool, want string
	}{
		{"entity", "people", "drawing a person: DrawOptions.People is empty"},
		{"entity", "moons", `drawing an entity: DrawOptions.Pools has no pool "moons"`},
		{"link", "", "drawing a link: DrawOptions.Page is empty"},
		{"date", "", `drawing a date: the window "" to "" is empty`},
		{"mood", "", `drawing a value: kind "mood" is not known`},
	} {
		_, err := Values{Kind: c.kind, Pool: c.pool}.Draw(corpus.Rand(1, "x", "x"), DrawOptions{})
		if err == nil || err.Error() != c.want {
			t.Errorf("%s: got %v, want %s", c.kind, err, c.want)
		}
	}
}

// TestNearWhereOneIsFree draws amounts near another, and any where none is near.
func TestNearWhereOneIsFree(t *testing.T) {
	for _, p := range everyPack(t) {
		for name, v := range allValues(p) {
			rapid.Check(t, func(t *rapid.T) {
				r := corpus.Rand(rapid.Uint64().Draw(t, "seed"), name, "near")
				o := options(p)
				first, err := v.Draw(r, o)
				if err != nil || !first.Amount() {
					return
				}
				o.Near, o.Skip = first, first.Equal
				for range 5 {
					x, err := v.Draw(r, o)
					if errors.Is(err, ErrExhausted) {
						return
					}
					if n, _ := v.Size(o); err != nil || n > 30 && !x.Near(first) {
						t.Fatalf("%s: %s is not near %s (%v)", name, x.Canonical(), first.Canonical(), err)
					}
				}
				o.Skip = func(x corpus.Value) bool { return x.Near(first) }
				if x, err := v.Draw(r, o); err == nil && x.Near(first) {
					t.Fatalf("%s: %s is barred", name, x.Canonical())
				}
			})
		}
	}
}
