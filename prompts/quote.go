package prompts

import (
	"fmt"

	"memloom/internal/llm"
)

// What the next attempt is shown of an answer that cannot be used, at most.
const (
	quotedHead       = 6000 // runes of its beginning
	quotedTail       = 1500 // and of its end
	quotedViolations = 20
	quotedViolation  = 400 // runes of each
)

const tooLongText = "[far too long]" // stands for such an answer, since not every provider takes an empty one

// shownAs returns an answer that was not accepted as the next attempt is shown it: bounded, whatever came. One that is
// far too long for its role is not mended, and so not shown: the question is asked anew.
func shownAs(role llm.Role, text string, violations []string) llm.Attempt {
	if most := llm.TooLong(role); len(text) > most {
		return llm.Attempt{Text: tooLongText, Violations: []string{fmt.Sprintf(
			"the answer had %d bytes, and %d are more than enough; begin anew, in as few words as the task allows", len(text),
			most)}}
	}
	return llm.Attempt{Text: cutMiddle(text, quotedHead, quotedTail), Violations: fewer(violations)}
}

// cutMiddle leaves the beginning and the end of a text that has more runes than both, with a note of what is left out.
func cutMiddle(text string, head, tail int) string {
	if len(text) <= head+tail { // bytes, and so runes
		return text
	}
	r := []rune(text)
	if len(r) <= head+tail {
		return text
	}
	note := fmt.Sprintf("\n[%d characters are left out here]\n", len(r)-head-tail)
	return string(r[:head]) + note + string(r[len(r)-tail:])
}

// fewer bounds what is said to be wrong with an answer.
func fewer(violations []string) []string {
	var out []string
	for i, v := range violations {
		if i == quotedViolations {
			return append(out, fmt.Sprintf("and %d more of this kind", len(violations)-i))
		}
		out = append(out, cutMiddle(v, quotedViolation, 0))
	}
	return out
}
