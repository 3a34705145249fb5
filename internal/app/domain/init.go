package domain

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"memloom/internal/app"
	"memloom/internal/app/run"
	"memloom/internal/bounded"
	"memloom/internal/pack"
	"memloom/internal/pack/writing"
)

// InitIn says which pack is begun.
type InitIn struct {
	Name   string `arg:"NAME"`
	File   string `flag:"models"`
	About  string `flag:"about"`
	Out    string `flag:"out"`
	Budget string `flag:"budget-usd"`
	Size
}

// mostAbout bounds the sentence about a field, in bytes.
const mostAbout = 500

// Init begins a domain pack: a skeleton, or a draft that a model writes.
func Init(ctx context.Context, in InitIn, c *app.Console) (app.Out, error) {
	if !pack.NameFits(in.Name) {
		return nil, app.Usage("%q cannot name a domain; use lower-case letters, digits and hyphens, such as city-library",
			in.Name)
	}
	if slices.Contains(pack.BuiltinNames(), in.Name) {
		return nil, app.Usage("%s is a pack that comes with memloom, and --domain %s means that one; take another name",
			in.Name, in.Name)
	}
	if len(in.About) > mostAbout || strings.ContainsFunc(in.About, unicode.IsControl) {
		return nil, app.Usage("--about: expected one sentence on one line, of %d characters at most", mostAbout)
	}
	in.About = strings.TrimSpace(in.About)
	if in.Out == "" {
		in.Out = in.Name + ".yaml"
	}
	in.Out = filepath.Clean(in.Out)
	if info, err := os.Stat(filepath.Dir(in.Out)); err != nil || !info.IsDir() {
		return nil, app.Usage("--out %s: there is no folder %s; make it, or name another file", in.Out, filepath.Dir(in.Out))
	}
	text, err := bounded.File(in.Out, bounded.Pack)
	if err != nil && !errors.Is(err, os.ErrNotExist) {
		return nil, app.Unreadable(err)
	}
	switch {
	case in.File != "":
		return in.write(ctx, c, text)
	case in.Budget != "":
		return nil, app.Usage("--budget-usd is for a pack that a model writes; name it with --models")
	case in.Given:
		return nil, app.Usage("--for and --scale are for a pack that a model writes; name it with --models")
	case err == nil:
		return nil, app.Usage("%s stands already and was not changed; %s says what it lacks, --models FILE has a model "+
			"write that", in.Out, app.Command("domain", "check", in.Out))
	}
	text = writing.Skeleton(in.Name, in.About)
	return &Skeleton{in.Out, len(pack.Validate(text))}, app.Write(in.Out, text)
}

// Skeleton is a pack that is to be filled in.
type Skeleton struct {
	File    string `json:"file"`
	Missing int    `json:"missing"`
}

// Text says what to do with the skeleton.
func (s *Skeleton) Text(c *app.Console) {
	c.Printf("%s is a skeleton with examples: put your own in their place, by its comments.\n"+
		"%s says what is missing, line by line: %d things.\n", s.File, app.Command("domain", "check", s.File), s.Missing)
}

// again is the command that goes on with a pack.
func (in *InitIn) again() string {
	args := []string{"domain", "init", in.Name, "--models", in.File, "--out", in.Out}
	if in.About != "" {
		args = append(args, "--about", in.About)
	}
	if in.Given {
		args = append(args, "--for", in.For, "--scale", strconv.FormatFloat(in.Scale, 'g', -1, 64))
	}
	return app.Command(args...)
}

// models are what the planner is asked by.
func (in *InitIn) models() run.Models {
	return run.Models{Files: run.Files{File: in.File}, Spending: run.Spending{Budget: in.Budget}}
}

// packFile is the file of a pack that is being written.
type packFile struct {
	name  string
	text  []byte // that it holds; nil where there is none
	saved bool   // by this run
}

// save puts a text into the file, unless it was changed by another meanwhile.
func (p *packFile) save(text []byte) error {
	found, err := bounded.File(p.name, bounded.Pack)
	switch {
	case err != nil && !errors.Is(err, fs.ErrNotExist):
		return fmt.Errorf("writing %s: %w", p.name, err)
	case !bytes.Equal(found, p.text):
		return app.Usage("%s was changed while its pack was written, and was left as it is", p.name)
	case bytes.Equal(text, p.text):
		return nil
	}
	name := p.name
	if at, err := filepath.EvalSymlinks(name); err == nil {
		name = at // a link stays one
	}
	if err := app.Write(name, text); err != nil {
		return err
	}
	p.text, p.saved = text, true
	return nil
}
