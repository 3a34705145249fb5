package author

// How people state a value, by class of attribute. Every pattern names the
// subject ($t, or $tb as a label) and the attribute ($a, or $ap for things
// counted), so that the message can be read alone. Plain short ones carry most
// of it; the longer ones say where one has it from or whom it is for, out of
// parts (lex_parts.go). Tags: voice.go, fits.

var settingLines = filled(`
[the|our] $a [for|on] $t is $v
[the|our] $a [for|on] $t is set to $v
{cs} $tb: $a at $v
{cs} $a on $t: $v
we have [the|our] $a [for|on] $t at $v
$v is [the|our] $a [for|on] $t
{cs} we're running $t with $v as the $a
{j} $a on $t, [per the spec|from the config]: $v
we [use|keep|go by|work with] $v as [the|our] $a [for|on] $t
{cs} @lead: [[the|our] $a [for|on] $t is set to $v|we run $t with $v as the $a|[the|our] $a [for|on] $t is at $v|$v is set as [the|our] $a [for|on] $t|we keep [the|our] $a [for|on] $t at $v]
{s} @leads: [[the|our] $a [for|on] $t is set to $v|$v is set as [the|our] $a [for|on] $t|we have [the|our] $a [for|on] $t at $v|for $t we use $v as the $a|[the|our] $a [for|on] $t is $v]
{f} @leadf: [[the|our] $a [for|on] $t is set at $v|[the|our] $a [for|on] $t is $v|$v is set as [the|our] $a [for|on] $t|for $t, we work with $v as the $a|$t $has $v as the $a]
{f} for $t, $v applies as the $a
{v} I [went|read] through [the set-up|the notes|the page|what we have] for $t [again|just now|once more], [and the $a is $v|and $v is the $a|which has $v as the $a]
`)

// Figures that were measured or worked out.
var measureLines = filled(`
[the|our] $a [for|on] $t is $v
[the|our] $a [for|on] $t is at $v
on $t the $a came out at $v
{cs} $tb: $a at $v
{cs} $a on $t: $v
we [see|get|measure|have] $v for [the|our] $a [for|on] $t
I [get|have|see] $v as [the|our] $a [for|on] $t
{f} the $a [recorded|measured|observed] on $t is $v
{cs} [latest|newest|fresh] [run|reading|round] on $t: $a at $v
{cs} @lead: [[the|our] $a [for|on] $t is at $v|[the|our] $a [for|on] $t came out at $v|$v for [the|our] $a [for|on] $t|we get $v as [the|our] $a [for|on] $t|on $t we see $v for the $a]
{s} [as measured|in the latest run|from the newest figures|in the last round|from the chart], [[the|our] $a [for|on] $t is $v|we have $v for [the|our] $a [for|on] $t|$t $has $v as the $a|[the|our] $a [for|on] $t comes to $v|$v is [the|our] $a [for|on] $t]
{f} [according to|as shown by|on the basis of] the [latest|most recent|newest] [figures|measurements|readings], [[the|our] $a [for|on] $t is $v|[the|our] $a [for|on] $t stands at $v|$t $has $v as the $a|$v is [the|our] $a [for|on] $t]
{v} I [looked at|measured|went through|checked] $t [again|once more|properly|with fresh figures] and [the $a is $v|the $a came out at $v|get $v for the $a|read $v for the $a]
{j} [dashboard|probe|trace|monitor] on $t [reads|shows|has] $v for the $a
`)

var tallyLines = filled(`
$t $has $v $ap
there are $v $ap on $t
{cs} $v $ap on $t
{cs} $ap on $t: $v
{cs} $tb: $v $ap
we're at $v $ap on $t
we have $v $ap on $t
I [count|get|see|make it] $v $ap on $t
{f} $t $has $v $ap at present
{cs} [just|quickly] [counted|went through|read] [the list|the sheet|all of it|every line]: [$v $ap on $t|$t $has $v $ap|that makes $v $ap on $t|I get $v $ap on $t]
{s} [I went|I read|I scrolled] through [the list|the sheet|the whole lot|the entries] [again|once more|just now] and [count|find|get|see] $v $ap on $t
{f} [on inspection|at the last count|according to the list|on going through the entries], [$t $has $v $ap|there are $v $ap on $t|we have $v $ap on $t|I count $v $ap on $t]
{v} [line by line|from top to bottom|with the list in hand|page by page], I [count|get|counted|find] $v $ap on $t
`)

var tallyOneLines = `
the number of $ap on $t is $v
{cs} $ap on $t: $v
{cs} $tb, $ap: $v
$ap for $t: just $v
{f} the number of $ap recorded for $t is $v
{v} [I've counted|I went through the list|I looked again]: the number of $ap on $t is $v
on $t, the number of $ap is $v
{s} [for the notes|so you have it|by my count], the number of $ap on $t is $v
`

var tallyWholeLines = `
$t $has $v
there are $v on $t
{cs} $tb: $v
for $t I have $v
{v} I [went through|read through|checked] $t [again|just now|] and [count|find|get] $v
{f} [at the last count|at present|according to the list], there are $v on $t
`

// What was picked out of several.
var choiceLines = filled(`
[the|our] $a [for|on] $t is $v
$v is [the|our] $a [for|on] $t
{cs} $a for $t: $v
{cs} $tb: $v as the $a
we picked $v as [the|our] $a [for|on] $t
for $t we're using $v as the $a
we [took|use|have|chose] $v as [the|our] $a [for|on] $t
as [the|our] $a [for|on] $t, we took $v
{f} for $t, $v was chosen as the $a
{j} $a on $t: $v, [per the docs|as in the config|as documented]
{cs} @lead: [$v is [the|our] $a [for|on] $t|we took $v as [the|our] $a [for|on] $t|for $t we use $v as the $a|[the|our] $a [for|on] $t is $v|$t $has $v as the $a]
{s} @leads: [we use $v as [the|our] $a [for|on] $t|$v was picked as [the|our] $a [for|on] $t|[the|our] $a [for|on] $t is $v|$v is [the|our] $a [for|on] $t|for $t we took $v as the $a]
{f} @leadf: [$v was chosen as [the|our] $a [for|on] $t|the $a selected for $t is $v|we use $v as [the|our] $a [for|on] $t|$v serves as [the|our] $a [for|on] $t]
{v} [there were a few to choose from|the list was longer|we looked at several|it took a few rounds], [and $v is [the|our] $a [for|on] $t|and we took $v as [the|our] $a [for|on] $t|and [the|our] $a [for|on] $t is $v|but for $t we use $v as the $a]
`)

// Who to turn to.
var contactLines = filled(`
$v is [the|our] $a [for|on] $t
[the|our] $a [for|on] $t is $v
for $t, $v is the $a
{cs} $a on $t: $v
{cs} $tb: $v as the $a
we have $v as [the|our] $a [for|on] $t
{f} $v acts as [the|our] $a [for|on] $t
{cs} @name: [$v is [the|our] $a [for|on] $t|[the|our] $a [for|on] $t is $v|on $t, $v is the $a|$t $has $v as the $a|we have $v as [the|our] $a [for|on] $t|for $t the $a is $v|[the|our] $a [for|on] $t is $v]
{s} @name: [[the|our] $a [for|on] $t is $v|$v is [the|our] $a [for|on] $t|for $t we have $v as the $a|on $t, the $a is $v|$v acts as [the|our] $a [for|on] $t]
{f} @namef: [[the|our] $a [for|on] $t is $v|$v acts as [the|our] $a [for|on] $t|for $t, the $a is $v|$t $has $v as the $a|on $t, $v serves as the $a]
{v} [I keep being asked|some of you wondered|it wasn't on the page|not all lists have it]: [$v is [the|our] $a [for|on] $t|[the|our] $a [for|on] $t is $v|for $t it's $v as the $a|we have $v as [the|our] $a [for|on] $t]
`)

var contactSelfLines = `
[the|our] $a [for|on] $t is $v, so that's me
{cs} $a on $t: $v, [in other words|meaning|i.e.] me
I'm [down|listed|in the plan] as [the|our] $a [for|on] $t ($v on the list)
{f} [the|our] $a [for|on] $t is $v, that is to say myself
[the|our] $a [for|on] $t is me, $v
`

var contactYouLines = `
[the|our] $a [for|on] $t is you, $v
$v, you're [the|our] $a [for|on] $t
{cs} $a on $t? that's you, $v
{f} [the|our] $a [for|on] $t is yourself, $v
you're [down|listed|in the plan] as [the|our] $a [for|on] $t, $v
`

// Where a page is. Nothing may stand behind the link.
var linkLines = filled(`
[the|our] $a [for|on] $t: $v
{cs} $a for $t: $v
here's [the|our] $a [for|on] $t: $v
[the|our] $a [for|on] $t is [here|at this address|to be found here]: $v
{cs} [found|here's|sharing|linking|this is] [again|once more|] [the|our] $a [for|on] $t: $v
[the|our] $a [for|on] $t [sits|is] at $v
{s} [you'll find|look for|I put|I keep] [the|our] $a [for|on] $t [at|under] $v
{s} [to save you the search|in case your bookmarks are gone|for those who asked|since I had it open|so nobody opens an old copy]: [[the|our] $a [for|on] $t is at|here's [the|our] $a [for|on] $t,|[the|our] $a [for|on] $t is under|this is [the|our] $a [for|on] $t,] $v
{v} [anybody who works on it|whoever looks into this|those of you who asked] [will find|may want|can open] [the|our] $a [for|on] $t [here|at this address|under this link]: $v
{f} [the|our] $a [for|on] $t can be found at $v
{f} [for your files|for convenience|for ease of reference|as requested], [[the|our] $a [for|on] $t is at|I give you [the|our] $a [for|on] $t:|here is [the|our] $a [for|on] $t:] $v
{j} [current|canonical|right] link to [the|our] $a [for|on] $t: $v
`)

var versionLines = filled(`
[the|our] $a [for|on] $t is $v
for $t we're on $v as the $a
{cs} $tb, $a: $v
{cs} $a on $t: $v
{j} $a on $t: pinned to $v
{f} the $a to be used for $t is $v
we keep [the|our] $a [for|on] $t at $v
{cs} @lead: @nounc
{s} @leads: @noun
{f} @leadf: @noun
`)

var deadlineLines = filled(`
[the|our] $a [for|on] $t is $v
[the|our] $a [for|on] $t falls $on
[the|our] $a [for|on] $t is $on
{cs} $a for $t: $v
{cs} $tb: $a $on
$v is [the|our] $a [for|on] $t
for $t, the $a is $v
{cs} @dates: [[the|our] $a [for|on] $t is $on|$v is [the|our] $a [for|on] $t|[the|our] $a [for|on] $t is $v|[the|our] $a [for|on] $t is $v|for $t the $a is $v|[the|our] $a [for|on] $t falls $on]
{s} @dates: [[the|our] $a [for|on] $t is $on|$v is [the|our] $a [for|on] $t|[the|our] $a [for|on] $t falls $on|for $t, the $a is $v|[the|our] $a [for|on] $t is $v]
{f} @datef: [[the|our] $a [for|on] $t is $v|[the|our] $a [for|on] $t falls $on|for $t, the $a is $v|$v is [the|our] $a [for|on] $t]
{v} [holidays and all|with what we know today|after a look at the plan|having asked again], [[the|our] $a [for|on] $t is $v|[the|our] $a [for|on] $t falls $on|[the|our] $a [for|on] $t is $v]
`)

// Of a day that has passed when it is told.
var deadlinePastLines = `
we had $v down as [the|our] $a [for|on] $t
the plan for $t has $v as the $a
{cs} $a for $t: $v
{s} my notes give $v as [the|our] $a [for|on] $t
{f} the minutes record $v as [the|our] $a [for|on] $t
{v} [I was asked afterwards|it came up later|looking back at the plan]: [the|our] $a [for|on] $t is $v [in the plan|on the list|in my notes]
{c} $v, that's the $a we had for $t
{m} I have $v in the books as [the|our] $a [for|on] $t
{s} [for the notes|to have it written down|so the log is complete], [the|our] $a [for|on] $t is $v
`

var dueLines = filled(`
$t $is due $on
the deadline for $t is $v
{cs} $tb: due $on
the due date for $t is $v
{cs} due date for $t: $v
{f} $t $is due by $v
{cs} @dates: [$t $is due $on|the deadline for $t is $v|$v is the due date for $t|we have $v as the deadline for $t|due date for $t: $v]
{s} @dates: [the due date for $t is $v|$t $is due $on|the deadline for $t is $v|the due date on $t is $v]
{f} @datef: [the deadline for $t is $v|$t $is due by $v|the due date for $t is $v|for $t, the deadline is $v]
`)

var budgetLines = filled(`
[the|our] $a [for|on] $t is $v
we have $v as [the|our] $a [for|on] $t
{cs} $a on $t: $v
[the|our] $a [for|on] $t comes to $v
{cs} $tb: $a of $v
I'm working with $v as [the|our] $a [for|on] $t
{f} for $t, the $a amounts to $v
{cs} @lead: [[the|our] $a [for|on] $t comes to $v|$v as [the|our] $a [for|on] $t|we have $v as [the|our] $a [for|on] $t|[the|our] $a [for|on] $t is $v|for $t we plan with $v as the $a]
{s} [I did the sums|I added it up|I went over the sums|the sums are in|I asked for the figures] [again|once more|] and [[the|our] $a [for|on] $t is $v|[the|our] $a [for|on] $t comes to $v|get $v as [the|our] $a [for|on] $t|we have $v as [the|our] $a [for|on] $t]
{f} @leadf: [[the|our] $a [for|on] $t amounts to $v|the $a entered for $t is $v|we have $v as [the|our] $a [for|on] $t|[the|our] $a [for|on] $t is $v]
{v} [so that nobody is surprised later|before anybody plans with less|since money gets talked about|for your own sums], [[the|our] $a [for|on] $t is $v|[the|our] $a [for|on] $t comes to $v|we have $v as [the|our] $a [for|on] $t|I have $v down as [the|our] $a [for|on] $t]
`)

// Clauses: why something is done, what holds it up, what could go wrong.

var reasonLines = filled(`
the $a $of $t is that $v
the $a $of $t: $v
{cs} $tb, $a: $v
{cs} about the $a $of $t: $v
{s} I asked about the $a $of $t: $v
I was told the $a $of $t: $v
{f} the $a $of $t is [simply|in short|in brief] that $v
{cs} [asked|rang|checked with|listened to] the people [behind it|who began it|who know]. the $a $of $t is that $v
{s} [had to ask around|it took me a while|I dug a little|I read up on it], [and the $a $of $t is that $v|but the $a $of $t is that $v]
{f} [for the record|for the minutes|as I understand it|as it was explained to me|in brief], the $a $of $t is that $v
{v} [some of you weren't there|not all of us were there|I get asked about it a lot], so [here's the $a $of $t|the $a $of $t again|once more the $a $of $t|this is the $a $of $t]: $v
`)

var blockerLines = filled(`
[the|our] $a [for|on] $t is that $v
[the|our] $a [for|on] $t: $v
{cs} $a on $t: $v
{cs} $tb, $a: $v
{c} stuck on $t, $a: $v
we're held up on $t, the $a is that $v
{f} $t cannot proceed for now. the $a is that $v
{cs} [no|little|not much] [progress|movement|luck] on $t [today|so far|for now], and the $a is that $v
{s} [I can't move on with|we're stuck with|I make no headway on|we're waiting on] $t. the $a [is that|is simple:|is this:] $v
{f} I [regret|have] to report [[the|our] $a [for|on] $t|an open point on $t, the $a]: $v
{v} [I tried to get round it|I've asked who can help|I looked for a way round], but [[the|our] $a [for|on] $t is that|for $t the $a is that|with $t the $a is that] $v
{d} $t [waits|is stuck|can't go on|has to wait] [for now|at the moment|today|], [and the $a is that $v|the $a is that $v|because of the $a: $v|with this $a: $v]
`)

var riskLines = filled(`
[the|our] $a [for|on] $t is that $v
{cs} $a on $t: $v
for $t, the $a is that $v
{cs} $tb, $a: $v
with $t, the $a is that $v
{s} the $a I see on $t is that $v
{d} the $a to watch on $t: $v
{c} [keeps me awake|worries me|sits in my head|what I'd watch], [the|our] $a [for|on] $t: $v
{s} [I went through what could happen|I asked the others what they fear|we talked about what could hurt us], and [the|our] $a [for|on] $t is that $v
{f} [for the record|for the minutes|to have it noted|in all fairness], [the|our] $a [for|on] $t is that $v
{f} as far as $t $is concerned, the $a is that $v
{v} [nobody likes to plan for it|call me gloomy|better said now than later|it may never happen], but the $a [on|for|with] $t is that $v
`)

var inputLines = filled(`
[the|our] $a [for|on] $t is $v
we're using $v as [the|our] $a [for|on] $t
{cs} $a for $t: $v
I'm working from $v as [the|our] $a [for|on] $t
as [the|our] $a [for|on] $t we take $v
{cs} $tb: $v as the $a
for $t, the $a is $v
on $t, we have $v as the $a
{f} for $t, we use $v as the $a
{cs} @lead: [[the|our] $a [for|on] $t is $v|[the|our] $a [for|on] $t is $v|we're using $v as [the|our] $a [for|on] $t|we have $v as [the|our] $a [for|on] $t|$a for $t, $v]
{s} [we don't begin from nothing|there's something to build on|I looked at what we have|I read what's there]: [[the|our] $a [for|on] $t is $v|[the|our] $a [for|on] $t is $v|we have $v as [the|our] $a [for|on] $t|for $t, the $a is $v]
{f} @leadf: [[the|our] $a [for|on] $t is $v|for $t, the $a is $v|we use $v as [the|our] $a [for|on] $t|[the|our] $a [for|on] $t is $v]
{v} [I spent some time in it|I have it open here|I read it to the end|it's longer than I thought]: [[the|our] $a [for|on] $t is $v|[the|our] $a [for|on] $t is $v|we have $v as [the|our] $a [for|on] $t]
`)

// What was considered and let go.
var alternativeLines = filled(`
[the|our] $a [for|on] $t was $v
{cs} $a on $t: $v
for $t, the $a was $v
{cs} $tb, $a: $v
$v was [the|our] $a [for|on] $t
{d} $v for $t? no, that's the $a
{cs} @past: [[the|our] $a [for|on] $t was $v|$v was [the|our] $a [for|on] $t|for $t, the $a was $v|[the|our] $a [for|on] $t was $v|$v is [the|our] $a [for|on] $t]
{s} @past: [[the|our] $a [for|on] $t was $v|$v was [the|our] $a [for|on] $t|on $t, the $a was $v|for $t the $a was $v]
{f} @pastf: [[the|our] $a [for|on] $t was $v|$v was [the|our] $a [for|on] $t|$v remains [the|our] $a [for|on] $t|for $t, the $a was $v]
{v} [some of you liked it|it had its friends|I was for it|it sounded good at first], but $v [was|is] [the|our] $a [for|on] $t
`)
