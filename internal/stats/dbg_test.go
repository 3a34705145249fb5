package stats

import (
	"fmt"
	"os"
	"sort"
	"testing"

	"memloom/output"
)

func TestDbgShared(t *testing.T) {
	dir := os.Getenv("DBG")
	if dir == "" {
		t.Skip()
	}
	c, _, err := output.Read(dir)
	if err != nil {
		t.Fatal(err)
	}
	k := newMasker(lexicon(c))
	r := newReading(c, k)
	starts, size := spread(len(r.words), stretchWords)
	part := r.stretch(starts[2], starts[2]+size)
	where := map[[sharedRun]uint32][]int{}
	for i, x := range part {
		for at := x.from; at+sharedRun <= x.to; at++ {
			key := [sharedRun]uint32(r.words[at : at+sharedRun])
			l := where[key]
			if len(l) == 0 || l[len(l)-1] != i {
				where[key] = append(l, i)
			}
		}
	}
	type kv struct {
		k [sharedRun]uint32
		n int
	}
	var all []kv
	hist := map[int]int{}
	for k, l := range where {
		if len(l) > 1 {
			all = append(all, kv{k, len(l)})
			b := len(l)
			switch {
			case b > 50:
				b = 50
			case b > 20:
				b = 20
			case b > 10:
				b = 10
			case b > 5:
				b = 5
			}
			hist[b]++
		}
	}
	sort.Slice(all, func(i, j int) bool { return all[i].n > all[j].n })
	fmt.Println(len(part), "messages", len(all), "shared runs", hist)
	for i := 0; i < len(all); i += 1 + i/12 {
		fmt.Printf("%4d %s\n", all[i].n, k.phrase(all[i].k[:]))
	}
	// messages by how many of their runs are shared
	h := map[int]int{}
	for _, x := range part {
		n := 0
		for at := x.from; at+sharedRun <= x.to; at++ {
			if len(where[[sharedRun]uint32(r.words[at:at+sharedRun])]) > 1 {
				n++
			}
		}
		if x.to-x.from >= sharedRun {
			h[min(n, 15)]++
		}
	}
	fmt.Println("messages by shared runs", h)
	for i := 0; i < 40; i++ {
		x := part[i*len(part)/40]
		mark := make([]bool, x.to-x.from)
		for at := x.from; at+sharedRun <= x.to; at++ {
			if len(where[[sharedRun]uint32(r.words[at:at+sharedRun])]) > 1 {
				for j := at; j < at+sharedRun; j++ {
					mark[j-x.from] = true
				}
			}
		}
		s := ""
		for j := range mark {
			w := k.words[r.words[x.from+j]]
			if mark[j] {
				w = "_" + w
			}
			s += " " + w
		}
		fmt.Println("-", s)
	}
}
