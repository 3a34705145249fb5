package review

import (
	"cmp"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/lineage"
)

// shownURL is where the messages stand that a probe was shown.
func (v *viewer) shownURL(w corpus.Verdict) string {
	for i, x := range append(slices.Clone(v.p.verdicts[v.e.ID]), v.again...) {
		if x.Filter == w.Filter && x.Probe == w.Probe && x.Model == w.Model && x.ContextRef == w.ContextRef && x.Judging == w.Judging {
			return fmt.Sprintf("/i/%s/shown/%d", v.e.ID, i)
		}
	}
	return ""
}

// idPattern finds the ids that a text names.
var idPattern = regexp.MustCompile(`\b[A-Z]\d+\b`)

// shownTo are the messages that a probe was shown.
func (v *viewer) shownTo(w corpus.Verdict) []string {
	if len(w.Shown) > 0 {
		return w.Shown
	}
	var out []string
	if strings.HasPrefix(w.ContextRef, "evidence") {
		for _, e := range v.e.Evidence {
			out = append(out, e.MessageID)
		}
	}
	for _, id := range idPattern.FindAllString(w.ContextRef, -1) {
		if list, ok := v.p.segments[id]; ok {
			out = append(out, list...)
		} else if v.p.Index.Message(id) != nil {
			out = append(out, id)
		}
	}
	out = slices.DeleteFunc(out, func(id string) bool { return slices.Contains(w.LeftOut, id) })
	slices.SortFunc(out, func(a, b string) int { return strings.Compare(a, b) })
	out = slices.Compact(out)
	slices.SortStableFunc(out, func(a, b string) int { return int(v.p.Index.Message(a).At - v.p.Index.Message(b).At) })
	return out
}

// judged fills in the verdicts, those that failed first and open, those of an earlier wording last.
func (v *viewer) judged(out *itemView) {
	for _, f := range v.story.Filters {
		x := judgedView{Filter: f.Filter, Proves: f.Proves, Ended: f.Ended, Class: chipOf(f).Class, Judging: f.Judging, Code: string(f.Code), Reason: Plain(f.Reason),
			Open: f.Ended != "passes" && !f.Earlier, Earlier: f.Earlier}
		x.Current = slices.ContainsFunc(v.now, func(n lineage.Judged) bool { return n.Filter == f.Filter && n.Judging == f.Judging })
		for _, id := range f.Refs {
			x.Refs = append(x.Refs, v.ref(id))
		}
		for i, p := range f.Probes {
			if i == maxProbes {
				x.More = len(f.Probes) - i
				break
			}
			y := probeView{Name: p.Probe, Model: p.Model, Shown: cmpOr(p.ContextRef, "none"), Answer: Plain(p.Answer), Reason: Plain(p.Reason), Citations: p.Citations}
			if p.Confidence >= 0 && p.Model != "" {
				y.Sure = fmt.Sprintf("%d %% sure", p.Confidence)
			}
			if len(p.LeftOut) > 0 {
				y.Shown += " without " + strings.Join(p.LeftOut, ", ")
			}
			if len(v.shownTo(p)) > 0 {
				y.ShownURL = v.shownURL(p)
			}
			x.Probes = append(x.Probes, y)
		}
		out.Judged = append(out.Judged, x)
	}
	slices.SortStableFunc(out.Judged, func(a, b judgedView) int {
		return cmp.Or(boolInt(a.Earlier)-boolInt(b.Earlier), boolInt(b.Open)-boolInt(a.Open))
	})
	left := allProbes
	for i := range out.Judged {
		x := &out.Judged[i]
		n := min(len(x.Probes), left)
		x.More, x.Probes, left = x.More+len(x.Probes)-n, x.Probes[:n], left-n
	}
}

func boolInt(b bool) int {
	if b {
		return 1
	}
	return 0
}

// ref leads to what a reason names.
func (v *viewer) ref(id string) link {
	switch {
	case v.p.Index.Message(id) != nil:
		return link{id, "/m/" + id}
	case v.p.segments[id] != nil:
		if s := v.p.segments[id]; len(s) > 0 {
			return link{id, "/m/" + s[0]}
		}
	case strings.HasPrefix(id, "F"):
		return link{id, "/f/" + id}
	case strings.HasPrefix(id, "I"):
		return link{id, "/i/" + id}
	}
	return link{id, ""}
}

// later adds verdicts of judgings that were not applied.
func (v *viewer) later(list []corpus.Verdict, filters []lineage.Filter) {
	v.again = list
	v.story.Filters = append(v.story.Filters, lineage.Judgings(list, filters)...)
}
