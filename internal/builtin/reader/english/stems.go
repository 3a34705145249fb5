package english

import "strings"

// Stem returns the form under which inflections of a word meet: plural, -ing, -ed and a final e go, doubled consonants
// become one, irregular verbs have a table. It is light on purpose: derivations are the thesaurus's business.
func Stem(w string) string {
	if s, ok := irregular[w]; ok {
		return s
	}
	return plainStem(w)
}

// plainStem is the stem of a word that is inflected by rule.
func plainStem(w string) string {
	if len(w) < 4 || strings.IndexFunc(w, noLetter) >= 0 {
		return w
	}
	w = singular(w)
	for _, suffix := range []string{"ing", "ed"} {
		if base, ok := strings.CutSuffix(w, suffix); ok && len(base) >= 3 && hasVowel(base) &&
			!strings.HasSuffix(w, "eed") {
			w = base
			break
		}
	}
	if n := len(w); n > 3 && w[n-1] == 'e' {
		w = w[:n-1]
	}
	if n := len(w); n > 3 && w[n-1] == w[n-2] && !strings.ContainsRune("aeiou", rune(w[n-1])) {
		w = w[:n-1]
	}
	if n := len(w); n > 3 && w[n-1] == 'i' {
		w = w[:n-1] + "y"
	}
	return w
}

// noLetter: what has a digit in it, or is a path or a version, is no word to inflect.
func noLetter(r rune) bool { return r >= '0' && r <= '9' || r == '.' || r == '/' || r == '_' }

func singular(w string) string {
	switch {
	case strings.HasSuffix(w, "ss"), strings.HasSuffix(w, "us"), strings.HasSuffix(w, "is"):
		return w
	case strings.HasSuffix(w, "ies") && len(w) > 4:
		return w[:len(w)-3] + "y"
	case strings.HasSuffix(w, "sses"), strings.HasSuffix(w, "xes"), strings.HasSuffix(w, "ches"),
		strings.HasSuffix(w, "shes"), strings.HasSuffix(w, "zes"):
		return w[:len(w)-2]
	case strings.HasSuffix(w, "s"):
		return w[:len(w)-1]
	}
	return w
}

func hasVowel(w string) bool { return strings.ContainsAny(w, "aeiouy") }

var irregular = irregularForms(map[string]string{
	"took": "tak", "taken": "tak", "takes": "tak", "taking": "tak", "take": "tak",
	"began": "begin", "begun": "begin", "begins": "begin", "beginning": "begin",
	"ran": "run", "runs": "run", "running": "run",
	"chose": "choos", "chosen": "choos",
	"held": "hold", "kept": "keep", "sent": "send", "built": "build", "made": "mak", "found": "find",
	"went": "go", "goes": "go", "gone": "go", "going": "go",
	"gave": "giv", "given": "giv", "got": "get", "gets": "get",
	"led": "lead", "leads": "lead", "wrote": "writ", "written": "writ", "broke": "break", "broken": "break",
	"froze": "freez", "frozen": "freez", "paid": "pay", "pays": "pay", "met": "meet",
	"own": "own", "owns": "own", "owned": "own", "using": "us", "used": "us", "uses": "us", "use": "us",
	"set": "set", "sets": "set", "setting": "set", "cut": "cut", "cuts": "cut", "cutting": "cut",
	"people": "person", "criteria": "criterion", "indices": "index", "thing": "thing", "something": "something",
	"during": "during", "morning": "morning", "mornings": "morning", "evening": "evening", "evenings": "evening", "this": "this", "was": "was", "has": "has", "is": "is",
	"its": "its", "his": "his", "yes": "yes", "does": "does", "dues": "due", "due": "due",
	"came": "com", "come": "com", "comes": "com", "fell": "fal", "rose": "ris", "saw": "see", "seen": "see",
	"knew": "know", "grew": "grow", "stood": "stand",
	"sold": "sel", "said": "say", "brought": "bring", "told": "tel", "sat": "sit", "slept": "sleep", "spent": "spend",
	"left": "leav", "lost": "los", "lose": "los", "loses": "los",
	"underlying": "underlying", "outstanding": "outstanding", "pending": "pending",
	"bought": "buy", "caught": "catch", "thought": "think", "taught": "teach", "felt": "feel", "meant": "mean",
	"heard": "hear", "stole": "steal",
	"stolen": "steal", "drove": "driv", "driven": "driv", "rode": "rid", "ridden": "rid", "ate": "eat", "eaten": "eat",
	"drank": "drink",
	"drunk": "drink", "swam": "swim", "swum": "swim", "sang": "sing", "sung": "sing", "flew": "fly", "flown": "fly",
	"threw":  "throw",
	"thrown": "throw", "hid": "hid", "hidden": "hid", "wore": "wear", "worn": "wear", "tore": "tear", "torn": "tear",
	"spoke":  "speak",
	"spoken": "speak", "woke": "wak", "woken": "wak", "won": "win", "lent": "lend", "bent": "bend", "dug": "dig",
	"struck": "strik",
	"hung":   "hang", "stuck": "stick", "swept": "sweep", "dealt": "deal", "learnt": "learn", "burnt": "burn",
	"spilt":  "spil",
	"spoilt": "spoil", "slid": "slid", "sank": "sink", "sunk": "sink", "shrank": "shrink", "shrunk": "shrink",
	"forgot": "forget", "forgotten": "forget",
	"forgave": "forgiv", "forgiven": "forgiv", "swore": "swear", "sworn": "swear", "rang": "ring", "rung": "ring",
	"bled": "bleed", "fed": "feed",
	"fled": "fle", "sought": "seek", "fought": "fight", "grown": "grow", "known": "know", "shown": "show", "drew": "draw",
	"drawn": "draw",
	"blew":  "blow", "blown": "blow", "fallen": "fal", "risen": "ris", "shook": "shak", "shaken": "shak", "beaten": "beat",
	"bitten": "bit",
	"became": "becom", "overcame": "overcom", "forbade": "forbid", "forbidden": "forbid", "lain": "lie", "laid": "lay",
	"swollen": "swel", "withdrew": "withdraw",
	"withdrawn": "withdraw", "mistook": "mistak", "mistaken": "mistak", "undertook": "undertak", "undertaken": "undertak",
	"understood": "understand", "smelt": "smel", "dreamt": "dream",
	"knelt": "kneel", "overslept": "oversleep", "rebuilt": "rebuild", "repaid": "repay", "mice": "mous",
	"children": "child", "dying": "die", "died": "die", "lying": "lie", "spelt": "spel", "men": "man",
	"women": "woman", "teeth": "tooth", "feet": "foot", "geese": "goos", "knives": "knif", "shelves": "shelf",
	"halves": "half",
	"wives":  "wif", "thieves": "thief", "loaves": "loaf", "wolves": "wolf", "calves": "calf", "lorries": "lorry",
})

// Participle says that a word looks like the third form of a verb.
func Participle(low string) bool {
	return len(low) > 4 && (strings.HasSuffix(low, "ed") || strings.HasSuffix(low, "en") ||
		strings.HasSuffix(low, "wn")) ||
		irregular[low] != "" && irregular[low] != low && !strings.HasSuffix(low, "s") && !strings.HasSuffix(low, "ing")
}
