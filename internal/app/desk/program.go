package desk

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime/debug"
	"slices"
	"strings"
	"sync"
	"time"

	"memloom/internal/agreement"
	"memloom/internal/app"
	"memloom/internal/app/audit"
	"memloom/internal/app/show"
	"memloom/internal/corpus"
	"memloom/internal/decisions"
	"memloom/internal/llm/journal"
	"memloom/internal/review"
	"memloom/internal/runstore"
	"memloom/output"
	judge "memloom/pipeline/review"
)

// program is what the desk asks of the program, over one folder.
type program struct {
	in In
	c  *app.Console

	mu     sync.Mutex
	store  *decisions.Store // for writing; opened with the first decision
	read   *decisions.Store // for reading; opened when there is something to read
	folder *audit.Folder    // what Read has read

	watch *runWatch // what was seen of the run; nil before the run page is asked for
}

// Read implements review.Program. Corpora are indexed while the next is read.
func (p *program) Read(ctx context.Context) (*review.Folder, error) {
	dir := p.in.Dir
	if ok, err := app.HoldsCorpus(dir); err != nil || !ok {
		return nil, err
	}
	x, err := audit.Open(ctx, dir)
	if err != nil {
		return nil, err
	}
	p.mu.Lock()
	p.folder = x
	p.mu.Unlock()
	tables, paths := app.Tables(dir), map[output.Role]string{}
	for _, t := range tables {
		paths[t.Role] = t.Path()
	}
	f := &review.Folder{Items: paths[output.PoolItems], States: paths[output.PoolStates], Name: filepath.Base(dir),
		Release: x.Manifest.Release, Edited: x.Edited, Filters: show.Filters(),
		Closed: p.Closed(), Key: x.Double.Key}
	r, err := output.OpenTables(dir, tables)
	if err != nil {
		return nil, err
	}
	if f.Absent = app.Unreviewable(dir, r.Manifest()); f.Absent != "" {
		return f, nil
	}
	shared, err := r.Shared()
	if err != nil {
		return nil, err
	}
	var wait sync.WaitGroup
	var pools []*[]decisions.Candidate
	err = app.All(r.Without(unread...), func(c *corpus.Corpus) error {
		pool := &[]decisions.Candidate{}
		pools = append(pools, pool)
		wait.Go(func() { *pool = x.Candidates(c) })
		f.Parts = append(f.Parts, show.Index(x.Manifest, shared, c))
		return nil
	})
	wait.Wait()
	if err != nil {
		return nil, err
	}
	time.AfterFunc(freeAfter, debug.FreeOSMemory)
	for _, pool := range pools {
		f.Pool = append(f.Pool, *pool...)
	}
	return f, nil
}

// unread are the tables that no page of the desk reads: neither an item, nor what it rests on, nor the check of an edit
// does.
var unread = []string{"scaffold/dependencies", "scaffold/schedule", "scaffold/graph_nodes", "scaffold/graph_edges",
	"scaffold/summaries", "scaffold/leader_log", "scaffold/ledgers"}

// freeAfter is when what reading left behind is given back: a desk stays open for hours, and its first page comes
// before.
const freeAfter = 3 * time.Second

// Double implements review.Program.
func (p *program) Double(ctx context.Context) (decisions.Double, error) {
	p.mu.Lock()
	key := p.folder.Double.Key
	p.mu.Unlock()
	d, err := kept(p, func(s *decisions.Store) (decisions.Double, error) { return s.Double(ctx, key) })
	d.Key = key
	return d, err
}

// Agreement implements review.Program.
func (p *program) Agreement(ctx context.Context) (*agreement.Summary, *agreement.Blind, error) {
	x, err := audit.Open(ctx, p.in.Dir)
	if err != nil {
		return nil, nil, err
	}
	blind, err := x.Blind()
	return agreement.Of(x.Made, x.Double.Key), blind, err
}

// Closed implements review.Program.
func (p *program) Closed() string {
	if holder := app.Holder(p.in.Dir); holder != nil {
		return fmt.Sprintf("This folder is being written by %s. The pages show the corpus as it was before; "+
			"the desk takes decisions again when that has ended.", holder)
	}
	dir := filepath.Join(p.in.Dir, filepath.Dir(decisions.StoreName))
	if _, err := os.Stat(dir); errors.Is(err, os.ErrNotExist) {
		dir = p.in.Dir // the store's folder can be made
	}
	probe, err := os.CreateTemp(dir, ".desk-*")
	if err != nil {
		return "This folder cannot be written, so that nothing can be decided here. All can be read; a copy of the folder " +
			"takes decisions."
	}
	_ = probe.Close()
	_ = os.Remove(probe.Name())
	return ""
}

// Since implements review.Program.
func (p *program) Since(ctx context.Context, seq int64) ([]corpus.Decision, error) {
	return kept(p, func(s *decisions.Store) ([]corpus.Decision, error) { return s.Since(ctx, seq) })
}

// Again implements review.Program.
func (p *program) Again(ctx context.Context, hash string) ([]corpus.Verdict, error) {
	return kept(p, func(s *decisions.Store) ([]corpus.Verdict, error) { return s.VerdictsOn(ctx, hash) })
}

// kept reads from the store of decisions, which need not be there.
func kept[T any](p *program, read func(*decisions.Store) (T, error)) (v T, err error) {
	if there, err := decisions.Kept(p.in.Dir); err != nil || !there {
		return v, err
	}
	s, err := p.opened(&p.read, func() (*decisions.Store, error) { return decisions.ReadStore(p.in.Dir) })
	if err != nil {
		return v, err
	}
	return read(s)
}

// writing is the store for writing.
func (p *program) writing(ctx context.Context) (*decisions.Store, error) {
	return p.opened(&p.store, func() (*decisions.Store, error) { return decisions.OpenStore(ctx, p.in.Dir) })
}

// opened opens a store the first time.
func (p *program) opened(at **decisions.Store, open func() (*decisions.Store, error)) (s *decisions.Store, err error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if *at == nil {
		if s, err = open(); err != nil {
			return nil, err
		}
		*at = s
	}
	return *at, nil
}

// close closes what was opened.
func (p *program) close() {
	for _, s := range []*decisions.Store{p.store, p.read} {
		if s != nil {
			_ = s.Close()
		}
	}
}

// Decide implements review.Program.
func (p *program) Decide(ctx context.Context, a decisions.Act) (corpus.Decision, error) {
	s, err := p.writing(ctx)
	if err != nil {
		return corpus.Decision{}, err
	}
	if a.Item != nil {
		a.Shows = func(edits []corpus.Edit) bool { return judge.Has(a.Item, edits) }
	}
	d, _, err := s.Decide(ctx, a)
	return d, err
}

// Edits implements review.Program.
func (p *program) Edits(c *corpus.Corpus, it *corpus.Item, f review.Form) ([]corpus.Edit, error) {
	p.mu.Lock()
	x := p.folder
	p.mu.Unlock()
	var options []string
	for letter, text := range f.Options {
		options = append(options, letter+"="+text)
	}
	slices.Sort(options)
	return x.Edits(c, it, audit.Edit{Question: f.Question, AskedAt: f.AskedAt, Gold: f.Gold, Options: options,
		Correct: f.Correct, Incorrect: f.Incorrect, Evidence: f.Evidence})
}

// Raw implements review.Program.
func (p *program) Raw(ctx context.Context, draft string) ([]review.Call, error) {
	store, err := runstore.OpenReader(p.in.Dir)
	if draft == "" || app.Is[*runstore.NoRunError](err) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	defer store.Close()
	var out []review.Call
	var keys []runstore.Hash
	err = store.EachCall(func(c runstore.CallRow) error {
		if strings.HasSuffix(c.Unit, "/"+draft) {
			out = append(out, review.Call{Stage: c.Stage, Task: c.Task, Model: c.Model, Unit: c.Unit})
			keys = append(keys, c.Key)
		}
		return nil
	})
	for i := 0; i < len(out) && err == nil; i++ {
		var found runstore.Found
		if found, err = store.Lookup(ctx, keys[i]); err == nil && found.Answer != nil {
			var body []byte
			body, err = journal.Body(found.Answer)
			out[i].Answer = string(body)
		}
	}
	return out, err
}

// PlanApply implements review.Program.
func (p *program) PlanApply(ctx context.Context, topUp *bool) (*review.Plan, error) {
	r, err := audit.PlanRelease(ctx, p.applying(topUp), p.printing(func(string) {}))
	if err != nil {
		return nil, err
	}
	out := &review.Plan{TopUp: r.TopUp}
	if out.Digest, err = p.digest(ctx, fmt.Sprint("top-up ", r.TopUp)); err != nil {
		return nil, err
	}
	out.Text = []string{fmt.Sprintf("It becomes release %d. Ids stay; counts, quotas, card and manifest are computed "+
		"again.", r.Number)}
	if n := r.CountOf("edit"); n > 0 {
		out.Text = append(out.Text, fmt.Sprintf("%s to be judged by all filters of the family: about %d calls, by %s.",
			app.CountOf(n, "edited item"), r.Calls, strings.Join(r.Models, ", ")))
	}
	if text := r.TopUpText(); text != "" {
		out.Text = append(out.Text, text)
	}
	if n := r.CountOf("blind"); n > 0 {
		out.Text = append(out.Text, fmt.Sprintf("%s decided blind alone: counted, and not applied.", app.CountOf(n, "item")))
	}
	if q := r.Quotas(); q.Len() > 0 {
		out.Quotas = q.Cells()
	}
	if rows := r.Rows(); rows.Len() > 0 {
		out.Rows = rows.Cells()
	} else if r.Number == 1 {
		out.Empty = "Nothing that is decided changes the dataset."
	}
	return out, nil
}

// Apply implements review.Program.
func (p *program) Apply(ctx context.Context, topUp *bool, say func(string)) error {
	c := p.printing(say)
	out, err := audit.Apply(ctx, p.applying(topUp), c)
	if err == nil {
		c.Print(out)
	}
	return err
}

// applying is an application. topUp is nil where it is as the last release has it.
func (p *program) applying(topUp *bool) audit.ApplyIn {
	in := audit.ApplyIn{Dir: p.in.Dir, Files: p.in.Files, Spending: p.in.Spending, Judging: -1}
	if topUp != nil {
		in.TopUp, in.TopUpGiven = *topUp, true
	}
	return in
}

// PlanFilter implements review.Program.
func (p *program) PlanFilter(ctx context.Context, item string) (*review.Plan, error) {
	out := &review.Plan{}
	var err error
	if out.Digest, err = p.digest(ctx, item); err != nil {
		return nil, err
	}
	if err := p.filter(ctx, item, true, func(line string) { out.Text = append(out.Text, line) }); err != nil {
		return nil, err
	}
	who := "the fact solver, which judged it before: a chat model is named by memloom audit --models FILE"
	if p.in.File != "" {
		who = "the models of " + p.in.File
	}
	out.Text = append(out.Text, "Who is asked: "+who+".",
		"The verdicts are kept beside the run's and change no status; `memloom audit apply --judging N` adopts them.")
	return out, nil
}

// Filter implements review.Program.
func (p *program) Filter(ctx context.Context, item string, say func(string)) error {
	return p.filter(ctx, item, false, say)
}

func (p *program) filter(ctx context.Context, item string, dry bool, say func(string)) error {
	c := p.printing(say)
	out, err := audit.Filter(ctx, audit.FilterIn{Dir: p.in.Dir, Models: p.in.Models, Items: []string{item}, Dry: dry}, c)
	if err == nil {
		c.Print(out)
	}
	return err
}

// printing is a console that hands on what is printed, line by line.
func (p *program) printing(say func(string)) *app.Console {
	c := p.c.Onto(&lineWriter{say: say})
	c.JSON, c.Quiet, c.Err = false, true, &lineWriter{say: say}
	return c
}

// lineWriter hands on what is written, line by line.
type lineWriter struct {
	say  func(string)
	rest []byte
}

// Write implements io.Writer.
func (w *lineWriter) Write(b []byte) (int, error) {
	w.rest = append(w.rest, b...)
	for {
		i := bytes.IndexByte(w.rest, '\n')
		if i < 0 {
			return len(b), nil
		}
		w.say(string(w.rest[:i]))
		w.rest = w.rest[i+1:]
	}
}

// digest names what a plan rests on.
func (p *program) digest(ctx context.Context, more ...string) (string, error) {
	b, err := os.ReadFile(filepath.Join(p.in.Dir, output.ManifestName))
	if err != nil {
		return "", err
	}
	list, err := p.Since(ctx, 0)
	if err != nil {
		return "", err
	}
	h := sha256.New()
	h.Write(b)
	if n := len(list); n > 0 {
		fmt.Fprintf(h, "\x00%d", list[n-1].Seq)
	}
	fmt.Fprintf(h, "\x00%q\x00%s", more, p.in.File)
	return hex.EncodeToString(h.Sum(nil)), nil
}
