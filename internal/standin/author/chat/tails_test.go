package chat

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/standin/author/grammar"
	"memloom/prompts"
)

// withPage lets the last slot of a day point at its task's page.
func withPage(in prompts.DayIn) prompts.DayIn {
	const page = "https://wiki.ledger.example/docs/load-test"
	s, link := &in.Slots[len(in.Slots)-1], corpus.TextValue(corpus.KindLink, page)
	in.Facts = append(in.Facts, prompts.DayFact{N: len(in.Facts) + 1, Subject: s.Task, Attribute: "page", Class: grammar.ClassPage, Value: &link, Surfaces: []string{page}, Basis: corpus.BasisText})
	s.States = append(s.States, len(in.Facts))
	return in
}

// onPage says that a page has what has been said, or was changed for it.
var onPage = regexp.MustCompile(`(?i)[.?!] (it's|that's|it is|that is|all of it is) (also )?(on|in) the |(put|added|noted|recorded|documented|entered) (that|this|it|the above) (on|in|to|at|for)|has this too|says the same|(page|wiki|write-up|docs) (changed|updated|corrected)|has been (changed|revised|amended)|more detail|your points`)

// A page has what somebody states. It has no question, wish, doubt or objection,
// and nothing is changed on it where nothing changes.
func TestPagesHoldWhatIsStated(t *testing.T) {
	const task = "card vault load test"
	held := 0
	for i := range 150 {
		for _, act := range []corpus.Act{corpus.ActDisagreement, corpus.ActDoubt, corpus.ActRequest, corpus.ActReminder, corpus.ActCoordinate, corpus.ActClosure, corpus.ActApology, corpus.ActProgress} {
			in := onTask(i, fields[0].attributes[0], corpus.ActProgress)
			told := in.Slots[0]
			other := prompts.Slot{N: 2, At: in.Date.At(10, 0), Author: in.People[(i+1)%len(in.People)].Name, Act: act, Task: task, ReplyTo: 1, To: told.Author}
			if act == corpus.ActRequest || act == corpus.ActReminder {
				other.Asks = &prompts.Asked{Subject: task, Attribute: "retry limit", Class: grammar.ClassSetting, Kind: corpus.KindCount, Set: true}
			}
			if act == corpus.ActApology {
				other.Recalls = &prompts.Recalled{Author: other.Author, Date: in.Date.Add(-1), Act: corpus.ActCommitment, Task: task, Subject: task}
			}
			if act == corpus.ActProgress {
				in.Slots = in.Slots[:1]
			} else {
				in.Slots = append(in.Slots, other)
			}
			text := onlyText(t, withPage(in))
			switch {
			case !onPage.MatchString(text):
			case act == corpus.ActProgress:
				held++
			default:
				t.Errorf("%s: %q", act, text)
			}
		}
	}
	if held == 0 {
		t.Error("no report is ever said to stand on the page")
	}
}

// Most defects may have one cause, which is worth mending; interviews are no fault.
func TestFaultsAreMended(t *testing.T) {
	mends := regexp.MustCompile(`(?i)fixing that|same problem|who is hurt|worst|hurt you|bother you|strike out|throw out`)
	said := 0
	for i := range 900 {
		for _, plural := range []string{"open defects", "interviews"} {
			a := attribute{noun: "count", plural: plural, class: grammar.ClassTally, value: corpus.CountValue(7)}
			in := onTask(i, a, corpus.ActProgress)
			in.Words = 32
			text := onlyText(t, in)
			switch {
			case !mends.MatchString(text):
			case plural == "interviews":
				t.Errorf("%q", text)
			default:
				said++
			}
		}
	}
	if said == 0 {
		t.Error("nothing is ever said about the defects")
	}
}

// taken draws a slot as one does who has looked for another text for some time,
// and returns the patterns of it that a table has.
func taken(t *testing.T, in prompts.DayIn, try int, from grammar.Table) ([]string, string) {
	t.Helper()
	d, err := newDay(chatTables(), in)
	if err != nil {
		t.Fatal(err)
	}
	m, out, err := d.once(&in.Slots[len(in.Slots)-1], try)
	if err != nil {
		t.Fatal(err)
	}
	var have []string
	for _, p := range m.taken {
		if slices.ContainsFunc(from, func(q *grammar.Pattern) bool { return q.Src == p }) {
			have = append(have, p)
		}
	}
	return have, out.Text
}

// Behind something recalled stands one remark at most, and none behind a question.
func TestRecallsAreAddedToOnce(t *testing.T) {
	after := chatTables().close[corpus.ActRecall]
	added := 0
	for i := range 300 {
		for _, act := range []corpus.Act{corpus.ActProgress, corpus.ActDecision} {
			in := onTask(i, fields[0].attributes[0], corpus.ActRecall)
			in.Words = 34
			in.Slots[0].States = nil
			in.Slots[0].Recalls = &prompts.Recalled{Author: in.People[(i+1)%len(in.People)].Name, Date: in.Date.Add(-1), Act: act, Subject: in.Slots[0].Task, Task: in.Slots[0].Task, Attribute: "retry limit", Class: grammar.ClassSetting}
			for _, try := range []int{0, 30} {
				have, text := taken(t, in, try, after)
				asked := strings.Count(text, "?")
				if len(have) == 1 && strings.HasSuffix(have[0], "?") {
					asked--
				}
				if len(have) > 1 || len(have) == 1 && asked > 0 {
					t.Errorf("%q", text)
				}
				added += len(have)
			}
		}
	}
	if added == 0 {
		t.Error("nothing is ever added")
	}
}

// Somebody says once why they ask, and not at all where another task or the page
// that has nothing is the reason.
func TestOneReasonForAsking(t *testing.T) {
	var why grammar.Table
	for _, p := range chatTables().close[corpus.ActQuestion] {
		if strings.ContainsRune(p.Tags, 'y') {
			why = append(why, p)
		}
	}
	given := 0
	for i := range 300 {
		for kind := range 3 {
			in := onTask(i, fields[0].attributes[0], corpus.ActQuestion)
			in.Slots[0].States = nil
			in.Slots[0].Asks = &prompts.Asked{Subject: in.Slots[0].Task, Attribute: "retry limit", Class: grammar.ClassSetting, Kind: corpus.KindCount}
			switch kind {
			case 1:
				in.Slots[0].Names = []string{"payout queue rollback plan"}
			case 2:
				in = withPage(in)
			}
			for _, try := range []int{0, 12, 36} {
				have, text := taken(t, in, try, why)
				if len(have) > 1 || kind > 0 && len(have) > 0 {
					t.Errorf("%q", text)
				}
				given += len(have)
			}
		}
	}
	if given == 0 {
		t.Error("nobody ever says why they ask")
	}
}

// Who has argued for a wish does not ask for the sake of others as well.
func TestWishesAreExplainedOnce(t *testing.T) {
	reasons := map[bool]int{}
	for i := range 300 {
		for _, because := range []string{"", "the drafts differ"} {
			in := onTask(i, fields[0].attributes[0], corpus.ActRequest)
			in.Slots[0].States = nil
			in.Slots[0].Asks = &prompts.Asked{Subject: in.Slots[0].Task, Attribute: "retry limit", Class: grammar.ClassSetting, Kind: corpus.KindCount, Set: true}
			in.Slots[0].Because, in.Slots[0].Names = because, []string{"payout queue rollback plan"}
			var why grammar.Table
			for _, p := range chatTables().special["names ask"] {
				if strings.ContainsRune(p.Tags, 'y') {
					why = append(why, p)
				}
			}
			have, text := taken(t, in, 0, why)
			if because != "" && len(have) > 0 {
				t.Errorf("%q", text)
			}
			reasons[because == ""] += len(have)
		}
	}
	if reasons[true] == 0 {
		t.Error("nobody ever asks for the sake of others")
	}
}

// Who had to ask for a count has none of their own to hold it against.
func TestAnswersAskForNoOtherCount(t *testing.T) {
	compares := regexp.MustCompile(`(?i)(your (count|list)|what you (see|have|get|expected))\?`)
	for i := range 400 {
		a := attribute{noun: "count", plural: "open defects", class: grammar.ClassTally, value: corpus.CountValue(7)}
		in := onTask(i, a, corpus.ActAnswer)
		in.Words = 32
		answer := in.Slots[0]
		q := prompts.Slot{N: 1, At: answer.At, Author: in.People[(i+1)%len(in.People)].Name, Act: corpus.ActQuestion, Task: answer.Task,
			Asks: &prompts.Asked{Subject: answer.Task, Attribute: "count", Plural: "open defects", Class: grammar.ClassTally, Kind: corpus.KindCount}}
		answer.N, answer.ReplyTo, answer.At = 2, 1, in.Date.At(9, 5)
		in.Slots = []prompts.Slot{q, answer}
		if text := onlyText(t, in); compares.MatchString(text) {
			t.Errorf("%q", text)
		}
	}
}
