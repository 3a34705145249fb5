package stats

import (
	"fmt"

	"memloom/internal/corpus"
)

// teams measures who works with whom: teams, second memberships (E4), and how
// styles move in a team (E5). Guests have no seat.
func (m *measurer) teams(s *section) {
	seats, sizes := map[string]int{}, map[string]int{}
	matrix := Matrix{Name: "teams", Columns: []string{"members", "L1", "L2", "L3–L5", "adapted", "guests"}}
	rows := map[string][]int{}
	for _, g := range m.c.Groups {
		rows[g.ID] = make([]int, len(matrix.Columns))
	}
	all := 0
	for _, b := range m.c.Members {
		row := rows[b.GroupID]
		switch {
		case row == nil:
		case b.Guest:
			row[5]++
		default:
			all++
			seats[b.PersonID]++
			sizes[b.GroupID]++
			m.seat(row, b)
		}
	}
	var perGroup []float64
	for _, g := range m.c.Groups {
		matrix.Rows = append(matrix.Rows, Row{g.Name, rows[g.ID]})
		perGroup = append(perGroup, float64(sizes[g.ID]))
	}
	s.count("seats", all)
	s.count("people with a seat", len(seats), m.whole(point("E1", organisation))...)
	if m.has(tableSubprojects) {
		memberships, beyond := m.memberships()
		s.count("members of projects", memberships, m.whole(point("E4", 198))...)
		s.count("second memberships, of projects beyond the first", beyond, m.whole(point("E4", 28))...)
	}
	s.count("tone and voice of somebody else in the project", m.repeatedPairs(), atMost("G3", 0))
	s.sample("members a team", "people", perGroup)
	if projects := m.participants(); len(projects) > 0 {
		s.sample("participants a project", "people", projects, m.whole(point("E4", 39.6))...)
	}
	m.adaptations(s)
	s.Matrices = append(s.Matrices, matrix)
}

// seat counts a member in the row of the team.
func (m *measurer) seat(row []int, b corpus.Member) {
	row[0]++
	p := m.persons[b.PersonID]
	if p == nil {
		return
	}
	row[min(max(p.Rank, 1), 3)]++
	if moves(p.Style, b.Adapted) != ([8]int{}) {
		row[4]++
	}
}

// adaptations measures how far styles move in teams (E5).
func (m *measurer) adaptations(s *section) {
	adapted, reasons, seats, largest := 0, 0, 0, 0
	steps := map[string]int{}
	for _, b := range m.c.Members {
		p := m.persons[b.PersonID]
		if p == nil || b.Guest {
			continue
		}
		seats++
		moved := moves(p.Style, b.Adapted)
		for _, n := range moved {
			largest = max(largest, n)
			steps[fmt.Sprint(n)]++
		}
		if moved != ([8]int{}) {
			adapted++
			if b.Rationale != "" {
				reasons++
			}
		}
	}
	s.share("seats with an adapted style", adapted, seats)
	if adapted > 0 {
		s.share("adapted seats with a rationale", reasons, adapted, point("E5", 1))
	}
	s.count("largest move of a style", largest, atMost("E5", 2))
	s.add(distribution("levels by which a style moves", "styles", steps, []string{"0", "1", "2"}))
}

// projectMembers returns the people of each project, or nothing where the table of sub-projects is absent.
func (m *measurer) projectMembers() [][]string {
	if !m.has(tableSubprojects) {
		return nil
	}
	projectOf, at := map[string]string{}, map[string]int{}
	var out [][]string
	for _, sub := range m.c.Subprojects {
		projectOf[sub.GroupID] = sub.ProjectID
		if _, ok := at[sub.ProjectID]; !ok {
			at[sub.ProjectID] = len(out)
			out = append(out, nil)
		}
	}
	seen := map[[2]string]bool{}
	for _, b := range m.c.Members {
		project, ok := projectOf[b.GroupID]
		if key := [2]string{project, b.PersonID}; ok && !b.Guest && !seen[key] {
			seen[key] = true
			out[at[project]] = append(out[at[project]], b.PersonID)
		}
	}
	return out
}

// memberships counts people by project, and how many of those counts are somebody's second project or a later one (E4).
// A person who sits in several teams of one project is one member of it.
func (m *measurer) memberships() (all, beyond int) {
	in := map[string]int{}
	for _, people := range m.projectMembers() {
		all += len(people)
		for _, id := range people {
			if in[id]++; in[id] > 1 {
				beyond++
			}
		}
	}
	return all, beyond
}

// participants returns how many people take part in each project (E4).
func (m *measurer) participants() []float64 {
	var out []float64
	for _, people := range m.projectMembers() {
		out = append(out, float64(len(people)))
	}
	return out
}

// repeatedPairs counts the people of projects whose tone and voice somebody
// before them has: none as long as there are pairs (G3).
func (m *measurer) repeatedPairs() int {
	n := 0
	for _, people := range m.projectMembers() {
		seen := map[string]bool{}
		for _, id := range people {
			p := m.persons[id]
			if p == nil {
				continue
			}
			if seen[pair(*p)] {
				n++
			}
			seen[pair(*p)] = true
		}
	}
	return n
}
