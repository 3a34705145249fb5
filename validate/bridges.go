package validate

// FieldBridges is the stratum of items over a rule, its exception under a term and what the term means, as recipes and
// manifests call it (E18).
const FieldBridges = "multi_hop/field bridge"

// chainsPerItem is how many chains there are to be for each field bridge that is wanted: filters reject many of the
// drafts, the more the smaller the corpus is, for retrieval then finds all of a chain.
const chainsPerItem = 3

// Bridges is what a recipe asks for in field bridges. The planner implants by it, and check holds corpora to it (E18).
type Bridges struct {
	Items    int   // wanted of the run
	Projects int   // of the run
	Corpora  []int // items of all kinds that corpora get, where each project is a corpus and the recipe says so
	ByCorpus []int // field bridges that they get, likewise
}

// Chains returns how many chains of a rule, its exception and what its term means the nth project needs, from 0.
func (b Bridges) Chains(nth int) int {
	share, of, all := 1, max(1, b.Projects), 0
	for _, n := range b.Corpora {
		all += n
	}
	switch {
	case nth < len(b.ByCorpus):
		return chainsPerItem * b.ByCorpus[nth]
	case nth < len(b.Corpora) && all > 0:
		share, of = b.Corpora[nth], all
	}
	return chainsPerItem * ((b.Items*share + of - 1) / of)
}
