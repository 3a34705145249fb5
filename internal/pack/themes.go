package pack

import (
	"slices"
	"strings"
)

// Theme is a kind of problem, with what people of each role would do about any problem of it (E20). The one who is
// asked for a proposal answers the problem, whatever their role; the roles differ in what they would do.
type Theme struct {
	Key string `yaml:"key" is:"phrase once=theme"` // "waiting for others"
	// first words of texts of blockers and risks, slots and all
	Problems []string `yaml:"problems" count:"1 problem"`
	// "a regression test for this very case"
	Remedies map[string]string `yaml:"remedies" keys:"roles" is:"free once=remedy"`
}

// About says whether a text of a blocker or risk, slots and all, is of the theme.
func (t Theme) About(frame string) bool {
	return slices.ContainsFunc(t.Problems, func(begin string) bool { return strings.HasPrefix(frame, begin) })
}

// ThemeOf returns the theme of a problem as it is said; false where it has none. The problem is a value of v.
func ThemeOf(themes []Theme, v Values, problem string) (Theme, bool) {
	for _, text := range v.Of {
		i := slices.IndexFunc(themes, func(t Theme) bool { return t.About(text) })
		if i >= 0 && v.frame(text).says(problem) {
			return themes[i], true
		}
	}
	return Theme{}, false
}

// says whether a text is one of the frame's.
func (f frame) says(text string) bool {
	rest, ok := strings.CutPrefix(text, f.parts[0])
	switch {
	case !ok:
		return false
	case len(f.fills) == 0:
		return rest == ""
	}
	behind := frame{parts: f.parts[1:], fills: f.fills[1:]}
	return slices.ContainsFunc(f.fills[0], func(fill string) bool {
		after, ok := strings.CutPrefix(rest, fill)
		return ok && behind.says(after)
	})
}

// ProblemTexts are the texts of all blockers and risks, slots and all.
func (p *Pack) ProblemTexts() []string {
	var out []string
	for _, a := range p.Attributes {
		if a.Class.In(Blocker, Risk) {
			out = append(out, a.Value.Of...)
		}
	}
	return out
}
