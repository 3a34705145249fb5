package review

import (
	"context"
	"fmt"
	"slices"
	"sync"

	"memloom/internal/agreement"
	"memloom/internal/corpus"
	"memloom/internal/corpus/index"
	"memloom/internal/decisions"
	"memloom/internal/pack"
	"memloom/internal/workers"
	"memloom/pipeline/designs"
	"memloom/pipeline/judging"
	"memloom/pipeline/questions"
	"memloom/pipeline/recipe"
	"memloom/prompts"
	"memloom/validate"
	"memloom/validate/filters"
)

// Options say how items are judged.
type Options struct {
	Recipe  *recipe.Recipe
	Packs   []*pack.Pack // by whose nouns filters look for attributes; a pack that is missing leaves names of predicates
	Models  filters.Models
	Names   []string // of the members of the panel that reason
	Workers int      // at least 1
	// Templates replace the program's own, by the name of their task; nil for none.
	Templates map[string]string
}

// Judge judges the items of one published corpus again.
type Judge struct {
	c        *corpus.Corpus
	x        *index.Index
	o        Options
	view     func() *filters.View // indexes every word: made when it is first needed
	filters  filters.Options
	accepted []corpus.Item       // against which near-copies are held
	asked    []validate.Question // of the accepted ones, as far as they were needed
	verdicts map[string][]corpus.Verdict

	keys *questions.Keys // nil until a surplus draft needs references

	mu       sync.Mutex                 // guards asked and readings
	readings map[string]filters.Reading // by segment and slots
}

// NewJudge prepares a corpus for judging.
func NewJudge(c *corpus.Corpus, o Options) *Judge {
	j := &Judge{c: c, x: index.New(c), o: o, view: sync.OnceValue(func() *filters.View { return viewOf(c, o.Packs) }),
		verdicts: byItem(c.Verdicts), readings: map[string]filters.Reading{}, filters: judging.OptionsOf(o.Recipe)}
	j.filters.Reasoners = o.Names
	j.accept()
	return j
}

// byItem returns copies of verdicts by the id of their item.
func byItem(list []corpus.Verdict) map[string][]corpus.Verdict {
	out := map[string][]corpus.Verdict{}
	for _, v := range list {
		out[v.ItemID] = append(out[v.ItemID], v)
	}
	return out
}

// viewOf is a published corpus as filters see it. What its packs call attributes is known where a project's pack is
// among those given.
func viewOf(c *corpus.Corpus, packs []*pack.Pack) *filters.View {
	f := finishedOf(c, packs)
	lexicon := corpus.NewLexicon(f.Names, f.Units)
	return f.View(lexicon, prompts.NewTasks(lexicon))
}

// finishedOf is a published corpus as its design left it, as far as its packs are given.
func finishedOf(c *corpus.Corpus, packs []*pack.Pack) *questions.Finished {
	f := &questions.Finished{Corpus: c, Subjects: map[string]int{}, Projects: map[string]int{}}
	f.Names, f.Units = c.Gazetteer()
	for _, p := range c.Projects {
		i := slices.IndexFunc(packs, func(x *pack.Pack) bool { return x.Title == p.Sector })
		if i >= 0 {
			f.Projects[p.ID], f.Fields = len(f.Fields), append(f.Fields, questions.FieldOf(packs[i]))
		}
	}
	for _, t := range c.Tasks {
		if i, ok := f.Projects[t.ProjectID]; ok {
			f.Subjects[t.ID] = i
		}
	}
	return f
}

// Hash names what a decision about an item is about.
func (j *Judge) Hash(it *corpus.Item) string {
	return decisions.Hash(it, func(id string) string {
		if m := j.x.Message(id); m != nil {
			return m.Text
		}
		return ""
	})
}

// Required are the filters that an item must pass.
func (j *Judge) Required(it *corpus.Item) []filters.Requirement {
	for _, f := range designs.Families() {
		if f.Name() == it.Family {
			return filters.Required(f.Requires(), *it, judging.PolicyOf(j.o.Recipe))
		}
	}
	return nil
}

// Of are the verdicts of the run on an item.
func (j *Judge) Of(it *corpus.Item) []corpus.Verdict { return j.verdicts[it.ID] }

// Item judges an item by some filters, all that its family requires where none are named. The verdicts are those of
// these filters alone, near-copies held against the accepted items as they stand.
func (j *Judge) Item(ctx context.Context, it corpus.Item, names []string) ([]corpus.Verdict, error) {
	bare := it
	bare.CorrectAnswers, bare.IncorrectAnswers = nil, nil
	var rows []corpus.Verdict
	for _, r := range j.Required(&it) {
		if len(names) > 0 && !slices.Contains(names, r.Filter) {
			continue
		}
		var more []corpus.Verdict
		var err error
		switch r.Filter {
		case filters.NameSimilar:
			more = j.similar(it)
		case filters.NameUnique:
			more, err = j.unique(ctx, bare)
		default:
			more, err = filters.Run(ctx, j.view(), j.o.Models, bare, it, []filters.Requirement{r}, j.filters)
		}
		if err != nil {
			return nil, err
		}
		rows = append(rows, more...)
	}
	return rows, nil
}

// similar holds an item against the accepted ones; nothing where its family does not ask for it.
func (j *Judge) similar(it corpus.Item) []corpus.Verdict {
	if !filters.Requires(j.Required(&it), filters.NameSimilar) {
		return nil
	}
	others := slices.DeleteFunc(slices.Clone(j.questions()), func(q validate.Question) bool { return q.ID == it.ID })
	return filters.Similar(j.view(), it, others, j.filters)
}

// questions are those of the accepted items.
func (j *Judge) questions() []validate.Question {
	j.mu.Lock()
	defer j.mu.Unlock()
	for _, it := range j.accepted[len(j.asked):] {
		j.asked = append(j.asked, filters.Question(j.view(), it))
	}
	return j.asked
}

// unique reads the segments that may answer an item, each once for the same slots, and concludes on it.
func (j *Judge) unique(ctx context.Context, it corpus.Item) ([]corpus.Verdict, error) {
	screen, slots := filters.Screen(j.view(), it, j.filters), filters.SlotsOf(it)
	read := map[string]filters.Reading{}
	if j.filters.Uniqueness != filters.Exhaustive {
		for _, s := range screen.Suspects {
			r, err := j.read(ctx, s.SegmentID, slots)
			if err != nil {
				return nil, err
			}
			read[s.SegmentID] = r
		}
	}
	rows, _, err := filters.UniqueAmong(ctx, j.view(), j.o.Models, it, screen, func(id string) (filters.Reading, bool) {
		r, ok := read[id]
		return r, ok
	}, j.filters)
	return rows, err
}

func (j *Judge) read(ctx context.Context, segment string, slots []validate.Slot) (filters.Reading, error) {
	key := fmt.Sprint(segment, slots)
	j.mu.Lock()
	r, ok := j.readings[key]
	j.mu.Unlock()
	if ok {
		return r, nil
	}
	r, err := filters.ProbeSegment(ctx, j.view(), j.o.Models, segment, slots, j.filters)
	if err == nil {
		j.mu.Lock()
		defer j.mu.Unlock()
		j.readings[key] = r
	}
	return r, err
}

// Moved is an item whose end another judging changes.
type Moved struct {
	ItemID   string        `json:"item_id"`
	Family   string        `json:"family"`
	Question string        `json:"question"`
	From     corpus.Status `json:"from"`
	To       corpus.Status `json:"to"`
	Reasons  []string      `json:"reasons,omitempty"`
}

// Filtering is what came of filtering items again.
type Filtering struct {
	Items       int            `json:"items"`
	Transitions map[string]int `json:"transitions"` // "accepted → rejected"
	Moved       []Moved        `json:"moved"`
	// of both judgings over accepted, rejected, flagged; nil where all have one end
	Kappa    *float64                    `json:"kappa"`
	Verdicts map[string][]corpus.Verdict `json:"-"` // new ones, by the hash of their item
	ends     [][2]corpus.Status
}

// NewFiltering returns what came of filtering nothing.
func NewFiltering() *Filtering {
	return &Filtering{Transitions: map[string]int{}, Moved: []Moved{}, Verdicts: map[string][]corpus.Verdict{}}
}

// Filter judges some items again by some filters, all of them where none are named, and adds what came of it; of the
// other filters the verdicts of the run count. done, which may be nil, is called after each item with how many are
// done.
func (j *Judge) Filter(ctx context.Context, items []corpus.Item, names []string, into *Filtering,
	done func(n int)) error {
	rows := make([][]corpus.Verdict, len(items))
	err := workers.Each(ctx, j.o.Workers, len(items), done, func(ctx context.Context, i int) (err error) {
		rows[i], err = j.Item(ctx, items[i], names)
		return err
	})
	if err != nil {
		return err
	}
	for i, before := range items {
		after := before
		filters.Judge(&after, j.Required(&before), Instead(j.verdicts[before.ID], rows[i]))
		into.Verdicts[j.Hash(&before)] = rows[i]
		into.Items++
		into.Transitions[string(before.Status)+" → "+string(after.Status)]++
		into.ends = append(into.ends, [2]corpus.Status{before.Status, after.Status})
		if before.Status != after.Status {
			into.Moved = append(into.Moved, Moved{before.ID, before.Family, before.Question, before.Status, after.Status,
				after.Reasons})
		}
	}
	into.Kappa = nil
	if k, ok := agreement.CohenOf(into.ends); ok {
		into.Kappa = &k
	}
	return nil
}

// Instead returns verdicts with those of the filters that judged again in place of theirs.
func Instead(old, again []corpus.Verdict) []corpus.Verdict {
	out := slices.DeleteFunc(slices.Clone(old), func(v corpus.Verdict) bool {
		return slices.ContainsFunc(again, func(x corpus.Verdict) bool { return x.Filter == v.Filter })
	})
	return append(out, again...)
}
