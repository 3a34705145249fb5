package stats

import (
	"slices"

	"memloom/internal/corpus"
)

// styles measures how people are and write: the eight style heads, the Big Five, and G3's tone, voice and expertise.
type styles struct{ *run }

func newStyles(r *run) measure { return styles{r} }

func (styles) add(*world) {}

func (m styles) conclude(s *section) {
	for i, h := range heads {
		s.add(m.trait(h.name, func(p corpus.Person) string { return levelsOf(p.Style)[i] }, h.levels, h.source))
	}
	s.add(m.trait("openness", func(p corpus.Person) string { return p.BigFive.Openness }, threeLevels, e1Openness))
	s.add(m.trait("conscientiousness", func(p corpus.Person) string {
		return p.BigFive.Conscientiousness
	}, threeLevels))
	s.add(m.trait("extraversion", func(p corpus.Person) string {
		return p.BigFive.Extraversion
	}, threeLevels, e1Extraversion))
	s.add(m.trait("agreeableness", func(p corpus.Person) string {
		return p.BigFive.Agreeableness
	}, threeLevels, e1Agreeableness))
	s.add(m.trait("neuroticism", func(p corpus.Person) string { return p.BigFive.Neuroticism }, threeLevels))
	s.add(m.trait("tone", func(p corpus.Person) string { return p.Tone }, nil, g3Tones))
	s.add(m.trait("voice", func(p corpus.Person) string { return p.Voice }, nil, g3Voices))
	s.add(m.trait("expertise", func(p corpus.Person) string { return p.Expertise }, nil, g3Expertise))
	s.count("pairs of tone and voice in use", len(distinct(m.shared.People, pair)))
	s.Contrasts = m.contrasts()
}

func pair(p corpus.Person) string { return p.Tone + " × " + p.Voice }

// levelsOf returns the levels of a style in the order of the heads.
func levelsOf(s corpus.Style) [8]string {
	return [8]string{s.Formality, s.Verbosity, s.Humour, s.Jargon, s.Emoji, s.Directness, s.Warmth, s.Questioning}
}

// moves returns how many steps each head moved from one style to another. A level that is on no scale moves nothing.
func moves(from, to corpus.Style) (steps [8]int) {
	a, b := levelsOf(from), levelsOf(to)
	for i, h := range heads {
		x, y := slices.Index(h.levels, a[i]), slices.Index(h.levels, b[i])
		if x >= 0 && y >= 0 {
			steps[i] = max(x-y, y-x)
		}
	}
	return steps
}
