package author

// Pushing back against what the other message does, where it speaks of no
// attribute (G11): $deed is what it sets out to do, $claim what it asserts.

// deedSources are the tables of objections, to attributes and to what others do.
func deedSources() map[string]string {
	return and(disagreeSources(), map[string]string{
		"deed feasibility":      onDeed(objectFeasibility),
		"deed assumptions":      onClaim(objectAssumptions),
		"deed alternative":      onDeed(deedAlternative),
		"deed overlooked_risk":  onDeed(objectRisk),
		"deed scope":            onDeed(objectScope),
		"deed counter_evidence": onClaim(objectEvidence),
		"probe feasibility":     probeFeasibility, "probe assumptions": probeAssumptions, "probe alternative": probeAlternative,
		"probe overlooked_risk": probeRisk, "probe scope": probeScope, "probe counter_evidence": probeEvidence,
		"names weigh": namesWeigh,
	})
}

// onDeed and onClaim write a table for a message that has named the subject and
// for one that has not.
func onDeed(src string) string  { return against(src, "$deed") + against(src, "$deed on $t") }
func onClaim(src string) string { return against(src, "$claim") + against(src, "$claim on $t") }

// Another way than what the other message does.
var deedAlternative = filled(`
I'd rather @other than [go for|stay with|begin with|bet on] @x
@step @gain, and I'd [take it over|prefer it to|choose it before] @x@iv
{c} [can we|could we|why don't we] [try|do|look at|think of] @step instead of @x? it @gain
{c} @hm @x [isn't my first choice|wouldn't be my way|is the long way round|seems a bit much|isn't for me]. @ask?
{c} @hm instead of @x, [why not|how about|what about|maybe] @step? @ask?
{cs} I'd [skip|drop|leave out|hold off on] @x and @other. @ask?
{cs} @frankly [what about|why not|how about] @step instead of @x? it @gain
{s} rather than @x, I'd @other [first|for now|to begin with|if you'd let me], [because that|since that|it] @gain
{s} @frankly I'd [rather|sooner] [go for|look at|try|see us with] @step than [commit to|bet on|stick with|begin with] @x. @ask?
{s} [wouldn't|might not|couldn't] @step [do as well as|get us there as well as|be as good as|serve us better than] @x? [I'd like to have compared them|we could still go further later|I haven't heard the case against it|it'd be easier to explain]
{f} @view we should [@other|consider @step|look at @step] [instead of going with|in place of|before we choose|rather than rely on] @x
{f} @view @step [is preferable to|should be weighed against|deserves to be compared with|would be safer than] @x, [as it|since it|because it] @gain
{f} [may I propose|might we consider|would you consider|may I suggest] @step in place of @x? it @gain
{d} @x [is the wrong way|is the long way round|isn't how I'd do it|is too much|doesn't convince me]. I'd @other
{d} [not|forget|drop|leave] @x. @other: it @gain
{i} might there be [a gentler way|a simpler way|a safer way|something better] than @x, [perhaps|do you think|such as] @step?
{v} I [see|understand|get] why @x [looks tempting|suggests itself|is the obvious thing|found friends], but [I think|I believe|to my mind] @step @gain. @ask?
{w} I [see what you want|get where you're heading|like the goal|know what you hope for], $p. [before|instead of|rather than] @x, I'd @other
{p} [have we|has anybody|have you] [looked at|considered|compared|thought about] @step [before|instead of|besides] @x? @ask?
{csh} @x is [a big hammer|heavy artillery|the scenic route|a lot of engine for a short trip]. [what else is in the toolbox|do we have something lighter|has anybody got a map], or @ask?
{m} I'd like to see @x [beside|next to|compared with|weighed against] @step before [I agree|I say yes|we commit|money goes into it|I report it]
{j} @step [is a simpler setup|is the leaner design|is a flatter workflow|is easier to maintain] than @x and @gain
`, partsAround, partsAlternative)

// Beside an option: what is weighed here was weighed elsewhere.
const namesWeigh = `
{j} [same|similar|comparable|much the same] trade-off on $other[|, it seems|, by the look of it|, if I read it right]
{s} [the people|those|our colleagues] on $other had to [choose between|weigh|sort out] [the same things|something like this|much the same], [I'd ask them|let's hear how it went|worth a call]
{cs} $other [faced|had|went through] [the same choice|something like it|much the same], by the way
{f} [the colleagues|those responsible] on $other have weighed [the same arguments|similar arguments|much the same question], [and I'd consult them|as I understand|which may save us time]
{f} a similar choice [was made|came up|had to be made] on $other, [with good results|with mixed results|as you may recall]
{v} [somebody|a colleague|a friend of mine] on $other went through [the same arguments|the same question|something like it] and can tell us [what counted in the end|what they missed|what they'd do differently]
{c} the [lot|people|gang] on $other [argued|fought|went round in circles] about [the same thing|that too|something like it]
{d} ask on $other [how they chose|why they chose as they did|what they'd do now|what it cost them]
{m} I'd like us to [choose the way they do on|look at how it was chosen on|learn from] $other, [unless something speaks against it|if it fits|before we choose]
{p} how did [the people|those|they] on $other [weigh that|choose|decide such a thing]?
{i} perhaps [the people|those] on $other have [an opinion|a preference|some experience] too
{w} [the people|the colleagues] on $other were kind enough to [show me their comparison|tell me what they weighed|take me through it]
{csh} [on $other they tossed a coin over that|$other drew straws for it|on $other the loudest voice won], [they say|rumour has it|allegedly]
`
