package author

// How people begin a message in a thread that has just been about something
// else of the same task ($said is what that was).

func linkingSources() map[string]string {
	return map[string]string{
		"link report": linkReport, "link report report": linkReportReport, "link report answer": linkReportAnswer,
		"link report decision": linkReportDecision, "link report trouble": linkReportTrouble, "link report start": linkReportStart,
		"link report question": linkReportQuestion,
		"link trouble":         linkTrouble, "link trouble decision": linkTroubleDecision, "link trouble trouble": linkTroubleTrouble,
		"link decide": linkDecide, "link decide answer": linkDecideAnswer, "link decide trouble": linkDecideTrouble,
		"link decide report": linkDecideReport, "link decide decision": linkDecideDecision,
		"link ask": linkAsk, "link ask answer": linkAskAnswer, "link ask trouble": linkAskTrouble, "link ask decision": linkAskDecision,
	}
}

const linkReport = `
{cs} [adding to that|next to that|on top of that|to go with that|beside that][|, from me|, briefly|, from my notes]:
{cs} [and|also|plus] [from my side|from me|over here|on my end]:
{f} [in addition|further|to add to this|as a supplement][|, from my side|, briefly|, if I may]:
{f} [to complete the picture|for completeness|for the full picture|to round this off]:
{c} [while we're here|while we're at it|oh and|btw|and]:
{s} [in the same vein|along the same lines|since we're on it|while this is open]:
{v} [since|as|seeing that] this thread [is the place for it|is open anyway|has come up again]:
{m} [for the whole picture|to have it together|so that it's in one place]:
{d} [also|next|plus|and this]:
{i} [perhaps|maybe] [this helps|this is of use|this fits here|it's good to know this] [too|as well]:
{cs} [one thing on top|another bit|something more|a bit more][|, from me|, while I'm here]:
`

const linkReportReport = `
{cs} [same here|news here too|something from me too|my turn][|, $p|, a small one|, just in]:
{cs} [adding to that|to add to the $said|next to the $said|apart from the $said][|, $p|, from me]:
{s} [my part of it|my side of it|what I have|what I can add][|, then|, briefly|, to go with it]:
{s} [besides the $said|beyond the $said|other than the $said|with the $said noted][|, there's this|, here's mine]:
{f} [to supplement|further to|in addition to|to complement] [the $said|the above|your note][|, briefly|, if I may]:
{c} [and me|here too|same|piling on|and]:
{cs} [more of the same sort|another one for the notes|next bit|one more for the list]:
{v} [as we're collecting such things|since we're putting things together|while we're filling in gaps] [here|in this thread|anyway]:
{w} [thanks|thank you|good], $p, [and here's mine|my turn, then|mine next|and something back].
{w} [good to read that|glad you posted that|nice that it's written down], $p[|, and|. here]:
{j} [adding to the log|next entry|for the same log]:
{d} [plus|also|next|mine]:
{s} [to put something next to|to go with|on the same page as] the $said:
{p} [good to know about the $said|I'd wondered about the $said|so that's the $said], $p.
{m} let me [round that off|add to that|complete that|put mine next to it]:
{i} [perhaps|maybe] [this belongs here too|this goes here|I can add something|it helps to add this]:
{c} [nice|cool|ok|right], $p[|, and on my end|. here|, next]:
`

const linkReportAnswer = `
{cs} [good|right|fine|ok], [that's the $said then|so much for the $said|the $said noted].
{cs} [since we're collecting answers|while we're answering things|as we're asking around|now that questions get answered]:
{s} [so much for|that settles my question on|that covers] the $said.
{s} [while the $said is fresh|now that we have the $said|with the $said known|as the $said came up]:
{f} [as|now that] the $said has been [explained|clarified|given], [let me add something|I'd like to add|there is this to add]:
{f} [further to|following|with reference to] [this exchange|the above|your answer]:
{c} [and before the next person asks|cool, and|ta. also|good. and]:
{v} that [answers|covers|settles] the $said, [so I can add|and here's|so let me put down] [the other thing people ask me|what I have|what I wrote next to it].
{w} [thanks to both of you|thanks, both|good that you asked|nice exchange], [that reminds me|I have something too|here's a bit more].
{d} [while at it|next|also]:
{j} [next field|next row|same sheet, next line]:
{s} [to save|to spare you|before you get to] the next question:
{p} [good that the $said came up|I'd have asked about the $said too|glad somebody asked for the $said].
{m} [and so that this is complete|to have it complete|so we have it together]:
{i} it [may|might] help to [know|have|add] this [as well|too]:
{cs} [another bit|one more|something else] for the [same notes|notes|list]:
`

const linkReportDecision = `
{cs} [in line with that|going with that|to fit that|along with that]:
{s} [that fits|that suits|that goes with|no clash with] [what I have|my notes|my end].
{f} [in keeping with|in line with|having noted|on the basis of] this decision:
{f} I've [adjusted|updated|amended] my notes [on the $said|accordingly]. [furthermore|in addition|besides]:
{c} [ok|right|fine|cool], [works here too|works for me|on board|all good here].
{cs} [good|fine|glad] to have the $said [settled|out of the way|clear].
{s} [then the rest can be filled in|that leaves room for the rest|next to that goes|then I can add this]:
{v} with the $said [out of the debate|settled|clear], [the next thing on my list is easier|I can go on to the next|I can add what was waiting].
{w} [thanks for settling that|thanks for the clear word|good that it's clear], $p.
{d} [fine|ok|right|clear].
{j} [synced that|noted that|put that in the sheet], next row:
{m} [good|fine|right]. [then this goes with it|to go with it|and next]:
{i} I [hope|think] [this goes together with|it's in line with|it doesn't upset] the $said:
{p} [noted about the $said|I see about the $said|understood on the $said], $p.
{c} [right|ok|cool], [and alongside that|and|next to that]:
`

const linkReportTrouble = `
{cs} [meanwhile|for now|in the meantime|till then][|, here|, over here|, on my end]:
{s} [apart from that|independently of that|leaving that aside|outside of that]:
{f} [notwithstanding the above|that difficulty aside|irrespective of this|apart from this matter]:
{f} [in the meantime|for the present|regardless] I can report [something else|the following|on another point].
{c} [that's a pity|shame|bother|annoying], $p. [elsewhere|here|other news]:
{c} [ouch|ugh|oof|argh]. [on my side|over here|meanwhile]:
{cs} [too bad|that's a nuisance|not what you needed|what a pain], $p.
{v} [that's not pleasant|no fun, that|I'd be annoyed too], so here's something [we do know|that's clear|for the notes].
{w} [hang in there|I feel for you|good luck with that|shout if I can help], $p.
{d} [that aside|apart from it|separate]:
{m} until that's [sorted|cleared up|looked at] we go on [with the rest|elsewhere|where we can].
{i} I can't help [with that|there], I'm afraid, [but there's this|but I can add this|though I have this]:
{s} while $p [looks into that|is on that|has that in hand]:
{j} [not blocked by it here|no impact on my part|unrelated to that]:
`

const linkReportStart = `
{cs} [to get you going|to help you along|for your notes|something to begin with]:
{s} then [here's something|this is something|there's something] for [your list|your notes|the plan], $p.
{f} [as a contribution|for your planning|for a good beginning|by way of support]:
{c} [nice|cool|good], [and right away|and for your notes|here's a bit]:
{w} [good to have you on it|glad it's in your hands|good luck with it|nice], $p.
{cs} [something for|an entry for|to put in] the [notes|new notes|list]:
{v} [since|as] you'll need it [sooner or later|at some point|before long], $p:
{d} [for your plan|for the list|note this]:
{i} [perhaps|maybe] [this helps|you can use this|this is of use][| too| as well], $p:
{m} [take this along|keep this in mind|to plan with]:
{s} [before you dig in|while you plan|as you set up], $p:
{p} [good|I'd meant to ask|good to know|I was about to ask], $p. [you'll want this|for you, then|to go with it|a bit for it]:
`

const linkReportQuestion = `
{cs} [I can't answer that|no idea there|that I don't know|not mine to answer], [but I have something else|but there's this|here's another thing|only this].
{s} while [that's being looked up|somebody looks that up|we wait for that|that's open]:
{f} [leaving the question to others|as to the question I cannot help|others will answer that], [I'd like to add something|let me add this|there is this from me].
{c} [no idea about that|dunno|pass|not my thing], but:
{d} [separate point|another point|not that, but]:
{v} until [somebody finds|we hear|one of us knows] the $said, here's [something I do know|what I have|a thing I'm sure of].
{w} somebody will [know|help], $p. [from me there's this|meanwhile, this|I have this]:
{i} I'm not [the right person|the one to ask] for the $said, [though I have this|but there's this|only this much]:
{m} [can someone answer|can one of you help|would somebody tell] $p? [in the meantime|meanwhile|from me]:
`

const linkTrouble = `
{cs} [that reminds me of|speaking of which, there's|this brings up|I have] [a problem|a worry|a snag|something awkward].
{cs} [and now the bad part|the less nice part|not so good]:
{s} there's [a hitch|a catch|a snag|a problem][|, though|, I'm afraid|, all the same].
{f} I [regret to|have to|must] [add|report|mention] a [difficulty|concern|problem].
{f} [a concern|a difficulty|a caution] in this [connection|context|matter]:
{c} [hate to spoil it|bad news, though|not to nag, but|um]:
{d} [one problem|problem|a problem here].
{v} there's something [here|in this|with this] that [worries me|bothers me].
{w} I don't like to [bring this up|bring bad news|spoil this], $p.
{w} sorry, $p, there's a [problem|worry|catch].
{w} $p, [one thing worries me|there's something I worry about]:
{i} [perhaps I'm wrong|maybe it's just me|I don't want to spoil it|I hope I'm wrong], but:
{m} before we [go on|plan with that]:
{s} what [worries me|bothers me] [in this|here|with it]:
{j} [caveat|known issue|risk note|watch out]:
`

const linkTroubleDecision = `
{cs} the $said is [fine by me|all right|ok with me], my worry is [another|a different one|elsewhere].
{s} no [quarrel with|objection to|problem with] the $said, [but there's this|only there's more|my worry is another].
{f} I [accept|respect|note] the decision, [and yet|though I must add|but]:
{c} [ok with that|fine|sure], but:
{d} [agreed on|fine on|ok on] the $said. [not solved|but|still open]:
{v} I [can live with|understand|go along with] the $said, what [keeps me awake|worries me|bothers me] is [another point|something else].
{i} that [may well be|might be|is surely] right, only:
{m} [decided or not|whatever we decide|all the same], keep this in mind:
{p} [fine|right|understood], but what about this:
`

const linkTroubleTrouble = `
{cs} [it gets worse|there's more|not only that|and another].
{s} and [that's not all|it isn't the only one|I have another]:
{f} I'm sorry to [have to add|add] to [this|the list].
{c} [same boat here|me too|not just you|join the club].
{d} [more trouble|another|next problem]:
{v} [as we're at it|while we're on problems|while we list problems], [I have to put another one on the pile|here's one more|mine comes on top].
{w} you're not [the only one|alone][| with trouble| in this], $p.
{i} I [hesitate to mention it|hardly dare say it|don't like adding to it][| now], but:
{s} [next problem|another one] on the [heap|list|pile]:
`

const linkDecide = `
{cs} that [helps me make up my mind|is what I needed|makes it easier|settles it for me].
{s} so that we can [go on|move|plan|get on with it]:
{f} [having read this|in view of the above|on this basis|having considered it]:
{c} [right|ok|fine|good], then:
{d} then [let's settle this too|we settle this|this too].
{m} [and so that this doesn't stay open|to have it settled|so nobody waits for me]:
{v} this thread has [given me what I needed|answered what I wondered about|helped me see it].
{w} [thanks|thank you|good points], $p.
{s} [following from that|which leads to this|so]:
{j} [for the decision log|decision log]:
{i} perhaps we [could|should|might] settle [the next point|this|one more thing] [as well|too]:
`

const linkDecideAnswer = `
{cs} [ok|good|right], with the $said known I can [settle the next thing|go on|close another point].
{s} knowing the $said [helps|makes this easier|was what I needed].
{f} [now that|as] the $said is [known|known to all|established]:
{f} [in view of|on the strength of|having noted] [this answer|the above]:
{c} [good|cool|nice], so:
{c} that [clears it up|does it|helps].
{d} [good|right|fine]. next:
{v} with the $said [in front of me|at hand|in mind] I've [gone over|looked through|reread] the rest.
{w} good that [we talked about it|you asked|you got an answer], $p.
{m} that's what I [was waiting for|needed|wanted to hear].
{s} so much for the $said. [now this|next|and now]:
{j} $said noted, [next item|next]:
{i} then [maybe|perhaps] we could [agree on|settle] this [as well|too]:
`

const linkDecideTrouble = `
{cs} so that we [aren't stuck|don't just wait|can go on][| for good| for now]:
{s} I [hear you|see the problem|take the point], $p.
{f} [taking this concern into account|in view of this difficulty|having weighed this]:
{c} [ok|right|well], let's not [sit there and wait|wait for it|just stare at it].
{d} then [we do it this way|it goes like this|here's how].
{v} I've [thought about|slept on|gone over] what that means for us.
{w} thanks for [being open about it|saying so|bringing it up], $p.
{m} [all right|fine|well], what we can settle we settle.
{s} [in spite of|despite|all the same, given] that:
{f} regardless of that [difficulty|concern|matter]:
`

const linkDecideReport = `
{cs} [in view of|given|going by|because of] that:
{s} with that [on the table|in mind|in hand]:
{s} the $said [tips the scales|decides it|does it|settles it] for me.
{f} on that [basis|footing|ground]:
{f} [having taken note of|in view of|having considered] the $said:
{c} [nice|good|right|ok], then:
{d} [based on|given|after] that:
{v} the $said [gave me a push|was what I lacked|helped me] to [close another point|settle something|make up my mind].
{w} [very useful|that's a help|good work], $p.
{m} good. [that lets me settle something|then I can decide this|so]:
{j} [input received|noted|input taken]:
{i} [going by that|if I go by that|seeing that], I'd [lean towards this|say|suggest]:
`

const linkDecideDecision = `
{cs} and while we're [deciding things|at it|on a roll]:
{s} [in line with that|to go with that|along with that]:
{s} the next [one|point] follows [from it|directly].
{f} [consistent with|in keeping with|further to] this:
{f} a further decision in the same [matter|context]:
{c} [on a roll|next one|and]:
{d} [next|and this|also]:
{v} as the $said [affects|touches|changes] what I'm looking after:
{m} let me [add mine|put mine next to it|follow up]:
{w} good, $p, that [makes mine easier|helps me too|clears the way].
{j} decision log, next [line|entry]:
{i} then [I'd say|I think|perhaps] we should [adapt this|look at this|settle this] [as well|too]:
`

const linkAsk = `
{cs} [while we're on it|as we're here|on the same subject|since this is open], $n:
{s} that [leads me to|brings me to|raises] [another question|my question|something], $n.
{f} in this [connection|context|matter], $n:
{c} [and|oh and|btw] $n,
{d} [next question|question|also], $n:
{p} [one thing|something|what] I still [don't get|wonder about|can't place], $n:
{v} [as|since|seeing that] this is being [talked about|discussed] [anyway|here|just now], $n:
{w} as you're all so [helpful|quick|patient] [here|with it], $n:
{i} I hope [it's all right|I may|it's no bother] to ask [here as well|here|this now], $n:
{j} [related|same topic|follow-up], $n:
{m} to [complete my overview|get the whole picture|plan this], $n:
`

const linkAskAnswer = `
{cs} [good|fine|right|great], and [another|one more|something] for $n:
{s} thanks, that [covers|settles|answers] the $said. $n, [something else|another thing|next]:
{f} thank you for the [answer|information|clarification] on the $said. [a further question|one further point|another matter], $n:
{c} [cool|ta|nice|ok]. and $n,
{d} [fine|ok|good|right]. $n:
{p} now that we [know|have|see] the $said, $n:
{v} the $said was on [my list|my sheet] as well, which leaves [this|one thing], $n:
{w} [you're quick|that was quick|that was kind], so [maybe you know this too|let me ask more|one more], $n:
{m} [good|right|fine]. $n, [next|then|and]:
{i} [sorry to|I hope I may|perhaps I can] [ask again|ask one more|add a question], $n:
`

const linkAskTrouble = `
{s} [oh dear|that's bad luck|what a pity]. $n, [quite apart from that|another thing|leaving that]:
{f} [notwithstanding|irrespective of|leaving aside] that difficulty, $n:
{c} [ugh|ouch|argh|meh]. $n,
{d} [that aside|separately|apart from it], $n:
{v} before we [lose ourselves in|turn to|spend the day on] that, $n:
{w} [sorry to hear that|I'm sorry|that's hard]. $n, if you [still have|can spare] [a minute|a moment]:
{m} we'll [get|come back] to that. $n:
{i} I hope it's all right to ask [now|in the middle of this|all the same], $n:
`

const linkAskDecision = `
{cs} [fine with me|ok|all right]. $n, [what goes with it|then one question|and]:
{s} [good to know|that's clear|right]. [then|so|next], $n:
{f} [understood|noted]. a question [that follows from it|in that connection|on the consequences], $n:
{c} [ok|right|cool]! and $n,
{d} [agreed|fine|ok|clear]. $n:
{v} I'll note the $said, and my next [gap|question|blank] is this, $n:
{m} [good|fine|right]. $n, to go with it:
{i} [perhaps|maybe] [a question on that|I may ask what follows|one thing to add], $n:
{j} [ack|noted|synced]. $n:
`
