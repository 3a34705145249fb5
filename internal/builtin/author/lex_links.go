package author

// How people point at a page and how they name what others are working on.

func linkSources() map[string]string {
	return map[string]string{
		"page": pageLines, "page named": pageNamedLines, "page asked": pageAskedLines,
		"names say": namesSay, "names ask": namesAsk, "names brief": namesBrief,
	}
}

// With the task ($t): the message has not named it yet.
const pageLines = `
the page for $t: $v
notes on $t are at $v
{cs} $tb, for reference: $v
{cs} the write-up of $t sits under $v
I keep what I know about $t at $v
{f} the documentation of $t is available at $v
{f} for details on $t, kindly consult $v
{s} whoever wants the background to $t finds it at $v
{c} docs for $t are over here: $v
{cs} all of $t in one place: $v
{v} if you want the longer story of $t, it's written down at $v
{s} I'm writing up $t under $v
{d} read up on $t: $v
{w} for anybody new to $t, have a look at $v
{j} wiki page of $t: $v
{cs} see $v, that's where we collect things on $t
{s} at $v you'll find our page on $t
{f} at $v there's a page on $t with the particulars
{v} the page at $v has more on $t than fits in here
{c} dump your notes on $t at $v, please
{i} it may help to look at $v, where we keep the notes on $t
{p} has everybody seen the page on $t? it's at $v
{s} the address to remember for $t is $v
{m} please keep the page of $t in order: $v
{cs} linking the page on $t again, so nobody has to search: $v
{s} comments on $t go to $v rather than into my inbox
`

// Without it: the message has named the task.
const pageNamedLines = `
{p} tell me if the page says [something else|less]: $v
{cs} [more|the rest] is on the page: $v
{s} the page has [more on it|the story behind it|what led to it]: $v
{w} [somebody asked|some of you asked|I was asked] [where to read more|for the background|for more], so here's the page: $v
{c} [more|all of it] here: $v
{f} [the background|the context] is [given|described] at $v
{s} the longer version is on the page: $v
{s} I've put that on the page, [so that it can be found again|with what led to it]: $v
{cs} it's on the page now: $v
{c} docs: $v
{c} scribbled down at $v
{f} I've recorded this at $v
{f} the particulars are set out at $v
{v} the page has the background, [in case you want to follow it|for those who weren't there]: $v
{w} for [those who are new to it|anybody new|our new colleagues], [the page explains more|there's a page|the page helps]: $v
{d} details: $v
{j} it's on the wiki: $v
{i} the page may help if I've been unclear: $v
{m} please check that the page says the same: $v
{s} corrections on the page, please: $v
`

// Behind a question about the task.
const pageAskedLines = `
{cs} it isn't on the page: $v
{s} I've looked at $v and came away none the wiser
{s} the page at $v doesn't tell
{f} I've consulted $v without finding it
{f} I'd like to add it to $v
{c} nothing on $v, as far as I can see
{c} would go here: $v
{v} I've read $v from top to bottom, so it must have been left out
{d} missing on $v
{w} I'll add it to $v, so that nobody has to ask again
{h} $v keeps its mouth shut
{j} blank on the wiki, $v
{m} I want it on $v, where all of us can see it
{i} perhaps I overlooked it at $v
{p} shouldn't it be on $v?
`

const namesSay = `
[I've passed that on to|that went to] the people on $other, who [plan with it|asked about it|wait for it]
{s} the people on $other [plan with that|have asked about it], so I've copied them in
{s} that's also what [I told|we told] the people on $other [when they called|the other day|in the corridor]
{f} I've informed the colleagues on $other, [since their work builds on ours|as it concerns them too]
{f} those who work on $other should be told as well, [since it touches their plan|as they rely on us]
{f} [a copy goes|I'm sending a copy] to the colleagues on $other, [as requested|for their planning]
{v} I checked with [somebody|a colleague] from $other first, because [they had the same trouble|it has to fit with what they do]
{v} some of you [sit|work] on $other as well and [may have heard it there|will have heard it already|know that part]
{v} we compared notes with the people on $other, and that helped us both
{c} already told the lot on $other, they [were asking|sit across from me|keep asking]
{c} no idea if it bothers $other, I'll [ask over there|poke them]
{cs} [sharing|mentioning] it over at $other too, [they depend on it|since they asked|it saves them a meeting]
{cs} [the folks|the others] on $other [can use that too|wanted to know as well]
{m} I'll [raise|mention] it in the review of $other as well, [they ought to know|it touches their plan]
{p} does that [get in the way of|clash with|change anything for] $other?
{p} can the people on $other [accept that|work with that|go on as planned|cope with that]?
{p} has anybody [told|warned|asked] the people on $other[|, who build on it]?
{d} I'm [sending|telling] the people on $other the same
{d} $other [knows|has been told|has it too|got a copy]
{i} perhaps somebody should [have a word with|write to] the people on $other, in case [they count on something else|it affects them]
{w} [somebody|a colleague] from $other [helped me with that|lent me a hand here|showed me how], [so thanks to them|which was kind|and saved me hours]
{w} the people on $other [asked so nicely|have been waiting|are curious too], so [I'm copying them in|they get to know as well]
{h} the crowd on $other [had a bet on this|will never believe it|owe me lunch for it][|, ask them]
{j} it goes over the interface to $other, so they [get a copy|test against it|have it as well]
{j} [synced|mirrored] to the people on $other, who [read it from us|keep the same table]
`

const namesAsk = `
{cs} I'm asking because of $other, [it has to fit together|they go by it]
{s} the people on $other [want to know|have asked me], and I [had no answer|didn't want to guess]
{s} somebody from $other asked me over coffee
{f} the colleagues on $other have enquired about it
{f} I ask with a view to $other, [which has to fit with it|where the same question arises]
{v} I need it to line things up with $other, which another group looks after
{c} the lot on $other keep pestering me [about it|for it]
{cs} it [matters|counts] for $other too[|, they say|, as I hear]
{s} I'd like to square it with $other [before I go on|while there's time]
{d} I need it for $other as well
{m} it'll come up when we talk about $other, [and I want to be prepared|so I'd rather know]
{i} I think $other might lean on it
{w} I promised [the people|somebody|a colleague] on $other [to find out|an answer|to ask]
{p} I wonder how it [squares|fits|lines up] with $other[|, given their plan|, which leans on us]
{j} it's an input for $other on the other side
`

const namesBrief = `
{cs} I'll tell the people on $other
{s} useful for $other next door, too
{f} I'll let the colleagues on $other know
{c} passing that on to $other
{s} somebody on $other was wondering about that
{w} the neighbours with $other will be glad to hear it
{h} $other is jealous already
{d} passing it to $other
{v} I sit with the people on $other every other day, so I'll pass it on
{f} it'll be of use to those on $other as well
{m} I'll raise it with the group on $other
`
