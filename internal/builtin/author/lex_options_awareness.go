package author

// Rows for options. $v is the value that an option states, $a its attribute, $s
// its subject and $p somebody who has a part in it. In rows of actions the half
// before the slash speaks against a wish, the half behind it lets the wish pass;
// which of the two is longer differs from row to row.

func awarenessOptions() map[string]string {
	return map[string]string{
		"answer bare": `
$v
`,
		"answer value": `
the $a is $v
$v as the $a
$v is the $a
`,
		"answer person": `
$v
`,
		"answer needed": `
$v
it takes $v
one needs $v
there has to be $v
`,
		"action needed": `
wait, since it first takes $v / start, there already is $v
hold it until there is $v / go ahead, we already have $v
not yet, $v has to come first / yes, $v is already there
not before you have $v / yes, you already have $v
`,
		"action person": `
ask $v before you start / start it now, $v agreed
wait for the consent of $v / start now, $v has given it
not yet, $v has to agree first / yes, $v has already agreed
first get a yes from $v / yes, $v is fine with that
`,
		"action limit": `
no, ask $p first, as the $a is $v / yes, $p has lifted the $a of $v
stop and ask $p, because the $a is $v / go on, $p waived the $a of $v
leave it and ask $p, the $a is $v / do it, $p made an exception to the $a of $v
no, and see $p about the $a of $v / yes, as $p agreed to go beyond the $a of $v
`,
		"action day": `
no, ask $p first, as the $a is $v / yes, $p has put off the $a of $v
stop and ask $p, because the $a is $v / go on, $p moved the $a of $v
leave it and ask $p, the $a is $v / do it, $p made an exception to the $a of $v
no, and see $p about the $a of $v / yes, as $p agreed to postpone the $a of $v
`,
		"action back": `
put it off, $s is only back on $v / go on, $s helps out before $v
no, wait for $s to be back on $v / yes, $s looks in before being back on $v
leave it until $s is back on $v / do it, $s joins in from home before $v
not yet, as $s will be away until $v / sure, $s agreed to see it before $v
`,
	}
}
