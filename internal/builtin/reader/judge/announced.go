package judge

import (
	"regexp"
	"strings"
)

// announcement is how answers are led in: "According to the messages, the answer is …", "Answer: …".
var announcement = regexp.MustCompile(`(?i)^(?:(?:based on|according to|going by|from) (?:the |these |those )?` +
	`(?:messages|conversations?|chats?|dialogues?|evidence|context)\b[,:]?\s*)?` +
	`(?:(?:the |my )?(?:final |right |correct )?answer(?: is:?|:)\s+)?`)

// unannounced returns an answer without what only leads it in; one that is nothing else stays as it is.
func unannounced(answer string) string {
	if rest := strings.TrimSpace(announcement.ReplaceAllString(answer, "")); rest != "" {
		return rest
	}
	return answer
}
