package streammembench

import (
	"memloom/internal/corpus"
	"memloom/output"
	"memloom/pipeline/sessions"
	"memloom/validate/check/rule"
)

// The tables that rules need.
var (
	needTurns = []string{"data/messages", sessions.TableSessions}
	needPool  = []string{"data/messages", sessions.TableSessions, sessions.TablePreferences, sessions.TableStates,
		"scaffold/facts", "scaffold/message_plan"}
	needItems = []string{"data/messages", "data/items", "key/items", "key/gold", "key/options", sessions.TableSessions,
		"scaffold/facts", "scaffold/message_plan"}
)

// rules are what streams are held to, the one who made them: nothing but their tables and their manifest is looked at.
func rules() []rule.Rule {
	r := &sessions.Rules[view]{View: viewOf}
	return append(r.Sessions("episodes", "episodes alternate, and the user begins",
		"episodes have as many turns as the recipe asks for",
		"episodes follow one another, one a day"),
		r.Each(rule.Clean, "the user's turns are short", "turns of the user", needTurns, short),
		r.Each(rule.Clean, "the user corrects or disagrees in every episode", "episodes", needTurns, corrected),
		r.Each(rule.Blind, "the assistant says nothing of the pool that the user has not said", "turns of the assistant",
			needPool, isolated),
		r.Each(rule.Grounded, "pieces are revealed once, by the user, in their episode", "items of the pool", needPool,
			revealedOnce),
		r.Each(rule.Grounded, "flips are of what was revealed, with a reason", "flips", needPool, flippedSoundly),
		r.Each(rule.Balanced, "pieces and episodes are as many as the recipe asks for", "counts of pieces", needPool,
			counted),
		r.Each(rule.Clean, "no word stands twice in a row", "messages", needTurns, doubled),
		r.Each(rule.Grounded, "questions come right after an episode, behind what they rest on", "accepted items", needItems,
			askedBehind),
		r.Each(rule.Blind, "the user said what the wrong options say, before they are asked", "wrong options", needItems,
			saidBefore),
		r.Each(rule.Undisturbed, "answers hold until they are no longer asked", "accepted items", needItems, validUntil),
		r.Each(rule.Referential, "questions rest on one episode, or on two and more", "accepted items", needItems, spanned),
		r.Each(rule.Referential, "distractors are made by a strategy", "wrong options", needItems, strategies),
		r.Each(rule.Balanced, "half of the questions come five episodes later", "streams", needItems, askedLater),
		r.All(rule.Rule{Promise: rule.Balanced, Name: "questions need two pieces on average", Of: "accepted items",
			Proof: rule.Proved, Needs: needItems}, twoPieces),
		r.All(rule.Rule{Promise: rule.Blind, Name: "when, and how often, options were said does not tell the answer",
			Of:    "accepted items",
			Proof: rule.Tested, Needs: needItems}, mentions))
}

// view is a stream with what rules look up in it.
type view struct {
	*sessions.View
	keys   *Section // nil where the manifest has none
	pool   []sessions.Preference
	states []sessions.PreferenceState
	place  map[string]int // of a session in the stream, from 0
	user   []turn
}

func viewOf(base *sessions.View, m *output.Manifest) (*view, error) {
	v := &view{View: base, keys: sessions.Keys[Section](m.Parameters, (Design{}).Name()), place: map[string]int{},
		user: userTurns(base)}
	v.Shape, v.Daily = shape, true
	if v.keys != nil {
		v.Fewest, v.Most = v.keys.TurnsMin, v.keys.TurnsMax
	}
	for i, s := range v.Sessions {
		v.place[s.SessionID] = i
	}
	var err error
	if v.pool, err = corpus.Rows[sessions.Preference](v.Corpus, sessions.TablePreferences); err != nil {
		return nil, err
	}
	v.states, err = corpus.Rows[sessions.PreferenceState](v.Corpus, sessions.TableStates)
	return v, err
}

// end is the time of a session's last message.
func (v *view) end(session string) (at corpus.Stamp) {
	for _, m := range v.Turns[session] {
		at = max(at, m.At)
	}
	return at
}

// needed are the messages of the evidence that an item needs.
func (v *view) needed(it *corpus.Item) []*corpus.Message {
	var out []*corpus.Message
	for _, e := range it.Evidence {
		if m := v.Message(e.MessageID); m != nil && e.Role != corpus.RoleContext {
			out = append(out, m)
		}
	}
	return out
}
