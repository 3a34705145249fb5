package talk

import (
	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/text"
)

// decideVerbs set a value.
var decideVerbs = english.Stems("decide set fix choose pick settle agree change raise lower take")

// decision is a question for the day or the maker of a decision: "when was the
// limit of the import decided", "who set the limit of the import".
type decision struct {
	Of  *Query // for the value itself
	Who bool
}

// readDecision recognises such questions and reads the one for the value in them.
func (a *analysis) readDecision(question string) {
	from, to := -1, len(a.p.Toks)
	for to > 0 && a.p.Toks[to-1].Kind == text.Punct {
		to--
	}
	wh := a.low(a.wh)
	day := wh == "when" || (wh == "which" || wh == "what") && (a.low(a.wh+1) == "day" || a.low(a.wh+1) == "date")
	switch {
	case day && to > 0 && decideVerbs[a.p.Toks[to-1].Stem]:
		for i := a.wh + 1; i < to-1 && from < 0; i++ {
			if l := a.low(i); l == "was" || l == "were" || l == "is" {
				from = i + 1
			}
		}
		to--
	case wh == "who":
		for i := a.wh + 1; i < to && i < a.wh+4; i++ {
			if decideVerbs[a.p.Toks[i].Stem] && a.low(i) != "take" && a.low(i) != "takes" && (english.Determiners[a.low(i+1)] || a.low(i+1) == "on") {
				from = i + 1
			}
		}
	}
	if from < 0 || to-from < 3 {
		return
	}
	if a.low(from) == "on" {
		from++
	}
	a.q.Decision = &decision{Of: Analyse("What is "+question[a.p.Toks[from].Start:a.p.Toks[to-1].End]+"?", "", a.on, a.names), Who: wh == "who"}
}
