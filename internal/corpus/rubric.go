package corpus

import (
	"slices"
	"strings"
)

// Rubric is what a response to an item should and should not do (C5), a line each. An item that has one has the format
// "rubric", and no single answer is the only right one.
type Rubric struct {
	// Should: "takes into account that …", "goes for …". What is behind ", for instance" is an example, and no more is
	// asked for than what is before it.
	Should []string `json:"should" parquet:"should,list" size:"text"`
	// ShouldNot: "suggests A, B or C". Each of the things by itself breaks the line.
	ShouldNot []string `json:"should_not" parquet:"should_not,list" size:"text"`
}

// The formats of items.
const (
	FormatOpen   = "open"   // answered in free text, held against one answer
	FormatChoice = "choice" // answered by a letter
	FormatRubric = "rubric" // answered in free text, held against a rubric
)

const forInstance = ", for instance"

// RubricMain is what a line of a rubric asks for: the stretch before its example.
func RubricMain(line string) string {
	main, _, _ := strings.Cut(line, forInstance)
	return main
}

// rubricLeads are what the lines of rubrics begin with.
func rubricLeads() []string {
	return []string{"takes into account that", "takes into account", "suggests", "recommends", "proposes", "offers",
		"goes for", "picks",
		"chooses", "names", "mentions", "uses"}
}

// RubricCore is the main part of a line without the verb that it begins with: what is to be taken into account, or the
// things that are to be suggested.
func RubricCore(line string) string {
	rest := strings.TrimRight(strings.TrimSpace(RubricMain(line)), ".")
	for _, lead := range rubricLeads() {
		if after, ok := strings.CutPrefix(rest, lead+" "); ok {
			return after
		}
	}
	return rest
}

// Instead ends a line about things that a response should not suggest in place of what it should: next to it they are
// no fault.
const Instead = " instead"

// RubricThings are the things that a line of a rubric names: "suggests walnuts or a nut cake" has two.
func RubricThings(line string) []string {
	things := strings.Split(strings.ReplaceAll(RubricCore(strings.TrimSuffix(line, Instead)), " or ", ", "), ",")
	for i := range things {
		things[i] = strings.TrimSpace(things[i])
	}
	return slices.DeleteFunc(things, func(s string) bool { return s == "" })
}
