package main

import (
	"context"
	"os"

	"memloom/internal/llm"
	"memloom/internal/llm/fleet"
	"memloom/internal/llm/models"
	"memloom/internal/standin"
)

// named is a model that a command is told to ask, by name.
type named struct {
	llm.Model
	fleet *fleet.Fleet // nil for the built-in one
}

// atOnce is how many questions are asked at once, unless the user says.
func (n *named) atOnce(given bool, workers int) int {
	if given || n.fleet == nil {
		return workers
	}
	return n.fleet.Capacity()
}

// named opens the model of a name: the given built-in one, or one of a models file. Without a name it is the one that
// the file has for the role, or the built-in one. flag is how the name was given, for errors.
func (a *app) named(ctx context.Context, flag, name, file string, role llm.Role, own llm.Model) (*named, error) {
	switch {
	case own == nil && (name == standin.Name || file == ""):
		return nil, noReader(name)
	case name == standin.Name || name == "" && file == "":
		return &named{Model: own}, nil
	case file == "":
		return nil, usage("%s %s: --models FILE is missing, in which it is described (docs/models.md); without it there is %s", flag, name, standin.Name)
	}
	f, err := models.Load(file, providers())
	if err != nil {
		return nil, usage("%w", err)
	}
	if name == "" {
		switch name = f.For(role)[0]; {
		case name == standin.Name && own == nil:
			return nil, noReader(name)
		case name == standin.Name:
			return &named{Model: own}, nil
		}
	}
	if _, known := f.Models[name]; !known {
		return nil, usage("%s %s: %s has no such model", flag, name, file)
	}
	f.Roles = map[string]models.RoleModels{models.DefaultRole: models.Served(name)} // no other is asked, or needs its key
	crew, err := fleet.Open(ctx, fleet.Options{File: f, Getenv: os.Getenv})
	if err != nil {
		return nil, err
	}
	return &named{Model: crew.Model(name), fleet: crew}, nil
}

// noReader is the error of a command that has nothing of its own to read with.
func noReader(name string) error {
	if name == standin.Name {
		return usage("the model %s does not read: name a language model of --models FILE (docs/models.md)", name)
	}
	return usage("this needs a language model: name a file of models with --models FILE (docs/models.md)")
}
