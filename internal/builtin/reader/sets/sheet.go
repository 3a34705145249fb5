package sets

import (
	"slices"
	"strings"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/text"
	"memloom/internal/corpus"
	"memloom/prompts"
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
	things []thing  // empty for a form
	noun   []string // what is asked about
}

// HasSheet says that a question has lines to fill in or to choose from.
func HasSheet(question string) bool { return strings.Contains(question, "\n- ") }

// sheetOf reads a question with a sheet. Of things to choose from the features at one place of their lines make a field.
func sheetOf(question string) sheet {
	var x sheet
	lead, rest, _ := strings.Cut(question, "\n- ")
	x.when, lead = timed(lead)
	x.lead = text.Tokenise(lead)
	x.noun = nounOf(x.lead)
	for _, line := range strings.Split(rest, "\n- ") {
		name, values, ok := strings.Cut(strings.TrimSpace(line), ": ")
		options := strings.Split(values, " / ")
		switch {
		case !ok:
		case len(options) > 1:
			x.fields = append(x.fields, field{name: name})
			for _, v := range options {
				x.fields[len(x.fields)-1].add(v)
			}
		default:
			t := thing{name, strings.Split(values, ", ")}
			x.things = append(x.things, t)
			for c, feature := range t.features {
				if c == len(x.fields) {
					x.fields = append(x.fields, field{})
				}
				x.fields[c].add(feature)
			}
		}
	}
	return x
}

func (f *field) add(name string) {
	if f.index(name) < 0 {
		f.options = append(f.options, option{name, stems(name)})
	}
}

func (f *field) index(name string) int {
	return slices.IndexFunc(f.options, func(o option) bool { return strings.EqualFold(o.name, strings.Trim(name, ". ")) })
}

// nounsBehind are words behind which the thing asked about stands, the surest first.
var nounsBehind = []english.Set{english.Words("next new these those another further"),
	english.Words("my a an which what of more some"), english.Words("the")}

// nounOf is what a lead asks about, by its stems.
func nounOf(lead []text.Token) []string {
	for _, behind := range nounsBehind {
		for i, t := range lead {
			var out []string
			for _, n := range lead[i+1:] {
				if !behind[t.Low] || n.Kind != text.Word || english.FunctionWord(n.Low) {
					break
				}
				if number(n.Low) < 0 && !nounsBehind[0][n.Low] && !plain[n.Stem] {
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

// answerTo is what reading came to; with sides it is a conflict.
type answerTo struct {
	text   string
	sides  []string
	cites  []int
	reason string
}

// solveSheet answers a question with a sheet.
func solveSheet(in prompts.SolveIn) answerTo {
	x := sheetOf(in.Question)
	likes := x.likes(listen(in.Messages, in.AskedAt, x.pieces()...))
	day, cites, ok := x.day(likes, in.AskedAt)
	if !ok {
		return answerTo{reason: "nothing tells when that was"}
	}
	asked := x.circumstances(x.lead, text.Span{From: 0, To: len(x.lead)}, func(int) bool { return false })
	var left [][]int
	for f := range x.fields {
		of := keep(likes, func(l like) bool { return l.field == f })
		of = standing(fitting(of, asked), day)
		pros, cons := make([]bool, len(x.fields[f].options)), make([]bool, len(x.fields[f].options))
		for _, l := range of {
			cites = append(cites, l.msg)
			pros[l.option], cons[l.option] = pros[l.option] || !l.against, cons[l.option] || l.against
		}
		var sides []string
		var open []int
		for o, opt := range x.fields[f].options {
			if pros[o] {
				sides = append(sides, opt.name)
			}
			if pros[o] && cons[o] {
				sides = append(sides, "not "+opt.name)
			}
			if pros[o] || !cons[o] && !slices.Contains(pros, true) {
				open = append(open, o)
			}
		}
		if len(sides) > 1 {
			return answerTo{sides: sides, cites: cites}
		}
		left = append(left, open)
	}
	return x.answer(left, cites)
}

// answer is the form with its fields filled in, or the one thing that fits, where what is left of the options tells.
func (x *sheet) answer(left [][]int, cites []int) answerTo {
	var parts []string
	for f, open := range left {
		switch {
		case len(x.things) > 0:
		case len(open) != 1:
			return answerTo{reason: "nothing that is said settles " + x.fields[f].name}
		default:
			parts = append(parts, x.fields[f].name+": "+x.fields[f].options[open[0]].name)
		}
	}
	if len(x.things) == 0 {
		return answerTo{text: strings.Join(parts, "; "), cites: cites}
	}
	fit := slices.DeleteFunc(slices.Clone(x.things), func(t thing) bool {
		for c, feature := range t.features {
			if !slices.Contains(left[c], x.fields[c].index(feature)) {
				return true
			}
		}
		return false
	})
	if len(fit) != 1 || len(cites) == 0 {
		return answerTo{reason: "what is said does not tell one from the others"}
	}
	return answerTo{text: fit[0].name, cites: cites}
}

// pieces are words of which every message that tells of an option has one.
func (x *sheet) pieces() []string {
	var out []string
	for _, f := range x.fields {
		for _, o := range f.options {
			out = append(out, longestBase(text.Tokenise(o.name)))
		}
	}
	return out
}

// day is the day asked about: that of asking, unless the question tells another. An event in it is the change to an
// option that the user has dated, whose message is cited.
func (x *sheet) day(likes []like, asked corpus.Stamp) (day corpus.Date, cites []int, ok bool) {
	switch {
	case !x.when.asked && asked == 0:
		return 1 << 30, nil, true
	case !x.when.asked:
		return asked.Date(), nil, true
	case x.when.event == "":
		return x.when.day, nil, true
	}
	event := text.Tokenise(x.when.event)
	for _, l := range likes {
		_, names := find(event, x.fields[l.field].options[l.option].stems)
		if names && l.dated && !l.against && l.from != 0 {
			return x.when.on(l.from), []int{l.msg}, true
		}
	}
	return 0, nil, false
}
