// Package money counts what calls cost, in nano-dollars and without rounding on the way, and holds caps on it: a
// request reserves the most that it may cost when it leaves, and settles what it did cost when it has come back.
package money

import (
	"fmt"
	"math"
	"strconv"
	"strings"
)

// Nano is an amount in nano-dollars, 10⁻⁹ of a dollar.
type Nano int64

// Dollar is a dollar in nano-dollars.
const Dollar Nano = 1e9

const decimals = 9

// String returns the exact amount with at least two decimals: "$12.34", "$0.0123".
func (n Nano) String() string {
	sign, abs := "", uint64(n)
	if n < 0 {
		sign, abs = "-", -abs
	}
	text := fmt.Sprintf("%09d", abs%uint64(Dollar))
	text = text[:2] + strings.TrimRight(text[2:], "0")
	return fmt.Sprintf("%s$%d.%s", sign, abs/uint64(Dollar), text)
}

// Rounded returns the amount as one shows it among others: to the cent from a dollar on, below to a hundredth of a
// cent. What is more than nothing is never shown as nothing.
func (n Nano) Rounded() string {
	unit := Dollar / 10_000
	if n >= Dollar || n <= -Dollar {
		unit = Dollar / 100
	}
	half := unit / 2
	if n < 0 {
		half = -half
	}
	if r := (n + half) / unit * unit; r != 0 || n == 0 {
		return r.String()
	}
	if n < 0 {
		return "-<" + unit.String()
	}
	return "<" + unit.String()
}

// Parse reads an amount of dollars, "12.5" or "$12.50", exactly.
func Parse(text string) (Nano, error) {
	wrong := func(why string) (Nano, error) {
		return 0, fmt.Errorf("%q is not an amount of dollars: %s", text, why)
	}
	whole, fraction, dotted := strings.Cut(strings.TrimPrefix(text, "$"), ".")
	if len(fraction) > decimals {
		return wrong("it has more than nine decimals")
	}
	digits := whole + fraction
	if whole == "" || dotted && fraction == "" || strings.Trim(digits, "0123456789") != "" {
		return wrong("write it like 12.50")
	}
	n, err := strconv.ParseInt(digits+strings.Repeat("0", decimals-len(fraction)), 10, 64)
	if err != nil {
		return wrong("it is too large")
	}
	return Nano(n), nil
}

// plus adds without overflow.
func plus(a, b Nano) Nano {
	if b > 0 && a > math.MaxInt64-b {
		return math.MaxInt64
	}
	return a + b
}
