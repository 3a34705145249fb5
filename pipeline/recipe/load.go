package recipe

import (
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"reflect"
	"slices"
	"strings"

	"github.com/goccy/go-yaml"

	"memloom/internal/bounded"
	"memloom/internal/nearest"
	"memloom/internal/safetext"
	"memloom/internal/yamlerr"
	"memloom/recipes"
)

// NotFoundError says that no recipe has a name.
type NotFoundError struct {
	Name  string
	Known []string
}

// Error implements error.
func (e *NotFoundError) Error() string {
	return fmt.Sprintf("no recipe is called %q; there are %s, or give a YAML file%s", e.Name,
		strings.Join(e.Known, ", "), nearest.Hint(e.Name, e.Known))
}

// Names lists the recipes that memloom carries, in order.
func Names() []string {
	files, _ := fs.Glob(recipes.FS, "*.yaml")
	for i, f := range files {
		files[i] = strings.TrimSuffix(f, ".yaml")
	}
	slices.Sort(files)
	return files
}

// Source returns the text of a recipe by name or file, and what to call it in errors.
func Source(name string) (text []byte, file string, err error) {
	info, err := os.Stat(name)
	if err == nil && !info.IsDir() && !slices.Contains(Names(), name) || strings.ContainsAny(name, "/\\") ||
		strings.HasSuffix(name, ".yaml") || strings.HasSuffix(name, ".yml") {
		b, err := bounded.File(name, bounded.Settings)
		if err != nil {
			return nil, "", fmt.Errorf("reading recipe: %w", err)
		}
		return b, name, nil
	}
	b, err := recipes.FS.ReadFile(name + ".yaml")
	if errors.Is(err, fs.ErrNotExist) {
		return nil, "", &NotFoundError{Name: name, Known: Names()}
	}
	return b, "recipes/" + name + ".yaml", err
}

// Load resolves a recipe: its file over what it extends, then the settings (key=value, dotted keys), then the scale.
// Unknown keys and values out of bounds are errors that name file, line and key. own are the sections that designs
// have.
func Load(name string, settings []string, scale float64, own ...Section) (*Recipe, error) {
	r, _, err := Scaled(name, settings, scale, own...)
	return r, err
}

// Scaled is Load that also says which sizes the scale did not reach. A scale at which a size passes its bound gives a
// *ScaleError.
func Scaled(name string, settings []string, scale float64, own ...Section) (*Recipe, []Held, error) {
	known := sections(own)
	r, err := known.load(name, nil)
	if err != nil {
		return nil, nil, err
	}
	for _, s := range settings {
		if err := known.set(r, s); err != nil {
			return nil, nil, err
		}
	}
	if err := known.settle(r); err != nil {
		return nil, nil, fmt.Errorf("recipe %s: %w", name, err)
	}
	r.Filters.settle()
	if err := bounds(r); err != nil {
		return nil, nil, fmt.Errorf("recipe %s: %w", name, err)
	}
	if !(scale > 0 && scale <= mostScale) {
		return nil, nil, fmt.Errorf("--scale %g: expected a number above 0 and at most %d, e.g. 0.5", scale, mostScale)
	}
	if err := r.byProject(); err != nil {
		return nil, nil, err
	}
	if scale != 1 {
		if err := r.byCorpus(); err != nil {
			return nil, nil, err
		}
	}
	held, err := rescale(r, scale)
	if err != nil {
		return nil, nil, fmt.Errorf("recipe %s at scale %g: %w", name, scale, err)
	}
	withoutEmpty(reflect.ValueOf(r))
	return r, held, nil
}

// withoutEmpty makes lists and maps without entries nil, wherever they came from: a run that goes on reads its recipe
// back, and must have the same parameters.
func withoutEmpty(v reflect.Value) {
	switch v.Kind() {
	case reflect.Pointer, reflect.Interface:
		if !v.IsNil() {
			withoutEmpty(v.Elem())
		}
	case reflect.Struct:
		for i := range v.NumField() {
			withoutEmpty(v.Field(i))
		}
	case reflect.Slice, reflect.Map:
		if v.Len() == 0 && v.CanSet() {
			v.SetZero()
		}
	}
}

func (s sections) load(name string, seen []string) (*Recipe, error) {
	if slices.Contains(seen, name) {
		return nil, fmt.Errorf("recipe %s extends itself by way of %s", name, strings.Join(seen, ", "))
	}
	text, file, err := Source(name)
	if err != nil {
		return nil, err
	}
	if err := bounded.YAML("", text); err != nil {
		return nil, fmt.Errorf("recipe %s, %w", file, err)
	}
	var head struct {
		Extends string `yaml:"extends"`
	}
	_ = yaml.Unmarshal(text, &head) // overlay says what is wrong
	r := &Recipe{}
	if head.Extends != "" {
		if r, err = s.load(head.Extends, append(seen, name)); err != nil {
			return nil, fmt.Errorf("recipe %s: %w", file, err)
		}
	}
	if err := s.overlay(r, text); errors.Is(err, errEmpty) {
		return nil, fmt.Errorf("recipe %s: %w", file, err)
	} else if err != nil {
		return nil, fmt.Errorf("recipe %s, %s", file, yamlerr.Explain(text, err))
	}
	if r.Name == "" {
		return nil, fmt.Errorf("recipe %s: name is missing", file)
	}
	if err := checkName(r.Name, text); err != nil {
		return nil, fmt.Errorf("recipe %s: %w", file, err)
	}
	return r, nil
}

// overlay decodes YAML over a recipe: keys that the text does not name stay as they are, those of maps included, but a
// quota of a family replaces those of its parts, and one of a part that of the family. Unknown keys are errors.
func (s sections) overlay(r *Recipe, text []byte) error {
	old := r.Questions.Families
	r.Questions.Families = nil
	if err := s.decode(r, text); err != nil {
		return suggest(err, text, r)
	}
	merged := maps.Clone(old)
	if merged == nil {
		merged = map[string]int{}
	}
	for name := range r.Questions.Families {
		family, _, part := strings.Cut(name, "/")
		maps.DeleteFunc(merged, func(old string, _ int) bool {
			return part && old == family || !part && strings.HasPrefix(old, family+"/")
		})
	}
	maps.Copy(merged, r.Questions.Families)
	r.Questions.Families = merged
	return nil
}

// Parse reads a resolved recipe, as a manifest or a run keeps it.
func Parse(text []byte, own ...Section) (*Recipe, error) {
	r := &Recipe{}
	if err := sections(own).decode(r, text); err != nil {
		return nil, fmt.Errorf("recipe of the run: %s", yamlerr.Text(err))
	}
	withoutEmpty(reflect.ValueOf(r))
	return r, nil
}

// With is a resolved recipe with settings (key=value) of its common sections changed.
func With(r *Recipe, settings []string) (*Recipe, error) {
	out := *r
	out.Filters.settle()
	for _, s := range settings {
		if err := (sections)(nil).set(&out, s); err != nil {
			return nil, err
		}
	}
	if len(settings) == 0 {
		return &out, nil
	}
	return &out, bounds(&out)
}

// Marshal writes a resolved recipe as YAML.
func (r *Recipe) Marshal() ([]byte, error) {
	text, err := yaml.Marshal(r)
	if err != nil || r.Own == nil {
		return text, err
	}
	own, err := yaml.Marshal(map[string]any{r.Design: r.Own})
	return append(text, own...), err
}

// set applies one --set key=value.
func (s sections) set(r *Recipe, setting string) error {
	key, value, ok := strings.Cut(setting, "=")
	if !ok || key == "" {
		return fmt.Errorf("--set %s: expected key=value, e.g. dialogue.words=22", setting)
	}
	parts := strings.Split(key, ".")
	var b strings.Builder
	for i, p := range parts {
		fmt.Fprintf(&b, "%s%s:", strings.Repeat("  ", i), p)
		if i < len(parts)-1 {
			b.WriteByte('\n')
		}
	}
	b.WriteString(" " + value + "\n")
	var beyond *bounded.Error
	if errors.As(bounded.YAML("", []byte(b.String())), &beyond) {
		return fmt.Errorf("--set %s: %s", setting, beyond.What)
	}
	if err := s.overlay(r, []byte(b.String())); err != nil {
		return fmt.Errorf("--set %s: %s; `%s` lists the keys", setting, yamlerr.Find([]byte(b.String()), err),
			safetext.Command("recipe", "show", r.Name))
	}
	return nil
}
