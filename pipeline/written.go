package pipeline

import (
	"context"
	"encoding/json"
	"slices"
	"strings"

	"memloom/internal/exec"
	"memloom/pipeline/cost"
	"memloom/pipeline/stage"
)

// write has some passages written, by units that stand for all, and the others filled with words.
func (r *rehearsal) write(ctx context.Context, of stage.Ref, step []stage.Stage, stands float64) error {
	if err := r.fill(ctx, step, 1, nil); err != nil {
		return err
	}
	text := step[len(step)-1]
	all, err := text.Some(ctx, nil, false)
	if err != nil {
		return err
	}
	passages, some, every, err := r.passages(all)
	if err != nil {
		return err
	}
	filled, err := r.length(passages)
	if err != nil {
		return err
	}
	for _, s := range step {
		own, err := sample(ctx, s, passages, s.Name != text.Name, func(n int) []int { return cost.Spread(n, records) })
		if err != nil {
			return err
		}
		s.Units = stage.Once(func(context.Context) ([]exec.Unit, error) { return own.units, nil })
		if err := r.Env.Do(ctx, of.Name, stage.Steps{{s}}); err != nil {
			return err
		}
		long := 1.0 // how much larger passages are than those of the sample
		if s.Name == text.Name {
			long = float64(every) / float64(max(1, some)) / own.each
		}
		r.takeLong(func(_, unit string) float64 {
			if own.fair[unit] {
				return stands * own.each
			}
			return 0
		}, long)
	}
	written, err := r.length(passages)
	if err != nil {
		return err
	}
	return r.fill(ctx, step, written/max(filled, 1), passages)
}

// sampled are units of a stage, of which the fair ones stand for so many each.
type sampled struct {
	units []exec.Unit
	fair  map[string]bool
	each  float64
}

// sample lists the units of a stage that passages need. Passages are a fair sample, and what they need is none: of
// that, others that are picked of all are.
func sample(ctx context.Context, s stage.Stage, passages map[string]bool, needed bool,
	pick func(length int) []int) (out sampled, err error) {
	all, err := s.Some(ctx, nil, false)
	if err == nil {
		out.units, err = s.Some(ctx, passages, false)
	}
	out.fair = map[string]bool{}
	if !needed {
		for _, u := range out.units {
			out.fair[u.Name] = true
		}
	} else {
		byName(all)
		for _, i := range pick(len(all)) {
			out.fair[all[i].Name] = true
			if !slices.ContainsFunc(out.units, func(u exec.Unit) bool { return u.Name == all[i].Name }) {
				out.units = append(out.units, all[i])
			}
		}
	}
	out.each = float64(len(all)) / float64(max(1, len(out.fair)))
	return out, err
}

func byName(units []exec.Unit) {
	slices.SortFunc(units, func(a, b exec.Unit) int { return strings.Compare(a.Name, b.Name) })
}

// neighbours are the names of some units, half of them evenly spaced, each with the one behind it: what their prompts
// share is what those of neighbours share.
func neighbours(all []exec.Unit, n int) map[string]bool {
	byName(all)
	out := map[string]bool{}
	pairs := len(all) / 2
	for _, i := range cost.Spread(pairs, n/2) {
		out[all[2*i].Name], out[all[2*i+1].Name] = true, true
	}
	if len(all) <= n {
		for _, u := range all {
			out[u.Name] = true
		}
	}
	return out
}

// fill puts what stands for the records of a step but for some passages, so many times as long as planned.
func (r *rehearsal) fill(ctx context.Context, step []stage.Stage, length float64, but map[string]bool) error {
	for _, s := range step {
		if but != nil && s.Name != step[len(step)-1].Name {
			continue
		}
		list, err := s.Fill(ctx, length)
		if err != nil {
			return err
		}
		r.keeper.put(slices.DeleteFunc(list, func(x exec.Record) bool { return but[x.Key] }))
	}
	return nil
}

// passages names those to write, fewer where they are long, and says how many messages they and all have.
func (r *rehearsal) passages(all []exec.Unit) (out map[string]bool, some, every int, err error) {
	have := map[string]int{}
	for _, u := range all {
		said, err := r.said(u.Name)
		if err != nil {
			return nil, 0, 0, err
		}
		have[u.Name] = len(said)
		every += len(said)
	}
	out = neighbours(all, min(rehearsed, max(2, messages*len(all)/max(every, 1))))
	for name := range out {
		some += have[name]
	}
	return out, some, every, nil
}

// said are the messages of a passage, as its record is now.
func (r *rehearsal) said(name string) (out []string, err error) {
	var text struct {
		Messages []struct {
			Text string `json:"text"`
		} `json:"messages"`
	}
	data, err := r.keeper.Get(name)
	if err == nil {
		err = json.Unmarshal(data, &text)
	}
	for _, m := range text.Messages {
		out = append(out, m.Text)
	}
	return out, err
}

// length is how many tokens the messages of passages have.
func (r *rehearsal) length(passages map[string]bool) (tokens float64, err error) {
	for name := range passages {
		said, err := r.said(name)
		if err != nil {
			return 0, err
		}
		for _, m := range said {
			n, err := r.tally.Tokens(m)
			if err != nil {
				return 0, err
			}
			tokens += n
		}
	}
	return tokens, nil
}
