package output

import "memloom/internal/corpus"

type decisionRow struct {
	Shareable
	Seq            int64         `parquet:"seq" about:"the decision, from 1 in the order in which they were made"`
	Target         string        `parquet:"target,dict" about:"item or day"`
	TargetID       string        `parquet:"target_id" about:"the item, or group/day, when it was decided about"`
	TargetHash     string        `parquet:"target_hash" about:"SHA-256 of question, options, gold, texts of the evidence and time of asking: the decision holds for what has it"`
	Reviewer       string        `parquet:"reviewer,dict" about:"who decided"`
	At             string        `parquet:"at" about:"when, RFC 3339 in UTC"`
	Action         string        `parquet:"action,dict" about:"accept, reject, edit, unsure, settle, withdraw, admit_day or drop_day"`
	Overrules      []string      `parquet:"overrules,list" about:"filters that the decision overrules"`
	Code           *string       `parquet:"code,optional,dict" about:"why, in a word"`
	Note           *string       `parquet:"note,optional" about:"why, in the reviewer's words"`
	RateQuestion   *string       `parquet:"rate_question,optional,dict" about:"good, doubtful or bad"`
	RateAnswer     *string       `parquet:"rate_answer,optional,dict" about:"good, doubtful or bad"`
	RateOptions    *string       `parquet:"rate_options,optional,dict" about:"good, doubtful or bad"`
	RateEvidence   *string       `parquet:"rate_evidence,optional,dict" about:"good, doubtful or bad"`
	Edits          []corpus.Edit `parquet:"edits,list" about:"what was changed: field, before, after"`
	StatusBefore   string        `parquet:"status_before,dict" about:"what the item was when it was decided about"`
	VerdictsHidden bool          `parquet:"verdicts_hidden" about:"the reviewer saw no verdict before deciding"`
	OthersHidden   bool          `parquet:"others_hidden" about:"the reviewer saw no other reviewer's decision before"`
	Seconds        int32         `parquet:"seconds" about:"from seeing it to deciding; 0: not known"`
	Supersedes     *int64        `parquet:"supersedes,optional" about:"the reviewer's decision before, about the same"`
}

type applicationRow struct {
	Shareable
	Seq     int64   `parquet:"seq" about:"the decision"`
	Release int32   `parquet:"release" about:"the release that it was applied to"`
	Outcome string  `parquet:"outcome,dict" about:"applied, refused or stale"`
	Code    *string `parquet:"code,optional,dict" about:"why it was refused"`
	ItemID  *string `parquet:"item_id,optional" about:"the item; NULL where nothing has the content any more"`
}

// withReviews is the first schema version that has decisions.
const withReviews = 7

func reviewTables() []Table {
	tables := []Table{
		plain(Audit, "decisions", "what a person decided about an item or a day",
			func(c *corpus.Corpus) *[]corpus.Decision { return &c.Decisions }, toDecisionRow, fromDecisionRow),
		plain(Audit, "applications", "what became of a decision when decisions were applied",
			func(c *corpus.Corpus) *[]corpus.Application { return &c.Applications },
			func(a corpus.Application) applicationRow {
				return applicationRow{Seq: a.Seq, Release: int32(a.Release), Outcome: a.Outcome, Code: opt(a.Code), ItemID: opt(a.ItemID)}
			},
			func(r applicationRow) (corpus.Application, error) {
				return corpus.Application{Seq: r.Seq, Release: int(r.Release), Outcome: r.Outcome, Code: val(r.Code), ItemID: val(r.ItemID)}, nil
			}),
	}
	for i := range tables {
		tables[i].since = withReviews
	}
	return tables
}

func toDecisionRow(d corpus.Decision) decisionRow {
	r := decisionRow{
		Seq: d.Seq, Target: d.Target, TargetID: d.TargetID, TargetHash: d.TargetHash, Reviewer: d.Reviewer, At: d.At,
		Action: string(d.Action), Overrules: d.Overrules, Code: opt(d.Code), Note: opt(d.Note), RateQuestion: opt(d.RateQuestion),
		RateAnswer: opt(d.RateAnswer), RateOptions: opt(d.RateOptions), RateEvidence: opt(d.RateEvidence), Edits: d.Edits,
		StatusBefore: string(d.StatusBefore), VerdictsHidden: d.VerdictsHidden, OthersHidden: d.OthersHidden, Seconds: int32(d.Seconds),
	}
	if d.Supersedes != 0 {
		r.Supersedes = &d.Supersedes
	}
	return r
}

func fromDecisionRow(r decisionRow) (corpus.Decision, error) {
	return corpus.Decision{
		Seq: r.Seq, Target: r.Target, TargetID: r.TargetID, TargetHash: r.TargetHash, Reviewer: r.Reviewer, At: r.At,
		Action: corpus.Action(r.Action), Overrules: list(r.Overrules), Code: val(r.Code), Note: val(r.Note),
		RateQuestion: val(r.RateQuestion), RateAnswer: val(r.RateAnswer), RateOptions: val(r.RateOptions), RateEvidence: val(r.RateEvidence),
		Edits: list(r.Edits), StatusBefore: corpus.Status(r.StatusBefore), VerdictsHidden: r.VerdictsHidden, OthersHidden: r.OthersHidden,
		Seconds: int(r.Seconds), Supersedes: val(r.Supersedes),
	}, nil
}
