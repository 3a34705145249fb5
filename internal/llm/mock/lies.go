package mock

import (
	"encoding/json"
	"maps"
	"slices"
	"strings"
)

// counted are what the fault usage puts in the place of every count of tokens, by its variety; COUNT is the true one.
var counted = map[string]string{
	"huge": "9223372036854775807", "billion": "1e9", "negative": "-5", "zero": "0", "fraction": "12.7",
	"word": `"x"`, "null": "null",
	"object": `{"a": 1}`, "float": "COUNT.0", "string": `"COUNT"`,
}

// The varieties that change more than counts.
const (
	howMissing   = "missing"    // no usage at all
	howNull      = "nothing"    // null in its place
	howNoDetails = "no_details" // null for what is said next to the counts
	howHuge      = "huge"
)

// UsageHows lists the varieties of the fault usage.
func UsageHows() []string {
	return slices.Sorted(slices.Values(append(slices.Collect(maps.Keys(counted)), howMissing, howNull, howNoDetails)))
}

// lied returns what an answer says of its usage where it lies in a way; empty: it says the truth.
func lied(how string, usage any) any {
	switch how {
	case "":
		return usage
	case howMissing:
		return nil
	case howNull:
		return json.RawMessage("null")
	}
	var told map[string]any
	d := json.NewDecoder(strings.NewReader(encoded(usage)))
	d.UseNumber()
	if d.Decode(&told) != nil { // of our own making
		return usage
	}
	return spoiltUsage(how, told)
}

func spoiltUsage(how string, told map[string]any) map[string]any {
	for name, v := range told {
		switch v := v.(type) {
		case json.Number:
			if how != howNoDetails {
				told[name] = json.RawMessage(strings.ReplaceAll(counted[how], "COUNT", v.String()))
			}
		case map[string]any:
			told[name] = spoiltUsage(how, v)
			if how == howNoDetails {
				told[name] = nil
			}
		}
	}
	return told
}
