package judge

import (
	"testing"

	"memloom/prompts"
)

func TestMarkRelation(t *testing.T) {
	fact := func(sentence, condition, asOf string) prompts.RelationFact {
		return prompts.RelationFact{Sentence: sentence, Condition: condition, AsOf: asOf}
	}
	trophy := prompts.RelationIn{
		Relation: "contradictory", Subtype: "contradictory", Question: "Which team holds the trophy?",
		Facts:   []prompts.RelationFact{fact("France holds the trophy.", "", ""), fact("Greece holds the trophy.", "", "")},
		Gold:    "The talks disagree: once France, once Greece.",
		Correct: []string{"There are two conflicting statements, France and Greece."}, Incorrect: []string{"It is France.", "There was a value for it."},
	}
	players := prompts.RelationIn{
		Relation: "nuanced", Subtype: "contextual", Question: "In netball, how many players of one side are in play at a time?",
		Facts: []prompts.RelationFact{fact("In futsal, 5 players of one side are in play at a time.", "In futsal", ""), fact("In netball, 7 players of one side are in play at a time.", "In netball", "")},
		Gold:  "7",
	}
	states := prompts.RelationIn{
		Relation: "nuanced", Subtype: "temporal", Question: "As of 2 August 1902, how many states had the union?",
		Facts: []prompts.RelationFact{fact("From 1896 on, the union had 45 states.", "", "1896"), fact("From 1907 on, the union had 46 states.", "", "1907")},
		Gold:  "45",
	}
	routes := prompts.RelationIn{
		Relation: "complementary", Subtype: "multi_evidence",
		Question: "Which of these walking routes fits what I go for?\n- Elder: cobbled lanes, a covered market\n- Alder: cobbled lanes, a picnic meadow\n- Rowan: gravel paths, a covered market",
		Facts:    []prompts.RelationFact{fact("Ines goes for walking routes with cobbled lanes.", "", ""), fact("Ines goes for walking routes with a picnic meadow.", "", "")},
		Gold:     "Alder",
	}
	prize := prompts.RelationIn{
		Relation: "nuanced", Subtype: "temporal", Question: "As of 31 December 2009, who is the world champion?",
		Facts: []prompts.RelationFact{fact("Lewis Hamilton became the world champion in 2008.", "", "2008"), fact("Jenson Button became the world champion in 2009.", "", "2009")},
		Gold:  "Jenson Button",
	}
	tutorial := prompts.RelationIn{
		Relation: "complementary", Subtype: "multi_evidence",
		Question: "How would you fill in this form for my next tutorial?\n- example: a bus timetable / a rain gauge\n- format: annotated listings / comic strips",
		Facts:    []prompts.RelationFact{fact("Ines goes for tutorials with a rain gauge.", "", ""), fact("Ines goes for tutorials with annotated listings.", "", "")},
		Gold:     "example: a rain gauge; format: annotated listings", Correct: []string{"A tutorial with a rain gauge and annotated listings."},
	}
	tones := prompts.RelationIn{
		Relation: "complementary", Subtype: "multi_evidence", Question: "How many strings do a guitar and a violin have together?",
		Facts: []prompts.RelationFact{fact("A guitar has 6 strings.", "", ""), fact("A violin has 4 strings.", "", "")}, Gold: "10",
	}
	seat := prompts.RelationIn{
		Relation: "complementary", Subtype: "any_one", Question: "In which city is the seat of the organization?",
		Facts: []prompts.RelationFact{fact("The organization has its seat in Montreal.", "", ""), fact("Its headquarters stand in Montreal.", "", "")}, Gold: "Montreal",
	}
	for _, c := range []struct {
		in              prompts.RelationIn
		candidate, want string // label or failure
	}{
		{trophy, "They disagree: Greece in one talk, France in another.", prompts.Correct},
		{trophy, "It is France.", prompts.FailPickedASide},
		{trophy, "Greece holds it.", prompts.FailPickedASide},
		{trophy, "It is Spain.", prompts.FailInvented},
		{trophy, "There was a value for it.", prompts.FailIncomplete},
		{trophy, "I do not know.", prompts.FailNoAnswer},
		{trophy, "", prompts.FailNoAnswer},
		{players, "seven", prompts.Correct},
		{players, "5", prompts.FailOtherContext},
		{players, "9", prompts.FailInvented},
		{states, "It had 46 states.", prompts.FailOtherTime},
		{states, "It had 31 states.", prompts.FailInvented},
		{states, "Not stated.", prompts.FailNoAnswer},
		{routes, "I would take Alder.", prompts.Correct},
		{routes, "Elder.", prompts.FailIncomplete},
		{routes, "Rowan.", prompts.FailInvented},
		{routes, "I would go for Elder", prompts.FailIncomplete},
		{prize, "Lewis Hamilton", prompts.FailOtherTime},
		{prize, "Fernando Alonso", prompts.FailInvented},
		{tutorial, "A tutorial with a rain gauge and annotated listings.", prompts.Correct},
		{tutorial, "example: a bus timetable; format: annotated listings", prompts.FailIncomplete},
		{tones, "4", prompts.FailIncomplete},
		{tones, "11", prompts.FailIncomplete},
		{seat, "Geneva", prompts.FailInvented},
		{seat, "There was a name for it.", prompts.FailIncomplete},
	} {
		c.in.Candidate = c.candidate
		out := MarkRelation(c.in)
		got := out.Failure
		if got == prompts.FailNone {
			got = out.Label
		}
		if got != c.want || out.Reason == "" {
			t.Errorf("%s, %q: %+v, want %s", c.in.Question, c.candidate, out, c.want)
		}
	}
}
