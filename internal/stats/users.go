package stats

import (
	"cmp"
	"maps"
	"slices"
	"strings"

	"memloom/internal/corpus"
)

// The section of users and sets, and the figures of it that the first page shows.
const (
	usersSection    = "users and sets"
	figureHistories = "histories"
	figureSessions  = "sessions"
	figureSets      = "sets"
)

// What is read of a session, of a set, and of what was rejected of either.
type (
	talkRow struct {
		SessionID, Type string
		Workflow        int
	}
	setRow  struct{ SetID, Origin, Relation, Subtype, Domain string }
	dropRow struct {
		Kind, Unit, Stage string
		Reasons           []string
	}
)

// users measures the composition of corpora of users and sessions: tables 6, 7 and 8 of SubtleMemory (S4, S7).
type users struct {
	*run
	histories, sessions, tokens int
	perHistory, perSession      values // tokens
	turns                       values // of a session
	sets, instances             map[string]int
	keys                        map[string]int // sets by key of the recipe
	domains                     map[string]int
	types                       map[string]map[int]int // sessions by type and workflow
	dropped, failed             int                    // wordings of sets, and sets of which none passed
	problem                     error
}

func newUsers(r *run) measure {
	return &users{run: r, perHistory: values{}, perSession: values{}, turns: values{}, sets: map[string]int{}, instances: map[string]int{},
		keys: map[string]int{}, domains: map[string]int{}, types: map[string]map[int]int{}}
}

func (u *users) add(w *world) {
	talks, err := corpus.Rows[talkRow](w.c, tableSessions)
	sets, e := corpus.Rows[setRow](w.c, tableSets)
	if u.problem = cmp.Or(u.problem, err, e, u.drops(w)); u.problem != nil {
		return
	}
	u.histories++
	u.sessions += len(talks)
	tokens, turns := map[string]int{}, map[string]int{}
	all := 0
	for i := range w.c.Messages {
		m := &w.c.Messages[i]
		tokens[m.SessionID] += m.Tokens
		turns[m.SessionID]++
		all += m.Tokens
	}
	u.tokens += all
	u.perHistory.add(all)
	for _, t := range talks {
		u.perSession.add(tokens[t.SessionID])
		u.turns.add(turns[t.SessionID])
		if u.types[t.Type] == nil {
			u.types[t.Type] = map[int]int{}
		}
		u.types[t.Type][t.Workflow]++
	}
	of := map[string]setRow{}
	for _, s := range sets {
		of[s.SetID] = s
		u.domains[s.Domain]++
		u.keys["users."+s.Origin+"_sets."+s.Subtype]++
		countSet(u.sets, s)
	}
	for i := range w.c.Items {
		if it := &w.c.Items[i]; it.Status == corpus.Accepted {
			if s, ok := of[it.SetID]; ok {
				countSet(u.instances, s)
			}
		}
	}
}

// countSet counts a set, or an item about it, under each of its names: origin, relation, subtype. The subtype of a
// contradiction is its relation.
func countSet(counts map[string]int, s setRow) {
	names := []string{"", s.Origin, s.Relation, s.Subtype, s.Origin + " " + s.Relation, s.Origin + ", " + s.Subtype}
	for _, name := range slices.Compact(names) {
		counts[name]++
	}
}

// The names under which sets and instances are counted, in the order of table 7.
var (
	setOrigins   = []string{"user", "world"}
	setRelations = []string{corpus.Complementary, corpus.Nuanced, corpus.Contradictory}
	setSubtypes  = []string{corpus.MultiEvidence, corpus.AnyOne, corpus.Temporal, corpus.Contextual, corpus.Contradictory}
)

func (u *users) conclude(s *section) {
	if u.problem != nil {
		s.note("the tables of sets cannot be read: " + u.problem.Error())
		return
	}
	s.count(figureHistories, u.histories, append(u.askedFor("users.count"), u.composed("SubtleMemory", s7Histories)...)...)
	s.count(figureSessions, u.sessions, u.composed("SubtleMemory", s7Sessions)...)
	s.count(figureSets, u.sets[""], u.composed("SubtleMemory", 1090)...)
	s.figure("sessions a set", fraction(u.sessions, u.sets[""]), Ratio, u.subtle("SubtleMemory", s7SessionSet)...)
	s.sample("tokens a history", "tokens", u.perHistory, u.subtle("SubtleMemory", s7Tokens)...)
	s.sample("tokens a session", "tokens", u.perSession, u.subtle("SubtleMemory", s7PerSession)...)
	s.sample("turns a session", "messages", u.turns)
	for _, name := range slices.Concat(setOrigins, setRelations) {
		s.share("sets, "+name, u.sets[name], u.sets[""], u.part(name, s7Sets, 1090)...)
	}
	s.count("instances", u.instances[""], u.composed("SubtleMemory", 1522)...)
	for _, name := range slices.Concat(setOrigins, setRelations, setSubtypes[:4]) {
		s.share("instances, "+name, u.instances[name], u.instances[""], u.part(name, s7Instances, 1522)...)
	}
	u.passed(s)
	u.wanted(s)
	s.add(distribution("domain", "sets", u.domains, nil, u.subjects()...))
	s.Matrices = append(s.Matrices, u.byOrigin("sets of", u.sets), u.byOrigin("instances of", u.instances), u.used())
}

// passed says what filters left of candidate sets, by origin: of those about users where a model words them.
func (u *users) passed(s *section) {
	of := map[string]int{"user": u.sets["user"] + u.dropped - u.failed, "world": u.sets["world"]}
	for _, origin := range setOrigins {
		n := u.sets[origin]
		if origin == "user" {
			n -= u.failed
		}
		s.share("sets that passed their filters, "+origin, n, of[origin], u.subtle("SubtleMemory", s7PassRates[origin])...)
		if origin == "world" || !u.Written {
			s.Figures[len(s.Figures)-1].Note = "none is filtered"
		}
	}
	s.note("sets of the program's own tables are not filtered: what could not be stated is left out before sets are dealt to users, so that " +
		"no share of them can be held against the published ones")
}

// drops counts the wordings of sets that were rejected, and the sets of which none passed.
func (u *users) drops(w *world) error {
	rows, err := corpus.Rows[dropRow](w.c, tableDropped)
	last := map[string]int{}
	for _, d := range rows {
		if d.Kind == "set" {
			u.dropped++
			last[d.Unit]++
			if d.Stage == "wording" || len(d.Reasons) == 1 && d.Reasons[0] == "could not be tested" {
				last[d.Unit] = mostWordings
			}
		}
	}
	for _, n := range last {
		count(&u.failed, n >= mostWordings)
	}
	return err
}

// mostWordings is how often a set is worded at most; one that fails that often keeps the words of its pack.
const mostWordings = 3

// wanted holds sets against the numbers of the recipe.
func (u *users) wanted(s *section) {
	for _, key := range slices.Sorted(maps.Keys(u.Wanted)) {
		if name := nameOfSets(key); name != "" {
			n := u.keys[key]
			if domain, ok := strings.CutPrefix(key, domainKey); ok {
				n = u.domains[domain]
			}
			s.count(name, n, u.askedFor(key)...)
		}
	}
}

// The names of figures that stand beside numbers of the recipe, and the keys of these.
const (
	setsAsked  = "sets asked for, "
	domainKey  = "users.domains."
	userSets   = "users.user_sets."
	worldSets  = "users.world_sets."
	countUsers = "users.count"
)

// nameOfSets is the figure of a key of the recipe; empty where there is none of its own.
func nameOfSets(key string) string {
	for _, prefix := range []string{domainKey, userSets, worldSets} {
		if rest, ok := strings.CutPrefix(key, prefix); ok {
			of := strings.TrimSuffix(strings.TrimPrefix(prefix, "users."), ".")
			return setsAsked + strings.ReplaceAll(of, "_", " ") + ": " + rest
		}
	}
	return ""
}

// keyOfSets is the key of the recipe that a figure stands beside.
func keyOfSets(name string) string {
	if name == figureHistories {
		return countUsers
	}
	rest := strings.TrimPrefix(name, setsAsked)
	of, which, _ := strings.Cut(rest, ": ")
	return "users." + strings.ReplaceAll(of, " ", "_") + "." + which
}

// askedFor returns what the recipe asks for.
func (u *users) askedFor(key string) []Reference {
	if n, ok := u.Wanted[key]; ok {
		return []Reference{point(fromRecipe, float64(n))}
	}
	return nil
}

// subtle returns a published figure that is of no size.
func (u *users) subtle(source string, v float64) []Reference {
	return u.sized([]Reference{point(source, v)}, subtleMemory)
}

// composed returns a published size, for a run of that size.
func (u *users) composed(source string, v float64) []Reference {
	return u.sized(u.full(point(source, v)), subtleMemory)
}

// part returns the published share of a name.
func (u *users) part(name string, counts map[string]float64, all float64) []Reference {
	return u.subtle("SubtleMemory", counts[name]/all)
}

// subjects are the published shares of domains, beside corpora of the recipe.
func (u *users) subjects() []source {
	if u.Recipe != subtleMemory {
		return nil
	}
	return []source{table8}
}

// byOrigin is a table of subtypes by origin.
func (u *users) byOrigin(name string, counts map[string]int) Matrix {
	m := Matrix{Name: name, Columns: setSubtypes}
	for _, origin := range setOrigins {
		row := Row{Name: origin}
		for _, subtype := range setSubtypes {
			row.Counts = append(row.Counts, counts[origin+", "+subtype])
		}
		m.Rows = append(m.Rows, row)
	}
	return m
}

// used is table 6: how often each workflow of each type of talk is used.
func (u *users) used() Matrix {
	m := Matrix{Name: "sessions by type and workflow (table 6)", Columns: []string{"1", "2", "3"}}
	for _, name := range slices.Sorted(maps.Keys(u.types)) {
		m.Rows = append(m.Rows, Row{name, []int{u.types[name][1], u.types[name][2], u.types[name][3]}})
	}
	return m
}
