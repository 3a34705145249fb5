package subtlememory

import (
	"encoding/json"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/output"
	"memloom/pipeline/sessions"
	"memloom/validate/check/rule"
)

// The tables that rules need.
var (
	needTurns = []string{"data/messages", sessions.TableSessions}
	needSets  = []string{"data/messages", sessions.TableSessions, sessions.TableSets, sessions.TableVariants,
		"scaffold/facts", "scaffold/message_plan"}
	needItems = []string{"data/items", "key/items", "key/gold", sessions.TableSets, sessions.TableVariants,
		"scaffold/facts"}
	needSheet = append([]string{"key/resources"}, needItems...)
	needKinds = []string{"data/messages", "data/items", "key/items", sessions.TableSessions, sessions.TableSets,
		sessions.TableVariants}
)

// rules are what corpora of this design are held to, the one who made them: nothing but their tables and their manifest
// is looked at.
func rules() []rule.Rule {
	r := &sessions.Rules[view]{View: viewOf}
	ofSets := func(p rule.Promise, name, of string, look func(*view, rule.Expect)) rule.Rule {
		return r.Each(p, name, of, needSets, look)
	}
	return append(r.Sessions("sessions", "sides of a session alternate, and the user begins",
		"sessions have as many turns as planned",
		"sessions follow one another"),
		r.Each(rule.Referential, "sessions are those of their messages", "sessions", needTurns, (*view).Bounded),
		r.Each(rule.Referential, "sessions have a type among four candidates", "sessions", needTurns, typed),
		ofSets(rule.Grounded, "variants show in their sessions, by their side", "variants and sessions", shownInPlace),
		ofSets(rule.Grounded, "sets are of their relation", "sets", related),
		ofSets(rule.Grounded, "sets take sessions of their own", "sets", separate),
		ofSets(rule.Undisturbed, "sessions of a set stand apart", "sets", apart),
		ofSets(rule.Undisturbed, "no set of dates is told in their order", "temporal sets", unordered),
		ofSets(rule.Undisturbed, "sides of a contradiction are even", "contradictory sets", even),
		ofSets(rule.Grounded, "signs show their values", "hidden variants", signed),
		ofSets(rule.Blind, "histories say as many values of each form", "fields of forms", evenly),
		r.Each(rule.Clean, "no word stands twice in a row", "messages", needTurns, undoubled),
		r.All(rule.Rule{Promise: rule.Blind, Name: "turns do not show that they are evidence", Of: "turns of users",
			Proof: rule.Tested, Needs: needSets}, unshown),
		ofSets(rule.Blind, "hidden variants are stated nowhere", "messages", unstated),
		ofSets(rule.Blind, "nobody says to like what is hidden", "messages", unliked),
		r.Each(rule.Balanced, "questions of a set are those of its relation", "sets", needItems, placed),
		r.Each(rule.Balanced, "references are three on either side", "open items about sets", needItems, keyed),
		r.Each(rule.Grounded, "sheets say what forms and things have", "items with a sheet", needSheet, sheeted),
		r.Each(rule.Grounded, "every operand of a sheet is needed", "items with things to choose from", needSheet, needed),
		r.All(rule.Rule{Promise: rule.Balanced, Name: "sets are those of the recipe, or named as missed",
			Of: "counts of sets", Proof: rule.Proved,
			Needs: []string{sessions.TableSets}}, setCounts),
		r.All(rule.Rule{Promise: rule.Balanced, Name: "sessions are as many as the sets of the recipe take",
			Of:    "counts of histories and sessions",
			Proof: rule.Proved, Needs: []string{sessions.TableSets, sessions.TableSessions}}, sessionCounts),
		r.Alike("sessions do not tell whether they are about the user", needKinds, func(v *view, s sessions.Session) (bool,
			bool) {
			set, ok := v.setOf(s)
			return set.Origin == corpus.OfUser, ok
		}),
		r.Alike("sessions do not tell whether they are asked about", needKinds, func(v *view, s sessions.Session) (bool,
			bool) {
			set, ok := v.setOf(s)
			return len(v.items[set.SetID]) > 0, ok || s.Filler
		}))
}

// request is what the recipe in a manifest asks for.
type request struct {
	*output.Manifest
	keys  *Section // nil where the manifest has no recipe
	keyed bool     // items have references on either side
}

func requested(m *output.Manifest) request {
	var p struct {
		Own       *Section
		Questions struct{ AnswerKeys bool }
	}
	if json.Unmarshal(m.Parameters, &p) != nil {
		return request{Manifest: m}
	}
	return request{m, p.Own, p.Questions.AnswerKeys}
}

// short says whether the manifest reports that there are too few items of a family.
func (r request) short(family string) bool {
	return slices.ContainsFunc(r.Shortfalls, func(s output.Shortfall) bool { return of(s.Stratum, family) })
}

// unmet says whether the manifest has a quota of a family that is not filled.
func (r request) unmet(family string) bool {
	return slices.ContainsFunc(r.Quotas, func(q output.Quota) bool { return q.Got < q.Wanted && of(q.Stratum, family) })
}

// of says whether a stratum is of a family.
func of(stratum, family string) bool {
	return stratum == family || strings.HasPrefix(stratum, family+"/")
}

// missed says whether the manifest reports by how much a number of the recipe was missed.
func (r request) missed(key string, wanted, got int) bool {
	return slices.ContainsFunc(r.MissedTargets, func(t output.Target) bool {
		return t.Key == key && t.Asked == float64(wanted) && t.Got == float64(got)
	})
}

// view is a corpus with what rules look up in it.
type view struct {
	*sessions.View
	request  request
	sets     []sessions.Set
	variants map[string][]sessions.Variant // by set, in their order
	variant  map[string]sessions.Variant   // by id
	set      map[string]sessions.Set       // by id
	states   map[string][]*corpus.Fact     // by message
	items    map[string][]*corpus.Item     // accepted ones, by set
}

func viewOf(base *sessions.View, m *output.Manifest) (*view, error) {
	v := &view{View: base, request: requested(m), variant: map[string]sessions.Variant{}, set: map[string]sessions.Set{},
		states: map[string][]*corpus.Fact{}, items: map[string][]*corpus.Item{}}
	v.Shape = shape
	if k := v.request.keys; k != nil {
		v.Fewest, v.Most = k.TurnsMin, k.TurnsMax
	}
	for _, s := range v.Statements() {
		v.states[s.Message.ID] = append(v.states[s.Message.ID], s.Fact)
	}
	for _, it := range v.Accepted() {
		if it.SetID != "" {
			v.items[it.SetID] = append(v.items[it.SetID], it)
		}
	}
	var err error
	v.sets, v.variants, err = sessions.SetsOf(v.Corpus)
	for _, set := range v.sets {
		v.set[set.SetID] = set
		for _, x := range v.variants[set.SetID] {
			v.variant[x.VariantID] = x
		}
	}
	return v, err
}

// setOf is the set that a session carries variants of.
func (v *view) setOf(s sessions.Session) (sessions.Set, bool) {
	for _, id := range s.VariantIDs {
		if set, ok := v.set[v.variant[id].SetID]; ok {
			return set, true
		}
	}
	return sessions.Set{}, false
}

// factsOf are the facts that a set's variants show, each once, in their order.
func (v *view) factsOf(set string) []*corpus.Fact {
	var out []*corpus.Fact
	for _, x := range v.variants[set] {
		for _, id := range x.FactIDs {
			if f := v.Fact(id); f != nil && !slices.Contains(out, f) {
				out = append(out, f)
			}
		}
	}
	return out
}

// sessionsOf are the sessions in which facts are stated, each once.
func (v *view) sessionsOf(facts ...*corpus.Fact) []string {
	var out []string
	for _, f := range facts {
		for _, s := range v.Stating(f.ID) {
			out = append(out, s.Message.SessionID)
		}
	}
	return distinct(out)
}

// operands are the facts that an item's gold is made of.
func (v *view) operands(it *corpus.Item) []corpus.GoldAtom {
	return slices.DeleteFunc(slices.Clone(it.Gold), func(g corpus.GoldAtom) bool { return g.Part != corpus.PartOperand })
}
