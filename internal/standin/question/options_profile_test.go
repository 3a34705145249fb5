package question

import (
	"slices"
	"strings"
	"testing"

	"memloom/internal/corpus"
	"memloom/internal/standin/grammar"
	"memloom/internal/standin/voice"
	"memloom/prompts"
)

// Two voices that no one takes for each other.
var (
	stiff = prompts.Voice{Rank: 2, Habits: []string{"opens: From my side,", "closes: Many thanks",
		"punctuation: semicolons"}, Style: corpus.Style{
		Formality: "formal", Verbosity: "moderate", Humour: "minimal", Jargon: "balanced", Emoji: "rare",
		Directness: "balanced", Warmth: "neutral", Questioning: "accepting"}}
	breezy = prompts.Voice{Rank: 4, Habits: []string{"opens: Okay,", "says: as it stands",
		"punctuation: exclamation marks"}, Style: corpus.Style{
		Formality: "casual", Verbosity: "concise", Humour: "frequent", Jargon: "plain", Emoji: "frequent",
		Directness: "direct", Warmth: "friendly", Questioning: "accepting"}}
)

func replies(variant, words int) prompts.OptionsIn {
	asked := prompts.Asked{Subject: "reading room survey", Attribute: "sample size", Class: grammar.ClassMeasure,
		Kind: corpus.KindCount}
	in := prompts.OptionsIn{Question: "Which of these?", Form: prompts.OptionReply, Variant: variant}
	for _, value := range []string{"140", "90"} {
		for _, v := range []prompts.Voice{stiff, breezy} {
			in.Options = append(in.Options, prompts.OptionPlan{Says: []prompts.Said{{Asked: asked, Value: value}}, Voice: &v,
				Words: words})
		}
	}
	return in
}

// TestReplies: a reply states its value, has no pet phrase, shows ways of its voice and few of the other's, writes out
// or contracts as the voice does, and is about as long as aimed at.
func TestReplies(t *testing.T) {
	near, shown, foreign := 0, 0, 0
	const variants = 20
	for variant := range variants {
		in := replies(variant, 18+variant%8)
		in.Avoid = append(slices.Clone(stiff.Habits), breezy.Habits...)
		out, err := Options(in)
		if err != nil {
			t.Fatal(err)
		}
		for i, text := range out.Texts {
			p := in.Options[i]
			own, other := voice.New(stiff), voice.New(breezy)
			if i%2 == 1 {
				own, other = other, own
			}
			if !strings.Contains(text, p.Says[0].Value) {
				t.Errorf("%q does not state %s", text, p.Says[0].Value)
			}
			if h, ok := corpus.HoldsPetPhrase(text, in.Avoid); ok {
				t.Errorf("%q holds %q", text, h)
			}
			for _, way := range own.Unlike(other) {
				shown += count(way != voice.WayContracted && voice.Shown(text, way))
			}
			for _, way := range other.Unlike(own) {
				foreign += count(way != voice.WayContracted && voice.Shown(text, way))
			}
			if own.Formality == 2 && grammar.WrittenOut(text) != text {
				t.Errorf("%q contracts", text)
			}
			if d := len(strings.Fields(text)) - p.Words; d >= -3 && d <= 3 {
				near++
			}
		}
	}
	all := 4 * variants
	if near*10 < all*7 || shown*4 < all || foreign*20 > all {
		t.Errorf("of %d replies %d are about as long as aimed at, %d ways of their voices are seen and %d of the other", all,
			near, shown, foreign)
	}
}

func count(is bool) int {
	if is {
		return 1
	}
	return 0
}

// TestPairedOptions: recommendations and proposals differ by what they say and
// what is put behind them alone, whatever the variant.
func TestPairedOptions(t *testing.T) {
	for _, form := range []string{prompts.OptionRecommendation, prompts.OptionImprovement} {
		said := map[string]bool{}
		for variant := range 10 {
			in := prompts.OptionsIn{Question: "Which of these?", Form: form, Variant: variant}
			for _, pair := range [][2]string{{"Marbury", "binding"}, {"Marbury", "lending"}, {"Kelston", "binding"},
				{"Kelston", "lending"}} {
				in.Options = append(in.Options, prompts.OptionPlan{Words: 20 + variant, Says: []prompts.Said{
					{Asked: prompts.Asked{Attribute: "vendor"}, Value: pair[0]}, {Asked: prompts.Asked{Attribute: "skill"},
						Value: pair[1]}}})
			}
			out, err := Options(in)
			if err != nil {
				t.Fatal(err)
			}
			frames := map[string]bool{}
			for i, text := range out.Texts {
				s := in.Options[i].Says
				if !strings.Contains(text, s[0].Value) || !strings.Contains(text, s[1].Value) || !strings.HasSuffix(text, ".") &&
					!strings.HasSuffix(text, "?") {
					t.Errorf("%q does not say %s and %s", text, s[0].Value, s[1].Value)
				}
				head, _, _ := strings.Cut(strings.NewReplacer(s[0].Value, "X", s[1].Value, "Y").Replace(text), "Y")
				frames[head] = true
			}
			if len(frames) != 1 {
				t.Errorf("the options of one question are put in different words: %v", frames)
			}
			for f := range frames {
				said[f] = true
			}
		}
		if len(said) < 8 {
			t.Errorf("%s is put in %d ways", form, len(said))
		}
	}
}

// TestProfileQuestions: a question about a person names them, quotes what they
// are asked and ends in a question mark; variants differ.
func TestProfileQuestions(t *testing.T) {
	for _, form := range []string{prompts.FormReply, prompts.FormRecommend, prompts.FormImprove} {
		seen := map[string]bool{}
		for variant := range 12 {
			in := prompts.AskIn{Operation: corpus.OpValue, Form: form, Person: "Ines Okafor", Variant: variant,
				About: []prompts.Asked{{Subject: "reading room survey", Attribute: "sample size", Class: grammar.ClassMeasure,
					Kind: corpus.KindCount}}}
			out, err := Ask(in)
			if err != nil {
				t.Fatal(err)
			}
			_, inside, ok := strings.Cut(out.Question, "“")
			inside, _, closed := strings.Cut(inside, "”")
			if !ok || !closed || !strings.Contains(inside, "reading room survey") || !strings.HasSuffix(inside, "?") {
				t.Errorf("%q quotes no question about the survey", out.Question)
			}
			if !strings.Contains(out.Question, "Ines Okafor") || !strings.HasSuffix(out.Question, "?") ||
				strings.Contains(out.Question, "?And") {
				t.Errorf("%q", out.Question)
			}
			seen[out.Question] = true
		}
		if len(seen) < 10 {
			t.Errorf("%s is asked in %d ways", form, len(seen))
		}
	}
	if _, err := Options(prompts.OptionsIn{Form: prompts.OptionReply, Options: []prompts.OptionPlan{{}}}); err == nil {
		t.Error("a reply without a voice is written")
	}
	if _, err := Options(prompts.OptionsIn{Form: prompts.OptionImprovement,
		Options: []prompts.OptionPlan{{}}}); err == nil {
		t.Error("a proposal that says nothing is written")
	}
}
