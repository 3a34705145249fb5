package dialogue

import "memloom/pipeline/recipe"

// Options are the sizes and rates of a plan.
type Options struct {
	MessagesPerDay float64 // mean messages of a group on a workday
	Words          int     // mean words of a message
	HeldBack       float64 // share of facts that wait for a free slot
	NewsRate       float64 // chance of a piece of news per group and day

	Times           string  // recipe.Office or recipe.Poisson (G9)
	Decisions       float64 // share of decisions that are asked for and weighed before they are taken
	Reversals       float64 // share of replaced values whose decision names its trigger
	Promises        float64 // share of answers that are promised first
	Forgotten       float64 // share of promises that are forgotten
	Rules           float64 // rules with an override per group and month
	Contradictions  float64 // slots told differently by two people, per group and month (S2)
	Absences        float64 // absences per person and year
	Introductions   float64 // share of members who introduce themselves
	Vocabulary      float64 // exchanges between roles of different words, per group and month
	Loud            float64 // share of tasks that have a loud consumer
	Noise           float64 // share of messages (G11)
	Disagreement    float64 // share of replies
	UltraShort      float64 // share of the replies left
	Imperfections   float64 // share of messages
	ToneJitter      float64 // share of messages
	Links           float64 // share of replies with the task's page
	PostLinks       float64 // share of posts with it
	CrossReferences float64 // share of messages that name another group's task
	Details         float64 // share of an owner's reports that tell of the day's work
	Steering        float64 // share of free messages that stay with the thread's sub-issue (G8)
}

// From reads the options of a plan from a recipe.
func From(d recipe.Dialogue) Options {
	return Options{
		MessagesPerDay: d.MessagesPerDay, Words: d.Words, HeldBack: d.HeldBack, NewsRate: d.NewsRate,
		Times: d.Times, Decisions: d.Decisions, Reversals: d.Reversals, Promises: d.Promises, Forgotten: d.Forgotten,
		Rules: d.Rules, Contradictions: d.Contradictions, Absences: d.Absences, Introductions: d.Introductions, Loud: d.Loud, Noise: d.Noise, Disagreement: d.Disagreement,
		UltraShort: d.UltraShort, Imperfections: d.Imperfections, ToneJitter: d.ToneJitter, Links: d.Links,
		Vocabulary: d.Vocabulary, PostLinks: d.PostLinks, CrossReferences: d.CrossReferences, Details: d.Details, Steering: d.Steering,
	}
}
