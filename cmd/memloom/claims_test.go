package main

import (
	"os"
	"strings"
	"testing"
)

// TestClaims_ProvedTestedVouched: README, help and card say what is proved, what is tested and what is vouched for, and
// claim neither proof of fairness nor scattered answers, which the evidence of the corpora does not bear out.
func TestClaims_ProvedTestedVouched(t *testing.T) {
	help, _, _ := inProcess("--help")
	texts := map[string]string{"memloom --help": help}
	for _, name := range []string{"../../README.md", "../../output/card.md.tmpl"} {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		texts[name] = string(text)
	}
	for name, text := range texts {
		head := strings.ToLower(text[:min(len(text), 1500)])
		for _, claim := range []string{"scattered", "proof that every question", "proof that a question is fair"} {
			if strings.Contains(strings.ToLower(text), claim) {
				t.Errorf("%s claims %q", name, claim)
			}
		}
		for _, word := range []string{"proved", "tested", "vouched"} {
			if !strings.Contains(head, word) {
				t.Errorf("the beginning of %s does not say what is %s", name, word)
			}
		}
	}
}
