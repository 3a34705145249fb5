package life

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/seeds"
	"memloom/internal/yamlcheck"
	"memloom/prompts"
)

func builtin(t *testing.T) *Pack {
	t.Helper()
	p, err := Builtin()
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// The preferences of each domain are as many as the shares of table 8 need.
func TestBuiltin_CountsOfPreferencesByDomain(t *testing.T) {
	least := map[string]int{"culture": 12, "media": 12, "competition": 9, "world": 9, "society": 8, "cuisine": 5,
		"lifestyle": 5, "development": 5, "stem": 5, "nature": 5}
	got := map[string]int{}
	for _, p := range builtin(t).Preferences {
		got[p.Domain]++
	}
	for _, d := range seeds.Domains() {
		if got[d] < least[d] {
			t.Errorf("%s: %d preferences, want %d", d, got[d], least[d])
		}
	}
}

func TestBuiltin_CountsOfTalksByKindAndType(t *testing.T) {
	const leastOfType = 14
	least := map[string]int{OfThing: 44, OfSubject: 26}
	got, types := map[string]int{}, map[string]map[string]int{OfThing: {}, OfSubject: {}}
	for _, talk := range builtin(t).Talks {
		got[talk.Of]++
		for _, kind := range talk.Types {
			types[talk.Of][kind]++
		}
	}
	for of, n := range least {
		if got[of] < n {
			t.Errorf("%d talks of a %s, want %d", got[of], of, n)
		}
		for _, kind := range prompts.SessionTypes() {
			if types[of][kind] < leastOfType {
				t.Errorf("%s of a %s: %d talks, want %d", kind, of, types[of][kind], leastOfType)
			}
		}
	}
}

// Half of the users are women, no two have the same trade or style, and each value of each scale occurs.
func TestBuiltin_UsersAreVaried(t *testing.T) {
	users := builtin(t).Users
	women := 0
	occupations, styles := map[string]bool{}, map[corpus.Style]bool{}
	for _, u := range users {
		if strings.HasPrefix(u.Context, "She ") {
			women++
		} else if !strings.HasPrefix(u.Context, "He ") {
			t.Errorf("%s: the context %q does not begin with She or He", u.Name, u.Context)
		}
		occupations[u.Occupation], styles[u.Style] = true, true
	}
	if len(users) < 24 || women*2 != len(users) {
		t.Errorf("%d users, %d of them women; want 24 at least, half of them women", len(users), women)
	}
	if len(occupations) != len(users) || len(styles) != len(users) {
		t.Errorf("%d users have %d occupations and %d styles", len(users), len(occupations), len(styles))
	}
	for _, scale := range corpus.StyleScales() {
		used := map[string]bool{}
		for _, u := range users {
			used[*scale.Of(&u.Style)] = true
		}
		if len(used) != len(scale.Values) {
			t.Errorf("%s: only %v occur", scale.Name, slices.Sorted(maps.Keys(used)))
		}
	}
}

// A filled topic has no slot left, and neither thing nor frame makes a typed value of it.
func TestFill_EveryTalkTakesEveryThing(t *testing.T) {
	p := builtin(t)
	fills := func(talk Talk) []string {
		var out []string
		for _, text := range []string{talk.Topic, talk.Purpose} {
			if talk.Of == OfSubject {
				out = append(out, FillSubject(text, "the moon"))
				continue
			}
			for _, f := range p.Preferences {
				out = append(out, f.Fill(text))
			}
		}
		return out
	}
	for _, talk := range p.Talks {
		for _, text := range fills(talk) {
			if strings.ContainsAny(text, "{}") || len(corpus.Uncovered(text, yamlcheck.Day, nil, nil)) > 0 {
				t.Errorf("%s: %q", talk.Key, text)
			}
		}
	}
}

func TestFill_ArticleFitsTheThing(t *testing.T) {
	for thing, want := range map[string]string{
		"stew":            "a stew, the stew, stews",
		"alarm clock":     "an alarm clock, the alarm clock, alarm clocks",
		"hourglass":       "an hourglass, the hourglass, hourglasss",
		"university mug":  "a university mug, the university mug, university mugs",
		"one-act play":    "a one-act play, the one-act play, one-act plays",
		"umbrella":        "an umbrella, the umbrella, umbrellas",
		"heirloom tomato": "an heirloom tomato, the heirloom tomato, heirloom tomatos",
	} {
		p := Preference{Thing: thing, Things: thing + "s"}
		if got := p.Fill("{a thing}, the {thing}, {things}"); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
	if got := FillSubject("{subject} and {subject}", "zinc"); got != "zinc and zinc" {
		t.Error(got)
	}
}

func BenchmarkBuiltin(b *testing.B) {
	for b.Loop() {
		if _, err := Builtin(); err != nil {
			b.Fatal(err)
		}
	}
}
