package llm

import (
	"fmt"
	"strings"
)

// Turn is a message to a model, or an earlier one of its own.
type Turn struct {
	Own  bool // the model said it
	Text string
}

// Turns renders a call as a conversation: who the model is, and the turns that lead up to the answer, oldest first. An
// answer that was not accepted stands with what was wrong in it.
func Turns(c Call) (system string, turns []Turn, err error) {
	p, err := c.Prompt()
	if err != nil {
		return "", nil, err
	}
	turns = []Turn{{Text: p.User}}
	for _, a := range c.Prior {
		turns = append(turns, Turn{Own: true, Text: a.Text}, Turn{Text: complaint(c, a.Violations)})
	}
	return p.System, turns, nil
}

// complaint says what was wrong with an answer to a call.
func complaint(c Call, violations []string) string {
	var b strings.Builder
	b.WriteString("That answer cannot be used:\n")
	for _, v := range violations {
		fmt.Fprintf(&b, "- %s\n", v)
	}
	b.WriteString("Give the whole answer again with this put right")
	if !c.Plain() {
		b.WriteString(", as one JSON object and nothing else")
	}
	b.WriteString(".")
	return b.String()
}
