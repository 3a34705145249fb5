package output

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"memloom/internal/licence"
	"memloom/output/croissant"
)

// tableKeys are the columns that name a row of a table together; what is not listed has none.
var tableKeys = map[string][]string{
	"data/people": {corpusColumn, "person_id"}, "data/groups": {"group_id"}, "data/messages": {"message_id"}, "data/items": {"item_id"},
	"key/items": {"item_id"}, "key/options": {"item_id", "letter"},
	"scaffold/people": {"person_id"}, "scaffold/members": {"group_id", "person_id"}, "scaffold/projects": {"project_id"},
	"scaffold/subprojects": {"subproject_id"}, "scaffold/tasks": {"task_id"}, "scaffold/themes": {corpusColumn, "theme_id"},
	"scaffold/entities": {"entity_id"}, "scaffold/graph_nodes": {corpusColumn, "node_id"}, "scaffold/facts": {"fact_id"},
	"scaffold/message_plan": {"message_id"}, "scaffold/segments": {"segment_id"}, "scaffold/passages": {"passage_id"},
	"scaffold/summaries": {"summary_id"}, "scaffold/leader_log": {"entry_id"},
	"audit/rejected": {"item_id"}, "audit/flagged": {"item_id"}, "audit/surplus": {"item_id"}, "audit/options": {"item_id", "letter"},
}

// columnTargets say of a column with ids in which table each of them stands, in its only column of that key. Readers join
// what a column refers to, and they can read a table that is referred to by itself only where it refers to nothing. So
// there are few such tables, and they have no references.
var columnTargets = map[string]string{
	"group_id": "data/groups", "item_id": "data/items",
	"person_id": people, "author_id": people, "owner_id": people, "leader_id": people,
	"project_id": "scaffold/projects", "task_id": "scaffold/tasks", "from_task_id": "scaffold/tasks", "to_task_id": "scaffold/tasks",
}

const people = "scaffold/people"

// Croissant returns croissant.json of a run: the same as the card, for machines. Extra are the tables of the design.
func Croissant(m *Manifest, extra ...Table) ([]byte, error) {
	c := describer{m: m, tables: publishedTables(m, extra)}
	c.tables = slices.DeleteFunc(c.tables, func(t Table) bool { return m.Table(t.Path()).Rows == 0 })
	d := croissant.Dataset{
		Name: title(m), Description: c.description(), Identifier: "urn:uuid:" + m.Canary, License: licenceURL(m.License),
		Version: fmt.Sprintf("%d.0.0", m.Release+1), DatePublished: m.Published, InLanguage: m.Language,
		Keywords: hubTags(), Responsible: c.responsible(), Distribution: []any{}, RecordSets: []croissant.RecordSet{},
	}
	if m.Repository != "" {
		d.URL = hubURL(m.Repository)
		owner, _, _ := strings.Cut(m.Repository, "/")
		d.Creator = &croissant.Organisation{Type: "sc:Organization", Name: owner}
	}
	for i := range c.tables {
		t := &c.tables[i]
		d.Distribution = append(d.Distribution, c.files(t)...)
		d.RecordSets = append(d.RecordSets, c.recordSet(t))
	}
	b, err := croissant.Encode(d)
	if err != nil {
		return nil, fmt.Errorf("writing %s: %w", CroissantName, err)
	}
	return b, nil
}

// hubURL is the page of a dataset on the hub.
func hubURL(repo string) string { return "https://huggingface.co/datasets/" + repo }

// licenceURL names a licence by its page where it is known.
func licenceURL(id string) string {
	if l, ok := licence.Find(id); ok {
		return l.URL
	}
	return id
}

// describer describes the tables of a manifest that have rows.
type describer struct {
	m      *Manifest
	tables []Table
}

func (c *describer) description() string {
	n := &c.m.Counts
	return fmt.Sprintf("A synthetic benchmark for long-term memory: %s in %s wrote %s, and %s about what was said follow. "+
		"Benchmark data must not be trained on; its canary is %s.", many(n.People, "invented author"), many(n.Groups, "group"),
		many(n.Messages, "message"), many(n.Items.Accepted, "question"), c.m.Canary)
}

// responsible says what a user of synthetic data has to know.
func (c *describer) responsible() croissant.Responsible {
	var models []string
	for _, r := range c.m.Models {
		model := r.Model
		if IsBuiltIn(model) {
			model = "memloom's built-in, rule-based model"
		}
		models = append(models, r.Role+": "+model)
	}
	collection := "Synthetic. %s %s sampled a world of dated facts, planned who tells which fact to whom and when, had the plan " +
		"written as messages, and asked questions that are queries over the facts."
	return croissant.Responsible{
		Collection:     fmt.Sprintf(collection, c.m.Program.Name, c.m.Program.Version),
		CollectionType: []string{"Synthetic data"},
		Annotation: []string{"Gold answers and evidence are known from the plan before a text is written. Models judge every question; " +
			"each verdict is recorded in audit/verdicts."},
		Machines: models,
		UseCases: []string{"Testing what systems remember of long conversations. Not for training."},
		Limitations: slices.Concat([]string{"A synthetic conversation is more regular than a real one: results do not replace a test on real data.",
			"Categories with few questions compare systems badly; README.md has the intervals."}, c.m.Limits),
		Biases: []string{"People, names, roles and projects are sampled from lists and domain packs, and stand for no population.",
			"Accepted questions lean to what the models that judged them can read."},
		Sensitive:    []string{"None: people, organisations, projects and links are invented, and likeness to anything real is chance."},
		SocialImpact: "It tells nothing of real people. Scores on it say little about conversations of other kinds.",
		Maintenance:  "A release is never changed. A later one has another canary, and its manifest lists those before.",
	}
}

// files describes the shards of a table, and the table as their set.
func (c *describer) files(t *Table) []any {
	var out []any
	for _, s := range c.m.Table(t.Path()).Shards {
		out = append(out, croissant.FileObject{Type: "cr:FileObject", ID: s.Path, Name: s.Path, ContentURL: s.Path,
			ContentSize: fmt.Sprintf("%d B", s.Bytes), Format: croissant.Parquet, SHA256: s.SHA256})
	}
	return append(out, croissant.FileSet{Type: "cr:FileSet", ID: fileSetID(t), Name: fileSetID(t), Format: croissant.Parquet,
		Includes: t.Path() + "/*" + shardSuffix})
}

func fileSetID(t *Table) string { return configName(t) + "_files" }

// recordSet describes the rows of a table.
func (c *describer) recordSet(t *Table) croissant.RecordSet {
	r := croissant.RecordSet{Type: "cr:RecordSet", ID: configName(t), Name: configName(t), Description: t.About}
	for _, name := range keyOf(t) {
		r.Key = append(r.Key, croissant.Ref{ID: fieldID(t, name)})
	}
	for i := range t.Columns {
		col := &t.Columns[i]
		f := field(t, col, fieldID(t, col.Name), col.Name, nil)
		f.Description, f.References = col.About, c.target(t, col)
		r.Fields = append(r.Fields, f)
	}
	return r
}

func fieldID(t *Table, column string) string { return configName(t) + "/" + column }

// keyOf returns the columns of a table that name a row together.
func keyOf(t *Table) []string {
	if key, ok := tableKeys[t.Path()]; ok {
		return key
	}
	for i := range t.Columns {
		if _, own := t.Columns[i].ids(); own {
			return []string{corpusColumn, t.Columns[i].Name}
		}
	}
	return nil
}

// target returns the field whose values a column names, where that field is described too.
func (c *describer) target(t *Table, col *Column) *croissant.Target {
	to := columnTargets[col.Name]
	if col.Optional { // a column of which every value is NULL is joined with nothing
		return nil
	}
	if slices.Contains(slices.Collect(maps.Values(columnTargets)), t.Path()) || t.Folder == Audit && col.Name == "item_id" {
		return nil // an item of audit may be any draft
	}
	at := slices.IndexFunc(c.tables, func(o Table) bool { return o.Path() == to })
	if at < 0 {
		return nil
	}
	return &croissant.Target{Field: croissant.Ref{ID: fieldID(&c.tables[at], tableKeys[to][0])}}
}

// field describes a column, or a part of one below a path. The source of a part is the whole column.
func field(t *Table, col *Column, id, column string, path []string) croissant.Field {
	f := croissant.Field{Type: "cr:Field", ID: id, Name: col.Name}
	of := col
	if col.kind == kindList {
		f.IsArray, f.ArrayShape, of = true, "-1", col.elem
	}
	if of.kind == kindStruct {
		for i := range of.inner {
			in := &of.inner[i]
			f.Fields = append(f.Fields, field(t, in, id+"/"+in.Name, column, append(slices.Clone(path), in.Name)))
		}
		return f
	}
	f.DataType = dataType(of)
	f.Source = &croissant.Source{FileSet: croissant.Ref{ID: fileSetID(t)}, Extract: croissant.Extract{Column: column}}
	if len(path) > 0 {
		f.Source.Transform = []croissant.Transform{{JSONPath: strings.Join(path, ".")}}
	}
	return f
}

func dataType(c *Column) string {
	switch {
	case c.kind == kindBool:
		return croissant.Boolean
	case c.kind == kindDate:
		return croissant.Date
	case c.kind == kindTimestamp:
		return croissant.DateTime
	case c.kind == kindInt && c.Type == "int32":
		return croissant.Int32
	case c.kind == kindInt:
		return croissant.Int64
	}
	return croissant.Text
}
