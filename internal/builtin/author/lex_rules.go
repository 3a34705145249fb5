package author

import "strings"

// ruleParts are choices that patterns of rules share. None of them says how
// far a rule goes: whether it has exceptions is a fact.
var ruleParts = strings.NewReplacer(
	"@pleasef", `[. I ask for your cooperation|. thank you for observing it|. please inform the others|. questions are welcome|. please keep to it]`,
	"@please", `[. thanks|. please stick to it|. pass it on|. ask me if in doubt|. see to it in good time||. that's all|. tell the others]`,
	"@ov", `[$any $needs $v instead|for $any we need $v instead|$any $requires $v instead|it's $v instead for $any]`,
	"@lead", `[for all of us|something to agree on|to have it in writing|so nobody has to guess|a rule, then|please remember]`,
	"@wordf", `[. please use it that way|. let us use it alike|. thank you for using it so]`,
	"@word", `[. that's all|. nothing more to it|. now you know|. let's all use it like that|. tell whoever asks]`,
)

// Rules, their overrides, and what an override's term means (E19). A rule binds:
// none of these hedges.

var ruleLines = ruleParts.Replace(`
$any [$requires|$needs] $v[|@please]
for $any we [need|ask for|want|expect] $v[|@please]
[the rule|our rule|what goes] for $any: $v[|@please]
@lead: $any [$needs|$requires] $v
{cs} [house rule|rule of the group|one rule]: $any $needs $v[|@please]
{c} no $sub without $v, [please|all of you]
{c} [simple rule|dead simple|easy one|just remember]: $any $needs $v[|@please]
{s} let's [make it a rule|agree|write it down|keep to it] that $any [$needs|$requires] $v[|@please]
{s} for $any, please [get|have|see to|arrange] $v beforehand[|@please]
{s} [from here on|from now on|from this message on], $any [$needs|$requires] $v[|@please]
{f} [as a rule|as agreed in our group|by our rules|for all of us], $any $requires $v[|@pleasef]
{f} [please note|kindly note|please be aware|I would remind all] that $any [$requires|$needs] $v[|@pleasef]
{f} for $any, [the requirement is|our rules require|we require|one must have] $v[|@pleasef]
{f} I'd ask [everyone|all of you|the whole group] to [observe|respect|bear in mind] that $any $requires $v[|@pleasef]
{d} no $sub without $v[|. please stick to it|. that's the rule|]
{m} I want it [clear|understood|written down] that $any [$needs|$requires] $v[|@please]
{v} [to spare us discussions later on|to save us a round of mails|so that nobody has to ask me twice|because it came up in the corridor]: $any [$needs|$requires] $v
{v} [this has come up often enough|we've stumbled over this before|I keep explaining this|I'd like this in writing], so: [$any $needs|$any $requires|for $any we need] $v[|@please]
{j} policy for $sub: $v[|@please]
{w} so that [nobody gets into trouble|nobody is left alone with it|we help each other]: $any $needs $v[|@please]
{h} [carved in stone, or at least in chat|small print in large letters]: $any $needs $v
{i} [so that we all do the same|if nobody minds, a rule|I'd rather say it once]: $any $needs $v[|@please]
{m} I expect $v for $any[|@please]
`)

var rulePersonLines = ruleParts.Replace(`
$any $needs the [consent|approval|ok] of $v[|@please]
$any $goes through $v[|@please]
for $any, [ask|check with|talk to|write to] $v beforehand[|@please]
@lead: $any [$needs the consent of|$goes through|$needs the approval of] $v
{cs} $any? [talk to|ask|check with] $v beforehand[|@please]
{c} no $sub without [a nod|an ok|a yes] from $v[|@please]
{s} nobody [goes ahead|starts|moves] with $sub unless $v [agrees|has agreed|says yes]
{s} for $any, $v has the [last word|final say|last say]
{f} $any $requires the [approval|consent|agreement] of $v[|@pleasef]
{f} [as a rule|by our rules|for all of us], $any $requires the [consent|approval] of $v[|@pleasef]
{f} for $any, the [approval|consent|agreement] of $v is required[|@pleasef]
{d} no $sub without the [word|ok|consent] of $v
{m} I want $v to [agree to|be asked about|approve] $any[|@please]
{v} [to spare us discussions later on|to save us a round of mails|so that nobody has to ask me twice]: $any $needs the [consent|approval] of $v
{j} approver for $sub, by policy: $v
{w} so that [nobody gets into trouble|nobody is left alone with it]: $any $goes through $v[|@please]
{h} [carved in stone, or at least in chat|small print in large letters]: $any $goes through $v
{i} [so that we all do the same|if nobody minds, a rule]: $any $needs the [consent|approval] of $v
`)

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
var overrideLines = ruleParts.Replace(`
$c, $any [$needs|$requires] $v instead[|@please]
$c, for $any we [need|ask for|want|expect] $v instead[ of the usual|, not the usual| of the ordinary rule|][|@please]
the usual rule for $any doesn't hold $c[: then it's|: then we need|, and we want|, so we ask for|. then we want] $v[|@please]
{cs} [exception|special case|other rule] for $any: $c [it's|we need|we want|we ask for] $v instead[|@please]
{c} $c it's different[: |, folks: ]$any $needs $v instead[|@please]
{c} [special case|small twist|mind this one|exception]: $c, @ov
{s} there's [an exception|a special case|one exception] to the rule on $sub: $c we [need|want|ask for] $v instead[|@please]
{s} $c we [do it differently|go another way|make an exception|bend the rule], and @ov[|@please]
{f} $c, $any [$requires|$needs] $v instead of what is usual[|@pleasef]
{f} [notwithstanding|contrary to|in place of] the usual rule, which is off, $any $requires $v $c
{f} [please note|kindly note|I draw your attention to|let me add] [the|an] exception: $c, [$any $requires|we require for $any|for $any we need] $v instead[|@pleasef]
{d} $c, $any [$needs|$requires|must have] $v, not the usual[|. that's the exception|. nothing more]
{m} [I'm making|there's|I allow|I grant] an exception for $any[: $c I expect|, and $c I want|: $c I ask for|. $c we need] $v instead[|@please]
{v} the rule on $sub stays[|, don't worry|, of course], except that $c we [need|want|ask for] $v instead[|@please]
{v} [so that nobody is caught out|for all who might run into it|I was asked about this|because it will come up]: $c the [ordinary|usual|normal] rule is off, [and $any $needs $v|$any $requires $v|so for $any we need $v]
{j} [override|exception|special case] for $sub: $c, [it's|we need|we want] $v instead
{w} to [make life easier for all of us|spare you a wasted day|help whoever is caught in it]: $c, @ov
{i} [so that we all do the same|if that's all right with you|I'd rather say it once]: $c, @ov
{h} [the small print|read the fine print]: $c, @ov
`)

var overridePersonLines = ruleParts.Replace(`
$c, $any $goes through $v instead[|@please]
$c, $any $needs the [consent|approval] of $v instead[|@please]
the usual rule for $any doesn't hold $c: then [ask|check with|go to] $v[|@please]
{cs} exception for $any: $c [ask|check with|go to] $v instead[|@please]
{c} $c it's different: $any $goes through $v instead[|@please]
{s} there's an exception to the rule on $sub: $c, $v has the [last word|final say] instead
{f} $c, $any $requires the [approval|consent] of $v instead[|@pleasef]
{f} notwithstanding the usual rule, which is off, $any $requires the [approval|consent] of $v $c
{d} $c, $any $goes through $v, not the usual way
{m} I'm making an exception for $any: $c I want $v to agree instead[|@please]
{v} the rule on $sub stays, except that $c it's $v instead who [has to agree|must agree|decides]
{j} override for $sub: $c, approver is $v instead
{w} to [make life easier for all of us|spare you a wasted day]: $c, $any $goes through $v instead
{h} [now the small print|the small print]: $c, $any $goes through $v instead
`)

var definitionLines = ruleParts.Replace(`
$term means $v[|@word]
by $term we mean $v[|@word]
what we call $term is $v[|@word]
when we [say|write] $term, we're [talking about|thinking of|speaking of] $v[|@word]
{cs} $term, [for us|as we use it|in this group]: $v
{c} in case [you wonder|anyone asks|it's new to you|you never dared ask] what $term is: $v
{c} $term is our word for $v[|@word]
{s} a word on $term, so that [nobody has to guess|we mean the same|it stands somewhere]: it means $v
{s} $term stands for $v[|@word]
{f} for [the purposes of our rules|our purposes|all of our rules], $term [means|denotes|refers to] $v[|@wordf]
{f} the term $term refers to $v[|@wordf]
{f} $term is to be understood as $v[|@wordf]
{d} $term is $v
{j} definition of $term: $v
{m} so that we all [read the rule|understand it|mean it] the same way: $term means $v
{v} since somebody [will ask|asked me|is bound to ask]: $term stands for $v
{v} to avoid [arguments in the middle of it|a debate when it matters|guesswork], let's write down that $term means $v
{w} so that nobody [feels stupid for asking|has to ask around|is left guessing]: $term means $v
{h} [no poetry here|no secret code|less exciting than it sounds]: $term means $v
`)

var ruleTails = `
, because $why
, since $why
{f}, given that $why
. [the reason|and why|the background]: $why
. the reason is [simple: |that ]$why
{c}. why? $why
{s}. this is because $why
{f}. the reason for this is that $why
{v}. [I don't make rules for fun|there's a reason|it's not for the paperwork]: $why
{d}. [reason|the reason]: $why
{j}. rationale: $why
{w}. [you'll understand why|I hope you see why|there's a good reason]: $why
`

var ruleOpen = `
{cs} [listen up, everybody|one for all of us|please read, all of you].
{c} [new rule|one rule]:
{c} house rules.
{s} [something to agree on|one thing for all of us|a rule, then]:
{s} for all of us:
{s} please [read this|note this], everybody.
{f} a rule for [the group|all of us]:
{f} [for general observance|to be observed by all]:
{f} dear colleagues, [a rule|one request]:
{m} I'd like this to be [clear to everyone|understood].
{d} this is binding.
{v} [[I've been asked about this|some of you wondered|several of you asked][| more than once| again]|this comes up a lot|I keep being asked][|, so here it is].
{w} a small rule that helps us all:
{j} policy:
{i} I'm no friend of rules, but I'd like us to have this one.
`

var ruleAfter = `
{cs} please [stick to it|keep to it|remember it|take it seriously]
{s} please [tell|inform|remind] the others who [work on it|are concerned|weren't here]
{f} I ask everyone to [observe this|keep to this|act accordingly]
{f} [exceptions|questions of doubt|special cases] are to be [agreed|discussed] with me beforehand
{d} [no discussion|that's the rule|not up for debate]
{m} I'll [ask about it|look for it|check] when I look at your work
{v} [I know it costs a little time|it's a bit of a nuisance|yes, it means an extra mail|it isn't fun|nobody likes extra steps|it looks like a detail], [but less than cleaning up|but it spares us worse|though we've paid for it before|but I've seen what happens without|and still we need it|but I sleep better]
{v} please [pin it somewhere|put it on the wall|keep it at hand|copy it into your notes|read it out to the others], [so that we don't have this talk again|so nobody has to ask|or it'll be forgotten|since people come and go]
{w} thanks for [going along with it|keeping to it|bearing with me]
{h} whoever forgets it [brings cake|makes the coffee]
{j} it's in the guidelines as well
{p} is that [clear to|all right with|workable for] everybody?
{i} tell me if that [causes you trouble|gets in your way|makes no sense]
{c} [easy enough to remember|not that hard|you'll live]
{s} [whoever is new here|those who just joined|people from other groups]: that [goes for you too|includes you|means you as well]
{P} [does anybody see|can you think of|is there|has anyone had] [a case|a situation|a task|an exception] where that [can't be kept|doesn't work|gets in the way|makes no sense|hurts]?
{cs} I'll [put it in the notes|add it to the list|pin it]
{f} it'll be added to our [guidelines|notes|handbook]
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
{i} fine with me
`
