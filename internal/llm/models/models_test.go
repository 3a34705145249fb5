package models_test

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"memloom/internal/llm"
	"memloom/internal/llm/gemini"
	"memloom/internal/llm/models"
	"memloom/internal/llm/openai"
	"memloom/internal/llm/provider"
	"memloom/prompts"
)

var providers = provider.Registry{openai.OpenAI(), openai.Azure(), gemini.Provider()}

const good = `models:
  big:   {provider: openai, model: gpt-5, api_key_env: OPENAI_API_KEY, price: {input: 1.25, cached: 0.125, output: 10}, limits: {rpm: 500, tpm: 2000000, concurrency: 64}}
  local: {provider: openai, model: qwen3, base_url: "http://127.0.0.1:11434/v1", temperature: 0.7, timeout: 90s, stronger: big}
  gem:   {provider: gemini, model: gemini-2.5-pro}
  idle:  {provider: gemini, model: never-asked}
roles: {default: local, author: big, blind: [big, gem, local, builtin]}
`

func TestParse(t *testing.T) {
	f, err := models.Parse([]byte(good), providers)
	if err != nil {
		t.Fatal(err)
	}
	if got := f.For(llm.RoleAuthor); !slices.Equal(got, []string{"big"}) {
		t.Errorf("the author is %v", got)
	}
	if got := f.For(llm.RoleJudge); !slices.Equal(got, []string{"local"}) {
		t.Errorf("the judge is %v, want the default", got)
	}
	if got := f.For(llm.RoleBlind); len(got) != 4 {
		t.Errorf("the panel is %v", got)
	}
	if got := f.Used(); !slices.Equal(got, []string{"big", "gem", "local"}) {
		t.Errorf("used are %v", got)
	}
	big, local := f.Models["big"], f.Models["local"]
	if *big.Price.Input != 1_250_000_000 || *big.Price.Cached != 125_000_000 || *big.Price.Output != 10_000_000_000 {
		t.Errorf("the price is %+v", big.Price)
	}
	if time.Duration(local.Timeout) != 90*time.Second || *local.Temperature != 0.7 || local.Price != nil {
		t.Errorf("local is %+v", local)
	}
	if big.KeyEnv() != "OPENAI_API_KEY" || local.KeyEnv() != "" || f.Models["gem"].KeyEnv() != "GEMINI_API_KEY" {
		t.Error("keys come from the wrong variables")
	}
	if big.Endpoint() == f.Models["gem"].Endpoint() {
		t.Error("two providers share an endpoint")
	}
}

// TestBuiltIn: what a model is called, here or at its provider, says nothing of it.
func TestBuiltIn(t *testing.T) {
	f, err := models.Parse([]byte(`models:
  rules:         {provider: openai, model: x, base_url: "http://h/v1", builtin: true}
  builtin-blind: {provider: openai, model: builtin, base_url: "http://h/v1"}
roles: {default: rules, blind: [builtin-blind, builtin]}
`), providers)
	if err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]bool{"builtin": true, "rules": true, "builtin-blind": false} {
		if f.BuiltIn(name) != want {
			t.Errorf("%s: %v", name, !want)
		}
	}
}

// TestFallback_LongAndShortForm: a role has a fallback where it names one; a role
// that is not named has that of the default.
func TestFallback_LongAndShortForm(t *testing.T) {
	f, err := models.Parse([]byte(`models:
  big:   {provider: openai, model: gpt-5}
  local: {provider: openai, model: qwen3, base_url: "http://127.0.0.1:11434/v1"}
  spare: {provider: gemini, model: gemini-2.5-pro, stronger: last}
  last:  {provider: gemini, model: gemini-2.5-ultra}
roles:
  default: {model: big, fallback: [local, spare]}
  author: {model: big, fallback: local}
  judge: big
  blind: {model: [big, builtin], fallback: [local]}
`), providers)
	if err != nil {
		t.Fatal(err)
	}
	for role, want := range map[llm.Role]models.RoleModels{
		llm.RoleSolver: {Model: models.Names{"big"}, Fallback: models.Names{"local", "spare"}},
		llm.RoleAuthor: {Model: models.Names{"big"}, Fallback: models.Names{"local"}},
		llm.RoleJudge:  {Model: models.Names{"big"}},
		llm.RoleBlind:  {Model: models.Names{"big", "builtin"}, Fallback: models.Names{"local"}},
	} {
		if got := f.Of(role); !reflect.DeepEqual(got, want) {
			t.Errorf("%s: %+v, want %+v", role, got, want)
		}
	}
	if got := f.Used(); !slices.Equal(got, []string{"big", "last", "local", "spare"}) {
		t.Errorf("used are %v", got)
	}
}

// The roles are those of the program's tasks, no more and no fewer, but for verifiers, who are asked what solvers are.
func TestRolesAreThoseOfTasks(t *testing.T) {
	asked := map[string]bool{string(llm.RoleVerifier): true}
	var look func(v reflect.Value)
	look = func(v reflect.Value) {
		for i := range v.NumField() {
			if v.Field(i).Kind() != reflect.Pointer {
				continue // a text that is asked of systems, which have no role
			}
			f := v.Field(i).Elem()
			if role := f.FieldByName("Role"); role.IsValid() {
				asked[role.String()] = true
			} else {
				look(f)
			}
		}
	}
	look(reflect.ValueOf(prompts.NewTasks(nil)).Elem())
	if got, want := models.RoleNames(), slices.Sorted(maps.Keys(asked)); !slices.Equal(slices.Sorted(slices.Values(got)),
		want) {
		t.Errorf("the roles are %v, tasks have %v", got, want)
	}
}

// A role that nothing asks may be named, and the models that it alone names are
// not used.
func TestIdleRoles(t *testing.T) {
	f, err := models.Parse([]byte(
		"models:\n  m: {provider: openai, model: x}\n  e: {provider: openai, model: y}\nroles: {default: m, embedder: e}"),
		providers)
	if err != nil {
		t.Fatal(err)
	}
	if got := f.Used(); !slices.Equal(got, []string{"m"}) {
		t.Errorf("used are %v", got)
	}
	if got := f.Idle(); !slices.Equal(got, []string{"embedder"}) {
		t.Errorf("idle are %v", got)
	}
}

// YAML's own ways not to say a thing twice are taken.
func TestAnchors(t *testing.T) {
	f, err := models.Parse([]byte(
		"models:\n  m: {model: x, price: &p {input: 1, output: 2}, <<: &at {provider: openai, base_url: http://h/v1}}\n  n: {<<: *at, model: y, price: *p}\nroles: {default: m, judge: n}"), providers)
	if err != nil {
		t.Fatal(err)
	}
	if n := f.Models["n"]; n.Provider != "openai" || n.Model != "y" || *n.Price.Output != 2_000_000_000 {
		t.Errorf("got %+v", n)
	}
}

// A key in the file is refused and not shown.
func TestKeyInFile(t *testing.T) {
	const key = "sk-proj-abcdefghijklmnop0123"
	const plain = "hush456789abcdef0123456789ab"
	for _, field := range []string{
		"api_key: " + key, "apikey: " + plain, "api-key: hush", "OPENAI_API_KEY: " + plain, "token: hush",
		"Authorization: Bearer " + plain,
		"model: " + key, "model: x, api_key_env: " + plain, "model: x, limits: {key: hush}", "model: x } # " + key +
			"\n  n: { provider: openai",
	} {
		_, err := models.Parse([]byte("models:\n  m: {provider: openai, "+field+"}\nroles: {default: m}"), providers)
		if err == nil || !strings.Contains(err.Error(), "line 2") || !strings.Contains(err.Error(), "variable") ||
			strings.Contains(err.Error(), key) || strings.Contains(err.Error(), "hush") {
			t.Errorf("%s: %v", field, err)
		}
	}
	// a slip of the hand
	for _, field := range []string{"base_url", "schema", "stronger", "provider", "timeout", "temperature", "max_tokens",
		"price", "limits"} {
		_, err := models.Parse([]byte("models:\n  m:\n    "+field+": "+plain+"\nroles: {default: m, author: "+plain+"}"),
			providers)
		if err == nil || strings.Contains(err.Error(), "hush") {
			t.Errorf("%s: %v", field, err)
		}
	}
}

// Every mistake is told with its file, its line, the key, and what to do.
func TestMistakes(t *testing.T) {
	const m = "models:\n  m: {provider: openai, model: x}\n"
	of := func(field string) string {
		return "models:\n  m:\n    provider: openai\n    model: x\n    " + field + "\nroles: {default: m}"
	}
	const keys = "provider, model, base_url, api_key_env, api_version, temperature, top_p, max_tokens, timeout, schema, stronger, price, builtin, limits"
	const dollars = "expected input and output, in dollars per million tokens, e.g. {input: 1.25, output: 10}"
	for _, c := range []struct{ text, want string }{
		{"", "the file is empty; it needs models and roles"},
		{"# later\n", "the file is empty"},
		{"---\n", "the file is empty"},
		{"- models", "line 1: expected models and roles"},
		{"models: {m: [}", "line 1, column 14: this is not YAML as it should be: this bracket closes nothing"},
		{"models:\n  m: {provider: openai, model: x}\n bad\n",
			"line 3, column 2: this is not YAML as it should be: this line is indented by 1 space, the keys above it by 2 or 0"},
		{m + "rolls: {default: m}", "line 3, rolls: no such key; there are models, roles"},

		{of("modle: y"), "line 5, models.m.modle: no such key; there are " + keys},
		{of("model: y"), "line 5, models.m.model: this is there twice, first in line 4; remove one of them"},
		{m + "  m: {provider: gemini, model: y}\nroles: {default: m}",
			"line 3, models.m: this is there twice, first in line 2"},
		{m + "roles:\n  default: m\n  default: m", "line 5, roles.default: this is there twice, first in line 4"},
		{of("timeout: 90"), `line 5, models.m.timeout: "90" has no unit; write 90s or 2m`},
		{of("timeout: soon"), `line 5, models.m.timeout: "soon" is no time; write 90s or 2m`},
		{of("timeout: -3s"), `line 5, models.m.timeout: "-3s" is no time`},
		{of("timeout: [90s]"), "line 5, models.m.timeout: expected one value, not several"},
		{of("price: 1.25"), "line 5, models.m.price: " + dollars},
		{of("price: [1, 2]"), "line 5, models.m.price: " + dollars},
		{of("price: {input: 1.25}"), "line 5, models.m.price: input and output are both needed, 0 where nothing is paid"},
		{of("price: {input: -1, output: 2}"),
			"line 5, models.m.price.input: a price cannot be negative; write dollars per million tokens, 0 where nothing is paid"},
		{of("price:\n      input: 1\n      output: 1e-3"),
			`line 7, models.m.price.output: "1e-3" is no price; write dollars per million tokens, e.g. 1.25`},
		{of("price: {input: 1, output: 2000}"),
			"line 5, models.m.price.output: 2000 is above 1000; give a number from 0 to 1000"},
		{of("price: {in: 1, output: 2}"), "line 5, models.m.price.in: no such key; there are input, cached, output"},
		{of("limits: {rps: 3}"), "line 5, models.m.limits.rps: no such key; there are rpm, tpm, concurrency"},
		{of("limits: 500"), "line 5, models.m.limits: expected rpm, tpm or concurrency, e.g. {rpm: 500}"},
		{of("limits: {rpm: many}"), `line 5, models.m.limits.rpm: "many" is no whole number`},
		{of("limits: {rpm: -5}"), "line 5, models.m.limits.rpm: -5 is below 0; give a whole number from 0 to 10000000"},
		{of("builtin: yes indeed"), `line 5, models.m.builtin: "yes indeed" is neither true nor false`},
		{of("max_tokens: 1.5"), `line 5, models.m.max_tokens: "1.5" is no whole number`},
		{of("temperature: hot"), `line 5, models.m.temperature: "hot" is no number`},
		{of("temperature: 3"), "line 5, models.m.temperature: 3 is above 2; give a number from 0 to 2"},
		{of("top_p: 0"), "line 5, models.m.top_p: 0 is below 0.0001; give a number from 0.0001 to 1"},
		{of("schema: tight"), `line 5, models.m.schema: "tight" is none of auto, strict, json, off`},
		{of("base_url: localhost:80"), `line 5, models.m.base_url: "localhost:80" is no address; write e.g. http://`},
		{of("base_url: 'http://u:secret@h/v1'"), "line 5, models.m.base_url: an address holds no key or query"},
		{of("stronger: n"), `line 5, models.m.stronger: no model is called "n"; there are m`},
		{of("stronger: m"), "line 5, models.m.stronger: m → m leads back to itself; leave it out where a chain shall end"},

		{"models:\n  m: {provider: openai, model: x, stronger: n}\n  n: {provider: openai, model: x, stronger: m}\n  o: {provider: openai, model: x, stronger: m}\nroles: {default: m}",
			"line 2, models.m.stronger: m → n → m leads back to itself"},
		{"models:\n  gpt-4.1: {provider: openai, model: x, top_p: 2}\nroles: {default: gpt-4.1}",
			"line 2, models.gpt-4.1.top_p: 2 is above 1"},
		{"models:\n  m: {provider: openia, model: x}\nroles: {default: m}",
			`line 2, models.m.provider: "openia" is no provider; there are openai (and all that speak its protocol, with base_url), azure and gemini`},
		{"models:\n  m: {model: x}\nroles: {default: m}", "line 2, models.m: provider is missing; there are openai"},
		{"models:\n  m: gpt-5\nroles: {default: m}",
			"line 2, models.m: expected the keys of a model, e.g. {provider: openai, model: gpt-5-mini}"},
		{"models: m\nroles: {default: m}", "line 1, models: expected a name for each model"},
		{"models:\n  builtin: {provider: openai, model: x}\nroles: {default: builtin}",
			"line 2, models.builtin: builtin is the model that memloom carries with it; give this one another name"},
		{"models:\n  m: {provider: openai}\nroles: {default: m}", "line 2, models.m: model is missing"},
		{"models:\n  m: {provider: azure, model: x}\nroles: {default: m}", "line 2, models.m: base_url is missing"},

		{m, "line 1, roles: needs a default, the model of every role that is not named, e.g. roles: {default: m}"},
		{m + "roles: {author: m}", "line 3, roles: needs a default"},
		{m + "roles: m", "line 3, roles: expected a model for each role, e.g. {default: m}"},
		{m + "roles: {default: m, author: []}", "line 3, roles.author: names no model; leave the role out"},
		{m + "roles: {default: m, author: }", "line 3, roles.author: names no model"},
		{m + "roles: {default: m, blind: {m: 1}}", "line 3, roles.blind.m: no such key; there are model, fallback"},
		{m + "roles: {default: m, blind: [[m]]}",
			"line 3, roles.blind: expected the name of a model, or of several, e.g. [big, small]"},
		{m + "roles: {default: m, author: {fallback: m}}", "line 3, roles.author: names no model"},
		{m + "roles: {default: m, judge: {model: m, fallback: {m: 1}}}",
			"line 3, roles.judge.fallback: expected the name of a model"},
		{m + "roles: {default: m, judge: {model: m, fallback: [n]}}",
			`line 3, roles.judge.fallback: no model is called "n"; there are m`},
		{m + "roles: {default: m, judge: {model: m, fallback: [m]}}",
			`line 3, roles.judge.fallback: "m" has the role itself`},
		{m + "roles: {default: m, judge: {model: m, fallback: builtin}}",
			"line 3, roles.judge.fallback: builtin cannot stand in"},
		{m + "roles: {default: m, judge: {model: builtin, fallback: m}}",
			"line 3, roles.judge.fallback: builtin needs nobody"},
		{m + "  n: {provider: openai, model: x}\nroles: {default: {model: m, fallback: [n, n]}}",
			`line 4, roles.default.fallback: "n" is there twice`},
		{m + "roles:\n  default: m\n  painter: m", "line 5, roles.painter: no such role; there are default, planner, author"},
		{m + "roles: {default: other}", `line 3, roles.default: no model is called "other"; there are m, builtin`},
		{m + "roles: {default: m, judge: [m, other]}", "line 3, roles.judge: no model is called \"other\""},
		{m + "roles: {default: m, judge: []}",
			"line 3, roles.judge: names no model; leave the role out to give it the default"},
	} {
		path := filepath.Join(t.TempDir(), "f.yaml")
		if err := os.WriteFile(path, []byte(c.text), 0o600); err != nil {
			t.Fatal(err)
		}
		_, err := models.Load(path, providers)
		want := "models file " + path + ": " + c.want
		if err == nil || !strings.HasPrefix(err.Error(), want) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%s\ngives %v\nwant %s", c.text, err, want)
		}
	}
}

// Of several mistakes each has a line of its own, and its file.
func TestManyMistakes(t *testing.T) {
	path := filepath.Join(t.TempDir(), "f.yaml")
	if err := os.WriteFile(path, []byte("models:\n  m:\n    price: 3\n    timeout: 90\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	_, err := models.Load(path, providers)
	if err == nil {
		t.Fatal("accepted")
	}
	for i, line := range strings.Split(err.Error(), "\n") {
		if want := fmt.Sprintf("models file %s: line %d, models.m.", path, 3+i); !strings.HasPrefix(line, want) || i > 1 {
			t.Errorf("got %s, want %s…", line, want)
		}
	}
}
