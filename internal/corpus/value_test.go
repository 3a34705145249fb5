package corpus

import (
	"encoding/json"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"
)

var plainKinds = []Kind{KindDate, KindTime, KindDuration, KindCount, KindQuantity, KindMoney, KindPercent}

// drawValue draws a valid value.
func drawValue(t *rapid.T, depth int) Value {
	kinds := append([]Kind{KindLink, KindVersion, KindEntity, KindEnum, KindText, KindRange, KindList}, plainKinds...)
	kind := rapid.SampledFrom(kinds[:len(kinds)-btoi(depth > 2)]).Draw(t, "kind")
	switch kind {
	case KindRange:
		kind = rapid.SampledFrom(plainKinds).Draw(t, "of")
		a := drawPlain(t, kind)
		b := drawLike(t, a)
		if less(b, a) {
			a, b = b, a
		}
		if a.Equal(b) {
			return a
		}
		return RangeValue(a, b)
	case KindList:
		first := drawValue(t, depth+1)
		list := ListValue(first)
		for range rapid.IntRange(0, 3).Draw(t, "more") {
			if v := drawValue(t, depth+1); v.Kind == first.Kind {
				list.Items = append(list.Items, v)
			}
		}
		return list
	}
	return drawPlain(t, kind)
}

func drawPlain(t *rapid.T, kind Kind) Value {
	switch kind {
	case KindDate:
		p := rapid.SampledFrom([]Precision{Day, Month, Quarter, Year}).Draw(t, "precision")
		d := Date(rapid.IntRange(11000, 40000).Draw(t, "date"))
		return Value{Kind: KindDate, Date: periodStart(d, p), Precision: p}
	case KindTime:
		return TimeValue(0, rapid.IntRange(0, 1439).Draw(t, "time"))
	case KindDuration:
		return DurationValue(rapid.Int64Range(0, 400).Draw(t, "days"), rapid.Bool().Draw(t, "working"))
	case KindCount:
		return CountValue(rapid.Int64Range(0, 100000).Draw(t, "n"))
	case KindQuantity:
		units := []string{"ms", "h", "ml/min", "beds", "°C", "kWh", "month"}
		return QuantityValue(drawDecimal(t), rapid.SampledFrom(units).Draw(t, "unit"))
	case KindMoney:
		return MoneyValue(rapid.Int64Range(0, 1e11).Draw(t, "minor"), rapid.SampledFrom([]string{"EUR", "USD", "JPY", "KWD",
			"XYZ"}).Draw(t, "currency"))
	case KindPercent:
		return PercentValue(drawDecimal(t))
	case KindLink:
		return TextValue(kind, "https://a.example/"+rapid.StringMatching(`[a-z0-9/_-]{0,20}[a-z]`).Draw(t, "path"))
	case KindVersion:
		return TextValue(kind, rapid.StringMatching(`[0-9]{1,3}(\.[0-9]{1,2}){0,3}(-rc[0-9])?`).Draw(t, "version"))
	default:
		s := strings.TrimSpace(rapid.String().Draw(t, "text"))
		if s == "" {
			s = `a; b\]`
		}
		return TextValue(kind, s)
	}
}

func drawDecimal(t *rapid.T) Decimal {
	return NewDecimal(rapid.Int64Range(-99999, 9999999).Draw(t, "coef"), int8(rapid.IntRange(0, 4).Draw(t, "scale")))
}

// drawLike draws another value that can be compared with a.
func drawLike(t *rapid.T, a Value) Value {
	b := drawPlain(t, a.Kind)
	b.Unit, b.Currency, b.Working = a.Unit, a.Currency, a.Working
	if a.Kind == KindDate {
		b.Precision, b.Date = a.Precision, periodStart(b.Date, a.Precision)
	}
	return b
}

func TestCanonicalInverse(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		v := drawValue(t, 0)
		if err := v.Valid(); err != nil {
			t.Fatalf("drew an invalid value: %v", err)
		}
		w, err := ParseCanonical(v.Kind, v.Canonical())
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(v, w); diff != "" {
			t.Fatalf("%q (-want +got)\n%s", v.Canonical(), diff)
		}
		b, err := json.Marshal(v)
		var x Value
		if err == nil {
			err = json.Unmarshal(b, &x)
		}
		if diff := cmp.Diff(v, x); err != nil || diff != "" {
			t.Fatalf("%s: %v (-want +got)\n%s", b, err, diff)
		}
	})
}

// Two values have one key if and only if they are the same, and words are the
// same whatever their case and spacing.
func TestKeyGoesWithEqual(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		v, w := drawValue(t, 0), drawValue(t, 0)
		if rapid.Bool().Draw(t, "alike") {
			w = v
			w.Text = strings.Join(strings.Split(strings.ToUpper(v.Text), " "), " \t ")
		}
		if v.Equal(w) != (v.Key() == w.Key()) {
			t.Fatalf("%q and %q: equal %t, keys %q and %q", v.Canonical(), w.Canonical(), v.Equal(w), v.Key(), w.Key())
		}
	})
	for _, pair := range [][2]string{{"the Night  shift", "The night shift "}, {"Ärzte", "ärzte"}, {"a b", "ab"},
		{"", " "}, {"one", "one two"}, {"İ", "i̇"}, {"\xff", "�"}} {
		a, b := TextValue(KindText, pair[0]), TextValue(KindText, pair[1])
		if want := foldWords(pair[0]) == foldWords(pair[1]); a.Equal(b) != want || b.Equal(a) != want {
			t.Errorf("%q and %q: equal %t, folded alike %t", pair[0], pair[1], a.Equal(b), want)
		}
	}
}

// Every surface is read back, and common kinds have at least one.
func TestSurfacesAreReadBack(t *testing.T) {
	lex := testLexicon()
	rapid.Check(t, func(t *rapid.T) {
		v := drawValue(t, 0)
		on := Date(rapid.IntRange(19000, 22000).Draw(t, "on"))
		if v.Kind == KindDate && rapid.Bool().Draw(t, "near") {
			v.Date = periodStart(on.Add(rapid.IntRange(-20, 20).Draw(t, "days")), v.Precision)
		}
		surfaces := Surfaces(v, on, lex)
		for _, s := range surfaces {
			if w, err := Parse(v.Kind, s, on, lex); err != nil || !w.Equal(v) {
				t.Fatalf("%q on %s: got %q, %v, want %q", s, on, w.Canonical(), err, v.Canonical())
			}
		}
		typed := v.Kind != KindEntity && v.Kind != KindText && v.Kind != KindRange && v.Kind != KindList && v.Kind != KindEnum
		if typed && v.Currency != "XYZ" && len(surfaces) == 0 {
			t.Fatalf("%s %q has no surface on %s", v.Kind, v.Canonical(), on)
		}
	})
}

func TestSurfaces(t *testing.T) {
	lex, on := testLexicon(), mustDate(t, tuesday)
	for _, row := range []struct {
		kind            Kind
		canonical, want string
	}{
		{KindDate, "2025-03-13", "13 March|March 13|13 March 2025|March 13, 2025|Thursday|this Thursday|the day after tomorrow|the 13th|Thursday the 13th|Thursday, 13 March|the 13th of March|13 Mar|Mar 13|2025-03-13"},
		{KindDate, "2025-03-11", "11 March|March 11|11 March 2025|March 11, 2025|today|the 11th|Tuesday the 11th|Tuesday, 11 March|the 11th of March|11 Mar|Mar 11|2025-03-11"},
		{KindDate, "2026-09-01", "1 September 2026|September 1, 2026|2026-09-01"},
		{KindDate, "2025-04", "April|April 2025|next month|2025-04"},
		{KindDate, "2025-Q2", "Q2|Q2 2025|the second quarter|the second quarter of 2025|next quarter|2025-Q2"},
		{KindDate, "2026", "2026|next year"},
		{KindTime, "09:00", "09:00|9:00|9 am|9am"},
		{KindDuration, "3 working days", "3 working days|three working days|3 business days|three business days"},
		{KindDuration, "14 days", "14 days|2 weeks|two weeks"},
		{KindDuration, "7 days", "7 days|seven days|a week|one week|1 week"},
		{KindCount, "14", "14"},
		{KindCount, "12", "12|twelve|a dozen"},
		{KindCount, "1200", "1,200|1200"},
		{KindQuantity, "45 ml/min", "45 ml/min|45ml/min"},
		{KindQuantity, "3 h", "3 hours|three hours|3 h|3h"},
		{KindQuantity, "42 month", "42 months"},
		{KindQuantity, "5 year", "5 years|five years"},
		{KindQuantity, "1 year", "1 year|one year"},
		{KindQuantity, "12 beds", "12 beds|twelve beds"},
		{KindPercent, "31 %", "31 %|31%|31 percent"},
		{KindMoney, "EUR 1200.50", "€1,200.50|EUR 1,200.50|1,200.50 EUR|1,200.50 euros"},
		{KindMoney, "JPY 1200", "¥1,200|JPY 1,200|1,200 JPY|1,200 yen"},
		{KindLink, "https://a.example/x", "https://a.example/x"},
		{KindVersion, "2.4.1", "v2.4.1|version 2.4.1|2.4.1"},
		{KindEntity, "Ward 6", "Ward 6"},
		{KindText, "handover screen", "handover screen"},
		{KindText, "by Thursday", ""},
		{KindRange, "3 GB..5 GB",
			"3–5 GB|3 to 5 GB|3 GB to 5 GB|between 3 and 5 GB|between 3 GB and 5 GB|3GB–5GB|3GB to 5GB|between 3GB and 5GB"},
		{KindRange, "3 month..5 month",
			"3–5 months|3 to 5 months|3 months to 5 months|between 3 and 5 months|between 3 months and 5 months|three–five months|three to five months|three months to five months|between three and five months|between three months and five months"},
		{KindRange, "2025-04-10..2025-04-14",
			"10–14 April|10 to 14 April|10 April to 14 April|between 10 and 14 April|between 10 April and 14 April|April 10 to April 14|between April 10 and April 14|2025-04-10 to 2025-04-14"},
		{KindList, "entity[Ward 6; Ward 9]", "Ward 6 and Ward 9|Ward 6, and Ward 9"},
		{KindList, "count[3; 4; 5]", "3, 4 and 5|three, four and five|3, 4, and 5|three, four, and five"},
	} {
		v, err := ParseCanonical(row.kind, row.canonical)
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(row.want, strings.Join(Surfaces(v, on, lex), "|")); diff != "" {
			t.Errorf("%s (-want +got)\n%s", row.canonical, diff)
		}
	}
}

func TestParseCanonicalRefuses(t *testing.T) {
	for _, row := range []struct {
		kind Kind
		s    string
	}{
		{KindDate, "2025-3-13"}, {KindDate, "2025-02-30"}, {KindDate, "2025-Q5"}, {KindDate, "2025-Q02"},
		{KindDate, "13 March"},
		{KindDate, "1970-01-01"}, {KindTime, "9:05"}, {KindTime, "24:00"}, {KindDuration, "1 days"},
		{KindDuration, "-1 days"},
		{KindCount, "-1"}, {KindCount, "1,200"}, {KindCount, "+1"}, {KindQuantity, "1.50 GB"}, {KindQuantity, "3 days"},
		{KindQuantity, "3"},
		{KindPercent, "31%"}, {KindMoney, "EUR 12"}, {KindMoney, "JPY 12.00"}, {KindMoney, "eur 12.00"},
		{KindLink, "ftp://x"},
		{KindVersion, "v2"}, {KindText, ""}, {KindText, " a"}, {KindText, "\xff"}, {KindRange, "5..3"},
		{KindRange, "3..5 GB"},
		{KindList, "count[a]"}, {KindList, "count[3;4]"}, {KindList, "count[]"}, {KindList, "text[a"}, {"", "a"},
		{"colour", "a"},
	} {
		if v, err := ParseCanonical(row.kind, row.s); err == nil {
			t.Errorf("%s %q was read as %+v", row.kind, row.s, v)
		}
	}
	for _, s := range []string{`{"kind":"count"}`, `{"kind":"count","value":3}`, `{"Kind":"count","value":"3"}`,
		`{"kind":"count","value":"3","x":"y"}`, `"3"`} {
		if err := json.Unmarshal([]byte(s), new(Value)); err == nil {
			t.Errorf("%s was read", s)
		}
	}
	if b, err := json.Marshal(MonthValue(2025, time.March)); string(b) != `{"kind":"date","value":"2025-03"}` {
		t.Errorf("got %s, %v", b, err)
	}
	if _, err := json.Marshal(Value{Kind: KindCount, Unit: "GB"}); err == nil {
		t.Error("a count with a unit was written")
	}
}

// TestMixedList: a list of several kinds says each item's own, and is read back.
func TestMixedList(t *testing.T) {
	list := ListValue(CountValue(14), TextValue(KindEntity, "Ward 6; east"), DateValue(NewDate(2025, 3, 13)))
	const want = `[count:14; entity:Ward 6\; east; date:2025-03-13]`
	if err := list.Valid(); err != nil || list.Canonical() != want {
		t.Errorf("%q, %v", list.Canonical(), err)
	}
	got, err := ParseCanonical(KindList, want)
	if err != nil || !got.Equal(list) {
		t.Errorf("read back as %v, %v", got, err)
	}
	for _, bad := range []string{"[count:14; count:15]", "[14; 15]", "[count:14]", "[count:x; date:2025-03-13]"} {
		if v, err := ParseCanonical(KindList, bad); err == nil {
			t.Errorf("%q is read as %v", bad, v)
		}
	}
}

func TestNear(t *testing.T) {
	for _, c := range []struct {
		a, b Value
		want bool
	}{
		{CountValue(6), CountValue(12), true},
		{CountValue(6), CountValue(13), false},
		{CountValue(12), CountValue(6), true},
		{DurationValue(4, true), DurationValue(15, true), false},
		{MoneyValue(3_875_000, "EUR"), MoneyValue(300_000, "EUR"), false},
		{MoneyValue(3_875_000, "EUR"), MoneyValue(3_875_000, "USD"), false},
		{QuantityValue(NewDecimal(15, 1), "s"), QuantityValue(NewDecimal(3, 0), "s"), true},
		{QuantityValue(NewDecimal(15, 1), "s"), QuantityValue(NewDecimal(4, 0), "s"), false},
		{PercentValue(NewDecimal(25, 2)), PercentValue(NewDecimal(5, 1)), true},
		{CountValue(6), DurationValue(6, true), false},
		{TextValue(KindEnum, "minor"), TextValue(KindEnum, "minor"), false},
	} {
		if got := c.a.Near(c.b); got != c.want {
			t.Errorf("%s near %s: %t", c.a.Canonical(), c.b.Canonical(), got)
		}
	}
}
