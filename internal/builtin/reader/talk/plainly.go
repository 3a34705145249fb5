package talk

import "regexp"

// opening is what somebody says before a question of which it is no part: an imperative, what it is for.
var opening = regexp.MustCompile(`(?i)^((tell|remind|inform) \w+(, |: )|(going|judging) by [a-z ]+, |` +
	`(I|a) [a-z' ]{1,30} (in|my) [a-z ]{1,14}: |for (the|my|our) \w+: )`)

// putAsRequest are ways of asking for something, with the plain question in its place.
var putAsRequest = []struct {
	asks  *regexp.Regexp
	plain string
}{
	{regexp.MustCompile(`(?i)^(?:can|could|would) you \w+(?: \w+)? (who|what) (.+) (is|was|are|were)\?$`),
		"${1} ${3} ${2}?"},
	{regexp.MustCompile(`(?i)^(?:can|could|would) you (?:\w+ )?(?:\w+ )the `), "what is the "},
	{regexp.MustCompile(`(?i)^whom? (?:would|should|do|does) [a-z ]{1,24} as the `), "who is the "},
	{regexp.MustCompile(`(?i)^(?:what|which \w+) (?:would|should|do|does) [a-z ]{1,24} as the (\w.* (?:for|on|of) )`),
		"what is the ${1}"},
	{regexp.MustCompile(`(?i)^what do [a-z ]{1,24} say (.+) (is|are)\?$`), "what ${2} ${1}?"},
	{regexp.MustCompile(`(?i)^for (.+), what do [a-z ]{1,24} as (.+)\?$`), "what is ${2} for ${1}?"},
	{regexp.MustCompile(`(?i)^where (?:does|do) (.+) stand\?$`), "what is ${1}?"},
	{regexp.MustCompile(`(?i)^where (?:do|can|could) \w+ find the `), "where is the "},
	{regexp.MustCompile(`(?i)^[a-z ]+ (?:of|about) (the [^:]+): (what|who) are (.+)\?$`), "${2} are ${3} for ${1}?"},
	{regexp.MustCompile(`(?i)^what do \w+ have on (.+) as (.+)\?$`), "what are ${2} for ${1}?"},
	{regexp.MustCompile(`(?i)^for (.+), where is (.+)\?$`), "where is ${2} for ${1}?"},
}

// Plainly leaves out what only leads to a question, and puts a request as the question that it is.
func Plainly(question string) string {
	for {
		rest := opening.ReplaceAllString(question, "")
		if rest == question {
			break
		}
		question = rest
	}
	for _, r := range putAsRequest {
		if r.asks.MatchString(question) {
			return r.asks.ReplaceAllString(question, r.plain)
		}
	}
	return question
}
