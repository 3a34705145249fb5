package organisation

import (
	"context"
	_ "embed"
	"fmt"
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/exec"
	"memloom/internal/pack"
	"memloom/output"
	"memloom/personas"
	"memloom/pipeline/blueprint"
	"memloom/pipeline/dialogue"
	"memloom/pipeline/dialogue/paths"
	"memloom/pipeline/dialogue/planning"
	"memloom/pipeline/questions"
	"memloom/pipeline/questions/abstention"
	"memloom/pipeline/questions/adversarial"
	"memloom/pipeline/stage"
	"memloom/validate/check"
)

// Channels is the design of whole domains (GroupMemBench): each is a corpus of several projects with a channel each, whose
// messages follow paths through the domain's graph. Its text is an organisation's.
type Channels struct{ Design }

// ChannelKeys are the keys that recipes have for it. Lists have an entry for each domain.
type ChannelKeys struct {
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

// MostDomains is how many packs a run draws on.
func (k *ChannelKeys) MostDomains() int { return k.Domains }

// Name implements designs.Design.
func (Channels) Name() string { return "channels" }

// Section implements designs.Design.
func (Channels) Section() any {
	return &ChannelKeys{Domains: 1, First: corpus.NewDate(2025, 1, 6), Days: 180, PhaseDays: 10, Waves: []int{7}, Projects: []int{3}, Topics: []int{9}, Phases: []int{18},
		Participants: []int{12}, Roles: []int{6}, Messages: []int{7200}, Changes: []int{18}, Members: 4, Issues: 6, Pieces: 3,
		PostSentences: [2]int{2, 4}, ReplySentences: [2]int{1, 3}, SentenceWords: 15}
}

// Tables implements designs.Design.
func (Channels) Tables() []output.Table { return nil }

// Rules implements designs.Design.
func (Channels) Rules() []check.Rule { return channelRules() }

//go:embed channels.yaml
var channelMeasures []byte

// Measures implements designs.Design.
func (Channels) Measures() []byte { return channelMeasures }

// Families implements designs.Design: the six categories (G15).
func (Channels) Families() []questions.Family {
	return append(adversarial.Families(), abstention.Family{})
}

// channels are the keys of a run of whole domains, nil for an organisation.
func (r *builder) channels() *ChannelKeys {
	k, _ := r.Recipe.Own.(*ChannelKeys)
	return k
}

// fits says which list of a recipe has no entry for every domain, or asks for what cannot be.
func (r *builder) fitsChannels() error {
	k := r.channels()
	if len(r.Domains) < k.Domains {
		return r.Recipe.Wrong("world.domains", "%s for the %d of channels.domains; name as many (--domain once for each), or set channels.domains=%d, questions.corpora=[] and questions.by_corpus={}",
			counted(len(r.Domains), "pack"), k.Domains, len(r.Domains))
	}
	for _, x := range []struct {
		key  string
		list []int
	}{{"projects", k.Projects}, {"topics", k.Topics}, {"phases", k.Phases}, {"participants", k.Participants}, {"roles", k.Roles},
		{"messages", k.Messages}, {"changes", k.Changes}, {"waves", k.Waves}} {
		if len(x.list) < k.Domains {
			return r.Recipe.Wrong("channels."+x.key, "has numbers for %d domains, and the recipe has %d; give one a domain, in order", len(x.list), k.Domains)
		}
	}
	for _, x := range []struct {
		key  string
		from [2]int
	}{{"post_sentences", k.PostSentences}, {"reply_sentences", k.ReplySentences}} {
		if x.from[0] > x.from[1] {
			return r.Recipe.Wrong("channels."+x.key, "[%d, %d] is no range of sentences; give two numbers, the fewest first, as [1, 3]", x.from[0], x.from[1])
		}
	}
	if k.PhaseDays > k.Days {
		return r.Recipe.Wrong("channels.phase_days", "%d days are more than the %d of a corpus; lower it or raise channels.days", k.PhaseDays, k.Days)
	}
	for i := range k.Domains {
		if k.Changes[i] < k.Phases[i] {
			return r.Recipe.Wrong("channels.changes", "%d for the %d phases of domain %d, each of which has one; raise it to that", k.Changes[i], k.Phases[i], i+1)
		}
	}
	return nil
}

// domainOptions are the sizes of the domains; no more projects than topics.
func (r *builder) domainOptions() blueprint.DomainOptions {
	k := r.channels()
	o := blueprint.DomainOptions{First: k.First, Days: k.Days, PhaseDays: k.PhaseDays, Waves: k.Waves, Topics: k.Topics, Phases: k.Phases, Members: k.Members,
		Issues: k.Issues, Pieces: k.Pieces}
	for i, n := range k.Projects[:k.Domains] {
		o.Topics[i] = min(o.Topics[i], o.Phases[i])
		o.Projects = append(o.Projects, min(n, o.Topics[i]))
	}
	return o
}

// makeChannelPeople makes the people of every domain: as many as it has participants, with so many of its pack's roles.
func (r *builder) makeChannelPeople() ([]corpus.Person, error) {
	k := r.channels()
	var out []corpus.Person
	taken := map[string]bool{}
	for i := range k.Domains {
		p, err := r.withRoles(r.Domains[i].Pack, k.Roles[i])
		if err != nil {
			return nil, err
		}
		people, err := r.apart(p, k.Participants[i], i, taken)
		if err != nil {
			return nil, fmt.Errorf("domain %s, of whose roles %d are chosen (channels.roles): %w; raise channels.roles", p.Name, k.Roles[i], err)
		}
		for _, x := range people {
			x.ID = fmt.Sprintf("d%d.%s", i+1, x.ID)
			taken[x.Name] = true
			out = append(out, x)
		}
	}
	return out, nil
}

// redraws is how often the people of a domain are drawn anew where somebody of another one has a name of theirs.
const redraws = 200

// apart makes people whose names nobody of another domain has.
func (r *builder) apart(p *pack.Pack, n, domain int, taken map[string]bool) ([]corpus.Person, error) {
	src := r.Source(keyPeople)
	for try := range redraws {
		people, err := personas.Generate(personas.Options{N: n}, p, src(fmt.Sprintf("people/%d/%d", domain+1, try)))
		if err != nil {
			return nil, err
		}
		if !slices.ContainsFunc(people, func(x corpus.Person) bool { return taken[x.Name] }) {
			return people, nil
		}
	}
	return nil, fmt.Errorf("no %d people found whose names no other domain has: lower channels.participants", n)
}

// withRoles is a pack with so many of its roles: of all choices that fill the most ranks the one in which most pairs of
// roles have different words for a concept.
func (r *builder) withRoles(p *pack.Pack, n int) (*pack.Pack, error) {
	if n > len(p.Roles) {
		return nil, r.Recipe.Wrong("channels.roles", "domain %s has %d roles, %d are asked for", p.Name, len(p.Roles), n)
	}
	var best []pack.Role
	most := [2]int{-1, -1}
	choices(len(p.Roles), n, func(of []int) {
		roles := make([]pack.Role, n)
		for i, k := range of {
			roles[i] = p.Roles[k]
		}
		if worth := [2]int{ranksOf(roles), wordPairs(p, roles)}; slices.Compare(worth[:], most[:]) > 0 {
			best, most = roles, worth
		}
	})
	out := *p
	out.Roles = best
	return &out, nil
}

// counted is a number with its noun.
func counted(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return fmt.Sprintf("%d %ss", n, noun)
}

// choices calls f with every choice of n places out of so many, in order.
func choices(of, n int, f func([]int)) {
	at := make([]int, n)
	for i := range at {
		at[i] = i
	}
	for {
		f(at)
		i := n - 1
		for i >= 0 && at[i] == of-n+i {
			i--
		}
		if i < 0 {
			return
		}
		at[i]++
		for k := i + 1; k < n; k++ {
			at[k] = at[k-1] + 1
		}
	}
}

// ranksOf counts the ranks that roles can fill.
func ranksOf(roles []pack.Role) (n int) {
	for rank := 1; rank <= 5; rank++ {
		if slices.ContainsFunc(roles, func(x pack.Role) bool { return slices.Contains(x.Ranks, rank) }) {
			n++
		}
	}
	return n
}

// wordPairs counts the pairs of roles that have different words for a concept that can be asked after.
func wordPairs(p *pack.Pack, roles []pack.Role) (n int) {
	for _, c := range p.Terms {
		if !c.Spoken() {
			continue
		}
		for i, one := range roles {
			for _, other := range roles[:i] {
				a, b := c.ByRole[one.Name], c.ByRole[other.Name]
				if a != "" && b != "" && a != b {
					n++
				}
			}
		}
	}
	return n
}

// makeDomains makes projects, topics, phases and pieces of work.
func (r *builder) makeDomains(people []corpus.Person) (*blueprint.Organisation, error) {
	k := r.channels()
	byDomain := make([][]corpus.Person, k.Domains)
	at := 0
	for i, n := range k.Participants[:k.Domains] {
		byDomain[i] = people[at : at+n]
		at += n
	}
	return blueprint.Domains(r.domainOptions(), r.Packs()[:k.Domains], byDomain, r.Source(keyOrganisation))
}

// makePaths plans a domain's dialogue.
func (r *builder) makePaths(p *project) (*dialogue.Plan, error) {
	k := r.channels()
	src := r.Source(p.key("plan"))
	plan, err := paths.Make(paths.Sizes{Messages: k.Messages[p.nth], Changes: k.Changes[p.nth]}, r.dialogueOptions(), p.Scene, dialogue.Source(src))
	if err != nil {
		return nil, err
	}
	planning.Name(plan, corpus.CopiesByID(p.Blueprint.Tasks), src("naming"))
	return plan, nil
}

// asTold are the phases and pieces of a domain with the days on which messages tell that they begin and end: what nobody
// says so of goes on all the time.
func asTold(b *blueprint.Blueprint, facts []corpus.Fact) *blueprint.Blueprint {
	if len(b.Portfolio) == 0 {
		return b
	}
	out := *b
	out.Tasks = slices.Clone(b.Tasks)
	at := map[string]int{}
	for i := range out.Tasks {
		at[out.Tasks[i].ID] = i
		out.Tasks[i].Start, out.Tasks[i].End = b.Calendar.First.Add(-1), 0
	}
	for _, f := range facts {
		switch f.Predicate {
		case corpus.PredStarted:
			out.Tasks[at[f.SubjectID]].Start = f.Value.Date
		case corpus.PredFinished:
			out.Tasks[at[f.SubjectID]].End = f.Value.Date
		}
	}
	return &out
}

// worked puts the days on which pieces of a phase's work were begun and finished, as messages came to tell them, into the
// tasks.
func worked(tasks []corpus.Task, facts []corpus.Fact) []corpus.Task {
	out := slices.Clone(tasks)
	at := map[string]int{}
	for i, t := range out {
		if t.PhaseID != "" {
			at[t.ID] = i
		}
	}
	for _, f := range facts {
		i, ok := at[f.SubjectID]
		switch {
		case ok && f.Predicate == corpus.PredStarted:
			out[i].Start = f.Value.Date
		case ok && f.Predicate == corpus.PredFinished:
			out[i].End = f.Value.Date
		}
	}
	return out
}

// channelPeopleUnits makes the people.
func (r *builder) channelPeopleUnits() []exec.Unit {
	return []exec.Unit{{
		Name: keyPeople, Params: r.Params(r.channels(), r.DomainsHash()),
		Run: func(context.Context, exec.Getter) ([]exec.Record, error) {
			people, err := r.makeChannelPeople()
			if err != nil {
				return nil, err
			}
			return stage.Records(keyPeople, people)
		},
	}}
}
