package author

// rightSources put noise right, in few words; the facts that they bring stand
// behind an opening.
func rightSources() map[string]string {
	return noised(map[string]string{
		"put right " + noiseStale + " open": `
{cs} [that's an old one|that's the old $a|you've got the old one there].
{cs} [careful|wait|hm], [that's changed|that has changed since|that's out of date].
{s} [that was true once|that's how we began|that's what I had too], but [that's|it has] changed[| since|, sorry].
{c} old [news|notes|list], [$p|sorry|I think].
{c} [hm|nah|ah|oh], that's out of date.
{f} [I'm afraid|if I see it right,|to my knowledge] that is no longer [current|so|valid|the case].
{f} [please note|I should mention|may I add] that the $a [has since been changed|has been changed|was changed some time ago].
{d} [outdated|out of date|old $a|no longer].
{w} [easy to miss|happens to me too], $p, but [that has changed|it has changed|that's the old one].
{v} [my notes had that too|I had that one as well|I'd have said the same], [but we changed it|but it has changed][, and half the notes are old|. easy to miss|].
{h} that's from an old list, $p.
{i} [I think|I believe|if I'm not mistaken,] the $a [was changed|has been changed|has changed][| since|, but please check].
{s} your [note|list|copy|sheet] [is older than the change|is out of date|must be an old one], $p.
not any more[|, sorry|, that changed|, we changed it].
[that was|you have|this is] the old $a[|, it has changed|, sorry|. easy to miss].
`,
		"put right " + noiseMissed + " open": `
{cs} I think the question was [a different one|about something else|what the $a is].
{s} that isn't [quite |]what was asked.
{c} [different thing|other question|not that one], $p.
{f} if I may, the question [concerned|was about] the $a.
{f} I believe the question [was about something else|concerned something else|was a different one].
{d} [not what was asked|other question|that wasn't the question].
{w} [nice of you|kind of you|thanks for looking], $p, but the question was about the $a.
{h} right answer, wrong question[|, $p].
{i} I [may be wrong|could be mistaken], but I read the question [differently|another way|as one about the $a].
{s} it was about the $a, I think.
`,
		"put right " + noisePresumes + " open": `
{cs} [not so fast|hang on|not yet|wait].
{s} [that's still open|nobody has said yes yet|we aren't there yet].
{f} [that would be premature|that has not been settled|I would not assume that yet].
{c} [whoa, slow down|hold on|err, no].
`,
		"put right " + noiseDrifts + " open": `
{cs} [back to the topic|back to this, then|anyway].
{s} [another time, maybe|let's keep that for lunch|back to what we were at].
{f} [to return to the matter at hand|coming back to the subject|if we may return to the matter]:
{c} [anyway|ok, back to it].
`,
		"put right " + noiseAudience + " open": `
{cs} [that was for others, I think|wrong group, I think|not us, I think].
{s} [wrong group|wrong thread|not for us], $p.
{f} I believe [that was meant for another group|this went to the wrong group|that was addressed to others].
{c} wrong [chat|window|group], $p.
`,
		"put right " + noiseStale: `
{cs} [that's an old one|careful, that's out of date|hm, that's the old one], [it has changed since|we changed it|there's a newer note]
{s} that [was so once|used to hold|was true before], please [look at the newer note|check the newer thread]
{f} [I'm afraid|I fear] that is no longer [current|valid|so]
{c} old news, [that has changed|we changed it|check the newer note]
{d} outdated[, sorry||. there's a newer one]
{w} easy to miss, $p, but that has changed
`,
		"put right " + noiseMissed: `
{cs} I think the question was [about the $a itself|what the $a is|for the $a as such], $p
{s} that isn't quite what was asked, [it's the $a on $t we're after|we need the $a for $t|the question was about the $a on $t]
{f} if I may, the question [concerned|was about|referred to] the $a for $t
{c} [different thing|other thing|nope, not that], $p, it's about the $a
{d} not what was asked. [it's about|we mean] the $a
{w} [nice of you|kind of you], $p, but I think the $a was meant
{h} right answer, wrong question, $p. [the $a is what was asked for|it's the $a that's missing]
{i} I [may be wrong|could be mistaken], but I read it as a question about the $a
{v} [we're talking past each other, I fear|I think that got mixed up]: the question was what the $a on $t is, not how it's handled
`,
		"put right " + noiseMissed + " plain": `
{cs} I think the question was [a different one|about something else], $p
{s} that isn't [quite |]what was asked
{f} I believe the question concerned something else
{d} not what was asked
`,
		"put right " + noisePresumes: `
@notyet, so @hold
{cs} @halt, @notyet[|@until]
{s} [@halt|sorry|no], @notyet[|@until]
{c} @halt, $p, @notyet
{c} $t? [not so fast|hold on|hang on][, $p|]. @notyet
{f} [that would be premature|I would not assume that|that is assuming too much|I must object|I would not go so far]: @notyetf[|@untilf]
{f} [to my knowledge|as far as I am informed|as matters stand|unless I have missed it|if I am not mistaken], @notyetf[|@untilf]
{d} [no|sorry, no|not so fast], [that's still open|not approved yet|nobody has said yes|$t isn't through|there's no yes yet]
{w} [I wish it were so|I'd be the first to be glad|nice thought|I hope so too], $p, but @notyet
{h} [don't order the cake yet|keep the speech in the drawer], $p[, |. ]@notyet
{i} I think [it's a bit early|it's too early|it's a little soon] to [assume that|say that about $t|count on that|tell anyone]
{m} [we wait|tell nobody|hold it|no announcements] until [it's official|I have it on paper|the yes for $t is there|somebody has approved $t]
{v} [I wish it were so|I'd like that to be true|that would be nice|I'd welcome it as much as you], but @notyet, so @hold
{p} [who told you so|who said that|where did you get that], $p? @notyet
`,
		"put right " + noiseDrifts: `
{cs} [back to $t, please|anyway, $t|ok, $t again|can we go back to $t]
{s} [fun|nice|all true], but can we [get back|return|come back] to $t?
{c} [off topic|wrong thread|lunch topic], $p, [we were at $t|this is about $t|back to $t]
{f} may I suggest that we [return|come back|keep] to $t?
{f} [with respect|if I may], this [belongs elsewhere|is a matter for another thread]
{d} [please stay on topic|not here, please|back to $t]
{w} I'd love to hear more, $p, but [over lunch|later|over coffee]
{h} and how does that help $t, $p?
{i} perhaps we could [come back|return] to $t?
{m} let's keep this [chat|thread] to $t
{v} [I like these stories|I'd like to hear the rest], but people [read|search] this to find things about $t [again|later on]
`,
		"put right " + noiseDrifts + " plain": `
{cs} back to [the matter|what we were at], please
{f} may I suggest that we return to the matter?
{w} I'd love to hear more, $p, but over lunch
{d} please stay on topic
`,
		"put right " + noiseAudience: `
{cs} wrong [chat|thread|group], I think, $p
{s} I think that was meant for [another group|somebody else|other people], $p
{c} $p, wrong [window|chat|tab]
{f} I believe that this message was [meant for|addressed to] another group
{f} this seems to have reached the wrong [group|people|thread]
{d} wrong [group|thread]
{w} happens to [everyone|all of us|me too], $p, but this isn't the right chat for it
{i} could it be that this was meant for [somebody else|another group]?
{v} I had to read that [several times|slowly] before I understood that it isn't for us
{m} please send that to the right group, $p
`,
		"put right " + noiseAudience + " named": `
{cs} wrong [chat|thread|group], $p, try [the people|those] on $other
{s} I think that was [meant for|for] those on $other, $p
{f} I believe that this message was [meant for|addressed to] the group on $other
{d} wrong group, that's for $other
{c} $p, wrong [window|chat], that's for $other
{w} happens to [everyone|all of us], $p, but $other is discussed elsewhere
{h} flattered, $p, but $other is next door
`,
		// A few words to what was meant for others, and to what leads away.
		"ack stray": `
{cs} [not me|not us], I [think|hope][, $p|]
{c} [huh|hm], [wrong thread|not for us|wrong group]?
{s} [I think|perhaps] that was for [others|another group][, $p|]
{f} I believe [that was meant for others|this is for another group][, $p|]
{d} [not for us|wrong thread|wrong group]
{w} [happens|no harm done], $p, [wrong thread|not for us], I think
{v} I was [looking for my notes|about to answer], but [that's for others|it isn't for us], I think
`,
		"short stray": `
{cs} [not me|not us], I [think|hope]
{c} [wrong thread|wrong group|not us]?
{s} for [others|another group], I think
{f} I believe this was for others
{f} not for [us|this group], I believe
{d} [not for us|wrong thread|wrong group]
{w} happens, $p, not for us
`,
		"ack drift": `
{cs} [no idea|haven't heard], [sorry|but tell me at lunch|ask at reception][, $p|]
{c} [ha|oh], [that one|no idea|don't ask]
{s} I've [wondered too|heard nothing|asked myself that], [let's talk at lunch|ask at reception]
{f} I'm afraid I don't know[, $p|. perhaps reception does|. I had wondered too]
{d} [no idea|don't know]
{w} [tell me at lunch|come by and tell me], $p
{v} I [heard something at lunch|asked about that], but [I've forgotten what it was|nobody knew]
`,
		"short drift": `
{cs} [no idea|haven't heard|wondered too][, sorry|]
{c} [ha|oh], [that one|no idea]
{s} [I've wondered too|ask at reception|let's talk at lunch]
{f} I'm afraid I don't know
{f} I had wondered [too|as well]
{d} [no idea|don't know]
{w} tell me at lunch, $p
`,
	})
}
