package score

import (
	"context"
	"fmt"
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/workers"
)

// Row is a reference setting, scored.
type Row struct {
	Name  string `json:"name"`
	About string `json:"about"`
	Report
	Retrieval *Retrieval `json:"retrieval,omitempty"`
	Chance    *Chance    `json:"chance,omitempty"` // of settings that read no message
	Types     []TypeRow  `json:"types,omitempty"`  // of the run without context
	Sets      *Breakdown `json:"sets,omitempty"`   // of answers to items about sets of variants
	Hedges    *Hedges    `json:"hedges,omitempty"` // of a system's answers
}

// Retrieval parts the failures of retrieval from those of reading (G17). It counts the items that need evidence.
type Retrieval struct {
	Found        Count `json:"found"`         // items all of whose evidence was retrieved
	RightFound   Count `json:"right_found"`   // right, of those
	RightMissing Count `json:"right_missing"` // right, of the others
}

// Trial is a reference setting while it is tried on one corpus after another.
type Trial struct {
	name, about string
	tally       *Tally
	retrieval   *Retrieval // of settings that retrieve
	guesses     *guesses   // of settings that read no message
	types       *byType    // of the run without context
}

// NewTrial begins a trial of a setting, whose answers a judge of a name marks.
func NewTrial(s Setting, judge string, o Options) *Trial {
	t := &Trial{name: s.Name, about: s.About, tally: NewTally(judge, o)}
	if s.Retrieve != nil {
		t.retrieval = &Retrieval{}
	}
	if s.Blind {
		t.guesses = &guesses{}
	}
	if s.ByType {
		t.types = newByType()
	}
	return t
}

// Row concludes a trial. It is called once.
func (t *Trial) Row() Row {
	row := Row{Name: t.name, About: t.about, Report: *t.tally.Report(Strays{}), Retrieval: t.retrieval}
	if t.guesses != nil {
		row.Chance = t.guesses.chance()
	}
	if t.types != nil {
		row.Types = t.types.rows()
	}
	return row
}

// Run answers every item of the answerer's corpus in a setting, marks the answers and adds them to the trial.
func (a Answerer) Run(ctx context.Context, m Marker, c *corpus.Corpus, s Setting, o Options, into *Trial) error {
	items := Accepted(c)
	results := make([]Result, len(items))
	retrieved := make([][]string, len(items))
	err := workers.Each(ctx, o.Workers, len(items), o.Observe, func(ctx context.Context, i int) error {
		if s.Retrieve != nil {
			retrieved[i] = s.Retrieve(items[i])
		}
		answer, err := s.Answer(ctx, items[i], retrieved[i])
		switch {
		case ctx.Err() != nil:
			return fmt.Errorf("answering item %s: %w", items[i].ID, context.Cause(ctx))
		case err != nil:
			results[i] = open(items[i].ID, HowFailed, err.Error())
			return nil
		}
		results[i], err = m.Mark(ctx, items[i], answer)
		return err
	})
	if err != nil {
		return err
	}
	into.tally.Add(c, results)
	if into.retrieval != nil {
		into.retrieval.add(items, results, retrieved)
	}
	if into.guesses != nil {
		into.guesses.add(items, results)
	}
	if into.types != nil {
		into.types.add(items, results)
	}
	return nil
}

// add counts the items of a corpus.
func (r *Retrieval) add(items []corpus.Item, results []Result, retrieved [][]string) {
	for i, it := range items {
		groups := needed(it)
		if len(groups) == 0 || results[i].Correct == nil {
			continue
		}
		into, all := &r.RightMissing, found(groups, retrieved[i])
		if r.Found.add(all); all {
			into = &r.RightFound
		}
		into.add(*results[i].Correct)
	}
}

// needed returns the messages of each alternative set of evidence, without context. One message of a set is enough.
func needed(it corpus.Item) map[int][]string {
	out := map[int][]string{}
	for _, e := range it.Evidence {
		if e.Role != corpus.RoleContext {
			out[e.Set] = append(out[e.Set], e.MessageID)
		}
	}
	return out
}

func found(groups map[int][]string, ids []string) bool {
	for _, group := range groups {
		if !slices.ContainsFunc(group, func(id string) bool { return slices.Contains(ids, id) }) {
			return false
		}
	}
	return true
}
