package personas

import (
	_ "embed"
	"fmt"

	"github.com/goccy/go-yaml"
)

//go:embed names.yaml
var namesYAML []byte

//go:embed habits.yaml
var habitsYAML []byte

// nameLists are the names that people are made of.
type nameLists struct {
	Given struct {
		Male   []string `yaml:"male"`
		Female []string `yaml:"female"`
	} `yaml:"given"`
	Family []string `yaml:"family"`
}

// habitList is the habits of one sort: for everyone, and for casual people.
type habitList struct {
	Any    []string `yaml:"any"`
	Casual []string `yaml:"casual"`
}

// habitLists are the sorts of habits, by the word that is before the colon in Person.Habits.
type habitLists struct {
	Opens       habitList `yaml:"opens"`
	Says        habitList `yaml:"says"`
	Closes      habitList `yaml:"closes"`
	Punctuation habitList `yaml:"punctuation"`
}

func loadNames() (n nameLists, err error) {
	if err := yaml.UnmarshalWithOptions(namesYAML, &n, yaml.Strict()); err != nil {
		return n, fmt.Errorf("reading the embedded names: %w", err)
	}
	return n, nil
}

func loadHabits() (h habitLists, err error) {
	if err := yaml.UnmarshalWithOptions(habitsYAML, &h, yaml.Strict()); err != nil {
		return h, fmt.Errorf("reading the embedded habits: %w", err)
	}
	return h, nil
}
