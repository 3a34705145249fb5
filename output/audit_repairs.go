package output

import "memloom/internal/corpus"

type repairRow struct {
	InCorpus
	Unit       string   `parquet:"unit" about:"the passage, by its id"`
	GroupID    string   `parquet:"group_id,dict" about:"the group"`
	Day        int32    `parquet:"day,date" about:"the day"`
	Attempt    int32    `parquet:"attempt" about:"the repair, from 1; a passage has two at most"`
	Level      int32    `parquet:"level" about:"the first level of checks that the message failed: 1 rules, 2 completion, 3 coherence, 4 profile"`
	Violations []string `parquet:"violations,list" size:"text" about:"what was wrong with it"`
	MessageID  *string  `parquet:"message_id,optional" about:"the message; NULL: it was deleted"`
	Before     string   `parquet:"before" size:"text" about:"its text before the repair"`
	After      string   `parquet:"after" size:"text" about:"its text after the repair, empty where it was deleted"`
	Outcome    string   `parquet:"outcome,dict" about:"repaired, deleted, unrepaired (a second repair follows, or the passage is flagged) or withdrawn (shown as deleted in a flagged passage)"`
}

type flaggedRow struct {
	InCorpus
	Unit    string   `parquet:"unit" about:"the passage, by its id"`
	GroupID string   `parquet:"group_id,dict" about:"the group"`
	Day     int32    `parquet:"day,date" about:"the day"`
	FactIDs []string `parquet:"fact_ids,list" about:"the facts that it was planned to state; no question uses them"`
	Reasons []string `parquet:"reasons,list" size:"text" about:"what two repairs did not mend, by level and kind"`
}

func repairTables() []Table {
	return []Table{
		plain(Audit, "repairs", "a message of a passage that a fixer changed, with the reason",
			func(c *corpus.Corpus) *[]corpus.Repair { return &c.Repairs }, toRepairRow, fromRepairRow),
		plain(Audit, "flagged_passages", "a passage that two repairs did not mend and that carries no evidence",
			func(c *corpus.Corpus) *[]corpus.FlaggedPassage { return &c.Flagged },
			func(f corpus.FlaggedPassage) flaggedRow {
				return flaggedRow{Unit: f.Unit, GroupID: f.GroupID, Day: days(f.Day), FactIDs: f.FactIDs,
					Reasons: f.Reasons}
			},
			func(r flaggedRow) (corpus.FlaggedPassage, error) {
				return corpus.FlaggedPassage{Unit: r.Unit, GroupID: r.GroupID, Day: date(r.Day), FactIDs: list(r.FactIDs),
					Reasons: list(r.Reasons)}, nil
			}),
	}
}

func toRepairRow(r corpus.Repair) repairRow {
	return repairRow{
		Unit: r.Unit, GroupID: r.GroupID, Day: days(r.Day), Attempt: int32(r.Attempt), Level: int32(r.Level), Violations: r.Violations,
		MessageID: opt(r.MessageID), Before: r.Before, After: r.After, Outcome: r.Outcome,
	}
}

func fromRepairRow(r repairRow) (corpus.Repair, error) {
	return corpus.Repair{
		Unit: r.Unit, GroupID: r.GroupID, Day: date(r.Day), Attempt: int(r.Attempt), Level: int(r.Level), Violations: list(r.Violations),
		MessageID: val(r.MessageID), Before: r.Before, After: r.After, Outcome: r.Outcome,
	}, nil
}
