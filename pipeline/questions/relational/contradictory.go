package relational

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"unicode"

	"memloom/internal/corpus"
	"memloom/pipeline/questions"
	"memloom/prompts"
)

// contradictory asks for the value of a slot of which two people state different ones in good faith (S2). The question
// does not tell that there are two, nor does anything in it decide between them (S5). A side that alone is worded as a
// decision or an instruction, alone names a source or alone is told with doubt would tell which to go by: then nothing
// is asked.
func contradictory(w *questions.World, _ *rand.Rand) []questions.Draft {
	var out []questions.Draft
	named := namedIn(w)
	interested := func(s questions.Statement) bool {
		return named[s.Fact.TaskID+"|"+s.Message.AuthorName]
	}
	for _, a := range w.Stated() {
		b, ok := w.Fact(a.Contradicts)
		if !ok || len(w.Statements(b.ID)) == 0 {
			continue
		}
		first, second := w.Statements(a.ID), w.Statements(b.ID)
		if second[0].Message.At < first[0].Message.At {
			continue // it is drafted from the other side
		}
		if slices.ContainsFunc(first, interested) || slices.ContainsFunc(second, interested) {
			continue
		}
		if slices.ContainsFunc(first, passing) || slices.ContainsFunc(second, passing) ||
			slices.ContainsFunc(second, renewing) {
			continue
		}
		if unlike(first, second) {
			continue
		}
		operands := []corpus.GoldAtom{questions.Operand(first[0], corpus.OpConflict, w.End),
			questions.Operand(second[0], corpus.OpConflict, w.End)}
		out = append(out, questions.Draft{
			Item: corpus.Item{
				AskedAt: w.End, Subcategory: string(a.Value.Kind), Answer: disagreement(w, first[0], second[0]),
				Evidence: append(questions.Evidence(first, corpus.RoleAnswer, 1),
					questions.Evidence(second, corpus.RoleAnswer, 2)...),
				Gold: append(operands, result(corpus.OpConflict, operands)),
			},
			Ask: prompts.AskIn{Operation: corpus.OpConflict, About: []prompts.Asked{w.Asked(a)}},
		})
	}
	return out
}

// namedIn holds, by task and name, whom any fact of a task names, what was weighed among them: such a person has a say.
func namedIn(w *questions.World) map[string]bool {
	out := map[string]bool{}
	for i := range w.Corpus.Facts {
		f := &w.Corpus.Facts[i]
		if f.TaskID != "" && f.Value.Kind == corpus.KindEntity {
			out[f.TaskID+"|"+f.Value.Text] = true
		}
	}
	return out
}

// passing says whether a statement is told as one that may not last: then the other could be what came of it.
func passing(s questions.Statement) bool {
	return says(s, "for the time being", "for now", "so far", "for the moment", "provisionally", "preliminary",
		"tentatively")
}

// renewing says whether a statement sounds like news or a change of what was said before.
func renewing(s questions.Statement) bool {
	return says(s, "update", "from today", "no longer", "any more", "changed", "changes", "instead", "switched",
		"moved", "new", "older", "outdated", "go by this")
}

// unlike says whether one side alone is worded as what one goes by, or as what one does not.
func unlike(first, second []questions.Statement) bool {
	return slices.ContainsFunc([]func(questions.Statement) bool{deciding, instructing, sourced, doubting},
		func(is func(questions.Statement) bool) bool {
			return slices.ContainsFunc(first, is) != slices.ContainsFunc(second, is)
		})
}

// instructing says whether a statement asks others to go by it, or confirms what is so.
func instructing(s questions.Statement) bool {
	return says(s, "please", "kindly", "i confirm", "i can confirm", "go by", "make sure", "remember", "bear in mind")
}

// sourced says whether a statement tells where its author has it from, or where it is.
func sourced(s questions.Statement) bool {
	return says(s, "per the", "according to", "going by", "from the", "as documented", "as configured", "notes",
		"the page",
		"the docs", "the plan", "the sheet", "the spec", "checked", "looked", "asked", "as planned", "measured")
}

// deciding says whether a statement is worded as what was decided: against one
// that only reports a value it would be the one to go by.
func deciding(s questions.Statement) bool {
	return says(s, "decided", "decision", "decide", "picked", "pick", "chose", "chosen", "selected", "settled",
		"agreed", "approved", "opted", "won", "went with", "go with",
		"going with", "we took", "was taken", "has been set", "was set", "have set", "again", "current", "currently", "final")
}

// doubting says whether the one who states something leaves open whether it is so.
func doubting(s questions.Statement) bool {
	return says(s, "i think", "i believe", "i guess", "not sure", "not certain", "as far as i", "if i remember",
		"from memory", "if the source is right", "bet on it", "to be confirmed")
}

// says says whether the text of a statement has one of some phrases, as whole words.
func says(s questions.Statement, phrases ...string) bool {
	words := strings.FieldsFunc(strings.ToLower(s.Message.Text), func(r rune) bool { return !unicode.IsLetter(r) })
	text := " " + strings.Join(words, " ") + " "
	return slices.ContainsFunc(phrases, func(p string) bool { return strings.Contains(text, " "+p+" ") })
}

// disagreement answers with who says what.
func disagreement(w *questions.World, a, b questions.Statement) string {
	side := func(s questions.Statement) string {
		return s.Message.AuthorName + " says " + questions.AnswerText(s.Fact.Value, w.End.Date())
	}
	return fmt.Sprintf("The messages disagree: %s, and %s.", side(a), side(b))
}
