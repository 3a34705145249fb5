package pack

import (
	"strings"
	"testing"
)

// TestDescription: a rule tells its matters in other words, and those of no other rule.
func TestDescription(t *testing.T) {
	r := Rule{Matter: "trials of the {component} with a customer", Described: "pilots of the {component} at a client"}
	for matter, want := range map[string]string{
		"trials of the card vault with a customer": "pilots of the card vault at a client", "trials of the card vault": "",
		"merges into the vault": "",
	} {
		if got, ok := r.Description(matter); got != want || ok != (want != "") {
			t.Errorf("%q is told by %q, %v", matter, got, ok)
		}
	}
	if got, ok := (Rule{Matter: r.Matter}).Description("trials of the card vault with a customer"); ok {
		t.Errorf("a rule without other words is told by %q", got)
	}
}

// TestDescribed: a description that names a component where the matter names none is reported, and the other way round.
func TestDescribed(t *testing.T) {
	src := librarySource(t)
	for matter, described := range map[string]string{
		`matter: "new signs in the {component}"`: "boards put up",
		"matter: loans of the master key":        "uses of the {component}",
	} {
		if !strings.Contains(src, matter) {
			t.Fatalf("the library has no %s", matter)
		}
		if found := Validate([]byte(strings.Replace(src, matter, matter+"\n    described: \""+described+"\"", 1))); len(
			found) == 0 {
			t.Errorf("%s is described by %q, and nothing is found", matter, described)
		}
	}
}

// TestDescriptionsShareNoWord: what describes a matter in a built-in pack has no telling word of it but the
// component's.
func TestDescriptionsShareNoWord(t *testing.T) {
	for _, name := range BuiltinNames() {
		p := builtin(t, name)
		for _, r := range p.Rules {
			for _, x := range strings.Fields(strings.ReplaceAll(r.Described, componentSlot, "")) {
				for _, y := range strings.Fields(strings.ReplaceAll(r.Matter, componentSlot, "")) {
					if len(x) > 3 && len(y) > 3 && x[:4] == y[:4] {
						t.Errorf("%s, %s: %q has %q of %q", p.Name, r.Key, r.Described, x, r.Matter)
					}
				}
			}
		}
	}
}
