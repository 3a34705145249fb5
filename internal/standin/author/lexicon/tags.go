package lexicon

import "strings"

// Tags are the letters that may stand between braces in front of a pattern of the chat. Of the letters for formality
// one has to fit, of the others all.
const Tags = formalityTags + writerTags + situationTags

// SessionTags are the same for the groups of sessions.
const SessionTags = formalityTags + "hdiwpv" + momentTags + workflowTags

const (
	formalityTags = "csf" // casual, semi-formal, formal

	// h humorous, H very humorous, d direct, i indirect, w warm, j technical, p asks questions, P asks many,
	// v wordy, u of lower rank than the person addressed, m of high rank.
	writerTags = "hHdiwjpPvum"

	// g addressed to nobody, A afternoon, B morning, o what is asked for is open, a somebody has argued, n what is
	// asked for is no person, k a value replaces another, q the person replied to has asked, r others can use it too,
	// e what is counted is something to mend, l what is recalled was settled, y nothing says yet why one asks.
	situationTags = "gABoankqrely"

	momentTags   = "bxr" // b of few words, x turns an offer down, r there is something to go back to
	workflowTags = "123" // the workflows of a type of session that say it
)

// tagsOf returns the tags that patterns of a group may have.
func tagsOf(group string) string {
	if group == "session" || strings.HasPrefix(group, "session ") {
		return SessionTags
	}
	return Tags
}
