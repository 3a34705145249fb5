package author

// What people say of other groups' tasks beside a decision, a difficulty or an
// objection: who has to hear of it, who may feel it too, who could know more.

func passingSources() map[string]string {
	return map[string]string{
		"names decide": peopled(namesDecide), "names trouble": peopled(namesTrouble), "names doubt": peopled(namesDoubt),
		"page decide": pageDecide, "page trouble": pageTrouble, "page start": pageStart, "page answer": pageAnswer,
		"page inside": pageInside, "page added": pageAdded,
		"page object": pageObject, "page wish": pageWish, "page weigh": pageWeigh, "page settle": pageSettle,
		"page promise": pagePromise, "page state": pageState,
	}
}

const namesDecide = `
{cs} $people [may have to|will have to|might have to|probably have to] [adapt|follow|adjust|look at theirs][|, I'll tell them|, so I'll write to them|, I'll explain it there]
{cs} [it has to|that has to|it should|that needs to] [fit with|suit|agree with|go with] [$other|the plan for $other|the work on $other] [too|as well]
{cs} [I'll|I'm going to] [tell|write to|ring|ask] $people [too|myself|as well]
{cs} [no word yet from|still waiting to hear from|I'd still like to hear from] $people[| on that| about it]
{cs} if [that|this|it] [bothers|affects|surprises] $people, [tell me|say so here|let me know|send them to me]
{f} I'll [see to it|make sure] that $colleagues [are informed|are told|hear of it] [as well|in time|from me]
{f} [a note|a short note|a message] [goes|will go] to $colleagues[| too| as well|, so that they can plan|, for information]
{f} should $colleagues [object|have questions|need time], [they may write to me|I'd ask them to say so|they should let me know]
{v} I [asked|talked to|sounded out] $people [beforehand|first|before this], [it touches their part|it concerns them too|as it affects them]
{v} it may mean [some|a bit of|extra] [work|rework|planning] for $people[|, sorry|, I'll talk to them|, I'll help where I can]
{m} I'll [take|bring] [that|this|it] [into the review of|to the round on|into the planning for] $other[| too| myself]
{p} who [tells|informs|talks to|asks] $people?
{cfsp} does [that|this|it] [delay|touch|affect|complicate] [anything on|the plan for|the work on] $other?
{c} [somebody tell|can one of you tell|don't forget to tell] $people[|, please| too]
{d} $people [have to|need to|should] [hear of it|know|be told|follow][|, I'll do that|, telling them]
{j} the [interface|dependency|hand-over] [to|with] $other [has to be|should be|needs to be] [checked|looked at|tested] [again|too|as well]
{csw} [thanks|thank you|many thanks] to $people for [bearing with us|their patience|hearing me out|talking it over]
{i} [perhaps|maybe] [one of us|I|we] should [ask|check with|talk to] $people[| too|, in case it doesn't suit]
{cs} $people [hear it from me|get a note|will be told]
{c} [telling|pinging] $people [now|next|too]
{f} $colleagues [will be informed|receive a copy|are to be told]
`

const namesTrouble = `
{cs} $people [may|might|could] [see it|notice it|run into it|have it] [too|as well][|, I'll warn them|, so I'll ask there|, I'd better tell them]
{cs} I'll [ask|check with|ring|write to] $people [too|next|as well], [in case they know a way|maybe they had it|whether they see it too|maybe they can help]
{f} $colleagues should be [warned|informed|told] [as well|too|in time|by us]
{f} I've [written to|turned to|asked] $colleagues[| as well| too|, in case they can help|, as a precaution]
{v} it [may|could|might] [reach|touch|hit] $people [as well|too|next], so I [thought I'd warn them|want to warn them|would rather tell them]
{c} [bet|wouldn't be surprised if|wonder if] $people [see that too|had that one|know that one]
{cs} [asking|I'm asking|going to ask] $people [whether they|if they] [know a way round|see it too|had it before|can help]
{csp} do $people [see|have|know] that [too|as well]?
{fp} [might|could] $colleagues [be affected|know a remedy|be of help][|, do you think]?
{m} I'll [raise|mention] [it|that] in the [review of|round on|planning for] $other[| too|, so they're warned]
{d} $people [should know|need a warning|should be told][| too|, I'll do it]
{w} $people offered [a hand|some help|to have a look|advice][|, thank you|, which is kind|, and I'll take it]
{j} it [may|might|could] [show up|turn up] on $other [too|as well][|, same set-up]
{i} [perhaps|maybe] it's worth [asking|a call to|a word with] $people[| too| about it]
{c} [pinging|asking|warning] $people [too|as well|next]
{cs} [warning|telling|asking] $people [too|as well]
{f} $colleagues [are informed|have been warned|have been asked]
`

// Beside an objection: who could know more, or asked the same.
const namesDoubt = `
{cs} $people [said|asked|wrote|mentioned] [the same|much the same|something similar][| the other day| too]
{cs} [the same point|the same question|that question] [came up|was raised] [on|with those on] $other
{cs} [I'd|let's|we could] ask $people [first|too|how they see it|what they do|about it]
{cs} [worth asking|ask|I'd talk to|let's talk to] $people[| first| about it| as well]
{cs} $people [might know|may know more|may have an answer|may have met that]
{cs} it [affects|concerns|matters for] $other [too|as well]
{csp} how do $people [handle|deal with|see|do] that?
{cs} [how is that done|what do they do|is it any different] on $other?
{cs} [the same problem|a similar question|the same doubt] [came up|came up before|is being discussed] on $other[|, I think|, by the way]
{s} on $other [the same question|a similar question|that] [came up|was asked] [too|as well]
{f} [the same|a similar|a related] question arises on $other[| too|, as I understand|, incidentally]
{cs} [let's look|I'd look|we could look] at how it's done on $other[| first| before we go on]
{csp} [have we|has anybody] [asked|talked to|told] $people[| first| about it]?
{f} $colleagues [have raised|have voiced|share] [the same concern|this concern|a similar concern|a similar question]
{f} [I'd suggest we|we should|we might] [consult|ask|hear] $colleagues [first|as well|before we go on|about it]
{f} it [may|could|will] [concern|affect] $other [too|as well|likewise]
{fp} have $colleagues been [asked|consulted|told][| about it| first]?
{v} I [asked|talked to|checked with] $people, and they [see it the same way|had the same question|aren't sure either]
{m} I [heard|was told] [the same|something similar|much the same] [on|in the review of|in the round on] $other
{d} [ask|talk to] $people[| first| about it]
{d} the same [question|problem|point] came up on $other
{j} [same pattern|same constraint|same question|same trade-off] on $other
{i} [perhaps|maybe] $people [know more|have a view|could help us judge]
{w} $people [could|would gladly|can surely] [tell us|explain|show us] [how they see it|what they do|how they solved it]
{c} $people [weren't happy with|moaned about|didn't like] that either
{cs} $people [agree|asked that too|worry too]
{f} $colleagues [agree|share this view|have similar doubts]
`
