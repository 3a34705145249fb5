package author

// What the page of a task that the text has named is there for, beside a
// decision, a difficulty, a beginning, an answer, or where another link ends the
// message. Those of plain reports stand in lex_links.go.

const pageDecide = `
{p} [tell me|say|let me know|drop me a line] if the [page|wiki|write-up|wording] [is unclear|says something else|differs|reads oddly|has it wrong]: $v
{p} does [the page|the wording|the write-up|the wiki] [put it fairly|say enough|say it clearly|leave a gap][| so far|, do you think]? [it's at|see|look at|it's under] $v
{csk} I've [changed|adapted|edited|corrected] [the page|the wiki|our page|the write-up] [accordingly|to match|to say so|for that]: $v
{cs} I've [updated|put it on|added it to|entered it on] [the page|the wiki|our page][| just now| too| as well]: $v
{csk} [page|wiki|write-up|docs] [changed|adapted|corrected][| too| as well| to match|, have a look]: $v
{cs} [page|wiki|write-up|docs] [updated|up to date][| too| as well|, have a look]: $v
{s} the [page|wiki|write-up] [says so now|has it now|says so too], [with the reasons|in short|for later|reasons included]: $v
{cs} [the reasons|my reasons|the whys] [are|can be read|stand] [on the page|on the wiki|there|in the notes] [too|as well|for later]: $v
{csa} [the pros and cons|the arguments|both sides|all you said] [can be read|can be found] [on the page|on the wiki|there|in the notes] [too|as well|for later]: $v
{fk} [the page|the documentation|our page|the record] has been [brought up to date|amended|revised|adapted] [accordingly|in this respect|to this effect|as well]: $v
{f} [the page|the documentation|our page|the record] [has been brought up to date|has it now|has been completed] [accordingly|in this respect|to this effect|as well]: $v
{f} the [reasons|considerations|arguments|grounds] are [set out|recorded|given|documented|explained] at $v
{v} [the reasons|my reasons|the considerations] [can be found|can be read|are kept|are collected] [on the page|on the wiki|in the notes], [for latecomers|in case somebody asks|for later|to save you the thread]: $v
{va} [the arguments|both sides|your points|pros and cons] [can be found|can be read|are kept|are collected] [on the page|on the wiki|in the notes], [for latecomers|in case somebody asks|for later|to save you the thread]: $v
{ck} [changed|fixed|edited|updated] it [here|there|in the docs|on the wiki] [too|as well|already]: $v
{c} [it's|put it|typed it in] [here|there|in the docs|on the wiki] [too|as well|already]: $v
{d} [it's written here|as written here|the wording|in writing]: $v
{m} please [go by|stick to|work with] [the page|the wording there|what's on the wiki|the write-up][| from here on|, not the old mails]: $v
{jk} [changed|updated|synced|edited] [in the docs|on the wiki|on the docs page|there too]: $v
{j} [updated|entered|in sync] [in the docs|on the wiki|on the docs page]: $v
{w} if you [missed the discussion|weren't there|come late to this|want to catch up], the [page|write-up|wiki] [sums it up|tells you the rest|has the short version|helps]: $v
{i} [please check|could you check|would you look|maybe check] [whether I've|if I've|that I've] [worded it fairly|got it right|put it well|kept to it][| there| on the page]: $v
`

const pageTrouble = `
{cs} [what I've tried|what we've seen|what points to it|what I know|who I've asked] [so far|until now] [is|sits|is collected|is written down] [on the page|on the wiki|in the notes|there]: $v
{cs} [I keep|I'm keeping|keeping] [track of it|notes on it|a list of what I tried|a log of it] [on the page|on the wiki|there|in one place]: $v
{cs} [notes|details|my notes|what I have|what I tried] [so far|until now|, for fresh eyes]: $v
{cs} [everything|all|the little|what] [I know|we know|I've seen|I could find] [about it|on this|of it] is [here:|at|under|on the page:] $v
{f} [the particulars|the circumstances|the details|my observations|the findings] are [recorded|set out|described|documented] at $v
{f} I've [set out|described|documented|recorded] [the matter|the difficulty|the circumstances|what I know] [at|on the page at|in full at] $v
{f} [those who can contribute|those with an idea|those who can help|colleagues who have met it] [are asked|are invited|may wish] to [consult|add to|look at] $v
{v} I've [described|collected|written down|laid out] [it|all that|what we've seen|every step] [on the page|on the wiki|there|in one place], [in case it helps|to save you time|so it isn't lost|for you to add to]: $v
{c} [the whole mess|all of it|the full story|screenshots and all] [here|over here|written up|on the page]: $v
{c} [dumped|threw|jotted|pasted] [it all|what I have|my notes|the lot] [here|on the page|on the wiki|there]: $v
{d} [details|notes|facts|log|description|read this]: $v
{d} [read|see|look at|start with] [this first|the page|the notes|the write-up]: $v
{j} [traces|logs|repro steps|metrics|screenshots] [so far|and my notes|from today] [at|are at|under] $v
{m} [I'd like it|please have it|I want it|let's have it] [followed|tracked|discussed] [on the page|there|here|in one place][|, not by mail]: $v
{csp} [does anyone recognise it|has anyone seen the like|who has met that before|any idea|seen that before|what am I missing]? [it's described at|more at|written up at|details at|notes at] $v
{fp} [has anyone met with it|does it look familiar|is this known elsewhere|has it occurred before][|, perhaps|, to your knowledge]? [it's described at|particulars at|the account is at|kindly see] $v
{cs} if you've [seen|met|had|solved] [something like it|that before|it elsewhere], [add it|write it down|note it] [here|on the page|there]: $v
{csw} [ideas|guesses|questions|hints|thoughts] are [welcome|gladly taken|very welcome] [on the page|on the wiki|there|here]: $v
{w} [I'd be grateful|I'd be glad|it'd help me] if you [had a look|took a look|could read it][| some time| when you can|, with fresh eyes| at my notes]: $v
{i} [perhaps|maybe] the [description|page|write-up|log] [helps|makes it clearer|says it better|tells you more][| than I can]: $v
`

const pageStart = `
{cs} [plan and notes|the plan|notes and plan|what I find|my notes] [will go|will be kept] [here|on the page|there|on the wiki]: $v
{cs} I'll [keep notes|collect things|write it up|keep track|put what I find|take notes] [at|under|over at|on the page at] $v
{cs} [the page for it|its page|page for it|where I'll keep my notes]: $v
{f} the [documentation|record|notes|particulars] will be [kept|found|maintained|collected] [at|under|on the page at] $v
{f} [kindly|please] [address|direct|send|add] [comments|questions|remarks|suggestions] to [the page|the page for it|the documentation]: $v
{f} an [outline|overview|initial plan|early draft] [is provided|can be consulted|is available|can be found] [at|under] $v
{v} I've [made|set up|opened|put up] [a page for it|a wiki page|a place for notes], [where you can|so you can|please] [follow along|add what I forget|comment|add your wishes]: $v
{c} page [is up|exists|is there], [mostly empty|bit bare so far|help me fill it]: $v
{d} [page|notes|plan|outline|docs]: $v
{m} please [use|look at|follow|write on] [the page|our page|the wiki], [so I can follow|so we all see it|not my inbox|I read it there]: $v
{j} [docs go|docs live|notes go|the docs will sit] [here:|at|under|over here:] $v
{w} [wishes|warnings|ideas|questions|suggestions] are [welcome|very welcome|gladly taken] [on the page|there|here|right from the start]: $v
{csp} [is anything missing|what have I left out|does the outline make sense|what would you add|have I forgotten anything]? [the outline is at|it's at|notes so far at|have a look at] $v
{fp} [does the outline seem complete|have I omitted anything|would you add anything|is the outline clear][| so far|, in your view]? [it's at|it can be found at|kindly see|please see] $v
{s} [the outline|a rough outline|the plan so far|a rough plan|what I intend] [is|can be read|is written down] [at|under|over at] $v
{cs} [outline|rough notes|rough plan|early notes] [at|here:|under|over at] $v
{i} I'd be [glad of|grateful for|helped by] [comments|a comment|hints|your thoughts] [on the page|there|on the outline]: $v
`

const pageAnswer = `
{cs} it's [on the page|on the wiki|written down|in the notes|in the docs] [too|as well|also|by the way]: $v
{s} [you'll find it|you can look it up|you can find it] [there|on the page|on the wiki] [the next time|whenever you need it|any time]: $v
{cs} [also|and also|same|it's also] [here|on the page|on the wiki|written down]: $v
{f} it's [recorded|documented|set out|noted|given] at $v
{f} [the page|our page|the documentation|the record] [has|gives|records|holds] it [too|as well|likewise], [with the context|with further detail|should you need it|for reference]: $v
{v} [the page|the wiki|our page|the write-up] has [it|that|the same] [as well|too], [with what's around it|with the history|further down|near the top|in the table]: $v
{c} [bookmark|save|pin|keep] [this|that one|the page]: $v
{d} [it's all at|it's at|see|it's under] $v
{m} we keep [that|such things|those] [on the page|on the wiki|in the docs][|, please look there first|, so have a look]: $v
{j} [docs|wiki|in the docs|wiki page|reference]: $v
{csw} [for the next time|if you need it again|when you need more|if more comes up], [the page has it|look here|here's the page|try the page]: $v
{w} [happy to help|glad you asked|no trouble at all], [the page has more|there's the page too|more here]: $v
{i} I [think|believe|hope] the [page|wiki] [says so too|has it as well|says the same]: $v
`

// To somebody who found nothing there.
const pageAdded = `
{cs} I've [put|added|written] it [there|on the page|on the wiki] [now|now too|for the next time]: $v
{cs} [on the page|on the wiki|in the docs] now [too|as well]: $v
{s} [the page|our page|the wiki] [has it now|says so now|now has it too]: $v
{f} it has [now|meanwhile] been [added|entered|recorded] at $v
{f} I've [now|meanwhile] [entered|recorded|added] it at $v
{c} [added|noted|typed in] [here|there] [now|too]: $v
{d} [added now|now added|added]: $v
{w} [good that you looked|thanks for looking there first], it's [there|on the page] now: $v
{m} I've [had it added|asked to have it added]: $v
{j} [docs|wiki] [updated|amended][| now]: $v
{v} it [should have been|belonged] [there|on the page] all along, [I've added it|now it is]: $v
{i} I [think|hope] I've [added|put] it in the right place: $v
`

// Where another link ends the message, and where nothing else fits.
const pageInside = `
{cs} [notes|more notes|the longer version|the story so far] [at|under|over at] $v, [for those who want more|if you're curious|for later|to read up on]
$v is [the page|where to read on|its page]
{cs} [at|under|over at|on the page at] $v [there's|you'll find|I keep|we keep|you can read] [more on it|more about that|the background|what led to it|the longer version|the context]
{s} [see|have a look at|look at|go to|turn to] $v for [what led to it|the background|more|the context|the longer version|the rest]
{s} $v has [the background|the context|the rest|more|the longer version]
{cs} [the page is|its page is|you'll find the page|I keep the page|our page is] [at|under] $v[, by the way|, for the rest|, if you want more|, for reference|, for background]
{cs} I've [put|noted|written|kept] [more|the background|the rest|a longer version] [at|under|on the page at] $v [too|as well|for later]
{csw} if you [want|need|miss] [more|the background|the context|the rest], $v [has it|helps|is the place|is where to look]
{f} [at|under|on the page at] $v [the particulars|the details|further details|more details] are [set out|given|recorded|described|documented]
{f} [kindly|please] [consult|see|refer to|turn to] $v for [the background|further detail|the context|the particulars|the remainder]
{f} [the page|the documentation|our page|the record] is [kept|available|maintained|found] [at|under] $v, [for your reference|should you need it|for the particulars]
{c} [docs|notes|the page|more] [at|live at|sit at|over at] $v [too|btw|, fyi|, as always]
{j} [the docs page|the page|its page|the wiki page] [at|under] $v [covers it|has more|goes deeper]
`
