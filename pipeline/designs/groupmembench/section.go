package groupmembench

import (
	"memloom/internal/corpus"
	"memloom/pipeline/blueprint"
)

// Section has the keys of recipes for the design. Lists have an entry for each domain.
type Section struct {
	Domains      int         `yaml:"domains" scale:"first" min:"1" max:"16" doc:"domains, each a corpus; a scale below 1 lowers this before any other size"`
	First        corpus.Date `yaml:"first" doc:"first day of all corpora"`
	Days         int         `yaml:"days" min:"20" max:"1095" doc:"calendar days of a corpus"`
	PhaseDays    int         `yaml:"phase_days" min:"3" max:"60" doc:"calendar days of a phase"`
	Waves        []int       `yaml:"waves,flow" per:"project" min:"1" max:"700" doc:"days on which phases start, by domain, at even distances and on the days of the week in turn; the fewer, the more paths lead from one project into another"`
	Projects     []int       `yaml:"projects,flow" per:"project" min:"1" max:"100" doc:"projects by domain, each with a channel"`
	Topics       []int       `yaml:"topics,flow" scale:"linear" per:"project" min:"1" max:"1000" doc:"topics by domain, dealt evenly to its projects"`
	Phases       []int       `yaml:"phases,flow" scale:"linear" per:"project" min:"1" max:"5000" doc:"phases by domain, dealt evenly to its topics"`
	Participants []int       `yaml:"participants,flow" per:"project" min:"3" max:"170" doc:"people by domain"`
	Roles        []int       `yaml:"roles,flow" per:"project" min:"2" max:"30" doc:"roles by domain"`
	Messages     []int       `yaml:"messages,flow" scale:"linear" per:"project" min:"40" max:"200000" doc:"messages by domain"`
	Changes      []int       `yaml:"changes,flow" scale:"linear" per:"project" min:"1" max:"20000" doc:"decisions that are taken back, by domain, one a phase at least"`
	Members      int         `yaml:"members" min:"2" max:"60" doc:"people of a channel, guests apart"`
	Issues       int         `yaml:"issues" min:"1" max:"12" doc:"sub-issues of a phase"`
	Pieces       int         `yaml:"pieces" min:"1" max:"12" doc:"pieces of work of a sub-issue, which messages are about"`

	PostSentences  [2]int `yaml:"post_sentences,flow" min:"1" max:"12" doc:"fewest and most sentences of a post that is written by itself"`
	ReplySentences [2]int `yaml:"reply_sentences,flow" min:"1" max:"12" doc:"likewise of replies and cross-project messages"`
	SentenceWords  int    `yaml:"sentence_words" min:"4" max:"60" doc:"most words of their sentences, on average over a message that has all of them"`
}

// Section implements designs.Design.
func (Design) Section() any {
	return &Section{Domains: 1, First: corpus.NewDate(2025, 1, 6), Days: 180, PhaseDays: 10, Waves: []int{7},
		Projects: []int{3}, Topics: []int{9}, Phases: []int{18}, Participants: []int{12}, Roles: []int{6},
		Messages: []int{7200}, Changes: []int{18}, Members: 4, Issues: 6, Pieces: 3,
		PostSentences: [2]int{2, 4}, ReplySentences: [2]int{1, 3}, SentenceWords: 15}
}

// MostDomains is how many packs a run draws on.
func (k *Section) MostDomains() int { return k.Domains }

// Fits implements organisation.Planner: every list has an entry for each domain, and the sizes agree.
func (g planner) Fits() error {
	k := g.keys()
	if len(g.Domains) < k.Domains {
		noun := "packs"
		if len(g.Domains) == 1 {
			noun = "pack"
		}
		return g.Recipe.Wrong("world.domains",
			"%d %s for the %d of channels.domains; name as many (--domain once for each), "+
				"or set channels.domains=%d, questions.corpora=[] and questions.by_corpus={}",
			len(g.Domains), noun, k.Domains, len(g.Domains))
	}
	for _, x := range []struct {
		key  string
		list []int
	}{{"projects", k.Projects}, {"topics", k.Topics}, {"phases", k.Phases}, {"participants", k.Participants},
		{"roles", k.Roles},
		{"messages", k.Messages}, {"changes", k.Changes}, {"waves", k.Waves}} {
		if len(x.list) < k.Domains {
			return g.Recipe.Wrong("channels."+x.key, "has numbers for %d domains, and the recipe has %d; "+
				"give one a domain, in order", len(x.list), k.Domains)
		}
	}
	for _, x := range []struct {
		key  string
		from [2]int
	}{{"post_sentences", k.PostSentences}, {"reply_sentences", k.ReplySentences}} {
		if x.from[0] > x.from[1] {
			return g.Recipe.Wrong("channels."+x.key, "[%d, %d] is no range of sentences; "+
				"give two numbers, the fewest first, as [1, 3]", x.from[0], x.from[1])
		}
	}
	if k.PhaseDays > k.Days {
		return g.Recipe.Wrong("channels.phase_days", "%d days are more than the %d of a corpus; "+
			"lower it or raise channels.days", k.PhaseDays, k.Days)
	}
	for i := range k.Domains {
		if k.Changes[i] < k.Phases[i] {
			return g.Recipe.Wrong("channels.changes", "%d for the %d phases of domain %d, each of which has one; "+
				"raise it to that", k.Changes[i], k.Phases[i], i+1)
		}
	}
	return nil
}

// options are the sizes of the domains; no more projects than topics.
func (k *Section) options() blueprint.DomainOptions {
	o := blueprint.DomainOptions{First: k.First, Days: k.Days, PhaseDays: k.PhaseDays, Waves: k.Waves, Topics: k.Topics,
		Phases: k.Phases, Members: k.Members, Issues: k.Issues, Pieces: k.Pieces}
	for i, n := range k.Projects[:k.Domains] {
		o.Topics[i] = min(o.Topics[i], o.Phases[i])
		o.Projects = append(o.Projects, min(n, o.Topics[i]))
	}
	return o
}
