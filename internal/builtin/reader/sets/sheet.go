package sets

import (
	"slices"
	"strings"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/text"
)

// option is a value of a field, with the stems of its words.
type option struct {
	name  string
	stems []string
}

// field is a line of a form, or one column of the features of things.
type field struct {
	name    string
	options []option
}

// thing is something to choose, with a feature for each column.
type thing struct {
	name     string
	features []string
}

// sheet is a question with lines below it.
type sheet struct {
	lead   []text.Token // without the time asked about
	when   when
	fields []field
	things []thing // empty for a form
	noun   []string
}

// HasSheet says that a question has lines to fill in or to choose from.
func HasSheet(question string) bool { return strings.Contains(question, "\n- ") }

// sheetOf reads a question with a sheet.
func sheetOf(question string) sheet {
	var x sheet
	lead, rest, _ := strings.Cut(question, "\n- ")
	x.when, x.lead = timed(text.Tokenise(lead))
	x.noun = nounOf(x.lead)
	for _, line := range strings.Split(rest, "\n- ") {
		name, values, ok := strings.Cut(strings.TrimSpace(line), ": ")
		switch {
		case !ok:
		case strings.Contains(values, " / "):
			f := field{name: name}
			for _, v := range strings.Split(values, " / ") {
				f.options = append(f.options, optionOf(v))
			}
			x.fields = append(x.fields, f)
		default:
			x.things = append(x.things, thing{name, strings.Split(values, ", ")})
		}
	}
	if len(x.things) > 0 {
		x.columns()
	}
	return x
}

// columns makes a field of what things have at one place of their lines.
func (x *sheet) columns() {
	for _, t := range x.things {
		for c, feature := range t.features {
			if c == len(x.fields) {
				x.fields = append(x.fields, field{})
			}
			f := &x.fields[c]
			if !slices.ContainsFunc(f.options, func(o option) bool { return o.name == feature }) {
				f.options = append(f.options, optionOf(feature))
			}
		}
	}
}

func optionOf(name string) option {
	name = strings.TrimSpace(name)
	return option{name, stems(text.Tokenise(name))}
}

// stems are the stems of the words that name something; all words where none does.
func stems(toks []text.Token) []string {
	var out, all []string
	for _, t := range toks {
		if t.Kind == text.Punct {
			continue
		}
		all = append(all, t.Stem)
		if !english.Determiners[t.Low] {
			out = append(out, t.Stem)
		}
	}
	if len(out) == 0 {
		return all
	}
	return out
}

var (
	leadsNoun  = english.Words("next new these those another further")
	leadsAnoun = english.Words("my a an which what of the more some")
)

// nounOf is what a lead asks about: the words behind "my next", "which of these", or else "a".
func nounOf(lead []text.Token) []string {
	for _, leads := range []english.Set{leadsNoun, leadsAnoun, english.Words("the")} {
		for i, t := range lead {
			if !leads[t.Low] {
				continue
			}
			var out []string
			for _, n := range lead[i+1:] {
				if n.Kind != text.Word || english.FunctionWord(n.Low) {
					break
				}
				if number(n.Low) < 0 && !leadsNoun[n.Low] && !plain[n.Stem] {
					out = append(out, n.Stem)
				} else if len(out) > 0 {
					break
				}
			}
			if len(out) > 0 {
				return out
			}
		}
	}
	return nil
}
