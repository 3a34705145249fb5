package pipeline

import (
	"context"
	"fmt"
	"slices"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/exec"
	"memloom/pipeline/designs/evermembench"
	"memloom/pipeline/recipe"
	"memloom/pipeline/stage"
)

// byProject are settings of three projects, each a corpus.
func byProject(t testing.TB, change func(*recipe.Recipe)) Settings {
	s := several(t, 1)
	s.Recipe.World.Corpora = recipe.ByProject
	s.Recipe.Questions.Families = map[string]int{"single_hop": 13, "temporal": 7, "abstention": 5, "multi_hop": 4,
		"update": 5}
	if change != nil {
		change(s.Recipe)
	}
	return s
}

// corporaOf runs settings of several corpora.
func corporaOf(t *testing.T, s Settings) ([]*corpus.Corpus, *Result) {
	t.Helper()
	store := newMemory()
	r := &Run{Env: stage.Env{Settings: s, Models: casts(s.Recipe.Filters.Panel, plain), Store: store,
		Exec: exec.New(store, exec.Options{Workers: 4})},
		Design: evermembench.Design{}}
	res, err := r.Do(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	var out []*corpus.Corpus
	for c, err := range r.Corpora(res) {
		if err != nil {
			t.Fatal(err)
		}
		out = append(out, c)
	}
	return out, res
}

// TestCorpora: each project is a corpus with items of its own, whose ids go on where those of the corpus before end;
// what is asked of each is what the recipe deals it, and no one writes in two of them at once.
func TestCorpora(t *testing.T) {
	if testing.Short() {
		t.Skip("much like runs of one corpus, three times")
	}
	t.Parallel()
	s := byProject(t, nil)
	list, res := corporaOf(t, s)
	if len(list) != s.Recipe.World.Projects || len(res.Shortfalls) > 0 {
		t.Fatalf("%d corpora, %v", len(list), res.Shortfalls)
	}
	messages, items := 0, 0
	for _, c := range list {
		messages, items = messages+len(c.Messages), items+len(c.Items)
	}
	message, item := 0, 0
	type instant struct {
		author string
		at     corpus.Stamp
	}
	where := map[instant]string{}
	for i, c := range list {
		if want := fmt.Sprintf("c%d", i+1); c.ID != want || len(c.Projects) != 1 {
			t.Errorf("corpus %d is %s with %d projects", i+1, c.ID, len(c.Projects))
		}
		own := map[string]bool{}
		for _, m := range c.Messages {
			message++
			own[m.ID] = true
			if want := fmt.Sprintf("M%0*d", len(fmt.Sprint(messages)), message); m.ID != want || m.CorpusID != c.ID {
				t.Fatalf("message %d is %s of %s", message, m.ID, m.CorpusID)
			}
			key := instant{m.AuthorID, m.At}
			if other, ok := where[key]; ok && other != c.ID {
				t.Errorf("%s writes in %s and %s at %s", m.AuthorName, other, c.ID, m.At)
			}
			where[key] = c.ID
		}
		accepted := 0
		for _, it := range c.Items {
			item++
			if want := fmt.Sprintf("I%0*d", len(fmt.Sprint(items)), item); it.ID != want || it.CorpusID != c.ID {
				t.Fatalf("item %d is %s of %s", item, it.ID, it.CorpusID)
			}
			if it.Status == corpus.Accepted {
				accepted++
			}
			for _, e := range it.Evidence {
				if !own[e.MessageID] {
					t.Errorf("%s of %s rests on %s, which is of another corpus", it.ID, c.ID, e.MessageID)
				}
			}
		}
		for _, q := range res.Moved { // what one corpus lacked another gave
			if q.CorpusID == c.ID {
				accepted -= q.Got - q.Wanted
			}
		}
		if all := sumOf(s.Recipe.Questions.Families); accepted < all/len(list) || accepted > all/len(list)+1 {
			t.Errorf("%s has %d of %d items", c.ID, accepted, all)
		}
		if len(c.Passages) == 0 || slices.ContainsFunc(c.Segments,
			func(s corpus.Segment) bool { return len(s.PassageIDs) == 0 }) {
			t.Errorf("%s has %d passages, or segments that name none", c.ID, len(c.Passages))
		}
	}
}

func sumOf(quotas map[string]int) int {
	n := 0
	for _, x := range quotas {
		n += x
	}
	return n
}

// TestCorporaMakeUpForOneAnother: what one corpus falls short of is asked of those with drafts left, and what is still
// missing is one shortfall of the run.
func TestCorporaMakeUpForOneAnother(t *testing.T) {
	if testing.Short() {
		t.Skip("much like runs of one corpus, three times")
	}
	t.Parallel()
	const wanted = 900
	list, res := corporaOf(t, byProject(t, func(r *recipe.Recipe) {
		r.Questions.Families = map[string]int{"single_hop": wanted}
		r.Questions.Corpora = []int{wanted - 2, 1, 1}
		r.Questions.Oversample = 3
	}))
	got := 0
	for i, c := range list {
		n := countAccepted(c)
		got += n
		if i > 0 && n < 2 {
			t.Errorf("%s has %d items, and drafts left", c.ID, n)
		}
	}
	if res.Accepted["single_hop"] != got || got >= wanted {
		t.Fatalf("%d items of %d wanted, counted as %d", got, wanted, res.Accepted["single_hop"])
	}
	if len(res.Shortfalls) != 1 || res.Shortfalls[0].Wanted != wanted || res.Shortfalls[0].Got != got {
		t.Errorf("the shortfall reads %+v", res.Shortfalls)
	}
}

func countAccepted(c *corpus.Corpus) int {
	n := 0
	for _, it := range c.Items {
		if it.Status == corpus.Accepted {
			n++
		}
	}
	return n
}
