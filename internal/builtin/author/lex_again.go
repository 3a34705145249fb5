package author

// Asking for a decision about what has a value already, which the group has been
// told: whether it still holds, whether it should be looked at again. Nothing
// here calls the matter open or says what the value is.

// What those say who want a value looked at again: @now how soon, @look what is
// to be done, @since why they come back to it.
const partsAgain = `
a: the $a for $t | the $a on $t
now: today | soon | when you can | when you have a minute | before long | as soon as you've read this | before the next meeting | while everybody is here
look: have another look | look at it once more | settle it for good | make the call | confirm it or change it
since: I hear doubts about it | people ask me if it's final | my part builds on it | more and more hangs on it | we know more by now than we did then | not everybody is sure of it | it came up again at my desk | I'd like to be sure before I build on it | I plan around it | I was asked about it twice | the others wonder as well | it was set before we knew the details
tell: settle it for good | make the call | confirm it or change it | decide on it either way | have the last word on it
keep: is that final | do we keep that | does that stand | can I rely on that
`

var requestAgainLines = filled(`
I'd like @a looked at again, since @since. $req(@tell @now)
{n} does @a [still stand|still hold]? @since
is @a [final|still the right choice]? @since. $req(@look @now)
{cs} $tb: [is the $a final|does the $a stand|do we keep the $a]? @since
{c} [hey, |ok, |so, |right, |]are we [keeping|sticking with|happy with] @a? @since
{c} [can we|could we] [talk about|go over|come back to] @a? @since
{cs} [I'm not sure|I'm no longer sure|not so sure] about @a. @since, so [your call|you decide|over to you]
{s} before [we build on|more of us plan with|I go on with] @a: [@keep]? $req(@look @now)
{s} I'd like to [come back to|have another look at|go over] @a [with you|once more], since @since. $req(@look @now)
{s} do we [keep|stay with|leave] @a [as it is|the way it is|for good], or [is it time for another|should we change it|does it need another look]? @since
{f} may I ask you to [look again at|reconsider|review] @a? @since
{f} I'd be [grateful|glad|obliged] if you [went over|reviewed|reconsidered] @a [once more|at your convenience|in the near future], as @since
{f} @a [deserves|calls for|would merit] [a second look|another look|a review]. may I [have|ask for] your decision [at your convenience|as soon as you see fit|in the near future]?
{i} [if it isn't too late|if it suits you|if you've time for it], [could you go over|might you look at|would you mind reviewing] @a [again|once more]? @since
{d} @a needs another look. @since. $req(@tell @now)
{d} @a: [@keep]? @since
{v} I've [gone through|put together|sorted] everything we have on $t, and [what I'd look at again|what I'd ask you about|the point I come back to] is the $a. $req(@tell @now)
{v} I've [talked to|asked|checked with] everyone on $t, and [what they ask about|what they'd look at again|what they come back to] is the $a. $req(@tell @now)
{m} I want to be sure of @a [before we go on|before I report it|before it goes upstairs]. $req(@look @now)
{u} [there's a decision for you|this needs your word|this has to come from you]: do we keep @a? @since
{j} I have @a in the [config|sheet|spec|draft] as it stands. [@keep]? @since
{w} you know $t better than [any of us|I do|the rest], so [tell us|tell me|be frank]: is the $a still right? @since
{p} would you still [choose|pick|go for] the same $a for $t [today|now]? @since
{p} is @a still [what you'd choose|right in your eyes|the best we can do]? @since
does what $who $did $when about $what [still stand|still hold]? @since
{s} [coming back to|going over|looking again at] what $who $did $when about $what: [@keep]? $req(@look @now)
{f} may I ask whether what $who $did $when about $what [still holds|stands|is final]? @since
{cs} [still on|coming back to|about] what $who $did $when about $what: [@keep]?
$t needs another look. $req(@tell @now)
`, partsAgain)

var requestAgainWholeLines = filled(`
$why, so [I'd look at|we should go over|it's time to look at] @a [again|once more]. $req(@look @now)
{sn} since $why, does @a [still stand|still hold]? $req(@look @now)
{f} as $why, may I ask you to [review|reconsider|go over] @a?
{c} $why, so [are we keeping|do we keep] @a?
{d} $why. @a: [@keep]?
{v} [I hear that|by now] $why, and that made me [wonder about|look again at|think of] @a. $req(@look @now)
{i} because $why, [could you go over|might you look at] @a [again|once more]?
{w} $n, because $why, [we wonder|I wonder] if @a is still right
`, partsAgain)

// A possible value in the place of one that holds.
var optionAgainLines = filled(`
@lead [we could|we might|I could imagine we] [change|move|switch] the $a for $t to $v@end
@could $v as the $a for $t instead@end
[an alternative|another option|a possibility] for the $a on $t [would be|might be|could be] $v@end
{c} [hm, |or, |so, |]what about $v [as the $a for $t instead|instead, as the $a for $t]?
{cs} $tb: the $a could [change to|become] $v@end
{cs} [maybe|perhaps] $v would [do better|be the better one|fit better] as the $a on $t@end
{cs} an alternative to the $a that we have [for|on] $t@end: $v
{s} @front $v could [replace|take the place of] the $a [that we have|as it is] [for|on] $t@end
{s} if we do touch the $a for $t, [$v could be it|it could be $v|$v would be an option]@end
{s} [has anybody|have you|have we] [considered|thought about|looked into] changing the $a for $t to $v?
{f} @lead I'd [propose|put forward|suggest] $v as a possible new $a for $t@end
{f} [might we|could we|should we not] [consider|weigh|examine] $v as a new $a for $t@end?
{i} would $v be [worth a thought|worth a look|thinkable] as a new $a for $t@end?
{d} [consider|compare] $v [as well|too]: it could be the new $a for $t
{v} [I compared a few things|I asked around a little|I've been thinking about it], and we might change the $a for $t to $v@end
{w} [just thinking aloud|only an idea|just a thought|if it helps]: @could $v as the $a for $t@end
{p} could we [live with|work with|manage with] $v as the $a for $t instead?
{p} what would speak against $v as a new $a for $t?
{j} a candidate for [replacing|a change of] the $a on $t: $v@end
{m} if the $a for $t [is to change|changes at all], I'd want to see $v among the options
`, `
lead: @front | @front | |
front: [as another option,|as a possibility,|thinking aloud,|before you decide,|an idea from my side:]
could: we could go for | we might take | I could imagine | we could also try | we might consider | I'd consider | it might be worth trying | we could live with
end: , if it has to change | , at least to begin with | , though I haven't tested it | , if the others agree | , but I'm not set on it | | | |
`)
