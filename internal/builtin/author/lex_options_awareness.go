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
$v
it's $v
the $a is $v
`,
		"answer person": `
$v
`,
		"answer needed": `
$v
it takes $v
you need $v
we need $v for that
`,
		"action needed": `
not yet, it takes $v first / yes, once you have $v
no, [not without $v|you need $v] / [yes, but|sure, but] only with $v
wait until you have $v / get $v, then go ahead
[hold on|not so fast], we need $v first / go ahead [as soon as|once] you have $v
leave it until you have $v / once you have $v, go ahead
`,
		"action person": `
not yet, $v has to agree first / yes, once $v agrees
no, not without a yes from $v / get a yes from $v, then start
[hold on|not so fast], first ask $v / go ahead [as soon as|once] $v agrees
no, not without a word from $v / with a word from $v, [go ahead|begin]
leave it until $v has agreed / once $v has agreed, go ahead
`,
		"action limit": `
no, that's too much. The $a is $v / yes, that's all right. The $a is $v
no, [sorry|better not]. The $a is $v / yes, [sure|go ahead]. The $a is $v
no, the $a is $v, so that's too much / yes, the $a is $v, so that's [possible|all right]
leave it. The $a is $v / [do it|go on]. The $a is $v
not at that price, the $a is $v / yes, at that price, the $a is $v
`,
		"action day": `
no, that's too late. The $a is $v / yes, that's early enough. The $a is $v
no, [sorry|better not]. The $a is $v / yes, [sure|go ahead]. The $a is $v
no, that's after the $a of $v / yes, that's before the $a of $v
no, that day won't do. The $a is $v / yes, that day will do. The $a is $v
leave it, you'd miss the $a of $v / do it, you'd meet the $a of $v
`,
		"action back": `
no, $s is only back on $v / yes, $s is already back on $v
no, $s is away until $v / yes, $s will be back on $v
not then, $s is only back on $v / sure, $s is already back on $v
no, [sorry|better not]. $s is only back on $v / yes, [sure|go ahead]. $s is back on $v
leave it, $s is only back on $v / go on, $s is back on $v
`,
	}
}
