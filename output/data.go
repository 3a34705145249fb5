package output

import (
	"memloom/internal/corpus"
)

type personRow struct {
	InCorpus
	PersonID string `parquet:"person_id" id:"person,key" about:"the person"`
	Name     string `parquet:"name" about:"given and family name, unique"`
}

type groupRow struct {
	InCorpus
	GroupID   string   `parquet:"group_id" id:"group,key" about:"the group"`
	Name      string   `parquet:"name" about:"what its members call it"`
	Kind      string   `parquet:"kind" about:"group_chat, channel or assistant"`
	MemberIDs []string `parquet:"member_ids,list" id:"person" about:"its members: a question that one of them asks may use its messages, all before the asking"`
	GuestIDs  []string `parquet:"guest_ids,list" id:"person" about:"who else writes in it now and then; it does not count as theirs"`
}

type messageRow struct {
	InCorpus
	MessageID  string   `parquet:"message_id" id:"message,key" about:"the message"`
	GroupID    string   `parquet:"group_id,dict" id:"group" about:"the group in which it stands"`
	SessionID  *string  `parquet:"session_id,optional,dict" id:"session" about:"the session, where the design has sessions"`
	Seq        int32    `parquet:"seq" about:"position in the group, from 1"`
	Timestamp  int64    `parquet:"timestamp,timestamp(microsecond:local)" about:"wall-clock time in the corpus's one time zone"`
	Day        int32    `parquet:"day,date" about:"the day of the timestamp"`
	AuthorID   string   `parquet:"author_id,dict" id:"person" about:"who wrote it"`
	AuthorName string   `parquet:"author_name,dict" about:"the author's name"`
	AuthorRole *string  `parquet:"author_role,optional,dict" about:"the author's role, only in designs that show it"`
	Text       string   `parquet:"text" size:"text" about:"what was written"`
	ReplyTo    *string  `parquet:"reply_to,optional" id:"message" about:"the earlier message of the same group that it answers"`
	ThreadID   *string  `parquet:"thread_id,optional" about:"the thread, where the design has threads"`
	Mentions   []string `parquet:"mentions,list" id:"person" about:"people whom it addresses by name"`
	Tokens     int32    `parquet:"tokens" about:"length of the text in tokens of the manifest's tokenizer"`
}

type optionText struct {
	Letter string `parquet:"letter"`
	Text   string `parquet:"text" size:"text"`
}

// itemRow is what a system may see of an item.
type itemRow struct {
	InCorpus
	ItemID   string       `parquet:"item_id" id:"item,key" about:"the question"`
	Format   string       `parquet:"format,dict" about:"open, choice or rubric"`
	Question string       `parquet:"question" size:"text" about:"the question as put to the system"`
	Options  []optionText `parquet:"options,optional,list" about:"the choices, in the order shown"`
	AskerID  *string      `parquet:"asker_id,optional" id:"person" about:"who asks; such a question uses only groups of which the asker is a member"`
	AskedAt  int64        `parquet:"asked_at,timestamp(microsecond:local)" about:"when it is asked; only earlier messages count"`
	Split    string       `parquet:"split,dict" about:"test, or dev where the recipe makes one"`
}

func dataTables() []Table {
	people := define(Data, "people", "a person in a corpus: a member or guest of one of its groups, or anybody where there is one corpus alone",
		eachPerson, func(l *loader, r personRow) error { return l.named(r.PersonID, r.Name) })
	people.held = true
	return []Table{
		people,
		plain(Data, "groups", "a place where messages stand",
			func(c *corpus.Corpus) *[]corpus.Group { return &c.Groups }, toGroupRow, fromGroupRow),
		plain(Data, "messages", "a message",
			func(c *corpus.Corpus) *[]corpus.Message { return &c.Messages }, toMessageRow, fromMessageRow),
		define(Data, "items", "an accepted question, as a system sees it", eachItemRow,
			func(l *loader, r itemRow) error {
				it := l.item(r.ItemID)
				it.Status = corpus.Accepted
				r.fill(it)
				return nil
			}),
	}
}

func eachPerson(v *view, put func(personRow) error) error {
	for _, p := range v.people {
		if !v.seated[p.ID] && !v.alone {
			continue
		}
		if err := put(personRow{PersonID: p.ID, Name: p.Name}); err != nil {
			return err
		}
	}
	return nil
}

func toGroupRow(g corpus.Group) groupRow {
	return groupRow{GroupID: g.ID, Name: g.Name, Kind: string(g.Kind), MemberIDs: g.MemberIDs, GuestIDs: g.GuestIDs}
}

func fromGroupRow(r groupRow) (corpus.Group, error) {
	return corpus.Group{ID: r.GroupID, CorpusID: r.CorpusID, Name: r.Name, Kind: corpus.GroupKind(r.Kind),
		MemberIDs: list(r.MemberIDs), GuestIDs: list(r.GuestIDs)}, nil
}

func toMessageRow(m corpus.Message) messageRow {
	return messageRow{
		MessageID: m.ID, GroupID: m.GroupID, SessionID: opt(m.SessionID), Seq: int32(m.Seq),
		Timestamp: micros(m.At), Day: days(m.At.Date()), AuthorID: m.AuthorID, AuthorName: m.AuthorName, AuthorRole: opt(m.AuthorRole),
		Text: m.Text, ReplyTo: opt(m.ReplyTo), ThreadID: opt(m.ThreadID), Mentions: m.Mentions, Tokens: int32(m.Tokens),
	}
}

func fromMessageRow(r messageRow) (corpus.Message, error) {
	return corpus.Message{
		ID: r.MessageID, CorpusID: r.CorpusID, GroupID: r.GroupID, SessionID: val(r.SessionID), Seq: int(r.Seq),
		At: stamp(r.Timestamp), AuthorID: r.AuthorID, AuthorName: r.AuthorName, AuthorRole: val(r.AuthorRole),
		Text: r.Text, ReplyTo: val(r.ReplyTo), ThreadID: val(r.ThreadID), Mentions: list(r.Mentions), Tokens: int(r.Tokens),
	}, nil
}

func eachItemRow(v *view, put func(itemRow) error) error {
	return v.eachItem(corpus.Accepted, func(it *corpus.Item) error {
		return put(toItemRow(it))
	})
}

func toItemRow(it *corpus.Item) itemRow {
	return itemRow{
		ItemID: it.ID, Format: it.Format, Question: it.Question,
		Options: mapped(it.Options, func(o corpus.Option) optionText { return optionText(o) }),
		AskerID: opt(it.AskerID), AskedAt: micros(it.AskedAt), Split: it.Split,
	}
}

// fill gives an item what the row says of it.
func (r *itemRow) fill(it *corpus.Item) {
	it.Format, it.Question, it.AskerID, it.AskedAt, it.Split = r.Format, r.Question, val(r.AskerID), stamp(r.AskedAt), r.Split
	it.Options = mapped(r.Options, func(o optionText) corpus.Option { return corpus.Option(o) })
}
