package pack

import (
	"maps"
	"slices"
	"strings"
	"testing"
)

// TestWrittenProjects: a pack's own projects pass what is asked of written
// ones; one that breaks a rule of the format is told so, by its place.
func TestWrittenProjects(t *testing.T) {
	for _, name := range BuiltinNames() {
		p, err := Builtin(name)
		if err != nil {
			t.Fatal(err)
		}
		for i, pr := range p.Projects {
			if v := p.ProjectFaults(pr, p.Projects[:i]); len(v) > 0 {
				t.Errorf("%s: %v", pr.Name, v)
			}
		}
		of := func(component string) Project {
			pr := p.Projects[0]
			pr.Subprojects = append([]Subproject{}, pr.Subprojects...)
			pr.Subprojects[1].Components = append([]Noun{{Noun: component}}, pr.Subprojects[1].Components[1:]...)
			return pr
		}
		other := p.Projects[1].Subprojects[0].Components[0].Noun
		for component, want := range map[string]string{
			"lamp " + p.Deliverables[0].Noun: "share the word",
			"lamp " + p.Attributes[0].Noun:   "contains the attribute",
			"wednesday lamp":                 "a typed value",
			"lamp {x}":                       "has a bracket",
			other:                            "contains the component",
			"lamp " + firstTerm(p):           "part of the component",
			p.Projects[0].Subprojects[0].Components[0].Noun: "contains the component",
		} {
			v := strings.Join(p.ProjectFaults(of(component), p.Projects[1:]), "\n")
			if !strings.Contains(v, want) {
				t.Errorf("%s: %q gives %q, want %q", name, component, v, want)
			}
		}
		if v := p.ProjectFaults(of("wednesday lamp"), p.Projects[1:]); len(v) != 1 || !strings.HasPrefix(v[0],
			"sub-project 2, component 1: ") {
			t.Errorf("%s: the place is told as %q", name, v)
		}
	}
}

func firstTerm(p *Pack) string {
	return slices.Sorted(maps.Values(p.Terms[0].ByRole))[0]
}

// TestWrittenNames: a name is held to what a phrase of a pack is.
func TestWrittenNames(t *testing.T) {
	for name, want := range map[string]string{"Glasshouse Heating": "", "Third Floor": "typed value", "Heating!": "stop",
		"": "empty"} {
		if got := NameFault(name); (want == "") != (got == "") || !strings.Contains(got, want) {
			t.Errorf("%q: %q, want %q", name, got, want)
		}
	}
}

// TestWrittenRules: what cannot be in a sentence, or would read as something
// else, is told with the rule's number.
func TestWrittenRules(t *testing.T) {
	p, err := Builtin("technology")
	if err != nil {
		t.Fatal(err)
	}
	good := RuleOf("a", "loans of the master key", "a note from the night crew", "open house", "at an open house",
		"the evening for new visitors", "a deposit at the gate", "the desk is not staffed then")
	if v := p.RuleFaults([]Rule{good}); len(v) > 0 {
		t.Errorf("a sound rule has %q", v)
	}
	for want, change := range map[string]func(*Rule){
		"rule 2, needs: holds":                  func(r *Rule) { r.Needs.Of[0] = "a note from two people" },
		"rule 2, override: ends in a stop":      func(r *Rule) { r.Override.Needs.Of[0] = "a deposit." },
		"rule 2, means: contains the attribute": func(r *Rule) { r.Override.Means.Of[0] = "the " + p.Attributes[0].Noun },
		"rule 2, matter: ":                      func(r *Rule) { r.Matter = "" },
		"rule 2, when: holds":                   func(r *Rule) { r.Override.When = "on a monday of open house" },
		"rule 2, because: ends":                 func(r *Rule) { r.Override.Because[0] += "!" },
	} {
		bad := RuleOf("b", "visits to the roof", "a word with the guard", "dark week", "in a dark week",
			"the stretch without visitors", "the key of the guard", "nobody is there")
		change(&bad)
		if v := strings.Join(p.RuleFaults([]Rule{good, bad}), "\n"); !strings.Contains(v, want) {
			t.Errorf("got %q, want %q", v, want)
		}
	}
}
