package prompts

import "memloom/internal/corpus"

// CheckIn asks a checker to read a day as it was written (E14): what it says about the state of tasks, whether it
// contradicts itself or the past, and whether everyone sounds like themselves.
type CheckIn struct {
	Group    string      `json:"group"`
	Past     *Past       `json:"past,omitempty"` // shared by the days of a week
	Date     corpus.Date `json:"date"`
	Tasks    []CheckTask `json:"tasks"`
	People   []Voice     `json:"people,omitempty"`
	Messages []Shown     `json:"messages"` // their ids are the numbers of the slots
	Claims   []Claim     `json:"claims,omitempty"`
}

// Claim is a start or an end that a message is meant to say, with the words by which it is said to.
type Claim struct {
	N     int    `json:"n"` // from 1
	Task  string `json:"task"`
	Event string `json:"event"` // started, finished
	Slot  int    `json:"slot"`
	Words string `json:"words"`
}

// CheckTask is a task and where it is on the day.
type CheckTask struct {
	N     int    `json:"n"` // from 1
	Name  string `json:"name"`
	Owner string `json:"owner"`
	State string `json:"state"` // upcoming, starting, ongoing, ending, finished
}

// The states of a task on a day.
const (
	TaskUpcoming = "upcoming"
	TaskStarting = "starting"
	TaskOngoing  = "ongoing"
	TaskEnding   = "ending"
	TaskFinished = "finished"
)

// CheckOut is what the checker found.
type CheckOut struct {
	Events   []CheckEvent   `json:"events"`
	Claims   []Claimed      `json:"claims"`
	Concerns []CheckConcern `json:"concerns"`
}

// Claimed says whether a claim holds: the words say that it has happened, not that it will, should or might.
type Claimed struct {
	N     int  `json:"n"`
	Holds bool `json:"holds"`
}

// CheckEvent is a message that says that a task has started or is finished.
type CheckEvent struct {
	Task  int    `json:"task"`
	Event string `json:"event"` // started, finished
	Slot  int    `json:"slot"`
	Quote string `json:"quote"`
}

// CheckConcern is something wrong with a message.
type CheckConcern struct {
	Level    int    `json:"level"` // 3 coherence, 4 profile
	Kind     string `json:"kind"`
	Severity string `json:"severity"` // major, minor
	Slot     int    `json:"slot"`
	Message  string `json:"message"`
}

// FixIn asks a fixer to mend a day (E14): its plan, its messages, what is
// wrong, and which messages may be left out altogether.
type FixIn struct {
	Day       DayIn        `json:"day"`
	Messages  []DayMessage `json:"messages"`
	Conflicts []Fault      `json:"conflicts"`
	Deletable []int        `json:"deletable,omitempty"` // slots
	Attempt   int          `json:"attempt"`             // from 1
}

// Severity says whether a conflict fails a day.
type Severity string

// The severities. Minor conflicts are shown to a fixer and fail no day.
const (
	Major Severity = "major"
	Minor Severity = "minor"
)

// Fault is something wrong with a message of a passage, or with what it lacks.
type Fault struct {
	Level    int      `json:"level"` // 1 rules, 2 completion, 3 coherence, 4 profile
	Kind     string   `json:"kind"`
	Severity Severity `json:"severity"`
	Slot     int      `json:"slot"`
	Message  string   `json:"message"`
}

// FixOut holds the messages that change, in the order of their slots.
type FixOut struct {
	Messages []FixedMessage `json:"messages"`
}

// FixedMessage is the new text of a slot, or its deletion.
type FixedMessage struct {
	Slot   int      `json:"slot"`
	Delete bool     `json:"delete,omitempty"`
	Text   string   `json:"text"`
	States []Stated `json:"states"`
}
