package run

import (
	"context"
	"os"
	"slices"

	"memloom/internal/app"
	"memloom/internal/llm"
	"memloom/internal/llm/fleet"
	"memloom/internal/llm/models"
	"memloom/internal/standin"
)

// Model is a model that an action asks, by name.
type Model struct {
	llm.Model
	fleet *fleet.Fleet // nil for the built-in one
}

// BuiltIn says whether it is the program's own.
func (m *Model) BuiltIn() bool { return m.fleet == nil }

// AtOnce is how many questions are asked at once, unless the user says.
func (m *Model) AtOnce(given, cpus int) int {
	switch {
	case given > 0:
		return given
	case m.fleet == nil:
		return cpus
	}
	return m.fleet.Capacity()
}

// OpenModel opens the model of a name: the given built-in one, which may be nil, or one of a models file. Without a
// name it is the one that the file has for the role, or the built-in one. Flag is how the name was given, for errors.
func OpenModel(ctx context.Context, flag, name, file string, role llm.Role, own llm.Model) (*Model, error) {
	if own == nil && file == "" && name != standin.Name {
		return nil, app.Usage("this needs a language model: name a file of models with --models FILE (docs/models.md)")
	}
	f := &models.File{}
	switch {
	case name == "" && file == "":
		name = standin.Name
	case name != standin.Name && file == "":
		return nil, app.Usage("%s %s: --models FILE is missing, in which it is described (docs/models.md); without it "+
			"there is %s", flag, name, standin.Name)
	case name != standin.Name:
		var err error
		if f, err = LoadFile(file); err != nil {
			return nil, err
		}
		if name == "" {
			name = f.For(role)[0]
		}
	}
	if name == standin.Name {
		if own == nil {
			return nil, app.Usage("the model %s does not read: name a language model of --models FILE (docs/models.md)", name)
		}
		return &Model{Model: own}, nil
	}
	if _, known := f.Models[name]; !known {
		return nil, app.Usage("%s %s: %s has no such model", flag, name, file)
	}
	only(f, models.Served(name))
	clients, err := fleet.Open(ctx, fleet.Options{File: f, Getenv: os.Getenv})
	if err != nil {
		return nil, err
	}
	return &Model{Model: clients.Model(name), fleet: clients}, nil
}

// Planner reads a models file of which the planner alone is asked, which has to be a language model.
func (f Models) Planner() (Roles, error) {
	r, err := f.Read()
	if err != nil {
		return r, err
	}
	planner := r.File.Of(llm.RolePlanner)
	if slices.Contains(planner.Model, models.Builtin) {
		return r, app.Usage("the built-in model writes no packs, nor does mock-server, which serves it; "+
			"name a language model for the role planner in %s", f.File)
	}
	only(r.File, planner)
	return r, r.Ready(f)
}

// only makes a file ask no model but those of a role, so that no other needs its key.
func only(f *models.File, r models.RoleModels) {
	f.Roles = map[string]models.RoleModels{models.DefaultRole: r}
}
