package writing

import (
	"reflect"
	"slices"
	"strings"

	"memloom/internal/corpus"
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
	askRoles      = 7
	askTerms      = 6
	askPools      = 4
	askThemes     = 3
	askRules      = 6
	askExceptions = 4
	askNews       = 8
	askTexts      = 32
	spare         = 2 // entries beyond those that a list lacks
)

// sections lists what is asked, in an order in which later sections refer to earlier ones.
func (t tasks) sections() []section {
	return []section{
		{name: "roles", needed: true, asks: []func(Draft) asking{t.askHead},
			holds: []string{"title", "description", "departments"}},
		{name: "terms", asks: []func(Draft) asking{t.askTerms}},
		{name: "pools", needed: true, asks: []func(Draft) asking{t.askPools}},
		{name: "attributes", needed: true, asks: t.askAttributes(), missing: Draft.missingClasses},
		{name: "deliverables", needed: true, asks: t.askDeliverables()},
		{name: "themes", asks: []func(Draft) asking{t.askThemes}},
		{name: "projects", asks: []func(Draft) asking{t.askProject}},
		{name: "rules", asks: []func(Draft) asking{t.askRules}},
		{name: "exceptions", asks: []func(Draft) asking{t.askExceptions}},
		{name: "news", asks: []func(Draft) asking{t.askNews}},
		{name: "asides", asks: []func(Draft) asking{t.askLists}, holds: []string{"closures"}},
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

func (t tasks) askHead(d Draft) asking {
	n, absent := d.lacks("roles", askRoles), func(s string) bool { return !d.pack.Stands(s) }
	if n == 0 && !slices.ContainsFunc([]string{"title", "description", "departments"}, absent) {
		return nil
	}
	return asks(t.head, order{section: "roles", least: 1, whole: true, ask: func(in *In) { in.N = n }}, func(out headOut) []addition {
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

func (t tasks) askTerms(d Draft) asking {
	n := d.lacks("terms", askTerms)
	if n == 0 {
		return nil
	}
	return asks(t.terms, order{section: "terms", least: min(n, 3), whole: true, ask: func(in *In) { in.N, in.Taken = n, in.Terms }},
		func(out termsOut) []addition { return listed("terms", out.Terms, termOut.concept) })
}

func (t tasks) askPools(d Draft) asking {
	if d.pack.Stands("pools") {
		return nil
	}
	return asks(t.pools, order{section: "pools", least: 1, whole: true, ask: func(in *In) { in.N = askPools }},
		func(out poolsOut) []addition { return []addition{{path: "pools", value: out.pools(), whole: true}} })
}

// askDeliverables asks for a deliverable of each phase that has none.
func (t tasks) askDeliverables() []func(Draft) asking {
	var out []func(Draft) asking
	for _, phase := range pack.Phases() {
		out = append(out, func(d Draft) asking { return t.askDeliverable(d, string(phase)) })
	}
	return out
}

func (t tasks) askDeliverable(d Draft, phase string) asking {
	has := map[string]bool{}
	listed := map[string]bool{}
	for _, x := range d.pack.Deliverables {
		has[x.Lifecycle] = true
		for _, key := range x.Attributes {
			listed[key] = true
		}
	}
	if has[phase] || d.lacks("deliverables", 1) == 0 {
		return nil
	}
	last := len(has) == len(pack.Phases())-1
	return asks(t.deliverable, order{section: "deliverables", least: 1, whole: last, ask: func(in *In) {
		in.Phase, in.Taken, in.Wanted = phase, in.Deliverables, nil
		for _, a := range d.pack.Attributes {
			if last && !listed[a.Key] {
				in.Must = append(in.Must, a.Key)
			}
		}
	}}, func(out deliverableOut) []addition {
		return []addition{{path: "deliverables", value: out.deliverable(phase)}}
	})
}

func (t tasks) askThemes(d Draft) asking {
	problems := d.problemTexts(false)
	if d.pack.Stands("themes") || len(problems) == 0 {
		return nil
	}
	return asks(t.themes, order{section: "themes", least: 1, whole: true, ask: func(in *In) { in.N, in.Problems = askThemes, problems }},
		func(out themesOut) []addition { return listed("themes", out.Themes, themeOut.theme) })
}

// problemTexts are the texts of blockers and risks, or those without a theme.
func (d Draft) problemTexts(bare bool) []string {
	var out []string
	for _, a := range d.pack.Attributes {
		if !a.Class.In(pack.Blocker, pack.Risk) {
			continue
		}
		for _, text := range a.Value.Of {
			if !bare || !slices.ContainsFunc(d.pack.Themes, func(t pack.Theme) bool { return t.About(text) }) {
				out = append(out, text)
			}
		}
	}
	return out
}

func (t tasks) askProject(d Draft) asking {
	if d.lacks("projects", 1) == 0 {
		return nil
	}
	return asks(t.project, order{section: "projects", least: 1, whole: true, ask: func(in *In) { in.Taken = in.Components }},
		func(out projectOut) []addition { return []addition{{path: "projects", value: out.project()}} })
}

func (t tasks) askRules(d Draft) asking {
	if d.pack.Stands("rules") {
		return nil
	}
	return asks(t.rules, order{section: "rules", least: askRules / 2, whole: true, ask: func(in *In) {
		in.N = askRules
		for _, x := range d.pack.Exceptions {
			in.Taken = append(in.Taken, x.Term)
		}
	}}, func(out rulesOut) []addition { return listed("rules", out.Rules, ruleOut.rule) })
}

func (t tasks) askExceptions(d Draft) asking {
	if d.pack.Stands("exceptions") {
		return nil
	}
	return asks(t.exceptions, order{section: "exceptions", least: askExceptions / 2, whole: true, ask: func(in *In) {
		in.N = askExceptions
		for _, r := range d.pack.Rules {
			in.Taken = append(in.Taken, r.Override.Term)
		}
	}}, func(out exceptionsOut) []addition { return listed("exceptions", out.Exceptions, caseOut.override) })
}

func (t tasks) askNews(d Draft) asking {
	n := d.lacks("news", askNews)
	if n == 0 {
		return nil
	}
	return asks(t.news, order{section: "news", least: (n + 1) / 2, whole: true, ask: func(in *In) {
		in.N, in.Units = n, corpus.Units()
		for _, x := range d.pack.News {
			in.Taken = append(in.Taken, x.Sentence)
		}
	}}, func(out newsOut) []addition { return listed("news", out.News, newOut.news) })
}

// askLists asks for the lists that are not there; short ones are lengthened.
func (t tasks) askLists(d Draft) asking {
	if d.pack.Stands("closures") && d.pack.Stands("asides") {
		return nil
	}
	return asks(t.lists, order{section: "asides", least: 1, whole: true, ask: func(in *In) {}}, func(out listsOut) []addition {
		var adds []addition
		if !d.pack.Stands("closures") {
			adds = listed("closures", out.Closures, one)
		}
		if !d.pack.Stands("asides") {
			adds = append(adds, listed("asides", out.Asides, one)...)
		}
		return adds
	})
}

// lengthen asks for more entries of every list of the section that is too short for a pack.
func (t tasks) lengthen(s section, d Draft) []asking {
	var out []asking
	for _, p := range d.problems {
		top := keysTo(p.Path)
		switch {
		case p.Lacks == 0 || top[0] != s.name && !slices.Contains(s.holds, top[0]):
			continue
		case strings.HasSuffix(p.Path, ".subprojects") && d.pack.Stands(p.Path):
			out = append(out, t.askSubprojects(d, p))
			continue
		case !d.isWords(p.Path):
			continue
		}
		out = append(out, asks(t.more, order{section: s.name, least: p.Lacks, whole: false, ask: func(in *In) {
			in.N, in.List, in.Taken = p.Lacks+spare, d.placeOf(p.Path), d.entries(p.Path)
			in.From = d.choices(p.Path)
		}}, func(out moreOut) []addition {
			return listed(p.Path, out.Entries, func(s string) any { return entry(p.Path, s) })
		}))
	}
	return out
}

// askSubprojects asks for those that a project is short of.
func (t tasks) askSubprojects(d Draft, p pack.Problem) asking {
	return asks(t.project, order{section: "projects", least: p.Lacks, whole: false, ask: func(in *In) {
		in.N, in.Taken, in.List = p.Lacks, in.Components, d.placeOf(p.Path)
	}}, func(out projectOut) []addition {
		return listed(p.Path, out.project().Subprojects, func(s pack.Subproject) any { return s })
	})
}

// isWords says whether a list that stands is one of texts or nouns.
func (d Draft) isWords(path string) bool {
	v, ok := valueAt(reflect.ValueOf(d.pack).Elem(), keysTo(path))
	if !ok || !d.pack.Stands(path) || v.Kind() != reflect.Slice {
		return false
	}
	return v.Type() == reflect.TypeFor[[]string]() || v.Type() == reflect.TypeFor[[]pack.Noun]()
}

// placeOf says which list it is, by the nouns and names of what it is in.
func (d Draft) placeOf(path string) string {
	keys := keysTo(path)
	words := []string{inWords(path)}
	for i := range keys {
		v, ok := valueAt(reflect.ValueOf(d.pack).Elem(), keys[:i])
		if !ok || v.Kind() != reflect.Struct {
			continue
		}
		for _, name := range []string{"noun", "name", "key", "class"} {
			if f := fieldOf(v.Type(), name); f >= 0 && i > 0 {
				words = append(words, name+" "+v.Field(f).String())
			}
		}
	}
	return strings.Join(words, "; ")
}

// choices are the words among which a list chooses, if it does.
func (d Draft) choices(path string) []string {
	var out []string
	switch keys := keysTo(path); {
	case keys[0] == "themes" && keys[len(keys)-1] == "problems":
		return d.problemTexts(false)
	case keys[0] != "deliverables":
	case keys[len(keys)-1] == "attributes":
		for _, a := range d.pack.Attributes {
			out = append(out, a.Key)
		}
	case keys[len(keys)-1] == "skills" || keys[len(keys)-1] == "roles":
		for _, r := range d.pack.Roles {
			out = append(out, r.Name)
			if keys[len(keys)-1] == "skills" {
				out = append(out[:len(out)-1], r.Skills...)
			}
		}
	}
	return out
}
