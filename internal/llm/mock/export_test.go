package mock

import (
	"strconv"
	"time"

	"memloom/internal/corpus"
)

// Spoil does to a text what a rule does to an answer.
func Spoil(r Rule, schemaText []byte, text string) (string, error) {
	s, err := parseSchema(schemaText)
	if err != nil {
		return "", err
	}
	return kinds[r.Fault].spoil(spoiling{s, r.How, corpus.Rand(3, text, r.Fault)}, text), nil
}

// Kinds names the faults, with the keys and varieties that each takes.
func Kinds() map[string][]string {
	out := map[string][]string{}
	for name, k := range kinds {
		out[name] = append(append([]string(nil), k.takes...), k.hows...)
	}
	return out
}

// Conditions are the keys that every rule takes.
func Conditions() []string { return conditions }

// Delays draws how long a script delays so many prompts.
func Delays(s *Script, n int) []time.Duration {
	p := newPlay(*s, 1, time.Time{})
	out := make([]time.Duration, n)
	for i := range out {
		q := &request{model: "builtin"}
		q.prompt.User = strconv.Itoa(i)
		out[i] = p.decide(q).delay
	}
	return out
}
