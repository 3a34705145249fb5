package prompts

import "memloom/internal/corpus"

// KindLeaderLog is the kind of a SummaryIn besides the two of corpus.SummaryKind.
const KindLeaderLog = "leader_log"

// SummaryIn asks to phrase entries of the scaffold (E13): a line for each. With
// Messages the facts are to be taken from them instead of from the entries.
type SummaryIn struct {
	Project  string         `json:"project"`
	Group    string         `json:"group"`
	Kind     string         `json:"kind"` // weekly, monthly, leader_log
	From     corpus.Date    `json:"from"`
	To       corpus.Date    `json:"to"`
	Entries  []SummaryEntry `json:"entries"`
	Messages []Shown        `json:"messages,omitempty"`
}

// SummaryEntry is what one line is about.
type SummaryEntry struct {
	N       int           `json:"n"`                 // from 1
	Section string        `json:"section,omitempty"` // of a monthly summary: finished, in progress, milestones, facts
	Subject string        `json:"subject"`           // a task's name, or the group's for what concerns no task
	Person  string        `json:"person,omitempty"`  // its owner; in the leader log who gave the directive
	Kind    string        `json:"kind,omitempty"`    // of a directive
	Dates   []SummaryDate `json:"dates,omitempty"`   // to be written, each
	Facts   []SummaryFact `json:"facts,omitempty"`
}

// SummaryDate is a dated event.
type SummaryDate struct {
	What string      `json:"what"` // started, finished, due, said
	Date corpus.Date `json:"date"`
}

// SummaryFact is a fact with the day on which it was said.
type SummaryFact struct {
	Attribute string       `json:"attribute"` // noun
	Plural    string       `json:"plural,omitempty"`
	Value     corpus.Value `json:"value"`
	Surface   string       `json:"surface"` // the value in words that no day changes
	Condition string       `json:"condition,omitempty"`
	Changed   bool         `json:"changed,omitempty"` // it replaces an older value
	On        corpus.Date  `json:"on"`
}

// SummaryOut has a line for each entry, in their order.
type SummaryOut struct {
	Lines []SummaryLine `json:"lines"`
}

// SummaryLine is the text of an entry.
type SummaryLine struct {
	N    int    `json:"n"`
	Text string `json:"text"`
}

// Past is what an author is told of the days before (E12): the latest weekly
// and monthly summary, and the directives of thirty days.
type Past struct {
	Weekly     string      `json:"weekly,omitempty"`
	Monthly    string      `json:"monthly,omitempty"`
	Directives []Directive `json:"directives,omitempty"`
}

// Directive is an entry of the leader log.
type Directive struct {
	Date corpus.Date `json:"date"`
	By   string      `json:"by"`
	Kind string      `json:"kind"`
	Text string      `json:"text"`
}
