package output

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strings"

	"memloom/internal/licence"
)

// tableKeys are the columns that name a row of a table together; what is not listed has none.
var tableKeys = map[string][]string{
	"data/people": {corpusColumn, "person_id"}, "data/groups": {"group_id"}, "data/messages": {"message_id"},
	"data/items": {"item_id"},
	"key/items":  {"item_id"}, "key/options": {"item_id", "letter"},
	"scaffold/people": {"person_id"}, "scaffold/members": {"group_id", "person_id"}, "scaffold/projects": {"project_id"},
	"scaffold/subprojects": {"subproject_id"}, "scaffold/tasks": {"task_id"}, "scaffold/themes": {corpusColumn,
		"theme_id"},
	"scaffold/entities": {"entity_id"}, "scaffold/graph_nodes": {corpusColumn, "node_id"}, "scaffold/facts": {"fact_id"},
	"scaffold/message_plan": {"message_id"}, "scaffold/segments": {"segment_id"}, "scaffold/passages": {"passage_id"},
	"scaffold/summaries": {"summary_id"}, "scaffold/leader_log": {"entry_id"},
	"audit/rejected": {"item_id"}, "audit/flagged": {"item_id"}, "audit/surplus": {"item_id"}, "audit/options": {"item_id",
		"letter"},
}

// columnTargets say of a column with ids in which table each of them stands, in its only column of that key. Readers
// join what a column refers to, and they can read a table that is referred to by itself only where it refers to
// nothing. So there are few such tables, and they have no references.
var columnTargets = map[string]string{
	"group_id": "data/groups", "item_id": "data/items",
	"person_id": people, "author_id": people, "owner_id": people, "leader_id": people,
	"project_id": "scaffold/projects", "task_id": "scaffold/tasks", "from_task_id": "scaffold/tasks",
	"to_task_id": "scaffold/tasks",
}

const people = "scaffold/people"

// Croissant returns croissant.json of a run: the same as the card, for machines, in Croissant 1.1. Extra are the tables
// of the design. A *file object* is a file, a *file set* are files that are read as one, a *record set* is a table, and
// a *field* is a column or a part of one.
func Croissant(m *Manifest, extra ...Table) ([]byte, error) {
	c := describer{m: m, tables: publishedTables(m, extra)}
	c.tables = slices.DeleteFunc(c.tables, func(t Table) bool { return m.Table(t.Path()).Rows == 0 })
	files, records := []object{}, []object{}
	for i := range c.tables {
		t := &c.tables[i]
		files, records = append(files, c.files(t)...), append(records, c.recordSet(t))
	}
	var page string
	var creator object
	if m.Repository != "" {
		owner, _, _ := strings.Cut(m.Repository, "/")
		page, creator = hubURL(m.Repository), object{"@type", "sc:Organization", "name", owner}
	}
	d := object{"@context", croissantContext(), "@type", "sc:Dataset",
		"conformsTo", []string{"http://mlcommons.org/croissant/1.1", "http://mlcommons.org/croissant/RAI/1.0"},
		"name", title(m), "description", c.description(), "identifier", "urn:uuid:" + m.Canary, "license",
		licenceURL(m.License),
		"url", page, "version", fmt.Sprintf("%d.0.0", m.Release+1), "datePublished", m.Published, "inLanguage", m.Language,
		"keywords", hubTags(), "creator", creator}
	b, err := indented(slices.Concat(d, c.responsible(), object{"distribution", files, "recordSet", records}), " ")
	if err != nil {
		return nil, fmt.Errorf("writing %s: %w", CroissantName, err)
	}
	return b, nil
}

// object is a JSON object: its keys and values in turn, in their order. Zero values are left out.
type object []any

// MarshalJSON implements json.Marshaler.
func (o object) MarshalJSON() ([]byte, error) {
	b := []byte{'{'}
	for i := 0; i < len(o); i += 2 {
		if v := reflect.ValueOf(o[i+1]); !v.IsValid() || v.IsZero() {
			continue
		}
		value, err := indented(o[i+1], "")
		if err != nil {
			return nil, err
		}
		if len(b) > 1 {
			b = append(b, ',')
		}
		b = append(fmt.Appendf(b, "%q:", o[i]), value...)
	}
	return append(b, '}'), nil
}

// indented returns a value as JSON that is no part of a page.
func indented(v any, by string) ([]byte, error) {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	e.SetIndent("", by)
	err := e.Encode(v)
	return b.Bytes(), err
}

// croissantContext is the context of the specification, word for word.
func croissantContext() map[string]any {
	out := map[string]any{
		"@language": "en", "@vocab": "https://schema.org/", "sc": "https://schema.org/",
		"cr": "http://mlcommons.org/croissant/", "rai": "http://mlcommons.org/croissant/RAI/",
		"dct":         "http://purl.org/dc/terms/",
		"conformsTo":  "dct:conformsTo",
		"data":        object{"@id", "cr:data", "@type", "@json"},
		"dataType":    object{"@id", "cr:dataType", "@type", "@vocab"},
		"examples":    object{"@id", "cr:examples", "@type", "@json"},
		"description": object{"@container", "@language"},
		"name":        object{"@container", "@language"},
	}
	for _, word := range strings.Fields(
		"arrayShape citeAs column containedIn equivalentProperty extract field fileProperty " +
			"fileObject fileSet format includes isArray isLiveDataset jsonPath key md5 parentField path recordSet references regex " +
			"repeated replace samplingRate separator source subField transform") {
		out[word] = "cr:" + word
	}
	return out
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
		"Benchmark data must not be trained on; its canary is %s.", many(n.People, "invented author"),
		many(n.Groups, "group"),
		many(n.Messages, "message"), many(n.Items.Accepted, "question"), c.m.Canary)
}

// responsible says what a user of synthetic data has to know.
func (c *describer) responsible() object {
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
	return object{
		"rai:dataCollection", fmt.Sprintf(collection, c.m.Program.Name, c.m.Program.Version),
		"rai:dataCollectionType", []string{"Synthetic data"},
		"rai:dataAnnotationProtocol",
		[]string{"Gold answers and evidence are known from the plan before a text is written. Models " +
			"judge every question; each verdict is recorded in audit/verdicts."},
		"rai:machineAnnotationTools", models,
		"rai:dataUseCases", []string{"Testing what systems remember of long conversations. Not for training."},
		"rai:dataLimitations", slices.Concat([]string{
			"A synthetic conversation is more regular than a real one: results do not replace a test on real data.",
			"Categories with few questions compare systems badly; README.md has the intervals."}, c.m.Limits),
		"rai:dataBiases", []string{
			"People, names, roles and projects are sampled from lists and domain packs, and stand for no population.",
			"Accepted questions lean to what the models that judged them can read."},
		"rai:personalSensitiveInformation", []string{
			"None: people, organisations, projects and links are invented, and likeness to anything real is chance."},
		"rai:dataSocialImpact", "It tells nothing of real people. Scores on it say little about conversations of other kinds.",
		"rai:dataReleaseMaintenancePlan",
		"A release is never changed. A later one has another canary, and its manifest lists those before.",
	}
}

// parquetFormat is the format of the files. The type that IANA has registered passes the validator, and then no reader
// takes it.
const parquetFormat = "application/x-parquet"

// files describes the shards of a table, and the table as their set. The set is contained in no file object: readers
// take those of a file set for archives to unpack.
func (c *describer) files(t *Table) []object {
	var out []object
	for _, s := range c.m.Table(t.Path()).Shards {
		out = append(out, object{"@type", "cr:FileObject", "@id", s.Path, "name", s.Path, "contentUrl", s.Path,
			"contentSize", fmt.Sprintf("%d B", s.Bytes), "encodingFormat", parquetFormat, "sha256", s.SHA256})
	}
	return append(out, object{"@type", "cr:FileSet", "@id", fileSetID(t), "name", fileSetID(t), "encodingFormat",
		parquetFormat,
		"includes", t.Path() + "/*" + shardSuffix})
}

func fileSetID(t *Table) string { return configName(t) + "_files" }

// recordSet describes the rows of a table.
func (c *describer) recordSet(t *Table) object {
	var key, fields []object
	for _, name := range keyOf(t) {
		key = append(key, object{"@id", fieldID(t, name)})
	}
	for i := range t.Columns {
		col := &t.Columns[i]
		fields = append(fields, field(t, col, fieldID(t, col.Name), col.Name, nil, col.About, c.target(t, col)))
	}
	return object{"@type", "cr:RecordSet", "@id", configName(t), "name", configName(t), "description", t.About, "key", key,
		"field", fields}
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
func (c *describer) target(t *Table, col *Column) object {
	to := columnTargets[col.Name]
	if col.Optional { // a column of which every value is NULL is joined with nothing
		return nil
	}
	if slices.Contains(slices.Collect(maps.Values(columnTargets)), t.Path()) || t.Folder == Audit &&
		col.Name == "item_id" {
		return nil // an item of audit may be any draft
	}
	at := slices.IndexFunc(c.tables, func(o Table) bool { return o.Path() == to })
	if at < 0 {
		return nil
	}
	return object{"field", object{"@id", fieldID(&c.tables[at], tableKeys[to][0])}}
}

// field describes a column, or a part of one below a path. The source of a part is the whole column.
func field(t *Table, col *Column, id, column string, path []string, about string, target object) object {
	f := object{"@type", "cr:Field", "@id", id, "name", col.Name, "description", about}
	of := col
	if col.kind == kindList {
		of = col.elem
	}
	list := object{"isArray", true, "arrayShape", "-1"}
	if of == col {
		list = nil
	}
	if of.kind == kindStruct {
		var parts []object
		for i := range of.inner {
			in := &of.inner[i]
			parts = append(parts, field(t, in, id+"/"+in.Name, column, append(slices.Clone(path), in.Name), "", nil))
		}
		return slices.Concat(f, list, object{"references", target, "subField", parts})
	}
	source := object{"fileSet", object{"@id", fileSetID(t)}, "extract", object{"column", column}}
	if len(path) > 0 {
		source = append(source, "transform", []object{{"jsonPath", strings.Join(path, ".")}})
	}
	return slices.Concat(f, object{"dataType", dataType(of)}, list, object{"source", source, "references", target})
}

func dataType(c *Column) string {
	switch {
	case c.kind == kindBool:
		return "sc:Boolean"
	case c.kind == kindDate:
		return "sc:Date"
	case c.kind == kindTimestamp:
		return "sc:DateTime"
	case c.kind == kindInt:
		return fmt.Sprint("cr:Int", c.bits)
	}
	return "sc:Text"
}
