// Package models reads the file that maps roles to models: which provider
// serves a model, with what settings, limits and price.
package models

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
	"time"

	"github.com/goccy/go-yaml"

	"memloom/internal/bounded"
	"memloom/internal/llm/money"
	"memloom/internal/llm/provider"
)

// Builtin is the name of the model that the program carries with it: in this process, without key, network or price.
const Builtin = "builtin"

// File is a models file.
type File struct {
	Models map[string]Model      `yaml:"models"`
	Roles  map[string]RoleModels `yaml:"roles"`
}

// Model is how a model is reached and asked. min and max are the range of a number, as package numbers has it.
type Model struct {
	Provider    string   `yaml:"provider"`    // its name in the registry
	Model       string   `yaml:"model"`       // as the provider calls it; on Azure the deployment
	BaseURL     string   `yaml:"base_url"`    // empty is the provider's own
	APIKeyEnv   string   `yaml:"api_key_env"` // name of the variable that holds the key
	APIVersion  string   `yaml:"api_version"` // Azure alone
	Temperature *float64 `yaml:"temperature" min:"0" max:"2"`
	TopP        *float64 `yaml:"top_p" min:"0.0001" max:"1"`
	MaxTokens   int      `yaml:"max_tokens" min:"0" max:"10000000"` // of an answer; 0 leaves it to the model
	Timeout     Duration `yaml:"timeout" min:"1ms" max:"24h"`       // of one request; 0 is two minutes
	Schema      string   `yaml:"schema"`                            // auto, strict, json or off; empty is auto
	// the model that is asked when this one's answers cannot be used
	Stronger string `yaml:"stronger"`
	Price    *Price `yaml:"price"`   // absent is unknown
	BuiltIn  bool   `yaml:"builtin"` // what answers is memloom's own model: the mock server
	Limits   Limits `yaml:"limits"`

	Kind provider.Kind `yaml:"-"` // the provider, as the registry has it
}

// Price is in dollars per million tokens. A price has both input and output, which may be 0.
type Price struct {
	Input *Dollars `yaml:"input" min:"0" max:"1000"`
	// of input tokens that the provider had cached; absent is the price of input
	Cached *Dollars `yaml:"cached" min:"0" max:"1000"`
	Output *Dollars `yaml:"output" min:"0" max:"1000"`
}

// Limits bound what a model's endpoint is sent. 0 is not bounded, but for
// concurrency, whose default is DefaultConcurrency.
type Limits struct {
	RPM         int `yaml:"rpm" min:"0" max:"10000000"`   // requests a minute
	TPM         int `yaml:"tpm" min:"0" max:"1000000000"` // tokens a minute
	Concurrency int `yaml:"concurrency" min:"0" max:"10000"`
}

// DefaultConcurrency is how many requests to an endpoint are in flight at most unless its limits say otherwise.
const DefaultConcurrency = 64

// DefaultRole is the role whose models serve the roles that are not named.
const DefaultRole = "default"

// Names is one name or a list of them.
type Names []string

// UnmarshalYAML reads "big" and [big, local].
func (n *Names) UnmarshalYAML(b []byte) error {
	var one string
	if err := yaml.Unmarshal(b, &one); err == nil {
		*n = Names{one}
		return nil
	}
	var list []string
	if err := yaml.Unmarshal(b, &list); err != nil {
		return err
	}
	*n = list
	return nil
}

// Duration is a time such as 90s or 2m.
type Duration time.Duration

// UnmarshalYAML reads Go's notation.
func (d *Duration) UnmarshalYAML(b []byte) error {
	v, err := parseDuration(unquoted(b))
	*d = v
	return err
}

func parseDuration(text string) (Duration, error) {
	if _, err := strconv.ParseFloat(text, 64); err == nil {
		return 0, fmt.Errorf("%s has no unit; write 90s or 2m", shown(text))
	}
	v, err := time.ParseDuration(text)
	if err != nil || v <= 0 {
		return 0, fmt.Errorf("%s is no time; write 90s or 2m", shown(text))
	}
	return Duration(v), nil
}

func unquoted(b []byte) string { return strings.Trim(strings.TrimSpace(string(b)), `"'`) }

// Dollars is an exact amount.
type Dollars money.Nano

// UnmarshalYAML reads a decimal number of at most nine places.
func (d *Dollars) UnmarshalYAML(b []byte) error {
	v, err := parseDollars(unquoted(b))
	*d = v
	return err
}

func parseDollars(text string) (Dollars, error) {
	v, err := money.Parse(text)
	switch {
	case err == nil:
		return Dollars(v), nil
	case strings.HasPrefix(text, "-"):
		return 0, fmt.Errorf("a price cannot be negative; write dollars per million tokens, 0 where nothing is paid")
	}
	return 0, fmt.Errorf("%s is no price; write dollars per million tokens, e.g. 1.25", shown(text))
}

// Money returns the price in the terms of accounts.
func (p Price) Money() money.Price {
	return money.Price{Input: money.Nano(*p.Input), Cached: (*money.Nano)(p.Cached), Output: money.Nano(*p.Output)}
}

// Load reads a models file whose models are served by the given providers. Errors name the file, the line and what to
// do.
func Load(path string, providers provider.Registry) (*File, error) {
	f, _, err := Read(path, providers)
	return f, err
}

// Read is Load for those who keep the text: the file may be a pipe, which can be read only once.
func Read(path string, providers provider.Registry) (f *File, text []byte, err error) {
	if text, err = bounded.File(path, bounded.Settings); err != nil {
		return nil, nil, fmt.Errorf("reading models file: %w", err)
	}
	if f, err = Parse(text, providers); err != nil {
		of := "models file " + path + ": "
		return nil, nil, errors.New(of + strings.ReplaceAll(err.Error(), "\n", "\n"+of))
	}
	return f, text, nil
}

// Parse reads the text of a models file. Errors have a line for each mistake.
func Parse(text []byte, providers provider.Registry) (*File, error) {
	if err := bounded.YAML("", text); err != nil {
		return nil, err
	}
	c := &checker{text: text, file: &File{}, providers: providers, lines: map[string]int{}}
	if c.shapes(); len(c.problems) == 0 {
		if err := yaml.Unmarshal(text, c.file); err != nil {
			return nil, errors.New(unreadable(c.text, err))
		}
		c.check()
	}
	const most = 20 // problems said at once
	if more := len(c.problems) - most; more > 0 {
		c.problems = append(c.problems[:most], fmt.Sprintf("%d more problems", more))
	}
	if len(c.problems) > 0 {
		return nil, errors.New(strings.Join(c.problems, "\n"))
	}
	return c.file, nil
}

// KeyEnv is the variable that holds a model's key; empty if it needs none.
func (m Model) KeyEnv() string {
	if m.APIKeyEnv == "" && (m.BaseURL == "" || m.Kind.BaseURL == "") {
		return m.Kind.KeyEnv
	}
	return m.APIKeyEnv
}

// Endpoint identifies what shares limits: an address and the key's variable.
func (m Model) Endpoint() string {
	return strings.Join([]string{m.Provider, strings.TrimRight(m.BaseURL, "/"), m.KeyEnv()}, " ")
}
