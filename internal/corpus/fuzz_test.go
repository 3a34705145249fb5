package corpus

import (
	"testing"
	"unicode/utf8"
)

var allKinds = append([]Kind{KindRange}, append(listKinds[:len(listKinds)-1:len(listKinds)-1], KindEnum, KindText,
	KindList)...)

// FuzzParse: whatever is accepted is valid and has a surface that reads the same.
func FuzzParse(f *testing.F) {
	for _, row := range parseRows {
		f.Add(row.surface, int32(mustDate(f, tuesday)))
	}
	lex := testLexicon()
	f.Fuzz(func(t *testing.T, s string, day int32) {
		on := Date(15000 + (day%15000+15000)%15000) // 2011 to 2052
		for _, kind := range allKinds {
			v, err := Parse(kind, s, on, lex)
			if err != nil {
				continue
			}
			if err := v.Valid(); err != nil {
				t.Fatalf("%s %q on %s: %v", kind, s, on, err)
			}
			surfaces := Surfaces(v, on, lex)
			if len(surfaces) == 0 {
				t.Fatalf("%s %q on %s is %q, which has no surface", kind, s, on, v.Canonical())
			}
			for _, again := range surfaces {
				if w, err := Parse(kind, again, on, lex); err != nil || !w.Equal(v) {
					t.Fatalf("%s %q on %s is %q, but its surface %q is %q, %v", kind, s, on, v.Canonical(), again, w.Canonical(), err)
				}
			}
		}
	})
}

// FuzzScan: spans are in order inside the text, where their surfaces are,
// and each reading is what Parse says of the surface.
func FuzzScan(f *testing.F) {
	for _, row := range scanRows {
		f.Add(row.text, int32(mustDate(f, tuesday)))
	}
	for _, row := range parseRows {
		f.Add("on "+row.surface+", they", int32(mustDate(f, tuesday)))
	}
	lex := testLexicon()
	f.Fuzz(func(t *testing.T, text string, day int32) {
		on := Date(15000 + (day%15000+15000)%15000)
		last, length := 0, utf8.RuneCountInString(text)
		for _, sp := range Scan(text, on, lex) {
			if sp.Start < last || sp.End <= sp.Start || sp.End > length {
				t.Fatalf("%q: span %d to %d after %d of %d", text, sp.Start, sp.End, last, length)
			}
			last = sp.End
			if got := RuneSlice(text, sp.Start, sp.End); got != sp.Surface {
				t.Fatalf("%q: the span's surface is %q, the text has %q", text, sp.Surface, got)
			}
			for _, v := range sp.Values {
				w, err := Parse(v.Kind, sp.Surface, on, lex)
				if err != nil || !w.Equal(v) && v.Kind != KindRange {
					t.Fatalf("%q on %s: %q is %s %q, Parse says %q, %v", text, on, sp.Surface, v.Kind, v.Canonical(), w.Canonical(),
						err)
				}
			}
		}
	})
}

// FuzzCanonical: what is read writes the same form.
func FuzzCanonical(f *testing.F) {
	for _, row := range parseRows {
		if row.want != "?" {
			f.Add(string(row.kind), row.want)
		}
	}
	f.Fuzz(func(t *testing.T, kind, s string) {
		v, err := ParseCanonical(Kind(kind), s)
		if err != nil {
			return
		}
		if err := v.Valid(); err != nil || v.Canonical() != s {
			t.Fatalf("%s %q was read as %q, %v", kind, s, v.Canonical(), err)
		}
		b, err := v.MarshalJSON()
		var w Value
		if err == nil {
			err = w.UnmarshalJSON(b)
		}
		if err != nil || !w.Equal(v) {
			t.Fatalf("%s %q through %s: %+v, %v", kind, s, b, w, err)
		}
	})
}
