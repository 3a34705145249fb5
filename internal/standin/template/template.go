// Package template reads sentence templates from text files and fills them. It is what the built-in author writes with.
//
// A file is read line by line:
//
//	# a comment
//	== state setting, state choice
//	The {attribute} for {subject} is {value}.
//	<owner: I'm taking> {subject}, <start: starting today>.
//
// "==" begins a section, with one name or several. Every other line is a template: plain sentences with their capitals
// and stops. {name} is filled in by the writer. <name: words> marks words that assert a fact which the message itself
// stamps. There are no alternatives and no conditions: what is to be said in another way is another line.
package template

import (
	"fmt"
	"io/fs"
	"math/rand/v2"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"memloom/internal/standin/grammar"
)

// Book is the templates of some files by their sections. It never changes.
type Book map[string][]Line

// Line is a template.
type Line struct {
	Text  string
	names []string // that it needs, those of stamps with a colon behind them
	heads []string // names that begin a sentence
}

// Words says what a name stands for, with the marks of package grammar; ok is false where it stands for nothing. For
// "start:" it returns the mark that opens words which assert a start.
type Words func(name string) (text string, ok bool)

// Read reads the *.txt files of a folder. An error names file and line.
func Read(folder fs.FS) (Book, error) {
	files, err := fs.Glob(folder, "*.txt")
	if err != nil {
		return nil, err
	}
	book := Book{}
	for _, name := range files {
		src, err := fs.ReadFile(folder, name)
		if err != nil {
			return nil, err
		}
		if err := book.read(name, string(src)); err != nil {
			return nil, err
		}
	}
	return book, nil
}

func (b Book) read(file, src string) error {
	var sections []string
	number := 0
	for text := range strings.Lines(src) {
		number++
		text = strings.TrimSpace(text)
		heading, isHeading := strings.CutPrefix(text, "== ")
		switch {
		case text == "" || strings.HasPrefix(text, "#"):
		case isHeading:
			sections = strings.Split(heading, ", ")
			for _, s := range sections {
				if b[s] != nil {
					return fmt.Errorf("%s:%d: section %q is there already", file, number, s)
				}
			}
		case sections == nil:
			return fmt.Errorf(`%s:%d: a template before the first section: write "== NAME" above it`, file, number)
		default:
			line, err := Parse(text)
			if err != nil {
				return fmt.Errorf("%s:%d: %w", file, number, err)
			}
			for _, s := range sections {
				b[s] = append(b[s], line)
			}
		}
	}
	return nil
}

// Parse reads a template. An error says what does not end.
func Parse(text string) (Line, error) {
	l := Line{Text: text}
	for rest, from := text, 0; ; {
		i := strings.IndexAny(rest, "{<")
		if i < 0 {
			return l, nil
		}
		end := strings.IndexAny(rest[i:], "}:")
		closes := map[byte]byte{'{': '}', '<': ':'}[rest[i]]
		if end < 2 || rest[i+end] != closes || closes == ':' && !strings.Contains(rest[i:], ">") {
			return l, fmt.Errorf("%q: write {name} or <name: words>", text)
		}
		name := rest[i+1 : i+end]
		if closes == ':' {
			name += ":"
		} else if beginsSentence(text[:from+i]) {
			l.heads = append(l.heads, name)
		}
		l.names = append(l.names, name)
		rest, from = rest[i+end+1:], from+i+end+1
	}
}

// beginsSentence says whether what follows a text begins a sentence.
func beginsSentence(before string) bool {
	before = strings.TrimRight(before, " ")
	return before == "" || strings.HasSuffix(before, ".") || strings.HasSuffix(before, "?") || strings.HasSuffix(before,
		"!")
}

// Needs says whether a template has a place for a name.
func (l Line) Needs(name string) bool { return slices.Contains(l.names, name) }

// Fits says whether everything that a template names is known, and no sentence would begin with a value in small
// letters: values are written as they are.
func (l Line) Fits(words Words) bool {
	for _, name := range l.names {
		text, ok := words(name)
		if !ok {
			return false
		}
		if value, lower := grammar.StartsWithValue(text); value && lower && slices.Contains(l.heads, name) {
			return false
		}
	}
	return true
}

// Fill writes a template out. Names of which nothing is known leave their place empty.
func (l Line) Fill(words Words) string {
	var b strings.Builder
	for rest := l.Text; ; {
		i := strings.IndexAny(rest, "{<>")
		if i < 0 {
			b.WriteString(rest)
			return grammar.Capitals(b.String())
		}
		before, after, text := rest[:i], rest[i+1:], string(grammar.CloseMark)
		switch rest[i] {
		case '<':
			var name string
			name, after, _ = strings.Cut(after, ": ")
			text, _ = words(name + ":")
		case '{':
			var name string
			name, after, _ = strings.Cut(after, "}")
			text, _ = words(name)
			if lower := " " + strings.ToLower(before); strings.HasSuffix(lower, " a ") && vowel(text) {
				before = before[:len(before)-1] + "n "
			}
		}
		b.WriteString(before + text)
		rest = after
	}
}

// vowel says whether words begin with the sound of a vowel, as far as their letters tell.
func vowel(text string) bool {
	text = strings.ToLower(grammar.Unmark(text))
	for _, consonant := range []string{"us", "uni", "eu", "one"} { // as in user, unit
		if strings.HasPrefix(text, consonant) {
			return false
		}
	}
	r, _ := utf8.DecodeRuneInString(text)
	return strings.ContainsRune("aeiou", unicode.ToLower(r))
}

// Draw takes templates by chance, none again as long as others are left.
type Draw struct {
	Rand *rand.Rand
	used map[string]int
}

// NewDraw returns a draw that has taken nothing yet.
func NewDraw(r *rand.Rand) *Draw { return &Draw{Rand: r, used: map[string]int{}} }

// Pick fills one of the lines that fit, and returns "" where none does. Of those that it took least often it takes any.
func (d *Draw) Pick(lines []Line, words Words) string {
	var best []Line
	least := 0
	for _, l := range lines {
		if n := d.used[l.Text]; (len(best) == 0 || n <= least) && l.Fits(words) {
			if n < least || len(best) == 0 {
				best, least = nil, n
			}
			best = append(best, l)
		}
	}
	if len(best) == 0 {
		return ""
	}
	l := best[d.Rand.IntN(len(best))]
	d.used[l.Text]++
	return l.Fill(words)
}

// PickWhere fills one of the lines that fit and whose text is accepted: any of those that were taken least often. It
// returns the line with its text, or an empty text.
func (d *Draw) PickWhere(lines []Line, words Words, accept func(text string) bool) (Line, string) {
	order := d.Rand.Perm(len(lines))
	slices.SortStableFunc(order, func(i, k int) int { return d.used[lines[i].Text] - d.used[lines[k].Text] })
	for _, i := range order {
		if l := lines[i]; l.Fits(words) {
			if text := l.Fill(words); accept(text) {
				d.used[l.Text]++
				return l, text
			}
		}
	}
	return Line{}, ""
}
