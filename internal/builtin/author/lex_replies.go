package author

// Answers: the value with subject and attribute, in the order of somebody who
// has just been asked. Longer ways come from the statements of the class.

var answerLines = `
it's $v, [the|our] $a [for|on] $t
{cs} the $a you [wanted|asked about|need] [for|on] $t is $v
{f} the $a you [require|enquired about] [for|on] $t is $v
{c} $v as [the|our] $a [for|on] $t
{cs} $tb: $a is $v
[the|our] $a [for|on] $t is $v
[the|our] $a [for|on] $t is $v[, says the sheet|, just looked|, going by the notes|]
[on|for] $t, the $a is $v
[on|for] $t [we have|I have|we've got|I've got] $v as the $a
{f} I can [confirm|give you|name] $v as the $a [for|on] $t
{f} [according to|going by|consulting] [the file|my notes|the plan|our records], the $a [for|on] $t is $v
{s} [going by|according to|as per] [my notes|the sheet|the plan|the page|my list], the $a [for|on] $t is $v
{cs} [just checked|looked it up|here it is|got it|found it|there it is]: the $a [for|on] $t is $v
{s} [I looked|I checked|I went to look], the $a [for|on] $t is $v
{v} [I looked it up|I checked the notes|I asked to be sure|I went back to the page], and the $a [for|on] $t is $v
{d} $v is [the|our] $a [for|on] $t
{d} $a [for|on] $t: $v
{i} [as far as I can see|as I read the sheet|to my knowledge|as I have it], the $a [for|on] $t is $v
{w} [no trouble|happy to look|glad to help], [the $a [for|on] $t is $v|$v is the $a [for|on] $t]
{j} [tracker|the tracker|the config sheet] [says|has] $v [for|as] [the|our] $a [for|on] $t
`

var answerTallyLines = `
$v $ap on $t
{cs} $tb: $v $ap
there are $v $ap [on|for] $t
$t $has $v $ap
[I've just counted|just counted|counted again|I went through the list]: $v $ap [on|for] $t
{f} I count $v $ap on $t [at present|at this point|as things stand]
we have $v $ap [on|for] $t
{s} going by [the list|my list|the sheet|the tracker], $t $has $v $ap
{c} $v $ap for $t, [just checked|just counted|says the list]
{c} [let me see|one sec|hang on], $v $ap on $t
{f} [according to|going by] [the list|our records|the register], there are $v $ap [on|for] $t
{i} [as far as I can see|as I count them|to my knowledge], there are $v $ap on $t
{v} I [went through|counted|checked] the list [again|to be sure|for you], and there are $v $ap [on|for] $t
{w} [for you I counted|no trouble, I counted|happy to count|glad to count]: $v $ap [on|for] $t
`

var answerDateLines = `
$on, that's [the|our] $a [for|on] $t
[the|our] $a [for|on] $t is $v
{cs} $tb: $a $on
the $a [for|on] $t falls $on
I have $v [down|here|] as the $a [for|on] $t
{f} [my calendar|the calendar|the plan|the schedule] [shows|gives|has] $v as the $a [for|on] $t
{s} [my calendar|the plan|the sheet|the board] has $v as the $a [for|on] $t
[just checked|looked it up|here it is|I looked]: the $a [for|on] $t is $v
{s} [going by|according to] [the plan|my calendar|the sheet|the board], the $a [for|on] $t is $v
{d} $v is [the|our] $a [for|on] $t
{d} $a [for|on] $t: $v
{f} the $a [for|on] $t is [set|fixed|planned] for $v
{i} [as far as I can see|as I read the plan|to my knowledge|as I have it], the $a [for|on] $t is $v
{v} I [looked|checked|asked] [again|to be sure|before writing this], and the $a [for|on] $t is $v
`

var answerDueLines = `
$t $is due $on
{cs} $tb: due $on
the deadline for $t is $v
{f} $t $is due by $v
I have $v as the due date for $t
{s} going by [the plan|my list|the board], $t $is due $on
{d} $v is the deadline for $t
[just checked|looked it up|here it is]: $t $is due $on
`

// Openings of an answer. The questions of plans ask what, who, when and how
// many, so none of these says yes.
var answerOpenLines = `
{c} easy.
{s} happy to help.
{w} [glad|good that] you asked, $p.
{cs} just [checked|looked|asked].
{c} looked it up.
{s} let me see.
{cs} I know that.
{d} here you go.
{c} got it here.
{v} I had to look it up [myself|too|again].
{h} [finally|at last] a question I can answer.
{f} to answer your question:
{s} to your question:
{cs} that I can tell you:
{j} per my notes:
{i} if I remember it right:
{w} no trouble at all, $p.
{f} thank you for asking.
{s} I have it [in front of me|here|on my screen]:
{v} I asked around to be sure:
{c} [hang on|one sec|sec].
{s} [good question|a fair question].
`

var answerAfterLines = `
{p} [does that|would that|will that] [answer it|do|help|get you further|cover it|settle it]?
{p} [is that|would that be] [enough|all you need|what you were after|what you need|clear enough]?
{p} what [do you need it for|hangs on it|is it for]?
{p} [who else|who besides you|who on your side] [needs|is waiting for|should get|works with] [it|that]?
{p} [did you|do you] have [something else|something different|another answer] [down|noted|in mind]?
{p} [anything else|is there more|is there anything else] [you need|to look up|you're missing|that's open]?
{p} [does it|does that] [fit|go with|suit] [your plans|the rest on your side|what you have planned|what it's for]?
{p} [where|on which page|in which note] [did you look|were you looking]?
{p} [why|how come], [is something off|does it look wrong|is it in doubt]?
{p} [shall|should] I [tell|ask|copy in|write to] [the others|anyone else]?
{p} [do you need|do you want|would you like] [the details|the background|more on it]?
{p} is that [news to you|a surprise|a problem for you]?
{p} [does that|does it] [change anything|cause trouble|matter|make sense] [for you|on your side|over there]?
{p} [can you work|can you go on|are you all right|are you fine] with that?
{p} what [comes next|follows|happens] [on your side|for you|now]?
{p} [was it|is it] [for the report|for your slides|for the page|for the meeting]?
{p} [should it|shouldn't it] [be|stand] on the page?
{p} [anyone else asking|does anyone else need it|who asked you]?
{p} [is that clear now|clear now|all clear]?
{p} what [did you expect|had you expected|were you told]?
{p} [had you|have you] heard [otherwise|it differently|something else]?
{p} [mind telling me|will you tell me] [what it's for|who's asking]?
{P} [why do you ask|how come you ask|what made you ask][| now]?
{P} what would [change|follow|you do] if it [moved|changed|was off]?
{P} [who keeps track of|who looks after] [that|it] on your side?
{v} [I'll|let me] [note it on|add it to|put it on] the page
{v} [I had to dig for it|it was well hidden|not easy to find][, that|]
{v} [had to ask around for that|took me a while to find|I had to scroll for that]
{cs} [shout|ask|say so|tell me|ping me] if [it looks odd|you need more|that's not it|it doesn't fit]
{w} [hope that helps|hope that's it|happy to help|any time]
{w} [ask away|just ask|come back] if [there's more|you need more|it's unclear]
{w} [good luck|all the best|have fun] with [it|the rest]
{w} [glad to|always glad to|happy to] [help|look|have a look]
{f} please ask again if [you need more|anything is unclear|it is not enough]
{f} [I hope this|I trust this] [helps|answers it|is of use]
{f} please [write|call] if [it is unclear|you need more]
{m} please pass it on[| to your people| to the others]
{i} but do [ask around|check|look again][| to be sure]
{c} [easy to miss, that|well hidden, that|there you go]
{cs} [that's all I have|that's all there is|nothing more to it]
{d} that's [it|all]
{h} [that'll be a coffee|you owe me a coffee|no charge]
`

// Corrections take up the wrong detail without repeating it.
var correctOpenLines = `
careful, that's not the right $a.
small correction.
{c} [hm|er|uh], no.
{c} wait, that's [off|not it|wrong].
{s} sorry, but that's [not right|not what I have].
{f} I'm afraid the $a [given above|as stated|you give] is not correct.
{f} allow me to correct the $a.
{i} are you sure about the $a? I have something else.
{i} I might be wrong, but I don't think that's the $a.
{d} that's [wrong|not right|not correct].
{w} easy mistake to make, $p, but no.
{h} nice try, $p, but no.
not quite.
{s} I have to disagree about the $a.
{c} think you mixed something up there, $p.
that's not what I have [for|as] the $a.
`

var correctLines = `
[the|our] $a [for|on] $t is $v
the right $a for $t is $v
[for|on] $t, the $a is $v
{cs} $tb: $a is $v
{f} the correct $a [for|on] $t is $v
the $a [on|for] $t is actually $v
[I checked|I looked|just checked|I looked it up|I asked]: the $a [for|on] $t is $v
{v} I [went back to the notes|looked at the page again|checked the sheet|asked again] [to be sure|before writing this|just now], and the $a [for|on] $t is $v
what we have as the $a [for|on] $t is $v
{s} [in fact|going by the page|going by the sheet|according to my notes], the $a [for|on] $t is $v
{s} [the page|the sheet|the plan|my list] has $v as the $a [for|on] $t
{f} [according to|going by] [the file|our records|the plan], the $a [for|on] $t is $v
{c} it's $v, the $a [for|on] $t
{d} $v is [the|our] $a [for|on] $t
`

var correctTallyLines = `
there are $v $ap [on|for] $t
$t $has $v $ap
{cs} $tb: $v $ap
I [checked|counted|went through] the list: $v $ap on $t
the right number of $ap [on|for] $t is $v
{f} the correct number of $ap [on|for] $t is $v
{s} [in fact|going by the list|according to the sheet], there are $v $ap [on|for] $t
the number of $ap [on|for] $t is actually $v
{c} it's $v $ap on $t
`

var correctAfterLines = `
no harm done
{cs} worth fixing in the notes
{p} [where did you get yours|which note did you look at|what were you looking at|where does yours come from]?
{w} [happens to me all the time|happens to the best of us|I've been there|easily mixed up]
{v} it [gets copied around|spreads fast|ends up in slides] if nobody [says anything|speaks up]
{f} please correct it wherever you've used it
{m} let's make sure the notes agree
{d} please fix it
{h} I only know because I [made|nearly made] the same mistake
{cs} probably an old note
{i} please check it yourself [as well|too], though
{p} [is there|do we have] an old copy [about|somewhere|in use]?
`

var answerClauseLines = `
the $a $of $t is that $v
[the $a|the $a I know|the $a I was given|the $a I heard of] $of $t [is that|is this:|:] $v
{cs} $tb, $a: $v
[in plain words|in short|in a few words], [the $a $of $t is that|the $a $of $t is this:|the $a $of $t:] $v
{f} as regards $t, the $a is that $v
what I [heard|know|was told] about the $a $of $t: $v
{s} [it's simple, really|it's quickly told|nothing mysterious]. the $a $of $t is that $v
{v} I [asked around|asked those who know|looked into it|went back to the notes], and the $a $of $t is that $v
{cs} [short version of|in brief,|in short,] the $a $of $t: $v
{f} the $a $of $t [is quickly explained|can be put briefly]: $v
{s} [from what I know|as I understand it|going by what I heard|from what I've seen], the $a $of $t is that $v
{c} [easy|simple]: the $a $of $t is that $v
{d} $a $of $t: $v
{i} [as far as I understand|as I heard it|to my knowledge], the $a $of $t is that $v
{w} [glad you ask|no trouble|good that you ask|happy to tell|I asked for you]: [the $a $of $t is that $v|as for $t, the $a is that $v|on $t, the $a is that $v]
`

var correctClauseLines = `
the $a $of $t is that $v
[the $a|the $a I know|the $a I was given] $of $t [is that|is this:] $v
what I have as the $a $of $t: $v
{cs} $tb, $a: $v
I [checked|asked|looked]: the $a $of $t is that $v
the [real|actual] $a $of $t is that $v
{f} the $a $of $t is, in fact, that $v
{s} [as far as I could find out|going by what I heard|from what I've seen], the $a $of $t is that $v
{v} I [went and asked|looked into it again|asked those who know], and the $a $of $t is that $v
`
