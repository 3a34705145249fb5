package seeds

// Shape is the published form of a source.
type Shape string

// The shapes of sources (App. C.1).
const (
	FanOutQA   Shape = "fanoutqa"
	MuSiQue    Shape = "musique"
	QACC       Shape = "qacc"
	AmbigQA    Shape = "ambigqa"
	HoH        Shape = "hoh"
	PersonaMem Shape = "personamem"
)

// Relation is how the variants of a set relate (S2).
type Relation string

// The relations of sets.
const (
	Complementary Relation = "complementary"
	Nuanced       Relation = "nuanced"
	Contradictory Relation = "contradictory"
)

// Subtype is a kind of set within its relation. The subtype of a contradictory set bears the relation's name.
type Subtype string

// The subtypes of sets.
const (
	MultiEvidence Subtype = "multi_evidence"
	AnyOne        Subtype = "any_one"
	Temporal      Subtype = "temporal"
	Contextual    Subtype = "contextual"
	Conflict      Subtype = "contradictory"
)

// Subtypes returns all subtypes in the order of the published tables.
func Subtypes() []Subtype { return []Subtype{MultiEvidence, AnyOne, Temporal, Contextual, Conflict} }

// Relation returns the relation that a subtype belongs to.
func (s Subtype) Relation() Relation {
	switch s {
	case MultiEvidence, AnyOne:
		return Complementary
	case Temporal, Contextual:
		return Nuanced
	default:
		return Contradictory
	}
}

// Domains returns the subject domains of sets, in the order of table 8.
func Domains() []string {
	return []string{"culture", "media", "competition", "world", "society", "cuisine", "lifestyle", "development",
		"stem", "nature"}
}

// Seed is one record of a source (S1).
type Seed struct {
	ID        string // shape, and the record's own id or number
	Shape     Shape
	Source    string // name of the file
	Record    int    // number within the file, from 1
	Question  string // empty for a preference
	Answer    string // to the question; empty where it depends on an entry
	Entries   []Entry
	Serves    []Subtype // the sets that it can become; none where it falls
	Kept      bool
	Reason    string // why it falls
	KnownFrom string // data set, or class of reference
	Profile   string // of a preference: the id of whose it is
}

// Entry is one statement of a seed.
type Entry struct {
	Text      string // a statement, a question of a chain, a preference
	Value     string // what it states or answers; empty for a preference
	Qualifier string // under which it holds
	Date      string // YYYY-MM-DD, from which it holds
	KnownFrom string // title or address of a page
}

// fall marks a seed as fallen. The first reason stays.
func (s *Seed) fall(reason string) {
	if s.Reason == "" {
		s.Reason = reason
	}
	s.Kept, s.Serves = false, nil
}

// keep marks a seed as kept unless it has fallen.
func (s *Seed) keep(serves ...Subtype) {
	if s.Reason == "" {
		s.Kept, s.Serves = true, serves
	}
}

// need lets a seed fall that has too few entries.
func (s *Seed) need(found, least int, what string) {
	if found < least {
		s.fall(needed(found, what, least))
	}
}

// answered lets a seed fall that has no answer.
func (s *Seed) answered() {
	if s.Answer == "" {
		s.fall("the answer is empty")
	}
}
