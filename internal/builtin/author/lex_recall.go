package author

import "strings"

// Referring to what was said on an earlier day. Who said what about which
// attribute, and when; never the value.

// recallParts are choices that patterns of recalling and catching up share.
// What was told stands as an object (@told) or as the subject (@Told).
var recallParts = strings.NewReplacer(
	"@told", `[what $who $did $when about $what|what $who $did about $what $when|the message $when where $who $did something about $what|$what and what $who $did about it $when|the thread on $what where $who $did something $when|what $who $did $when concerning $what]`,
	"@Told", `[what $who $did $when about $what|what $who $did about $what $when|what $who $did $when concerning $what|the message $when where $who $did something about $what]`,
	"@set", `[what $who decided $when on $what|what $who decided on $what $when|what $who decided about $what $when|what we settled $when about $what|the decision $when on $what]`,
	"@decided", `[$who decided on $what $when|$when $who decided on $what|$who decided $when on $what|we settled $what $when]`,
	"@use", `[, that's what I use|, and I go by that|, nothing newer that I know of|, so no guessing|, it's in my notes|, in case you wonder|. just saying|. it helps me]`,
	"@refer", `[, as it bears on my part|, which I keep at hand|, should anyone wonder|, for those who were not there|. it remains useful]`,
	"@asked", `[somebody asked me about $what|$what came up at lunch|I was asked about $what again|there was talk of $what|I couldn't remember who said what on $what|I wanted to be sure of $what]`,
	"@lost", `[going through|reading back through|cleaning up|looking for something in|scrolling through]`,
)

var recallSettledLines = recallParts.Replace(`
[I'm sticking to|I'm going by|my part follows|I plan with|I work from|I use] @set[|@use]
@decided, so [I'm working|I'm planning|my part goes|I go] with that[|, that's all|, no need to guess]
{cs} [just going by|sticking to|still using|working from|planning with] @set[|@use]
{cs} as @decided, [that's what I use|that's what counts for me|my part follows it|I stick to it|no need to guess]
{c} remember @set? [that's what I'm using|still counts|I go by that|that one holds]
{c} $what? [we settled that|that was settled|there's a decision on that] $when[|, I use that|, I go by it|, so all good]
{s} since @decided, [nobody has to guess|I can plan my part|I go by that|my notes have a line on it|the guessing is over]
{s} [it was settled|we settled it|that was decided] $when, [so $what is off my list|I don't ask about $what any more|I've struck $what from my questions|and I go by it for $what]
{s} I've [lined up my part with|checked my part against|written my part around|noted for my part] @set
{f} I'm [proceeding on the basis of|guided by|relying on|planning in line with|working from] @set[|@refer]
{f} as [agreed|settled|decided] $when, I [treat $what as given|regard $what as settled|take $what as fixed|plan with $what as it stands]
{f} I [refer to|would recall|keep to|have noted] @set[|@refer]
{v} [in case anybody joins late|for those who weren't there|for whoever reads back|if you wonder where my part comes from]: @decided, and [my part builds on it|I go by that|that's what I work from|I plan with it]
{v} @asked, so I [went back to|looked up|dug out|reread] what $who decided $when
{d} $what: [see|read|check|look up] what $who decided $when
{i} I hope [that I'm right to go by|I may go by|nobody minds if I go by|I'm not alone in using] @set
{m} please [keep to|stick to|go by|respect|remember] @set[|, all of you|. I count on it|, also when it's tight]
{w} [it's a relief|I was glad|it helps a lot|I'm happy] that $they decided [on|about] $what $when
{h} I [could recite|might frame|could sing] @set[| by now|, honestly]
{j} my [set-up|config|sheet|checklist] [follows|reflects|is in line with] @set
{p} does everybody [have|know|go by|remember] @set?
`)

var recallToldLines = recallParts.Replace(`
[I'm going by|I still go by|my part leans on|I keep coming back to|I rely on|I use] @told[|@use]
@Told [is still on my mind|comes back to me|came in handy|keeps coming up|is worth another look|helps me with my part|saved me a question]
[for my part|in my notes|for what I do], I [rely on|lean on|quote|come back to|use] @told
{cs} [just reread|went back to|looked up|dug out|had another look at|copied out] @told[|@use]
{cs} [before I forget|before it scrolls away|note for all|for the notes]: @Told [belongs there|should be written down|is worth keeping|is one to keep]
{c} [still chewing on|been thinking about|can't forget|got back to] @told
{c} remember @told? [it came in handy|I use that a lot|good one|still helps]
{c} [pointed somebody to|sent somebody|copied|bookmarked] @told
{s} I [just reread|went back to|looked up|copied out|had reason to look at] @told[|@use]
{s} @Told [keeps coming up|still helps me|answers most of what I'm asked|is what I point people to]
{s} for those who [weren't there $when|missed it $when|only joined later|keep asking]: [look up|read|there's] what $who $did about $what
{f} may I [come back to|refer to|remind you of|draw your attention to|mention once more] @told?
{f} I [refer to|would recall|keep in mind|have made a note of|was reminded of] @told[|@refer]
{f} @Told [continues to be of use to me|deserves to be kept in mind|bears on my part|remains worth reading]
{v} @asked, so I [pointed them to|looked up|dug out|went back to|quoted] what $who $did $when
{v} I was @lost [the last messages|our thread|my notes|the old mails], and @Told [stands out|should be in everyone's notes|helped me most|is one to keep|caught my eye]
{d} [look up|read|see|remember] @told[ before you ask|, please|. it saves time|]
{m} I want [all of us|everyone|each of you|the whole group] to [have read|know|remember|use] @told
{h} I [could recite|might frame|dream of|have a soft spot for] @told[| by now|, honestly|. don't ask]
{j} [my notes point to|in my bookmarks:|pinned for reference:|tagged:] @told
{p} is there [more to say on|anything to add to|a reason to doubt|any news since] @told?
{i} [I might be the only one who reread it|perhaps it's only me|I may be slow|it's probably known], but @Told [helps|is useful|explains a lot|saved me time]
{w} I [was glad of|learned from|still thank $they for|liked] what [we heard|we were told|came up] $when about $what
{w} [thanks again|many thanks|belated thanks|a thank you] to $they for what we [heard|learned|were told] $when about $what[|, it helps me every day|, it saved me work|, that was clear|. good to have]
`)

var recallAfter = `
{cs} [saves me a search|saves us the discussion|better than guessing|took me a while to find]
{f} it [remains useful|still serves me well|answers most questions|is easily overlooked]
{s} it's easy to [lose in the scroll|overlook|forget], [so here it is again|hence this note|I nearly did]
{p} [or has something changed since|or did I miss an update|does that match your notes|is that how you all use it|or do we read it differently by now]?
{v} I mention it because [these things get lost|people keep asking me|I had to look for it myself|my own notes were wrong] [between all the other messages|more often than I'd like|when things get busy|in a long thread]
{m} [no need to discuss it again|that still goes|I'd rather not repeat it]
{h} my scroll wheel [sends its regards|needs a rest|is glowing]
{w} good that it was [said so clearly|written down|put so plainly]
{d} [nothing to add|that's all|no more from me]
{c} [handy|good stuff|phew|helps a lot]
{i} [correct me if I've misread it|I may have misread it|tell me if I got it wrong]
{j} there's a [pointer|link|line] in my notes
{v} I've built [my part|my sheet|my plan] around it, so please [tell me|warn me|write to me] before it [moves|changes|goes]
{s} just so that we all [mean the same thing|start from the same page|know where it comes from|say the same when asked]
{f} I'd ask everyone to [keep it at hand|bear it in mind|read it again|refer to it]
{cs} that's [my whole message|all I wanted to say|it from me]
{P} [does anybody remember it differently|who else has built on it|has anybody looked at it again since then]?
`

var recallOpen = `
{cs} [by the way|small pointer|since it came up]:
{c} [oh, and|btw|psst]:
{s} [as a reminder|a pointer|since it came up again]:
{s} [on a related note|while I think of it|for the notes]:
{f} [for the sake of good order|for the record|by way of reminder]:
{f} [for completeness|as a reminder to all|to be complete]:
{v} I was [looking for something else|reading back a bit|sorting my notes] and [came across it again|found this|stopped here].
{m} for those who plan:
{j} [cross-check|cross-reference|see also]:
{h} [from the archives|in today's rerun|out of the vault]:
{d} [reminder|pointer|note]:
`
