package author

// clearedOpen begins the end of a task of which somebody said what was in the
// way: whoever read that hears that it is over. What it was is not told again.
var clearedOpen = `
{cs} hold-up [over|behind us|sorted].
{cs} snag [gone|sorted|dealt with].
{cs} so much for the hold-up.
{cs} past the [snag|hold-up].
{cs} the [knot came undone|snag is gone|hold-up is over].
{cs} what kept us is [sorted|gone|history].
{cs} [nothing in the way|no more obstacles] any more.
{cs} the [road|way] is [clear|free].
{cs} free to finish at last.
{c} [unblocked|free again|un-stuck].
{c} phew, no more hold-up.
{c} it moves again.
{s} what was in the way is [gone|dealt with].
{s} we found a way around it.
{s} the hold-up [took its time|cost us a bit].
{s} after the hold-up, better news.
{f} the obstacle [has been removed|is out of the way].
{f} what delayed us has been [dealt with|cleared up].
{f} nothing is in the way any longer.
{f} the hold-up reported here is over.
{d} [hold-up over|hold-up gone|obstacle gone].
{d} no hold-up left.
{d} nothing in the way now.
{d} the way is [free|clear].
{w} the hold-up is over, [thank goodness|happily].
{w} thanks for bearing with us.
{w} thanks to all who [helped us past it|kept at it].
{v} what held us up is [behind us|over|solved].
{v} for those who wondered: the hold-up is over.
{h} the hold-up gave up before we did.
{h} we [outlasted|outlived|wore down] the hold-up.
{m} we got past what held us up.
{i} the hold-up seems to be [over|behind us].
`
