package dialogue

import (
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/pack"
)

// issues are the classes of attributes that make up the six sub-issues of a task (G8): what belongs together when
// people talk.
var issues = [][]pack.Class{
	{pack.Input, pack.Reference, pack.Contact},
	{pack.Deadline, pack.Budget},
	{pack.Choice, pack.Alternative, pack.Reason},
	{pack.Setting},
	{pack.Measure, pack.Tally},
	{pack.Blocker, pack.Risk},
}

// IssueOfClass returns the sub-issue to which a class belongs.
func IssueOfClass(c pack.Class) int {
	return slices.IndexFunc(issues, func(list []pack.Class) bool { return slices.Contains(list, c) })
}

// SubIssues names the sub-issues of a task (G8), at most six, each by the nouns of its attributes: "retry limit and
// batch size". They name what can be talked about, not what was.
func SubIssues(p *pack.Pack, t corpus.Task) []string {
	attrs := Attributes(p)
	nouns := make([][]string, len(issues))
	for _, d := range p.Deliverables {
		if d.Noun != t.Deliverable {
			continue
		}
		for _, key := range p.AttributesOf(d, t.Component) {
			if i := IssueOfClass(attrs[key].Class); i >= 0 && len(nouns[i]) < nounsOfIssue {
				nouns[i] = append(nouns[i], attrs[key].Noun)
			}
		}
	}
	var out []string
	for _, list := range nouns {
		if len(list) > 0 {
			out = append(out, strings.Join(list, " and "))
		}
	}
	return out
}

// nounsOfIssue is how many attributes name a sub-issue, at most.
const nounsOfIssue = 2
