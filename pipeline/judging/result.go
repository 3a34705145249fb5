package judging

import (
	"cmp"
	"context"
	"crypto/sha256"
	"fmt"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/exec"
	"memloom/pipeline/questions/profile"
	"memloom/pipeline/stage"
	"memloom/validate/filters"
)

// Result is what came of the questions about a corpus: the record result/<corpus>.
type Result struct {
	Items    []corpus.Item // every draft that was worded, in the order of their ids
	Verdicts []corpus.Verdict
	Rounds   []corpus.Round
	Failures []corpus.Failure
}

// Tally is what counts of it for the whole run: the record tally/<corpus>, or more/tally/<corpus> once the corpus was
// asked for what others lacked.
type Tally struct {
	Strata    []Stratum         // in the order of the quotas
	Rows      corpus.Counts     // of records with ids, items among them
	Unique    filters.Cost      // what uniqueness cost, both ways
	Templates map[string]string // hashes of the texts by which tasks were asked
	Items     Accepted
}

// Accepted counts items of some sorts.
type Accepted struct {
	Bound   int // accepted ones that are bound to an asker
	Early   int // accepted ones that are asked before the corpus's end
	Profile int // drafts about people
}

// Stratum is what came of one quota.
type Stratum struct {
	Name     string
	Wanted   int
	Accepted int
	Judged   int
	Dropped  int                 // drafts that could not be worded
	Left     int                 // drafts that no one judged
	Open     int                 // of these, those that could be asked: one of each slot that no item asks for
	CutOff   bool                // the recipe, not the world, bounded the drafts
	Fell     map[corpus.Code]int // judged drafts that were not accepted, by the code of the filter that decided
}

// ResultKey and TallyKey name the records of a corpus's result, after the first pass or after the second.
func ResultKey(of stage.Ref, more bool) string { return pass(more, "result/"+of.ID) }

// TallyKey: see ResultKey.
func TallyKey(of stage.Ref, more bool) string { return pass(more, "tally/"+of.ID) }

func pass(more bool, key string) string {
	if more {
		return "more/" + key
	}
	return key
}

// resultUnits puts together what came of the questions.
func (j *judging) resultUnits(context.Context) ([]exec.Unit, error) {
	more := j.options.More != nil
	res, tally := j.result()
	out, err := stage.Records(ResultKey(j.ref, more), res)
	if err != nil {
		return nil, err
	}
	rec, err := stage.Record(TallyKey(j.ref, more), tally)
	if err != nil {
		return nil, err
	}
	out = append(out, rec)
	return []exec.Unit{{
		Name: ResultKey(j.ref, more), Inputs: j.worldKeys(),
		Params: j.Params(stage.HashOf(out[0].Data), stage.HashOf(rec.Data)),
		Run:    func(context.Context, exec.Getter) ([]exec.Record, error) { return out, nil },
	}}, nil
}

// result gathers judged items, the surplus that was not judged, and the counts.
func (j *judging) result() (*Result, *Tally) {
	res := &Result{Items: j.items, Verdicts: j.verdicts, Rounds: j.tries, Failures: j.failures}
	tally := &Tally{Unique: j.cost, Templates: map[string]string{}}
	for _, q := range j.queues {
		for _, d := range q.left {
			it := d.Item
			it.Status, it.Reasons, it.Codes = corpus.Surplus, []string{corpus.ReasonSurplus}, []corpus.Code{corpus.CodeSurplus}
			res.Items = append(res.Items, it)
		}
		tally.Strata = append(tally.Strata, j.stratum(q))
	}
	res.number(j.Seed, j.ref)
	for _, it := range res.Items {
		tally.Items.count(it, j.world.End)
	}
	rows := j.corpus.Counted()
	rows["I"] = len(res.Items)
	tally.Rows = rows
	for name, text := range j.tasks.Texts() {
		tally.Templates[name] = stage.HashOf([]byte(text))
	}
	return res, tally
}

func (a *Accepted) count(it corpus.Item, end corpus.Stamp) {
	accepted := it.Status == corpus.Accepted
	if accepted && it.AskerID != "" {
		a.Bound++
	}
	if accepted && it.AskedAt != end {
		a.Early++
	}
	if it.Category == profile.Category {
		a.Profile++
	}
}

func (j *judging) stratum(q *queue) Stratum {
	s := Stratum{Name: q.Name, Wanted: q.Wanted, Accepted: j.accepted[q.Name], Dropped: j.dropped[q.Name],
		Left: len(q.left), Open: j.asked.open(q.left), Fell: map[corpus.Code]int{}}
	for _, it := range j.items {
		if !q.holds(it) {
			continue
		}
		s.Judged++
		if it.Status != corpus.Accepted {
			s.Fell[decided(it)]++
		}
	}
	for _, own := range j.options.Quotas {
		if own.Name == q.Name {
			s.CutOff = s.Judged >= own.Most(j.Recipe)
		}
	}
	return s
}

// decided is the code of the filter that decided that an item is not accepted.
func decided(it corpus.Item) corpus.Code {
	at := slices.IndexFunc(it.Reasons, func(r string) bool { return strings.HasPrefix(r, it.Stage+": ") })
	if at < 0 || at >= len(it.Codes) {
		return corpus.CodeNotRun
	}
	return it.Codes[at]
}

// number orders the drafts by a keyed hash, so that families do not cluster, and numbers them. Until then an item's id
// is its key.
func (r *Result) number(seed uint64, of stage.Ref) {
	place := map[string]string{}
	for _, it := range r.Items {
		sum := sha256.Sum256(fmt.Appendf(nil, "item order/%d/%s", seed, it.Key))
		if of.Name != "" {
			sum = sha256.Sum256(fmt.Appendf(nil, "item order/%d/%s/%s", seed, of.Name, it.Key))
		}
		place[it.Key] = string(sum[:])
	}
	slices.SortFunc(r.Items, func(a, b corpus.Item) int { return cmp.Compare(place[a.Key], place[b.Key]) })
	var keys []string
	for _, it := range r.Items {
		keys = append(keys, it.Key)
	}
	number := corpus.Dense("I", keys)
	for i := range r.Items {
		r.Items[i].ID = number[r.Items[i].Key]
		r.Items[i].Draft = strings.TrimPrefix(of.Key("", r.Items[i].Key), "/")
	}
	for i := range r.Verdicts {
		r.Verdicts[i].ItemID = number[r.Verdicts[i].ItemID]
		r.Verdicts[i].Refs = renumbered(r.Verdicts[i].Refs, number)
	}
	for i := range r.Rounds {
		r.Rounds[i].ItemID = number[r.Rounds[i].ItemID]
	}
	for i := range r.Failures {
		r.Failures[i].Unit = cmp.Or(number[r.Failures[i].Unit], r.Failures[i].Unit)
	}
	slices.SortStableFunc(r.Rounds, func(a, b corpus.Round) int {
		return cmp.Or(cmp.Compare(a.ItemID, b.ItemID), cmp.Compare(a.Round, b.Round))
	})
	slices.SortStableFunc(r.Verdicts, func(a, b corpus.Verdict) int { return cmp.Compare(a.ItemID, b.ItemID) })
}

// renumbered are references with the items among them under their new ids.
func renumbered(refs []string, number map[string]string) []string {
	out := slices.Clone(refs)
	for i := range out {
		out[i] = cmp.Or(number[out[i]], out[i])
	}
	return out
}

// Add puts a result into its corpus.
func (r *Result) Add(c *corpus.Corpus) {
	c.Items, c.Verdicts, c.Rounds = r.Items, r.Verdicts, r.Rounds
	c.Failures = append(c.Failures, r.Failures...)
	slices.SortStableFunc(c.Failures, func(a, b corpus.Failure) int {
		return cmp.Or(cmp.Compare(a.Stage, b.Stage), cmp.Compare(a.Unit, b.Unit))
	})
}
