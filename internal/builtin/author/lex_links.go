package author

// How people point at a page; the tables of other tasks stand in lex_names.go.

func linkSources() map[string]string {
	return map[string]string{
		"page": pageLines, "page named": pageNamedLines, "page asked": pageAskedLines,
		"names say": peopled(namesSay), "names ask": peopled(namesAsk), "names brief": peopled(namesBrief),
	}
}

// With the task ($t): the message has not named it yet.
const pageLines = `
the page for $t[| is here| again]: $v
[notes|my notes|our notes|more notes] on $t are [at|under|kept at] $v
{cs} $tb, [for reference|more here|the page|to read]: $v
{cs} [the write-up|the page|the docs page|our page] of $t [sits|is|lives] [under|at] $v
I [keep|write down|collect|put] what I [know|find|hear] about $t [at|under] $v
{f} the [documentation|record|page] of $t is [available|kept|found] at $v
{f} [for details|for further information|for the background] on $t, [kindly|please] [consult|see|refer to] $v
{s} for [the background|more|the details] on $t, [see|look at] $v
{c} [docs|notes|links] [for|on] $t [are over here|are here|]: $v
{cs} [all of|everything on|what we know of] $t [in one place|on one page]: $v
{v} if you want the [longer story|background|history] of $t, [it's written down at|I keep it at|look under] $v
{s} I'm [noting things on|keeping notes on|documenting] $t [under|at] $v
{d} [details on|background on|more on] $t: $v
{w} [for anyone new to|if you help out on] $t, [have a look at|start with|there's] $v
{j} [wiki page|docs|docs page] [of|for] $t: $v
{cs} [see|look at] $v, [that's where we collect|we keep] things on $t
{s} at $v [you'll find|there's] [our page|the page|more] on $t
{f} at $v [there's a page|you'll find the page] on $t with [the details|the background]
{c} [leave|drop|put] your notes on $t at $v, please
{m} please keep [the page of|our page of|the docs of] $t [up to date|tidy|complete]: $v
{s} [comments|questions|corrections] on $t [go to|please to] $v
`

// Without it: the message has named the task.
const pageNamedLines = `
{cs} [more|the rest|the longer version|the background|more detail|how we got there] is [on the page|on our page|on the wiki|in the docs]: $v
{s} I've [put|added|noted|recorded] [that|this|it] [on the page|in the docs|in the write-up|in the notes] [too|as well|for later]: $v
{cs} [it's|that's|all of it is] [on the page|on the wiki|in the docs|in the notes|in the write-up] [too|as well|already|in more detail]: $v
{cs} [page|docs|notes|write-up|background|details]: $v
{cs} [for the background|for more|for the details], [see|here's|there's] [the page|the wiki|the write-up]: $v
{f} [the background|the context|further detail] is [given|available|set out|documented] [at|on the page at|under] $v
{f} [for details|for the context|should you need more], [kindly|please] [see|consult|refer to] $v
{f} I've [recorded|documented|entered] [this|it|the above] [at|on the page at|for reference at] $v
{f} the [page|documentation|record] [says the same|has this too|gives the context]: $v
{c} [more|the lot|all of it|the rest] [here|over here|on the wiki]: $v
{c} [noted|jotted|typed] [it|that|this] down [at|here:|under] $v
{v} [the page|our page|the write-up] [has|gives] [the background|the longer version|the history], [if you weren't there|if you have time|for later]: $v
{w} if you're new to it, [the page|our page|the wiki] [explains more|gives the basics|helps]: $v
{w} [no need to write it down|if you forget it], it's on [the page|our page|the wiki]: $v
{m} please [check whether|make sure that] [the page|our page|the wiki] [says the same|has it too|is up to date]: $v
{s} [corrections|additions|comments] [on the page|right there|on the wiki], please: $v
{d} [details|more|page|background]: $v
{j} [it's on the wiki|in the docs|wiki page|docs|linked on the wiki][| too]: $v
`

// Behind a question about the task.
const pageAskedLines = `
{cs} [it isn't|it's not|couldn't find it] on [the page|our page|the wiki][| either]: $v
{s} I [looked at|searched|read] $v [and it isn't there|and didn't find it|but found nothing]
{s} [the page|our page] at $v [doesn't say|leaves it out|says nothing]
{f} I've [consulted|read|searched] $v [without finding it|without success|to no avail]
{f} [the page|our page] at $v [doesn't state it|is silent on this|leaves it open]
{c} [nothing on|can't find it on|not on] $v[|, as far as I can see]
{c} [would go here|should be here]: $v
{d} [missing on|not on] $v
{w} I'll [add|put|note] it [on our page|on the wiki] then: $v
{j} [empty field|no entry|not filled in] on [the wiki|the docs page], $v
{m} I want it [on|written down at] $v, where [all of us can see it|we can find it again]
{i} [perhaps|maybe] I [overlooked it|missed it] [at|on] $v
`
