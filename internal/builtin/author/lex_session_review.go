package author

// Artefact review: a text that exists, its weak spot, another effect.

var sessionReview = `
== open
can you [look over|read through|review] $t? [it's finished, in theory|something in it grates|I wrote it too late in the evening]
I [have|wrote] $t, and [nobody gets to the end of it|people misread it|it doesn't do what it should]
[what's wrong with|why does nobody react to] $t? [I've stared at it too long|I can't see it any more]
$t [needs another tone|needs shortening|reads like a form], [how do I change it without starting over|where do I cut]?
{3} [first a look, then we'll see|just an opinion to begin with]: $t, [as it stands|warts and all]
{2} [be blunt|don't be nice]: what [isn't working|fails] in $t?
I'd like to [revise|rework|tighten] $t, [it was written for other people|it has grown in all directions|each of us added a sentence]
{f} I [submit|have before me] $t, which [requires revision|falls short of its purpose]
{c} [roast my draft|red pen please]: $t
{v} [too many cooks|several of us] had a hand in $t, and [it shows|you can hear each of them], [so now it's friendly at the top and threatening at the bottom|by the second paragraph nobody knows who is speaking]
[does|would you say] $t [sound|read] [right to you|like something a person would say]? [I've my doubts|others say it's fine]

== ask
what [should it do to a reader|effect do you want], and [what does it do now|what happens instead]?
[who was it written for|for whom was it meant], and [who reads it in fact|who has it in front of them now]?
[which line would you fight for|is there a line you love], and [which are you unsure of|which would you give up]?
[what have readers said|how do people react], [in their own words|if anything]?
[what may I touch|how far may I go]: [words, order, length|only the wording or the build as well]?
where [does your own eye stop|do you skip], [when you read it as a stranger|reading it again]?
[is it the language or the length|language, length or tone]: [which bothers you most|what would you change if you could change only that]?

== first
[diagnosis|what isn't working]: [somewhere it has to|it should] "$yp", and [no sentence does that yet|the text never says so]. [the weak spot is the opening|it takes a run-up]. $oa
[the weak spot|where it sags]: [the middle|just after the start]. it [explains what readers accept anyway|argues with somebody who isn't there]. [instead|there], $oa
[several things at once|too much at once]: [it greets, warns and invites|it's notice, plea and rule]. [choose one|make up its mind]. [to "$yp"|if it's to "$yp"], [inviting is the one|the plea can go]
[marked up|my marks]:¶- [keep|stays]: [the first plain sentence you find|what you'd say aloud]¶- [cut|goes]: [all that begins with an excuse|the preamble]¶- [change|rework]: $oa
[it's the voice|what's off is the voice]: [nobody is speaking|written by no one to no one]. [put a person in|let somebody say it], and $oa
[the words are fine, the order isn't|order, not words]: [what readers want to know stands last|the news comes at the end]. [turn it round|swap it], [then|and] $oa

== mid
[targeted change|a small change first]: where it [speaks of|gets to] "$g", [a stranger stops|readers wonder]. [say it in a plain noun|name it the way they'd name it]
[for these readers|for that audience], [the terms are in the way|swap the terms]: [whatever needs a key|any word you had to learn] [gets an everyday word|goes]. $oa
[on tone|tone]: [from "must" to "please"|the verbs do the scolding], and [the warning becomes a reason|threats turn into whys]. $oa
[to make it local|for people on the spot]: [name what they see from the door|use what they have in front of them], [not what the office calls it|no official names]. $oa
[shorter by halves|shorten like this]: [each sentence that only prepares another|every run-up] [is struck|goes]. [nothing is lost but warmth|what's lost is padding], and [that comes back through|warmth goes in with] [a greeting|the last line]
[read just the first words of each paragraph|skim the line beginnings]: [do they tell the story|can you follow]? [if not|where they don't], [move the point forward|front the noun]
[in another language or another place|for other ears], [the joke in it fails|irony won't carry]. [replace it|in its stead], $oa

== late
[don't overdo it|a limit]: [a notice may sound like a notice|some stiffness is expected]. [only the part that asks for something|just the request] [needs warmth|should sound like you]
[leave the oddities that are yours|keep a quirk]: [it proves that a person wrote it|smooth texts are skipped]. [cut around it|I'd not iron that]
[check it against the purpose|hold it up to its aim]: "$yp". [which lines help|what serves that]? [strike what doesn't, however pretty|all else is decoration]
[what it mustn't say|careful with this]: [the line that promises|anything you'd be held to]. $ka, [that's safer|and promise nothing]
[for the eye|visually]: [air between the parts|shorter blocks], [the request by itself|set the request apart], [nothing in capitals|no shouting]
[test it on somebody|try it on a stranger]: [what would they do next|ask what they'd do]? [the wrong answer shows the line|their answer tells you where it fails]

== revise
[to that effect, then|for that effect]: [less instruction, more picture|tell less, show the place]. [cut the first line|begin at the second line], and $oa
[adjusted|with that in view]: [you, not one|speak to them], [present tense|now, not in general], [verbs before nouns|short verbs]. $oa
[so it's to reassure|reassure rather than inform, then]. [that turns the order|so]: [what stays the same first|begin with what doesn't change], [what changes after|then the new]
[keep the line you love|your line stays], [build the rest round it|and make the others serve it]. $oa
[then not shorter but slower|so length isn't it]. [more breaks|split sentences], [the same content|nothing lost], and [a question to the reader in the middle|somewhere a question]
[I'd read it as colder than it's meant|my reading was too cold], so [only the close changes|leave the start]: $oa

== final
[the revised build|revised]:¶- [top|opening]: [the point itself, no run-up|what readers came for]¶- [body|middle]: $ka¶- [end|close]: $kb
[tightened|the tight version]: [out|gone]: [preamble, doubles, capitals|run-ups and repeats]; [in|added]: $ka. [it now does one thing|single-minded now]: "$yp"
[changes to make, in order|work through these]:¶- $ka¶- $kb¶- [read it aloud, cut where you breathe in vain|let a stranger read it]
[before and after|what's changed]: [before, it informed|it used to explain]; [now, it asks|it speaks to somebody]. [last touch|finally], $ka
[ready, with this change|done, once that's in]: $ka. [the rest I'd leave|hands off the rest], [it has your voice|it's yours]
[localised, if that's the word|made for where it's read]: [their words|everyday words], [their order|their question first], $ka. [with that it can|so it should] $yp

== to first
[what would you change|what isn't working|where's the weak spot]?
[be honest with it|mark what's bad|tell me where it drags]
{p} [what does it sound like to you, and why|is it the words or the order]?

== to mid
[how would that line go|can you make that plainer|which words, exactly]?
[now the tone|make it friendlier without making it longer|for people who've never been here]
{p} [wouldn't that lose something|does that not weaken it]?

== to late
[how far should I go|what should stay as it is|what mustn't I touch]?
[anything risky left in it|and the look of it|could I overdo that]
{p} [who'd miss the old version|isn't it too smooth then]?

== to revise
[that's not the effect I want|it should feel different|no, it must stay friendly]
[you're cutting the wrong half|not shorter, just clearer|I'd keep more of it]
[not colder|careful], [it has to sound like us|people here know each other]
[fair, but the line has to stay|agreed, except for the opening]

== to final
[what's the final list of changes|so what do I change, in order|let me have the revised shape]
[put the edits together|how does it stand now|last version, please]
{pr} [does it do its job now|is it better or just other]?

== on first
(opening run-up) [you're right about the opening|guilty, the run-up is mine]
[that stings, and it's fair|ouch, and yes]
(middle) I suspected the middle
(once) [several texts in one, yes|each of us wanted something else]
(nobody) nobody speaking, that's it
(order) so the order, not my words

== on mid
(noun plain) [plainer already|with the plain noun it's half as long]
[tried that, it reads better|I changed it as we spoke]
(verbs must) [the verbs do the scolding, ha|changed the musts]
(skim first) [skimmed it: I couldn't follow either|right, the first words say nothing]

== on late
(quirk oddities) [the quirk stays, then|glad I can keep that line]
(capitals shouting) no more capitals, promise
(apart) set apart, it looks kinder
[good, I'd have gone too far|noted, hands off]
(stranger somebody) [asked a neighbour: they'd do the wrong thing|tried it on somebody, it works better]

== on revise
[yes, that's the effect|that's how it should feel]
[kinder without being longer|much better]
[now it's ours again|that keeps what I liked]

== accept
[changed and printed|it's up|putting it in]. [thank you|thanks]

== bye
[let it hang a while before you touch it again|good, now leave it]. [readers will tell you|ask somebody in a while]
`
