package solve

import (
	"slices"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/talk"
	"memloom/internal/builtin/reader/text"
	"memloom/internal/corpus"
)

// Triggers: what was found that made something change. The message that changes it points to the finding ("after what
// Leo reported about the load on Friday"), and the finding itself stands where Leo reported it.

var (
	changeVerbs   = english.Stems("change switch move amend alter raise lower revise replace swap shift")
	triggerLeads  = english.Words("made make makes led behind prompted caused triggered way when why forced")
	pointingForms = english.Words("reported told said pointed brought laid wrote written mentioned raised found measured counted described noted showed shown shared posted gave given decided put answered let discovered stated observed")
	// whenWords begin a word for a time behind a name: "on the runbook yesterday".
	whenWords = english.Words("yesterday today last earlier this some a weeks days recently just")
)

// solveTrigger answers a question for what made something change. It reports whether the question is one.
func solveTrigger(t *talk.Talk, question, asker string, on corpus.Date) (Finding, bool) {
	p := text.Parse(question, on)
	what, ok := changedThing(p)
	if !ok {
		return Finding{}, false
	}
	d, ok := changedIn(t, what, asker, on)
	if !ok {
		return nothing("no message changes it"), true
	}
	ref, ok := pointsTo(t, d, what)
	if !ok {
		return nothing("the message that changes it does not say what made it change"), true
	}
	rest := t.Without(d) // who points to a finding does not tell it
	for _, way := range waysToAsk(ref.what, ref.subject) {
		q := talk.Analyse(way, asker, on, &t.People)
		q.Person, q.AsOf = ref.by, t.Msgs[d].At.Date()
		if f := Find(rest, q); f.Answer != "" && !slices.Contains(f.Cites, d) {
			f.Cites = append(f.Cites, d)
			f.Confidence -= 5
			return f, true
		}
	}
	return nothing("nobody tells what it was"), true
}

// changedThing reads "…made us change THE LIMIT FOR THE IMPORT".
func changedThing(p *text.Parsed) (string, bool) {
	led := false
	for i := 0; i+2 < len(p.Toks); i++ {
		low := p.Toks[i].Low
		if led && changeVerbs[p.Toks[i].Stem] && english.Determiners[p.Toks[i+1].Low] {
			end := len(p.Toks)
			for end > i+2 && p.Toks[end-1].Kind == text.Punct {
				end--
			}
			return p.Text[p.Toks[i+1].Start:p.Toks[end-1].End], true
		}
		led = led || triggerLeads[low]
	}
	return "", false
}

// waysToAsk puts a noun phrase of a subject as questions, whatever answers it.
func waysToAsk(what, subject string) []string {
	return []string{"What is " + what + subject + "?", "How many " + trimArticle(what) + " are there" + subject + "?",
		"When is " + what + subject + "?", "Who is " + what + subject + "?"}
}

func trimArticle(s string) string {
	for _, a := range []string{"the ", "The "} {
		if len(s) > len(a) && s[:len(a)] == a {
			return s[len(a):]
		}
	}
	return s
}

// changedIn finds the message that gave a thing the value that it has.
func changedIn(t *talk.Talk, what, asker string, on corpus.Date) (int, bool) {
	for _, way := range waysToAsk(what, "") {
		if f := Find(t, talk.Analyse(way, asker, on, &t.People)); f.Answer != "" {
			return f.First, true
		}
	}
	return 0, false
}

// reference is what a message points to without saying it again.
type reference struct {
	what, subject string // "the open defects", " for the card vault load test"
	by            string
}

// pointsTo reads "what Leo reported last week about the load on the import".
func pointsTo(t *talk.Talk, d int, changed string) (reference, bool) {
	p := t.Read[d]
	for i := 0; i+2 < len(p.Toks); i++ {
		if p.Toks[i].Low != "what" {
			continue
		}
		var r reference
		next := i + 1
		switch low := p.Toks[next].Low; low {
		case "i", "we":
			r.by = t.Msgs[d].Speaker
			next++
		case "you":
			next++
		default:
			who, ok := t.People.PersonAt(p, next, true)
			if !ok {
				continue
			}
			if who.Known {
				r.by = who.Name
			}
			next = who.To
		}
		if next < len(p.Toks) && (english.Auxiliaries[p.Toks[next].Low] || p.Toks[next].Low == "'d" ||
			p.Toks[next].Low == "'ve") {
			next++
		}
		if next >= len(p.Toks) || !pointingForms[p.Toks[next].Low] {
			continue
		}
		if r.readAbout(p, next, changed) {
			return r, true
		}
	}
	return reference{}, false
}

// readAbout reads "about the open defects for the import", near the verb.
func (r *reference) readAbout(p *text.Parsed, verb int, changed string) bool {
	for j := verb + 1; j+1 < len(p.Toks) && j < verb+9; j++ {
		if low := p.Toks[j].Low; low != "about" && low != "on" && low != "regarding" ||
			!english.Determiners[p.Toks[j+1].Low] {
			continue
		}
		k := j + 2
		for k < len(p.Toks) && k < j+7 && p.Toks[k].Kind == text.Word && !talk.LinkPrepositions[p.Toks[k].Low] {
			k++
		}
		if k == j+2 {
			continue
		}
		r.what = "the " + lows(p, text.Span{From: j + 2, To: k})
		r.subject = subjectBehind(p, k, changed)
		return true
	}
	return false
}

// subjectBehind reads " for the card vault load test" behind token k. A short
// name ("the load test") is that of what was changed, where it ends so.
func subjectBehind(p *text.Parsed, k int, changed string) string {
	if k+2 >= len(p.Toks) || !talk.LinkPrepositions[p.Toks[k].Low] || !english.Determiners[p.Toks[k+1].Low] {
		return belongsTo(changed)
	}
	end := nameEnd(p, k+2, k+7)
	if end+2 < len(p.Toks) && p.Toks[end].Low == "for" && english.Determiners[p.Toks[end+1].Low] {
		end = nameEnd(p, end+2, len(p.Toks))
		return " for " + p.Text[p.Toks[k+1].Start:p.Toks[end-1].End]
	}
	name := stemsOf(p, text.Span{From: k + 2, To: end})
	whole := text.ContentStems(changed)
	if n := len(name); n > 0 && n < len(whole) && slices.Equal(whole[len(whole)-n:], name) {
		return belongsTo(changed)
	}
	return " for the " + lows(p, text.Span{From: k + 2, To: end})
}

// nameEnd returns where the nouns of a name end that begin at a token, before a limit.
func nameEnd(p *text.Parsed, from, limit int) int {
	for from < min(limit, len(p.Toks)) && partOfName(p, from) && !whenWords[p.Toks[from].Low] {
		from++
	}
	return from
}

// belongsTo returns " for the import" of "the limit for the import".
func belongsTo(thing string) string {
	p := text.Parse(thing, 0)
	for i := 1; i+1 < len(p.Toks); i++ {
		if talk.LinkPrepositions[p.Toks[i].Low] && english.Determiners[p.Toks[i+1].Low] {
			return " " + thing[p.Toks[i].Start:]
		}
	}
	return ""
}
