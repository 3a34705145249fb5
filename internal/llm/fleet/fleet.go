// Package fleet puts models together: from a models file to what answers for
// each role, with journal, budget, retries and admission around every provider.
package fleet

import (
	"cmp"
	"context"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"time"

	"memloom/internal/llm"
	"memloom/internal/llm/admission"
	"memloom/internal/llm/journal"
	"memloom/internal/llm/models"
	"memloom/internal/llm/money"
	"memloom/internal/llm/provider"
	"memloom/internal/llm/retry"
	"memloom/internal/llm/waits"
)

// Options says what a fleet is made of.
type Options struct {
	File    *models.File
	Getenv  func(string) string
	Journal *journal.Journal // nil: answers are not kept
	Budget  *money.Budget    // nil: no caps; it is told by the journal what requests cost
	Replay  bool             // nothing is sent, so that no key is needed
	Start   map[string]int   // endpoint → requests in flight to begin with, as Limits gave them
	Wait    time.Duration    // before a failed request is sent again for the first time; 0 is a second
	// how long answers on their way are waited for when a run is stopped, so that they can be kept
	Drain time.Duration
	Once  bool       // nothing that failed is sent again
	Waits *waits.Log // is told what calls wait for; nil: no one is
}

// Fleet holds the models of a models file, ready to be asked. It is safe for concurrent use.
type Fleet struct {
	o         Options
	models    map[string]llm.Model // by name in the file
	kept      map[string]journal.ModelOptions
	endpoints map[string]*endpoint

	// slack is never touched, and so takes no memory. It counts as live, which keeps the garbage collector from looking
	// through the stacks of all calls in flight for every few megabytes of answers.
	slack []byte
}

const slack = 64 << 20 // bytes

// endpoint is what models at one address share.
type endpoint struct {
	admission   *admission.Controller
	health      *retry.Health
	concurrency int  // requests in flight at most
	shared      bool // by several models
}

// KeyError says that a variable with a key is not set.
type KeyError struct{ Model, Variable string }

// Error implements error.
func (e *KeyError) Error() string {
	return fmt.Sprintf("model %s: the environment has no %s, which is to hold its key; set it (export %s=…), or name another variable with api_key_env", e.Model, e.Variable, e.Variable)
}

// Open makes the models that some role names. It sends nothing. Errors: a *KeyError, or a provider's about its options.
func Open(ctx context.Context, o Options) (*Fleet, error) {
	f := &Fleet{
		o: o, slack: make([]byte, slack),
		models: map[string]llm.Model{}, kept: map[string]journal.ModelOptions{}, endpoints: map[string]*endpoint{},
	}
	used := o.File.Used()
	for _, name := range used {
		m := o.File.Models[name]
		f.endpoints[m.Endpoint()] = nil
	}
	for _, at := range slices.Sorted(maps.Keys(f.endpoints)) {
		f.endpoints[at] = f.endpoint(at, used)
	}
	for _, name := range used {
		if err := f.add(ctx, name); err != nil {
			return nil, err
		}
	}
	return f, nil
}

// endpoint makes what the models at an address share: how many requests may be
// in flight, the sum of what they name, and the limits of the one that is alone.
func (f *Fleet) endpoint(at string, used []string) *endpoint {
	o := admission.Options{Start: f.o.Start[at]}
	n := 0
	for _, name := range used {
		m := f.o.File.Models[name]
		if m.Endpoint() != at {
			continue
		}
		n++
		o.RPM, o.TPM = m.Limits.RPM, m.Limits.TPM
		o.Concurrency += m.Limits.Concurrency
	}
	if n > 1 {
		o.RPM, o.TPM, o.Shared = 0, 0, true // each model keeps its own
	}
	o.Concurrency = cmp.Or(o.Concurrency, models.DefaultConcurrency)
	return &endpoint{admission: admission.New(o), health: &retry.Health{}, concurrency: o.Concurrency, shared: n > 1}
}

// add makes a model and those that are stronger.
func (f *Fleet) add(ctx context.Context, name string) error {
	if _, done := f.models[name]; done {
		return nil
	}
	m := f.o.File.Models[name]
	var stronger llm.Model
	if m.Stronger != "" {
		if err := f.add(ctx, m.Stronger); err != nil {
			return err
		}
		stronger = f.models[m.Stronger]
	}
	direct, err := f.provider(ctx, name, m)
	if err != nil {
		return err
	}
	o := journal.ModelOptions{Name: direct.Name(), Identity: Identity(m), Provider: direct, Price: priceOf(m)}
	next := f.sending(m, o)
	if f.o.Journal == nil {
		f.models[name] = &plain{Model: next, stronger: stronger}
		return nil
	}
	o.Next, o.Stronger = next, stronger
	f.kept[name] = o
	f.models[name] = f.o.Journal.Model(o)
	return nil
}

// sending puts around a provider what calls that are sent go through. Every attempt reserves the most that it may cost
// when it leaves: one that is lost may have been charged. The control question does not wait for room under a cap,
// since a run that is short of money says nothing of the provider.
func (f *Fleet) sending(m models.Model, o journal.ModelOptions) llm.Model {
	sizes := &sizes{model: m, most: map[string]int{}}
	direct := f.o.Waits.Requests(o.Name, sizes.learning(bounded{journal.Read(o.Provider), m}))
	admit := f.admission(m, sizes.likely)
	paid := func(force bool) llm.Model {
		if f.o.Budget == nil {
			return admit(direct)
		}
		return f.o.Budget.Model(direct, money.Spending{Price: o.Price, Bound: sizes.bound, Admit: admit, Force: force})
	}
	if f.o.Once {
		return paid(false)
	}
	return f.o.Waits.Calls(o.Name, retry.Model(paid(false), retry.Options{
		Health: f.endpoints[m.Endpoint()].health, Rand: rand.Float64, Wait: f.o.Wait, Probe: f.control(paid(true), o),
		Sleeps: f.o.Waits.Sleeps(o.Name),
	}))
}

// admission puts the admission of a model's requests around what sends them: that
// of its address, and its own where others share it.
func (f *Fleet) admission(m models.Model, tokens func(llm.Call) int) func(llm.Model) llm.Model {
	at := f.endpoints[m.Endpoint()]
	if !at.shared {
		return func(next llm.Model) llm.Model { return at.admission.Model(next, tokens) }
	}
	limits := admission.Limits{RPM: m.Limits.RPM, TPM: m.Limits.TPM,
		Concurrency: cmp.Or(m.Limits.Concurrency, at.concurrency)}
	own := admission.New(admission.Options{Limits: limits, Start: limits.Concurrency})
	return func(next llm.Model) llm.Model { return own.Model(at.admission.Model(next, tokens), tokens) }
}

// provider makes the client of a model.
func (f *Fleet) provider(ctx context.Context, name string, m models.Model) (llm.Model, error) {
	key := ""
	if v := m.KeyEnv(); v != "" && !f.o.Replay {
		if key = strings.TrimSpace(f.o.Getenv(v)); key == "" { // files that hold keys end in a line break
			return nil, &KeyError{Model: name, Variable: v}
		}
	}
	o := provider.Options{
		Name: f.label(name), Model: m.Model, BaseURL: m.BaseURL, Key: key, APIVersion: m.APIVersion,
		Temperature: m.Temperature, TopP: m.TopP, MaxTokens: m.MaxTokens, Timeout: time.Duration(m.Timeout),
		Schema: provider.SchemaMode(m.Schema),
		Drain:  f.o.Drain,
	}
	made, err := m.Kind.New(ctx, o)
	if err != nil {
		return nil, fmt.Errorf("model %s: %w", name, err)
	}
	return made, nil
}

// label is a model's name in records: the provider's, which tells readers of a corpus more, with that of the file where
// two models share it. It does not depend on which of them a role names.
func (f *Fleet) label(name string) string {
	model := f.o.File.Models[name].Model
	for other, m := range f.o.File.Models {
		if other != name && m.Model == model {
			return model + " (" + name + ")"
		}
	}
	return model
}

// Model returns a model by its name in the file, nil if there is none.
func (f *Fleet) Model(name string) llm.Model { return f.models[name] }

// Role returns a model by its name in the file, with others that stand in for it
// while its endpoint is down. Without a journal no one does.
func (f *Fleet) Role(name string, fallback []string) llm.Model {
	o, keeps := f.kept[name]
	if !keeps || len(fallback) == 0 {
		return f.Model(name)
	}
	for _, other := range fallback {
		o.Fallback = append(o.Fallback, f.kept[other])
	}
	return f.o.Journal.Model(o)
}

// Limits returns how many requests in flight each endpoint turned out to take, for the next run to begin with.
func (f *Fleet) Limits() map[string]int {
	out := map[string]int{}
	for at, e := range f.endpoints {
		out[at] = e.admission.Limit()
	}
	return out
}

// Capacity is how many requests all endpoints together may have in flight.
func (f *Fleet) Capacity() int {
	n := 0
	for _, e := range f.endpoints {
		n += e.concurrency
	}
	return n
}

// InFlight is how many requests are on their way.
func (f *Fleet) InFlight() int {
	n := 0
	for _, e := range f.endpoints {
		n += e.admission.Stats().InFlight
	}
	return n
}

func priceOf(m models.Model) *money.Price {
	if m.Price == nil {
		return nil
	}
	p := m.Price.Money()
	return &p
}

// plain is a model outside a journal that has a stronger one behind it.
type plain struct {
	llm.Model
	stronger llm.Model
}

// Stronger implements llm.Escalating.
func (p *plain) Stronger() llm.Model { return p.stronger }
