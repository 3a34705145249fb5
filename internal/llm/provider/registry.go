package provider

import (
	"context"
	"slices"
	"strings"

	"memloom/internal/llm"
)

// Kind describes a provider: its name in models files, its defaults there, and its constructor.
type Kind struct {
	Name       string // in models files
	Serves     string // what else it is for, told next to its name; may be empty
	BaseURL    string // its own address; empty where every model has its own
	Address    string // said when base_url is missing: what to put there, with an example; only where BaseURL is empty
	KeyEnv     string // variable that holds the key for its own address, or for all where it has none
	APIVersion string // the one that is asked by default; may be empty

	// New makes a model. It MUST NOT reach for the network.
	New func(context.Context, Options) (llm.Model, error)
}

// Registry lists the providers of a program.
type Registry []Kind

// Of returns the provider of a name.
func (r Registry) Of(name string) (Kind, bool) {
	i := slices.IndexFunc(r, func(k Kind) bool { return k.Name == name })
	if i < 0 {
		return Kind{}, false
	}
	return r[i], true
}

// Names returns the names in the order of the registry.
func (r Registry) Names() []string {
	out := make([]string, len(r))
	for i, k := range r {
		out[i] = k.Name
	}
	return out
}

// KeyEnvs lists the variables that hold keys unless a models file names others.
func (r Registry) KeyEnvs() []string {
	out := make([]string, len(r))
	for i, k := range r {
		out[i] = k.KeyEnv
	}
	return out
}

// String lists the names with what they serve, for errors: "a (and all …), b and c".
func (r Registry) String() string {
	out := make([]string, len(r))
	for i, k := range r {
		if out[i] = k.Name; k.Serves != "" {
			out[i] += " (" + k.Serves + ")"
		}
	}
	if len(out) < 2 {
		return strings.Join(out, "")
	}
	last := len(out) - 1
	return strings.Join(out[:last], ", ") + " and " + out[last]
}
