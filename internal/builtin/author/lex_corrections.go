package author

// Corrections that say by themselves that something said before is wrong: who
// reads one of them alone sees that it contradicts. They stand where no opening
// has said so.

var denyLines = `
no, the $a for $t is $v
that's wrong, the $a for $t is $v
that's not so, the $a for $t is $v
there's a mistake in that, the $a for $t is $v
to put that right, the $a for $t is $v
to put this right: the $a for $t is $v
what was said about the $a is wrong, the $a for $t is $v
{c} nope, it's $v for the $a on $t
{c} hang on, that's wrong, the $a for $t is $v
{cs} not so, the $a for $t is $v
{cs} wrong $a there, it's $v for $t
{cs} to set that straight, the $a for $t is $v
{s} sorry to contradict, but the $a for $t is $v
{s} I have to contradict: the $a for $t is $v
{s} somebody got that wrong, the $a for $t is $v
{s} that needs putting right, the $a for $t is $v
{f} that statement is incorrect, as the $a for $t is $v
{f} I have to correct that statement, as the $a for $t is $v
{f} permit me to set that right: the $a for $t is $v
{f} the statement made here is mistaken, and the $a for $t is $v
{d} wrong. the $a for $t is $v
{d} not true, the $a for $t is $v
{w} easily mixed up, I know, but the $a for $t is actually $v
{w} sorry, $p, that's a mistake, the $a for $t is $v
{w} don't worry about it, $p, but that's wrong, the $a for $t is $v
{i} I think that's a mistake, the $a for $t is $v
{i} I don't like to contradict, but the $a for $t is $v
{v} I read that several times, because it didn't sound right, and it's wrong: the $a for $t is $v
{v} before that gets copied around, it's wrong, the $a for $t is $v
{h} a good story, but a wrong one: the $a for $t is $v
{h} I'd love to agree, but that's wrong, the $a for $t is $v
{m} don't write that down, it's wrong, the $a for $t is $v
{j} that entry is wrong, the $a for $t is $v
{p} who says so? that's wrong, the $a for $t is $v
`

var denyTallyLines = `
no, there are $v $ap on $t
that's wrong, there are $v $ap on $t
that's not so, there are $v $ap on $t
that isn't the right number, there are $v $ap on $t
there's a mistake in that count, $t $has $v $ap
to put that right, there are $v $ap on $t
what was said about the $ap is wrong, there are $v $ap on $t
{c} nope, $v $ap on $t
{c} hang on, that's wrong, there are $v $ap on $t
{cs} not so, $t $has $v $ap
{cs} miscounted, I think: there are actually $v $ap on $t
{s} sorry to contradict, but there are $v $ap on $t
{s} somebody got that wrong, there are $v $ap on $t
{s} that needs putting right, there are $v $ap on $t
{f} that number is incorrect, as there are $v $ap on $t
{f} I have to correct that number, as there are $v $ap on $t
{f} permit me to set that right: there are $v $ap on $t
{d} wrong. there are $v $ap on $t
{d} not true, there are $v $ap on $t
{w} easily miscounted, I know, but there are actually $v $ap on $t
{w} sorry, $p, that's a mistake, there are $v $ap on $t
{i} I think that's a mistake, there are $v $ap on $t
{i} I don't like to contradict, but there are $v $ap on $t
{v} I counted again, because that didn't sound right, and it's wrong: there are $v $ap on $t
{v} before that number gets copied around, it's wrong, there are $v $ap on $t
{h} I'd love to agree, but that's wrong, there are $v $ap on $t
{m} don't write that number down, it's wrong, there are $v $ap on $t
{p} who counted? that's wrong, there are $v $ap on $t
`

var denyClauseLines = `
no, the $a $of $t is that $v
that's wrong, the $a $of $t is that $v
that's not so, the $a $of $t is that $v
to put that right, the $a $of $t is that $v
there's a mistake in that, the $a $of $t is that $v
{c} nope, the $a $of $t is that $v
{cs} not so, the $a $of $t is that $v
{s} sorry to contradict, but the $a $of $t is that $v
{s} somebody got that wrong, the $a $of $t is that $v
{f} that statement is incorrect, as the $a $of $t is that $v
{f} permit me to set that right: the $a $of $t is that $v
{d} wrong. the $a $of $t is that $v
{w} sorry, $p, that's a mistake, the $a $of $t is that $v
{i} I think that's a mistake, the $a $of $t is that $v
{v} I asked again, because that didn't sound right, and it's wrong: the $a $of $t is that $v
{h} a good story, but a wrong one: the $a $of $t is that $v
`

// denialLines contradict and state nothing: they stand before a statement that
// cannot itself, a page or a single thing.
var denialLines = `
that's wrong
that isn't right
no, that's a mistake
that needs putting right
{c} nope
{c} hang on, that's wrong
{cs} not so
{s} sorry, but that's not right
{s} I have to contradict
{f} I'm afraid that is incorrect
{f} permit me to set that right
{d} wrong
{w} an easy mistake, but a mistake
{i} I think that's a mistake
{v} that didn't sound right to me, and it's wrong
{h} I'd love to agree, but that's wrong
`
