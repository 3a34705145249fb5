package safetext

import (
	"os/exec"
	"testing"
	"unicode/utf8"
)

func TestLine_HiddenCharactersAreShown(t *testing.T) {
	for _, c := range []struct{ in, line, lines string }{
		{"plain – text, ünd 👩‍🚀", "plain – text, ünd 👩‍🚀", "plain – text, ünd 👩‍🚀"},
		{"red \x1b[31mtext", `red \x1b[31mtext`, `red \x1b[31mtext`},
		{"a\u202egnp.exe", `a\u202egnp.exe`, `a\u202egnp.exe`},
		{"two\nlines\tand\rmore", `two\nlines\tand\rmore`, "two\nlines\tand\\rmore"},
		{"not \xff UTF-8, \ufffd", `not \xff UTF-8, ` + "\ufffd", `not \xff UTF-8, ` + "\ufffd"},
		{"c1 \u0085", `c1 \x85`, `c1 \x85`},
		{"tag \U000E0041", `tag \U000e0041`, `tag \U000e0041`},
	} {
		if got := Line(c.in); got != c.line {
			t.Errorf("Line(%q) = %q, want %q", c.in, got, c.line)
		}
		if got := Lines(c.in); got != c.lines {
			t.Errorf("Lines(%q) = %q, want %q", c.in, got, c.lines)
		}
	}
}

func TestMarkdown_MarkupIsText(t *testing.T) {
	for in, want := range map[string]string{
		"Payments": "Payments", "a|b": `a\|b`, "<img src=x>": "&lt;img src=x&gt;", "[x](y)": `\[x\](y)`, "a\n# b": `a\\n# b`, "# b": `\# b`,
		"multi_hop": "multi_hop", "_a_": `\_a\_`,
	} {
		if got := Markdown(in); got != want {
			t.Errorf("Markdown(%q) = %q, want %q", in, got, want)
		}
	}
}

func FuzzShell_ShellReadsOneWord(f *testing.F) {
	for _, s := range []string{"", "plain", "my corpus-1", "it's", "a\nb", "$HOME", "-x", "~", "\x1b[0m", "é'\u202e", "=ls", "\\"} {
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
