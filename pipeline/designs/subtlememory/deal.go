package subtlememory

import (
	"context"
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"memloom/internal/corpus"
	"memloom/internal/exec"
	"memloom/internal/life"
	"memloom/internal/seeds"
	"memloom/output"
	"memloom/pipeline/sessions"
	"memloom/pipeline/stage"
)

// deal is what a user gets: the kinds of things in which they go for something, and sets about the world.
type deal struct {
	Preferences []chosen          `json:"preferences"`
	World       []seeds.Candidate `json:"world"`
}

// chosen is a kind of thing, by its key in the pack, and the subtype of the set that is made of it.
type chosen struct {
	Key     string        `json:"key"`
	Subtype seeds.Subtype `json:"subtype"`
}

// dealing is the record of all users' deals, and of what was short.
type dealing struct {
	Users []deal          `json:"users"`
	Short []shortage      `json:"short,omitempty"`
	Seeds []sessions.Seed `json:"seeds,omitempty"` // of the user's files
}

// shortage is how many sets of a subtype there are too few of.
type shortage struct {
	Origin  string        `json:"origin"`
	Subtype seeds.Subtype `json:"subtype"`
	Missing int           `json:"missing"`
}

const keyDeals = "seeds"

func (p planner) seedUnits(context.Context) ([]exec.Unit, error) {
	world, err := p.candidates()
	if err != nil {
		return nil, err
	}
	_, files, err := p.fromFiles()
	if err != nil {
		return nil, err
	}
	params := p.Params(p.keys(), sessions.Life(), world, files)
	return []exec.Unit{sessions.Unit(keyDeals, keyDeals, nil, params, func(context.Context, exec.Getter) (any, error) {
		out := p.deals(sessions.Life(), world)
		out.Seeds = seedRows(files)
		return out, nil
	})}, nil
}

// seedRows are what is kept of the seeds of the user's files.
func seedRows(list []seeds.Seed) []sessions.Seed {
	var out []sessions.Seed
	for _, s := range list {
		out = append(out, sessions.Seed{SeedID: s.ID, Source: filepath.Base(s.Source), Shape: string(s.Shape),
			Entries: int32(len(s.Entries)),
			Kept:    s.Kept, Question: sessions.Optional(s.Question), Reason: sessions.Optional(s.Reason)})
	}
	return out
}

// candidates are the sets about the world that could be taken: those of the user's files in front of invented ones.
func (p planner) candidates() ([]seeds.Candidate, error) {
	own, _, err := p.fromFiles()
	if err != nil || !p.keys().Knowledge {
		return own, err
	}
	w, err := seeds.Invented()
	if err != nil {
		return nil, err
	}
	return append(own, slices.DeleteFunc(w.Draw(p.Source("seeds")("world")).Sets(eachOfCell), unsayable)...), nil
}

// eachOfCell is how many sets are invented of each domain and subtype, for the dealing to choose from.
const eachOfCell = 45

// unsayable says whether a fact of a set cannot be in a sentence as it is: a value that begins with a sign, such as a
// suffix of files, or holds one that parts sentences or lists, or a number that reads as another value than the fact's.
func unsayable(c seeds.Candidate) bool {
	var names, units []string
	for _, f := range c.Facts {
		names = append(names, f.Subject, f.Value.Text)
		if c.Subtype == seeds.Contextual {
			names = append(names, f.Qualifier)
		}
		if f.Value.Kind == corpus.KindQuantity {
			units = append(units, f.Value.Unit)
		}
	}
	if c.Subtype == seeds.Temporal && len(c.Facts) < leastOfTriple {
		return true
	}
	lex := corpus.NewLexicon(names, units)
	return slices.ContainsFunc(c.Facts, func(f seeds.Stated) bool {
		r, _ := utf8.DecodeRuneInString(seeds.Shown(f.Value))
		stray := func(s corpus.Span) bool {
			return s.Surface != seeds.Shown(f.Value) && s.Surface != seeds.Shown(f.From)
		}
		return !unicode.IsLetter(r) && !unicode.IsDigit(r) || strings.ContainsAny(f.Value.Text, ",;:") ||
			c.Subtype == seeds.Conflict && (strings.ContainsAny(f.Value.Text, ".&") || f.Value.Text == "NO") ||
			slices.ContainsFunc(corpus.Uncovered(clauseOf(f.Text), lastDay, lex, nil), stray)
	})
}

// leastOfTriple is how many values a temporal set needs for three questions, none of them about the last.
const leastOfTriple = 4

// lastDay is a day after all that the tables of knowledge know.
var lastDay = corpus.NewDate(2024, 12, 31)

// deals deals kinds of things and sets about the world to the users: counts by subtype and by domain are the recipe's,
// and every user gets equal parts, rounded.
func (x planner) deals(p *life.Pack, world []seeds.Candidate) dealing {
	k, r := x.keys(), x.Source("seeds")("deal")
	users := make([]deal, k.Count)
	u, w := counts(k.UserSets, subtypes()), counts(k.WorldSets, subtypes())
	all, wanted := sum(u)+sum(w), slices.Clone(w)
	chosen, world := fromOwn(r, world, w)
	domains := dealt(all-len(chosen), counts(k.Domains, seeds.Domains()))
	ofWorld := dealt(sum(w), domains)
	var ofUsers []int
	for i := range domains {
		ofUsers = append(ofUsers, domains[i]-ofWorld[i])
	}
	out := dealing{Users: users}
	short := func(origin string, subtype, n int) {
		if n > 0 {
			out.Short = append(out.Short, shortage{origin, seeds.Subtypes()[subtype], n})
		}
	}
	made := make([]int, len(u))
	for i, list := range preferences(r, p, spread(u, k.Count), spread(ofUsers, k.Count)) {
		users[i].Preferences = list
		for _, c := range list {
			made[slices.Index(seeds.Subtypes(), c.Subtype)]++
		}
	}
	for i := range u {
		short(corpus.OfUser, i, u[i]-made[i])
	}
	world = foreign(p, users, world)
	more, missing := selected(r, world, w, ofWorld)
	chosen = append(chosen, more...)
	refused := assign(r, p, users, chosen, reserve(world, chosen), spread(wanted, k.Count))
	for i := range w {
		short(corpus.OfWorld, i, missing[i]+refused[i])
	}
	return out
}

// spread deals numbers to users in equal parts. What is left of one goes on where the one before it ended, so that the
// sums of the users differ by one at most.
func spread(numbers []int, users int) [][]int {
	out := make([][]int, users)
	for i := range out {
		out[i] = make([]int, len(numbers))
	}
	next := 0
	for k, n := range numbers {
		for i := range users {
			out[i][k] = n / users
		}
		for range n % users {
			out[next%users][k]++
			next++
		}
	}
	return out
}

// preferences draws kinds of things for each user: so many of each domain, with subtypes dealt to them at random. No
// user gets one twice. Where a domain has too few, the user gets one of another.
func preferences(r *rand.Rand, p *life.Pack, subtype, domain [][]int) [][]chosen {
	out := make([][]chosen, len(subtype))
	for i := range out {
		var keys, rest []string
		for d, name := range seeds.Domains() {
			var of []string
			for _, x := range p.Preferences {
				if x.Domain == name {
					of = append(of, x.Key)
				}
			}
			of = corpus.Shuffled(r, of)
			n := min(domain[i][d], len(of))
			keys, rest = append(keys, of[:n]...), append(rest, of[n:]...)
		}
		lack := sum(domain[i]) - len(keys)
		keys = append(keys, corpus.Shuffled(r, rest)[:min(max(lack, 0), len(rest))]...)
		keys = corpus.Shuffled(r, keys)
		for s, n := range subtype[i] {
			for range min(n, len(keys)) {
				out[i] = append(out[i], chosen{keys[0], seeds.Subtypes()[s]})
				keys = keys[1:]
			}
		}
	}
	return out
}

// selected draws sets about the world so that both the counts by subtype and those by domain come out. missing says, by
// subtype, how many cannot be had.
func selected(r *rand.Rand, world []seeds.Candidate, subtype, domain []int) (out []seeds.Candidate, missing []int) {
	cells := map[cell][]seeds.Candidate{}
	for _, c := range world {
		at := cell{slices.Index(seeds.Subtypes(), c.Subtype), slices.Index(seeds.Domains(), c.Domain)}
		cells[at] = append(cells[at], c)
	}
	taken, missing := filled(subtype, domain, func(c cell) int { return len(cells[c]) })
	for s := range subtype {
		for d := range domain {
			at := cell{s, d}
			out = append(out, corpus.Shuffled(r, cells[at])[:taken[at]]...)
		}
	}
	return out, missing
}

// fromOwn draws sets of the user's files, which come before the program's own, and takes them off the counts by
// subtype. Their files do not say of which domain they are.
func fromOwn(r *rand.Rand, world []seeds.Candidate, subtype []int) (chosen, rest []seeds.Candidate) {
	for _, c := range corpus.Shuffled(r, world) {
		s := slices.Index(seeds.Subtypes(), c.Subtype)
		if strings.HasPrefix(c.ID, fileMark) && subtype[s] > 0 {
			subtype[s]--
			chosen = append(chosen, c)
		}
	}
	return chosen, slices.DeleteFunc(slices.Clone(world), func(c seeds.Candidate) bool {
		return strings.HasPrefix(c.ID,
			fileMark)
	})
}

// cell is a subtype and a domain, by their numbers.
type cell struct{ subtype, domain int }

// filled finds how many of each cell are taken so that both margins come out as far as what is available allows: each
// goes where its domain has room, or makes room where another subtype of that domain has a cell elsewhere.
func filled(subtype, domain []int, available func(cell) int) (taken map[cell]int, missing []int) {
	f := &filling{room: slices.Clone(domain), subtypes: len(subtype), available: available, taken: map[cell]int{}}
	missing = make([]int, len(subtype))
	left := slices.Clone(subtype)
	for range sum(subtype) { // in turns, so that no domain is of one subtype
		s := slices.MaxFunc(numbers(len(left)), func(a, b int) int {
			return left[a]*max(subtype[b],
				1) - left[b]*max(subtype[a], 1)
		})
		if left[s]--; !f.place(s, make([]bool, len(domain))) {
			missing[s]++
		}
	}
	return f.taken, missing
}

type filling struct {
	room      []int // by domain
	subtypes  int
	available func(cell) int
	taken     map[cell]int
}

// place takes one more of a subtype. The domains with the most room come first, so that no domain is of one subtype.
func (f *filling) place(s int, seen []bool) bool {
	order := numbers(len(f.room))
	slices.SortStableFunc(order, func(a, b int) int { return f.room[b] - f.room[a] })
	for _, d := range order {
		at := cell{s, d}
		if seen[d] || f.taken[at] >= f.available(at) {
			continue
		}
		seen[d] = true
		if f.room[d] > 0 {
			f.room[d]--
			f.taken[at]++
			return true
		}
		for other := range f.subtypes {
			if x := (cell{other, d}); other != s && f.taken[x] > 0 && f.place(other, seen) {
				f.taken[x]--
				f.taken[at]++
				return true
			}
		}
	}
	return false
}

// reserve are the sets that were not chosen.
func reserve(world, chosen []seeds.Candidate) []seeds.Candidate {
	return slices.DeleteFunc(slices.Clone(world), func(c seeds.Candidate) bool {
		return slices.ContainsFunc(chosen, func(x seeds.Candidate) bool { return x.ID == c.ID })
	})
}

// preference is a kind of thing of a pack, by its key.
func preference(p *life.Pack, key string) life.Preference {
	return p.Preferences[slices.IndexFunc(p.Preferences, func(x life.Preference) bool { return x.Key == key })]
}

// shortfalls says what was short of what the keys ask for, and why.
func (d dealing) shortfalls(k *Section) []output.Shortfall {
	var out []output.Shortfall
	for _, s := range d.Short {
		x := output.Shortfall{Stratum: keyOf(s.Origin, string(s.Subtype)),
			Reason: "too few such sets in the tables and in users.seeds", Knob: "name files of such sets in users.seeds"}
		if s.Origin == corpus.OfUser {
			x.Reason, x.Knob = "too few kinds of things that a user can go for", "raise users.count"
		}
		x.Wanted = k.Wanted()[x.Stratum]
		x.Got = x.Wanted - s.Missing
		x.Knob += fmt.Sprintf(", or lower %s to %d", x.Stratum, x.Got)
		out = append(out, x)
	}
	return out
}

// Short implements designs.Making: the sets that could not be made.
func (Design) Short(e *stage.Env) ([]output.Shortfall, error) {
	d, err := stage.Fetch[dealing](e.Store, keyDeals)
	if err != nil {
		return nil, err
	}
	return d.shortfalls(planner{e}.keys()), nil
}
