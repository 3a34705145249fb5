package paths

import (
	"math/rand/v2"
	"testing"

	"memloom/graph"
	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/internal/pack/packtest"
	"memloom/personas"
	"memloom/pipeline/blueprint"
	"memloom/pipeline/dialogue/state"
)

// published are the sizes and shares of a domain (tables 5 and 6, G12).
var published = []struct {
	pack                                    string
	projects, topics, phases, people, waves int
	posts, replies, cross                   int // of 30,000
	changes                                 int
}{
	{"technology", 7, 35, 74, 18, 7, 6599, 19897, 3504, 74},
	{"financial-services", 6, 30, 66, 12, 7, 6764, 19722, 3514, 66},
	{"healthcare", 10, 30, 79, 6, 8, 7043, 20099, 2858, 113},
	{"manufacturing", 10, 30, 76, 9, 7, 6816, 20048, 3136, 99},
}

// TestShares_AsPublished: paths over a whole domain are posts, replies and cross-project messages in the published
// shares (table 6, G4, G12).
func TestShares_AsPublished(t *testing.T) {
	const messages = 30000
	for i, x := range published {
		seed := uint64(i + 1)
		t.Run(x.pack, func(t *testing.T) {
			t.Parallel()
			p := packtest.Builtin(t, x.pack)
			src := func(purpose string) *rand.Rand { return corpus.Rand(seed, x.pack, purpose) }
			people, err := personas.Generate(personas.Options{N: x.people}, p, src("people"))
			if err != nil {
				t.Fatal(err)
			}
			org, err := blueprint.Domains(blueprint.DomainOptions{First: corpus.NewDate(2025, 1, 6), Days: 180, PhaseDays: 10,
				Waves:    []int{x.waves},
				Projects: []int{x.projects}, Topics: []int{x.topics}, Phases: []int{x.phases}, Members: 4, Issues: 6, Pieces: 3},
				[]*pack.Pack{p}, [][]corpus.Person{people}, src)
			if err != nil {
				t.Fatal(err)
			}
			w, err := state.World(org.Projects, org.People)
			if err != nil {
				t.Fatal(err)
			}
			steps, stats, err := sample(w, messages, src("paths"))
			if err != nil {
				t.Fatal(err)
			}
			got := map[graph.PathType]int{}
			for _, s := range steps {
				got[s.Type]++
			}
			t.Logf("acceptance %.3f, rejected %v, overridden %v, drawn %v",
				float64(stats.Taken[graph.CrossProjectReply])/float64(stats.Drawn[graph.CrossProjectReply]), stats.Rejected,
				stats.Overridden, stats.Drawn)
			for kind, want := range map[graph.PathType]int{graph.Post: x.posts, graph.Reply: x.replies,
				graph.CrossProjectReply: x.cross} {
				off := float64(got[kind]-want) / messages
				t.Logf("%s: %d of %d (%+.2f points)", kind, got[kind], want, 100*off)
				if off < -0.01 || off > 0.01 {
					t.Errorf("%s: %d, published are %d, a point is %d", kind, got[kind], want, messages/100)
				}
			}
		})
	}
}
