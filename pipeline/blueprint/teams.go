package blueprint

import (
	"cmp"
	"fmt"
	"maps"
	"slices"

	"memloom/internal/corpus"
)

// seat fills the groups (E4): executives sit in all of them, managers go round
// so that every group has one, staff are dealt out by role so that roles
// spread, and one of each group's staff also sits in the next group.
func (b *Blueprint) seat(people []corpus.Person) error {
	var executives, managers, staff []corpus.Person
	for _, p := range people {
		switch {
		case p.Rank == 1:
			executives = append(executives, p)
		case p.Rank == 2:
			managers = append(managers, p)
		default:
			staff = append(staff, p)
		}
	}
	n := len(b.Groups)
	if len(executives) == 0 || len(managers) == 0 || len(staff) < 3*n {
		return fmt.Errorf("%d groups need an executive, a manager and %d staff; there are %d, %d and %d: raise people", n, 3*n, len(executives), len(managers), len(staff))
	}
	slices.SortStableFunc(staff, func(a, c corpus.Person) int { return cmp.Compare(a.Role, c.Role) })
	seats := make([][]corpus.Person, n)
	for g := range seats {
		seats[g] = append(seats[g], executives...)
		seats[g] = append(seats[g], managers[g%len(managers)])
	}
	for i, p := range managers[min(n, len(managers)):] {
		seats[i%n] = append(seats[i%n], p)
	}
	first := make([]corpus.Person, n) // who also sits in the next group
	for i, p := range staff {
		seats[i%n] = append(seats[i%n], p)
		first[i%n] = p
	}
	if n > 1 {
		for g := range n {
			seats[(g+1)%n] = append(seats[(g+1)%n], first[g])
		}
	}
	for g := range seats {
		for _, p := range seats[g] {
			b.Groups[g].MemberIDs = append(b.Groups[g].MemberIDs, p.ID)
			b.Members = append(b.Members, corpus.Member{GroupID: b.Groups[g].ID, PersonID: p.ID, From: b.Calendar.First.At(0, 0), Adapted: p.Style})
		}
	}
	return nil
}

func sortedKeys[V any](m map[string]V) []string { return slices.Sorted(maps.Keys(m)) }
