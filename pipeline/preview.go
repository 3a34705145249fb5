package pipeline

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"sync"

	"memloom/internal/corpus"
	"memloom/pipeline/judging"
	"memloom/pipeline/questions"
	"memloom/pipeline/recipe"
	"memloom/pipeline/stage"
)

// Preview is what was made of the first corpus of a run before the whole is.
type Preview struct {
	From, To corpus.Date    // the week that is written, of all groups
	Passages int            // written: those of the week, and those that the drafts need
	Corpus   *corpus.Corpus // what is planned, with the messages of the written passages alone
	Items    []corpus.Item  // drafts with their questions; their evidence is what is written of it
	Unworded int            // drafts that the model could not word
}

// PreviewFits says whether a preview can be made of a recipe.
func PreviewFits(r *recipe.Recipe) error {
	if r.Scaffold.From == recipe.FromText {
		return errors.New("a preview needs scaffold.from: facts: with summaries from text, every day waits for the weeks before it")
	}
	return nil
}

// Preview plans the first corpus of a run, and has one week of it written, the passages that n drafts of each family
// need, and the questions of drafts whose evidence is written then. Which passages these are follows from the plan,
// since most of the text is missing; the week is the one in which most of them lie. What is written are units of the
// run, which does not do them again. The store must hold no other units. watch, which may be nil, hears how far
// drafting is, which is no unit: its name, families done, and families.
func (r *Run) Preview(ctx context.Context, n int, watch func(what string, done, of int)) (*Preview, error) {
	if err := PreviewFits(r.Recipe); err != nil {
		return nil, err
	}
	_, shares, refs, err := r.begin(ctx)
	if err != nil {
		return nil, err
	}
	p := &previewing{Run: r, ahead: newAhead(&r.Env, r.Design, refs[0]), n: n, watch: watch,
		drafting: judging.NewPreview(&r.Env, refs[0], judging.Options{Quotas: shares[0]})}
	return p.make(ctx)
}

// previewing is a preview while it is made.
type previewing struct {
	*Run
	*ahead
	n        int // drafts of each family
	watch    func(what string, done, of int)
	drafting *judging.Preview
}

func (p *previewing) make(ctx context.Context) (*Preview, error) {
	if p.text().Sketch == nil {
		return nil, fmt.Errorf("the design %s plans nothing before it writes, so that there is no preview of it",
			p.Recipe.Design)
	}
	if err := p.plan(ctx); err != nil {
		return nil, err
	}
	done := p.watched("drafting over the plan")
	planned, err := p.text().Sketch(ctx, nil)
	if err != nil {
		return nil, err
	}
	drafts, err := p.drafting.First(planned.Finished, p.n, nil, done)
	if err != nil {
		return nil, err
	}
	out := &Preview{}
	written := choose(planned, drafts, out)
	if err := p.write(ctx, written); err != nil {
		return nil, err
	}
	return out, p.ask(ctx, out, written)
}

// watched begins to tell of a drafting; what it returns tells of each family that is done.
func (p *previewing) watched(what string) (done func()) {
	if p.watch == nil {
		return nil
	}
	of, n, mu := p.drafting.Families(), 0, sync.Mutex{}
	p.watch(what, 0, of)
	return func() {
		mu.Lock()
		defer mu.Unlock()
		n++
		p.watch(what, n, of)
	}
}

// choose says which passages a preview writes: those that the drafts need, and the week in which most of them lie.
func choose(s *stage.Sketch, drafts []questions.Draft, out *Preview) map[string]bool {
	at := map[string]int{}
	for i, m := range s.Corpus.Messages {
		at[m.ID] = i
	}
	passages, weeks := map[string]bool{}, map[corpus.Date]int{}
	for _, d := range drafts {
		for _, id := range needed(&d.Item) {
			if i, ok := at[id]; ok {
				passages[s.Passages[i]] = true
				weeks[monday(s.Corpus.Messages[i].At.Date())]++
			}
		}
	}
	for _, m := range s.Corpus.Messages {
		w := monday(m.At.Date())
		if out.From == 0 || weeks[w] > weeks[out.From] {
			out.From = w
		}
	}
	out.To = out.From.Add(6)
	for i, m := range s.Corpus.Messages {
		if d := m.At.Date(); d >= out.From && d <= out.To {
			passages[s.Passages[i]] = true
		}
	}
	out.Passages = len(passages)
	return passages
}

// needed are the messages that answer an item: the first of each group of its evidence, and those that state its gold.
func needed(it *corpus.Item) []string {
	var out []string
	groups := map[int]bool{}
	for _, e := range it.Evidence {
		if !groups[e.Set] {
			out, groups[e.Set] = append(out, e.MessageID), true
		}
	}
	for _, g := range it.Gold {
		if g.MessageID != "" && !slices.Contains(out, g.MessageID) {
			out = append(out, g.MessageID)
		}
	}
	return out
}

// monday is the first day of a date's week.
func monday(d corpus.Date) corpus.Date { return d.Add(-(int(d.Weekday()) + 6) % 7) }

// ask drafts over what is written, now that gold has its places in texts, and has the drafts worded.
func (p *previewing) ask(ctx context.Context, out *Preview, written map[string]bool) error {
	done := p.watched("drafting over the text")
	s, err := p.text().Sketch(ctx, written)
	if err != nil {
		return err
	}
	there := map[string]bool{}
	for i, m := range s.Corpus.Messages {
		there[m.ID] = written[s.Passages[i]]
	}
	drafts, err := p.drafting.First(s.Finished, p.n, func(it *corpus.Item) bool {
		return !slices.ContainsFunc(needed(it), func(id string) bool { return !there[id] })
	}, done)
	if err != nil {
		return err
	}
	if err := p.Env.Do(ctx, p.of.Name, stage.Steps{{p.drafting.Wording(drafts)}}); err != nil {
		return err
	}
	for _, d := range drafts {
		it, ok, err := p.drafting.Worded(d)
		switch {
		case err != nil:
			return err
		case !ok:
			out.Unworded++
			continue
		}
		it.Evidence = slices.DeleteFunc(slices.Clone(it.Evidence),
			func(e corpus.Evidence) bool { return !there[e.MessageID] })
		out.Items = append(out.Items, it)
	}
	out.Corpus = s.Corpus
	var messages []corpus.Message
	var plan []corpus.PlannedMessage
	for i, m := range s.Corpus.Messages {
		if there[m.ID] {
			messages, plan = append(messages, m), append(plan, s.Corpus.Plan[i])
		}
	}
	out.Corpus.Messages, out.Corpus.Plan = messages, plan
	return nil
}
