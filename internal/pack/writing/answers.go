package writing

// HeadOut is the head of a pack.
type HeadOut struct {
	Title       string    `json:"title"`
	Description string    `json:"description"`
	Departments []string  `json:"departments"`
	Roles       []RoleOut `json:"roles"`
}

// RoleOut is a role.
type RoleOut struct {
	Name        string   `json:"name"`
	Title       string   `json:"title"`
	Departments []string `json:"departments"`
	Ranks       []int    `json:"ranks"`
	Technical   bool     `json:"technical,omitempty"`
	Skills      []string `json:"skills"`
}

// TermsOut are concepts.
type TermsOut struct {
	Terms []TermOut `json:"terms"`
}

// TermOut is a concept with the words of some roles.
type TermOut struct {
	Concept string    `json:"concept"`
	Words   []WordOut `json:"words"`
}

// WordOut is a role's word.
type WordOut struct {
	Role string `json:"role"`
	Word string `json:"word"`
}

// PoolsOut are pools.
type PoolsOut struct {
	Pools []PoolOut `json:"pools"`
}

// PoolOut is a pool with its names.
type PoolOut struct {
	Name  string   `json:"name"`
	Names []string `json:"names"`
}

// AttributesOut are attributes whose values are no texts.
type AttributesOut struct {
	Attributes []AttributeOut `json:"attributes"`
}

// AttributeOut is an attribute; its key is made of its noun.
type AttributeOut struct {
	Noun     string   `json:"noun"`
	Plural   string   `json:"plural,omitempty"` // of a tally
	Class    string   `json:"class"`
	Value    ValueOut `json:"value"`
	Synonyms []string `json:"synonyms"`
	Because  []string `json:"because"` // it changes if there are some
	Handover bool     `json:"handover,omitempty"`
}

// ValueOut is what a value can be; numbers are texts.
type ValueOut struct {
	Kind     string   `json:"kind"`
	Min      string   `json:"min,omitempty"`
	Max      string   `json:"max,omitempty"`
	Step     string   `json:"step,omitempty"`
	Unit     string   `json:"unit,omitempty"`
	Currency string   `json:"currency,omitempty"`
	Working  bool     `json:"working,omitempty"`
	Pool     string   `json:"pool,omitempty"`
	Of       []string `json:"of,omitempty"`
}

// TextsOut is an attribute whose values are texts.
type TextsOut struct {
	Noun     string   `json:"noun"`
	Synonyms []string `json:"synonyms"`
	ClausesOut
}

// ClausesOut are texts with what their slots can be.
type ClausesOut struct {
	Texts []string  `json:"texts"`
	Slots []SlotOut `json:"slots"`
}

// SlotOut is a slot of texts.
type SlotOut struct {
	Name    string   `json:"name"`
	Members []string `json:"members"`
}

// DeliverableOut is a deliverable; its slug is made of its noun.
type DeliverableOut struct {
	Noun       string     `json:"noun"`
	Done       []string   `json:"done"`
	Skills     []string   `json:"skills"`
	Roles      []string   `json:"roles"`
	Attributes []string   `json:"attributes"`
	Shortest   int        `json:"shortest"`
	Longest    int        `json:"longest"`
	Work       ClausesOut `json:"work"`
	Doubts     ClausesOut `json:"doubts"`
}

// ThemesOut are kinds of problems.
type ThemesOut struct {
	Themes []ThemeOut `json:"themes"`
}

// ThemeOut is a kind of problem with the remedies of the roles.
type ThemeOut struct {
	Key      string      `json:"key"`
	Problems []string    `json:"problems"`
	Remedies []RemedyOut `json:"remedies"`
}

// RemedyOut is a role's remedy.
type RemedyOut struct {
	Role   string `json:"role"`
	Remedy string `json:"remedy"`
}

// ProjectOut is a project.
type ProjectOut struct {
	Name        string          `json:"name"`
	Context     string          `json:"context"`
	Challenges  []string        `json:"challenges"`
	Categories  []string        `json:"categories"`
	Subprojects []SubprojectOut `json:"subprojects"`
}

// SubprojectOut is the work of a group.
type SubprojectOut struct {
	Name       string   `json:"name"`
	Goal       string   `json:"goal"`
	Components []string `json:"components"`
}

// RulesOut are rules.
type RulesOut struct {
	Rules []RuleOut `json:"rules"`
}

// RuleOut is a rule with the case that overrides it.
type RuleOut struct {
	Scope  string   `json:"scope"`
	Matter string   `json:"matter"`
	Person bool     `json:"person,omitempty"` // it needs somebody's consent
	Needs  []string `json:"needs"`
	CaseOut
}

// CaseOut is a named case in which something else is required.
type CaseOut struct {
	Term    string   `json:"term"`
	When    string   `json:"when"`
	Means   []string `json:"means"`
	Because []string `json:"because"`
}

// ExceptionsOut are cases that fit any rule.
type ExceptionsOut struct {
	Exceptions []CaseOut `json:"exceptions"`
}

// NewsOut is news.
type NewsOut struct {
	News []NewOut `json:"news"`
}

// NewOut is a piece of news.
type NewOut struct {
	Sentence string       `json:"sentence"`
	About    string       `json:"about"`
	Slots    []NewSlotOut `json:"slots"`
}

// NewSlotOut is a slot of news.
type NewSlotOut struct {
	Name  string   `json:"name"`
	Value ValueOut `json:"value"`
}

// ListsOut are the two lists at the end of a pack.
type ListsOut struct {
	Closures []string `json:"closures"`
	Asides   []string `json:"asides"`
}

// MoreOut are further entries of a list.
type MoreOut struct {
	Entries []string `json:"entries"`
}
