package author

// What people say of other groups' tasks and of a page beside a decision, a
// difficulty or a beginning: who has to hear of it, and what the page is for.

func passingSources() map[string]string {
	return map[string]string{
		"names decide": namesDecide, "names trouble": namesTrouble, "names doubt": namesDoubt,
		"page decide": pageDecide, "page trouble": pageTrouble, "page start": pageStart, "page answer": pageAnswer,
		"page inside": pageInside,
	}
}

const namesDecide = `
the people on $other have to adapt, [so I'll write to them|I'll talk to them]
{s} that has to fit with $other, and [I've asked over there|they say it does]
{s} I'll tell the people on $other, [they're affected too|before they build on the old state]
{f} I'll see to it that the colleagues on $other are informed
{f} the colleagues on $other have been consulted[| and raise no objection]
{v} I asked the people on $other beforehand, and [they can live with it|nothing on their side stands against it]
{v} it means a little work for $other as well, which I've [cleared with them|announced over there]
{m} I'll take that to the review of $other, [so that nobody is surprised|before they hear it in the corridor]
{p} who [tells|informs|talks to] the people on $other[|, or have they heard|, and when]?
{p} does that [upset|break|delay] anything on $other?
{c} somebody tell the lot on $other, they hate surprises
{c} $other has to follow, I'll nag them
{d} the group on $other has to hear of it, [I'll do that|and from us]
{j} the interface to $other has to be checked against it
{w} thanks to the people on $other, who [made that possible|were patient with us]
{i} perhaps somebody could ask the people on $other whether it suits them
`

const namesTrouble = `
the people on $other may feel that too, so [I'll warn them|I'll ask over there]
{s} I'll ask the people on $other [how they got around it|whether they see the same]
{f} the colleagues on $other should be warned
{f} I've enquired with the colleagues on $other, [who see the same|without result so far]
{v} it may reach $other as well, since [they go through the same place|they rely on us], so I've warned them
{c} bet the lot on $other have the same mess
{cs} asking over at $other whether they know a way round
{p} do the people on $other see that too?
{m} I'll raise it in the review of $other, it isn't only ours
{d} the group on $other has to hear of it
{w} the people on $other have offered to help, [which is kind|thank you]
{j} it may show up on $other too, we share the set-up
{i} it might be worth asking the people on $other
`

// Beside an objection: who has been there before, or thinks likewise.
const namesDoubt = `
{s} [it's|that's] what the people on $other ran into as well
{s} ask the people on $other, [they've been through it|they know the feeling]
{f} the colleagues on $other [share this view|have met the same difficulty]
{f} I've discussed this with the colleagues on $other, who [agree|see it alike]
{v} I've heard the same from [people|somebody] on $other, and they [learned it the hard way|weren't joking]
{c} the lot on $other [say the same|had exactly that]
{cs} $other [has been there|went through the same|knows that], [by the way|in case you wonder|as they'll tell you]
{p} [has anybody asked|shouldn't we ask|who asks] the people on $other, who [had the same question|were here before us|went through it]?
{m} I don't want us to repeat what happened on $other
{d} [it was the same story|we had that] on $other[|, and nobody listened|, with the known result]
{d} [look at|think of|remember] $other[|, that's where it leads|, that began the same way]
{i} perhaps the people on $other could tell us how they did it
{w} the people on $other would [gladly|surely|certainly] tell us [how it went for them|what they'd do today|where it went wrong]
{j} $other [hit|tripped over] [the same interface|the same limit|the same dependency|the same bottleneck], [as their tracker shows|if you read their tickets|so it isn't ours alone|by their own account]
{j} the logs on $other [show|tell] the same [pattern|story], [says a colleague|I'm told|if one digs]
{j} there's [a ticket|an issue|an entry] about that on $other, [open to read|worth reading|with the same question]
{j} $other got around [that|it] with [a workaround|a detour|an extra check], [I think|as I hear|at a price]
{w} [I'm sure|I think] the people on $other would [share|show us] [what they learned|their notes], if we [ask nicely|bring cake|drop by]
{w} [somebody|a friend] on $other went through that too, and [was glad of the help|came out well|needed a long coffee]
{w} the people on $other [worried about the same|had the same worry], so [I'm in good company|I'm not the only one]
{c} [ask around|have a look] on $other, [they'll laugh|they know|same there]
{s} the people on $other [raised|brought up] the same thing [in their last round|a while ago|when they began]
{cs} [somebody|a colleague] on $other [said|told me] much the same
{f} the same objection was raised on $other, and [it was heard|it proved right]
{v} I remember the same discussion on $other, and it [ended better for having been held|took longer than it had to]
{h} on $other they have a [poster|mug] about that
{c} $other, anyone? [same film|same story]
{m} I've heard the same in the review of $other, so I take it seriously
{s} on $other they [were glad to have asked|wished they'd asked] in time
`

const pageDecide = `
{p} tell me if the page [is unclear|says something else]: $v
{s} I've changed the page accordingly: $v
{cs} page is updated: $v
{s} the page has it now, with the reasons: $v
{f} the page has been brought up to date: $v
{f} the reasons are set out at $v
{v} the arguments are collected on the page, [for those who come to it later|so that nobody has to search this thread]: $v
{c} changed it here too: $v
{d} it's written here: $v
{m} what counts is what the page says: $v
{j} changed in the docs: $v
{w} if you missed the discussion, the page sums it up: $v
{i} please check that I've worded it fairly: $v
`

const pageTrouble = `
{s} what I've tried so far is on the page: $v
{s} I keep track of it on the page: $v
{cs} notes so far: $v
{cs} everything I know about it is here: $v
{f} the particulars are recorded at $v
{f} I've set out the matter at $v
{v} I've described it on the page, in case [somebody recognises it|it rings a bell with anybody]: $v
{c} sad story in full: $v
{d} details: $v
{j} traces and all are at $v
{m} I want it followed on the page, not in a heap of mails: $v
{p} [does anybody recognise it|has anybody seen the like|does it ring a bell]? [it's described at|more at|I've written it up at] $v
{p} [who has met that before|has it happened elsewhere]? the [traces|details|notes] are at $v
{s} if you've [seen|met|had] something like it, [add it here|write it down here]: $v
{s} what [we|I] know so far, [in order|by day]: $v
{cs} [notes|details] so far at $v
{c} [gory details|the whole mess|all of it]: $v
{f} [a description|an account] of it is [kept|given] at $v
{f} those who can contribute are asked to [add to|consult] $v
{v} I've collected [what we've seen|what points to it] on the page, [to save you the search|so that nothing gets lost]: $v
{w} ideas are [welcome|gladly taken] on the page: $v
{h} [the crime scene|exhibit A, with pictures]: $v
{d} [read|see] this first: $v
{m} [I'd like it followed|please follow it] here: $v
{i} perhaps the description helps: $v
`

const pageStart = `
{s} plan and notes will go here: $v
{cs} I'll keep notes at $v
{cs} the page for it: $v
{f} the documentation will be kept at $v
{f} kindly address comments to the page: $v
{v} I've made a page for it, where you can see how it grows and add what I forget: $v
{c} page is up, mostly empty: $v
{d} page: $v
{m} please use the page, so that I can follow: $v
{j} docs go here: $v
{w} wishes and warnings are welcome on the page: $v
{p} [is anything missing from the outline|what have I left out|does the outline make sense]? it's at $v
{p} [anything to add|who has something to add]? [the outline is at|it's collected at] $v
{s} [the outline|a first outline|the plan so far] is at $v
{cs} [outline|first notes] at $v
{f} an outline [is provided|can be consulted] at $v
{i} I'd be glad of comments on the page: $v
`

const pageAnswer = `
{s} it's on the page too: $v
{s} you'll find it there the next time: $v
{cs} also here: $v
{f} it's recorded at $v
{f} the page has it, together with the context: $v
{v} the page has it as well, though you have to scroll a bit: $v
{c} bookmark this: $v
{d} it's all at $v
{m} it's been on the page all along: $v
{j} docs: $v
{w} and for the next time, the page has it: $v
{i} I think the page says so too: $v
`

// Where another link ends the message, and where nothing else fits.
const pageInside = `
(see $v)
{s} $v has the background
{cs} at $v there's more on it
{f} at $v the particulars are set out
{s} see $v for what led to it
`
