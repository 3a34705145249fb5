package marker

import (
	"strings"
	"unicode"
)

// class says what a word does to an answer. A word of no class has a content of its own.
type class uint8

const (
	content  class = iota
	filler         // says nothing of the answer
	negation       // denies what follows
	hedge          // leaves doubt about what is said
	vague          // stands in place of a value
	turn           // what comes with it changes what is said
	bound          // says that a value is a limit; low and high
	either         // joins alternatives
	say            // tells who says something
	conflict       // says that statements do not go together
	settle         // chooses one of several statements
	silent         // says that there is no answer
	source         // what answers are looked for in, and what is said of them
)

// The tokens that phrases of limits are replaced by.
const lowBound, highBound = "boundlow", "boundhigh"

// classOf is the class of a folded word.
func classOf(low string) class {
	switch low {
	case "a", "an", "the", "it", "its", "this", "that", "these", "those", "there", "is", "are", "was", "were", "be", "been", "being", "s", "am", "has",
		"have", "had", "do", "does", "did", "of", "on", "in", "at", "to", "for", "by", "with", "as", "and", "so", "then", "i", "my", "me", "we", "our", "us", "you", "your",
		"he", "his", "him", "she", "her", "they", "them", "their", "also", "mr", "mrs", "ms", "dr", "prof", "because", "due", "will", "would", "should", "must",
		"called", "named", "please", "see", "here", "answer", "exactly", "total", "altogether", "came", "comes", "made", "makes", "took", "takes", "lasted",
		"lasts", "held", "every", "each", "long", "date", "page", "value", "right", "one's", "who", "which", "what", "given", "happened", "occurred", "finished",
		"set", "scheduled", "costs", "cost", "amounts", "goes", "like", "go", "say", "based", "according", "time", "per", "fits", "take", "know", "just", "up", "one", "id", "im", "ive", "run", "use", "went", "going", "another", "different", "namely", "ok", "okay", "well":
		return filler
	case "not", "no", "never", "nor", "neither", "without", "cannot", "cant", "except", "instead", "rather", "than", "nt", "nobody", "nothing", "nowhere", "none", "isnt", "wrong",
		"false", "incorrect", "untrue", "excluding", "anyone", "fails", "failed", "unlike", "lacks":
		return negation
	case "maybe", "perhaps", "probably", "possibly", "likely", "approximately", "roughly", "around", "about", "almost", "nearly", "might", "may", "could", "seems", "seem",
		"believe", "think", "guess", "assume", "presumably", "circa", "thereabouts", "apparently", "unless", "if", "guessing", "supposedly", "approx", "ish", "sure", "certain":
		return hedge
	case "several", "some", "few", "many", "somewhere", "sometime", "soon", "various", "something", "someone", "somebody", "while", "certainly", "recently", "eventually",
		"early", "late", "mid", "range", "number", "figure", "sum", "choice", "length", "percentage", "version", "discussion", "quite", "number's", "lot":
		return vague
	case "but", "however", "although", "though", "yet", "until", "later", "earlier", "now", "still", "actually", "originally", "initially", "formerly", "previously", "before",
		"after", "since", "replaced", "old", "new", "was to", "afterwards", "moved", "changed", "meanwhile", "longer", "only", "other", "ago", "plus", "minus", "more", "less",
		"fewer", "over", "under", "above", "below", "half", "double", "twice", "both", "all", "between", "first", "last", "next", "second", "from", "out", "today",
		"tomorrow", "yesterday", "noon", "midnight", "day", "week", "month", "year", "ever", "whether", "used", "once", "previous", "original", "planned", "draft", "prior", "against", "past", "short", "beyond", "within", "through":
		return turn
	case lowBound, highBound:
		return bound
	case "or", "either", "alternatively":
		return either
	case "says", "said", "gives", "states", "stated", "claims", "writes", "wrote", "names", "puts", "mentions", "mentioned", "told", "insists", "accuses", "reckons":
		return say
	case "disagree", "contradict", "contradictory", "contradiction", "conflict", "conflicting", "differ", "inconsistent", "versus", "vs", "disagreement", "settled", "unresolved", "versions", "holds", "agree":
		return conflict
	case "correct", "latest", "newer", "newest", "supersedes", "overrides", "turned", "prefer", "precedence", "most", "final", "updated", "current":
		return settle
	case "unknown", "unstated", "unspecified", "undetermined", "unanswerable", "unclear", "undisclosed", "unavailable", "unsure", "uncertain", "insufficient", "idk":
		return silent
	}
	if sourceWord(low) {
		return source
	}
	return content
}

// sourceWord says whether a word belongs to refusals: what answers are looked for in, and what is not said in it.
func sourceWord(low string) bool {
	switch strings.TrimSuffix(low, "s") {
	case "message", "statement", "conversation", "chat", "thread", "history", "log", "transcript", "context", "channel", "record", "text", "material", "session", "talk", "memory",
		"memorie", "information", "info", "evidence", "detail", "mention", "reference", "indication", "tell", "telling", "determine", "determined", "specify", "specified", "find", "provide",
		"provided", "recorded", "discussed", "discus", "known", "answered", "able", "unable", "possible", "impossible", "enough", "anything", "anywhere", "any", "available", "contain",
		"include", "explicit", "explicitly", "outright", "written", "open", "leave", "left", "give", "name", "documented", "infer", "inferred", "disclosed", "recall", "remember", "clear",
		"identified", "identify", "establish", "established", "can", "read", "sorry", "made", "need", "point", "data", "person", "place", "reason", "price", "listed", "list", "mentioning",
		"stating", "state", "been", "shared", "confirmed", "recalled", "how", "when", "where", "why", "sufficient", "don", "doesn", "didn", "isn", "wasn", "aren", "weren", "couldn", "haven", "hasn", "word":
		return true
	}
	return false
}

// fold lowers a text and takes the marks from its letters, both spellings of an umlaut alike.
func fold(s string) string {
	var b strings.Builder
	for _, r := range s {
		switch r = unicode.ToLower(r); r {
		case 'á', 'à', 'â', 'ä', 'ã', 'å':
			r = 'a'
		case 'é', 'è', 'ê', 'ë':
			r = 'e'
		case 'í', 'ì', 'î', 'ï':
			r = 'i'
		case 'ó', 'ò', 'ô', 'ö', 'õ', 'ø':
			r = 'o'
		case 'ú', 'ù', 'û', 'ü':
			r = 'u'
		case 'ç', 'č':
			r = 'c'
		case 'ñ':
			r = 'n'
		case 'š':
			r = 's'
		case '\'', '’':
			continue
		}
		b.WriteRune(r)
	}
	return strings.NewReplacer("ae", "a", "oe", "o", "ue", "u", "ß", "ss").Replace(b.String())
}

// stem cuts the common endings of a folded word.
func stem(low string) string {
	for _, end := range []string{"ings", "ing", "ies", "ied", "es", "ed", "s", "y", "e"} {
		if cut, ok := strings.CutSuffix(low, end); ok && len(cut) >= 3 && !(end == "s" && strings.HasSuffix(cut, "s")) {
			low = cut
			break
		}
	}
	if n := len(low); n > 3 && low[n-1] == low[n-2] { // running, run
		low = low[:n-1]
	}
	return low
}
