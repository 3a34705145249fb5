package author

// clearedOpen begins the end of a task of which somebody said what was in the
// way: whoever read that hears that it is over. What it was is not told again.
var clearedOpen = `
{cs} [the hold-up|what held us up] is [behind us|over|history].
{cs} [so much for|that was it with] the hold-up.
{cs} [we got|we made it] past the hold-up.
{cs} [the knot [came undone|is undone]|the snag is gone].
{cs} what kept us is [sorted|sorted out].
{cs} nothing [holds us up|is in the way] any more.
{cs} [the road|the way] is clear again:
{c} [unblocked|free again].
{c} phew, no more hold-up.
{c} it moves again:
{s} what was in the way is [gone|dealt with|out of the way].
{s} the hold-up [took its time|cost us a bit], but [it's over|we're past it].
{s} we found a way around [what held us up|the hold-up].
{s} after the hold-up, [the good part|better news]:
{f} the obstacle [has been removed|no longer stands in our way|is out of the way].
{f} [what held us up|what delayed us] has been [dealt with|cleared up].
{f} I'm [glad|pleased] to say that nothing is in the way any longer.
{f} the hold-up that was reported here is over.
{d} [hold-up over|hold-up gone|obstacle gone|obstacle out of the way].
{d} [no hold-up left|nothing in the way now].
{d} the way is [free|clear].
{w} the hold-up [is behind us|is over], [thank goodness|and I'm glad of it].
{w} thanks for bearing with us during the hold-up.
{v} [we talked about what was in the way|you have read what held us up], and that is [behind us|over].
{v} for those who [remember|wondered about] the hold-up: it's [over|behind us].
{h} the hold-up has given up before we did.
{h} we [outlasted|outlived|wore down] the hold-up.
{m} the group got past [what held it up|the hold-up].
{i} the hold-up seems to be [over|behind us].
`
