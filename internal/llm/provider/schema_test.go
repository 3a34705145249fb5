package provider_test

import (
	"encoding/json"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/jsonschema-go/jsonschema"
	"pgregory.net/rapid"

	"memloom/internal/llm"
	"memloom/internal/llm/provider"
)

type inner struct {
	B bool     `json:"b,omitempty"`
	F *float64 `json:"f"`
}

type sample struct {
	Z    string   `json:"z" jsonschema:"said last"`
	A    int      `json:"a,omitempty"`
	List []inner  `json:"list,omitempty"`
	In   inner    `json:"in"`
	Opt  *inner   `json:"opt,omitempty"`
	Tags []string `json:"tags"`
}

func parse(t interface{ Fatal(...any) }) *provider.Schema {
	s, err := jsonschema.For[sample](nil)
	if err != nil {
		t.Fatal(err)
	}
	raw, err := json.Marshal(s)
	if err != nil {
		t.Fatal(err)
	}
	out, err := provider.ParseSchema(raw)
	if err != nil {
		t.Fatal(err)
	}
	return out
}

// Strict schemas keep the order of the fields, which is the order in which a
// model writes them.
func TestStrict(t *testing.T) {
	in := `{"type":"object","properties":{"b":{"type":["boolean","null"]},"f":{"type":["number","null"]}},"required":["b","f"],"additionalProperties":false}`
	want := `{"type":"object","properties":{"z":{"type":"string","description":"said last"},"a":{"type":["integer","null"]},` +
		`"list":{"type":["array","null"],"items":` + in + `},"in":` + in + `,"opt":` + `{"type":["object","null"]` +
		in[len(`{"type":"object"`):] + `,` +
		`"tags":{"type":"array","items":{"type":"string"}}},"required":["z","a","list","in","opt","tags"],"additionalProperties":false}`
	if d := cmp.Diff(want, string(parse(t).Strict())); d != "" {
		t.Error(d)
	}
	enum, err := provider.ParseSchema(
		json.RawMessage(`{"type":"object","properties":{"e":{"type":"string","enum":["x","y"],"format":"date","minLength":1},"g":{"type":"string","format":"odd"}},"required":["g"]}`))
	if err != nil {
		t.Fatal(err)
	}
	want = `{"type":"object","properties":{"e":{"type":["string","null"],"format":"date","enum":["x","y",null]},"g":{"type":"string"}},"required":["e","g"],"additionalProperties":false}`
	if d := cmp.Diff(want, string(enum.Strict())); d != "" {
		t.Error(d)
	}
}

func TestParseSchemaRefuses(t *testing.T) {
	for _, raw := range []string{
		``, `{}`, `true`, `{"type":"null"}`, `{"type":["string","integer"]}`,
		`{"type":"object","additionalProperties":{"type":"string"}}`,
		`{"type":"array"}`, `{"type":"array","items":{}}`,
		`{"type":"object","properties":{"a":{"anyOf":[{"type":"string"}]}}}`, `{"$ref":"#"}`,
	} {
		if s, err := provider.ParseSchema(json.RawMessage(raw)); err == nil {
			t.Errorf("%s: parsed as %+v", raw, s)
		}
	}
}

func TestDropNulls(t *testing.T) {
	s := parse(t)
	for in, want := range map[string]string{
		`not null`:                      `not null`,
		`null`:                          `null`,
		`{"z": "null" }`:                `{"z": "null" }`, // nothing to drop, not a byte changed
		`{"z":"x","a":null}`:            `{"z":"x"}`,
		`{"a":null,"opt":null}`:         `{}`,
		`{"tags":null,"in":{"f":null}}`: `{"tags":null,"in":{"f":null}}`, // these have to be there
		` {"in": {"f": 1.50, "b": null}, "list": [{"b": null}, null], "more": null}`: `{"in":{"f":1.50},"list":[{},null],"more":null}`,
		`{"\u0061":null,"z":"\\","opt":{"b":null}}`:                                  `{"z":"\\","opt":{}}`,
		`{"a":null} and more`:              `{"a":null} and more`,
		`{"a":null`:                        `{"a":null`,
		`[{"a":null}]`:                     `[{"a":null}]`,
		`{"list":{"a":null},"opt":[null]}`: `{"list":{"a":null},"opt":[null]}`,
	} {
		if got := s.DropNulls(in); got != want {
			t.Errorf("%s: got %s, want %s", in, got, want)
		}
	}
}

// An answer in which every optional property that Go leaves out is null instead
// decodes to the same value once the nulls are dropped.
func TestDropNullsProperty(t *testing.T) {
	s := parse(t)
	rapid.Check(t, func(t *rapid.T) {
		in := func() inner {
			return inner{B: rapid.Bool().Draw(t, "b"), F: rapid.Ptr(rapid.Float64Range(-9, 9), true).Draw(t, "f")}
		}
		v := sample{Z: rapid.String().Draw(t, "z"), A: rapid.Int().Draw(t, "a"), In: in(), Tags: rapid.SliceOf(rapid.String()).Draw(t, "tags")}
		for range rapid.IntRange(0, 3).Draw(t, "n") {
			v.List = append(v.List, in())
		}
		if rapid.Bool().Draw(t, "opt") {
			o := in()
			v.Opt = &o
		}
		plain, _ := json.Marshal(v)
		var tree map[string]any
		_ = json.Unmarshal(plain, &tree)
		fill(tree, "a", "list", "opt")
		for _, name := range []string{"in", "opt"} {
			if m, ok := tree[name].(map[string]any); ok {
				fill(m, "b")
			}
		}
		nulls, _ := json.Marshal(tree)
		var want, got any
		_ = json.Unmarshal(plain, &want)
		if err := json.Unmarshal([]byte(s.DropNulls(string(nulls))), &got); err != nil {
			t.Fatal(err)
		}
		if d := cmp.Diff(want, got); d != "" {
			t.Fatal(d)
		}
	})
}

// Whatever the text, valid JSON stays valid and the same but for what is
// dropped, and other text stays as it is.
func FuzzDropNulls(f *testing.F) {
	for _, text := range []string{`{"a":null,"x":[null,{"a" : null}]}`, `{"in":{"b":null},"list":[ ]} `, `"null"`, `{"a":nul`, ``} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		got := parse(t).DropNulls(text)
		if !json.Valid([]byte(text)) {
			if got != text {
				t.Fatalf("%q became %q", text, got)
			}
			return
		}
		if again := parse(t).DropNulls(got); !json.Valid([]byte(got)) || again != got {
			t.Fatalf("%q became %q, then %q", text, got, again)
		}
	})
}

func fill(m map[string]any, names ...string) {
	for _, n := range names {
		if _, there := m[n]; !there {
			m[n] = nil
		}
	}
}

// A call without a schema is answered in plain words, whatever the mode; a schema that providers do not take is not sent.
func TestForms_OfCalls(t *testing.T) {
	known := parse(t)
	for mode, want := range map[provider.SchemaMode][3]provider.Form{
		provider.SchemaAuto: {provider.FormSchema, provider.FormJSON, provider.FormFree}, provider.SchemaStrict: {provider.FormSchema, provider.FormJSON, provider.FormFree},
		provider.SchemaJSON: {provider.FormJSON, provider.FormJSON, provider.FormFree}, provider.SchemaOff: {provider.FormFree, provider.FormFree, provider.FormFree},
	} {
		f, call := provider.NewForms(mode), llm.Call{Task: "a", Schema: []byte(`{}`)}
		got := [3]provider.Form{f.For(call, &provider.Known{Schema: known}), f.For(call, nil), f.For(llm.Call{Task: "a"}, nil)}
		if got != want {
			t.Errorf("%s: %v, want %v", mode, got, want)
		}
	}
}

func TestForms(t *testing.T) {
	f := provider.NewForms(provider.SchemaAuto)
	if !f.Lower("a", provider.FormSchema, true) || f.Of("a") != provider.FormJSON || f.Of("b") != provider.FormSchema {
		t.Errorf("one task: a %v, b %v", f.Of("a"), f.Of("b"))
	}
	if !f.Lower("a", provider.FormJSON, false) || f.Of("b") != provider.FormFree {
		t.Errorf("all tasks: b %v", f.Of("b"))
	}
	if !f.Lower("b", provider.FormSchema, false) || f.Of("b") != provider.FormFree {
		t.Errorf("a late refusal: b %v", f.Of("b"))
	}
	if f.Lower("b", provider.FormFree, false) {
		t.Error("nothing is lower than free")
	}
}
