package safetext

import (
	"encoding/json"
	"os/exec"
	"strings"
	"testing"
	"unicode/utf8"

	"pgregory.net/rapid"
)

func TestLine_HiddenCharactersAreShown(t *testing.T) {
	for _, c := range []struct{ in, line, lines string }{
		{"plain – text, ünd 👩‍🚀", "plain – text, ünd 👩‍🚀", "plain – text, ünd 👩‍🚀"},
		{"red \x1b[31mtext", `red \x1b[31mtext`, `red \x1b[31mtext`},
		{"a\u202egnp.exe", `a\u202egnp.exe`, `a\u202egnp.exe`},
		{"two\nlines\tand\rmore", `two\nlines\tand\rmore`, "two\nlines\tand\\rmore"},
		{"not \xff UTF-8, \ufffd", `not \xff UTF-8, ` + "\ufffd", `not \xff UTF-8, ` + "\ufffd"},
		{"c1 \u0085", `c1 \u0085`, `c1 \u0085`},
		{"tag \U000E0041", `tag \udb40\udc41`, `tag \udb40\udc41`},
	} {
		if got := Line(c.in); got != c.line {
			t.Errorf("Line(%q) = %q, want %q", c.in, got, c.line)
		}
		if got := Lines(c.in); got != c.lines {
			t.Errorf("Lines(%q) = %q, want %q", c.in, got, c.lines)
		}
	}
}

// TestWriter_HiddenCharactersAreShown: however a text is cut into writes, the writer makes Lines of it, and JSON that
// it passes on means the same.
func TestWriter_HiddenCharactersAreShown(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		text := rapid.StringOf(rapid.RuneFrom([]rune("a \n\té👩–\x1b\u0085\u202e\U000E0041\r\x7f\ufffd"))).Draw(t, "text")
		text += rapid.SampledFrom([]string{"", "\xff", "\xe2\x80"}).Draw(t, "rest")
		var out strings.Builder
		w := NewWriter(&out)
		for rest := []byte(text); len(rest) > 0; {
			n := rapid.IntRange(1, len(rest)).Draw(t, "bytes")
			if wrote, err := w.Write(rest[:n]); wrote != n || err != nil {
				t.Fatal(wrote, err)
			}
			rest = rest[n:]
		}
		if err := w.Flush(); err != nil || out.String() != Lines(text) {
			t.Fatalf("%q, %v; want %q", out.String(), err, Lines(text))
		}
		document, _ := json.Marshal(text)
		var same, want string
		if err := json.Unmarshal([]byte(Lines(string(document))), &same); err != nil {
			t.Fatal(err)
		}
		if _ = json.Unmarshal(document, &want); same != want {
			t.Fatalf("%q became %q", want, same)
		}
	})
}

func TestMarkdown_MarkupIsText(t *testing.T) {
	for in, want := range map[string]string{
		"Payments": "Payments", "a|b": `a\|b`, "<img src=x>": "&lt;img src=x&gt;", "[x](y)": `\[x\](y)`, "a\n# b": `a\\n# b`,
		"# b":       `\# b`,
		"multi_hop": "multi_hop", "_a_": `\_a\_`,
	} {
		if got := Markdown(in); got != want {
			t.Errorf("Markdown(%q) = %q, want %q", in, got, want)
		}
	}
}

func FuzzShell_ShellReadsOneWord(f *testing.F) {
	for _, s := range []string{"", "plain", "my corpus-1", "it's", "a\nb", "$HOME", "-x", "~", "\x1b[0m", "é'\u202e",
		"=ls", "\\"} {
		f.Add(s)
	}
	bash, err := exec.LookPath("bash")
	if err != nil {
		f.Skip("bash is not installed")
	}
	f.Fuzz(func(t *testing.T, s string) {
		for _, r := range s {
			if r == 0 {
				t.Skip("no argument holds a zero byte")
			}
		}
		quoted := Shell(s)
		if _, found := Hidden(quoted); found || !utf8.ValidString(quoted) {
			t.Fatalf("Shell(%q) = %q holds a hidden character", s, quoted)
		}
		out, err := exec.Command(bash, "-c", "printf %s "+quoted).Output()
		if err != nil || string(out) != s {
			t.Fatalf("bash reads Shell(%q) = %s as %q (%v)", s, quoted, out, err)
		}
	})
}
