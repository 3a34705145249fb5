package prompts

import (
	"fmt"
	"slices"
	"strings"
)

func checkTopics(in TopicsIn, out TopicsOut) []string {
	v := exactly("topics", in.N, len(out.Topics))
	for i, t := range out.Topics {
		v = append(v, named(fmt.Sprintf("topic %d", i+1), t.Name, t.Context)...)
		if n := len(t.Challenges); n < 3 || n > 5 {
			v = append(v, fmt.Sprintf("topic %d has %d challenges, three to five are asked for", i+1, n))
		}
		if len(t.Categories) == 0 {
			v = append(v, fmt.Sprintf("topic %d has no category", i+1))
		}
	}
	return v
}

func checkSubprojects(in SubprojectsIn, out SubprojectsOut) []string {
	v := exactly("sub-projects", in.N, len(out.Subprojects))
	for i, s := range out.Subprojects {
		v = append(v, named(fmt.Sprintf("sub-project %d", i+1), s.Name, s.Goal)...)
		if len(s.Components) < in.Components {
			v = append(v, fmt.Sprintf("sub-project %d has %d components, at least %d are asked for", i+1,
				len(s.Components), in.Components))
		}
		for k, c := range s.Components {
			if slices.ContainsFunc(s.Components[:k], func(x string) bool { return strings.EqualFold(x, c) }) {
				v = append(v, fmt.Sprintf("sub-project %d has the component %q twice", i+1, c))
			}
			v = append(v, named(fmt.Sprintf("a component of sub-project %d", i+1), c)...)
		}
	}
	return v
}

func checkSubtasks(in SubtasksIn, out SubtasksOut) []string {
	v := about("tasks", in.N, len(out.Tasks))
	seen := map[string]bool{}
	for i, t := range out.Tasks {
		if !slices.Contains(in.Subproject.Components, t.Component) {
			v = append(v, fmt.Sprintf("task %d: %q is none of the components", i+1, t.Component))
		}
		if !slices.ContainsFunc(in.Deliverables, func(k Kind) bool { return k.Noun == t.Deliverable }) {
			v = append(v, fmt.Sprintf("task %d: %q is none of the deliverables", i+1, t.Deliverable))
		}
		key := strings.ToLower(t.Component + "|" + t.Deliverable)
		if seen[key] {
			v = append(v, fmt.Sprintf("task %d repeats %s %s", i+1, t.Component, t.Deliverable))
		}
		seen[key] = true
		for _, n := range t.After {
			if n < 1 || n > len(out.Tasks) || n == i+1 {
				v = append(v, fmt.Sprintf("task %d waits for %d, which is no other task", i+1, n))
			}
		}
	}
	return v
}

func checkRules(in RulesIn, out RulesOut) []string {
	v := about("rules", in.N, len(out.Rules))
	for i, r := range out.Rules {
		for k, other := range out.Rules[:i] {
			if strings.EqualFold(r.Matter, other.Matter) || strings.EqualFold(r.Term, other.Term) ||
				strings.EqualFold(r.Means, other.Means) {
				v = append(v, fmt.Sprintf("rules %d and %d share their matter, their term or what it means", k+1, i+1))
			}
		}
		for _, s := range []string{r.Matter, r.Term} {
			if slices.ContainsFunc(in.Taken, func(x string) bool { return strings.EqualFold(x, s) }) {
				v = append(v, fmt.Sprintf("rule %d: %q is taken", i+1, s))
			}
		}
		v = append(v, named(fmt.Sprintf("rule %d", i+1), r.Matter, r.Needs, r.Term, r.When, r.Means, r.Override,
			r.Because)...)
		if !strings.Contains(strings.ToLower(r.When), strings.ToLower(r.Term)) {
			v = append(v, fmt.Sprintf("the condition %q of rule %d does not hold its term, %q", r.When, i+1, r.Term))
		}
		if strings.EqualFold(r.Needs, r.Override) {
			v = append(v, fmt.Sprintf("rule %d asks for the same with and without its exception", i+1))
		}
	}
	return v
}

func checkRationales(in RationalesIn, out RationalesOut) []string {
	v := exactly("rationales", len(in.Assignments), len(out.Rationales))
	for i, s := range out.Rationales {
		if i == len(in.Assignments) {
			break
		}
		if owner := in.Assignments[i].Owner; !strings.Contains(s, owner) {
			v = append(v, fmt.Sprintf("rationale %d does not name %s", i+1, owner))
		}
		if strings.ContainsAny(s, "\n\r") || !strings.HasSuffix(s, ".") || strings.Count(s, ". ") > 0 {
			v = append(v, fmt.Sprintf("rationale %d is not one sentence on one line", i+1))
		}
	}
	return v
}

func exactly(what string, want, got int) []string {
	if want == got {
		return nil
	}
	return []string{fmt.Sprintf("there are %d %s, exactly %d are asked for", got, what, want)}
}

// about allows long lists, which are hard to count, a tenth more or less: what
// is lacking is drawn, and what is too much left out.
func about(what string, want, got int) []string {
	if off := want / 10; got >= want-off && got <= want+off {
		return nil
	}
	return exactly(what, want, got)
}

// named finds texts that are empty, span lines, or hold a placeholder or a
// number, which a reader would take for a value.
func named(what string, texts ...string) []string {
	var v []string
	for _, s := range texts {
		switch {
		case strings.TrimSpace(s) == "" || strings.TrimSpace(s) != s:
			v = append(v, what+" has an empty or padded text")
		case strings.ContainsAny(s, "\n\r"):
			v = append(v, what+" has a text of several lines")
		case strings.ContainsAny(s, "0123456789"):
			v = append(v, fmt.Sprintf("%s holds a number: %q", what, s))
		case len(Markers(s)) > 0:
			v = append(v, fmt.Sprintf("%s holds the placeholder %q", what, Markers(s)[0]))
		}
	}
	return slices.Compact(v)
}
