package output

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"memloom/internal/licence"
)

// quoted writes a string in double quotes: YAML 1.1, which hubs read, takes on, y and no for booleans where they are
// not. All but plain characters are escaped, for YAML 1.1 refuses some and ends lines at others.
func quoted(s string) string {
	b := []byte{'"'}
	for _, r := range s {
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
	return string(append(b, '"'))
}

func hubTags() []string {
	return []string{"long-term-memory", "conversational", "synthetic", "benchmark", "memloom"}
}

// hubLicense names a licence as hubs do: by its id, or as another one with its name.
func hubLicense(id string) (license, name string) {
	if l, known := licence.Find(id); known {
		return l.Hub(), ""
	}
	if id == licence.Other {
		return licence.Other, ""
	}
	return licence.Other, licence.HubName(id)
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
