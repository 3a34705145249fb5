package blueprint

import (
	"fmt"
	"maps"
	"math"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/internal/pack/packtest"
	"memloom/internal/statistics"
)

// The tests of this file hold the organisation of the recipe workplace over
// technology and healthcare against what is published of it (E1, E4, E6, G3),
// as the people come out of Organise, for five seeds. The figures are written
// out here once more, so that no table of the program vouches for itself.
//
// What is dealt has the published counts exactly at full size, and is off by
// less than one person a value at any other (largest remainder). What chance
// has a part in, which of G3's tones and voices fall on whom, is held to a χ²
// test over all seeds together, with 99.9 % confidence.
const marginalSeeds = 5

// embedded is an organisation over the embedded packs, which is made once.
func embedded(t *testing.T, scale float64, seed uint64) company {
	t.Helper()
	var list []*pack.Pack
	for _, name := range []string{"technology", "healthcare"} {
		p := packtest.Builtin(t, name)
		list = append(list, p)
	}
	key := fmt.Sprint("embedded/", scale, "/", seed)
	made.Lock()
	defer made.Unlock()
	if _, ok := made.companies[key]; !ok {
		made.companies[key] = found(t, list, scale, seed)
	}
	return made.companies[key]
}

// publishedTraits are the counts of E1 among 170 people, by trait and level.
// Of jargon 169 people are published; the last is taken as plain. Of three of the
// Big Five's only some levels are.
var publishedTraits = []struct {
	name   string
	of     func(corpus.Person) string
	counts map[string]int
}{
	{"rank", func(p corpus.Person) string { return fmt.Sprintf("L%d", p.Rank) }, map[string]int{"L1": 1, "L2": 5, "L3": 35,
		"L4": 75, "L5": 54}},
	{"gender", func(p corpus.Person) string { return p.Gender }, map[string]int{"male": 104, "female": 66}},
	{"education", func(p corpus.Person) string { return p.Education }, map[string]int{"bachelor": 90, "master": 60,
		"phd": 20}},
	{"formality", func(p corpus.Person) string { return p.Style.Formality }, map[string]int{"semi-formal": 133,
		"casual": 37, "formal": 0}},
	{"verbosity", func(p corpus.Person) string { return p.Style.Verbosity }, map[string]int{"moderate": 66, "concise": 59,
		"detailed": 45}},
	{"humour", func(p corpus.Person) string { return p.Style.Humour }, map[string]int{"minimal": 85, "occasional": 59,
		"frequent": 26}},
	{"jargon", func(p corpus.Person) string { return p.Style.Jargon }, map[string]int{"technical": 86, "balanced": 52,
		"plain": 32}},
	{"emoji", func(p corpus.Person) string { return p.Style.Emoji }, map[string]int{"rare": 93, "occasional": 48,
		"frequent": 29}},
	{"directness", func(p corpus.Person) string { return p.Style.Directness }, map[string]int{"balanced": 98, "direct": 70,
		"indirect": 2}},
	{"warmth", func(p corpus.Person) string { return p.Style.Warmth }, map[string]int{"friendly": 139, "neutral": 20,
		"warm": 11}},
	{"questioning", func(p corpus.Person) string { return p.Style.Questioning }, map[string]int{"probing": 81,
		"clarifying": 76, "accepting": 13}},
	{"openness", func(p corpus.Person) string { return p.BigFive.Openness }, map[string]int{"high": 76, "medium": 92,
		"low": 2}},
	{"extraversion", func(p corpus.Person) string { return p.BigFive.Extraversion }, map[string]int{"low": 88}},
	{"agreeableness", func(p corpus.Person) string { return p.BigFive.Agreeableness }, map[string]int{"medium": 132}},
	{"age", func(p corpus.Person) string { return fmt.Sprint(p.Age >= 27 && p.Age <= 34) }, map[string]int{"true": 92}},
}

// TestPublishedPeople: everyone's traits, skills and departments at full size
// are E1's, and at a fifth of it as near as people come in whole numbers.
func TestPublishedPeople(t *testing.T) {
	for _, scale := range []float64{1, 0.2} {
		for seed := range uint64(marginalSeeds) {
			if scale == 1 && testing.Short() && seed > 0 {
				continue
			}
			c := embedded(t, scale, seed)
			at := fmt.Sprintf("scale %g, seed %d", scale, seed)
			n := len(c.People)
			if scale == 1 && n != 170 {
				t.Fatalf("%s: %d people", at, n)
			}
			for _, x := range publishedTraits {
				got := counted(c.People, x.of)
				for level, count := range x.counts {
					allowed := 1.0
					if x.name == "rank" {
						allowed = 2 // the executive's seat is taken from the largest rank
					}
					if off := math.Abs(float64(got[level]) - float64(n*count)/170); off >= allowed || n == 170 && off > 0 {
						t.Errorf("%s: %s is %s of %d people, published are %d of 170", at, x.name, level, got[level], count)
					}
				}
			}
			if of := counted(c.People, func(p corpus.Person) string { return p.Department }); len(of) != 7 {
				t.Errorf("%s: the departments are %v", at, of)
			}
			publishedAges(t, at, c.People)
			publishedSkills(t, at, c.People)
		}
	}
}

func counted(people []corpus.Person, of func(corpus.Person) string) map[string]int {
	out := map[string]int{}
	for _, p := range people {
		out[of(p)]++
	}
	return out
}

// publishedAges: 23 to 48, 30.8 on average; a small organisation is off by half a year at most.
func publishedAges(t *testing.T, at string, people []corpus.Person) {
	t.Helper()
	sum, youngest, oldest := 0, 99, 0
	for _, p := range people {
		sum, youngest, oldest = sum+p.Age, min(youngest, p.Age), max(oldest, p.Age)
	}
	off := math.Abs(float64(sum)/float64(len(people)) - 30.8)
	if off >= 0.05 && len(people) == 170 || off > 0.5 {
		t.Errorf("%s: people are %.2f years old", at, float64(sum)/float64(len(people)))
	}
	if youngest < 23 || oldest > 48 || len(people) == 170 && (youngest != 23 || oldest != 48) {
		t.Errorf("%s: people are %d to %d years old", at, youngest, oldest)
	}
}

// publishedSkills: 104 skills, 4.1 a person, by rank; 27.2, 47.9 and 24.9 % are
// strong, medium and low; of the strong ones the published heads have their
// share, give or take one.
func publishedSkills(t *testing.T, at string, people []corpus.Person) {
	t.Helper()
	allowed := [6][2]int{1: {6, 7}, 2: {6, 7}, 3: {4, 6}, 4: {3, 7}, 5: {3, 7}}
	held, few, juniors := 0, 0, 0
	pool, levels, strong := map[string]int{}, map[string]int{}, map[string]int{}
	for _, p := range people {
		if n := len(p.Skills); n < allowed[p.Rank][0] || n > allowed[p.Rank][1] {
			t.Errorf("%s: %s of rank %d has %d skills", at, p.Name, p.Rank, n)
		}
		if p.Rank >= 4 {
			juniors++
			if len(p.Skills) <= 4 {
				few++
			}
		}
		for _, s := range p.Skills {
			held++
			pool[s.Name]++
			levels[s.Level]++
			if s.Level == "strong" {
				strong[s.Name]++
			}
		}
	}
	if few*3 < juniors*2 {
		t.Errorf("%s: only %d of %d people of ranks 4 and 5 have three or four skills", at, few, juniors)
	}
	full := len(people) == 170
	if mean := float64(held) / float64(len(people)); math.Abs(mean-4.1) >= 0.05 && full || math.Abs(mean-4.1) > 0.15 {
		t.Errorf("%s: %.2f skills a person", at, mean)
	}
	if full && len(pool) != 104 {
		t.Errorf("%s: %d different skills", at, len(pool))
	}
	for level, share := range map[string]float64{"strong": 0.272, "medium": 0.479, "low": 0.249} {
		if math.Abs(float64(levels[level])-share*float64(held)) >= 1 {
			t.Errorf("%s: %d of %d skills are %s, published are %.1f %%", at, levels[level], held, level, 100*share)
		}
	}
	for name, share := range map[string]float64{"Python": 0.139, "Java": 0.139, "Linux": 0.064, "data analysis": 0.064} {
		if math.Abs(float64(strong[name])-share*float64(levels["strong"])) > 1 {
			t.Errorf("%s: %d of %d strong skills are %s, published are %.1f %%", at, strong[name], levels["strong"], name,
				100*share)
		}
	}
	for name, n := range strong {
		if n > strong["Python"] && n > strong["Java"] {
			t.Errorf("%s: %s is the strongest skill, with %d people", at, name, n)
		}
	}
}

// TestPublishedTeams: participants, memberships and tasks of table 6, with every
// team's ranks and size; at a fifth, one project with everyone in it.
func TestPublishedTeams(t *testing.T) {
	for seed := range uint64(marginalSeeds) {
		if testing.Short() && seed > 0 {
			continue
		}
		c := embedded(t, 1, seed)
		at := fmt.Sprintf("seed %d", seed)
		var participants, tasks []int
		in := map[string]int{}
		for _, b := range c.Projects {
			list := b.Participants()
			participants, tasks = append(participants, len(list)), append(tasks, len(b.Tasks))
			for _, id := range list {
				in[id]++
			}
			publishedTeam(t, at, c, b)
		}
		if d := cmp.Diff([]int{39, 36, 45, 32, 46}, participants); d != "" {
			t.Errorf("%s: participants (-published +got)\n%s", at, d)
		}
		if d := cmp.Diff([]int{436, 408, 429, 423, 424}, tasks); d != "" {
			t.Errorf("%s: tasks (-published +got)\n%s", at, d)
		}
		second, executives := 0, 0
		for id, n := range in {
			second += n - 1
			if c.people[id].Rank == 1 {
				executives += n - 1
			}
		}
		if len(in) != 170 || second != 28 || executives != 4 {
			t.Errorf("%s: %d people with %d second memberships, %d of the executive's; published are 170, 28 and 4", at, len(in),
				second, executives)
		}
		if n := len(c.Calendar.Workdays()); n < 250 || n > 255 {
			t.Errorf("%s: %d workdays", at, n)
		}
	}
	for seed := range uint64(marginalSeeds) {
		c := embedded(t, 0.2, seed)
		b := c.Projects[0]
		if len(c.Projects) != 1 || len(b.Participants()) != len(c.People) || len(b.Tasks) != 436 {
			t.Errorf("a fifth, seed %d: %d projects, %d of %d people, %d tasks", seed, len(c.Projects), len(b.Participants()),
				len(c.People), len(b.Tasks))
		}
		publishedTeam(t, fmt.Sprintf("a fifth, seed %d", seed), c, b)
	}
}

// publishedTeam: three teams, each with executive, manager and staff; all seats
// together at most a fifth of the tasks, of which every seat owns five (E3, E4, E7).
func publishedTeam(t *testing.T, at string, c company, b *Blueprint) {
	t.Helper()
	seats := 0
	owned := map[string]int{}
	for _, x := range b.Tasks {
		owned[x.GroupID+x.OwnerID]++
	}
	for _, g := range b.Groups {
		var ranks []int
		for _, id := range g.MemberIDs {
			seats++
			ranks = append(ranks, c.people[id].Rank)
			if owned[g.ID+id] < 5 {
				t.Errorf("%s: %s owns %d tasks in %s", at, id, owned[g.ID+id], g.ID)
			}
		}
		if !slices.Contains(ranks, 1) || !slices.Contains(ranks, 2) || slices.Max(ranks) < 3 {
			t.Errorf("%s: the ranks of %s are %v", at, g.ID, ranks)
		}
		if n := len(ranks); n < c.options.TeamMin || n > c.options.TeamMax {
			t.Errorf("%s: %s has %d seats", at, g.ID, n)
		}
	}
	if len(b.Groups) != 3 || seats*5 > len(b.Tasks) {
		t.Errorf("%s: %s has %d teams with %d seats for %d tasks", at, b.Project.ID, len(b.Groups), seats, len(b.Tasks))
	}
}

// TestPublishedVoices: no two participants of a project share tone and voice;
// tones, voices and expertise are spread evenly over the organisation (G3). That is
// tested by χ² at 0.001.
func TestPublishedVoices(t *testing.T) {
	traits := []struct {
		name   string
		of     func(corpus.Person) string
		levels int
	}{
		{"tone", func(p corpus.Person) string { return p.Tone }, 9},
		{"voice", func(p corpus.Person) string { return p.Voice }, 6},
		{"expertise", func(p corpus.Person) string { return p.Expertise }, 4},
	}
	for _, scale := range []float64{1, 0.2} {
		var everybody []corpus.Person
		for seed := range uint64(marginalSeeds) {
			if scale == 1 && testing.Short() && seed > 0 {
				continue
			}
			c := embedded(t, scale, seed)
			everybody = append(everybody, c.People...)
			for _, b := range c.Projects {
				seen := map[string]string{}
				for _, id := range b.Participants() {
					pair := c.people[id].Tone + "/" + c.people[id].Voice
					if other := seen[pair]; other != "" {
						t.Errorf("scale %g, seed %d, %s: %s and %s are both %s", scale, seed, b.Project.ID, other, id, pair)
					}
					seen[pair] = id
				}
			}
		}
		for _, x := range traits {
			got := counted(everybody, x.of)
			expected := slices.Repeat([]float64{float64(len(everybody)) / float64(x.levels)}, len(got))
			p := statistics.ChiSquareTail(statistics.Pearson(slices.Collect(maps.Values(got)), expected), x.levels-1)
			if len(got) != x.levels || p < 0.001 {
				t.Errorf("scale %g: the %ss are %v, p = %.2g by χ²", scale, x.name, got, p)
			}
		}
	}
}
