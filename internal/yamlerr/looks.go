package yamlerr

import (
	"fmt"
	"regexp"
	"strings"
)

// text is what the parser complained about, and where.
type text struct {
	lines        []string
	message      string
	unexpected   bool // a value of another kind, not the syntax
	line, column int
}

// at returns a line by its number, "" where there is none.
func (t *text) at(n int) string {
	if n < 1 || n > len(t.lines) {
		return ""
	}
	return t.lines[n-1]
}

func (t *text) says(parts ...string) bool {
	for _, p := range parts {
		if strings.Contains(t.message, p) {
			return true
		}
	}
	return false
}

var (
	keyValue  = regexp.MustCompile(`^(\s*(?:- +)*)([\w./-]+|"[^"]*"|'[^']*'):(?: +(.*))?$`)
	joined    = regexp.MustCompile(`^(\s*(?:- +)*)([A-Za-z_][\w.-]*):([^\s:/].*)$`)
	equals    = regexp.MustCompile(`^(\s*)([A-Za-z_][\w.-]*)\s*=\s*(.*)$`)
	bareWord  = regexp.MustCompile(`^(\s*)([A-Za-z_][\w.-]*)\s*$`)
	dashJoint = regexp.MustCompile(`^(\s*)-([^\s-].*)$`)
	comma     = regexp.MustCompile(`^\d+,\d+$`)
)

// looks are the slips that are known, the surest signs first.
var looks = []func(*text) (Slip, bool){
	tab, beginning, openQuote, openBracket, strayBracket, escape, afterQuote, besideKey, blockHeader,
	deeper, colonInside, dashWithoutSpace, colonWithoutSpace, equalsSign, indent, itemAmongKeys, noColon, twice, kind,
}

func tab(t *text) (Slip, bool) {
	line := t.at(t.line)
	lead := line[:len(line)-len(strings.TrimLeft(line, " \t"))]
	if !strings.Contains(lead, "\t") {
		return Slip{}, false
	}
	return Slip{t.line, 1 + strings.IndexByte(lead, '\t'), "a tab indents this line: indent with spaces",
		strings.TrimSpace(line)}, true
}

func beginning(t *text) (Slip, bool) {
	if !t.says("reserved character", "directive", "could not find alias", "undefined anchor") {
		return Slip{}, false
	}
	m := keyValue.FindStringSubmatch(t.at(t.line))
	if m == nil || m[3] == "" {
		return Slip{What: "this character has a meaning of its own in YAML: put the value in quotes"}, true
	}
	return Slip{What: fmt.Sprintf("a value cannot begin with %s: put it in quotes", m[3][:1]),
		Fit: m[2] + ": " + quoted(m[3])}, true
}

// quoted is a value in double quotes.
func quoted(value string) string {
	return `"` + strings.NewReplacer(`\`, `\\`, `"`, `\"`).Replace(strings.TrimSpace(value)) + `"`
}

func openQuote(t *text) (Slip, bool) {
	if !t.says("could not find end character") {
		return Slip{}, false
	}
	mark, name := `"`, "double"
	if t.says("single-quoted") {
		mark, name = "'", "single"
	}
	return Slip{What: "the " + name + " quote that opens here is not closed",
		Fit: strings.TrimSpace(t.at(t.line)) + mark}, true
}

func openBracket(t *text) (Slip, bool) {
	if !t.says("sequence end token", "must be specified", "flow mapping end", "flow sequence end") {
		return Slip{}, false
	}
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

// outsideQuotes are the characters of a line with those inside quotes and comments left blank.
func outsideQuotes(line string) []rune {
	out := []rune(line)
	var in rune
	for i, r := range out {
		switch {
		case in == 0 && r == '#' && (i == 0 || out[i-1] == ' '):
			for ; i < len(out); i++ {
				out[i] = ' '
			}
			return out
		case in == 0 && (r == '"' || r == '\''):
			in, out[i] = r, ' '
		case in != 0:
			if r == in {
				in = 0
			}
			out[i] = ' '
		}
	}
	return out
}

func strayBracket(t *text) (Slip, bool) {
	if !t.says("character corresponding to") {
		return Slip{}, false
	}
	return Slip{What: "this bracket closes nothing: close the one that was opened before it, remove this one, " +
		"or put the value in quotes"}, true
}

func escape(t *text) (Slip, bool) {
	if !t.says("unknown escape character") {
		return Slip{}, false
	}
	return Slip{What: `in double quotes \ begins an escape: write it twice, or use single quotes`}, true
}

func afterQuote(t *text) (Slip, bool) {
	m := keyValue.FindStringSubmatch(t.at(t.line))
	if !t.says("value is not allowed") || m == nil || m[3] == "" || m[3][0] != '"' && m[3][0] != '\'' {
		return Slip{}, false
	}
	value := m[3]
	if value[0] == '\'' {
		value = strings.Trim(value, "'")
	}
	return Slip{What: "the text goes on after its closing quote: put all of it in one pair of quotes, with " +
		"single quotes inside it doubled",
		Fit: m[2] + ": '" + strings.ReplaceAll(value, "'", "''") + "'"}, true
}

func besideKey(t *text) (Slip, bool) {
	m := keyValue.FindStringSubmatch(t.at(t.line))
	if !t.says("block sequence entries") || m == nil {
		return Slip{}, false
	}
	return Slip{What: "a list with dashes begins below its key, a line an element; beside the key it stands in brackets",
		Fit: m[2] + ": [" + strings.TrimSpace(strings.TrimPrefix(m[3], "-")) + "]"}, true
}

func blockHeader(t *text) (Slip, bool) {
	m := keyValue.FindStringSubmatch(t.at(t.line))
	if !t.says("invalid header option") || m == nil {
		return Slip{}, false
	}
	return Slip{What: "after | and > a block of text begins in the next line: put a text that begins with them in quotes",
		Fit: m[2] + ": " + quoted(m[3])}, true
}
