package corpus

import (
	"slices"
	"testing"
)

func numberedCorpus() *Corpus {
	return &Corpus{
		People:    []Person{{ID: "p/ann"}, {ID: "p/bob"}},
		Groups:    []Group{{ID: "g.x", MemberIDs: []string{"p/bob", "p/ann"}}},
		Tasks:     []Task{{ID: "t.1", OwnerID: "p/ann", GroupID: "g.x"}},
		Messages:  []Message{{ID: "m.b", AuthorID: "p/bob", GroupID: "g.x"}, {ID: "m.a", ReplyTo: "m.b", ThreadID: "m.gone"}},
		Facts:     []Fact{{ID: "f", SubjectID: "t.1"}, {ID: "g", SubjectID: "nobody", Supersedes: "f"}},
		Repairs:   []Repair{{Unit: "g.x/2025-03-14"}},
		Summaries: []Summary{{ID: "s", Tasks: []TaskState{{TaskID: "t.1"}}}},
	}
}

func TestNumber(t *testing.T) {
	c := numberedCorpus()
	shared := []string{"p/ann"}
	c.Facts[0].Knowers, c.Facts[1].Knowers = shared, shared
	c.Number()
	for what, pair := range map[string][2]string{
		"a record":                         {c.Messages[1].ID, "M2"},
		"a reference":                      {c.Messages[1].ReplyTo, "M1"},
		"one that leads nowhere":           {c.Messages[1].ThreadID, ""},
		"of several kinds":                 {c.Facts[0].SubjectID, "T1"},
		"of several kinds, of none":        {c.Facts[1].SubjectID, "nobody"},
		"a list":                           {c.Groups[0].MemberIDs[0], "P2"},
		"a list that two records share":    {c.Facts[1].Knowers[0], "P1"},
		"a path":                           {c.Repairs[0].Unit, "G1/2025-03-14"},
		"a record within a record":         {c.Summaries[0].Tasks[0].TaskID, "T1"},
		"the caller's list stays as it is": {shared[0], "p/ann"},
	} {
		if pair[0] != pair[1] {
			t.Errorf("%s is %q, want %q", what, pair[0], pair[1])
		}
	}
}

// Corpora that are shifted one behind the other have the ids of one that was numbered whole.
func TestShift(t *testing.T) {
	c := numberedCorpus()
	c.Number()
	c.Items = []Item{{ID: "I1", Reasons: []string{"message M2 states P1, not M200 or aM2"},
		Evidence: []Evidence{{MessageID: "M1"}}}}
	c.Verdicts = []Verdict{{ItemID: "I1", ContextRef: "segment D3"}}
	before, all := Counts{"M": 40, "F": 1, "G": 9, "D": 10, "T": 3, "I": 7}, Counts{"M": 100, "F": 3, "G": 10, "D": 20,
		"T": 4, "I": 8}
	c.Shift(before, all, "PE")
	got := []string{c.Messages[1].ID, c.Messages[1].ReplyTo, c.Facts[1].Supersedes, c.Groups[0].ID,
		c.Groups[0].MemberIDs[0],
		c.Repairs[0].Unit, c.Items[0].ID, c.Items[0].Evidence[0].MessageID, c.Verdicts[0].ItemID, c.Verdicts[0].ContextRef}
	want := []string{"M042", "M041", "F2", "G10", "P2", "G10/2025-03-14", "I8", "M041", "I8", "segment D13"}
	if !slices.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
	if r := c.Items[0].Reasons[0]; r != "message M042 states P1, not M240 or aM2" {
		t.Errorf("the reason reads %q", r)
	}
}

// A list that a record gets is joined without being named anywhere.
func TestAppend(t *testing.T) {
	c, o := numberedCorpus(), numberedCorpus()
	c.ID, o.ID = "c1", "c2"
	c.Append(o)
	if c.ID != "c1" || len(c.Messages) != 4 || len(c.Summaries) != 2 || len(c.Repairs) != 2 {
		t.Errorf("%s has %d messages, %d summaries, %d repairs", c.ID, len(c.Messages), len(c.Summaries), len(c.Repairs))
	}
}

// TestHoldsPetPhrase: a phrase counts in its place; punctuation is none.
func TestHoldsPetPhrase(t *testing.T) {
	habits := []string{"opens: For the record,", "says: as it stands", "closes: Cheers", "punctuation: semicolons"}
	for text, want := range map[string]string{
		"For the record, it is three.":     habits[0],
		"It is three, for the record.":     "",
		"The limit, as it stands, is two.": habits[1],
		"It has stands.":                   "",
		"It is two. Cheers!":               habits[2],
		"Two; three.":                      "",
	} {
		if got, ok := HoldsPetPhrase(text, habits); got != want || ok != (want != "") {
			t.Errorf("%q holds %q, want %q", text, got, want)
		}
	}
}

func TestStylesDiffer(t *testing.T) {
	a, b := Style{Formality: "formal", Emoji: "rare"}, Style{Formality: "casual", Emoji: "rare", Warmth: "warm"}
	if got := StylesDiffer(a, b); !slices.Equal(got, []string{"formality", "warmth"}) {
		t.Errorf("they differ in %v", got)
	}
}
