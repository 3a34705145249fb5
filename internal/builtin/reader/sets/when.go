package sets

import (
	"slices"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/text"
	"memloom/internal/corpus"
)

// when is the time that a question asks about: a day, or one that an event tells.
type when struct {
	asked  bool
	day    corpus.Date
	anchor []text.Token // the event, where there is no day
	span   span         // how long before or after it
	sign   int          // -1 before, 1 after, 0 within the year of it
}

// asking begins the question proper, behind what is put in front of it.
var asking = english.Words("who whom whose which what where how put name in for on at")

// timed takes the time that a question asks about out of its words.
func timed(toks []text.Token) (when, []text.Token) {
	for i, t := range toks {
		if t.Low != "before" && t.Low != "after" {
			continue
		}
		s, from, ok := spanBefore(toks, i)
		if !ok {
			continue
		}
		w := when{asked: true, span: s, sign: 1}
		if t.Low == "before" {
			w.sign = -1
		}
		to := frameEnd(toks, i+1)
		w.anchor = toks[i+1 : to]
		if d, ok := dateAt(toks, i+1); ok && d.To == to {
			w.day, w.anchor = s.moved(lastOf(d), w.sign), nil
		}
		return w, without(toks, from, to)
	}
	for i := 0; i+3 < len(toks); i++ {
		if toks[i].Low == "in" && toks[i+1].Low == "the" && toks[i+2].Stem == "year" {
			k := i + 3
			for k < len(toks) && (toks[k].Low == "in" || toks[k].Low == "which" || toks[k].Low == "when" || toks[k].Low == "that") {
				k++
			}
			to := frameEnd(toks, k)
			return when{asked: true, anchor: toks[k:to]}, without(toks, i, to)
		}
	}
	for _, d := range datesIn(toks) {
		from := d.From
		for from > 0 && leadsDate[toks[from-1].Low] {
			from--
		}
		if from < d.From && toks[d.From-1].Low != "of" || d.From > 1 && toks[d.From-1].Low == "of" && toks[d.From-2].Low == "as" {
			return when{asked: true, day: lastOf(d)}, without(toks, from, d.To)
		}
	}
	return when{}, toks
}

// leadsDate stand before a date that is asked about.
var leadsDate = english.Words("as of on in at by during back around")

func lastOf(d dated) corpus.Date { return d.last }

// frameEnd is where the words that tell a time end: before the question proper, or at the end.
func frameEnd(toks []text.Token, i int) int {
	for k := i; k < len(toks); k++ {
		switch toks[k].Low {
		case ":", ",":
			if k+1 < len(toks) && asking[toks[k+1].Low] {
				return k
			}
		case "?", "\n":
			return k
		}
	}
	return len(toks)
}

// without cuts a stretch and the mark behind it out of some tokens.
func without(toks []text.Token, from, to int) []text.Token {
	if to < len(toks) && (toks[to].Low == ":" || toks[to].Low == ",") {
		to++
	}
	return slices.Concat(toks[:from], toks[to:])
}

// on is the day asked about; of an event's day it is found by the span, or is the last of its year.
func (w when) on(event corpus.Date) corpus.Date {
	switch {
	case w.anchor == nil:
		return w.day
	case w.sign == 0:
		return corpus.NewDate(event.Time().Year(), 12, 31)
	}
	return w.span.moved(event, w.sign)
}
