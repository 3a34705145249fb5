package author

// What one says against a value by its class, whatever the kind: nobody doubts
// that a measurement is feasible, and a date is a matter of time.

// Against a measured or counted value.
var objectMeasure = filled(`
I [don't trust|wouldn't trust|can't quite believe|have my doubts about] @x
I wouldn't [build on|plan with|rely on|quote] @x [yet|so soon|before we've checked|without a second look]
{c} @hm not sure I [believe|trust|buy] @x
{cs} @frankly @x [looks odd|looks off|seems off|looks doubtful] to me
{cs} [how did we get|who checked|where did we get|who looked at] @x?
{s} I'd [check|look again at|go over] @x before [we rely on it|anybody quotes it|it's used]
{f} @view @x [should be checked|needs a second look|ought to be verified] before we [rely on it|use it|quote it]
{f} I [have doubts about|am not convinced by|hesitate to rely on] @x
{d} I don't [trust|believe|buy] @x[| yet| as it is| like that]
{i} [I may misread it|maybe I'm wrong|it may be me], but @x [looks|seems] [odd|off|doubtful]
{w} good to [have it|know it], $p, but I wouldn't [trust|use|pass on] @x yet
{p} how was @x [taken|arrived at|worked out]?
{v} I [looked at|came back to|went over] @x [again|once more|twice], and I [still don't trust it|don't quite believe it|have my doubts]
{m} I can't [pass on|report|use] @x [yet|like that|before it's checked]
{j} [which run|which sample|which export] does @x come from?
`, partsAround)

// Against a cost, an effort or what is gained.
var objectBudget = filled(`
[I doubt that|I don't think|I'm not sure] @x is [realistic|right|well founded]
I wouldn't [plan with|rely on|commit to|promise] @x [yet|so soon|as it is|without a second look]
{c} @hm @x [looks off|won't hold|looks like a guess|isn't realistic]
{cs} @frankly @x [looks like a guess|looks optimistic|seems off|looks doubtful] to me
{s} I'd [check|work out|go over|look at] @x again [before we commit to it|first|before it's promised|with those who pay]
{f} @view @x is [hardly realistic|not well founded|doubtful|open to question]
{f} I [have doubts about|would question|hesitate to accept] @x
{d} @x [won't hold|isn't realistic|is a guess]
{i} [maybe I'm too cautious|I may be wrong|perhaps it's just me], but @x [looks|seems] [off|optimistic|unrealistic]
{w} good to have it, $p, but I wouldn't rely on @x yet
{p} [what went into|how did we get|what's behind] @x?
{m} I can't [defend|report|sign] @x [yet|like that|as it is]
{j} what's the [basis|calculation] for @x?
{v} I [went over|came back to|looked at] @x [again|once more], and I [still don't think it's right|still have my doubts|wouldn't rely on it]
`, partsAround)

// Against a date: there isn't the time.
var objectDate = filled(`
[I doubt that|I don't think|I'm not sure] we'll [make|meet|keep] @x @pace
@x is too [tight|early|soon|close] [for me|for what's to do|for the work behind it|for all that]
{c} @hm @x [is too tight|won't happen|is way too early] @pace
{cs} @frankly I can't see us [meeting|making|keeping] @x @pace
{cs} how are we going to [make|meet|keep] @x @pace?
{s} I'd [want|like|ask for] [more time than|more room than] @x [gives|leaves] us
{f} @view @x is [too tight|hardly realistic|too ambitious] @pace
{f} I [doubt that|question whether|can't be sure that] we can [keep|meet] @x @pace
{d} @x is [too tight|too early|not realistic]
{i} [maybe I'm too cautious|perhaps it's just me|I may be wrong], but @x [looks|seems|feels] [tight|early|ambitious]
{w} I know you want it [soon|done|early], $p, but @x is too [tight|early] @pace
{p} what do we [drop|leave out|put off] to [make|meet|keep] @x?
{m} I can't [promise|report|pass on] @x @pace
{j} @x [leaves no slack|leaves us no buffer|gives us no margin] @pace
`, partsAround, partsDate)

// Against the choice of a person: about the choice and their time, not about them.
var objectPerson = filled(`
I'd [ask|take|prefer] [somebody else|another person] as $a for $t[| if we can| instead| to be safe]
[I doubt that|I'm not sure that|I can't see that] @x [has|finds|will find] the time
{c} @hm [does|will] @x even have [the time|time for that|a free hour]?
{c} @hm I'd [pick|ask|take] somebody else as $a for $t
{cs} [I'd think again about|I'm not sure about|I'd look again at] @x[|, nothing personal|, to be honest]
{s} [nothing personal|no offence|with all respect], but I'd [take|choose|ask] somebody else as $a for $t
{f} @view we should [reconsider|think again about|look again at] @x
{f} I'd [suggest|propose|prefer] [somebody else|another person|another colleague] as $a for $t
{d} I'd [change|think again about|reconsider] @x
{i} [perhaps|maybe] somebody else as $a for $t would [suit|do] better
{w} I see [the reason|why], $p, but I'd [ask|take|look for] another $a for $t
{p} has [anybody|somebody] asked whether @x [has the time|can do it|wants to]?
{m} I'd [like|want] to talk about @x before [it's final|I agree|we go on]
`, partsAround)

// Against what the work starts from.
var objectInput = filled(`
I wouldn't [rely on|build on|start from|work from] @x [alone|yet|without checking|as it is]
I'd [start from|look for|use|prefer] something [better|newer|else] than @x
{c} @hm @x [won't do|isn't enough|isn't great] [for that|on its own|as a start]
{cs} @frankly @x [isn't enough|won't do|isn't what I'd use] [for that|on its own|to start from]
{s} [I'm not sure|I doubt|I don't think] that @x is [good enough|enough|the right start] for that
{f} @view @x [is insufficient|should be checked|isn't enough] [on its own|for that purpose|as a basis]
{f} I [hesitate|am reluctant|wouldn't wish] to rely on @x[| alone| entirely| as it stands]
{d} @x [isn't enough|won't do|is no basis]
{i} [maybe I'm wrong|I may be too strict], but is @x [enough|good enough|what we need]?
{w} glad that we have it, $p, but I wouldn't rely on @x alone
{p} who has [checked|read|looked through] @x?
{m} I can't [sign|defend|back] anything that [rests on|builds on|starts from] @x alone
{j} as [input|a baseline|a source], @x [is thin|isn't clean|won't do]
`, partsAround)

// Against what was taken out of several, as it will not do.
var objectChoice = filled(`
[I doubt that|I don't think|I can't see that|I'm not sure that] @x [will do|is good enough|suits us] [in practice|for what we need|on an ordinary day]
[I don't see|I can't see] us [working|getting on|living] with @x [once things get busy|day after day|for what we need]
{c} @hm @x [won't do|isn't great|will be trouble] [for that|in practice|for what we need]
{cs} @frankly @x [won't do|will be trouble|isn't good enough] [in practice|for what we need|as it stands]
{s} I'd [try|test] @x [first|in practice|on a small part] before we [rely on it|build on it|go on]
{f} @view @x is [hardly suitable|hardly sufficient|difficult to work with] [in practice|for what we need|as it stands]
{f} I [doubt that|question whether|can't be sure that] @x [is suitable|will do] [in practice|for what we need|as it stands]
{d} @x [won't do|isn't good enough|isn't suitable]
{i} [maybe I'm too cautious|I may be wrong|perhaps it's just me], but @x [looks|seems] [difficult|hard to work with|hardly suitable]
{w} I see [why you'd like it|the idea], $p, but @x [looks hard to work with|won't do, I fear]
{p} [how would|how will] we [work|get on|manage] with @x [in practice|once things get busy]?
{m} I can't [agree to|back|report] @x [before|until] I know that it [works|will do]
{j} has @x been [looked into|checked|talked through] [end to end|in detail|point by point]?
`, partsAround)

// Against why something is done.
var objectReason = filled(`
@x [doesn't convince me|isn't enough for me|alone doesn't convince me|isn't reason enough for me]
I [don't think|doubt that|can't see that] @x is [reason enough|all there is to it|enough of a reason]
{c} @hm @x [doesn't do it for me|isn't much of a reason|sounds thin]
{cs} @frankly I'm not [convinced by|sold on|happy with] @x
{f} @view @x is [hardly sufficient|hardly reason enough|not convincing]
{f} I [am not convinced by|have doubts about|can't quite accept] @x
{d} @x [doesn't convince me|isn't enough|is no reason]
{i} I may [miss something|be wrong], but @x [seems thin|seems weak|doesn't quite convince me]
{w} I [see the point|get it], $p, but @x [doesn't quite convince me|isn't enough for me]
{p} is @x really [enough|reason enough|all there is]?
{m} @x [won't convince those upstairs|is hard to defend|isn't enough for me]
{j} @x [doesn't justify the effort|doesn't explain it to me|seems thin as a rationale]
`, partsAround)

// Against having let something go.
var objectRejected = filled(`
I [wouldn't write off|wouldn't rule out|wouldn't give up] @x [yet|so soon|altogether|like that]
I'd [look again at|give another chance to|reconsider] @x[| first| before we go on| all the same]
{c} @hm why [rule out|write off|drop] @x?
{cs} @frankly I'd have [kept|liked|tried] @x
{f} @view @x [deserves another look|should be reconsidered|was set aside too soon]
{f} I'd [suggest|propose] that we [reconsider|look again at] @x
{d} I'd [keep|take|reopen] @x
{i} [could|might] we [look again at|reconsider|keep] @x?
{w} I know you [looked at it|thought about it], $p, but I'd [keep|reconsider] @x
{p} what [exactly speaks|did we have] against @x?
{m} I'd like to [hear more|know more] before @x is [settled|off the table]
{j} on the merits, I'd [keep|reopen|reconsider] @x
`, partsAround)
