package score

import (
	"memloom/internal/corpus"
)

// Tally counts results corpus by corpus.
type Tally struct {
	judge                       string // who marks open answers
	allowMissing                bool
	all                         Rate
	families, categories, spans byName
	corpora                     []Rate
	missing, undetermined       []string // ids of items
}

// NewTally returns a tally of results that a judge of a name marked.
func NewTally(judge string, o Options) *Tally {
	return &Tally{judge: judge, allowMissing: o.AllowMissing, families: byName{}, categories: byName{}, spans: byName{},
		missing: []string{}, undetermined: []string{}}
}

// Add counts the results of a corpus's accepted items, which are in their order. Nothing of the corpus is kept.
func (t *Tally) Add(c *corpus.Corpus, results []Result) {
	span := spansOf(c)
	of := Rate{Name: c.ID}
	for i, it := range Accepted(c) {
		x := results[i]
		switch {
		case x.How == HowMissing:
			t.missing = append(t.missing, x.ItemID)
		case x.Correct == nil:
			t.undetermined = append(t.undetermined, x.ItemID)
		}
		t.all.add(x)
		of.add(x)
		t.families.of(it.Family).add(x)
		t.categories.of(it.Category).add(x)
		t.spans.of(span(it)).add(x)
	}
	t.corpora = append(t.corpora, of)
}

// Report concludes what was counted; strays are those of the file of answers. It is called once.
func (t *Tally) Report(strays Strays) *Report {
	r := &Report{
		Judge: t.judge, AllowMissing: t.allowMissing, MissingIDs: t.missing, UndeterminedIDs: t.undetermined,
		Strays: Strays{nonNil(strays.Unknown), nonNil(strays.Twice), strays.Long},
	}
	if t.all.Items > 0 {
		r.Micro = t.all
		r.Micro.Name = "all"
		r.Micro.finish()
	}
	r.Families, r.Categories, r.Groups = t.families.rates(), t.categories.rates(), t.spans.rates()
	if len(t.corpora) > 1 {
		r.Corpora = t.corpora
		for i := range r.Corpora {
			r.Corpora[i].finish()
		}
	}
	_, r.Bootstrap = Bootstrap([]Count{r.Micro.Count})
	r.Macro = macro(r.Families)
	return r
}

// byName are the rates of items by a name that they have.
type byName map[string]*Rate

// of returns the rate of a name, which is none yet if it is new.
func (b byName) of(name string) *Rate {
	if b[name] == nil {
		b[name] = &Rate{Name: name}
	}
	return b[name]
}

// rates returns the rates in the order of their names.
func (b byName) rates() []Rate {
	out := []Rate{}
	for _, name := range sortedKeys(b) {
		b[name].finish()
		out = append(out, *b[name])
	}
	return out
}

// SpanUnknown names the items whose evidence is not among the messages read.
const SpanUnknown = "not known"

// spansOf returns how many chat groups the evidence of an item spans, context
// aside: "0" (abstention), "1", "2" or "3+".
func spansOf(c *corpus.Corpus) func(corpus.Item) string {
	messages := corpus.ByID(c.Messages)
	return func(it corpus.Item) string {
		groups := map[string]bool{}
		for _, e := range it.Evidence {
			m, ok := messages[e.MessageID]
			if !ok {
				return SpanUnknown
			}
			if e.Role != corpus.RoleContext {
				groups[m.GroupID] = true
			}
		}
		return []string{"0", "1", "2", "3+"}[min(len(groups), 3)]
	}
}
