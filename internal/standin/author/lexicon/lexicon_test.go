package lexicon

import (
	"errors"
	"slices"
	"testing"
	"testing/fstest"
)

// The linter: whatever is wrong with the files of the program is reported by file and line.
func TestEmbeddedFiles(t *testing.T) {
	if _, err := Read(files); err != nil {
		t.Error(err)
	}
}

func TestEmbedded_ReadsOnce(t *testing.T) {
	first := Embedded()
	if again := Embedded(); again != first {
		t.Error("the files are read again")
	}
}

// folder is a folder of files by their names.
func folder(files map[string]string) fstest.MapFS {
	out := fstest.MapFS{}
	for name, src := range files {
		out[name] = &fstest.MapFile{Data: []byte(src)}
	}
	return out
}

func TestRead(t *testing.T) {
	const shared = "@who = [you|we]\n\n== shared: worry @x\n@x worries me\n{c} hm, @x\n\n== shared: end\nthat's all\n"
	for _, c := range []struct {
		name, src string
		want      []string // of the table "g: n"
	}{
		{"patterns in their order", "== g: n\nb\na\n\n# a comment\n{cs} c, <s:go> $t\n", []string{"b", "a", "{cs} c, <s:go> $t"}},
		{"several names", "== g: m, n\na\n", []string{"a"}},
		{"a part of the table", "== g: n\n@p = [x|y|]\na @p, @p\n", []string{"a [x|y|], [x|y|]"}},
		{"a part of the file", "@p = x\n== g: n\na @p.\n", []string{"a x."}},
		{"a part of all files", "== g: n\ncan @who?\n", []string{"can [you|we]?"}},
		{"parts in parts", "@p = x @q\n@q = y\n== g: n\n@p\n", []string{"x y"}},
		{"parts of two tables", "== g: m\n@p = x\n@p\n== g: n\n@p = y\n@p\n", []string{"y"}},
		{"an inclusion", "== g: n\na\n+ shared: end\nb\n", []string{"a", "that's all", "b"}},
		{"of a table that includes", "== g: m\na\n+ shared: end\n== g: n\n+ g: m\n", []string{"a", "that's all"}},
		{"an inclusion with a part", "== g: n\n+ shared: worry @x = that [@who]\n", []string{"that [[you|we]] worries me", "{c} hm, that [[you|we]]"}},
		{"the same twice", "== g: n\n+ shared: worry @x = $deed\n+ shared: worry @x = it\n", []string{"$deed worries me", "{c} hm, $deed", "it worries me", "{c} hm, it"}},
		{"tags of sessions", "== session kind: a\n{x1} no\n== g: n\na\n", []string{"a"}},
	} {
		// What the case leaves unused is used here.
		const rest = "== rest: all\n@who\n+ shared: end\n+ shared: worry @x = it\n"
		l, err := Read(folder(map[string]string{sharedFile: shared, "a.txt": c.src, "rest.txt": rest}))
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
			continue
		}
		if got := l.Table("g", "n"); !slices.Equal(got, c.want) {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
		if l.Group(sharedGroup) != nil {
			t.Errorf("%s: tables for inclusion are tables of the lexicon", c.name)
		}
	}
}

func TestRead_Faults(t *testing.T) {
	const brackets = "; expected brackets that are closed from the innermost outwards"
	for _, c := range []struct{ name, src, want string }{
		{"no name", "== g\na\n", `a.txt:1: a heading without a group or a name; expected a heading "== group: name"`},
		{"no group", "== : n\na\n", `a.txt:1: a heading without a group or a name; expected a heading "== group: name"`},
		{"a name missing", "== g: n,\na\n", `a.txt:1: a heading without a group or a name; expected a heading "== group: name"`},
		{"no heading", "# note\na\n", `a.txt:2: text above the first heading: a; expected a heading "== group: name"`},
		{"no patterns", "== g: n\n\n== g: m\na\n", `a.txt:1: table "g: n" is empty; expected a pattern, a part or an inclusion below the heading`},
		{"a part without text", "== g: n\n@p =\na\n", `a.txt:2: a part without a name or a text; expected a part "@name = text"`},
		{"a part without a name", "== g: n\n@ = x\na\n", `a.txt:2: a part without a name or a text; expected a part "@name = text"`},
		{"nothing but tags", "== g: n\n{c}\n", `a.txt:2: a pattern of nothing but tags; expected words behind the tags`},
		{"an inclusion without a name", "== g: n\na\n+ g\n", `a.txt:3: an inclusion without a group or a name; expected an inclusion "+ group: name"`},

		{"two tables of a name", "== g: n\na\n\n== g: m, n\nb\n", `a.txt:4: duplicate table "g: n", which begins at a.txt:1; expected a name of its own`},
		{"two parts of a name", "== g: n\n@p = x\n@p = y\n@p\n", `a.txt:3: duplicate part @p, which stands at a.txt:2; expected a name of its own`},
		{"a part that hides another", "@p = x\n== g: m\n@p\n== g: n\n@p = y\n@p\n", `a.txt:5: duplicate part @p, which stands at a.txt:1; expected a name of its own`},

		{"stray brace", "== g: n\na {c b\n", `a.txt:2: stray {; expected braces around the tags in front of a pattern alone`},
		{"closing brace", "== g: n\nc} a\n", `a.txt:2: stray }; expected braces around the tags in front of a pattern alone`},
		{"open brace", "== g: n\n{c a\n", `a.txt:2: stray { without }; expected tags "{letters}" in front of a pattern`},
		{"open bracket", "== g: n\n[a|b\n", `a.txt:2: stray [` + brackets},
		{"closing bracket", "== g: n\na b]\n", `a.txt:2: stray ]` + brackets},
		{"bracket closed twice", "== g: n\n[a|b]]\n", `a.txt:2: stray ]` + brackets},
		{"crossed brackets", "== g: n\n$req([a|b)]\n", `a.txt:2: stray )` + brackets},
		{"bracket in a part", "== g: n\n@p = [x|y\na @p\n", `a.txt:2: stray [` + brackets},
		{"open event", "== g: n\n<s:go\n", `a.txt:2: stray <` + brackets},
		{"no event", "== g: n\n<go>\n", `a.txt:2: stray <; expected an event such as "<s:words>", "<o:words>" or "<f:words>"`},
		{"bar outside a choice", "== g: n\na|b\n", `a.txt:2: stray |; expected bars in a choice "[a|b]" alone`},
		{"no variable", "== g: n\na $ b\n", `a.txt:2: stray $; expected a variable "$name"`},
		{"unknown tag", "== g: n\n{cX} a\n", `a.txt:2: tags {cX}; expected some of the letters ` + Tags},
		{"tag of sessions", "== g: n\n{x} a\n", `a.txt:2: tags {x}; expected some of the letters ` + Tags},

		{"unknown part", "== g: n\na @p\n", `a.txt:2: unknown part @p; expected a part of this table, this file or parts.txt`},
		{"part of another table", "== g: m\n@p = x\n@p\n== g: n\n@p\n", `a.txt:5: unknown part @p; expected a part of this table, this file or parts.txt`},
		{"unknown table", "== g: n\n+ g: m\n", `a.txt:2: unknown table "g: m"; expected the name of a table`},
		{"part of itself", "== g: n\n@p = x @q\n@q = @p\n@p\n", `a.txt:2: part @p stands for itself; expected a text without itself`},
		{"table in itself", "== g: n\na\n+ g: n\n", `a.txt:3: table "g: n" includes itself; expected a table that does not include this one`},
		{"part not set", "== shared: s @x\n@x\n== g: n\n+ shared: s\n", `a.txt:4: table "shared: s" leaves a part open that is not set; expected "+ shared: s @x = text"`},
		{"part that is not open", "== shared: s\na\n== g: n\n+ shared: s @x = b\n", `a.txt:4: table "shared: s" leaves no part @x open; expected a part that the heading names`},
		{"open part in a table of its own", "== g: n @x\na\n", `a.txt:1: parts are left open in a table that is not shared; expected parts in the table, as in "@name = text"`},

		{"part that nothing uses", "== g: n\n@p = x\na\n", `a.txt:2: part @p is never used; expected a pattern with @p`},
		{"table that nothing includes", "== shared: s\na\n", `a.txt:1: table "shared: s" is never included; expected an inclusion "+ shared: s"`},
		{"no text", "== g: n\na \xff\n", `a.txt:2: bytes that are no text; expected text in UTF-8`},
	} {
		_, err := Read(folder(map[string]string{"a.txt": c.src}))
		var fault *Error
		if !errors.As(err, &fault) || fault.File != "a.txt" || fault.Line == 0 {
			t.Errorf("%s: error %v has no file and line", c.name, err)
			continue
		}
		if err.Error() != c.want {
			t.Errorf("%s:\n%s\nwant:\n%s", c.name, err, c.want)
		}
	}
}

func TestRead_ReportsAllFaults(t *testing.T) {
	_, err := Read(folder(map[string]string{"b.txt": "== g: n\n[a\n", "a.txt": "== g: m\na @p\n]\n"}))
	const want = "a.txt:2: unknown part @p; expected a part of this table, this file or parts.txt\n" +
		"a.txt:3: stray ]; expected brackets that are closed from the innermost outwards\n" +
		"b.txt:2: stray [; expected brackets that are closed from the innermost outwards"
	if err == nil || err.Error() != want {
		t.Errorf("%v\nwant:\n%s", err, want)
	}
}
