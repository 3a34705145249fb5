package main

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"syscall"

	"memloom/domains"
	"memloom/internal/bounded"
	"memloom/internal/corpus"
	"memloom/internal/exec"
	"memloom/internal/llm"
	"memloom/internal/llm/money"
	"memloom/internal/lock"
	"memloom/internal/pack"
	"memloom/internal/progress"
	"memloom/internal/runstore"
	"memloom/internal/standin"
	"memloom/output"
	"memloom/pipeline"
	"memloom/pipeline/designs"
	"memloom/pipeline/recipe"
	"memloom/pipeline/stage"
	"memloom/prompts"
)

// The keys under which a run keeps what it was begun with.
const (
	metaRecipe  = "recipe"
	metaScale   = "scale"
	metaSeed    = "seed"
	metaPack    = "pack"   // with the domain's number, from 1
	metaDomain  = "domain" // likewise
	metaHeld    = "held"   // sizes that the scale did not reach, as JSON; absent without any
	metaVersion = "version"
)

// published is the last thing that a run notes: without it, a manifest in the folder is of an earlier run.
var published = runstore.Progress{Stage: "publication", Done: 1, Total: 1}

// settingFlags are the flags that generate and plan share.
type settingFlags struct {
	seed    uint64
	scale   float64
	domains []string
	set     []string
	workers int
}

// settings is resolve for the scale that the user gave: where a size would pass its bound, the error says which scale fits.
func (f settingFlags) settings(name string) (pipeline.Settings, error) {
	s, err := f.resolve(name)
	var beyond *recipe.ScaleError
	if errors.As(err, &beyond) {
		return s, usage("%w%s", err, f.advice(name))
	}
	return s, err
}

// resolve resolves a recipe with its flags. Whether a run of them can be begun, pipeline.Fits and Estimate say.
func (f settingFlags) resolve(name string) (pipeline.Settings, error) {
	if f.workers < 1 {
		return pipeline.Settings{}, outOfRange("workers", f.workers)
	}
	r, held, err := recipe.Scaled(name, f.set, f.scale, designs.Sections()...)
	if err != nil {
		return pipeline.Settings{}, usage("%w", err)
	}
	if len(f.domains) > 0 && r.World.Projects == 0 {
		return pipeline.Settings{}, usage("recipe %s takes no domain pack: its design has fields of its own; leave --domain out", r.Name)
	}
	if len(f.domains) > 0 {
		r.World.Domains = slices.Clone(f.domains)
	}
	if n, most := len(f.domains), r.MostDomains(); n > most {
		return pipeline.Settings{}, usage("recipe %s at scale %g carries %s, %d domains are named: %s; name %s with --domain, or "+
			"set world.projects to %d in a recipe of your own (docs/recipes.md)", r.Name, f.scale, countOf(most, "project"),
			n, strings.Join(f.domains, ", "), mostDomains(most), n)
	}
	r.World.Domains = r.World.Domains[:min(len(r.World.Domains), r.MostDomains())]
	s := pipeline.Settings{Recipe: r, Scale: f.scale, Held: held, Seed: f.seed, StandIn: builtinModels(1).Planner}
	for i, name := range r.World.Domains {
		text, p, err := readPack(name)
		if err != nil {
			return pipeline.Settings{}, usage("%w", err)
		}
		s.Domains = append(s.Domains, pipeline.Domain{Pack: p, Text: text})
		r.World.Domains[i] = p.Name
	}
	return s, nil
}

// mostDomains says how many domains a run of so many projects can have.
func mostDomains(projects int) string {
	if projects == 1 {
		return "one of them"
	}
	return fmt.Sprintf("%d of them at most", projects)
}

// readPack reads a domain by name or file, with its text.
func readPack(name string) ([]byte, *pack.Pack, error) {
	if !isFile(name) {
		p, err := pack.Builtin(name)
		if err != nil {
			return nil, nil, err
		}
		text, err := domains.Files.ReadFile(name + ".yaml")
		return text, p, err
	}
	text, err := bounded.File(name, bounded.Pack)
	if err != nil {
		return nil, nil, fmt.Errorf("reading domain pack: %w", err)
	}
	p, err := pack.Load(name, bytes.NewReader(text))
	return text, p, err
}

// isFile tells a file from a name.
func isFile(name string) bool {
	if slices.Contains(pack.BuiltinNames(), name) {
		return false
	}
	if info, err := os.Stat(name); err == nil && !info.IsDir() {
		return true
	}
	return strings.ContainsAny(name, `/\`) || strings.HasSuffix(name, ".yaml") || strings.HasSuffix(name, ".yml")
}

// meta is what a run keeps so that resume needs nothing else.
func meta(s pipeline.Settings) (map[string]string, error) {
	r, err := s.Recipe.Marshal()
	if err != nil {
		return nil, err
	}
	out := map[string]string{
		metaRecipe: string(r), metaScale: strconv.FormatFloat(s.Scale, 'g', -1,
			64), metaSeed: strconv.FormatUint(s.Seed, 10),
		metaVersion: pipeline.Version(),
	}
	if len(s.Held) > 0 {
		held, err := json.Marshal(s.Held)
		if err != nil {
			return nil, err
		}
		out[metaHeld] = string(held)
	}
	for i, d := range s.Domains {
		out[metaPack+strconv.Itoa(i+1)], out[metaDomain+strconv.Itoa(i+1)] = string(d.Text), d.Name
	}
	return out, nil
}

// settingsOf reads back what meta kept.
func settingsOf(m map[string]string) (pipeline.Settings, error) {
	s := pipeline.Settings{StandIn: builtinModels(1).Planner}
	var err error
	if s.Recipe, err = recipe.Parse([]byte(m[metaRecipe]), designs.Sections()...); err != nil {
		return s, usage("%w; such a run cannot go on, start it again with `memloom generate --force`", err)
	}
	if s.Scale, err = strconv.ParseFloat(m[metaScale], 64); err != nil {
		return s, fmt.Errorf("scale of the run: %w", err)
	}
	if s.Seed, err = strconv.ParseUint(m[metaSeed], 10, 64); err != nil {
		return s, fmt.Errorf("seed of the run: %w", err)
	}
	if err := json.Unmarshal([]byte(cmp.Or(m[metaHeld], "null")), &s.Held); err != nil {
		return s, fmt.Errorf("sizes of the run: %w", err)
	}
	for i := 1; m[metaPack+strconv.Itoa(i)] != ""; i++ {
		text := m[metaPack+strconv.Itoa(i)]
		p, err := pack.Load(m[metaDomain+strconv.Itoa(i)], strings.NewReader(text))
		if err != nil {
			return s, err
		}
		s.Domains = append(s.Domains, pipeline.Domain{Pack: p, Text: []byte(text)})
	}
	return s, nil
}

// builtinModels casts a run without a language model.
func builtinModels(panel int) pipeline.Models {
	m := standin.New(prompts.NewTasks(corpus.NewLexicon(nil, nil)))
	return stage.Unaided(m, m.Panel(panel))
}

// job is a run that has begun.
type job struct {
	dir      string
	store    *runstore.Store
	settings pipeline.Settings
	cast     cast
	flags    modelFlags
	workers  int // units at once; 0 leaves it to the models
}

// work brings a run to its end and publishes the corpus.
func (a *app) work(ctx context.Context, j job) error {
	a.onward.by(command("resume", j.dir))
	c, err := a.crew(ctx, j)
	if err != nil {
		return err
	}
	defer c.announce(ctx, a.err, a.drain)()
	if err := keepEstimate(ctx, j); errors.Is(err, context.Canceled) {
		return a.interrupted(j.dir, err)
	} else if err != nil {
		return err
	}
	if err := j.store.Keep(ctx, metaAhead, ""); err != nil {
		return a.interrupted(j.dir, err)
	}
	view := a.watched(a.renderer(), c.waits)
	counts := &pipeline.Counts{}
	started := a.now()
	r, err := j.run(c, exec.Options{Workers: j.atOnce(a.cpus, c), Observer: view, Now: a.now,
		Counters: func() progress.Counters { return c.counters(counts) }})
	if err != nil {
		return err
	}
	r.Counts = counts
	res, err := r.Do(ctx)
	view.Close()
	c.remember(ctx, j.store)
	if err != nil {
		return a.interrupted(j.dir, errors.Join(err, keepHopeless(ctx, j.store, err)))
	}
	if err := keepUnique(context.WithoutCancel(ctx), j.store, res.Unique); err != nil {
		return a.interrupted(j.dir, err)
	}
	left, err := a.publish(ctx, r, res, j, c)
	if err != nil {
		return err
	}
	j.store.SetProgress(published)
	if err := j.store.Flush(ctx); err != nil {
		return err
	}
	if c.budget != nil && !a.json {
		fmt.Fprintln(a.out, c.spent())
	}
	return a.report(j.dir, res, left, a.now().Sub(started))
}

// atOnce is how many units are at work at once: those of real models wait for answers most of the time.
func (j job) atOnce(cpus int, c *crew) int {
	switch {
	case j.workers > 0:
		return j.workers
	case c.fleet != nil:
		return cpus + c.fleet.Capacity()
	}
	return cpus
}

// run is the run of a job.
func (j job) run(c *crew, o exec.Options) (*pipeline.Run, error) {
	d, err := designs.Of(j.settings.Recipe)
	return &pipeline.Run{
		Env:    stage.Env{Settings: j.settings, Models: c.models, Store: j.store, Exec: exec.New(j.store, o)},
		Design: d,
	}, err
}

// interrupted says how to go on. A run keeps its models file: what is wrong in it
// is mended in a file that resume is given.
func (a *app) interrupted(dir string, err error) error {
	if errors.Is(err, context.Canceled) {
		return &codedError{exitPaused, fmt.Errorf("paused; %s goes on where it stopped", command("resume", dir))}
	}
	var reached *money.CapError
	if errors.As(err, &reached) {
		return &codedError{exitPaused, fmt.Errorf("paused: %w; what was finished is kept, %s with a higher %s goes on",
			reached, command("resume", dir), reached.Flag())}
	}
	if beyondResume(err) {
		return err // says itself what to do
	}
	var refused *llm.Failure
	if errors.As(err, &refused) && refused.Kind == llm.Invalid {
		return fmt.Errorf("%w\nWhat was finished is kept: if the models file is wrong, mend it, and %s goes on", err,
			command("resume", dir, "--models", "FIXED.yaml"))
	}
	return fmt.Errorf("%w\nWhat was finished is kept: %s goes on", err, command("resume", dir))
}

// runFolder returns the default folder of a run.
func runFolder(out string, s pipeline.Settings) string {
	if out != "" {
		return filepath.Clean(out)
	}
	return fmt.Sprintf("%s-%d", s.Recipe.Name, s.Seed)
}

// vacant refuses a folder in which something stands already, unless it is a run's and may be replaced.
func vacant(dir string, force bool) error {
	info, err := os.Stat(dir)
	if errors.Is(err, os.ErrNotExist) {
		return nil
	}
	if errors.Is(err, syscall.ENOTDIR) {
		return fmt.Errorf("%s cannot be made: a part of its path is a file; choose another folder with --out", dir)
	}
	if err != nil {
		return err
	}
	if !info.IsDir() {
		return usage("%s is a file; choose another folder with --out", dir)
	}
	entries, err := os.ReadDir(dir)
	if err != nil {
		return err
	}
	if len(entries) == 0 {
		return nil
	}
	if holder, err := lock.Of(dir); err == nil && holder != nil {
		return &lock.TakenError{Dir: dir, Holder: *holder}
	}
	if stillborn(dir, entries) {
		return nil
	}
	_, errRun := os.Stat(filepath.Join(dir, ".run"))
	_, errManifest := os.Stat(filepath.Join(dir, output.ManifestName))
	if errRun != nil && errManifest != nil {
		return usage("%s holds something that memloom did not make; choose another folder with --out", dir)
	}
	if force {
		return output.Replaceable(dir)
	}
	if errManifest != nil {
		err := soundRun(dir)
		var none *runstore.NoRunError
		if errors.As(err, &none) {
			return usage("%s holds files but no run: --force replaces them, --out chooses another folder", dir)
		}
		if err != nil {
			return err
		}
		return usage("%s holds an unfinished run: %s goes on with it, --force replaces it", dir, command("resume", dir))
	}
	return usage("%s holds a corpus; --force replaces it, --out chooses another folder", dir)
}

// stillborn says whether a folder holds nothing but a run whose first commit never came.
func stillborn(dir string, entries []os.DirEntry) bool {
	if len(entries) != 1 || entries[0].Name() != ".run" {
		return false
	}
	var none *runstore.NoRunError
	return errors.As(soundRun(dir), &none)
}
