package corpus

import (
	"slices"
	"strconv"
	"strings"
)

// Surfaces returns the ways in which a person writes the value in a message of the day on, the most neutral first.
// Parse reads each of them back to a value that is Equal. Numbers up to twelve come in words too. There is none for
// what a surface cannot carry: a list of enum values, a name that the lexicon does not have, a negative duration.
func Surfaces(v Value, on Date, lex *Lexicon) []string {
	if v.Valid() != nil {
		return nil
	}
	var kept []string
	for _, s := range candidates(v, on, lex) {
		if slices.Contains(kept, s) {
			continue
		}
		if got, err := Parse(v.Kind, s, on, lex); err == nil && got.Equal(v) {
			kept = append(kept, s)
		}
	}
	return kept
}

// candidates are forms that fit the kind; Surfaces keeps those that are read back on that day.
func candidates(v Value, on Date, lex *Lexicon) []string {
	switch v.Kind {
	case KindDate:
		return dateForms(v, on)
	case KindTime:
		return timeForms(int(v.N))
	case KindDuration:
		return durationForms(v)
	case KindCount:
		if v.N == 12 {
			return append(countForms(v.N), "a dozen")
		}
		return countForms(v.N)
	case KindQuantity:
		return quantityForms(v)
	case KindPercent:
		return join(decimalForms(v.Dec), " %", "%", " percent")
	case KindMoney:
		return moneyForms(v)
	case KindVersion:
		return []string{"v" + v.Text, "version " + v.Text, v.Text}
	case KindRange:
		return rangeForms(v, on, lex)
	case KindList:
		return listForms(v.Items, on, lex)
	default:
		return []string{v.Text}
	}
}

// join returns every number with its first suffix, then with the second …; words take only suffixes that are words.
func join(numbers []string, suffixes ...string) []string {
	var out []string
	for _, sf := range suffixes {
		for _, n := range numbers {
			if isDigit(n[len(n)-1]) || strings.HasPrefix(sf, " ") && isASCIILetter(sf[len(sf)-1]) && len(sf) > 3 {
				out = append(out, n+sf)
			}
		}
	}
	return out
}

// numberWords are the numbers that people also write in words.
var numberWords = []string{"zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
	"eleven", "twelve"}

// countForms: 14; seven; 1,200 before 1200.
func countForms(n int64) []string {
	digits := strconv.FormatInt(n, 10)
	switch {
	case n >= 0 && n < int64(len(numberWords)):
		return []string{digits, numberWords[n]}
	case n >= 1000:
		return []string{grouped(digits), digits}
	}
	return []string{digits}
}

// grouped puts commas between groups of three digits.
func grouped(digits string) string {
	for i := len(digits) - 3; i > 0; i -= 3 {
		digits = digits[:i] + "," + digits[i:]
	}
	return digits
}

func decimalForms(d Decimal) []string {
	if n, ok := d.times(0); ok && n >= 0 {
		return countForms(n)
	}
	return []string{d.String()}
}

// durationForms: 3 working days, three business days; 14 days, two weeks, a week.
func durationForms(v Value) []string {
	s := "s"
	if v.N == 1 {
		s = ""
	}
	if v.Working {
		return join(countForms(v.N), " working day"+s, " business day"+s)
	}
	out := join(countForms(v.N), " day"+s)
	if v.N == 7 {
		return append(out, "a week", "one week", "1 week")
	}
	if v.N%7 == 0 && v.N > 0 {
		return append(out, join(countForms(v.N/7), " weeks")...)
	}
	return out
}

// quantityForms: 45 ml/min, 45ml/min; 3 hours, three hours, 3 h; 42 months. A unit of the world is not glued to its
// number.
func quantityForms(v Value) []string {
	nums := decimalForms(v.Dec)
	at := slices.IndexFunc(unitTable, func(u unit) bool { return u.canon == v.Unit })
	if at < 0 {
		return join(nums, " "+v.Unit)
	}
	u := unitTable[at]
	symbol := join(nums, " "+u.canon, u.canon)
	if u.one == "" {
		return symbol
	}
	word := u.many
	if v.Dec == NewDecimal(1, 0) {
		word = u.one
	}
	words := join(nums, " "+word)
	if isUnitWord(u.canon) {
		return words
	}
	if (suffix{kind: KindQuantity, canon: u.canon}).isTime() {
		return append(words, symbol...) // no one says 3 h first
	}
	return append(symbol, words...)
}

// moneyForms: €1,200.50, EUR 1,200.50, 1,200.50 euros; no cents where there are none.
func moneyForms(v Value) []string {
	digits := currencyDigits(v.Currency)
	whole, cents, hasCents := strings.Cut(minorString(v.N, digits), ".")
	amount := grouped(whole)
	if v.N < 0 {
		amount = whole
	}
	if hasCents && strings.Trim(cents, "0") != "" {
		amount += "." + cents
	}
	var out []string
	for _, sign := range sortedKeys(currencySigns) {
		if currencySigns[sign] == v.Currency {
			out = append(out, sign+amount)
		}
	}
	out = append(out, v.Currency+" "+amount, amount+" "+v.Currency)
	for _, word := range sortedKeys(currencyWords) {
		if currencyWords[word] == v.Currency && strings.HasSuffix(word, "s") || word == "yen" && v.Currency == "JPY" {
			out = append(out, amount+" "+word)
		}
	}
	return out
}

func sortedKeys(m map[string]string) []string {
	keys := make([]string, 0, len(m))
	for k := range m {
		keys = append(keys, k)
	}
	slices.Sort(keys)
	return keys
}

// rangeForms shares the unit where it can: 3–5 GB, 10–14 March; otherwise both ends are said whole.
func rangeForms(v Value, on Date, lex *Lexicon) []string {
	from, to := Surfaces(v.Items[0], on, lex), Surfaces(v.Items[1], on, lex)
	var out []string
	for i := range min(2, len(from), len(to)) {
		a, b := from[i], to[i]
		short := a
		if v.Items[0].Kind == KindDate && v.Items[0].Precision == Day {
			short = strconv.Itoa(v.Items[0].Date.Time().Day())
		} else if head, _, ok := strings.Cut(a, " "); ok && !isCurrency(head) {
			short = head
		}
		out = append(out, short+"–"+b, short+" to "+b, a+" to "+b, "between "+short+" and "+b, "between "+a+" and "+b)
	}
	if v.Items[1].Kind == KindQuantity && isUnitWord(v.Items[1].Unit) {
		return out
	}
	return append(out, v.Items[0].Canonical()+" to "+v.Items[1].Canonical())
}

// listForms: A, B and C; A, B, and C; with the items' first forms, then with their second ones.
func listForms(items []Value, on Date, lex *Lexicon) []string {
	var first, second []string
	for _, it := range items {
		s := Surfaces(it, on, lex)
		if len(s) == 0 {
			return nil
		}
		first, second = append(first, s[0]), append(second, s[min(1, len(s)-1)])
	}
	n := len(items)
	switch n {
	case 0:
		return nil
	case 1:
		return []string{first[0], second[0]}
	}
	var out []string
	for _, and := range []string{" and ", ", and "} {
		for _, s := range [][]string{first, second} {
			out = append(out, strings.Join(s[:n-1], ", ")+and+s[n-1])
		}
	}
	return out
}
