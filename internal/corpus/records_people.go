package corpus

// Person is somebody of the corpus with the whole profile (E1, G3). Only the id
// and the name are public; the rest is scaffold.
type Person struct {
	ID         string `id:"person,P"`
	Name       string // given and family name, unique
	Rank       int    // 1 (executive) to 5
	Department string
	Role       string // a role of the pack
	Title      string
	Age        int // years
	Gender     string
	Education  string
	Skills     []Skill
	Style      Style
	BigFive    BigFive
	Tone       string // G3
	Voice      string // G3's style
	Expertise  string // G3
	Habits     []string
}

// Skill is a skill of a person.
type Skill struct {
	Name  string `json:"name"`
	Level string `json:"level"` // low, medium, strong
}

// Style is a way of writing: eight ordered scales (model.md, "Style scales").
type Style struct {
	Formality   string `json:"formality"`   // casual < semi-formal < formal
	Verbosity   string `json:"verbosity"`   // concise < moderate < detailed
	Humour      string `json:"humour"`      // minimal < occasional < frequent
	Jargon      string `json:"jargon"`      // plain < balanced < technical
	Emoji       string `json:"emoji"`       // rare < occasional < frequent
	Directness  string `json:"directness"`  // indirect < balanced < direct
	Warmth      string `json:"warmth"`      // neutral < friendly < warm
	Questioning string `json:"questioning"` // accepting < clarifying < probing
}

// BigFive is a personality at three levels a trait: low, medium, high.
type BigFive struct {
	Openness          string `json:"openness"`
	Conscientiousness string `json:"conscientiousness"`
	Extraversion      string `json:"extraversion"`
	Agreeableness     string `json:"agreeableness"`
	Neuroticism       string `json:"neuroticism"`
}

// GroupKind is what a group is to its members.
type GroupKind string

// The kinds of groups.
const (
	GroupChat GroupKind = "group_chat"
	Channel   GroupKind = "channel"
	Assistant GroupKind = "assistant"
)

// Group is a place where messages stand. Guests stand last among its members.
type Group struct {
	ID        string `id:"group,G"`
	CorpusID  string
	Name      string
	Kind      GroupKind
	MemberIDs []string `id:"person"` // who sits in it: it counts as theirs
	GuestIDs  []string `id:"person"` // who came by a cross-project path and writes in it now and then
}

// Member is a person's seat in a group. A guest came by a cross-project path
// (G7) and may read from From on; a guest's seat never counts as an asker's group.
type Member struct {
	GroupID   string `id:"group"`
	PersonID  string `id:"person"`
	From      Stamp
	Guest     bool
	Adapted   Style  // E5; equal to the person's own where nothing moved
	Rationale string // why the style moved, empty where it did not
}

// StyleScale is one of the eight scales of Style: its name, its values in order and the field that holds it.
type StyleScale struct {
	Name   string
	Values []string
	Of     func(*Style) *string
}

// StyleScales lists the scales of Style in the order of its fields. Adaptation
// moves along them (E5). The caller may change the result.
func StyleScales() []StyleScale {
	return []StyleScale{
		{"formality", []string{"casual", "semi-formal", "formal"}, func(s *Style) *string { return &s.Formality }},
		{"verbosity", []string{"concise", "moderate", "detailed"}, func(s *Style) *string { return &s.Verbosity }},
		{"humour", []string{"minimal", "occasional", "frequent"}, func(s *Style) *string { return &s.Humour }},
		{"jargon", []string{"plain", "balanced", "technical"}, func(s *Style) *string { return &s.Jargon }},
		{"emoji", []string{"rare", "occasional", "frequent"}, func(s *Style) *string { return &s.Emoji }},
		{"directness", []string{"indirect", "balanced", "direct"}, func(s *Style) *string { return &s.Directness }},
		{"warmth", []string{"neutral", "friendly", "warm"}, func(s *Style) *string { return &s.Warmth }},
		{"questioning", []string{"accepting", "clarifying", "probing"}, func(s *Style) *string {
			return &s.Questioning
		}},
	}
}
