package models_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"memloom/internal/llm"
	"memloom/internal/llm/models"
)

const good = `models:
  big:   {provider: openai, model: gpt-5, api_key_env: OPENAI_API_KEY, price: {input: 1.25, cached: 0.125, output: 10}, limits: {rpm: 500, tpm: 2000000, concurrency: 64}}
  local: {provider: openai, model: qwen3, base_url: "http://127.0.0.1:11434/v1", temperature: 0.7, timeout: 90s, stronger: big}
  gem:   {provider: gemini, model: gemini-2.5-pro}
  idle:  {provider: gemini, model: never-asked}
roles: {default: local, author: big, blind: [big, gem, local, builtin]}
`

func TestParse(t *testing.T) {
	f, err := models.Parse([]byte(good))
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
	if time.Duration(local.Timeout) != 90*time.Second || *local.Temperature != 0.7 || local.Price != nil || !local.Local() || big.Local() {
		t.Errorf("local is %+v", local)
	}
	if big.KeyEnv() != "OPENAI_API_KEY" || local.KeyEnv() != "" || f.Models["gem"].KeyEnv() != "GEMINI_API_KEY" {
		t.Error("keys come from the wrong variables")
	}
	if big.Endpoint() == f.Models["gem"].Endpoint() {
		t.Error("two providers share an endpoint")
	}
}

// A key in the file is refused and not shown.
func TestKeyInFile(t *testing.T) {
	const key = "sk-proj-abcdefghijklmnop0123"
	for _, field := range []string{"api_key: " + key, "apikey: hush-hush", "model: " + key, "model: x, api_key_env: 0123hush456789abcdef0123456789ab"} {
		_, err := models.Parse([]byte("models:\n  m: {provider: openai, " + field + "}\nroles: {default: m}"))
		if err == nil || !strings.Contains(err.Error(), "line 2") || !strings.Contains(err.Error(), "api_key_env") || strings.Contains(err.Error(), key) || strings.Contains(err.Error(), "hush") {
			t.Errorf("%s: %v", field, err)
		}
	}
}

// Every mistake is told with its line and what to do.
func TestMistakes(t *testing.T) {
	const head = "models:\n  m: {provider: openai, model: x}\n"
	for _, c := range []struct{ text, want string }{
		{"models: {m: {provider: openai, modle: x}}\nroles: {default: m}", `unknown field "modle"`},
		{head, "roles: needs a default"},
		{head + "roles: {default: m, author: []}", "roles.author: names no model"},
		{head + "roles: {default: m, author: }", "roles.author: names no model"},
		{"models:\n  m: {provider: openai, model: x, price: {input: 1.25}}\nroles: {default: m}", "price: input and output are both needed"},
		{head + "roles: {default: other}", `line 3, roles.default: no model is called "other"; there are m, builtin`},
		{head + "roles: {default: m, painter: m}", "line 3, roles.painter: no such role; there are default, planner"},
		{head + "roles: {default: m, judge: [m, builtin]}", "roles.judge: one model has this role"},
		{"models:\n  m: {provider: openia, model: x}\nroles: {default: m}", `line 2, models.m: provider is "openia"`},
		{"models:\n  builtin: {provider: openai, model: x}\nroles: {default: builtin}", "give this one another name"},
		{"models:\n  m: {provider: openai}\nroles: {default: m}", "model is missing"},
		{"models:\n  m: {provider: azure, model: x}\nroles: {default: m}", "base_url is missing"},
		{"models:\n  m:\n    provider: openai\n    model: x\n    base_url: localhost:80\nroles: {default: m}", `line 5, models.m.base_url: "localhost:80" is no address`},
		{"models:\n  m: {provider: openai, model: x, base_url: 'http://u:secret@h/v1'}\nroles: {default: m}", "holds no key"},
		{"models:\n  m: {provider: openai, model: x, temperature: 3}\nroles: {default: m}", "3 is not between 0 and 2"},
		{"models:\n  m: {provider: openai, model: x, schema: tight}\nroles: {default: m}", "none of auto, strict, json, off"},
		{"models:\n  m: {provider: openai, model: x, stronger: n}\n  n: {provider: openai, model: x, stronger: m}\nroles: {default: m}", "m → n → m leads back"},
		{"models:\n  m: {provider: openai, model: x, timeout: 90}\nroles: {default: m}", "is no time"},
		{"models:\n  m: {provider: openai, model: x, price: {input: -1, output: 2}}\nroles: {default: m}", "is no price"},
		{"models:\n  m: {provider: openai, model: x, price: {input: 1e-3, output: 2}}\nroles: {default: m}", "is no price"},
		{"models:\n  m: {provider: openai, model: x, limits: {rps: 3}}\nroles: {default: m}", `unknown field "rps"`},
	} {
		_, err := models.Parse([]byte(c.text))
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s\ngives %v\nwant %s", c.text, err, c.want)
		}
	}
}
