package main

import (
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/spf13/cobra"

	"memloom/internal/measure"
	"memloom/internal/runstore"
	"memloom/internal/table"
	"memloom/output"
	"memloom/validate/filters"
)

// standing is what status says of a folder.
type standing struct {
	Dir       string               `json:"dir"`
	Finished  bool                 `json:"finished"`
	ahead                          // a pilot or preview, in whose folder no run has begun
	Replacing bool                 `json:"replacing,omitempty"` // the corpus is an earlier run's, a new one is unfinished
	Running   *working             `json:"running,omitempty"`
	Last      *time.Time           `json:"last_progress,omitempty"`
	Stages    []runstore.Progress  `json:"stages,omitempty"`
	Failures  []string             `json:"failures,omitempty"`
	Counts    *output.Counts       `json:"counts,omitempty"`
	Quotas    []output.Quota       `json:"quotas,omitempty"`
	Short     []output.Shortfall   `json:"shortfalls,omitempty"`
	Missed    []output.Target      `json:"missed_targets,omitempty"`
	Moved     []output.CorpusQuota `json:"moved_quotas,omitempty"`
	Yields    []measure.Yield      `json:"yields,omitempty"`
	Mended    *mended              `json:"mended,omitempty"`     // in a finished corpus
	Unique    *filters.Cost        `json:"uniqueness,omitempty"` // what it took to look for other answers
	Calls     []asked              `json:"calls,omitempty"`      // by stage and model
	Asked     *asked               `json:"asked,omitempty"`      // in all
	Spending  *output.Spending     `json:"spending,omitempty"`   // estimated and spent, by stage
	Earlier   *earlier             `json:"earlier,omitempty"`    // what earlier runs in the folder cost
}

func (a *app) status() *cobra.Command {
	return &cobra.Command{
		Use: "status DIR", Short: "Progress, acceptance and shortfalls, of a running or a finished corpus", Args: cobra.ExactArgs(1),
		RunE: func(_ *cobra.Command, args []string) error {
			s, err := standingOf(args[0])
			if err == nil && s.Finished {
				s.Yields, err = yieldsOf(args[0])
			}
			if err != nil {
				return withoutRun(args[0], err)
			}
			if a.json {
				return a.encode(s)
			}
			return a.printStanding(s)
		},
	}
}

// standingOf says how a run stands. Of a finished corpus it does not say what filters did: yieldsOf reads that from all corpora.
func standingOf(dir string) (*standing, error) {
	s := &standing{Dir: dir}
	m, err := output.ReadManifest(dir)
	var absent *output.NotCorpusError
	switch {
	case err == nil:
		s.Finished, s.Counts, s.Quotas, s.Short = true, &m.Counts, m.Quotas, m.Shortfalls
		s.Missed, s.Moved = m.MissedTargets, m.Moved
		s.Mended = mendedOf(m)
	case !errors.As(err, &absent):
		return nil, err
	}
	if s.Running, s.Last, err = liveOf(dir); err != nil {
		return nil, err
	}
	store, err := openBegun(dir)
	var none *runstore.NoRunError
	if errors.As(err, &none) && (s.Finished || s.Running != nil) {
		return s, nil // published without its run, as it should be, or only just begun
	}
	if err != nil {
		return nil, err
	}
	defer store.Close()
	if err := s.read(store); err != nil {
		return nil, err
	}
	return s, nil
}

// read takes what a run's store says.
func (s *standing) read(store *runstore.Store) (err error) {
	if s.Stages, err = store.Progress(); err != nil {
		return err
	}
	if s.Calls, s.Asked, err = askedOf(store); err != nil {
		return err
	}
	inOrder(s.Calls, s.Stages)
	if s.Spending, err = spendingOf(store); err != nil {
		return err
	}
	if s.Earlier, err = earlierOf(store); err != nil {
		return err
	}
	if s.Unique, err = uniqueOf(store); err != nil {
		return err
	}
	if s.ahead, err = aheadOf(store); err != nil {
		return err
	}
	s.Replacing = s.Finished && !slices.Contains(s.Stages, published)
	failures, err := store.Failures()
	for _, f := range failures {
		s.Failures = append(s.Failures, fmt.Sprintf("%s (attempt %d): %s", f.Name, f.Attempt, f.Error))
	}
	return err
}

// yieldsOf counts what the filters of a finished corpus did, by family; nil
// where its audit is not there, or a file is damaged, which check is to say.
func yieldsOf(dir string) ([]measure.Yield, error) {
	list, err := readYields(dir)
	var damaged *output.ShardError
	if errors.As(err, &damaged) {
		return nil, nil
	}
	return list, err
}

// readYields counts the drafts of all corpora, one corpus after another.
func readYields(dir string) ([]measure.Yield, error) {
	r, err := output.Open(dir, output.Data, output.Key, output.Audit)
	if err != nil || slices.Contains(r.Manifest().Absent, "audit/verdicts") {
		return nil, err
	}
	var yields measure.YieldCounter
	for c, err := range r.Corpora() {
		if err != nil {
			return nil, err
		}
		yields.Add(c)
	}
	return yields.Yields(), nil
}

// printYields says of every family what each filter let through of what it judged.
func (a *app) printYields(list []measure.Yield) error {
	if len(list) == 0 {
		return nil
	}
	t := table.New(table.Words("family", "filter"), table.Numbers("judged", "rejected", "undetermined"))
	of := codes{"outcome undetermined": true}
	t.Zeros = "other pairs of family and filter let every draft pass"
	for _, y := range list {
		for _, f := range y.Filters {
			if f.Fell+f.Open == 0 {
				t.Zero()
				continue
			}
			of.add("filter", f.Filter)
			t.Row(y.Family, f.Filter, fmt.Sprint(f.Judged), fmt.Sprint(f.Fell), fmt.Sprint(f.Open))
		}
	}
	fmt.Fprintln(a.out)
	if err := a.table(t); err != nil {
		return err
	}
	if t.Len() > 0 {
		a.legend(of)
	}
	for _, y := range list {
		if y.Doubt != "" {
			fmt.Fprintf(a.out, "%s: %s\n", y.Family, y.Doubt)
		}
	}
	return nil
}

func (a *app) printStanding(s *standing) error {
	w := a.out
	fmt.Fprintf(w, "%s: %s\n", s.Dir, s.state(a.now()))
	if err := a.printStages(s); err != nil {
		return err
	}
	for _, f := range s.Failures {
		fmt.Fprintln(w, f)
	}
	if s.Counts != nil {
		if err := a.printCounts(s.Counts); err != nil {
			return err
		}
		if err := a.printYields(s.Yields); err != nil {
			return err
		}
		fmt.Fprintln(w)
		s.Mended.print(w)
		printUnique(w, s.Unique)
	}
	if err := a.printCalls(s.Calls, s.Asked, s.Spending); err != nil {
		return err
	}
	s.Earlier.print(w)
	if len(s.Short) > 0 {
		fmt.Fprintln(w, shortText(s.Short))
	}
	printMissed(w, s.Missed)
	printMoved(w, s.Moved)
	return nil
}

// printStages writes a row a stage that is not finished, or failed somewhere.
func (a *app) printStages(s *standing) error {
	if len(s.Stages) == 0 {
		return nil
	}
	t := table.New(table.Words("stage"), table.Numbers("done", "of", "failed"))
	t.Zeros = "stages are done, without a failure"
	of := codes{}
	for _, p := range s.Stages {
		if s.Finished && p.Done == p.Total && p.Failed == 0 {
			t.Zero()
			continue
		}
		of.add("stage", p.Stage)
		t.Row(p.Stage, fmt.Sprint(p.Done), fmt.Sprint(p.Total), fmt.Sprint(p.Failed))
	}
	fmt.Fprintln(a.out)
	err := a.table(t)
	a.legend(of)
	return err
}

// printCounts writes what became of the drafts of each family.
func (a *app) printCounts(c *output.Counts) error {
	t := table.New(table.Words("family"), table.Numbers("drafted", "accepted", "rejected", "flagged", "surplus"))
	for _, f := range append(c.Families, output.FamilyCount{Family: "all", ItemCounts: c.Items}) {
		t.Row(f.Family, fmt.Sprint(f.Drafted), fmt.Sprint(f.Accepted), fmt.Sprint(f.Rejected), fmt.Sprint(f.Flagged), fmt.Sprint(f.Surplus))
	}
	fmt.Fprintln(a.out)
	err := a.table(t)
	a.legend(codes{"status rejected": true, "status flagged": true, "status surplus": true})
	return err
}
