package graph

import (
	"cmp"
	"strings"
)

// Kind is the kind of a node (App. A, G1).
type Kind uint8

// The node kinds. The backbone has the first four; messages and facts are nodes of the tables alone.
const (
	KindProject    Kind = iota // GroupMemBench's domain
	KindSubProject             // its topic
	KindTask                   // its phase
	KindUser
	KindMessage
	KindFact
)

var kindNames = [...]string{"project", "sub_project", "task", "user", "message", "fact"}

// String returns the kind's name in the tables.
func (k Kind) String() string { return kindNames[k] }

// Node names a node: ids are unique within a kind.
type Node struct {
	Kind Kind
	ID   string
}

// String returns "kind:id".
func (n Node) String() string { return n.Kind.String() + ":" + n.ID }

// Compare orders nodes by kind, then by id.
func (n Node) Compare(o Node) int {
	return cmp.Or(cmp.Compare(n.Kind, o.Kind), strings.Compare(n.ID, o.ID))
}

// Relation is the kind of an edge (App. A table 4, G2).
type Relation uint8

// The relations. The first eight are static and make up the backbone; the
// others arise with the messages and are columns of other tables.
const (
	HasTopic         Relation = iota // project → sub-project
	HasPhase                         // sub-project → task
	BelongsToProject                 // task → sub-project
	InvolvedIn                       // user → project
	HasMember                        // project → user
	ActiveInPhase                    // user → task
	HasPhaseMember                   // task → user
	RelatedToProject                 // project → project, or between siblings (see Builder.Build)
	AuthoredBy                       // message → user
	PostedIn                         // message → task
	ReplyTo                          // message → message
	Discloses                        // message → fact
	Supersedes                       // fact → fact
)

var relationNames = [...]string{
	"has_topic", "has_phase", "belongs_to_project", "involved_in", "has_member", "active_in_phase",
	"has_phase_member", "related_to_project", "authored_by", "posted_in", "reply_to", "discloses", "supersedes",
}

// String returns the relation's name in the tables.
func (r Relation) String() string { return relationNames[r] }

// Edge is one edge of the backbone.
type Edge struct {
	Relation Relation
	From, To Node
	// Via holds the category tags that both ends share, sorted; related_to_project alone has some.
	Via []string
}

// Compare orders edges by relation, source and target.
func (e Edge) Compare(o Edge) int {
	return cmp.Or(cmp.Compare(e.Relation, o.Relation), e.From.Compare(o.From), e.To.Compare(o.To))
}
