package stats

import (
	"fmt"
	"maps"
	"math"
	"slices"

	sampling "memloom/graph"
	"memloom/internal/corpus"
)

func (m *channels) conclude(s *section) {
	m.together(s)
	m.sampler(s)
	m.shares(s)
	m.times(s)
	var evenKinds []source
	if len(m.grouped(Reference{})) > 0 {
		evenKinds = append(evenKinds, evenly("GroupMemBench", corpus.Noise...))
	}
	s.add(distribution("kind of noise", "messages", m.noise, corpus.Noise, evenKinds...))
	s.add(distribution("kind of disagreement", "messages", m.disagreements, corpus.Disagreements))
	s.Matrices = append(s.Matrices, m.sizes(), m.items())
	if m.untold > 0 {
		s.note(fmt.Sprintf("%d messages are about no task, and so is their thread: they count in no phase, but in all shares and mean gaps",
			m.untold))
	}
	if len(m.grouped(Reference{})) > 0 {
		s.note("table 5 has other numbers of topics and phases than table 6; the recipe follows table 6")
	}
}

// grouped returns a published number of GroupMemBench beside a corpus of its recipe at full size.
func (r *run) grouped(x Reference) []Reference { return r.sized(r.full(x), groupMemBench) }

// together is table 1: the corpora of a run as one.
func (m *channels) together(s *section) {
	var all domainSix
	rooms := 0
	for _, d := range m.domains {
		all.messages, all.topics, all.projects = all.messages+d.sizes.messages, all.topics+d.sizes.topics, all.projects+d.sizes.projects
		all.phases, all.people = all.phases+d.sizes.phases, all.people+d.sizes.people
		rooms += d.channels
	}
	s.count("messages", all.messages, m.grouped(point("GroupMemBench, table 1", table1Messages))...)
	s.count("channels", rooms)
	s.count("projects", all.projects)
	s.count("topics", all.topics, m.grouped(point("GroupMemBench, table 1", table1Topics))...)
	s.count("phases", all.phases)
	s.count("people", all.people)
	for _, d := range m.domains {
		s.count(m.of("tokens", d), d.tokens, m.grouped(point("GroupMemBench, table 1", table1Tokens))...)
	}
}

// sampler is what a finished corpus shows of the parameters of table 5.
func (m *channels) sampler(s *section) {
	five := func(v float64) []Reference { return m.grouped(point("GroupMemBench, table 5", v)) }
	s.share("phases whose first message is a post", m.openedByPost, m.ranPhases, m.grouped(point("GroupMemBench", 1))...)
	s.count("most open questions in a row among posts", m.streak, m.grouped(atMost("GroupMemBench, table 5", float64(sampling.Paper().QuestionStreak)))...)
	s.share("replies to somebody else", m.written.reply-m.written.self, m.written.reply, m.grouped(point("GroupMemBench", 1))...)
	x, all := m.written, m.grouped(point("GroupMemBench", 1))
	s.share("cross-project messages that reply to the first post of their phase", x.crossFirst, x.cross, all...)
	s.share("other messages by people who are active in their phase", x.others-x.strangers, x.others, all...)
	s.share("decision changes in their window", m.eligible, m.changes, five(1)...)
	s.share("phases with a decision change", m.phasesChanged, m.ranPhases, m.grouped(point("GroupMemBench", 1))...)
	s.sample("sub-issues a phase", "sub-issues", m.issues, five(table5Issues)...)
	s.sample("days a phase", "days", m.days, five(table5Days)...)
	s.sample("topics a project", "topics", m.topics, five(table5Topics)...)
	s.sample("phases a topic", "phases", m.phases, five(table5Phases)...)
	s.sample("people a channel", "people", m.members, five(table5Members)...)
}

// of names a figure of a domain.
func (m *channels) of(name string, d *channelDomain) string {
	if !m.several() {
		return name
	}
	return name + ", " + d.id
}

// six returns a number of a domain's column of table 6, derived from it.
func (m *channels) six(i int, source string, of func(domainSix) float64) []Reference {
	if i >= len(table6Domains) {
		return nil
	}
	return m.grouped(point(source, of(table6Domains[i])))
}

// pathShare is a share of a domain's messages that table 6 has, and what table 5 draws of it.
type pathShare struct {
	name  string
	of    func(domainSix) int
	drawn float64
}

var parts = []pathShare{
	{"posts", func(d domainSix) int { return d.posts }, sampling.Paper().Post},
	{"replies", func(d domainSix) int { return d.replies }, sampling.Paper().Reply},
	{"cross-project messages", func(d domainSix) int { return d.cross }, sampling.Paper().Cross},
	{"decision changes", func(d domainSix) int { return d.changes }, 0},
}

// rated is a share of table 5 and the recipe's rate of it.
type rated struct {
	name  string
	count func(*channelDomain) (part, whole int)
	rate  func(*Rates) float64
	five  Reference
}

var ratings = []rated{
	{"noise", func(d *channelDomain) (int, int) { return d.sizes.noise, d.sizes.messages },
		func(r *Rates) float64 { return r.Noise }, point("GroupMemBench, table 5", table5Noise)},
	{"disagreement, of replies", func(d *channelDomain) (int, int) { return d.disagree, d.answers() },
		func(r *Rates) float64 { return r.Disagreement }, point("GroupMemBench, table 5", table5Disagree)},
	{"ultra-short, of the replies left", func(d *channelDomain) (int, int) { return d.short, d.left },
		func(r *Rates) float64 { return r.UltraShort }, point("GroupMemBench, table 5", table5Short)},
	{"imperfections", func(d *channelDomain) (int, int) { return d.rough, d.sizes.messages },
		func(r *Rates) float64 { return r.Imperfections }, point("GroupMemBench, table 5", table5Rough)},
	{"tone jitter", func(d *channelDomain) (int, int) { return d.tone, d.sizes.messages },
		func(r *Rates) float64 { return r.ToneJitter }, between("GroupMemBench, table 5", table5ToneLeast, table5ToneMost)},
	{"links, of posts", func(d *channelDomain) (int, int) { return d.postLinks, d.sizes.posts },
		func(r *Rates) float64 { return r.PostLinks }, point("GroupMemBench, table 5", table5PostLinks)},
	{"links, of the others", func(d *channelDomain) (int, int) { return d.links, d.answers() },
		func(r *Rates) float64 { return r.Links }, point("GroupMemBench, table 5", table5Links)},
	{"cross-references", func(d *channelDomain) (int, int) { return d.ref, d.sizes.messages },
		func(r *Rates) float64 { return r.CrossReferences }, point("GroupMemBench, table 5", table5Cross)},
}

// answers are the messages that answer another one.
func (d *channelDomain) answers() int { return d.sizes.replies + d.sizes.cross }

// shares are those of tables 5 and 6, domain by domain.
func (m *channels) shares(s *section) {
	for _, x := range parts {
		for i, d := range m.domains {
			refs := m.six(i, "GroupMemBench, table 6", func(p domainSix) float64 { return fraction(x.of(p), p.messages) })
			if x.drawn > 0 {
				refs = append(refs, m.grouped(point("GroupMemBench, drawn", x.drawn))...)
			}
			s.share(m.of(x.name, d), x.of(d.sizes), d.sizes.messages, refs...)
		}
	}
	for _, x := range ratings {
		for i, d := range m.domains {
			some, all := x.count(d)
			refs := m.grouped(x.five)
			if x.name == "noise" {
				refs = append(refs, m.six(i, "GroupMemBench, table 6", func(p domainSix) float64 { return fraction(p.noise, p.messages) })...)
			}
			s.rate(m.of(x.name, d), some, all, m.asked(x.rate), refs...)
		}
	}
}

// times are when messages come, and how many a phase has (G9).
func (m *channels) times(s *section) {
	const minutes = table5Days * 24 * 60
	for _, d := range m.domains {
		s.share(m.of("on weekends", d), d.weekend, d.sizes.messages, m.grouped(point("GroupMemBench", 2.0/7))...)
	}
	for i, d := range m.domains {
		s.figure(m.of("minutes between messages of a phase", d), fraction(d.span, d.sizes.messages-d.sizes.phases), Ratio,
			m.six(i, "GroupMemBench", func(p domainSix) float64 { return float64(minutes*p.phases) / float64(p.messages) })...)
	}
	for _, d := range m.domains {
		s.figure(m.of("variation of these gaps", d), d.gaps.variation(), Ratio, m.grouped(point("GroupMemBench, exponential", 1))...)
	}
	for _, d := range m.domains {
		s.count(m.of("most messages in the last twentieth of a phase", d), d.late, m.grouped(atMost("GroupMemBench, table 5", table5Late))...)
	}
	for _, d := range m.domains {
		s.count(m.of("facts stated", d), d.told)
	}
	for i, d := range m.domains {
		s.sample(m.of("messages a phase", d), "messages", d.perPhase, m.six(i, "GroupMemBench, table 6", func(p domainSix) float64 { return fraction(p.messages, p.phases) })...)
	}
}

// variation is the standard deviation by the mean: 1 of exponential gaps.
func (v values) variation() float64 {
	n, sum, squares := 0.0, 0.0, 0.0
	for _, k := range slices.Sorted(maps.Keys(v)) {
		n, sum, squares = n+float64(v[k]), sum+float64(k*v[k]), squares+float64(k*k*v[k])
	}
	if sum == 0 {
		return 0
	}
	mean := sum / n
	return math.Sqrt(math.Max(0, squares/n-float64(mean*mean))) / mean
}

// sizes is table 6: each domain's column, and the published one behind it.
func (m *channels) sizes() Matrix {
	out := Matrix{Name: "table 6"}
	for i := range table6Names {
		out.Rows = append(out.Rows, Row{Name: table6Names[i]})
	}
	add := func(name string, counts []int) {
		out.Columns = append(out.Columns, name)
		for i, n := range counts {
			out.Rows[i].Counts = append(out.Rows[i].Counts, n)
		}
	}
	for i, d := range m.domains {
		add(d.id, d.sizes.counts())
		if i < len(table6Domains) && len(m.grouped(Reference{})) > 0 {
			add("published", table6Domains[i].counts())
		}
	}
	return out
}

// items are accepted items by family and domain, beside what the recipe asks for (G15).
func (m *channels) items() Matrix {
	out := Matrix{Name: "items of"}
	names := slices.Collect(maps.Keys(m.families))
	for name := range m.ByCorpus {
		if !m.families[name] {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	for _, name := range names {
		row := Row{Name: name}
		for i, d := range m.domains {
			row.Counts = append(row.Counts, d.families[name])
			if len(m.ByCorpus) > 0 {
				wanted := 0
				if list := m.ByCorpus[name]; i < len(list) {
					wanted = list[i]
				}
				row.Counts = append(row.Counts, wanted)
			}
		}
		out.Rows = append(out.Rows, row)
	}
	for _, d := range m.domains {
		out.Columns = append(out.Columns, d.id)
		if len(m.ByCorpus) > 0 {
			out.Columns = append(out.Columns, "recipe")
		}
	}
	return out
}
