package models

import (
	"fmt"
	"maps"
	"net/url"
	"regexp"
	"slices"
	"strings"

	"github.com/goccy/go-yaml"

	"memloom/internal/llm"
)

// roles are those that a models file may name besides the default.
var roles = []string{
	string(llm.RolePlanner), string(llm.RoleAuthor), string(llm.RoleSummariser), string(llm.RoleChecker), string(llm.RoleFixer),
	string(llm.RoleProposer), string(llm.RoleSolver), string(llm.RoleJudge), string(llm.RoleBlind), string(llm.RoleProbe),
}

// RoleNames lists the roles that a models file may name besides the default.
func RoleNames() []string { return slices.Clone(roles) }

// variable is how variables of the environment are named.
var variable = regexp.MustCompile(`^[A-Z_][A-Z0-9_]*$`)

// checker holds a decoded file against its rules.
type checker struct {
	text     []byte
	file     *File
	problems []string
}

// complain adds a problem at a path such as models.big.price.
func (c *checker) complain(path, format string, args ...any) {
	where := path
	if p, err := yaml.PathString("$." + path); err == nil {
		if node, err := p.ReadNode(strings.NewReader(string(c.text))); err == nil && node.GetToken() != nil {
			where = fmt.Sprintf("line %d, %s", node.GetToken().Position.Line, path)
		}
	}
	c.problems = append(c.problems, where+": "+fmt.Sprintf(format, args...))
}

func (c *checker) check() {
	for _, name := range slices.Sorted(maps.Keys(c.file.Models)) {
		c.model("models."+name, name, c.file.Models[name])
	}
	if len(c.file.Roles[DefaultRole]) == 0 {
		c.complain("roles", "needs a default, the model of every role that is not named, e.g. roles: {default: %s}", c.anyName())
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
	case !slices.Contains([]string{OpenAI, Azure, Gemini}, m.Provider):
		c.complain(path, "provider is %q; there are openai (and all that speak its protocol, with base_url), azure and gemini", m.Provider)
		return
	}
	if m.APIKeyEnv != "" && !variable.MatchString(m.APIKeyEnv) { // it may be the key itself, which is not shown
		c.complain(path+".api_key_env", "is no name of a variable such as OPENAI_API_KEY; the key itself belongs into that variable, not into the file")
	}
	if m.Model == "" {
		c.complain(path, "model is missing: the provider's name for it")
	}
	c.address(path, m)
	if m.Schema != "" && !slices.Contains([]string{"auto", "strict", "json", "off"}, m.Schema) {
		c.complain(path+".schema", "%q is none of auto, strict, json, off", m.Schema)
	}
	if t := m.Temperature; t != nil && (*t < 0 || *t > 2) {
		c.complain(path+".temperature", "%g is not between 0 and 2", *t)
	}
	if p := m.TopP; p != nil && (*p <= 0 || *p > 1) {
		c.complain(path+".top_p", "%g is not above 0 and at most 1", *p)
	}
	if m.MaxTokens < 0 || m.Limits.RPM < 0 || m.Limits.TPM < 0 || m.Limits.Concurrency < 0 {
		c.complain(path, "max_tokens and limits cannot be negative")
	}
	switch p := m.Price; {
	case p == nil:
	case p.Input == nil || p.Output == nil:
		c.complain(path+".price", "input and output are both needed, 0 where nothing is paid")
	default:
		if err := m.Price.Money().Check(); err != nil {
			c.complain(path+".price", "%v", err)
		}
	}
	c.stronger(path, name, m)
}

func (c *checker) address(path string, m Model) {
	if m.BaseURL == "" {
		if m.Provider == Azure {
			c.complain(path, "base_url is missing: the address of the Azure resource, e.g. https://NAME.openai.azure.com")
		}
		return
	}
	u, err := url.Parse(m.BaseURL)
	if err != nil || u.Host == "" || u.Scheme != "http" && u.Scheme != "https" {
		c.complain(path+".base_url", "%q is no address; write e.g. http://127.0.0.1:11434/v1", m.BaseURL)
	} else if u.User != nil || u.RawQuery != "" {
		c.complain(path+".base_url", "an address holds no key or query; keys come from the environment (api_key_env)")
	}
}

// stronger follows the chain of stronger models, which must end.
func (c *checker) stronger(path, name string, m Model) {
	seen := []string{name}
	for next := m.Stronger; next != ""; next = c.file.Models[next].Stronger {
		if _, known := c.file.Models[next]; !known {
			c.complain(path+".stronger", "no model is called %q", next)
			return
		}
		if slices.Contains(seen, next) {
			c.complain(path+".stronger", "%s leads back to itself", strings.Join(append(seen, next), " → "))
			return
		}
		seen = append(seen, next)
	}
}

func (c *checker) role(role string, names Names) {
	path := "roles." + role
	if role != DefaultRole && !slices.Contains(roles, role) {
		c.complain(path, "no such role; there are default, %s", strings.Join(roles, ", "))
	}
	if len(names) == 0 {
		c.complain(path, "names no model; leave the role out to give it the default")
	}
	if len(names) > 1 && role != string(llm.RoleBlind) {
		c.complain(path, "one model has this role; only blind, a panel, takes several")
	}
	for _, n := range names {
		if _, known := c.file.Models[n]; !known && n != Builtin {
			c.complain(path, "no model is called %q; there are %s", n, strings.Join(append(slices.Sorted(maps.Keys(c.file.Models)), Builtin), ", "))
		}
	}
}
