package output

import (
	"bytes"
	"fmt"
	"strconv"
	"strings"
)

// writeHeader writes the YAML that a dataset hub reads: what the dataset is,
// one configuration a table with its files, and the features of each.
func writeHeader(b *bytes.Buffer, m *Manifest, tables []Table) {
	fmt.Fprintf(b, "---\npretty_name: %s\nlanguage:\n- %s\nlicense: %s\n", strconv.Quote(title(m)), m.Language, m.License)
	b.WriteString("task_categories:\n- question-answering\ntags:\n- long-term-memory\n- conversational\n- synthetic\n- benchmark\n- memloom\n")
	fmt.Fprintf(b, "size_categories:\n- %s\nconfigs:\n", sizeCategory(m.Counts.Messages))
	for _, t := range tables {
		entry := m.Table(t.Path())
		if entry.Rows == 0 {
			continue // loaders take a split without rows for a mistake
		}
		fmt.Fprintf(b, "- config_name: %s\n", configName(&t))
		if t.Path() == "data/items" {
			b.WriteString("  default: true\n")
		}
		fmt.Fprintf(b, "  data_files:\n  - split: %s\n    path: %s/*%s\n", hubSplit(m), t.Path(), shardSuffix)
	}
	b.WriteString("dataset_info:\n")
	for _, t := range tables {
		entry := m.Table(t.Path())
		if entry.Rows == 0 {
			continue
		}
		fmt.Fprintf(b, "- config_name: %s\n  features:\n", configName(&t))
		for i := range t.Columns {
			writeFeature(b, "  ", &t.Columns[i])
		}
		fmt.Fprintf(b, "  splits:\n  - name: %s\n    num_bytes: %d\n    num_examples: %d\n", hubSplit(m), entry.bytes(), entry.Rows)
	}
	b.WriteString("---\n")
}

// configName is the name under which a hub offers a table: names of tables
// recur in several folders.
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

func writeFeature(b *bytes.Buffer, indent string, c *Column) {
	fmt.Fprintf(b, "%s- name: %s\n", indent, c.Name)
	writeFeatureType(b, indent+"  ", "dtype", c)
}

// writeFeatureType writes the type under the given key: dtype for a column,
// list for the elements of one.
func writeFeatureType(b *bytes.Buffer, indent, key string, c *Column) {
	switch c.kind {
	case kindList:
		writeFeatureType(b, indent, "list", c.elem)
	case kindStruct:
		if key == "dtype" {
			key = "struct"
		}
		fmt.Fprintf(b, "%s%s:\n", indent, key)
		for i := range c.inner {
			writeFeature(b, indent, &c.inner[i])
		}
	case kindDate:
		fmt.Fprintf(b, "%s%s: date32\n", indent, key)
	default:
		fmt.Fprintf(b, "%s%s: %s\n", indent, key, c.Type)
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
