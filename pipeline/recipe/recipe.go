// Package recipe reads recipes: the sizes, rates and quotas of a corpus. One declaration a key, the struct tags below,
// yields its parsing, its scaling, its bounds and its documentation.
package recipe

import (
	"cmp"

	"memloom/internal/corpus"
)

// Recipe is a resolved recipe. The sections of worlds, dialogue and scaffold are for the designs that use them; one
// that is empty throughout is held to no bounds. Tags: doc says what the key is; scale how it
// grows with --scale; min and max are the range of its numbers, before and after scaling, and every number has one.
//
// A scale takes projects first, then days, then people. So the key of scale "first" takes as much of a scale below 1 as
// whole projects can; keys of scale "shrink" follow scales below 1 alone, and those of "grow" scales above; those of
// "each" do as "first" below 1 and as "grow" above; and what they leave is the scale of "linear" keys (days, tasks)
// and, by its square root, of "sqrt" ones (people). Keys "per" project shrink with the projects too: a number in
// proportion, a list to its first entries. Quotas, which are maps, take the whole scale. "fixed" is the default.
type Recipe struct {
	Name        string    `yaml:"name" doc:"name of the recipe, part of the default folder's name"`
	Description string    `yaml:"description" doc:"one sentence for recipe list"`
	Extends     string    `yaml:"extends,omitempty" doc:"a recipe whose keys hold where this one is silent"`
	License     string    `yaml:"license,omitempty" json:",omitempty" doc:"licence of the corpora, an SPDX identifier; CC-BY-4.0 where it is silent"`
	Design      string    `yaml:"design" doc:"how corpora are made: organisation, group chats at work; users, talks of users with an assistant, a corpus each"`
	World       World     `yaml:"world,omitzero" doc:"the organisation and its days"`
	Dialogue    Dialogue  `yaml:"dialogue,omitzero" doc:"what is said"`
	Scaffold    Scaffold  `yaml:"scaffold,omitzero" doc:"what later days are told of earlier ones"`
	Questions   Questions `yaml:"questions" doc:"what is asked"`
	Filters     Filters   `yaml:"filters" doc:"how items are judged"`

	// Own holds the keys that the design has for itself, nil where it has none; see Section.
	Own any `yaml:"-" json:",omitempty"`
}

// World is the organisation and its days.
type World struct {
	Corpora       string      `yaml:"corpora" oneof:"run,project" doc:"what one evaluated system ingests: the whole run, or each project by itself"`
	Domains       []string    `yaml:"domains" doc:"domain packs, by name or file; --domain replaces the list. Projects are drawn from them in turn"`
	Blueprint     string      `yaml:"blueprint" oneof:"pack,written" doc:"where projects, sub-projects, tasks and rules come from: the domain packs, or the planner model, which also writes the reason for each task's owner"`
	First         corpus.Date `yaml:"first" doc:"first day of the corpus, a workday"`
	Workdays      int         `yaml:"workdays" scale:"linear" min:"10" max:"260" doc:"workdays, closures not counted"`
	Closures      int         `yaml:"closures" scale:"linear" min:"0" max:"11" doc:"weekdays on which nobody works, announced in the chats"`
	Projects      int         `yaml:"projects" scale:"first" min:"1" max:"5" doc:"projects; a scale below 1 lowers this before any other size"`
	People        int         `yaml:"people" scale:"sqrt" per:"project" min:"12" max:"170" doc:"people of the organisation"`
	Participants  []int       `yaml:"participants,flow" per:"project" min:"1" max:"200" doc:"how the people are spread over the projects, as relative sizes; empty for evenly"`
	Second        float64     `yaml:"second" min:"0" max:"1" doc:"second memberships per person: people in two projects, the executive in all"`
	Groups        int         `yaml:"groups" min:"3" max:"3" doc:"groups of a project, one a sub-project"`
	TeamMin       int         `yaml:"team_min" min:"4" max:"40" doc:"fewest seats of a team"`
	TeamMax       int         `yaml:"team_max" min:"6" max:"60" doc:"most seats of a team"`
	TasksPerGroup int         `yaml:"tasks_per_group" scale:"linear" min:"4" max:"450" doc:"tasks of a group; world.tasks overrides it"`
	Tasks         []int       `yaml:"tasks,flow" scale:"linear" per:"project" min:"12" max:"1350" doc:"tasks by project, dealt evenly to its groups; empty for tasks_per_group in each"`
	MinOwned      int         `yaml:"min_owned" min:"1" max:"20" doc:"tasks that every member of a team owns at least, if there are enough"`
	Parallel      int         `yaml:"parallel" min:"2" max:"20" doc:"most tasks that a person owns on one day"`
	Load          int         `yaml:"load" min:"4" max:"60" doc:"most tasks of a person in any 30 days"`
	Strategic     float64     `yaml:"strategic" min:"0" max:"0.5" doc:"share of the first phase's tasks that only executives and managers own"`
	Crossing      float64     `yaml:"crossing" min:"0" max:"0.3" doc:"share of tasks that wait for an artefact of another group"`
	Adapted       float64     `yaml:"adapted" min:"0" max:"1" doc:"share of a team's members whose style adapts to the team"`
	FactsPerTask  int         `yaml:"facts_per_task" min:"4" max:"20" doc:"facts of a task beyond its dates and owner"`
	Elsewhere     float64     `yaml:"elsewhere" min:"0" max:"1" doc:"share of the tasks of which what is said before their start is said in another group, by somebody who sits in both"`
	Ahead         float64     `yaml:"ahead" min:"0" max:"1" doc:"share of facts about contacts, deadlines, budgets, choices and inputs that are said weeks before their task starts"`
	Late          float64     `yaml:"late" min:"0" max:"1" doc:"share of changed facts whose change comes weeks after their task has ended"`
	Changes       float64     `yaml:"changes" min:"0" max:"1" doc:"share of changeable facts that a decision changes later"`
	Slips         []int       `yaml:"slips" min:"0" max:"260" doc:"workdays by which tasks end after their due date, drawn uniformly"`
}

// Dialogue is what is said.
type Dialogue struct {
	MessagesPerDay float64 `yaml:"messages_per_day" min:"4" max:"40" doc:"messages of a group on a workday, on average; planned facts and answers come first, so that a busy day has more"`
	Messages       []int   `yaml:"messages,flow" scale:"linear" per:"project" min:"100" max:"20000" doc:"messages by project, in place of messages_per_day; empty for that rate in each"`
	Words          int     `yaml:"words" min:"8" max:"80" doc:"words of a message, on average"`
	Generation     string  `yaml:"generation" oneof:"day,message" doc:"what one call to the author writes: a group's day, or one message, given those before it, which takes many more calls"`
	HeldBack       float64 `yaml:"held_back" min:"0" max:"1" doc:"share of facts that wait for a free slot of the path samplers"`
	NewsRate       float64 `yaml:"news_rate" min:"0" max:"1" doc:"chance of a piece of news per group and day"`

	Times           string  `yaml:"times" oneof:"office,poisson" doc:"when people write: office hours of workdays, with bursts, or exponential gaps around the clock"`
	Decisions       float64 `yaml:"decisions" min:"0" max:"1" doc:"share of decisions that are asked for and weighed before they are taken"`
	Reversals       float64 `yaml:"reversals" min:"0" max:"1" doc:"share of changed decisions that name the earlier statement that made them change"`
	Promises        float64 `yaml:"promises" min:"0" max:"1" doc:"share of answers that are promised first and given later"`
	Forgotten       float64 `yaml:"forgotten" min:"0" max:"1" doc:"share of promises that are forgotten until somebody asks"`
	Rules           float64 `yaml:"rules" min:"0" max:"10" doc:"rules per group and month, each with a later override and the definition of its term"`
	Contradictions  float64 `yaml:"contradictions" min:"0" max:"5" doc:"attributes per group and month of which two people state different values in good faith, and no message notices"`
	Vocabulary      float64 `yaml:"vocabulary" min:"0" max:"8" doc:"exchanges per group and month between people whose roles call one thing by different words"`
	Absences        float64 `yaml:"absences" min:"0" max:"12" doc:"absences per person and year; people who return ask what has happened"`
	Introductions   float64 `yaml:"introductions" min:"0" max:"1" doc:"share of a project's members who say in its first days what they do, what they are strongest in and what they are new to"`
	Loud            float64 `yaml:"loud" min:"0" max:"1" doc:"share of tasks about which a person who does not own them writes much"`
	Noise           float64 `yaml:"noise" min:"0" max:"0.5" doc:"share of messages with a mistake in them, of six kinds, each recorded"`
	Disagreement    float64 `yaml:"disagreement" min:"0" max:"1" doc:"share of replies that push back, in six kinds"`
	UltraShort      float64 `yaml:"ultra_short" min:"0" max:"1" doc:"share of the other replies that have one to six words"`
	Imperfections   float64 `yaml:"imperfections" min:"0" max:"1" doc:"share of messages with a typo, a fragment or a self-correction"`
	ToneJitter      float64 `yaml:"tone_jitter" min:"0" max:"1" doc:"share of messages in another tone than their writer's"`
	Links           float64 `yaml:"links" min:"0" max:"1" doc:"share of replies with the page of their task"`
	PostLinks       float64 `yaml:"post_links" min:"0" max:"1" doc:"share of posts with it"`
	CrossReferences float64 `yaml:"cross_references" min:"0" max:"1" doc:"share of messages that name a task of another group"`
	Details         float64 `yaml:"details" min:"0" max:"1" doc:"share of an owner's reports that also mention a detail of the day's work from the pack"`
	Further         float64 `yaml:"further" min:"0" max:"2" doc:"further things that a message says, short ones, news and the like apart: a detail of the writer's own work, or what they turn to next; the mean number"`
	Daily           float64 `yaml:"daily" min:"0" max:"1" doc:"share of the days between a task's start and its end on which its owner speaks of it, whether or not a fact's day has come"`
	Steering        float64 `yaml:"steering" min:"0" max:"1" doc:"share of free messages that stay with the sub-issue of their thread"`
}

// Organisation is the design of group chats at work, the one that memloom brings.
const Organisation = "organisation"

// ByProject is the Corpora of a world whose projects are a corpus each.
const ByProject = "project"

// Written is the Blueprint of a world that a planner writes.
const Written = "written"

// The values of Times.
const (
	Office  = "office"
	Poisson = "poisson"
)

// ByMessage is the Generation of days that are written message by message.
const ByMessage = "message"

// Scaffold is what later days are told of earlier ones (E13).
type Scaffold struct {
	From string `yaml:"from" oneof:"facts,text" doc:"what summaries and the leader log are made from: the facts that the plan discloses, or the text of the messages, week by week, which needs a chat model"`
}

// FromText is the From of a scaffold that is made from the text.
const FromText = "text"

// Questions is what is asked.
type Questions struct {
	Families   map[string]int     `yaml:"families" scale:"linear" min:"0" max:"1000000" doc:"accepted items wanted, per family or, as family/subcategory, per part of one"`
	Corpora    []int              `yaml:"corpora,flow" min:"0" max:"1000000" doc:"accepted items wanted by corpus, in order, as many in all as of the families; empty for equal parts"`
	ByCorpus   map[string][]int   `yaml:"by_corpus" min:"0" max:"1000000" doc:"accepted items wanted of a family, or of a part of one, by corpus, in order, as many in all as questions.families has of it; strata that are not named are dealt by questions.corpora"`
	Oversample float64            `yaml:"oversample" min:"1" max:"20" doc:"most drafts that are worded for each item wanted: the more, the more may be rejected before a quota falls short"`
	Age        map[string]Age     `yaml:"age" doc:"how old the youngest needed piece of evidence is, by family: min_workdays, the age in workdays, and share, how much of the family's items are at least that old; * stands for all families that are not named"`
	Clues      map[string]float64 `yaml:"clues" min:"0" max:"1" doc:"share of a family's items that tell their task by two clues in place of its name, by family; * stands for all families that are not named"`
	Groups     float64            `yaml:"groups" min:"0" max:"1" doc:"share of the items that need evidence whose needed pieces come from several chat groups; 0 leaves it open"`
	Context    float64            `yaml:"context" min:"0" max:"12" doc:"messages of evidence that an item has on average, with those that are only about the matter; 0 adds none of these"`
	AnswerKeys bool               `yaml:"answer_keys" doc:"open items carry right and wrong answers, up to three of each, that the judge tells apart"`
}

// Age asks for old evidence.
type Age struct {
	MinWorkdays int     `yaml:"min_workdays" min:"0" max:"1000"`
	Share       float64 `yaml:"share" min:"0" max:"1"`
}

// AllFamilies is the name in Questions.Age that stands for every family that is not named.
const AllFamilies = "*"

// LeaveMessage is the LeaveOut of filters that take single messages away.
const LeaveMessage = "message"

// ShownMessage is the Shown of filters that read single messages.
const ShownMessage = "message"

// Filters is how items are judged.
type Filters struct {
	Uniqueness string `yaml:"uniqueness" oneof:"three-step,exhaustive" doc:"three-step reads each suspect segment once for many questions; exhaustive asks every question of every segment"`
	Shown      string `yaml:"shown" oneof:"message,segment" doc:"what stands for an item's evidence where filters ask whether it can be answered from that or from anything else: its messages alone, or the segments that hold them"`
	Panel      int    `yaml:"panel" min:"1" max:"9" doc:"members of the blind panel"`
	Confidence int    `yaml:"confidence" min:"1" max:"100" doc:"confidence in per cent from which an answer without evidence counts as sure"`
	Baseline   int    `yaml:"baseline" min:"1" max:"100" doc:"messages that the baseline of hard retrieves"`
	Rounds     int    `yaml:"rounds" min:"0" max:"9" doc:"refinements of an item that the baseline solves, before it is dropped"`
	LeaveOut   string `yaml:"leave_out" oneof:"message,segment" doc:"what is taken away with a piece of evidence to test that it is needed: its message, all other evidence being shown as messages, or the whole segment that holds it, the segments of the rest being shown"`
	Decoy      bool   `yaml:"decoy" doc:"the blind panel reads a segment that says nothing of what is asked, in place of nothing"`
	Verifiers  int    `yaml:"verifiers" min:"0" max:"9" doc:"fewest models that a models file's role verifier must name, if it is there; each of them has to be right on the evidence. Without it the solver is the only verifier"`
	Repeats    int    `yaml:"repeats" min:"0" max:"9" doc:"times that each verifier has to be right on the evidence; 0 is 1, and the fact solver, which repeats itself, is asked once"`
	All        bool   `yaml:"all" doc:"run every filter on every draft, even after one has failed"`
}

// settle gives the keys that recipes which extend none may leave out their defaults.
func (f *Filters) settle() {
	f.Shown, f.LeaveOut = cmp.Or(f.Shown, ShownMessage), cmp.Or(f.LeaveOut, LeaveMessage)
}
