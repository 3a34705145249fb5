package author

import (
	"bufio"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"sort"
	"strings"
	"testing"
)

type plainScope struct{}

func (plainScope) value(n string) (string, bool) { return "§" + n, true }
func (plainScope) macro(_, w string) string      { return w }
func (plainScope) stamp(w string) (string, error) {
	_, b, ok := strings.Cut(w, ":")
	if ok {
		return b, nil
	}
	return w, nil
}

func eights(s string) map[string]bool {
	w := strings.Fields(strings.ToLower(strings.Map(func(r rune) rune {
		if strings.ContainsRune(".,:;?!", r) {
			return -1
		}
		return r
	}, s)))
	out := map[string]bool{}
	if len(w) < 8 && len(w) > 4 {
		out[strings.Join(w, " ")] = true
	} // the whole of a short one counts half, see below
	for i := 0; i+8 <= len(w); i++ {
		out[strings.Join(w[i:i+8], " ")] = true
	}
	return out
}

func TestDbgForms(t *testing.T) {
	f, err := os.Open("/tmp/r7/trace.txt")
	if err != nil || os.Getenv("DBG") == "" {
		t.Skip()
	}
	uses := map[string]int{}
	for s := bufio.NewScanner(f); s.Scan(); {
		uses[s.Text()]++
	}
	type row struct {
		table, src string
		uses       int
		p, score   float64
	}
	var rows []row
	sums := map[string]float64{}
	n := map[string]int{}
	seen := map[string]bool{}
	var names []string
	all := allTables()
	for name := range all {
		names = append(names, name)
	}
	sort.Strings(names)
	for _, name := range names {
		for _, p := range all[name] {
			if seen[p.src] || uses[p.src] == 0 && os.Getenv("ALL") != name {
				continue
			}
			seen[p.src] = true
			r := rand.New(rand.NewPCG(1, 2))
			const k = 120
			var draws []map[string]bool
			long := false
			for range k {
				out, _ := expand(r, plainScope{}, p.src)
				long = long || len(strings.Fields(out)) >= 8
				draws = append(draws, eights(out))
			}
			hit := 0
			for i := range draws {
				for j := range i {
					for w := range draws[i] {
						if draws[j][w] {
							hit++
							break
						}
					}
				}
			}
			pr := float64(hit) / (k * (k - 1) / 2)
			if !long {
				pr /= 20
			}
			u := float64(uses[p.src]) * .6
			if os.Getenv("ALL") == name {
				distinct := map[string]bool{}
				for range 2000 {
					o, _ := expand(r, plainScope{}, p.src)
					distinct[o] = true
				}
				fmt.Printf("p %.3f forms≥%d: %s\n", pr, len(distinct), p.src)
			}
			row := row{name, p.src, uses[p.src], pr, u * (1 - math.Exp(-pr*u))}
			rows = append(rows, row)
			sums[name] += row.score
			n[name] += uses[p.src]
		}
	}
	sort.Slice(names, func(i, j int) bool { return sums[names[i]] > sums[names[j]] })
	total := 0.0
	for _, s := range sums {
		total += s
	}
	fmt.Println("total", total)
	for _, nm := range names {
		if n[nm] > 0 {
			fmt.Printf("%6.0f %5d uses %4d patterns  %s\n", sums[nm], n[nm], len(all[nm]), nm)
		}
	}
	sort.Slice(rows, func(i, j int) bool { return rows[i].score > rows[j].score })
	for i, r := range rows {
		if i < 60 {
			fmt.Printf("%5.0f %4d %.3f %s: %s\n", r.score, r.uses, r.p, r.table, r.src)
		}
	}
}
