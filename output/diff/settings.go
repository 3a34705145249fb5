package diff

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"
	"unicode"

	"memloom/output"
)

// schema compares the tables and columns of the two folders.
func schema(before, after Folder) []Change {
	return changes(columns(before), columns(after))
}

// columns lists tables and columns with their types.
func columns(f Folder) map[string]string {
	m, out := f.Reader.Manifest(), map[string]string{}
	for _, t := range slices.Concat(output.Tables(), f.Tables) {
		if m.Table(t.Path()) == nil {
			continue
		}
		out["table "+t.Path()] = "table"
		for _, c := range t.Columns {
			out["column "+t.Path()+"."+c.Name] = c.Type
		}
	}
	for _, t := range m.Tables { // of a design that this program does not know
		out["table "+t.Name] = "table"
	}
	return out
}

// settings compares recipes key by key, and what the manifest says next to them.
func settings(a, b *output.Manifest) []Change {
	return changes(settingsOf(a), settingsOf(b))
}

func settingsOf(m *output.Manifest) map[string]string {
	out := map[string]string{
		"program": m.Program.Name + " " + m.Program.Version, "recipe": m.Recipe, "scale": fmt.Sprint(m.Scale),
		"seed":     fmt.Sprint(m.Seed),
		"language": m.Language, "licence": m.License, "tokenizer": m.Tokenizer, "time zone": m.TimeZone,
	}
	var asked any
	if json.Unmarshal(m.Parameters, &asked) == nil {
		flatten(out, "recipe: ", asked)
	}
	return out
}

// flatten gives every leaf of a JSON value its dotted name.
func flatten(out map[string]string, name string, v any) {
	if m, ok := v.(map[string]any); ok {
		for k, x := range m {
			sep := "."
			if name[len(name)-1] == ' ' {
				sep = ""
			}
			flatten(out, name+sep+keyName(k), x)
		}
		return
	}
	b, _ := json.Marshal(v) // it was JSON
	out[name] = string(b)
}

// keyName writes the name of a recipe's field as recipes do: messages_per_day for MessagesPerDay.
func keyName(field string) string {
	var b strings.Builder
	for i, r := range field {
		if unicode.IsUpper(r) && i > 0 {
			b.WriteByte('_')
		}
		b.WriteRune(unicode.ToLower(r))
	}
	return b.String()
}

// sources compares packs, templates and models.
func sources(a, b *output.Manifest) []Change { return changes(sourcesOf(a), sourcesOf(b)) }

func sourcesOf(m *output.Manifest) map[string]string {
	out := map[string]string{}
	for _, s := range m.Domains {
		out["pack "+s.Name] = s.SHA256
	}
	for _, s := range m.Templates {
		out["template "+s.Name] = s.SHA256
	}
	for _, r := range m.Models {
		out["model of "+r.Role] = r.Model
	}
	return out
}

// changes lists the names whose values differ, in order.
func changes(a, b map[string]string) []Change {
	all := maps.Clone(a)
	maps.Copy(all, b)
	out := []Change{}
	for _, name := range slices.Sorted(maps.Keys(all)) {
		if a[name] != b[name] {
			out = append(out, Change{name, a[name], b[name]})
		}
	}
	return out
}
