package pack

import (
	"fmt"
	"strings"

	"memloom/internal/corpus"
)

// maxDigits keeps every number of a pack, brought to a common scale, far inside int64.
const maxDigits = 9

// parseDecimal reads digits with an optional point ("0.25"); no sign, no exponent.
func parseDecimal(s string) (coef int64, scale int8, err error) {
	whole, frac, point := strings.Cut(s, ".")
	if whole == "" || point && frac == "" || len(whole)+len(frac) > maxDigits {
		return 0, 0, fmt.Errorf("%q is not a decimal of at most %d digits such as 250 or 0.25", s, maxDigits)
	}
	for _, c := range whole + frac {
		if c < '0' || c > '9' {
			return 0, 0, fmt.Errorf("%q is not a decimal such as 250 or 0.25", s)
		}
		coef = coef*10 + int64(c-'0')
	}
	return coef, int8(len(frac)), nil
}

// grid is the numbers min, min+step … of a common scale; n of them.
type grid struct {
	min, step, n int64
	scale        int8
}

func (g grid) at(i int64) corpus.Decimal { return corpus.NewDecimal(g.min+i*g.step, g.scale) }

// grid returns the numbers that Min, Max and Step describe, or what is wrong with them and under which key.
func (v Values) grid() (g grid, key string, err error) {
	var coefs [3]int64
	var scales [3]int8
	step := v.Step
	if step == "" {
		step = "1"
	}
	for i, f := range []struct{ key, text string }{{"min", v.Min}, {"max", v.Max}, {"step", step}} {
		if f.text == "" {
			return g, f.key, fmt.Errorf("missing; numbers are drawn from min, min+step … max")
		}
		if coefs[i], scales[i], err = parseDecimal(f.text); err != nil {
			return g, f.key, err
		}
	}
	g.scale = max(scales[0], scales[1], scales[2])
	for i := range coefs {
		for s := scales[i]; s < g.scale; s++ {
			coefs[i] *= 10
		}
	}
	lo, hi, by := coefs[0], coefs[1], coefs[2]
	switch {
	case by == 0:
		return g, "step", fmt.Errorf("is zero; give the distance of neighbouring values")
	case lo > hi:
		return g, "min", fmt.Errorf("%s is above max %s; exchange them", v.Min, v.Max)
	}
	g.min, g.step, g.n = lo, by, (hi-lo)/by+1
	return g, "", nil
}
