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
{c} docs for $t live here: $v
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
notes are at $v
writing it up under $v
the page is $v
(see $v)
{cs} page: $v
{cs} it's all at $v
{s} more on that at $v
{c} docs: $v
{c} scribbled down at $v
{f} further particulars can be found at $v
{f} I've recorded this at $v
{f} kindly refer to $v
{s} I've put that on the page: $v
{v} the longer version, with all the ifs and buts, stands at $v
{v} I keep a page with the background, which grows as we go: $v
{w} in case it helps, my notes are at $v
{d} details: $v
{d} read $v
{j} it's on the wiki: $v
{i} you may want to glance at $v
{p} does the page at $v say the same for everybody?
{cs} see also $v
{s} $v has the background
{cs} at $v there's more, if you're curious
{s} look at $v for how it hangs together
{s} the same stands at $v, in more words
{c} stuck it on the page, $v
{m} keep an eye on $v
{h} bedtime reading: $v
{s} whatever I left out is at $v
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
{cs} keeping an eye on $other next door while I'm at it
the people on $other will want to know
{s} worth passing on to the group with $other
{s} I'm keeping $other in mind as I go
{f} the colleagues on $other should be told as well
{f} this may be of interest to those who work on $other
{v} it touches $other in another group, so I'll let them know
{v} I had a chat with somebody from $other about how the pieces fit together
{c} somebody tell the lot on $other
{c} no idea if it bothers $other, I'll ask over there
{cs} I'll mention it to the neighbours with $other
{s} let's stay in step with $other on this
{s} $other comes up in the same meeting, by the way
{m} I'll take that along to the review of $other
{p} does that get in the way of $other next door?
{p} has anybody asked the people on $other what they make of it?
{d} the group on $other has to hear of it
{i} perhaps somebody should have a word with the people on $other
{w} the neighbours with $other have been a great help, by the way
{h} the crowd on $other owe me lunch for this one
{j} there's an interface to $other to think of
{s} I borrowed the idea from the notes on $other
`

const namesAsk = `
{cs} I'm asking because of $other
{s} the people on $other want to know
{s} somebody from $other asked me over coffee
{f} the colleagues on $other have enquired about it
{f} I ask with a view to $other
{v} I need it to line things up with $other, which another group looks after
{c} the lot on $other keep pestering me
{cs} it matters for $other next door
{s} I'd like to square it with $other
{d} $other needs it as well
{m} it'll come up when we talk about $other
{i} I think $other might lean on it
{w} I promised the neighbours with $other to find out
{p} I wonder how it squares with $other
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
