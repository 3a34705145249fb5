// Package writing has a model write a domain pack, section by section, or what a pack lacks that a person began.
//
// Terms. A draft is the text of a pack that is still being written, with what is in it. An addition is a section,
// or an entry at the end of a list. An answer's additions are tried on the draft: what breaks a rule of packs is left
// out.
package writing

import (
	"fmt"
	"reflect"
	"slices"
	"strings"

	"memloom/internal/pack"
)

// Draft is a pack that is being written.
type Draft struct {
	text     string
	file     string // what errors call it
	about    string // a sentence about the field; may be empty
	pack     *pack.Pack
	problems []pack.Problem // of what stands
	also     string         // a section that counts as standing already
}

// Begin reads the pack of that name in a file, or begins one where the text is empty. About is a sentence about the
// field, for a pack without a description. Errors are of the file: an *pack.Error, or one that it is of another domain.
func Begin(file, name, about, text string) (Draft, error) {
	d := Draft{text: text, file: file, about: about}
	if strings.TrimSpace(text) == "" {
		d.text = fmt.Sprintf("# The domain pack %s, written by a model: read it before you use it.\n", name) +
			"# domains/README.md says what the keys mean.\n"
	}
	if text != "" {
		p, _, err := pack.Unfinished(file, []byte(text))
		switch {
		case err != nil:
			return d, err
		case p.Stands("name") && p.Name != name:
			return d, fmt.Errorf("%s is the domain %q, not %q; give that name, or another file with --out", file, p.Name, name)
		}
		d.pack = p
	}
	for _, a := range []addition{{path: "version", value: 1, whole: true}, {path: "name", value: name, whole: true},
		{path: "description", value: about, whole: true}} {
		if a.value == "" || d.pack != nil && d.pack.Stands(a.path) {
			continue
		}
		var err error
		if d.text, err = a.put(d.text); err != nil {
			return d, err
		}
	}
	return d.read(d.text)
}

// Text is the draft as it is in its file.
func (d Draft) Text() []byte { return []byte(d.text) }

// read returns the draft with another text.
func (d Draft) read(text string) (Draft, error) {
	var err error
	d.text = text
	d.pack, d.problems, err = pack.Unfinished(d.file, []byte(text), d.also)
	return d, err
}

// counting returns the draft with a section counting as standing: its problems are then those that writing it can mend.
func (d Draft) counting(section string) (Draft, error) {
	d.also = section
	return d.read(d.text)
}

// addition is a section, where it is whole, or an entry at the end of the list at path.
type addition struct {
	path  string
	value any // of a type of package pack
	whole bool

	sort string // of which no more than most are taken of an answer; empty: all are
	most int
	also []addition // entries of other lists that come with it: the deliverables that list an attribute
}

// with returns the draft with additions, and what is wrong with them. Lacking are lists inside of them that are too
// short.
func (d Draft) with(adds ...addition) (next Draft, faults, lacking []pack.Problem, err error) {
	text, own := d.text, []string{}
	lengths := map[string]int{}
	var all []addition
	for _, a := range adds {
		all = append(append(all, a), a.also...)
	}
	for _, a := range all {
		if text, err = a.put(text); err != nil {
			return d, nil, nil, err
		}
		prefix := a.path
		if !a.whole {
			prefix = fmt.Sprintf("%s[%d]", a.path, len(d.entries(a.path))+lengths[a.path])
			lengths[a.path]++
		}
		own = append(own, prefix)
	}
	if next, err = d.read(text); err != nil {
		return d, nil, nil, err
	}
	for _, p := range newOf(d.problems, next.problems) {
		inside := slices.ContainsFunc(own, func(prefix string) bool {
			rest, ok := strings.CutPrefix(p.Path, prefix)
			return ok && (rest == "" || rest[0] == '.' || rest[0] == '[')
		})
		switch {
		case p.Lacks > 0 && lengths[p.Path] > 0: // of the list itself: there may be more to come
		case p.Lacks > 0 && inside && next.pack.Stands(p.Path):
			lacking = append(lacking, p)
		default:
			faults = append(faults, p)
		}
	}
	return next, faults, lacking, nil
}

// newOf returns the problems that were not there before. Additions never move an entry, so that paths stay.
func newOf(before, after []pack.Problem) []pack.Problem {
	return slices.DeleteFunc(slices.Clone(after), func(p pack.Problem) bool {
		return slices.ContainsFunc(before, func(q pack.Problem) bool { return p.Path == q.Path && p.Message == q.Message })
	})
}

// entries are the entries of a list as they are in the pack; of entries that are no text or noun, nothing is said.
func (d Draft) entries(path string) []string {
	v := valueAt(d.pack, path)
	if v.Kind() != reflect.Slice {
		return nil
	}
	out := make([]string, v.Len())
	for i := range out {
		out[i] = textOf(v.Index(i).Interface())
	}
	return out
}
