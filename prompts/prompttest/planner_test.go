package prompttest

import (
	"fmt"
	"strings"

	"memloom/internal/llm"
	"memloom/prompts"
)

// plan answers the planner's tasks with the least that passes.
func (c clerk) plan(call llm.Call) (any, error) {
	switch t := c.tasks.Planner; call.Task {
	case t.Topics.Name:
		return respond(t.Topics, call, func(in prompts.TopicsIn) (out prompts.TopicsOut) {
			for i := range in.N {
				out.Topics = append(out.Topics, prompts.Topic{Name: "Topic " + letter(i), Context: "It is needed.",
					Challenges: []string{"a", "b", "c"}, Categories: []string{"d"}})
			}
			return out
		})
	case t.Subprojects.Name:
		return respond(t.Subprojects, call, func(in prompts.SubprojectsIn) (out prompts.SubprojectsOut) {
			for i := range in.N {
				s := prompts.PlannedSubproject{Name: "Part " + letter(i), Goal: "Have it."}
				for k := range in.Components {
					s.Components = append(s.Components, letter(i)+" "+letter(k))
				}
				out.Subprojects = append(out.Subprojects, s)
			}
			return out
		})
	case t.Subtasks.Name:
		return respond(t.Subtasks, call, func(in prompts.SubtasksIn) (out prompts.SubtasksOut) {
			for i := range in.N {
				n := len(in.Subproject.Components)
				out.Tasks = append(out.Tasks, prompts.PlannedTask{Component: in.Subproject.Components[i%n],
					Deliverable: in.Deliverables[i/n].Noun, After: []int{}})
			}
			return out
		})
	case t.Rules.Name:
		return respond(t.Rules, call, func(in prompts.RulesIn) (out prompts.RulesOut) {
			for i := range in.N {
				x := letter(i)
				out.Rules = append(out.Rules, prompts.PlannedRule{Matter: "visits to " + x, Needs: "a nod", Term: "case " + x,
					When: "in a case " + x, Means: "the sort " + x, Override: "a wave", Because: "so it is"})
			}
			return out
		})
	case t.Rationales.Name:
		return respond(t.Rationales, call, func(in prompts.RationalesIn) (out prompts.RationalesOut) {
			for _, a := range in.Assignments {
				out.Rationales = append(out.Rationales, fmt.Sprintf("It falls to %s.", a.Owner))
			}
			return out
		})
	}
	return nil, &llm.Failure{Kind: llm.Invalid, Model: c.Name(), Reason: "no such task"}
}

func letter(i int) string { return strings.Repeat(string(rune('a'+i)), 3) }
