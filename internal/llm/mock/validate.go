package mock

import (
	"fmt"
	"maps"
	"path"
	"reflect"
	"slices"
	"strings"

	"memloom/internal/nearest"
	"memloom/internal/numbers"
)

// problem returns the first thing wrong with a script and its key. has says whether the script has a key.
func (s *Script) problem(has func(key string) bool) (key, problem string) {
	if s.Limits.Burst > 0 && s.Limits.RPM == 0 {
		return "limits.burst", "goes with rpm"
	}
	for i := range s.Rules {
		at := fmt.Sprintf("rules[%d]", i)
		key, problem := s.Rules[i].problem(func(key string) bool { return has(at + "." + key) })
		if problem != "" {
			return strings.TrimSuffix(at+"."+key, "."), problem
		}
	}
	return "", ""
}

// problem returns what is wrong with a rule and under which key; no key means that one is missing.
func (r *Rule) problem(has func(key string) bool) (key, problem string) {
	kind, ok := kinds[r.Fault]
	names := slices.Sorted(maps.Keys(kinds))
	switch {
	case r.Fault == "":
		return "", "fault is missing: one of " + strings.Join(names, ", ")
	case !ok:
		return "fault", fmt.Sprintf("%q is none of %s%s", r.Fault, strings.Join(names, ", "), nearest.Hint(r.Fault, names))
	}
	for f := range reflect.TypeFor[Rule]().Fields() {
		if k := numbers.Name(f); has(k) && !slices.Contains(conditions, k) && !slices.Contains(kind.takes, k) {
			return k, fmt.Sprintf("the fault %s does not take it", r.Fault)
		}
	}
	for _, p := range [][2]string{{"task", r.Task}, {"model", r.Model}} {
		if _, err := path.Match(p[1], ""); err != nil {
			return p[0], fmt.Sprintf("%q is no pattern", p[1])
		}
	}
	if r.To > 0 && r.To < r.From {
		return "to", "must not be below from"
	}
	return r.settings(kind)
}

// settings checks what belongs to the fault.
func (r *Rule) settings(kind kind) (key, problem string) {
	switch {
	case slices.Contains(kind.takes, "median") && r.Median == 0:
		return "", "median is missing: the delay that half of the answers stay below"
	case r.P99 != 0 && r.P99 < r.Median:
		return "p99", "must not be below median"
	}
	for _, of := range []struct {
		key, value string
		choice     []string
	}{
		{"form", r.Form, []string{waitSeconds, waitDate, waitMillis}}, {"at", r.At, []string{atStart, atBody}},
		{"how", r.How, kind.hows},
	} {
		if of.value != "" && !slices.Contains(of.choice, of.value) {
			return of.key, fmt.Sprintf("%q is none of %s", of.value, strings.Join(of.choice, ", "))
		}
	}
	return "", ""
}
