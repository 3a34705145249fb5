package measure

// What the tests of printed reports use.
var (
	Computed = computed
	Tiny     = tiny
	Lively   = lively
	Rooms    = rooms
	Domains  = domains
)
