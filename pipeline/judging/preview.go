package judging

import (
	"context"
	"runtime"
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/exec"
	"memloom/pipeline/questions"
	"memloom/pipeline/stage"
	"memloom/prompts"
)

// Preview drafts over a corpus of which not all is written. Most of what is drafted then is drafted again over the
// finished corpus; what rests on words, or on how many drafts there are, may be worded anew.
type Preview struct{ j *judging }

// NewPreview prepares drafting for a preview of a corpus.
func NewPreview(e *stage.Env, of stage.Ref, o Options) *Preview {
	return &Preview{&judging{Env: e, ref: of, options: o}}
}

// Families counts the families that are drafted for.
func (p *Preview) Families() int { return len(p.j.families()) }

// load reads how drafts over a corpus are worded.
func (p *Preview) load(f *questions.Finished) error {
	tasks, err := prompts.NewTasks(corpus.NewLexicon(f.Names, f.Units)).With(p.j.Templates)
	p.j.asking = &asking{tasks: tasks}
	return err
}

// Drafts are all drafts, by stratum.
func (p *Preview) Drafts(f *questions.Finished) (out []questions.Draft, err error) {
	drafted := p.j.draftAll(f, runtime.GOMAXPROCS(0), nil)
	for _, q := range p.j.options.Quotas {
		out = append(out, drafted[q.Name]...)
	}
	return out, p.load(f)
}

// First are the first n drafts of each family, taken in turn from its strata in the order in which they would be
// judged. fits, which may be nil, says which of them count; done hears of each family, from several goroutines.
func (p *Preview) First(f *questions.Finished, n int, fits func(it *corpus.Item) bool, done func()) ([]questions.Draft,
	error) {
	if err := p.load(f); err != nil {
		return nil, err
	}
	drafted := p.j.draftAll(f, runtime.GOMAXPROCS(0), done)
	var families []string
	strata := map[string][][]questions.Draft{}
	for _, q := range p.j.options.Quotas {
		name := q.Family.Name()
		if strata[name] == nil {
			families = append(families, name)
		}
		list := slices.DeleteFunc(drafted[q.Name], func(d questions.Draft) bool { return fits != nil && !fits(&d.Item) })
		strata[name] = append(strata[name], list)
	}
	var out []questions.Draft
	for _, name := range families {
		out = append(out, inTurn(strata[name], n)...)
	}
	return out, nil
}

// inTurn takes n of the elements of lists: the first of each, then the second of each.
func inTurn[T any](lists [][]T, n int) []T {
	var out []T
	for i, more := 0, true; more; i++ {
		more = false
		for _, list := range lists {
			if i < len(list) && len(out) < n {
				out, more = append(out, list[i]), true
			}
		}
	}
	return out
}

// Wording is the stage that words some drafts alone. First comes before.
func (p *Preview) Wording(drafts []questions.Draft) stage.Stage {
	return stage.Stage{Name: "wording", Version: versionWording, Units: stage.Once(func(context.Context) ([]exec.Unit,
		error) {
		var units []exec.Unit
		for _, d := range drafts {
			units = append(units, p.j.wording("wording", p.j.key("question", d.Item.Key), d))
		}
		return units, nil
	})}
}

// Worded is a draft's item with the wording that the store has for it; false where it could not be worded.
func (p *Preview) Worded(d questions.Draft) (corpus.Item, bool, error) {
	out, err := stage.Fetch[worded](p.j.Store, p.j.key("question", d.Item.Key))
	if err != nil || out.Question == "" {
		return corpus.Item{}, false, err
	}
	it := d.Item
	it.ID, it.CorpusID = d.Item.Key, p.j.ref.ID
	out.apply(&it)
	return it, true, nil
}
