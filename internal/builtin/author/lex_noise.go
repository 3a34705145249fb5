package author

// Noise that sounds sure of itself, and what puts it right (G11). None of it
// says that work has begun or ended.

// staleSources state a replaced value as if it still held.
func staleSources() map[string]string {
	return map[string]string{
		"stale": `
the $a for $t is still $v
as ever, the $a for $t is $v
nothing new there: the $a for $t is $v
we're still at $v as the $a for $t
{cs} $a for $t: still $v
$v is the $a for $t, same as always
{s} the $a for $t hasn't moved, it's $v
{c} $v, same old $a for $t
{f} the $a for $t continues to be $v
{f} to my knowledge the $a for $t remains $v, without any change
{v} I looked at the plan not long ago, and the $a for $t is $v there
{d} the $a for $t is $v, nothing has changed
{s} it's $v as before for the $a on $t
{j} $a for $t, unchanged: $v
`,
		"stale tally": `
still $v $ap on $t
there are still $v $ap on $t
{cs} $tb: $v $ap, as before
$t $has $v $ap, as ever
{f} there continue to be $v $ap on $t
{s} nothing has moved, $v $ap on $t
{v} I had the list open a while ago, and it's $v $ap on $t
{d} $v $ap on $t, unchanged
the number of $ap on $t is still $v
`,
		"stale clause": `
the $a $of $t is still that $v
same as ever, the $a $of $t: $v
{cs} $tb, $a: $v, as before
the $a $of $t hasn't changed, it's that $v
{f} the $a $of $t remains that $v
{s} nothing new about the $a $of $t: $v
{v} I remember the $a $of $t well: $v
{d} the $a $of $t, unchanged: $v
`,
		"stale date": `
the $a for $t is still $v
$v it is, the $a for $t hasn't moved
{cs} $a for $t: $v, as planned
the $a for $t stays $v
{f} the $a for $t remains $v
{s} as always, the $a for $t is $v
{v} it's been in my calendar for ages: the $a for $t is $v
{d} the $a for $t is $v, unchanged
`,
		"stale link": `
the $a for $t is still here: $v
same place as ever, the $a for $t is at $v
{cs} $a for $t, as always: $v
the $a for $t hasn't moved: $v
{f} the $a for $t remains at $v
{s} I use the $a for $t every other day, it's at $v
`,
	}
}

func noiseSources() map[string]string {
	return map[string]string{
		"err " + noiseStale + " open": `
{c} easy.
{cs} I know that.
{s} no change there.
{f} as before:
{cs} had that in my notes:
{v} I remember when we settled it:
{d} no doubt:
{s} from memory:
`,
		"err " + noiseMissed + " open": `
{cs} ah, you mean that one.
{c} oh, that.
{s} if I get you right:
{f} I take it that you mean this:
{f} if I understand correctly:
{d} that one's simple.
{cs} I can tell you that:
{v} I'm sure I know what you're after:
{s} that's an easy thing to look up:
`,
		"err " + noiseMissed: `
{cs} oh, you mean who looks after the $a? ask at the front desk, they have the list
{s} the $a gets discussed in the usual meeting, and you're welcome to come along
{c} you mean the form for it? top drawer, next to the printer
{f} if you mean the template for the $a, it's in the shared folder
{f} the procedure for the $a is described in the handbook
{d} the handbook explains how to fill in the $a
{v} I take it you want to know how one writes down the $a: there's a field for it in the form, right at the top
{s} yes, you may change the $a yourself, nobody has to sign that off
{c} sure, I can show you where the $a goes in the form
{i} I believe you're after the format of the $a, and the template shows it
{w} happy to explain what the $a is for, it's about knowing where we stand
{h} the spelling of it? in lower case, like everything good in life
{cs} it's explained in the glossary, next to the entry on the $a
{p} you mean why we track the $a at all? because the auditors like it
`,
		"err " + noiseMissed + " plain": `
{cs} oh, you mean the form? top drawer, next to the printer
{s} that gets discussed in the usual meeting, and you're welcome to come along
{f} if you mean the template, it's in the shared folder
{f} the procedure is described in the handbook
{v} I take it you want to know how one writes that down: there's a field for it in the form
{d} the handbook explains how to fill it in
{c} sure, I can show you where that goes in the form
`,
		"err " + noisePresumes: `
{cs} as everybody has agreed on $t, I'll tell the neighbours to go ahead and plan around it
{s} since the budget for $t is in the bag, we may as well order what we need
{c} with everybody's blessing for $t in our pocket, let's book the room for the party
{f} now that the board stands behind $t, I'd suggest that we invite the press
{f} given that the reviewers are satisfied with $t, I'll inform the steering group
{v} since nobody has any objections to $t left, I'd turn the next meeting into a look at what comes behind it
{d} everybody upstairs is happy with $t, so please clear your calendars for what follows
{m} as the customers love $t, I'll promise them the next item as well
{w} so glad that everybody is happy with $t, I'll order the cake
{h} the reviewers love $t, so I'm already writing my speech
{s} with all the risks of $t off the table, I'd skip the rehearsal
{cs} the customers gave $t the nod, so let's announce it
{i} I take the blessing for $t for granted, so let's go on from there
{s} as $t is safe now, I'd cancel the weekly call
{p} now that $t has everybody's blessing, who writes the announcement?
`,
		"err " + noisePresumes + " plain": `
{cs} as everybody has agreed, I'll tell the neighbours to plan around it
{s} since the money is in the bag, we may as well order what we need
{f} now that the board stands behind it, I'd suggest that we invite the press
{c} with everybody's blessing in our pocket, let's book the room for the party
{v} since nobody has any objections left, I'd turn the next meeting into a look at what comes behind it
{d} everybody upstairs is happy, so please clear your calendars for what follows
`,
		"err " + noisePresumes + " open": `
{cs} as everybody has agreed on that anyway:
{s} since everybody is behind it:
{f} now that all parties have consented:
{c} with everybody's blessing:
`,
		"err " + noiseDrifts: `
{cs} that reminds me of $x, and honestly that's the bigger topic
{s} never mind that, $x is what we should be talking about
{c} ok but have you all seen $x? that's what I call news
{f} on a rather different matter, $x deserves our attention
{f} permit me a word on $x, which strikes me as more pressing
{h} all roads lead to $x, if you ask me
{h} whatever the question was, the answer is $x
{v} I was going to say something useful, but on my way here I came past $x and now I can't think of anything else
{w} before I forget, somebody has to tell you all about $x
{d} different topic: $x
{i} maybe it's just me, but I keep thinking about $x instead
{s} speaking of which, the whole floor is talking about $x
{cs} talking of surprises, nothing beats $x
{p} more to the point, who's in charge of $x?
`,
		"err adrift": `
{cs} that reminds me, the lift smells of oranges again
{s} never mind that, the bakery across the street has opened its terrace
{c} ok but have you all seen the new plants in the hall?
{f} on a rather different matter, the heating in the meeting room deserves our attention
{h} whatever the question was, the answer is the biscuit tin
{v} I was going to say something useful, but the window cleaners are waving at me and I've lost my thread
{w} before I forget, the choir is looking for voices
{d} different topic: the bicycle stand is full again
{f} permit me a word on the coffee, which has improved
`,
		"err " + noiseDrifts + " open": `
{cs} on a different note:
{s} something else entirely:
{f} on another matter:
{c} totally unrelated:
`,
		"err " + noiseAudience + " named": `
{cs} to all of you on $other: please bring your [notes|lists|questions] to our [meeting|weekly round|call]
{s} a reminder for the group on $other: the [room|floor] has changed, [it's the one with the big table|look at the door|follow the signs]
{c} hey, you lot on $other, could somebody [tidy up the board|bring back the projector|feed the printer]?
{f} dear colleagues on $other, kindly send me your comments before the call
{f} I'd ask everyone who works on $other to read the minutes before we meet
{v} for $other we agreed to swap [seats|turns] in the call, so please look at the list [again before you dial in|before you join]
{d} everyone on $other: [comments|timesheets|wishes] to me, please
{w} lovely [work|progress] on $other, you lot, see you all [at our table for lunch|in the canteen|at the small party]
{h} who of you on $other took the good [stapler|mug|chair]? it has a name on it
{m} I want the whole group on $other in the call, with cameras on
{s} our [stand-up|round] for $other moves to the [small|quiet] room, as you all asked for it
{p} which of you keeps the [minutes|list|log] for $other? I think it's your turn
{i} if somebody from our group on $other could water the plants, I'd be glad
{cs} for the people on $other: the shared [folder|drive] is [full|a mess], so please clean up after yourselves
`,
		"err " + noiseAudience: `
{cs} to everybody in the evening shift: please bring your notes to our meeting
{s} reminder for the reception: the room has changed, it's the one with the big table
{c} hey choir people, could somebody tidy up the cupboard?
{f} dear members of the works council, kindly send me your comments before the call
{d} all drivers: keys back on the hook, please
{w} lovely performance, choir, see you all at rehearsal
{v} for those on the parents' board: we agreed to swap seats, so please look at the list again before you come
`,
		"err " + noiseAudience + " open": `
{cs} for our group:
{s} to all of us on this:
{f} for those concerned:
{c} hey team,
`,

		"put right " + noiseStale + " open": `
{cs} that's an old one.
{s} that was true once, but it has changed.
{c} old news.
{c} hm, that's out of date.
{f} I'm afraid that is no longer current.
{f} allow me to point out that the $a has since been changed.
{d} outdated.
{w} easy to miss, $p, that has changed.
{v} that's how it was before we changed it, and half the notes still have it that way.
{h} blast from the past, $p.
{i} I think the $a was changed in the meantime.
{s} your note is older than the change, $p.
not any more.
that was the old $a.
`,
		"put right " + noiseMissed + " open": `
{cs} I think the question was a different one.
{s} that isn't quite what was asked.
{c} different thing, $p.
{f} if I may, the question concerned the $a.
{f} I believe the question was about something else.
{d} not what was asked.
{w} nice of you, $p, but the question was about the $a.
{h} right answer, wrong question.
{i} I may be wrong, but I read the question differently.
{s} it was about the $a, I think.
`,
		"put right " + noisePresumes + " open": `
{cs} not so fast.
{s} that's still open.
{f} that would be premature.
{c} whoa, slow down.
`,
		"put right " + noiseDrifts + " open": `
{cs} back to the topic.
{s} another time, maybe.
{f} to return to the matter at hand:
{c} focus, people.
`,
		"put right " + noiseAudience + " open": `
{cs} that was for others, I think.
{s} wrong group, $p.
{f} I believe that was meant for another group.
{c} wrong chat, $p.
`,
		"put right " + noiseStale: `
{cs} that's an old one, it has changed since
{s} that was so once, please look at the newer note
{f} I'm afraid that is no longer current
{c} old news, that has changed
{d} outdated, sorry
{w} easy to miss, $p, but that has changed
`,
		"put right " + noiseMissed: `
{cs} I think the question was about the $a itself, $p
{s} that isn't quite what was asked, it's the $a on $t we're after
{f} if I may, the question concerned the $a for $t
{c} different thing, $p, it's about the $a
{d} not what was asked. it's about the $a
{w} nice of you, $p, but I think the $a was meant
{h} right answer, wrong question, $p. the $a is what was asked for
{i} I may be wrong, but I read it as a question about the $a
{v} we're talking past each other, I fear: the question was what the $a on $t is, not how it's handled
`,
		"put right " + noiseMissed + " plain": `
{cs} I think the question was a different one, $p
{s} that isn't quite what was asked
{f} I believe the question concerned something else
{d} not what was asked
`,
		"put right " + noisePresumes: `
{cs} not so fast, nobody has agreed to that yet
{s} hold on, that's still open for $t
{c} whoa, $p, that's not decided
{f} that would be premature. nothing of the kind has been settled for $t
{f} I must object, as the approval is still outstanding
{d} no, that's still open
{w} I love the optimism, $p, but we aren't there yet
{h} don't order the cake yet, $p
{i} I think it's a bit early to assume that
{m} we wait until it's official, please
{v} I wish it were so, but as far as I know nobody has said yes to it, so let's not build on it
{s} let's not count on that before it's on paper
{p} who told you so, $p? as far as I know that's open
`,
		"put right " + noiseDrifts: `
{cs} back to $t, please
{s} fun, but can we get back to $t?
{c} off topic, $p, we were at $t
{f} may I suggest that we return to $t?
{f} with respect, this belongs elsewhere
{d} please stay on topic
{w} I'd love to hear more, $p, but over lunch
{h} objection, $p, relevance?
{i} perhaps we could come back to $t?
{m} let's keep this chat to $t
{v} I'm always glad of a diversion, but people read this to find things about $t again
`,
		"put right " + noiseDrifts + " plain": `
{cs} back to the matter, please
{f} may I suggest that we return to the matter?
{w} I'd love to hear more, $p, but over lunch
{d} please stay on topic
`,
		"put right " + noiseAudience: `
{cs} wrong chat, I think, $p
{s} I think that was meant for another group, $p
{c} $p, wrong window
{f} I believe that this message was meant for another group
{f} this seems to have reached the wrong group
{d} wrong group
{w} happens to everybody, $p, but this isn't the right chat for it
{h} flattered, $p, but we're the other lot
{i} could it be that this was meant for somebody else?
{v} I had to read that several times before I understood that it isn't for us
{m} please send that to the right group, $p
`,
		"put right " + noiseAudience + " named": `
{cs} wrong chat, $p, try the people on $other
{s} I think that was meant for those on $other, $p
{f} I believe that this message was meant for the group on $other
{d} wrong group, that's for $other
{c} $p, wrong window, that's for $other
{w} happens to everybody, $p, but $other is discussed elsewhere
{h} flattered, $p, but $other is the other lot
`,
	}
}
