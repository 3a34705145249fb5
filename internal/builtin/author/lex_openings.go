package author

// Openings by act. An opening that ends in a colon or comma runs into the next
// sentence; one with $t names the subject, so that the statement need not.
// None of them answers anybody: replies have tables of their own.

var kickoffOpen = `
{B} morning all.
{cB} morning!
{B} good morning, everyone.
{A} hello again.
{c} hi all.
{s} hello everybody.
{f} dear colleagues,
{cs} here we go.
{c} right,
{s} new item on the board.
{h} deep breath.
{m} a new piece of work for the group.
{f} for general information:
`

var progressOpen = `
{cs} quick update.
{cs} update on $t:
{s} where we are with $t:
{f} a short report on $t:
{j} status:
{cs} small update:
{c} so,
{v} a word on $t:
{cs} some news on $t:
{f} for general information:
{cs} progress report:
{m} to keep everyone in the picture:
{v} I've been at my desk with $t.
{cs} note for the log:
{B} early news from $t:
{A} before the day is over:
{v} I've just come out of a call on $t.
{v} I sat down with $t again.
{s} I promised to write things down as I learn them:
`

var completionOpen = `
{cs} good news.
{c} hooray.
{w} lovely news to share:
{s} at last:
{f} I'm pleased to say:
{f} a short announcement:
{c} there we are.
{h} ring the bell.
{v} I've been looking forward to writing this:
{m} for the books:
{cs} off my desk:
`

var questionOpen = `
{cs} quick question:
{s} something I can't find:
{f} a question, if I may.
{cs} help me out:
{v} I've been going through my notes.
{i} sorry to bother you:
{s} can I ask something?
{p} I'm curious:
{m} for my overview:
{cs} before I go on:
`

var blockerOpen = `
{c} ugh.
{cs} bad news.
{cs} heads-up:
{s} we have a problem.
{f} I regret to report a difficulty.
{f} a matter that needs attention:
{d} stuck.
{i} I'm afraid I have to bring this up:
{h} guess what.
{v} I hoped this would sort itself out, but no.
{w} sorry to spoil the mood.
{cs} small alarm:
`

var decisionOpen = `
{m} I've made up my mind.
{cs} right, let's settle this.
{f} after due consideration:
{f} following our discussions:
{s} a word on $t, since it was open:
{d} no more circling:
{v} we've gone back and forth long enough.
{w} thanks for all the input.
{c} right, done thinking.
{cs} to settle the point:
{s} so that we can move on:
{j} for the decision log:
{m} I've listened to all sides.
{v} I slept on it and talked to the people it touches.
`

var commitmentOpen = `
{cs} promise:
{s} so that you can plan:
{f} to be clear about my part:
{w} for all of you who are waiting:
{v} I've had a look at what is left to do:
{h} put this on record while I still feel brave:
{m} you have my word:
`

var forecastOpen = `
{cs} outlook:
{cs} looking ahead:
{s} my best guess:
{f} an estimate for your planning:
{v} it's hard to be sure, but I'll try.
{h} crystal ball time.
{i} with all the usual caveats:
{c} fingers crossed:
{w} since so many of you are waiting:
{j} rough ETA:
{f} as regards the schedule:
`

var mistakeOpen = `
{cs} I know that.
{c} easy.
{s} I can help with that.
{f} if I may answer:
{d} no doubt about it:
{cs} I had that open just now.
{v} I remember, because I was there when it came up.
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
$n, one for you:
$n, this one is for you:
{cs} one for $n:
{cs} over to $n:
{c} $n, listen:
{c} psst, $n:
{s} $n, turning to you:
{s} $n, this concerns you too:
{s} something for $n:
{f} $n, if I may turn to you:
{f} for the attention of $n:
{f} $n, this should reach you as well:
{w} $n, I thought of you here:
{i} $n, perhaps one for you:
{d} this is for $n:
{m} $n, I'd like you to know:
{v} $n, since you sit closest to it:
`

// The same to somebody who began the thread or asked in it.
var vocativeAsker = `
$n, you asked:
$n, to your question:
{cs} $n, as you wanted to know:
{s} $n, back to what you asked:
{s} to come back to your question, $n:
{s} so, $n, on what you asked:
{f} $n, in answer to your question:
{f} with regard to your question, $n:
{c} right, $n, your question:
{w} thanks for waiting, $n:
{d} $n, the result:
{v} having heard the others, $n:
{m} $n, having weighed it:
`

// Only before a question.
var vocativeAsk = `
{cs} quick question for $n:
{s} a question for $n:
{f} a question for you, $n:
{cs} $n, help me out:
{u} when you have a moment, $n:
{i} sorry to bother you, $n:
{s} you'll know this, $n:
`

// Replies to things said on an earlier day say what they refer to.
var earlierOpen = `
{cs} coming back to $t, $p:
{s} picking up $t again, $p:
{f} with reference to your message on $t, $p:
{cs} late to this, $p, but on $t:
{s} about what you wrote on $t, $p:
{f} returning to your message on $t, $p:
`

var earlierQuestion = `
{cs} to your question about $t, $p:
{s} you asked about $t, $p:
{f} in reply to your question about $t, $p:
{w} sorry that you had to wait, $p. on $t:
{v} this had slipped down my list, $p. on $t:
{cs} I owe you an answer on $t, $p:
{c} $p, you were asking about $t:
{f} with reference to your question about $t, $p:
`

// Before a joke.
var earlierBanter = `
{c} re $t:
{cs} about $t:
{s} still thinking about $t:
{f} regarding $t:
{s} on $t again:
`

// Before a word of thanks.
var earlierBrief = `
{cs} about $t:
{s} on your message about $t:
{c} re $t:
{f} regarding $t:
{cs} just read up on $t:
{v} [I'm only now getting to|I've just come across|here I am, late, with] your note on $t:
{d} on $t:
`

// Before something new said in a thread about the same subject.
var replyOpen = `
{cs} and while we're on $t:
{s} adding to that:
{c} speaking of $t:
{f} in that connection:
{s} since $t came up:
{cs} more on $t:
{f} to complete the picture of $t:
{m} on the same subject:
`
