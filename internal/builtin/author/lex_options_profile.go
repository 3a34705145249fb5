package author

import "memloom/prompts"

func profileOptions() map[string]string {
	return map[string]string{
		prompts.OptionRecommendation: recommendationLines, prompts.OptionImprovement: improvementLines,
		"filled " + prompts.OptionRecommendation: recommendationTails, "filled " + prompts.OptionImprovement: improvementTails,
		"reply value": replyValues, "reply tally": replyTallies, "reply clause": replyClauses, "reply past": replyPasts,
	}
}

// $v is what the group chose, $a what it is the choice of, $s a skill.
var recommendationLines = `
the $a is $v. [I'd|I would] put you on [the $s side of it|whatever needs $s|the part with $s in it]
the $a is $v, and [the $s part|the work that needs $s|the $s side of it] [would suit you|could be yours|would be a good fit for you]
we have $v as the $a. [Why not take|I'd say you take|You could take] [the $s part|the $s side of it|what needs $s]
go with $v as the $a, and [ask for|choose|go for] [the part that needs $s|the $s side of it|the work that takes $s]
plan with $v as the $a, and [look after|take care of|take on] [the $s side of it|whatever takes $s|the $s part]
the $a is $v. [Your $s would help most|Your $s would be useful|You could bring in your $s] [there|on that one|for that]
stay with $v as the $a and [offer|lend] the others [a hand with|your help with] [the $s part|whatever needs $s|the $s side]
for the $a it's $v. [I'd have you do|You could do|I'd give you] [the $s part|everything with $s in it|the work that takes $s]
as the $a we have $v. [There I'd give you|For you I'd pick|Yours could be] [the $s part|everything that needs $s|the $s side]
you'd be working with $v as the $a, and [I'd ask you to do|you could do|I'd give you] [the $s part|the $s side of it|the work that takes $s]
`

// $v is what went wrong, $a what it is called, $s a remedy.
var improvementLines = `
the $a is that $v. [I'd propose|I'd suggest|I'd ask for|I'd like to see] $s
the $a is that $v, so [I'd go for|I'd ask for|I'd start with|I'd push for] $s
the $a: $v. [My suggestion|My proposal|What I'd do about it]: $s
since the $a is that $v, [I'd suggest|I'd ask for|I'd want|we could do with] $s
the $a is that $v. [What would help|What I'd want|What we could use] is $s
the $a is that $v, and [my suggestion|what I'd ask for|what I'd add] is $s
the $a is that $v. Next time [I'd want|I'd ask for|I'd begin with|I'd plan] $s
the $a is this: $v. [Against that|In my job|For that] I'd [suggest|want|ask for] $s
because the $a is that $v, [my first step|the first thing I'd ask for|my proposal] would be $s
the $a is that $v. From [where I stand|my side] I'd [suggest|want|propose] $s
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

// What may stand behind a recommendation or a proposal, and tells nothing of
// whether it is right.

var recommendationTails = `
, I think
, I'd say
, if you like
, if that suits you
. What do you think?
. Would you like that?
. What do you think of that?
. Would that be something for you?
. Ask me if you get stuck
. The others can do the rest
, unless you'd like something else
, if the others agree
. Does that sound all right?
, but you're free to choose
. Tell me if you'd rather not
. Talk to the others about it first
. We can talk about the rest later
. The rest we can share out among us
. Ask the others how they'd like to split it
. Tell me if there's something else you'd rather do
. We can go through it together whenever you like
. Have a word with the others before you start, they may have ideas of their own
`

var improvementTails = `
. What do you think?
. That's my view
. Not more than that
. That's how I see it
. That's where I'd begin
. That would be my first step
. Everything else I'd leave as it is
. We can talk it over whenever you like
. It need not be much for a start
. I don't think we need more than that
. I'd like to hear what the others think
. If somebody has a better idea, I'm all for it
. It's not the whole answer, but I think it would help
. You may see that differently, and I'm happy to talk about it
. I can only speak for myself, others may have more to add
`
