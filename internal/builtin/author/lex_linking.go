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
{cs} adding to that:
{s} next to that:
{cs} and from my side:
{f} in addition:
{f} to complete the picture:
{c} while we're here:
{s} in the same vein:
{v} since this thread is the place for it:
{m} for the whole picture:
{d} also:
{cs} one thing on top:
{s} to go with that:
`

const linkReportReport = `
{cs} same here, news from my desk.
{cs} adding to that:
{s} my part of it:
{s} besides the $said there's this:
{f} to supplement the $said:
{f} in addition to the above:
{c} and me:
{c} piling on:
{cs} more of the same sort:
{v} as we're collecting such things in this thread:
{w} thanks, $p, and here's mine.
{j} appending to the log:
{d} plus:
{h} I see your $said, $p, and raise you this.
{s} to put something next to the $said:
{p} good to know about the $said, $p.
{m} let me round that off:
{i} perhaps this belongs here as well:
{c} nice, $p, and on my end:
`

const linkReportAnswer = `
{cs} good, that's the $said then.
{cs} since we're collecting answers:
{s} so much for the $said.
{s} while the $said is on everybody's mind:
{f} as the $said has been explained, let me add something.
{f} further to this exchange:
{c} and before the next person asks:
{c} cool, and:
{v} that answers the $said, so let me put the other thing down that people keep asking me.
{w} thanks to both of you, that reminds me.
{d} while at it:
{j} next field in the sheet:
{h} as nobody asked me:
{s} to save the next question:
{p} good that the $said came up.
{m} and so that this is complete:
{i} it may help to know this as well:
{cs} another bit for the same notes:
`

const linkReportDecision = `
{cs} in line with that:
{s} that fits what I have.
{f} in keeping with this decision:
{f} I've adjusted my notes on the $said. furthermore:
{c} ok, works here too.
{cs} good to have the $said settled.
{s} then the rest can be filled in as well:
{v} with the $said out of the debate, the next thing on my list is easier.
{w} thanks for settling that, $p.
{d} fine.
{j} synced that to the sheet, next row:
{m} good. then this goes with it:
{h} a decision before lunch, I'm impressed.
{i} I hope this goes together with the $said:
{p} noted about the $said, $p.
{c} right, and alongside that:
`

const linkReportTrouble = `
{cs} meanwhile:
{s} on the brighter side:
{f} notwithstanding the above:
{f} in the meantime I can report something else.
{c} that's a pity. elsewhere:
{c} ouch. on my side:
{cs} sorry to hear that, $p.
{v} that's not pleasant, so here's at least something that we know.
{w} hang in there, $p.
{d} that aside:
{s} independently of that:
{h} to lift the mood:
{m} until that's sorted we go on with the rest.
{i} I can't help with that, I'm afraid, but there's this:
{s} while $p looks into that:
{j} not blocked by it over here:
`

const linkReportStart = `
{cs} to get you going:
{s} then here's something for your list, $p.
{f} for a good start:
{f} as a first contribution:
{c} nice, and right away:
{w} good to have you on it, $p.
{cs} first entry for the notes:
{v} since you'll need it sooner or later, $p:
{d} for your plan:
{m} take this along:
{s} before you dig in:
{h} welcome aboard, here's your luggage.
`

const linkReportQuestion = `
{cs} I can't answer that, but I have something else.
{s} while that's being looked up:
{f} leaving the question to others, I'd like to add something.
{c} no idea about that, but:
{d} separate point:
{v} until somebody finds the $said, here's something that I do know.
{w} somebody will know, $p. from me there's this:
{i} I'm not the right person for the $said, though I have this:
{m} someone please answer $p. in the meantime:
`

const linkTrouble = `
{cs} that reminds me of a problem.
{cs} and now the bad part:
{s} there's a hitch, though.
{f} I regret to add a difficulty.
{f} a concern in this connection:
{c} hate to spoil it:
{d} there's a but.
{v} this thread is as good a place as any to bring this up.
{w} sorry to dampen the mood, $p.
{h} and here comes the rain.
{i} I don't want to be the one to say it, but:
{m} before we get carried away:
{s} what worries me in all this:
{j} caveat:
`

const linkTroubleDecision = `
{cs} the $said is fine by me, my worry is another.
{s} no quarrel with the $said, but there's this.
{f} I accept the decision, and yet:
{c} ok with that, but:
{d} agreed on the $said. not solved:
{v} I can live with the $said, what keeps me awake is another point.
{i} that may well be right, only:
{h} all good, apart from the elephant in the room.
{m} decided or not, keep this in mind:
{p} fine, and who deals with the following?
`

const linkTroubleTrouble = `
{cs} it gets worse.
{s} and that's not all, I fear.
{f} I'm sorry to have to add to this.
{c} same boat here.
{c} misery loves company:
{d} more trouble:
{v} as we're at it, I have to put another one on the pile.
{w} you're not the only one, $p.
{h} you think that's bad, $p?
{i} I hesitate to mention it now, but:
{s} next problem on the heap:
`

const linkDecide = `
{cs} that helps me make up my mind.
{s} so that we can go on:
{f} having read this:
{c} right, then:
{d} then let's settle this too.
{m} and so that this doesn't stay open:
{v} this thread has given me what I needed.
{w} thanks, $p.
{s} following from that:
{j} for the decision log:
{i} perhaps we could settle the next point as well:
`

const linkDecideAnswer = `
{cs} ok, with the $said known I can settle the next thing.
{s} knowing the $said helps.
{f} now that the $said is known to all:
{f} in view of this answer:
{c} good, so:
{c} that clears it up.
{d} good. next:
{v} with the $said in front of me I've gone over the rest.
{w} good that we talked about it, $p.
{m} that's what I was waiting for.
{h} armed with the $said:
{s} so much for the $said. now this:
{j} $said noted, next item:
{i} then maybe we could agree on this as well:
`

const linkDecideTrouble = `
{cs} so that we aren't stuck for good:
{s} I hear you, $p.
{f} taking this concern into account:
{c} ok, let's not sit there and wait.
{d} then we do it this way.
{v} I've thought about what that means for us.
{w} thanks for being open about it, $p.
{m} all right, what we can settle we settle.
{h} when life gives you lemons:
{s} in spite of that:
{f} regardless of that difficulty:
`

const linkDecideReport = `
{cs} in view of that:
{s} with that on the table:
{s} the $said tips the scales for me.
{f} on that basis:
{f} having taken note of the $said:
{c} nice, then:
{d} based on that:
{v} the $said gave me a push to close another point.
{w} very useful, $p.
{m} good. that lets me settle something.
{j} input received:
{i} going by that, I'd lean towards this:
`

const linkDecideDecision = `
{cs} and while we're deciding things:
{s} in line with that:
{s} the next one follows from it.
{f} consistent with this:
{f} a further decision in the same matter:
{c} on a roll:
{d} next:
{v} as the $said affects what I'm looking after:
{m} let me add mine:
{w} good, $p, that makes mine easier.
{h} decisions are like buses.
{j} decision log, next line:
{i} then I'd say we should adapt this as well:
`

const linkAsk = `
{cs} while we're on it, $n:
{s} that leads me to another question, $n.
{f} in this connection, $n:
{c} and $n,
{d} next question, $n:
{p} one thing I still don't get, $n:
{v} as this is being talked about anyway, $n:
{w} as you're all so helpful, $n:
{i} I hope it's all right to ask here as well, $n:
{j} related, $n:
{m} to complete my overview, $n:
{h} my turn to be nosy, $n:
`

const linkAskAnswer = `
{cs} good, and another for $n:
{s} thanks, that covers the $said. $n, something else:
{f} thank you for the $said. a further question, $n:
{c} cool. and $n,
{d} fine. $n:
{p} now that we know the $said, $n:
{v} the $said was on my list as well, which leaves this, $n:
{w} you are quick today, so maybe you know this too, $n:
{m} good. $n, next:
{h} the quiz goes on, $n:
`

const linkAskTrouble = `
{s} oh dear. $n, quite apart from that:
{f} notwithstanding that difficulty, $n:
{c} ugh. $n,
{d} that aside, $n:
{v} before we lose ourselves in that, $n:
{w} sorry to hear that. $n, if you still have a minute:
{m} we'll get to that. $n:
`

const linkAskDecision = `
{cs} fine with me. $n, what goes with it:
{s} good to know. then, $n:
{f} understood. a question that follows from it, $n:
{c} ok! and $n,
{d} agreed. $n:
{v} I'll note the $said, and my next gap is this, $n:
{m} good. $n, to go with it:
{j} ack. $n:
`
