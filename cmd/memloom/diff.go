package main

import (
	"encoding/json"
	"io"

	"github.com/spf13/cobra"

	"memloom/output"
	"memloom/output/diff"
)

func (a *app) diff() *cobra.Command {
	var brief, code bool
	var page string
	cmd := &cobra.Command{
		Use:   "diff OLD NEW",
		Short: "In what two corpora differ: tables, settings, messages, items, distributions",
		Long: "Messages are matched by author, time and text, items by family and the facts that they ask for, whatever their ids.\n" +
			"What differs is no failure: the exit code is 0, or with --exit-code 1. " + "`memloom check DIR --against DIR2` is\nthe question whether two corpora are the same bytes.",
		Args: cobra.ExactArgs(2),
		RunE: func(_ *cobra.Command, args []string) error {
			r, err := compared(args[0], args[1])
			if err != nil {
				return err
			}
			if page != "" {
				if err := replaceFile(page, r.HTML); err != nil {
					return err
				}
			}
			if err := a.printDiff(r, brief); err != nil {
				return err
			}
			if code && !r.Same() {
				return short("%s and %s differ", args[0], args[1])
			}
			return nil
		},
	}
	cmd.Flags().BoolVar(&brief, "brief", false, "counts alone, no rows and values")
	cmd.Flags().StringVar(&page, "html", "", "write a page to this file, too")
	cmd.Flags().BoolVar(&code, "exit-code", false, "exit code 1 where they differ")
	return cmd
}

// compared opens and compares two folders.
func compared(old, now string) (*diff.Report, error) {
	a, err := folderOf(old)
	if err != nil {
		return nil, err
	}
	b, err := folderOf(now)
	if err != nil {
		return nil, err
	}
	return diff.Compare(a, b)
}

// folderOf opens a corpus with the tables of its design.
func folderOf(dir string) (diff.Folder, error) {
	var extra []output.Table
	if d, ok := designOf(dir); ok {
		extra = d.Tables()
	}
	r, err := output.OpenTables(dir, extra)
	return diff.Folder{Dir: dir, Reader: r, Tables: extra}, err
}

// printDiff prints a report; with --json whole, or with --brief without its rows.
func (a *app) printDiff(r *diff.Report, brief bool) error {
	if !a.json {
		return r.Text(a.out, brief)
	}
	if brief {
		r = r.Brief()
	}
	return encodeWhole(a.out, r)
}

func encodeWhole(w io.Writer, v any) error {
	e := json.NewEncoder(w)
	e.SetEscapeHTML(false)
	return e.Encode(v)
}
