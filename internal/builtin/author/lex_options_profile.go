package author

import "memloom/prompts"

func profileOptions() map[string]string {
	return map[string]string{
		prompts.OptionRecommendation: recommendationLines, prompts.OptionImprovement: improvementLines,
		"filled":      fillings,
		"reply value": replyValues, "reply tally": replyTallies, "reply clause": replyClauses, "reply past": replyPasts,
	}
}

// $v is what the group chose, $a what it is the choice of, $s a skill.
var recommendationLines = `
the $a is $v, so go with that, and take on whatever has to do with $s
the group has $v as the $a, and the part that needs $s would be the one for you
stay with $v as the $a and ask for the part of the work that is mostly $s
it's $v for the $a, and what would suit you is the work on $s
as the $a we have $v, and where you could help most is $s
keep to $v as the $a and offer your help with $s
take $v as the $a, as was decided, and look after $s
the $a is $v, and I'd put you down for everything about $s
with $v as the $a, the share of the work for you is $s
go with $v, which is the $a, and of all there is to do I'd give you $s
`

// $v is what went wrong, $a what it is called, $s a remedy.
var improvementLines = `
the $a is that $v, and what I'd ask for is $s
the $a: $v. My proposal is $s
since the $a is that $v, I propose $s
the $a is that $v, and from where I stand we need $s
given that the $a is that $v, I'd begin with $s
the $a is that $v, which calls for $s
with the $a being that $v, I'd like to see $s
the $a is that $v, so next time I'd want $s
we know the $a: $v. What I'd add is $s
the $a is that $v, and my answer to it would be $s
`

// Statements of replies: anybody can make them, whoever found out what they say.

var replyValues = `
the $a for $t is $v
the $a on $t is $v
for $t, the $a is $v
we have $v as the $a for $t
we have $v down as the $a for $t
for $t we have $v as the $a
{cs} $a for $t: $v
{cs} $a on $t: $v
{s} as for the $a for $t, it's $v
{s} the $a for $t, that's $v
{f} as regards $t, the $a is $v
{f} for $t, the $a is given as $v
{f} the $a for $t is noted as $v
{v} what the group has as the $a for $t is $v
{v} the $a that goes with $t is $v
`

var replyTallies = `
there are $v $ap on $t
$t $has $v $ap
the number of $ap on $t is $v
we have $v $ap on $t
for $t, the number of $ap is $v
{cs} $ap on $t: $v
{cs} $v $ap on $t
{s} as for $ap on $t, there are $v
{f} the list for $t shows $v $ap
{f} as regards $t, the number of $ap is $v
{v} the count for $t stands at $v $ap
`

var replyClauses = `
the $a for $t is that $v
the $a on $t is that $v
for $t, the $a is that $v
{cs} $a on $t: $v
{cs} $a for $t: $v
{s} what there is as the $a on $t is that $v
{f} as regards $t, the $a is that $v
{f} the $a for $t is noted as follows: $v
{v} what the group has as the $a on $t is that $v
`

var replyPasts = `
the $a for $t was $v
on $t, the $a was $v
we had $v as the $a for $t
{cs} $a on $t: $v
{cs} $a for $t: $v
{s} as for the $a for $t, that was $v
{f} as regards $t, the $a was $v
{v} what the group had as the $a for $t was $v
`

// What may stand behind either, and says nothing.
var fillings = `
, if you ask me
, I think
, to begin with
, as far as I'm concerned
, as far as I can tell
, and the rest can come after that
, and I think the others see it the same way
, and I'm happy to talk it over with anybody
, and I'd leave everything else about it as it is for now
`
