// Package balanced has the rules that a run has as much of everything as its manifest and its recipe say, and that what
// is asked and said is as old, spread and even as docs/validity.md wants it.
package balanced

import (
	"fmt"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/output"
	"memloom/validate"
	"memloom/validate/check/rule"
)

// Rules returns the rules of the promise in the order of the report.
func Rules() []rule.Rule {
	each, over := rule.Each, rule.Over
	const fates, counts = " audit/rejected audit/flagged audit/surplus ", "counts of the manifest"
	const talk = rule.Plan + "scaffold/tasks scaffold/calendar"
	spoken := &measured{section: "talk", of: func(w *rule.World) bool {
		return len(w.Tasks) > 0 && len(w.Calendar().Workdays()) >= monthly
	}}
	// Of the days of one month the variation says too little.
	longer := &measured{section: "talk", of: func(w *rule.World) bool {
		return len(w.Tasks) > 0 && len(w.Calendar().Workdays()) >= 2*monthly
	}}
	return rule.Of(rule.Balanced,
		over("quotas are counted", "quotas", rule.Items, quotasCounted),
		rule.Once("quotas are met or named", "quotas", "", quotasMet),
		over("sizes are counted", counts, "data/people data/groups data/messages", sizesCounted),
		over("drafts are counted", counts, rule.Items+fates, draftsCounted),
		over("failed questions are counted", counts, "audit/failures", failuresCounted),
		over("corpora are those of the manifest", "counts of corpora", "data/groups data/messages data/items", corporaListed),
		over("corpora get what the recipe asks", "quotas of corpora", rule.Items, corpusQuotas),
		spoken.bounds("names are short", "messages", talk, 0),
		longer.bounds("days differ", "groups", talk, 0),
		spoken.bounds("decisions adopt an option", "decisions with options weighed", talk, fewestWeighed),
		each("news are of three kinds", "pieces of news", "scaffold/themes", newsOfThreeKinds),
		each("chains are implanted where natural ones are too few", "projects with implanted facts",
			rule.Plan+"scaffold/themes scaffold/subprojects", implantedWhereFew),
	)
}

// inStratum says whether an item belongs to a stratum of quotas: a family, or a family's subcategory as
// "family/subcategory".
func inStratum(it *corpus.Item, stratum string) bool {
	return it.Family == stratum || it.Family+"/"+it.Subcategory == stratum
}

// quotasCounted counts the accepted items of every quota's stratum over the run. Those that a person admitted may
// exceed it.
func quotasCounted(r *rule.Run) rule.Check {
	quotas := r.Manifest.Quotas
	got, byPerson := make([]int, len(quotas)), make([]int, len(quotas))
	return rule.Check{
		Add: func(w *rule.World, _ *rule.Finding) {
			for i, quota := range quotas {
				for _, it := range w.Accepted() {
					if inStratum(it, quota.Stratum) {
						got[i]++
						if it.AdmittedBy == corpus.AdmittedByPerson {
							byPerson[i]++
						}
					}
				}
			}
		},
		Conclude: func(f *rule.Finding) {
			for i, q := range quotas {
				f.Expect(got[i] == q.Got && got[i]-byPerson[i] <= q.Wanted, fmt.Sprintf("%d accepted", got[i]),
					fmt.Sprintf("the %d of the manifest, of %d wanted", q.Got, q.Wanted), q.Stratum)
			}
		},
	}
}

// quotasMet: a quota is met, or is among the shortfalls with its reason and what to turn; what is short is repeated in
// the note. A shortfall of something else is of a number of the recipe that was missed.
func quotasMet(r *rule.Run, f *rule.Finding) {
	m := r.Manifest
	var short []string
	for _, q := range m.Quotas {
		at := slices.IndexFunc(m.Shortfalls, func(s output.Shortfall) bool { return s.Stratum == q.Stratum })
		named := at >= 0 && m.Shortfalls[at].Got == q.Got && m.Shortfalls[at].Wanted == q.Wanted &&
			m.Shortfalls[at].Reason != ""
		f.Expect(q.Got >= q.Wanted && at < 0 || q.Got < q.Wanted && named,
			fmt.Sprintf("%d of %d", q.Got, q.Wanted), "the quota met, or a shortfall with its reason", q.Stratum)
		if q.Got < q.Wanted {
			short = append(short, fmt.Sprintf("%s has %d of %d", q.Stratum, q.Got, q.Wanted))
		}
	}
	for _, s := range m.Shortfalls {
		missed := output.Target{Key: s.Stratum, Asked: float64(s.Wanted), Got: float64(s.Got)}
		if !isQuota(m, s) && !slices.Contains(m.MissedTargets, missed) {
			f.Violate("a shortfall without a quota", "the quota that it falls short of, or the number that was missed",
				s.Stratum)
		}
	}
	if len(short) > 0 {
		f.Note = "short, as the manifest says: " + strings.Join(short, ", ")
	}
}

// isQuota says whether a shortfall is of a quota, and not of something else that the recipe counts.
func isQuota(m *output.Manifest, s output.Shortfall) bool {
	return slices.ContainsFunc(m.Quotas, func(q output.Quota) bool { return q.Stratum == s.Stratum })
}

// newsOfThreeKinds: each piece of news is industry trends, policy updates or current affairs, and in a corpus of many
// none of the three has less than a fifth (E16), unless all are of one kind: a pack need not tell kinds apart. What is
// no news has no kind.
func newsOfThreeKinds(w *rule.World, f *rule.Finding) {
	const many, least = 60, 5 // from how many pieces on a kind has a part of them: one in so many
	news, of := 0, map[corpus.NewsKind]int{}
	for t := range rule.All(w.Themes) {
		if t.Kind != "news" {
			if t.NewsKind != "" {
				f.Violate(fmt.Sprintf("a %s with the kind of news %q", t.Kind, t.NewsKind), "no kind of news", t.ID)
			}
			continue
		}
		news++
		of[t.NewsKind]++
		f.Expect(slices.Contains(corpus.NewsKinds(), t.NewsKind), fmt.Sprintf("the kind of news %q", t.NewsKind),
			"industry, policy or current", t.ID)
	}
	for _, kind := range corpus.NewsKinds() {
		if news >= many && len(of) > 1 && of[kind]*least < news {
			f.Violate(fmt.Sprintf("%d of %d pieces of news are of kind %s", of[kind], news, kind),
				fmt.Sprintf("a fifth at least; the pack needs more frames of the kind %s", kind))
		}
	}
}

// implantedWhereFew: a project has no more implanted exceptions than its natural chains are fewer than the field
// bridges that the recipe wants of it need, and definitions for these alone (E18). A chain is a rule, one of its
// exceptions and what the exception's term means; it is natural where nothing of it was implanted.
func implantedWhereFew(w *rule.World, f *rule.Finding) {
	exceptions, definitions := map[string]int{}, map[string]int{}
	for x := range rule.All(w.Facts) {
		switch {
		case !x.Implanted:
		case rule.IsOverride(x):
			exceptions[w.Project(x.GroupID)]++
		default:
			definitions[w.Project(x.GroupID)]++
		}
	}
	if len(exceptions)+len(definitions) == 0 {
		return
	}
	q, world := w.Recipe.Questions, w.Recipe.World
	wanted := validate.Bridges{Items: q.Families[validate.FieldBridges], Projects: world.Projects}
	if world.Corpora == "project" {
		wanted.Corpora, wanted.ByCorpus = q.Corpora, q.ByCorpus[validate.FieldBridges]
	}
	natural, need := naturalChains(w), wanted.Chains(len(w.Seen)-1)
	var seen []string
	for _, s := range w.Subprojects {
		p := s.ProjectID
		if slices.Contains(seen, p) || exceptions[p]+definitions[p] == 0 {
			continue
		}
		seen = append(seen, p)
		f.Expect(exceptions[p] <= max(0, need-natural[p]) && (exceptions[p] > 0 || need > natural[p]),
			fmt.Sprintf("%d exceptions and %d definitions implanted beside %d natural chains", exceptions[p], definitions[p],
				natural[p]),
			fmt.Sprintf("at most what the natural ones are fewer than %d", need), p)
	}
}

// naturalChains counts the chains of each project that were said and of which nothing was implanted: the rule has two
// exceptions or more, all of different values, and the term of the exception has a definition.
func naturalChains(w *rule.World) map[string]int {
	natural := func(x *corpus.Fact) bool { return !x.Implanted && len(w.Stating(x.ID)) > 0 }
	out := map[string]int{}
	for base := range rule.All(w.Facts) {
		var exceptions []*corpus.Fact
		for _, x := range w.About(base.ID) {
			same := func(o *corpus.Fact) bool { return o.Value.Equal(x.Value) }
			if rule.IsOverride(x) && natural(x) && natural(base) && !same(base) && !slices.ContainsFunc(exceptions, same) {
				exceptions = append(exceptions, x)
			}
		}
		for _, x := range exceptions {
			if len(exceptions) > 1 && slices.ContainsFunc(w.Definitions(x), natural) {
				out[w.Project(x.GroupID)]++
			}
		}
	}
	return out
}
