package corpus

// role is what a word is to the grammar.
type role uint8

const (
	noRole      role = iota
	digitWord        // zero to nineteen; n is the number
	tensWord         // twenty to ninety
	scaleWord        // hundred, thousand …; n is the power of ten
	dozenWord        // dozen
	ordinalWord      // first to thirtieth, of days
	monthWord        // n is 1 to 12
	weekdayWord      // n is 0 (Sunday) to 6
	keyWord          // n is one of the keys below
)

// word is what the grammar knows of a word. short marks what is a month, a
// weekday or a scale only when capitalised or glued as it is in the table.
type word struct {
	role   role
	short  bool // an abbreviation, or also an everyday word: needs its capital
	plural bool // of a weekday
	upper  bool // begins with a capital, in the text
	n      int16
}

// The keys: words that the grammar asks for by themselves.
const (
	keyThe int16 = iota + 1
	keyA
	keyHalf
	keyAnd
	keyOf
	keyTo
	keyThrough
	keyFrom
	keyBetween
	keyThis
	keyNext
	keyLast
	keyComing
	keyDay
	keyWeek
	keyMonth
	keyQuarter
	keyYear
	keyAfter
	keyBefore
	keyToday
	keyTomorrow
	keyYesterday
	keyNoon
	keyMidnight
	keyAM
	keyPM
	keyO
	keyClock
	keyVersion
	keyQ1
	keyQ2
	keyQ3
	keyQ4
	keyPronoun  // after which a leading May is the modal verb
	keyCurrency // a code of the table of currencies
	keyCompound // two-factor, two-way: the number is none
	keyTH       // glued to a number: an ordinal
)

// wordTable holds the words, folded. It is never written.
var wordTable = buildWords()

func buildWords() map[string]word {
	t := map[string]word{}
	count := func(r role, first int16, words ...string) {
		for i, w := range words {
			t[w] = word{role: r, n: first + int16(i)}
		}
	}
	count(digitWord, 0, "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
		"twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen")
	for i, w := range []string{"twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"} {
		t[w] = word{role: tensWord, n: int16(20 + 10*i)}
	}
	t["twentieth"], t["thirtieth"] = word{role: ordinalWord, n: 20}, word{role: ordinalWord, n: 30}
	count(ordinalWord, 1, "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
		"eleventh", "twelfth", "thirteenth", "fourteenth", "fifteenth", "sixteenth", "seventeenth", "eighteenth",
		"nineteenth")
	for w, p := range map[string]int16{"hundred": 2, "thousand": 3, "million": 6, "billion": 9} {
		t[w] = word{role: scaleWord, n: p}
	}
	for w, p := range map[string]int16{"k": 3, "m": 6, "mn": 6, "bn": 9} {
		t[w] = word{role: scaleWord, short: true, n: p}
	}
	t["dozen"] = word{role: dozenWord, n: 12}
	addDates(t)
	addKeys(t)
	return t
}

func addDates(t map[string]word) {
	months := []string{"january", "february", "march", "april", "may", "june", "july", "august", "september", "october",
		"november", "december"}
	for i, w := range months {
		t[w[:3]] = word{role: monthWord, short: true, n: int16(i + 1)}
		t[w] = word{role: monthWord, short: w == "may" || w == "march", n: int16(i + 1)}
	}
	t["sept"] = word{role: monthWord, short: true, n: 9}
	days := []string{"sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"}
	for i, w := range days {
		t[w] = word{role: weekdayWord, n: int16(i)}
		t[w+"s"] = word{role: weekdayWord, plural: true, n: int16(i)}
		t[w[:3]] = word{role: weekdayWord, short: true, n: int16(i)}
	}
	for w, n := range map[string]int16{"tues": 2, "thur": 4, "thurs": 4} {
		t[w] = word{role: weekdayWord, short: true, n: n}
	}
}

func addKeys(t map[string]word) {
	keys := map[int16][]string{
		keyThe: {"the"}, keyA: {"a", "an"}, keyHalf: {"half"}, keyAnd: {"and"}, keyOf: {"of"}, keyTo: {"to"},
		keyThrough: {"through", "thru"}, keyFrom: {"from"}, keyBetween: {"between"}, keyThis: {"this"}, keyNext: {"next"},
		keyLast: {"last"}, keyComing: {"coming"}, keyDay: {"day"}, keyWeek: {"week"}, keyMonth: {"month"},
		keyQuarter: {"quarter"}, keyYear: {"year"}, keyAfter: {"after"}, keyBefore: {"before"}, keyToday: {"today"},
		keyTomorrow: {"tomorrow"}, keyYesterday: {"yesterday"}, keyNoon: {"noon", "midday"}, keyMidnight: {"midnight"},
		keyAM: {"am"}, keyPM: {"pm"}, keyO: {"o"}, keyClock: {"clock"}, keyVersion: {"version"},
		keyQ1: {"q1"}, keyQ2: {"q2"}, keyQ3: {"q3"}, keyQ4: {"q4"}, keyTH: {"st", "nd", "rd", "th"},
		keyPronoun: {"i", "we", "you", "he", "she", "it", "they", "that", "these", "those", "all", "your", "our", "my",
			"his",
			"her", "their", "there", "someone", "somebody", "everyone", "everybody", "nobody"},
		keyCompound: {"factor", "way", "ways", "fold"},
	}
	for k, words := range keys {
		for _, w := range words {
			t[w] = word{role: keyWord, n: k}
		}
	}
	for code := range currencies {
		t[foldASCII(code)] = word{role: keyWord, n: keyCurrency}
	}
}

const maxWord = 12 // letters in the longest word of the table

// lookupWord folds the word on the stack and looks it up.
func lookupWord(s string) word {
	if len(s) > maxWord {
		return word{}
	}
	var buf [maxWord]byte
	for i := range len(s) {
		c := s[i]
		if c-'A' < 26 {
			c |= 0x20
		}
		buf[i] = c
	}
	w := wordTable[string(buf[:len(s)])]
	w.upper = s[0]-'A' < 26
	return w
}

func foldASCII(s string) string {
	b := []byte(s)
	for i, c := range b {
		if c-'A' < 26 {
			b[i] = c | 0x20
		}
	}
	return string(b)
}
