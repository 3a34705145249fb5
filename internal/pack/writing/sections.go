package writing

import (
	"reflect"
	"slices"
	"strings"

	"memloom/internal/numbers"
	"memloom/internal/pack"
)

// section is what is asked for a section of a pack, and the lists that belong to it.
type section struct {
	name   string
	needed bool                 // others rest on it
	asks   []func(Draft) asking // each nil where the draft needs nothing of it
	holds  []string             // other keys at the top that its questions write

	missing func(Draft) []string // says what a draft misses once they are asked; nil: a check of the pack does
}

// How much is asked for. A pack of this size carries quickstart, and a bit more.
const (
	askRoles = 7
	askPools = 4
	askTexts = 32
	spare    = 2 // entries beyond those that a list lacks
)

// lists are the sections that are asked for by the number of entries: how many a new one gets, and of these at least,
// how many more it gets at once, and the texts of the pack that are not to be said again.
var lists = map[string]struct {
	first, least, more int
	taken              []string
}{
	"terms":      {6, 3, 8, []string{"terms.by_role"}},
	"themes":     {3, 1, 3, []string{"themes.key"}},
	"rules":      {6, 3, 6, []string{"rules.matter", "rules.override.term", "exceptions.term"}},
	"exceptions": {4, 2, 4, []string{"rules.override.term"}},
	"news":       {8, 4, 8, []string{"news.sentence"}},
}

// sections lists what is asked, in an order in which later sections refer to earlier ones.
func sections() []section {
	one := func(ask func(Draft) asking) []func(Draft) asking { return []func(Draft) asking{ask} }
	list := func(name string) section {
		return section{name: name, asks: one(func(d Draft) asking { return d.askFirst(name) })}
	}
	return []section{
		{name: "roles", needed: true, asks: one(Draft.askHead), holds: []string{"title", "description", "departments"}},
		list("terms"),
		{name: "pools", needed: true, asks: one(Draft.askPools)},
		{name: "attributes", needed: true, asks: askAttributes(), missing: Draft.missingClasses},
		{name: "deliverables", needed: true, asks: askDeliverables()},
		list("themes"),
		{name: "projects", asks: one(Draft.askProject)},
		list("rules"), list("exceptions"), list("news"),
		{name: "asides", asks: one(Draft.askLists), holds: []string{"closures"}},
	}
}

// lacks is how many entries a list at the top is short of, so far as it stands; absent sections lack what is asked for.
func (d Draft) lacks(section string, asked int) int {
	if !d.pack.Stands(section) {
		return asked
	}
	n := 0
	for _, p := range d.problems {
		if p.Path == section {
			n = max(n, p.Lacks)
		}
	}
	return n
}

// texts are those of the pack under paths without numbers, such as rules.override.term.
func (d Draft) texts(paths ...string) []string {
	var out []string
	numbers.Walk(reflect.ValueOf(d.pack).Elem(), "", "", func(v reflect.Value, _ reflect.StructTag, key string) bool {
		key = strings.TrimPrefix(numberForm.ReplaceAllString(key, "")+".", ".")
		inside := slices.ContainsFunc(paths, func(p string) bool { return strings.HasPrefix(key, p+".") })
		if inside && v.Kind() == reflect.String {
			out = append(out, v.String())
		}
		return inside || slices.ContainsFunc(paths, func(p string) bool { return strings.HasPrefix(p+".", key) })
	})
	return out
}

// askFirst asks for the entries that a list lacks.
func (d Draft) askFirst(section string) asking {
	n := d.lacks(section, lists[section].first)
	if n == 0 {
		return nil
	}
	return d.askList(order{section: section, n: n, least: min(lists[section].least, (n+1)/2), whole: true})
}

// askMore asks for more entries of a list that stands.
func (d Draft) askMore(section string, ask func(*In)) asking {
	return d.askList(order{section: section, n: lists[section].more, least: 1, ask: ask})
}

// askList asks for entries of a list.
func (d Draft) askList(o order) asking {
	o.taken = d.texts(lists[o.section].taken...)
	switch o.section {
	case "terms":
		return asks("terms", o, func(out termsOut) []addition { return listed(o.section, out.Terms, termOut.concept) })
	case "themes":
		problems := slices.DeleteFunc(d.pack.ProblemTexts(), func(text string) bool {
			return slices.ContainsFunc(d.pack.Themes, func(t pack.Theme) bool { return t.About(text) })
		})
		if o.ask = func(in *In) { in.Problems = problems }; len(problems) == 0 {
			return nil
		}
		return asks("themes", o, func(out themesOut) []addition { return listed(o.section, out.Themes, themeOut.theme) })
	case "rules":
		return asks("rules_of", o, func(out rulesOut) []addition { return listed(o.section, out.Rules, ruleOut.rule) })
	case "exceptions":
		return asks("exceptions", o, func(out exceptionsOut) []addition {
			return listed(o.section, out.Exceptions, caseOut.override)
		})
	}
	return asks("news", o, func(out newsOut) []addition { return listed(o.section, out.News, newOut.news) })
}

func (d Draft) askHead() asking {
	n, absent := d.lacks("roles", askRoles), func(s string) bool { return !d.pack.Stands(s) }
	if n == 0 && !slices.ContainsFunc([]string{"title", "description", "departments"}, absent) {
		return nil
	}
	return asks("head", order{section: "roles", n: n, least: 1, whole: true}, func(out headOut) []addition {
		var adds []addition
		for _, a := range []addition{
			{path: "title", value: one(out.Title), whole: true}, {path: "description", value: one(out.Description), whole: true},
			{path: "departments", value: each(out.Departments), whole: true},
		} {
			if absent(a.path) && reflect.ValueOf(a.value).Len() > 0 {
				adds = append(adds, a)
			}
		}
		if n == 0 {
			return adds
		}
		return append(adds, listed("roles", out.Roles, roleOut.role)...)
	})
}

func (d Draft) askPools() asking {
	if d.pack.Stands("pools") {
		return nil
	}
	return asks("pools", order{section: "pools", n: askPools, least: 1, whole: true}, func(out poolsOut) []addition {
		return []addition{{path: "pools", value: out.pools(), whole: true}}
	})
}

// askDeliverables asks for a deliverable of each phase that has none.
func askDeliverables() []func(Draft) asking {
	var out []func(Draft) asking
	for _, phase := range pack.Phases() {
		out = append(out, func(d Draft) asking {
			phases := d.texts("deliverables.lifecycle")
			if slices.Contains(phases, string(phase)) || d.lacks("deliverables", 1) == 0 {
				return nil
			}
			slices.Sort(phases)
			last := len(slices.Compact(phases)) == len(pack.Phases())-1
			return d.askDeliverable(string(phase), last)
		})
	}
	return out
}

// askDeliverable asks for a deliverable of a phase. The last one has all attributes that no other has.
func (d Draft) askDeliverable(phase string, last bool) asking {
	listed := d.texts("deliverables.attributes")
	return asks("deliverable", order{section: "deliverables", least: 1, whole: last, ask: func(in *In) {
		in.Phase, in.Taken, in.Wanted = phase, in.Deliverables, nil
		for _, a := range d.pack.Attributes {
			if last && !slices.Contains(listed, a.Key) {
				in.Must = append(in.Must, a.Key)
			}
		}
	}}, func(out deliverableOut) []addition {
		return []addition{{path: "deliverables", value: out.deliverable(phase)}}
	})
}

func (d Draft) askProject() asking {
	if d.lacks("projects", 1) == 0 {
		return nil
	}
	return asks("project", order{section: "projects", least: 1, whole: true,
		ask: func(in *In) { in.Taken = in.Components }},
		func(out projectOut) []addition { return []addition{{path: "projects", value: out.project()}} })
}

// askLists asks for the lists that are not there; short ones are lengthened.
func (d Draft) askLists() asking {
	if d.pack.Stands("closures") && d.pack.Stands("asides") {
		return nil
	}
	return asks("lists", order{section: "asides", least: 1, whole: true}, func(out listsOut) []addition {
		adds := slices.Concat(listed("closures", out.Closures, one), listed("asides", out.Asides, one))
		return slices.DeleteFunc(adds, func(a addition) bool { return d.pack.Stands(a.path) })
	})
}

// lengthen asks for more entries of every list of the section that is too short for a pack.
func (d Draft) lengthen(s section) []asking {
	var out []asking
	for _, p := range d.problems {
		top := keysTo(p.Path)[0]
		switch {
		case p.Lacks == 0 || top != s.name && !slices.Contains(s.holds, top):
		case strings.HasSuffix(p.Path, ".subprojects") && d.pack.Stands(p.Path):
			out = append(out, d.askSubprojects(p))
		case d.isWords(p.Path):
			out = append(out, d.askWords(p.Path, p.Lacks+spare, p.Lacks))
		}
	}
	return out
}

// askWords asks for n more entries of a list of texts or nouns.
func (d Draft) askWords(path string, n, least int) asking {
	return asks("more", order{section: keysTo(path)[0], n: n, least: least, taken: d.entries(path), ask: func(in *In) {
		in.List, in.From = d.placeOf(path), d.unlisted(path)
	}}, func(out moreOut) []addition {
		return listed(path, out.Entries, func(s string) any { return entry(path, s) })
	})
}

// askSubprojects asks for those that a project is short of.
func (d Draft) askSubprojects(p pack.Problem) asking {
	return asks("project", order{section: "projects", n: p.Lacks, least: p.Lacks, ask: func(in *In) {
		in.Taken, in.List = in.Components, d.placeOf(p.Path)
	}}, func(out projectOut) []addition {
		return listed(p.Path, out.project().Subprojects, func(s pack.Subproject) any { return s })
	})
}

// isWords says whether a list that stands is one of texts or nouns.
func (d Draft) isWords(path string) bool {
	v := valueAt(d.pack, path)
	return v.IsValid() && d.pack.Stands(path) &&
		(v.Type() == reflect.TypeFor[[]string]() || v.Type() == reflect.TypeFor[[]pack.Noun]())
}

// placeOf says which list it is, by the nouns and names of what it is in.
func (d Draft) placeOf(path string) string {
	words := []string{inWords(path)}
	for i, c := range path {
		for _, name := range []string{"noun", "name", "key", "class"} {
			if v := valueAt(d.pack, path[:i]+"."+name); c == '.' && v.Kind() == reflect.String {
				words = append(words, name+" "+v.String())
			}
		}
	}
	return strings.Join(words, "; ")
}

// unlisted are the words among which a list chooses, if it does, that are not in it.
func (d Draft) unlisted(path string) []string {
	var out []string
	keys := keysTo(path)
	switch last := keys[len(keys)-1]; {
	case keys[0] == "themes" && last == "problems":
		out = d.pack.ProblemTexts()
	case keys[0] != "deliverables":
	case last == "attributes":
		out = d.texts("attributes.key")
	case last == "skills":
		out = d.texts("roles.skills")
	case last == "roles":
		out = d.texts("roles.name")
	}
	taken := d.entries(path)
	return slices.DeleteFunc(out, func(s string) bool { return contains(taken, s) })
}
