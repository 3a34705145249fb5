package output

import "memloom/internal/corpus"

type passageRow struct {
	InCorpus
	PassageID string  `parquet:"passage_id" about:"the passage"`
	GroupID   string  `parquet:"group_id,dict" about:"the group in which it stands"`
	SessionID *string `parquet:"session_id,optional" about:"the session that it is; NULL: it is a group's day"`
	Day       int32   `parquet:"day,date" about:"the day"`
	Messages  int32   `parquet:"messages" about:"how many messages it has"`
	Repairs   int32   `parquet:"repairs" about:"messages of it that a fixer changed"`
	Flagged   bool    `parquet:"flagged" about:"whether repairs did not mend it, so that no question uses it"`
	Unit      *string `parquet:"unit,optional" since:"7" about:"the passage by the name that units of audit/calls end in"`
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
