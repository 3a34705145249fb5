package pipeline

import (
	"slices"
	"testing"

	"memloom/internal/corpus"
	"memloom/pipeline/blueprint"
	"memloom/pipeline/recipe"
)

// several is the recipe workplace at a size that runs in a moment: three
// projects of two domains, with people who sit in two of them.
func several(t testing.TB, seed uint64) Settings {
	t.Helper()
	r, err := recipe.Load("workplace", []string{
		"world.workdays=12", "world.projects=3", "world.people=45", "world.participants=[18,15,16]", "world.tasks=[24,24,24]",
		"world.closures=1",
		"questions.families.single_hop=6", "questions.families.temporal=6", "questions.families.abstention=4",
	}, 1)
	if err != nil {
		t.Fatal(err)
	}
	s := Settings{Recipe: r, Scale: 1, Seed: seed, StandIn: plainly}
	for _, name := range r.World.Domains {
		s.Domains = append(s.Domains, loaded(t, name))
	}
	return s
}

// TestSeveralProjects: the projects of a run are one corpus; the one who sits in
// several writes in several, and never in two groups at one instant (E15).
func TestSeveralProjects(t *testing.T) {
	if testing.Short() {
		t.Skip("half a minute; other tests run several units at once as well")
	}
	for _, seed := range []uint64{1} {
		res, _ := do(t, several(t, seed), nil)
		c := res.Corpus
		if len(c.Projects) != 3 || len(c.Groups) != 9 {
			t.Fatalf("seed %d: %d projects, %d groups", seed, len(c.Projects), len(c.Groups))
		}
		project := map[string]string{}
		for _, s := range c.Subprojects {
			project[s.GroupID] = s.ProjectID
		}
		type instant struct {
			author string
			at     corpus.Stamp
		}
		where, wrote := map[instant]string{}, map[string][]string{}
		for i, m := range c.Messages {
			if m.CorpusID != "c1" || i > 0 && m.At < c.Messages[i-1].At {
				t.Errorf("seed %d: %s of %q stands out of order", seed, m.ID, m.CorpusID)
			}
			key := instant{m.AuthorID, m.At}
			if g, ok := where[key]; ok && g != m.GroupID {
				t.Errorf("seed %d: %s writes in %s and %s at %s", seed, m.AuthorName, g, m.GroupID, m.At)
			}
			where[key] = m.GroupID
			if p := project[m.GroupID]; !slices.Contains(wrote[m.AuthorID], p) {
				wrote[m.AuthorID] = append(wrote[m.AuthorID], p)
			}
		}
		both := 0
		for _, in := range wrote {
			if len(in) > 1 {
				both++
			}
		}
		if both < 2 {
			t.Errorf("seed %d: %d people write in several projects", seed, both)
		}
		var used []string
		for _, p := range c.Projects {
			used = append(used, c.Groups[slices.IndexFunc(c.Subprojects,
				func(s corpus.Subproject) bool { return s.ProjectID == p.ID })].CorpusID)
		}
		if !slices.Equal(slices.Compact(used), []string{"c1"}) {
			t.Errorf("seed %d: corpora %v", seed, used)
		}
	}
}

// TestAttributesByProject: packs that use one key for different things are each
// read by their own words.
func TestAttributesByProject(t *testing.T) {
	t.Parallel()
	s := several(t, 1)
	p := planned(t, s)
	c, lookup := p.Corpus, p.World().Attribute
	tried := 0
	for i, p := range c.Projects {
		own := blueprint.Attributes(s.Domains[i%len(s.Domains)].Pack)
		other := blueprint.Attributes(s.Domains[(i+1)%len(s.Domains)].Pack)
		for _, task := range c.Tasks {
			if task.ProjectID != p.ID {
				continue
			}
			for key, a := range own {
				got, ok := lookup(task.ID, key)
				if !ok || got.Noun != a.Noun {
					t.Fatalf("%s of %s is called %q, want %q", key, task.Name, got.Noun, a.Noun)
				}
				if b, both := other[key]; both && b.Noun != a.Noun {
					tried++
				}
			}
		}
	}
	if tried == 0 {
		t.Error("no key of the two packs differs: nothing was tried")
	}
}

// TestWaysOfWriting: whether a call writes a day or a message, and whether
// people keep office hours or write around the clock, the corpus keeps what is
// promised of it (E12, G9).
func TestWaysOfWriting(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing that other runs do not do at once too")
	}
	for _, set := range []string{"dialogue.generation=message", "dialogue.times=poisson"} {
		t.Run(set, func(t *testing.T) {
			f := counted(t, settings(t, "technology", 1, append(slices.Clone(small), set)...))
			keepsPromises(t, f.Settings, f.Corpus)
			office := 0
			for _, m := range f.Corpus.Messages {
				if hour, _ := m.At.Clock(); hour >= 9 && hour < 18 {
					office++
				}
			}
			n := len(f.Corpus.Messages)
			if poisson := f.Recipe.Dialogue.Times == recipe.Poisson; poisson == (office == n) {
				t.Errorf("%d of %d messages in office hours", office, n)
			}
			if byMessage := f.Recipe.Dialogue.Generation == recipe.ByMessage; byMessage != (f.spent["text"] > n) {
				t.Errorf("%d calls for %d messages", f.spent["text"], n)
			}
		})
	}
}
