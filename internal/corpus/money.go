package corpus

// currencies are the codes of ISO 4217 that the grammar knows, with the digits
// of their minor unit. A code of a canonical form that is not here has two.
var currencies = map[string]int{
	"AUD": 2, "BRL": 2, "CAD": 2, "CHF": 2, "CNY": 2, "CZK": 2, "DKK": 2, "EUR": 2, "GBP": 2, "HKD": 2, "HUF": 2,
	"INR": 2, "JPY": 0, "KRW": 0, "KWD": 3, "MXN": 2, "NOK": 2, "NZD": 2, "PLN": 2, "SEK": 2, "SGD": 2, "USD": 2, "ZAR": 2,
}

// currencySigns stand before or after an amount.
var currencySigns = map[string]string{"$": "USD", "€": "EUR", "£": "GBP", "¥": "JPY"}

// currencyWords stand after an amount.
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
// 1200, $3.5k, $2m. What stands after the amount is a suffix.
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
