package money

// Sum adds amounts; a sum beyond 64 bits ends there.
func Sum(amounts ...Nano) Nano {
	var sum Nano
	for _, n := range amounts {
		sum = plus(sum, n)
	}
	return sum
}
