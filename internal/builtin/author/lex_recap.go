package author

// Telling somebody who was away what has happened, without values, and what
// others say when people leave and come back.

var recapOpen = `
{c} [welcome back|there you are|oh hi|you're back]!
{csf} [welcome back|good to have you back|nice to see you back], $p.
{cs} hey $p, [good timing|there you are|you look rested|welcome back].
{s} [good to have you back|nice to read you again|there you are], $p.
{f} it's [good|a pleasure|nice] to have you back, $p.
{w} so [good|nice|happy] to have you back, $p.
{h} ah, $p, [you look rested|we kept your chair warm|just when it got quiet].
{s} $p, [you've missed a bit|there's a bit to read|welcome back].
{c} $p! [at last|you're back|finally].
{m} good that you're back, $p.
{d} $p, [in short|short version|the essentials]:
{v} nice to read you again, $p.
`

var recapSettledLines = recallParts.Replace(`
[the main thing|what matters most|the thing to know|top of the list|first of all]: @decided
{cs} [big item|headline|main news|what counts]: @decided
{c} @decided, [at last|finally|that's the big one|rest is small stuff|you'll want to read that]
{s} [not that much|mostly small things|the usual|a few threads], but [you should know that|read up on this:|one thing counts:|it's worth knowing that] @decided
{s} @decided, [the rest is detail|that's the one to read|which touches your part too|read that before the rest]
{f} the most important [point|item|news|thing] is that @decided
{f} [in your absence|while you were away|during your leave|among other things|since you left], $who decided on $what[|, which you should know|, as you may have read|. the rest can wait]
{f} you [should know|will want to know|will have to know|may not have seen] that @decided
{v} most of it was [routine|small stuff|back and forth|day-to-day], but @decided, and [you'll want to read that|that's worth a read|it touches your part too|I'd begin there]
{v} there was [some back and forth|a bit of talk|quite a discussion|more than one opinion], and [in the end|finally|then] @decided
{d} [read|look up|start with|see] what $who decided [$when on $what|on $what $when]
{h} [nothing burned|we behaved], and @decided
{j} [scroll|search back|jump|go] to $what, [$who decided on it $when|$when $who decided on it|it was settled $when]
{p} have you [seen|read|heard|noticed] that @decided?
{i} I think the part that [matters|counts for you|you'd want to know|touches you] is that @decided
{m} you [need to know|have to know|should read] that @decided
{w} nothing to worry about, but @decided[|, so you know|, in case you wonder|, I saved you the link]
`)

var recapToldLines = recallParts.Replace(`
[the main thing|what you missed|the one to read|what matters|the news] is @Told
{cs} [have a look at|look up|begin with|go and find|scroll back to|don't miss] @told[|, rest is small stuff|, that's the main thing|, then ask me]
{cs} [what you missed|headline|main thing|worth a read]: @told
{c} [biggest news|best bit|main thing] was [probably|clearly|for me] @Told
{c} [nothing much|quiet here|same as always|not a lot], [except|apart from|only] @told
{s} [a lot of small stuff|a few threads|mostly routine|some chatter], and then [there's |]@told
{s} I'd [begin with|start from|read|look for] @told[|, then skim the rest|, the rest can wait|, it touches your part too]
{f} I'd [draw your attention to|recommend|point you to|suggest you read] @told[|, and the rest can wait|, which may concern you|, before anything else]
{f} what [deserves your attention|you should not miss|matters most|may concern you] is @Told
{f} [please read|kindly look up|do read|let me point you to] @told
{d} [read|look up|see|start with] @told[|. that's it|, the rest is noise|. skip the rest]
{v} you can [skip|skim|leave|ignore] [most of it|the rest|the long threads|almost everything], [but not|just not|except for|but do read|only don't miss] @Told[|, I'd say|, that's the one|, it touches your part]
{v} if you [only read a little of it|don't have much time|read nothing else|want a place to start], [make it|take|look for|go to] @told
{v} [most of it was small stuff|the rest is in the thread|nothing broke while you were out|we managed], [but look up|still, read|just don't miss|only read] @told
{h} we behaved[, mostly|, more or less|, believe it or not]. [read|see|look up] @told
{j} [scroll|jump|search back] to @told
{p} [did you see|have you read|have you come across|do you know] @told?
{m} please [catch up on|read|look at|find] @told [by the time we talk|before you do anything else|before you answer mails|when you've settled in]
{w} nothing to worry about, though [you'll want to read|have a look at|do read|I'd read] @told
{i} perhaps [begin with|start from|look at|read] @told[|, if you like|, I'd say|, that helped me]
`)

var recapPlainLines = `
[nothing dramatic|nothing much|all quiet|no drama], [you can read along at leisure|most of it was routine|you'll be up to date in no time|nothing that can't wait]
{c} [same old, same old|not much, really|quiet, mostly|you missed nothing]
{f} nothing [of consequence|of note|that concerns you] has happened
{s} it was [quiet|calm|mostly routine], [you didn't miss much|nothing that can't wait|so take your time]
{v} mostly [small things|routine|day-to-day stuff], and I can go through [them|it all] with you [when you have a moment|over coffee|later on]
`

var recapAfter = `
{cs} the rest is [small stuff|detail|in the thread|noise|for later]
{f} everything else [can be found above|is in the thread|can wait|is of less weight]
{w} good to have you [back|with us again|here again]
{v} I can [sit down with you|go through the rest with you|call you|walk over] [later|when you've read it|after lunch|once the inbox is tamed]
{d} that's [it|all|the lot]
{h} the coffee [hasn't improved|is as you left it|missed you too]
{s} the rest can wait until you've [had a coffee|arrived|sorted your inbox|caught your breath]
{m} come to me with questions
{i} others [might know more than I do|can tell you more|were closer to it]
{c} otherwise [quiet|all good|boring|same as ever]
{j} the rest is in the [log|thread|archive]
{p} anything [you want to know in particular|I left out that you need|you were waiting for]?
{v} it came with [a bit of discussion|a long thread|some back and forth], so [take a cup of tea along|bring some patience|start at the end] when you read it
{f} should you have [questions on it|any questions|need of details], please [ask|write to me|come by]
{s} ask me if [the thread makes no sense|something's unclear|you can't find it]
`

var ackAway = `
{c} [enjoy|have fun|cheers|off you go]!
{cs} have a [good|nice|lovely] time
{s} have a good [break|time|rest], $p
{f} thank you for [letting us know|the notice|telling us]
{w} enjoy yourself, $p, [you've earned it|and don't read this|we'll be fine]
{d} noted
{s} noted, [we'll manage|all good|I'll plan around it]
{f} I wish you a [pleasant|restful|good] break
{h} bring biscuits
{m} noted, have a good rest
{v} noted, I'll [save|keep|collect] my questions for when you're back
{cs} see you then, $p
`

var ackBack = `
{c} welcome back!
{cs} welcome back, $p
{s} good to have you back, $p
{w} we missed you, $p
{fd} welcome back
{m} good that you're back, $p
`
