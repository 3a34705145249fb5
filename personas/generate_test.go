package personas

import (
	"math"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/internal/pack/packtest"
)

func technology(t testing.TB) *pack.Pack {
	t.Helper()
	p := packtest.Builtin(t, "technology")
	return p
}

func generate(t testing.TB, o Options, p *pack.Pack, seed uint64) []corpus.Person {
	t.Helper()
	people, err := Generate(o, p, corpus.Rand(seed, "people", "test"))
	if err != nil {
		t.Fatal(err)
	}
	return people
}

// marginal is a trait with its published counts.
type marginal struct {
	name   string
	shares []share
	of     func(corpus.Person) string
}

var marginals = []marginal{
	{"gender", genderShares, func(p corpus.Person) string { return p.Gender }},
	{"education", educationShares, func(p corpus.Person) string { return p.Education }},
	{"formality", formalityShares, func(p corpus.Person) string { return p.Style.Formality }},
	{"verbosity", verbosityShares, func(p corpus.Person) string { return p.Style.Verbosity }},
	{"humour", humourShares, func(p corpus.Person) string { return p.Style.Humour }},
	{"jargon", jargonShares, func(p corpus.Person) string { return p.Style.Jargon }},
	{"emoji", emojiShares, func(p corpus.Person) string { return p.Style.Emoji }},
	{"directness", directnessShares, func(p corpus.Person) string { return p.Style.Directness }},
	{"warmth", warmthShares, func(p corpus.Person) string { return p.Style.Warmth }},
	{"questioning", questioningShares, func(p corpus.Person) string { return p.Style.Questioning }},
	{"openness", opennessShares, func(p corpus.Person) string { return p.BigFive.Openness }},
	{"extraversion", extraversionShares, func(p corpus.Person) string { return p.BigFive.Extraversion }},
	{"agreeableness", agreeablenessShares, func(p corpus.Person) string { return p.BigFive.Agreeableness }},
	{"conscientiousness", conscientiousnessShares, func(p corpus.Person) string { return p.BigFive.Conscientiousness }},
	{"neuroticism", neuroticismShares, func(p corpus.Person) string { return p.BigFive.Neuroticism }},
}

func tally(people []corpus.Person, of func(corpus.Person) string) map[string]int {
	counts := map[string]int{}
	for _, p := range people {
		counts[of(p)]++
	}
	return counts
}

// TestPublishedOrganisation holds the full size against E1, figure by figure.
func TestPublishedOrganisation(t *testing.T) {
	people := generate(t, Options{N: 170}, technology(t), 1)
	ranks := [6]int{}
	ages, prime, skills, levels := 0, 0, 0, map[string]int{}
	for _, p := range people {
		ranks[p.Rank]++
		ages += p.Age
		if p.Age >= 27 && p.Age <= 34 {
			prime++
		}
		skills += len(p.Skills)
		for _, s := range p.Skills {
			levels[s.Level]++
		}
	}
	if want := [6]int{0, 1, 5, 35, 75, 54}; ranks != want {
		t.Errorf("ranks %v, want %v", ranks, want)
	}
	if mean := math.Round(float64(ages)/17) / 10; mean != 30.8 || prime != 92 {
		t.Errorf("ages: mean %.1f, %d in 27–34; want 30.8 and 92", mean, prime)
	}
	if mean := math.Round(float64(skills)/17) / 10; mean != 4.1 {
		t.Errorf("%.1f skills a person, want 4.1", mean)
	}
	for level, share := range map[string]float64{"strong": 0.272, "medium": 0.479, "low": 0.249} {
		if got := float64(levels[level]) / float64(skills); math.Abs(got-share) > 1/float64(skills) {
			t.Errorf("%s: %.3f of the skills, want %.3f", level, got, share)
		}
	}
	for _, m := range marginals {
		want := map[string]int{}
		for _, s := range m.shares {
			want[s.name] = s.count
		}
		if d := cmp.Diff(want, tally(people, m.of)); d != "" {
			t.Errorf("%s (-want +got)\n%s", m.name, d)
		}
	}
}

// TestMarginalsAtAnySize allows what largest remainder allows: less than one person a value.
func TestMarginalsAtAnySize(t *testing.T) {
	pk := technology(t)
	rapid.Check(t, func(rt *rapid.T) {
		n := rapid.IntRange(3, 200).Draw(rt, "n")
		people, err := Generate(Options{N: n}, pk, corpus.Rand(rapid.Uint64().Draw(rt, "seed"), "people", "test"))
		if err != nil {
			rt.Fatal(err)
		}
		for _, m := range marginals {
			got, total := tally(people, m.of), 0
			for _, s := range m.shares {
				total += s.count
			}
			for _, s := range m.shares {
				if off := math.Abs(float64(got[s.name]) - float64(n*s.count)/float64(total)); off >= 1 {
					rt.Fatalf("%s %s: %d of %d, off by %.2f", m.name, s.name, got[s.name], n, off)
				}
			}
		}
		ages, prime := 0, 0
		for _, p := range people {
			ages += p.Age
			if p.Age >= 27 && p.Age <= 34 {
				prime++
			}
		}
		if mean := float64(ages) / float64(n); n >= 12 && math.Abs(mean-30.8) > 0.5 ||
			math.Abs(float64(prime)-float64(n*92)/170) > 1 {
			rt.Fatalf("%d people are %.2f years old, %d of them 27 to 34", n, mean, prime)
		}
		sound(rt, people, pk)
	})
}

// sound checks what holds for the people of every corpus.
func sound(t interface{ Fatalf(string, ...any) }, people []corpus.Person, pk *pack.Pack) {
	given, family, habits, pairs := map[string]bool{}, map[string]bool{}, map[string]bool{}, map[[2]string]int{}
	ranks := [6]int{}
	for i, p := range people {
		g, f, _ := strings.Cut(p.Name, " ")
		h := strings.Join(p.Habits, "\n")
		if given[g] || family[f] || habits[h] {
			t.Fatalf("%s shares a given name, a family name or habits with somebody", p.Name)
		}
		given[g], family[f], habits[h] = true, true, true
		pairs[[2]string{p.Tone, p.Voice}]++
		ranks[p.Rank]++
		if i > 0 && people[i-1].Name >= p.Name || i > 0 && people[i-1].ID >= p.ID {
			t.Fatalf("%s and %s are out of order", people[i-1].Name, p.Name)
		}
		role := slices.IndexFunc(pk.Roles, func(r pack.Role) bool { return r.Name == p.Role })
		if role < 0 || !slices.Contains(pk.Roles[role].Ranks, p.Rank) {
			t.Fatalf("%s of rank %d is %q", p.Name, p.Rank, p.Role)
		}
		least, most := 3, 7
		if p.Rank <= 2 {
			least = 6
		} else if p.Rank == 3 {
			least, most = 4, 6
		}
		if len(p.Skills) < least || len(p.Skills) > most {
			t.Fatalf("%s of rank %d has %d skills", p.Name, p.Rank, len(p.Skills))
		}
		if !slices.Contains(pk.Departments, p.Department) || p.Title == "" || p.Expertise == "" || p.Age < 23 || p.Age > 48 {
			t.Fatalf("incomplete: %+v", p)
		}
	}
	for pair, n := range pairs {
		if most := (len(people) + len(tones)*len(voices) - 1) / (len(tones) * len(voices)); n > most {
			t.Fatalf("tone and voice %v fall on %d people, at most %d may share them", pair, n, most)
		}
	}
	if ranks[1] < 1 || ranks[2] < 1 || ranks[3]+ranks[4]+ranks[5] < 1 {
		t.Fatalf("no executive, manager or staff among ranks %v", ranks)
	}
}

func TestSmallTeamCanDoTheWork(t *testing.T) {
	pk := technology(t)
	for seed := range uint64(30) {
		people := generate(t, Options{N: 14, Managers: 3}, pk, seed)
		managers, able := 0, map[string]bool{}
		for _, p := range people {
			if p.Rank == 2 {
				managers++
			}
			for _, s := range p.Skills {
				if s.Level != "low" {
					able[s.Name] = true
				}
			}
		}
		if managers != 3 {
			t.Errorf("seed %d: %d managers, asked for 3", seed, managers)
		}
		for _, d := range pk.Deliverables {
			if !slices.ContainsFunc(people, func(p corpus.Person) bool { return slices.Contains(d.Roles, p.Role) }) {
				t.Errorf("seed %d: nobody has a role that may own a %s", seed, d.Noun)
			}
			for _, s := range d.Skills {
				if !able[s] {
					t.Errorf("seed %d: nobody has %s at medium or better", seed, s)
				}
			}
		}
	}
}

// TestManagementDiffersFromStaff: in each of five organisations over two fields
// leaders are set apart from staff, and technical staff from the others, by the
// margins named (E1). "No base profile is formal", so that semi-formal is the
// more formal of two. The margins are far below what the deals lean to, so that
// no seed fails them by chance.
func TestManagementDiffersFromStaff(t *testing.T) {
	fields := workplaceFields(t)
	margins := func(what string, list map[string]trait, first, second func(corpus.Person) bool) {
		for seed := range uint64(5) {
			people, err := GenerateFor(Options{N: 170}, fields, corpus.Rand(seed, "people", "test"))
			if err != nil {
				t.Fatal(err)
			}
			for name, x := range list {
				if a, b := shareOf(people, first, x.is), shareOf(people, second, x.is); a < b+x.margin {
					t.Errorf("seed %d, %s, %s: %.2f against %.2f, want %.2f more", seed, what, name, a, b, x.margin)
				}
			}
		}
	}
	staff := func(p corpus.Person) bool { return p.Rank > 2 }
	technical := func(p corpus.Person) bool {
		return staff(p) && slices.ContainsFunc(fields, func(f Field) bool { return f.Pack.IsTechnical(p.Role) })
	}
	margins("management", map[string]trait{
		"semi-formal":          {0.15, func(p corpus.Person) bool { return p.Style.Formality == "semi-formal" }},
		"neutral warmth":       {0.6, func(p corpus.Person) bool { return p.Style.Warmth == "neutral" }},
		"probing":              {0.3, func(p corpus.Person) bool { return p.Style.Questioning == "probing" }},
		"direct":               {0.3, func(p corpus.Person) bool { return p.Style.Directness == "direct" }},
		"high openness":        {0.3, func(p corpus.Person) bool { return p.BigFive.Openness == "high" }},
		"high extraversion":    {0.6, func(p corpus.Person) bool { return p.BigFive.Extraversion == "high" }},
		"more than introverts": {0.3, func(p corpus.Person) bool { return p.BigFive.Extraversion != "low" }},
	}, func(p corpus.Person) bool { return isManagement(p.Rank) }, staff)
	margins("technical staff", map[string]trait{
		"technical jargon": {0.2, func(p corpus.Person) bool { return p.Style.Jargon == "technical" }},
		"concise":          {0.2, func(p corpus.Person) bool { return p.Style.Verbosity == "concise" }},
		"little humour":    {0.2, func(p corpus.Person) bool { return p.Style.Humour == "minimal" }},
	}, technical, func(p corpus.Person) bool { return staff(p) && !technical(p) })
}

// trait is something that is more frequent among some people, by a margin.
type trait struct {
	margin float64
	is     func(corpus.Person) bool
}

// shareOf is how many of some people are so.
func shareOf(people []corpus.Person, some, is func(corpus.Person) bool) float64 {
	yes, all := 0, 0
	for _, p := range people {
		if some(p) {
			all++
			if is(p) {
				yes++
			}
		}
	}
	return float64(yes) / float64(max(1, all))
}

// workplaceFields are the embedded packs with the weights of the published
// topics' participants, drawn from them in turn (E4).
func workplaceFields(t testing.TB) []Field {
	t.Helper()
	healthcare := packtest.Builtin(t, "healthcare")
	return []Field{{technology(t), 39 + 45 + 46}, {healthcare, 36 + 32}}
}

func TestGenerateIsDeterministic(t *testing.T) {
	pk := technology(t)
	a, b := generate(t, Options{N: 24}, pk, 9), generate(t, Options{N: 24}, pk, 9)
	if d := cmp.Diff(a, b); d != "" {
		t.Error(d)
	}
	if cmp.Equal(a, generate(t, Options{N: 24}, pk, 10)) {
		t.Error("another seed makes the same people")
	}
}

func TestGenerateSaysWhyItCannot(t *testing.T) {
	pk := technology(t)
	for _, c := range []struct {
		o    Options
		want string
	}{
		{Options{N: 2}, "need at least 3"},
		{Options{N: 5, Managers: 4}, "need at least 6"},
		{Options{N: 900}, "too few names"},
	} {
		if _, err := Generate(c.o, pk, corpus.Rand(1, "people", "test")); err == nil || !strings.Contains(err.Error(),
			c.want) {
			t.Errorf("%+v: got %v, want %q", c.o, err, c.want)
		}
	}
	headless := *pk
	headless.Roles = pk.Roles[1:]
	if _, err := Generate(Options{N: 12}, &headless, corpus.Rand(1, "people", "test")); err == nil ||
		!strings.Contains(err.Error(), "no role of rank 1") {
		t.Errorf("got %v", err)
	}
}

func TestNamesStandApart(t *testing.T) {
	lists, err := loadNames()
	if err != nil {
		t.Fatal(err)
	}
	all := slices.Concat(lists.Given.Male, lists.Given.Female, lists.Family)
	if g := len(lists.Given.Male) + len(lists.Given.Female); g < 120 || len(lists.Family) < 120 {
		t.Errorf("%d given and %d family names, want 120 of each", g, len(lists.Family))
	}
	form, seen := regexp.MustCompile(`^[A-Z][A-Za-z]+(-[A-Z][a-z]+)?$`), map[string]bool{}
	taken := map[string]bool{}
	for _, name := range pack.BuiltinNames() {
		p := packtest.Builtin(t, name)
		for w := range packWords(p) {
			taken[w] = true
		}
	}
	for _, n := range all {
		if !form.MatchString(n) || seen[n] || taken[strings.ToLower(n)] {
			t.Errorf("%q is no plain name, stands twice, or is a name of a pack", n)
		}
		seen[n] = true
	}
	for _, w := range strings.Fields(
		"April May June August Will Mark Grant Rich Bill Art Grace Hope Joy Faith Rose Lily Ivy Jack Frank Dean Max Ray Dale Miles Guy Rob Sue Pat Drew Chase Pierce Eve Dawn Amber Ruby Summer Sunday") {
		if seen[w] {
			t.Errorf("%s is a common word, a month or a weekday", w)
		}
	}
}

func TestHabitsAreHarmless(t *testing.T) {
	lists, err := loadHabits()
	if err != nil {
		t.Fatal(err)
	}
	total, form := 0, regexp.MustCompile(`^[A-Za-z][A-Za-z ,:-]*$`)
	for _, l := range []habitList{lists.Opens, lists.Says, lists.Closes, lists.Punctuation} {
		for _, h := range slices.Concat(l.Any, l.Casual) {
			total++
			if !form.MatchString(h) {
				t.Errorf("%q has digits or marks", h)
			}
		}
	}
	if total < 40 {
		t.Errorf("%d habits, want 40", total)
	}
}
