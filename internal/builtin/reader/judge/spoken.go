package judge

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// Set phrases by which people say in words what the grammar of values reads in
// figures: "half an hour", "quarter to nine", "the last day of June 2025". They
// are written out before an answer is read.

const (
	spokenNumber = `(\d+(?:\.\d+)?|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|forty-five|fifty|sixty|ninety)`
	monthName    = `(January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\.?`
)

var spokenNumbers = map[string]float64{"a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10,
	"eleven": 11, "twelve": 12, "fifteen": 15, "twenty": 20, "thirty": 30, "forty": 40, "forty-five": 45, "fifty": 50, "sixty": 60, "ninety": 90}

func spokenValue(s string) float64 {
	if n, ok := spokenNumbers[strings.ToLower(s)]; ok {
		return n
	}
	n, _ := strconv.ParseFloat(s, 64) // the expressions let numbers through
	return n
}

func plainFloat(f float64) string { return strconv.FormatFloat(f, 'f', -1, 64) }

// rewriting replaces what an expression finds by what its function writes. It is
// tried only on texts that hold one of its hints: expressions are slow.
type rewriting struct {
	hints []string
	find  *regexp.Regexp
	write func(m []string) string
}

func rewrites(hints, expr string, write func(m []string) string) rewriting {
	return rewriting{strings.Split(hints, "|"), regexp.MustCompile(`(?i)` + expr), write}
}

func (r rewriting) mayFind(low string) bool {
	return slices.ContainsFunc(r.hints, func(h string) bool { return strings.Contains(low, h) })
}

func to(s string) func([]string) string { return func([]string) string { return s } }

// turns are applied in order.
var turns = []rewriting{
	// spans of time
	rewrites("half", `\b(?:half an|a half|half-an|one half) ?hours?\b|\bhalf-hour\b|\bhalf hour\b`, to("30 minutes")),
	rewrites("quarters of", `\bthree[- ]quarters of an hour\b`, to("45 minutes")),
	rewrites("quarter", `\b(?:a |one )?quarter of an hour\b|\ba quarter[- ]hour\b`, to("15 minutes")),
	rewrites("and a half", `\b(?:an?|one) (hour|year|minute|week|month) and a half\b`, func(m []string) string { return "1.5 " + m[1] + "s" }),
	rewrites("and a half", `\b`+spokenNumber+` and a half\b`, func(m []string) string { return plainFloat(spokenValue(m[1]) + 0.5) }),
	rewrites("half", `\bhalf (?:a |an )?year\b|\bhalf-year\b`, to("6 months")),
	rewrites("decade", `\b(?:a|one) decade\b`, to("10 years")),
	rewrites("century", `\b(?:a )?quarter of a century\b`, to("25 years")),
	rewrites("century", `\bhalf a century\b`, to("50 years")),
	rewrites("yesterday", `\bthe day before yesterday\b`, to("two days ago")),
	rewrites("tomorrow", `\bthe day after tomorrow\b`, to("in two days")),
	rewrites("century", `\b(?:a|one) century\b`, to("100 years")),
	rewrites("h", `\b`+spokenNumber+` (?:hours?|hrs?|h),? (?:and )?`+spokenNumber+` (?:minutes?|mins?|min)\b`, inSmaller(60, "minutes")),
	rewrites("h", `\b(\d+) ?h ?(\d+)(?: ?(?:m|min))?\b`, inSmaller(60, "minutes")),
	rewrites("hours", `\b(\d+):(\d\d) hours\b`, inSmaller(60, "minutes")),
	rewrites("min", `\b`+spokenNumber+` (?:minutes?|mins?|min),? (?:and )?`+spokenNumber+` (?:seconds?|secs?|s)\b`, inSmaller(60, "seconds")),
	rewrites("year", `\b`+spokenNumber+` years?,? (?:and )?`+spokenNumber+` months?\b`, inSmaller(12, "months")),
	rewrites("week", `\b`+spokenNumber+` weeks?,? (?:and )?`+spokenNumber+` days?\b`, inSmaller(7, "days")),
	rewrites("day", `\b`+spokenNumber+` days?,? (?:and )?`+spokenNumber+` hours?\b`, inSmaller(24, "hours")),
	rewrites(".5 ", `\b(1\.5|2\.5|3\.5|4\.5) (year|week)s\b`, func(m []string) string {
		unit, n := "months", 12.0
		if strings.EqualFold(m[2], "week") {
			unit, n = "days", 7
		}
		return plainFloat(spokenValue(m[1])*n) + " " + unit
	}),
	rewrites("a year|a month", `(^|\b(?:for|in|period of|term of|is|was|after|within|takes|took|lasts|lasted|than) )(?:a|an) (year|month)\b`, func(m []string) string { return m[1] + "1 " + m[2] }),
	rewrites("quarter", `\bquarter (of )?(a |an )?year\b`, to("3 months")),

	rewrites("two times", `\btwo times\b`, to("twice")),
	rewrites("one time", `\bone time\b`, to("once")),

	// rates
	rewrites(" a ", `\b(times|once|twice|thrice|euros?|dollars?|pounds?|hours|days|€[\d.,]+|\$[\d.,]+|£[\d.,]+) an? (hour|day|night|week|month|year)\b`, func(m []string) string { return m[1] + " per " + m[2] }),
	rewrites("ann|p.a.|year|/yr", `\b(?:annually|per annum|p\.a\.|each year|every year|yearly|a year|/year|/yr|annual)(\W|$)`, func(m []string) string { return "per year" + m[1] }),
	rewrites("month", `\b(?:monthly|each month|every month|a month|/month)\b`, to("per month")),
	rewrites("week", `\b(?:weekly|each week|every week|/week)\b`, to("per week")),
	rewrites("hour", `\b(?:hourly|each hour|every hour|an hour each|/hour)\b`, to("per hour")),
	rewrites("head|person|capita", `\b(?:a head|a person|each person|per head|per capita)\b`, to("per person")),

	// shares
	rewrites("one in |one out", `\bone (?:in|out of) (two|three|four|five|eight|ten|twenty|hundred)\b`, inShare),
	rewrites("quarters", `\b(three)[- ]quarters\b`, to("75 %")),
	rewrites("fifth|tenth|quarter|twentieth|hundredth", `\b(a|one|two|three|four|five|six|seven|eight|nine)[- ](fifth|tenth|quarter|twentieth|hundredth)s?( of| less| more| cheaper|\.?$|[,;.])`, inPart),
	rewrites("cent", `\bper ?cent\b`, to("%")),

	// dates
	rewrites("end of", `\b(by|until|till|before) (?:the )?e[n]d of `+monthName+`,?(?: (\d{4}))?`, func(m []string) string { return m[1] + " " + lastDay(m[1:]) }),
	rewrites("noon|midday", `\b(?:12 (?:o['’]clock )?)?(?:noon|midday)\b`, to("12:00")),
	rewrites("midnight", `\b(?:12 (?:o['’]clock )?)?midnight\b`, to("0:00")),
	rewrites("middle of", `\b(?:in )?the mi[d]dle of `+monthName, func(m []string) string { return "mid-" + m[1] }),
	rewrites("hectare", `\b(\d+(?:\.\d+)?) hectares?\b`, func(m []string) string { return plainFloat(spokenValue(m[1])*10000) + " m²" }),
	rewrites("last day", `\b(?:the )?last day (?:of|in) `+monthName+`,?(?: (?:of )?(\d{4}))?`, lastDay),
	rewrites("first day", `\b(?:the )?first day (?:of|in) `+monthName+`,?(?: (?:of )?(\d{4}))?`, func(m []string) string { return dayOf("1", m[1], m[2]) }),
	rewrites("leap day", `\bleap day,?(?: (?:of|in) )? ?(\d{4})?`, func(m []string) string { return dayOf("29", "February", m[1]) }),
	rewrites("eve", `\bNew Year['’]s Eve,?(?: (?:of|in))? ?(\d{4})?`, func(m []string) string { return dayOf("31", "December", m[1]) }),
	rewrites("new year", `\bNew Year['’]s Day,?(?: (?:of|in))? ?(\d{4})?`, func(m []string) string { return dayOf("1", "January", m[1]) }),
	rewrites("christmas eve", `\bChristmas Eve,?(?: (?:of|in))? ?(\d{4})?`, func(m []string) string { return dayOf("24", "December", m[1]) }),
	rewrites("christmas day", `\bChristmas Day,?(?: (?:of|in))? ?(\d{4})?`, func(m []string) string { return dayOf("25", "December", m[1]) }),
	rewrites("boxing", `\bBoxing Day,?(?: (?:of|in))? ?(\d{4})?`, func(m []string) string { return dayOf("26", "December", m[1]) }),
	rewrites("hallow", `\bHallowe['’]?en,?(?: (?:of|in))? ?(\d{4})?`, func(m []string) string { return dayOf("31", "October", m[1]) }),
	rewrites("valentine", `\bValentine['’]s Day,?(?: (?:of|in))? ?(\d{4})?`, func(m []string) string { return dayOf("14", "February", m[1]) }),
	rewrites("may day", `\bMay Day,?(?: (?:of|in))? ?(\d{4})?`, func(m []string) string { return dayOf("1", "May", m[1]) }),
	rewrites("week|cw|kw|wk", `\b(?:calendar |ISO )?(?:week|CW|KW|wk) ?(\d{1,2})(?: of|,| in|/)? ?(\d{4})(?: \([^)]*\))?`, func(m []string) string { return weekOf(m[2], m[1]) }),
	rewrites("-w", `\b(\d{4})-W(\d{2})\b`, func(m []string) string { return weekOf(m[1], m[2]) }),
	rewrites("quarter", `\b(first|second|third|fourth|1st|2nd|3rd|4th) quarter (?:of )?(\d{4})`, func(m []string) string { return "Q" + quarterOf[strings.ToLower(m[1])] + " " + m[2] }),
	rewrites("days", `\b(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days\b`, func(m []string) string { return m[1] + "day" }),
	rewrites("day", `\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,? (?:the )?(\d{1,2}(?:st|nd|rd|th)? (?:of )?[JFMASOND]|\d{4}-|\d{1,2}[./]\d{1,2}[./])`, func(m []string) string { return m[1] }),
	rewrites("between", `\bbetween (?:the )?(\d{1,2})(?:st|nd|rd|th)? and (?:the )?(\d{1,2})(?:st|nd|rd|th)? (?:of )?`+monthName+`(?: (\d{4}))?`, daysBetween),
	rewrites(" to | until| till| through", `\b(?:the )?(\d{1,2})(?:st|nd|rd|th)? (?:to|until|till|through) (?:the )?(\d{1,2})(?:st|nd|rd|th)? (?:of )?`+monthName+`(?: (\d{4}))?`, daysBetween),
	rewrites("20", `\b(?:from |between )?(?:the )?(\d{1,2})(?:st|nd|rd|th)? (?:of )?`+monthName+` (to|and|until|till|through|[-–]) (?:the )?(\d{1,2})(?:st|nd|rd|th)? (?:of )?`+monthName+` (\d{4})`, func(m []string) string {
		return m[1] + " " + m[2] + " " + m[6] + " to " + m[4] + " " + m[5] + " " + m[6]
	}),
	rewrites("from |between ", `(day,? )?\b(?:from|between) (\d[\d:.,]*(?: ?(?:am|pm|a\.m\.|p\.m\.))?) (?:to|until|till|and) (\d)`, func(m []string) string {
		if m[1] != "" {
			return "day, " + m[2] + " to " + m[3]
		}
		return m[2] + " to " + m[3]
	}),
	rewrites("ties", `\bthe (twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties)\b`, func(m []string) string { return "the " + decadeOf[strings.ToLower(m[1])] }),
	rewrites("0s", `\bthe ['’](\d0)s\b`, func(m []string) string { return "the 19" + m[1] + "s" }),

	// money
	rewrites("euro", `(\d+) euros? (?:and )?(\d{2})(?: cents?)?\b`, func(m []string) string { return "€" + m[1] + "." + m[2] }),
	rewrites("pound", `(\d+) pounds? (?:and )?(\d{2})(?: pence|p)?\b`, func(m []string) string { return "£" + m[1] + "." + m[2] }),
	rewrites("dollar", `(\d+) dollars? (?:and )?(\d{2})(?: cents?)?\b`, func(m []string) string { return "$" + m[1] + "." + m[2] }),
	rewrites("cent", `\b(\d{1,2}) (?:euro )?cents?\b`, func(m []string) string { return fmt.Sprintf("€0.%02d", int(spokenValue(m[1]))) }),
	rewrites("pence", `\b(\d{1,2}) pence\b`, func(m []string) string { return fmt.Sprintf("£0.%02d", int(spokenValue(m[1]))) }),
	rewrites("half a mil", `\bhalf a million\b`, to("500,000")),
	rewrites("half a ", `\bhalf a (kilo|kilogramm?e?|kg|litre|liter|metre|meter|kilometre|kilometer|mile|ton|tonne)\b`, func(m []string) string { return "0.5 " + m[1] }),
	rewrites("score", `\b(a|one|two|three|four|five) score\b`, func(m []string) string { return plainFloat(20 * spokenValue(m[1])) }),
	rewrites("a hundred|a thousand|a million", `\ba (hundred|thousand|million)\b`, func(m []string) string { return "one " + m[1] }),

	// turns of phrase
	rewrites("if ", `\b(?:because )?if (?:you|we|they|one) (?:do|did)(?: not|n['’]t)\b,?|\bif not\b,?`, to("otherwise")),
	rewrites("unless", `\b(?:is|was|are|were)(?:n['’]t| not) (\w+) unless (?:you |it is |they are |it has been |it was )?`, func(m []string) string { return "is only " + m[1] + " when " }),
	rewrites("not without", `\bnot without\b`, to("only with")),
	rewrites("provid|condition|long as", `\b(?:provided|providing)(?: that)?\b|\bon (?:the )?condition(?: that)?\b|\b(?:as|so) long as\b`, to("if")),
	rewrites("in addition|as well", `\bin addition to\b|\bas well as\b`, to("and")),
	rewrites("longer|more", `\bno longer\b|\bnot any ?more\b|\bnot any longer\b`, to("not")),
}

func inSmaller(factor float64, unit string) func([]string) string {
	return func(m []string) string {
		return plainFloat(spokenValue(m[1])*factor+spokenValue(m[2])) + " " + unit
	}
}

var shareIn = map[string]string{"two": "50 %", "four": "25 %", "five": "20 %", "eight": "12.5 %", "ten": "10 %", "twenty": "5 %", "hundred": "1 %"}

func inShare(m []string) string {
	if s := shareIn[strings.ToLower(m[1])]; s != "" {
		return s
	}
	return m[0]
}

var partShares = map[string]float64{"fifth": 20, "tenth": 10, "quarter": 25, "twentieth": 5, "hundredth": 1}

func inPart(m []string) string {
	return plainFloat(spokenValue(m[1])*partShares[strings.ToLower(m[2])]) + " %" + m[3]
}

var quarterOf = map[string]string{"first": "1", "second": "2", "third": "3", "fourth": "4", "1st": "1", "2nd": "2", "3rd": "3", "4th": "4"}

var decadeOf = map[string]string{"twenties": "1920s", "thirties": "1930s", "forties": "1940s", "fifties": "1950s", "sixties": "1960s", "seventies": "1970s", "eighties": "1980s", "nineties": "1990s"}

func daysBetween(m []string) string {
	return strings.TrimSpace(m[1] + " to " + m[2] + " " + m[3] + " " + m[4])
}

var outOf = regexp.MustCompile(`(?i)\b` + spokenNumber + ` (?:out of|in|of) (two|four|five|ten|twenty|10|100|a hundred)\b`)

// sharesAsPercent writes "nine out of ten" as the other answer has its share.
func sharesAsPercent(s, other string) string {
	if !strings.Contains(other, "%") || strings.Contains(s, "%") {
		return s
	}
	return outOf.ReplaceAllStringFunc(s, func(part string) string {
		m := outOf.FindStringSubmatch(part)
		whole := spokenValue(m[2])
		if strings.EqualFold(m[2], "a hundred") {
			whole = 100
		}
		return plainFloat(100*spokenValue(m[1])/whole) + " %"
	})
}

// spell writes set phrases out as figures.
func spell(s string) string {
	low := strings.ToLower(s)
	for _, r := range turns {
		if !r.mayFind(low) || !r.find.MatchString(s) {
			continue
		}
		s = r.find.ReplaceAllStringFunc(s, func(part string) string { return r.write(r.find.FindStringSubmatch(part)) })
		low = strings.ToLower(s)
	}
	return strings.TrimSpace(s)
}
