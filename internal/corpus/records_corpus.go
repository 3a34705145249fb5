package corpus

import (
	"encoding/json"
	"fmt"
)

// Node is a row of the world graph's nodes (G1).
type Node struct {
	ID    string `id:"project|subproject|task|person" parquet:"node_id" about:"the node"`
	Kind  string `parquet:"kind,dict" about:"project, sub-project, task, user, message or fact"`
	Label string `parquet:"label" size:"text" about:"what it stands for"`
}

// Edge is a row of the world graph's structural edges (G2).
type Edge struct {
	From     string `id:"project|subproject|task|person" parquet:"from_id" about:"the node it leaves"`
	Relation string `parquet:"relation,dict" about:"the relation"`
	To       string `id:"project|subproject|task|person" parquet:"to_id" about:"the node it reaches"`
}

// Theme is something that people talk about: a task, or news of a day (E16).
type Theme struct {
	ID       string   `id:"theme,H" parquet:"theme_id" about:"the theme"`
	GroupID  string   `id:"group" parquet:"group_id,dict" about:"the group that talks about it"`
	Kind     string   `parquet:"kind,dict" about:"task or news"`
	Day      Date     `parquet:"day,optional" about:"the day of news"`
	NewsKind NewsKind `json:",omitempty" parquet:"news_kind,optional,dict" about:"of news: industry (trends of the field), policy (laws, authorities, standards, rules) or current (current affairs)"`
	Title    string   `parquet:"title" size:"text" about:"what it is"`
}

// NewsKind is what a piece of news is about (E16).
type NewsKind string

// The kinds of news (E16).
const (
	NewsIndustry NewsKind = "industry" // trends of the field: suppliers, rivals, markets, prices, technology
	NewsPolicy   NewsKind = "policy"   // laws, authorities, standards, rules
	NewsCurrent  NewsKind = "current"  // current affairs: strikes, weather, events, public life, all else from outside
)

// NewsKinds returns the three kinds in their order.
func NewsKinds() []NewsKind { return []NewsKind{NewsIndustry, NewsPolicy, NewsCurrent} }

// Entity is a name of the world that is neither a person nor a task: a
// system, vendor, site. Names in texts are covered by them.
type Entity struct {
	ID   string `id:"entity,E" parquet:"entity_id" about:"the entity"`
	Kind string `parquet:"kind,dict" about:"system, vendor, site or another kind of the domain"`
	Name string `parquet:"name" about:"the name as texts have it"`
}

// Corpus is what one evaluated system ingests, with everything that a run publishes next to it. Rows are in the order
// of their ids. The people, terms, entities and calendar of a run's corpora are the run's.
type Corpus struct {
	ID string `json:",omitempty"` // c1, c2, …; empty in what the corpora of a run share

	People   []Person
	Groups   []Group
	Messages []Message
	Items    []Item // every draft, whatever became of it

	Projects     []Project
	Subprojects  []Subproject
	Members      []Member
	Terms        []Term
	Themes       []Theme
	Tasks        []Task
	Dependencies []Dependency
	Schedule     []Scheduled
	First, Last  Date
	Closures     []Closure
	Nodes        []Node
	Edges        []Edge
	Entities     []Entity
	Facts        []Fact
	Plan         []PlannedMessage
	Segments     []Segment
	Passages     []Passage `json:",omitempty"` // in the order of their ids
	Summaries    []Summary
	LeaderLog    []LeaderEntry
	Ledgers      []Ledger

	Verdicts []Verdict
	Rounds   []Round // of Solve–Judge–Refine, in the order of items and rounds
	Repairs  []Repair
	Flagged  []FlaggedPassage
	Failures []Failure    `json:",omitempty"` // by stage and unit; mostly none
	Calls    []CallRecord `json:",omitempty"` // by stage, unit, task and key; none of the built-in model

	Decisions    []Decision    `json:",omitempty"` // of people, in the order in which they were made; of the run
	Applications []Application `json:",omitempty"` // of decisions, by release; of the run

	// Extra holds the rows of tables that a design brings, each row as JSON, by the table's path: scaffold/notes.
	Extra map[string][]json.RawMessage `json:",omitempty"`
}

// Rows returns the rows of a design's table. T is the record of the table.
func Rows[T any](c *Corpus, table string) ([]T, error) {
	var out []T
	for i, b := range c.Extra[table] {
		var row T
		if err := json.Unmarshal(b, &row); err != nil {
			return nil, fmt.Errorf("table %s, row %d: %w", table, i+1, err)
		}
		out = append(out, row)
	}
	return out, nil
}

// SetRows replaces the rows of a design's table. No rows remove the table.
func SetRows[T any](c *Corpus, table string, rows []T) error {
	delete(c.Extra, table)
	for _, row := range rows {
		if err := AddRow(c, table, row); err != nil {
			return err
		}
	}
	return nil
}

// AddRow adds a row to a design's table.
func AddRow[T any](c *Corpus, table string, row T) error {
	b, err := json.Marshal(row)
	if err != nil {
		return fmt.Errorf("table %s: %w", table, err)
	}
	if c.Extra == nil {
		c.Extra = map[string][]json.RawMessage{}
	}
	c.Extra[table] = append(c.Extra[table], b)
	return nil
}
