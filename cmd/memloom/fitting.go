package main

import (
	"fmt"
	"sort"
	"strconv"
	"strings"

	"memloom/internal/table"
	"memloom/pipeline"
)

// misfit says that a run of these settings cannot be begun, and which scale could be.
func (f settingFlags) misfit(name string, err error) error {
	return usage("recipe %s at scale %g does not fit: %w%s", name, f.scale, err, f.advice(name))
}

// advice names the largest scale of two digits at which a run can be begun; it is empty where there is none below the
// one given.
func (f settingFlags) advice(name string) string {
	scale := f.fitting(func(scale string) bool {
		f.scale, _ = strconv.ParseFloat(scale, 64)
		s, err := f.resolve(name)
		return err == nil && pipeline.Fits(s) == nil
	})
	if scale == "" {
		return ""
	}
	return "; --scale " + scale + " fits"
}

// fitting returns the largest scale of two digits below the given one for which fits says yes, "" where it finds none.
// It searches as if a scale fitted whenever a larger one does, from the first of some starting points that fits. Draws
// differ from scale to scale, so that this holds roughly: the scales next to the one found are tried one by one.
func (f settingFlags) fitting(fits func(scale string) bool) string {
	all := scalesBelow(f.scale)
	for _, start := range []string{"0.010", "0.10", "0.20", "0.50", "1.0"} {
		least := sort.Search(len(all), func(i int) bool { return number(all[i]) >= number(start) })
		if least == len(all) || !fits(all[least]) {
			continue
		}
		rest := all[least+1:]
		found := least + sort.Search(len(rest), func(i int) bool { return !fits(rest[i]) })
		for next := min(found+10, len(all)-1); next > found; next-- {
			if fits(all[next]) {
				return all[next]
			}
		}
		return all[found]
	}
	return ""
}

// scalesBelow lists the scales of two digits from 0.010 to 99 that are below a limit, in order.
func scalesBelow(limit float64) []string {
	var out []string
	for places := 3; places >= 0; places-- {
		for digits := 10; digits <= 99; digits++ {
			text := strconv.Itoa(digits)
			if places > 0 {
				text = "0." + strings.Repeat("0", max(0, places-2)) + text
			}
			if places == 1 {
				text = strconv.Itoa(digits/10) + "." + strconv.Itoa(digits%10)
			}
			if number(text) < limit {
				out = append(out, text)
			}
		}
	}
	return out
}

func number(text string) float64 {
	x, _ := strconv.ParseFloat(text, 64)
	return x
}

// heldText says which sizes the scale would have made smaller than they can be; "" where there are none.
func heldText(s pipeline.Settings) string {
	if len(s.Held) == 0 {
		return ""
	}
	var parts []string
	for _, h := range s.Held {
		parts = append(parts, h.String())
	}
	text := fmt.Sprintf("scale %g is not reached by every size, for some can be no smaller: %s", s.Scale,
		strings.Join(parts, ", "))
	return table.Paragraph(text, "", table.Width) + "\n"
}
