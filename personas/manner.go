package personas

// manners says how a person of a tone, voice or expertise behaves in a chat (G3, table 3).
var manners = map[string]string{
	"direct":       "comes to the point in the first words, says yes or no, and gives a reason only where one is asked for",
	"casual":       "writes as among friends, contracts and shortens, and drops what goes without saying",
	"professional": "keeps an even tone, whole sentences and the matter in front, and leaves feelings out",
	"empathetic":   "first takes up how it is for the other, then the matter, and offers a hand",
	"persuasive":   "argues for one way, names what it brings to the reader, and asks for their consent",
	"humorous":     "lightens what is said by a dry remark, never at the cost of what is stated",
	"skeptical":    "asks how it is known, names what would have to hold, and seldom agrees at once",
	"enthusiastic": "is glad of what works, praises others for it, and looks forward to the next step",
	"anxious":      "sees what may go wrong, asks to be sure, and wants things confirmed",

	"concise":         "uses the fewest words that still say it, and no sentence for courtesy alone",
	"chatty":          "talks around the matter, adds an aside, and ends as people do when they part at a door",
	"elaborative":     "explains step by step, links each sentence to the one before it, and says why",
	"boring":          "reports in the same plain order every time, without image, stress or surprise",
	"action-oriented": "says who does what next, and turns statements into steps",
	"anecdotal":       "grounds a point in something lived through, a few words long, without the name of any project",

	"novice":       "is new to the field: asks for the meaning of terms, relies on others, and leaves judgement to them",
	"intermediate": "knows the daily work, uses its terms, and asks where it goes beyond that",
	"expert":       "judges from long practice, names what matters and what does not, and needs no explanation",
	"specialist":   "knows one corner of the field exactly and speaks from there, with its own terms",
}

// Manner is how a person of a tone, voice or expertise behaves in a chat, as an author is told; empty for a value that
// is none of these.
func Manner(value string) string { return manners[value] }
