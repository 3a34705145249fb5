package dialogue

import (
	"slices"

	"memloom/internal/corpus"
	"memloom/internal/pack"
)

// mistake makes a false value of a fact, known as such to the corpus, for a third person to state.
func (p *planner) mistake(t corpus.Task, f corpus.Fact, a pack.Attribute, knower, asker string) (corpus.Fact, bool) {
	others := slices.DeleteFunc(slices.Clone(t.ActiveIDs), func(id string) bool { return id == knower || id == asker || p.away(id, p.today) })
	if len(others) == 0 || f.To != 0 || f.Supersedes != "" || a.Value.Pool == "people" || !drawable(f.Value.Kind) || p.r.Float64() >= p.o.Mistakes {
		return corpus.Fact{}, false
	}
	v, err := a.Value.Draw(p.r, pack.DrawOptions{Pools: p.pack.Pools, Skip: f.Value.Equal})
	if err != nil {
		return corpus.Fact{}, false
	}
	noise := f
	noise.ID, noise.Value, noise.Noise, noise.Knowers = f.ID+"/noise", v, true, []string{corpus.Pick(p.r, others)}
	p.addFact(noise)
	p.facts[p.index[f.ID]].Corrects = noise.ID
	return noise, true
}

func drawable(k corpus.Kind) bool {
	return k == corpus.KindCount || k == corpus.KindQuantity || k == corpus.KindPercent || k == corpus.KindMoney || k == corpus.KindEntity || k == corpus.KindEnum
}
