package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"path/filepath"

	"memloom/internal/bounded"
	"memloom/internal/lock"
	"memloom/internal/report"
	"memloom/internal/score"
	"memloom/output"
)

// measuresName is the file of a folder in which score --baselines stores the reference settings, for the report.
var measuresName = filepath.Join(".run", "measures.json")

// measuredTables are the tables that reference settings are measured on.
func measuredTables(m *output.Manifest) map[string]string {
	out := map[string]string{}
	for _, path := range []string{"data/messages", "data/items", "key/items"} {
		if t := m.Table(path); t != nil {
			out[path] = t.Digest
		}
	}
	return out
}

// storeMeasures stores the reference settings of the corpora of a folder whose lock is held.
func storeMeasures(held *lock.Held, rows []score.Row) error {
	dir := held.Dir()
	m, err := output.ReadManifest(dir)
	if err != nil {
		return err
	}
	all := report.Measures{Tables: measuredTables(m)}
	for i := range rows {
		r := &rows[i]
		all.Judge = r.Judge
		x := report.Setting{Name: r.Name, About: r.About, Share: countedShare(r.Micro.Count)}
		if c := r.Chance; c != nil {
			x.Guessing = &report.Guessing{Share: countedShare(c.Count), Expected: c.Expected, P: c.P}
		}
		all.Settings = append(all.Settings, x)
	}
	b, err := json.MarshalIndent(all, "", "  ")
	if err != nil {
		return err
	}
	return replaceFile(filepath.Join(dir, measuresName), func(w io.Writer) error {
		_, err := w.Write(append(b, '\n'))
		return err
	})
}

func countedShare(c score.Count) report.Share {
	s := report.Share{Right: c.Right, N: c.N}
	if i := score.Wilson(c); i != nil {
		s.Low, s.High = i.Low, i.High
	}
	return s
}

// readMeasures reads the stored reference settings; nil where there are none, or where they are of other tables.
func readMeasures(dir string, m *output.Manifest) (*report.Measures, error) {
	name := filepath.Join(dir, measuresName)
	b, err := bounded.File(name, bounded.Manifest)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("reading the stored measures: %w", err)
	}
	var all report.Measures
	if err := json.Unmarshal(b, &all); err != nil {
		return nil, fmt.Errorf("reading the stored measures in %s: %w; remove the file, or store them again with score --baselines", name, err)
	}
	if !maps.Equal(all.Tables, measuredTables(m)) {
		return nil, nil
	}
	return &all, nil
}
