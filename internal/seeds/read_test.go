package seeds

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"memloom/internal/fuzztest"
)

// files are the fixtures of each shape.
func files() map[Shape]string {
	return map[Shape]string{FanOutQA: "fanoutqa.json", MuSiQue: "musique.jsonl", QACC: "qacc.json",
		AmbigQA: "ambigqa.json",
		HoH:     "hoh.jsonl", PersonaMem: "personamem.json"}
}

// outline is a seed in one line: what it serves, or why it falls, and its entries.
func outline(s Seed) string {
	out := s.ID + " "
	if s.Kept {
		out += fmt.Sprint(s.Serves)
	} else {
		out += "falls: " + s.Reason
	}
	if s.Answer != "" {
		out += " = " + s.Answer
	}
	for _, e := range s.Entries {
		out += " | " + e.Text
		for _, part := range []string{e.Value, e.Date, e.KnownFrom} {
			if part != "" {
				out += " · " + part
			}
		}
	}
	return out
}

func TestRead_RetentionOfEachShape(t *testing.T) {
	want := map[Shape][]string{
		FanOutQA: {
			"fanoutqa/f1 [multi_evidence] = heron: 2; otter: 4 | Which animals live in the Orrin zoo? · heron; otter · Orrin zoo" +
				" | Legs of the heron? · 2 · Heron | Legs of the otter? · 4 · Otter | Legs of the beetle? · 6 | Legs of the spider? · 8",
			"fanoutqa/f2 falls: 1 linked items; 5 are needed = Ael; Bree | Rivers? · Ael",
			"fanoutqa/f1 falls: a duplicate of record 1 = x | 1 · 1 | 2 · 1 | 3 · 1 | 4 · 1 | 5 · 1",
		},
		MuSiQue: {
			"musique/4hop1 [multi_evidence] = Green Banks | Tallow >> painter · Ida Renn · Tallow | Ida Renn >> birthplace · Bree · Bree" +
				" | Bree >> country · Lowmark · Bree | What is the anthem of Lowmark ? · Green Banks",
			"musique/2hop1 falls: 2 linked items; 4 are needed = c | a · b | b · c",
			"musique/4hop2 falls: earlier questions have 3 of its 4 items = Jo Falk | Tallow >> painter · Ida Renn" +
				" | Ida Renn >> birthplace · Bree | Bree >> country · Lowmark | Who wrote the anthem of Lowmark ? · Jo Falk",
			"musique/4hop3 falls: the question has no answer = 4 | p · 1 | q · 2 | r · 3",
		},
		QACC: {
			"qacc/1 [any_one] = 1931 | The bridge opened in 1931. · 1931 · Bridges | Opened: 1931 · 1931",
			"qacc/2 falls: 1 entries with one answer; 2 are needed | Renn did. · Renn",
			"qacc/3 falls: holds personal data: a mail address = Jo | Write to jo.falk@orrin.example. · Jo | Jo runs it. · Jo",
		},
		AmbigQA: {
			"ambigqa/1 [contextual] | Who won the Orrin cup in 1990? · Bree | Who won the Orrin cup in 1991? · Ael" +
				" | Who won the Orrin cup in 1992? · Tallow | Who won the Orrin cup in 1993? · Lowmark",
			"ambigqa/2 [contradictory] | In metres? · 812 | In feet? · 2,664 | Above its valley? · 300 metres",
			"ambigqa/3 falls: 0 pairs of question and answer; 3 are needed",
		},
		HoH: {
			"hoh/1 [temporal] | Bree has 5 bridges. · 5 · 2024-04-01 · Bree | Bree has 7 bridges. · 7 · 2024-06-01 · Bree" +
				" | Bree has 8 bridges. · 8 · 2024-08-01 · Bree | Bree has 9 bridges. · 9 · 2024-10-01 · Bree",
			"hoh/2 falls: 1 outdated entries; 3 are needed | e · Renn · 2024-06-01 · Lowmark | e · Falk · 2024-10-01 · Lowmark",
			"hoh/3 falls: outdated_infos[1] has no date of the form YYYY-MM-DD | e · 2 | e · 1 · 2024-06-01 | e · 3 · 2024-08-01 | e · 4 · 2024-10-01",
		},
		PersonaMem: {
			"personamem/p-1/stereotypical/1 [multi_evidence any_one temporal contextual contradictory] | Likes early walks",
			"personamem/p-1/stereotypical/2 [multi_evidence any_one temporal contextual contradictory] | Prefers a tablet",
			"personamem/p-1/stereotypical/3 falls: a duplicate of record 1 | Likes early walks",
			"personamem/p-1/anti_stereotypical/1 falls: holds personal data: a street address | Buys from 12 Mill Lane Street only",
			"personamem/p-1/neutral/1 [multi_evidence any_one temporal contextual contradictory] | Enjoys soup",
			"personamem/p-1/neutral/2 falls: the preference is empty | ",
		},
	}
	for shape, file := range files() {
		var got []string
		for s, err := range ReadFile(shape, filepath.Join("testdata", file)) {
			if err != nil {
				t.Fatal(err)
			}
			if s.Kept == (s.Reason != "") || s.Kept != (len(s.Serves) > 0) {
				t.Errorf("%s: kept %t, serves %v, reason %q", s.ID, s.Kept, s.Serves, s.Reason)
			}
			got = append(got, outline(s))
		}
		if d := cmp.Diff(want[shape], got); d != "" {
			t.Errorf("%s:\n%s", shape, d)
		}
	}
}

func TestRead_ErrorsNamePlaceAndKey(t *testing.T) {
	for name, c := range map[string]struct {
		shape      Shape
		text, want string
	}{
		"no shape": {"hotpot", "[]",
			`f: there is no shape "hotpot" of seeds; choose one of ambigqa, fanoutqa, hoh, musique, personamem, qacc`},
		"empty": {HoH, " \n", "f: the file is empty; give the file that the data set publishes"},
		"no JSON": {HoH, "question: x",
			`f:1: begins with 'q'; a list of records ([…]) or an object on each line was expected`},
		"a list": {PersonaMem, "[]", `f:1: begins with '['; one object of profiles by id was expected ({"…": {…}})`},
		"no question": {AmbigQA, "[{\"id\": 1, \"question\": \"a\", \"annotations\": []},\n\n{\"id\": 2}]",
			"f:3: record 2: question: is missing; every record of AmbigQA has it"},
		"no pair": {AmbigQA, `[{"question": "a", "annotations": [{"qaPairs": [{"answer": ["x"]}]}]}]`,
			"f:1: record 1: annotations[0].qaPairs[0].question: is missing; every record of AmbigQA has it"},
		"test set": {FanOutQA, `[{"id": "1", "question": "a", "necessary_evidence": []}]`,
			"f:1: record 1: decomposition: is missing; every record of FanOutQA dev has it"},
		"inner item": {FanOutQA, `[{"question": "a", "decomposition": [{"question": "b", "decomposition": [{}]}]}]`,
			"f:1: record 1: decomposition[0].decomposition[0].question: is missing; every record of FanOutQA dev has it"},
		"kind": {MuSiQue,
			"{\"question\": \"a\", \"answer\": \"b\", \"question_decomposition\": []}\n{\"question\": 5}",
			"f:2: record 2: question: expected text, found a number; is this a file of another data set?"},
		"kind of list": {HoH, `{"question": "a", "answer": "b", "outdated_infos": {}}`,
			"f:1: record 1: outdated_infos: expected a list, found keys with values; is this a file of another data set?"},
		"no text": {QACC, `[{"question": "a", "contexts": [{"answer": "b"}]}]`,
			"f:1: record 1: contexts[0].text: is missing; every record of QACC has it"},
		"cut": {HoH, "[\n{\"question\": \"a\"",
			"f:2: record 1: the file ends within the record; is it whole? Fetch it again"},
		"comma": {HoH, "{\"question\": \"a\",}",
			"f:1: record 1: not JSON: invalid character '}' looking for beginning of object key string"},
		"behind":        {AmbigQA, "[]\n[]", "f:2: record 1: cannot be read: something follows the end of the list"},
		"not UTF-8":     {QACC, "[\n\n{\"question\": \"\xff\"}]", "f:3: record 1: is not UTF-8; convert the file to UTF-8"},
		"half a letter": {QACC, "[{\"question\": \"\xc3\"}]", "f:1: record 1: is not UTF-8; convert the file to UTF-8"},
		"deep value": {FanOutQA, `[{"question": "a", "answer": [[[[[[[[[[1]]]]]]]]]], "decomposition": []}]`,
			"f:1: record 1: answer: a value is nested more than 8 levels deep"},
		"profile": {PersonaMem, `{"p": {"name": "x"}}`,
			"f:1: record 1: stereotypical_preferences: is missing; every record of PersonaMem-v2 has it"},
	} {
		var got error
		for _, err := range Read(c.shape, "f", strings.NewReader(c.text)) {
			got = err
		}
		if got == nil || got.Error() != c.want {
			t.Errorf("%s: %v\nwant %s", name, got, c.want)
		}
	}
	for _, err := range ReadFile(HoH, "testdata/none") {
		if err == nil || !strings.HasPrefix(err.Error(), "reading seeds: ") {
			t.Error(err)
		}
	}
}

// A file of 100 MB is read record by record, and one endless record is refused.
func TestRead_LargeFiles(t *testing.T) {
	const line = `{"question": "How long is the Ael %d?", "answer": "4", "last_modified_time": "2024-10-01", "outdated_infos": [], "more": "%s"}` + "\n"
	filler, n := strings.Repeat("x", 100_000), 0
	lines := &pieces{next: func() (string, bool) { n++; return fmt.Sprintf(line, n, filler), n <= 1000 }}
	count := 0
	for s, err := range Read(HoH, "f", lines) {
		if err != nil {
			t.Fatal(err)
		}
		count++
		if s.Record != count {
			t.Fatalf("record %d is said to be %d", count, s.Record)
		}
	}
	if count != 1000 {
		t.Errorf("%d records", count)
	}
	begun := false
	endless := &pieces{next: func() (string, bool) {
		if begun {
			return filler, true
		}
		begun = true
		return "\n[{\"question\": \"", true
	}}
	for _, err := range Read(HoH, "f", endless) {
		want := "f:2: record 1: a record is longer than 16 MiB, which no record of these files is; is a bracket missing?"
		if err == nil || err.Error() != want {
			t.Errorf("%v\nwant %s", err, want)
		}
	}
}

// pieces hands on texts until there are no more.
type pieces struct {
	next func() (string, bool)
	rest string
}

func (p *pieces) Read(b []byte) (int, error) {
	if p.rest == "" {
		text, more := p.next()
		if !more {
			return 0, io.EOF
		}
		p.rest = text
	}
	n := copy(b, p.rest)
	p.rest = p.rest[n:]
	return n, nil
}

func TestRead_CharactersOverPieces(t *testing.T) {
	text := `[{"question": "` + strings.Repeat("ä€😀", 40_000) + `", "contexts": []}]`
	for s, err := range Read(QACC, "f", oneByte{strings.NewReader(text)}) {
		if err != nil || len(s.Question) != 40_000*9 || s.Kept {
			t.Errorf("%d bytes, %q, %v", len(s.Question), s.Reason, err)
		}
	}
}

// oneByte reads a byte at a time.
type oneByte struct{ r io.Reader }

func (o oneByte) Read(p []byte) (int, error) { return o.r.Read(p[:min(1, len(p))]) }

func TestPersonalData_Kinds(t *testing.T) {
	for text, want := range map[string]string{
		"Write to a.b@example.org.":                   "a mail address",
		"Call +44 20 7946 0000 now":                   "a phone number",
		"Call (555) 010-2030":                         "a phone number",
		"555-010-2030":                                "a phone number",
		"He lives at 12 Old Mill Road.":               "a street address",
		"In 1989 the road was 1 kilometre long":       "",
		"A record of 9.58 seconds on 16 August 2009":  "",
		"The year 1990-1994, 8,848 metres @ altitude": "",
		"3.14159265358979":                            "",
	} {
		if got := PersonalData(text); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}

func FuzzRead(f *testing.F) {
	for shape, file := range files() {
		text, err := os.ReadFile(filepath.Join("testdata", file))
		if err != nil {
			f.Fatal(err)
		}
		f.Add(string(shape), text)
	}
	for _, text := range fuzztest.Empty() {
		f.Add(string(HoH), []byte(text))
	}
	f.Fuzz(func(t *testing.T, shape string, text []byte) { readTwice(t, Shape(shape), text) })
}

func FuzzFanOutQA(f *testing.F)   { fuzzShape(f, FanOutQA) }
func FuzzMuSiQue(f *testing.F)    { fuzzShape(f, MuSiQue) }
func FuzzQACC(f *testing.F)       { fuzzShape(f, QACC) }
func FuzzAmbigQA(f *testing.F)    { fuzzShape(f, AmbigQA) }
func FuzzHoH(f *testing.F)        { fuzzShape(f, HoH) }
func FuzzPersonaMem(f *testing.F) { fuzzShape(f, PersonaMem) }

func fuzzShape(f *testing.F, shape Shape) {
	text, err := os.ReadFile(filepath.Join("testdata", files()[shape]))
	if err != nil {
		f.Fatal(err)
	}
	for _, text := range fuzztest.Empty() {
		f.Add([]byte(text))
	}
	f.Add(text)
	f.Add([]byte(`{"question": "\ud800", "answer": null}`))
	f.Fuzz(func(t *testing.T, text []byte) { readTwice(t, shape, text) })
}

// readTwice holds that reading ends, gives the same twice, keeps no seed without what it serves, and says nothing
// behind an error.
func readTwice(t *testing.T, shape Shape, text []byte) {
	var all [2][]string
	for i := range all {
		failed := false
		for s, err := range Read(shape, "f", strings.NewReader(string(text))) {
			if failed {
				t.Fatal("something behind an error")
			}
			if failed = err != nil; failed {
				all[i] = append(all[i], err.Error())
				continue
			}
			if s.Kept != (len(s.Serves) > 0) || s.Kept != (s.Reason == "") {
				t.Fatalf("kept %t, serves %v, reason %q", s.Kept, s.Serves, s.Reason)
			}
			all[i] = append(all[i], outline(s))
		}
	}
	if d := cmp.Diff(all[0], all[1]); d != "" {
		t.Error(d)
	}
}
