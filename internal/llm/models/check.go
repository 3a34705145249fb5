package models

import (
	"fmt"
	"maps"
	"net/url"
	"regexp"
	"slices"
	"strings"

	"memloom/internal/llm"
	"memloom/internal/llm/provider"
	"memloom/internal/nearest"
)

// roles are those of the program's tasks, which a models file may name besides the
// default. The planner's are asked where a recipe has world.blueprint: written.
var roles = []string{
	string(llm.RolePlanner), string(llm.RoleAuthor), string(llm.RoleSummariser), string(llm.RoleChecker),
	string(llm.RoleFixer),
	string(llm.RoleProposer), string(llm.RoleSolver), string(llm.RoleJudge), string(llm.RoleBlind), string(llm.RoleProbe),
	string(llm.RoleVerifier),
}

// idle are roles that a models file may name too, although no task has them.
var idle = []string{"embedder"}

// RoleNames lists the roles that some task has, besides the default.
func RoleNames() []string { return slices.Clone(roles) }

// variable is how variables of the environment are named.
var variable = regexp.MustCompile(`^[A-Z_][A-Z0-9_]*$`)

// checker holds a decoded file against its rules.
type checker struct {
	text      []byte
	file      *File
	providers provider.Registry
	lines     map[string]int // of what is in the text, by its path
	problems  []string
}

// complain adds a problem at a path such as models.big.price. What is missing is
// told at the line of what it is missing from.
func (c *checker) complain(path, format string, args ...any) {
	line := 1
	for at := path; at != ""; at = at[:max(0, strings.LastIndexByte(at, '.'))] {
		if l, known := c.lines[at]; known {
			line = l
			break
		}
	}
	where := fmt.Sprintf("line %d", line)
	if path != "" {
		where += ", " + path
	}
	c.problems = append(c.problems, where+": "+fmt.Sprintf(format, args...))
}

func (c *checker) check() {
	for _, name := range slices.Sorted(maps.Keys(c.file.Models)) {
		m := c.file.Models[name]
		m.Kind, _ = c.providers.Of(m.Provider)
		c.file.Models[name] = m
		c.model("models."+name, name, m)
	}
	if len(c.file.Roles[DefaultRole].Model) == 0 {
		c.complain("roles", "needs a default, the model of every role that is not named, e.g. roles: {default: %s}",
			c.anyName())
	}
	for _, role := range slices.Sorted(maps.Keys(c.file.Roles)) {
		c.role(role, c.file.Roles[role])
	}
}

func (c *checker) anyName() string {
	if names := slices.Sorted(maps.Keys(c.file.Models)); len(names) > 0 {
		return names[0]
	}
	return Builtin
}

func (c *checker) model(path, name string, m Model) {
	switch {
	case name == Builtin:
		c.complain(path, "builtin is the model that memloom carries with it; give this one another name")
	case m.Provider == "":
		c.complain(path, "provider is missing; there are %s", c.providers)
		return
	case m.Kind.Name == "":
		c.complain(below(path, "provider"), "%s is no provider; there are %s%s",
			shown(m.Provider), c.providers, nearest.Hint(m.Provider, c.providers.Names()))
		return
	}
	if m.APIKeyEnv != "" && !variable.MatchString(m.APIKeyEnv) { // it may be the key itself, which is not shown
		c.complain(path+".api_key_env",
			"is no name of a variable such as OPENAI_API_KEY; the key itself belongs into that variable, not into the file")
	}
	if m.Model == "" {
		c.complain(path, "model is missing: the provider's name for it")
	}
	c.address(path, m)
	if m.Schema != "" && !slices.Contains([]string{"auto", "strict", "json", "off"}, m.Schema) {
		c.complain(path+".schema", "%s is none of auto, strict, json, off", shown(m.Schema))
	}
	if p := m.Price; p != nil && (p.Input == nil || p.Output == nil) {
		c.complain(path+".price", "input and output are both needed, 0 where nothing is paid")
	}
	c.stronger(path, name, m)
}

func (c *checker) address(path string, m Model) {
	if m.BaseURL == "" {
		if m.Kind.BaseURL == "" {
			c.complain(path, "base_url is missing: %s", m.Kind.Address)
		}
		return
	}
	u, err := url.Parse(m.BaseURL)
	if err != nil || u.Host == "" || u.Scheme != "http" && u.Scheme != "https" {
		c.complain(path+".base_url", "%s is no address; write e.g. http://127.0.0.1:11434/v1", shown(m.BaseURL))
	} else if u.User != nil || u.RawQuery != "" {
		c.complain(path+".base_url", "an address holds no key or query; keys come from the environment (api_key_env)")
	}
}

// stronger follows the chain of stronger models, which must end. A circle is told at the first of its models alone.
func (c *checker) stronger(path, name string, m Model) {
	if _, known := c.file.Models[m.Stronger]; !known && m.Stronger != "" {
		c.complain(path+".stronger", "no model is called %s; there are %s%s", shown(m.Stronger), c.modelNames(),
			nearest.Hint(m.Stronger, slices.Sorted(maps.Keys(c.file.Models))))
	}
	seen := []string{name}
	for next := m.Stronger; next != ""; next = c.file.Models[next].Stronger {
		if slices.Contains(seen, next) {
			if next == name && name == slices.Min(seen) {
				c.complain(path+".stronger", "%s leads back to itself; leave it out where a chain shall end",
					strings.Join(append(seen, next), " → "))
			}
			return
		}
		seen = append(seen, next)
	}
}

// modelNames lists what may be named as a stronger model.
func (c *checker) modelNames() string {
	return strings.Join(slices.Sorted(maps.Keys(c.file.Models)), ", ")
}

func (c *checker) role(role string, r RoleModels) {
	path := "roles." + role
	if role != DefaultRole && !slices.Contains(roles, role) && !slices.Contains(idle, role) {
		known := append([]string{DefaultRole}, roles...)
		c.complain(path, "no such role; there are %s%s", strings.Join(known, ", "), nearest.Hint(role, known))
	}
	if len(r.Model) == 0 {
		c.complain(path, "names no model; leave the role out to give it the default")
	}
	for _, n := range r.Model {
		if _, known := c.file.Models[n]; !known && n != Builtin {
			known := append(slices.Sorted(maps.Keys(c.file.Models)), Builtin)
			c.complain(path, "no model is called %s; there are %s%s", shown(n), strings.Join(known, ", "),
				nearest.Hint(n, known))
		}
	}
	c.fallback(path+".fallback", r)
}

// fallback checks who stands in for a role's models.
func (c *checker) fallback(path string, r RoleModels) {
	for i, n := range r.Fallback {
		_, known := c.file.Models[n]
		switch {
		case n == Builtin:
			c.complain(path, "builtin cannot stand in, since its answers are not recorded; name another model")
		case !known:
			c.complain(path, "no model is called %s; there are %s", shown(n), c.modelNames())
		case slices.Contains(r.Model, n):
			c.complain(path, "%s has the role itself; name a model at another address, or leave it out", shown(n))
		case slices.Contains(r.Fallback[:i], n):
			c.complain(path, "%s is there twice, and would be asked in a circle; name it once", shown(n))
		}
	}
	if len(r.Fallback) > 0 && len(r.Model) > 0 && !slices.ContainsFunc(r.Model, func(n string) bool {
		return n != Builtin
	}) {
		c.complain(path, "builtin needs nobody to stand in for it; leave fallback out")
	}
}
