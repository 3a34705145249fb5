package marker

import (
	"bufio"
	"encoding/json"
	"fmt"
	"memloom/prompts"
	"os"
	"strings"
	"testing"
)

func TestItemsDev(t *testing.T) {
	f, _ := os.Open("/tmp/items.jsonl")
	sc := bufio.NewScanner(f)
	sc.Buffer(nil, 1<<20)
	n := map[string]int{}
	shown := map[string]int{}
	for sc.Scan() {
		var r struct {
			Family, Q, Gold string
			Rel, Sub, Form  string
			Opts            int
			C, I            []string
		}
		json.Unmarshal(sc.Bytes(), &r)
		if r.Gold == "" || r.Opts > 0 {
			continue
		}
		try := func(cand, want string) {
			o, _ := Judge(prompts.JudgeIn{Question: r.Q, Gold: r.Gold, Candidate: cand})
			k := r.Family + " " + want + " → " + o.Verdict
			n[k]++
			bad := o.Verdict != want && o.Verdict != "unclear"
			if bad && shown[k] < 6 || o.Verdict == "unclear" && shown[k] < 4 {
				shown[k]++
				r.Q = strings.ReplaceAll(r.Q, "\n", " / ")
				fmt.Printf("%v %s | Q %.260s | G %s | C %s | %s | %s\n", bad, r.Family, r.Q, r.Gold, cand, want, o.Reason)
			}
		}
		try(r.Gold, "correct")
		for _, c := range r.C {
			try(c, "correct")
		}
		for _, c := range r.I {
			try(c, "wrong")
		}
		try("Cannot determine.", map[bool]string{true: "correct", false: "wrong"}[r.Family == "abstention"])
	}
	for _, k := range []string{"correct → correct", "correct → unclear", "correct → wrong", "wrong → wrong", "wrong → unclear", "wrong → correct"} {
		s := 0
		for kk, v := range n {
			if len(kk) > len(k) && kk[len(kk)-len(k):] == k {
				s += v
				fmt.Println("   ", kk, v)
			}
		}
		fmt.Println(k, s)
	}
}
