package mock

import (
	"fmt"
	"maps"
	"path"
	"slices"
	"strings"

	"memloom/internal/nearest"
)

// problem returns the first thing wrong with a script and the path of its key.
// keys returns the keys that a rule was given.
func (s *Script) problem(keys func(rule int) []string) (at, problem string) {
	l := s.Limits
	if l.Burst > 0 && l.RPM == 0 {
		return "limits.burst", "burst: goes with rpm"
	}
	for i := range s.Rules {
		place := fmt.Sprintf("rules[%d]", i)
		key, problem := s.Rules[i].problem(keys(i))
		if problem == "" {
			continue
		}
		if key == "" {
			return place, problem
		}
		return place + "." + key, key + ": " + problem
	}
	return "", ""
}

// problem returns what is wrong with a rule and under which key; no key means that one is missing.
func (r *Rule) problem(keys []string) (key, problem string) {
	kind, ok := kinds[r.Fault]
	known := strings.Join(slices.Sorted(maps.Keys(kinds)), ", ")
	switch {
	case r.Fault == "":
		return "", "fault is missing: one of " + known
	case !ok:
		return "fault", fmt.Sprintf("%q is none of %s%s", r.Fault, known,
			nearest.Hint(r.Fault, slices.Sorted(maps.Keys(kinds))))
	}
	for _, k := range keys {
		if !slices.Contains(conditions, k) && !slices.Contains(kind.takes, k) {
			return k, fmt.Sprintf("the fault %s does not take it", r.Fault)
		}
	}
	for _, p := range []struct{ key, pattern string }{{"task", r.Task}, {"model", r.Model}} {
		if _, err := path.Match(p.pattern, ""); err != nil {
			return p.key, fmt.Sprintf("%q is no pattern", p.pattern)
		}
	}
	if r.To > 0 && r.To < r.From {
		return "to", "must not be below from"
	}
	return r.settings(kind)
}

// settings checks what belongs to the fault.
func (r *Rule) settings(kind kind) (key, problem string) {
	oneOf := func(key, value string, choice ...string) (string, string) {
		if value == "" || slices.Contains(choice, value) {
			return "", ""
		}
		return key, fmt.Sprintf("%q is none of %s", value, strings.Join(choice, ", "))
	}
	switch {
	case slices.Contains(kind.takes, "median") && r.Median == 0:
		return "", "median is missing: the delay that half of the answers stay below"
	case r.P99 != 0 && r.P99 < r.Median:
		return "p99", "must not be below median"
	}
	if key, problem := oneOf("form", r.Form, waitSeconds, waitDate, waitMillis); problem != "" {
		return key, problem
	}
	if key, problem := oneOf("at", r.At, atStart, atBody); problem != "" {
		return key, problem
	}
	return oneOf("how", r.How, kind.hows...)
}
