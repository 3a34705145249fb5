package output

import (
	"bytes"
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/goccy/go-yaml"

	"memloom/internal/licence"
)

// quoted is a string that is always written in double quotes: YAML 1.1, which hubs read, takes on, y and no for
// booleans where they are not. All but plain characters are escaped, for YAML 1.1 refuses some and ends lines at others.
type quoted string

// MarshalYAML implements yaml.BytesMarshaler.
func (s quoted) MarshalYAML() ([]byte, error) {
	b := []byte{'"'}
	for _, r := range string(s) {
		switch {
		case r == '"' || r == '\\':
			b = append(b, '\\', byte(r))
		case r == ' ' || unicode.IsGraphic(r) && !unicode.IsSpace(r) && r < 0xfffe:
			b = utf8.AppendRune(b, r)
		case r > 0xffff:
			b = fmt.Appendf(b, `\U%08x`, r)
		default:
			b = fmt.Appendf(b, `\u%04x`, r)
		}
	}
	return append(b, '"'), nil
}

// hubHeader is the YAML that a dataset hub reads: what the dataset is, and one configuration a table with its files. Hubs
// take the columns from the files.
type hubHeader struct {
	PrettyName     quoted      `yaml:"pretty_name"`
	Language       []quoted    `yaml:"language,flow"`
	License        quoted      `yaml:"license"`
	LicenseName    quoted      `yaml:"license_name,omitempty"` // of a licence that hubs do not know
	LicenseLink    quoted      `yaml:"license_link,omitempty"`
	TaskCategories []quoted    `yaml:"task_categories,flow"`
	Tags           []quoted    `yaml:"tags,flow"`
	SizeCategories []quoted    `yaml:"size_categories,flow"`
	Configs        []hubConfig `yaml:"configs"`
}

type hubConfig struct {
	Name    quoted     `yaml:"config_name"`
	Default bool       `yaml:"default,omitempty"`
	Files   []hubFiles `yaml:"data_files"`
}

// MarshalYAML implements yaml.BytesMarshaler: a configuration takes one line.
func (c hubConfig) MarshalYAML() ([]byte, error) {
	type plain hubConfig
	return yaml.MarshalWithOptions(plain(c), yaml.Flow(true))
}

type hubFiles struct {
	Split quoted `yaml:"split"`
	Path  quoted `yaml:"path"`
}

// writeHeader writes the header between its fences.
func writeHeader(b *bytes.Buffer, m *Manifest, tables []Table) error {
	h := hubHeader{
		PrettyName: quoted(title(m)), Language: []quoted{quoted(m.Language)},
		TaskCategories: []quoted{"question-answering"},
		SizeCategories: []quoted{quoted(sizeCategory(m.Counts.Messages))},
	}
	for _, tag := range hubTags() {
		h.Tags = append(h.Tags, quoted(tag))
	}
	h.license(m.License)
	split := quoted(hubSplit(m))
	for i := range tables {
		t := &tables[i]
		if m.Table(t.Path()).Rows == 0 {
			continue // it has no file
		}
		h.Configs = append(h.Configs, hubConfig{
			Name: quoted(configName(t)), Default: t.Path() == "data/items",
			Files: []hubFiles{{Split: split, Path: quoted(t.Path() + "/*" + shardSuffix)}},
		})
	}
	text, err := yaml.MarshalWithOptions(h, yaml.IndentSequence(false))
	if err != nil {
		return fmt.Errorf("writing the card's header: %w", err)
	}
	b.WriteString("---\n")
	b.Write(text)
	b.WriteString("---\n")
	return nil
}

func hubTags() []string {
	return []string{"long-term-memory", "conversational", "synthetic", "benchmark", "memloom"}
}

// license names the licence as hubs do: by its id, or as another one with its name and the file with its text.
func (h *hubHeader) license(id string) {
	l, known := licence.Find(id)
	switch {
	case known:
		h.License = quoted(l.Hub())
	case id == licence.Other:
		h.License = licence.Other
	default:
		h.License, h.LicenseName, h.LicenseLink = licence.Other, quoted(licence.HubName(id)), LicenceName
	}
}

// configName is the name under which a hub offers a table: names of tables recur in several folders.
func configName(t *Table) string { return string(t.Folder) + "_" + t.Name }

// hubSplit is the split that all files belong to. A hub splits by files and
// memloom by a column, so a corpus with several splits is offered as one.
func hubSplit(m *Manifest) string {
	switch len(m.Splits) {
	case 0:
		return "test"
	case 1:
		return m.Splits[0].Name
	default:
		return "full"
	}
}

// sizeCategory is the hub's class for a number of rows.
func sizeCategory(n int) string {
	if n < 1000 {
		return "n<1K"
	}
	names := strings.Split("1K 10K 100K 1M 10M 100M 1B", " ")
	for i, low := 0, 1000; i < len(names)-1; i, low = i+1, low*10 {
		if n < low*10 {
			return names[i] + "<n<" + names[i+1]
		}
	}
	return "n>1B"
}
