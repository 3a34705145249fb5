package pipeline

import (
	"context"
	"math"
	"reflect"
	"runtime"
	"strings"
	"testing"
	"time"

	"memloom/internal/numbers"
	"memloom/internal/thorough"
	"memloom/pipeline/designs"
	"memloom/pipeline/recipe"
)

// numbersOf lists the keys of a recipe that take numbers, those of its design among them.
func numbersOf(r *recipe.Recipe) []numbers.Key {
	out := numbers.Keys(reflect.TypeFor[recipe.Recipe]())
	if r.Own == nil {
		return out
	}
	for _, k := range numbers.Keys(reflect.TypeOf(r.Own)) {
		out = append(out, numbers.Key{Path: r.Design + "." + k.Path, Range: k.Range})
	}
	return out
}

// TestRanges_EveryNumberHasOne: no recipe of any design has a key that takes any number there is.
func TestRanges_EveryNumberHasOne(t *testing.T) {
	seen := 0
	for _, s := range append(designs.Sections(), recipe.Section{New: func() any { return &recipe.Recipe{} }}) {
		for _, k := range numbers.Keys(reflect.TypeOf(s.New())) {
			if seen++; !k.Range.Declared() {
				t.Errorf("%s, key %s: give its field the tags min and max", s.Design, k.Path)
			}
		}
	}
	if seen < 100 {
		t.Errorf("%d keys take numbers", seen)
	}
}

// written is the key without the marks of lists and maps: what is under the one name of a map.
func written(k numbers.Key) string {
	return strings.NewReplacer("[]", "", "*", "temporal").Replace(k.Path)
}

// setting is a --set of a key. A list has the number in each of its places.
func setting(k numbers.Key, value string) string {
	switch {
	case strings.HasSuffix(k.Path, "_sentences[]"), k.Path == "conversations.messages[]":
		value = "[" + value + ", " + value + "]"
	case strings.HasSuffix(k.Path, "[]"):
		value = "[" + value + "]"
	}
	return written(k) + "=" + value
}

// oddities are numbers that few ranges hold, as YAML writes them.
var oddities = map[string]float64{".nan": math.NaN(), ".inf": math.Inf(1), "-.inf": math.Inf(-1), "0": 0, "-0": 0,
	"-1": -1, "0.5": 0.5,
	"1000000000": 1e9, "9223372036854775807": math.MaxInt64}

// TestRanges_NumbersOfAnySize: for every key of every recipe, an odd number is refused when it is read, with the key
// and what would fit, or it is within the key's range; in no time and little memory. A 0 of a section that designs
// share may say that the recipe has no such key. By default a third of the keys are given, with MEMLOOM_THOROUGH=1 all.
func TestRanges_NumbersOfAnySize(t *testing.T) {
	runs := thorough.OneIn(3)
	for _, name := range recipe.Names() {
		r, err := recipe.Load(name, nil, 1, designs.Sections()...)
		if err != nil {
			t.Fatal(err)
		}
		for _, k := range numbersOf(r) {
			if !runs() {
				continue
			}
			for value, x := range oddities {
				set := setting(k, value)
				if x == 0 && r.Own != nil && (strings.HasPrefix(k.Path, "world.") || strings.HasPrefix(k.Path, "dialogue.")) {
					continue
				}
				var err error
				n := allocated(func() { _, err = recipe.Load(name, []string{set}, 1, designs.Sections()...) })
				told := err != nil && strings.Contains(err.Error(), "key "+written(k)) && strings.Contains(err.Error(),
					"; give "+k.Range.String())
				if told == k.Range.Holds(x) || n > 200<<20 {
					t.Errorf("%s --set %s: %v after %d bytes; the range is %s", name, set, err, n, k.Range)
				}
			}
		}
	}
}

// allocated is how many bytes something allocates in all.
func allocated(do func()) uint64 {
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	do()
	runtime.ReadMemStats(&after)
	return after.TotalAlloc - before.TotalAlloc
}

// TestRanges_EndsAreForeseen: at the ends of the ranges of a design's keys plan has an answer, be it that the number
// does not fit; nothing goes on without an end. Of quickstart it is whole numbers; of the slower designs, as of
// quickstart, it is the most. Sizes are small but for the one key. By default a third of the keys are taken, with
// MEMLOOM_THOROUGH=1 all.
func TestRanges_EndsAreForeseen(t *testing.T) {
	if testing.Short() {
		t.Skip("arithmetic")
	}
	for _, c := range []struct {
		recipe string
		scale  float64
		least  bool
		set    []string
	}{
		{"quickstart", 0.2, false, nil}, {"streammembench", 0.2, true, nil}, {"subtlememory", 0.01, false, nil},
		{"groupmembench", 0.004, false, nil},
		{"convomem", 0.0001, true, []string{"conversations.fillers=0", "conversations.haystacks.sizes=[2, 8]",
			"conversations.messages=[20, 20]"}},
	} {
		t.Run(c.recipe, func(t *testing.T) {
			t.Parallel()
			r, err := recipe.Load(c.recipe, nil, 1, designs.Sections()...)
			if err != nil {
				t.Fatal(err)
			}
			for name := range r.Questions.Families {
				if strings.Contains(name, "/") && name != "user_facts/1" { // of convomem's quotas, one
					c.set = append(c.set, "questions.families."+name+"=0")
				}
			}
			runs := thorough.OneIn(3)
			for _, k := range numbersOf(r) {
				if !runs() || r.Own != nil && !strings.HasPrefix(k.Path, r.Design+".") || r.Own == nil &&
					!strings.Contains(k.Range.String(), "whole") {
					continue
				}
				foreseen(t, c.recipe, c.scale, append(c.set, setting(k, k.Range.Max)))
				if c.least {
					foreseen(t, c.recipe, c.scale, append(c.set, setting(k, k.Range.Min)))
				}
			}
		})
	}
}

// TestEstimate_ListTooShort: plan refuses a list that lacks a number, by its key.
func TestEstimate_ListTooShort(t *testing.T) {
	r, err := recipe.Load("convomem", []string{"conversations.messages=[80]"}, 0.01, designs.Sections()...)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := Estimate(t.Context(), Settings{Recipe: r, Scale: 0.01, Seed: 1, StandIn: plainly}); err == nil ||
		!strings.Contains(err.Error(), "key conversations.messages: give two even numbers") {
		t.Error(err)
	}
}

// foreseen says what a run takes, or why there can be none, in less than a minute; nothing where the settings do not go
// together.
func foreseen(t *testing.T, name string, scale float64, set []string) {
	t.Helper()
	r, err := recipe.Load(name, set, scale, designs.Sections()...)
	if err != nil {
		return
	}
	r.World.Domains = r.World.Domains[:min(len(r.World.Domains), r.MostDomains())]
	s := Settings{Recipe: r, Scale: scale, Seed: 1, StandIn: plainly}
	for _, name := range r.World.Domains {
		s.Domains = append(s.Domains, loaded(t, name))
	}
	ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
	defer cancel()
	if _, err := Estimate(ctx, s); ctx.Err() != nil {
		t.Fatalf("%s --set %s: %v", name, set[len(set)-1], err)
	}
}
