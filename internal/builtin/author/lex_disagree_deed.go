package author

// Pushing back against what the other message does, where it speaks of no
// attribute (G11): $deed is what it sets out to do, $claim what it asserts.

func deedSources() map[string]string {
	return map[string]string{
		"deed feasibility": deedFeasibility, "deed assumptions": deedAssumptions, "deed alternative": deedAlternative,
		"deed overlooked_risk": deedRisk, "deed scope": deedScope, "deed counter_evidence": deedEvidence,
		"probe feasibility": probeFeasibility, "probe assumptions": probeAssumptions, "probe alternative": probeAlternative,
		"probe overlooked_risk": probeRisk, "probe scope": probeScope, "probe counter_evidence": probeEvidence,
		"names weigh": namesWeigh,
	}
}

const deedFeasibility = `
I don't see how $deed can work on $t
{f} I don't consider $deed practicable on $t
{s} on $t, I doubt that $deed can be carried out
{d} on $t, $deed won't work in practice
{c} can't see $deed working on $t
{v} I've tried to picture what $deed means for the people on $t, and I can't make it fit
{p} how would $deed work on $t from day to day?
{m} I can't promise upstairs that $deed will work on $t
{s} I doubt that $deed can be carried out
I don't see how we'd get $deed to work
{f} I don't consider $deed practicable
{f} I have doubts about whether $deed can be put into practice
{c} can't see $deed working, [honestly|to be fair|with what we have]
{cs} $deed sounds [good|simple], but I don't see who carries it out
{d} $deed won't work [in practice|with the people we have|here]
{i} I wonder how $deed would work in practice
{v} I've tried to picture $deed for those who [carry it out|do the work], and I can't make it fit
{w} I like the idea, $p, but I don't think that $deed will hold
{h} $deed works on paper, and paper is patient
{p} how exactly would $deed work?
{j} $deed falls apart at the first interface
`

const deedAssumptions = `
$claim rests on something about $t that nobody has checked
{f} $claim presupposes something about $t that I can't confirm
{s} I'd question what $claim takes for granted about $t
{d} $claim gets $t wrong from the start
{c} isn't $claim a bit of a guess for $t?
{v} for $t, I'd want to know first what $claim is built on
{p} what makes us so sure that $claim holds for $t?
$claim assumes something that we haven't checked
{cs} $claim takes [a lot|too much] for granted
{s} I'd question what $claim is built on
{f} $claim presupposes something that I can't confirm
{f} I'd ask that we examine what $claim assumes
{c} bit of a guess, $claim, isn't it?
{d} $claim is built on a wrong assumption
{i} maybe I've missed it, but has anybody checked what $claim assumes?
{v} we all nodded at $claim, but I don't think we've looked at what it takes for granted
{w} I follow you, $p, only the thinking behind $claim doesn't look right to me
{p} what makes us so sure of $claim?
{h} $claim is a fine house on sand
{m} before I stand up for $claim, I want to know what it assumes
`

const deedAlternative = `
I'd rather find another way for $t than $deed
{f} I'd favour a different approach to $t than $deed
{s} rather than $deed, I'd try something else on $t
{c} can we try something else on $t than $deed?
{d} $deed is the wrong way for $t. I'd take another
{p} have we looked at other ways for $t than $deed?
I'd rather find another way than $deed
{cs} I'd [leave out|skip|swap] $deed and try it from the other end
{s} rather than $deed, I'd try something [smaller|simpler] first
{f} I'd favour a different approach to $deed
{f} I'd suggest that we reconsider $deed in favour of another approach
{c} can we try something else than $deed?
{d} $deed is the wrong way. I'd take another
{i} might there be a gentler way than $deed?
{v} I understand why $deed looks tempting, but I think another road is shorter in the long run
{w} I see what you want, $p, but there are kinder ways than $deed
{h} $deed is a hammer, and I'd like to see the rest of the toolbox
{m} I'd expect us to compare $deed with something else
{p} have we looked at other ways than $deed?
{j} there's a simpler design than $deed
`

const deedRisk = `
with $deed we're overlooking a risk for $t
{f} I have to point to the risk that $deed carries for $t
{s} for $t, there's a risk in $deed that we haven't talked about
{c} uh, there's a catch in $deed for $t
{p} have we thought about what $deed could break on $t?
with $deed we're overlooking somebody who pays for it
{cs} the downside of $deed hasn't come up yet
{s} there's a risk in $deed that we haven't talked about
{f} I have to point to a risk in $deed
{f} I'd like the risk of $deed to be recorded
{c} uh, there's a catch in $deed
{d} $deed is risky
{i} it might be nothing, but I believe that $deed carries a risk
{v} I understand the argument for $deed, but somebody pays for it, and we haven't said who
{w} I'm with you in principle, $p, but $deed makes me nervous
{h} I hate to play the smoke alarm, but $deed smells of smoke
{m} I don't want to explain later why nobody spoke up about $deed
{p} have we thought about what $deed could break?
{j} $deed opens a hole that we'd have to monitor
`

const deedScope = `
$deed goes further than what we agreed to do on $t
{f} in my understanding $deed goes beyond the scope of $t
{s} I'm not sure that $deed still belongs to $t
{d} $deed is out of scope for $t
{c} feels like $t is growing legs with $deed
{v} I'd like to draw the line somewhere: $deed makes $t bigger than it was meant to be
{p} who asked for $deed on $t?
$deed goes further than what we agreed to do
{cs} $deed is more than we set out to do
{f} in my understanding $deed goes beyond our scope
{f} I'd ask that $deed be kept to the scope that was agreed
{c} $deed isn't part of the job, is it?
{d} $deed is out of scope
{i} I'm not sure that $deed still belongs here
{v} I'd like to draw the line somewhere, and for me it's before $deed
{w} I'd love to help with all of that, $p, but $deed goes beyond the job
{h} first $deed, and next we'll be repainting the building
{m} nobody has signed off on $deed, as far as I know
{p} who asked for $deed?
`

const deedEvidence = `
what I see on $t doesn't fit $claim
{f} I have observations on $t that contradict $claim
{s} $claim doesn't match what I see on $t
{d} what I see on $t speaks against $claim
{v} I went back to my notes on $t before writing this, and they don't support $claim
{p} does $claim fit with what you've seen on $t?
$claim doesn't match what's in my notes
{cs} what I see here speaks against $claim
{s} I have something here that speaks against $claim
{f} I have observations that contradict $claim
{f} the evidence available to me speaks against $claim
{c} hm, $claim doesn't square with what I see
{d} the facts are against $claim
{i} I might be reading it wrongly, but what I've seen doesn't support $claim
{v} I went back to my notes before writing this, and they don't support $claim
{w} I wish I could agree, $p, but what I see speaks against $claim
{h} reality would like a word with $claim
{m} I've heard too much to the contrary to be at ease with $claim
{p} does $claim fit with what you've seen?
{j} the logs tell another story than $claim
`

// What somebody asks who has no reason to give: a question about the matter,
// with the attribute or without.
const probeFeasibility = `
[who would carry that $a out|who looks after that $a], and [with what time|in which hours]?
{s} what would we have to [drop|put off] for that $a?
{f} which means are foreseen for that $a?
{c} who's got the hands for that $a?
{v} what happens to the $a on the first day that somebody is ill?
{j} has anybody tried that $a outside a test?
who would carry it out, and [with what time|instead of what]?
{s} what would we have to [drop|put off] for it?
{f} which means are foreseen for it?
{c} who's got the hands for it?
{v} what becomes of it on the first day that somebody is ill?
{j} has anybody gone through it [step by step|from end to end]?
{cs} who's [free|around|left] to do it?
{s} what would it take to [get it going|keep it up]?
{s} has anybody [asked|warned] those who'd have to do it?
{f} has it been [agreed with|put to] those who'd carry it out?
{d} who does it, and who [covers for|stands in for] them?
{i} might we try it on [a small part|something small] first?
{m} which of your people would [take it on|do it]?
{w} can we [lend you a hand with|help with] the hard part, or is it all of it?
`

const probeAssumptions = `
where does the $a come from?
{s} who has checked what the $a [rests on|is based on]?
{f} on which source does the $a rest?
{c} did somebody [measure that $a|test that $a], or is it a feeling?
{v} which of the things behind that $a have we seen for ourselves?
{j} what input went into the $a?
which part of it [has somebody checked|do we know for sure]?
{cs} who [says so|knows that|looked into it]?
{s} what if the [opposite|other case] is true?
{s} how would we [notice|find out] that it's wrong?
{f} has it been [verified|confirmed] by anybody?
{d} what's the [proof|evidence]?
{i} might it be that we [only hope so|want it to be so]?
{m} who [vouches|stands up] for it?
{w} would you [walk me through it|show me how you got there], $p?
{s} who told us what it rests on, and [when|how did they know]?
{f} on which source does it rest?
{c} did somebody look, or is it a feeling?
{v} which of the things behind it have we seen for ourselves?
{j} what [input|sample|set] went into it?
`

const probeAlternative = `
what else was on the table for the $a?
{s} which other $a did we look at?
{f} which alternatives to the $a were examined?
{c} did anybody try another $a?
{v} what would the others lose if we took a different $a?
{j} is there a comparison for the $a?
what else was on the table[|, if anything]?
{cs} why not the [other way|usual way|simple way]?
{s} what speaks against [a smaller step|the simple way|waiting a little]?
{f} might [a comparison|a second proposal] be drawn up?
{d} why [this and nothing else|only one way]?
{i} could we [keep another way open|leave it open] a little longer?
{m} may I see [a second|another] proposal?
{w} shall we sit down and [compare|draw up another], $p?
{s} what would it cost to [try the other way|compare it] first?
{f} which alternatives were examined?
{c} did anybody try it the other way round?
{v} what would we lose if we tried it the other way for a while?
{j} is there a comparison with the usual way?
`

const probeRisk = `
what's our way back if the $a turns out wrong?
{s} who notices first if the $a [goes wrong|doesn't hold]?
{f} who bears the consequences if the $a fails?
{c} what breaks if the $a is off?
{v} what do we tell the people who rely on the $a if it doesn't hold?
{j} what's the fallback for the $a?
what's our way back if it goes [wrong|badly]?
{cs} and if it [goes wrong|fails], what then?
{s} what's the [worst|first thing] that could happen?
{f} has a [way back|plan for that case] been prepared?
{d} who [answers|pays] if it fails?
{i} might we [test the way back|think it through] first?
{m} who tells [the customer|upstairs] if it fails?
{w} can we [talk through|write down] what could go wrong, $p?
{s} who notices first if it [goes wrong|doesn't hold]?
{f} who bears the consequences if it fails?
{c} what breaks if it goes sideways?
{v} what do we tell the people who rely on us if it doesn't hold?
{j} what's the [fallback|way out] [if it fails|when it breaks|on a bad day]?
`

const probeScope = `
which part of the $a was in the assignment?
{s} who [pays for|has signed off on] the extra work behind that $a?
{f} on whose order is the $a part of this?
{c} who ordered that $a?
{v} what do we leave out in return for that $a?
{m} whose budget does that $a go on?
which part of it was in the [assignment|plan|brief]?
{cs} did [anybody|the client] ask for it?
{s} couldn't that [wait|go to somebody else|be a job of its own]?
{f} has it been [commissioned|approved] separately?
{d} whose [wish|idea] is it?
{i} might it [be better placed|belong] elsewhere?
{p} where does it [end|stop]?
{w} what may I [take off|put aside] for it, $p?
{s} who [pays for|has signed off on] the extra work?
{f} on whose order is it part of this?
{c} who ordered it?
{v} what do we [leave out|drop|postpone] in return, [given the hours we have|since something has to give]?
{m} whose budget does it go on?
`

const probeEvidence = `
where was the $a [looked up|checked]?
{s} which notes is the $a taken from?
{f} may I ask on which observations the $a is based?
{c} where have you got that $a from?
{v} could we put your notes on the $a beside mine and see where they part?
{j} which run was the $a read from?
where have you seen it [work|hold|like that]?
{cs} can you [show me|send me] where you saw that?
{s} when did [you|somebody] last look at it?
{s} is that from [the test set-up|your own notes|somebody else's notes]?
{f} could the [records|notes] behind it be shared?
{d} where's the [record|log]?
{i} could it be that we [looked at|read] different things?
{m} who has seen it with their own eyes?
{w} could you [show me|walk me through] what you saw, $p?
{s} which notes is it taken from?
{f} may I ask on which observations it is based?
{c} where have you got it from?
{v} could we put your notes beside mine and see where they part?
{j} which [run|log|export] was it read from?
`

// Beside an option: what is weighed here was weighed elsewhere.
const namesWeigh = `
{j} [same|similar|a comparable] trade-off [as|to the one] on $other
{s} the people on $other had to [choose between|weigh] the same things
{cs} $other [faced|had] the same choice, by the way
{f} the colleagues on $other have weighed the same arguments
{f} a similar choice was made on $other, with [good|mixed] results
{v} [somebody|a colleague] on $other went through the same arguments and can tell us [what counted in the end|what they missed]
{c} the lot on $other [argued|fought] about the same thing
{d} ask on $other [how they chose|why they chose as they did]
{m} I'd like us to choose the way they do on $other, unless something speaks against it
{p} how did the people on $other [weigh that|choose]?
{i} perhaps the people on $other have [an opinion|a preference] too
{w} the people on $other were kind enough to [show me their comparison|tell me what they weighed]
{h} on $other they tossed a coin over that, [they say|rumour has it]
`
