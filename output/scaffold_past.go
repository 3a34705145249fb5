package output

import "memloom/internal/corpus"

type taskState struct {
	TaskID string `parquet:"task_id" id:"task"`
	State  string `parquet:"state"`
	On     int32  `parquet:"on,date"`
}

type summaryRow struct {
	InCorpus
	SummaryID string      `parquet:"summary_id" about:"the summary"`
	GroupID   string      `parquet:"group_id,dict" id:"group" about:"the group"`
	Kind      string      `parquet:"kind,dict" about:"weekly, or monthly"`
	From      int32       `parquet:"from,date" about:"first day looked back on"`
	To        int32       `parquet:"to,date" about:"the day on which it is written, and the last one looked back on; authors see it from the next day on"`
	Text      string      `parquet:"text" size:"text" about:"the summary as authors of later days are told it; no evaluated system sees it"`
	Tasks     []taskState `parquet:"tasks,list" about:"where tasks stand: started, in progress (with the day of the start) or finished"`
	FactIDs   []string    `parquet:"fact_ids,list" id:"fact" about:"the facts that it states, in the order of the text"`
}

type leaderRow struct {
	InCorpus
	EntryID  string   `parquet:"entry_id" about:"the directive"`
	GroupID  string   `parquet:"group_id,dict" id:"group" about:"the group"`
	Day      int32    `parquet:"day,date" about:"when it was given"`
	Until    int32    `parquet:"until,date" about:"last of the thirty days for which authors are told it"`
	LeaderID string   `parquet:"leader_id,dict" id:"person" about:"the executive or manager who gave it"`
	Kind     string   `parquet:"kind,dict" about:"strategic decision, operational directive or method guidance"`
	TaskIDs  []string `parquet:"task_ids,list" id:"task" about:"the tasks concerned; empty: the whole group"`
	Text     string   `parquet:"text" size:"text" about:"the directive as authors are told it; no evaluated system sees it"`
	FactIDs  []string `parquet:"fact_ids,list" id:"fact" about:"the facts that it rests on"`
}

type ledgerEntry struct {
	Text    string `parquet:"text" size:"text"`
	FactID  string `parquet:"fact_id" id:"fact"`
	Repeats int32  `parquet:"repeats"`
}

type ledgerRow struct {
	InCorpus
	TaskID    string        `parquet:"task_id,dict" id:"task" about:"the task"`
	MessageID string        `parquet:"message_id" id:"message" about:"the last message that it knows"`
	Messages  int32         `parquet:"messages" about:"messages of the task up to that one"`
	SubIssues []string      `parquet:"sub_issues,list" size:"text" about:"what the task is about, listed once: the same in all of its ledgers"`
	Decided   []ledgerEntry `parquet:"decided,list" about:"decisions taken and questions answered, by their matter and never by a value; repeats is 0"`
	Open      []ledgerEntry `parquet:"open,list" about:"questions without an answer; repeats is how often each has been asked"`
	Pending   []ledgerEntry `parquet:"pending,list" about:"promises that have not been kept; repeats is how often each has been asked for"`
}

func pastTables() []Table {
	return []Table{
		plain(Scaffold, "summaries", "what a group had done by a day, as authors of later days are told it",
			func(c *corpus.Corpus) *[]corpus.Summary { return &c.Summaries }, toSummaryRow, fromSummaryRow),
		plain(Scaffold, "leader_log", "a directive of the executive or a manager, as authors are told it",
			func(c *corpus.Corpus) *[]corpus.LeaderEntry { return &c.LeaderLog },
			func(e corpus.LeaderEntry) leaderRow {
				return leaderRow{EntryID: e.ID, GroupID: e.GroupID, Day: days(e.Day), Until: days(e.Until),
					LeaderID: e.LeaderID, Kind: string(e.Kind), TaskIDs: e.TaskIDs, Text: e.Text, FactIDs: e.FactIDs}
			},
			func(r leaderRow) (corpus.LeaderEntry, error) {
				return corpus.LeaderEntry{
					ID: r.EntryID, GroupID: r.GroupID, Day: date(r.Day), Until: date(r.Until), LeaderID: r.LeaderID,
					Kind: corpus.Directive(r.Kind), TaskIDs: list(r.TaskIDs), Text: r.Text, FactIDs: list(r.FactIDs),
				}, nil
			}),
		plain(Scaffold, "ledgers", "what the people of a task hold as decided, open and promised after every eighth message, as authors are told it",
			func(c *corpus.Corpus) *[]corpus.Ledger { return &c.Ledgers }, toLedgerRow, fromLedgerRow),
	}
}

func toLedgerRow(l corpus.Ledger) ledgerRow {
	entry := func(e corpus.LedgerEntry) ledgerEntry { return ledgerEntry{e.Text, e.FactID, int32(e.Repeats)} }
	return ledgerRow{
		TaskID: l.TaskID, MessageID: l.MessageID, Messages: int32(l.Messages), SubIssues: l.SubIssues,
		Decided: mapped(l.Decided, entry), Open: mapped(l.Open, entry), Pending: mapped(l.Pending, entry),
	}
}

func fromLedgerRow(r ledgerRow) (corpus.Ledger, error) {
	entry := func(e ledgerEntry) corpus.LedgerEntry {
		return corpus.LedgerEntry{Text: e.Text, FactID: e.FactID, Repeats: int(e.Repeats)}
	}
	return corpus.Ledger{
		TaskID: r.TaskID, MessageID: r.MessageID, Messages: int(r.Messages), SubIssues: list(r.SubIssues),
		Decided: mapped(r.Decided, entry), Open: mapped(r.Open, entry), Pending: mapped(r.Pending, entry),
	}, nil
}

func toSummaryRow(s corpus.Summary) summaryRow {
	return summaryRow{
		SummaryID: s.ID, GroupID: s.GroupID, Kind: string(s.Kind), From: days(s.From), To: days(s.To), Text: s.Text,
		Tasks: mapped(s.Tasks, func(t corpus.TaskState) taskState {
			return taskState{t.TaskID, t.State,
				days(t.On)}
		}),
		FactIDs: s.FactIDs,
	}
}

func fromSummaryRow(r summaryRow) (corpus.Summary, error) {
	return corpus.Summary{
		ID: r.SummaryID, GroupID: r.GroupID, Kind: corpus.SummaryKind(r.Kind), From: date(r.From), To: date(r.To), Text: r.Text,
		Tasks: mapped(r.Tasks, func(t taskState) corpus.TaskState {
			return corpus.TaskState{TaskID: t.TaskID, State: t.State, On: date(t.On)}
		}),
		FactIDs: list(r.FactIDs),
	}, nil
}

type passageRow struct {
	InCorpus
	PassageID string  `parquet:"passage_id" about:"the passage"`
	GroupID   string  `parquet:"group_id,dict" id:"group" about:"the group in which it stands"`
	SessionID *string `parquet:"session_id,optional" id:"session" about:"the session that it is; NULL: it is a group's day"`
	Day       int32   `parquet:"day,date" about:"the day"`
	Messages  int32   `parquet:"messages" about:"how many messages it has"`
	Repairs   int32   `parquet:"repairs" about:"messages of it that a fixer changed"`
	Flagged   bool    `parquet:"flagged" about:"whether repairs did not mend it, so that no question uses it"`
	Unit      *string `parquet:"unit,optional" about:"the passage by the name that units of audit/calls end in"`
	Model     *string `parquet:"model,optional,dict" about:"the model that wrote it, where several share the role; NULL: the manifest names the one"`
}

func passageTables() []Table {
	return []Table{
		plain(Scaffold, "passages", "what one call wrote and one set of checks held: a group's day, or a session",
			func(c *corpus.Corpus) *[]corpus.Passage { return &c.Passages }, toPassageRow, fromPassageRow),
	}
}

func toPassageRow(p corpus.Passage) passageRow {
	return passageRow{
		PassageID: p.ID, GroupID: p.GroupID, SessionID: opt(p.SessionID), Day: days(p.Day), Messages: int32(p.Messages),
		Repairs: int32(p.Repairs), Flagged: p.Flagged, Unit: opt(p.Unit), Model: opt(p.Model),
	}
}

func fromPassageRow(r passageRow) (corpus.Passage, error) {
	return corpus.Passage{
		ID: r.PassageID, GroupID: r.GroupID, SessionID: val(r.SessionID), Day: date(r.Day), Messages: int(r.Messages),
		Repairs: int(r.Repairs), Flagged: r.Flagged, Unit: val(r.Unit), Model: val(r.Model),
	}, nil
}
