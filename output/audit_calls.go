package output

import (
	"time"

	"memloom/internal/corpus"
)

type callRow struct {
	Shareable
	Stage    string `parquet:"stage,dict" about:"the step of the run that asked first"`
	Unit     string `parquet:"unit" about:"what it was asked for, as the run names it"`
	Task     string `parquet:"task,dict" about:"the question, by the name of its task"`
	Role     string `parquet:"role,dict" about:"the role of the model"`
	Model    string `parquet:"model,dict" about:"the model"`
	Sample   int32  `parquet:"sample" about:"tells independent answers to one question apart, from 0"`
	Tokens   *int64 `parquet:"tokens_in,optional" about:"tokens of the prompt; NULL: not known"`
	Cached   *int64 `parquet:"tokens_cached,optional" about:"of them, what the provider had cached"`
	Out      *int64 `parquet:"tokens_out,optional" about:"tokens of the answer"`
	Cost     *int64 `parquet:"nano_dollars,optional" about:"billionths of a dollar that its requests are known to have cost, those that were tried again included; NULL: the model has no price"`
	Doubt    int64  `parquet:"nano_dollars_in_doubt" about:"billionths of a dollar that requests without an answer, and answers that do not say what they took, may have cost beside it, as reserved"`
	Latency  *int64 `parquet:"latency_us,optional" about:"microseconds from sending to the whole answer; NULL: not known"`
	Attempts int32  `parquet:"attempts" about:"requests that were made for it"`
	Hits     int32  `parquet:"cache_hits" about:"how often the kept answer was served without a request; a replay does not count"`
	Rung     string `parquet:"rung,dict" about:"decoded, repaired, asked (again, with what was wrong), stronger (by the stronger model) or failed; empty for an answer that a later one replaced"`
	Failed   string `parquet:"failed,dict" about:"the kind of failure with which it was given up; empty: it was answered"`
}

func callTables() []Table {
	return []Table{
		plain(Audit, "calls", "a question to a model of a provider, with what it took; the built-in model is not journaled",
			func(c *corpus.Corpus) *[]corpus.CallRecord { return &c.Calls }, toCallRow, fromCallRow),
	}
}

func toCallRow(c corpus.CallRecord) callRow {
	r := callRow{
		Stage: c.Stage, Unit: c.Unit, Task: c.Task, Role: c.Role, Model: c.Model, Sample: int32(c.Sample), Cost: c.NanoDollars, Doubt: c.NanosInDoubt,
		Attempts: int32(c.Attempts), Hits: int32(c.Hits), Rung: c.Rung, Failed: c.Failed,
	}
	if t := c.Tokens; t != nil {
		r.Tokens, r.Cached, r.Out = &t.In, &t.Cached, &t.Out
	}
	if c.Latency > 0 {
		us := c.Latency.Microseconds()
		r.Latency = &us
	}
	return r
}

func fromCallRow(r callRow) (corpus.CallRecord, error) {
	c := corpus.CallRecord{
		Stage: r.Stage, Unit: r.Unit, Task: r.Task, Role: r.Role, Model: r.Model, Sample: int(r.Sample), NanoDollars: r.Cost, NanosInDoubt: r.Doubt,
		Attempts: int(r.Attempts), Hits: int(r.Hits), Rung: r.Rung, Failed: r.Failed, Latency: time.Duration(val(r.Latency)) * time.Microsecond,
	}
	if r.Tokens != nil {
		c.Tokens = &corpus.CallTokens{In: *r.Tokens, Cached: val(r.Cached), Out: val(r.Out)}
	}
	return c, nil
}

type failureRow struct {
	Shareable
	Stage  string `parquet:"stage,dict" about:"the step of the run: text, scaffold, wording, harden, reword, judge, read, unique"`
	Unit   string `parquet:"unit" about:"what it was asked for: group/day, kind/group/day of a record, an item, a segment, or a draft that was dropped"`
	Task   string `parquet:"task,dict" about:"the question, by the name of its task"`
	Model  string `parquet:"model,dict" about:"the model that was asked last"`
	Kind   string `parquet:"kind,dict" about:"invalid answer, refused, truncated, overflow, or why no answer came (transport, timeout, server, throttled, malformed)"`
	Reason string `parquet:"reason" size:"text" about:"what was wrong, or what the provider said"`
}

func failureTables() []Table {
	return []Table{
		plain(Audit, "failures", "a question to a model that stayed without an acceptable answer and was passed over",
			func(c *corpus.Corpus) *[]corpus.Failure { return &c.Failures },
			func(f corpus.Failure) failureRow {
				return failureRow{Stage: f.Stage, Unit: f.Unit, Task: f.Task, Model: f.Model, Kind: f.Kind,
					Reason: f.Reason}
			},
			func(r failureRow) (corpus.Failure, error) {
				return corpus.Failure{Stage: r.Stage, Unit: r.Unit, Task: r.Task, Model: r.Model, Kind: r.Kind,
					Reason: r.Reason}, nil
			}),
	}
}

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
	Note           *string       `parquet:"note,optional" size:"text" about:"why, in the reviewer's words"`
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

func reviewTables() []Table {
	return []Table{
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
