package agreement

import (
	"cmp"
	"slices"
)

// Weights say how far apart two values are.
type Weights bool

// The weights.
const (
	Nominal Weights = false // values are alike or not
	Linear  Weights = true  // values are in an order, and as far apart as their places
)

func (w Weights) distance(i, j int) int {
	switch {
	case i == j:
		return 0
	case w == Linear:
		return max(i-j, j-i)
	}
	return 1
}

// Cohen returns Cohen's κ of two raters (Cohen 1960, Educ. Psychol. Meas. 20:37; weighted: 1968, Psychol. Bull.
// 70:213). matrix[i][j] counts the things to which the first gave value i and the second value j. It is square. There
// is no κ where there is nothing, or both gave one value to all things: chance alone has them agree.
func Cohen(matrix [][]int, w Weights) (kappa float64, ok bool) {
	n := 0
	rows, columns := make([]int, len(matrix)), make([]int, len(matrix))
	for i, row := range matrix {
		for j, k := range row {
			n, rows[i], columns[j] = n+k, rows[i]+k, columns[j]+k
		}
	}
	seen, chance := 0, 0 // disagreement, n and n² times
	for i, row := range matrix {
		for j, k := range row {
			seen += w.distance(i, j) * k
			chance += w.distance(i, j) * rows[i] * columns[j]
		}
	}
	if chance == 0 {
		return 0, false
	}
	return 1 - float64(seen*n)/float64(chance), true
}

// CohenOf is Cohen's κ of pairs of values that have no order among them.
func CohenOf[T cmp.Ordered](pairs [][2]T) (kappa float64, ok bool) {
	var values []T
	for _, p := range pairs {
		values = append(values, p[0], p[1])
	}
	slices.Sort(values)
	values = slices.Compact(values)
	matrix := rowsOf(make([]int, len(values)*len(values)), len(values))
	for _, p := range pairs {
		i, _ := slices.BinarySearch(values, p[0])
		j, _ := slices.BinarySearch(values, p[1])
		matrix[i][j]++
	}
	return Cohen(matrix, Nominal)
}

// fleiss is Fleiss' κ (Fleiss 1971, Psychol. Bull. 76:378) of things of which there are several alike. counts[i][j] is
// how many raters gave value j to thing i; every thing has as many raters, at least two. There is no κ where there is
// nothing, or all raters gave one value to all things.
func fleiss(counts [][]int, alike []int) (float64, bool) {
	if len(counts) == 0 {
		return 0, false
	}
	raters, n, squares := 0, 0, 0
	for _, k := range counts[0] {
		raters += k
	}
	values := make([]int, len(counts[0]))
	for i, row := range counts {
		n += alike[i]
		for j, k := range row {
			squares += alike[i] * k * k
			values[j] += alike[i] * k
		}
	}
	chance := n * raters * n * raters // disagreement by chance, (n·raters)² times
	for _, k := range values {
		chance -= k * k
	}
	if raters < 2 || chance == 0 {
		return 0, false
	}
	seen := n*raters*raters - squares // disagreement, n·raters·(raters-1) times
	return 1 - float64(seen*n*raters)/float64(chance*(raters-1)), true
}
