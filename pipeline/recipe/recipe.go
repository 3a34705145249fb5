// Package recipe reads recipes: the sizes, rates and quotas of a corpus. One
// declaration a key, the struct tags below, yields its parsing, its scaling,
// its bounds and its documentation.
package recipe

import (
	"memloom/internal/corpus"
)

// Recipe is a resolved recipe. Tags: doc says what the key is; scale how it
// grows with --scale (linear, sqrt or fixed; fixed is the default); min and max
// bound it, before and after scaling.
type Recipe struct {
	Name        string    `yaml:"name" doc:"name of the recipe, part of the default folder's name"`
	Description string    `yaml:"description" doc:"one sentence for recipe list"`
	Extends     string    `yaml:"extends,omitempty" doc:"a recipe whose keys hold where this one is silent"`
	World       World     `yaml:"world" doc:"the organisation and its days"`
	Dialogue    Dialogue  `yaml:"dialogue" doc:"what is said"`
	Scaffold    Scaffold  `yaml:"scaffold" doc:"what later days are told of earlier ones"`
	Questions   Questions `yaml:"questions" doc:"what is asked"`
	Filters     Filters   `yaml:"filters" doc:"how items are judged"`
}

// World is the organisation and its days.
type World struct {
	Domains       []string    `yaml:"domains" doc:"domain packs, by name or file; --domain replaces the list. This slice uses the first"`
	First         corpus.Date `yaml:"first" doc:"first day of the corpus, a workday"`
	Workdays      int         `yaml:"workdays" scale:"linear" min:"10" max:"260" doc:"workdays, closures not counted"`
	Closures      int         `yaml:"closures" scale:"linear" min:"0" max:"11" doc:"weekdays on which nobody works, announced in the chats"`
	People        int         `yaml:"people" scale:"sqrt" min:"12" max:"170" doc:"people of the project"`
	Groups        int         `yaml:"groups" min:"3" max:"3" doc:"groups of the project, one a sub-project"`
	TasksPerGroup int         `yaml:"tasks_per_group" scale:"linear" min:"4" max:"450" doc:"tasks of a group"`
	FactsPerTask  int         `yaml:"facts_per_task" min:"4" max:"20" doc:"facts of a task beyond its dates and owner"`
	Changes       float64     `yaml:"changes" min:"0" max:"1" doc:"share of changeable facts that a decision changes later"`
	Slips         []int       `yaml:"slips" doc:"workdays by which tasks end after their due date, drawn uniformly"`
}

// Dialogue is what is said.
type Dialogue struct {
	MessagesPerDay int     `yaml:"messages_per_day" min:"4" max:"40" doc:"messages of a group on a workday, on average; what is owed comes first, so that a crowded day has more"`
	Words          int     `yaml:"words" min:"8" max:"80" doc:"words of a message, on average"`
	HeldBack       float64 `yaml:"held_back" min:"0" max:"1" doc:"share of facts that wait for a free slot of the path samplers"`
	Mistakes       float64 `yaml:"mistakes" min:"0" max:"1" doc:"share of answers with a number or a name that somebody else gets wrong first; each is corrected and recorded"`
	NewsRate       float64 `yaml:"news_rate" min:"0" max:"1" doc:"chance of a piece of news per group and day"`
}

// Scaffold is what later days are told of earlier ones (E13).
type Scaffold struct {
	From string `yaml:"from" oneof:"facts,text" doc:"what summaries and the leader log are made from: the facts that the plan discloses, or the text as it was written, week after week, which takes a chat model"`
}

// FromText is the From of a scaffold that is made from the text.
const FromText = "text"

// Questions is what is asked.
type Questions struct {
	Families map[string]int `yaml:"families" scale:"linear" doc:"accepted items wanted per family"`
}

// Filters is how items are judged.
type Filters struct {
	Uniqueness string `yaml:"uniqueness" oneof:"three-step,exhaustive" doc:"three-step reads each suspect segment once for many questions; exhaustive asks every question of every segment"`
	Panel      int    `yaml:"panel" min:"1" max:"9" doc:"members of the blind panel"`
	All        bool   `yaml:"all" doc:"run every filter on every draft, even after one has failed"`
}
