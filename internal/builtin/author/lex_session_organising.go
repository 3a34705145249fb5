package author

// Information organisation: a heap, an order, the distinction that matters.

var sessionOrganising = `
== open
I have [a heap of notes|bits and pieces|scraps of paper] on $t and [can't see the shape of it|no order in any of it|keep losing the thread]
[help me sort|can you help me sort|I want to sort] $t, [it's all in one pile|everything touches everything|it has outgrown my head]
$t [needs sorting|wants an order]: [some of it matters, most of it doesn't|I no longer know what's in there|there are things I keep twice]
[where do I put what|what goes with what]? I'm [sitting in front of|looking at] $t and [moving things to and fro|nothing falls into place]
{3} it's [a list without an end|just a list at this point], $t, and I'd like [a map|something I can see at a glance]
{2} [give me headings|suggest some headings] for $t, [I'll tell you what doesn't fit|then I'll see what's left over]
I need to [bring order into|make sense of] $t [before I add to it|so that somebody else can read it]
{f} I [must|am to] [arrange|put in order] $t in a manner that [others can follow|bears inspection]
{c} [brain dump time|so many notes]: $t. [help|what goes where]
{v} I've [rearranged|re-sorted] $t [by date, by person, by colour of the paper|in every way I could think of], and [each order hid something|it never stayed that way]
[how would you arrange|what order would you give] $t? [alphabetical is no help|by date it says nothing]

== ask
who [will look things up in it|is going to use it], and [what will they look for|with which question]?
[what are the kinds of things in there|what sort of items are there], [loosely|just as they come to mind]?
which [difference|distinction] [do you trip over|would you hate to lose]?
[what do you look for most|what can you never find], and [where do you look first|why not]?
what [could you throw away|would nobody miss], [if it had to shrink|without a second thought]?
[is it finished|does it still grow], and [who adds to it|from where]?
[when you think of it|in your mind], [is it more a line, a tree or a table|do you see places, people or dates]?

== first
[headings to try|try these headings]:¶- [to act on|needs doing]: [whatever waits for you|all that has a next step]¶- [to keep|for reference]: [what others may ask for|facts that won't change]¶- [to decide|open]: [where something is missing|loose ends]¶[a place for them|to house it]: $oa
[sort by use, not by kind|I'd sort by use]: [what you need in a hurry|the urgent], [what you need rarely|the archive], [what you keep for the heart|the keepsakes]. [to start|as a start], $oa
[a first structure|first cut]: [a small pile for now|now], [a large one for later|later], [a box for never|never]. [the last one fills fastest|be generous with the last]. $oa
[a couple of levels is plenty|keep it to a couple of levels]: [above, the purpose|on top: what for]; [below, the thing|under it: what]. $oa, and $ob
[if I group them by who asks|grouped by the asker]: [yourself|your own questions], [others|other people's], [nobody|nobody's]. [the last can go|nobody's can go]. [for the rest|what remains], $oa
[begin with the duplicates|first, duplicates]: [whatever stands there twice] [shows what matters|is your real theme]. [mark those|mark them], then $oa

== mid
[the distinction that matters|what divides it], I think: [settled against open|what's certain and what's only likely]. [it runs across all your headings|every heading has both]
[by priority instead|as priorities]:¶- [blocks something|others wait for it]: [at the top|first]¶- [merely interesting|nice to have]: [at the bottom|last]¶- [unsure|no idea]: $oa
[a map rather than a list|drawn as a map]: [in the middle|centre], the question [you keep returning to|behind it]; [around it|about it], [what bears on it|the evidence]; [at the edge|outside], [the merely related|all the rest]
[make the odd ones a group|the leftovers are a group]: [what fits nowhere|whatever resists sorting] [often shows the missing heading|tells you which heading is lacking]
[turn topics into questions|rename each heading as a question]: ["what do we have" rather than "stock"|a question asks for an answer]. [things that answer none|whatever answers nothing] [leave|can go]
[separate what you know from what to do|facts here, actions there]. [mixed|kept together], [both get lost|they hide each other]. $oa
[use a mark instead of moving things|tag, don't move]: $oa. [the heap may stay a heap|then order costs nothing]

== late
[what belongs nowhere|for what fits nowhere]: [a page called "odd"|an honest box for oddments], [looked through now and then|emptied from time to time]
[a rule for doubtful cases|doubtful cases]: [where would you look for it first|put it where you'd miss it]? [there it goes|that's its place]
[the action items|what's to do], [pulled out|on their own]:¶- $ka¶- [ask whoever knows about the gaps|fill the gaps by asking]
[when something new comes in|for newcomers]: [into the inbox|a tray first], [sorted only when it's needed|no sorting on arrival]
[stop before it's perfect|don't sort to the bottom]: [the last tenth|the tail] [isn't worth an order|may stay loose]
[gaps show now|now you can see gaps]: [there's a heading with nothing under it|an empty heading]. [that's your next question|worth asking about]

== revise
[then the other way about|so turn it]: [first by person, then by matter|people on top, matters below]. [the rest keeps its place|nothing else moves]
[missing context, good|that context was missing]. [with it|now], [the middle heading splits|I'd split a heading]: [what's promised and what's hoped|fixed here, wished for there]. $oa
[reorganised|new order]:¶- [what that touches|affected by it]: [on top|first]¶- [what it doesn't|untouched]: [below|after]¶- [the doubtful|unclear]: [kept apart|by itself]
[fewer headings|fold some headings together]. [a heading with hardly anything|whatever is thin] [joins its neighbour|goes under another]. $ka
[so it has to be found by somebody in a hurry|then it's about finding]. [then plain names|so plain names], [nothing clever|no system to learn]: $oa
[drop my order, keep yours|your order was better there], [just add a mark for what's open|only flag the open ones]: $oa

== final
[the order, for keeps|final structure]:¶- [top|first]: [what waits for you|things to act on]¶- [middle|then]: [what others ask for|reference]¶- [bottom|last]: [oddments|the odd box]¶[and to get there|first move]: $ka
[here's the map|as a map]: [at the centre|in the middle], to $yp; [next to it|close by], [what's open|the unsettled]; [further out|outside], [what's settled|the done]. $ka
[reorganised around what matters to you|by your own distinction], it's [a short list and a long archive|a handful up front and a box behind]. [to do it|to get there], $ka, [then|after that] $kb
[action items, then archive|what to do with it now]:¶- $ka¶- $kb¶- [leave the rest untouched|let the rest lie]
[settled|done]: [headings as questions|plain headings], [a mark for what's open|open things flagged], [a box for the odd|oddments apart]. [with that you can|it should let you] $yp
[keep it that way by a single rule|to keep it so]: [what you look for twice, you move|anything missed is moved to where you looked]. [for now|to begin]: $ka

== to first
[how would you group it|what headings would you use|what goes with what]?
[can you impose some order|start me off with a structure|make me some drawers]
{p} [is there a natural order to it|by what would you even sort]?

== to mid
[what's the main divide|which distinction helps|and by priority]?
[can it be a map instead|I need an overview, not a list|what belongs in the middle]?
{p} [why those groups and not others|is there no overlap]?

== to late
[and the things that fit nowhere|where do odd ones go|what about leftovers]?
[what's actually to do in all that|pull out what needs doing|which of it is urgent]?
{p} [what happens when more comes in|how does it stay sorted]?

== to revise
[that order hides something|there's a thing missing|it doesn't cut where I'd cut]
[nearly|half right]. [you couldn't know this|some context]:
[too many headings|too fine for me], [fewer drawers|coarser please]
[I'd never find it there|I'd look somewhere else]

== to final
[can I see it all in its new order|so what's the final shape]?
[show me the whole|lay it out from top to bottom]
[put it together|write it as I'd keep it|one clean version, please]
{pr} [will that still hold when it grows|is anything left over]?

== on first
(use) [use, not kind: that changes it|sorted by use, hm, yes]
[a beginning, at last|I can see edges now]
[that's few enough to keep in mind|simple enough to stick]
(never) never is a good box
(duplicates repeats twice) the duplicates tell, true
$sa [I could do right now|would be a start]

== on mid
(certain settled) [settled or open, that's it|that's the divide I was missing]
(question) questions as headings, nice
(map) a map I can picture
[that cuts in the right place|good, that sorts most of it]
(odd leftovers) [the odd ones do have something in common|so the leftovers speak]

== on late
(odd) [an odd box, thank goodness|so not everything needs a home]
(first rule) [that rule I'll remember|where I'd look, simple]
[good, that's workable|that calms me|fine by me]

== on revise
[now it matches my head|that's where I'd look]
[better, it's all findable|fewer, and nothing lost]
(split) that split is the right one
[yes, that's the cut|that's it, I think]

== accept
[it has a shape now|I can see the table again|sorted, more or less]. [thank you|thanks]

== bye
[leave the odd box odd|resist a new heading]. [order is for finding, not for looking at|move things only when you miss them]
`
