package author

// Openings by act. An opening that ends in a colon or comma runs into the next
// sentence; one with $t names the subject, so that the statement need not.
// None of them answers anybody: replies have tables of their own.

var kickoffOpen = `
{B} morning [all|everyone].
{cB} morning!
{B} good morning, [everyone|all].
{A} [hello|hi] again.
{A} good afternoon[|, all|, everyone].
{c} [hi|hey] [all|folks|there].
{s} hello [everyone|all|all of you].
{f} dear colleagues,
{cs} here we go.
{c} right,
{s} [a new item|something new] [for us|on the board|on our list].
{m} [a new piece of work|something new] for [the group|us].
{f} for [your|general] information:
{cs} [next up|up next]:
{w} [looking forward|I've looked forward] to this.
`

var progressOpen = `
{cs} [quick|short|small|little] update[.|:]
{cs} [update|news|a word] on $t:
{s} where [we are|things are|I am] with $t:
{f} a [short|brief] report on $t:
{j} [status|state|report]:
{c} so,
{c} [ok|right], $t.
{v} [a word|a few words|something] on $t[:|, while it's fresh:|, before I forget:]
{cs} [some|a bit of] news [on|from] $t[:|.]
{f} for [your|general] information:
{m} to keep [you all|the group|all of us] in the picture:
{cs} [note to all|for the notes|for your notes|noting this here]:
{B} [early|some early] news from $t:
{A} before [the day is over|I log off|I head home]:
{v} [just out of|back from|coming from] a [call|chat|round|meeting] [on|about] $t[.|:]
{v} I [went through|sat down with|looked at|got back to|spent some time on] $t [again|once more|for a bit].
{cs} [what I have|how far I am|what's new] [on|with] $t:
{v} [before I forget it|while I have it open|as I was asked about it|since it's in front of me], [on|something on|a word on|this on] $t:
{d} $t:
{w} [hello|hi] all.
`

var completionOpen = `
{cs} good news.
{c} [hooray|yay|woo].
{w} [good|happy] news:
{s} at last:
{f} I'm [pleased|glad|happy] to say:
{f} a short [announcement|message|word]:
{c} there we are.
{cs} off my desk:
{c} [phew|finally].
`

var questionOpen = `
{cs} [quick|small|short] question:
{s} something I can't [find|work out|place]:
{f} a question, if I may.
{cs} help me out:
{v} I've been through my notes [again|and got stuck].
{i} sorry to [bother|disturb] you:
{s} can I ask [something|you something]?
{p} I'm [curious|wondering]:
{m} for my [overview|notes|list]:
{cs} before I [go on|carry on|get any further]:
`

var blockerOpen = `
{c} [ugh|argh|oh no|damn].
{cs} bad news[.|, I'm afraid.|:]
{cs} heads-up:
{s} we have a [problem|snag].
{f} I regret to report a [difficulty|problem].
{f} a matter that needs [attention|your attention]:
{d} [stuck|blocked].
{i} I'm afraid I have to [bring this up|raise something]:
{v} I [hoped|thought] this would [sort itself out|go away|solve itself], but no.
{w} sorry to [spoil the mood|bring bad news].
`

var decisionOpen = `
{m} I've made up my mind.
{cs} [right|so|well], let's settle this.
{f} after [due|careful] consideration:
{fa} following our [discussions|discussion|conversations]:
{s} a word on $t:
{d} [to decide this|my decision]:
{va} we've gone back and forth [long enough|enough on this].
{wa} thanks for [the arguments|your comments|thinking along].
{cs} to settle [the point|this]:
{s} so that we can [move on|get on with it|plan]:
{j} for the decision log:
{w} thanks for [bearing with me|your patience] [so far|with this one|in this].
{w} thank you all for [waiting|bearing with me].
{ma} I've listened to [all sides|all of you|both sides].
{v} I slept on it and talked to [the people it touches|those it touches|a few of you].
`

var commitmentOpen = `
{cs} promise:
{s} so that you can plan:
{f} to be clear about my part:
{w} for all of you who are waiting:
{v} I've [looked at|gone through|had a look at] what's left on [my list|it|my side]:
{m} you have my word:
`

var forecastOpen = `
{cs} [outlook|looking ahead|the outlook from here]:
{s} my best guess:
{f} an estimate for your planning:
{v} it's hard to [be sure|say|call], but I'll try.
{i} with all the usual caveats:
{c} fingers crossed:
{w} since [some|a few|so many] of you are waiting:
{j} rough ETA:
{f} as regards the schedule:
`

var mistakeOpen = `
{cs} I know [that|this one].
{c} easy.
{s} I can help with that.
{f} if I may answer:
{d} no doubt about it:
{cs} I had that [open|in front of me] just now.
{v} I remember, [because I was there|I was in the room|I was on the call] when it came up.
{cs} jumping in:
`

var vocativeOpen = `
$n,
{c} hey $n,
{c} hi $n,
{s} hello $n,
{f} dear $n,
{sB} morning $n,
`

// Before what is said to somebody in a thread that somebody else began.
var vocativeAside = `
$n, [something|this one's|a note] for you:
{cs} [something|a note] for $n:
{cs} [for $n, too|and for $n]:
{c} $n, [look|have a look]:
{c} $n, [for you too|also for you]:
{s} $n, this [concerns|affects] you [too|as well]:
{s} [this|something] you should [know|see|hear], $n:
{f} $n, if I may turn to you:
{f} for [the attention of|the information of] $n:
{f} $n, [for your information|for your attention]:
{w} $n, [in case it helps you|this may help you|you may need this]:
{w} [this might help you|here's something for you], $n:
{i} $n, [perhaps|maybe] this is for you:
{d} $n:
{m} $n, [please note|for you to know|take note]:
{v} $n, since [you sit closest|you know it best|it ends up with you|you work with it]:
{cs} $n, [in case you missed it|before you ask|while you're reading]:
`

// The same to somebody who works on what the thread is about.
var vocativeAcross = `
{cs} $n, [for your part|for your end|for your side of it|as you're in this]:
{cs} [one|something|a thought] for $n:
{c} $n, [fyi|for your bit]:
{c} one for $n:
{s} $n, [for your part in this|as you're on this|since you work on this]:
{s} [something|a note|a tip] for $n:
{f} $n, [for your share of the work|as you are involved|for your part]:
{f} a suggestion for $n:
{w} $n, [for your part, maybe|this may help you|could be handy for you]:
{w} $n, [thinking of you here|with your part in mind|because it's partly yours]:
{d} [for $n|$n]:
{i} $n, [perhaps for your part|maybe of use to you|if it helps you]:
{m} $n, [for your part of it|please note this]:
{v} $n, since [you've a share in this|it's partly yours|you work on it]:
`

// The same to somebody who has to decide.
var vocativeRequest = `
{cs} [over to $n|one for $n|this one's for $n]:
{cs} $n, [this one's yours|over to you|one for you]:
{c} $n, [your turn|your call]:
{c} [and now $n|and for $n]:
{s} $n, [something|a point] for you to settle:
{s} [something|a point] for $n to settle:
{f} $n, [a matter for you to decide|if I may ask you]:
{f} [a matter for $n|a question for $n] to decide:
{w} $n, [we need your help here|could you help us here]:
{d} $n:
{i} $n, [I think this is yours|perhaps this is yours to say]:
{m} $n, [for your decision|to get this settled]:
{u} $n, [this needs your word|when you have a moment]:
{v} $n, [since it ends up with you|as it's yours to decide]:
`

// The same to somebody who began the thread or asked in it.
var vocativeAsker = `
$n, you asked:
$n, [to|on|re] your question:
{cs} $n, [since you asked|as you wanted to know|you wanted to know|here goes]:
{s} $n, [back to|to come back to] what you asked:
{s} [to come back|coming back|back] to your question, $n:
{s} so, $n, on what you asked:
{f} $n, in [answer|reply] to your question:
{f} with regard to your question, $n:
{c} [right|ok], $n, your question:
{w} [good that|glad] you asked, $n:
{d} $n, [the result|the answer]:
{v} having [heard|read|listened to] [the others|what was said], $n:
{m} $n, having [weighed it|thought about it|heard you]:
`

// Only before a question.
var vocativeAsk = `
{cs} [quick|short|small] [question|one] for $n:
{cs} $n, [got a second|help me out|quick question|one question]:
{c} $n, [any chance you know|you around]?
{s} a question for [$n|you, $n]:
{s} [you'll know this|this is one for you|perhaps you know], $n:
{s} $n, [can I ask you something|a question for you]:
{f} a question for you, $n:
{f} $n, [may I ask|if I may ask]:
{u} when you have a [moment|minute], $n:
{i} sorry to [bother|disturb|pester] you, $n:
{p} $n, [I wonder|I'm wondering|I was wondering]:
{d} $n:
`

// Before something new said in a thread about the same subject.
var replyOpen = `
{cs} [and|also,] while we're on $t:
{s} [adding|to add] to that:
{c} speaking of $t[:|,]
{f} in that connection:
{s} since $t came up:
{cs} more on $t:
{f} to add to the picture of $t:
{m} on the same subject:
{c} [on top|plus]:
`
