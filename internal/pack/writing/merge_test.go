package writing

import (
	"reflect"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"memloom/internal/pack"
)

// TestPut_KeepsWhatStands: an addition comes to its place, and every other line stays as it was written.
func TestPut_KeepsWhatStands(t *testing.T) {
	noun := func(s string) pack.Noun { return pack.Noun{Noun: s} }
	for _, c := range []struct {
		what, text string
		add        addition
		want       string
	}{
		{"list of lines", "closures:\n  - the fair   # ours\n  # more to come\n\n# talk\nasides:\n  - the cat\n",
			addition{path: "closures", value: "the move"},
			"closures:\n  - the fair   # ours\n  - the move\n  # more to come\n\n# talk\nasides:\n  - the cat\n"},
		{"list without indentation", "closures:\n- the fair\nasides:\n- the cat\n", addition{path: "closures",
			value: "the: move"},
			"closures:\n- the fair\n- \"the: move\"\nasides:\n- the cat\n"},
		{"list in brackets over lines", "departments: [Ärzte, # é\n  B]  # c\nasides: []\n", addition{path: "departments",
			value: "C, D"},
			"departments: [Ärzte, # é\n  B, \"C, D\"]  # c\nasides: []\n"},
		{"comma at the end", "closures: [a, b, ]\n", addition{path: "closures", value: "c"}, "closures: [a, b, c]\n"},
		{"empty brackets", "closures: []\n", addition{path: "closures", value: "a"}, "closures: [a]\n"},
		{"deep inside", "pools:\n  house:\n    - {noun: A}\n  ship: [{noun: B}]\nasides: [x]\n",
			addition{path: "pools.house", value: noun("C")},
			"pools:\n  house:\n    - {noun: A}\n    - {noun: C}\n  ship: [{noun: B}]\nasides: [x]\n"},
		{"inside brackets", "pools:\n  ship: [{noun: B}]\n", addition{path: "pools.ship", value: noun("C")},
			"pools:\n  ship: [{noun: B}, {noun: C}]\n"},
		{"in an entry", "roles:\n  - name: a\n    skills:\n      - x\n  - name: b\n    skills: [y]\n",
			addition{path: "roles[0].skills", value: "z"},
			"roles:\n  - name: a\n    skills:\n      - x\n      - z\n  - name: b\n    skills: [y]\n"},
		{"block of text at the end", "projects:\n  - name: P\n    context: |\n      long\n\n      # no comment\n  # end\n",
			addition{path: "projects", value: pack.Project{Name: "Q"}},
			""},
		{"new section before a later one", "# head\nname: x\n\n# small talk\nasides: [a]\n", addition{path: "closures",
			value: "b"},
			"# head\nname: x\n\nclosures:\n  - b\n\n# small talk\nasides: [a]\n"},
		{"new section below the head", "# about the file\nasides: [a]\n", addition{path: "version", value: 1, whole: true},
			"# about the file\nversion: 1\nasides: [a]\n"},
		{"at the end, without a line end", "name: x", addition{path: "title", value: "Y: z", whole: true},
			"name: x\ntitle: \"Y: z\"\n"},
		{"lines that end as in Windows", "closures:\r\n  - a\r\nasides: [b]\r\n", addition{path: "closures", value: "c"},
			"closures:\r\n  - a\r\n  - c\r\nasides: [b]\r\n"},
		{"no such list", "name: x\n", addition{path: "pools.ship", value: noun("C")}, "error"},
		{"no list", "pools: {ship: x}\n", addition{path: "pools.ship", value: noun("C")}, "error"},
		{"stands already", "title: x\n", addition{path: "title", value: "y", whole: true}, "error"},
	} {
		got, err := c.add.put(c.text)
		if c.want == "error" {
			if err == nil {
				t.Errorf("%s: no error; got\n%s", c.what, got)
			}
			continue
		}
		if err != nil || c.want != "" && got != c.want {
			t.Errorf("%s: %v\n%q\nwant\n%q", c.what, err, got, c.want)
		}
		if c.want == "" && !strings.Contains(got, c.text[:strings.Index(c.text, "  # end")]) {
			t.Errorf("%s: lines were parted:\n%s", c.what, got)
		}
	}
}

// TestPut_ReadsBack: whatever an entry says, it is read back as it was, and so is what stood before.
func TestPut_ReadsBack(t *testing.T) {
	word := rapid.StringMatching(`[a-zA-Zé0-9 ,:;#'"{}\[\]&*!|>%@-]{0,30}`)
	rapid.Check(t, func(rt *rapid.T) {
		r := pack.Role{Name: word.Draw(rt, "name"), Title: word.Draw(rt, "title"), Ranks: []int{3, 4},
			Skills: rapid.SliceOfN(word, 1, 12).Draw(rt, "skills")}
		start := rapid.SampledFrom([]string{"name: x\n", "roles:\n  - {name: a, ranks: [1]}\n",
			"roles: [{name: a}]\nasides: [b]\n"}).Draw(rt, "text")
		text, err := addition{path: "roles", value: r}.put(start)
		if err != nil {
			rt.Fatal(err)
		}
		p, _, err := pack.Unfinished("x.yaml", []byte(text))
		if err != nil {
			rt.Fatalf("%v\n%s", err, text)
		}
		if got := p.Roles[len(p.Roles)-1]; !reflect.DeepEqual(got, r) {
			rt.Fatalf("%#v became %#v in\n%s", r, got, text)
		}
	})
}

// TestWithout_TakesTheLineOut: a line is taken out of a copy, with the slots that only it had.
func TestWithout_TakesTheLineOut(t *testing.T) {
	a := pack.Attribute{Value: pack.Values{Of: []string{"a {x}", "b {y}"}, Slots: map[string][]string{"x": {"1"},
		"y": {"2"}}}}
	got := without(a, ".value.of[0]").(pack.Attribute)
	want := pack.Values{Of: []string{"b {y}"}, Slots: map[string][]string{"y": {"2"}}}
	if !reflect.DeepEqual(got.Value, want) || len(a.Value.Of) != 2 || len(a.Value.Slots) != 2 {
		t.Errorf("got %v, of %v", got.Value, a.Value)
	}
	pools := map[string][]pack.Noun{"p": {{Noun: "A"}, {Noun: "B"}}}
	left := without(pools, ".p[1]").(map[string][]pack.Noun)
	if len(left["p"]) != 1 || len(pools["p"]) != 2 {
		t.Errorf("got %v, of %v", left, pools)
	}
}
