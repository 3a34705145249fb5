package free

import (
	"memloom/internal/corpus"
	"memloom/pipeline/dialogue"
	"memloom/pipeline/dialogue/state"
)

// replies are free messages that take up what somebody said.
type replies struct {
	*state.Known
	comebacks  *comebacks
	objections *objections
	asides     *state.Turns[string]
}

// answerable says whether an act leaves something to be taken up by a report, a question, a doubt or thanks. Nobody
// acknowledges a joke with a report.
func answerable(a corpus.Act) bool {
	return !a.In(corpus.ActQuestion, corpus.ActAcknowledge, corpus.ActBanter, corpus.ActMistake, corpus.ActRequest,
		corpus.ActReminder, corpus.ActReturn)
}

// fill takes up what the parent said: answers it, reminds of what was said before, pushes back, adds what belongs to
// it, asks about it, thanks for it, or jokes. Who gives in to an objection has settled nothing that could be taken up.
func (rp *replies) fill(s *dialogue.Slot, parent dialogue.Slot, g int, a aim) bool {
	s.ParentKey, s.ToID = parent.Key, parent.AuthorID
	switch {
	case !rp.Talk.MayAnswer(*s, parent):
		return false
	case parent.Act == corpus.ActQuestion:
		return a == anything && rp.comebacks.remind(s, parent) || rp.answerTo(s, parent)
	case !answerable(parent.Act):
		return a != opposing && rp.joke(s, parent)
	}
	return rp.takesPart(s, parent, g, a)
}

// answerTo states what a question asks for, if the author is the one who knows it.
func (rp *replies) answerTo(s *dialogue.Slot, parent dialogue.Slot) bool {
	f := rp.Facts.Get(parent.AsksFactID)
	if rp.Pending.Stated[f.ID] || f.Knowers[0] != s.AuthorID || f.From > s.At.Date() {
		return false
	}
	rp.Pending.State(s, f)
	s.Act = corpus.ActAnswer
	return true
}

// takesPart replies to what can be taken up.
func (rp *replies) takesPart(s *dialogue.Slot, parent dialogue.Slot, g int, a aim) bool {
	open := !rp.Tasks.Finished(s.TaskID)
	free := a == anything && open
	switch {
	case free && rp.comebacks.remind(s, parent):
	case free && rp.Rand.IntN(3) == 0 && rp.takeUp(s, parent): // else it is owed tomorrow
	case a != brief && rp.objections.challenge(s, parent, g):
	case a == opposing:
		return false
	case a == brief:
		return rp.thank(s, parent) || rp.joke(s, parent)
	case open && rp.takeUp(s, parent):
	case rp.Rand.IntN(2) == 0 && rp.thank(s, parent):
	default:
		return rp.joke(s, parent)
	}
	return true
}

// takeUp adds to what the parent said, or asks about it. Of the facts that free replies state or ask for, a share of
// Steering stays with the sub-issue of the thread (G8): another one is chosen only while the others are too few.
func (rp *replies) takeUp(s *dialogue.Slot, parent dialogue.Slot) bool {
	issue, ok := rp.Talk.Issue[parent.Key]
	if !ok || issue < 0 {
		return rp.about(s, parent, -1)
	}
	stays := rp.about(s, parent, issue)
	if stays || rp.Rates.Drift.Due(rp.Rand) && rp.about(s, parent, -1) {
		rp.Rates.Drift.Count(!stays)
		return true
	}
	return false
}

// about states a waiting fact of a sub-issue that the author knows, or asks for one, of the parent's author first.
func (rp *replies) about(s *dialogue.Slot, parent dialogue.Slot, issue int) bool {
	tells := func(f corpus.Fact) bool {
		return rp.Pending.KnownTo(s.AuthorID)(f) && !rp.Facts.Names(f, parent.AuthorID)
	}
	if f, ok := rp.Pending.Waiting(s.TaskID, issue, tells); ok {
		rp.Pending.State(s, f)
		s.Act = rp.Facts.Act(f)
		return true
	}
	if rp.Talk.Repeats(*s, corpus.ActQuestion) {
		return false
	}
	unknown := rp.Pending.UnknownTo(s.AuthorID)
	theirs := func(f corpus.Fact) bool { return f.Knowers[0] == parent.AuthorID && unknown(f) }
	f, ok := rp.Pending.Waiting(s.TaskID, issue, theirs)
	if !ok {
		f, ok = rp.Pending.Waiting(s.TaskID, issue, unknown)
	}
	if ok {
		rp.Pending.Ask(s, f)
	}
	return ok
}

// thank acknowledges the parent, unless somebody has.
func (rp *replies) thank(s *dialogue.Slot, parent dialogue.Slot) bool {
	if rp.Talk.Thanked[parent.Key] || !rp.Talk.Cheers(*s, parent) || rp.Talk.Repeats(*s, corpus.ActAcknowledge) {
		return false
	}
	s.Act = corpus.ActAcknowledge
	return true
}

// joke teases about what was just said, as long as there is not too much of it. A wish for help is for the person asked
// to joke about.
func (rp *replies) joke(s *dialogue.Slot, parent dialogue.Slot) bool {
	if parent.Act == corpus.ActMistake || parent.Act == corpus.ActDisagreement ||
		parent.Act == corpus.ActCoordinate && parent.ToID != s.AuthorID ||
		!rp.Talk.Cheers(*s, parent) || rp.Talk.Repeats(*s, corpus.ActBanter) || !rp.Rates.Banter.Due(rp.Rand) {
		return false
	}
	s.Act = corpus.ActBanter
	return true
}

// digress makes small talk of a joke: what has nothing to do with a task answers nobody's report about one, so it is a
// post of its own.
func (rp *replies) digress(s *dialogue.Slot) {
	if rp.Habits.Strays(s.AuthorID) {
		return
	}
	if s.Aside = rp.asides.Next(); s.Aside != "" {
		s.Path, s.TaskID, s.ParentKey, s.ToID = corpus.PathPost, "", "", ""
	}
}
