package pack

import (
	"reflect"
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/numbers"
)

// Unfinished reads a pack that is still being written. Its problems are those that Load finds in the sections that
// stand; rules that refer to a section wait until it stands. Those of also count as standing. The name is what errors
// call the file: an *Error says that it is no YAML, or that keys and kinds are wrong.
func Unfinished(name string, src []byte, also ...string) (*Pack, []Problem, error) {
	p, problems := shaped(src)
	if len(problems) > 0 {
		return nil, nil, &Error{Name: name, Problems: problems}
	}
	standing := map[string]bool{}
	for _, s := range Sections() {
		standing[s] = p.Stands(s) || slices.Contains(also, s)
	}
	return p, sorted(validate(p, p.places, standing)), nil
}

// Stands says whether the file has a section, were it an empty one.
func (p *Pack) Stands(section string) bool {
	_, ok := p.places[section]
	return ok
}

// Sections returns the keys at the top of a pack, in their usual order.
func Sections() []string {
	var out []string
	for f := range reflect.TypeFor[Pack]().Fields() {
		out = append(out, numbers.Name(f))
	}
	return slices.DeleteFunc(out, func(name string) bool { return name == "" })
}

// Phases returns the phases of which every pack has a deliverable, in their order.
func Phases() []corpus.Lifecycle { return slices.Clone(lifecycles) }
