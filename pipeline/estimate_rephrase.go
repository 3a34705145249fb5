package pipeline

import (
	"math"

	"memloom/internal/llm"
	"memloom/prompts"
)

// Of other wordings. The longer a corpus, the more of its messages repeat another, until what lies further back no
// longer counts. Measured with the built-in model: 9 % of the messages of quickstart, 33 % of workplace --scale 0.1, 42
// % of --scale 0.2. Language models repeat themselves much less (LoCoMo's messages a fifteenth as often), and some
// hardly at all.
var (
	echoing = Span{0, 0.25, 1.6} // of echoesOf: what is likely is assumed for language models
	unsaved = Span{0, 1, 2}      // of the share of them that the first wordings leave; measured 4–19 %, 33 %, 45 %
)

// echoesOf is the likely share of echoes among so many messages.
func echoesOf(messages float64) float64 { return 0.44 * math.Pow(min(1, messages/10_000), 0.55) }

// gaugeRephrasing counts what one other wording of a message takes.
func (t *projectText) gaugeRephrasing(g *gauge, in prompts.DayIn, out prompts.DayOut) error {
	if t.Recipe.Dialogue.Rephrase == 0 {
		return nil
	}
	m := out.Messages[0]
	asked := prompts.RephraseIn{Day: in, Messages: out.Messages, Ways: t.Recipe.Dialogue.Rephrase, Attempt: 1,
		Echoes: []prompts.Echo{{Slot: m.Slot, Shares: []string{filler(12)}}}}
	return note(g, t.tasks.Rephrase, asked, g.jsonTokens(m))
}

// rephraseStages are the stages that word anew what repeats itself.
func (r *Run) rephraseStages(g *gauge, t *prompts.Tasks, days, messages Span) []StageEstimate {
	most := r.Recipe.Dialogue.Rephrase
	if most == 0 {
		return nil
	}
	share := echoesOf(messages.Likely)
	first := echoing.Of(share)
	rounds, units := []struct {
		echoes Span
		ways   int
	}{{first, firstWays(most)}, {first.Times(unsaved.Of(share)), most - firstWays(most)}}, Span{}
	var asks []Asking
	for _, x := range rounds {
		n, s := daysWith(days, messages, x.echoes), g.mean(t.Rephrase.Name)
		s.out *= float64(x.ways) * messages.Likely * x.echoes.Likely / max(1, n.Likely)
		units = units.Plus(n)
		asks = append(asks, askingOf(t.Rephrase.Name, llm.RoleAuthor, n, s, roughly))
	}
	checks := daysWith(days, messages, first)
	return []StageEstimate{
		{Name: "rephrase", Units: units, Asks: asks,
			Note: "days with messages that repeat others: how many hangs on the model, some hardly repeat anything"},
		{Name: "recheck", Units: checks, Note: "days of which messages have other wordings: none where nothing is repeated", Asks: []Asking{askingOf(t.Check.Name, llm.RoleChecker, checks.Times(Span{1, 1, 2}), g.mean(t.Check.Name), roughly)}},
	}
}

// daysWith is how many days have a message of a kind, of which the share is given and which fall anywhere.
func daysWith(days, messages, share Span) Span {
	of := func(days, messages, share float64) float64 {
		if days == 0 {
			return 0
		}
		return days * (1 - math.Pow(1-min(share, 1), messages/days))
	}
	return Span{of(days.Low, messages.Low, share.Low), of(days.Likely, messages.Likely, share.Likely),
		of(days.High, messages.High, share.High)}
}
