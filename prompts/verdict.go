package prompts

import (
	"regexp"
	"strings"
)

// TaskVerdict is a judge that reasons in plain words and ends with its verdict (G16).
const TaskVerdict = "judge.verdict"

// verdictLine is a line that gives the verdict, in the form that GroupMemBench reads.
var verdictLine = regexp.MustCompile(`(?i)^final(?: answer)?:(.*)$`)

// emphasis are Markdown's marks of bold, italic and code, which may be around the words of the verdict.
var emphasis = strings.NewReplacer("*", "", "_", "", "`", "")

// ReadVerdict reads a judge's answer in plain words. The last line that begins with "Final:" or "Final answer:" holds
// the verdict: wrong if it says "incorrect", "wrong" or "not correct", else correct if it says "correct". Any other
// line, and an answer without one, is unclear: also one whose line begins with Markdown's marks. What is before the
// line is the reason. Case does not matter, and neither does text behind the line or what a model thinks between tags.
func ReadVerdict(answer string) JudgeOut {
	lines := strings.Split(withoutThoughts(answer, nil), "\n")
	for i := len(lines) - 1; i >= 0; i-- {
		if m := verdictLine.FindStringSubmatch(strings.TrimSpace(lines[i])); m != nil {
			return JudgeOut{Verdict: verdictOf(emphasis.Replace(m[1])), Reason: strings.TrimSpace(strings.Join(lines[:i], "\n"))}
		}
	}
	return JudgeOut{Verdict: Unclear, Reason: strings.TrimSpace(strings.Join(lines, "\n"))}
}

// verdictOf reads what is behind "Final:". What denies is read first, since it holds "correct" as well.
func verdictOf(said string) string {
	said = strings.ToLower(strings.Join(strings.Fields(said), " "))
	for _, denial := range []string{"incorrect", "wrong", "not correct"} {
		if strings.Contains(said, denial) {
			return Wrong
		}
	}
	if strings.Contains(said, "correct") {
		return Correct
	}
	return Unclear
}
