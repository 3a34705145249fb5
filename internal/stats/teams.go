package stats

import (
	"fmt"

	"memloom/internal/corpus"
)

// teams measures who works with whom: teams, second memberships (E4), and how
// styles move in a team (E5). Guests have no seat.
type teams struct {
	*run
	rows       []placed
	all        int             // seats
	seated     map[string]bool // people with a seat
	inProjects map[string]int  // people → how many projects they are a member of
	sizes      values          // of teams
	projects   values          // people of projects
	repeated   int             // people of a project with the tone and voice of somebody before them
	moved      adaptation
}

func newTeams(r *run) measure {
	return &teams{run: r, seated: map[string]bool{}, inProjects: map[string]int{}, sizes: values{}, projects: values{},
		moved: adaptation{steps: map[string]int{}}}
}

func (m *teams) add(w *world) {
	sizes, rows := map[string]int{}, map[string][]int{}
	for i := range w.c.Groups {
		g := &w.c.Groups[i]
		rows[g.ID] = make([]int, len(teamColumns()))
		m.rows = append(m.rows, placed{w.place(g), rows[g.ID]})
	}
	for _, b := range w.c.Members {
		row := rows[b.GroupID]
		switch {
		case row == nil:
		case b.Guest:
			row[5]++
		default:
			m.all++
			m.seated[b.PersonID] = true
			sizes[b.GroupID]++
			m.seat(row, b)
		}
		if p := m.persons[b.PersonID]; p != nil && !b.Guest {
			m.moved.add(p, b)
		}
	}
	for _, g := range w.c.Groups {
		m.sizes.add(sizes[g.ID])
	}
	if m.has(tableSubprojects) {
		m.members(w)
	}
}

// teamColumns are the columns of the table of teams.
func teamColumns() []string { return []string{"members", "L1", "L2", "L3–L5", "adapted", "guests"} }

func (m *teams) conclude(s *section) {
	s.count("seats", m.all)
	s.count("people with a seat", len(m.seated), m.whole(point("EverMemBench", organisation))...)
	if m.has(tableSubprojects) {
		memberships, beyond := m.memberships()
		s.count("members of projects", memberships, m.whole(point("EverMemBench", 198))...)
		s.count("second memberships, of projects beyond the first", beyond, m.whole(point("EverMemBench", 28))...)
	}
	s.count("tone and voice of somebody else in the project", m.repeated, atMost("GroupMemBench", 0))
	s.sample("members a team", "people", m.sizes)
	if len(m.projects) > 0 {
		s.sample("participants a project", "people", m.projects, m.whole(point("EverMemBench", 39.6))...)
	}
	m.moved.conclude(s)
	s.Matrices = append(s.Matrices, Matrix{Name: "teams", Columns: teamColumns(), Rows: m.run.rows(m.rows)})
}

// seat counts a member in the row of the team.
func (m *teams) seat(row []int, b corpus.Member) {
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

// adaptation counts how far styles move in teams (E5).
type adaptation struct {
	adapted, reasons, seats, largest int
	steps                            map[string]int
}

// add counts a seat of a person.
func (a *adaptation) add(p *corpus.Person, b corpus.Member) {
	a.seats++
	moved := moves(p.Style, b.Adapted)
	for _, n := range moved {
		a.largest = max(a.largest, n)
		a.steps[fmt.Sprint(n)]++
	}
	if moved != ([8]int{}) {
		a.adapted++
		count(&a.reasons, b.Rationale != "")
	}
}

func (a *adaptation) conclude(s *section) {
	s.share("seats with an adapted style", a.adapted, a.seats)
	if a.adapted > 0 {
		s.share("adapted seats with a rationale", a.reasons, a.adapted, point("EverMemBench", 1))
	}
	s.count("largest move of a style", a.largest, atMost("EverMemBench", 2))
	s.add(distribution("levels by which a style moves", "styles", a.steps, []string{"0", "1", "2"}))
}

// members counts the people of each project (E4), and those among them whose tone and voice somebody before them has:
// none as long as there are pairs (G3). A person who sits in several teams of one project is one member of it.
func (m *teams) members(w *world) {
	for _, people := range projectMembers(w.c) {
		m.projects.add(len(people))
		seen := map[string]bool{}
		for _, id := range people {
			m.inProjects[id]++
			p := m.persons[id]
			if p == nil {
				continue
			}
			count(&m.repeated, seen[pair(*p)])
			seen[pair(*p)] = true
		}
	}
}

// memberships counts people by project, and how many of those counts are somebody's second project or a later one (E4).
func (m *teams) memberships() (all, beyond int) {
	for _, n := range m.inProjects {
		all, beyond = all+n, beyond+n-1
	}
	return all, beyond
}

// projectMembers returns the people of each project.
func projectMembers(c *corpus.Corpus) [][]string {
	projectOf, at := map[string]string{}, map[string]int{}
	var out [][]string
	for _, sub := range c.Subprojects {
		projectOf[sub.GroupID] = sub.ProjectID
		if _, ok := at[sub.ProjectID]; !ok {
			at[sub.ProjectID] = len(out)
			out = append(out, nil)
		}
	}
	seen := map[[2]string]bool{}
	for _, b := range c.Members {
		project, ok := projectOf[b.GroupID]
		if key := [2]string{project, b.PersonID}; ok && !b.Guest && !seen[key] {
			seen[key] = true
			out[at[project]] = append(out[at[project]], b.PersonID)
		}
	}
	return out
}
