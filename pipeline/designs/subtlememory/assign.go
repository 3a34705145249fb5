package subtlememory

import (
	"math/rand/v2"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/life"
	"memloom/internal/seeds"
)

// assign gives the chosen sets to users: none twice, no two of one topic to one user, none that speaks of a thing in
// which the user goes for something (S6). One that fits no one is replaced by a spare one of its subtype and domain.
// missing says, by subtype, how many could not be given.
func assign(r *rand.Rand, p *life.Pack, users []deal, chosen, spare []seeds.Candidate, quota [][]int) (missing []int) {
	a := newAssigning(p, users, quota)
	of := map[string]int{}
	for _, c := range chosen {
		of[c.Topic]++
	}
	chosen = corpus.Shuffled(r, chosen)
	slices.SortStableFunc(chosen, func(a, b seeds.Candidate) int { return of[b.Topic] - of[a.Topic] })
	missing = make([]int, len(seeds.Subtypes()))
	for _, c := range chosen {
		if a.give(c) || a.exchange(c) {
			continue
		}
		i := slices.IndexFunc(spare, func(x seeds.Candidate) bool {
			return x.Subtype == c.Subtype && x.Domain == c.Domain && a.give(x)
		})
		if i < 0 {
			missing[slices.Index(seeds.Subtypes(), c.Subtype)]++
			continue
		}
		spare = slices.Delete(slices.Clone(spare), i, i+1)
	}
	return missing
}

// assigning is the giving of sets to users.
type assigning struct {
	users  []deal
	quota  [][]int // by user and subtype: how many more
	topics []map[string]bool
	things [][]string
}

func newAssigning(p *life.Pack, users []deal, quota [][]int) *assigning {
	a := &assigning{users: users, quota: quota, topics: make([]map[string]bool, len(users)), things: make([][]string,
		len(users))}
	for i, d := range users {
		a.topics[i] = map[string]bool{}
		for _, c := range d.Preferences {
			a.things[i] = append(a.things[i], preference(p, c.Key).Thing)
		}
	}
	return a
}

// foreign are the sets that some user may have.
func foreign(p *life.Pack, users []deal, world []seeds.Candidate) []seeds.Candidate {
	a := newAssigning(p, users, nil)
	return slices.DeleteFunc(slices.Clone(world), func(c seeds.Candidate) bool {
		return !slices.ContainsFunc(numbers(len(users)), func(i int) bool { return !a.close(i, c) })
	})
}

// give gives a set to the user who misses the most and may have it.
func (a *assigning) give(c seeds.Candidate) bool {
	s, best := slices.Index(seeds.Subtypes(), c.Subtype), -1
	for i := range a.users {
		if a.quota[i][s] == 0 || !a.free(i, c) {
			continue
		}
		if best < 0 || sum(a.quota[i]) > sum(a.quota[best]) {
			best = i
		}
	}
	if best < 0 {
		return false
	}
	a.quota[best][s]--
	a.take(best, c)
	return true
}

func (a *assigning) take(i int, c seeds.Candidate) {
	a.topics[i][c.Topic] = true
	a.users[i].World = append(a.users[i].World, c)
}

// free says whether a user may have a set, whatever they lack.
func (a *assigning) free(i int, c seeds.Candidate) bool {
	return !a.topics[i][c.Topic] && !a.close(i, c)
}

// exchange gives a set to a user who lacks none of its subtype, and one of theirs to a user who does.
func (a *assigning) exchange(c seeds.Candidate) bool {
	s := slices.Index(seeds.Subtypes(), c.Subtype)
	for taker := range a.users {
		if a.quota[taker][s] == 0 {
			continue
		}
		for owner := range a.users {
			if owner == taker || !a.free(owner, c) {
				continue
			}
			k := slices.IndexFunc(a.users[owner].World, func(x seeds.Candidate) bool {
				return x.Subtype == c.Subtype &&
					a.free(taker, x)
			})
			if k < 0 {
				continue
			}
			x := a.users[owner].World[k]
			a.users[owner].World = slices.Delete(a.users[owner].World, k, k+1)
			delete(a.topics[owner], x.Topic)
			a.quota[taker][s]--
			a.take(taker, x)
			a.take(owner, c)
			return true
		}
	}
	return false
}

// close says whether a set speaks of a thing of a user's.
func (a *assigning) close(i int, c seeds.Candidate) bool {
	text := " " + strings.ToLower(c.Target) + " "
	for _, f := range c.Facts {
		text += strings.ToLower(f.Text) + " "
	}
	return slices.ContainsFunc(a.things[i], func(thing string) bool { return strings.Contains(text, " "+thing) })
}
