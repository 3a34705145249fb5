package author

// What somebody asks who objects and has no reason to give: a question about the
// matter, which the objection before it has named.

var probeFeasibility = filled(`
who would [carry it out|look after it|keep it going], and [with what time|instead of what|for how long]?
[who's|is anybody] [free|left|around] to do it?
{c} who's got [the hands|the time|the nerves] for it, [you|us again|anybody]?
{c} [and then|so], who does [all that|the boring part|the follow-up]?
{cs} who [keeps it up|looks after it|does the work] [when it's busy|when people are on leave|after the first rush|once you're on something else]?
{s} what would we have to [drop|put off|hand over|do worse] for it?
{s} what would it take to [get it going|keep it up|do it properly], [in hours|in people|all in all|if we're honest]?
{s} has anybody [asked|warned|talked to] [those who'd have to do it|the people who do it every day|whoever looks after it later]?
{s} could we try it [on a small part|somewhere quiet|on a normal day] first[, before it's for everybody|, just to see|]?
{f} which [means|people|hours] are [foreseen|set aside|available] for it?
{f} has it been [agreed with|put to|discussed with] those who would [carry it out|be responsible for it|have to work with it]?
{f} [how|by whom] is it to be [kept up|supported|supervised] [in the long run|beside the daily work|after the introduction]?
{d} who does it, and who [covers for|stands in for|relieves] them?
{d} [which people|which hours|whose time]?
{v} what becomes of it [when somebody is ill|when the phone rings all day|on a really bad day|when nobody is watching over it any more], [or is that taken care of|and who'd notice|and who picks it up]?
{j} has anybody [gone through|tested|dry-run] it [step by step|from end to end|under load|outside the test set-up]?
{i} might we [try it on a small part|start with something small|wait until it's calmer] first?
{m} which of your people would [take it on|do it|answer for it], and [what do they leave|have they said yes|do they know]?
{w} can we [lend you a hand with|help with|take over] [the hard part|a piece of it|the rest meanwhile], or [is it all of it|is there more to it|is that not the point]?
@ask?
[and|so|but] @ask?
{c} @hm @ask?
{cs} @ask, [and @ask|any idea|do you know]?
{s} @ask, [for a start|first of all|to begin with|just so I know|if you know]?
{f} [may I ask|could you say|it would help to know|I should like to ask|let me ask]: @ask?
{i} [sorry to ask|forgive me for asking|maybe a silly question], [but|only:] @ask?
{v} [before I say more|to see it more clearly|since I keep coming back to it|so that I don't argue past you]: @ask, and @ask?
`, partsAround, partsFeasibility)

var probeAssumptions = filled(`
which part of it [has somebody checked|do we know for sure|is more than likely]?
where does it [come from|start from]?
{c} did somebody [look|test it|measure it], or is it [a feeling|a guess|old news]?
{c} [says who|who says so|since when do we know that]?
{cs} who [says so|knows that|looked into it], and [when|how|with what]?
{s} what if [the opposite|the other case|the less pleasant version] is true?
{s} how would we [notice|find out|learn] [that it's wrong|if it weren't so|in good time]?
{s} who told us what it rests on, and [when|how did they know|have they looked since]?
{s} [is there|have we got] anything [in writing|from a test|newer] that [backs it|says so|shows it]?
{f} has it been [verified|confirmed|examined] by [anybody|those responsible|somebody independent]?
{f} on which [source|material|observation] does it rest?
{f} might I see [the material|the source|the calculation] [behind it|it was taken from|it is based on]?
{d} what's the [proof|evidence|source]?
{d} [tested, or hoped|known, or guessed|measured, or felt]?
{i} might it be that we [only hope so|want it to be so|took it over unchecked]?
{m} who [vouches|stands up|answers] for it [if I'm asked|upstairs|when it's looked into]?
{w} would you [walk me through it|show me how you got there|let me see the notes], $p?
{v} which of the things behind it have we [seen for ourselves|tested|checked lately], and [which did we take over from others|which are hearsay|which do we just like the sound of]?
{j} what [input|sample|set|baseline] went into it, and [is it current|who cut it|can I rerun it]?
@ask?
[and|so|but] @ask?
{c} @hm @ask?
{cs} @ask, [and @ask|any idea|do you know]?
{s} @ask, [for a start|first of all|to begin with|just so I know|if you know]?
{f} [may I ask|could you say|it would help to know|I should like to ask|let me ask]: @ask?
{i} [sorry to ask|forgive me for asking|maybe a silly question], [but|only:] @ask?
{v} [before I say more|to see it more clearly|since I keep coming back to it|so that I don't argue past you]: @ask, and @ask?
`, partsAround, partsAssumptions)

var probeAlternative = filled(`
what else was [on the table|looked at|possible]?
{c} did anybody [try it|look at it|think it through] the other way round?
{c} [why not the easy way|can't we start small|isn't there a plain version]?
{cs} why not [the other way|the usual way|the simple way|something smaller]?
{s} what speaks against [a smaller step|the simple way|waiting a little|doing it in pieces|the usual order]?
{s} what would it cost to [try the other way|compare it|keep both open] first?
{s} [could we|might we] [put them side by side|compare it with the usual way|hear another proposal] before [we commit|it's final|we build on it]?
{f} might [a comparison|another proposal|an alternative] be [drawn up|prepared|presented]?
{f} which [alternatives|other ways|options] were [examined|considered|set aside], and [why|on what grounds|by whom]?
{d} why [this and nothing else|only this way|not the plain way]?
{i} could we [keep another way open|leave it open|think about it] a little longer?
{m} may I see [another proposal|the comparison|what it's better than]?
{w} shall we sit down and [compare|draw up another|sketch the other way], $p?
{v} what would we lose if we [tried it the other way|started smaller|kept to the old way] for a while, [and who'd mind|apart from some face|or is that no option]?
{j} is there a [comparison|benchmark|side-by-side] with the [usual way|simple setup|old one]?
{p} what made you [choose it|prefer it|rule out the rest], [the effort|the time|something I don't know about]?
@ask?
[and|so|but] @ask?
{c} @hm @ask?
{cs} @ask, [and @ask|any idea|do you know]?
{s} @ask, [for a start|first of all|to begin with|just so I know|if you know]?
{f} [may I ask|could you say|it would help to know|I should like to ask|let me ask]: @ask?
{i} [sorry to ask|forgive me for asking|maybe a silly question], [but|only:] @ask?
{v} [before I say more|to see it more clearly|since I keep coming back to it|so that I don't argue past you]: @ask, and @ask?
`, partsAround, partsAlternative)

var probeRisk = filled(`
what's [our way back|the way out|the fallback] if it goes [wrong|badly]?
who notices [first|in time] if it [fails|goes wrong|doesn't hold]?
{c} what breaks if it goes [sideways|south|wrong]?
{c} [and if it blows up|and if we're wrong], [then what|who's around|who fixes it]?
{cs} and if it [goes wrong|fails|backfires], [what then|who pays|how do we get out]?
{s} what's the [worst|first thing] that could happen, and [to whom|could we live with it|would we see it coming]?
{s} [who|which of our people] would [be hit by it|hear about it|have to mend it] first?
{s} [what do they do instead|where do they go then|what do we give them instead], those who [rely on it|lose by it|need it most]?
{f} has [a way back|a plan for that case|a warning to those concerned] been prepared?
{f} who [bears the consequences|is to be informed|answers for it], should it [fail|prove wrong|not hold]?
{f} [how|by whom|by what means] would a [failure|mistake] be [noticed|reported|put right]?
{d} who [answers|pays|cleans up] if it fails?
{d} [way back|fallback|exit]?
{i} might we [test the way back|think it through|warn somebody] first[, just in case|, to be safe|]?
{m} who tells [the customer|upstairs|those affected] if it fails, and [what|when|in which words]?
{w} can we [talk through|write down|sketch] what could go wrong, $p?
{v} what do we tell [the people who rely on us|those who asked for it|the next team] if it [doesn't hold|goes wrong|has to be undone], and [who tells them|how soon|what do they do until then]?
{j} what's the [fallback|way out|rollback] [if it fails|when it breaks|on a bad day]?
@ask?
[and|so|but] @ask?
{c} @hm @ask?
{cs} @ask, [and @ask|any idea|do you know]?
{s} @ask, [for a start|first of all|to begin with|just so I know|if you know]?
{f} [may I ask|could you say|it would help to know|I should like to ask|let me ask]: @ask?
{i} [sorry to ask|forgive me for asking|maybe a silly question], [but|only:] @ask?
{v} [before I say more|to see it more clearly|since I keep coming back to it|so that I don't argue past you]: @ask, and @ask?
`, partsAround, partsRisk)

var probeScope = filled(`
which part of it was in the [assignment|plan|brief]?
where does it [end|stop|leave off]?
{c} who [ordered it|wanted that|came up with that]?
{c} [can't that wait|later maybe|isn't that for others to do]?
{cs} did [anybody|the client|those who pay] ask for it[, or is it our own idea|, and in writing|]?
{s} couldn't that [wait|go to somebody else|be a job of its own|come in a later round]?
{s} who [pays for|has signed off on|carries] the extra work, and [do they know|for how long|what gives way]?
{s} what may we [leave undone|push back|hand over] [in return|for it|to make room]?
{f} has it been [commissioned|approved|ordered] separately?
{f} on whose [order|wish|behalf] is it part of [this|our assignment|the work]?
{f} might it be [kept for a later stage|dealt with separately|put to the sponsor] [instead|first|all the same]?
{d} whose [wish|idea|budget] is it?
{d} [in the brief or not|ordered or not|ours or theirs]?
{i} might it [be better placed|belong|fit better] elsewhere?
{w} what may I [take off|put aside|leave] for it, $p?
{v} what do we [leave out|drop|postpone] in return, [given the hours we have|since something has to give|if the end is to stay where it is]?
{m} whose budget does it go on, and [have they agreed|who asked them|what comes off mine]?
{j} is there [a ticket|a change request|a line in the spec] for it, or [is it an extra|did it just grow|is that to come]?
{p} what would [the client miss|go wrong|be worse] if we [left it out|did it later|kept to the brief]?
@ask?
[and|so|but] @ask?
{c} @hm @ask?
{cs} @ask, [and @ask|any idea|do you know]?
{s} @ask, [for a start|first of all|to begin with|just so I know|if you know]?
{f} [may I ask|could you say|it would help to know|I should like to ask|let me ask]: @ask?
{i} [sorry to ask|forgive me for asking|maybe a silly question], [but|only:] @ask?
{v} [before I say more|to see it more clearly|since I keep coming back to it|so that I don't argue past you]: @ask, and @ask?
`, partsAround, partsScope)

var probeEvidence = filled(`
where have you seen it [work|hold|like that]?
which [notes|source|page] is it taken from?
{c} where have you got it from, [the old page|somebody's screen|memory]?
{c} [when did you look|looked lately|sure it's not the old file]?
{cs} can you [show me|send me|point me to] where you saw that?
{s} when did [you|somebody] last look [at it|it up], and [at which copy|on which page|with whom]?
{s} is that from [the test set-up|your own notes|somebody else's notes|before the change|the old copy]?
{s} [can it be|is it possible] that [yours is older|mine is out of date|we look at different things|somebody changed it in between]?
{f} could the [records|notes|entries] behind it be [shared|compared|laid side by side]?
{f} may I ask on which [observations|records|entries] it is [based|founded], and [from when they are|who made them|whether I may see them]?
{d} where's the [record|log|proof]?
{d} [which page|whose notes|what source]?
{i} could it be that we [looked at|read|copied] different things?
{m} who has seen it [with their own eyes|for themselves|lately], and [would say so|where|how often]?
{w} could you [show me|walk me through|send me] what you saw, $p?
{v} could we put your notes beside mine and [see where they part|go through them line by line|find out which is older]?
{j} which [run|log|export] was it read from, and [with which filter|from which day|is it still there]?
{p} what would you [expect me to see|take as proof|make of mine], [if yours is right|then|in that case]?
@ask?
[and|so|but] @ask?
{c} @hm @ask?
{cs} @ask, [and @ask|any idea|do you know]?
{s} @ask, [for a start|first of all|to begin with|just so I know|if you know]?
{f} [may I ask|could you say|it would help to know|I should like to ask|let me ask]: @ask?
{i} [sorry to ask|forgive me for asking|maybe a silly question], [but|only:] @ask?
{v} [before I say more|to see it more clearly|since I keep coming back to it|so that I don't argue past you]: @ask, and @ask?
`, partsAround, partsEvidence)
