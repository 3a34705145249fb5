package stream

import (
	"fmt"
	"strings"
)

// Row is an episode as a table has it. Times are as everywhere, "2025-03-11T09:06".
type Row struct {
	CorpusID  string   `parquet:"corpus_id"`
	Episode   int32    `parquet:"episode"`
	GroupID   *string  `parquet:"group_id,optional"`
	SessionID *string  `parquet:"session_id,optional"`
	First     string   `parquet:"first_message_id"`
	Last      string   `parquet:"last_message_id"`
	From      string   `parquet:"from"`
	To        string   `parquet:"to"`
	Messages  int32    `parquet:"messages"`
	Tokens    int32    `parquet:"tokens"`
	Evidence  int32    `parquet:"evidence"`
	Items     []string `parquet:"items,list"`
}

// Row returns the episode as a row.
func (e Episode) Row() Row {
	return Row{CorpusID: e.CorpusID, Episode: int32(e.N), GroupID: optional(e.GroupID), SessionID: optional(e.Session),
		First: e.First, Last: e.Last,
		From: e.From.String(), To: e.To.String(), Messages: int32(e.Messages), Tokens: int32(e.Tokens),
		Evidence: int32(e.Evidence), Items: e.Items}
}

func optional(s string) *string {
	if s == "" {
		return nil
	}
	return &s
}

// Summary tells of the episodes of a run.
type Summary struct {
	Corpora      int     `json:"corpora"`
	Episodes     int     `json:"episodes"`
	WithEvidence int     `json:"episodes_with_evidence"`
	Items        int     `json:"items"`
	Messages     float64 `json:"messages"`     // of an episode, on average
	Longest      int     `json:"longest"`      // in messages
	Evidence     float64 `json:"evidence"`     // pieces of an episode that has any, on average
	Asked        float64 `json:"items_to_ask"` // after an episode after which any can be asked, on average
	Tokens       float64 `json:"tokens"`       // of an episode, on average
}

// Summarise counts over all episodes.
func Summarise(list []Episode) Summary {
	s := Summary{Episodes: len(list)}
	corpora, pieces, asking, messages, tokens := map[string]bool{}, 0, 0, 0, 0
	for _, e := range list {
		corpora[e.CorpusID] = true
		messages, tokens, pieces = messages+e.Messages, tokens+e.Tokens, pieces+e.Evidence
		s.Longest = max(s.Longest, e.Messages)
		s.Items += len(e.Items)
		if e.Evidence > 0 {
			s.WithEvidence++
		}
		if len(e.Items) > 0 {
			asking++
		}
	}
	s.Corpora = len(corpora)
	s.Messages, s.Tokens = share(messages, len(list)), share(tokens, len(list))
	s.Evidence, s.Asked = share(pieces, s.WithEvidence), share(s.Items, asking)
	return s
}

func share(n, of int) float64 { return float64(n) / float64(max(of, 1)) }

// Text is the summary for reading, with what the paper has of data that it cut likewise.
func (s Summary) Text() string {
	var b strings.Builder
	line := func(what, value, published string) { fmt.Fprintf(&b, "%-44s  %10s  %s\n", what, value, published) }
	line("", "ours", "published (table 1: LoCoMo / PersonaMem)")
	line("corpora", fmt.Sprint(s.Corpora), "")
	line("episodes", fmt.Sprint(s.Episodes), "")
	line("messages of an episode", fmt.Sprintf("%.1f", s.Messages), "about 5 / about 20")
	line("messages of the longest", fmt.Sprint(s.Longest), "")
	line("tokens of an episode", fmt.Sprintf("%.0f", s.Tokens), "")
	line("episodes with evidence", fmt.Sprint(s.WithEvidence), "")
	line("pieces of evidence of such an episode", fmt.Sprintf("%.2f", s.Evidence), "2.06 / 2.84")
	line("items", fmt.Sprint(s.Items), "")
	line("items to ask after an episode that has any", fmt.Sprintf("%.2f", s.Asked), "")
	return b.String()
}
