package main

import (
	"context"
	"encoding/json"

	"memloom/internal/app"
	"memloom/output"
	"memloom/output/diff"
)

type diffIn struct {
	Old   string `arg:"OLD"`
	New   string `arg:"NEW"`
	Brief bool   `flag:"brief"`
	Page  string `flag:"html"`
	Code  bool   `flag:"exit-code"`
}

// diffReport is in what two corpora differ.
type diffReport struct {
	*diff.Report
	brief bool
}

// Text prints the differences.
func (d *diffReport) Text(c *app.Console) { _ = d.Report.Text(c.Out, d.brief) }

// JSON prints the differences, brief ones without rows.
func (d *diffReport) JSON(c *app.Console) {
	r := d.Report
	if d.brief {
		r = r.Brief()
	}
	e := json.NewEncoder(c.Out)
	e.SetEscapeHTML(false)
	_ = e.Encode(r)
}

// compare opens and compares two folders.
func compare(_ context.Context, in diffIn, _ *app.Console) (*diffReport, error) {
	var folders []diff.Folder
	for _, dir := range []string{in.Old, in.New} {
		tables := app.Tables(dir)
		r, err := output.OpenTables(dir, tables)
		if err != nil {
			return nil, err
		}
		folders = append(folders, diff.Folder{Dir: dir, Reader: r, Tables: tables})
	}
	r, err := diff.Compare(folders[0], folders[1])
	if err != nil {
		return nil, err
	}
	if in.Page != "" {
		if err := app.Replace(in.Page, r.HTML); err != nil {
			return nil, err
		}
	}
	out := &diffReport{r, in.Brief}
	if in.Code && !r.Same() {
		return out, app.Short("%s and %s differ", in.Old, in.New)
	}
	return out, nil
}
