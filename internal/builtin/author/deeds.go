package author

import (
	"memloom/internal/corpus"
)

// What an objection is about where the message that it answers speaks of no
// attribute: what that message does (G11). All are singular.

// deed is what the parent sets out to do, in words for its author.
func (m *message) deed() (string, bool) {
	return m.ofParent(map[corpus.Act][]string{
		corpus.ActProgress:   {"the way you're going about it", "the course you report", "going on like that", "leaving it at that", "what you report", "building on that update", "taking that update as it is", "carrying on from there"},
		corpus.ActDecision:   {"your decision", "the choice you've made", "the way you've settled it", "settling it like that", "deciding it that way", "going with that decision", "what you've decided"},
		corpus.ActKickoff:    {"the plan you're starting with", "the way you want to begin", "the start you've announced", "starting like that", "beginning from that end", "kicking it off that way"},
		corpus.ActAnswer:     {"the route that your answer takes", "going by your answer", "your answer", "working from that answer", "what you answered"},
		corpus.ActForecast:   {"the timetable you foresee", "your forecast", "the schedule you have in mind", "planning with your forecast", "counting on that forecast"},
		corpus.ActBlocker:    {"waiting for the blocker to go away", "stopping the work over that blocker", "the way you want to handle the blocker", "sitting out that blocker", "stopping everything for that"},
		corpus.ActDoubt:      {"holding back over that doubt", "changing course because of your doubt", "stopping because of that doubt", "giving in to that doubt", "turning round over that"},
		corpus.ActOption:     {"the option you bring up", "your proposal", "the choice you'd make", "your idea", "what you suggest", "going for that option", "doing it your way"},
		corpus.ActDelivery:   {"going on with what you've sent", "building on your delivery", "using what you sent as it is"},
		corpus.ActCommitment: {"your promise", "the thing you've promised", "counting on that promise", "planning around your promise"},
	}, []string{"your proposal", "your suggestion", "what you suggest", "doing it like that"})
}

// claim is what the parent asserts, in words for its author.
func (m *message) claim() (string, bool) {
	return m.ofParent(map[corpus.Act][]string{
		corpus.ActProgress:   {"your report", "the state that you report", "the picture in your report", "your update", "what you wrote", "the way you describe it"},
		corpus.ActDecision:   {"the reasoning behind your decision", "your decision", "the thinking behind your choice", "what you decided", "the view behind that decision"},
		corpus.ActKickoff:    {"the plan you're starting with", "the thinking behind your start", "the start you've announced", "the picture you start from", "your plan"},
		corpus.ActAnswer:     {"your answer", "the answer you give", "the picture in your answer", "what you answered", "the view in your answer"},
		corpus.ActForecast:   {"your forecast", "the timetable you foresee", "the estimate you give", "that estimate of yours", "what you expect"},
		corpus.ActBlocker:    {"your account of the blocker", "your explanation of the blocker", "your story of the blocker", "the way you describe the blocker"},
		corpus.ActDoubt:      {"your doubt", "the reason for your doubt", "the doubt you raise", "that doubt of yours"},
		corpus.ActOption:     {"the case for your option", "your proposal", "the argument for that choice", "the thinking behind that option", "your argument"},
		corpus.ActDelivery:   {"your delivery", "what you sent"},
		corpus.ActCommitment: {"your promise", "that promise"},
	}, []string{"the view in your message", "your message", "what you wrote"})
}

// ofParent draws the words for the parent's act, or the general ones.
func (m *message) ofParent(of map[corpus.Act][]string, other []string) (string, bool) {
	if m.from == nil {
		return "the way we go about it", true
	}
	words := of[m.parentAct()]
	if words == nil {
		words = other
	}
	return corpus.Pick(m.r, words), true
}

// objection is what a disagreement of a kind says of the attribute, or of what
// the parent does.
func (m *message) objection(kind string) (string, error) {
	if m.attr != "" && m.topic != "" {
		return m.rotated(m.prefer(m.d.lex.special["disagree "+kind]))
	}
	return m.rotated(m.prefer(m.d.lex.special["deed "+kind]))
}

// probe is the question of somebody who objects and has no reason to give.
func (m *message) probe(kind string) (string, error) {
	var t table
	for _, p := range m.d.lex.special["probe "+kind] {
		if !p.names("a") || m.attr != "" && m.topic != "" {
			t = append(t, p)
		}
	}
	m.asked, m.argued = true, true
	return m.rotated(t)
}
