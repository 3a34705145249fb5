package output

import "memloom/internal/corpus"

// fallenRow is a draft that was not accepted: what items and key say, and why.
type fallenRow struct {
	itemRow
	answerKey
	Stage   string   `parquet:"stage,optional,dict" about:"the filter at which it fell"`
	Reasons []string `parquet:"reasons,list" about:"why; surplus alone means that its quota was full and nobody judged it"`
}

type verdictRow struct {
	ItemID     string   `parquet:"item_id" about:"the draft"`
	Filter     string   `parquet:"filter,dict" about:"the filter that asked"`
	Probe      string   `parquet:"probe,dict" about:"which probe; verdict is the filter's own conclusion"`
	Model      string   `parquet:"model,optional,dict" about:"who answered; none where the step is computed"`
	Answer     string   `parquet:"answer,optional" about:"what it answered"`
	Confidence *int32   `parquet:"confidence,optional" about:"per cent"`
	Outcome    string   `parquet:"outcome,dict" about:"yes, no or undetermined; a failed call is undetermined"`
	Reason     string   `parquet:"reason,optional" about:"in words"`
	ContextRef string   `parquet:"context_ref,optional" about:"what the model was shown"`
	Citations  []string `parquet:"citations,list" about:"messages that it cited"`
	Coverage   *int32   `parquet:"coverage,optional" about:"share of the evidence that was used, per cent"`
	LeftOut    []string `parquet:"left_out,list" about:"messages that the probe withheld"`
}

func auditTables() []Table {
	return []Table{
		fallenTable("rejected", "a draft that a filter rejected, or a surplus one", corpus.Rejected),
		fallenTable("flagged", "a draft that a person has to decide", corpus.Flagged),
		define(Audit, "gold", "an operand or the result of any draft's gold answer", eachGold(everyDraft), loadAuditGold),
		define(Audit, "options", "what an option of any draft is", eachOption(everyDraft), loadOption),
		plain(Audit, "verdicts", "a probe of a filter on a draft",
			func(c *corpus.Corpus) *[]corpus.Verdict { return &c.Verdicts }, toVerdictRow, fromVerdictRow),
	}
}

func fallenTable(name, about string, status corpus.Status) Table {
	each := func(v *view, put func(fallenRow) error) error {
		return v.eachItem(status, func(it *corpus.Item) error {
			r, err := v.itemRow(it)
			if err != nil {
				return err
			}
			k, err := v.answerKey(it)
			if err != nil {
				return err
			}
			return put(fallenRow{r, k, it.Stage, it.Reasons})
		})
	}
	return define(Audit, name, about, each, func(l *loader, r fallenRow) error {
		it := l.item(r.ItemID)
		r.itemRow.fill(it)
		r.answerKey.fill(it)
		it.Status, it.Stage, it.Reasons = status, r.Stage, list(r.Reasons)
		return nil
	})
}

// loadAuditGold takes the gold of accepted items from here only when the key was not read.
func loadAuditGold(l *loader, r goldRow) error {
	if l.keyed && l.item(r.ItemID).Status != corpus.Rejected && l.item(r.ItemID).Status != corpus.Flagged {
		return nil
	}
	return l.gold(r)
}

func toVerdictRow(v corpus.Verdict) verdictRow {
	r := verdictRow{
		ItemID: v.ItemID, Filter: v.Filter, Probe: v.Probe, Model: v.Model, Answer: v.Answer,
		Outcome: string(v.Outcome), Reason: v.Reason, ContextRef: v.ContextRef,
		Citations: v.Citations, LeftOut: v.LeftOut,
	}
	if v.Confidence >= 0 {
		n := int32(v.Confidence)
		r.Confidence = &n
	}
	if v.Coverage != nil {
		n := int32(*v.Coverage)
		r.Coverage = &n
	}
	return r
}

func fromVerdictRow(r verdictRow) (corpus.Verdict, error) {
	v := corpus.Verdict{
		ItemID: r.ItemID, Filter: r.Filter, Probe: r.Probe, Model: r.Model, Answer: r.Answer, Confidence: -1,
		Outcome: corpus.Outcome(r.Outcome), Reason: r.Reason, ContextRef: r.ContextRef,
		Citations: list(r.Citations), LeftOut: list(r.LeftOut),
	}
	if r.Confidence != nil {
		v.Confidence = int(*r.Confidence)
	}
	if r.Coverage != nil {
		n := int(*r.Coverage)
		v.Coverage = &n
	}
	return v, nil
}
