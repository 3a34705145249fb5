package author

// Rows for options. $v is the value that an option states, $a its attribute, $s
// its subject. In rows of actions the half before the slash speaks against a
// wish, the half behind it lets the wish pass; which of the two is longer differs
// from row to row. Where a rule decides, it passes with what the rule requires.
// No row has "$v is": a value may be of several things.

func awarenessOptions() map[string]string {
	return map[string]string{
		"answer bare": `
$v
`,
		"answer value": `
the $a is $v
$v as the $a
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
wait, since it first takes $v / get $v, and then go ahead
hold it until there is $v / as soon as there is $v, go ahead
not yet, it takes $v first / once you have $v, you may start
not before you have $v / with $v you may begin
no, not without $v / first get $v, then begin
leave it until you have $v / once there is $v, go ahead
`,
		"action person": `
wait for the consent of $v / with the consent of $v you may begin
not yet, $v has to agree first / once $v agrees, go ahead
no, not without a yes from $v / get a yes from $v, then start
no, not without a word from $v / with a word from $v, begin
leave it until $v has agreed / as soon as $v has agreed, go ahead
`,
		"action limit": `
no, that is too much, as the $a is $v / yes, that is all right, as the $a is $v
no, better not, because the $a is $v / yes, do it, because the $a is $v
stop, that goes beyond the $a of $v / go on, that stays within the $a of $v
leave it, it is above the $a of $v / do it, it is below the $a of $v
not at that price, as the $a is $v / yes, it may go out, as the $a is $v
`,
		"action day": `
no, that is too late, as the $a is $v / yes, that is early enough, as the $a is $v
no, that day will not do, as the $a is $v / yes, that day will do, as the $a is $v
stop, that is after the $a of $v / go on, that is before the $a of $v
leave it, you would miss the $a of $v / do it, you would meet the $a of $v
not on that day, as the $a is $v / yes, take that day, as the $a is $v
`,
		"action back": `
no, $s is only back on $v / yes, $s is already back on $v
no, since $s is away until $v / yes, since $s will be back on $v
not then, $s is only back on $v / sure, $s is already back on $v
leave it, as $s is only back on $v / go on, as $s is back on $v
`,
	}
}
