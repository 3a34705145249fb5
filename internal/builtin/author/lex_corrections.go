package author

import "strings"

// Corrections that say by themselves that something said before is wrong: who
// reads one of them alone sees that it contradicts. They stand where no opening
// has said so.

// denyParts are choices that corrections share: what contradicts (@no and the
// like, in each of its forms), the statement, and what one adds.
var denyParts = strings.NewReplacer(
	"@nof", `[that statement is incorrect|I have to correct that|permit me to set that right|I must correct this|that is not correct, I fear|that is mistaken|I'm afraid that is wrong]`,
	"@nos", `[sorry to contradict|I have to contradict|that needs putting right|that's not what I have|that got mixed up|sorry, that's wrong|I have to correct that]`,
	"@noc", `[nope|hang on, that's wrong|err, no|no, sorry|that got mixed up|not quite|that's not what I have|wrong, sorry]`,
	"@now", `[easily mixed up, I know|an easy mistake|it's a mistake that I've made too|sorry, $p, that's a mistake|that's wrong, $p, no harm done]`,
	"@noi", `[sorry, but I have something else|I believe that's not right|I may be mistaken, but I'd say not so|that's not what I have, I think]`,
	"@no", `[no|that's wrong|that's not right|not so|that's not true|there's a mistake in that|to put that right|to set that straight|that isn't right]`,
	"@is", `[the $a for $t is $v|the $a on $t is $v|for $t the $a is $v|the right $a for $t is $v|$t $has $v as the $a]`,
	"@are", `[there are $v $ap on $t|$t $has $v $ap|we have $v $ap on $t|it's $v $ap on $t]`,
	"@that", `[the $a $of $t is that $v|the true $a $of $t is that $v|what stands as the $a $of $t is that $v]`,
	"@checkf", `[. my notes show it|. I have checked|. kindly change your notes|. the plan has it too|. I looked it up|. please use that]`,
	"@check", `[. I checked|. I looked it up just now|. please change your notes|. it's in the plan|. I had to look twice|. no harm meant|. I had it open|. easily mixed up]`,
)

var denyLines = denyParts.Replace(`
@no, @is[|@check]
@no: @is[|@check]
[what was said about the $a|what stands here about the $a|the $a given here] is wrong, [the $a for $t is|for $t the $a is] $v
{c} @noc, @is
{c} @noc. @is
{cs} not so, @is[|@check]
{cs} wrong $a there, it's $v for $t[|@check]
{cs} to [set|put] that [straight|right], @is[|@check]
{s} @nos: @is[|@check]
{s} @nos, the $a for $t is $v[|@check]
{s} [before that spreads|for the notes|for those who read along], that's [wrong|not right|a mistake]: @is
{f} @nof: @is[|@checkf]
{f} @nof. @is[|@checkf]
{f} the statement made here is [mistaken|incorrect|wrong], [and|as|since] the $a for $t is $v[|@checkf]
{f} that [entry|statement|figure|claim] is [incorrect|mistaken|not correct], as the $a for $t is $v[|@checkf]
{d} wrong. @is
{d} [not true|not so|no], @is[|@check]
{w} @now, but @is
{w} [nearly|good try|almost], $p, but not quite: @is
{i} @noi: @is
{i} @noi, the $a for $t is $v
{v} [I read that several times|that made me look|I went back to my notes], because it didn't sound right, and it's wrong: @is
{v} before that gets [copied around|into the notes|passed on], it's [wrong|a mistake|not right], @is
{h} [a good story|nicely put|said with such confidence], but wrong: @is
{h} [I'd love to agree|I wish it were true|it would suit me], but that's wrong, @is
{m} [don't write that down|please strike that|hold that], it's wrong, @is
{j} that [entry|field|line] is wrong, @is
{p} [who says so|where's that from|how so]? that's wrong, @is
`)

var denyTallyLines = denyParts.Replace(`
@no, @are[|@check]
@no: @are[|@check]
that isn't the right number, @are[|@check]
there's a mistake in that count, @are[|@check]
what was said about the $ap is wrong, there are $v $ap on $t
{c} @noc, @are
{c} @noc. $v $ap on $t
{cs} not so, @are[|@check]
{cs} miscounted, I think: there are actually $v $ap on $t
{s} @nos: @are[|@check]
{s} @nos, there are $v $ap on $t[|@check]
{f} that number is [incorrect|mistaken|not correct], as there are $v $ap on $t[|@checkf]
{f} @nof: @are[|@checkf]
{f} @nof. @are[|@checkf]
{d} wrong. @are
{d} [not true|not so|no], @are[|@check]
{w} easily miscounted, I know, but there are actually $v $ap on $t
{w} @now, but @are
{i} @noi: @are
{v} I counted again, because that [didn't sound right|seemed wrong], and it's wrong: @are
{v} before that number gets [copied around|into the notes|passed on], it's wrong, @are
{h} [I'd love to agree|I wish it were true], but that's wrong, @are
{m} [don't write that number down|please strike that number], it's wrong, @are
{p} [who counted|when was that counted]? that's wrong, @are
`)

var denyClauseLines = denyParts.Replace(`
@no, @that
@no: @that
[what was said about the $a|what stands here about the $a] is wrong, @that
{c} @noc, @that
{cs} not so, @that
{s} @nos: @that
{s} @nos, the $a $of $t is that $v
{s} [before that spreads|for those who read along], that's [wrong|a mistake]: @that
{f} that statement is [incorrect|mistaken], as the $a $of $t is that $v
{f} @nof: @that
{d} wrong. @that
{w} @now, but @that
{i} @noi: @that
{v} I asked again, because that [didn't sound right|seemed wrong], and it's wrong: @that
{h} a good story, but a wrong one: @that
`)

// denialLines contradict and state nothing: they stand before a statement that
// cannot itself, a page or a single thing.
var denialLines = `
that's [wrong|not right|a mistake|not so]
that isn't right
no, that's [a mistake|wrong|not right]
that needs [putting right|a correction]
{c} nope[|, wrong one|, sorry]
{c} hang on, that's wrong
{cs} not so[|, sorry]
{s} sorry, but that's [not right|wrong|a mistake]
{s} I have to contradict[|, sorry| there]
{f} I'm afraid that is [incorrect|mistaken|not correct]
{f} permit me to set that right
{d} wrong
{w} an easy mistake, but a mistake
{i} sorry, but that's not right
{v} that [didn't sound right to me|made me look it up], and it's wrong
{h} [I'd love to agree|nicely put], but that's wrong
`
