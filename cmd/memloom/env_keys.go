package main

import (
	"errors"
	"slices"

	"memloom/internal/llm/models"
	"memloom/internal/runstore"
	"memloom/validate/check"
)

// envKeys returns the variables whose values must not be in a corpus: the usual ones, those that the run's own models
// file names where the run is still there, and those that the given models file names.
func envKeys(dir, file string, getenv func(string) string) ([]check.EnvKey, error) {
	names := providers().KeyEnvs()
	usual := len(names)
	add := func(f *models.File) {
		for _, m := range f.Models {
			if name := m.KeyEnv(); name != "" {
				names = append(names, name)
			}
		}
	}
	if file != "" {
		f, err := models.Load(file, providers())
		if err != nil {
			return nil, usage("%w", err)
		}
		add(f)
	}
	if f, err := models.Parse([]byte(modelsOfRun(dir)), providers()); err == nil {
		add(f)
	}
	slices.Sort(names[usual:])
	var keys []check.EnvKey
	for _, name := range names {
		if !slices.ContainsFunc(keys, func(k check.EnvKey) bool { return k.Name == name }) {
			keys = append(keys, check.EnvKey{Name: name, Value: getenv(name)})
		}
	}
	return keys, nil
}

// modelsOfRun is the models file that the run in a folder keeps; empty where there is no run, or none that can be read:
// a corpus is checked without it.
func modelsOfRun(dir string) string {
	store, err := runstore.OpenReader(dir)
	if err != nil {
		return ""
	}
	kept, err := store.Kept()
	if err = errors.Join(err, store.Close()); err != nil {
		return ""
	}
	return kept[metaModels]
}
