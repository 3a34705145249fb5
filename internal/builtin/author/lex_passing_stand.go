package author

// What the page of a task is there for where the message states nothing that
// could stand on it: behind an objection, a wish, a possibility, a promise, what
// settles an objection, and the word that something is not so. None of them says
// that the page has it too.

// Behind an objection: what its writer has read, and where it can be answered.
const pageObject = `
{cs} [the part|the bit|the line|the passage] [I mean|in question|I stumble over|that bothers me] is [here|on the page|on this page]: $v
{cs} [I'm looking at|I'm going by|I'm reading|I have open] [what's on the page|the page as it stands|the wiki page|the write-up]: $v
{cs} [this is|that's|here's] [the page|the version|the text|what] I [read|went by|mean|looked at]: $v
{cs} [look again at|compare|go by|please reread] [the page|what's on the page|the write-up|what's written there]: $v
{cs} [comments|answers|replies|other views] [on the page|there|right there|on the wiki], please: $v
{cs} [the page|the write-up|the wiki page|our page] [doesn't settle it|says little on that|leaves that out|doesn't help there]: $v
{cs} [I've left|I left|you'll find] [a comment|a question mark|a remark|a note] [on the page|there|in the margin|next to the line]: $v
{s} I [read|went through|looked through|searched] [the page|the write-up|the notes] [first|twice|before writing], [and I still wonder|it doesn't help|that isn't in it]: $v
{s} [let's sort it out|let's settle it|I'd like to discuss it|we can take it up] [on the page|there|over the page]: $v
{f} [I refer to|I have in mind|I am speaking of] [the page|the text|the account|the wording] [at|under|to be found at] $v
{f} I've [left|entered|placed] [a comment|a remark|a query] [to that effect|on this|in the margin] [at|on the page at|under] $v
{f} [the passage|the section|the paragraph] [concerned|in question|I refer to] [is|can be found|stands] [at|under|on the page at] $v
{f} [kindly|please] [compare|consider|reread] [the page|what is written there|the text as it stands|the section]: $v
{v} I [reread|went back to|checked] [the page|the write-up|the notes] [before writing this|just now|this morning], [it doesn't answer that|that isn't in it|and was none the wiser]: $v
{c} [see for yourself|judge for yourselves|have a look|see what I mean]: $v
{c} [I mean|meaning|talking about] [this|this bit|this page]: $v
{d} [source|my source|what I read|I mean this|see]: $v
{m} I'd like [this|that|the point] [answered|taken up|discussed] [on the page|there|in writing]: $v
{j} [inline comment|comment|annotation|remark] [is up|added|left] [in the docs|on the docs page|there]: $v
{w} [nothing against the page|no offence to whoever wrote the page|the page is well written], [it's just this point|it's only this bit|this one point aside]: $v
{i} [maybe|perhaps] I [misread|overlooked something on|misunderstand] [the page|the write-up|what's there]: $v
`

// Behind a wish, a favour or a question: what the other may want to read for it.
const pageWish = `
{cs} [what there is|what we have|all there is] [so far|to date|at the moment] [is|sits] [here|on the page|on the wiki]: $v
{cs} you'll find [the background|what there is|the story so far] [on the page|on the wiki|here]: $v
{cs} [to read up|to start from|to look at|for the context|for background], [the page|the wiki page|our page]: $v
{cs} [in case you need it|if it helps|to save you a search|so you needn't search], [here's the page|the page|the wiki page|the link]: $v
{cs} [the page|the wiki page|the write-up|our page][, for reference|, to go with it|, as it stands|, if needed]: $v
{s} [the page|our page|the wiki page] [has|gives] [the background|what led to it|the history|the context]: $v
{s} [what led up to it|how we got here|the story so far] [can be read|is] [on the page|on the wiki|there]: $v
{f} [the background|the context|the history] is [given|set out|documented|available] [at|on the page at|under] $v
{f} [for the context|for details|should you need more], [kindly|please] [see|consult|refer to] $v
{f} the [page|documentation|file] [concerned|in question|that goes with it] is [at|kept at|to be found at] $v
{c} [here's the page|here's the link|link|the page]: $v
{v} I've [put together|collected|written down] what [I know|we have|I found] [on the page|in one place|on the wiki], [to make it easier|so it goes faster|as a start]: $v
{d} [page|background|context|see|read this first]: $v
{m} please [have|keep] [the page|what's on the page|the write-up] [open|at hand|in front of you] [for it|when you do]: $v
{j} [docs|docs page|wiki page|wiki|reference]: $v
{w} [to make it easy|to spare you the search|so you don't have to look], [here's the page|the page is here|this is the page]: $v
{i} [maybe|perhaps] [the page|the write-up] [helps|makes it easier|saves you time]: $v
`

// Behind a possibility: what it would be compared with.
const pageWeigh = `
{cs} [the page|the write-up|what we have now] [for comparison|to compare|as it stands]: $v
{cs} [I've put|I put] [it|this|that] [on the page|on the wiki|in the notes] [as an idea|as an option|with a question mark]: $v
{cs} [pros and cons|for and against|comments|other ideas] [on the page|there|on the wiki], please: $v
{s} [what we have now|the current state|how it is today] is [on the page|described there|on the wiki]: $v
{s} [to compare|before you answer|if you want to compare], [here's the page|the page|the write-up]: $v
{f} the [present arrangement|present state|arrangement so far] is [set out|described|recorded] [at|on the page at] $v
{f} I've [entered|noted|added] [it|the suggestion|the idea] [as a possibility|for consideration|as an alternative] at $v
{f} for [comparison|the arguments|the other side], [please see|kindly see|kindly consult] $v
{c} [scribbled|put|noted] [it|the idea] [on the page|here|there] [as a maybe|with a question mark]: $v
{d} [for comparison|to compare|background|as it stands]: $v
{j} [added|logged|entered] as [an option|a proposal|a candidate] [in the docs|on the wiki]: $v
{v} [the page|the wiki|the write-up] [shows|has|describes] [how it is now|the present state|what we do today], [so you can compare|for comparison|in case that helps]: $v
{w} [add yours|other ideas are welcome|feel free to add] [there|on the page|on the wiki]: $v
{m} [comment|weigh in|say what you think] [on the page|there], please: $v
{i} [maybe|perhaps] [compare|look at] [what's on the page|the page] [first|before you answer]: $v
`

// Behind what settles an objection or takes a risk, and changes nothing.
const pageSettle = `
{cs} [noted|recorded|written down] [on the page|on the wiki|there|in the notes] [too|as well]: $v
{cs} [I've added|I've put|there's now] a line [on that|about it|on this] [on the page|there|on the wiki]: $v
{cs} the [page|write-up|wiki] [stays as it is|needs no change|keeps its wording][| for now| for the moment]: $v
{cs} [I've written down|you can read|I noted] [why|the reasons|what we weighed] [on the page|on the wiki|there|in the notes]: $v
{s} [for those who want to follow it|if you want to read on|for the record], [here's the page|the page|the write-up]: $v
{s} [the page|our page|the wiki] [mentions it|names it|has it] [now|too]: $v
{f} [the point|the matter|this] has been [recorded|entered|noted] [at|on the page at|under] $v
{f} the [page|documentation|record] [remains unchanged|remains as it is|needs no change][| for the time being| for the present]: $v
{f} my [reasons|considerations] are [set out|recorded|given] [at|on the page at] $v
{v} I've [written|put down|noted] [what was said|how we got there|the reasoning] [on the page|in the notes|on the wiki], [for later|in case it comes up again|so it isn't lost]: $v
{c} [noted|jotted down|parked] [here|there|on the page]: $v
{d} [noted here|on file|for the record|noted]: $v
{m} [it goes|this goes] [on the page|into the notes], [so we don't forget|so nobody asks twice|with today's date]: $v
{j} [logged|tracked|noted] [in the docs|on the wiki|on the docs page][| too]: $v
{w} [add to it|put more there|write there too] [if you like|any time|whenever you want]: $v
{i} [tell me|say so] if [the page|the note there] [puts it wrongly|sounds unfair|leaves something out]: $v
`

// Behind a promise: where what is promised will go.
const pagePromise = `
{cs} I'll [put|add] it [on the page|there|on the wiki] [too|then|as well]: $v
{cs} [it goes|it'll go|it then goes] [on the page|on the wiki|there] [too|as well]: $v
{cs} [here's|that's] [where it'll go|where I'll put it|the page it goes on]: $v
{s} [you'll find it|it'll be] [on the page|there|on the wiki] [then|as well|too]: $v
{s} until then, [the page|the wiki|the write-up] has [what we know|the rest|what there is]: $v
{f} it will [then|also] be [entered|recorded|added] [at|on the page at|under] $v
{f} [thereafter|then] it can be [found|read|looked up] at $v
{f} the rest [can be found|is recorded|is available] [at|on the page at] $v
{c} [goes|will go] [here|there|on the page] [too|then]: $v
{d} [goes here|then here|to be added]: $v
{w} then [nobody has to ask again|we all have it], [I'll add it here|it goes here]: $v
{j} [docs|wiki] [will follow|to follow|updated then]: $v
{m} and [it'll be|I'll have it] [on the page|in writing] [too|for everyone]: $v
{i} [the page|the wiki] [may|might] help [until then|in the meantime|so far]: $v
`

// Behind the word that something is not so, which states no value.
const pageState = `
{cs} [where it stands|how far it is|what's left] [can be seen|is|is written] [on the page|on the wiki|there]: $v
{cs} [the page|the wiki|our page] [shows|says] [where it stands|how far it is|what's left|what's still to do]: $v
{cs} [see|check|have a look at] [the page|the wiki|our page] [for where it stands|for what's left|if in doubt]: $v
{s} [before anyone passes it on|so it doesn't spread|to be safe], [here's the page|the page|see the page]: $v
{f} the [present state|current position] [is given|is set out|can be found] [at|on the page at] $v
{f} [the page|the documentation] [gives|shows|records] the [present state|current position]: $v
{f} [kindly|please] [consult|check] [the page|the record] [first|if in doubt]: $v
{c} [check|see] [here|the page|the wiki][| first]: $v
{d} [state|status|check|see]: $v
{j} [status|current state|state] [in the docs|on the wiki|on the docs page]: $v
{m} please [look|check] [at the page|there|on the wiki] [first|before you pass it on]: $v
{w} [it's easily mixed up|no harm done|don't worry], [the page helps|the page is here|see the page]: $v
{i} [perhaps|maybe] [have a look at|check] the page: $v
`
