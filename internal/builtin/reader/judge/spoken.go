package judge

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// Set phrases by which people say in words what the grammar of values reads in figures: "half an hour", "quarter to
// nine", "the last day of June 2025". They are written out before an answer is read.

const (
	spokenNumber = `(\d+(?:\.\d+)?|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|` +
		`thirty|forty|forty-five|fifty|sixty|ninety)`
	monthName = `(January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|` +
		`Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\.?`
)

var spokenNumbers = map[string]float64{"a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6,
	"seven": 7, "eight": 8, "nine": 9, "ten": 10,
	"eleven": 11, "twelve": 12, "fifteen": 15, "twenty": 20, "thirty": 30, "forty": 40, "forty-five": 45, "fifty": 50,
	"sixty": 60, "ninety": 90}

func spokenValue(s string) float64 {
	if n, ok := spokenNumbers[strings.ToLower(s)]; ok {
		return n
	}
	n, _ := strconv.ParseFloat(s, 64) // the expressions let numbers through
	return n
}

func plainFloat(f float64) string { return strconv.FormatFloat(f, 'f', -1, 64) }

// turn is a set phrase and what is written instead. It is tried only on texts that
// hold one of its hints: expressions are slow.
type turn struct {
	hints []string
	find  *regexp.Regexp
	with  string                  // $1 is the first group
	write func(m []string) string // computes it instead, from the groups
}

func phrase(hints, expr, with string) turn {
	return turn{hints: strings.Split(hints, "|"), find: regexp.MustCompile(`(?i)` + expr), with: with}
}

func computed(hints, expr string, write func(m []string) string) turn {
	t := phrase(hints, expr, "")
	t.write = write
	return t
}

// apply writes the phrase out wherever it stands in a text.
func (t turn) apply(s string) string {
	if t.write == nil {
		return t.find.ReplaceAllString(s, t.with)
	}
	return replaceEach(t.find, s, t.write)
}

// Pieces of dates.
const (
	dayOfMonth = `(?:the )?(\d{1,2})(?:st|nd|rd|th)?`
	inMonth    = ` (?:of )?` + monthName
	untilWord  = `\b(by|until|till|before) `
)

// turns are applied in order: spans of time, rates, shares, dates, money, turns of phrase.
var turns = []turn{
	phrase("half", `\b(?:half an|a half|half-an|one half) ?hours?\b|\bhalf[- ]hour\b`, "30 minutes"),
	phrase("quarters of", `\bthree[- ]quarters of an hour\b`, "45 minutes"),
	phrase("quarter", `\b(?:a |one )?quarter of an hour\b|\ba quarter[- ]hour\b`, "15 minutes"),
	phrase("and a half", `\b(?:an?|one) (hour|year|minute|week|month) and a half\b`, "1.5 ${1}s"),
	computed("and a half", `\b`+spokenNumber+` and a half\b`, andHalf),
	phrase("half", `\bhalf (?:a |an )?year\b|\bhalf-year\b`, "6 months"),
	computed("h", `\b`+spokenNumber+` (?:hours?|hrs?|h),? (?:and )?`+spokenNumber+` (?:minutes?|mins?|min)\b`,
		inSmaller(60, "minutes")),
	computed("h", `\b(\d+) ?h ?(\d+)(?: ?(?:m|min))?\b`, inSmaller(60, "minutes")),
	computed("min", `\b`+spokenNumber+` (?:minutes?|mins?|min),? (?:and )?`+spokenNumber+` (?:seconds?|secs?|s)\b`,
		inSmaller(60, "seconds")),
	computed("year", `\b`+spokenNumber+` years?,? (?:and )?`+spokenNumber+` months?\b`, inSmaller(12, "months")),
	computed("week", `\b`+spokenNumber+` weeks?,? (?:and )?`+spokenNumber+` days?\b`, inSmaller(7, "days")),
	computed("day", `\b`+spokenNumber+` days?,? (?:and )?`+spokenNumber+` hours?\b`, inSmaller(24, "hours")),
	computed(".5 year", `\b(\d\.5) years\b`, times(12, " months")),
	computed(".5 week", `\b(\d\.5) weeks\b`, times(7, " days")),
	phrase("a year|a month", `(^|\b(?:for|in|period of|term of|is|was|after|within|takes|took|lasts|lasted|`+
		`than) )an? (year|month)\b`, "${1}1 $2"),
	phrase("two times", `\btwo times\b`, "twice"),

	phrase(" a ", `\b(times|once|twice|thrice|euros?|dollars?|pounds?|hours|days|[€$£][\d.,]+) an? (hour|day|night|`+
		`week|month|year)\b`, "$1 per $2"),
	phrase("ann|p.a.|year|/yr", `\b(?:annually|per annum|p\.a\.|each year|every year|yearly|a year|/year|/yr|`+
		`annual)(\W|$)`, "per year$1"),
	phrase("month", `\b(?:monthly|each month|every month|a month|/month)\b`, "per month"),
	phrase("week", `\b(?:weekly|each week|every week|/week)\b`, "per week"),
	phrase("hour", `\b(?:hourly|each hour|every hour|an hour each|/hour)\b`, "per hour"),
	phrase("head|person|capita", `\b(?:a head|a person|each person|per head|per capita)\b`, "per person"),

	phrase("quarters", `\bthree[- ]quarters\b`, "75 %"),
	computed("fifth|tenth|quarter|twentieth|hundredth", `\b(a|one|two|three|four|five|six|seven|eight|nine)[- ]`+
		`(fifth|tenth|quarter|twentieth|hundredth)s?( of| less| more| cheaper|\.?$|[,;.])`, inPart),
	phrase("cent", `\bper ?cent\b`, "%"),

	computed("end of", untilWord+`(?:the )?end of `+monthName+`,?(?: (\d{4}))?`,
		func(m []string) string { return m[1] + " " + lastDay(m[1:]) }),
	phrase("noon|midday", `\b(?:12 (?:o['’]clock )?)?(?:noon|midday)\b`, "12:00"),
	phrase("midnight", `\b(?:12 (?:o['’]clock )?)?midnight\b`, "0:00"),
	phrase("middle of", `\bthe middle of `+monthName, "mid-$1"),
	computed("last day", `\b(?:the )?last day (?:of|in) `+monthName+`,?(?: (?:of )?(\d{4}))?`, lastDay),
	phrase("first day", `\b(?:the )?first day (?:of|in) `+monthName+`(?:,? (?:of )?(\d{4}))?`, "1 $1 $2"),
	computed("eve|new year|christmas|leap",
		`\b(New Year['’]s (?:Eve|Day)|Christmas (?:Eve|Day)|leap day),?(?: (?:of|in))? ?(\d{4})?`, feastDay),
	computed("week|cw|kw|wk", `\b(?:calendar |ISO )?(?:week|CW|KW|wk) ?(\d{1,2})(?: of|,| in|/)? ?(\d{4})(?: \([^)]*\))?`,
		weekOf),
	computed("quarter", `\b(first|second|third|fourth|1st|2nd|3rd|4th) quarter (?:of )?(\d{4})`, quarterOf),
	phrase("days", `\b(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days\b`, "${1}day"),
	phrase("day", `\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,? (?:the )?`+
		`(\d{1,2}(?:st|nd|rd|th)? (?:of )?[JFMASOND]|\d{4}-|\d{1,2}[./]\d{1,2}[./])`, "$1"),
	phrase("between", `\bbetween `+dayOfMonth+` and `+dayOfMonth+inMonth+`((?: \d{4})?)`, "$1 to $2 $3$4"),
	phrase(" to | until| till| through", `\b`+dayOfMonth+` (?:to|until|till|through) `+dayOfMonth+inMonth+`((?: \d{4})?)`,
		"$1 to $2 $3$4"),
	phrase("20", `\b(?:from |between )?`+dayOfMonth+inMonth+` (?:to|and|until|till|through|`+
		`[-–]) `+dayOfMonth+inMonth+` (\d{4})`, "$1 $2 $5 to $3 $4 $5"),
	phrase("day", `day,? (?:from|between) (\d[\d:.,]*(?: ?(?:am|pm|a\.m\.|p\.m\.))?) (?:to|until|till|and) (\d)`,
		"day, $1 to $2"),
	phrase("from |between ", `\b(?:from|between) (\d[\d:.,]*(?: ?(?:am|pm|a\.m\.|p\.m\.))?) (?:to|until|till|and) (\d)`,
		"$1 to $2"),

	phrase("euro", `(\d+) euros? (?:and )?(\d{2})(?: cents?)?\b`, "€$1.$2"),
	phrase("pound", `(\d+) pounds? (?:and )?(\d{2})(?: pence|p)?\b`, "£$1.$2"),
	phrase("dollar", `(\d+) dollars? (?:and )?(\d{2})(?: cents?)?\b`, "$$$1.$2"),
	phrase("half a ", `\bhalf a (kilo|kilogramm?e?|kg|litre|liter|metre|meter|kilometre|kilometer|mile|ton|tonne)\b`,
		"0.5 $1"),
	phrase("a hundred|a thousand|a million", `\ba (hundred|thousand|million)\b`, "one $1"),

	phrase("if ", `\b(?:because )?if (?:you|we|they|one) (?:do|did)(?: not|n['’]t)\b,?|\bif not\b,?`, "otherwise"),
	phrase("unless", `\b(?:is|was|are|were)(?:n['’]t| not) (\w+) unless (?:you |it is |they are |it has been |it was )?`,
		"is only $1 when "),
	phrase("not without", `\bnot without\b`, "only with"),
	phrase("provid|condition|long as",
		`\b(?:provided|providing)(?: that)?\b|\bon (?:the )?condition(?: that)?\b|\b(?:as|so) long as\b`, "if"),
	phrase("in addition|as well", `\bin addition to\b|\bas well as\b`, "and"),
	phrase("longer|more", `\bno longer\b|\bnot any ?more\b|\bnot any longer\b`, "not"),
}

func andHalf(m []string) string { return plainFloat(spokenValue(m[1]) + 0.5) }

func times(factor float64, unit string) func([]string) string {
	return func(m []string) string { return plainFloat(spokenValue(m[1])*factor) + unit }
}

func inSmaller(factor float64, unit string) func([]string) string {
	return func(m []string) string {
		return plainFloat(spokenValue(m[1])*factor+spokenValue(m[2])) + " " + unit
	}
}

var partShares = map[string]float64{"fifth": 20, "tenth": 10, "quarter": 25, "twentieth": 5, "hundredth": 1}

func inPart(m []string) string {
	return plainFloat(spokenValue(m[1])*partShares[strings.ToLower(m[2])]) + " %" + m[3]
}

var quarters = map[string]string{"first": "1", "second": "2", "third": "3", "fourth": "4", "1st": "1", "2nd": "2",
	"3rd": "3", "4th": "4"}

func quarterOf(m []string) string { return "Q" + quarters[strings.ToLower(m[1])] + " " + m[2] }

// spell writes set phrases out as figures.
func spell(s string) string {
	low := strings.ToLower(s)
	for _, t := range turns {
		if slices.ContainsFunc(t.hints, func(h string) bool {
			return strings.Contains(low, h)
		}) && t.find.MatchString(s) {
			s = t.apply(s)
			low = strings.ToLower(s)
		}
	}
	return strings.TrimSpace(s)
}
