package output

import (
	"encoding/json"
	"fmt"

	"memloom/internal/corpus"
)

// SchemaVersion is the version of tables and manifest that this program writes, and the only one that it reads.
const SchemaVersion = 14

// The names of the files next to the tables.
const (
	ManifestName  = "manifest.json"
	CardName      = "README.md"
	CroissantName = "croissant.json"
	ReportName    = "report.html"
	LicenceName   = "LICENSE" // in a release
)

// BuiltinModel is the name of the built-in model, which needs no key.
const BuiltinModel = "builtin"

// Manifest says what the corpora of a run are, what they were made from and what files they consist of. The caller of
// Finish fills what only the run knows; the fields marked computed are filled by Finish. Equal runs give equal bytes:
// there is no clock in it unless GeneratedAt is set.
type Manifest struct {
	SchemaVersion int     `json:"schema_version"` // computed
	Program       Program `json:"program"`
	// RFC 3339; unset by default, so that bytes can be reproduced
	GeneratedAt string     `json:"generated_at,omitempty"`
	Recipe      string     `json:"recipe"`
	Scale       float64    `json:"scale"`
	Held        []HeldSize `json:"scale_held,omitempty"` // sizes that the scale did not reach
	Seed        uint64     `json:"seed"`
	Language    string     `json:"language"`         // BCP 47; default en
	License     string     `json:"license"`          // an SPDX id, or other
	Canary      string     `json:"canary,omitempty"` // see CanaryOf; computed
	// of earlier releases of the corpora, the oldest first
	Earlier    []string        `json:"earlier_canaries,omitempty"`
	TimeZone   string          `json:"time_zone"`
	Tokenizer  string          `json:"tokenizer"`
	Domains    []Source        `json:"domains"`
	Templates  []Source        `json:"templates"`
	Models     []RoleModel     `json:"models"`
	Parameters json.RawMessage `json:"parameters,omitempty"` // the resolved recipe, a JSON object
	Calendar   Period          `json:"calendar"`             // computed
	Counts     Counts          `json:"counts"`               // computed
	Splits     []SplitCount    `json:"splits"`               // computed
	Quotas     []Quota         `json:"quotas"`
	Shortfalls []Shortfall     `json:"shortfalls"`
	// of a corpus, where it got other than its share: others made up for it, or it for others
	Moved []CorpusQuota `json:"moved_quotas,omitempty"`
	// numbers of the recipe that the text misses by more than a tenth
	MissedTargets []Target   `json:"missed_targets"`
	Measures      []Measured `json:"measures,omitempty"` // those that have a bound (docs/validity.md)
	// known limits beyond those that every card states, a sentence each
	Limits []string `json:"limits,omitempty"`
	// what testing it took; unset where no item came so far
	Uniqueness *Uniqueness `json:"uniqueness,omitempty"`
	Spending   *Spending   `json:"spending,omitempty"` // of runs with language models alone
	// how often decisions were applied; 0: as the run published it
	Release int    `json:"release,omitempty"`
	Parent  string `json:"parent,omitempty"` // SHA-256 of the manifest of the release before
	// the filtering whose verdicts are adopted; 0: the run's own
	Judging int `json:"judging,omitempty"`
	// surplus drafts were judged for what people removed
	TopUp bool `json:"top_up,omitempty"`
	// accepted items that filters refused and a person admitted
	ByPerson   int    `json:"admitted_by_person,omitempty"`
	Repository string `json:"repository,omitempty"` // of a release: where it is published, ORG/NAME
	Published  string `json:"published,omitempty"`  // of a release: the day, YYYY-MM-DD
	// of a release: folders that it was published without
	Withheld []Folder `json:"withheld,omitempty"`
	// in the order of their rows in every table; computed
	Corpora    []CorpusEntry `json:"corpora,omitempty"`
	Tables     []TableEntry  `json:"tables"`                // computed
	CardSHA256 string        `json:"card_sha256,omitempty"` // of README.md; computed
	// of report.html; computed, empty where there is none
	ReportSHA256 string `json:"report_sha256,omitempty"`
	Croissant    string `json:"croissant_sha256,omitempty"` // of croissant.json; computed
	// of these bytes with this field's digits as zeros; computed
	OwnSHA256 string `json:"manifest_sha256,omitempty"`

	// Absent lists the tables of the manifest that are not in the folder. Read fills it.
	Absent []string `json:"-"`

	// Altered says that the bytes that were read do not have OwnSHA256. ReadManifest fills it.
	Altered bool `json:"-"`
}

// Measured is a measure of the corpora, as `memloom stats` prints it.
type Measured struct {
	Section  string  `json:"section"`
	Name     string  `json:"name"`
	Value    float64 `json:"value"`
	Is       string  `json:"is"`       // the value with its unit
	Compared string  `json:"compared"` // its bound, and what is published of it
}

// HeldSize is a key of the recipe whose least value is above what the scale makes of it.
type HeldSize struct {
	Key   string  `json:"key"`
	Asked float64 `json:"asked"` // what the scale makes of the recipe's value
	Got   int     `json:"got"`
}

// Program is what made the corpus.
type Program struct {
	Name    string `json:"name"`
	Version string `json:"version"`
}

// Source is a file that a run was made from.
type Source struct {
	Name   string `json:"name"`
	SHA256 string `json:"sha256"`
}

// RoleModel says which model played a role.
type RoleModel struct {
	Role  string `json:"role"`
	Model string `json:"model"`
}

// Period is the corpus's calendar, both days included.
type Period struct {
	First corpus.Date `json:"first"`
	Last  corpus.Date `json:"last"`
}

// CorpusEntry says what a corpus is and which rows it has. In every table rows that all corpora share come first, then
// those of each corpus in the order of the entries.
type CorpusEntry struct {
	ID       string           `json:"id"`
	Groups   int              `json:"groups"`
	Messages int              `json:"messages"`
	Tokens   int64            `json:"tokens"`
	Items    int              `json:"items"` // accepted
	Rows     map[string]int64 `json:"rows"`  // of each table that has rows of it
}

// Counts are the sizes of a run, its corpora taken together.
type Counts struct {
	People         int           `json:"people"`
	Groups         int           `json:"groups"`
	Messages       int           `json:"messages"`
	Tokens         int64         `json:"tokens"`   // of all messages
	Failures       int           `json:"failures"` // questions to models that were passed over
	Items          ItemCounts    `json:"items"`
	Families       []FamilyCount `json:"families"`
	MedianDistance Distance      `json:"median_evidence_distance"`
}

// ItemCounts counts drafts by their end: Drafted is the sum of the others.
type ItemCounts struct {
	Drafted  int `json:"drafted"`
	Accepted int `json:"accepted"`
	Rejected int `json:"rejected"` // fell at a filter
	Flagged  int `json:"flagged"`  // a person has to decide
	Surplus  int `json:"surplus"`  // not judged, because the quota was full
}

// FamilyCount counts the drafts of a question family.
type FamilyCount struct {
	Family   string `json:"family"`
	Category string `json:"category"`
	ItemCounts
}

// Distance is the way from the first to the last evidence of an item.
type Distance struct {
	Messages int64 `json:"messages"`
	Days     int64 `json:"days"`
	Tokens   int64 `json:"tokens"`
}

// SplitCount counts the accepted items of a split.
type SplitCount struct {
	Name  string `json:"name"`
	Items int    `json:"items"`
}

// Quota is what a recipe asks of a stratum and what it got.
type Quota struct {
	Stratum string `json:"stratum"`
	Wanted  int    `json:"wanted"`
	Got     int    `json:"got"`
}

// Shortfall is a quota that was not met, with the commonest reason and the setting to change.
type Shortfall struct {
	// a family, "family/subcategory", or the recipe's key of something else that is counted
	Stratum string `json:"stratum"`
	Wanted  int    `json:"wanted"`
	Got     int    `json:"got"`
	Reason  string `json:"reason"`
	Knob    string `json:"knob"`
}

// String says what is short, the cause that was counted and what would help.
func (s Shortfall) String() string {
	return fmt.Sprintf("%s has %d of %d. The cause: %s. What would help: %s.", s.Stratum, s.Got, s.Wanted, s.Reason,
		s.Knob)
}

// CorpusQuota is what a corpus was to have of a stratum, and what it got.
type CorpusQuota struct {
	CorpusID string `json:"corpus_id"`
	Stratum  string `json:"stratum"`
	Wanted   int    `json:"wanted"`
	Got      int    `json:"got"`
}

// Target is a number that the recipe asks of what is written, and what came of it.
type Target struct {
	Key   string  `json:"key"`
	Asked float64 `json:"asked"`
	Got   float64 `json:"got"`
}

// Uniqueness is what it took to look for other answers to the items that came so far, readings of segments that many
// items share included, and what asking each of every segment would have taken. Tokens are those of the messages shown.
type Uniqueness struct {
	Items            int `json:"items"`
	Calls            int `json:"calls"`
	Tokens           int `json:"tokens"`
	ExhaustiveCalls  int `json:"exhaustive_calls"`
	ExhaustiveTokens int `json:"exhaustive_tokens"`
}

// TableEntry is a table as it was written.
type TableEntry struct {
	Name   string  `json:"name"` // folder and table, data/messages
	Rows   int64   `json:"rows"`
	Digest string  `json:"digest"` // SHA-256 of the canonical rows in stored order, independent of Parquet's encoding
	Shards []Shard `json:"shards"`
}

// Shard is a file of a table.
type Shard struct {
	Path   string `json:"path"` // within the corpus's folder, with slashes
	Rows   int64  `json:"rows"`
	Bytes  int64  `json:"bytes"`
	SHA256 string `json:"sha256"`
}

// Encode returns the manifest as the bytes of manifest.json.
func (m *Manifest) Encode() ([]byte, error) { return indented(m, "  ") }

// Table returns the entry of a table, such as data/messages, or nil.
func (m *Manifest) Table(path string) *TableEntry {
	for i := range m.Tables {
		if m.Tables[i].Name == path {
			return &m.Tables[i]
		}
	}
	return nil
}

// Spending sets what a run with language models was estimated to take, before its first call, next to what it took.
type Spending struct {
	Estimate []EstimatedStage `json:"estimate,omitempty"` // absent for runs begun by a program that made none
	Actual   []SpentStage     `json:"actual"`
}

// Bounds are an estimated number.
type Bounds struct {
	Low    int64 `json:"low"`
	Likely int64 `json:"likely"`
	High   int64 `json:"high"`
}

// EstimatedStage is what a stage was estimated to take. Cost counts models with a price alone.
type EstimatedStage struct {
	Stage    string   `json:"stage"`
	Calls    Bounds   `json:"calls"`
	In       Bounds   `json:"tokens_in"`
	Cached   Bounds   `json:"tokens_cached"` // of those in
	Out      Bounds   `json:"tokens_out"`
	Cost     Bounds   `json:"nano_dollars"`
	Unpriced []string `json:"unpriced,omitempty"` // models whose cost is not known
}

// SpentStage is what a stage took, earlier sittings included.
type SpentStage struct {
	Stage    string `json:"stage"`
	Calls    int64  `json:"calls"`    // different questions, those asked again included
	Requests int64  `json:"requests"` // fewer than calls where the answers to an earlier run in the folder served
	In       int64  `json:"tokens_in"`
	Cached   int64  `json:"tokens_cached"`
	Out      int64  `json:"tokens_out"`
	Cost     int64  `json:"nano_dollars"`
	Unknown  int64  `json:"unknown_cost,omitempty"` // answers whose cost is not known

	// Inherited is what answers cost, in nano-dollars, that an earlier run in the
	// folder paid for and this one uses. It is not part of Cost.
	Inherited int64 `json:"inherited_nano_dollars,omitempty"`
}
