package author

// More shapes for what is said most often. A corpus of a month states some
// hundreds of values, so that a class needs dozens of ways to do so.

func moreStatements() map[string]string {
	return map[string]string{
		classSetting: nounShapes + settingShapes, classChoice: nounShapes + choiceShapes, classBudget: nounShapes + budgetShapes,
		classInput: nounShapes + inputShapes, classMeasure: nounShapes + measureShapes, "version": nounShapes, classContact: contactShapes,
		classDeadline: dateShapes, classTally: tallyShapes, classReason: clauseShapes + reasonShapes, classBlocker: clauseShapes + blockerShapes,
		classRisk: clauseShapes + riskShapes, classAlternative: alternativeShapes, classDue: dueShapes, classReference: linkShapes,
		"decide": decideShapes, "change": changeShapes, "forecast": forecastShapes,
		"answer": nounShapes + answerShapes, "answer tally": tallyShapes, "answer date": dateShapes, "answer clause": clauseShapes,
		"correct": correctShapes,
	}
}

const nounShapes = `
I've [put|entered|noted] $v as the $a for $t
{v} we've been through the $a for $t [with the others|again], and it [stays at|comes to|is] $v
{s} to have it in writing: the $a for $t is $v
{s} the $a we use on $t is $v
{cs} it's $v for the $a on $t
{m} what I tell people about the $a for $t is $v
{p} in case your notes differ: the $a for $t is $v
{c} $a for $t, before I forget: $v
{f} I confirm that the $a for $t is $v
{i} unless I'm mistaken, the $a for $t is $v
{v} I checked before writing this, and the $a for $t is $v
[the sheet|the plan|the board|my notebook] for $t [has|gives|shows|lists] $v as the $a
under $a, [the sheet|the plan|my notebook|the board] for $t [has|says|shows] $v
{cs} [look up|check] the $a for $t and you'll find $v
{c} jot this down for $t: $a, $v
{f} I'd ask you to [note|enter|use] $v as the $a for $t
{s} $t $has $v as the $a
{d} $v. nothing else for the $a on $t
$v, if we speak of the $a for $t
{f} in the matter of $t, $v applies as the $a
{j} field [filled in|updated] for $t, $a: $v
{w} [so that nobody has to search|to spare you the search]: $v is the $a for $t
{cs} [here's|there's] the $a for $t at last: $v
`

const settingShapes = `
{s} the [dial|knob] for the $a on $t points at $v
{cs} we [run|drive|operate] $t with $v as the $a
{f} the configuration of $t provides for $v as the $a
{j} set on $t: $a, $v
{v} in the set-up of $t you'll see $v wherever the $a comes up
`

const choiceShapes = `
{s} [our money|our vote] is on $v as the $a for $t
{cs} $v [won|made it|came out on top] as the $a for $t
{f} preference was given to $v as the $a for $t
{v} people compared notes for a while, and $v is what $t $has as the $a
`

const budgetShapes = `
{cs} we can [count on|plan with|reckon with] $v as the $a for $t
{s} [the sums say|the books say] $v for the $a on $t
{f} provision has been made for $v as the $a for $t
{v} I did the sums for $t more than once, and the $a [comes out|ends up] at $v
{c} $v is what we've got as the $a for $t
`

const inputShapes = `
{cs} I've got $v on my desk as the $a for $t
{f} the work on $t draws upon $v as the $a
{v} nobody has to begin from nothing on $t, since $v [serves|can serve] as the $a
`

const measureShapes = `
{cs} [the gauge|the chart|the panel] for $t shows the $a at $v
{s} [we're looking at|the latest look gives] $v for the $a on $t
{f} observation of $t yields $v for the $a
{j} [probe|sensor|dashboard] on $t reads $v for the $a
{v} I watched $t for a good while, and the $a [hovers around|keeps to|comes back to] $v
`

const contactShapes = `
{cs} [go to|talk to|ask for] $v, the $a for $t
{s} $v [has agreed to be|has stepped up as|sits in the chair of] the $a for $t
{f} the role of $a for $t [lies with|has been given to|rests with] $v
{v} [in case you've been looking for|should you ever need] the $a for $t, [it's $v you want to talk to|turn to $v|$v is the person]
{c} $v got the job of $a on $t
{s} on $t we have $v, [who acts as|in the role of] the $a
{w} be nice to the $a for $t, it's $v
{m} I've asked $v to be the $a for $t
`

const dateShapes = `
{cs} [circle|mark|underline] $v: it's the $a for $t
{s} [the calendar|the plan|the board] for $t [has|shows|gives] $v as the $a
{f} kindly [reserve|note|observe] $v as the $a for $t
{v} I've put it on the wall as well: the $a for $t falls on $v
{s} we're heading for $v as the $a on $t
{m} I hold all of us to $v as the $a for $t
{d} $a for $t: $v, not later
{w} to help you plan, the $a for $t is $v
{cs} $t $has $v as the $a
`

const tallyShapes = `
{cs} [I get|I count|I see|I'm looking at] $v $ap on $t
{s} $v, that's how many $ap $t $has
{s} [the sheet|the list|the tracker] for $t [has|shows|counts] $v $ap
{f} [an inspection|a review] of $t [gives|yields|shows] $v $ap
{c} $v $ap on $t, [believe it|there you go]
{v} [line by line|with a pencil and some patience] I [counted|found] $v $ap on $t
{d} $t: $v $ap
{w} dear all, $t $has $v $ap
{j} query over $t returns $v $ap
{m} we stand at $v $ap for $t
{p} not everybody knows that there are $v $ap on $t
`

const clauseShapes = `
{v} I asked around about the $a $of $t, and what I hear is that $v
{cs} about the $a $of $t: $v
{s} what I found out about the $a $of $t is that $v
{m} so that all of us tell the same story about the $a $of $t: $v
{c} the $a $of $t? $v
{i} from what I gather, the $a $of $t is that $v
{s} [somebody|a colleague] explained the $a $of $t to me: $v
{f} the $a $of $t consists in this: $v
{f} [it has been established|inquiries have shown], as regards the $a $of $t, that $v
{c} [turns out|as it happens], the $a $of $t is that $v
{v} I wondered about the $a $of $t myself, asked, and was told that $v
{d} $a on $t: $v. nothing more to it
{w} so that nobody has to guess at the $a $of $t: $v
{j} $a on $t, [from the log|from the ticket]: $v
{m} for the minutes, the $a $of $t: $v
{p} not everybody will have heard the $a $of $t: $v
`

const reasonShapes = `
{cs} I asked around for the $a $of $t: $v
{v} it's an old story, but the $a $of $t is still worth telling: $v
`

const blockerShapes = `
{cs} [here's what holds|what keeps] $t back, our $a: $v
{s} until it's sorted, the $a on $t is that $v
{f} progress on $t is impeded. the $a: $v
{v} I'd love to bring better news about $t, but the $a is that $v
{d} blocked on $t, $a: $v
`

const riskShapes = `
{cs} [let's not forget|keep in sight] the $a on $t: $v
{s} if anything trips us up on $t, it's the $a: $v
{f} prudence demands that we consider the $a on $t: $v
{v} [it's the sort of thing that nobody plans for|nobody likes to hear it|call me gloomy], but the $a on $t is that $v
`

const alternativeShapes = `
{cs} $v was the $a for $t, and we [left it at that|moved on]
{s} for $t, the $a was $v
{v} we spent some time on $v for $t before it became the $a
{f} consideration was given to $v, which remains the $a for $t
{v} some of you liked it, so for your notes: $v is the $a for $t
{d} $v for $t? no, that's the $a
{s} file $v under $a for $t
{m} nobody needs to raise $v again for $t, it's the $a
{w} I know some hearts were set on it, but $v is the $a for $t
`

const dueShapes = `
{cs} [circle|mark|underline] $v, $t $is due then
{s} [we have|there's] time for $t until $v, when it's due
{f} $t must be handed in by $v, the due date
{v} [counting backwards|with everything that has to happen before], keep in mind that $t $is due $on
{m} they expect $t $on, that's when it's due
{d} $tb, deadline: $v
`

const linkShapes = `
{cs} [found|dug up|parked] the $a for $t: $v
{s} [here you are|there you go], the $a for $t: $v
{f} [I submit|I enclose|please find] the $a for $t: $v
{v} so that nobody works from a stale copy, the $a for $t [lives|sits] under $v
{m} this is the $a for $t, please use no other: $v
{j} canonical $a for $t: $v
{d} $a, $t: $v
`

const decideShapes = `
{s} for $t, let's go with $v as the $a
{cs} decision on the $a for $t: $v
{v} I've read your arguments, and for $t I'd like $v as the $a
{cs} [right|ok], $v it is as the $a for $t
{s} [put|write] $v down as the $a for $t, that's decided
{f} I hereby [confirm|fix|determine] $v as the $a for $t
{m} my decision on $t: we take $v as the $a
{v} [after sleeping on it|having heard everybody], I've come down on $v as the $a for $t
{d} $a for $t: $v. decided
{w} I hope everybody can live with it: $v is our $a for $t
{i} unless somebody shouts, let's have $v as the $a for $t
{s} we've found our $a for $t, and it's $v
{j} [decision|resolved] on $t, $a: $v
{s} on $t we commit to $v as the $a
`

const changeShapes = `
{cs} the $a for $t is $v from today
{s} for $t, the $a is $v from now on
{c} $v from now on, that's the $a for $t
{v} we can't keep the $a for $t as it was, so it's $v now
{cs} [swap|replace] the $a for $t in your notes with $v
{s} [update your sheets|mend your notes]: $v as the $a for $t
{f} please amend the $a for $t to $v
{f} the $a for $t [has been altered|stands corrected] to $v, effective today
{m} I'm moving the $a for $t to $v
{v} what you have in your notes as the $a for $t no longer holds, it's $v now
{d} $a for $t: now $v
{w} sorry for the back and forth, the $a for $t is now $v
{i} I think we're better off with $v as the $a for $t, so I've changed it
{j} the $a for $t [is bumped|changes] to $v
{s} we've turned round on $t: $v as the $a from today
`

const forecastShapes = `
{cs} [with some luck|all being well], $t should be ready $on
{s} [by my reckoning|by the look of my list], $t ought to be ready $on
{f} I anticipate that $t will be ready $on
{c} $tb, ready $on I'd say
{v} a few bits of $t still fight back, but $v looks realistic to me for the end
{m} I've told people upstairs to expect $t $on
`

const answerShapes = `
{cs} [easy one|sure]: $v for the $a on $t
{s} [let me look|one moment]. $v, that's the $a for $t
{f} the $a you enquire about for $t is $v
{w} good question, $p. the $a for $t is $v
{d} $v, for the $a on $t
{c} $v, that's your $a for $t
{v} there was a time when I'd have had to look it up, but by now I know the $a for $t by heart: $v
{m} $v. I chose it myself as the $a for $t
`

const correctShapes = `
{cs} we have $v as the $a on $t, not that
{s} [my list|the plan|the board] [has|says|gives] $v as the $a for $t
{f} I must insist on $v as the $a for $t
{v} to be fair I went back to the papers, and the $a for $t is $v
{d} $a for $t: $v
{c} it's $v for the $a on $t, [promise|honest]
{w} no worries, but it's $v for the $a on $t
`

func moreQuestions() map[string]string {
	return map[string]string{
		classSetting: nounAsks, classMeasure: nounAsks + measureAsks, classChoice: nounAsks, classBudget: nounAsks, classInput: nounAsks,
		classAlternative: nounAsks, classReference: linkAsks, classDeadline: dateAsks, classDue: dueAsks, classTally: tallyAsks,
		classContact: contactAsks, classReason: clauseAsks, classBlocker: clauseAsks, classRisk: clauseAsks,
	}
}

const nounAsks = `
[who knows|who can tell me] the $a for $t?
{cs} [any idea|a pointer] about the $a for $t?
{s} [I drew a blank|my notes end] at the $a for $t. what is it?
{f} might I ask for the $a for $t?
{f} I'd be obliged to learn what the $a for $t is. can you help?
{c} what was it again, the $a for $t?
{d} $a for $t?
{v} somebody is standing at my desk and wants to hear the $a for $t. what do I tell them?
{w} [would you be so kind and tell me|could I bother you for|might I trouble you for] the $a for $t?
{s} how do things stand with the $a for $t?
{h} I'd trade a biscuit for the $a for $t. what is it?
{i} I may have slept through it, but what's the $a for $t?
{m} I have to sign papers for $t. what do they have to say as the $a?
{j} the field for the $a on $t is blank in the tracker. what goes there?
{p} what's our [current|latest] thinking on the $a for $t?
`

const measureAsks = `
{cs} where are we on $t in terms of $a?
{s} [any fresh|any newer] reading of the $a on $t?
{j} what does the panel say about the $a on $t?
`

const linkAsks = `
{cs} [where did we put|who has] the $a for $t?
{s} [could you send|can you share] the address of the $a for $t?
{f} would you kindly direct me to the $a for $t?
{c} lost the $a for $t again, where is it?
{v} my bookmarks are a mess and the $a for $t isn't among them. where do I find it?
{d} the $a for $t, please. where?
{w} who's so kind to point me to the $a for $t?
{h} is the $a for $t hiding from me, or where is it?
`

const dateAsks = `
{cs} which day do I block for $t, I mean for the $a?
{s} [by when|for when] have we planned the $a for $t?
{f} may I ask on which day the $a for $t falls?
{c} $a for $t, when was that?
{v} my calendar and I disagree about the $a for $t. which day is it?
{d} which day is the $a for $t?
{m} people upstairs want to know the $a for $t. which is it?
{w} be so kind and remind me when the $a for $t is?
`

const dueAsks = `
{cs} how long do we have for $t?
{s} until when do we have time for $t?
{f} may I ask when $t $is expected at the latest?
{c} when do we have to hand in $t?
`

const tallyAsks = `
{cs} [can somebody|could you] give me the number of $ap on $t?
{s} what does the list say about $ap on $t? how many?
{f} might I ask how many $ap are recorded for $t?
{c} $ap on $t, how many again?
{v} I have to put a figure into a slide, so how many $ap are there on $t?
{m} how many $ap do I report for $t?
{w} would you mind counting the $ap on $t for me? how many are there?
{p} are the $ap on $t getting fewer? how many are left?
`

const contactAsks = `
{cs} [whose name|which name] do I write next to $a for $t?
{s} [can you point me to|who can put me in touch with] the $a for $t?
{f} might I have the name of the $a for $t?
{c} who got picked as the $a for $t?
{v} I have a letter here for the $a on $t and no name to put on it. who is it?
{w} whom may I bother as the $a for $t?
{m} whom do I invite as the $a for $t?
{h} who [drew the short straw|didn't duck in time|is the lucky winner] as the $a for $t?
`

const clauseAsks = `
{cs} [what's the story behind|fill me in on] the $a on $t?
{s} how would you explain the $a on $t to an outsider?
{f} might I ask about the $a on $t?
{c} so what's up with the $a on $t?
{v} I've heard half of it in the corridor, so what's the $a on $t?
{d} the $a on $t. what is it?
{w} would you walk me through the $a on $t?
{h} tell us a story, what's the $a on $t?
{m} they'll ask me upstairs about the $a on $t. what do I say?
`

func moreSpecials() map[string]string {
	return map[string]string{
		"coordinate": coordinateShapes, "ack offer": offerShapes,
	}
}

const coordinateShapes = `
{cs} $t could do with [a critic|a reader|a sceptic]. $req(be that person)
{s} $req([walk me through|talk me through|explain to me] how you'd go about $t)
{f} $req([favour me with|send me] your remarks on $t)
{c} [shout|ping me] when you're free for a chat on $t. $req(bring coffee)
{v} I've a nagging feeling that $t [has a gap|misses the point somewhere]. $req(help me find it)
{w} you know this better than I do, so $req(look at $t with me)
{h} $t and I need a referee. $req(be ours)
{m} $req(show me where we are with $t)
{p} what would you change about $t? $req(mark it up)
{j} $req([diff|proofread] my notes on $t)
`

const offerShapes = `
{cs} [happy|glad] to [read along|look over your shoulder], $p
{s} put me on the list of readers
{c} [me|pick me]!
{f} should a further reader be welcome, I'm at your service
{w} for you any time, $p
{v} my afternoon is a mess, but I'd make room for that
`
