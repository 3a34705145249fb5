package sessions

import "memloom/output"

// The paths of the tables.
const (
	TableUsers       = "scaffold/users"
	TableSessions    = "scaffold/sessions"
	TableMatters     = "scaffold/matters"
	TableSets        = "scaffold/sets"
	TableVariants    = "scaffold/variants"
	TablePreferences = "scaffold/preferences"
	TableStates      = "scaffold/preference_states"
	TableDropped     = "audit/dropped"
	TableSeeds       = "scaffold/seeds"
)

// Optional is a text of a column that may be NULL, which stands for an empty one.
func Optional(s string) *string {
	if s == "" {
		return nil
	}
	return &s
}

// User is a person who talks to an assistant (S1).
type User struct {
	output.InCorpus
	PersonID   string   `parquet:"person_id" id:"person" about:"the person"`
	Occupation string   `parquet:"occupation" about:"what they do"`
	Industry   string   `parquet:"industry" about:"where"`
	Background string   `parquet:"background" size:"text" about:"one sentence about them"`
	Goals      []string `parquet:"goals,list" size:"text" about:"what they want to reach"`
	Context    string   `parquet:"context" size:"text" about:"how they live"`
	Hobbies    []string `parquet:"hobbies,list" size:"text" about:"what they do for pleasure"`
}

// Session is a talk of a user with the assistant (S4).
type Session struct {
	output.InCorpus
	SessionID  string   `parquet:"session_id" id:"session,key" about:"the session, as messages name it"`
	GroupID    string   `parquet:"group_id,dict" id:"group" about:"where it stands"`
	UserID     string   `parquet:"user_id,dict" id:"person" about:"who talks"`
	Seq        int32    `parquet:"seq" about:"its place among the user's sessions, from 1"`
	Started    int64    `parquet:"started,timestamp(microsecond:local)" about:"time of the first message"`
	Ended      int64    `parquet:"ended,timestamp(microsecond:local)" about:"time of the last message"`
	Shape      string   `parquet:"shape,dict" about:"session, conversation or episode"`
	Type       string   `parquet:"type,dict" about:"the conversation type, drawn among the candidates"`
	Workflow   int32    `parquet:"workflow" about:"the rhythm within the type, 1 to 3"`
	Candidates []string `parquet:"candidates,list" about:"four conversation types that the session could have had"`
	Signal     *string  `parquet:"signal,optional,dict" about:"how clearly the user's ways show: low, medium or high; of sessions about preferences"`
	MatterID   string   `parquet:"matter_id" id:"matter" about:"what it is about"`
	Purpose    string   `parquet:"purpose" size:"text" about:"what the user wants to reach"`
	VariantIDs []string `parquet:"variant_ids,list" id:"variant" about:"the variants that it carries"`
	Filler     bool     `parquet:"filler" about:"it carries nothing that is asked for"`
	Model      *string  `parquet:"model,optional,dict" about:"the model that wrote it, where several share the work"`
}

// Matter is what sessions are about.
type Matter struct {
	output.InCorpus
	MatterID string  `parquet:"matter_id" id:"matter,key" about:"the matter"`
	UserID   string  `parquet:"user_id,dict" id:"person" about:"whose it is"`
	Kind     string  `parquet:"kind,dict" about:"personal or professional"`
	Domain   string  `parquet:"domain,dict" about:"the subject domain"`
	Scenario string  `parquet:"scenario" size:"text" about:"the topic of its session"`
	Question *string `parquet:"question,optional" size:"text" about:"the question that it leads to, where it has one"`
}

// Dropped is a set or a session that was rejected before anything was asked about it (S3, S4).
type Dropped struct {
	output.InCorpus
	Kind    string   `parquet:"kind,dict" about:"set or session"`
	Unit    string   `parquet:"unit" about:"the unit of the run that made it"`
	Attempt int32    `parquet:"attempt" about:"which attempt it was, from 1"`
	Stage   string   `parquet:"stage,dict" about:"where it fell"`
	Reasons []string `parquet:"reasons,list" size:"text" about:"why"`
	Text    string   `parquet:"text" size:"text" about:"what was rejected"`
}

// Tables are those of all designs of users.
func Tables() []output.Table {
	return []output.Table{
		output.NewTable[User](output.Scaffold, "users", "a person who talks to an assistant"),
		output.NewTable[Matter](output.Scaffold, "matters", "what sessions are about"),
		output.NewTable[Session](output.Scaffold, "sessions", "a talk of a user with the assistant"),
	}
}
