package prompttest

import (
	"memloom/internal/corpus"
	"memloom/prompts"
)

// planning are the planner's questions, of a field that no pack is about.
func planning(p *prompts.Planner) []example {
	topic := prompts.Topic{
		Name: "Glasshouse Heating", Context: "Pipes burst in frost.",
		Challenges: []string{"steam escapes", "valves stick", "winters sharpen"}, Categories: []string{"garden"},
	}
	kinds := []prompts.Kind{
		{Noun: "site survey", Lifecycle: corpus.Strategy, Skills: []string{"botany"}},
		{Noun: "wish list", Lifecycle: corpus.Requirements, Skills: []string{"listening"}},
		{Noun: "wiring diagram", Lifecycle: corpus.Architecture, Skills: []string{"drawing"}},
		{Noun: "installation", Lifecycle: corpus.Development, Skills: []string{"welding"}},
		{Noun: "pressure test", Lifecycle: corpus.Testing, Skills: []string{"welding"}},
		{Noun: "handbook", Lifecycle: corpus.Deployment, Skills: []string{"writing"}},
	}
	roles := []string{"gardener", "stoker"}
	vents := prompts.PlannedSubproject{Name: "Roof Vents", Goal: "Let damp air out.",
		Components: []string{"ridge flap", "side louvre", "rain gutter", "roof crank", "gable mesh"}}
	return []example{
		of(p.Topics, "the first", prompts.TopicsIn{Field: "Botanical Gardens", Roles: roles, N: 1, Variant: 7}),
		of(p.Topics, "another", prompts.TopicsIn{Field: "Botanical Gardens", Roles: roles, N: 2,
			Unlike: []string{topic.Name}, Variant: 8}),
		of(p.Subprojects, "three", prompts.SubprojectsIn{Field: "Botanical Gardens",
			Deliverables: []string{"site survey",
				"handbook"}, N: 3, Components: 6, Taken: []string{"seed tray"}, Topic: topic}),
		of(p.Subtasks, "two a phase", prompts.SubtasksIn{Deliverables: kinds, N: 12, Topic: topic.Name,
			Subproject: vents}),
		of(p.Rules, "four", prompts.RulesIn{Field: "Botanical Gardens", Roles: roles, N: 4,
			Taken: []string{"loans of the wall maps"}, Topic: topic.Name, Groups: []string{"Boilers", "Roof Vents",
				"Blinds"}}),
		of(p.Rationales, "three owners", prompts.RationalesIn{Assignments: []prompts.Assigned{
			{N: 1, Task: "roof crank pressure test", Owner: "Ada Reed", Role: "stoker", Rank: 4,
				Skills: []string{"welding: strong", "drawing: low"}, Owned: 3},
			{N: 2, Task: "rain gutter site survey", Owner: "Bo Lindt", Role: "gardener", Rank: 2,
				Skills: []string{"botany: medium"}, Owned: 1},
			{N: 3, Task: "gable mesh handbook", Owner: "Cy Marsh", Role: "gardener", Rank: 1, Skills: []string{},
				Owned: 2},
		}}),
	}
}
