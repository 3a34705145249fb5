package author

// Pushing back against what the other message does, where it speaks of no
// attribute (G11): $deed names it.

// deedSources are the tables of objections, to attributes and to what others do.
func deedSources() map[string]string {
	return and(disagreeSources(), map[string]string{
		"deed feasibility": onDeed(objectFeasibility), "deed assumptions": onDeed(objectAssumptions), "deed alternative": onDeed(deedAlternative),
		"deed overlooked_risk": onDeed(objectRisk), "deed scope": onDeed(deedScope), "deed counter_evidence": onDeed(objectEvidence),
		"deed date": onDeed(objectDate), "deed blocker": deedBlocker, "deed worry": deedWorry,
		"probe feasibility": probeFeasibility, "probe assumptions": probeAssumptions, "probe alternative": probeAlternative,
		"probe overlooked_risk": probeRisk, "probe scope": probeScope, "probe counter_evidence": probeEvidence,
		"probe cause": probeCause, "probe person": probePerson, "probe worry": probeWorry, "names weigh": peopled(namesWeigh),
	})
}

// onDeed writes a table for a message that has named the subject and for one
// that has not.
func onDeed(src string) string { return against(src, "$deed") + against(src, "$deed for $t") }

// Another way than what the other message does.
var deedAlternative = filled(`
[instead of|rather than|before] @x, I'd @other
I'd [rather|sooner|prefer to] @other than [go with|stay with|follow] @x
{c} @hm [not sold on|not keen on|don't love] @x. I'd @other
{c} [can't we|why don't we|couldn't we] @other instead of @x?
{cs} @frankly I'd @other before [going with|we go with] @x
{s} @frankly I'd @other [first|instead] and [come back to|look again at] @x [later|after that]
{f} @view we should @other [instead of|before|rather than] @x
{f} I'd [suggest|propose|prefer] that we @other [instead of|rather than] @x
{d} I'm against @x. I'd @other
{i} [could|might|should] we @other [before|instead of|rather than] @x, perhaps?
{w} I [see the goal|like the goal|get the idea], $p, but I'd @other [instead of|before] @x
{p} have we [considered|talked about|looked at] [anything else|something simpler|another way] before [going with|we go with] @x?
{v} I [thought it over|read it again], and [instead of|rather than] @x I'd still @other
{m} before I [agree to|back] @x, I'd [like us to|want us to] @other
{j} [technically|on the merits], I'd @other [instead of|rather than] @x
`, partsAround, partsAlternative)

// More than was agreed.
var deedScope = filled(`
@x [goes further than|goes beyond|is more than] [the brief|what was agreed|what we took on|we were asked for]@iv
[as I understood it|going by the brief|as I remember it], @x [goes too far|is more than was agreed|isn't all ours]
{c} @hm @x [goes too far|is a lot more than we agreed|isn't all ours]
{cs} @frankly @x is [more than we agreed|more than we were asked for|too big for us]
{s} I'd keep @x [smaller|to what was agreed|within the brief][|, to be honest| for now]
{f} @view @x [goes beyond|exceeds|lies outside] [the agreed scope|what was commissioned|our assignment]
{f} I'd [suggest|prefer|propose] that we [limit|cut|keep] @x to what was agreed
{d} @x [goes too far|is more than we agreed|goes beyond the brief]
{i} [I may have the brief wrong|maybe I remember it wrong|forgive the question], but is @x [part of what was agreed|meant to be that big|covered by it]?
{w} I'd [like|love] to [help|do it], $p, but @x [goes beyond the brief|is more than we agreed]
{p} is @x [still within the brief|still what was agreed|covered by what was agreed|really what was asked for]?
{p} [how much|which part] of @x was [agreed|in the brief|asked for]?
{m} I can't [give hours to|sign off on|find budget for] @x [as it is|without an order|beyond the brief]
{j} @x [is out of scope|needs a change request|looks like scope creep]
`, partsAround)

// Against what is said to be in the way.
var deedBlocker = filled(`
I'm not [convinced|sure] that's [the real problem|what holds us up|all there is to it|reason to stop] [on|with] $t
I [don't think|doubt that|can't see that] [we have|we need] to [wait for that|stop for that] on $t
I'm not [convinced|sure] that's [the real problem|all there is to it|reason to stop]
I [don't think|doubt that|can't see that] [we have|we need] to [wait for that|stop for that]
{c} @hm don't think that's [the real problem|what stops us] [on|with] $t
{c} @hm don't think that's [the real problem|what stops us]
{cs} can't we [go on with|work on] $t [all the same|around that|meanwhile]?
{cs} can't we [go on|work around it|do something else] [meanwhile|all the same]?
{s} @frankly I'd look for the [problem|cause|trouble] with $t [elsewhere|somewhere else|further back]
{s} @frankly I'd look for the [problem|cause|trouble] [elsewhere|somewhere else|further back]
{f} @view that's [hardly|not] [what holds up|the difficulty with|reason to stop] $t
{f} @view that's [hardly|not] [the real difficulty|reason to stop|all there is to it]
{d} that's [not the problem|no reason to stop] [on|with] $t
{d} that's [not the real problem|no reason to stop|not why it's stuck]
{w} I [know|see] it's [annoying|tedious], $p, but I don't think it's [the real problem|reason to stop] [on|with] $t
{w} I [know|see] it's [annoying|tedious], $p, but I don't think it's [the real problem|reason to stop]
{p} [is that really|is that all|can that be] what [holds up|stops|blocks] $t?
{p} [is that really|is that all|can that be] what [holds us up|stops us|is in the way]?
`, partsAround)

// Against a worry.
var deedWorry = filled(`
I [don't share|can't share|don't quite share] that worry [about|on] $t
I'd look for the [risk|danger|weak spot] [in|of] $t [elsewhere|somewhere else]
I [don't share|can't share|don't quite share] that [worry|fear|concern]
I'd look for the [risk|danger|weak spot] [elsewhere|somewhere else]
{c} @hm [wouldn't worry about|not worried about] that [on|with] $t
{c} @hm [wouldn't worry about|not worried about|don't see] that
{cs} @frankly that's not what [worries me|I'd fear|bothers me] [about|on] $t
{cs} @frankly that's not what [worries me|I'd fear|bothers me]
{f} @view that's [not|hardly] the [main danger|greatest risk] [for|with] $t
{f} @view that's [not|hardly] the [main danger|greatest risk|point to worry about]
{d} I don't see that [risk|danger] [on|for] $t
{d} I [don't see that risk|see it differently|don't share that]
{w} I [see|get] why you [worry|say so], $p, but I [don't share it|don't see it] [on|for] $t
{w} I [see|get] why you [worry|say so], $p, but I [don't share it|don't see it]
{p} is that really the [main risk|main danger] [for|on] $t?
{p} is that [really what we should|what we'd better|the first thing to] [worry about|fear|plan for]?
`, partsAround)

// Beside an option: what is weighed here is weighed elsewhere.
const namesWeigh = `
{cs} $people [face|have] [the same choice|a similar choice|the same question][|, we could ask them|, so let's ask| too]
{cs} [let's|we could|I'd] [ask|hear|check with] $people [first|before we choose|how they see it|what they use]
{csp} how do $people [handle|decide|see] that?
{cs} it [should|has to|would have to] [fit|suit|work for] $other [too|as well]
{f} $colleagues [face|have] [the same choice|a similar question|a comparable decision][|, so I'd consult them|, and may advise us]
{f} [we should|I'd suggest we|we might] [consult|ask|hear] $colleagues [first|as well|before we choose]
{f} it [should|ought to] [suit|agree with|fit] $other [too|as well|likewise]
{d} ask $people
{d} it has to [fit|suit] $other too
{j} [same|similar] trade-off on $other
{m} I'd like it to [match|fit] $other [too|as well|if we can]
{c} same [choice|question] on $other
`
