package organisation

import (
	"context"
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/exec"
	"memloom/pipeline/dialogue"
	"memloom/pipeline/dialogue/script"
	"memloom/pipeline/stage"
)

// A preview writes some days, with the records that these are written by.

// sketch joins plans and the texts of some days. It reads the scene anew, since numbering changes it.
func (p *part) sketch(ctx context.Context, written map[string]bool) (*stage.Sketch, error) {
	fresh := &part{builder: p.builder, ref: p.ref}
	list, err := fresh.texts()
	if err != nil {
		return nil, err
	}
	parts, err := joinAll(ctx, list, func(t *projectText) (*corpus.Corpus, error) { return t.sketched(p.Store, written) })
	if err != nil {
		return nil, err
	}
	out := &stage.Sketch{Passages: passagesOf(parts)}
	if out.Finished, err = fresh.scene.whole(p.ref, parts); err != nil {
		return nil, err
	}
	shared, err := stage.Fetch[*corpus.Corpus](p.Store, stage.KeyShared)
	if err == nil {
		out.With(shared)
	}
	return out, err
}

// sketched is a project as planned, some days of it as they were written.
func (t *projectText) sketched(in exec.Getter, written map[string]bool) (*corpus.Corpus, error) {
	rec := &records{}
	return t.joined(rec, func(d dialogue.DayPlan) ([]script.Written, error) {
		if !written[passageID(d.GroupID, d.Date)] {
			return unworded(d), nil
		}
		return t.read(in, rec, d)
	})
}

// passagesOf names the days in which the messages of all projects stand, in the order of the joined corpus.
func passagesOf(parts []*corpus.Corpus) []string {
	var messages []corpus.Message
	for _, c := range parts {
		messages = append(messages, c.Messages...)
	}
	slices.SortFunc(messages, byTime)
	out := make([]string, len(messages))
	for i, m := range messages {
		out[i] = passageID(m.GroupID, m.At.Date())
	}
	return out
}

// among are the days of a project that are named.
func (t *projectText) among(passages map[string]bool) []dialogue.DayPlan {
	return slices.DeleteFunc(slices.Clone(t.plan.Days), func(d dialogue.DayPlan) bool { return !passages[passageID(d.GroupID, d.Date)] })
}

func (p *part) someRecords(_ context.Context, passages map[string]bool) ([]exec.Unit, error) {
	return p.each(func(_ int, t *projectText) ([]exec.Unit, error) {
		return append(t.pageUnits(t.told(t.among(passages))), t.contexts()), nil
	})
}

func (p *part) someTexts(_ context.Context, passages map[string]bool) ([]exec.Unit, error) {
	return p.each(func(_ int, t *projectText) ([]exec.Unit, error) { return t.textUnits(t.among(passages), true), nil })
}
