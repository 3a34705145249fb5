package author

// How people state a value, by class of attribute. Every pattern names the
// subject ($t, or $tb as a label) and the attribute ($a, or $ap for things
// counted), so that the message can be read alone. Plain short ones carry most
// of it; the longer ones say where one has it from or whom it is for, out of
// parts (lex_parts.go). Tags: voice.go, fits.

var settingLines = filled(`
the $a [for|on] $t is $v
the $a [for|on] $t is [set to|set at] $v
{cs} $tb: $a at $v
{cs} $a [for|on] $t: $v
{cs} $a [for|on] $t is $v
$v is the $a [for|on] $t
we [use|keep|take] $v as [the|our] $a [for|on] $t
the $a we [use|work with|go by] [for|on] $t is $v
the $a is $v [for|on] $t
[for|on] $t, the $a is $v
[for|on] $t we [use|go with|work with] $v as the $a
we've [set|put] the $a [for|on] $t at $v
$t $has $v as the $a
{cs} $v, that's the $a [for|on] $t
{f} [for|on] $t, $v applies as the $a
{f} the $a [used|set|in use] for $t is $v
{j} $a on $t, [per the spec|from the config|as configured]: $v
{cs} [just looked|checked|looked it up], [the $a [for|on] $t is $v|$v is the $a [for|on] $t|[for|on] $t the $a is $v]
{v} I [went|read] through [the set-up|the notes|the page] for $t, [and the $a is $v|and $v is the $a|which has $v as the $a]
`)

// Figures that were measured or worked out.
var measureLines = filled(`
the $a [for|on] $t is $v
the $a [for|on] $t [is at|stands at|came out at|comes to] $v
on $t the $a [came out at|is at|stands at|is] $v
{cs} $tb: $a at $v
{cs} $a on $t: $v
{cs} $a on $t is [at|] $v
the $a is [at|] $v on $t
we [see|get|measure] $v [for|as] the $a [for|on] $t
on $t we [see|get|measure] $v for the $a
I [get|see|read] $v [for|as] the $a [for|on] $t
$v is the $a [for|on] $t
the $a I [get|see|measured] [for|on] $t is $v
{f} the $a [recorded|measured|observed] on $t is $v
{f} [for|on] $t, the $a [stands at|is] $v
{cs} [latest|newest|fresh] [run|reading|round] on $t: $a at $v
{s} [as measured|in the latest run|by the newest figures|in the last round], [the $a [for|on] $t is $v|$t $has $v as the $a|the $a on $t comes to $v]
{f} [according to|by] the [latest|most recent|newest] [figures|readings], [the $a [for|on] $t is $v|the $a on $t stands at $v|$v is the $a for $t]
{v} I [measured|checked|reran] $t [again|once more|with fresh figures] and [the $a is $v|the $a came out at $v|get $v for the $a]
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
on $t we [have|count|are at] $v $ap
on $t there are $v $ap
I [count|see] $v $ap on $t
I'm [looking at|seeing|counting] $v $ap on $t
the number of $ap [on|for] $t is $v
{f} $t $has $v $ap at present
{f} [at present|by the list], [$t $has $v $ap|there are $v $ap on $t]
{cs} [just counted|counted|went through the list]: [$v $ap on $t|$t $has $v $ap|I get $v $ap on $t]
{s} I [went|scrolled] through [the list|the sheet] and [count|find|get] $v $ap on $t
{v} [line by line|with the list in hand|page by page], I [count|get|find] $v $ap on $t
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
the $a [for|on] $t is $v
$v is the $a [for|on] $t
{cs} $a [for|on] $t: $v
{cs} $tb: $v as the $a
{cs} $tb has $v as the $a
we [picked|took|chose|use|have] $v as [the|our] $a [for|on] $t
the $a we [picked|took|chose|use] [for|on] $t is $v
[for|on] $t [we're using|we took|we chose|we use] $v as the $a
as the $a [for|on] $t [we took|we chose|we use|we have] $v
[for|on] $t, the $a is $v
the $a is $v [for|on] $t
{cs} $v, that's the $a [for|on] $t
{s} we've [settled on|gone for] $v as the $a [for|on] $t
{f} [for|on] $t, $v was chosen as the $a
{f} the $a [selected|chosen] for $t is $v
{f} $v serves as the $a [for|on] $t
{j} $a on $t: $v, [per the docs|as in the config|as documented]
{v} [there were a few to choose from|we looked at several|the list was longer], [and $v is the $a for $t|and we took $v as the $a [for|on] $t|but the $a [for|on] $t is $v]
`)

// Who to turn to.
var contactLines = filled(`
$v is [the|our] $a [for|on] $t
the $a [for|on] $t is $v
[for|on] $t, $v is the $a
[for|on] $t, the $a is $v
{cs} $a [for|on] $t: $v
{cs} $tb: $v as the $a
{cs} $a [for|on] $t is $v
we have $v as [the|our] $a [for|on] $t
the $a we have [for|on] $t is $v
$v is [down|listed] as the $a [for|on] $t
the name [down|listed] as the $a [for|on] $t is $v
{f} $v [acts|serves] as the $a [for|on] $t
{f} the role of $a for $t [lies|is] with $v
{cs} [for questions|if you need somebody|if you need to ask|in case you wonder], [$v is the $a [for|on] $t|the $a [for|on] $t is $v]
{s} [for questions|if you get stuck|if you need to ask|if you want to write to somebody], [the $a [for|on] $t is $v|$v is the $a [for|on] $t|$v acts as the $a for $t]
{f} [for any questions|for your correspondence|should you have questions], [the $a [for|on] $t is $v|$v acts as the $a on $t|$v is the $a for $t]
`)

var contactSelfLines = `
[the|our] $a [for|on] $t is $v, so that's me
{cs} $a on $t: $v, [in other words|meaning] me
I'm [down|listed|in the plan] as [the|our] $a [for|on] $t ($v on the list)
{f} [the|our] $a [for|on] $t is $v, that is to say myself
[the|our] $a [for|on] $t is me, $v
`

var contactYouLines = `
[the|our] $a [for|on] $t is $v, so that's you
the list has $v as [the|our] $a [for|on] $t, so that's you
you're [down|listed|in the plan] as [the|our] $a [for|on] $t ($v on the list)
{cs} $a on $t: $v, [in other words|meaning] you
{s} as you [may|will] know, [the|our] $a [for|on] $t is $v, so that's you
{f} [the|our] $a [for|on] $t is $v, that is to say yourself
`

// Where a page is. Nothing may stand behind the link.
var linkLines = filled(`
the $a [for|on] $t: $v
{cs} $a for $t: $v
{cs} $tb, $a: $v
here's the $a [for|on] $t: $v
the $a [for|on] $t is [here|at this address|to be found here]: $v
{cs} [found|sharing|linking|posting] [again|once more|] the $a [for|on] $t: $v
the $a [for|on] $t is [at|under] $v
{s} [you'll find|I put|I keep] the $a [for|on] $t [at|under] $v
at $v [you'll find|I keep|there's] the $a [for|on] $t
{s} [to save you the search|for those who asked|since I had it open], [the $a [for|on] $t is at|here's the $a [for|on] $t:|this is the $a for $t:] $v
{f} the $a [for|on] $t can be found at $v
{f} [as requested|for your files|for reference], [the $a [for|on] $t is at|here is the $a [for|on] $t:] $v
{j} [current|canonical|right] link to the $a [for|on] $t: $v
`)

var versionLines = filled(`
the $a [for|on] $t is $v
[for|on] $t we're on $v as the $a
{cs} $tb, $a: $v
{cs} $a [for|on] $t: $v
{j} $a on $t: pinned to $v
{f} the $a [to be used|in use] for $t is $v
we [keep|have] the $a [for|on] $t at $v
the $a we [use|run|are on] for $t is $v
the $a is $v [for|on] $t
$v is the $a [for|on] $t
{s} [for your notes|going by the page|so that we all use the same], @noun
{f} [for the record|according to the file|for your papers], @noun
{cs} [just looked|checked|looked it up], @noun
`)

var deadlineLines = filled(`
[the|our] $a [for|on] $t [is $v|falls $on|is $on|will be $on|is planned for $v]
[the|our] $a [for|on] $t is [down for|set for|fixed for|planned for] $v
we have $v as [the|our] $a [for|on] $t
the $a we have [for|on] $t is $v
{cs} $a [for|on] $t: $v
{cs} $tb: $a $on
{cs} $a [for|on] $t is $on
$v is the $a [for|on] $t
[for|on] $t, the $a [is $v|falls $on|is $on]
{f} the $a [for|on] $t is [set|fixed|planned] for $v
{cs} [for your calendar|keep it free|so you can plan], [the $a [for|on] $t is $v|$v is the $a [for|on] $t|the $a for $t falls $on]
{s} [for your calendars|for your planning|so that you can plan], [the $a [for|on] $t is $on|$v is the $a [for|on] $t|the $a on $t falls $on]
{f} [for your calendars|for your planning|as entered in the plan], [the $a [for|on] $t is $v|the $a for $t falls $on|$v is the $a [for|on] $t]
{v} [I asked again|I checked the plan|after a look at the plan], [and the $a [for|on] $t is $v|the $a [for|on] $t falls $on|and $v is the $a for $t]
`)

// Of a day that has passed when it is told.
var deadlinePastLines = `
we had $v down as the $a [for|on] $t
the plan for $t has $v as the $a
{cs} $a [for|on] $t: $v
{s} my notes give $v as the $a [for|on] $t
{f} the minutes record $v as the $a [for|on] $t
{c} $v, that's the $a we had for $t
{m} I have $v in the books as the $a [for|on] $t
{s} [for the notes|looking back|so the log is complete], the $a [for|on] $t is $v
{v} [I was asked afterwards|it came up later|looking back at the plan]: the $a [for|on] $t is $v
`

var dueLines = filled(`
$t $is due $on
the deadline for $t is $v
{cs} $tb: due $on
the due date for $t is $v
{cs} [due date|deadline] for $t: $v
{f} $t $is due by $v
{f} for $t, the deadline is $v
$v is the [due date|deadline] for $t
$t $has to be in by the deadline, $v
`)

var budgetLines = filled(`
the $a [for|on] $t is $v
the $a [for|on] $t [comes to|stands at|is] $v
we [plan with|count on] $v as the $a [for|on] $t
{cs} $a [for|on] $t: $v
{cs} $tb: $a of $v
{cs} $tb, $a: $v
the $a is $v [for|on] $t
the $a we [have|plan with|put down] [for|on] $t is $v
$v is the $a [for|on] $t
I [put down|work with|get] $v as the $a [for|on] $t
I'm working with $v as the $a [for|on] $t
[for|on] $t, the $a [is|comes to] $v
[for|on] $t we plan with $v as the $a
we've put the $a [for|on] $t at $v
{f} [for|on] $t, the $a amounts to $v
{f} the $a [entered|recorded|planned] for $t is $v
{s} [I did the sums|I added it up|I went over the sums], [and the $a [for|on] $t is $v|and the $a [for|on] $t comes to $v|and get $v as the $a [for|on] $t]
{v} [for your own sums|before anybody plans with less|since money gets talked about], [the $a [for|on] $t is $v|the $a on $t comes to $v|I have $v down as the $a for $t]
`)

var inputLines = filled(`
the $a [for|on] $t is $v
we [use|have|take|work from] $v as the $a [for|on] $t
we're using $v as the $a [for|on] $t
{cs} $a [for|on] $t: $v
{cs} $tb: $v as the $a
I'm working from $v as the $a [for|on] $t
as the $a [for|on] $t [we take|I use|we have|we use] $v
[for|on] $t, the $a is $v
[for|on] $t we have $v as the $a
the $a I [use|work from|have] for $t is $v
the $a [we have|I have] for $t is $v
{f} for $t, we use $v as the $a
{s} I [looked at|read] what we have: the $a [for|on] $t is $v
{v} [I read it to the end|I have it open here|it's longer than I thought]: the $a [for|on] $t is $v
`)

// What was considered and let go.
var alternativeLines = filled(`
the $a [for|on] $t was $v
{cs} $a on $t: $v
[for|on] $t, the $a was $v
{cs} $tb, $a: $v
$v was the $a [for|on] $t
the $a we [had|talked about|looked at] [for|on] $t was $v
[for|on] $t, $v was the $a
{d} $v for $t? no, that's the $a
{f} $v remains the $a [for|on] $t
{cs} [if it comes up again|in case you wonder|for the notes], [the $a [for|on] $t was $v|$v was the $a for $t]
{s} [so nobody digs it up again|if it comes up again|for the notes], [the $a [for|on] $t was $v|$v was the $a for $t|on $t the $a was $v]
{f} [for the minutes|should it be raised again|after a closer look], [the $a [for|on] $t was $v|$v was the $a for $t]
`)
