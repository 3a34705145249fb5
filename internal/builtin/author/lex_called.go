package author

// What somebody else calls by another word than the writer (G15). The value is
// the writer's own word.
var calledLines = `
what you call $term is our $v
your $term is what we call the $v
$term is the $v, just by another name
{c} $term? we say $v
{c} same thing, different word: $term is our $v
{cs} $term, that's our $v
{s} when you say $term, I hear $v: they're the same
{s} I take it that $term is what goes by the name of $v on our side
{f} what your colleagues refer to as $term is known to us as the $v
{f} for clarity: $term and our $v are one and the same
{v} it took me a while to see that $term is simply the $v in our language
{d} $term is the $v
{j} $term maps to $v in our terminology
{w} we only use another word for it: $term is our $v
{h} lost in translation: your $term is our $v
{i} if I understand you right, $term is our $v
`
