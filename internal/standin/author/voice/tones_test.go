package voice

import (
	"testing"

	"memloom/internal/standin/author/authortest"
)

// A tone moves the scales that it is about and leaves the person otherwise alone.
func TestTonesMoveScales(t *testing.T) {
	plain := New(authortest.People()[0])
	if plain.Toned("") != plain {
		t.Error("a message without a tone has another voice")
	}
	for tone, moved := range map[string]func(v *Voice) bool{
		"direct":       func(v *Voice) bool { return v.Directness == 2 && v.Verbosity == 0 },
		"casual":       func(v *Voice) bool { return v.Formality == 0 },
		"professional": func(v *Voice) bool { return v.Formality == 2 && v.Emoji == 0 && v.Humour == 0 },
		"empathetic":   func(v *Voice) bool { return v.Warmth == 2 },
		"persuasive":   func(v *Voice) bool { return v.Verbosity == 2 },
		"humorous":     func(v *Voice) bool { return v.Humour == 2 },
		"skeptical":    func(v *Voice) bool { return v.Questioning == 2 && v.Warmth == 0 },
		"enthusiastic": func(v *Voice) bool { return v.Warmth == 2 && v.Punct == Exclamation },
		"anxious":      func(v *Voice) bool { return v.Directness == 0 },
	} {
		v := plain.Toned(tone)
		if !moved(v) {
			t.Errorf("%s does not move its scale", tone)
		}
		if v.Name != plain.Name || plain.Formality != 1 || plain.Verbosity != 1 {
			t.Errorf("%s changes the person", tone)
		}
	}
}
