package judging

import (
	"slices"

	"memloom/internal/corpus"
	"memloom/pipeline/questions"
)

// spread sees to it that a share of the items rests on evidence from several chat groups (E21).
type spread struct {
	want    float64           // share of wide items; 0 leaves it open
	groupOf map[string]string // message → its chat group
	needing int               // items that need evidence: those that were accepted, and those at work
	wide    int               // of these, with evidence from several groups
	wider   int               // of these, from more than two
	owed    float64           // of a wide item, by the shares of the strata that have chosen
}

// mostWider is the share of items with evidence from more than two groups, rounded up: E21 has 0.5 %.
const mostWider = 0.005

func newSpread(w *questions.World, want float64) *spread {
	s := &spread{want: want, groupOf: map[string]string{}}
	of := w.Corpus.Messages
	if !slices.ContainsFunc(of, func(m corpus.Message) bool { return m.GroupID != of[0].GroupID }) {
		return s // everything is of one group
	}
	for _, m := range w.Corpus.Messages {
		s.groupOf[m.ID] = m.GroupID
	}
	return s
}

// groups counts the chat groups of an item's needed evidence.
func (s *spread) groups(it *corpus.Item) int {
	seen := map[string]bool{}
	for _, piece := range corpus.Pieces(it.Evidence) {
		for _, id := range piece {
			seen[s.groupOf[id]] = true
		}
	}
	return len(seen)
}

// count enters an item, or takes it out.
func (s *spread) count(e *entry, n int) {
	if e.groups > 0 {
		s.needing += n
	}
	if e.groups > 1 {
		s.wide += n
	}
	if e.groups > 2 {
		s.wider += n
	}
}

// off says how far a draft is from what is wanted: 0, or more. Of wide ones those from more than two groups come first
// until there are enough of them, and last from then on.
func (s *spread) off(e *entry, wide bool) int {
	lacks := float64(s.wider) < mostWider*float64(s.needing+1)
	switch {
	case s.want == 0:
		return 0
	case e.groups > 2 && !lacks:
		return 3
	case e.groups > 0 && e.groups > 1 != wide:
		return 2
	case e.groups == 2 && lacks:
		return 1
	}
	return 0
}

// supply is what a stratum has to offer: how many drafts it lacks, and the share of those left that are wide.
type supply struct {
	lack int
	wide float64
}

// shares returns the share of wide items that each stratum takes, so that all of them together come to the share that
// is wanted: in proportion to what it has of them.
func (s *spread) shares(all []supply) []float64 {
	lack, have := 0, 0.0
	for _, x := range all {
		lack += x.lack
		have += float64(float64(x.lack) * x.wide)
	}
	missing := float64(s.want*float64(s.needing+lack)) - float64(s.wide)
	out := make([]float64, len(all))
	for i, x := range all {
		if have > 0 {
			out[i] = min(1, max(0, float64(x.wide*missing)/have))
		}
	}
	return out
}

// turn says whether the next item of a stratum is to be wide.
func (s *spread) turn(share float64) bool {
	s.owed += share
	if s.owed < 0.5 {
		return false
	}
	s.owed--
	return true
}
