package main

import (
	"context"
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"memloom/internal/corpus"
	"memloom/internal/decisions"
	"memloom/internal/llm/models"
	"memloom/internal/progress"
	"memloom/internal/runstore"
	"memloom/internal/table"
	"memloom/pipeline"
	"memloom/pipeline/cost"
	"memloom/pipeline/recipe"
	"memloom/pipeline/review"
	"memloom/validate/filters"
)

// bench is who judges the items of a finished corpus.
type bench struct {
	options review.Options
	crew    *crew
	file    *models.File    // nil for the built-in model
	store   *runstore.Store // of the answers of language models; nil without any
}

// judgedIn is the folder, inside a corpus's, in which the answers of judging again are kept, so that nothing is paid for twice.
var judgedIn = filepath.Join(".run", "filter")

// judges opens the models that judge items of a finished corpus: those of a models file, or the built-in one. With dry
// they ask no model and keep no answers.
func (a *app) judges(ctx context.Context, dir string, f modelFlags, r *recipe.Recipe, workers int, dry bool) (*bench,
	error) {
	cast, err := f.read()
	if err != nil {
		return nil, err
	}
	if err := cast.carry(r); err != nil {
		return nil, err
	}
	j := job{dir: dir, settings: pipeline.Settings{Recipe: r}, cast: cast, flags: f, workers: workers}
	out := &bench{file: cast.file}
	if cast.file != nil && !dry {
		if j.store, err = runstore.Open(filepath.Join(dir, judgedIn), runstore.Options{By: a.command}); err != nil {
			return nil, err
		}
		out.store = j.store
	}
	if out.crew, err = a.crew(ctx, j); err != nil {
		out.close()
		return nil, err
	}
	m := out.crew.models
	out.options = review.Options{Recipe: r, Workers: j.atOnce(a.cpus, out.crew), Models: filters.Models{Solver: m.Solver, Judge: m.Judge, Probe: m.Probe}}
	for _, v := range m.Verifiers {
		out.options.Models.Verifiers = append(out.options.Models.Verifiers, filters.Verifier(v))
	}
	for _, member := range m.Panel {
		out.options.Models.Panel = append(out.options.Models.Panel, member.Model)
		if !member.BuiltIn {
			out.options.Names = append(out.options.Names, member.Name())
		}
	}
	return out, nil
}

func (b *bench) close() {
	if b.store != nil {
		_ = b.store.Close()
	}
}

// filterFlags are the flags of filter.
type filterFlags struct {
	models  modelFlags
	items   []string
	set     []string
	dry     bool
	workers int
	facets  facets
}

func (a *app) filter() *cobra.Command {
	var f filterFlags
	cmd := &cobra.Command{
		Use: "filter DIR [FILTER...]", Short: "Filter items again, with another model or threshold; generates nothing, changes no status",
		Long: `Filter the items of a finished corpus again: by the named filters, or by all that an item's family requires. The verdicts are
kept as a judging of their own beside the run's; no status changes. What would move is printed, with Cohen's κ of both judgings.
"audit apply --judging N" adopts a judging. Surplus drafts, which no filter has judged, are left out.`,
		Args: cobra.MinimumNArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			return a.filterAgain(cmd.Context(), args[0], args[1:], f)
		},
	}
	f.models.register(cmd, "the fact solver judges")
	f.models.registerSpending(cmd)
	cmd.Flags().StringSliceVar(&f.items, "items", nil, "accepted, rejected, flagged, or ids of items; may be repeated (default: all three)")
	cmd.Flags().StringArrayVar(&f.set, "set", nil, "a key of the recipe below filters, e.g. filters.confidence=80; may be repeated")
	cmd.Flags().BoolVar(&f.dry, "dry-run", false, "say how many items would be judged and what that takes of the models of --models, with bounds, and ask nobody")
	cmd.Flags().IntVar(&f.workers, "workers", 0, "items judged at once (default: one a processor, more with language models)")
	f.facets.flags(cmd)
	return cmd
}

func (a *app) filterAgain(ctx context.Context, dir string, names []string, f filterFlags) error {
	for _, n := range names {
		if !slices.Contains(filters.Names(), n) {
			return usage("there is no filter %q; there are %s", n, strings.Join(filters.Names(), ", "))
		}
	}
	if err := f.facets.check("rejection"); err != nil {
		return err
	}
	if !f.dry {
		held, err := a.hold(dir)
		if err != nil {
			return err
		}
		defer held.Release()
	}
	x, err := a.openAudit(ctx, dir)
	if err != nil {
		return err
	}
	for _, s := range f.set {
		if !strings.HasPrefix(s, "filters.") {
			return usage("--set %s: filter changes keys below filters alone, as filters.confidence=80", s)
		}
	}
	if x.recipe, err = recipe.With(x.recipe, f.set); err != nil {
		return usage("%w", err)
	}
	b, err := a.judges(ctx, dir, f.models, x.recipe, f.workers, f.dry)
	if err != nil {
		return err
	}
	defer b.close()
	b.options.Packs = packsOf(x.manifest.Domains)
	if f.dry {
		return a.planFiltering(ctx, x, b, names, f)
	}
	all, err := a.filtering(ctx, x, b, names, f)
	if err != nil {
		return err
	}
	return a.keepFiltering(ctx, dir, all, names, f, b)
}

// planFiltering says what filtering would take, and asks nobody.
func (a *app) planFiltering(ctx context.Context, x *auditing, b *bench, names []string, f filterFlags) error {
	all, before, asks := &review.Filtering{}, 0, []cost.Asks{}
	err := x.eachCorpus(func(c *corpus.Corpus) (bool, error) {
		items := f.of(c)
		all.Items += len(items)
		before += probesOf(c, items, names)
		if b.file == nil {
			return true, nil
		}
		more, err := rehearse(ctx, c, b.options, items, names)
		asks = append(asks, more...)
		return true, err
	})
	if err != nil {
		return err
	}
	return a.sayPlan(planOf(all, before, asks, b.file, b.options))
}

// probesOf counts the probes that items took before.
func probesOf(c *corpus.Corpus, items []corpus.Item, names []string) int {
	among, n := map[string]bool{}, 0
	for _, it := range items {
		among[it.ID] = true
	}
	for _, v := range c.Verdicts {
		if among[v.ItemID] && v.Model != "" && v.Probe != corpus.ProbeVerdict && (len(names) == 0 || slices.Contains(names, v.Filter)) {
			n++
		}
	}
	return n
}

// filtering filters corpus after corpus.
func (a *app) filtering(ctx context.Context, x *auditing, b *bench, names []string, f filterFlags) (*review.Filtering, error) {
	all := review.NewFiltering()
	var view progress.Renderer = progress.Quiet{}
	if !a.json {
		view = a.renderer()
	}
	defer view.Close()
	started := a.now()
	err := x.eachCorpus(func(c *corpus.Corpus) (bool, error) {
		items := f.of(c)
		e := progress.Event{Kind: progress.StageStarted, Stage: "filter " + c.ID, Total: len(items)}
		view.Observe(e)
		err := review.NewJudge(c, b.options).Filter(ctx, items, names, all, func(n int) {
			e.Kind, e.Done, e.Elapsed = progress.UnitDone, n, a.now().Sub(started)
			view.Observe(e)
		})
		if e.Kind = progress.StageEnded; err != nil {
			e.Kind, e.Err = progress.StageCanceled, err
		}
		view.Observe(e)
		return true, err
	})
	return all, err
}

// of are the items of a corpus that are to be filtered again.
func (f *filterFlags) of(c *corpus.Corpus) []corpus.Item {
	var out []corpus.Item
	for _, it := range c.Items {
		if f.takes(it) {
			out = append(out, it)
		}
	}
	return out
}

// takes says whether an item is to be filtered again.
func (f *filterFlags) takes(it corpus.Item) bool {
	if it.Status == corpus.Surplus || !f.facets.fit(it) {
		return false
	}
	return len(f.items) == 0 || slices.Contains(f.items, string(it.Status)) || slices.ContainsFunc(f.items, func(id string) bool {
		return strings.EqualFold(id, it.ID)
	})
}

// keepFiltering keeps the verdicts and says what would move.
func (a *app) keepFiltering(ctx context.Context, dir string, all *review.Filtering, names []string, f filterFlags, b *bench) error {
	store, err := decisions.OpenStore(ctx, dir)
	if err != nil {
		return err
	}
	defer store.Close()
	n, err := store.AddJudging(ctx, decisions.Judging{At: a.now().UTC().Format(time.RFC3339), Filters: names, Models: modelNames(b.options.Models),
		Changed: f.set, Items: all.Items}, all.Verdicts)
	if err != nil {
		return err
	}
	if a.json {
		return a.encode(struct {
			Judging int `json:"judging"`
			*review.Filtering
		}{n, all})
	}
	fmt.Fprintf(a.out, "judging %d: %d items\n", n, all.Items)
	if b.file != nil {
		fmt.Fprintln(a.out, b.crew.spent())
	}
	var ways []string
	for t := range all.Transitions {
		ways = append(ways, t)
	}
	slices.Sort(ways)
	for _, t := range ways {
		fmt.Fprintf(a.out, "  %-22s %d\n", t, all.Transitions[t])
	}
	if all.Kappa != nil {
		fmt.Fprintf(a.out, "κ of both judgings %.3f, n %d\n", *all.Kappa, all.Items)
	} else {
		fmt.Fprintf(a.out, "κ undefined: all items end alike, n %d\n", all.Items)
	}
	rows := table.New(table.Words("item", "family", "from", "to"), table.Sentences("why"))
	for _, m := range all.Moved {
		rows.Row(m.ItemID, m.Family, string(m.From), string(m.To), oneLine(strings.Join(m.Reasons, "; ")))
	}
	if rows.Len() == 0 {
		_, err := fmt.Fprintln(a.out, "nothing moves")
		return err
	}
	if err := a.table(rows); err != nil {
		return err
	}
	_, err = fmt.Fprintf(a.out, "%s adopts it\n", command("audit", "apply", dir, "--judging", fmt.Sprint(n)))
	return err
}
