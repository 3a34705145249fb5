package personas

import (
	"math"
	"math/rand/v2"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/pack"
)

// Team is a group as those who adapt to it see it.
type Team struct {
	Name    string
	Members []corpus.Person
	Pack    *pack.Pack // the field of its work
}

// Adaptation is how a person writes in a team, where that differs from their own way.
type Adaptation struct {
	Style     corpus.Style
	Rationale string // one or two sentences; true of the team
}

// Adapt moves the styles of a share of a team's members along the ordered scales, each dimension at most two steps, for
// reasons that hold in this team: its ranks, its size, its field, how formal it is (E5). The result runs parallel to
// the members; nil stands for those who write as ever. People whom nothing in the team moves do not count towards the
// share's bound, so that fewer than the share may adapt.
func Adapt(t Team, share float64, r *rand.Rand) []*Adaptation {
	out := make([]*Adaptation, len(t.Members))
	left := int(math.Round(share * float64(len(t.Members))))
	m := measure(t)
	for _, i := range r.Perm(len(t.Members)) {
		if left == 0 {
			break
		}
		if a := adapt(t.Members[i], m, r); a != nil {
			out[i] = a
			left--
		}
	}
	return out
}

// adapt moves up to three dimensions of a person; nil if there is no reason for any.
func adapt(p corpus.Person, m mix, r *rand.Rand) *Adaptation {
	style := p.Style
	moved := map[string]bool{}
	var clauses []string
	most := 1 + r.IntN(3)
	for _, rule := range corpus.Shuffled(r, adaptRules) {
		if len(clauses) == most {
			break
		}
		if moved[rule.scale] || !rule.when(p, m) {
			continue
		}
		steps := rule.steps
		if rule.twice != nil && rule.twice(p, m) {
			steps *= 2
		}
		value, ok := move(&style, rule.scale, steps)
		if !ok {
			continue
		}
		moved[rule.scale] = true
		clauses = append(clauses, corpus.Pick(r, effects[rule.scale+"/"+value])+" "+corpus.Pick(r, rule.because))
	}
	if len(clauses) == 0 {
		return nil
	}
	return &Adaptation{Style: style, Rationale: sentences(m.team, clauses, r)}
}

// move shifts a scale by steps, at most to its end, and returns the new value; not ok if it is there already.
func move(s *corpus.Style, scale string, steps int) (string, bool) {
	for _, x := range corpus.StyleScales() {
		if x.Name != scale {
			continue
		}
		field := x.Of(s)
		i := slices.Index(x.Values, *field)
		j := min(max(0, i+steps), len(x.Values)-1)
		if i < 0 || i == j {
			return "", false
		}
		*field = x.Values[j]
		return x.Values[j], true
	}
	return "", false
}

// sentences joins clauses that each say what changes and why.
func sentences(team string, clauses []string, r *rand.Rand) string {
	where := corpus.Pick(r, []string{"In " + team + ", ", "Among the people of " + team + ", ",
		"Within " + team + ", "})
	first := where + clauses[0]
	rest := clauses[1:]
	if len(rest) == 0 {
		return first + "."
	}
	joint := corpus.Pick(r, []string{"Also ", "Besides, ", "And "})
	if joint == "And " {
		return first + ", and " + strings.Join(rest, ", and ") + "."
	}
	return first + ". " + joint + strings.Join(rest, ", and ") + "."
}

// mix is what a team is like.
type mix struct {
	team      string
	size      int
	executive bool
	juniors   int // members of rank 5
	staff     int
	formal    int // members who write semi-formally or more
	technical int
	roles     int
	is        func(p corpus.Person) bool // technical
}

func measure(t Team) mix {
	m := mix{team: t.Name, size: len(t.Members)}
	m.is = func(p corpus.Person) bool { return t.Pack.IsTechnical(p.Role) }
	roles := map[string]bool{}
	for _, p := range t.Members {
		roles[p.Role] = true
		if p.Rank == 1 {
			m.executive = true
		}
		if p.Rank >= 3 {
			m.staff++
		}
		if p.Rank == 5 {
			m.juniors++
		}
		if p.Style.Formality != "casual" {
			m.formal++
		}
		if m.is(p) {
			m.technical++
		}
	}
	m.roles = len(roles)
	return m
}

// crowded is the size from which a group counts as large, small the one up to which it counts as small.
const (
	crowded = 14
	small   = 9
)
