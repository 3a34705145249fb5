package prompts

import (
	"fmt"
	"slices"
	"strings"

	"memloom/internal/llm"
)

// TaskEpisodeReview is the task by which a checker judges an episode of a stream (T4).
const TaskEpisodeReview = "episode.review"

// The dimensions in which an episode is judged (T4).
const (
	EpisodeIsolation   = "information_isolation" // the assistant knows only what the user said in it
	EpisodeCoverage    = "evidence_coverage"     // the user's turns say all that is to be said
	EpisodeCoherence   = "coherence"             // turns answer one another
	EpisodeNaturalness = "naturalness"           // people talk so
	EpisodeScope       = "scope_control"         // nothing else is said of the user that one could remember
)

// EpisodeDimensions returns the dimensions, in the order of the paper.
func EpisodeDimensions() []string {
	return []string{EpisodeIsolation, EpisodeCoverage, EpisodeCoherence, EpisodeNaturalness, EpisodeScope}
}

// EpisodeReviewIn asks whether an episode does.
type EpisodeReviewIn struct {
	Session  SessionIn        `json:"session"`
	Messages []SessionMessage `json:"messages"`
}

// EpisodeReviewOut are the faults of an episode; none if it does.
type EpisodeReviewOut struct {
	Faults []EpisodeFault `json:"faults"`
}

// EpisodeFault is a fault with the turns that are affected, and how to revise them.
type EpisodeFault struct {
	Dimension string `json:"dimension"`
	Messages  []int  `json:"messages"` // from 1; none: the episode as a whole
	Revise    string `json:"revise"`   // a sentence
}

// ReviewFaults are the faults as those of a check, one for each turn, for a fixer.
func (o EpisodeReviewOut) ReviewFaults() []Fault {
	var out []Fault
	for _, f := range o.Faults {
		slots := f.Messages
		if len(slots) == 0 {
			slots = []int{0}
		}
		for _, n := range slots {
			out = append(out, Fault{Level: 2, Kind: f.Dimension, Severity: Major, Slot: n, Message: f.Revise})
		}
	}
	return out
}

func newEpisodeReview() *Task[EpisodeReviewIn, EpisodeReviewOut] {
	return New(Task[EpisodeReviewIn, EpisodeReviewOut]{Name: TaskEpisodeReview, Role: llm.RoleChecker,
		Template: read(TaskEpisodeReview),
		Check:    checkEpisodeReview,
		System:   "You judge conversations between a person and an assistant for a benchmark. You answer with one JSON object and nothing else."})
}

func checkEpisodeReview(in EpisodeReviewIn, out EpisodeReviewOut) []string {
	var v []string
	for i, f := range out.Faults {
		if !slices.Contains(EpisodeDimensions(), f.Dimension) {
			v = append(v, fmt.Sprintf("fault %d: %q is none of %s", i+1, f.Dimension, strings.Join(EpisodeDimensions(), ", ")))
		}
		if slices.ContainsFunc(f.Messages, func(n int) bool { return n < 1 || n > len(in.Messages) }) {
			v = append(v, fmt.Sprintf("fault %d names a message that is not there: they are 1 to %d", i+1, len(in.Messages)))
		}
		if strings.TrimSpace(f.Revise) == "" {
			v = append(v, fmt.Sprintf("fault %d does not say what to revise", i+1))
		}
	}
	return v
}
