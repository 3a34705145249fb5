package main

import (
	"errors"
	"fmt"
	"io"
	"slices"
	"text/tabwriter"

	"github.com/spf13/cobra"

	"memloom/internal/runstore"
	"memloom/internal/stats"
	"memloom/output"
)

// standing is what status says of a folder.
type standing struct {
	Dir       string              `json:"dir"`
	Finished  bool                `json:"finished"`
	Pilot     int                 `json:"pilot,omitempty"`     // units a stage of a pilot, in whose folder no run has begun
	Replacing bool                `json:"replacing,omitempty"` // the corpus is an earlier run's, a new one is unfinished
	Stages    []runstore.Progress `json:"stages,omitempty"`
	Failures  []string            `json:"failures,omitempty"`
	Counts    *output.Counts      `json:"counts,omitempty"`
	Quotas    []output.Quota      `json:"quotas,omitempty"`
	Short     []output.Shortfall  `json:"shortfalls,omitempty"`
	Yields    []stats.Yield       `json:"yields,omitempty"`
	Calls     []asked             `json:"calls,omitempty"`    // by stage and model
	Asked     *asked              `json:"asked,omitempty"`    // in all
	Spending  *output.Spending    `json:"spending,omitempty"` // estimated and spent, by stage
	Earlier   *earlier            `json:"earlier,omitempty"`  // what earlier runs in the folder cost
}

func (a *app) status() *cobra.Command {
	return &cobra.Command{
		Use: "status DIR", Short: "Progress, acceptance and shortfalls, of a running or a finished corpus", Args: cobra.ExactArgs(1),
		RunE: func(_ *cobra.Command, args []string) error {
			s, err := standingOf(args[0])
			if err != nil {
				return err
			}
			if a.json {
				return a.encode(s)
			}
			return a.printStanding(s)
		},
	}
}

func standingOf(dir string) (*standing, error) {
	s := &standing{Dir: dir}
	m, err := output.ReadManifest(dir)
	var absent *output.NotCorpusError
	switch {
	case err == nil:
		s.Finished, s.Counts, s.Quotas, s.Short = true, &m.Counts, m.Quotas, m.Shortfalls
		if s.Yields, err = yieldsOf(dir); err != nil {
			return nil, err
		}
	case !errors.As(err, &absent):
		return nil, err
	}
	store, err := runstore.OpenReader(dir)
	var none *runstore.NoRunError
	if errors.As(err, &none) && s.Finished {
		return s, nil // published without its run, as it should be
	}
	if err != nil {
		return nil, err
	}
	defer store.Close()
	if s.Stages, err = store.Progress(); err != nil {
		return nil, err
	}
	if s.Calls, s.Asked, err = askedOf(store); err != nil {
		return nil, err
	}
	if s.Spending, err = spendingOf(store); err != nil {
		return nil, err
	}
	if s.Earlier, err = earlierOf(store); err != nil {
		return nil, err
	}
	if s.Pilot, err = pilotOf(store); err != nil {
		return nil, err
	}
	s.Replacing = s.Finished && !slices.Contains(s.Stages, published)
	failures, err := store.Failures()
	for _, f := range failures {
		s.Failures = append(s.Failures, fmt.Sprintf("%s (attempt %d): %s", f.Name, f.Attempt, f.Error))
	}
	return s, err
}

// yieldsOf counts what the filters of a finished corpus did, by family; nil
// where its audit is not there, or a file is damaged, which check is to say.
func yieldsOf(dir string) ([]stats.Yield, error) {
	c, m, err := output.Read(dir, output.Data, output.Key, output.Audit)
	var damaged *output.ShardError
	switch {
	case errors.As(err, &damaged):
		return nil, nil
	case err != nil:
		return nil, err
	case slices.Contains(m.Absent, "audit/verdicts"):
		return nil, nil
	}
	return stats.Yields(c), nil
}

// printYields says of every family what each filter let through of what it judged.
func printYields(w io.Writer, list []stats.Yield) {
	if len(list) == 0 {
		return
	}
	fmt.Fprintln(w, "\nfamily\tfilter\tjudged\tfell\topen\t")
	for _, y := range list {
		for _, f := range y.Filters {
			fmt.Fprintf(w, "%s\t%s\t%d\t%d\t%d\t\n", y.Family, f.Filter, f.Judged, f.Fell, f.Open)
		}
	}
	for _, y := range list {
		if y.Doubt != "" {
			fmt.Fprintf(w, "%s: %s\n", y.Family, y.Doubt)
		}
	}
}

func (a *app) printStanding(s *standing) error {
	state := "unfinished; `memloom resume " + s.Dir + "` goes on"
	switch {
	case s.Pilot > 0:
		state = fmt.Sprintf("a pilot of %d a stage, all that is counted here; `memloom resume %s` makes the corpus", s.Pilot, s.Dir)
	case s.Replacing:
		state = "an earlier corpus; the run that replaces it is unfinished, `memloom resume " + s.Dir + "` goes on"
	case s.Finished:
		state = "finished"
	}
	w := tabwriter.NewWriter(a.out, 0, 0, 3, ' ', 0)
	fmt.Fprintf(w, "%s: %s\n", s.Dir, state)
	if len(s.Stages) > 0 {
		fmt.Fprintln(w, "\nstage\tdone\tof\tfailed\t")
		for _, p := range s.Stages {
			fmt.Fprintf(w, "%s\t%d\t%d\t%d\t\n", p.Stage, p.Done, p.Total, p.Failed)
		}
	}
	for _, f := range s.Failures {
		fmt.Fprintln(w, f)
	}
	if s.Counts != nil {
		fmt.Fprintln(w, "\nfamily\tdrafted\taccepted\trejected\tflagged\tsurplus\t")
		for _, f := range s.Counts.Families {
			fmt.Fprintf(w, "%s\t%d\t%d\t%d\t%d\t%d\t\n", f.Family, f.Drafted, f.Accepted, f.Rejected-f.Surplus, f.Flagged, f.Surplus)
		}
		printYields(w, s.Yields)
	}
	printCalls(w, s.Calls, s.Asked, s.Spending)
	s.Earlier.print(w)
	for _, q := range s.Short {
		fmt.Fprintf(w, "short: %s has %d of %d, mostly because of %s; %s\n", q.Stratum, q.Got, q.Wanted, q.Reason, q.Knob)
	}
	return w.Flush()
}
