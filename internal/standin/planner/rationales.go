package planner

import (
	"fmt"
	"strconv"
	"strings"

	"memloom/internal/corpus"
	"memloom/prompts"
)

// Rationales says of each owner what the input says of them, in one sentence.
func (p *Planner) Rationales(in prompts.RationalesIn) (prompts.RationalesOut, error) {
	out := prompts.RationalesOut{Rationales: []string{}}
	for _, a := range in.Assignments {
		r := source(a.Owner, a.Task, strconv.Itoa(a.N))
		parts := []string{corpus.Pick(r, atEase[best(a.Skills).level])}
		parts[0] = strings.ReplaceAll(parts[0], "{skill}", best(a.Skills).name)
		switch {
		case a.Rank == 1:
			parts = append(parts, corpus.Pick(r, atTheTop))
		case a.Rank == 2:
			parts = append(parts, corpus.Pick(r, inTheLead))
		}
		if a.Owned == 1 {
			parts = append(parts, "owns nothing else in this group")
		} else {
			parts = append(parts, fmt.Sprintf("has %d tasks in this group", a.Owned))
		}
		r.Shuffle(len(parts), func(i, j int) { parts[i], parts[j] = parts[j], parts[i] })
		last := len(parts) - 1
		out.Rationales = append(out.Rationales, fmt.Sprintf("As %s, %s %s and %s.", a.Role, a.Owner,
			strings.Join(parts[:last], ", "), parts[last]))
	}
	return out, nil
}

// skilled is a skill with how well a person has it.
type skilled struct{ name, level string }

// best returns the skill that a person has best; its level is empty without one.
func best(skills []string) skilled {
	var out skilled
	for _, level := range []string{"low", "medium", "strong"} {
		for _, s := range skills {
			if name, is, ok := strings.Cut(s, ": "); ok && is == level && out.level != level {
				out = skilled{name, level}
			}
		}
	}
	return out
}
