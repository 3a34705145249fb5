package lexicon

import (
	"strings"
)

// sharedFile is the file whose parts serve all files, sharedGroup the group of tables that are only included.
const (
	sharedFile  = "parts.txt"
	sharedGroup = "shared"
)

// What the parser expects, by the sort of line.
const (
	wantHeading   = `a heading "== group: name"`
	wantPart      = `a part "@name = text"`
	wantInclusion = `an inclusion "+ group: name"`
	wantPattern   = "a pattern, a part or an inclusion"
)

// key names a table.
type key struct{ group, name string }

// String writes a key as headings do.
func (k key) String() string { return k.group + ": " + k.name }

// block is a heading and what stands below it.
type block struct {
	at    place
	keys  []key
	open  []string // names of the parts that inclusions set
	parts *scope
	lines []line
}

// line is a pattern or, if args is set, an inclusion.
type line struct {
	at      place
	pattern string
	include key
	args    []argument // nil for a pattern
}

// argument is what an inclusion sets a part to.
type argument struct{ name, text string }

// read parses a file and adds its tables and parts.
func (r *resolver) read(name, src string) {
	parts := r.shared
	if name != sharedFile {
		parts = newScope(r.shared)
	}
	var b *block
	at := place{file: name}
	for text := range strings.Lines(src) {
		at.line++
		text = strings.TrimSpace(text)
		switch {
		case text == "" || strings.HasPrefix(text, "#"):
		case strings.HasPrefix(text, "=="):
			r.endBlock(b)
			b = r.heading(at, text, parts)
		case isPart(text):
			scope := parts
			if b != nil {
				scope = b.parts
			}
			r.part(at, text, scope)
		case b == nil:
			r.faults.add(at, wantHeading, "text above the first heading: %s", clip(text))
		case strings.HasPrefix(text, "+"):
			r.inclusion(at, text, b)
		default:
			r.checkPattern(at, text, tagsOf(b.keys[0].group))
			b.lines = append(b.lines, line{at: at, pattern: text})
		}
	}
	r.endBlock(b)
}

// endBlock finds fault with a table that has nothing in it.
func (r *resolver) endBlock(b *block) {
	if b != nil && len(b.lines) == 0 {
		r.faults.add(b.at, wantPattern+" below the heading", "table %q is empty", b.keys[0])
	}
}

// heading begins a table. A faulty one begins a table without a name, so that what stands below it is still checked.
func (r *resolver) heading(at place, text string, parts *scope) *block {
	b := &block{at: at, parts: newScope(parts)}
	text = strings.TrimPrefix(text, "==")
	for {
		rest, name, ok := cutLast(text, " @")
		if !ok {
			break
		}
		if !isName(name) {
			r.faults.add(at, wantHeading, "%q is no name of a part", "@"+name)
		}
		b.open, text = append(b.open, name), rest
	}
	group, names, _ := strings.Cut(text, ":")
	group = strings.TrimSpace(group)
	for name := range strings.SplitSeq(names, ",") {
		k := key{group, strings.TrimSpace(name)}
		if k.group == "" || k.name == "" {
			r.faults.add(at, wantHeading, "a heading without a group or a name")
			b.keys = append(b.keys, k)
			continue
		}
		if first := r.tables[k]; first != nil {
			r.faults.add(at, "a name of its own", "duplicate table %q, which begins at %s", k, first.at)
		} else {
			r.tables[k] = b
		}
		b.keys = append(b.keys, k)
	}
	if len(b.open) > 0 && group != sharedGroup {
		r.faults.add(at, `parts in the table, as in "@name = text"`, "parts are left open in a table that is not shared")
	}
	r.blocks = append(r.blocks, b)
	return b
}

// isPart says whether a line gives a part its text.
func isPart(text string) bool {
	rest, ok := strings.CutPrefix(text, "@")
	if !ok {
		return false
	}
	return strings.HasPrefix(strings.TrimLeft(rest[len(partName(rest)):], " "), "=")
}

// part adds a part to a scope.
func (r *resolver) part(at place, text string, to *scope) {
	name, body, _ := strings.Cut(text[1:], "=")
	name, body = strings.TrimSpace(name), strings.TrimSpace(body)
	if name == "" || body == "" {
		r.faults.add(at, wantPart, "a part without a name or a text")
		return
	}
	r.checkWords(at, body)
	r.define(at, to, name, body)
}

// inclusion adds the patterns of another table.
func (r *resolver) inclusion(at place, text string, b *block) {
	l := line{at: at, args: []argument{}}
	name, settings, _ := strings.Cut(strings.TrimPrefix(text, "+"), " @")
	l.include.group, l.include.name, _ = strings.Cut(name, ":")
	l.include.group, l.include.name = strings.TrimSpace(l.include.group), strings.TrimSpace(l.include.name)
	if l.include.group == "" || l.include.name == "" {
		r.faults.add(at, wantInclusion, "an inclusion without a group or a name")
		return
	}
	if settings != "" {
		part, body, _ := strings.Cut(settings, "=")
		part, body = strings.TrimSpace(part), strings.TrimSpace(body)
		if !isName(part) || body == "" {
			r.faults.add(at, wantInclusion+` or "+ group: name @part = text"`,
				"an inclusion sets a part without a name or a text")
			return
		}
		r.checkWords(at, body)
		l.args = append(l.args, argument{part, body})
	}
	b.lines = append(b.lines, l)
}

// partName is the name of a part at the beginning of a text.
func partName(s string) string {
	n := 0
	for n < len(s) && 'a' <= s[n]|0x20 && s[n]|0x20 <= 'z' {
		n++
	}
	return s[:n]
}

func isName(s string) bool { return s != "" && partName(s) == s }

// cutLast cuts a text at the last place of a separator.
func cutLast(s, sep string) (before, after string, ok bool) {
	i := strings.LastIndex(s, sep)
	if i < 0 {
		return s, "", false
	}
	return s[:i], s[i+len(sep):], true
}

// clip shortens a line for a message.
func clip(s string) string {
	const most = 40
	if r := []rune(s); len(r) > most {
		return string(r[:most]) + "…"
	}
	return s
}
