package run

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"syscall"

	"memloom/internal/app"
	"memloom/internal/llm/money"
	"memloom/internal/lock"
	"memloom/internal/runstore"
	"memloom/output"
	"memloom/pipeline"
)

// folderOf returns the folder of a run; out is the user's.
func folderOf(out string, s pipeline.Settings) string {
	if out != "" {
		return filepath.Clean(out)
	}
	return fmt.Sprintf("%s-%d", s.Recipe.Name, s.Seed)
}

// vacant refuses a folder that holds something already, unless it is a run and may be replaced.
func vacant(dir string, force bool) error {
	info, err := os.Stat(dir)
	switch {
	case errors.Is(err, os.ErrNotExist):
		return nil
	case errors.Is(err, syscall.ENOTDIR):
		return fmt.Errorf("%s cannot be made: a part of its path is a file; choose another folder with --out", dir)
	case err != nil:
		return err
	case !info.IsDir():
		return app.Usage("%s is a file; choose another folder with --out", dir)
	}
	entries, err := os.ReadDir(dir)
	if err != nil || len(entries) == 0 {
		return err
	}
	if holder := app.Holder(dir); holder != nil {
		return &lock.TakenError{Dir: dir, Holder: *holder}
	}
	if len(entries) == 1 && entries[0].Name() == ".run" && app.Is[*runstore.NoRunError](sound(dir)) {
		return nil // a run whose first commit never came
	}
	return occupied(dir, force)
}

// occupied refuses a folder that holds files, unless they are a run and may be replaced.
func occupied(dir string, force bool) error {
	_, errRun := os.Stat(filepath.Join(dir, ".run"))
	_, errManifest := os.Stat(filepath.Join(dir, output.ManifestName))
	switch {
	case errRun != nil && errManifest != nil:
		return app.Usage("%s holds something that memloom did not make; choose another folder with --out", dir)
	case force:
		return output.Replaceable(dir)
	case errManifest == nil:
		return app.Usage("%s holds a corpus; --force replaces it, --out chooses another folder", dir)
	}
	switch err := sound(dir); {
	case app.Is[*runstore.NoRunError](err):
		return app.Usage("%s holds files but no run: --force replaces them, --out chooses another folder", dir)
	case err != nil:
		return err
	}
	return app.Usage("%s holds an unfinished run: %s goes on with it, --force replaces it", dir,
		app.Command("resume", dir))
}

// openBegun opens the run in a folder for reading. It returns a *runstore.NoRunError where the run made no first
// commit.
func openBegun(dir string) (*runstore.Store, error) {
	store, err := runstore.OpenReader(dir)
	if err != nil {
		return nil, err
	}
	m, err := store.Meta()
	if err == nil && len(m) == 0 {
		err = &runstore.NoRunError{Dir: dir}
	}
	if err != nil {
		store.Close()
		return nil, err
	}
	return store, nil
}

// beyondResume says of an error that resuming the run would meet it again: its store is damaged, holds what cannot be
// read or no run at all, or is another memloom's. Such errors say themselves what to do.
func beyondResume(err error) bool {
	return app.Is[*runstore.DamagedError](err) || app.Is[*runstore.ValueError](err) ||
		app.Is[*runstore.SchemaError](err) ||
		app.Is[*runstore.NoRunError](err)
}

// sound returns why the run in a folder cannot be resumed, nil where it can, or where only trying tells.
func sound(dir string) error {
	store, err := openBegun(dir)
	if err == nil {
		return store.Close()
	}
	if beyondResume(err) {
		return err
	}
	return nil
}

// unbegun explains an error of opening the store of a new run, or of its first commit: either is whole or leaves
// nothing.
func unbegun(again string, err error) error {
	switch {
	case errors.Is(err, context.Canceled):
		return stoppedFirst()
	case app.Is[*runstore.IOError](err):
		return fmt.Errorf("%w; nothing was begun: once this is mended, the same %s begins it", err, again)
	}
	return err
}

// withoutRun says why a folder without a run cannot be resumed, and how one begins there. Other errors it leaves alone.
func withoutRun(dir string, err error) error {
	none, ok := errors.AsType[*runstore.NoRunError](err)
	if !ok {
		return err
	}
	if _, err := os.Stat(dir); errors.Is(err, fs.ErrNotExist) {
		return app.Usage("%s: no such folder", dir)
	}
	if _, err := output.ReadManifest(dir); err == nil {
		return app.Usage("%s holds a corpus without its run (.run): it is finished, and there is nothing to resume", dir)
	}
	if vacant(dir, false) == nil {
		return app.Usage("%s holds no run: nothing was begun in it; %s begins one, with the recipe and flags that it is "+
			"to have", dir, app.Command("generate", "--out", dir))
	}
	return none
}

// partialPreview is what a folder keeps as metaPartial for a preview.
const partialPreview = "preview"

// The commands that begin such a folder again, for users.
const (
	againPilot   = "`plan --pilot`"
	againPreview = "`memloom preview`"
)

// Partial is what was done in a folder in which no run has begun.
type Partial struct {
	Pilot   int  `json:"pilot,omitempty"` // units a stage
	Preview bool `json:"preview,omitempty"`
}

// any says whether it is a pilot or a preview.
func (p Partial) any() bool { return p.Pilot > 0 || p.Preview }

// String names it, "" for a run.
func (p Partial) String() string {
	switch {
	case p.Preview:
		return "a preview"
	case p.Pilot > 0:
		return fmt.Sprintf("a pilot of %d a stage", p.Pilot)
	}
	return ""
}

// beginPartial opens the store of a pilot or preview, which is what the folder then is. A store that holds nothing else
// is begun again with any settings, and keeps the answers of the models.
func (j *Job) beginPartial(ctx context.Context, c *app.Console, force bool, what, again string) error {
	force, err := replaceable(j.Dir, force)
	if err != nil {
		return err
	}
	j.Store, err = runstore.Open(j.Dir, runstore.Options{By: c.Command, Fresh: force, KeepCalls: true})
	if err != nil {
		return unbegun(again, err)
	}
	noteAside(c, j.Store)
	if err := j.begin(ctx, map[string]string{metaPartial: what}); err != nil {
		_ = j.Store.Close() // the first error is the one that matters
		return unbegun(again, err)
	}
	c.Onward.By("the same " + again)
	return nil
}

// replaceable says whether what is in a folder is replaced, and refuses what may not be.
func replaceable(dir string, force bool) (bool, error) {
	store, err := runstore.OpenReader(dir)
	if err != nil {
		return force, vacant(dir, force) // if something else is wrong than that there is none, opening it to write says so
	}
	defer store.Close()
	kept, err := store.Kept()
	if err != nil {
		return false, err
	}
	was, err := partialOf(kept)
	if err != nil {
		return false, err
	}
	return force || was.any(), vacant(dir, force || was.any())
}

// partialOf says what a store keeps of what was done before a run.
func partialOf(kept map[string]string) (Partial, error) {
	switch text := kept[metaPartial]; text {
	case "":
		return Partial{}, nil
	case partialPreview:
		return Partial{Preview: true}, nil
	default:
		n, err := strconv.Atoi(text)
		return Partial{Pilot: n}, err
	}
}

// partialInterrupted says how a pilot or preview goes on: not by resume, which makes the whole corpus and knows no cap
// of it.
func partialInterrupted(dir, what, again string, err error) error {
	onward := fmt.Sprintf("What was answered is kept: the same %s goes on. %s would make the whole corpus, and a %s's "+
		"budget does not hold for it", again, app.Command("resume", dir), what)
	if errors.Is(err, context.Canceled) {
		return app.Paused("the %s is paused. %s", what, onward)
	}
	if reached, ok := errors.AsType[*money.CapError](err); ok {
		return app.Paused("the %s is paused: %w\n%s", what, reached, onward)
	}
	return fmt.Errorf("%w\n%s", err, onward)
}
