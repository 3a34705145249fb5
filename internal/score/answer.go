package score

import (
	"encoding/json"
	"regexp"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/marker"
)

// MaxAnswer is how many characters of an answer are marked, the first ones.
const MaxAnswer = 20_000

// Cut returns the part of an answer that is marked, and whether more follows.
func Cut(answer string) (marked string, long bool) {
	end := corpus.RuneOffset(answer, MaxAnswer)
	return answer[:end], end < len(answer)
}

// The marks around what a reasoning model says to itself.
const thinks, thought = "<think>", "</think>"

var (
	finalLine = regexp.MustCompile(`(?i)^final(?: answer)?\s*:(.*)$`)
	fenced    = regexp.MustCompile("(?s)^```[a-zA-Z]*\\s*\n(.*?)\n?\\s*```$")
	boxed     = regexp.MustCompile(`\\boxed\{(?:\\text\{)?([^{}]*)\}`)
)

// Final cuts a free-form answer to what counts of it. What a model thinks between tags is dropped. Of a JSON object,
// also in a code fence, its key "answer" counts; else what the last line gives behind "Final:" or "Final answer:"
// (G16), or the last \boxed{…}. Any other answer is trimmed and stays whole.
func Final(answer string) string {
	answer = strings.TrimSpace(answer)
	if at := strings.LastIndex(answer, thought); at >= 0 && strings.HasPrefix(answer, thinks) {
		answer = strings.TrimSpace(answer[at+len(thought):])
	}
	if said, ok := inObject(answer); ok {
		return said
	}
	last := answer[strings.LastIndexByte(answer, '\n')+1:]
	if m := finalLine.FindStringSubmatch(unmarked(last)); m != nil {
		return unmarked(m[1])
	}
	if all := boxed.FindAllStringSubmatch(answer, -1); len(all) > 0 {
		return strings.TrimSpace(all[len(all)-1][1])
	}
	return answer
}

// inObject reads the key "answer" of an answer that is one JSON object. A number is taken as it is written.
func inObject(answer string) (said string, ok bool) {
	if m := fenced.FindStringSubmatch(answer); m != nil {
		answer = m[1]
	}
	var object struct{ Answer json.RawMessage }
	if json.Unmarshal([]byte(answer), &object) != nil || len(object.Answer) == 0 {
		return "", false
	}
	if json.Unmarshal(object.Answer, &said) == nil {
		return strings.TrimSpace(said), true
	}
	return string(object.Answer), strings.Contains("-0123456789", string(object.Answer[:1]))
}

// unmarked takes the marks of bold, italic and code from a line's ends.
func unmarked(line string) string { return strings.Trim(line, "*_` \t\r") }

var (
	// letterForm is a letter with or without brackets, full stop and what calls it an answer.
	letterForm = regexp.MustCompile(`(?i)^(?:(?:answer|option|choice)\s*:?\s*)?(?:option\s+)?[(\[]?([a-z])[)\].:]?$`)
	// letterFirst is a letter with a mark, before the words of the option or of a reason.
	letterFirst = regexp.MustCompile(`^(?:[(\[]([A-Za-z])[)\]]|(?:Option )?([A-Z])[).:])[*_]*\s+(\S[^\n]*)`)
	// letterMore is another letter behind the first.
	letterMore = regexp.MustCompile(`(?:^|\s)(?:or|and)\s+[(\[]?[A-Za-z][)\].:]`)
	// letterSaid is a sentence that says which letter is the answer.
	letterSaid = regexp.MustCompile(
		`(?i)\b(?:answer|option|choice)(?:\s+is)?\s*:?\s*(?:option\s+)?[*_]*[(\[]?([a-z])[)\]]?[*_]*(?:[.,;:]|\s*$)`)
)

// Letter reads the letter of an option: "B", "b)", "(B)", "Answer: B", "Option B", "B. 14", "The answer is B", in every
// form of Final. ok is false for anything else: the letter of no option, several letters, a letter before another
// option's words.
func Letter(answer string, options []corpus.Option) (letter string, ok bool) {
	text := unmarked(Final(answer))
	last := unmarked(text[strings.LastIndexByte(text, '\n')+1:])
	said := ""
	if m := letterForm.FindStringSubmatch(text); m != nil {
		said = m[1]
	} else if m := letterFirst.FindStringSubmatch(text); m != nil {
		said = m[1] + m[2] // one of the two
		if i := called(options, m[3]); i >= 0 && !strings.EqualFold(options[i].Letter, said) || letterMore.MatchString(m[3]) {
			return "", false
		}
	} else if all := letterSaid.FindAllStringSubmatch(last, -1); len(all) == 1 {
		said = all[0][1]
	}
	i := slices.IndexFunc(options, func(o corpus.Option) bool { return strings.EqualFold(o.Letter, said) })
	if i < 0 {
		return "", false
	}
	return options[i].Letter, true
}

// called is the option whose words a text is, or -1.
func called(options []corpus.Option, text string) int {
	return slices.IndexFunc(options, func(o corpus.Option) bool {
		return strings.EqualFold(strings.Trim(o.Text, " ."), strings.Trim(text, " .*_"))
	})
}

// declined is the letter of the option that says that nothing was said, for an answer that says so in words.
func declined(it corpus.Item, answer string) (letter string, ok bool) {
	if !marker.Declines(it.Question, Final(answer)) {
		return "", false
	}
	i := slices.IndexFunc(it.Options, func(o corpus.Option) bool { return marker.Declines(it.Question, o.Text) })
	if i < 0 {
		return "", false
	}
	return it.Options[i].Letter, true
}
