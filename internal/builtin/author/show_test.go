package author

import (
	"fmt"
	"math/rand/v2"
	"os"
	"testing"
)

func TestShow(t *testing.T) {
	if os.Getenv("SHOW") == "" {
		t.Skip()
	}
	var seed uint64
	fmt.Sscan(os.Getenv("SHOW"), &seed)
	for i, f := range fields {
		r := rand.New(rand.NewPCG(seed, uint64(i)))
		in := makeDay(f, 26, r.IntN)
		out, err := New().Day(in)
		if err != nil {
			t.Fatal(err)
		}
		for j, m := range out.Messages {
			s := in.Slots[j]
			fmt.Printf("%2d %-7s %-11s %2d  %s\n", s.N, s.Author[:6], s.Act, s.ReplyTo, m.Text)
		}
		fmt.Println()
	}
}
