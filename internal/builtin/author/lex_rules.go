package author

// Rules, their overrides, and what an override's term means (E19). A rule binds:
// none of these hedges.

var ruleLines = `
$any $requires $v
$any $needs $v
for $any we need $v
the rule for $any: $v
{cs} house rule: $any $needs $v
{c} no $sub without $v, folks
{c} simple rule: $any $needs $v
{s} let's make it a rule that $any $needs $v
{s} for $any, please get $v beforehand
{s} from here on, $any $needs $v
{f} as a rule, $any $requires $v
{f} please note that $any $requires $v
{f} for $any, the requirement is $v
{f} I'd ask everyone to observe that $any $requires $v
{d} no $sub without $v
{m} I want it clear that $any $needs $v
{v} to spare us discussions later on: $any $needs $v
{v} we've had this come up often enough to write it down: $any $needs $v
{j} policy for $sub: $v
{w} so that nobody gets into trouble: $any $needs $v
{h} carved in stone, or at least in chat: $any $needs $v
{i} so that we all do the same: $any $needs $v
{m} I expect $v for $any
`

var rulePersonLines = `
$any $needs the consent of $v
$any $goes through $v
for $any, ask $v beforehand
{cs} $any? talk to $v beforehand
{c} no $sub without a nod from $v
{s} nobody goes ahead with $sub unless $v agrees
{s} for $any, $v has the last word
{f} $any $requires the approval of $v
{f} as a rule, $any $requires the consent of $v
{f} for $any, the approval of $v is required
{d} no $sub without the word of $v
{m} I want $v to agree to $any
{v} to spare us discussions later on: $any $needs the consent of $v
{j} approver for $sub, by policy: $v
{w} so that nobody gets into trouble: $any $goes through $v
{h} carved in stone, or at least in chat: $any $goes through $v
{i} so that we all do the same: $any $needs the consent of $v
`

// A rule that leads to whoever writes it.
var ruleSelfLines = `
$any $needs my consent ($v)
$any $goes through me, $v
for $any, ask me beforehand ($v)
{c} no $sub without a nod from me, $v
{s} for $any, I have the last word ($v)
{f} $any $requires my approval ($v)
{f} as a rule, $any $requires my consent ($v)
{d} no $sub without my word ($v)
{m} I want to be asked about $any beforehand ($v)
`

var overrideSelfLines = `
$c, $any $goes through me instead, $v
$c, $any $needs my consent ($v) instead of the usual
the usual rule for $any doesn't hold $c: then ask me ($v)
{c} $c it's different: ask me about $any ($v), not what the rule says
{s} there's an exception to the rule on $sub: $c I have the last word instead ($v)
{f} $c, $any $requires my approval instead ($v)
{d} $c, the usual is off: $any $goes through me, $v
{m} I'm making an exception for $any: $c I want to be asked instead ($v)
`

// An exception takes the place of the rule: every line says so, since a second
// requirement beside the first would be none.
var overrideLines = `
$c, $any $needs $v instead
$c, for $any we need $v instead of the usual
the usual rule for $any doesn't hold $c: then it's $v
{cs} exception for $any: $c it's $v instead
{c} $c it's different: $any $needs $v instead
{c} special case: $c, $any $needs $v instead of the usual
{s} there's an exception to the rule on $sub: $c we need $v instead
{s} $c we do it differently, and $any $needs $v instead
{f} $c, $any $requires $v instead of what is usual
{f} notwithstanding the usual rule, which is off, $any $requires $v $c
{f} please note the exception: $c, $any $requires $v instead
{d} $c, $any $needs $v, not the usual
{m} I'm making an exception for $any: $c I expect $v instead
{v} the rule on $sub stays, except that $c we need $v instead
{v} so that nobody is caught out: $c the ordinary rule is off, and $any $needs $v
{j} override for $sub: $c, it's $v instead
{w} to make life easier for all of us: $c, $any $needs $v instead
{i} so that we all do the same: $c, $any $needs $v instead of the usual
{h} every rule deserves an exception: $c, $any $needs $v instead
`

var overridePersonLines = `
$c, $any $goes through $v instead
$c, $any $needs the consent of $v instead
the usual rule for $any doesn't hold $c: then ask $v
{cs} exception for $any: $c ask $v instead
{c} $c it's different: $any $goes through $v instead
{s} there's an exception to the rule on $sub: $c, $v has the last word instead
{f} $c, $any $requires the approval of $v instead
{f} notwithstanding the usual rule, which is off, $any $requires the approval of $v $c
{d} $c, $any $goes through $v, not the usual way
{m} I'm making an exception for $any: $c I want $v to agree instead
{v} the rule on $sub stays, except that $c it's $v instead who has to agree
{j} override for $sub: $c, approver is $v instead
{w} to make life easier for all of us: $c, $any $goes through $v instead
{h} every rule deserves an exception: $c, $any $goes through $v instead
`

var definitionLines = `
$term means $v
by $term we mean $v
what we call $term is $v
when we say $term, we're talking about $v
{cs} $term, for us: $v
{c} in case you wonder what $term is: $v
{c} $term is our word for $v
{s} a word on $term, so that nobody has to guess: it means $v
{s} $term stands for $v
{f} for the purposes of our rules, $term means $v
{f} the term $term refers to $v
{f} $term is to be understood as $v
{d} $term is $v
{j} definition of $term: $v
{m} so that we all read the rule the same way: $term means $v
{v} since somebody will ask: $term stands for $v
{v} to avoid arguments in the middle of it, let's write down that $term means $v
{w} so that nobody feels stupid for asking: $term means $v
{h} no poetry here: $term means $v
`

var ruleTails = `
, because $why
, since $why
{f}, given that $why
. the reason: $why
. the reason is that $why
{c}. why? $why
{s}. this is because $why
{f}. the reason for this is that $why
{v}. I don't make rules for fun: $why
{d}. reason: $why
{j}. rationale: $why
{w}. you'll understand why: $why
`

var ruleOpen = `
{cs} listen up, everybody.
{c} something for the wall:
{c} house rules.
{s} something to agree on:
{s} for all of us:
{s} please read this, everybody.
{f} a rule for the group:
{f} for general observance:
{f} dear colleagues, a rule:
{m} I'd like this to be clear to everyone.
{d} this is binding.
{v} I've been asked about this more than once.
{w} a small rule that helps us all:
{j} policy:
{h} put on your serious faces.
{i} I don't like rules, but we need this.
`

var ruleAfter = `
{cs} please stick to it
{s} please tell the others who work on it
{f} I ask everyone to observe this
{f} exceptions are to be agreed with me beforehand
{d} no discussion
{m} I'll ask about it when I look at your work
{v} I know that it costs a little time, but less than cleaning up afterwards
{v} please pin it somewhere, so that we don't have this conversation again
{w} thanks for going along with it
{h} the penalty is cake, for everybody
{j} it's in the guidelines as well
{p} is that clear to everybody?
{i} tell me if that causes you trouble
{c} easy enough to remember
{s} whoever is new here: that goes for you too
{P} does anybody see a case where that can't be kept?
{cs} I'll put it in the notes
{f} it'll be added to our guidelines
`

var ackRule = `
{cs} clear
{c} ok, got it
{s} understood, I'll stick to it
{f} understood
{f} I've taken note and will observe it
{d} crystal clear
{w} makes sense, $p
{cs} makes sense
{s} good that it's written down
{j} adding it to my checklist
{v} good that it's written down, I've seen it handled in every possible way
{m} good, please keep to it
{h} tattooing it on my arm
{i} fine with me
`
