package models

import (
	"maps"
	"slices"

	"github.com/goccy/go-yaml"

	"memloom/internal/llm"
)

// RoleModels says who serves a role.
type RoleModels struct {
	// several: one of them for each unit; the blind panel and the verifiers are all of them
	Model    Names `yaml:"model"`
	Fallback Names `yaml:"fallback"` // asked in this order while the model's endpoint is down
}

// Served returns the models of a role that has no fallback.
func Served(names ...string) RoleModels { return RoleModels{Model: names} }

// UnmarshalYAML reads "big", [big, local] and {model: big, fallback: [local]}.
func (r *RoleModels) UnmarshalYAML(b []byte) error {
	var short Names
	if err := yaml.Unmarshal(b, &short); err == nil {
		*r = RoleModels{Model: short}
		return nil
	}
	type whole RoleModels // without this method
	return yaml.Unmarshal(b, (*whole)(r))
}

// Of returns who serves a role: what it names itself, or the default role.
func (f *File) Of(role llm.Role) RoleModels {
	if r, ok := f.Roles[string(role)]; ok {
		return r
	}
	return f.Roles[DefaultRole]
}

// For returns the models of a role.
func (f *File) For(role llm.Role) []string { return f.Of(role).Model }

// BuiltIn says whether a model of a role is memloom's own: in this process, or where the file says so of a server.
func (f *File) BuiltIn(name string) bool { return name == Builtin || f.Models[name].BuiltIn }

// Idle lists the roles of the file that nothing asks, whatever the recipe.
func (f *File) Idle() []string {
	return slices.DeleteFunc(slices.Clone(idle), func(role string) bool { return f.Roles[role].Model == nil })
}

// Used lists the models that some role, other than the idle ones, or some weaker
// model names, fallbacks included, in order.
func (f *File) Used() []string {
	seen := map[string]bool{}
	var add func(name string)
	add = func(name string) {
		if _, known := f.Models[name]; !known || seen[name] {
			return
		}
		seen[name] = true
		add(f.Models[name].Stronger)
	}
	for role, r := range f.Roles {
		if slices.Contains(idle, role) {
			continue
		}
		for _, n := range slices.Concat(r.Model, r.Fallback) {
			add(n)
		}
	}
	return slices.Sorted(maps.Keys(seen))
}
