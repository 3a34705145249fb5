package voice

import (
	"slices"
	"strings"
	"unicode"

	"memloom/internal/corpus"
	"memloom/internal/standin/grammar"
)

// The ways in which a message shows on which side of a scale its writer is, where another is on the other side. They
// are means that many people share. A scale that has no way for a side is shown by the lack of the other side's.
const (
	WayContracted = "contracted" // of formality: words run together, or are written out by those who write formally
	WayEmoji      = "emoji"
	WayWarm       = "warmth"
	WayAsking     = "questioning"
	WayDirect     = "directness"
	WayIndirect   = "indirectness"
	WayHumour     = "humour"
	WayJargon     = "jargon"
	WayPlain      = "plainness"
)

// Unlike lists the ways in which a message of the voice can show that it is not of another voice.
func (v *Voice) Unlike(other *Voice) []string {
	var out []string
	for _, x := range []struct {
		way string
		is  bool
	}{
		{WayContracted, (v.Formality == 2) != (other.Formality == 2)},
		{WayEmoji, v.Emoji == 2 && other.Emoji == 0},
		{WayWarm, v.Warmth > other.Warmth}, {WayAsking, v.Questioning > other.Questioning},
		{WayDirect, v.Directness > other.Directness}, {WayIndirect, v.Directness < other.Directness},
		{WayHumour, v.Humour > other.Humour},
		{WayJargon, v.Jargon > other.Jargon}, {WayPlain, v.Jargon < other.Jargon},
	} {
		if x.is {
			out = append(out, x.way)
		}
	}
	return out
}

// warm says whether a text has a word of warmth, or wishes good luck.
func warm(text string) bool {
	for before, word := range corpus.ASCIIWords(strings.ToLower(text)) {
		switch word {
		case "glad", "happy", "thank", "thanks", "hope", "hopefully", "gladly", "welcome", "pleased", "pleasure":
			return true
		case "luck":
			if before == "good " {
				return true
			}
		}
	}
	return false
}

// Shown says whether a text shows one of the ways that are seen without reading it for its sense.
func Shown(text, way string) bool {
	switch way {
	case WayEmoji:
		return strings.ContainsFunc(text, isEmoji)
	case WayWarm:
		return warm(text)
	case WayAsking:
		return strings.Contains(text, "?")
	case WayContracted:
		return grammar.WrittenOut(text) != text
	}
	return false
}

func isEmoji(r rune) bool { return r > 0x2190 && r != '…' }

// Heard scores how much of a voice a text shows next to another: its punctuation, and what speaks for neither or the
// other counts against it.
func (v *Voice) Heard(text string, other *Voice) int {
	n := v.punctuated(text)
	for _, way := range other.Unlike(v) {
		n -= 15 * yes(way != WayContracted && Shown(text, way))
	}
	if slices.Contains(v.Unlike(other), WayContracted) {
		n += 5 * yes(Shown(text, WayContracted) == (v.Formality < 2))
	}
	return n
}

func yes(is bool) int {
	if is {
		return 1
	}
	return 0
}

// punctuated says how well a text shows the writer's habit of punctuation.
func (v *Voice) punctuated(text string) int {
	end := strings.TrimRightFunc(text, func(r rune) bool { return isEmoji(r) || unicode.IsSpace(r) })
	marked := false
	switch v.Punct {
	case NoFinalStop:
		marked = !strings.ContainsAny(end[max(0, len(end)-1):], ".!?…")
	case Ellipsis:
		marked = strings.HasSuffix(end, "…")
	case Exclamation:
		marked = strings.Contains(text, "!")
	case Semicolons:
		marked = strings.Contains(text, ";")
	case Dashes:
		marked = strings.Contains(text, "–")
	case Brackets:
		marked = strings.Contains(text, "(")
	}
	return 12*yes(marked) + 8*yes(v.Lower && grammar.StartsLower(text))
}
