package prompts

import (
	"fmt"
	"slices"
	"strings"

	"memloom/internal/llm"
)

// The tasks that items about users need next to the others.
const (
	TaskRubric = "judge.rubric"
	TaskDecoy  = "blind.decoy"
)

// Personal are the tasks that only items about users need: marking by a rubric (C5), and guessing with a filler (C6).
type Personal struct {
	Rubric *Task[RubricIn, RubricOut]
	Decoy  *Task[BlindIn, BlindOut] // Blind with messages that say nothing of what is asked
}

func newPersonal() *Personal {
	return &Personal{Rubric: New(Task[RubricIn, RubricOut]{
		Name: TaskRubric, Role: llm.RoleJudge, Template: read(TaskRubric), Check: checkRubric,
		System: "You mark answers line by line against what they should and should not do. You answer with one JSON object and nothing else.",
	}), Decoy: New(Task[BlindIn, BlindOut]{
		Name: TaskDecoy, Role: llm.RoleBlind, Template: read(TaskDecoy), Check: checkBlind,
		System: "You are tested on whether a question can be answered from a conversation that is not about it. You answer with one JSON object and nothing else.",
	})}
}

// RubricIn asks, of each line of a rubric, whether a candidate does what it says.
type RubricIn struct {
	Question  string       `json:"question"`
	Should    []RubricLine `json:"should"`
	ShouldNot []RubricLine `json:"should_not"`
	Candidate string       `json:"candidate"`
}

// RubricLine is a line of a rubric. Those of a side count from 1.
type RubricLine struct {
	N    int    `json:"n"`
	Line string `json:"line"`
}

// The marks of a line: whether the candidate does what it says.
const (
	Does     = "yes"
	DoesNot  = "no"
	Unmarked = "unclear"
)

// RubricOut marks every line. The verdict follows from the marks, see Verdict: a model does not count.
type RubricOut struct {
	Should    []LineMark `json:"should"`
	ShouldNot []LineMark `json:"should_not"`
	Reason    string     `json:"reason"`
}

// LineMark says of a line whether the candidate does what it says.
type LineMark struct {
	N    int    `json:"n"`
	Mark string `json:"mark"`
}

// NewRubricIn asks about the lines of both sides of a rubric.
func NewRubricIn(question string, should, shouldNot []string, candidate string) RubricIn {
	in := RubricIn{Question: question, Candidate: candidate, Should: []RubricLine{}, ShouldNot: []RubricLine{}}
	for i, line := range should {
		in.Should = append(in.Should, RubricLine{i + 1, line})
	}
	for i, line := range shouldNot {
		in.ShouldNot = append(in.ShouldNot, RubricLine{i + 1, line})
	}
	return in
}

// Verdict is correct if the candidate does all that it should and nothing that it should not, wrong if a line is marked
// against it, and unclear if only unclear marks are in the way.
func (o RubricOut) Verdict() string {
	verdict := Correct
	for _, side := range []struct {
		marks   []LineMark
		against string
	}{{o.Should, DoesNot}, {o.ShouldNot, Does}} {
		for _, m := range side.marks {
			switch m.Mark {
			case side.against:
				return Wrong
			case Unmarked:
				verdict = Unclear
			}
		}
	}
	if len(o.Should) == 0 {
		return Unclear // nothing was asked for, so that nothing tells right from wrong
	}
	return verdict
}

// Against are the lines of a rubric that are marked against the candidate, and those that are unclear, in their order.
func (o RubricOut) Against(in RubricIn) (against, unclear []string) {
	add := func(side string, lines []RubricLine, marks []LineMark, bad string) {
		for _, m := range marks {
			i := slices.IndexFunc(lines, func(l RubricLine) bool { return l.N == m.N })
			switch {
			case i < 0:
			case m.Mark == bad:
				against = append(against, side+": "+lines[i].Line)
			case m.Mark == Unmarked:
				unclear = append(unclear, side+": "+lines[i].Line)
			}
		}
	}
	add("it should", in.Should, o.Should, DoesNot)
	add("it should not", in.ShouldNot, o.ShouldNot, Does)
	return against, unclear
}

// checkRubric holds a judge to a mark for every line of each side, once and in order, and to a reason in one line. An
// empty candidate does nothing.
func checkRubric(in RubricIn, out RubricOut) []string {
	v := append(checkMarks("should", in.Should, out.Should), checkMarks("should_not", in.ShouldNot, out.ShouldNot)...)
	if strings.TrimSpace(in.Candidate) == "" {
		if slices.ContainsFunc(slices.Concat(out.Should, out.ShouldNot), func(m LineMark) bool { return m.Mark != DoesNot }) {
			v = append(v, fmt.Sprintf("the candidate is empty: every mark is %q then", DoesNot))
		}
	}
	if reason := strings.TrimSpace(out.Reason); reason == "" || len(reason) > mostReason || strings.ContainsAny(reason,
		"\n\r") {
		v = append(v, "the reason is not one sentence in one line")
	}
	return v
}

func checkMarks(side string, lines []RubricLine, marks []LineMark) []string {
	var v []string
	if len(marks) != len(lines) {
		v = append(v, fmt.Sprintf("%q has %d marks for %d lines: give one for each line, in their order", side, len(marks),
			len(lines)))
	}
	for i, m := range marks {
		if i < len(lines) && m.N != lines[i].N {
			v = append(v, fmt.Sprintf("%q, mark %d: n is %d, and the line's is %d", side, i+1, m.N, lines[i].N))
		}
		if m.Mark != Does && m.Mark != DoesNot && m.Mark != Unmarked {
			v = append(v, fmt.Sprintf("%q, mark %d: %q is none of %s, %s, %s", side, i+1, m.Mark, Does, DoesNot, Unmarked))
		}
	}
	return v
}
