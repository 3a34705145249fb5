package output

import "memloom/internal/corpus"

type skillRow struct {
	Name  string `parquet:"name"`
	Level string `parquet:"level"`
}

type styleRow struct {
	Formality   string `parquet:"formality"`
	Verbosity   string `parquet:"verbosity"`
	Humour      string `parquet:"humour"`
	Jargon      string `parquet:"jargon"`
	Emoji       string `parquet:"emoji"`
	Directness  string `parquet:"directness"`
	Warmth      string `parquet:"warmth"`
	Questioning string `parquet:"questioning"`
}

type bigFiveRow struct {
	Openness          string `parquet:"openness"`
	Conscientiousness string `parquet:"conscientiousness"`
	Extraversion      string `parquet:"extraversion"`
	Agreeableness     string `parquet:"agreeableness"`
	Neuroticism       string `parquet:"neuroticism"`
}

type profileRow struct {
	PersonID   string     `parquet:"person_id" id:"person,key" about:"the person"`
	Name       string     `parquet:"name" about:"given and family name"`
	Rank       int32      `parquet:"rank" about:"1 (executive) to 5"`
	Department string     `parquet:"department,dict" about:"the department"`
	Role       string     `parquet:"role,dict" about:"a role of the domain"`
	Title      string     `parquet:"title,dict" about:"as on a card"`
	Age        int32      `parquet:"age" about:"years"`
	Gender     string     `parquet:"gender,dict" about:"the gender"`
	Education  string     `parquet:"education" about:"the education"`
	Skills     []skillRow `parquet:"skills,list" about:"skills, each low, medium or strong"`
	Style      styleRow   `parquet:"style" about:"the way of writing on eight ordered scales"`
	BigFive    bigFiveRow `parquet:"big_five" about:"personality, each trait low, medium or high"`
	Tone       *string    `parquet:"tone,optional" size:"text" about:"the tone"`
	Voice      *string    `parquet:"voice,optional" size:"text" about:"the voice"`
	Expertise  *string    `parquet:"expertise,optional" size:"text" about:"the expertise"`
	Habits     []string   `parquet:"habits,list" size:"text" about:"pet phrases, openings and habits of punctuation"`
}

type memberRow struct {
	InCorpus
	GroupID   string   `parquet:"group_id" id:"group" about:"the group"`
	PersonID  string   `parquet:"person_id" id:"person" about:"the member"`
	From      *int64   `parquet:"from,optional,timestamp(microsecond:local)" about:"may read from then on; NULL: from the beginning"`
	Guest     bool     `parquet:"guest" about:"came by a cross-project path; the group is not the guest's own"`
	Adapted   styleRow `parquet:"adapted" about:"the way of writing in this group"`
	Rationale *string  `parquet:"rationale,optional" size:"text" about:"why it differs from the person's own"`
}

type termRow struct {
	Shareable
	Concept string `parquet:"concept" size:"text" about:"what is meant"`
	Role    string `parquet:"role" about:"who says it"`
	Term    string `parquet:"term" about:"the word that this role uses"`
}

func peopleTables() []Table {
	return []Table{
		define(Scaffold, "people", "a person with the whole profile", eachProfile, func(l *loader, r profileRow) error {
			return l.person(fromProfileRow(r))
		}),
		plain(Scaffold, "members", "a person's seat in a group",
			func(c *corpus.Corpus) *[]corpus.Member { return &c.Members }, toMemberRow, fromMemberRow),
		common(plain(Scaffold, "terms", "what a role calls a concept",
			func(c *corpus.Corpus) *[]corpus.Term { return &c.Terms },
			func(t corpus.Term) termRow { return termRow{Concept: t.Concept, Role: t.Role, Term: t.Term} },
			func(r termRow) (corpus.Term, error) {
				return corpus.Term{Concept: r.Concept, Role: r.Role, Term: r.Term}, nil
			})),
	}
}

func eachProfile(v *view, put func(profileRow) error) error {
	for _, p := range v.c.People {
		if err := put(toProfileRow(p)); err != nil {
			return err
		}
	}
	return nil
}

func toProfileRow(p corpus.Person) profileRow {
	return profileRow{
		PersonID: p.ID, Name: p.Name, Rank: int32(p.Rank), Department: p.Department, Role: p.Role, Title: p.Title,
		Age: int32(p.Age), Gender: p.Gender, Education: p.Education,
		Skills: mapped(p.Skills, func(s corpus.Skill) skillRow { return skillRow(s) }),
		Style:  styleRow(p.Style), BigFive: bigFiveRow(p.BigFive),
		Tone: opt(p.Tone), Voice: opt(p.Voice), Expertise: opt(p.Expertise), Habits: p.Habits,
	}
}

func fromProfileRow(r profileRow) corpus.Person {
	return corpus.Person{
		ID: r.PersonID, Name: r.Name, Rank: int(r.Rank), Department: r.Department, Role: r.Role, Title: r.Title,
		Age: int(r.Age), Gender: r.Gender, Education: r.Education,
		Skills: mapped(r.Skills, func(s skillRow) corpus.Skill { return corpus.Skill(s) }),
		Style:  corpus.Style(r.Style), BigFive: corpus.BigFive(r.BigFive),
		Tone: val(r.Tone), Voice: val(r.Voice), Expertise: val(r.Expertise), Habits: list(r.Habits),
	}
}

func toMemberRow(m corpus.Member) memberRow {
	return memberRow{GroupID: m.GroupID, PersonID: m.PersonID, From: opt(micros(m.From)), Guest: m.Guest,
		Adapted: styleRow(m.Adapted), Rationale: opt(m.Rationale)}
}

func fromMemberRow(r memberRow) (corpus.Member, error) {
	return corpus.Member{
		GroupID: r.GroupID, PersonID: r.PersonID, From: stamp(val(r.From)), Guest: r.Guest,
		Adapted: corpus.Style(r.Adapted), Rationale: val(r.Rationale),
	}, nil
}
