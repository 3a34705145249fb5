//go:build unix

package main

import (
	"cmp"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/output"
	"memloom/prompts"
)

// perCall is how many targets a call has, as the filters ask by default.
const perCall = 25

// The sorts of targets, and of how many in a hundred each is where a segment has the choice: what is stated there, what
// could be stated of something that is named there, and anything of the corpus.
const (
	stated = iota
	named
	anything
	sorts
)

var share = [sorts]int{stated: 20, named: 30, anything: 50}

// slot is what a target asks for.
type slot struct{ subject, predicate string }

// segment is a stretch of dialogue with what may be asked of it.
type segment struct {
	messages []prompts.Shown
	slots    [sorts][]slot
}

// material is the corpus as the measurement needs it.
type material struct {
	segments []segment
	messages int // of all segments
	targets  map[slot]prompts.Target
	asked    []prompts.SolveIn // the corpus's questions, over a segment that holds evidence
}

// load reads a published corpus.
func load(dir string) (*material, error) {
	c, _, err := output.Read(dir, output.Data, output.Key, output.Scaffold)
	if err != nil {
		return nil, err
	}
	nouns, err := attributes()
	if err != nil {
		return nil, err
	}
	names := corpus.NamesByID(c.Tasks)
	m := &material{targets: map[slot]prompts.Target{}}
	facts := map[string]slot{}
	bySubject := map[string][]slot{}
	for _, f := range c.Facts {
		s := slot{f.SubjectID, f.Predicate}
		if names[s.subject] == "" {
			continue
		}
		facts[f.ID] = s
		if _, ok := m.targets[s]; !ok {
			m.targets[s] = prompts.Target{Subject: names[s.subject],
				Attribute: cmp.Or(nouns[s.predicate], strings.ReplaceAll(s.predicate, "_", " ")), Kind: f.Value.Kind}
			bySubject[s.subject] = append(bySubject[s.subject], s)
		}
	}
	for _, t := range c.Tasks {
		if len(bySubject[t.ID]) == 0 {
			return nil, fmt.Errorf("nothing is known of task %s", t.ID)
		}
	}
	m.cut(c, facts, bySubject)
	return m, nil
}

// attributes returns what people call the predicates of the packs.
func attributes() (map[string]string, error) {
	nouns := map[string]string{corpus.PredDue: "due date"}
	for _, name := range pack.BuiltinNames() {
		p, err := pack.Builtin(name)
		if err != nil {
			return nil, err
		}
		for _, a := range p.Attributes {
			nouns[a.Key] = a.Noun
		}
	}
	return nouns, nil
}

// cut shows the segments of the corpus and says what may be asked of each.
func (m *material) cut(c *corpus.Corpus, facts map[string]slot, bySubject map[string][]slot) {
	at := map[string]int{}
	for i, x := range c.Messages {
		at[x.ID] = i
	}
	all := make([]slot, 0, len(m.targets))
	for _, t := range c.Tasks {
		all = append(all, bySubject[t.ID]...)
	}
	holding := map[string]int{} // message → a segment that it stands in
	for _, s := range c.Segments {
		var out segment
		tasks := []string{s.TaskID}
		for i, id := range s.MessageIDs {
			x, plan := c.Messages[at[id]], c.Plan[at[id]]
			out.messages = append(out.messages, prompts.Shown{ID: fmt.Sprint("m", i+1), Speaker: x.AuthorName, At: x.At,
				Group: x.GroupID, Text: x.Text})
			for _, d := range plan.Discloses {
				if f, ok := facts[d.FactID]; ok && !slices.Contains(out.slots[stated], f) {
					out.slots[stated] = append(out.slots[stated], f)
				}
			}
			tasks = append(tasks, plan.TaskIDs...)
			holding[id] = len(m.segments)
		}
		slices.Sort(tasks)
		for _, id := range slices.Compact(tasks) {
			out.slots[named] = append(out.slots[named], bySubject[id]...)
		}
		out.slots[anything] = all
		m.segments, m.messages = append(m.segments, out), m.messages+len(out.messages)
	}
	for _, it := range c.Items {
		if len(it.Evidence) == 0 {
			continue
		}
		if i, ok := holding[it.Evidence[0].MessageID]; ok {
			m.asked = append(m.asked, prompts.SolveIn{Messages: m.segments[i].messages, Question: it.Question,
				Options: it.Options, AskedAt: it.AskedAt})
		}
	}
}

// calls draws so many targets, of a segment as many as its messages have of all messages, in calls of up to perCall
// that come in any order. It returns how many of each sort were drawn.
func (m *material) calls(targets int, r *rand.Rand) (calls []prompts.ProbeIn, drawn [sorts]int) {
	seen := 0
	for _, s := range m.segments {
		left := targets*(seen+len(s.messages))/m.messages - targets*seen/m.messages
		seen += len(s.messages)
		for left > 0 {
			in := prompts.ProbeIn{Messages: s.messages}
			for ; left > 0 && len(in.Targets) < perCall; left-- {
				sort := s.draw(r)
				t := m.targets[s.slots[sort][r.IntN(len(s.slots[sort]))]]
				t.N = len(in.Targets) + 1
				in.Targets = append(in.Targets, t)
				drawn[sort]++
			}
			calls = append(calls, in)
		}
	}
	r.Shuffle(len(calls), func(i, j int) { calls[i], calls[j] = calls[j], calls[i] })
	return calls, drawn
}

// draw chooses a sort of target that the segment has.
func (s *segment) draw(r *rand.Rand) int {
	n := r.IntN(100)
	for sort := range sorts - 1 {
		if n -= share[sort]; n < 0 && len(s.slots[sort]) > 0 {
			return sort
		}
	}
	return anything
}
