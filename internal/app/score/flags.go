package score

import (
	"path/filepath"
	"strings"

	"memloom/internal/app"
)

// check tests the flags, and fills in the files of answers and of results.
func (in *In) check() error {
	switch {
	case in.Model != "" && !in.ZeroContext:
		return app.Usage("--model %s: it answers with --zero-context alone", in.Model)
	case in.Sampled && in.Second == "":
		return app.Usage("--sample %d: it is for the judge of --second-judge", in.Sample)
	case in.File != "" && in.Answers != "":
		return app.Usage("%s and --answers %s: name one file of answers, and the other with --against", in.File, in.Answers)
	case in.File != "":
		in.Answers = in.File
	}
	for _, x := range []struct{ flag, value string }{{"--against", in.Against}, {"--oracle", in.Oracle},
		{"--perfect", in.Perfect}, {"--second-judge", in.Second}} {
		switch {
		case x.value == "":
		case in.Answers == "":
			return app.Usage("%s %s: name the file of answers that it goes with (--answers)", x.flag, x.value)
		case x.value == "-":
			return app.Usage("%s -: the standard input is for --answers alone", x.flag)
		case x.flag != "--second-judge" && filepath.Clean(x.value) == filepath.Clean(in.Answers):
			return app.Usage("%s %s: it is the file of answers itself; name another one", x.flag, x.value)
		}
	}
	if (in.Oracle == "") != (in.Perfect == "") {
		return app.Usage("--oracle and --perfect go together: name both files, and the default setting's with --answers")
	}
	return in.checkOut()
}

// checkOut fills in the file of results, which must not be one of answers.
func (in *In) checkOut() error {
	switch {
	case in.Answers == "" && !in.Baselines && !in.ZeroContext:
		return app.Usage("score %s: name a file of answers, or add --baselines or --zero-context", in.Dir)
	case in.Answers == "" && in.Out != "":
		return app.Usage("--out %s: there are results to write only with a file of answers", in.Out)
	case in.Answers == "" || in.Out != "":
	case in.Answers == "-":
		return app.Usage("answers from the standard input need --out FILE for the results")
	default:
		in.Out = strings.TrimSuffix(in.Answers, ".jsonl") + ".scored.jsonl"
	}
	for _, file := range []string{in.Answers, in.Against, in.Oracle, in.Perfect} {
		if file != "" && filepath.Clean(in.Out) == filepath.Clean(file) {
			return app.Usage("--out %s: the results would replace the answers", in.Out)
		}
	}
	return nil
}
