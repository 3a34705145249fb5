package author

import "strings"

// How the tasks of other groups are named beside a report, a question or a few
// words: one tells them, has talked to them, wonders whether it concerns them.
// It is short, and says nothing about how their task stands.

// peopled writes out who works on another task: $people among colleagues,
// $colleagues as formal people put it. Both are plural.
func peopled(src string) string {
	return strings.NewReplacer(
		"$people", "[the people on $other|the folks on $other|our colleagues on $other|$other people|$other folks|$other colleagues|those on $other|the ones doing $other|those working on $other|those busy with $other|the people behind $other|the people around $other|those at work on $other|those who do $other]",
		"$colleagues", "[the colleagues on $other|the colleagues working on $other|those responsible for $other|our colleagues on $other|those in charge of $other|those working on $other|our counterparts on $other|the people responsible for $other|those who look after $other|the colleagues dealing with $other]",
	).Replace(src)
}

// Beside a report, an answer, a beginning or an end.
const namesSay = `
{cs} [passing|sending|forwarding|handing] [this|it] [on|over] to $people[| too| as well|, they asked|, for their planning]
{cs} $people [asked|wanted to know|were asking] [too|about it|the other day], [so I'll tell them|I'll write to them|I'm passing it on|so I'm copying them]
{cs} I'll [tell|write to|ping|ask] $people [too|as well|about it|next]
{cs} [copying in|adding|including|cc to] $people[|, it touches their part|, they may need it|, in case they plan with it| too]
{cs} [useful|relevant|handy|interesting] for $people [too|as well][|, I think|, I'd say]
{csr} $people [may|might|will probably] [need|want|use] [that|this|it] [too|as well]
{cs} $people [may|might|will probably] [ask about it|want to know|plan with it] [too|as well]
{cs} [that|this] [may matter|matters|could matter|counts] [for|on] $other [too|as well]
{csv} [they asked|somebody asked|people asked] [the same|about that] on $other, so [it goes there too|I'm copying them|I looked it up]
{cs} [met|saw|ran into|sat with] $people [at lunch|in the kitchen|before the meeting|in the corridor], they [asked about that|wanted to know too|had the same question]
{cs} I [owe|promised] $people [word on that|an answer on that|a note on it][|, so a copy goes there|, doing that next]
{cs} [if you see|if you talk to|if you meet] $people, [tell them|pass it on|mention it]
{csr} [close to|similar to|much like] what we have on $other[|, I think|, by the way|, from what I hear]
{cs} [might|could|would] be worth a line [for|to] those on $other[| too]
{csr} [for|on] $other [we|they] [need|use|want] [it|this|that] [too|as well]
{cs} [for|on] $other [we|they] [have to know|should know|ought to hear of it] [too|as well]
{fr} [a related point|a similar point|the same] arises on $other[| too|, incidentally]
{v} I [checked|talked it through|went over it|compared notes] with $people [first|beforehand|before writing this]
{v} [what I can't judge|what I don't know|still open for me] is [what it means|whether it matters|what changes] for $people
{f} I'll [inform|notify|write to|tell] $colleagues [as well|too|separately|directly]
{f} [a copy|the same note|this information] [goes|will go] to $colleagues[| too| as well|, for information|, for their planning]
{f} $colleagues [may wish|will want|may need|might wish] to [know of it|take note|see this|be told]
{f} it [may|might|will] [concern|affect|be of interest to|be relevant to] $colleagues [as well|too|likewise]
{f} I've [spoken|been in touch|corresponded] with $colleagues [about it|on this|about this]
{f} $colleagues [asked me|have asked me|wished] to [be kept informed|be told|hear of it][|, hence the copy]
{cfsp} does [that|this|it] [affect|change anything for|matter for|concern] $other[| too| as well]?
{csp} do $people [know that|plan with that|know about it]?
{csp} [who tells|has anybody told|has anyone asked|can somebody tell] $people[| too| about it]?
{fp} have $colleagues been [informed|told|consulted][| as well| already| about it]?
{d} [telling|I'll tell|I've told] $people [too|directly|as well]
{d} $people should [know|have it|see this][| too|, so forward it|, so tell them]
{csw} [thanks|thank you|many thanks] to $people for [the help|the hint|their patience|their time|the pointers]
{csw} $people [helped me with it|were a great help|took the time to explain|lent me a hand][|, thank you|, many thanks|, so thanks]
{fw} [my thanks|many thanks|I'm grateful] to $colleagues for [their help|the hint|their patience|their time|their advice]
{j} [cross-posting|copying|linking] [this|it] for $people[| too|, same audience|, for reference]
{m} I'll [raise|mention|repeat|bring up] [it|that] in the [review of|round on|planning for|status call on] $other
{i} [perhaps|maybe] [we|one of us|I] should [tell|ask|write to|check with] $people [too|as well|about it]
{cs} [which reminds me|by the way]: do $people [know|plan with it|know that]?
{f} it'd be [sensible|advisable|good] to [inform|tell|involve] $colleagues [as well|too|in good time]
{c} [relevant|useful|needed] on $other [too|as well][|, fwiw|, I guess]
{c} [telling|pinging|texting] $people [too|as well|about that]
{cs} $people [know|know it too|hear it from me]
{cs} [same note to|a copy goes to|also for] $people
{c} $people [were asking|wanted to know|kept asking]
{f} [a copy to|also to|for information to] $colleagues
{f} $colleagues [have been told|are informed|have a copy]
`

// Behind a question or a wish: why the writer wants to know.
const namesAsk = `
{csy} [I'm asking|asking|I ask] [for|because of] $other, [it has to fit|they plan with it|it comes up there|they need it] [too|as well]
{csy} $people [want to know|asked me|keep asking|wrote to me][|, so I have to ask|, so I said I'd ask|, that's why I ask]
{csy} [someone|somebody|a colleague] on $other [asked me|wanted to know|asked][|, and I didn't know|, and I had to pass|, so I said I'd ask]
{cs} it [matters|counts|plays a part] [for|on] $other [too|as well]
{csy} I [have to|want to|need to] [match it|compare it|line it up] with [$other|the plan for $other|the notes on $other]
{cs} [need|I need|we need] it [for|on] $other [as well|too]
{fy} $colleagues [have enquired about it|have asked me|wish to know|have raised the question][|, hence my request|, for their planning]
{fy} I ask [with a view to|with regard to|on account of] $other, [where it's needed|which should agree|where it matters] [too|as well|likewise]
{f} it's [required|needed|of importance] [for|in connection with] $other [as well|too|likewise]
{vy} [the reason I ask|why I ask|the background]: $people [had the question|want to be sure|would like to plan|are unsure]
{cy} $people [keep asking me|keep bugging me|are after me] [about it|for it]
{sy} I [promised|told] $people [I'd ask|I'd find out|I'd let them know]
{d} [also for|it's for|needed on] $other
{my} it'll [come up|be asked] when we [talk about|review|plan] $other[|, so I'd rather know|, and I want to be ready]
{i} [I think|perhaps|maybe] $people [need it|want it|count on it] [too|as well]
{wy} I [promised|told] [a colleague|a newcomer|somebody] on $other I'd [ask|find out][|, so thank you|, you'd help us both]
{p} I [wonder|keep wondering] [how|whether] it [fits|agrees|goes together] with $other
{p} does it [touch|concern|affect] $people[| too| as well]?
{j} it's [an input|a parameter|an assumption] for $other [too|as well]
{cs} [it'd help|your answer helps|that would help|you'd help] $people [too|as well]
{cs} [I'll pass it on to|I'd share it with|then I can tell|and then I'll tell] $people [too|as well]
{c} $people [could do with it|are after it|could use it] [too|as well]
{csp} [would|do] $people [know|have it|remember][, by any chance|, perhaps|, do you think]?
{s} [on|for] $other [it's|that's] [wanted|looked for|needed] [too|as well]
{f} [your reply|the answer] [will|would] [also|likewise] be [of use to|passed on to|forwarded to] $colleagues
{fp} [might|would] $colleagues [know|have it|be able to tell us][, do you think|, perhaps]?
{w} [you'd make|you'd be making] $people happy [too|as well]
{cs} $people [would like it too|want it too|need it as well]
{f} $colleagues [would use it as well|require it too|need it too]
`

// Behind a few words.
const namesBrief = `
{cs} I'll let $people [know|have it|see that|read this]
{cs} [will tell|telling|passing it to|forwarding to] $people
{s} [useful|good|handy|helpful] for $people[| too| as well|, I think]
{s} $people [asked about it|will want to hear it|wanted to know]
{c} [passing that on|sending that over] to $people
{w} $people will be [glad to hear it|happy to hear that|pleased]
{w} [nice, and|lovely, and|good,] I'll tell $people
{d} [passing it to|telling|tell] $people
{v} I [talk to|sit near|have lunch with] $people [anyway|quite often|most days], so I'll [pass it on|let them know|tell them]
{f} I'll [let $colleagues know|inform $colleagues|pass it on to $colleagues|write to $colleagues]
{f} it'll be [of use|of interest|helpful|welcome] to $colleagues[| as well| too]
{m} I'll [raise it with|take it to|mention it to] the group on $other
`
