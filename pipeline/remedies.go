package pipeline

import (
	"cmp"
	"strings"

	"memloom/internal/corpus"
	"memloom/pipeline/recipe"
)

// remedy says what a code means for a draft, and what to turn where most drafts fall for it. Empty: more drafts help.
type remedy struct{ why, turn string }

const anotherSolver = "let another model solve"

var remedies = map[corpus.Code]remedy{
	corpus.CodeGuessed: {"answered without evidence",
		"raise filters.confidence, or let another model write the options"},
	corpus.CodeNoAnswer:      {"no answer on the evidence", anotherSolver},
	corpus.CodeMisread:       {"no answer, though the evidence states it", anotherSolver},
	corpus.CodeWrongAnswer:   {"a wrong answer", anotherSolver},
	corpus.CodeStillAnswered: {"answered right without a piece of the evidence", ""},
	corpus.CodeSecondSource:  {"something else may answer it, too", ""},
	corpus.CodeOtherValue:    {"another value is stated", ""},
	corpus.CodeTooEasy:       {"the baseline solves it", "lower filters.baseline or raise filters.rounds"},
	corpus.CodeUnanswerable:  {"neither the baseline nor the solver answers it", anotherSolver},
	corpus.CodeReferenceMarked: {"references are marked otherwise than they are",
		"set questions.answer_keys to false, or let another model judge"},
	corpus.CodeNearCopy: {"like an accepted question", ""},
	corpus.CodeNotRun: {"a required filter left no verdict",
		"see what `memloom show DIR rejection` says of the filter"},
	corpus.CodeCallFailed: {"a call failed", "see audit/failures and mend the model whose calls fail"},
	corpus.CodeUnmarked:   {"the judge cannot tell whether an answer is right", "let another model judge"},
	corpus.CodePerson:     {"a person removed it", "decide otherwise"},
	corpus.CodeSurplus:    {"no quota needed it", ""},
}

// Why says what a code means for a draft, in a few words.
func Why(c corpus.Code) string { return remedies[c].why }

// The names of designs, apart from that of organisations, and the advice that their strata share.
const (
	channels      = "channels"
	users         = "users"
	conversations = "conversations"
	episodes      = "episodes"

	changing = "raise world.changes, or let more attributes of the pack change"
	flipping = "raise episodes.flips"
)

// scarce says what makes more candidates: by design, and there by stratum or family, "" for all others.
var scarce = map[string]map[string]string{
	recipe.Organisation: {"": "raise world.workdays", "knowledge_update": changing, "as_of": changing,
		"update": changing, "contextual": "raise dialogue.rules", "constraint/rule": "raise dialogue.rules",
		"contradictory": "raise dialogue.contradictions"},
	channels: {"": "raise channels.messages or channels.phases", "knowledge_update": "raise channels.changes"},
	users: {"multi_evidence": ofSets("multi_evidence"), "any_one": ofSets("any_one"), "as_of": ofSets("temporal"),
		"contextual": ofSets("contextual"), "contradictory": ofSets("contradictory")},
	conversations: {"": "raise conversations.spare or conversations.count"},
	episodes: {"": "raise episodes.count or episodes.focus", "reasoning": flipping, "evolution_timing": flipping,
		"conflict_resolution": flipping},
}

func ofSets(subtype string) string {
	return "raise users.user_sets." + subtype + " or users.world_sets." + subtype
}

// moreOf says what makes more candidates of a stratum in a design's worlds.
func moreOf(r *recipe.Recipe, stratum string) string {
	family, _, _ := strings.Cut(stratum, "/")
	of := scarce[r.Design]
	return cmp.Or(of[stratum], of[family], of[""], "make the corpora larger")
}
