// Package contrast says how well a colour stands out from another. Tests hold the style sheets of pages to it.
package contrast

import (
	"math"
	"strconv"
)

// Ratio is the contrast of two colours, written #rrggbb: from 1 to 21 (WCAG 2.2).
func Ratio(a, b string) float64 {
	x, y := luminance(a), luminance(b)
	return (math.Max(x, y) + 0.05) / (math.Min(x, y) + 0.05)
}

// luminance is the relative luminance of a colour.
func luminance(colour string) float64 {
	n, _ := strconv.ParseUint(colour[1:], 16, 32)
	sum := 0.0
	for i, weight := range []float64{0.2126, 0.7152, 0.0722} {
		v := float64(n>>(16-8*i)&255) / 255
		if v <= 0.04045 {
			v /= 12.92
		} else {
			v = math.Pow((v+0.055)/1.055, 2.4)
		}
		sum += weight * v
	}
	return sum
}
