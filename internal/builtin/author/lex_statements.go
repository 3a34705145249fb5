package author

// How people state a value, by class of attribute. Every pattern names the
// subject ($t, or $tb as a label) and the attribute ($a, or $ap for things
// counted), so that the message can be read alone. Tags: voice.go, fits.

var settingLines = `
the $a for $t is $v
the $a on $t is set to $v
for $t we're using $v as the $a
{v} on $t, we have the $a at $v
{cs} $tb: $a at $v
we've put the $a for $t at $v
the $a [we're working with|in use] on $t is $v
{s} as for the $a on $t: $v
{cs} $a on $t: $v
{f} for your reference, the $a for $t is set at $v
{v} what I have in my notes for $t is $v as the $a
{j} $a for $t, per the spec: $v
$v is what we have as the $a for $t
I have $v down as the $a for $t
{f} the value in force as the $a for $t is $v
`

var measureLines = `
the $a [we see|I measured] on $t is $v
on $t the $a came out at $v
{v} I've looked at $t again and the $a is $v
the $a on $t sits at $v
{cs} $tb: $a at $v
for $t, the $a stands at $v
{v} checked the figures for $t; $a is $v
{s} measured again: the $a on $t is $v
{cs} $a on $t: $v
{f} the $a recorded for $t is $v
{f} according to the latest measurements, the $a for $t stands at $v
{j} latest run on $t: $a at $v
we're seeing the $a on $t at $v
{c} $v, that's the $a on $t right now
`

var tallyLines = `
$t $has $v $ap
there are $v $ap on $t
{cs} $v $ap on $t
{v} I went through $t and count $v $ap
the number of $ap on $t is $v
{cs} $ap on $t: $v
{cs} $tb: $v $ap
we're at $v $ap on $t
for $t I have $v $ap
{f} the list for $t shows $v $ap
{f} at present there are $v $ap on $t
I make it $v $ap on $t
{v} the count is in for $t: $v $ap
`

var tallyOneLines = `
the number of $ap on $t is $v
{cs} $ap on $t: $v
{cs} $tb, $ap: $v
$ap for $t: just $v
{f} the number of $ap recorded for $t is $v
{v} the count of $ap is in for $t: $v
on $t, the number of $ap stands at $v
{s} as for $ap on $t, the number is $v
`

var tallyWholeLines = `
$t $has $v
there are $v on $t
{cs} $tb: $v
for $t I have $v
{v} I went through $t and count $v
{f} the list for $t shows $v
`

var choiceLines = `
the $a for $t is $v
we picked $v as the $a for $t
for $t we're going with $v as the $a
{cs} $a for $t: $v
we settled on $v as the $a for $t
on the $a for $t, we landed on $v
{cs} $tb: $v as the $a
{v} after some back and forth, the $a for $t is $v
{f} the $a selected for $t is $v
{f} for $t, $v was chosen as the $a
we're using $v as the $a on $t
$v is the $a for $t
{j} the $a on $t is set to $v
as the $a for $t, we took $v
`

var contactLines = `
$v is the $a for $t
the $a for $t is $v
for $t, $v is down as the $a
{v} if you need the $a for $t, that's $v
$v [is happy|is willing|has offered] to be the $a for $t
{cs} $a on $t: $v
{cs} $tb: $v as the $a
the $a to talk to about $t is $v
{f} $v will act as the $a for $t
{f} the $a for $t will be $v
[we have|we've got|we can count on] $v as the $a [on|for] $t
{s} as for the $a on $t, that's $v
`

var contactSelfLines = `
the $a for $t is $v, so that's me
{cs} $a on $t: $v, in other words me
I'm down as the $a for $t ($v on the list)
{f} the $a for $t is $v, that is to say myself
the $a for $t is me, $v
`

var contactYouLines = `
the $a for $t is you, $v
$v, you're the $a for $t
{cs} $a on $t? that's you, $v
{f} the $a for $t is yourself, $v
you're down as the $a for $t, $v
`

var linkLines = `
the $a for $t is here: $v
the $a for $t [lives|sits|is] at $v
{cs} $a for $t: $v
{v} [you'll find|look for] the $a for $t [at|under] $v
here's the $a for $t: $v
I've put the $a for $t here: $v
for $t, the $a is at $v
{cs} $tb, $a: $v
sharing the $a for $t: $v
{v} for anybody who needs the $a for $t: $v
{f} the $a for $t can be found at $v
{f} for reference, the $a for $t: $v
`

var versionLines = `
the $a for $t is $v
for $t we're on $v as the $a
{cs} $tb, $a: $v
for $t, the $a is $v
{cs} $a on $t: $v
{j} $t: $a pinned to $v
{f} the $a to be used for $t is $v
we keep the $a for $t at $v
{v} in case it matters for your side, the $a for $t is $v
the $a on $t is $v
`

var deadlineLines = `
the $a for $t is $v
the $a for $t falls $on
{cs} $a for $t: $v
for $t, the $a is $v
we have $v down as the $a for $t
{v} please plan around the $a for $t, which is $v
the $a for $t is fixed for $v
{v} keep $v in mind: that's the $a for $t
{s} mind the $a for $t: $v
{cs} $tb: $a $on
{f} the $a for $t has been set for $v
{f} I'd like to remind everyone that the $a for $t is $v
we have to keep the $a for $t, $v
`

// Of a day that has passed when it is told.
var deadlinePastLines = `
we had $v down as the $a for $t
for the record, the $a for $t is $v
the plan for $t has $v as the $a
{cs} $a for $t: $v
{s} my notes give $v as the $a for $t
{f} the minutes record $v as the $a for $t
{v} somebody asked me afterwards: the $a for $t is $v in the plan
{c} $v, that's the $a we had for $t
{m} I have $v in the books as the $a for $t
`

var dueLines = `
$t $is due $on
the deadline for $t is $v
{cs} $tb: due $on
the due date for $t is $v
we owe $t by $v, that's the deadline
{cs} due date for $t: $v
{f} $t $is due by $v
{f} the deadline set for $t is $v
{v} in the plan, $t $is due $on
{s} the deadline we have for $t is $v
`

var budgetLines = `
the $a for $t is $v
we have $v as the $a for $t
{cs} $a on $t: $v
the $a for $t comes to $v
we're counting on $v as the $a for $t
{cs} $tb: $a of $v
I'm working with $v as the $a for $t
{f} the $a entered in the plan for $t is $v
{f} for $t, the $a amounts to $v
{v} so that nobody is surprised later: the $a for $t is $v
on $t, the $a stands at $v
the $a we have for $t is $v
`

var reasonLines = `
the $a $of $t [is|is simply|lies in the fact] that $v
the $a $of $t: $v
on $t, the $a is simple: $v
{v} if you wonder about the $a $of $t: $v
{v} in case anybody asks for the $a $of $t: $v
{cs} the short version of the $a $of $t: $v
{f} [for the record|for your information|in brief], the $a $of $t is that $v
{f} as regards $t, the $a is that $v
{cs} $tb, $a: $v
{s} I dug a little: the $a $of $t is that $v
I was told the $a $of $t: $v
{v} it took a while to find out, but the $a $of $t is that $v
{f} I've been informed of the $a $of $t: $v
{cs} the $a $of $t, in case you wonder: $v
`

var blockerLines = `
the $a on $t is [that|simply that|the following:] $v
the $a for $t: $v
we're held up on $t; the $a is that $v
{cs} $a on $t: $v
{v} I [can't move on with|make no headway on|am stuck with] $t [at the moment|right now|for now], and the $a is that $v
we're waiting on $t: the $a is that $v
{s} bad news on $t; the $a is that $v
{f} I have to report the $a on $t: $v
{f} $t cannot proceed for now. the $a is that $v
{cs} $tb, $a: $v
we've hit a wall on $t, and the $a is that $v
{c} stuck on $t, $a: $v
`

var riskLines = `
the $a I see on $t is that $v
{cs} $a on $t: $v
for $t, the $a is that $v
{s} I'd note the $a on $t: $v
[the $a with $t is|with $t, the $a is] that $v
{v} keep the $a on $t in mind: $v
the $a to watch on $t is that $v
{cs} $tb, $a: $v
{f} I'd like the $a for $t on record: $v
{f} as far as $t $is concerned, the $a is that $v
{v} what I keep coming back to on $t is the $a: $v
don't lose sight of the $a on $t: $v
`

var inputLines = `
the $a for $t is $v
we're using $v as the $a for $t
for $t, we build on $v as the $a
{cs} $a for $t: $v
I'm working from $v as the $a for $t
as the $a for $t we take $v
{f} the $a for $t will be $v
{f} for $t, the $a provided is $v
{cs} $tb: $v as the $a
{v} to keep it simple, the $a for $t is $v
the $a behind $t is $v
`

var alternativeLines = `
the $a for $t was $v
{cs} $a on $t: $v
for $t we also looked at $v, so that's the $a
we did weigh $v, which is now the $a for $t
there was also the $a for $t: $v
{v} before settling on this, we had $v on the table for $t, and it ended up as the $a
{cs} $tb, $a: $v
{f} for the record, the $a for $t was $v
{f} the $a examined for $t was $v
{v} in case it comes up again: the $a for $t was $v
{cs} we considered $v for $t and let it go, so call it the $a
`

// Statements for a message that has named the subject already.

var shortLines = `
{s} then there's the $a, which is $v
{s} and as the $a, we have $v
{c} oh, and the $a is $v
{f} the $a, in turn, is $v
{f} as regards the $a, it's $v
{v} the other thing I was asked for is the $a, and that's $v
{v} while I'm at it, the $a is $v
{m} the $a is $v, [by the way|I'm told]
{w} and since [somebody|a few of you] asked, the $a is $v
{i} and if I'm not mistaken, the $a is $v
the $a is $v
{cs} $a: $v
{v} and as for the $a, that's $v
and the $a is $v
{s} as for the $a, it's $v
{f} furthermore, the $a is $v
`

var shortClauseLines = `
{s} and the $a, since we're at it: $v
{c} and the $a? $v
{s} what you should know about the $a is that $v
{f} as regards the $a, $v
{m} and don't forget the $a: $v
{v} then there's the $a, and the long and short of it is that $v
the $a is that $v
{cs} $a: $v
the $a: $v
{v} the $a in plain words: $v
{f} the $a is, in short, that $v
`

var shortTallyLines = `
and there are $v $ap
{s} that leaves us with $v $ap
{v} the list also has $v $ap
{c} and $v $ap, oh well
{f} moreover, there are $v $ap
there are $v $ap
{cs} $v $ap
I count $v $ap
{cs} $ap: $v
we have $v $ap
the number of $ap is $v
`

var shortTallyOneLines = `
{cs} $ap: $v
the number of $ap is $v
the number of $ap stands at $v
`

var shortTallyWholeLines = `
there are $v
I count $v
we have $v
`

var shortLinkLines = `
the $a is here: $v
{cs} $a: $v
the $a is at $v
here's the $a: $v
you'll find the $a at $v
`

var shortDueLines = `
the deadline is $v
it's due $on
{cs} due $on
the due date is $v
{v} the deadline [we've been given|in the plan|we're held to] is $v
{f} it's due by $v
`

var shortContactLines = `
$v is the $a
the $a is $v
{cs} $a: $v
we have $v as the $a
for the $a, go to $v
`

// Decisions: somebody sets or replaces a value.

var decideLines = `
it's decided: the $a for $t is $v
the $a for $t will be $v
[let's make|I'd make|we make] $v the $a [for|on] $t
{i} I'd suggest that we take $v as the $a for $t
we go with $v as the $a for $t
that's settled now: the $a for $t is $v
{v} after weighing it up, I'd like $v as the $a for $t
[the call|my call] on the $a for $t: $v
{cs} $a for $t, to close the matter: $v
{f} I've decided on $v as the $a for $t
{f} for $t, the $a shall be $v
we take $v as the $a for $t
{d} the $a for $t is $v, as of now
`

var changeLines = `
the $a for $t changes to $v
we're changing the $a for $t to $v
from now on, the $a for $t is $v
{cs} new $a for $t: $v
I'm changing the $a for $t: it's $v as of today
{v} please forget the old $a for $t, it's $v now
we're replacing the $a on $t; it's $v now
{f} with effect from today, the $a for $t is $v
{f} the $a for $t has been revised and is now $v
the $a on $t becomes $v
{cs} change on $t: the $a is $v now
{d} the $a for $t is $v now
scratch the old $a for $t, we use $v from here on
`

var forecastLines = `
I expect to finish $t $on
if nothing [gets in the way|goes wrong|breaks], $t [should|ought to] be through $on
my guess is that we'll wrap up $t $on
{cs} I think $t should be ready $on
we ought to have $t ready by $v
{v} looking at what is left, I expect $t to be ready $on
{f} I expect that $t will be ready $on
{f} as things stand, we should be able to finish $t $on
{cs} [hoping|planning|looking] to wrap up $t $on
{j} current ETA for $t: $v
[I'm aiming|I hope|I mean] to have $t ready $on
$t should be over the line $on, unless something turns up
`

var forecastNamedLines = `
the $a for $t is $v, as things stand
{cs} $a for $t: $v, if all goes well
I'd put the $a for $t at $v
my $a for $t is $v, barring surprises
{f} at this point, the $a for $t is $v
for $t, I expect $v as the $a
{v} looking at what is left, I'd say the $a for $t is $v
`

var commitLines = `
I'll keep the $a for $t: $v
you can count on me for the $a on $t, $v
I promise to keep to $v as the $a for $t
{cs} $a for $t: $v, you have my word
I commit to $v as the $a for $t
{f} you may rely on $v as the $a for $t
{v} I've checked my calendar: I can keep $v as the $a for $t
the $a on $t is $v, and I'll make sure of it
I take it on me that the $a for $t is $v
{s} put me down for $v as the $a on $t
`

var commitDueLines = `
I'll have $t ready by $v, that's the deadline
{cs} $tb by $v, as due, you have my word
you can count on $t by the due date, $v
I commit to the deadline for $t: $v
{f} I'll deliver $t by $v, the deadline in the plan
{v} I've moved things around so that $t will make the deadline, $v
`
