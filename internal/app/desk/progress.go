package desk

import (
	"cmp"
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"
	"sync"
	"time"

	"memloom/internal/app"
	"memloom/internal/app/run"
	"memloom/internal/corpus"
	"memloom/internal/lineage"
	"memloom/internal/llm"
	"memloom/internal/review"
	"memloom/internal/runstore"
	"memloom/output"
	"memloom/pipeline/judging"
	"memloom/validate/filters"
)

// runWatch is what a desk has seen of a run: it reads each unit once, and measures rates by how counts change while it
// looks.
type runWatch struct {
	mu      sync.Mutex
	place   int64 // of the last unit that was read
	ends    *judging.Ends
	lastDay string
	pools   pools
	seen    map[string][]sighting // by stage
}

// sighting is how far a stage was at a time.
type sighting struct {
	at   time.Time
	done int
}

// How far rates look back, the least time over which one is shown, and how many units are read at once.
const (
	paceOver    = time.Minute
	paceFrom    = 2 * time.Second
	unitsAtOnce = 1000
)

// Progress implements review.Program. It only reads, so that it works next to a run and after a crash.
func (p *program) Progress(context.Context) (*review.Progress, error) {
	now := p.c.Now()
	s, err := run.StandingOf(p.in.Dir, now)
	if app.Is[*runstore.NoRunError](err) {
		return &review.Progress{State: "No run has begun in this folder. `memloom generate --out DIR` begins one."}, nil
	}
	if err != nil {
		return nil, err
	}
	p.mu.Lock()
	if p.watch == nil {
		p.watch = newRunWatch()
	}
	w := p.watch
	p.mu.Unlock()
	w.mu.Lock()
	defer w.mu.Unlock()
	out := &review.Progress{State: s.State(), Live: s.Running != nil, Stages: w.stages(s, now)}
	store, err := runstore.OpenReader(p.in.Dir)
	if app.Is[*runstore.NoRunError](err) {
		out.Families = countedFamilies(s)
		return out, nil // published without its run
	}
	if err != nil {
		return nil, err
	}
	defer store.Close()
	if err := w.read(store); err != nil {
		return nil, err
	}
	out.Facts = append(out.Facts, s.CostFacts()...)
	if w.lastDay != "" {
		out.Facts = append(out.Facts, [2]string{"last day written", w.lastDay})
	}
	if n := len(s.Failures); n > 0 {
		out.Facts = append(out.Facts, [2]string{"units that failed", fmt.Sprintf("%d, the last: %s", n, s.Failures[n-1])})
	}
	if out.Families = w.families(); s.Counts != nil && !s.Replacing {
		out.Families = countedFamilies(s)
	}
	for _, f := range w.ends.Latest(10) {
		out.Last = append(out.Last, fellSentence(store, f))
	}
	out.Streams = w.pools.streams(store, w.ends)
	return out, nil
}

func newRunWatch() *runWatch {
	return &runWatch{ends: judging.NewEnds(), pools: newPools(), seen: map[string][]sighting{}}
}

// read takes what was committed since it was called last. A run that was begun anew is read from its beginning.
func (w *runWatch) read(store *runstore.Store) error {
	if w.place > 0 {
		list, err := store.From(w.place, 1)
		if err != nil {
			return err
		}
		if len(list) == 0 || list[0].Place != w.place {
			w.place, w.ends, w.lastDay, w.pools = 0, judging.NewEnds(), "", newPools()
		}
	}
	for {
		list, err := store.From(w.place+1, unitsAtOnce)
		if err != nil || len(list) == 0 {
			return err
		}
		for _, u := range list {
			w.place = u.Place
			if llm.Step(u.Stage) == "text" {
				w.lastDay = strings.TrimPrefix(u.Name, "text/")
			}
			if err := cmp.Or(w.ends.Note(store, u.UnitID), w.pools.note(store, u.UnitID)); err != nil {
				return err
			}
		}
	}
}

// stages is the table of stages: how far each has come and, while it is at work, how fast it goes and how long it
// takes.
func (w *runWatch) stages(s *run.Standing, now time.Time) [][]string {
	if len(s.Stages) == 0 {
		return nil
	}
	rows := [][]string{{"stage", "done", "of", "failed", "rate", "time left"}}
	for _, st := range s.Stages {
		rate, rest := "", ""
		if s.Running != nil && st.Done < st.Total {
			rate, rest = w.pace(st, now)
		}
		rows = append(rows, app.Cells(st.Stage, st.Done, st.Total, st.Failed, rate, rest))
	}
	return rows
}

// pace says how many units of a stage are done a minute, and how long the rest takes at that.
func (w *runWatch) pace(st runstore.Progress, now time.Time) (rate, rest string) {
	past := func(x sighting) bool { return now.Sub(x.at) > paceOver || x.done > st.Done }
	list := slices.DeleteFunc(w.seen[st.Stage], past)
	w.seen[st.Stage] = append(list, sighting{now, st.Done})
	first := w.seen[st.Stage][0]
	over, n := now.Sub(first.at), st.Done-first.done
	switch {
	case over < paceFrom:
		return "", ""
	case n == 0:
		return "0 a minute", ""
	}
	each := over / time.Duration(n)
	return fmt.Sprintf("%.0f a minute", float64(n)/over.Minutes()),
		(each * time.Duration(st.Total-st.Done)).Round(time.Second).String()
}

// families is the table of what the filters have made of drafts so far.
func (w *runWatch) families() [][]string {
	counts := w.ends.Families()
	if len(counts) == 0 {
		return nil
	}
	rows := [][]string{{"family", "accepted so far", "rejected", "flagged", "at work", "accepted of judged"}}
	for _, name := range slices.Sorted(maps.Keys(counts)) {
		n := counts[name]
		rows = append(rows, familyRow(name, n[corpus.Accepted], n[corpus.Rejected], n[corpus.Flagged], n[corpus.Drafted]))
	}
	return rows
}

// countedFamilies is the table of a finished corpus.
func countedFamilies(s *run.Standing) [][]string {
	if s.Counts == nil {
		return nil
	}
	return append([][]string{{"family", "accepted", "rejected", "flagged", "surplus", "accepted of judged"}},
		app.Map(s.Counts.Families, func(f output.FamilyCount) []string {
			return familyRow(f.Family, int(f.Accepted), int(f.Rejected), int(f.Flagged), int(f.Surplus))
		})...)
}

func familyRow(name string, accepted, rejected, flagged, more int) []string {
	share := ""
	if judged := accepted + rejected + flagged; judged > 0 {
		share = fmt.Sprintf("%.0f %%", 100*float64(accepted)/float64(judged))
	}
	return app.Cells(name, accepted, rejected, flagged, more, share)
}

// fellSentence says of a draft that fell what it asks, where it fell, and why.
func fellSentence(store *runstore.Store, f judging.Fallen) string {
	j := lineage.Judged{Filter: f.Filter, Proves: filters.Proves(f.Filter), Reason: f.Reason, Probes: f.Probes}
	text := f.Draft + ": "
	if q := judging.QuestionOf(store, f.Draft); q != "" {
		text += "“" + q + "” "
	}
	return text + j.Sentence(corpus.Rejected)
}
