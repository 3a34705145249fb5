package author

import "strings"

// Referring to what was said on an earlier day: who said what about which
// attribute, and when; never the value. One says what it is needed for now.

// recallParts are choices that patterns of recalling and catching up share.
// What was told stands as an object (@told) or as the subject (@Told).
var recallParts = strings.NewReplacer(
	"@told", `[what $who $did $when about $what|what $who $did about $what $when|$whose $note $when about $what|$whose $note about $what $when|$whose $note $when on $what]`,
	"@Told", `[what $who $did $when about $what|what $who $did about $what $when|$whose $note $when about $what|$whose $note about $what $when|$whose $note on $what $when]`,
	"@set", `[what $who decided $when on $what|what $who decided on $what $when|what we settled $when about $what|the decision $when on $what]`,
	"@decided", `[$who decided on $what $when|$when $who decided on $what|$who decided $when on $what|we settled $what $when]`,
	"@use", `[|, that's what I use|, nothing newer that I know of|, it's in my notes|, in case you wonder]`,
	"@refer", `[|, as it bears on my part|, for those who were not there|, as my part depends on it]`,
	"@reason", `[, as it bears on my part|, for those who were not there|, as my part depends on it]`,
	"@asked", `[somebody asked me about $what|$what came up at lunch|I was asked about $what again|I wasn't sure of $what any more]`,
	"@lost", `[going through|reading back through|cleaning up|scrolling through]`,
	"@need", `[as I need it now|since my part depends on it|I'm at that part now|because I work with it|because somebody asked me]`,
)

var recallSettledLines = recallParts.Replace(`
[I'm going by|I plan with|I work from|I'm using] @set[|@use]
@decided, so [I'm working with that|I'm planning with that|my part goes by it|I go by that]
{cs} [just going by|sticking to|still using|planning with] @set[|@use]
{cs} as @decided, [that's what I use|my part follows it|I stick to it|I plan with it]
{c} remember @set? [that's what I'm using|I go by that]
{c} $what? [we settled that|that was settled|there's a decision on that] $when[|, I use that|, I go by it]
{s} since @decided, [I go by that|I can plan my part|my part follows it]
{s} I've [checked my part against|lined up my part with|planned my part by] @set
{f} I'm [proceeding on the basis of|relying on|planning in line with|working from] @set[|@refer]
{f} as [agreed|settled|decided] $when, I [treat $what as given|regard $what as settled|take $what as fixed]
{f} I [refer to|would recall|have noted] @set@reason
{f} I keep to @set[|@refer]
{v} [for those who weren't there|for whoever reads back|if you wonder what I go by]: @decided, and [my part builds on it|I go by that|that's what I work from]
{v} @asked, so I [looked up|dug out|reread] what $who decided $when
{d} $what: [see|read|check] what $who decided $when, [my part goes by it|I plan with that]
{i} I hope I'm [right to go by|not alone in using] @set
{m} please [keep to|go by|work with] @set[|, all of you]
{w} I'm glad that $they decided [on|about] $what $when[|, it helps me now|, that makes my part easier]
{j} my [set-up|config|sheet] [follows|reflects|is in line with] @set
{p} does everybody [have|know|go by] @set?
{cs} [my part|what I do|my side] [follows|builds on|goes by] @set[|@use]
{f} [my work|my part] [is based on|follows|relies on] @set[|@refer]
`)

var recallToldLines = recallParts.Replace(`
[I'm going by|I still go by|my part relies on|I'm using|I'm working with] @told[|@use]
@Told [helps me now|is what I needed|saved me a question|answers my question]
{cs} [just reread|went back to|looked up|dug out] @told[|, @need]
{cs} [for the notes|before it scrolls away]: @Told [should be written down|belongs there|is worth keeping]
{c} [got back to|went back to|just used] @told[|, helped a lot|, that did it]
{c} remember @told? [I need that now|came in handy|that helps here]
{s} I [just reread|went back to|looked up|came back to] @told[|, @need]
{s} @Told [helps with my part|is what I point people to|answers what I was asked]
{s} for those who [missed it|weren't there] $when: [look up|read] what $who $did about $what
{f} may I [come back to|refer to|remind you of|draw your attention to] @told, [as it bears on my part|as my part depends on it]?
{f} I [refer to|would recall|have made a note of|return to] @told@reason
{f} @Told [is of use to me now|bears on my part|should be kept in mind]
{v} @asked, so I [looked up|dug out|went back to|passed on] what $who $did $when
{v} I was @lost [the last messages|our thread|my notes], and @Told [helps me now|is what I needed|should be in everyone's notes]
{d} [look up|read|see|remember] @told, [my part builds on it|it saves a question|it answers what I was asked]
{m} I'd like [all of us|everyone|the whole group] to [have read|know|remember] @told, [as my part builds on it|as people keep asking me]
{j} [in my notes for reference|pinned for reference|bookmarked]: @told
{p} is there [anything to add to|any news since|anything new on] @told?
{i} it's probably known, but @Told [helps me|is useful|saved me time]
{w} thanks again to $they for what we [heard|learned|were told] $when about $what[|, it helps me now|, it saved me work]
{w} I was glad of what we [heard|learned|were told] $when about $what[|, it helps me now|, I need it today]
`)

var recallAfter = `
{cs} [saves me a search|better than guessing|took me a while to find]
{f} it [remains useful|is easily overlooked|answers my question]
{s} it's easy to [lose in the scroll|overlook|forget]
{lp} [or has something changed since|or did I miss an update|or is there a newer decision]?
{p} does that [match|agree with|go with] [your notes|what you remember|what you have down]?
{v} I mention it because [people keep asking me|I had to look for it myself|it gets lost in the thread]
{lm} [that still goes|no need to discuss it again]
{w} good that it was [said so clearly|written down]
{d} [that's all|nothing to add]
{c} [handy|helps a lot]
{i} [correct me if I've misread it|tell me if I got it wrong]
{j} there's a [link|line] in my notes
{v} my part builds on it, so [tell me|write to me] before it [changes|moves]
{f} I'd ask everyone to [keep it at hand|bear it in mind]
{P} [does anybody remember it differently|has anybody looked at it since]?
`

var recallOpen = `
{cs} [by the way|small pointer|since it came up]:
{c} [oh, btw|btw]:
{s} [as a reminder|a pointer|since it came up again]:
{s} [while I think of it|for the notes]:
{f} [for good order|for the record|by way of reminder]:
{f} [for completeness|as a reminder]:
{v} I was [looking for something else|reading back a bit|sorting my notes] and [came across this|found this again|this turned up].
{v} [found again|come across] while [tidying my notes|looking for something else|reading back]:
{m} for those who plan:
{j} for cross-reference:
{d} [reminder|pointer]:
`
