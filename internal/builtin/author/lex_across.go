package author

// Bringing to one task what was said about another (G7): somebody who has been
// through it there tells those who are at it here. $t is the task at hand,
// $what the thing that was said, with the other task's name.

var recallAcrossLines = `
before you go on with $t, it's worth asking $they about $what, which came up with us $when
we've been through it already: what $who $did $when about $what might help $t too
{cs} $t reminds me of what $who $did $when about $what
{cs} in case it helps with $t: see what $who $did $when about $what
{c} $t looks like where we were before the talk $when about $what
{s} sooner or later $t will run into what $who $did $when about $what
{f} what $who $did $when about $what may well apply to $t
{h} learn from our bruises on $t: there's what $who $did $when about $what
[one thing for|a thought on|something for] $t from next door: what $who $did $when about $what may save you a detour
for $t, have a look at what $who $did $when about $what
{c} $t could do worse than copy what $who $did $when about $what
{s} what $who $did $when about $what fits $t as well, as far as I can see
{s} if I were on $t, I'd start from what $who $did $when about $what
{f} with regard to $t, I'd draw your attention to what $who $did $when about $what
{f} those who work on $t may find it useful to read what $who $did $when about $what
{v} I don't want to tell you how to do $t, but we lost some time over $what before anybody listened to what $who $did $when
{v} I've been following $t from a distance, and what $who $did $when about $what keeps coming to mind
{d} for $t: read what $who $did $when about $what first
{i} perhaps it's of no use to $t, but what $who $did $when about $what might be worth a look
{p} has anybody on $t seen what $who $did $when about $what?
{p} would what $who $did $when about $what change anything for $t?
{w} happy to walk you through what $who $did $when about $what, if it helps with $t
{j} $t and $what have the same shape, so what $who $did $when should carry over
{m} whoever plans $t should know what $who $did $when about $what
`

var recallAcrossAfter = `
{cs} [same trap|same story], different corner
{s} it saved us [a lot of guessing|some going back and forth]
{f} I'm available for questions
{v} I only mention it because nobody told us at the time
{w} shout if you want company on it
{c} no charge
{p} [or are you past that point already|or is yours a different case]?
{i} ignore me if it doesn't apply
{d} that's all from our side
{j} the set-up is near enough
`
