package pack

import (
	"fmt"
	"slices"

	"memloom/internal/bounded"
	"memloom/internal/yamlcheck"
)

// read parses, checks the shape, decodes, and checks the meaning; each step
// only if the one before found nothing, and the last only where it is asked for.
func read(src []byte, meaning bool) (*Pack, []Problem) {
	p, problems := shaped(src)
	if meaning && len(problems) == 0 {
		problems = sorted(validate(p, p.places, nil))
	}
	return p, problems
}

// shaped reads a pack whose keys and kinds are right, whatever they mean.
func shaped(src []byte) (*Pack, []Problem) {
	if len(src) > bounded.Pack {
		return nil, []Problem{{Line: 1, Message: "larger than " + bounded.Size(bounded.Pack) +
			"; a pack is one YAML file of nouns and ranges"}}
	}
	p := new(Pack)
	places, found := yamlcheck.Decode(src, "empty; a pack begins with version: 1 and name:", p)
	if len(found) == 0 {
		p.places = places
		return p, nil
	}
	var problems []Problem
	for _, f := range found {
		if f.Slip {
			f.What = fmt.Sprintf("not YAML, column %d: %s\n%s", f.Column, f.What, f.Excerpt)
		}
		problems = append(problems, Problem{Line: f.Line, Path: f.Key, Message: f.What})
	}
	return nil, problems
}

func sorted(ps []Problem) []Problem {
	slices.SortStableFunc(ps, func(a, b Problem) int { return a.Line - b.Line })
	return ps
}
