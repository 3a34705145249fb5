package corpus

import "maps"

// Row is a pointer to a record that has an id.
type Row[T any] interface {
	*T
	rowID() string
}

// named is a pointer to a record that has an id and a name.
type named[T any] interface {
	Row[T]
	rowName() string
}

// ByID returns the rows of a table by their ids, as they are in it. Where an id is twice the first row counts.
func ByID[T any, P Row[T]](table []T) map[string]*T {
	out := make(map[string]*T, len(table))
	for i := range table {
		id := P(&table[i]).rowID()
		if _, twice := out[id]; !twice {
			out[id] = &table[i]
		}
	}
	return out
}

// CopiesByID is ByID with copies of the rows, for those who ask for ids that may
// not be there and take the zero row then.
func CopiesByID[T any, P Row[T]](table []T) map[string]T {
	out := make(map[string]T, len(table))
	for id, r := range ByID[T, P](table) {
		out[id] = *r
	}
	return out
}

// NamesByID returns the names of a table's rows by their ids.
func NamesByID[T any, P named[T]](table []T) map[string]string {
	out := make(map[string]string, len(table))
	for id, r := range ByID[T, P](table) {
		out[id] = P(r).rowName()
	}
	return out
}

// Subjects names what facts are about, people aside, by id: themes, projects and tasks.
func (c *Corpus) Subjects() map[string]string {
	out := NamesByID(c.Themes)
	maps.Copy(out, NamesByID(c.Projects))
	maps.Copy(out, NamesByID(c.Tasks))
	return out
}

// Names is Subjects with people.
func (c *Corpus) Names() map[string]string {
	out := c.Subjects()
	maps.Copy(out, NamesByID(c.People))
	return out
}

func (p *Person) rowID() string         { return p.ID }
func (g *Group) rowID() string          { return g.ID }
func (m *Message) rowID() string        { return m.ID }
func (it *Item) rowID() string          { return it.ID }
func (p *Project) rowID() string        { return p.ID }
func (s *Subproject) rowID() string     { return s.ID }
func (t *Theme) rowID() string          { return t.ID }
func (t *Task) rowID() string           { return t.ID }
func (n *Node) rowID() string           { return n.ID }
func (f *Fact) rowID() string           { return f.ID }
func (m *PlannedMessage) rowID() string { return m.MessageID }

func (p *Person) rowName() string     { return p.Name }
func (g *Group) rowName() string      { return g.Name }
func (p *Project) rowName() string    { return p.Name }
func (s *Subproject) rowName() string { return s.Name }
func (t *Theme) rowName() string      { return t.Title }
func (t *Task) rowName() string       { return t.Name }
