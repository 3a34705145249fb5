package marker

import "memloom/prompts"

func Judge(prompts.JudgeIn) (prompts.JudgeOut, error) { return prompts.JudgeOut{Verdict: prompts.Unclear, Reason: "x"}, nil }
func Verdict(prompts.JudgeIn) (string, error)         { return "x\nFinal: unclear", nil }
func Relation(prompts.RelationIn) (prompts.RelationOut, error) {
	return prompts.RelationOut{Label: prompts.Unclear, Failure: prompts.FailNone, Reason: "x"}, nil
}
func Rubric(in prompts.RubricIn) (prompts.RubricOut, error) { return prompts.RubricOut{}, nil }
