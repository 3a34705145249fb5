package score

import (
	"regexp"
	"slices"
	"strings"

	"memloom/internal/corpus"
)

// MaxAnswer is how many characters of an answer are marked, the first ones.
const MaxAnswer = 20_000

// Cut returns the part of an answer that is marked, and whether more follows.
func Cut(answer string) (marked string, long bool) {
	end := corpus.RuneOffset(answer, MaxAnswer)
	return answer[:end], end < len(answer)
}

var finalLine = regexp.MustCompile(`(?i)^final(?: answer)?\s*:(.*)$`)

// Final cuts a free-form answer to what its last line gives behind "Final:" or
// "Final answer:" (G16); an answer without such a line is trimmed and stays whole.
func Final(answer string) string {
	answer = strings.TrimSpace(answer)
	last := answer[strings.LastIndexByte(answer, '\n')+1:]
	if m := finalLine.FindStringSubmatch(unmarked(last)); m != nil {
		return unmarked(m[1])
	}
	return answer
}

// unmarked takes the marks of bold and italic from a line's ends.
func unmarked(line string) string { return strings.Trim(line, "*_ \t\r") }

// letterForm is a letter with or without brackets, full stop or "Answer:".
var letterForm = regexp.MustCompile(`(?i)^(?:answer\s*:\s*)?[(\[]?([a-z])[)\].:]?$`)

// Letter reads the letter of an option: "B", "b)", "(B)", "Answer: B", also in a last line "Final: B". ok is false for
// anything else: the letter of no option, several letters, an option's words.
func Letter(answer string, options []corpus.Option) (letter string, ok bool) {
	m := letterForm.FindStringSubmatch(unmarked(Final(answer)))
	if m == nil {
		return "", false
	}
	i := slices.IndexFunc(options, func(o corpus.Option) bool { return strings.EqualFold(o.Letter, m[1]) })
	if i < 0 {
		return "", false
	}
	return options[i].Letter, true
}
