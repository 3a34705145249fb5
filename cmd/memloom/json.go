package main

import (
	"encoding/json"
	"strings"
	"unicode"
)

// encode writes a value as JSON, one object a line, a list as a line an element.
// Keys are in snake_case, as in the tables, whether a type names them or not.
func (a *app) encode(v any) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	var plain any
	if err := json.Unmarshal(b, &plain); err != nil {
		return err
	}
	out := json.NewEncoder(a.out)
	list, ok := plain.([]any)
	if !ok {
		return out.Encode(snaked(plain))
	}
	for _, x := range list {
		if err := out.Encode(snaked(x)); err != nil {
			return err
		}
	}
	return nil
}

func snaked(v any) any {
	switch v := v.(type) {
	case map[string]any:
		out := make(map[string]any, len(v))
		for k, x := range v {
			out[snake(k)] = snaked(x)
		}
		return out
	case []any:
		for i := range v {
			v[i] = snaked(v[i])
		}
	}
	return v
}

// snake turns a Go name into a column's: AskedAt into asked_at, ReplyTo into
// reply_to, AuthorID into author_id, FactIDs into fact_ids.
func snake(name string) string {
	var b strings.Builder
	runes := []rune(strings.ReplaceAll(name, "IDs", "Ids"))
	for i, c := range runes {
		if unicode.IsUpper(c) && i > 0 && (!unicode.IsUpper(runes[i-1]) ||
			(i+1 < len(runes) && unicode.IsLower(runes[i+1]))) && runes[i-1] != '_' {
			b.WriteByte('_')
		}
		b.WriteRune(unicode.ToLower(c))
	}
	return b.String()
}
