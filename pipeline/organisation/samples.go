package organisation

import (
	"context"
	"math/rand/v2"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/exec"
	"memloom/pipeline/cost"
	"memloom/pipeline/dialogue"
	"memloom/pipeline/dialogue/script"
	"memloom/pipeline/passage"
	"memloom/pipeline/scaffold"
	"memloom/pipeline/stage"
	"memloom/prompts"
)

// recordsFor are the records that days are written by, each once.
func (t *projectText) recordsFor(days []dialogue.DayPlan) []scaffold.Summary {
	var out []scaffold.Summary
	for _, d := range days {
		for _, s := range t.history.Before(d.GroupID, d.Date) {
			out = with(out, s)
		}
	}
	return out
}

// with adds a record to a list, unless it is there.
func with(list []scaffold.Summary, s scaffold.Summary) []scaffold.Summary {
	if slices.ContainsFunc(list, func(x scaffold.Summary) bool { return x.Name == s.Name }) {
		return list
	}
	return append(list, s)
}

// Before all is written, some days are, with the records that these are written by: in a pilot, a preview and a
// rehearsal. In the last the others are filled with words.

func (p *part) someRecords(_ context.Context, passages map[string]bool, _ bool) ([]exec.Unit, error) {
	return p.each(func(_ int, t *projectText) ([]exec.Unit, error) {
		pages := t.pages
		if passages != nil {
			pages = t.recordsFor(t.among(passages))
		}
		return append(t.pageUnits(pages), t.contexts()), nil
	})
}

func (p *part) someTexts(_ context.Context, passages map[string]bool, alone bool) ([]exec.Unit, error) {
	return p.each(func(_ int, t *projectText) ([]exec.Unit, error) {
		return t.textUnits(t.among(passages), alone), nil
	})
}

// among are the days of a project that are named; all where none are.
func (t *projectText) among(passages map[string]bool) []dialogue.DayPlan {
	if passages == nil {
		return t.plan.Days
	}
	return slices.DeleteFunc(slices.Clone(t.plan.Days), func(d dialogue.DayPlan) bool { return !passages[textKey(d)] })
}

// fillRecords leaves all records out.
func (p *part) fillRecords(context.Context, float64) ([]exec.Record, error) {
	list, err := p.texts()
	var out []exec.Record
	for _, t := range list {
		for _, s := range t.pages {
			rec, err := stage.Record(pageKey(s), scaffold.Record{})
			if err != nil {
				return nil, err
			}
			out = append(out, rec)
		}
	}
	return out, err
}

// fillTexts has every message say what it states, with as many words as are planned.
func (p *part) fillTexts(_ context.Context, length float64) ([]exec.Record, error) {
	list, err := p.texts()
	var all []exec.Record
	for _, t := range list {
		for _, d := range t.plan.Days {
			in, err := stage.Fetch[prompts.DayIn](p.Store, dayKey(d))
			if err != nil {
				return nil, err
			}
			out := filled(in, length, corpus.Rand(p.Seed, textKey(d), "filled"))
			rec, err := stage.Record(textKey(d), passage.Written{DayOut: out})
			if err != nil {
				return nil, err
			}
			all = append(all, rec)
		}
	}
	return all, err
}

// filled is a day whose messages are so many times as long as planned.
func filled(in prompts.DayIn, length float64, r *rand.Rand) prompts.DayOut {
	var out prompts.DayOut
	for _, s := range in.Slots {
		var says []string
		m := prompts.DayMessage{Slot: s.N, States: []prompts.Stated{}}
		seen := map[string]int{}
		for _, n := range s.States {
			f := in.Facts[n-1]
			surface := "all done"
			if len(f.Surfaces) > 0 {
				surface = f.Surfaces[0]
			}
			says = append(says, f.Subject+": "+surface+".")
			m.States = append(m.States, prompts.Stated{Fact: n, Surface: surface, Occurrence: seen[surface]})
			seen[surface]++
		}
		words := strings.Fields(strings.Join(says, " "))
		says = append(says, cost.Words(length*float64(in.Words)-float64(len(words)), r))
		m.Text = strings.Join(says, " ")
		out.Messages = append(out.Messages, m)
	}
	return out
}

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
		if !written[textKey(d)] {
			return unworded(d), nil
		}
		return t.read(in, rec, d)
	})
}

// unworded are the messages of a day as planned.
func unworded(d dialogue.DayPlan) []script.Written {
	out := make([]script.Written, len(d.Slots))
	for i, slot := range d.Slots {
		out[i].Key = slot.Key
		for _, id := range slot.FactIDs {
			out[i].Discloses = append(out[i].Discloses, corpus.Disclosure{FactID: id, Basis: corpus.BasisText})
		}
	}
	return out
}

// passagesOf names the units that write the messages of all projects, in the order of the joined corpus.
func passagesOf(parts []*corpus.Corpus) []string {
	var messages []corpus.Message
	for _, c := range parts {
		messages = append(messages, c.Messages...)
	}
	slices.SortFunc(messages, byTime)
	out := make([]string, len(messages))
	for i, m := range messages {
		out[i] = "text/" + passageID(m.GroupID, m.At.Date())
	}
	return out
}
