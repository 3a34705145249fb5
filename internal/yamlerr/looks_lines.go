package yamlerr

import (
	"fmt"
	"strings"
)

func depth(line string) int { return len(line) - len(strings.TrimLeft(line, " ")) }

func spaces(n int) string {
	if n == 1 {
		return "1 space"
	}
	return fmt.Sprintf("%d spaces", n)
}

func blank(line string) bool {
	line = strings.TrimSpace(line)
	return line == "" || strings.HasPrefix(line, "#")
}

// deeper is a line that is indented below a key that has its value already.
func deeper(t *text) (Slip, bool) {
	if !t.says("mapping value is not allowed") {
		return Slip{}, false
	}
	next := t.line + 1
	for blank(t.at(next)) && next < len(t.lines) {
		next++
	}
	above, below := t.at(t.line), t.at(next)
	m := keyValue.FindStringSubmatch(above)
	if m == nil || m[3] == "" || depth(below) <= depth(above) || keyValue.FindString(below) == "" {
		return Slip{}, false
	}
	return Slip{next, depth(below) + 1, fmt.Sprintf("this line is indented by %s, the key above it by %d and "+
		"has its value already: indent both alike", spaces(depth(below)), depth(above)),
		strings.TrimSpace(below)}, true
}

func colonInside(t *text) (Slip, bool) {
	m := keyValue.FindStringSubmatch(t.at(t.line))
	if !t.says("mapping value is not allowed") || m == nil || !strings.Contains(m[3], ": ") {
		return Slip{}, false
	}
	return Slip{t.line, len(m[1]) + len(m[2]) + 3 + strings.Index(m[3], ": "),
		"a colon with a space inside a value: put the value in quotes", m[2] + ": " + quoted(m[3])}, true
}

func dashWithoutSpace(t *text) (Slip, bool) {
	for n := t.line; n >= 1 && n >= t.line-1; n-- {
		if m := dashJoint.FindStringSubmatch(t.at(n)); m != nil && t.says("not allowed", "non-map value", "expected",
			"unmarshal") {
			return Slip{n, len(m[1]) + 1, "a space is missing after the dash of a list", "- " + m[2]}, true
		}
	}
	return Slip{}, false
}

func colonWithoutSpace(t *text) (Slip, bool) {
	if !t.says("non-map value", "expected", "not allowed", "unmarshal") {
		return Slip{}, false
	}
	for n := t.line; n >= 1 && n >= t.line-1; n-- {
		if m := joined.FindStringSubmatch(t.at(n)); m != nil {
			return Slip{n, len(m[1]) + len(m[2]) + 1, "a space is missing after the colon", m[2] + ": " + m[3]}, true
		}
	}
	return Slip{}, false
}

func equalsSign(t *text) (Slip, bool) {
	m := equals.FindStringSubmatch(t.at(t.line))
	if m == nil || !t.says("non-map value", "expected", "not allowed", "unmarshal") {
		return Slip{}, false
	}
	return Slip{t.line, strings.IndexByte(t.at(t.line), '=') + 1,
		"a key is followed by a colon and a space, not by =", m[2] + ": " + m[3]}, true
}

// indent is a line that is indented like none of the keys above it.
func indent(t *text) (Slip, bool) {
	line := t.at(t.line)
	if !t.says("value is not allowed", "non-map value") {
		return Slip{}, false
	}
	var open []int // depths of the keys that a line here can stand beside
	for n := t.line - 1; n >= 1; n-- {
		d := depth(t.at(n))
		if !blank(t.at(n)) && (len(open) == 0 || d < open[len(open)-1]) {
			open = append(open, d)
		}
	}
	var fits []string
	for _, d := range open {
		if d == depth(line) {
			return Slip{}, false
		}
		fits = append(fits, fmt.Sprint(d))
	}
	if len(fits) == 0 {
		return Slip{}, false
	}
	return Slip{t.line, depth(line) + 1, fmt.Sprintf("this line is indented by %s, the keys above it by %s: "+
		"indent it like the keys that it belongs to", spaces(depth(line)), strings.Join(fits, " or ")), ""}, true
}

func itemAmongKeys(t *text) (Slip, bool) {
	line := strings.TrimSpace(t.at(t.line))
	if !t.says("non-map value") || !strings.HasPrefix(line, "-") {
		return Slip{}, false
	}
	return Slip{What: "an element of a list stands among keys: expected a key with a colon; indent the element " +
		"below the key whose list it belongs to"}, true
}

func noColon(t *text) (Slip, bool) {
	m := bareWord.FindStringSubmatch(t.at(t.line))
	if m == nil || !t.says("non-map value") {
		return Slip{}, false
	}
	return Slip{t.line, len(m[1]) + len(m[2]) + 1, "expected a key with a colon: a colon is missing here",
		m[2] + ":"}, true
}

func twice(t *text) (Slip, bool) {
	if !t.says("already defined at") {
		return Slip{}, false
	}
	_, first, _ := strings.Cut(t.message, "already defined at [")
	first, _, _ = strings.Cut(first, ":")
	return Slip{What: "this key is there twice, first in line " + first + ": remove one of them"}, true
}

// kind is a value of another kind than its key takes.
func kind(t *text) (Slip, bool) {
	want := words(t.message)
	if !t.unexpected || !strings.HasPrefix(want, "expected") {
		return Slip{}, false
	}
	line := strings.TrimSpace(t.at(t.line))
	m := keyValue.FindStringSubmatch(t.at(t.line))
	switch {
	case want == "expected keys and values" && strings.HasPrefix(line, "- "):
		return Slip{What: want + ", found a list: take out the dashes"}, true
	case want == "expected keys and values" && m != nil:
		return Slip{What: want + ", found one value: write the keys below, indented by two spaces more"}, true
	case want == "expected a list" && m != nil && m[3] != "" && !strings.ContainsAny(m[3][:1], "{["):
		return Slip{What: want + ", found one value: put it in brackets", Fit: m[2] + ": [" + m[3] + "]"}, true
	case want == "expected a list":
		return Slip{What: want + ": in brackets beside its key, or a line with a dash for each element below it"}, true
	case want == "expected a number" && m != nil && comma.MatchString(m[3]):
		return Slip{What: want + " with a decimal point", Fit: m[2] + ": " + strings.Replace(m[3], ",", ".", 1)}, true
	}
	return Slip{What: want}, true
}
