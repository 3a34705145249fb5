package subtlememory_test

import (
	"slices"
	"testing"
	"time"

	"memloom/internal/corpus"
	"memloom/output"
	"memloom/pipeline/designs/subtlememory"
	"memloom/pipeline/sessions"
	"memloom/pipeline/sessions/sessionstest"
	"memloom/prompts"
)

// mutation breaks one thing in a corpus that keeps every rule.
type mutation struct {
	Rule, Name string
	Mutate     func(*corpus.Corpus, *output.Manifest)
}

// rowsOf changes the rows of a table.
func rowsOf[T any](c *corpus.Corpus, table string, change func([]T) []T) {
	rows, err := corpus.Rows[T](c, table)
	if err != nil {
		panic(err)
	}
	if err := corpus.SetRows(c, table, change(rows)); err != nil {
		panic(err)
	}
}

// each changes every row of a table that fits, or the first alone where it says so.
func each[T any](table string, change func(*T) (done bool)) func(*corpus.Corpus, *output.Manifest) {
	return func(c *corpus.Corpus, _ *output.Manifest) {
		rowsOf(c, table, func(rows []T) []T {
			for i := range rows {
				if change(&rows[i]) {
					break
				}
			}
			return rows
		})
	}
}

// aSet returns the first set of an origin and a subtype, with its variants.
func aSet(c *corpus.Corpus, origin, subtype string) (sessions.Set, []sessions.Variant) {
	list, variants, err := sessions.SetsOf(c)
	if err != nil {
		panic(err)
	}
	for _, s := range list {
		if s.Origin == origin && s.Subtype == subtype {
			return s, variants[s.SetID]
		}
	}
	panic("no set of " + subtype)
}

func factOf(c *corpus.Corpus, id string) *corpus.Fact {
	return &c.Facts[slices.IndexFunc(c.Facts, func(f corpus.Fact) bool { return f.ID == id })]
}

// onFact is a mutation of what the nth variant of a set shows by.
func onFact(subtype string, nth int, change func(*corpus.Fact)) func(*corpus.Corpus, *output.Manifest) {
	return sessionstest.InCorpus(func(c *corpus.Corpus) {
		_, variants := aSet(c, corpus.OfUser, subtype)
		change(factOf(c, variants[nth].FactIDs[0]))
	})
}

// onItem is a mutation of the first accepted item that fits.
func onItem(fits func(*corpus.Item) bool, change func(*corpus.Item)) func(*corpus.Corpus, *output.Manifest) {
	return sessionstest.InCorpus(func(c *corpus.Corpus) {
		i := slices.IndexFunc(c.Items, func(it corpus.Item) bool { return it.Status == corpus.Accepted && fits(&it) })
		change(&c.Items[i])
	})
}

// stating are the places of messages that state a fact.
func stating(c *corpus.Corpus, fact string) []int {
	var out []int
	for _, p := range c.Plan {
		if slices.ContainsFunc(p.Discloses, func(d corpus.Disclosure) bool { return d.FactID == fact }) {
			out = append(out, slices.IndexFunc(c.Messages, func(m corpus.Message) bool { return m.ID == p.MessageID }))
		}
	}
	return out
}

const (
	ruleSides   = "sides of a session alternate, and the user begins"
	ruleTurns   = "sessions have as many turns as planned"
	ruleBounds  = "sessions are those of their messages"
	ruleOrder   = "sessions follow one another"
	ruleTypes   = "sessions have a type among four candidates"
	ruleShown   = "variants show in their sessions, by their side"
	ruleRelated = "sets are of their relation"
	ruleOwn     = "sets take sessions of their own"
	ruleApart   = "sessions of a set stand apart"
	ruleDates   = "no set of dates is told in their order"
	ruleEven    = "sides of a contradiction are even"
	ruleSigns   = "signs show their values"
	ruleEvenly  = "histories say as many values of each form"
	ruleDoubled = "no word stands twice in a row"
	ruleUnshown = "turns do not show that they are evidence"
	ruleHidden  = "hidden variants are stated nowhere"
	ruleLiking  = "nobody says to like what is hidden"
	rulePlaces  = "questions of a set are those of its relation"
	ruleKeys    = "references are three on either side"
	ruleSheets  = "sheets say what forms and things have"
	ruleNeeded  = "every operand of a sheet is needed"
	ruleSets    = "sets are those of the recipe, or named as missed"
	ruleCounts  = "sessions are as many as the sets of the recipe take"
	ruleOrigin  = "sessions do not tell whether they are about the user"
	ruleAsked   = "sessions do not tell whether they are asked about"
)

func sessionMutations() []mutation {
	type session = sessions.Session
	return []mutation{
		{ruleSides, "a turn of the other side",
			sessionstest.InCorpus(func(c *corpus.Corpus) { c.Messages[4].AuthorRole = prompts.SideAssistant })},
		{ruleSides, "a turn by somebody else",
			sessionstest.InCorpus(func(c *corpus.Corpus) { c.Messages[4].AuthorID = "P2" })},
		{ruleSides, "the assistant begins", sessionstest.InCorpus(func(c *corpus.Corpus) { c.Messages = c.Messages[1:] })},
		{ruleTurns, "an odd number",
			sessionstest.InCorpus(func(c *corpus.Corpus) { c.Messages = c.Messages[:len(c.Messages)-1] })},
		{ruleTurns, "more than planned", sessionstest.InCorpus(func(c *corpus.Corpus) {
			for i := range c.Messages {
				if c.Messages[i].SessionID == "S002" {
					c.Messages[i].SessionID = "S001"
				}
			}
		})},
		{ruleBounds, "an earlier beginning", each(sessions.TableSessions, func(s *session) bool {
			s.Started -= 60_000_000
			return true
		})},
		{ruleBounds, "a later end", each(sessions.TableSessions, func(s *session) bool {
			s.Ended += 60_000_000
			return true
		})},
		{ruleBounds, "a message of no session",
			sessionstest.InCorpus(func(c *corpus.Corpus) { c.Messages[0].SessionID = "S999" })},
		{ruleBounds, "a message of another group",
			sessionstest.InCorpus(func(c *corpus.Corpus) { c.Messages[3].GroupID = "G9" })},
		{ruleOrder, "sessions that overlap", each(sessions.TableSessions,
			func(s *session) bool { s.Ended += int64(400 * 24 * time.Hour / time.Microsecond); return true })},
		{ruleOrder, "a number twice", each(sessions.TableSessions, func(s *session) bool { s.Seq = 2; return true })},
		{ruleOrder, "ids in another order", each(sessions.TableSessions, func(s *session) bool {
			s.SessionID = "S998"
			return true
		})},
		{ruleOrder, "messages that run back", sessionstest.InCorpus(func(c *corpus.Corpus) { c.Messages[2].At -= 9 })},
		{ruleTypes, "a type beside the candidates", each(sessions.TableSessions,
			func(s *session) bool { s.Type = "small_talk"; return true })},
		{ruleTypes, "three candidates", each(sessions.TableSessions, func(s *session) bool {
			s.Candidates = s.Candidates[:3]
			return true
		})},
		{ruleTypes, "a candidate twice", each(sessions.TableSessions,
			func(s *session) bool { s.Candidates[0] = s.Candidates[1]; s.Type = s.Candidates[0]; return true })},
		{ruleTypes, "a workflow that there is not", each(sessions.TableSessions, func(s *session) bool {
			s.Workflow = 4
			return true
		})},
	}
}

func shownMutations() []mutation {
	first := func(change func(*sessions.Variant)) func(*corpus.Corpus, *output.Manifest) {
		return each(sessions.TableVariants, func(v *sessions.Variant) bool { change(v); return true })
	}
	return []mutation{
		{ruleShown, "another session", first(func(v *sessions.Variant) { v.SessionIDs = []string{"S001"} })},
		{ruleShown, "no session", first(func(v *sessions.Variant) { v.SessionIDs = nil })},
		{ruleShown, "stated by the assistant", onStatement(func(m *corpus.Message) { m.AuthorRole = prompts.SideAssistant })},
		{ruleShown, "stated in another session", onStatement(func(m *corpus.Message) { m.SessionID = "S001" })},
		{ruleShown, "a variant that its session does not carry", each(sessions.TableSessions, func(s *sessions.Session) bool {
			s.VariantIDs = append(s.VariantIDs, "W001")
			return true
		})},
		{ruleShown, "stated nowhere", sessionstest.InCorpus(func(c *corpus.Corpus) {
			_, variants := aSet(c, corpus.OfUser, "any_one")
			for i := range c.Plan {
				c.Plan[i].Discloses = slices.DeleteFunc(c.Plan[i].Discloses,
					func(d corpus.Disclosure) bool { return d.FactID == variants[0].FactIDs[0] })
			}
		})},
		{ruleHidden, "a sentence in a turn", sessionstest.InCorpus(func(c *corpus.Corpus) {
			_, variants := aSet(c, corpus.OfUser, "any_one")
			c.Messages[7].Text += " " + variants[0].Sentence
		})},
		{ruleHidden, "four words of it", sessionstest.InCorpus(func(c *corpus.Corpus) {
			set, _ := aSet(c, corpus.OfUser, "any_one")
			c.Messages[7].Text += " One who goes for " + *set.Things + " with care."
		})},
		{ruleLiking, "a liking of a value", sessionstest.InCorpus(func(c *corpus.Corpus) {
			_, variants := aSet(c, corpus.OfUser, "any_one")
			c.Messages[6].Text += " I really prefer " + factOf(c, variants[0].FactIDs[0]).Value.Text + "."
		})},
	}
}

// onStatement is a mutation of the first message that states what a user's set shows by.
func onStatement(change func(*corpus.Message)) func(*corpus.Corpus, *output.Manifest) {
	return sessionstest.InCorpus(func(c *corpus.Corpus) {
		_, variants := aSet(c, corpus.OfUser, "multi_evidence")
		change(&c.Messages[stating(c, variants[0].FactIDs[0])[0]])
	})
}

func setMutations() []mutation {
	set := func(change func(*sessions.Set)) func(*corpus.Corpus, *output.Manifest) {
		return each(sessions.TableSets, func(s *sessions.Set) bool { change(s); return true })
	}
	return []mutation{
		{ruleRelated, "another relation", set(func(s *sessions.Set) { s.Relation = corpus.Nuanced })},
		{ruleRelated, "an unknown subtype", set(func(s *sessions.Set) { s.Subtype = "vague" })},
		{ruleRelated, "evidence of one slot", sessionstest.InCorpus(func(c *corpus.Corpus) {
			_, v := aSet(c, corpus.OfUser, "multi_evidence")
			factOf(c, v[0].FactIDs[0]).Predicate = factOf(c, v[1].FactIDs[0]).Predicate
		})},
		{ruleRelated, "evidence under a condition", onFact("multi_evidence", 0,
			func(f *corpus.Fact) { f.Condition = "at night" })},
		{ruleRelated, "a false fact", onFact("any_one", 0, func(f *corpus.Fact) { f.Noise = true })},
		{ruleRelated, "any one of one session", sessionstest.InCorpus(func(c *corpus.Corpus) {
			_, v := aSet(c, corpus.OfUser, "any_one")
			for _, i := range stating(c, v[0].FactIDs[0]) {
				c.Messages[i].SessionID = "S001"
			}
		})},
		{ruleRelated, "a value that replaces nothing", onFact("temporal", 1, func(f *corpus.Fact) { f.Supersedes = "" })},
		{ruleRelated, "values that hold together", onFact("temporal", 0, func(f *corpus.Fact) { f.To = 0 })},
		{ruleRelated, "another date than the one said", onFact("temporal", 1, func(f *corpus.Fact) { f.From += 40 })},
		{ruleRelated, "a statement without its date", sessionstest.InCorpus(func(c *corpus.Corpus) {
			for i := range c.Plan {
				c.Plan[i].Discloses = slices.DeleteFunc(c.Plan[i].Discloses, func(d corpus.Disclosure) bool {
					return factOf(c,
						d.FactID).Predicate == "from"
				})
			}
		})},
		{ruleRelated, "one condition twice", sessionstest.InCorpus(func(c *corpus.Corpus) {
			_, v := aSet(c, corpus.OfUser, "contextual")
			factOf(c, v[0].FactIDs[0]).Condition = factOf(c, v[1].FactIDs[0]).Condition
		})},
		{ruleRelated, "one value in both contexts", sessionstest.InCorpus(func(c *corpus.Corpus) {
			_, v := aSet(c, corpus.OfUser, "contextual")
			factOf(c, v[0].FactIDs[0]).Value = factOf(c, v[1].FactIDs[0]).Value
		})},
		{ruleRelated, "a context that is not said", sessionstest.InCorpus(func(c *corpus.Corpus) {
			_, v := aSet(c, corpus.OfUser, "contextual")
			c.Messages[stating(c, v[0].FactIDs[0])[0]].Text = "Any way will do."
		})},
		{ruleRelated, "sides that agree", sessionstest.InCorpus(func(c *corpus.Corpus) {
			_, v := aSet(c, corpus.OfUser, "contradictory")
			factOf(c, v[0].FactIDs[0]).Value = factOf(c, v[1].FactIDs[0]).Value
		})},
		{ruleRelated, "a side under a condition", onFact("contradictory", 1,
			func(f *corpus.Fact) { f.Condition = "at night" })},
		{ruleRelated, "a side that replaces the other", onFact("contradictory", 1,
			func(f *corpus.Fact) { f.Supersedes = "F001" })},
		{ruleRelated, "sides without a link", onFact("contradictory", 1, func(f *corpus.Fact) { f.Contradicts = "" })},
		{ruleOwn, "one session", sessionstest.InCorpus(func(c *corpus.Corpus) {
			s, v := aSet(c, corpus.OfUser, "any_one")
			rowsOf(c, sessions.TableVariants, func(rows []sessions.Variant) []sessions.Variant {
				for i := range rows {
					if rows[i].SetID == s.SetID {
						rows[i].SessionIDs = v[0].SessionIDs
					}
				}
				return rows
			})
		})},
		{ruleOwn, "both sides in one session", together(corpus.OfWorld, "contradictory")},
		{ruleOwn, "two variants of a user in one session", together(corpus.OfUser, "multi_evidence")},
		{ruleOwn, "variants of two sets in one session", each(sessions.TableSessions, func(s *sessions.Session) bool {
			s.VariantIDs = append(s.VariantIDs, "W001")
			return true
		})},
		{ruleApart, "two of a set beside one another", sessionstest.InCorpus(func(c *corpus.Corpus) {
			_, v := aSet(c, corpus.OfUser, "any_one")
			rowsOf(c, sessions.TableSessions, func(rows []sessions.Session) []sessions.Session {
				at := func(id string) int {
					return slices.IndexFunc(rows, func(s sessions.Session) bool { return s.SessionID == id })
				}
				rows[at(v[1].SessionIDs[0])].Seq = rows[at(v[0].SessionIDs[0])].Seq + 1
				return rows
			})
		})},
		{ruleDates, "dates in their order", sessionstest.InCorpus(func(c *corpus.Corpus) {
			_, v := aSet(c, corpus.OfUser, "temporal")
			for i, x := range v {
				c.Messages[stating(c, x.FactIDs[0])[0]].Seq = i + 1
			}
		})},
	}
}

// fairMutations break what keeps sets even.
func fairMutations() []mutation {
	disclosed := func(change func(*corpus.Corpus, *corpus.Message, *corpus.Disclosure)) func(*corpus.Corpus,
		*output.Manifest) {
		return sessionstest.InCorpus(func(c *corpus.Corpus) {
			_, v := aSet(c, corpus.OfUser, "any_one")
			for i := range c.Plan {
				for k := range c.Plan[i].Discloses {
					if d := &c.Plan[i].Discloses[k]; d.FactID == v[0].FactIDs[0] {
						at := slices.IndexFunc(c.Messages, func(m corpus.Message) bool { return m.ID == c.Plan[i].MessageID })
						change(c, &c.Messages[at], d)
					}
				}
			}
		})
	}
	return []mutation{
		{ruleEven, "sides eight days apart", sessionstest.InCorpus(func(c *corpus.Corpus) {
			list, variants, err := sessions.SetsOf(c)
			if err != nil {
				panic(err)
			}
			i := slices.IndexFunc(list, func(s sessions.Set) bool {
				return s.Relation == "contradictory" &&
					variants[s.SetID][0].AsOf == nil
			})
			v := variants[list[i].SetID]
			at := map[string]int64{}
			rowsOf(c, sessions.TableSessions, func(rows []sessions.Session) []sessions.Session {
				for i := range rows {
					if at[rows[i].SessionID] = rows[i].Started; rows[i].SessionID == v[1].SessionIDs[0] {
						rows[i].Started += int64(15 * 24 * time.Hour / time.Microsecond)
					}
				}
				return rows
			})
		})},
		{ruleSigns, "a value by its name", disclosed(func(c *corpus.Corpus, m *corpus.Message, d *corpus.Disclosure) {
			m.Text += " I mean " + factOf(c, d.FactID).Value.Text + "."
		})},
		{ruleSigns, "another sign", disclosed(func(_ *corpus.Corpus, _ *corpus.Message,
			d *corpus.Disclosure) {
			d.Surface = "a hat"
		})},
		{ruleSigns, "a value that is read", disclosed(func(_ *corpus.Corpus, _ *corpus.Message,
			d *corpus.Disclosure) {
			d.Basis = corpus.BasisText
		})},
		{ruleSigns, "no sign", each(sessions.TableVariants, func(v *sessions.Variant) bool { v.Sign = nil; return false })},
		{ruleEvenly, "values that nobody else goes for", sessionstest.InCorpus(func(c *corpus.Corpus) {
			_, v := aSet(c, corpus.OfUser, "any_one")
			mine := factOf(c, v[0].FactIDs[0])
			for i := range c.Facts {
				if f := &c.Facts[i]; f.Predicate == mine.Predicate && f.SubjectID != mine.SubjectID {
					f.Value.Text = "a hat"
				}
			}
		})},
		{ruleDoubled, "a word twice", onStatement(func(m *corpus.Message) { m.Text += " Such is is life." })},
		{ruleUnshown, "evidence with a mark", sessionstest.InCorpus(func(c *corpus.Corpus) {
			_, variants, err := sessions.SetsOf(c)
			if err != nil {
				panic(err)
			}
			for _, list := range variants {
				for _, v := range list {
					for _, i := range stating(c, v.FactIDs[0]) {
						c.Messages[i].Text += " Remember that."
					}
				}
			}
		})},
	}
}

// together puts the variants of a set into the session of its first one.
func together(origin, subtype string) func(*corpus.Corpus, *output.Manifest) {
	return sessionstest.InCorpus(func(c *corpus.Corpus) {
		_, v := aSet(c, origin, subtype)
		rowsOf(c, sessions.TableSessions, func(rows []sessions.Session) []sessions.Session {
			for i := range rows {
				if rows[i].SessionID == v[0].SessionIDs[0] {
					rows[i].VariantIDs = []string{v[0].VariantID, v[1].VariantID}
				}
			}
			return rows
		})
	})
}

func itemMutations() []mutation {
	of := func(subtype string) func(*corpus.Item) bool {
		return func(it *corpus.Item) bool { return it.Subtype == subtype }
	}
	form := func(form string) func(*corpus.Item) bool {
		return func(it *corpus.Item) bool { return it.Form == form }
	}
	return []mutation{
		{rulePlaces, "a question twice", sessionstest.InCorpus(func(c *corpus.Corpus) {
			i := slices.IndexFunc(c.Items, func(it corpus.Item) bool {
				return it.Status == corpus.Accepted &&
					it.Subtype == corpus.AnyOne
			})
			c.Items = append(c.Items, c.Items[i])
		})},
		{rulePlaces, "a difficulty that there is not", onItem(of(corpus.Temporal),
			func(it *corpus.Item) { it.Difficulty = "odd" })},
		{rulePlaces, "another subtype than the set's", onItem(of(corpus.AnyOne),
			func(it *corpus.Item) { it.Subtype = corpus.MultiEvidence })},
		{rulePlaces, "another origin than the set's", onItem(of(corpus.AnyOne),
			func(it *corpus.Item) { it.Subcategory = "both" })},
		{rulePlaces, "of no known set", onItem(of(corpus.AnyOne), func(it *corpus.Item) { it.SetID = "V999" })},
		{rulePlaces, "fewer, and nobody says so", func(c *corpus.Corpus, m *output.Manifest) {
			onItem(of(corpus.AnyOne), func(it *corpus.Item) { it.Status = corpus.Rejected })(c, m)
			m.Shortfalls = nil
			for i := range m.Quotas {
				m.Quotas[i].Wanted = m.Quotas[i].Got + 1
			}
		}},
		{ruleKeys, "two right references", onItem(of(corpus.Contextual),
			func(it *corpus.Item) { it.CorrectAnswers = it.CorrectAnswers[:2] })},
		{ruleKeys, "no wrong reference", onItem(of(corpus.Contextual), func(it *corpus.Item) { it.IncorrectAnswers = nil })},
		{ruleKeys, "one wrong reference thrice", onItem(of(corpus.Contextual),
			func(it *corpus.Item) { it.IncorrectAnswers[1] = it.IncorrectAnswers[0] })},
		{ruleSheets, "a form without a line", onItem(form(prompts.FormFill),
			func(it *corpus.Item) { it.Question = "What now?" })},
		{ruleSheets, "another choice", each(sessions.TableSets, func(s *sessions.Set) bool {
			for i := range s.Fields {
				s.Fields[i].Values[0] += " or so"
			}
			return false
		})},
		{ruleSheets, "another feature than the sheet says", onItem(form(prompts.FormArrange),
			func(it *corpus.Item) { it.Resources[0].Features[0].Value = "a hat" })},
		{ruleSheets, "the wrong thing marked", onItem(form(prompts.FormArrange), func(it *corpus.Item) {
			for i := range it.Resources {
				it.Resources[i].Right = !it.Resources[i].Right
			}
		})},
		{ruleNeeded, "an operand that excludes nothing", onItem(func(it *corpus.Item) bool {
			return it.Form == prompts.FormArrange && it.Subtype == corpus.MultiEvidence
		}, func(it *corpus.Item) { it.Resources = it.Resources[:2] })},
		{ruleSets, "a set too few", func(c *corpus.Corpus, _ *output.Manifest) {
			rowsOf(c, sessions.TableSets, func(rows []sessions.Set) []sessions.Set { return rows[1:] })
		}},
		{ruleSets, "another domain", each(sessions.TableSets, func(s *sessions.Set) bool {
			s.Domain = "gossip"
			return true
		})},
		{ruleSets, "another number is named than is missing", func(c *corpus.Corpus, m *output.Manifest) {
			rowsOf(c, sessions.TableSets, func(rows []sessions.Set) []sessions.Set { return rows[1:] })
			m.MissedTargets = append(m.MissedTargets, output.Target{Key: "users.user_sets.multi_evidence", Asked: 11, Got: 9})
		}},
		{ruleSets, "a set about the world twice", sessionstest.InCorpus(func(c *corpus.Corpus) {
			rowsOf(c, sessions.TableSets, func(rows []sessions.Set) []sessions.Set {
				rows[len(rows)-1].SeedID = rows[len(rows)-2].SeedID
				return rows
			})
		})},
		{ruleCounts, "sessions too few", sessionstest.InCorpus(func(c *corpus.Corpus) {
			rowsOf(c, sessions.TableSessions, func(rows []sessions.Session) []sessions.Session { return rows[:len(rows)-8] })
		})},
	}
}

// sessionsOf says of the sessions of every set whether the set is of a kind.
func sessionsOf(c *corpus.Corpus, of func(sessions.Set) bool) map[string]bool {
	list, variants, err := sessions.SetsOf(c)
	if err != nil {
		panic(err)
	}
	out := map[string]bool{}
	for _, s := range list {
		for _, v := range variants[s.SetID] {
			for _, id := range v.SessionIDs {
				out[id] = of(s)
			}
		}
	}
	return out
}

func toldMutations() []mutation {
	ofUser := func(s sessions.Set) bool { return s.Origin == corpus.OfUser }
	half := func(c *corpus.Corpus) { // no item asks about every other set
		for i := range c.Items {
			if id := c.Items[i].SetID; id != "" && id[len(id)-1]%2 == 0 {
				c.Items[i].Status = corpus.Rejected
			}
		}
	}
	evening := func(c *corpus.Corpus, of func(sessions.Set) bool) {
		told := sessionsOf(c, of)
		for i := range c.Messages {
			if m := &c.Messages[i]; told[m.SessionID] {
				m.At = m.At.Date().At(20, 0) + (m.At-m.At.Date().At(0, 0))/10
			}
		}
	}
	asked := func(c *corpus.Corpus) func(sessions.Set) bool {
		of := map[string]bool{}
		for _, it := range c.Items {
			of[it.SetID] = of[it.SetID] || it.Status == corpus.Accepted
		}
		return func(s sessions.Set) bool { return of[s.SetID] }
	}
	return []mutation{
		{ruleOrigin, "user sessions in the evening", sessionstest.InCorpus(func(c *corpus.Corpus) { evening(c, ofUser) })},
		{ruleOrigin, "user sessions shorter", sessionstest.InCorpus(func(c *corpus.Corpus) {
			told := sessionsOf(c, ofUser)
			for i := range c.Messages {
				if m := &c.Messages[i]; told[m.SessionID] {
					m.Text, m.Tokens = m.Text[:len(m.Text)*4/5], m.Tokens*4/5
				}
			}
		})},
		{ruleOrigin, "user sessions first", sessionstest.InCorpus(func(c *corpus.Corpus) {
			told := sessionsOf(c, ofUser)
			rowsOf(c, sessions.TableSessions, func(rows []sessions.Session) []sessions.Session {
				for i := range rows {
					if !told[rows[i].SessionID] {
						rows[i].Started += int64(400 * 24 * time.Hour / time.Microsecond)
					}
				}
				return rows
			})
		})},
		{ruleAsked, "sessions that are asked about in the evening", sessionstest.InCorpus(func(c *corpus.Corpus) {
			half(c)
			evening(c, asked(c))
		})},
	}
}

func TestRules(t *testing.T) {
	x, err := tenth()
	if err != nil {
		t.Fatal(err)
	}
	sessionstest.Rules(t, subtlememory.Design{}, x,
		slices.Concat(sessionMutations(), shownMutations(), setMutations(), fairMutations(), itemMutations(),
			toldMutations()))
}
