package run

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"time"

	"memloom/internal/app"
	"memloom/internal/corpus"
	"memloom/internal/llm"
	"memloom/internal/lock"
	"memloom/internal/measure"
	"memloom/internal/runstore"
	"memloom/output"
	"memloom/validate/filters"
)

// StatusIn names a folder.
type StatusIn struct {
	Dir string `arg:"DIR"`
}

// Standing is how far the run in a folder has come.
type Standing struct {
	Dir       string               `json:"dir"`
	Finished  bool                 `json:"finished"`
	Partial                        // a pilot or preview, in whose folder no run has begun
	Replacing bool                 `json:"replacing,omitempty"` // the corpus is an earlier run's, a new one is unfinished
	Running   *Process             `json:"running,omitempty"`
	Last      *time.Time           `json:"last_progress,omitempty"`
	Stages    []runstore.Progress  `json:"stages,omitempty"`
	Failures  []string             `json:"failures,omitempty"`
	Counts    *output.Counts       `json:"counts,omitempty"`
	Quotas    []output.Quota       `json:"quotas,omitempty"`
	Short     []output.Shortfall   `json:"shortfalls,omitempty"`
	Missed    []output.Target      `json:"missed_targets,omitempty"`
	Moved     []output.CorpusQuota `json:"moved_quotas,omitempty"`
	Yields    []measure.Yield      `json:"yields,omitempty"`
	Mended    *Mended              `json:"mended,omitempty"`     // in a finished corpus
	Unique    *filters.Cost        `json:"uniqueness,omitempty"` // what it took to look for other answers
	Calls     []Asked              `json:"calls,omitempty"`      // by stage and model
	Asked     *Asked               `json:"asked,omitempty"`      // in all
	Spending  *output.Spending     `json:"spending,omitempty"`   // estimated and spent, by stage
	Earlier   *Charges             `json:"earlier,omitempty"`    // of the runs whose place in the folder a later one took

	Budget Budget    `json:"-"`
	now    time.Time // when it was read
}

// Process is the process that is at work on a run.
type Process struct {
	PID   int       `json:"process,omitempty"` // 0: not known yet
	Since time.Time `json:"since"`
}

// Mended counts what was changed in a corpus's messages after they were written.
type Mended struct {
	Repaired int64 `json:"repaired_messages"`
	Flagged  int64 `json:"flagged_days"`
}

// Status says how far the run in a folder has come, and of a finished corpus what the filters did.
func Status(_ context.Context, in StatusIn, c *app.Console) (*Standing, error) {
	s, err := StandingOf(in.Dir, c.Now())
	if err == nil && s.Finished {
		s.Yields, err = yieldsOf(in.Dir)
	}
	if err != nil {
		return nil, withoutRun(in.Dir, err)
	}
	return s, nil
}

// StandingOf says how far a run has come. Of a finished corpus it does not say what filters did.
func StandingOf(dir string, now time.Time) (*Standing, error) {
	s := &Standing{Dir: dir, now: now}
	m, err := output.ReadManifest(dir)
	switch {
	case err == nil:
		s.Finished, s.Counts, s.Quotas, s.Short = true, &m.Counts, m.Quotas, m.Shortfalls
		s.Missed, s.Moved = m.MissedTargets, m.Moved
		s.Mended = &Mended{rowsOf(m, "audit/repairs"), rowsOf(m, "audit/flagged_passages")}
	case !app.Is[*output.NotCorpusError](err):
		return nil, err
	}
	if at := runstore.Written(dir); !at.IsZero() {
		s.Last = &at
	}
	held, err := lock.Of(dir)
	if err != nil {
		return nil, err
	}
	if held != nil {
		s.Running = &Process{held.PID, held.Since}
	}
	store, err := openBegun(dir)
	if app.Is[*runstore.NoRunError](err) && (s.Finished || s.Running != nil) {
		return s, nil // published without its run, as it should be, or only just begun
	}
	if err != nil {
		return nil, err
	}
	defer store.Close()
	return s, s.read(store)
}

func rowsOf(m *output.Manifest, table string) int64 {
	if t := m.Table(table); t != nil {
		return t.Rows
	}
	return 0
}

// read takes what a run's store says.
func (s *Standing) read(store *runstore.Store) (err error) {
	if s.Stages, err = store.Progress(); err != nil {
		return err
	}
	totals, err := store.CallTotals()
	if err != nil {
		return err
	}
	s.asked(totals)
	if s.Spending, err = spendingOf(store); err != nil {
		return err
	}
	charges, err := store.Earlier()
	if err != nil {
		return err
	}
	if charges != (runstore.Charges{}) {
		s.Earlier = &Charges{charges.Cost, charges.Unknown, charges.Doubt}
	}
	kept, err := store.Kept()
	if err != nil {
		return err
	}
	unique := &filters.Cost{}
	if there, err := keptAs(kept, metaUnique, "cost of looking for other answers", unique); err != nil {
		return err
	} else if there {
		s.Unique = unique
	}
	if _, err := keptAs(kept, metaBudget, "budget of the run", &s.Budget); err != nil {
		return err
	}
	if s.Partial, err = partialOf(kept); err != nil {
		return err
	}
	s.Replacing = s.Finished && !slices.Contains(s.Stages, published)
	failures, err := store.Failures()
	for _, f := range failures {
		s.Failures = append(s.Failures, fmt.Sprintf("%s (attempt %d): %s", f.Name, f.Attempt, f.Error))
	}
	return err
}

// asked says what a run asked, by stage and model in the order in which stages run, and in all; nothing where it asked
// nothing but the built-in model.
func (s *Standing) asked(totals []runstore.CallTotals) {
	if len(totals) == 0 {
		return
	}
	s.Asked = &askedOf(totals, func(runstore.CallTotals) Asked { return Asked{} })[0]
	// rounds are one
	s.Calls = askedOf(totals, func(t runstore.CallTotals) Asked { return Asked{Stage: llm.Step(t.Stage), Model: t.Model} })
	place := map[string]int{}
	for i, p := range slices.Backward(s.Stages) {
		place[llm.Step(p.Stage)] = i
	}
	slices.SortStableFunc(s.Calls, func(a, b Asked) int { return cmp.Compare(place[a.Stage], place[b.Stage]) })
}

// yieldsOf counts what the filters of a finished corpus did, by family; nil where its audit is not there, or a file is
// damaged, which check is to say.
func yieldsOf(dir string) ([]measure.Yield, error) {
	r, err := output.Open(dir, output.Data, output.Key, output.Audit)
	var yields measure.YieldCounter
	if err == nil && !slices.Contains(r.Manifest().Absent, "audit/verdicts") {
		err = app.All(r, func(c *corpus.Corpus) error { yields.Add(c); return nil })
	}
	if app.Is[*output.ShardError](err) {
		return nil, nil
	}
	return yields.Yields(), err
}

// State says whether a run is finished, at work or interrupted, and how it goes on.
func (s *Standing) State() string {
	if s.Finished && !s.Replacing {
		return "finished"
	}
	what := ""
	switch {
	case s.any():
		what = s.Partial.String() + ", "
	case s.Replacing:
		what = "an earlier corpus; the run that replaces it is "
	}
	at, last, resume := "no stage has begun", "", app.Command("resume", s.Dir)
	for _, p := range s.Stages {
		if p.Stage != published.Stage {
			at = fmt.Sprintf("%s: %d of %d done", p.Stage, p.Done, p.Total)
		}
	}
	if s.Last != nil {
		last = ", last progress " + max(0, s.now.Sub(*s.Last)).Round(time.Second).String() + " ago"
	}
	switch {
	case s.Running != nil:
		process := ""
		if s.Running.PID > 0 {
			process = fmt.Sprintf(" in process %d", s.Running.PID)
		}
		return fmt.Sprintf("%sat work since %s%s; %s%s", what, s.Running.Since.Format(time.DateTime), process, at, last)
	case s.any():
		return fmt.Sprintf("%sall that is counted here; %s makes the corpus", what, resume)
	}
	return fmt.Sprintf("%sunfinished: interrupted; %s%s; %s goes on", what, at, last, resume)
}
