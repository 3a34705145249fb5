package corpus

import (
	"errors"
	"testing"
)

// testLexicon is the gazetteer of the tables: people, wards, a task, a month that is a person.
func testLexicon() *Lexicon {
	return NewLexicon([]string{"Leo Brandt", "Leo", "Will", "Ward 6", "Ward 9", "allergy rule table",
		"Research and Development",
		"Node.js", "7 Rivers", "O'Brien", "April", "S3"}, []string{"beds", "alerts/day", "BPM"})
}

func mustDate(t testing.TB, s string) Date {
	t.Helper()
	d, err := ParseDate(s)
	if err != nil {
		t.Fatal(err)
	}
	return d
}

// parseRow: the surface, said on the day (2025-03-11, a Tuesday, if empty), is
// the canonical value; "" if it is no value of the kind, "?" if it is ambiguous.
type parseRow struct {
	kind    Kind
	surface string
	on      string
	want    string
}

const tuesday = "2025-03-11"

var parseRows = []parseRow{
	// Dates that say what they are.
	{KindDate, "2025-03-13", "", "2025-03-13"},
	{KindDate, "2025/03/13", "", "2025-03-13"},
	{KindDate, "2025-02-30", "", ""},
	{KindDate, "13 March", "", "2025-03-13"},
	{KindDate, "March 13", "", "2025-03-13"},
	{KindDate, "13 March 2025", "", "2025-03-13"},
	{KindDate, "March 13, 2026", "", "2026-03-13"},
	{KindDate, "13 Mar", "", "2025-03-13"},
	{KindDate, "13 march", "", "2025-03-13"},
	{KindDate, "13th of March", "", "2025-03-13"},
	{KindDate, "the 13th of March 2024", "", "2024-03-13"},
	{KindDate, "March the thirteenth", "", "2025-03-13"},
	{KindDate, "the twenty-first of March", "", "2025-03-21"},
	{KindDate, "first of March", "", "2025-03-01"},
	{KindDate, "the first March", "", ""},
	{KindDate, "30 February", "", "?"},
	{KindDate, "29 February", "", "?"},
	{KindDate, "29 February 2024", "", "2024-02-29"},
	{KindDate, "20 December", "", "2024-12-20"},
	{KindDate, "20 December", "2025-12-01", "2025-12-20"},
	{KindDate, "3 January", "2025-12-01", "2026-01-03"},
	{KindDate, "10 September", "", "?"}, // six months either way
	{KindDate, "13/03/2025", "", "?"},
	{KindDate, "3/4", "", "?"},
	{KindDate, "13.03.2025", "", "?"},
	{KindDate, "32 March", "", ""},
	{KindDate, "March 13nd", "", ""},
	// The day of this month.
	{KindDate, "the 19th", "", "2025-03-19"},
	{KindDate, "the 11th", "", "2025-03-11"},
	{KindDate, "the 3rd", "", "?"},
	{KindDate, "the 31st", "2025-04-02", "?"},
	{KindDate, "the 19", "", ""},
	{KindDate, "19th", "", "?"},
	{KindDate, "the nineteenth", "", ""},
	// Weekdays.
	{KindDate, "Thursday", "", "2025-03-13"},
	{KindDate, "thursday", "", "2025-03-13"},
	{KindDate, "Thu", "", "2025-03-13"},
	{KindDate, "Thursday", "2025-03-13", "?"},
	{KindDate, "Thursday", "2025-03-14", "2025-03-20"},
	{KindDate, "Thursdays", "", "?"},
	{KindDate, "this Thursday", "", "2025-03-13"},
	{KindDate, "this Thursday", "2025-03-14", "?"},
	{KindDate, "this Monday", "", "?"},
	{KindDate, "the coming Monday", "", "2025-03-17"},
	{KindDate, "next Thursday", "", "?"},
	{KindDate, "next Thursday", "2025-03-13", "2025-03-20"},
	{KindDate, "next Thursday", "2025-03-14", "2025-03-20"},
	{KindDate, "next Thursday", "2025-03-16", "?"}, // a Sunday ends a week, or begins one
	{KindDate, "last Thursday", "", "2025-03-06"},
	{KindDate, "last Thursday", "2025-03-14", "?"},
	{KindDate, "last Tuesday", "", "2025-03-04"},
	{KindDate, "last Monday", "", "?"},
	{KindDate, "Thursday next week", "", "2025-03-20"},
	{KindDate, "Thursday of last week", "", "2025-03-06"},
	{KindDate, "Thursday, 13 March", "", "2025-03-13"},
	{KindDate, "Thursday the 13th", "", "2025-03-13"},
	{KindDate, "Thursday, 14 March", "", "?"},
	// Around today.
	{KindDate, "today", "", "2025-03-11"},
	{KindDate, "tomorrow", "", "2025-03-12"},
	{KindDate, "Yesterday", "", "2025-03-10"},
	{KindDate, "the day after tomorrow", "", "2025-03-13"},
	{KindDate, "the day before yesterday", "", "2025-03-09"},
	{KindDate, "next week", "", "?"},
	{KindDate, "this morning", "", ""},
	// Months, quarters, years.
	{KindDate, "May", "", "2025-05"},
	{KindDate, "may", "", ""},
	{KindDate, "march", "", ""},
	{KindDate, "april", "", "2025-04"},
	{KindDate, "March 2026", "", "2026-03"},
	{KindDate, "2025-05", "", "2025-05"},
	{KindDate, "September", "", "?"},
	{KindDate, "November", "", "2024-11"},
	{KindDate, "January", "2025-12-05", "2026-01"},
	{KindDate, "next month", "", "2025-04"},
	{KindDate, "next month", "2025-12-31", "2026-01"},
	{KindDate, "this month", "", "2025-03"},
	{KindDate, "last March", "", "2024-03"},
	{KindDate, "next May", "", "?"},
	{KindDate, "Q2", "", "2025-Q2"},
	{KindDate, "Q4", "", "?"},
	{KindDate, "Q1", "2025-11-03", "2026-Q1"},
	{KindDate, "Q3 2026", "", "2026-Q3"},
	{KindDate, "the second quarter", "", "2025-Q2"},
	{KindDate, "last quarter", "", "2024-Q4"},
	{KindDate, "2026", "", "2026"},
	{KindDate, "next year", "", "2026"},
	{KindDate, "1,999", "", ""},
	{KindDate, "14", "", ""},
	// Times.
	{KindTime, "14:30", "", "14:30"},
	{KindTime, "9:05 am", "", "09:05"},
	{KindTime, "9:05pm", "", "21:05"},
	{KindTime, "9 am", "", "09:00"},
	{KindTime, "9am", "", "09:00"},
	{KindTime, "9.30 p.m.", "", "21:30"},
	{KindTime, "12 am", "", "00:00"},
	{KindTime, "noon", "", "12:00"},
	{KindTime, "midnight", "", "?"},
	{KindTime, "nine o'clock", "", ""},
	{KindTime, "9 o'clock", "", "?"},
	{KindTime, "24:00", "", ""},
	{KindTime, "14:3", "", ""},
	{KindTime, "14:30:15", "", ""},
	{KindTime, "13 pm", "", ""},
	{KindTime, "1:1", "", ""},
	// Counts.
	{KindCount, "14", "", "14"},
	{KindCount, "Fourteen", "", "14"},
	{KindCount, "0", "", "0"},
	{KindCount, "zero", "", "0"},
	{KindCount, "one", "", "1"},
	{KindCount, "twenty-one", "", "21"},
	{KindCount, "ninety nine", "", "99"},
	{KindCount, "a dozen", "", "12"},
	{KindCount, "two dozen", "", "24"},
	{KindCount, "half a dozen", "", "6"},
	{KindCount, "1,200", "", "1200"},
	{KindCount, "1200", "", "1200"},
	{KindCount, "12,00", "", ""},
	{KindCount, "1,2345", "", ""},
	{KindCount, "a hundred", "", "100"},
	{KindCount, "two hundred and five", "", "205"},
	{KindCount, "two thousand five", "", ""},
	{KindCount, "two thousand and five", "", "2005"},
	{KindCount, "two thousand three hundred", "", "2300"},
	{KindCount, "five and six", "", ""},
	{KindCount, "3 million", "", "3000000"},
	{KindCount, "1.5 million", "", "1500000"},
	{KindCount, "10k", "", "10000"},
	{KindCount, "2.5K", "", "2500"},
	{KindCount, "5M", "", "5000000"},
	{KindCount, "3.5", "", ""},
	{KindCount, "first", "", ""},
	{KindCount, "3rd", "", ""},
	{KindCount, "a", "", ""},
	{KindCount, "once", "", ""},
	{KindCount, "a couple", "", ""},
	{KindCount, "007", "", "?"},
	{KindCount, "-3", "", ""},
	{KindCount, "3D", "", ""},
	{KindCount, "99999999999999999999", "", "?"},
	// Durations.
	{KindDuration, "3 working days", "", "3 working days"},
	{KindDuration, "1 working day", "", "1 working day"},
	{KindDuration, "three days", "", "3 days"},
	{KindDuration, "two weeks", "", "14 days"},
	{KindDuration, "a week", "", "7 days"},
	{KindDuration, "a fortnight", "", "14 days"},
	{KindDuration, "ten business days", "", "10 working days"},
	{KindDuration, "2 weekdays", "", "2 working days"},
	{KindDuration, "3-day", "", "3 days"},
	{KindDuration, "two-week", "", "14 days"},
	{KindDuration, "1.5 days", "", "?"},
	{KindDuration, "half a day", "", "?"},
	{KindDuration, "three hours", "", ""},
	{KindDuration, "days", "", ""},
	// Quantities.
	{KindQuantity, "45 ml/min", "", "45 ml/min"},
	{KindQuantity, "200ms", "", "200 ms"},
	{KindQuantity, "3 seconds", "", "3 s"},
	{KindQuantity, "three hours", "", "3 h"},
	{KindQuantity, "an hour", "", "1 h"},
	{KindQuantity, "half an hour", "", "30 min"},
	{KindQuantity, "90-second", "", "90 s"},
	{KindQuantity, "1.50 GB", "", "1.5 GB"},
	{KindQuantity, "1,200 req/s", "", "1200 req/s"},
	{KindQuantity, "10k rps", "", "10000 req/s"},
	{KindQuantity, "-20 °C", "", "-20 °C"},
	{KindQuantity, "two degrees", "", "2 °"},
	{KindQuantity, "5 m", "", "5 m"},
	{KindQuantity, "3x", "", "3 ×"},
	{KindQuantity, "three months", "", "3 month"},
	{KindQuantity, "42 months", "", "42 month"},
	{KindQuantity, "42 month", "", "42 month"}, // as older corpora have it
	{KindQuantity, "60month", "", "60 month"},
	{KindQuantity, "five year", "", "5 year"},
	{KindQuantity, "12 beds", "", "12 beds"},
	{KindQuantity, "40 alerts/day", "", "40 alerts/day"},
	{KindQuantity, "72 BPM", "", "72 BPM"},
	{KindQuantity, "72 bpm", "", ""},
	{KindQuantity, "12 wards", "", ""},
	{KindQuantity, "4 in", "", ""},
	// Percentages.
	{KindPercent, "31 %", "", "31 %"},
	{KindPercent, "31%", "", "31 %"},
	{KindPercent, "4.5%", "", "4.5 %"},
	{KindPercent, "thirty-one percent", "", "31 %"},
	{KindPercent, "31 per cent", "", "31 %"},
	{KindPercent, "-2 %", "", "-2 %"},
	{KindPercent, "percent", "", ""},
	// Money.
	{KindMoney, "$1,200", "", "USD 1200.00"},
	{KindMoney, "€3,500.50", "", "EUR 3500.50"},
	{KindMoney, "EUR 1200", "", "EUR 1200.00"},
	{KindMoney, "1200 EUR", "", "EUR 1200.00"},
	{KindMoney, "1,200 euros", "", "EUR 1200.00"},
	{KindMoney, "$3.5k", "", "USD 3500.00"},
	{KindMoney, "$2m", "", "USD 2000000.00"},
	{KindMoney, "2 million dollars", "", "USD 2000000.00"},
	{KindMoney, "¥1,200", "", "JPY 1200"},
	{KindMoney, "JPY 12.5", "", "?"},
	{KindMoney, "€3.505", "", "?"},
	{KindMoney, "1200", "", ""},
	{KindMoney, "eur 5", "", ""},
	// Links.
	{KindLink, "https://wiki.northlight.example/dose/allergy-rules-v3", "",
		"https://wiki.northlight.example/dose/allergy-rules-v3"},
	{KindLink, "http://a.example/x_(y)", "", "http://a.example/x_(y)"},
	{KindLink, "https://a.example/x.", "", ""},
	{KindLink, "ftp://a.example", "", ""},
	{KindLink, "a.example/x", "", ""},
	{KindLink, "https://", "", ""},
	// Versions.
	{KindVersion, "v2.4.1", "", "2.4.1"},
	{KindVersion, "2.4.1", "", "2.4.1"},
	{KindVersion, "version 3.2", "", "3.2"},
	{KindVersion, "v2", "", "2"},
	{KindVersion, "v2.4.1-rc1", "", "2.4.1-rc1"},
	{KindVersion, "3.20", "", "3.20"},
	{KindVersion, "2", "", ""},
	{KindVersion, "v", "", ""},
	{KindVersion, "v2x", "", ""},
	// Names.
	{KindEntity, "Ward 6", "", "Ward 6"},
	{KindEntity, "ward 6", "", "Ward 6"},
	{KindEntity, "Allergy rule table", "", "allergy rule table"},
	{KindEntity, "Leo Brandt", "", "Leo Brandt"},
	{KindEntity, "O’Brien", "", "O'Brien"},
	{KindEntity, "leo", "", ""},
	{KindEntity, "Ward 7", "", ""},
	{KindEntity, "Ward6", "", ""},
	// Words.
	{KindEnum, "Warning  only", "", "Warning only"},
	{KindText, "handover screen", "", "handover screen"},
	{KindText, "moves to Ward 6", "", "moves to Ward 6"},
	{KindText, "by Thursday", "", ""},
	{KindText, "twelve rows", "", ""},
	// Ranges.
	{KindRange, "3–5", "", "3..5"},
	{KindRange, "3-5", "", "3..5"},
	{KindRange, "3 – 5", "", "3..5"},
	{KindRange, "3 - 5", "", ""},
	{KindRange, "three to five", "", "3..5"},
	{KindRange, "between 45 and 60", "", "45..60"},
	{KindRange, "5 to 3", "", ""},
	{KindRange, "3–5 GB", "", "3 GB..5 GB"},
	{KindRange, "3 MB-5 MB", "", "3 MB..5 MB"},
	{KindRange, "3 MB to 5 GB", "", ""},
	{KindRange, "2.5 to 3.5 %", "", "2.5 %..3.5 %"},
	{KindRange, "10–14 March", "", "2025-03-10..2025-03-14"},
	{KindRange, "March 10–14", "", "2025-03-10..2025-03-14"},
	{KindRange, "10 to 14 March 2026", "", "2026-03-10..2026-03-14"},
	{KindRange, "28 October to 3 November 2026", "", "2026-10-28..2026-11-03"},
	{KindRange, "Wednesday to Friday", "", "2025-03-12..2025-03-14"},
	{KindRange, "between Wednesday and Friday", "", "2025-03-12..2025-03-14"},
	{KindRange, "Tuesday to Friday", "", ""},
	{KindRange, "March to May", "", "2025-03..2025-05"},
	{KindRange, "2024–2025", "", "year 2024..year 2025"},
	{KindRange, "two to three weeks", "", "14 days..21 days"},
	{KindRange, "3–5 working days", "", "3 working days..5 working days"},
	{KindRange, "$3–5", "", "USD 3.00..USD 5.00"},
	{KindRange, "$3–5k", "", "?"},
	{KindRange, "200 to 300 euros", "", "EUR 200.00..EUR 300.00"},
	{KindRange, "9 to 11 am", "", "09:00..11:00"},
	{KindRange, "14:00–15:30", "", "14:00..15:30"},
	{KindRange, "11 am to 1 pm", "", "11:00..13:00"},
	// Lists.
	{KindList, "Ward 6 and Ward 9", "", "entity[Ward 6; Ward 9]"},
	{KindList, "Research and Development, Leo and Will", "", "entity[Research and Development; Leo; Will]"},
	{KindList, "3, 4, and 5", "", "count[3; 4; 5]"},
	{KindList, "13 March and Friday", "", "date[2025-03-13; 2025-03-14]"},
	{KindList, "warn, block and log", "", "text[warn; block; log]"},
	{KindList, "Ward 6 and 12", "", ""},
	{KindList, "3, 4,", "", ""},
	{KindList, "warn,\vblock", "", "text[warn; block]"},
	{KindList, ",", "", ""},
}

func TestParse(t *testing.T) {
	lex := testLexicon()
	for _, row := range parseRows {
		on := row.on
		if on == "" {
			on = tuesday
		}
		got, err := Parse(row.kind, row.surface, mustDate(t, on), lex)
		switch {
		case row.want == "?":
			if !errors.Is(err, ErrAmbiguous) {
				t.Errorf("%s %q on %s: got %q, %v, want no unique reading", row.kind, row.surface, on, got.Canonical(), err)
			}
		case row.want == "":
			if err == nil || errors.Is(err, ErrAmbiguous) {
				t.Errorf("%s %q on %s: got %q, %v, want refused", row.kind, row.surface, on, got.Canonical(), err)
			}
		case err != nil || got.Canonical() != row.want:
			t.Errorf("%s %q on %s: got %q, %v, want %q", row.kind, row.surface, on, got.Canonical(), err, row.want)
		}
	}
}

func TestParseWithoutLexicon(t *testing.T) {
	if _, err := Parse(KindEntity, "Leo", 1, nil); err == nil {
		t.Error("without a lexicon nothing is a name")
	}
	if v, err := Parse(KindCount, "14", 1, nil); err != nil || v.N != 14 {
		t.Errorf("a count needs no lexicon: %v, %v", v, err)
	}
}
