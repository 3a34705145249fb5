package author

// Bringing to one task what was said about another (G7): somebody who knows it
// from there tells those who are at it here. $t is the task at hand, $what the
// thing that was said, with the other task's name.

var recallAcrossLines = recallParts.Replace(`
{cs} @told [might|may|could] [help with|help on|be of use for|be worth reading for|matter for] $t[| too| as well]
{cs} [for|on] $t, [have a look at|look up|go back to|reread|I'd look at] @told
{cs} [looking at|reading about|thinking about] $t, I [remembered|thought of|came back to] @told
{cs} [a tip|a pointer|something|an idea] for $t: [look at |take |reread |]@told
{cs} before you go on with $t, [ask|talk to] $they about $what, [we had that|that came up] $when
{c} $t [could|might] [use|learn from] @told
{s} I'd expect [the same question on|something similar on] $t: [see|look at|read] @told
{s} @told [fits|may help with|matters for|applies to|is close to|could be of use on] $t[| as well| too]
{s} [on|for] $t, I'd [start from|go back to|keep in mind|use] @told
{f} @told [may|might|could] [also|equally|likewise] [apply to|be relevant to|be useful for] $t
{f} [with regard to|as to|concerning] $t, I'd [refer you to|mention|draw your attention to] @told
{f} for $t, it may be [useful|helpful|worthwhile] to [read|recall|consult] @told
{v} I've been [following|reading along on] $t, and @told [may help|might fit|seems close]
{d} for $t: [read|see|use|look at] @told
{i} [perhaps|maybe] @told [helps|is of use|could be used] [on|for] $t
{csp} [have you on $t [seen|read|heard]|did you on $t [see|read|hear]|has anyone on $t [seen|heard|read]|do those on $t know|is it known on $t] what $they $did [$when about $what|about $what $when]?
{p} would @told [help with|matter for|be of use on] $t?
{w} [happy to|I'd gladly] [explain|dig out|go over|send you] what $they $did [$when about $what|about $what $when], if it helps [with|on] $t
{j} [same pattern|similar case] on $t: [see|look at|reuse] @told
{m} [please read|please look at|keep in mind], for $t, @told
`)

var recallAcrossAfter = `
{cs} same [question|problem], different task
{s} it saved us [a lot of guessing|a few wrong turns|time]
{f} I'm [available|at hand] for questions
{w} [shout|say so|call me] if you want [to talk it over|the longer version|to hear more|the background|my notes]
{p} [or are you past that already|or is yours a different case]?
{i} [ignore me|never mind] if it doesn't [apply|fit]
{d} that's all from [us|me]
{j} the set-up is [close|comparable]
`
