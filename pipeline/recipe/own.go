package recipe

import (
	"errors"
	"fmt"
	"reflect"
	"slices"

	"github.com/goccy/go-yaml"
	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/parser"

	"memloom/internal/numbers"
)

// Section is the part of recipes that a design has for itself, a mapping below the design's name.
type Section struct {
	Design string
	New    func() any // a pointer to a struct at its defaults, with the tags of Recipe
}

// sections are those that recipes may have.
type sections []Section

func (s sections) of(design string) (Section, bool) {
	i := slices.IndexFunc(s, func(x Section) bool { return x.Design == design })
	if i < 0 {
		return Section{}, false
	}
	return s[i], true
}

var errEmpty = errors.New("it is empty: it needs a name, and extends or keys of its own")

// decode decodes YAML over a recipe, strictly, the section of its design into Recipe.Own.
func (s sections) decode(r *Recipe, text []byte) error {
	file, err := parser.ParseBytes(text, 0)
	if err != nil {
		return err
	}
	docs := slices.DeleteFunc(file.Docs, func(d *ast.DocumentNode) bool {
		return d.Body == nil ||
			d.Body.Type() == ast.NullType
	})
	if len(docs) == 0 {
		return errEmpty
	}
	for _, d := range docs {
		if _, ok := d.Body.(ast.MapNode); !ok {
			return &yaml.SyntaxError{Token: d.Body.GetToken(), Message: "expected keys and values, such as name: my-recipe"}
		}
		own, section, err := s.cut(d)
		if err != nil {
			return err
		}
		if err := r.into(r, d.Body, ""); err != nil {
			return err
		}
		if own == nil {
			continue
		}
		if r.Own == nil || reflect.TypeOf(section.New()) != reflect.TypeOf(r.Own) {
			if r.Own != nil && r.Design != section.Design {
				return &yaml.SyntaxError{Token: own.GetToken(),
					Message: fmt.Sprintf("the keys of %s are of the design %s, and design is %s", section.Design, section.Design,
						r.Design)}
			}
			r.Own = section.New()
		}
		if err := r.into(r.Own, own, section.Design+"."); err != nil {
			return err
		}
	}
	return nil
}

// into decodes a document over the recipe or its own section, whose keys begin with the prefix: strictly, and with
// numbers that fit their keys. A 0 of a section that designs share says that the recipe's leaves the key alone, as
// bounds finds out.
func (r *Recipe) into(section any, body ast.Node, prefix string) error {
	err := yaml.NodeToValue(body, section, yaml.Strict())
	for _, f := range numbers.InText(body, reflect.TypeOf(section)) {
		if f.X != 0 || prefix != "" || r.organised() {
			return &yaml.SyntaxError{Token: f.At, Message: "key " + prefix + f.Key + ": " + f.String()}
		}
	}
	return err
}

// cut takes the section of a design out of a document; nil where there is none.
func (s sections) cut(d *ast.DocumentNode) (ast.Node, Section, error) {
	root, ok := d.Body.(*ast.MappingNode)
	if !ok {
		return nil, Section{}, nil
	}
	var cut ast.Node
	var section Section
	for i, pair := range slices.Backward(root.Values) {
		x, ok := s.of(pair.Key.String())
		switch {
		case !ok:
			continue
		case cut != nil:
			return nil, x, &yaml.SyntaxError{Token: pair.Key.GetToken(),
				Message: fmt.Sprintf("keys for both %s and %s: a recipe is of one design", x.Design, section.Design)}
		}
		cut, section = pair.Value, x
		root.Values = slices.Delete(slices.Clone(root.Values), i, i+1)
	}
	return cut, section, nil
}

// settle gives a recipe the section of its design, at its defaults where no text has it. A section of another design is
// an error.
func (s sections) settle(r *Recipe) error {
	section, has := s.of(r.Design)
	if r.Own == nil {
		if has {
			r.Own = section.New()
		}
		return nil
	}
	if has && reflect.TypeOf(section.New()) == reflect.TypeOf(r.Own) {
		return nil
	}
	for _, x := range s {
		if reflect.TypeOf(x.New()) == reflect.TypeOf(r.Own) {
			return fmt.Errorf("key %s: these keys are of the design %s, and design is %s", x.Design, x.Design, r.Design)
		}
	}
	return nil
}
