package yamlerr

import (
	"fmt"
	"regexp"
	"strings"
)

// text is what the parser complained about, and where.
type text struct {
	lines        []string
	message      string // in a user's words, see words
	line, column int
}

// at returns a line by its number, "" where there is none.
func (t *text) at(n int) string {
	if n < 1 || n > len(t.lines) {
		return ""
	}
	return t.lines[n-1]
}

// look is a slip that is known: what the parser says of it, what the line is like, and what would fit. In what and fit
// $1 to $9 are the groups of the line, $Q is the third one in double quotes, $S in single ones, and $M the group of the
// message.
type look struct {
	says      string // pattern of the message
	line      string // pattern of the line; empty: any
	back      bool   // the line before is looked at as well
	after     int    // the group behind which the slip is; 0: where the parser says
	what, fit string

	find func(*text) (Slip, bool) // finds what no pattern does; what is above but says does not count
}

const (
	keyWord  = `(\s*(?:- +)*)([\w./-]+|"[^"]*"|'[^']*'):`
	bareWord = `([A-Za-z_][\w.-]*)`
	context  = "not allowed|non-map value|expected"
)

// looks are the slips that are known, the surest signs first.
var looks = []look{
	{find: tab},
	{says: "reserved character|directive|could not find alias|undefined anchor", line: keyWord + ` +((.).*)`,
		what: "a value cannot begin with $4: put it in quotes", fit: "$2: $Q"},
	{says: "reserved character|directive|could not find alias|undefined anchor",
		what: "this character has a meaning of its own in YAML: put the value in quotes"},
	{says: "could not find end character of single-quoted", line: `\s*(.*?)\s*`,
		what: "the single quote that opens here is not closed", fit: "$1'"},
	{says: "could not find end character", line: `\s*(.*?)\s*`,
		what: "the double quote that opens here is not closed", fit: `$1"`},
	{says: "sequence end token|must be specified|flow mapping end|flow sequence end", find: openBracket},
	{says: "character corresponding to", what: "this bracket closes nothing: close the one that was opened before it, " +
		"remove this one, or put the value in quotes"},
	{says: "unknown escape character", what: `in double quotes \ begins an escape: write it twice, or use single quotes`},
	{says: "value is not allowed", line: keyWord + ` +(["'].*)`, fit: "$2: $S", what: "the text goes on after its " +
		"closing quote: put all of it in one pair of quotes, with single quotes inside it doubled"},
	{says: "block sequence entries", line: keyWord + `(?: +-?\s*(.*?)\s*)?`, fit: "$2: [$3]",
		what: "a list with dashes begins below its key, a line an element; beside the key it stands in brackets"},
	{says: "invalid header option", line: keyWord + `(?: +(.*))?`, fit: "$2: $Q",
		what: "after | and > a block of text begins in the next line: put a text that begins with them in quotes"},
	{says: "mapping value is not allowed", find: deeper},
	{says: "mapping value is not allowed", line: keyWord + ` +((.*?): .*)`, after: 4, fit: "$2: $Q",
		what: "a colon with a space inside a value: put the value in quotes"},
	{says: context, line: `(\s*)-([^\s-].*)`, back: true, after: 1, fit: "- $2",
		what: "a space is missing after the dash of a list"},
	{says: context, line: `\s*(?:- +)*` + bareWord + `:([^\s:/].*)`, back: true, after: 1, fit: "$1: $2",
		what: "a space is missing after the colon"},
	{says: context, line: `(\s*` + bareWord + `\s*)=\s*(.*)`, after: 1, fit: "$2: $3",
		what: "a key is followed by a colon and a space, not by ="},
	{says: "value is not allowed|non-map value", find: indent},
	{says: "non-map value", line: `\s*-.*`, what: "an element of a list stands among keys: expected a key with a colon; " +
		"indent the element below the key whose list it belongs to"},
	{says: "non-map value", line: `\s*` + bareWord + `\s*`, after: 1, fit: "$1:",
		what: "expected a key with a colon: a colon is missing here"},
	{says: `already defined at \[(\d+)`, what: "this key is there twice, first in line $M: remove one of them"},
	{says: "^expected keys and values", line: `\s*- .*`,
		what: "expected keys and values, found a list: take out the dashes"},
	{says: "^expected keys and values", line: keyWord + `(?: +.*)?`,
		what: "expected keys and values, found one value: write the keys below, indented by two spaces more"},
	{says: "^expected a list", line: keyWord + ` +([^{[].*)`, fit: "$2: [$3]",
		what: "expected a list, found one value: put it in brackets"},
	{says: "^expected a list",
		what: "expected a list: in brackets beside its key, or a line with a dash for each element below it"},
	{says: "^expected a number", line: keyWord + ` +(\d+),(\d+)`, fit: "$2: $3.$4",
		what: "expected a number with a decimal point"},
}

// in looks for the slip in a text.
func (l look) in(t *text) (Slip, bool) {
	said := regexp.MustCompile(l.says).FindStringSubmatch(t.message)
	if said == nil {
		return Slip{}, false
	}
	if l.find != nil {
		return l.find(t)
	}
	pattern := regexp.MustCompile(`^(?:` + l.line + `)$`)
	for n := t.line; n >= t.line-1; n-- {
		line := t.at(n)
		if l.line == "" {
			line = ""
		}
		groups := pattern.FindStringSubmatchIndex(line)
		if groups != nil && n > 0 {
			s := Slip{n, t.column, l.filled(l.what, line, groups, said), l.filled(l.fit, line, groups, said)}
			if l.after > 0 {
				s.Column = groups[2*l.after+1] + 1
			}
			return s, true
		}
		if !l.back {
			break
		}
	}
	return Slip{}, false
}

var slot = regexp.MustCompile(`\$[1-9QSM]`)

// filled puts the groups of a line and of the message into a template.
func (look) filled(template, line string, groups []int, said []string) string {
	group := func(n int) string {
		if 2*n+1 >= len(groups) || groups[2*n] < 0 {
			return ""
		}
		return line[groups[2*n]:groups[2*n+1]]
	}
	return slot.ReplaceAllStringFunc(template, func(s string) string {
		switch s {
		case "$Q":
			return `"` + strings.NewReplacer(`\`, `\\`, `"`, `\"`).Replace(strings.TrimSpace(group(3))) + `"`
		case "$S":
			return "'" + strings.ReplaceAll(strings.Trim(group(3), "'"), "'", "''") + "'"
		case "$M":
			return said[1]
		}
		return group(int(s[1] - '0'))
	})
}

func tab(t *text) (Slip, bool) {
	line := t.at(t.line)
	lead := line[:len(line)-len(strings.TrimLeft(line, " \t"))]
	return Slip{t.line, 1 + strings.IndexByte(lead, '\t'), "a tab indents this line: indent with spaces",
		strings.TrimSpace(line)}, strings.Contains(lead, "\t")
}

func openBracket(t *text) (Slip, bool) {
	var open []Slip
	closing := map[rune]string{'[': "]", '{': "}"}
	for n, line := range t.lines {
		for i, r := range outsideQuotes(line) {
			switch {
			case closing[r] != "":
				open = append(open, Slip{Line: n + 1, Column: i + 1, Fit: closing[r]})
			case (r == ']' || r == '}') && len(open) > 0:
				open = open[:len(open)-1]
			}
		}
	}
	if len(open) == 0 {
		return Slip{}, false
	}
	s := open[len(open)-1]
	ends := ""
	for i := len(open) - 1; i >= 0 && open[i].Line == s.Line; i-- {
		ends += open[i].Fit
	}
	s.What = "this bracket is not closed: " + s.Fit + " is missing"
	s.Fit = strings.TrimSpace(t.at(s.Line)) + ends
	return s, true
}

var quotedOrComment = regexp.MustCompile(`"[^"]*"?|'[^']*'?|(^| )#.*`)

// outsideQuotes are the characters of a line with those inside quotes and comments left blank.
func outsideQuotes(line string) []rune {
	return []rune(quotedOrComment.ReplaceAllStringFunc(line, func(s string) string {
		return strings.Repeat(" ", len([]rune(s)))
	}))
}

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

var (
	hasValue = regexp.MustCompile(`^` + keyWord + ` +\S`)
	hasKey   = regexp.MustCompile(`^` + keyWord + `( |$)`)
)

// deeper is a line that is indented below a key that has its value already.
func deeper(t *text) (Slip, bool) {
	next := t.line + 1
	for blank(t.at(next)) && next < len(t.lines) {
		next++
	}
	above, below := t.at(t.line), t.at(next)
	if !hasValue.MatchString(above) || depth(below) <= depth(above) || !hasKey.MatchString(below) {
		return Slip{}, false
	}
	return Slip{next, depth(below) + 1, fmt.Sprintf("this line is indented by %s, the key above it by %d and "+
		"has its value already: indent both alike", spaces(depth(below)), depth(above)),
		strings.TrimSpace(below)}, true
}

// indent is a line that is indented like none of the keys above it.
func indent(t *text) (Slip, bool) {
	own, last := depth(t.at(t.line)), -1
	var fits []string
	for n := t.line - 1; n >= 1; n-- {
		d := depth(t.at(n))
		if blank(t.at(n)) || last >= 0 && d >= last {
			continue
		}
		if last = d; d == own {
			return Slip{}, false
		}
		fits = append(fits, fmt.Sprint(d)) // of a key that a line here can be next to
	}
	return Slip{t.line, own + 1, fmt.Sprintf("this line is indented by %s, the keys above it by %s: "+
		"indent it like the keys that it belongs to", spaces(own), strings.Join(fits, " or ")), ""}, len(fits) > 0
}
