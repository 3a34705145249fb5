package filters

import (
	"cmp"
	"hash/fnv"
	"slices"

	"memloom/internal/corpus"
	"memloom/prompts"
)

// stimulus is what a member of the blind panel is shown.
type stimulus struct {
	task *prompts.Task[prompts.BlindIn, prompts.BlindOut]
	in   prompts.BlindIn
	ref  string // ContextRef
}

// alone is the question and its options, and nothing else.
func (j *judging) alone() stimulus {
	return stimulus{j.v.Tasks.Blind, prompts.BlindIn{Question: j.it.Question, Options: j.it.Options}, "none"}
}

// next to is the question with a segment that says nothing of it; where there is none, alone.
func (j *judging) beside() stimulus {
	out := j.alone()
	i := j.v.decoy(j.it)
	if i < 0 {
		return out
	}
	shown, _ := j.v.show(j.v.seenOf(i, j.it))
	out.task, out.ref = j.v.Tasks.Personal.Decoy, "segment "+j.v.Segments[i].ID
	out.in.Messages, out.in.AskedAt = shown, j.it.AskedAt
	return out
}

// decoy returns a segment of which an item may see a message, that holds none of its evidence, and in which no one
// states anything about what its gold is about; -1 where there is none. It is drawn by the item's key, so that it is
// the same whenever it is asked for.
func (v *View) decoy(it corpus.Item) int {
	about := map[string]bool{}
	for _, g := range it.Gold {
		about[g.SubjectID] = true
	}
	evidence := evidenceIDs(it)
	says := func(m corpus.Message) bool {
		if slices.Contains(evidence, m.ID) {
			return true
		}
		for _, s := range v.Facts.StatedIn(m.ID) {
			if about[s.Fact.SubjectID] {
				return true
			}
		}
		return false
	}
	h := fnv.New64a()
	_, _ = h.Write([]byte(cmp.Or(it.Key, it.Draft, it.ID))) // a hash takes everything
	first, n := h.Sum64(), uint64(len(v.Segments))
	for k := range n {
		i := int((first%n + k) % n)
		if seen := v.seenOf(i, it); len(seen) > 0 && !slices.ContainsFunc(v.pick(v.Segments[i].MessageIDs), says) {
			return i
		}
	}
	return -1
}

// seenOf returns the messages of a segment that an item may see.
func (v *View) seenOf(segment int, it corpus.Item) []corpus.Message {
	sees := v.sees(it)
	return slices.DeleteFunc(v.at(v.within[segment]), func(m corpus.Message) bool { return !sees(&m) })
}
