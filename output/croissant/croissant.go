// Package croissant has the words of Croissant 1.1, in which a dataset is described for machines, with its vocabulary for
// responsible AI. It knows no corpus. A *file object* is a file, a *file set* are files that are read as one, a *record
// set* is a table, and a *field* is a column or a part of one.
package croissant

import (
	"bytes"
	"encoding/json"
)

// Parquet is the format of Parquet files. The type that IANA has registered passes the validator, and then no reader
// takes it.
const Parquet = "application/x-parquet"

// The specifications that a Dataset conforms to.
const (
	Spec          = "http://mlcommons.org/croissant/1.1"
	ResponsibleAI = "http://mlcommons.org/croissant/RAI/1.0"
)

// The data types of fields.
const (
	Text     = "sc:Text"
	Boolean  = "sc:Boolean"
	Date     = "sc:Date"
	DateTime = "sc:DateTime"
	Int32    = "cr:Int32"
	Int64    = "cr:Int64"
)

// Dataset describes a dataset. Encode fills context, type and conformance.
type Dataset struct {
	Context       map[string]any `json:"@context"`
	Type          string         `json:"@type"`
	ConformsTo    []string       `json:"conformsTo"`
	Name          string         `json:"name"`
	Description   string         `json:"description"`
	Identifier    string         `json:"identifier,omitempty"`
	License       string         `json:"license,omitempty"`
	URL           string         `json:"url,omitempty"`
	Version       string         `json:"version"`
	DatePublished string         `json:"datePublished,omitempty"` // ISO 8601
	InLanguage    string         `json:"inLanguage,omitempty"`
	Keywords      []string       `json:"keywords,omitempty"`
	Creator       *Organisation  `json:"creator,omitempty"`
	Responsible
	Distribution []any       `json:"distribution"` // FileObject and FileSet
	RecordSets   []RecordSet `json:"recordSet"`
}

// Organisation is who made a dataset.
type Organisation struct {
	Type string `json:"@type"` // sc:Organization
	Name string `json:"name"`
	URL  string `json:"url,omitempty"`
}

// Responsible is what the vocabulary for responsible AI says of a dataset.
type Responsible struct {
	Collection     string   `json:"rai:dataCollection,omitempty"`
	CollectionType []string `json:"rai:dataCollectionType,omitempty"`
	Annotation     []string `json:"rai:dataAnnotationProtocol,omitempty"`
	Machines       []string `json:"rai:machineAnnotationTools,omitempty"`
	UseCases       []string `json:"rai:dataUseCases,omitempty"`
	Limitations    []string `json:"rai:dataLimitations,omitempty"`
	Biases         []string `json:"rai:dataBiases,omitempty"`
	Sensitive      []string `json:"rai:personalSensitiveInformation,omitempty"`
	SocialImpact   string   `json:"rai:dataSocialImpact,omitempty"`
	Maintenance    string   `json:"rai:dataReleaseMaintenancePlan,omitempty"`
}

// Ref names something by its id.
type Ref struct {
	ID string `json:"@id"`
}

// FileObject is a file. Its id is its path.
type FileObject struct {
	Type        string `json:"@type"` // cr:FileObject
	ID          string `json:"@id"`
	Name        string `json:"name"`
	ContentURL  string `json:"contentUrl"`  // relative to the description
	ContentSize string `json:"contentSize"` // with its unit, B
	Format      string `json:"encodingFormat"`
	SHA256      string `json:"sha256"`
}

// FileSet are files that are read as one, in the folder of the description. It is contained in no file object: readers take
// those of a file set for archives to unpack.
type FileSet struct {
	Type     string `json:"@type"` // cr:FileSet
	ID       string `json:"@id"`
	Name     string `json:"name"`
	Format   string `json:"encodingFormat"`
	Includes string `json:"includes"` // a glob pattern of paths
}

// RecordSet is a table.
type RecordSet struct {
	Type        string  `json:"@type"` // cr:RecordSet
	ID          string  `json:"@id"`
	Name        string  `json:"name"`
	Description string  `json:"description"`
	Key         []Ref   `json:"key,omitempty"` // fields that name a record together
	Fields      []Field `json:"field"`
}

// Field is a column, or a part of one. One with fields inside has neither type nor source.
type Field struct {
	Type        string  `json:"@type"` // cr:Field
	ID          string  `json:"@id"`
	Name        string  `json:"name"`
	Description string  `json:"description,omitempty"`
	DataType    string  `json:"dataType,omitempty"`
	IsArray     bool    `json:"isArray,omitempty"`
	ArrayShape  string  `json:"arrayShape,omitempty"` // "-1" of a list
	Source      *Source `json:"source,omitempty"`
	References  *Target `json:"references,omitempty"`
	Fields      []Field `json:"subField,omitempty"`
}

// Target is the field of another record set whose values a field has.
type Target struct {
	Field Ref `json:"field"`
}

// Source says where the values of a field stand: in a column of a file set, and there below a path.
type Source struct {
	FileSet   Ref         `json:"fileSet"`
	Extract   Extract     `json:"extract"`
	Transform []Transform `json:"transform,omitempty"`
}

// Extract names a column.
type Extract struct {
	Column string `json:"column"`
}

// Transform leads from a value to a part of it.
type Transform struct {
	JSONPath string `json:"jsonPath"`
}

// Encode returns the description as JSON-LD. Equal descriptions give equal bytes.
func Encode(d Dataset) ([]byte, error) {
	d.Context, d.Type, d.ConformsTo = context(), "sc:Dataset", []string{Spec, ResponsibleAI}
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	e.SetIndent("", " ")
	err := e.Encode(d)
	return b.Bytes(), err
}

// context is the context of the specification, word for word.
func context() map[string]any {
	out := map[string]any{
		"@language": "en", "@vocab": "https://schema.org/", "sc": "https://schema.org/",
		"cr": "http://mlcommons.org/croissant/", "rai": "http://mlcommons.org/croissant/RAI/", "dct": "http://purl.org/dc/terms/",
		"conformsTo":  "dct:conformsTo",
		"data":        map[string]string{"@id": "cr:data", "@type": "@json"},
		"dataType":    map[string]string{"@id": "cr:dataType", "@type": "@vocab"},
		"examples":    map[string]string{"@id": "cr:examples", "@type": "@json"},
		"description": map[string]string{"@container": "@language"},
		"name":        map[string]string{"@container": "@language"},
	}
	for _, word := range []string{"arrayShape", "citeAs", "column", "containedIn", "equivalentProperty", "extract", "field",
		"fileProperty", "fileObject", "fileSet", "format", "includes", "isArray", "isLiveDataset", "jsonPath", "key", "md5",
		"parentField", "path", "recordSet", "references", "regex", "repeated", "replace", "samplingRate", "separator",
		"source", "subField", "transform"} {
		out[word] = "cr:" + word
	}
	return out
}
