package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"unicode"

	"github.com/spf13/cobra"

	"memloom/internal/bounded"
	"memloom/internal/pack"
	"memloom/internal/pack/writing"
)

// initFlags are the flags of domain init.
type initFlags struct {
	about, out string
	recipe     string
	scale      float64
	target     bool // the recipe or the scale was given
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

Without --models the file is a skeleton: the name, the field and in every section an entry or two in words of no
field, and comments that say how many it needs. A file that is there already is left as it is.

With --models the role planner writes the pack from a sentence about the field, section by section. Every answer is held
to what domain check knows and asked again with what is wrong, twice at most. What stands in the file already is kept as
it is, by whomever it was written: only sections that are missing are written, and entries added where a list is shorter
than a pack needs. The pack is to carry quickstart. With --for RECIPE or --scale F it is to carry a project of that recipe at
that scale, and more is asked for of all that domain check --for names: a project-year takes some hundred questions.

The command ends with what was left out of the answers, a line each, and with what domain check says. The exit code is 1 if
something was not written or the pack does not carry what it is for; the same command then asks afresh for what is missing.

Ctrl-C, a budget that is reached and a model that fails leave the sections that are finished in the file; the same
command goes on, and asks nothing a second time. FILE.calls keeps what was answered until the pack is done.`,
		Example: `  memloom domain init bakery
  memloom domain init bakery --models models.yaml --about "A mill and its bakers try new doughs." --budget-usd 2
  memloom domain init bakery --models models.yaml --for workplace --scale 0.2
  memloom domain check bakery.yaml`,
		Args: cobra.ExactArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			f.target = cmd.Flags().Changed("for") || cmd.Flags().Changed("scale")
			return a.initDomain(cmd.Context(), args[0], f)
		},
	}
	flags := cmd.Flags()
	flags.StringVar(&f.models.file, "models", "", "models file, whose role planner writes the pack (docs/models.md)")
	flags.StringVar(&f.about, "about", "", "a sentence about the field, for the model and the description")
	flags.StringVar(&f.out, "out", "", "file of the pack; NAME.yaml if left out")
	flags.StringVar(&f.recipe, "for", "quickstart", "recipe of which a project of the pack is to carry as much as it needs")
	flags.Float64Var(&f.scale, "scale", 1, "scale of that recipe")
	flags.StringVar(&f.models.budget, "budget-usd", "",
		"dollars that the writing may cost, interrupted runs included; at the cap it pauses (exit code 3)")
	return cmd
}

func (a *app) initDomain(ctx context.Context, name string, f initFlags) error {
	if !pack.NameFits(name) {
		return usage("%q cannot name a domain; use lower-case letters, digits and hyphens, such as city-library", name)
	}
	if slices.Contains(pack.BuiltinNames(), name) {
		return usage("%s is a pack that comes with memloom, and --domain %s means that one; take another name", name, name)
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
	case f.target:
		return usage("--for and --scale are for a pack that a model writes; name it with --models")
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
