package output

import "memloom/internal/corpus"

type failureRow struct {
	Stage  string `parquet:"stage,dict" about:"the step of the run: text, scaffold, wording, harden, reword, judge, read, unique"`
	Unit   string `parquet:"unit" about:"what it was asked for: group/day, kind/group/day of a record, an item, a segment, or a draft that was dropped"`
	Task   string `parquet:"task,dict" about:"the question, by the name of its task"`
	Model  string `parquet:"model,dict" about:"the model that was asked last"`
	Kind   string `parquet:"kind,dict" about:"invalid answer, refused, truncated, overflow, or why no answer came (transport, timeout, server, throttled, malformed)"`
	Reason string `parquet:"reason" about:"what was wrong, or what the provider said"`
}

func failureTables() []Table {
	return []Table{
		plain(Audit, "failures", "a question to a model that stayed without an acceptable answer and was passed over",
			func(c *corpus.Corpus) *[]corpus.Failure { return &c.Failures },
			func(f corpus.Failure) failureRow { return failureRow(f) },
			func(r failureRow) (corpus.Failure, error) { return corpus.Failure(r), nil }),
	}
}
