package main

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/goccy/go-yaml"
	"github.com/google/go-cmp/cmp"

	"memloom/output"
	"memloom/pipeline/designs"
)

// mostLines is what a reader of a folder's README.md has patience for.
const mostLines = 299

// config is a configuration in a card's header.
type config struct {
	Name  string                         `yaml:"config_name"`
	Files []struct{ Split, Path string } `yaml:"data_files"`
}

func TestCard_QuickstartIsShort(t *testing.T) {
	t.Parallel()
	dir, _ := reference(t)
	m, err := output.ReadManifest(dir)
	if err != nil {
		t.Fatal(err)
	}
	card, err := os.ReadFile(filepath.Join(dir, output.CardName))
	if err != nil {
		t.Fatal(err)
	}
	shortCard(t, m, card)
}

// The largest card there can be: rows in the tables of all designs, all families, and every quota missed.
func TestCard_LargestIsShort(t *testing.T) {
	t.Parallel()
	m := &output.Manifest{Recipe: "all", Language: "en", License: "CC-BY-4.0",
		Splits: []output.SplitCount{{Name: "test", Items: 1}}}
	var extra []output.Table
	seen := map[string]bool{}
	for _, table := range output.Tables() {
		seen[table.Path()] = true
		m.Tables = append(m.Tables, output.TableEntry{Name: table.Path(), Rows: 1})
	}
	for _, d := range designs.All {
		for _, table := range d.Tables() {
			if !seen[table.Path()] {
				seen[table.Path()] = true
				extra = append(extra, table)
				m.Tables = append(m.Tables, output.TableEntry{Name: table.Path(), Rows: 1})
			}
		}
	}
	for i := range 10 {
		m.Models = append(m.Models, output.RoleModel{Role: fmt.Sprintf("role%d", i), Model: "large"})
		m.Domains = append(m.Domains, output.Source{Name: fmt.Sprintf("domain%d", i)})
	}
	for _, f := range designs.Families() {
		m.Counts.Families = append(m.Counts.Families, output.FamilyCount{Family: f.Name()})
		m.Quotas = append(m.Quotas, output.Quota{Stratum: f.Name(), Wanted: 1})
		m.Shortfalls = append(m.Shortfalls, output.Shortfall{Stratum: f.Name(), Wanted: 1})
	}
	card, err := output.Card(m, extra...)
	if err != nil {
		t.Fatal(err)
	}
	shortCard(t, m, card)
	for _, table := range slices.Concat(output.Tables(), extra) {
		for i := range table.Columns {
			if !strings.Contains(string(card), "`"+table.Columns[i].Name+"` (`"+table.Columns[i].Type) {
				t.Errorf("%s: %s is described nowhere", table.Path(), table.Columns[i].Name)
			}
		}
	}
}

// shortCard counts the lines of a card and compares the configurations of its header with the tables that have rows.
func shortCard(t *testing.T, m *output.Manifest, card []byte) {
	t.Helper()
	if n := strings.Count(string(card), "\n"); n > mostLines {
		t.Errorf("the card has %d lines, at most %d are wanted", n, mostLines)
	}
	_, rest, _ := strings.Cut(string(card), "---\n")
	header, _, _ := strings.Cut(rest, "---\n")
	var h struct{ Configs []config }
	if err := yaml.Unmarshal([]byte(header), &h); err != nil {
		t.Fatal(err)
	}
	var want, got []string
	for _, table := range m.Tables {
		if table.Rows > 0 {
			want = append(want, fmt.Sprintf("%s: test %s/*.parquet", strings.ReplaceAll(table.Name, "/", "_"), table.Name))
		}
	}
	for _, c := range h.Configs {
		for _, f := range c.Files {
			got = append(got, fmt.Sprintf("%s: %s %s", c.Name, f.Split, f.Path))
		}
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("tables with rows -, configurations +:\n%s", diff)
	}
}
