package sets

import (
	"cmp"
	"slices"
	"strings"

	"memloom/internal/builtin/reader/text"
	"memloom/internal/corpus"
	"memloom/prompts"
)

// answerTo is what reading came to; without a text and with sides it is a conflict.
type answerTo struct {
	text   string
	sides  []string
	cites  []int
	reason string
}

// solveSheet answers a question with a sheet.
func solveSheet(in prompts.SolveIn) answerTo {
	x := sheetOf(in.Question)
	likes := x.likes(listen(in.Messages, in.AskedAt, x.pieces()))
	day, cite, ok := x.day(likes, in.AskedAt)
	if !ok {
		return answerTo{reason: "nothing tells when that was"}
	}
	asked := x.circumstances(x.lead, text.Span{From: 0, To: len(x.lead)}, nil, nil)
	var chosen []int
	var cites []int
	for f := range x.fields {
		of := slices.DeleteFunc(slices.Clone(likes), func(l like) bool { return l.field != f })
		v := settle(standing(fitting(of, asked), day), len(x.fields[f].options))
		if len(v.sides) > 1 {
			var a answerTo
			for _, o := range v.sides {
				a.sides = append(a.sides, x.fields[f].side(o))
			}
			a.cites = v.cites
			return a
		}
		chosen, cites = append(chosen, v.option), append(cites, v.cites...)
	}
	if cite >= 0 {
		cites = append(cites, cite)
	}
	if len(x.things) > 0 {
		return x.arranged(likes, chosen, cites)
	}
	return x.filled(chosen, cites)
}

// pieces are words of which every message that tells of an option has one.
func (x *sheet) pieces() []string {
	var out []string
	for _, f := range x.fields {
		for _, o := range f.options {
			longest := ""
			for _, t := range text.Tokenise(o.name) {
				if b := base(t); len(b) > len(longest) {
					longest = b
				}
			}
			out = append(out, longest)
		}
	}
	return out
}

// day is the day asked about: that of asking, unless the question tells another. An event in it is the change to an
// option that the user has dated; cite is its message, or -1.
func (x *sheet) day(likes []like, asked corpus.Stamp) (day corpus.Date, cite int, ok bool) {
	switch {
	case !x.when.asked && asked == 0:
		return 1 << 30, -1, true
	case !x.when.asked:
		return asked.Date(), -1, true
	case x.when.anchor == nil:
		return x.when.on(0), -1, true
	}
	for _, l := range likes {
		o := x.fields[l.field].options[l.option]
		if _, names := find(x.when.anchor, o.stems); names && l.dated && !l.against && l.from != 0 {
			return x.when.on(l.from), l.msg, true
		}
	}
	return 0, -1, false
}

// fitting are the likes that hold under the circumstances asked about: those that name one of them, or else those that
// name none.
func fitting(likes []like, asked [][]string) []like {
	if len(asked) == 0 {
		return likes
	}
	fits := func(l like) bool {
		return slices.ContainsFunc(l.circumstances, func(c []string) bool {
			return slices.ContainsFunc(asked, func(a []string) bool { return sameCircumstance(c, a) })
		})
	}
	if under := keep(likes, fits); len(under) > 0 {
		return under
	}
	return keep(likes, func(l like) bool { return len(l.circumstances) == 0 })
}

// sameCircumstance says that two phrases begin alike and share most of what they name.
func sameCircumstance(said, asked []string) bool {
	n := 0
	for n < min(len(said), len(asked)) && said[n] == asked[n] {
		n++
	}
	return n > 0 && 2*n >= min(len(said), len(asked))
}

func keep(likes []like, fits func(like) bool) []like {
	return slices.DeleteFunc(slices.Clone(likes), func(l like) bool { return !fits(l) })
}

// standing are the likes that hold on a day. Of those for an option that are dated the last holds; where there are any,
// those without a date tell nothing.
func standing(likes []like, day corpus.Date) []like {
	turn := corpus.Date(-1 << 30)
	timeline := false
	for _, l := range likes {
		if l.dated && !l.against {
			timeline = true
			if l.from <= day && (l.until == 0 || day < l.until) {
				turn = max(turn, l.from)
			}
		}
	}
	return keep(likes, func(l like) bool {
		switch {
		case l.against:
			return !l.dated || l.from <= day && (l.until == 0 || day < l.until)
		case timeline:
			return l.dated && l.from == turn && (l.until == 0 || day < l.until)
		}
		return true
	})
}

// settled is what likes make of a field: an option, -1 for none, or the sides of a conflict.
type settled struct {
	option int
	sides  []int // ^option: against it
	cites  []int
}

// side names an option that is a side of a conflict.
func (f field) side(o int) string {
	if o < 0 {
		return "not " + f.options[^o].name
	}
	return f.options[o].name
}

// settle weighs what is said of the options of a field.
func settle(likes []like, options int) settled {
	v := settled{option: -1}
	pros, cons := make([]bool, options), make([]bool, options)
	for _, l := range likes {
		v.cites = append(v.cites, l.msg)
		if l.against {
			cons[l.option] = true
		} else {
			pros[l.option] = true
		}
	}
	var left []int
	for o := range options {
		if pros[o] {
			v.sides = append(v.sides, o)
			if cons[o] {
				v.sides = append(v.sides, ^o)
			}
		}
		if !cons[o] {
			left = append(left, o)
		}
	}
	switch {
	case len(v.sides) == 1:
		v.option = v.sides[0]
	case len(v.sides) == 0 && len(left) == 1:
		v.option = left[0]
	}
	return v
}

// filled is the form with its fields filled in, none where one is open.
func (x *sheet) filled(chosen, cites []int) answerTo {
	var parts []string
	for f, o := range chosen {
		if o < 0 {
			return answerTo{reason: "nothing that is said settles " + x.fields[f].name}
		}
		parts = append(parts, x.fields[f].name+": "+x.fields[f].options[o].name)
	}
	return answerTo{text: strings.Join(parts, "; "), cites: cites}
}

// arranged is the one thing that nothing speaks against, where something speaks for it or against all others.
func (x *sheet) arranged(likes []like, chosen, cites []int) answerTo {
	var fit []string
	for _, t := range x.things {
		ok := true
		for c, feature := range t.features {
			o := slices.IndexFunc(x.fields[c].options, func(o option) bool { return o.name == strings.TrimSpace(feature) })
			against := slices.ContainsFunc(likes, func(l like) bool {
				return l.against && l.field == c && l.option == o && chosen[c] < 0 && slices.Contains(cites, l.msg)
			})
			ok = ok && !against && (chosen[c] < 0 || chosen[c] == o)
		}
		if ok {
			fit = append(fit, t.name)
		}
	}
	if len(fit) != 1 || len(cites) == 0 {
		return answerTo{reason: cmp.Or(strings.Join(fit, " and "), "none") + " would fit"}
	}
	return answerTo{text: fit[0], cites: cites}
}
