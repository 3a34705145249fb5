package sessions

import (
	"strings"

	"memloom/internal/corpus"
	"memloom/output"
)

// The polarities and strengths of the items of a pool (T1).
const (
	Like    = "like"
	Dislike = "dislike"
	Normal  = "normal"
	Strong  = "strong"
)

// The ways in which an item of a pool is told.
const (
	Plainly    = "plainly"      // "I like crime novels with a frozen lake"
	AsDeed     = "as a deed"    // "I chose the crime novel with a frozen lake"
	AsPlan     = "as a plan"    // "my next crime novel is for the beach bag"
	InContext  = "in a context" // "for the beach bag my crime novels need a frozen lake"
	ByLikeness = "by likeness"  // "my radio plays need the host of my podcasts"
)

// The states of an item of a pool (T1). Without a row it is unrevealed.
const (
	Revealed = "revealed"
	Flipped  = "flipped"
)

// PreferenceState is a change of state of an item of a pool: it was revealed, or flipped.
type PreferenceState struct {
	output.InCorpus
	PreferenceID string  `parquet:"preference_id" id:"preference" about:"the item of the pool"`
	SessionID    string  `parquet:"session_id" id:"session" about:"the episode in which the user says so"`
	State        string  `parquet:"state,dict" about:"revealed or flipped"`
	From         *string `parquet:"from,optional" size:"text" about:"of a flip, the value until then"`
	To           string  `parquet:"to" size:"text" about:"the value from then on"`
	Reason       *string `parquet:"reason,optional" size:"text" about:"of a flip, why"`
	FactID       string  `parquet:"fact_id" id:"fact" about:"the fact that states the value"`
	ReasonID     *string `parquet:"reason_id,optional" id:"fact" about:"the fact that states the reason"`
}

// Console is what is planned of a stream, for a page that shows it while the run goes (T10).
type Console struct {
	Corpus   string // its name in keys; empty where it is the only one
	User     string
	Pool     []Preference
	Episodes []ConsoleEpisode // in the order of time
}

// ConsoleEpisode is a planned episode.
type ConsoleEpisode struct {
	Unit       string       // that writes it
	Start, End corpus.Stamp // of its first and last message
	States     []PreferenceState
}

// ConsoleKey is the record of a console, by that of the plan.
func ConsoleKey(plan string) string { return plan + "/console" }

// The predicates of what is said of a thing next to its aspects.
const NextUse = "next use"

// Unwanted is the predicate of what a user does not want in an aspect.
func Unwanted(aspect string) string { return unwanted + aspect }

// Former is the predicate of what a user wanted in an aspect long ago.
func Former(aspect string) string { return former + aspect }

// Of is the predicate of what another person wants, or does not want.
func Of(who, predicate string) string { return who + genitive + predicate }

const (
	unwanted = "unwanted "
	former   = "former "
	genitive = "'s "
)

// Role takes a predicate apart: the aspect, whether its value is unwanted, whether it was wanted long ago, and who else
// wants or does not want it.
func Role(predicate string) (aspect, who string, not, past bool) {
	who, aspect, other := strings.Cut(predicate, genitive)
	if !other {
		who, aspect = "", predicate
	}
	aspect, not = strings.CutPrefix(aspect, unwanted)
	aspect, past = strings.CutPrefix(aspect, former)
	return aspect, who, not, past
}

// LikeIn is the predicate of the other thing whose value of an aspect a thing is to have.
func LikeIn(aspect string) string { return "model of the " + aspect }

// Feeling is the predicate of how a user feels about a value of an aspect.
func Feeling(aspect string) string { return "feeling about the " + aspect }

// ReasonFor is the predicate of why a user changed their mind about an aspect.
func ReasonFor(aspect string) string { return "reason for another " + aspect }

// PoolOf reads the pool of a corpus and its states by item, in the order of time; none of a corpus that has none.
func PoolOf(c *corpus.Corpus) ([]Preference, map[string][]PreferenceState, error) {
	states, err := corpus.Rows[PreferenceState](c, TableStates)
	if err != nil || len(states) == 0 {
		return nil, nil, err
	}
	list, err := corpus.Rows[Preference](c, TablePreferences)
	of := map[string][]PreferenceState{}
	for _, s := range states {
		of[s.PreferenceID] = append(of[s.PreferenceID], s)
	}
	return list, of, err
}
