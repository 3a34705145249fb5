package author

// How people state a clause: why something is done, what holds it up, what could go wrong.

var reasonLines = filled(`
the $a $of $t is that $v
the $a [|we have|I was given|I know of|I heard of] $of $t [is that|is this:|:] $v
the $a $of $t: $v
{cs} $a $of $t: $v
{cs} $tb, $a: $v
[for|on] $t, the $a[:| is that| is this:] $v
the $a we have [for|on] $t: $v
the $a I [heard|know|was told] [for|on] $t: $v
I [heard|was told|read] that the $a $of $t is that $v
{cs} [about|as for] the $a $of $t: $v
{cs} what I [heard|know|was told] of the $a $of $t: $v
{s} I asked about the $a $of $t: $v
{s} the $a $of $t[, as I understand it|, I hear|, I'm told]: $v
{f} the $a $of $t is [simply|in short|in brief] that $v
{f} the $a $of $t[, in short|, in brief|, as I understand it]: $v
{f} [as I understand it|as it was explained to me], the $a $of $t: $v
{v} I [asked around|read up on it|dug a little]. the $a $of $t: $v
`)

var blockerLines = filled(`
the $a [for|on|with] $t is that $v
the $a [for|on|with] $t[, as of today:|, in short:|, so far:|, as it stands:|, plainly:] $v
the $a [|we have|we ran into|we're facing] [for|on|with] $t [is that|is this:|:] $v
the $a [for|on] $t: $v
[for|on|with] $t, the $a [is that|is this:|now is that|in short:|so far:|as it stands:|meanwhile:] $v
[here's|this is] [the|our] $a [for|on] $t: $v
{cs} $a [for|on] $t: $v
{cs} $tb, $a: $v
{c} stuck on $t, $a: $v
{cs} $t $is stuck, and the $a is that $v
[for|on] $t, the $a: $v
we're [held up|stuck] on $t, [and the $a is that|the $a:] $v
{cs} [no progress|not much movement|no luck] on $t, the $a: $v
{cs} we can't [go on|continue] with $t. the $a: $v
{s} [I can't move on with|we're stuck with|I make no headway on] $t. the $a: $v
{s} $t can't go on, the $a: $v
{f} $t cannot proceed for now. the $a: $v
{f} [the $a to report|I have to report the $a] [for|on] $t: $v
{f} work on $t is held up. the $a: $v
{v} I [looked for a way round|asked who can help], but the $a [for|on] $t is that $v
{d} $t $is held up, the $a: $v
{cs} [sorry to say|I'm afraid|sadly|no good news], the $a [for|on|with] $t[ is that|:| is this:] $v
{s} [at the moment|right now|at present|just now], the $a [for|on|with] $t[ is that|:| is this:] $v
{f} [I regret to say that|I'm sorry to report that|unfortunately,] the $a [for|on] $t is that $v
`)

var riskLines = filled(`
the $a [for|on|with] $t is that $v
the $a [for|on|with] $t[, I'd say:|, in short:|, if you ask me:|, as I see it:|, I think:] $v
the $a [|I see|we have|I'd watch|that worries me] [for|on|with] $t [is that|is this:|:] $v
the $a [for|on] $t: $v
[for|on|with] $t, the $a [is that|is this:|I see is that|I see:|I'd name:|in short:|as I see it:] $v
[here's|this is|I'd note this as|I'd name this as] the $a [for|on] $t: $v
{cs} $a [for|on] $t: $v
{cs} $tb, $a: $v
[for|on|with] $t, the $a: $v
{s} the $a I see [for|on|with] $t[ is that|:| is this:] $v
{s} the $a [for|on] $t[, to my mind|, as I see it|, from where I sit]: $v
{d} the $a to watch on $t: $v
{cs} [I fear|I'm afraid|seen from here], the $a [for|on|with] $t[ is that|:| is this:] $v
{f} [in my assessment|to my mind|as I judge it], the $a [for|on] $t is that $v
{cs} [I worry about|I'd watch] $t, the $a: $v
{c} [what worries me|what I'd watch], the $a [for|on] $t: $v
{f} as far as $t $is concerned, the $a is that $v
{f} the $a to [note|record] [for|on] $t: $v
{v} [better said now than later|it may never happen], but the $a [on|for|with] $t is that $v
`)
