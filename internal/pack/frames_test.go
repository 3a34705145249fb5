package pack

import (
	"strings"
	"testing"

	"pgregory.net/rapid"

	"memloom/internal/corpus"
)

var combining = Values{
	Kind: "text",
	Of:   []string{"the tide is late", "the {who} waits for the {what}", "{who} first"},
	Slots: map[string][]string{
		"who":  {"crew", "pilot"},
		"what": {"crane", "tug", "permit"},
	},
}

// TestTextsCombine: the texts of a frame are all combinations of its slots, in
// the order of the lists, the last slot turning fastest.
func TestTextsCombine(t *testing.T) {
	want := []string{
		"the tide is late",
		"the crew waits for the crane", "the crew waits for the tug", "the crew waits for the permit",
		"the pilot waits for the crane", "the pilot waits for the tug", "the pilot waits for the permit",
		"crew first", "pilot first",
	}
	n, at, err := combining.space(DrawOptions{})
	if err != nil || n != int64(len(want)) {
		t.Fatalf("%d texts, want %d (%v)", n, len(want), err)
	}
	for i, w := range want {
		if got := at(int64(i)); got.Text != w || got.Kind != corpus.KindText {
			t.Errorf("text %d is %q, want %q", i, got.Text, w)
		}
	}
}

// TestFramesAreDrawnEvenly: a draw is uniform over frames, and over the
// combinations of each.
func TestFramesAreDrawnEvenly(t *testing.T) {
	seen := map[string]int{}
	r := corpus.Rand(1, "frames", "even")
	const draws = 9000
	for range draws {
		v, err := combining.Draw(r, DrawOptions{})
		if err != nil {
			t.Fatal(err)
		}
		seen[v.Text]++
	}
	for text, n := range seen {
		want := draws / 3
		switch {
		case strings.Contains(text, "waits for"):
			want /= 6
		case strings.HasSuffix(text, "first"):
			want /= 2
		}
		if max(n-want, want-n) > want/5 { // four standard deviations of the rarest
			t.Errorf("%q was drawn %d times of %d, want about %d", text, n, draws, want)
		}
	}
	if len(seen) != 9 {
		t.Errorf("%d different texts", len(seen))
	}
}

// TestSizeIsTheSumOfProducts holds the numbering against a recount, and every
// number against every other.
func TestSizeIsTheSumOfProducts(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		v := Values{Kind: "text", Slots: map[string][]string{}}
		sizes := map[string]int{}
		for _, name := range []string{"a", "b", "c"} {
			sizes[name] = rapid.IntRange(1, 5).Draw(t, name)
			for i := range sizes[name] {
				v.Slots[name] = append(v.Slots[name], name+strings.Repeat("x", i))
			}
		}
		want := 0
		for i := range rapid.IntRange(1, 6).Draw(t, "frames") {
			text, n := strings.Repeat("z", i+1), 1
			for _, name := range rapid.SliceOfDistinct(rapid.SampledFrom([]string{"a", "b", "c"}), rapid.ID[string]).Draw(t,
				"slots") {
				text += " {" + name + "} and"
				n *= sizes[name]
			}
			v.Of = append(v.Of, text)
			want += n
		}
		n, at, err := v.space(DrawOptions{})
		if err != nil || n != int64(want) {
			t.Fatalf("%d texts, want %d (%v)", n, want, err)
		}
		seen := map[string]bool{}
		for i := range n {
			seen[at(i).Text] = true
		}
		if len(seen) != want {
			t.Errorf("%d different texts of %d", len(seen), want)
		}
	})
}

// TestFaultyFrames holds frames against the check of texts.
func TestFaultyFrames(t *testing.T) {
	slots := map[string][]string{"who": {"the crew", "a pilot"}, "what": {"anchor", "tug"},
		"much": {"several", "many of the very heavy old iron"}}
	for _, c := range []struct{ text, want string }{
		{"{who} lost the {what}", ""},
		{"{who} {what}", "two slots side by side"},
		{"an {what} is missing", `reads "an tug"`},
		{"the {what is missing", "has a bracket"},
		{"{who} and {who}", "the slot {who} twice"},
		{"the {what} in {much} chains that lie around on the long quay behind the new red shed", "words; keep it to 16"},
		{"we lost the {what} on a {what2} day", "the slot {what2} is not described"},
	} {
		check := newChecker(&Pack{}, nil, nil)
		v := Values{Kind: "text", Of: []string{c.text}, Slots: map[string][]string{}}
		for name, members := range slots {
			if strings.Contains(c.text, "{"+name+"}") {
				v.Slots[name] = members
			}
		}
		check.texts("value", v, 1)
		var got []string
		for _, p := range check.problems {
			got = append(got, p.Message)
		}
		if all := strings.Join(got, "; "); c.want == "" && all != "" || !strings.Contains(all, c.want) {
			t.Errorf("%q: got %q, want %q", c.text, all, c.want)
		}
	}
}

// TestFramesSayNothingTwice: two frames that meet in a text are told.
func TestFramesSayNothingTwice(t *testing.T) {
	check := newChecker(&Pack{}, nil, nil)
	check.texts("value", Values{Kind: "text", Of: []string{"the {a} is late", "the tug is {b}"},
		Slots: map[string][]string{"a": {"tug", "crew"}, "b": {"late", "gone"}}}, 1)
	if len(check.problems) != 1 || !strings.Contains(check.problems[0].Message,
		`"the tug is late" stands already at value.of[0]`) {
		t.Errorf("got %v", check.problems)
	}
}
