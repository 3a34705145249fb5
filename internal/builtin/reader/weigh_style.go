package reader

import (
	"math"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/prompts"
)

// Which line is somebody's: the options are lines, and the messages of the person
// whom the question names show how that person writes (register.go).

// ownLine leads to a person's way of writing: "written by", "sounds like", "in the
// manner of", "would Ada write".
var ownLine = byFirst([][]string{{"written", "by"}, {"sound", "like"}, {"sounds", "like"}, {"sound", "most", "like"}, {"sounds", "most", "like"}, {"typed", "by"}, {"posted", "by"}, {"sent", "by"}, {"style", "of"}, {"manner", "of"}, {"way", "of", "writing"},
	{"comes", "from"}, {"come", "from"}, {"is", "from"}, {"looks", "like"}, {"typical", "of"}, {"typical", "for"}, {"'s", "own"}, {"'s", "style"}, {"'s", "voice"}, {"'s", "manner"},
	{"likely", "from"}, {"probably", "from"}, {"taken", "for"}, {"take", "for"}})

// writing verbs make of "which would Ada write" the same question.
var writingStems = stems("write type post send")

// asksForLine says that a question is for somebody's way of writing.
func asksForLine(p *parsed) bool {
	lines := slices.ContainsFunc(p.toks, func(t token) bool {
		return t.stem == "lin" || t.stem == stem("sentence") || t.stem == stem("message") || t.stem == stem("reply") || t.stem == stem("wording") || t.stem == stem("phrase") || t.stem == stem("note") || t.stem == stem("mail") || t.stem == stem("text") || t.stem == stem("post") || t.stem == stem("these")
	})
	for i := range p.toks {
		if ownLine.at(p, span{0, len(p.toks)}, i) > 0 || writingStems[p.toks[i].stem] && (hasLow(p, "would") || hasLow(p, "likely") || hasLow(p, "probably")) {
			return lines
		}
	}
	return false
}

// leastLines is how many messages of somebody show how they write, where lines differ much.
const leastLines = 2

// theirLine chooses the line that looks like what somebody writes.
func (t *talk) theirLine(in prompts.SolveIn, on corpus.Date) (prompts.SolveOut, bool) {
	read := parse(in.Question, on)
	who := t.named(in.Question)
	if who == "" || !asksForLine(read) {
		return prompts.SolveOut{}, false
	}
	own := t.by(who)
	best := t.likestLine(own, in.Options)
	if best < 0 {
		return prompts.SolveOut{}, false
	}
	out := prompts.SolveOut{Outcome: prompts.Answered, Letter: in.Options[best].Letter, Answer: in.Options[best].Text, Confidence: 80, Citations: []string{}, Reasoning: "It is the way in which they write."}
	for _, i := range own {
		out.Citations = append(out.Citations, t.msgs[i].ID)
	}
	return out, true
}

// likestLine returns the line that is most like the messages, if it leads; -1 if
// none does. Beside what drafts are compared by, it looks at how lines end.
func (t *talk) likestLine(own []int, options []corpus.Option) int {
	if len(own) < leastLines {
		return -1
	}
	var sample []*written
	stopped := 0.0
	for _, i := range own {
		m := look(t.msgs[i].Text)
		sample = append(sample, m)
		stopped += float64(count(m.ends() == '.'))
	}
	p := (stopped + 1) / (float64(len(own)) + 2)
	best, first, second := -1, math.Inf(-1), math.Inf(-1)
	for i, o := range options {
		m := look(strings.Trim(o.Text, `"“” `))
		score := likeness(m, sample, options)
		if m.ends() == '.' {
			score += math.Log(p / .5)
		} else {
			score += math.Log((1 - p) / .5)
		}
		switch {
		case score > first:
			best, first, second = i, score, first
		case score > second:
			second = score
		}
	}
	if first-second < leastLead {
		return -1
	}
	return best
}
