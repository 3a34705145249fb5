package score

import (
	"cmp"
	"fmt"
	"io"
	"slices"
	"strings"

	"memloom/internal/table"
)

// Text writes the report for a terminal. Accuracies are in per cent, differences in percentage points.
func (r *Report) Text(w io.Writer, width int) error {
	t := lines{Table: table.New(table.Words("per cent"), table.Numbers("items", "n", "right", "accuracy", "95 %", "paired",
		"unpaired",
		"undet.", "unans.", "missing"))}
	overall := r.Micro
	overall.Name = "all items (micro)"
	t.rate(overall, r.overall().marked())
	t.Row(fmt.Sprintf("mean of %s (macro)", plural(r.Macro.Families, "family", "families")), "", "", "",
		percent(r.Macro.Accuracy), r.Macro.Interval.marked())
	for _, part := range []struct {
		name  string
		rates []Rate
	}{{"family", r.Families}, {"category", r.Categories}, {"groups that the evidence spans", r.Groups}} {
		t.rates(part.name, part.rates)
	}
	if len(r.Corpora) > 0 {
		t.rates("corpus", r.Corpora[:min(len(r.Corpora), mostCorpora)])
		t.more(len(r.Corpora))
	}
	if err := t.Write(w, width); err != nil {
		return err
	}
	_, err := fmt.Fprintln(w, "\n"+strings.Join(append(r.reading(), r.besides()...), "\n"))
	return err
}

// lines are a table with a row a rate.
type lines struct {
	*table.Table
	by string // what the part of the last line is by
}

// mostCorpora is how many corpora texts list.
const mostCorpora = 20

// more says how many of so many corpora are not listed.
func (t lines) more(corpora int) {
	if rest := corpora - mostCorpora; rest > 0 {
		t.Heading(fmt.Sprintf("  … and %d more corpora", rest))
	}
}

// rates adds a line a rate under a heading.
func (t lines) rates(heading string, rates []Rate) {
	t.Heading("")
	t.Heading(heading)
	for _, rate := range rates {
		rate.Name = "  " + rate.Name
		t.rate(rate, rate.Interval.text())
	}
}

func (t lines) rate(r Rate, interval string) {
	t.Row(r.Name, fmt.Sprint(r.Items), fmt.Sprint(r.N), fmt.Sprint(r.Right), percent(r.Accuracy), interval,
		percent(r.Detects.Paired), percent(r.Detects.Unpaired), count(r.Undetermined), count(r.Unanswered), count(r.Missing))
}

// count writes a number, and nothing for none, so that what is there stands out.
func count(n int) string {
	if n == 0 {
		return ""
	}
	return fmt.Sprint(n)
}

func plural(n int, one, many string) string {
	if n == 1 {
		return "1 " + one
	}
	return fmt.Sprintf("%d %s", n, many)
}

// overall is the interval of all items: the bootstrap's, or Wilson's where that says nothing.
func (r *Report) overall() *Interval { return cmp.Or(r.Bootstrap, r.Micro.Interval) }

// reading says how to read the table.
func (r *Report) reading() []string {
	return []string{
		fmt.Sprintf("open answers marked by %s; intervals: b by bootstrap (%d resamples), the others Wilson's (all items: %s)", r.Judge, Resamples, r.Micro.Interval.text()),
		"paired, unpaired: the smallest difference of two systems, in points, that n items show at α 0.05 with power 0.8:",
		fmt.Sprintf("on the same items (McNemar, differing on %.0f %% of them or as many as it needs), or on n items each",
			Disagreement*100),
	}
}

// besides says what the answers had that does not count as it is.
func (r *Report) besides() (out []string) {
	if n := r.Micro.Missing; n > 0 && r.AllowMissing {
		out = append(out, fmt.Sprintf("%s without an answer, left out: %s", plural(n, "item", "items"),
			some(r.MissingIDs)))
	} else if n > 0 {
		out = append(out, fmt.Sprintf("%s without an answer, counted wrong: %s", plural(n, "item", "items"),
			some(r.MissingIDs)))
	}
	if n := r.Micro.Unanswered; n > 0 {
		out = append(out, fmt.Sprintf("%s empty or without the letter of an option, counted wrong",
			plural(n, "answer", "answers")))
	}
	if n := r.Micro.Undetermined; n > 0 {
		out = append(out, fmt.Sprintf("%s undetermined, left out: accuracy is %s if all were wrong, %s if all were right: %s",
			plural(n, "result", "results"), percent(r.Micro.IfAllWrong), percent(r.Micro.IfAllRight), some(r.UndeterminedIDs)))
	}
	for _, s := range []struct {
		lines []Stray
		what  string
	}{{r.Unknown, "for items that the corpus does not have, not counted"}, {r.Twice,
		"for items answered before: the item counts once if the answers are the same, and is wrong if they differ"},
		{r.Long, fmt.Sprintf("longer than %d characters, marked on the first %d", MaxAnswer, MaxAnswer)}} {
		if len(s.lines) > 0 {
			out = append(out, fmt.Sprintf("%s %s: %s", plural(len(s.lines), "line", "lines"), s.what,
				some(strays(s.lines))))
		}
	}
	return out
}

func strays(lines []Stray) []string {
	out := make([]string, len(lines))
	for i, s := range lines {
		out[i] = fmt.Sprintf("line %d (%s)", s.Line, s.ItemID)
	}
	return out
}

// some lists the first few; the JSON form has them all.
func some(list []string) string {
	const most = 5
	if len(list) <= most {
		return strings.Join(list, ", ")
	}
	return strings.Join(list[:most], ", ") + ", …"
}

// Table writes a row for each system or setting, and what the answers had that does not count as it is.
func Table(w io.Writer, width int, rows []Row) error {
	if len(rows) == 0 {
		return nil
	}
	head := []string{"n", "overall", "95 %", "macro", "95 %"}
	for _, f := range rows[0].Families {
		head = append(head, f.Name)
	}
	corpora := len(rows[0].Corpora)
	for _, c := range rows[0].Corpora[:min(corpora, mostCorpora)] {
		head = append(head, c.Name)
	}
	t := lines{Table: table.New(table.Words("per cent"), table.Numbers(head...), table.Numbers("undet."))}
	for _, r := range rows {
		cells := []string{r.Name, fmt.Sprint(r.Micro.N), percent(r.Micro.Accuracy), r.overall().marked(),
			percent(r.Macro.Accuracy), r.Macro.Interval.marked()}
		for _, f := range append(slices.Clone(r.Families), r.Corpora[:min(corpora, mostCorpora)]...) {
			cells = append(cells, percent(f.Accuracy))
		}
		t.Row(append(cells, count(r.Micro.Undetermined))...)
	}
	t.more(corpora)
	if err := t.Write(w, width); err != nil {
		return err
	}
	if _, err := fmt.Fprintf(w,
		"\nopen answers marked by %s; macro: the mean of the families; intervals: b by bootstrap (%d resamples), the others Wilson's\n", rows[0].Judge, Resamples); err != nil {
		return err
	}
	for _, r := range rows {
		line := r.Name + ": " + r.About
		if r.Retrieval != nil {
			line += "; " + r.Retrieval.text()
		}
		if r.Chance != nil {
			line += "; " + r.Chance.text()
		}
		if _, err := fmt.Fprintln(w, strings.Join(append([]string{line}, r.besides()...), "; ")); err != nil {
			return err
		}
	}
	return nil
}

func (r *Retrieval) text() string {
	return fmt.Sprintf("all evidence found for %s of the items that need some; of these %s are right, of the others %s",
		r.Found.text(), r.RightFound.text(), r.RightMissing.text())
}

func (c *Chance) text() string {
	return fmt.Sprintf("%d of %d items with options right, %.1f expected by guessing (one-sided exact p = %.3g)", c.Right,
		c.N,
		c.Expected, c.P)
}

// text writes a share with its counts.
func (c Count) text() string {
	if c.N == 0 {
		return "0 of 0"
	}
	return fmt.Sprintf("%.1f %% (%d of %d)", c.Share()*100, c.Right, c.N)
}
