package voice

// Toned is the voice in another tone than its own (G11): the scales that the
// tone is about move, by a step where it is a matter of the person.
func (v *Voice) Toned(tone string) *Voice {
	if v == nil || tone == "" {
		return v
	}
	t := *v
	t.Lean = leaningOf("", v.Voice.Voice, v.Expertise)
	switch tone {
	case "direct":
		t.Directness, t.Verbosity, t.Warmth = 2, max(0, v.Verbosity-1), max(0, v.Warmth-1)
	case "casual":
		if v.Formality < 2 { // formal people stay formal, whatever the tone (E14, level 4)
			t.Formality = 0
		}
		t.Humour = min(2, v.Humour+1)
	case "professional":
		t.Formality, t.Humour, t.Emoji, t.Drops = min(2, v.Formality+1), 0, 0, false
	case "empathetic":
		t.Warmth = 2
	case "persuasive":
		t.Directness, t.Verbosity = min(2, v.Directness+1), min(2, v.Verbosity+1)
	case "humorous":
		t.Humour = 2
	case "skeptical":
		t.Questioning, t.Warmth = 2, 0
	case "enthusiastic":
		t.Warmth, t.Emoji, t.Punct = 2, min(2, v.Emoji+1), Exclamation
	case "anxious":
		t.Directness, t.Questioning = 0, min(2, v.Questioning+1)
	}
	return &t
}
