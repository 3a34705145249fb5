package author

// What a user says in sessions of every type: what the matter is for, how
// something is told, what is said to a question and at the end.

var sessionUser = `
== aim
[the point|the whole point|my aim|the idea] is to $p
all I [want|really want|need] is to $p
I [need|have|want] to $p, [and that's it|no more than that|and preferably without fuss]
what I'm [after|hoping for|trying to do] is to $p
in the end [I want to|it should help me|I'd like to] $p
it's [supposed|meant] to help me $p
I'd [like|love] to $p, [if that can be done|somehow|for once]
the reason I ask: I [want|need|have] to $p
success would mean that I [manage to|can finally|get to] $p
somehow I [have to|must|need to] $p, and I don't see how yet
{c} goal: $p
{cs} basically I [want to|need to|have to] $p
{f} my [intention|object|wish] is to $p
{f} I should [like|be glad] to $p
{i} I was [hoping|wondering how] to $p, more or less
{d} I want to $p. [that's the measure|nothing else counts|that's all]
{v} I've [put it off|circled around it|talked about it] for long enough, and now I want to $p
{w} it would [mean a lot|be lovely|make me happy] to $p
{h} the [noble|modest|lofty] aim: to $p
what it [comes down to|boils down to|hangs on]: I want to $p
the [trouble|catch|difficulty] is that I also [want|have|need] to $p

== tell
$s
$s, [by the way|if that helps|for the record|in case you wonder]
[the thing is|thing is|you see], $s
[just so you know|for what it's worth|in case it matters], $s
what you can't [know|see from there]: $s
[I should add|I ought to add|let me add] that $s
[also|besides|on top of that], $s
[and|then] there's the fact that $s
[one thing I left out|something I forgot to say|what I haven't told you yet]: $s
it [may|might] [help|matter] that $s
what I [notice|keep noticing|have noticed] is that $s
[keep in mind|bear in mind|don't forget] that $s
[as things are|the way things stand|around here], $s
{c} [oh and|also|btw] $s
{c} [not sure it matters but|might be relevant:|ok so] $s
{f} I should [mention|point out|note] that $s
{f} it [bears mentioning|should be said] that $s
{v} I [hesitate to bring it up|didn't think it mattered|only realise it as I write], but $s
{w} [you'll laugh, but|bear with me:|don't laugh, but] $s
{d} fact is, $s
{i} it [could be|may well be] of use to know that $s
{h} [confession|full disclosure|plot twist]: $s
in [our|my] case $s
[here|with us], $s
my [experience|impression] so far: $s
what [decides|settles] [much of it|a good part of it]: $s

== answer
$s
$s, [I think|I believe|as far as I know|more or less]
well, $s
[mostly|mainly|above all] this: $s
[what comes to mind|the first thing that comes to mind]: $s
I'd [say|start with this]: $s
[good point to raise|fair question]. $s
[let me think|hm, let me see]. $s
[if I'm honest|to be frank], $s
[hard to put into words|not easy to say], but $s
[the short answer|short version|in a nutshell]: $s
[from what I've seen|as far as I've noticed|if I look at it squarely], $s
[all I can say for sure|what I know for certain|the only firm thing I have] is that $s
[that one's easy|that I can answer]: $s
{c} [hmm|erm|uh], $s
{c} [yeah so|okay so|right so] $s
{f} to answer that, $s
{f} the [most accurate|plainest] answer is that $s
{v} I [had to think about that for a moment|went back and forth on this before typing], but $s
{d} [simple|easy]. $s
{i} I [suppose|guess] the answer is that $s
{h} [you've found the sore spot|ah, straight to the wound]. $s
I had to [look|check|think], and $s
what I [can tell|have seen]: $s

== no answer
[hard to say|I can't say|difficult to say], [there isn't much beyond what I wrote|I've told you all I have|I only know what I described]
[no idea, to be frank|I wish I knew|I honestly don't know]. [assume the ordinary case|take whatever is usual|go by what most people have]
[nothing special|nothing out of the ordinary] comes to mind. [take it as it is|just go from what you have]
I [hadn't thought about that|never looked at it that way]. [maybe start without it|let's leave it open for now]
{c} [dunno|no clue], [surprise me|just pick something sensible]
{f} I am afraid I [cannot say|have no clear answer]. please [proceed with what you have|work with what I described]
{v} I've [turned that over|gone over that] and come up [with nothing|empty], so [let's go on|work with what's there]
not [really|that I know of]. [does it need more|is that a problem]?
[whatever you'd assume|the usual], [I think|probably]. I'm [no expert|new to this]
it [varies|changes all the time], so I'd [rather not tie it down|leave that open]

== accept
[that works|that'll do|that does it|that settles it], [thank you|thanks]
[perfect|lovely|excellent|great], [that's what I needed|just what I was after|I can work with that]. [thank you|thanks]
[good|fine|right], [I'll do it like that|that's the way I'll go|I'm sold]. [thanks|thank you for this]
[I'll try it|I'm going to try that|trying that] [straight away|as soon as I'm home|before I change my mind], [thanks|thank you]
[yes, like that|that reads right to me|no notes from me]. [thanks|thank you], I can take it from here
[I can see it now|now I see it|suddenly it looks simple]. [thank you|thanks for that]
[that's manageable|even I can manage that|that's less than I feared]. [thanks|thank you]
[thanks|thank you], [this is clearer than anything I had|that was the push I needed|I feel a good deal calmer about it]
{c} [ace|nice one|brilliant|sweet], [thanks|cheers|ta]
{c} [sold|done|deal]. [thanks|cheers]
{c} [yep that's it|oh that's neat|love it], [cheers|thanks]
{f} thank you, that is [most helpful|exactly the help I needed|very clear]
{f} I am [obliged|grateful]. I shall [proceed accordingly|follow that|do just that]
{f} that is [satisfactory in every respect|entirely to my liking]. [thank you|many thanks]
{w} [you've been a real help|I'm so glad I asked|that takes a load off my mind], [thank you|thanks]
{w} thank you, [truly|really]. [I was stuck before this|I couldn't see it for looking]
{d} [good|fine|settled]. that's [all|it|everything]
{h} [I have run out of excuses|now I only have to do it, which was always the hard part|my procrastination thanks you less], but [thanks|thank you]
{v} [thanks|thank you], I've [copied that down|saved that|put that on a slip of paper], and [that's all I wanted|I'll see how far it carries me|we'll see how it goes]
{i} I think that's [about right|what I was looking for], [thank you|thanks]
{p} no [further|more] questions, [for once|which is rare for me|surprisingly]. [thanks|thank you]
[alright|okay|right then], [consider it done|on it|off I go]. [thanks|thank you]
`
