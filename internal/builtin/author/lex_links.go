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
the page for $t[| is here| again|, if you need it]: $v
[notes|my notes|our notes|more notes] on $t are [at|under|kept at] $v
{cs} $tb, [for reference|more here|the page|to read]: $v
{cs} [the write-up|the page|the docs page|our page] of $t [sits|is|lives] [under|at] $v
I [keep|write down|collect|put] what I [know|find|hear|read] about $t [at|under] $v
{f} the [documentation|record|page] of $t is [available|kept|found|maintained] at $v
{f} [for details|for the particulars|for further information|for the background] on $t, [kindly|please] [consult|see|refer to] $v
{s} [whoever wants|if you want|for] [the background|more|the history|the details] on $t: [see|look at|try] $v
{c} [docs|notes|scribbles|links] [for|on] $t [are over here|are here|, here you go]: $v
{cs} [all of|everything on|the lot on|what we know of] $t [in one place|on one page|to read]: $v
{v} if you want the [longer story|background|history|full picture] of $t, [it's written down at|I keep it at|look under|go to] $v
{s} I'm [writing up|noting things on|keeping notes on|documenting] $t [under|at|on the page at] $v
{d} [read up on|details on|background on|more on] $t: $v
{w} [for anyone new to|to get into|if you're new to|if you help out on] $t, [have a look at|start with|try|there's] $v
{j} [wiki page|docs|docs page|wiki] [of|for] $t: $v
{cs} [see|try|look at] $v, [that's where we collect|we keep|it has] things on $t
{s} at $v [you'll find|there's|we keep] [our page|the page|notes|more] on $t
{f} at $v [there's a page|you'll find the page|we maintain the page] on $t with [the particulars|the details|the background]
{v} the page at $v has more on $t than [fits in here|I can type|a message holds]
{c} [dump|put|leave|drop] your notes on $t at $v[|, please|, thanks]
{i} it [may|might] help to look at $v, where [we keep|I keep|you find] [the notes|more|what there is] on $t
{p} [has everybody seen|do you all know|who hasn't seen|do you use] the page on $t? it's [at|under] $v
{s} the [address|place|page] to remember for $t is $v
{m} please keep [the page of|our page of|the docs of|the page for] $t [in order|up to date|tidy|complete]: $v
{cs} [linking|posting|sharing] the page on $t again[|, saves a search|, it got lost above|, somebody asked]: $v
{s} [comments|questions|remarks|corrections] on $t [go to|please to|are best put at] $v [rather than into|not into|and not into] my inbox
`

// Without it: the message has named the task.
const pageNamedLines = `
{cs} [more|the rest|the longer version|the background|more detail|the whole story|how we got there|the story behind it] [is on|sits on|is kept on|went on|stands on|lives on] [the page|our page|the wiki|the usual page|the page for it]: $v
{s} I've [put|added|noted|mentioned|recorded|entered] [that|this|it|the same] [on the page|on our page|in the docs|in the write-up|in the notes|on the wiki] [too|as well|, for later|, to be found again|, for the record]: $v
{cs} [it's|that's|it's all|that's all|all of it is] [on the page|on the wiki|in the docs|written up|in the notes|in the write-up] [too|as well|now|by now|of course|already|in more detail]: $v
{csw} [some of you asked|I was asked|a few of you asked|you kept asking|I know you'll ask] [where to read more|for the background|for more|for something to read|about the context], [here's the page|the page is here|here it is|this is the page|so it's here|page]: $v
{f} [the background|the context|further detail|a fuller account|the wider context|the history of it] is [given|described|available|set out|documented|recorded] [at|on the page at|in the documentation at|under|on our page at] $v
{f} [for details|for the particulars|for further reading|for the context|should you need more|for the full account], [kindly|please|you may] [see|consult|refer to|turn to|have a look at] $v
{f} I've [recorded|documented|noted|entered] [this|it|the above] [at|on the page at|in full at|for reference at|for later reference at|with the context at] $v
{f} [the page|the documentation|our page|the record] [says the same|has this too|contains this|reflects this|gives the context], [for reference|as it should|should you need it|with the background]: $v
{c} [more|the lot|all of it|everything|the full thing|the rest] [here|over here|on the page|on the wiki|written up here]: $v
{c} [scribbled|jotted|wrote|noted|typed] [it|that|this|the lot] [down at|down under|down here:|down over at] $v
{cs} [page|docs|notes|write-up] [, if you like|, as ever|, for the rest|, for the background|with more]: $v
{v} [the page|our page|the write-up|the wiki] [has|holds|gives|explains] [the background|the longer story|what led to it|the history|the context], [if you weren't there|for the curious|if somebody asks|should you need it|if you have time|for later]: $v
{w} [if you're new to it|for those new to it|if you've just joined|in case you're new here|for our new colleagues], [the page|the write-up|this|our page] [explains more|helps|is a good start|gives the basics|tells the rest]: $v
{csw} [no need to ask twice|no need to remember it|in case you lose this|to spare you the search|for when you need it]: [it's on|it's also on|all on|find it on|kept on] [the page|our page|the wiki|the docs page], $v
{i} [the page|this|our page|the write-up] [may|might|could|should] [help if I'm unclear|say it better|be clearer than me|fill in what I left out|make more sense]: $v
{m} please [check|make sure|see to it] that [the page|our page|the wiki|the write-up] [says the same|says so too|agrees|matches|isn't behind|has it as well]: $v
{s} [corrections|additions|comments|remarks|objections|questions] [on the page|straight on the page|right there|on the wiki|under the text], please: $v
{d} [details|more|page|background|reference|the rest|write-up]: $v
{j} [it's on the wiki|wiki has it|in the docs|wiki page|docs|linked on the wiki|docs have it][| too| as well]: $v
{csp} [tell me|say|shout|let me know|drop me a line] if [the page|our page|the wiki|the write-up] [says something else|says less|leaves something out|reads differently|isn't clear|contradicts me]: $v
{csp} [is|would you call] [the page|our page|the wiki|the write-up] [clear enough|any help|complete|of use][| so far|, honestly|, do you think]? [it's at|it's under|look:|see] $v
{csp} [does|will|would] [the page|our page|the wiki|the write-up] [make sense|say enough|help you|answer the rest][| so far|, honestly|, do you think]? [it's at|it's under|look:|see] $v
{fp} [does|would] [the page|our page|the documentation|the record] [answer your questions|need amending|omit anything|suffice|seem complete][| as it stands|, in your view|, may I ask]? [it's at|kindly see|see] $v
`

// Behind a question about the task.
const pageAskedLines = `
{cs} [it isn't|it's not|nothing|couldn't find it|not a word] on [the page|our page|the wiki|the page for it][| either| so far|, or I missed it|, I looked]: $v
{s} I've [looked at|been through|searched|read|gone over] $v [and|but] [came away none the wiser|didn't find it|it isn't there|saw no trace of it|am no wiser]
{s} [the page|the wiki|our page] at $v [doesn't tell|doesn't say|leaves it out|is silent|says nothing][|, or I'm blind|, it seems|, sadly| either]
{f} I've [consulted|read|gone through|searched|examined] $v [without finding it|without success|to no avail|in vain|but didn't find it]
{f} I'd [like|prefer|be glad] to [add|enter|record|note] it [at|on the page at|in the documentation at] $v
{f} [the page at|the documentation at|our page at] $v [doesn't state it|is silent on this|doesn't mention it|leaves it open]
{c} [nothing on|can't see it on|can't find it on|zilch on|not on] $v[|, as far as I can see|, unless I'm blind|, checked twice|, sorry if I missed it]
{c} [would go here|the gap is here|should be here|to put it here|missing here]: $v
{v} I've [read|been through|searched|gone over] $v [from top to bottom|before asking|more than once|line by line], so [it must have been left out|I don't think it's there|it isn't just me being lazy|I'm asking you]
{d} [missing on|not on|a gap on|absent from] $v
{w} I'll [add|put|enter|note|write] it [on our page|there|on the page|on the wiki], so [you all|we all|others|people] [needn't ask again|can look it up|won't have to ask|don't have to search]: $v
{h} $v [keeps its mouth shut|won't say|plays dumb|is no help]
{j} [blank|empty field|unset|not filled in|no entry] on [the wiki|the docs page|the page], $v
{m} I want it [on|on the page at|written down at|kept at] $v, where [all of us can see it|we can find it again|it belongs|nobody has to ask]
{i} [perhaps|maybe|possibly] I [overlooked it|missed it|looked in the wrong place|read too fast] [at|on|under] $v
{csp} [shouldn't it be|wouldn't it belong|why isn't it|could we put it|wasn't it to be] on $v[|, by the way|, actually|, do you think]?
{fp} [should it not be recorded|could it be added|may I add it|ought it not to stand] at $v[| as well| too|, do you think]?
`
