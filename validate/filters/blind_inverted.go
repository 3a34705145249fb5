package filters

import (
	"context"
	"fmt"
	"slices"

	"memloom/internal/corpus"
)

// concludeInverted looks for a majority behind one concrete answer. Of options
// the gold one says that nothing was said: choosing it is declining.
func (j *judging) concludeInverted(ctx context.Context, all []guess) error {
	majority := len(all)/2 + 1
	failed := count(all, func(g guess) bool { return g.failed })
	sure := slices.DeleteFunc(slices.Clone(all), func(g guess) bool {
		return !g.answered() || !g.sure || len(j.it.Options) > 0 && g.out.Letter == j.it.AnswerLetter
	})
	var agreed, possible int
	var answer string
	if len(sure)+failed >= majority {
		var err error
		if agreed, possible, answer, err = j.agreement(ctx, sure); err != nil {
			return err
		}
	}
	switch {
	case agreed >= majority:
		j.conclude(corpus.No, corpus.CodeGuessed, fmt.Sprintf("%d of %d are sure of one and the same answer: %s", agreed,
			len(all), answer))
	case possible+failed >= majority:
		j.conclude(corpus.Undetermined, j.openCode(all),
			fmt.Sprintf("%d members failed, and of the other answers up to %d may be the same", failed, possible))
	default:
		j.passes(fmt.Sprintf("no majority of %d is sure of one and the same answer", len(all)))
	}
	return nil
}

// agreement returns the largest number of guesses that say the same, what they say, and the largest number that may.
// Answers in other words are compared by the judge, who may fail or be unclear.
func (j *judging) agreement(ctx context.Context, sure []guess) (agreed, possible int, answer string, err error) {
	for _, g := range sure {
		same, open := 0, 0
		for _, h := range sure {
			o := outcome(j.literallySame(g, h))
			if o == corpus.No && len(j.it.Options) == 0 {
				if o, _, err = j.same(ctx, g.out.Answer, h.out.Answer); err != nil {
					return 0, 0, "", err
				}
			}
			switch o {
			case corpus.Yes:
				same++
			case corpus.Undetermined:
				open++
			}
		}
		possible = max(possible, same+open)
		if same > agreed {
			agreed, answer = same, g.out.Answer
		}
	}
	return agreed, possible, answer, nil
}
