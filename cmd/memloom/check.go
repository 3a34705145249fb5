package main

import (
	"encoding/json"
	"os"

	"github.com/spf13/cobra"

	"memloom/output"
	"memloom/pipeline/designs"
	"memloom/validate"
	"memloom/validate/check"
)

func (a *app) check() *cobra.Command {
	var against, file string
	var all bool
	var with []string
	cmd := &cobra.Command{
		Use:   "check DIR",
		Short: "Re-read the finished files alone and verify every promise; exit 1 on a violation",
		Args:  cobra.ExactArgs(1),
		RunE: func(_ *cobra.Command, args []string) error {
			in, err := check.Open(args[0], sourceOf(args[0]))
			if err != nil {
				return err
			}
			if against != "" {
				if in.Against, err = output.ReadManifest(against); err != nil {
					return err
				}
				// A manifest vouches for its files only while they are its own.
				if _, err := output.Verify(against, in.Against); err != nil {
					return err
				}
			}
			if in.Keys, err = envKeys(args[0], file, os.Getenv); err != nil {
				return err
			}
			if len(with) > 0 {
				if in.With, err = others(in.Manifest, with); err != nil {
					return err
				}
			}
			report := check.Check(in)
			if a.json {
				err = a.encode(report)
			} else {
				err = report.Text(a.out, all)
			}
			if err == nil && !report.OK() {
				return short("%s breaks its promises: see the lines marked VIOLATED", args[0])
			}
			return err
		},
	}
	cmd.Flags().BoolVar(&all, "all", false, "print every rule with its proof and how it ended, not violations alone")
	cmd.Flags().StringVar(&against, "against", "", "compare with another corpus, table by table")
	cmd.Flags().StringArrayVar(&with, "with", nil,
		"another corpus of the recipe, once or several times: tests of what questions and options give away take its items too")
	cmd.Flags().StringVar(&file, "models", "",
		"models file: the keys that its api_key_env name must not be in the folder; those of the run's own are looked for anyway")
	return cmd
}

// sourceOf returns what the program knows of how the run in a folder was made. Of a folder whose manifest cannot be read
// or names a design that is not known, it is what holds for all.
func sourceOf(dir string) check.Source {
	by := check.Source{Requirements: map[string][]validate.Requirement{}}
	for _, f := range designs.Families() {
		by.Requirements[f.Name()] = f.Requires()
	}
	if d, ok := designOf(dir); ok {
		by.Tables, by.Rules = d.Tables(), d.Rules()
	}
	return by
}

// designOf returns the design of the run in a folder, where its manifest says one that is known.
func designOf(dir string) (designs.Design, bool) {
	m, err := output.ReadManifest(dir)
	if err != nil {
		return nil, false
	}
	var asked struct{ Design string }
	if err := json.Unmarshal(m.Parameters, &asked); err != nil {
		return nil, false
	}
	return designs.Named(asked.Design)
}
