package chat

import (
	"memloom/internal/corpus"
	"memloom/internal/standin/author/voice"
	"memloom/prompts"
)

// answersMe says whether the parent answered a question of the writer's.
func (sc *scene) answersMe() bool {
	if sc.parent == nil {
		return sc.spokenTo()
	}
	q := sc.d.slots[sc.parent.ReplyTo]
	return q != nil && q.Author == sc.slot.Author || sc.parent.To == sc.slot.Author
}

// spokenTo says whether the parent, on an earlier day, addressed the writer.
func (sc *scene) spokenTo() bool {
	return sc.slot.Earlier != nil && sc.slot.Earlier.To == sc.slot.Author
}

func (sc *scene) parentAct() corpus.Act {
	switch {
	case sc.parent != nil:
		return sc.parent.Act
	case sc.slot.Earlier != nil:
		return sc.slot.Earlier.Act
	}
	return ""
}

// standing says whether what the thread asks for has a value that the group
// knows: then it is no open matter, whatever one thinks of it.
func (sc *scene) standing() bool {
	for s := sc.slot; s != nil; s = sc.d.slots[s.ReplyTo] {
		if s.Asks != nil {
			return s.Asks.Set
		}
	}
	return false
}

// takesRisk says whether the message settles a worry that somebody named by
// themselves: nobody has objected to anything then.
func (sc *scene) takesRisk() bool {
	if sc.slot.Act != corpus.ActClosure || sc.parentAct() != corpus.ActDoubt {
		return false
	}
	return sc.parent == nil || len(sc.parent.States) > 0
}

// arguers are those who weighed in or pushed back in the thread, at most two.
func (sc *scene) arguers() []string {
	root := sc.d.root(sc.slot)
	var out []string
	for i := range sc.d.in.Slots {
		s := &sc.d.in.Slots[i]
		if s.N >= sc.slot.N || s.Author == sc.v.Name || sc.d.root(s) != root {
			continue
		}
		switch s.Act {
		case corpus.ActOption, corpus.ActDisagreement, corpus.ActDoubt:
		default:
			continue
		}
		if name := sc.givenOf(s.Author); len(out) < 2 && (len(out) == 0 || out[0] != name) {
			out = append(out, name)
		}
	}
	return out
}

// contests says whether the message answers something that can be disagreed with.
func (sc *scene) contests() bool {
	switch sc.parentAct() {
	case corpus.ActDecision, corpus.ActDoubt, corpus.ActClosure, corpus.ActForecast, corpus.ActCommitment:
		return true
	}
	return false
}

// askedBy says whether somebody asked in the message's thread.
func (sc *scene) askedBy(v *voice.Voice) bool {
	for s := sc.parent; s != nil; s = sc.d.slots[s.ReplyTo] {
		asks := s.Act == corpus.ActQuestion || s.Act == corpus.ActRequest || s.Act == corpus.ActReminder
		if asks && s.Author == v.Name {
			return true
		}
	}
	e := sc.slot.Earlier
	return e != nil && e.Author == v.Name && linkParent[e.Act] == "question"
}

// putsEarlierRight says whether the message corrects what somebody said by mistake on an earlier day.
func (sc *scene) putsEarlierRight() bool {
	e := sc.slot.Earlier
	return sc.slot.Act == corpus.ActCorrection && e != nil && e.Act == corpus.ActMistake
}

// strayAck is the table for a few words to what was meant for others, led away
// from the matter or took something for granted: nobody has waited for that.
func (sc *scene) strayAck() string {
	if sc.parent == nil || sc.parent.Act != corpus.ActMistake {
		return ""
	}
	switch sc.parent.Kind {
	case noiseAudience:
		return "ack stray"
	case noiseDrifts:
		return "ack drift"
	case noisePresumes:
		return "ack report"
	}
	return ""
}

// recalled is the earlier statement that the message refers to: what made a decision change, or what the slot recalls.
func (sc *scene) recalled() *prompts.Recalled {
	for _, f := range sc.facts {
		if f.Trigger != nil {
			return f.Trigger
		}
	}
	return sc.slot.Recalls
}

// across says whether the message brings to its task what was said about another.
func (sc *scene) across() bool {
	r := sc.slot.Recalls
	return sc.slot.Act == corpus.ActRecall && r != nil && sc.slot.Task != "" && r.Task != "" && r.Task != sc.slot.Task
}
