package invariants

import "slices"

// teams checks every group's members (E4): executive, manager and staff are
// there, no one twice, the size is within the range, everyone known.
func (c *checker) teams() {
	for _, g := range c.Groups {
		var ranks [6]int
		for i, id := range g.MemberIDs {
			p, ok := c.people[id]
			if !ok {
				c.add(Completeness, Teams, []string{g.ID, id}, "is a member and nobody")
				continue
			}
			ranks[min(max(p.Rank, 0), 5)]++
			if slices.Contains(g.MemberIDs[:i], id) {
				c.add(TeamShape, Teams, []string{g.ID, id}, "sits twice in the team")
			}
		}
		if ranks[1] == 0 || ranks[2] == 0 || ranks[3]+ranks[4]+ranks[5] == 0 {
			c.add(TeamShape, Teams, []string{g.ID}, "has %d executives, %d managers and %d staff; needs all three",
				ranks[1], ranks[2], ranks[3]+ranks[4]+ranks[5])
		}
		if n := len(g.MemberIDs); n < c.limits.TeamMin || n > c.limits.TeamMax {
			c.add(TeamShape, Teams, []string{g.ID}, "has %d seats, %d to %d are allowed", n, c.limits.TeamMin,
				c.limits.TeamMax)
		}
	}
}
