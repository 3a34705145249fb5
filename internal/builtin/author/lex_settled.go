package author

// Decisions and what lies ahead: somebody sets or replaces a value, expects an
// end, gives their word. A reason is put behind most of these, so that they are
// one sentence.

var decideLines = filled(`
the $a [for|on] $t is $v
it's decided: the $a [for|on] $t is $v
the $a [for|on] $t will be $v
{cs} $a for $t, decided: $v
we [go with|take|use|settle on] $v as [the|our] $a [for|on] $t
{f} I've decided on $v as [the|our] $a [for|on] $t
{f} for $t, the $a shall be $v
{d} $a for $t: $v. decided
{cs} [right|fine|good|ok], [$v it is|let's go with $v|we take $v|make it $v|I say $v] [as [the|our] $a [for|on] $t|for [the|our] $a [for|on] $t]
{sa} [I've read|I thought about] [your notes|both sides|what you wrote], [and [the|our] $a [for|on] $t is $v|and we take $v as [the|our] $a [for|on] $t|so let's have $v as [the|our] $a [for|on] $t|and $v is [the|our] $a [for|on] $t]
{s} [my call|the decision|my decision|what we do] on [the|our] $a [for|on] $t: [we take|we go with|it's|let's use] $v
{v} [having slept on it|with more to go by|now that I know more|after a second look|with the notes in front of me], [[the|our] $a [for|on] $t is $v|I'm going with $v as [the|our] $a [for|on] $t|I want $v as [the|our] $a [for|on] $t|we use $v as [the|our] $a [for|on] $t]
{f} [having considered the matter|on the strength of what I have read|after due consideration], I [have decided on|settle on|choose] $v as [the|our] $a [for|on] $t
{m} [I'm deciding this|this is on me|I'll answer for it]: [the $a [for|on] $t is $v|we take $v as [the|our] $a [for|on] $t|$v is the $a [for|on] $t]
{j} [resolved|decision] on $t, $a: $v
{wa} [your notes helped|it was good to hear you all], [$v is the $a [for|on] $t|the $a [for|on] $t is $v|we take $v as [the|our] $a [for|on] $t]
`)

// A value takes the place of another.
var changeLines = filled(`
the $a [for|on] $t is now $v
the $a [for|on] $t changes to $v
[from now on|from today|as of today|as of now|from today on], [the $a [for|on] $t is $v|for $t the $a is $v|$v is the $a [for|on] $t|we have $v as [the|our] $a [for|on] $t|the $a [for|on] $t is $v]
{cs} new $a for $t: $v
{d} the $a [for|on] $t is $v now
I'm [also |]changing the $a [for|on] $t to $v
{cs} [I'm|we're] changing the $a [for $t|on $t] to $v[| today| as of now| from today]
{s} we're changing the $a [for $t|on $t] to $v[| today| from now on| as of now]
$v is the new $a for $t
{f} [with effect from today|as of today|from today onwards|as of now], [the $a [for|on] $t is $v|for $t, the $a is $v|$v is the $a [for|on] $t|we have $v as [the|our] $a [for|on] $t]
{f} the $a [for $t|on $t] has been changed to $v[| today| as of now| in the file]
{f} please change the $a [for $t|on $t] to $v[| in your papers| in all copies| as of today]
{cs} @change: @next
{s} @changes: @nexts
{f} @changef: [[the|our] $a [for|on] $t is $v as of today|[the|our] $a [for|on] $t changes to $v|[the|our] $a [for|on] $t is now $v|we have $v as [the|our] $a [for|on] $t from today|for $t, the $a is $v from now on]
{v} I'd rather not keep [what we have|what we had|the old entry] [on|for] $t, so [the $a is $v now|the $a is $v from today|from now on the $a is $v|we're changing the $a to $v|as of today the $a is $v|the $a changes to $v|$v is the new $a]
{v} [I know it's late|I know you've all noted the old one|I didn't expect to touch it again|some of you won't like it], but [[the|our] $a [for|on] $t is now $v|[the|our] $a [for|on] $t changes to $v|I'm changing [the|our] $a [for|on] $t to $v|from today [the|our] $a [for|on] $t is $v|$v is the new $a for $t|[the|our] $a [for|on] $t is $v from now on]
{m} [I've made up my mind|this one is mine to settle|I've decided]: [[the|our] $a [for|on] $t is now $v|[the|our] $a [for|on] $t changes to $v|we have $v as [the|our] $a [for|on] $t from today|[the|our] $a [for|on] $t is $v from now on|$v is the new $a for $t]
{wa} [with all your notes in mind|I read all your notes], [[the|our] $a [for|on] $t is now $v|[the|our] $a [for|on] $t is $v from today|[the|our] $a [for|on] $t changes to $v|$v is the new $a for $t|we have $v as [the|our] $a [for|on] $t from now on]
{i} I hope that's [all right|fine with you|no trouble|not too late], [[the|our] $a [for|on] $t is now $v|[the|our] $a [for|on] $t is $v from today|[the|our] $a [for|on] $t changes to $v|$v is the new $a for $t]
{j} changing [the|our] $a [for|on] $t to $v
{c} the $a [for $t|on $t] is $v [from now on|from today|as of now|as of today]
`)

// When somebody expects to be done.
var forecastLines = filled(`
I [expect|hope|plan] to [finish|be through with|wrap up] $t $on
$t [should|ought to|might] be ready $on
we [ought to|should|can] have $t ready [by $v|$on]
{cs} $tb: ready $on, I'd say
{cs} I [think|guess|hope] we'll have $t ready $on
{cs} [hoping|planning|aiming|trying] to [wrap up|finish] $t $on
{cs} I should be through with $t $on
I'm [aiming|planning|trying] to have $t ready $on
my guess is that we'll [wrap up|finish] $t $on
{s} [not much is left|a few loose ends are left|the rest is routine|what's left is small], so [$t should be ready|I should be through with $t|we should have $t ready] $on
{w} [good news for those who wait|for all of you who wait|so that nobody has to ask]: [$t should be ready|I'll have $t ready|I should be through with $t] $on
$t will [probably|most likely|perhaps] be ready $on
{f} I [expect|anticipate|believe] that $t will be ready $on
{f} I expect $t to be ready [$on|by $v]
{j} [current ETA|ETA as it stands|latest ETA|estimated completion|expected completion] for $t: $v
{cs} [with some luck|at this pace|all being well], [$t should be ready $on|I'll have $t ready $on|we'll wrap up $t $on]
{s} [if nothing gets in the way|by my reckoning|at the pace we have], [$t should be ready $on|I expect to finish $t $on|we should be through with $t $on|$t ought to be ready $on]
{f} [as things stand|at the present pace|barring surprises], [I expect to finish $t $on|$t should be ready $on|I anticipate that $t will be ready $on]
{v} I [went through what's left|looked at what is open|counted the steps left], [and $t should be ready $on|and I expect $t to be ready $on|and I think we can finish $t $on]
{m} I [told|promised] people upstairs [to expect $t|they'd have $t] $on
`)

var forecastNamedLines = filled(`
the $a [for|on] $t is $v, as things stand
{cs} $a for $t: $v, if all goes well
I'd put the $a [for|on] $t at $v
my $a for $t is $v, barring surprises
{f} at this point, the $a [for|on] $t is $v
for $t, I expect $v as the $a
{v} [I looked at what's left|I went through the steps left|I've talked to those who work on it], and [I'd say the $a [for|on] $t is $v|the $a [for|on] $t is $v|I expect $v as [the|our] $a [for|on] $t]
`)

var commitLines = filled(`
I'll keep the $a [for|on] $t: $v
I promise to keep to $v as [the|our] $a [for|on] $t
{cs} $a for $t: $v, [you have my word|promise|I mean it|count on it]
you can count on me for the $a [for|on] $t, $v
I commit to $v as [the|our] $a [for|on] $t
{f} you may rely on $v as [the|our] $a [for|on] $t
{v} I [checked|looked through|cleared|went over] [my calendar|my week|my plans], I can keep $v as [the|our] $a [for|on] $t
the $a [for|on] $t is $v, and I'll [make sure of it|see to it|stand by it]
{s} put me down for $v as [the|our] $a [for|on] $t
{f} I [undertake|promise|engage] to keep to $v as [the|our] $a [for|on] $t
`)

var commitDueLines = filled(`
I'll have $t ready by $v, that's the deadline
{cs} $tb by $v, as due, [you have my word|promise|count on it]
you can count on $t by the due date, $v
I commit to the deadline for $t: $v
{f} I'll deliver $t by $v, the deadline in the plan
{v} I [moved things around|made room|cleared my list|put other things off], so $t will [make|meet] the deadline, $v
{s} [I'll see to it|leave it to me|it's on my list]: you'll have $t by the deadline, $v
`)
