package corpus

import (
	"slices"
	"strings"
)

// unit is a unit of the table: its canonical symbol and how people write it.
// Symbols are told apart by case (ms, MS); words are not.
type unit struct {
	canon   string
	symbols string // others than the canonical one, separated by blanks
	one     string // the word for one of them, if any
	many    string // for several
}

// unitTable holds the units that every world knows. No unit may be an
// everyday word (in, at, as): a number before it would swallow the word.
var unitTable = []unit{
	{"ns", "", "nanosecond", "nanoseconds"},
	{"µs", "us μs", "microsecond", "microseconds"},
	{"ms", "msec", "millisecond", "milliseconds"},
	{"s", "sec secs", "second", "seconds"},
	{"min", "mins", "minute", "minutes"},
	{"h", "hr hrs", "hour", "hours"},
	{"month", "", "month", "months"},
	{"quarter", "", "quarter", "quarters"},
	{"year", "yr yrs", "year", "years"},
	{"B", "", "byte", "bytes"},
	{"KB", "kB kb", "kilobyte", "kilobytes"},
	{"MB", "mb", "megabyte", "megabytes"},
	{"GB", "gb gig gigs", "gigabyte", "gigabytes"},
	{"TB", "tb", "terabyte", "terabytes"},
	{"KiB", "", "kibibyte", "kibibytes"},
	{"MiB", "", "mebibyte", "mebibytes"},
	{"GiB", "", "gibibyte", "gibibytes"},
	{"TiB", "", "tebibyte", "tebibytes"},
	{"kbit/s", "kbps Kbps", "", ""},
	{"Mbit/s", "Mbps mbps", "", ""},
	{"Gbit/s", "Gbps gbps", "", ""},
	{"KB/s", "kB/s kb/s", "", ""},
	{"MB/s", "mb/s", "", ""},
	{"GB/s", "gb/s", "", ""},
	{"req/s", "rps RPS", "request per second", "requests per second"},
	{"req/min", "rpm RPM", "request per minute", "requests per minute"},
	{"qps", "QPS", "query per second", "queries per second"},
	{"ml/min", "mL/min", "", ""},
	{"ml/h", "mL/h", "", ""},
	{"ml", "mL", "millilitre", "millilitres"},
	{"l", "L", "litre", "litres"},
	{"µg", "mcg μg", "microgram", "micrograms"},
	{"mg", "", "milligram", "milligrams"},
	{"g", "", "gram", "grams"},
	{"kg", "kgs", "kilogram", "kilograms"},
	{"lb", "lbs", "", ""},
	{"mg/kg", "", "", ""},
	{"mg/l", "mg/L", "", ""},
	{"mg/dl", "mg/dL", "", ""},
	{"mmol/l", "mmol/L", "", ""},
	{"mm", "", "millimetre", "millimetres"},
	{"cm", "", "centimetre", "centimetres"},
	{"m", "", "metre", "metres"},
	{"km", "", "kilometre", "kilometres"},
	{"m²", "sqm", "square metre", "square metres"},
	{"m³", "", "cubic metre", "cubic metres"},
	{"ha", "", "hectare", "hectares"},
	{"km/h", "kmh kph", "", ""},
	{"m/s", "", "", ""},
	{"mph", "", "mile per hour", "miles per hour"},
	{"mile", "", "mile", "miles"},
	{"W", "", "watt", "watts"},
	{"kW", "", "kilowatt", "kilowatts"},
	{"MW", "", "megawatt", "megawatts"},
	{"kWh", "kwh", "kilowatt hour", "kilowatt hours"},
	{"MWh", "", "megawatt hour", "megawatt hours"},
	{"V", "", "volt", "volts"},
	{"mA", "", "milliamp", "milliamps"},
	{"Hz", "", "hertz", "hertz"},
	{"kHz", "", "kilohertz", "kilohertz"},
	{"MHz", "", "megahertz", "megahertz"},
	{"GHz", "", "gigahertz", "gigahertz"},
	{"°C", "", "degree Celsius", "degrees Celsius"},
	{"°F", "", "degree Fahrenheit", "degrees Fahrenheit"},
	{"°", "", "degree", "degrees"},
	{"bar", "", "", ""},
	{"kPa", "", "", ""},
	{"dB", "", "decibel", "decibels"},
	{"px", "", "pixel", "pixels"},
	{"fps", "FPS", "", ""},
	{"dpi", "", "", ""},
	{"t", "", "tonne", "tonnes"},
	{"ppm", "", "", ""},
	{"pp", "", "percentage point", "percentage points"},
	{"bp", "bps", "basis point", "basis points"},
	{"×", "x", "", ""},
}

// isUnitWord says whether the symbol of a unit is the word for one of it. No one writes "42 month", though it is read.
func isUnitWord(symbol string) bool {
	return slices.ContainsFunc(unitTable, func(u unit) bool { return u.canon == symbol && u.one == symbol })
}

// Units lists the units that every world knows, by their canonical symbols.
func Units() []string {
	out := make([]string, len(unitTable))
	for i, u := range unitTable {
		out[i] = u.canon
	}
	return out
}

// CanonicalUnit returns the canonical symbol of a unit that every world knows: "m²" for "sqm", "mile" for "miles".
func CanonicalUnit(s string) (canon string, ok bool) {
	sf, ok := suffixTable.exact[s]
	if !ok {
		sf, ok = suffixTable.folded[foldASCII(s)]
	}
	return sf.canon, ok && sf.kind == KindQuantity
}

// suffix is what may follow a number and make it a value of another kind.
type suffix struct {
	kind    Kind   // quantity, duration, percent or money
	canon   string // the unit or the currency
	days    int64  // of a duration
	working bool
	one     bool // the word for a single one: "a week", "an hour"
}

// suffixes are looked up by the exact text, then, for words, by the folded one.
type suffixes struct{ exact, folded map[string]suffix }

// suffixTable is the grammar's own. It is never written.
var suffixTable = buildSuffixes()

func buildSuffixes() suffixes {
	t := suffixes{map[string]suffix{}, map[string]suffix{}}
	for _, u := range unitTable {
		t.exact[u.canon] = suffix{kind: KindQuantity, canon: u.canon}
		for _, s := range strings.Fields(u.symbols) {
			t.exact[s] = suffix{kind: KindQuantity, canon: u.canon}
		}
		if u.one != "" {
			t.folded[foldASCII(u.many)] = suffix{kind: KindQuantity, canon: u.canon}
			t.folded[foldASCII(u.one)] = suffix{kind: KindQuantity, canon: u.canon, one: true}
		}
	}
	for _, s := range []string{"percent", "per cent", "pct"} {
		t.folded[s] = suffix{kind: KindPercent}
	}
	t.exact["%"] = suffix{kind: KindPercent}
	for s, days := range map[string]int64{"day": 1, "calendar day": 1, "week": 7, "calendar week": 7, "fortnight": 14} {
		t.folded[s+"s"] = suffix{kind: KindDuration, days: days}
		t.folded[s] = suffix{kind: KindDuration, days: days, one: true}
	}
	for _, s := range []string{"working day", "business day", "workday", "weekday", "work day"} {
		t.folded[s+"s"] = suffix{kind: KindDuration, days: 1, working: true}
		t.folded[s] = suffix{kind: KindDuration, days: 1, working: true, one: true}
	}
	for s, code := range currencyWords {
		t.folded[s] = suffix{kind: KindMoney, canon: code}
	}
	for s, code := range currencySigns {
		t.exact[s] = suffix{kind: KindMoney, canon: code}
	}
	for code := range currencies {
		t.exact[code] = suffix{kind: KindMoney, canon: code}
	}
	return t
}

// maxSuffix is the number of tokens in the longest suffix, such as requests per second or a world's own.
const maxSuffix = 6

// suffixAt finds the longest suffix that begins at token i.
func (g *grammar) suffixAt(i int) (suffix, int, bool) {
	if i >= len(g.toks) || g.toks[i].kind != wordToken && !isSuffixSign(g.src[g.toks[i].start:g.toks[i].end]) {
		return suffix{}, 0, false
	}
	last := i + 1
	for last < len(g.toks) && last < i+maxSuffix && g.toks[last].gap != newline {
		last++
	}
	for end := last; end > i; end-- {
		if !g.boundary(end) {
			continue
		}
		s := g.src[g.toks[i].start:g.toks[end-1].end]
		if sf, ok := g.lex.suffix(s); ok {
			return sf, end, true
		}
	}
	return suffix{}, 0, false
}

func isSuffixSign(s string) bool {
	switch s {
	case "%", "€", "$", "£", "¥", "×":
		return true
	}
	return false
}

func (t suffixes) lookup(s string) (suffix, bool) {
	if sf, ok := t.exact[s]; ok {
		return sf, true
	}
	sf, ok := t.folded[foldASCII(s)]
	return sf, ok
}

// currencies are the codes of ISO 4217 that the grammar knows, with the digits
// of their minor unit. A code of a canonical form that is not here has two.
var currencies = map[string]int{
	"AUD": 2, "BRL": 2, "CAD": 2, "CHF": 2, "CNY": 2, "CZK": 2, "DKK": 2, "EUR": 2, "GBP": 2, "HKD": 2, "HUF": 2,
	"INR": 2, "JPY": 0, "KRW": 0, "KWD": 3, "MXN": 2, "NOK": 2, "NZD": 2, "PLN": 2, "SEK": 2, "SGD": 2, "USD": 2, "ZAR": 2,
}

// currencySigns are before or after an amount.
var currencySigns = map[string]string{"$": "USD", "€": "EUR", "£": "GBP", "¥": "JPY"}

// currencyWords are after an amount.
var currencyWords = map[string]string{
	"dollar": "USD", "dollars": "USD", "us dollars": "USD", "euro": "EUR", "euros": "EUR", "pound": "GBP", "pounds": "GBP",
	"yen": "JPY", "swiss franc": "CHF", "swiss francs": "CHF", "rupee": "INR", "rupees": "INR",
}

func currencyDigits(code string) int {
	if d, ok := currencies[code]; ok {
		return d
	}
	return 2
}

// isCurrency says whether s is three capital letters.
func isCurrency(s string) bool {
	if len(s) != 3 {
		return false
	}
	for i := range len(s) {
		if s[i]-'A' >= 26 {
			return false
		}
	}
	return true
}

// money reads an amount with the currency before it: $1,200, €3,500.50, EUR
// 1200, $3.5k, $2m. What is after the amount is a suffix.
func (g *grammar) money(i int, out []match) []match {
	s := g.text(i)
	code, sign := currencySigns[s]
	if !sign {
		if _, ok := currencies[s]; !ok {
			return out
		}
		code = s
	}
	if !g.near(i+1) || g.toks[i+1].kind != numberToken {
		return out
	}
	n, ok := g.digits(i + 1)
	if !ok || n.zeroes {
		return out
	}
	if g.stuck(n.end) && g.text(n.end) == "m" {
		if n, ok = g.scale(n, 6); !ok {
			return out
		}
	}
	v, ok := moneyValue(n.dec, code, true)
	return append(out, match{end: n.end, val: v, unread: !ok, num: n, form: prefixForm})
}
