package show

import (
	"slices"
	"strings"

	"memloom/internal/app"
	"memloom/internal/corpus"
	"memloom/internal/nearest"
	"memloom/pipeline/designs"
	"memloom/pipeline/questions"
	"memloom/validate/filters"
)

// Facets narrow a list of items: an item fits that has, of every facet which is given, one of its values.
type Facets struct {
	Families   []string `flag:"family,list"`
	Categories []string `flag:"category,list"`
	FellAt     []string `flag:"fell-at,list"`
	Codes      []string `flag:"code,list"`
	Faults     []string `flag:"fault,list"`
}

// Check says whether what is shown has facets, and whether their values exist.
func (x *Facets) Check(what string) error {
	fell := len(x.FellAt)+len(x.Codes)+len(x.Faults) > 0
	switch {
	case !fell && len(x.Families)+len(x.Categories) == 0:
		return nil
	case what != "item" && what != "rejection":
		return app.Usage("show %s has no --family, --category, --fell-at, --code and --fault: they narrow `show DIR item` "+
			"and `show DIR rejection`", what)
	case what == "item" && fell:
		return app.Usage("accepted items fell at no filter: --fell-at, --code and --fault narrow `show DIR rejection`")
	}
	for _, v := range []struct {
		flag         string
		given, known []string
	}{
		{"family", x.Families, app.Map(designs.Families(), questions.Family.Name)}, {"fell-at", x.FellAt, filters.Names()},
		{"code", x.Codes, CodeNames()}, {"fault", x.Faults, []string{corpus.FaultItem, corpus.FaultReader}},
	} {
		for _, s := range v.given {
			if !slices.Contains(v.known, s) {
				return app.Usage("--%s: there is no %q; there are %s%s", v.flag, s, strings.Join(v.known, ", "),
					nearest.Hint(s, v.known))
			}
		}
	}
	return nil
}

// Fit says whether an item fits every facet that is given.
func (x *Facets) Fit(it corpus.Item) bool {
	among := func(list []string, values ...string) bool {
		return len(list) == 0 || slices.ContainsFunc(values, func(v string) bool { return slices.Contains(list, v) })
	}
	return among(x.Families, it.Family) && among(x.Categories, it.Category) && among(x.FellAt, it.Stage) &&
		among(x.Codes, names(it.Codes)...) && among(x.Faults, it.Fault)
}

// CodeNames are the reasons for which drafts fall.
func CodeNames() []string { return names(corpus.Codes()) }

func names(codes []corpus.Code) []string {
	return app.Map(codes, func(c corpus.Code) string { return string(c) })
}
