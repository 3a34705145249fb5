package streammembench_test

import (
	"slices"
	"strings"
	"testing"

	"memloom/internal/corpus"
	"memloom/output"
	"memloom/pipeline"
	"memloom/pipeline/designs/streammembench"
	"memloom/pipeline/sessions"
	"memloom/pipeline/sessions/sessionstest"
	"memloom/pipeline/stage"
	"memloom/prompts"
)

// flippable returns an item that may be flipped in the last episode, an order that comes too soon, and one of an item
// that is never revealed.
func flippable(t *testing.T, c *corpus.Corpus) (name, tooSoon, never string) {
	t.Helper()
	list, states, err := sessions.PoolOf(c)
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range list {
		id := p.Type + "/" + *p.Aspect
		rows := states[p.PreferenceID]
		switch {
		case len(rows) == 0:
			never = "12 " + id
		case *p.Told == sessions.Plainly && p.Polarity == sessions.Like && p.Serves != nil &&
			*p.Serves == "conflict_resolution" && rows[0].SessionID > "S05" && rows[0].SessionID < "S20":
			name, tooSoon = id, "3 "+id
		}
	}
	return name, tooSoon, never
}

// An ordered flip takes place in its episode, by the user and with a reason.
func TestOrders_FlipTakesPlace(t *testing.T) {
	p, err := whole()
	if err != nil {
		t.Fatal(err)
	}
	name, _, _ := flippable(t, p.Corpus)
	dir, err := made(1, 2, `episodes.orders=["20 `+name+`"]`)
	if err != nil {
		t.Fatal(err)
	}
	q, err := read(dir)
	if err != nil {
		t.Fatal(err)
	}
	list, states, _ := sessions.PoolOf(q.Corpus)
	found := false
	for _, x := range list {
		for _, s := range states[x.PreferenceID] {
			found = found || x.Type+"/"+*x.Aspect == name && s.State == sessions.Flipped && s.SessionID == "S20" &&
				*s.From == x.Value && *s.Reason != ""
		}
	}
	if !found {
		t.Errorf("no flip of %s in the last episode", name)
	}
	for _, r := range (streammembench.Design{}).Rules() {
		if f := r.Run(q.Manifest, q.Corpus); f.Violations > 0 {
			t.Errorf("%s: %+v", f.Rule, f.Examples[0])
		}
	}
}

// An order takes the place of a drawn flip of its episode, and an item that a flip would make stale is refused.
func TestOrders_RoomAndRefusals(t *testing.T) {
	for order, want := range map[string]string{
		"18 alarm clocks/switch-off": "",
		"20 wall posters/motif":      "how the user feels about its value",
	} {
		rec, err := loaded(1, `episodes.orders=["`+order+`"]`)
		if err != nil {
			t.Fatal(err)
		}
		_, err = (streammembench.Design{}).Fits(&stage.Env{Settings: pipeline.Settings{Recipe: rec, Scale: 1, Seed: 1}})
		if (err == nil) != (want == "") || err != nil && !(strings.Contains(err.Error(), want) &&
			strings.Contains(err.Error(), "fit to be flipped: ")) {
			t.Errorf("%s: %v, want %q", order, err, want)
		}
	}
}

// What the author is asked for an episode holds nothing of the pool but what is said in it, and nothing of the user's
// life (T3).
func TestPrompt_HoldsNoPersona(t *testing.T) {
	p, err := whole()
	if err != nil {
		t.Fatal(err)
	}
	asked := whatIsAsked(t)
	users, err := corpus.Rows[sessions.User](p.Corpus, sessions.TableUsers)
	if err != nil || len(asked) != 20 {
		t.Fatal(err, len(asked))
	}
	list, _, _ := sessions.PoolOf(p.Corpus)
	for i, in := range asked {
		r, err := prompts.NewTasks(nil).Session.Render(in)
		if err != nil {
			t.Fatal(err)
		}
		says := ""
		for _, s := range in.Says {
			says += s.Clause + "\n"
		}
		for _, x := range list {
			if strings.Contains(r.User, x.Value) && !strings.Contains(says, x.Value) {
				t.Errorf("episode %d: the prompt holds %q", i+1, x.Value)
			}
		}
		for _, s := range append([]string{users[0].Background, users[0].Context}, users[0].Hobbies...) {
			if strings.Contains(r.User, s) {
				t.Errorf("episode %d: the prompt holds %q", i+1, s)
			}
		}
	}
}

// mutation breaks one thing in a corpus that keeps every rule.
type mutation struct {
	Rule, Name string
	Mutate     func(*corpus.Corpus, *output.Manifest)
}

func states(change func([]sessions.PreferenceState) []sessions.PreferenceState) func(*corpus.Corpus, *output.Manifest) {
	return rows(sessions.TableStates, change)
}

func rows[T any](table string, change func([]T) []T) func(*corpus.Corpus, *output.Manifest) {
	return func(c *corpus.Corpus, _ *output.Manifest) {
		list, err := corpus.Rows[T](c, table)
		if err != nil {
			panic(err)
		}
		if err := corpus.SetRows(c, table, change(list)); err != nil {
			panic(err)
		}
	}
}

func firstFlip(list []sessions.PreferenceState) *sessions.PreferenceState {
	return &list[slices.IndexFunc(list, func(s sessions.PreferenceState) bool { return s.State == sessions.Flipped })]
}

func item(fits func(corpus.Item) bool, change func(*corpus.Item)) func(*corpus.Corpus, *output.Manifest) {
	return func(c *corpus.Corpus, _ *output.Manifest) {
		i := slices.IndexFunc(c.Items, func(it corpus.Item) bool { return it.Status == corpus.Accepted && fits(it) })
		change(&c.Items[i])
	}
}

func of(category string) func(corpus.Item) bool {
	return func(it corpus.Item) bool { return it.Category == category }
}

func message(n int, change func(*corpus.Message)) func(*corpus.Corpus, *output.Manifest) {
	return func(c *corpus.Corpus, _ *output.Manifest) { change(&c.Messages[n]) }
}

func mutations() []mutation {
	return []mutation{
		{"episodes alternate, and the user begins", "a turn of the other side",
			message(2, func(m *corpus.Message) { m.AuthorRole = prompts.SideAssistant })},
		{"episodes have as many turns as the recipe asks for", "a turn is gone", func(c *corpus.Corpus,
			_ *output.Manifest) {
			c.Messages = c.Messages[1:]
		}},
		{"episodes follow one another, one a day", "two change places", rows(sessions.TableSessions,
			func(l []sessions.Session) []sessions.Session { l[3], l[4] = l[4], l[3]; return l })},
		{"the user's turns are short", "a long turn",
			message(0, func(m *corpus.Message) { m.Text = strings.Repeat("é", 51) })},
		{"the user corrects or disagrees in every episode", "agrees", func(c *corpus.Corpus, _ *output.Manifest) {
			for i := range c.Messages {
				if m := &c.Messages[i]; m.SessionID == "S07" && prompts.Disagrees(m.Text) {
					m.Text = "Yes. " + m.Text
				}
			}
		}},
		{"the assistant says nothing of the pool that the user has not said", "it knows the pool", func(c *corpus.Corpus,
			_ *output.Manifest) {
			list, _ := corpus.Rows[sessions.Preference](c, sessions.TablePreferences)
			c.Messages[1].Text = "You want " + list[len(list)-1].Value + "."
		}},
		{"pieces are revealed once, by the user, in their episode", "another episode",
			states(func(l []sessions.PreferenceState) []sessions.PreferenceState {
				l[0].SessionID = "S19"
				return l
			})},
		{"pieces are revealed once, by the user, in their episode", "revealed again",
			states(func(l []sessions.PreferenceState) []sessions.PreferenceState {
				return append(l, l[0])
			})},
		{"pieces are revealed once, by the user, in their episode", "said, and no piece",
			states(func(l []sessions.PreferenceState) []sessions.PreferenceState { return l[1:] })},
		{"flips are of what was revealed, with a reason", "never revealed",
			states(func(l []sessions.PreferenceState) []sessions.PreferenceState {
				id := firstFlip(l).PreferenceID
				return slices.DeleteFunc(l, func(s sessions.PreferenceState) bool {
					return s.PreferenceID == id &&
						s.State == sessions.Revealed
				})
			})},
		{"flips are of what was revealed, with a reason", "no reason",
			states(func(l []sessions.PreferenceState) []sessions.PreferenceState {
				firstFlip(l).Reason = nil
				return l
			})},
		{"flips are of what was revealed, with a reason", "twice in an episode",
			states(func(l []sessions.PreferenceState) []sessions.PreferenceState {
				return append(l, *firstFlip(l))
			})},
		{"pieces and episodes are as many as the recipe asks for", "a piece less",
			states(func(l []sessions.PreferenceState) []sessions.PreferenceState { return l[1:] })},
		{"questions come right after an episode, behind what they rest on", "an hour later",
			item(of("episode"), func(it *corpus.Item) { it.AskedAt += 60 })},
		{"questions come right after an episode, behind what they rest on", "before it", func(c *corpus.Corpus,
			_ *output.Manifest) {
			for i := range c.Items {
				c.Items[i].AskedAt = c.Messages[23].At + 1
			}
		}},
		{"no word stands twice in a row", "a slip",
			message(3, func(m *corpus.Message) { m.Text = "I think that that will do." })},
		{"the user said what the wrong options say, before they are asked", "never said",
			item(of("episode"), func(it *corpus.Item) {
				for i := range it.Options {
					it.Options[i].Text = "A zeppelin"
				}
			})},
		{"questions need two pieces on average", "one piece", func(c *corpus.Corpus, _ *output.Manifest) {
			for i := range c.Items {
				c.Items[i].Evidence = c.Items[i].Evidence[:1]
			}
		}},
		{"when, and how often, options were said does not tell the answer", "only the answer was said", func(c *corpus.Corpus,
			_ *output.Manifest) {
			for i := range c.Items {
				for k := range c.Items[i].Options {
					if o := &c.Items[i].Options[k]; o.Letter != c.Items[i].AnswerLetter {
						o.Text = "A zeppelin"
					}
				}
			}
		}},
		{"answers hold until they are no longer asked", "soon over",
			item(of("across"), func(it *corpus.Item) { it.ValidUntil = it.AskedAt + 60 })},
		{"questions rest on one episode, or on two and more", "across one",
			item(of("across"), func(it *corpus.Item) { it.Evidence = it.Evidence[:1] })},
		{"questions rest on one episode, or on two and more", "within two",
			item(of("across"), func(it *corpus.Item) { it.Category = "episode" })},
		{"distractors are made by a strategy", "by none", item(of("episode"), func(it *corpus.Item) {
			for i := range it.OptionKeys {
				it.OptionKeys[i].Strategy = ""
			}
		})},
		{"distractors are made by a strategy", "three options",
			item(of("episode"), func(it *corpus.Item) { it.OptionKeys = it.OptionKeys[1:] })},
		{"half of the questions come five episodes later", "asked at once", func(c *corpus.Corpus, _ *output.Manifest) {
			for i := range c.Items {
				c.Items[i].AskedAt = c.Messages[23].At + 1
			}
		}},
	}
}

func TestRules(t *testing.T) {
	x, err := whole()
	if err != nil {
		t.Fatal(err)
	}
	sessionstest.Rules(t, streammembench.Design{}, x, mutations())
}
