package main

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
	"memloom/internal/corpus"
	"memloom/internal/decisions"
	"memloom/internal/lineage"
	"memloom/internal/llm/journal"
	"memloom/internal/lock"
	"memloom/internal/review"
	"memloom/internal/runstore"
	"memloom/output"
	judge "memloom/pipeline/review"
)

// deskProgram is what the desk asks of the program, over one folder.
type deskProgram struct {
	*app
	dir   string
	flags deskFlags

	mu    sync.Mutex
	store *decisions.Store // for writing; opened with the first decision
	read  *decisions.Store // for reading; opened when there is something to read
	x     *auditing        // what Read has read

	watch *runWatch // what was seen of the run; nil before the run page is asked for
}

// Read implements review.Program. Corpora are indexed while the next is read.
func (p *deskProgram) Read(ctx context.Context) (*review.Folder, error) {
	if ok, err := holdsCorpus(p.dir); err != nil || !ok {
		return nil, err
	}
	x, err := p.openAudit(ctx, p.dir)
	if err != nil {
		return nil, err
	}
	p.mu.Lock()
	p.x = x
	p.mu.Unlock()
	f := &review.Folder{Name: filepath.Base(p.dir), Release: x.manifest.Release, Edited: x.edited, Filters: itemFilters(), Closed: p.Closed(), Key: x.double.Key}
	r, err := openCorpora(p.dir) // with the tables of its design: the pool of a stream stands there
	if err != nil {
		return nil, err
	}
	if f.Absent = unreviewable(p.dir, r.Manifest()); f.Absent != "" {
		return f, nil
	}
	shared, err := r.Shared()
	if err != nil {
		return nil, err
	}
	templates := map[string]string{}
	for _, t := range x.manifest.Templates {
		templates[t.Name] = t.SHA256
	}
	var wait sync.WaitGroup
	var pools []*[]decisions.Candidate
	for c, err := range r.Without(unreviewed()...).Corpora() {
		if err != nil {
			wait.Wait()
			return nil, err
		}
		pool := &[]decisions.Candidate{}
		pools = append(pools, pool)
		wait.Go(func() { *pool = p.candidates(x, c) })
		f.Parts = append(f.Parts, lineage.New(lineage.Source{Corpus: c, Calls: shared.Calls, Templates: templates,
			Applied: corpus.AppliedDecisions(x.manifest.Release, shared, c)}))
	}
	wait.Wait()
	time.AfterFunc(freeAfter, debug.FreeOSMemory)
	for _, pool := range pools {
		f.Pool = append(f.Pool, *pool...)
	}
	return f, nil
}

// unreviewed are the tables that no page of the desk reads: neither an item, nor what it rests on, nor the check of an edit does.
func unreviewed() []string {
	return []string{"scaffold/dependencies", "scaffold/schedule", "scaffold/graph_nodes", "scaffold/graph_edges", "scaffold/summaries",
		"scaffold/leader_log", "scaffold/ledgers"}
}

// freeAfter is when what reading left behind is given back: a desk stays open for hours, and its first page comes before.
const freeAfter = 3 * time.Second

// candidates are what the blind sample is drawn from. What filters made of an item that a person admitted or removed follows from
// its verdicts; of a run's own corpus the status says it.
func (p *deskProgram) candidates(x *auditing, c *corpus.Corpus) []decisions.Candidate {
	if x.manifest.Release > 0 {
		return judge.NewJudge(c, judge.Options{Recipe: x.recipe, Workers: 1}).Candidates(x.edited)
	}
	texts := corpus.CopiesByID(c.Messages)
	var out []decisions.Candidate
	for i := range c.Items {
		if it := &c.Items[i]; it.Status == corpus.Accepted || it.Status == corpus.Rejected {
			out = append(out, decisions.Candidate{ItemID: it.ID, FellAt: it.Stage, Hash: decisions.Hash(it, func(id string) string { return texts[id].Text })})
		}
	}
	return out
}

// Double implements review.Program.
func (p *deskProgram) Double(ctx context.Context) (decisions.Double, error) {
	s, err := p.reading()
	p.mu.Lock()
	key := p.x.double.Key
	p.mu.Unlock()
	if err != nil || s == nil {
		return decisions.Double{Key: key}, err
	}
	return s.Double(ctx, key)
}

// Agreement implements review.Program.
func (p *deskProgram) Agreement(ctx context.Context) (*agreement.Summary, *agreement.Blind, error) {
	x, err := p.openAudit(ctx, p.dir)
	if err != nil {
		return nil, nil, err
	}
	blind, err := x.blind()
	return agreement.Of(x.made, x.double.Key), blind, err
}

// Closed implements review.Program.
func (p *deskProgram) Closed() string {
	if holder, err := lock.Of(p.dir); err == nil && holder != nil {
		return fmt.Sprintf("This folder is being written by %s. The pages show the corpus as it was before; "+
			"the desk takes decisions again when that has ended.", holder)
	}
	dir := filepath.Join(p.dir, filepath.Dir(decisions.StoreName))
	if _, err := os.Stat(dir); errors.Is(err, os.ErrNotExist) {
		dir = p.dir // the store's folder can be made
	}
	probe, err := os.CreateTemp(dir, ".desk-*")
	if err != nil {
		return "This folder cannot be written, so that nothing can be decided here. All can be read; a copy of the folder takes decisions."
	}
	_ = probe.Close()
	_ = os.Remove(probe.Name())
	return ""
}

// Since implements review.Program.
func (p *deskProgram) Since(ctx context.Context, seq int64) ([]corpus.Decision, error) {
	s, err := p.reading()
	if err != nil || s == nil {
		return nil, err
	}
	return s.Since(ctx, seq)
}

// reading is the store for reading, nil while there is none.
func (p *deskProgram) reading() (*decisions.Store, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.read != nil {
		return p.read, nil
	}
	if there, err := decisions.Kept(p.dir); err != nil || !there {
		return nil, err
	}
	s, err := decisions.ReadStore(p.dir)
	if err == nil {
		p.read = s
	}
	return s, err
}

// Decide implements review.Program.
func (p *deskProgram) Decide(ctx context.Context, a decisions.Act) (corpus.Decision, error) {
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

// writing is the store for writing.
func (p *deskProgram) writing(ctx context.Context) (*decisions.Store, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.store == nil {
		s, err := decisions.OpenStore(ctx, p.dir)
		if err != nil {
			return nil, err
		}
		p.store = s
	}
	return p.store, nil
}

// close closes what was opened.
func (p *deskProgram) close() {
	for _, s := range []*decisions.Store{p.store, p.read} {
		if s != nil {
			_ = s.Close()
		}
	}
}

// Edits implements review.Program.
func (p *deskProgram) Edits(c *corpus.Corpus, it *corpus.Item, f review.Form) ([]corpus.Edit, error) {
	p.mu.Lock()
	x := p.x
	p.mu.Unlock()
	var options []string
	for letter, text := range f.Options {
		options = append(options, letter+"="+text)
	}
	slices.Sort(options)
	j := judge.NewJudge(c, judge.Options{Recipe: x.recipe, Workers: 1})
	return editsOf(j, it, changed{question: f.Question, asked: f.AskedAt, gold: f.Gold, options: options, correct: f.Correct, incorrect: f.Incorrect, evidence: f.Evidence})
}

// Again implements review.Program.
func (p *deskProgram) Again(ctx context.Context, hash string) ([]corpus.Verdict, error) {
	s, err := p.reading()
	if err != nil || s == nil {
		return nil, err
	}
	return s.VerdictsOn(ctx, hash)
}

// Raw implements review.Program.
func (p *deskProgram) Raw(ctx context.Context, draft string) ([]review.Call, error) {
	store, err := runstore.OpenReader(p.dir)
	var none *runstore.NoRunError
	if draft == "" || errors.As(err, &none) {
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

// told is the program with what it prints handed on line by line.
func (p *deskProgram) told(say func(string)) *app {
	out := *p.app
	out.json, out.quiet = false, true
	out.out, out.err = &lineWriter{say: say}, &lineWriter{say: say}
	return &out
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
func (p *deskProgram) digest(ctx context.Context, more ...string) (string, error) {
	b, err := os.ReadFile(filepath.Join(p.dir, output.ManifestName))
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
	fmt.Fprintf(h, "\x00%q\x00%s", more, p.flags.models.file)
	return hex.EncodeToString(h.Sum(nil)), nil
}
