package talk

// Slip says that a differs from b by two neighbours swapped, a letter left out or a letter doubled.
func Slip(a, b string) bool {
	if a == b {
		return false
	}
	i := 0
	for i < len(a) && i < len(b) && a[i] == b[i] {
		i++
	}
	switch len(b) - len(a) {
	case 0:
		return i+1 < len(a) && a[i] == b[i+1] && a[i+1] == b[i] && a[i+2:] == b[i+2:]
	case 1:
		return i > 1 && a[i:] == b[i+1:]
	case -1:
		return i > 0 && a[i] == a[i-1] && a[i+1:] == b[i:]
	}
	return false
}
