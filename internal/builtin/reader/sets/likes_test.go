package sets_test

import (
	"testing"

	"memloom/internal/builtin/reader"
	"memloom/internal/corpus"
	"memloom/prompts"
)

// what a sentence says of pale wood in reading chairs, or of a lead that asks for them.
const (
	pro     = "wood: pale wood"
	con     = "wood: dark walnut" // the only other value
	neither = ""
)

func asks(t *testing.T, question string, texts ...string) prompts.SolveOut {
	t.Helper()
	var messages []prompts.Shown
	for i, s := range texts {
		messages = append(messages, prompts.Shown{ID: string(rune('1' + i)), Speaker: "Ines Kovar", At: corpus.NewDate(2025, 1, 1+i).At(9, 0), Text: s})
	}
	out, err := reader.New(reader.Options{}).Solve(prompts.SolveIn{AskedAt: corpus.NewDate(2026, 1, 1).At(9, 0), Messages: messages, Question: question})
	if err != nil {
		t.Fatal(err)
	}
	return out
}

func TestLikes(t *testing.T) {
	for said, want := range map[string]string{
		"All my reading chairs have pale wood, that is no accident.":                            pro,
		"I always go for reading chairs with pale wood.":                                        pro,
		"Pale wood is what keeps a reading chair in my flat.":                                   pro,
		"I have never regretted a reading chair with pale wood.":                                pro,
		"There is no reading chair in my house without pale wood.":                              pro,
		"I never buy a reading chair unless it has pale wood.":                                  pro,
		"I only keep a reading chair if it has pale wood.":                                      pro,
		"It is nothing but pale wood for every reading chair of mine.":                          pro,
		"Without exception my reading chairs have had pale wood, all of them.":                  pro,
		"Not only the lamps, every reading chair that I love has pale wood too.":                pro,
		"I sold the sofa, and the reading chairs that I keep going back to all have pale wood.": pro,
		"No idea why, but I end up with pale wood whenever I pick a reading chair.":             pro,
		"Reading chairs are my weakness. The ones that stay always have pale wood.":             pro,
		"I gave away the desk. I hardly ever keep a reading chair that lacks pale wood.":        pro,
		"For reading chairs I prefer pale wood to anything else.":                               pro,
		"My favourite reading chairs all come in pale wood.":                                    pro,
		"I can't stand pale wood in a reading chair.":                                           con,
		"I cannot stand reading chairs with pale wood.":                                         con,
		"If a reading chair has pale wood, I give it away within a month.":                      con,
		"Every reading chair that I gave away had pale wood.":                                   con,
		"I do not like reading chairs with pale wood.":                                          con,
		"For a reading chair I take anything but pale wood.":                                    con,
		"I stay away from reading chairs with pale wood.":                                       con,
		"A reading chair with pale wood never lasts with me.":                                   con,
		"I always choose dark walnut instead of pale wood for a reading chair.":                 con,
		"I would rather stand than sit in a reading chair with pale wood, I avoid them.":        con,
		"I regretted every reading chair with pale wood.":                                       con,
		"A reading chair with pale wood is never right for me.":                                 con,
		"I saw a reading chair with pale wood in the catalogue.":                                neither,
		"My sister's reading chairs all have pale wood.":                                        neither,
		"Every desk that I keep has pale wood.":                                                 neither,
		"Should I always take reading chairs with pale wood?":                                   neither,
		"The neighbours never buy a reading chair with pale wood.":                              neither,
		"I painted a shelf of pale wood while the reading chair was drying.":                    neither,
	} {
		out := asks(t, "How would you fill in this form for my next reading chair?\n- wood: pale wood / dark walnut", said)
		if out.Answer != want {
			t.Errorf("%q: got %s %q, want %q", said, out.Outcome, out.Answer, want)
		}
	}
}

func TestLeads(t *testing.T) {
	const sheet = "\n- wood: pale wood / dark walnut / black metal"
	office, guests := "For the office I only get along with reading chairs with pale wood.", "A reading chair for the guest room works for me once it has dark walnut."
	early, late := "From March 2022 on every reading chair that I picked had pale wood.", "In June 2023 I changed over to reading chairs with dark walnut."
	for _, c := range []struct {
		lead string
		said []string
		want string
	}{
		{"I am about to get another reading chair for the office. Could you complete the form the way I would?", []string{office, guests}, pro},
		{"For the guest room I want a reading chair. What would I put into this form?", []string{office, guests}, con},
		{"A new reading chair is due in the guest room; how would I fill in the lines below?", []string{office, guests}, con},
		{"Please fill in the order form for the next reading chair in my office.", []string{office, guests}, pro},
		{"The balcony needs a reading chair. Fill in the form for the balcony, please.", []string{office, guests}, neither},
		{"How would I have filled this in for a reading chair on 1 May 2023?", []string{early, late}, pro},
		{"It is 1 May 2024 and I need a reading chair. How would I fill in the form?", []string{early, late}, con},
		{"Think of the reading chair that I would have bought three months before I changed over to dark walnut. How does its form read?", []string{early, late}, pro},
		{"Think of a reading chair that I would have bought two months after I turned to dark walnut. How does its form read?", []string{early, late}, con},
		{"How would you fill in this form for my next reading chair, as of February 2022?", []string{early, late}, neither},
		{"Fill in the form for my next reading chair.", []string{"At home every reading chair of mine has pale wood, at work dark walnut."}, neither},
		{"Fill in the form for my next reading chair at work.", []string{"At home every reading chair of mine has pale wood, at work dark walnut."}, con},
		{"Fill in the form for my next reading chair.", []string{"In June 2021 I switched from pale wood to dark walnut for all my reading chairs."}, con},
		{"Fill in the form for a reading chair as I would have in May 2020.", []string{"Until June 2021 every reading chair of mine had pale wood.", late}, pro},
		{"Fill in the form for a reading chair as I would have in May 2020.", []string{"Between 2019 and 2021 every reading chair of mine had pale wood.", late}, pro},
	} {
		if out := asks(t, c.lead+sheet, c.said...); out.Answer != c.want && !(c.want == neither && out.Outcome != prompts.Answered) {
			t.Errorf("%q: got %s %q, want %q", c.lead, out.Outcome, out.Answer, c.want)
		}
	}
}
