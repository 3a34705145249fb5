package author

import "memloom/prompts"

func profileOptions() map[string]string {
	return map[string]string{
		prompts.OptionRecommendation: recommendationLines, prompts.OptionImprovement: improvementLines,
		"filled": fillings,
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
