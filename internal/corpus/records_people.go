package corpus

import (
	"slices"
	"strings"
	"unicode"
)

// Person is a person of the corpus with the whole profile (E1, G3). Only the id
// and the name are public; the rest is scaffold.
type Person struct {
	ID         string   `id:"person,P" parquet:"person_id" about:"the person"`
	Name       string   `parquet:"name" about:"given and family name"` // unique
	Rank       int      `parquet:"rank" about:"1 (executive) to 5"`
	Department string   `parquet:"department,dict" about:"the department"`
	Role       string   `parquet:"role,dict" about:"a role of the domain"`
	Title      string   `parquet:"title,dict" about:"as on a card"`
	Age        int      `parquet:"age" about:"years"`
	Gender     string   `parquet:"gender,dict" about:"the gender"`
	Education  string   `parquet:"education" about:"the education"`
	Skills     []Skill  `parquet:"skills,list" about:"skills, each low, medium or strong"`
	Style      Style    `parquet:"style" about:"the way of writing on eight ordered scales"`
	BigFive    BigFive  `parquet:"big_five" about:"personality, each trait low, medium or high"`
	Tone       string   `parquet:"tone,optional" size:"text" about:"the tone"`           // G3
	Voice      string   `parquet:"voice,optional" size:"text" about:"the voice"`         // G3's style
	Expertise  string   `parquet:"expertise,optional" size:"text" about:"the expertise"` // G3
	Habits     []string `parquet:"habits,list" size:"text" about:"pet phrases, openings and habits of punctuation"`
}

// Skill is a skill of a person.
type Skill struct {
	Name  string `json:"name" parquet:"name"`
	Level string `json:"level" parquet:"level"` // low, medium, strong
}

// Style is a way of writing: eight ordered scales (model.md, "Style scales").
type Style struct {
	Formality   string `json:"formality" parquet:"formality"`     // casual < semi-formal < formal
	Verbosity   string `json:"verbosity" parquet:"verbosity"`     // concise < moderate < detailed
	Humour      string `json:"humour" parquet:"humour"`           // minimal < occasional < frequent
	Jargon      string `json:"jargon" parquet:"jargon"`           // plain < balanced < technical
	Emoji       string `json:"emoji" parquet:"emoji"`             // rare < occasional < frequent
	Directness  string `json:"directness" parquet:"directness"`   // indirect < balanced < direct
	Warmth      string `json:"warmth" parquet:"warmth"`           // neutral < friendly < warm
	Questioning string `json:"questioning" parquet:"questioning"` // accepting < clarifying < probing
}

// BigFive is a personality at three levels a trait: low, medium, high.
type BigFive struct {
	Openness          string `json:"openness" parquet:"openness"`
	Conscientiousness string `json:"conscientiousness" parquet:"conscientiousness"`
	Extraversion      string `json:"extraversion" parquet:"extraversion"`
	Agreeableness     string `json:"agreeableness" parquet:"agreeableness"`
	Neuroticism       string `json:"neuroticism" parquet:"neuroticism"`
}

// GroupKind is what a group is to its members.
type GroupKind string

// The kinds of groups.
const (
	GroupChat GroupKind = "group_chat"
	Channel   GroupKind = "channel"
	Assistant GroupKind = "assistant"
)

// Group is a place where messages stand. Guests are last among its members.
type Group struct {
	ID        string    `id:"group,G" parquet:"group_id" about:"the group"`
	CorpusID  string    `parquet:"corpus_id"`
	Name      string    `parquet:"name" about:"what its members call it"`
	Kind      GroupKind `parquet:"kind" about:"group_chat, channel or assistant"`
	MemberIDs []string  `id:"person" parquet:"member_ids,list" about:"its members: a question that one of them asks may use its messages, all before the asking"`
	GuestIDs  []string  `id:"person" parquet:"guest_ids,list" about:"who else writes in it now and then; it does not count as theirs"`
}

// Member is a person's seat in a group. A guest came by a cross-project path
// (G7) and may read from From on; a guest's seat never counts as an asker's group.
type Member struct {
	GroupID  string `id:"group" parquet:"group_id" about:"the group"`
	PersonID string `id:"person" parquet:"person_id" about:"the member"`
	From     Stamp  `parquet:"from,optional" about:"may read from then on; NULL: from the beginning"`
	Guest    bool   `parquet:"guest" about:"came by a cross-project path; the group is not the guest's own"`
	// E5; equal to the person's own where nothing moved
	Adapted   Style  `parquet:"adapted" about:"the way of writing in this group"`
	Rationale string `parquet:"rationale,optional" size:"text" about:"why it differs from the person's own"`
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

// PetPhrase splits a habit in the notation of profiles, "opens: Right,", into its sort and its words, in lower case and
// without the punctuation at their end. It is not ok for habits that are no phrase: punctuation is shared by many
// people.
func PetPhrase(habit string) (sort, words string, ok bool) {
	sort, words, _ = strings.Cut(habit, ": ")
	ok = sort == "opens" || sort == "closes" || sort == "says"
	return sort, strings.ToLower(strings.TrimRight(words, ",.:;!")), ok
}

// HoldsPetPhrase says whether a text has one of some habits' phrases in its place: an opening at its start, an ending
// at its end, another phrase anywhere. It returns the habit.
func HoldsPetPhrase(text string, habits []string) (string, bool) {
	low := strings.ToLower(text)
	plain := strings.TrimRightFunc(low, func(r rune) bool { return !unicode.IsLetter(r) })
	spaced := " " + strings.Map(letters, low) + " "
	i := slices.IndexFunc(habits, func(h string) bool {
		sort, words, ok := PetPhrase(h)
		switch {
		case !ok || words == "":
			return false
		case sort == "opens":
			rest, ok := strings.CutPrefix(low, words)
			return ok && strings.ContainsAny(rest[:min(1, len(rest))], ",.:!")
		case sort == "closes":
			return strings.HasSuffix(plain, words)
		}
		return strings.Contains(spaced, " "+strings.Map(letters, words)+" ")
	})
	if i < 0 {
		return "", false
	}
	return habits[i], true
}

// letters makes blanks of everything but letters and apostrophes.
func letters(r rune) rune {
	if unicode.IsLetter(r) || r == '\'' {
		return r
	}
	return ' '
}

// StylesDiffer lists the scales on which two styles are on different levels.
func StylesDiffer(a, b Style) []string {
	names := [...]string{"formality", "verbosity", "humour", "jargon", "emoji", "directness", "warmth", "questioning"}
	x, y := a.levels(), b.levels()
	var out []string
	for i, name := range names {
		if x[i] != y[i] {
			out = append(out, name)
		}
	}
	return out
}

// levels are the values of the scales in their order.
func (s *Style) levels() [8]string {
	return [...]string{s.Formality, s.Verbosity, s.Humour, s.Jargon, s.Emoji, s.Directness, s.Warmth, s.Questioning}
}

// Standing is how a person stands to a group, as the lists of its members and guests have it.
type Standing string

// The standings. The one who has neither a seat nor is a guest is an outsider.
const (
	Outsider Standing = ""
	Guest    Standing = "guest"
	Seated   Standing = "member"
)

// Standings are how people stand to groups, by the group's id and the person's name; outsiders are left out.
func Standings(members []Member, people []Person) map[[2]string]Standing {
	names, out := NamesByID(people), map[[2]string]Standing{}
	for _, m := range members {
		at := [2]string{m.GroupID, names[m.PersonID]}
		switch {
		case !m.Guest:
			out[at] = Seated
		case out[at] == Outsider:
			out[at] = Guest
		}
	}
	return out
}
