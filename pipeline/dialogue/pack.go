package dialogue

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/pipeline/blueprint"
)

// LooksBack says whether a clause tells why a value gave way to another. No one argues with it for a first one: a
// pack's reasons are those of changes.
func LooksBack(s string) bool {
	return slices.ContainsFunc(strings.Fields(s), func(w string) bool { return backwards[w] })
}

var backwards = func() map[string]bool {
	out := map[string]bool{}
	for w := range strings.FieldsSeq(`
		again alternative another any change changed changes correction corrected different differently earlier
		elsewhere else first former initial instead last latest longer moved new newer now old older original other
		otherwise previous rather redrawn regroup replanned revised rewritten shifted since still than update wrong
	`) {
		out[w] = true
	}
	return out
}()

var slotName = regexp.MustCompile(`\{(\w+)\}`)

// FillNews writes a sentence with the values of its slots.
func FillNews(n pack.News, value func(slot string) string) string {
	return slotName.ReplaceAllStringFunc(n.Sentence, func(m string) string { return value(strings.Trim(m, "{}")) })
}

// NewsSlots returns the names of a sentence's slots, in order.
func NewsSlots(n pack.News) []string {
	var out []string
	for _, m := range slotName.FindAllStringSubmatch(n.Sentence, -1) {
		out = append(out, m[1])
	}
	return out
}

// Basis says what a predicate's disclosures are read from.
func Basis(predicate string) corpus.Basis {
	switch predicate {
	case corpus.PredStarted, corpus.PredFinished:
		return corpus.BasisTimestamp
	case corpus.PredOwner:
		return corpus.BasisAuthor
	}
	return corpus.BasisText
}

// OptionID names the nth value that is weighed for a decision, from 1.
func OptionID(decision string, n int) string {
	return fmt.Sprintf("%s/%s%d", decision, corpus.PredOption, n)
}

// TermID names the fact that says what a concept of a task is.
func TermID(task, concept string) string { return task + termPart + concept }

// IsTerm says whether a fact's name is one of TermID's.
func IsTerm(fact string) bool { return strings.Contains(fact, termPart) }

const termPart = "/term/"

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
	attrs := blueprint.Attributes(p)
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
