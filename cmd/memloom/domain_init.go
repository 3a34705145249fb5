package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"unicode"

	"github.com/spf13/cobra"

	"memloom/internal/bounded"
	"memloom/internal/pack"
	"memloom/internal/pack/writing"
	"memloom/pipeline"
)

// initFlags are the flags of domain init.
type initFlags struct {
	about, out string
	models     modelFlags
}

// maxAbout bounds the sentence about a field, in bytes.
const maxAbout = 500

func (a *app) domainInit() *cobra.Command {
	var f initFlags
	cmd := &cobra.Command{
		Use:   "init NAME",
		Short: "Begin a domain pack: a skeleton to fill in, or a draft that a model writes",
		Long: `Begin a domain pack of that name.

Without --models the file is a skeleton: every section with an entry or two of an invented field, and comments that
say how many it needs. A file that is there already is left as it is.

With --models the role planner writes the pack from a sentence about the field, section by section. Every answer is held
to what domain check knows and asked again with what is wrong, twice at most. What stands in the file already is kept as
it is, by whomever it was written: only sections that are missing are written, and entries added where a list is shorter
than a pack needs. The command ends with what domain check says, and exit code 1 if the pack does not carry quickstart.

Ctrl-C, a budget that is reached and a model that fails leave the sections that are finished in the file; the same
command goes on, and asks nothing a second time. Until then FILE.calls keeps what was answered.`,
		Example: `  memloom domain init bakery
  memloom domain init bakery --models models.yaml --about "A mill and its bakers try new doughs." --budget-usd 2
  memloom domain check bakery.yaml`,
		Args: cobra.ExactArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error { return a.initDomain(cmd.Context(), args[0], f) },
	}
	flags := cmd.Flags()
	flags.StringVar(&f.models.file, "models", "", "models file, whose role planner writes the pack (docs/models.md)")
	flags.StringVar(&f.about, "about", "", "a sentence about the field, for the model and the description")
	flags.StringVar(&f.out, "out", "", "file of the pack; NAME.yaml if left out")
	flags.StringVar(&f.models.budget, "budget-usd", "",
		"dollars that the writing may cost, interrupted runs included; at the cap it pauses (exit code 3)")
	return cmd
}

func (a *app) initDomain(ctx context.Context, name string, f initFlags) error {
	if !pack.NameFits(name) {
		return usage("%q cannot name a domain; use lower-case letters, digits and hyphens, such as city-library", name)
	}
	if len(f.about) > maxAbout || strings.ContainsFunc(f.about, unicode.IsControl) {
		return usage("--about: expected one sentence on one line, of %d characters at most", maxAbout)
	}
	f.about = strings.TrimSpace(f.about)
	if f.out == "" {
		f.out = name + ".yaml"
	}
	f.out = filepath.Clean(f.out)
	if info, err := os.Stat(filepath.Dir(f.out)); err != nil || !info.IsDir() {
		return usage("--out %s: there is no folder %s; make it, or name another file", f.out, filepath.Dir(f.out))
	}
	text, err := bounded.File(f.out, bounded.Pack)
	stands := err == nil
	if err != nil && !errors.Is(err, os.ErrNotExist) {
		return unreadable(err)
	}
	switch {
	case f.models.file != "":
		return a.writeDomain(ctx, name, f, text)
	case f.models.budget != "":
		return usage("--budget-usd is for a pack that a model writes; name it with --models")
	case stands:
		return usage("%s stands already and was not changed; %s says what it lacks, --models FILE has a model write that",
			f.out, command("domain", "check", f.out))
	}
	return a.writeSkeleton(name, f)
}

// writeSkeleton writes a pack to be filled in.
func (a *app) writeSkeleton(name string, f initFlags) error {
	text := writing.Skeleton(name, f.about)
	if err := replaceFile(f.out, func(w io.Writer) error {
		_, err := w.Write(text)
		return err
	}); err != nil {
		return err
	}
	missing := len(pack.Validate(text))
	if a.json {
		return a.encode(map[string]any{"file": f.out, "missing": missing})
	}
	_, err := fmt.Fprintf(a.out, "%s is a skeleton with examples: put your own in their place, by its comments.\n"+
		"%s says what is missing, line by line: %d things.\n", f.out, command("domain", "check", f.out), missing)
	return err
}

// concludeDomain says what a pack that was written lacks or carries.
func (a *app) concludeDomain(file string, text []byte) error {
	if problems := pack.Validate(text); len(problems) > 0 {
		return short("%s is not complete; mend this by hand, or let the same command write what is missing:\n%w", file,
			&pack.Error{Name: file, Problems: problems})
	}
	_, p, err := readPack(file)
	if err != nil {
		return err
	}
	c, err := a.printCarried(file, p)
	if err != nil {
		return err
	}
	if !a.json {
		if err := a.hintThin(file, c); err != nil {
			return err
		}
	}
	s, err := settingFlags{seed: 1, scale: 1, domains: []string{file}, workers: 1}.resolve("quickstart")
	if err == nil {
		err = pipeline.Fits(s)
	}
	if err != nil {
		return short("%s is sound, but carries less than quickstart needs: %w", file, err)
	}
	return nil
}
