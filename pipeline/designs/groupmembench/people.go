package groupmembench

import (
	"fmt"
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/personas"
	"memloom/pipeline/blueprint"
)

// People implements organisation.Planner: each domain has people of its own, with some of its pack's roles.
func (g planner) People(src blueprint.Source) ([]corpus.Person, error) {
	k := g.keys()
	var out []corpus.Person
	taken := map[string]bool{}
	for i := range k.Domains {
		p, err := g.withRoles(g.Domains[i].Pack, k.Roles[i])
		if err != nil {
			return nil, err
		}
		people, err := apart(p, k.Participants[i], i, src, taken)
		if err != nil {
			return nil, fmt.Errorf("domain %s, of whose roles %d are chosen (channels.roles): %w; raise channels.roles",
				p.Name, k.Roles[i], err)
		}
		for _, x := range people {
			x.ID = fmt.Sprintf("d%d.%s", i+1, x.ID)
			taken[x.Name] = true
			out = append(out, x)
		}
	}
	return out, nil
}

// redraws is how often the people of a domain are drawn again because two domains share a name.
const redraws = 200

// apart makes people whose names are not taken by another domain.
func apart(p *pack.Pack, n, domain int, src blueprint.Source, taken map[string]bool) ([]corpus.Person, error) {
	for try := range redraws {
		people, err := personas.Generate(personas.Options{N: n}, p, src(fmt.Sprintf("people/%d/%d", domain+1, try)))
		if err != nil {
			return nil, err
		}
		if !slices.ContainsFunc(people, func(x corpus.Person) bool { return taken[x.Name] }) {
			return people, nil
		}
	}
	return nil, fmt.Errorf("no %d people found whose names no other domain has: lower channels.participants", n)
}

// withRoles returns a pack with n of its roles. Of all choices that fill the most ranks it takes the one in which most
// pairs of roles have different words for a concept.
func (g planner) withRoles(p *pack.Pack, n int) (*pack.Pack, error) {
	if n > len(p.Roles) {
		return nil, g.Recipe.Wrong("channels.roles", "domain %s has %d roles, %d are asked for", p.Name, len(p.Roles), n)
	}
	var best []pack.Role
	most := [2]int{-1, -1}
	choices(len(p.Roles), n, func(of []int) {
		roles := make([]pack.Role, n)
		for i, k := range of {
			roles[i] = p.Roles[k]
		}
		if worth := [2]int{ranksOf(roles), wordPairs(p, roles)}; slices.Compare(worth[:], most[:]) > 0 {
			best, most = roles, worth
		}
	})
	out := *p
	out.Roles = best
	return &out, nil
}

// choices calls f with every choice of n places out of so many, in order.
func choices(of, n int, f func([]int)) {
	at := make([]int, n)
	for i := range at {
		at[i] = i
	}
	for {
		f(at)
		i := n - 1
		for i >= 0 && at[i] == of-n+i {
			i--
		}
		if i < 0 {
			return
		}
		at[i]++
		for k := i + 1; k < n; k++ {
			at[k] = at[k-1] + 1
		}
	}
}

// ranksOf counts the ranks that roles can fill.
func ranksOf(roles []pack.Role) (n int) {
	for rank := 1; rank <= 5; rank++ {
		if slices.ContainsFunc(roles, func(x pack.Role) bool { return slices.Contains(x.Ranks, rank) }) {
			n++
		}
	}
	return n
}

// wordPairs counts the pairs of roles that have different words for a concept that can be asked after.
func wordPairs(p *pack.Pack, roles []pack.Role) (n int) {
	for _, c := range p.Terms {
		if !c.Spoken() {
			continue
		}
		for i, one := range roles {
			for _, other := range roles[:i] {
				a, b := c.ByRole[one.Name], c.ByRole[other.Name]
				if a != "" && b != "" && a != b {
					n++
				}
			}
		}
	}
	return n
}
