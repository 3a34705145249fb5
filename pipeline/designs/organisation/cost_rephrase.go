package organisation

import (
	"context"
	"math"

	"memloom/internal/llm"
	"memloom/pipeline/cost"
	"memloom/pipeline/stage"
	"memloom/prompts"
)

// Of other wordings. The longer a corpus, the more of its messages repeat another, until what lies further back no
// longer counts. Measured with the built-in model: 9 % of the messages of quickstart, 33 % of workplace --scale 0.1, 42
// % of --scale 0.2. Language models repeat themselves much less (LoCoMo's messages a fifteenth as often), and some
// hardly at all.
var (
	echoing = cost.Between(0, 0.25, 1.6) // of echoesOf: what is likely is assumed for language models
	unsaved = cost.Between(0, 1, 2)      // of the share of them that the first wordings leave; measured 4–19 %, 33 %, 45 %
)

// echoesOf is the likely share of echoes among so many messages.
func echoesOf(messages float64) float64 { return 0.44 * math.Pow(min(1, messages/10_000), 0.55) }

// gaugeRephrasing counts what one other wording of a message takes.
func (t *projectText) gaugeRephrasing(g *cost.Gauge, in prompts.DayIn, out prompts.DayOut) error {
	if t.Recipe.Dialogue.Rephrase == 0 {
		return nil
	}
	m := out.Messages[0]
	asked := prompts.RephraseIn{Day: in, Messages: out.Messages, Ways: t.Recipe.Dialogue.Rephrase, Attempt: 1,
		Echoes: []prompts.Echo{{Slot: m.Slot, Shares: []string{cost.Filler(12)}}}}
	return cost.Note(g, t.tasks.Rephrase, asked, g.JSONTokens(m))
}

// rephraseCost foresees how much is worded anew.
func (p *part) rephraseCost(_ context.Context, o *stage.Outline) (cost.Stage, bool, error) {
	most := p.Recipe.Dialogue.Rephrase
	if most == 0 {
		return cost.Stage{}, false, nil
	}
	days, t := p.outline.days, p.outline.sample.tasks
	share := echoesOf(o.Messages.Likely / float64(o.Corpora))
	first := echoing.Of(share)
	rounds, units := []struct {
		echoes cost.Span
		ways   int
	}{{first, firstWays(most)}, {first.Times(unsaved.Of(share)), most - firstWays(most)}}, cost.Span{}
	var asks []cost.Asks
	for _, x := range rounds {
		n, s := daysWith(days, o.Messages, x.echoes), o.Mean(t.Rephrase.Name)
		s.Out *= float64(x.ways) * o.Messages.Likely * x.echoes.Likely / max(1, n.Likely)
		units = units.Plus(n)
		asks = append(asks, cost.Of(t.Rephrase.Name, llm.RoleAuthor, n, s, cost.Roughly))
	}
	return cost.Stage{Units: units, Asks: asks,
		Note: "days with messages that repeat others; some models hardly repeat anything"}, true, nil
}

func (p *part) recheckCost(_ context.Context, o *stage.Outline) (cost.Stage, bool, error) {
	if p.Recipe.Dialogue.Rephrase == 0 {
		return cost.Stage{}, false, nil
	}
	check := p.outline.sample.tasks.Check.Name
	n := daysWith(p.outline.days, o.Messages, echoing.Of(echoesOf(o.Messages.Likely/float64(o.Corpora))))
	return cost.Stage{Units: n, Note: "days whose messages were reworded; none where nothing is repeated",
		Asks: []cost.Asks{cost.Of(check, llm.RoleChecker, n.Times(cost.Between(1, 1, 2)), o.Mean(check), cost.Roughly)}}, true, nil
}

// daysWith is how many days have a message of a kind, of which the share is given and which fall anywhere.
func daysWith(days, messages, share cost.Span) cost.Span {
	of := func(days, messages, share float64) float64 {
		if days == 0 {
			return 0
		}
		return days * (1 - math.Pow(1-min(share, 1), messages/days))
	}
	return cost.Between(of(days.Low, messages.Low, share.Low), of(days.Likely, messages.Likely, share.Likely),
		of(days.High, messages.High, share.High))
}
