package author

// Artefact production: what it is for, a draft, a shorter and closer one. What
// the drafts say beside their stock phrases is the user's own circumstance.

var sessionProduction = `
== open
I [need to write|have to write|should write] $t, [and the page is empty|and every beginning sounds wrong|I've been avoiding it]
[can you draft|could you write|help me write] $t? [I'll supply what's needed|short and human, if possible|no flourishes, please]
[it's about|my task:] $t, and [I start too stiffly|I ramble|all I have is a first line I hate]
$t [has to be written|is waiting to be written|is due from me]. [how do I begin|lend me some words]
{3} [before the words, the purpose|let me say what it's for first]. it's for $t
{2} [give me a first draft of|just draft] $t, [I'm better at changing than at starting|then I can say what's off]
what would $t [look like|sound like|be], [if it were good|without the usual phrases]?
{f} I am to [compose|prepare] $t and [would be obliged for a draft|seek a suitable wording]
{c} [need words|ghostwriter needed] for $t, [nothing fancy|like a person wrote it]
{v} I [wrote and deleted|began and tore up] $t [several times over|more often than I'd admit], [too meek, then too sharp|it came out either cold or gushing]
[somebody has to write|it falls to me to write] $t, [and I'm no writer|and it shows when I try]

== ask
who [reads it|will be reading], and [what do they know already|in what mood will they be]?
what should they [do once they've read it|feel at the end], [if only a single thing|above all]?
[how close are you to them|what's the tone between you]: [first names or formal|warm, plain or careful]?
[what must be in it|which facts does it need], and [what had better stay out|what would be too much]?
how [long may it be|much patience will they have], and [where will they see it|will it be read aloud, on paper or on a screen]?
[is there a sentence you'd say aloud|how would you say it to their face]? [that's usually the core|we could build on it]
[what's the risk|where could it go wrong], [sounding cross, needy or vague|in tone, I mean]?

== first
[here's a draft|a first draft]:¶"[hello|good day] everyone, [a short word from me|I'll keep this brief]. $d. [I'd like to settle that together|I hope we find a way that suits all]. [thank you for reading|thank you]."¶[the order is reason, wish, thanks|plain, and it ends kindly]
[to react to|something to push against]:¶"[I'm writing because|the reason I'm writing:] $d. [I'd be glad if we could talk about it|please tell me what you think]. [warm regards|best wishes]"¶[if it's bare, that's on purpose|bare, so that you can add]
[the bones of it|a frame for $yth]:¶- [opening|start]: [say who you are to them, no more|why you, why now]¶- [middle|body]: $oa¶- [end|close]: [a single request|what you'd like from them]
[as for wording|for the wording]: [open with what they care about|begin at their end], then $oa, [then stop|and leave it there]
I'd [build it|write it] in [short sentences|spoken sentences]: [what is|the fact], [what you'd like|the wish], [what happens next|the next step]. [for the middle|in the fact part], $oa
[a start, at least|first lines]:¶"[you may have wondered|some of you will have noticed]: $d. [here is what I'd suggest|so I have a request]."¶[from there|going on], $oa

== mid
[tone, then|on tone]: [drop every word you'd not say aloud|read it to somebody]. [and for the content|as to content], $oa
[the middle needs something solid|make the middle firmer]: $oa. [a reader forgives length, not fog|vague is worse than long]
[the opening carries it|all hangs on the opening]. [instead of an apology|rather than excuse yourself], [begin with the thing itself|start in the matter]: "$d"
[for these readers|given who reads it], [fewer reasons|less explaining]. [a single reason is stronger than several|reasons multiply doubts]. [keep the one you believe|choose yours]
[end on what they can do|close with a handle]: $oa. [a text without a handle is only a mood|otherwise they agree and forget]
[with that added|including that], [the draft turns|it reads] [warmer in the middle|less like a notice], and [the last line can be shorter|the thanks can shrink]
[cut where it repeats|trim the doubled parts]: [wish and reason overlap|the close says what the start said]. [use the room|in the gap], $oa

== late
[before it goes out|a last look]: [is there a line that could be read as blame|does any line sting]? [take the you out of that|turn it into what you see]
[constraint noted|with that limit]: [cut the greeting to a word|the greeting shrinks], [keep the fact|the fact stays], [lose the history|skip how it came about]
[subject line|for a heading]: [name the matter, not the feeling|say what it's about, in a noun]. [curiosity is for adverts|nobody opens a riddle]
[read it as the least friendly reader|imagine a grumpy reader]. [what would they pick on|where do they stop]? [soften that, leave the rest|that's the word to change]
[shorten from the end|cut from behind]: [endings grow by themselves|we all say goodbye too long]. [what may stay|worth keeping]: $ka
[mind who gets a copy|think of who else sees it]: [nothing in it that needs a wink|no private jokes], [nothing you'd have to explain|no names in passing]

== revise
[made closer|nearer to you]:¶"[hello all|hello everyone]. $d. [could we change that|I'd like to change that], [without fuss|and I'd be glad of your help]? [thanks|thank you]"¶[shorter, and nobody is blamed|the stiffness is gone]
[revised|second go]:¶"[quick word|a word in passing], [no hard feelings|nothing dramatic]: $d. [tell me if that's a problem|let me know how you see it]."¶[the sting is out|softer at the edges]
[then the frame changes|so another frame]: [out with the preamble|no preamble], [the matter first|straight in], and $oa [towards the end|before the close]
[adjusted|with that changed]: [the request moves up|wish first], [the reason follows|why second], [the thanks stay short|thanks last]. [in between|in the middle]: $ka
[less polish|rougher, then]: [write it the way you told me|keep your own clumsy words], [they're the good ones|they sound like somebody]. [only add this|my only addition]: $oa
[so it was too long for them|shorter, then]. [a single paragraph|no paragraphs]. [what goes|cut]: [all that explains the tone|the lines about the lines]

== final
[final text|the finished text]:¶"[hello everyone|dear all]. $d. [let's find a way together|I'd be glad if we sorted it out]. [thanks|thank you], [and see you soon|and best wishes]"¶[ready to send|it can go out like that]
[for sending|to send]:¶"$d. [I'd like that to change, and I'm happy to do my part|could you help me with that]? [thank you|thanks in advance]"¶[nothing in it you'd have to take back|it says it and stops]
[final shape|the shape to keep]:¶- [first line|opening]: [the matter, without excuse|what it's about]¶- [middle|then]: $ka¶- [end|last]: $kb, [then your name|and sign it]
{r} [that's it, I think|finished]: [the matter first|fact first], $ka, [one request|your wish], [your name|signed]. [it's short enough to be read and long enough to $yp|and with luck you'll $yp]
[version to use|the one to use]: [keep your opening|your first line stays], [then this|after it]: $ka, [end there|no more]. [read it aloud once|say it aloud], [send it before you improve it|and off with it]
{r} [a few lines fewer than before|trimmed once more], and [it still does what it must|still whole]: [it lets you $yp|whoever reads it knows what you'd like]

== to first
[can you draft something|how would you put it|what would you write]?
[a rough version, please|just get me past the first line|any start will do]
{p} [where does one even begin|what comes first in such a thing]?

== to mid
[what about the tone|is the tone right|how does it read to a stranger]?
[something's missing in the middle|can it be warmer|the start is flat]
{p} [why that order|does it need the reason at all]?

== to late
[anything I should watch out for|could somebody take it badly|what would you check]?
[it has to be shorter still|it needs a heading|there's little space]
{p} [who might object to it|is any word in it risky]?

== to revise
[good bones, wrong voice|that's not how I talk|too polite by half]
[too long|too stiff|a bit cold], [bring it closer to us|make it plainer|try again with less]
[almost|nearly]. [it sounds like an office|my friends would laugh|it apologises too much]
[the end is fine|keep the close], [the rest is too careful|only the start is off]

== to final
[can I have the text, then|how does it read now, the whole of it]?
[final version, please|ready for copying, please]
[put it together|just the finished thing|one text, no comments]
{pr} [and would you send it like that|is it done, do you think]?

== on first
[that's a start I can stand|better than my blank page]
[the plainness is good|it doesn't sound like an advert, good]
[shorter than I'd have made it|braver than mine]
(thank thanks) [the thanks suit me|I like that it thanks them]

== on mid
(aloud) [read it aloud, it stumbles less now|true, nobody talks like that]
[I see what you mean|true, that part was mush]
(reason reasons) [one reason, then|I'd piled up reasons, you're right]
(handle) [a handle, yes|now they know what I want]

== on late
(blame sting) [took the sting out|changed that word], [it's gentler|thanks for catching it]
(heading subject) [named the matter, done|no riddles, agreed]
[changed|done], [and it's better for it|that was easy]
(reader) my grumpy reader would let that pass
(end endings behind) the end is shorter now

== on revise
[that's my voice|that sounds like me]
[I can send that without blushing|much less like a letter from the bank]
(blamed) nobody is blamed, good
[yes, plainer|closer to how I'd say it]

== accept
[sent|copied and sent|it's out]. [thank you|thanks]

== bye
[I hope they answer kindly|may the answer be short and friendly]. [don't reread it now|what's sent is sent]
`
