package author

// How people begin a message in a thread that has just been about something
// else of the same task ($said is what that was).

func linkingSources() map[string]string {
	return map[string]string{
		"link report": linkReport, "link report report": linkReportReport, "link report answer": linkReportAnswer,
		"link report decision": linkReportDecision, "link report mine": linkReportMine, "link report trouble": linkReportTrouble, "link report start": linkReportStart,
		"link report question": linkReportQuestion,
		"link trouble":         linkTrouble, "link trouble decision": linkTroubleDecision, "link trouble trouble": linkTroubleTrouble,
		"link decide": linkDecide, "link decide answer": linkDecideAnswer, "link decide trouble": linkDecideTrouble,
		"link decide report": linkDecideReport, "link decide decision": linkDecideDecision,
		"link ask": linkAsk, "link ask answer": linkAskAnswer, "link ask trouble": linkAskTrouble, "link ask decision": linkAskDecision,
	}
}

const linkReport = `
{cs} [and|also] [from my side|from me|on my end]:
{f} [in addition|further|to add to this][|, from my side|, if I may]:
{f} [to add to the picture|for completeness]:
{c} [while we're at it|oh and|btw|and]:
{s} [along the same lines|since we're on it|while we're at it|from my side]:
{v} [since|as] this thread is [the place for it|open anyway]:
{m} [to have it together|so that it's in one place]:
{d} [also|next|plus]:
{i} [perhaps|maybe] [this helps|this fits here] [too|as well]:
{cs} [something more|one more thing][| from me| on that]:
`

const linkReportReport = `
{cs} [something from me too|and from my side|what I have on it][|, $p]:
{cs} [to add to the $said|next to the $said|besides the $said][|, $p]:
{s} [my part of it|what I have|what I can add][|, then|, $p]:
{s} [besides|apart from|next to] the $said, [there's this|I have this|I can add this]:
{f} [further to|in addition to] [the $said|your note][|, $p]:
{c} [here too|and me|and]:
{cs} [another thing|one more thing] for [your|the] [list|notes]:
{w} [thanks|thank you], $p[|, that was good to read|, good to know].
{w} [good to read that|glad you posted that], $p.
{d} [plus|also|next]:
{p} [good to know about the $said|I wondered about the $said], $p.
{m} let me add to that:
{i} [perhaps|maybe] [this goes here|it helps to add this]:
{c} [nice|cool|ok|right], $p[|. here]:
`

const linkReportAnswer = `
{cs} [good|right|fine|ok], that's the $said then.
{cs} [while we're answering things|as we're asking around]:
{s} so much for the $said.
{s} [now that we have the $said|with the $said known|as the $said came up]:
{f} [as|now that] the $said has been [clarified|given], [let me add something|I'd like to add]:
{f} [further to|with reference to] [this exchange|your answer]:
{c} [cool, and|ta. also|good. and]:
{v} [that answers|that settles] the question of the $said, [and people also ask me this|so let me add what I have]:
{w} [thanks|good to read|that was helpful], $p, [I have something too|I can add something].
{d} [while at it|next|also]:
{j} [also for the sheet|also for the docs]:
{p} [good that the $said came up|the $said had me wondering too].
{m} [so we have it together|to have it all in one place]:
{i} it [may|might] help to [know|have] this [as well|too]:
{cs} [something else|one more thing] for [your|the] [notes|list]:
`

// To who has just answered or corrected the writer.
const linkReportMine = `
{cs} [ok|right|good], [thanks|that helps]. [in return|from me|here's something back]:
{cs} [thanks|ok], $p[|, that helps|, got it]. and from me:
{s} [thanks for that|that's clear now|good to have that], $p. [in return|from my side]:
{f} thank you, $p. [in return|for my part], I can add this:
{f} [I am obliged|that is most helpful], $p. [for my part|in return]:
{c} [ta|thx|cool, thanks], $p. [my turn|here's mine]:
{v} [that spares me a search|that's one point off my list], thank you. [what I have|in return]:
{w} [thank you|thanks], $p, [that was quick|that was kind]. [my share of it|from me]:
{d} [clear|thanks]. [from me|my part]:
{m} [good|fine], thanks. to go with it:
{i} thanks, [perhaps|maybe] [this helps you|you need this] in return:
`

const linkReportDecision = `
{cs} [in line with that|along with that|to go with that]:
{s} [that fits|that goes with] [what I have|my notes].
{f} [in keeping with|in line with] this decision:
{f} I've [adjusted|updated] my notes [on the $said|accordingly]. [in addition|besides]:
{c} [ok|right|fine|cool], works for me.
{cs} [good|fine|glad] to have the $said [settled|clear].
{s} [then I can add this|to go with it]:
{v} with the $said [settled|clear], I can [tell you|add] [the rest|what I have]:
{w} [thanks for settling that|thanks for the clear word], $p.
{d} [fine|ok|right|clear].
{j} [it's in the docs|I put that in the docs|the docs have it]. [also|besides]:
{m} [good|fine|right]. [to go with it|and next]:
{i} I [hope|think] [it's in line with|it doesn't upset] the $said:
{p} [noted about the $said|understood on the $said], $p.
{c} [right|ok|cool], [next to that|and]:
`

const linkReportTrouble = `
{cs} [meanwhile|for now|in the meantime][|, here|, on my end]:
{s} [apart from that|leaving that aside]:
{f} [that difficulty aside|apart from this matter]:
{f} in the meantime I can report [something else|the following]:
{c} [that's a pity|bother|annoying], $p. [elsewhere|here|other news]:
{c} [ouch|ugh|argh]. [on my side|meanwhile]:
{cs} [too bad|that's a nuisance|not what you needed], $p.
{v} [that's not pleasant|I'd be annoyed too], $p. [on my side|meanwhile]:
{w} [hang in there|good luck with that|shout if I can help], $p.
{d} [that aside|apart from that|separate]:
{m} until that's [sorted|cleared up] we go on [with the rest|where we can].
{i} I can't help [with that|there], I'm afraid, [but there's this|but I can add this]:
{s} while $p [looks into that|is on that]:
{j} [not blocked by it here|unrelated to that]:
`

const linkReportStart = `
{cs} [to get you going|to help you along|for your notes]:
{s} [here's something|there's something] for [your list|your notes|the plan], $p.
{f} [as a contribution|for your planning]:
{c} [nice|cool|good]. [and for your notes|for your plan]:
{w} [good to have you on it|glad it's in your hands|good luck with it], $p.
{cs} [something for|to put in] the [notes|list]:
{v} [since|as] you'll need it [sooner or later|before long], $p:
{d} [for your plan|for the list]:
{i} [perhaps|maybe] [this helps|you can use this][| too], $p:
{m} [to plan with|for your planning]:
{s} [before you dig in|while you plan], $p:
{p} $p, [you'll want|you may want|you'll need] [to know this|this for your plan|this for it]:
`

const linkReportQuestion = `
{cs} [I can't answer that|that I don't know], [but I have something else|but there's this]:
{s} while [that's being looked up|that's open]:
{f} [leaving the question to others|as to the question I cannot help], [I'd like to add something|let me add this]:
{c} [no idea about that|dunno|pass], but:
{d} [separate point|another point|not that, but]:
{v} until [somebody finds|we hear] the $said, here's [something I do know|what I have]:
{w} somebody will know, $p. [from me there's this|meanwhile, this]:
{i} I'm not the one to ask for the $said, [though I have this|but there's this]:
{m} can someone answer $p? [in the meantime|meanwhile|from me]:
`

const linkTrouble = `
{cs} [speaking of which, there's|I have|there's] [a problem|a worry|a snag].
{cs} [and now the bad part|not so good]:
{s} there's [a catch|a snag|a problem][|, though|, I'm afraid].
{f} I [regret to|have to|must] [add|report|mention] a [difficulty|concern|problem].
{f} [a concern|a difficulty] in this [connection|matter]:
{c} [bad news, though|hate to spoil it|um]:
{d} [problem|a problem here].
{v} [better here than in a mail|I may as well say it here]:
{w} I don't like to [bring this up|spoil this], $p.
{i} [perhaps I'm wrong|maybe it's just me|I hope I'm wrong], but:
{m} before we [go on|plan with that]:
{s} what [worries me|bothers me] here:
{j} [caveat|known issue|risk note]:
`

const linkTroubleDecision = `
{cs} the $said is [fine by me|ok with me], my worry is [another|a different one].
{s} no [quarrel with|objection to] the $said, but there's this:
{f} I [accept|note] the decision, though I must add:
{c} [ok with that|fine|sure], but:
{d} [agreed on|fine on|ok on] the $said. [still open|but]:
{v} I [can live with|understand] the $said, what worries me is [another point|something else]:
{i} that [may well be|might be] right, only:
{m} [decided or not|all the same], keep this in mind:
{p} [right|understood], but there's this:
`

const linkTroubleTrouble = `
{cs} [it gets worse|there's more|not only that|and another]:
{s} and [that's not all|I have another]:
{f} I'm sorry to [have to add|add] to [this|the list].
{c} [same boat here|me too|not just you].
{d} [another|next problem]:
{v} while we're on problems, [mine comes on top|here's another]:
{w} you're not [the only one|alone], $p.
{i} I [hesitate to mention it|don't like adding to it], but:
{s} another one on the [heap|list]:
`

const linkDecide = `
{cs} [while we're on it|as we're at it|since we're here]:
{s} so that we can [go on|move|plan]:
{f} [on the same subject|in this connection|further to this]:
{c} [right|ok|fine|good], then:
{d} [also|next], a decision:
{m} [while I have you all here|to have it in one place]:
{v} since this thread is [open|the place for it] anyway:
{w} [thanks|thank you], $p.
{s} [besides|apart from that], a decision:
{j} [for the decision log|decision log]:
{i} perhaps we [could|should] settle [the next point|this] [as well|too]:
`

const linkDecideAnswer = `
{cs} [ok|good|right], that's the $said. [now to|next,] something I've decided:
{s} so much for the $said. [now this|next]:
{f} [besides|apart from] the $said, I have a decision to [add|report|announce]:
{f} [further to|following on] this [answer|exchange]:
{c} [good|cool|nice]. [and|also]:
{d} [good|right|fine]. next:
{v} while the $said is fresh in everyone's [mind|notes]:
{w} good that [you asked|you got an answer], $p.
{m} [noted|good]. [a decision to go with it|and a decision from me]:
{j} $said noted, next:
{i} then [maybe|perhaps] we could settle this [as well|too]:
`

const linkDecideTrouble = `
{cs} [leaving that aside|apart from that|on another point]:
{s} I [hear you|see the problem|take the point], $p.
{f} that [difficulty|concern] aside:
{c} [ok|right|well], [other thing|on another point]:
{d} [another|a separate] point:
{v} I'm still thinking about that. meanwhile:
{w} thanks for [being open about it|saying so], $p.
{m} [all right|fine], what we can settle we settle.
{s} [in spite of|despite] that:
{f} regardless of that [difficulty|concern]:
`

const linkDecideReport = `
{cs} [next to|besides] that:
{s} so much for the $said. [now this|next]:
{s} [next to|besides] the $said, [there's this|a decision]:
{f} [further to|besides|in addition to] the $said:
{f} [further to|following] [your|this] [note|report]:
{c} [nice|good|right|ok], then:
{d} [noted|good]. [next|also]:
{v} good to have the $said. [and here's|next,] what I've decided:
{w} [very useful|good work|good to know], $p.
{m} [good|noted]. and a decision from my side:
{j} [input received|noted]. decision log:
{i} [perhaps|maybe] this is the place for it:
`

const linkDecideDecision = `
{cs} and while we're [deciding things|at it]:
{s} [in line with that|to go with that]:
{f} [consistent with|in keeping with] this:
{f} a further decision in the same matter:
{c} [next one|and]:
{d} [next|and this|also]:
{v} [while we're writing down decisions|since decisions go here]:
{m} let me [add mine|follow up]:
{w} good, $p, that [makes mine easier|helps me too].
{j} decision log, next [line|entry]:
{i} then [I think|perhaps] we should settle this [as well|too]:
`

const linkAsk = `
{cs} [while we're on it|on the same subject|since this is open], $n:
{s} that [leads me to|raises] [another question|my question], $n.
{f} in this [connection|context], $n:
{c} [and|oh and|btw] $n,
{d} [next question|also], $n:
{p} [something I'd like to know|one thing I'd like to ask|a question from me], $n:
{v} [as|since] this is being [talked about|discussed] anyway, $n:
{i} I hope it's all right to ask here, $n:
{j} [related|follow-up], $n:
{m} to [complete my overview|plan this], $n:
`

const linkAskAnswer = `
{cs} [good|fine|right|great], and [another|one more] for $n:
{s} thanks, that [settles|answers] the $said. $n, [something else|next]:
{f} thank you for the [answer|information]. [a further question|another matter], $n:
{c} [cool|ta|nice|ok]. and $n,
{d} [fine|ok|good|right]. $n:
{p} now that we [know|have] the $said, $n:
{v} the $said was on my list as well, which leaves [this|one thing], $n:
{w} [that was quick|that was kind]. $n, one for you as well:
{m} [good|right|fine]. $n, [next question|one more]:
{i} sorry to ask again, $n:
`

const linkAskTrouble = `
{s} [that's bad luck|what a pity]. $n, [another thing|leaving that]:
{f} leaving aside that difficulty, $n:
{c} [ugh|ouch|argh]. $n,
{d} [that aside|separately], $n:
{v} before we [turn to|spend the day on] that, $n:
{w} [sorry to hear that|that's hard]. $n, if you have [a minute|a moment]:
{m} we'll [get|come back] to that. $n:
{i} I hope it's all right to ask [now|all the same], $n:
`

const linkAskDecision = `
{cs} [fine with me|ok|all right]. $n, [then one question|one question, then]:
{s} [good to know|that's clear|right]. [then|next], $n:
{f} [understood|noted]. a question [that follows from it|in that connection], $n:
{c} [ok|right|cool]. and $n,
{d} [agreed|fine|ok|clear]. $n:
{v} I'll note the $said, and my next question is this, $n:
{m} [good|fine|right]. $n, to go with it:
{i} perhaps [a question on that|I may ask what follows], $n:
{j} [ack|noted]. $n:
`
