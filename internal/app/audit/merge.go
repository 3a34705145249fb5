package audit

import (
	"context"
	"errors"
	"iter"

	"memloom/internal/app"
	"memloom/internal/corpus"
	"memloom/internal/decisions"
)

// Export prints all decisions, a JSON object a line.
func Export(ctx context.Context, in DirIn, c *app.Console) (none app.None, err error) {
	x, err := Open(ctx, in.Dir)
	if err != nil {
		return none, err
	}
	c.Whole()
	c.Encode(x.Made)
	return none, nil
}

// MergeIn names a file of decisions.
type MergeIn struct {
	Dir  string `arg:"DIR"`
	File string `arg:"FILE"`
}

// Merged is what came of merging.
type Merged struct {
	dir               string
	all, added, stale int // stale ones are about nothing that the corpus holds
}

// Merge adds the decisions of a file that audit export wrote.
func Merge(ctx context.Context, in MergeIn, c *app.Console) (*Merged, error) {
	held, err := c.Hold(in.Dir) // what is there is not added meanwhile
	if err != nil {
		return nil, err
	}
	defer held.Release()
	x, err := Open(ctx, in.Dir)
	if err != nil {
		return nil, err
	}
	store, err := decisions.OpenStore(ctx, in.Dir)
	if err != nil {
		return nil, err
	}
	defer store.Close()
	out, line, of := &Merged{dir: in.Dir}, 0, map[string]int{}
	out.added, err = store.Merge(ctx, readDecisions(in.File, func(n int, d corpus.Decision) {
		line = n
		out.all++
		if d.Target == corpus.TargetItem {
			of[d.TargetHash]++
		}
	}))
	if mistake, ok := errors.AsType[*decisions.MistakeError](err); ok {
		return nil, app.Usage("%s:%d: %w", in.File, line, mistake)
	}
	if err != nil {
		return nil, err
	}
	if err := x.items(func(e *entry) { delete(of, e.hash) }); err != nil {
		return nil, err
	}
	for _, n := range of {
		out.stale += n
	}
	return out, nil
}

// readDecisions yields the decisions of a file, after it called each. Its errors are usage errors with the line.
func readDecisions(name string, each func(line int, d corpus.Decision)) iter.Seq2[corpus.Decision, error] {
	expected := "no decision as `audit export` writes them: an object with reviewer, action and target_hash"
	enough := errors.New("no more are wanted")
	return func(yield func(corpus.Decision, error) bool) {
		err := app.Lines(name, 0, expected, func(n int, d corpus.Decision) (bool, error) {
			if d.TargetHash == "" || d.Reviewer == "" {
				return false, nil
			}
			if each(n, d); !yield(d, nil) {
				return true, enough
			}
			return true, nil
		})
		if err != nil && !errors.Is(err, enough) {
			yield(corpus.Decision{}, err)
		}
	}
}

// Text says how many decisions were added, and how many of all fit nothing.
func (m *Merged) Text(c *app.Console) {
	c.Printf("%s added, %d were there\n", app.CountOf(m.added, "decision"), m.all-m.added)
	if m.stale > 0 {
		c.Printf("%s of them fit nothing in %s: another corpus, or content that has changed; \"audit apply --dry-run\" "+
			"lists them as stale\n", app.CountOf(m.stale, "decision"), m.dir)
	}
}

// JSON prints the same: it is for people.
func (m *Merged) JSON(c *app.Console) { m.Text(c) }
