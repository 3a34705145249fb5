package corpus

// Decision is what a person decided about an item or a flagged day. Decisions are only ever added.
type Decision struct {
	Seq            int64    `json:"seq" parquet:"seq" about:"the decision, from 1 in the order in which they were made"`
	Target         string   `json:"target" parquet:"target,dict" about:"item or day"`
	TargetID       string   `json:"target_id" id:"item?" parquet:"target_id" about:"the item, or group/day, when it was decided about"`
	TargetHash     string   `json:"target_hash" parquet:"target_hash" about:"SHA-256 of question, options, gold, texts of the evidence and time of asking: the decision holds for what has it"`
	Reviewer       string   `json:"reviewer" parquet:"reviewer,dict" about:"who decided"`
	At             string   `json:"at" parquet:"at" about:"when, RFC 3339 in UTC"`
	Action         Action   `json:"action" parquet:"action,dict" about:"accept, reject, edit, unsure, settle, withdraw, admit_day or drop_day"`
	Overrules      []string `json:"overrules,omitempty" parquet:"overrules,list" about:"filters that the decision overrules"`
	Code           string   `json:"code,omitempty" parquet:"code,optional,dict" about:"why, in a word"`
	Note           string   `json:"note,omitempty" parquet:"note,optional" size:"text" about:"why, in the reviewer's words"`
	RateQuestion   string   `json:"rate_question,omitempty" parquet:"rate_question,optional,dict" about:"good, doubtful or bad"`
	RateAnswer     string   `json:"rate_answer,omitempty" parquet:"rate_answer,optional,dict" about:"good, doubtful or bad"`
	RateOptions    string   `json:"rate_options,omitempty" parquet:"rate_options,optional,dict" about:"good, doubtful or bad"`
	RateEvidence   string   `json:"rate_evidence,omitempty" parquet:"rate_evidence,optional,dict" about:"good, doubtful or bad"`
	Edits          []Edit   `json:"edits,omitempty" parquet:"edits,list" about:"what was changed: field, before, after"`
	StatusBefore   Status   `json:"status_before" parquet:"status_before,dict" about:"what the item was when it was decided about"`
	VerdictsHidden bool     `json:"verdicts_hidden,omitempty" parquet:"verdicts_hidden" about:"the reviewer saw no verdict before deciding"`
	OthersHidden   bool     `json:"others_hidden,omitempty" parquet:"others_hidden" about:"the reviewer saw no other reviewer's decision before"`
	Seconds        int      `json:"seconds,omitempty" parquet:"seconds" about:"from seeing it to deciding; 0: not known"`
	Supersedes     int64    `json:"supersedes,omitempty" parquet:"supersedes,optional" about:"the reviewer's decision before, about the same"`
}

// AdmitsDay says whether a decision about a day admits it; one about a day that does not drops it.
func (d Decision) AdmitsDay() bool { return d.Meant() == ActionAdmitDay }

// Meant returns the action of a decision; of a settlement, the one that it settles for.
func (d Decision) Meant() Action {
	if d.Action == ActionSettle {
		return Action(d.Code)
	}
	return d.Action
}

// Edit is a changed field of an item.
type Edit struct {
	Field  string `json:"field" parquet:"field"`
	Before string `json:"before" parquet:"before" size:"text"`
	After  string `json:"after" parquet:"after" size:"text"`
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
	Seq     int64  `json:"seq" parquet:"seq" about:"the decision"`
	Release int    `json:"release" parquet:"release" about:"the release that it was applied to"`
	Outcome string `json:"outcome" parquet:"outcome,dict" about:"applied, refused or stale"`
	Code    string `json:"code,omitempty" parquet:"code,optional,dict" about:"why it was refused"`
	ItemID  string `json:"item_id" id:"item?" parquet:"item_id,optional" about:"the item; NULL where nothing has the content any more"`
}

// The outcomes of an application.
const (
	Applied = "applied"
	Refused = "refused"
	Stale   = "stale" // nothing has the content any more that was decided about
)

// AppliedDecisions returns, by item, the decision that a release applied. Decisions and applications are those of the
// run, which its corpora share, or of a corpus by itself.
func AppliedDecisions(release int, parts ...*Corpus) map[string]*Decision {
	made := map[int64]*Decision{}
	for _, c := range parts {
		for i := range c.Decisions {
			made[c.Decisions[i].Seq] = &c.Decisions[i]
		}
	}
	out := map[string]*Decision{}
	for _, c := range parts {
		for _, a := range c.Applications {
			if d := made[a.Seq]; d != nil && a.Release == release && a.Outcome == Applied {
				out[a.ItemID] = d
			}
		}
	}
	return out
}
