package author

// A task that waits for the result of another: $t needs $v, a task by its name.
var needsLines = filled(`
$t [$needs|$depends on|$builds on] the $v
we need the $v for $t
for $t we need the $v
{cs} $tb: needs the $v
{cs} $t [$needs|$builds on] the $v[|, just so you know|, by the way]
{c} [just checked|looked it up]: $t $needs the $v
{s} [looking at the plan|going by the plan|as planned], [$t $needs the $v|we need the $v for $t|$t $builds on the $v]
{f} [for your planning|as planned|according to the plan], [$t $depends on the $v|$t $requires the $v|we need the $v for $t]
{v} [I went through what we need|I looked at what we have], [and $t $needs the $v|and $t $builds on the $v|and we need the $v for $t]
{d} $t $needs the $v
{j} $t $has a dependency on the $v
{m} please [note|remember|bear in mind] that $t [$needs|$depends on] the $v
`)
