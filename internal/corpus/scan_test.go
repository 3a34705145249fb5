package corpus

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// Each text, of Tuesday 2025-03-11, with what Scan reports: the surface, then
// the readings (kind and canonical form), or nothing where there is none.
var scanRows = []struct {
	text string
	want []string
}{
	// The texts of a day of talk.
	{"Due on the 19th, so please break things early 😄", []string{"the 19th = date 2025-03-19"}},
	{"The pilot week was Ward 6. Nine only joins in May, so maybe check", []string{"Ward 6 = entity Ward 6",
		"Nine = count 9", "May = date 2025-05"}},
	{"Allergy table had two last merge conflicts, both resolved.", []string{"two = count 2"}},
	{"45 ml/min from today. 31 % of them were overridden", []string{"45 ml/min = quantity 45 ml/min",
		"31 % = percent 31 %"}},
	{"patients between 45 and 60 on metformin", []string{"between 45 and 60 = range 45..60"}},
	{"by Thursday. Fourteen so far", []string{"Thursday = date 2025-03-13", "Fourteen = count 14"}},
	{"Final version: https://w.example/dose/rules-v3.",
		[]string{"https://w.example/dose/rules-v3 = link https://w.example/dose/rules-v3"}},
	{"(row 12 says \"anaphylaxsis\" btw)", []string{"12 = count 12"}},
	// What is no value.
	{"today, now, once, twice, first thing, at second glance, both, one of us, no one, a couple", nil},
	{"this week, this morning, this month, tonight, the weekend, weekly", nil},
	{"May I? May we add: they may march on, and you sat down. Sat here.", nil},
	{"just a second, one minute, a sec <3 1️⃣ 🎉", nil},
	{"two-factor, two-way, one-off, eGFR, B2B, P95, PR-42, UTF-8, S4, 3D, 2FA", nil},
	{"@Leo Brandt and @someone2, mail a@b", nil},
	{"the third time, a fourth round, Mark the item", nil},
	// What is one although it cannot be read.
	{"Tuesday or Thursdays or next week or last week", []string{"Tuesday", "Thursdays", "next week", "last week"}},
	{"the 3rd, 3/4 of it, 13/03/2025, Q4, midnight, 007, 1.5 days, our 4th round", []string{"the 3rd", "3/4", "13/03/2025",
		"Q4", "midnight", "007", "1.5 days", "4th"}},
	{"Thursday, 14 March", []string{"Thursday, 14 March"}},
	// Relative ones are values.
	{"tomorrow, yesterday, Monday's, next month", []string{"tomorrow = date 2025-03-12", "yesterday = date 2025-03-10",
		"Monday = date 2025-03-17", "next month = date 2025-04"}},
	{"In May we ship", []string{"May = date 2025-05"}},
	{"Back in May. May 5 works. Also in\nMay", []string{"May = date 2025-05", "May 5 = date 2025-05-05",
		"May = date 2025-05"}},
	// Ambiguous kinds.
	{"In 2025, v2 and 2.4", []string{"2025 = date 2025 | count 2025", "v2 = version 2", "2.4 = version 2.4"}},
	{"April said it", []string{"April = entity April | date 2025-04"}},
	{"14 April", []string{"14 April = date 2025-04-14"}},
	// Names.
	{"WARD 9, leo, Leo's O’Brien, Research and Development; will Will?", []string{"WARD 9 = entity Ward 9",
		"Leo = entity Leo", "O’Brien = entity O'Brien", "Research and Development = entity Research and Development",
		"Will = entity Will"}},
	{"Ward 6b, Ward 61, Ward\n6, on S3", []string{"61 = count 61", "6 = count 6", "S3 = entity S3"}},
	{"7 Rivers, 7 rivers, 70 Rivers", []string{"7 Rivers = entity 7 Rivers", "7 rivers = entity 7 Rivers",
		"70 = count 70"}},
	// A change is two values, not a range.
	{"raised from 45 to 60, moved from Wednesday to Friday", []string{"45 = count 45", "60 = count 60",
		"Wednesday = date 2025-03-12", "Friday = date 2025-03-14"}},
	{"won 5 to 3", []string{"5 = count 5", "3 = count 3"}},
	// One by one, leftmost and longest.
	{"3, 4 and 5 GB", []string{"3 = count 3", "4 = count 4", "5 GB = quantity 5 GB"}},
	{"in 3 working days, a 3-day window", []string{"3 working days = duration 3 working days", "3-day = duration 3 days"}},
	{"$3.5k at 9 am (14:30)", []string{"$3.5k = money USD 3500.00", "9 am = time 09:00", "14:30 = time 14:30"}},
	{"a week, an hour, a dozen, a hundred", []string{"a week = duration 7 days", "an hour = quantity 1 h",
		"a dozen = count 12", "a hundred = count 100"}},
	{"first March, mid-March, Monday morning, 2-3 days, 10:00-11:00", []string{"March = date 2025-03",
		"March = date 2025-03", "Monday = date 2025-03-17", "2-3 days = range 2 days..3 days",
		"10:00-11:00 = range 10:00..11:00"}},
	{"[here](https://a.example/x_(1)), (http://b.example/y).",
		[]string{"https://a.example/x_(1) = link https://a.example/x_(1)", "http://b.example/y = link http://b.example/y"}},
	{"14\nMarch", []string{"14 = count 14", "March = date 2025-03"}},
	{"_3 days_ **4** ~5", []string{"3 days = duration 3 days", "4 = count 4", "5 = count 5"}},
	{"10 – 14 March", []string{"10 – 14 March = range 2025-03-10..2025-03-14"}},
}

func describe(spans []Span) []string {
	var out []string
	for _, sp := range spans {
		s := sp.Surface
		for i, v := range sp.Values {
			s += []string{" = ", " | "}[btoi(i > 0)] + string(v.Kind) + " " + v.Canonical()
		}
		out = append(out, s)
	}
	return out
}

func TestScan(t *testing.T) {
	lex, on := testLexicon(), mustDate(t, tuesday)
	for _, row := range scanRows {
		spans := Scan(row.text, on, lex)
		if diff := cmp.Diff(row.want, describe(spans)); diff != "" {
			t.Errorf("%q (-want +got)\n%s", row.text, diff)
		}
		for _, sp := range spans {
			if got := RuneSlice(row.text, sp.Start, sp.End); got != sp.Surface {
				t.Errorf("%q: code points %d to %d are %q, want %q", row.text, sp.Start, sp.End, got, sp.Surface)
			}
		}
	}
}

func TestUncovered(t *testing.T) {
	lex, on := testLexicon(), mustDate(t, tuesday)
	text := "☕ Ward 6 by Thursday: rows 3 to 5 and 31 % of 12"
	at := func(s string) Interval {
		i := RuneIndex(text, s, 0)
		return Interval{i, i + len([]rune(s))}
	}
	for _, row := range []struct {
		covered []Interval
		want    []string
	}{
		{nil, []string{"Thursday", "3 to 5", "31 %", "12"}},
		{[]Interval{at("Thursday"), at("3 to 5"), at("31 %"), at("12")}, nil},
		{[]Interval{at("by Thursday: rows 3 to 5 and 31 %")}, []string{"12"}},
		{[]Interval{at("3"), at("5"), at("31")}, []string{"Thursday", "3 to 5", "31 %", "12"}},
	} {
		var got []string
		for _, sp := range Uncovered(text, on, lex, row.covered) {
			got = append(got, sp.Surface)
		}
		if diff := cmp.Diff(row.want, got); diff != "" {
			t.Errorf("covered %v (-want +got)\n%s", row.covered, diff)
		}
	}
}

func BenchmarkScan(b *testing.B) {
	var text strings.Builder
	for _, row := range scanRows[:8] {
		text.WriteString(row.text +
			" I understand the argument, and I would still like it recorded that patients lose their only prompt.\n")
	}
	lex, on := testLexicon(), mustDate(b, tuesday)
	b.SetBytes(int64(text.Len()))
	b.ReportAllocs()
	for b.Loop() {
		Scan(text.String(), on, lex)
	}
}
