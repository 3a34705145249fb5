package author

// What the page of a task that the text has named is there for, beside a
// decision, a difficulty, a beginning, an answer, or where another link ends the
// message. Those of plain reports stand in lex_links.go.

const pageDecide = `
{p} [tell me|say|shout|let me know|drop me a line] if the [page|wiki|write-up|wording] [is unclear|says something else|differs|leaves room|reads oddly|has it wrong]: $v
{p} does [the page|the wording|the write-up|the wiki] [make sense|put it fairly|say enough|say it clearly|leave a gap][| to you| like that| so far|, do you think]? [it's at|see|look at|it's under] $v
{cs} I've [changed|updated|amended|adapted|edited] [the page|the wiki|our page|the write-up] [accordingly|to match|to say so|in that sense|for that]: $v
{cs} [page|wiki|write-up|docs] [updated|changed|adapted|amended|corrected][| too| as well| to match|, have a look]: $v
{s} the [page|wiki|write-up] [has it now|says so now|has been changed|says it like that], [with the reasons|reasons included|in so many words|in short|for later]: $v
{cs} [the reasons|my reasons|the pros and cons|the arguments|the whys] [are|can be read|stand|sit|are all] [on the page|on the wiki|there|in the notes] [too|as well|, if you care|, for later]: $v
{f} [the page|the documentation|our page|the record] has been [brought up to date|amended|revised|adapted|changed] [accordingly|in this respect|to this effect|as well|in this sense]: $v
{f} the [reasons|considerations|arguments|grounds] are [set out|recorded|given|documented|explained] at $v
{v} [the arguments|the reasons|both sides|your points|my reasons|pros and cons] [can be found|can be read|are kept|stand|are collected] [on the page|on the wiki|in the notes], [for latecomers|in case somebody asks|for later|to save you the thread|if you want them|names left out]: $v
{c} [changed|fixed|edited|updated|put] it [here|there|in the docs|on the wiki] [too|as well|already]: $v
{d} [it's written here|as written here|it's here|the wording|in writing|to read]: $v
{m} [what counts is|please go by|I'd go by|hold yourselves to|from here on it's] [what the page says|the page|the wording there|what's on the wiki|the write-up]: $v
{j} [changed|updated|synced|edited] [in the docs|on the wiki|on the docs page|there too]: $v
{w} if you [missed the discussion|weren't there|come late to this|lost the thread|want to catch up], the [page|write-up|wiki] [sums it up|tells you the rest|has the gist|helps]: $v
{i} [please check|could you check|would you look|maybe check|have a look, please,] [that I've|whether I've|if I've] [worded it fairly|got it right|put it well|been fair|kept to it][| there| on the page]: $v
`

const pageTrouble = `
{cs} [what I've tried|what we've seen|what points to it|what I know|what's known] [so far|until now|by now] [is|is all|sits|is collected] [on the page|on the wiki|in the notes|in the write-up]: $v
{cs} [I keep|I'm keeping|keeping] [track of it|notes|a list|a log of it|the details] [on the page|on the wiki|over there|there|in one place]: $v
{cs} [notes|details|my notes|what I have|a description|the story] [so far|until now|, for what it's worth|, for fresh eyes]: $v
{cs} [everything|all|the little|the bit|whatever] [I know|we know|I've seen|we've seen|I could find] [about it|on this|of it] is [here:|at|under|on the page:] $v
{f} [the particulars|the circumstances|the details|my observations|the findings] are [recorded|set out|described|kept|documented] at $v
{f} I've [set out|described|documented|recorded|explained] [the matter|this|the difficulty|the circumstances|what I know] [at|on the page at|in writing at|in full at] $v
{f} [those who can contribute|those with an idea|those who can help|colleagues who have met it] [are asked|are invited|may wish|might wish] to [consult|add to|see|turn to|look at] $v
{v} I've [described|collected|written down|laid out|noted] [it|all that|what we've seen|what points to it|every step] [on the page|on the wiki|there|in one place][| too| for now], [in case it helps|to save you time|so it isn't lost|for fresh eyes|for you to add to]: $v
{c} [sad story|the whole mess|gory details|all of it|the full drama|screenshots and all] [in full|here|over here|written up|for the brave]: $v
{c} [dumped|threw|scribbled|jotted|pasted] [it all|what I have|my notes|the lot] [here|on the page|on the wiki|there]: $v
{d} [details|notes|facts|log|description|read this]: $v
{d} [read|see|look at|start with] [this first|the page|the notes|the write-up]: $v
{j} [traces|logs|repro steps|metrics|screenshots] [and notes|and all|so far] [at|are at|under|sit at] $v
{m} [I'd like it|please have it|I want it|let's have it|it should be] [followed|tracked|kept|discussed] [on the page|there|here|in one place][| only|, not by mail]: $v
{csp} [does anyone recognise it|has anyone seen the like|does it ring a bell|who has met that before|any idea|seen that before|what am I missing]? [it's described at|more at|written up at|details at|notes at|see] $v
{fp} [has anyone met with it|does it look familiar|is this known elsewhere|might one of you recognise it|has it occurred][|, perhaps|, by any chance|, to your knowledge]? [it's described at|particulars at|the account is at|kindly see] $v
{cs} if you've [seen|met|had|solved|heard of] [something like it|that before|the like|it elsewhere], [add it|write it|tell me, or put it|note it] [here|on the page|there]: $v
{csw} [ideas|hunches|guesses|questions|hints|thoughts] are [welcome|gladly taken|more than welcome|very welcome|worth a lot] [on the page|on the wiki|there|right there|here]: $v
{w} [I'd be grateful|I'd be glad|it'd help me|it'd be lovely|I'd owe you] if you [had a look|took a look|read it|glanced at it|could look][| some time| when you can|, with fresh eyes| at my notes]: $v
{i} [perhaps|maybe] the [description|page|write-up|log] [helps|makes it clearer|says it better|tells you more][| than I can| than this|, I hope]: $v
`

const pageStart = `
{cs} [plan and notes|the plan|notes and plan|what I find|everything about it|my notes] [will go|will be kept|will land] [here|on the page|there|on the wiki]: $v
{cs} I'll [keep notes|collect things|write it up|keep track|put what I find|take notes] [at|under|over at|on the page at] $v
{cs} [the page for it|its page|where to look|page for it|where it'll all go]: $v
{f} the [documentation|record|notes|particulars] will be [kept|found|maintained|collected] [at|under|on the page at] $v
{f} [kindly|please] [address|direct|send|add] [comments|questions|remarks|suggestions] to [the page|the page for it|the documentation]: $v
{f} an [outline|overview|initial plan|early draft] [is provided|can be consulted|is available|can be found] [at|under] $v
{v} I've [made|set up|opened|put up] [a page for it|a wiki page|a bare page|a place for it], [where you can|so you can|and you can|please] [see how it goes|add what I forget|follow along|comment|add your wishes]: $v
{c} page [is up|exists|is there|is alive], [mostly empty|bit bare so far|be gentle|help me fill it|needs filling]: $v
{d} [page|notes|plan|outline|docs]: $v
{m} please [use|look at|follow|write on|go by] [the page|our page|the wiki], [so I can follow|so we all see it|not my inbox|it saves meetings|I read it there]: $v
{j} [docs go|docs live|notes go|the docs will sit|wiki space for it is] [here:|at|under|over here:] $v
{w} [wishes|warnings|ideas|questions|wishes and warnings|suggestions] are [welcome|very welcome|gladly taken|more than welcome] [on the page|there|here|right from the start]: $v
{csp} [is anything missing|what have I left out|does the outline make sense|what would you add|have I forgotten anything|anything to add]? [the outline is at|it's at|notes so far at|have a look at|see] $v
{fp} [does the outline seem complete|have I omitted anything|would you add anything|is the outline clear][| so far|, in your view| as it stands]? [it's at|it can be found at|kindly see|please see] $v
{s} [the outline|a rough outline|the plan so far|a rough plan|what I intend] [is|sits|can be read|is written down] [at|under|over at] $v
{cs} [outline|rough notes|rough plan|the bare bones|early notes] [at|here:|under|over at] $v
{i} I'd be [glad of|grateful for|happy about|helped by] [comments|a comment|hints|your thoughts] [on the page|there|on the outline]: $v
`

const pageAnswer = `
{cs} it's [on the page|on the wiki|written down|in the notes|in the docs] [too|as well|also|by the way]: $v
{s} [you'll find it|you can look it up|it can be looked up|you can find it] [there|on the page|on the wiki] [the next time|whenever you need it|any time|later too]: $v
{cs} [also|and also|same|it's also] [here|on the page|on the wiki|written down]: $v
{f} it's [recorded|documented|set out|noted|given] at $v
{f} [the page|our page|the documentation|the record] [has|gives|records|holds] it [too|as well|likewise], [with the context|with further detail|should you need it|for reference]: $v
{v} [the page|the wiki|our page|the write-up] has [it|that|the same] [as well|too|of course], [you have to scroll|with what's around it|with the history|well hidden|further down|with more]: $v
{c} [bookmark|save|pin|keep] [this|that one|the page]: $v
{d} [it's all at|it's at|see|it's under] $v
{m} [we keep that|it's kept|such things are kept|you'll find that] [on the page|on the wiki|in the docs][| anyway|, use it|, do look]: $v
{j} [docs|wiki|in the docs|wiki page|reference]: $v
{csw} [and for the next time|if you need it again|when you need more|if more comes up|should you forget], [the page has it|look here|here's the page|it's all here|try the page]: $v
{w} [happy to help|glad you asked|ask away any time|no trouble at all|good that you ask], [the page has more|there's the page too|and here's the page|more here]: $v
{i} I [think|believe|hope] the [page|wiki] [says so too|has it as well|says the same]: $v
`

// Where another link ends the message, and where nothing else fits.
const pageInside = `
{cs} [notes|more notes|the longer version|the story so far] [at|under|over at] $v, [for those who want more|if you're curious|for later|to read up on]
$v is [the page|where to read on|its page]
{cs} [at|under|over at|on the page at] $v [there's|you'll find|I keep|we keep|you can read|you get] [more on it|more about that|the background|what led to it|the longer version|the context|the rest]
{s} [see|have a look at|look at|go to|try|turn to] $v for [what led to it|the background|more|the context|the longer version|the rest|the whole picture]
{s} $v has [the background|the context|the rest|more|the longer version]
{cs} [the page is|its page is|you'll find the page|I keep the page|our page is] [at|under] $v[, by the way|, for the rest|, if you want more|, for reference|, for background|, as ever]
{cs} I've [put|noted|written|kept] [more|the background|the rest|a longer version] [at|under|on the page at] $v [too|as well|, if you care|, for later|, in case]
{csw} if you [want|need|like|miss] [more|the background|the context|the rest|some context], $v [has it|helps|is the place|is where to look|tells you]
{f} [at|under|on the page at] $v [the particulars|the details|further details|all particulars|more details] are [set out|given|recorded|described|explained|documented]
{f} [kindly|please] [consult|see|refer to|turn to] $v for [the background|further detail|the context|the particulars|all else|the remainder]
{f} [the page|the documentation|our page|the record] is [kept|available|maintained|found] [at|under] $v[|, for your reference|, should you need it|, for completeness]
{c} [docs|notes|scribbles|the page|more] [at|live at|sit at|over at] $v [too|btw|, fyi|, if you care|, as always]
{j} [the docs page|the page|its page|the wiki page] [at|under] $v [matches this|covers it|has more|goes deeper]
`
