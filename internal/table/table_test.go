package table

import (
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

func written(t *Table, width int) string {
	var b strings.Builder
	_ = t.Write(&b, width)
	return b.String()
}

func TestTable_TextTakesWhatIsLeft(t *testing.T) {
	x := New(Words("filter"), Numbers("judged"), Sentences("reason"))
	x.Row("blind", "1,024", "three readers of the question alone could not answer it")
	x.Row("unique", "7", "")
	for width, want := range map[int]string{
		56: `filter  judged  reason
blind    1,024  three readers of the question alone
                could not answer it
unique       7
`, 40: `filter  judged
    reason
blind    1,024
    three readers of the question alone
    could not answer it
unique       7
`} {
		if got := written(x, width); got != want {
			t.Errorf("width %d:\n%swant\n%s", width, got, want)
		}
	}
}

func TestTable_ColumnsWithoutRoomGoIntoBlocks(t *testing.T) {
	x := New(Words("system"), Numbers("single_hop", "multi_hop", "temporal"))
	x.Row("BM25", "80.0", "33.3", "55.6")
	want := `system  single_hop  multi_hop
BM25          80.0       33.3

system  temporal
BM25        55.6
`
	if got := written(x, 30); got != want {
		t.Errorf("got\n%swant\n%s", got, want)
	}
}

func TestTable_ZerosAreCounted(t *testing.T) {
	x := New(Words("filter"), Numbers("fell"))
	x.Zeros = "filters rejected nothing"
	x.Row("hard", "2")
	x.Zero()
	x.Zero()
	if got, want := written(x, 80), "filter  fell\nhard       2\n2 filters rejected nothing\n"; got != want {
		t.Errorf("got\n%swant\n%s", got, want)
	}
}

// TestTable_WidthsAreThoseOfATerminal: a CJK character takes two columns, a combining mark none; a joined emoji is not
// split.
func TestTable_WidthsAreThoseOfATerminal(t *testing.T) {
	x := New(Words("name"), Numbers("n"))
	x.Row("山田", "1")
	x.Row("Zoe\u0301", "2")
	x.Row("שלום", "3")
	if got, want := written(x, 80), "name  n\n山田  1\nZoe\u0301   2\nשלום  3\n"; got != want {
		t.Errorf("got\n%swant\n%s", got, want)
	}
	if got, want := Cut("山田太郎", 6, "…"), "山田…"; got != want {
		t.Errorf("cut to %q, want %q", got, want)
	}
	if got, want := Cut("👩‍👩‍👧x", 2, ""), "👩‍👩‍👧"; got != want {
		t.Errorf("cut to %q, want %q", got, want)
	}
}

// TestTable_KeepsTheWidthAndEveryWord: at any width no line is wider than it but for a cell that is, no word is broken
// but one that is wider than its column, and no word is lost.
func TestTable_KeepsTheWidthAndEveryWord(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := rapid.IntRange(0, 8).Draw(t, "numbers")
		var names []string
		for range n {
			names = append(names, "n")
		}
		x := New(Words("name"), Numbers(names...), Sentences("text"))
		var words []string
		for range rapid.IntRange(1, 5).Draw(t, "rows") {
			row := []string{rapid.StringMatching(`([a-z山é]{1,9} ){0,8}[a-z]{1,9}`).Draw(t, "name")}
			for range n {
				row = append(row, rapid.StringMatching(`[0-9]{1,6}`).Draw(t, "number"))
			}
			row = append(row, rapid.StringMatching(`([a-zé]{1,20} ){0,30}[a-z]{1,20}`).Draw(t, "text"))
			for _, cell := range row {
				words = append(words, strings.Fields(cell)...)
			}
			x.Row(row...)
		}
		width := rapid.IntRange(40, 300).Draw(t, "width")
		text := written(x, width)
		for _, line := range strings.Split(text, "\n") {
			if StringWidth(line) > width {
				t.Fatalf("%d columns, %d allowed: %s", StringWidth(line), width, line)
			}
		}
		has := map[string]bool{}
		for _, w := range strings.Fields(text) {
			has[w] = true
		}
		for _, w := range words {
			if !has[w] {
				t.Fatalf("%q is broken or lost in\n%s", w, text)
			}
		}
	})
}

// TestTable_NamesOfAnyScript: names of 60 characters, of any script, keep to the width. No word and no number is
// broken, and no mark is parted from its letter.
func TestTable_NamesOfAnyScript(t *testing.T) {
	for _, name := range []string{
		strings.Repeat("Wolfeschlegelsteinhausen ", 3)[:60],
		strings.Repeat("עברית וערבית ", 5),
		strings.Repeat("محمد بن سلمان ", 5),
		strings.Repeat("山田太郎 ", 15),
		strings.Repeat("e\u0301a\u0308o\u0302 ", 20),
		strings.Repeat("👩‍👩‍👧 🇩🇪 👍🏽 ", 7),
	} {
		x := New(Words("name"), Numbers("n"), Sentences("text"))
		x.Row(name, "1,234", name)
		for _, width := range []int{40, 60, 100, 160, 300} {
			text := written(x, width)
			for line := range strings.Lines(text) {
				if n := StringWidth(strings.TrimSuffix(line, "\n")); n > width {
					t.Errorf("%d columns, %d allowed: %s", n, width, line)
				}
			}
			if strings.Count(text, "1,234") != 1 {
				t.Errorf("the number is broken:\n%s", text)
			}
			for _, word := range strings.Fields(name) {
				if !slices.Contains(strings.Fields(text), word) {
					t.Errorf("%q is broken at %d:\n%s", word, width, text)
				}
			}
		}
	}
}

// TestFolder_FoldsWhatIsTooWide: a line is folded between words, behind its own indent. Commands and what fits stay as
// they are, and so does everything once the Folder is off.
func TestFolder_FoldsWhatIsTooWide(t *testing.T) {
	var b strings.Builder
	f := NewFolder(&b, 40)
	for _, part := range []string{
		"a  table   row\n", "  reword  questions made harder, which ", "takes 2.2 % or so\n",
		"it ends; `memloom show a/very/long/folder/name item I021 --full` shows all\n",
		"read it:   memloom show a/very/long/folder/name day\n", "no end",
	} {
		if n, err := f.Write([]byte(part)); n != len(part) || err != nil {
			t.Fatal(n, err)
		}
	}
	if err := f.Flush(); err != nil {
		t.Fatal(err)
	}
	f.Off()
	data := strings.Repeat("data ", 20) + "\n"
	if _, err := f.Write([]byte(data)); err != nil {
		t.Fatal(err)
	}
	if got, want := b.String(), `a  table   row
  reword questions made harder, which
    takes 2.2 % or so
it ends;
  `+"`memloom show a/very/long/folder/name item I021 --full`"+`
  shows all
read it:   memloom show a/very/long/folder/name day
no end`+data; got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}
