package writing

import (
	"cmp"
	"embed"
	"fmt"

	"memloom/internal/llm"
	"memloom/prompts"
)

//go:embed templates/*.txt
var templates embed.FS

// In is what a model is told of a pack, and what it is asked for. What calls have in common is first.
type In struct {
	Field        string        `json:"field"`
	About        string        `json:"about,omitempty"`
	Units        []string      `json:"units,omitempty"`
	Departments  []string      `json:"departments,omitempty"`
	Roles        []RoleIn      `json:"roles,omitempty"`
	Pools        []string      `json:"pools,omitempty"`
	Terms        []string      `json:"terms,omitempty"`
	Attributes   []AttributeIn `json:"attributes,omitempty"`
	Deliverables []string      `json:"deliverables,omitempty"`
	Components   []string      `json:"components,omitempty"`
	Problems     []string      `json:"problems,omitempty"` // texts of blockers and risks, slots and all

	N      int       `json:"n,omitempty"`
	Asked  []ClassIn `json:"asked,omitempty"`
	Class  string    `json:"class,omitempty"`
	Phase  string    `json:"phase,omitempty"`
	Must   []string  `json:"must,omitempty"` // attributes that no deliverable has yet
	List   string    `json:"list,omitempty"` // the place of a list that is too short, in words
	From   []string  `json:"choose_from,omitempty"`
	Taken  []string  `json:"taken,omitempty"`
	Wanted []string  `json:"open,omitempty"` // what a check says that this call can mend
	Kind   string    `json:"kind,omitempty"` // of news
	Slots  []slotOut `json:"slots,omitempty"`
	Valued bool      `json:"valued,omitempty"` // concepts are to have a value
	Again  int       `json:"again,omitempty"`  // how often this was asked before in vain
}

// RoleIn is a role that stands.
type RoleIn struct {
	Name   string   `json:"name"`
	Skills []string `json:"skills"`
}

// AttributeIn is an attribute that stands.
type AttributeIn struct {
	Key   string `json:"key"`
	Noun  string `json:"noun"`
	Class string `json:"class"`
}

// ClassIn asks for so many attributes of a class.
type ClassIn struct {
	Class string `json:"class"`
	N     int    `json:"n"`
}

// taskOf makes the task pack.NAME with the template of that name behind the rules that all share, once a writer.
func taskOf[Out any](w *Writer, name string) *prompts.Task[In, Out] {
	if t, ok := w.tasks[name].(*prompts.Task[In, Out]); ok {
		return t
	}
	t := prompts.New(prompts.Task[In, Out]{
		Name: "pack." + name, Role: llm.RolePlanner,
		System: "You describe a field of work for an invented organisation. " +
			"You answer with one JSON object and nothing else.",
		Template: template("rules") + "\n" + template(name) + "\n{{.Input}}\n",
	})
	if w.tasks == nil {
		w.tasks = map[string]any{}
	}
	w.tasks[name] = t
	return t
}

// template returns an embedded text; that one is missing is a bug of the build.
func template(name string) string {
	b, err := templates.ReadFile("templates/" + name + ".txt")
	if err != nil {
		panic(fmt.Sprintf("template %s: %v", name, err))
	}
	return string(b)
}

// in tells what is in a draft.
func (d Draft) in(name string) In {
	p := d.pack
	in := In{Field: cmp.Or(p.Title, name), About: cmp.Or(d.about, p.Description), Departments: p.Departments}
	for _, r := range p.Roles {
		in.Roles = append(in.Roles, RoleIn{r.Name, r.Skills})
	}
	in.Pools, in.Terms, in.Deliverables = sortedKeys(p.Pools), d.texts("terms.by_role"), d.texts("deliverables.noun")
	in.Components = d.texts("projects.subprojects.components.noun")
	for _, a := range p.Attributes {
		in.Attributes = append(in.Attributes, AttributeIn{a.Key, a.Noun, string(a.Class)})
	}
	return in
}
