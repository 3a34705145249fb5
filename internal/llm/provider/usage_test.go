package provider

import (
	"encoding/json"
	"reflect"
	"testing"

	"memloom/internal/llm"
	"memloom/internal/llm/wire"
)

// What a client reads is the answer without its usage and nothing else, whatever the JSON, and what is no JSON stays.
func FuzzWithoutUsage_RestStays(f *testing.F) {
	for _, s := range []string{
		`{"usage":{"prompt_tokens":1}}`, `{"a":"\"usage\":5","usage" : 12.5 , "b":[{"usage":1}]}`,
		`{"USAGE":"x","usage":1,"usageMetadata":[1,{"a":2}]}`, `[{"usage":1}]`,
		`{"usage"`, `{"usage":`, `{"usage":}`, `{"a":{"usage":1},"\u0075sage":{}}`, "", "null", `"usage"`,
		`{"\\":"\\","usage":{"a":"}"}}`, `{"usage":1,}`,
	} {
		f.Add([]byte(s))
	}
	f.Fuzz(func(t *testing.T, body []byte) {
		got := withoutUsage(body)
		var was, is map[string]json.RawMessage
		if json.Unmarshal(body, &was) != nil || was == nil {
			if json.Valid(body) && string(got) != string(body) {
				t.Fatalf("%q became %q", body, got)
			}
			return
		}
		if err := json.Unmarshal(got, &is); err != nil {
			t.Fatalf("%q became %q: %v", body, got, err)
		}
		for name := range was {
			if usageField(name) {
				was[name] = json.RawMessage("null")
			}
		}
		if !reflect.DeepEqual(was, is) {
			t.Fatalf("%q became %q", body, got)
		}
	})
}

func TestUsage_BoundsAreExplained(t *testing.T) {
	names := UsageNames{Object: "usage", In: "in", Out: "out", Total: "total", Cached: "cached"}
	for body, want := range map[string]llm.Usage{
		`{"usage":{"in":16484,"out":7}}`:                      {In: 16484, Out: 7},
		`{"usage":{"in":16485,"out":7}}`:                      {In: 16484, Out: 7, Doubt: true}, // 100 bytes were sent
		`{"usage":{"in":10,"out":1000,"total":1010}}`:         {In: 10, Out: 1000},              // within the limit of 1,000
		`{"usage":{"in":10,"out":1000000}}`:                   {In: 10, Out: 1033, Doubt: true}, // 1,000 and a token a byte
		`{"usage":{"in":10,"out":7,"total":5}}`:               {In: 10, Out: 7},
		`{"usage":{"in":10,"out":7,"cached":10}}`:             {In: 10, Out: 7, Cached: 10},
		`{"usage":{"in":10,"out":7,"cached":11}}`:             {In: 10, Out: 7, Cached: 10, Doubt: true},
		`{"usage":{"in":10,"total":17}}`:                      {In: 10, Out: 7},
		`{"usage":{"out":7}}`:                                 {Out: 7, Doubt: true},
		`{"usage":{}}`:                                        {},
		`{"usage":{"in":"NaN","out":7}}`:                      {Out: 7, Doubt: true},
		`{"usage":{"in":" 12 ","out":"1e1"},"x":{"usage":5}}`: {In: 12, Out: 10},
	} {
		if got := names.Usage(wire.Exchange{Body: []byte(body)}, 100, 1000); got != want {
			t.Errorf("%s: %+v, want %+v", body, got, want)
		}
	}
}
