package main

import (
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"memloom/internal/corpus"
	"memloom/internal/nearest"
	"memloom/pipeline/designs"
	"memloom/validate/filters"
)

// facets narrow a list of items: an item fits that has, of every facet which is given, one of its values.
type facets struct {
	families, categories, fellAt, codes, faults []string
}

func (x *facets) flags(cmd *cobra.Command) {
	list := func(to *[]string, name, of string) { cmd.Flags().StringSliceVar(to, name, nil, of) }
	list(&x.families, "family", "items of these families alone (once, several times, or with commas)")
	list(&x.categories, "category", "items of these published categories alone")
	list(&x.fellAt, "fell-at", "drafts that fell at these filters alone")
	list(&x.codes, "code", "drafts that fell for these reasons alone: "+strings.Join(codeNames(), ", "))
	list(&x.faults, "fault", "rejections that are the fault of the item, or of its reader, alone: item, reader")
}

// any says whether a facet is given.
func (x *facets) any() bool {
	return len(x.families)+len(x.categories)+len(x.fellAt)+len(x.codes)+len(x.faults) > 0
}

// check says whether what is shown has facets, and whether their values exist.
func (x *facets) check(what string) error {
	if !x.any() {
		return nil
	}
	if what != "item" && what != "rejection" {
		return usage("show %s has no --family, --category, --fell-at, --code and --fault: they narrow `show DIR item` and `show DIR rejection`", what)
	}
	if what == "item" && len(x.fellAt)+len(x.codes)+len(x.faults) > 0 {
		return usage("accepted items fell at no filter: --fell-at, --code and --fault narrow `show DIR rejection`")
	}
	var families []string
	for _, f := range designs.Families() {
		families = append(families, f.Name())
	}
	for _, v := range []struct {
		flag         string
		given, known []string
	}{
		{"family", x.families, families}, {"fell-at", x.fellAt, filters.Names()}, {"code", x.codes, codeNames()},
		{"fault", x.faults, []string{corpus.FaultItem, corpus.FaultReader}},
	} {
		for _, s := range v.given {
			if !slices.Contains(v.known, s) {
				return usage("--%s: there is no %q; there are %s%s", v.flag, s, strings.Join(v.known, ", "), nearest.Hint(s, v.known))
			}
		}
	}
	return nil
}

// fit says whether an item fits every facet that is given.
func (x *facets) fit(it corpus.Item) bool {
	among := func(list []string, values ...string) bool {
		return len(list) == 0 || slices.ContainsFunc(values, func(v string) bool { return slices.Contains(list, v) })
	}
	var codes []string
	for _, c := range it.Codes {
		codes = append(codes, string(c))
	}
	return among(x.families, it.Family) && among(x.categories, it.Category) && among(x.fellAt, it.Stage) && among(x.codes, codes...) &&
		among(x.faults, it.Fault)
}

func codeNames() []string {
	var out []string
	for _, c := range corpus.Codes() {
		out = append(out, string(c))
	}
	return out
}
