package author

import "strings"

// Sentences without subject or verb, and words taken back, for messages whose
// own words leave no room for either.

// slipOfTongue are the words by which one takes something back, by register.
var slipOfTongue = strings.NewReplacer(
	"@c", `[, sorry, |, no wait, |, I mean |, argh, |, nope, ]`,
	"@s", `[, sorry, |, or rather |, I mean |, well, ]`,
	"@f", `[, pardon, |, or rather |, excuse me, ]`,
	"@label", `[a note|a remark|an update|a line for your notes|something to know|news|a word|for information]`,
)

func flawSources() map[string]string {
	return map[string]string{
		"fragment": `
just [for the record|for your notes|so it's written down|for completeness|a line]
{cs} just [so you know|saying|so nobody wonders|in case|a heads-up]
{cs} [more|details|the rest] [another time|when we talk|in the meeting|over coffee|once I'm back at my desk]
{cs} [happy to explain|glad to say more|questions welcome|ask away]
{c} [typing|writing|sending] this [on the stairs|from the train|between calls|on my phone|with cold hands]
{c} [in a rush|on the run|from my phone|between calls][, sorry|, so short|, excuse typos]
{c} [back to|off to] [the grindstone|my coffee|the next call|the inbox]
{c} [not much|nothing] [to add|more|else from me]
{s} [in haste|in short|written|typed] between [meetings|calls|trains]
{s} [hope|trust] [that helps|that's clear|it makes sense|it's no news]
{s} a small [thing|step|note|detail], [for what it's worth|but still|I know|and no more]
{s} [easily missed|easy to overlook|not for everyone, maybe], [hence the note|so here it is|I know]
{s} [all|everything] a bit [much|rushed|hectic] at the moment
{f} [for information only|for the record|for the sake of completeness|for what it is worth|for your files]
{f} [with apologies|apologies] for [the brevity|the many words|the interruption|a short message]
{f} nothing further [for now|from my side|at present|to report from me]
{f} a [remark|note|word] in [passing|brief|haste]
{f} [questions welcome|always at your disposal|with kind regards|gladly more on request]
{d} [full stop|end of message|short and clear|no more, no less|simple as that]
{w} [with thanks|a thank you] to [all|everybody who asked|those who read along|the patient ones]
{w} [best wishes|cheers|all the best|greetings] [to all of you|from here|all round|from my corner]
{w} always [happy to explain|glad to help|there for questions|an open ear here]
{v} [many words|a long message|quite a few lines] for [a small point|so little|a simple thing][, I know|, sorry|]
{v} hence the [message|note|few lines], [short as it is|for those who wonder|and no other reason]
{h} [gripping|riveting|thrilling] [stuff|news], [as ever|I know|no applause needed]
{h} bit of a [circus|zoo|madhouse] here
{i} [probably|hopefully|surely] [known to most of you|clear enough|no news to anyone]
{j} [one|another] for the [log|changelog|notes|wiki]
{p} any [thoughts|objections|ideas|comments|questions]?
{s} no surprise [there|really|to most of you, I suppose|for me]
`,
		"fragment ask": `
[no rush|no hurry|whenever you can|in your own time]
{cs} just [for my notes|curious|checking|to be sure|for my list]
{c} [bit|slightly|properly] [lost|confused|behind] here
{c} [asking for a friend|brain like a sieve|memory gone, sorry]
{s} [nothing urgent|not urgent|only if you have it at hand|for my overview]
{f} [purely for information|for my records|for the files only|for my own understanding]
{f} [with apologies for asking|no urgency at all|at your convenience]
{d} [for the plan|a word is enough|short answer is fine]
{w} [with thanks|many thanks|warm thanks] in advance
{v} [only because of the overview on my desk|mostly for the overview I keep|because of the list in front of me]
{p} [out of interest|just wondering|for my understanding]
{i} [only if it's no trouble|sorry to ask|hopefully not a silly question]
`,
		"taken back": slipOfTongue.Replace(`
{cs} [quick|small|short|another] [question|request|favour|poll]@c@label:
{c} [bad|good|sad] news@cjust [news|a note|facts|the facts][:|.]
{c} [wrong|other] [thread|window|chat]@cright [one|place|thread][:|.]
{c} [who knows|does anyone know|guess what]@c[just a note|I know it|here it is]:
{c} [first of all|to close|finally]@conly [this|one thing, this|a line]:
{c} [was going to call|was about to mail this|wanted to save this for lunch]@chere it is[:|.]
{s} [a question|a suggestion|my guess|an opinion]@s[a fact|what I know|a note|for your notes]:
{s} [to some of you|for a few|to the usual suspects]@s[to all of you|for everybody|to everyone here][:|.]
{s} [my last point|a final word|the summary]@s[my only point|a first word|just a line]:
{s} [a mail|a phone call|a meeting]@s[a message|a few words here|just this]:
{f} [a request|a question|an objection|a proposal]@f[a remark|a statement|a piece of information|a note]:
{f} [secondly|finally|in conclusion]@f[to begin with|in the first place|first of all]:
{f} for the [minutes|letter|press|board]@ffor [the record|all of you|your information|the files]:
{f} [confidentially|in private|between ourselves]@f[for everyone|openly|for all to read]:
{v} [I wanted to mail this|I meant to say this at the meeting|I was going to keep this for later]@s[here it is|it's better here|here goes][:|.]
{v} [one more thing|a last thing|as I said before]@s[the first thing from me|for the first time]:
`),
		"taken back ask": slipOfTongue.Replace(`
{cs} [a note|an update|news|an idea|one for the record]@c[a question|one question|something I need to know]:
{c} [statement|fact|fun fact]@c[question|just asking|quick question]:
{c} before [lunch|the weekend|coffee]@cbefore the [meeting|call|next round]:
{c} [got it|found it|never mind]@c[don't have it|didn't find it|do mind][:|.]
{s} [news|a note|my opinion|a comment]@s[a question|something to ask|a gap in my notes]:
{s} to [some|the others|both]@sto [all of you|whoever knows|everyone here]:
{f} [a remark|an answer|a statement]@f[a question|an enquiry|a request for information]:
{f} for the [letter|minutes|board]@ffor [the report|my notes|my files]:
{v} [a comment|a small remark|no question]@s[a question that's been on my desk|a question after all|something I ought to know]:
`),
	}
}
