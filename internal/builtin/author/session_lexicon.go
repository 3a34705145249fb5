package author

import (
	"strings"

	"memloom/prompts"
)

// sessionLexicon is the tables of sessions, read once: what every type says and
// what each says in its own way.
type sessionLexicon struct {
	shared map[string]table
	kinds  map[string]map[string]table
}

func newSessionLexicon() *sessionLexicon {
	l := &sessionLexicon{shared: sections(sessionUser + sessionAssistant + sessionMore), kinds: map[string]map[string]table{}}
	for kind, src := range map[string]string{
		prompts.SessionDecision: sessionDecision, prompts.SessionPlanning: sessionPlanning,
		prompts.SessionTroubleshooting: sessionTroubleshooting, prompts.SessionLearning: sessionLearning,
		prompts.SessionSelection: sessionSelection, prompts.SessionWorkflow: sessionWorkflow,
		prompts.SessionOrganising: sessionOrganising, prompts.SessionReflection: sessionReflection,
		prompts.SessionProduction: sessionProduction, prompts.SessionReview: sessionReview,
	} {
		l.kinds[kind] = sections(src + bareSessionMoves()[kind] + moreSessionEnds()[kind])
	}
	return l
}

// sections reads tables that stand under headings of the form "== name".
func sections(src string) map[string]table {
	out, name, body := map[string]table{}, "", ""
	for line := range strings.Lines(src) {
		if next, ok := strings.CutPrefix(line, "== "); ok {
			out[name] = append(out[name], lines(body)...)
			name, body = strings.TrimSpace(next), ""
			continue
		}
		body += line
	}
	out[name] = append(out[name], lines(body)...)
	delete(out, "")
	return out
}
