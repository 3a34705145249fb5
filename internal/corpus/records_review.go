package corpus

// Decision is what a person decided about an item or a flagged day. Decisions are only ever added.
type Decision struct {
	Seq            int64    `json:"seq"` // from 1, in the order in which they were made
	Target         string   `json:"target"`
	TargetID       string   `json:"target_id" id:"item"`
	TargetHash     string   `json:"target_hash"` // of what was decided about: decisions attach by it, never by id
	Reviewer       string   `json:"reviewer"`
	At             string   `json:"at"` // RFC 3339, UTC
	Action         Action   `json:"action"`
	Overrules      []string `json:"overrules,omitempty"` // filters
	Code           string   `json:"code,omitempty"`
	Note           string   `json:"note,omitempty"`
	RateQuestion   string   `json:"rate_question,omitempty"` // good, doubtful or bad
	RateAnswer     string   `json:"rate_answer,omitempty"`
	RateOptions    string   `json:"rate_options,omitempty"`
	RateEvidence   string   `json:"rate_evidence,omitempty"`
	Edits          []Edit   `json:"edits,omitempty"`
	StatusBefore   Status   `json:"status_before"`
	VerdictsHidden bool     `json:"verdicts_hidden,omitempty"` // until the reviewer had decided
	OthersHidden   bool     `json:"others_hidden,omitempty"`
	Seconds        int      `json:"seconds,omitempty"` // from seeing it to deciding
	Supersedes     int64    `json:"supersedes,omitempty"`
}

// Edit is a changed field of an item.
type Edit struct {
	Field  string `json:"field" parquet:"field"`
	Before string `json:"before" parquet:"before"`
	After  string `json:"after" parquet:"after"`
}

// Action is what a reviewer does about an item or a day.
type Action string

// The actions.
const (
	ActionAccept   Action = "accept"    // the item belongs into the dataset
	ActionReject   Action = "reject"    // it does not
	ActionEdit     Action = "edit"      // it does once it is changed, if the filters let it pass then
	ActionUnsure   Action = "unsure"    // a second reviewer is asked
	ActionSettle   Action = "settle"    // ends a dispute: the code says accept or reject
	ActionWithdraw Action = "withdraw"  // takes a decision of one's own back
	ActionAdmitDay Action = "admit_day" // a flagged day is sound
	ActionDropDay  Action = "drop_day"  // no item may rest on the day
)

// What a decision is about.
const (
	TargetItem = "item"
	TargetDay  = "day"
)

// Application is what became of a decision when decisions were applied.
type Application struct {
	Seq     int64  `json:"seq"`     // of the decision
	Release int    `json:"release"` // the release that it went into
	Outcome string `json:"outcome"` // applied, refused or stale
	Code    string `json:"code,omitempty"`
	ItemID  string `json:"item_id" id:"item"`
}

// The outcomes of an application.
const (
	Applied = "applied"
	Refused = "refused"
	Stale   = "stale" // nothing has the content any more that was decided about
)
