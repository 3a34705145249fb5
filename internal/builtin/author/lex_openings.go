package author

// Openings by act. An opening that ends in a colon or comma runs into the next
// sentence; one with $t names the subject, so that the statement need not.

var kickoffOpen = `
{B} morning all.
{cB} morning!
{B} good morning, everyone.
{A} hello again.
{c} hi all.
{s} hello everybody.
{f} dear colleagues,
{cs} here we go.
{c} ok,
{v} the desk is clear, so:
{s} new item on the board.
{h} deep breath.
{w} good to see all of you here.
{m} a new piece of work for the group.
`

var progressOpen = `
{cs} quick update.
{cs} update on $t:
{s} where we are with $t:
{f} a short report on $t:
{v} since somebody asked me in the corridor:
{j} status:
{cs} small update:
{s} from my side:
{c} so,
{v} a word on $t:
{cs} some news on $t:
{f} for everyone's information:
{w} hello again, a little update:
{cs} progress report:
{h} live from the trenches:
{m} to keep everyone in the picture:
{s} making headway on $t:
{v} spent the last while on $t.
{cs} still on $t.
{B} after my morning coffee:
{A} before I forget:
{s} back on $t.
{cs} note for the log:
`

var completionOpen = `
{cs} good news.
{c} hooray.
{w} lovely news to share:
{s} at last:
{f} I'm pleased to say:
{f} a short announcement:
{c} there we are.
{cs} here it comes:
{h} ring the bell.
{v} I've been looking forward to writing this:
{d} short and sweet:
{m} for the books:
`

var questionOpen = `
{cs} quick question:
{c} hey,
{s} something I can't find:
{f} a question, if I may.
{cs} help me out:
{v} I've been going through my notes:
{i} sorry to bother you:
{w} hello!
{h} stupid question of the day:
{c} um,
{s} can I ask something?
{p} I'm curious:
{j} query:
{m} for my overview:
{u} when you have a moment:
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
{j} flagging a blocker:
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
{c} ok, done thinking.
{i} I hope everyone can live with this:
{cs} to settle the point:
{s} so that we can move on:
{j} for the decision log:
{m} I've listened to all sides.
`

var commitmentOpen = `
{cs} promise:
{c} fine,
{s} so that you can plan:
{f} to be clear about my part:
{d} it's a deal:
{w} for all of you who are waiting:
{v} I've had a look at what is left to do:
{cs} my turn to promise something:
{h} put this on record while I still feel brave:
{m} you have my word:
{u} as you asked:
`

var forecastOpen = `
{cs} outlook:
{cs} looking ahead:
{s} my best guess:
{f} an estimate for your planning:
{v} it's hard to be sure, but:
{h} crystal ball time.
{i} with all the usual caveats:
{c} fingers crossed:
{w} since so many of you are waiting:
{j} rough ETA:
{s} things are moving.
{f} as regards the schedule:
`

var mistakeOpen = `
{cs} for your notes:
{c} easy.
{s} I know this by heart.
{f} for completeness:
{d} no doubt about it:
{cs} I had that open just now.
{w} happy to tell you:
{v} I remember, because I was there when it came up:
{cs} that's simple.
`

var vocativeOpen = `
$n,
{c} hey $n,
{c} hi $n,
{s} hello $n,
{f} dear $n,
{s} $n, over to you:
{c} $n!
{s} a word to $n:
{cs} $n:
{s} $n, if I may:
`
