package seeds

import (
	"fmt"
	"slices"
	"strings"

	"memloom/internal/corpus"
)

// Candidate is a set that follows from rows of a table by rule (S2, S3): what it is to resolve, and its facts.
type Candidate struct {
	ID        string // table, subject, subtype, number
	Relation  Relation
	Subtype   Subtype
	Domain    string
	Topic     string       // two candidates of one topic must not meet in one history
	Target    string       // the question; of nuanced and contradictory sets without date and context
	Op        Op           // of a multi-evidence set
	Gold      corpus.Value `json:",omitzero"` // of complementary sets; nuanced ones have an answer for each fact, contradictory ones none
	Facts     []Stated
	KnownFrom string
}

// Stated is a fact of a candidate with the sentence that states it.
type Stated struct {
	Row       string // names the row; no two candidates share one
	Subject   string
	Predicate string
	Value     corpus.Value
	Qualifier string       // of contextual sets; of contradictory ones what was taken out
	From      corpus.Value `json:",omitzero"` // of temporal sets; of contradictory ones what was taken out
	Until     corpus.Value `json:",omitzero"` // a date on which the value does not hold any more; none where it is open
	Text      string
	Once      bool // no other row of the subject has the value: it tells its date
}

// Sets returns the candidates of all tables, in their order. A row serves one candidate at most.
//
//   - temporal: rows of one subject with different values, in the order of their dates, three or more
//   - contextual: rows of one subject with different values under different qualifiers, four or more
//   - contradictory: two rows of one subject with different values, said without date and qualifier
//   - multi_evidence: two to five rows of whose values the answer is computed
//   - any_one: the statements of one row
func Sets(tables Tables) []Candidate {
	var out []Candidate
	for _, t := range tables {
		if t.Form == Facts {
			out = append(out, t.combined()...)
			out = append(out, t.restated()...)
			continue
		}
		for _, rows := range t.bySubject() {
			out = append(out, t.nuanced(rows)...)
		}
	}
	return out
}

// bySubject are the rows of each subject, in the order of the table.
func (t Table) bySubject() [][]Row {
	var out [][]Row
	for i, r := range t.Rows {
		if i == 0 || t.Rows[i-1].Subject != r.Subject {
			out = append(out, nil)
		}
		out[len(out)-1] = append(out[len(out)-1], r)
	}
	return out
}

// nuanced makes the temporal or contextual sets of a subject, and contradictory ones of the rows that are left.
func (t Table) nuanced(rows []Row) []Candidate {
	subtype, least := Temporal, 3
	if t.Form == Contexts {
		subtype, least = Contextual, 4
	}
	var out []Candidate
	for n := 1; n <= t.Serves[subtype]; n++ {
		var of []Row
		of, rows = different(rows, max(t.Size, least), least)
		if of == nil {
			break
		}
		out = append(out, t.candidate(subtype, of, n, t.Say[(n-1)%len(t.Say)]))
	}
	for n := 1; n <= t.Serves[Conflict]; n++ {
		var of []Row
		of, rows = different(rows, 2, 2)
		if of == nil {
			break
		}
		out = append(out, t.candidate(Conflict, of, n, t.Bare))
	}
	return out
}

// different takes the first rows with different values, most at most; none where there are fewer than least.
func different(rows []Row, most, least int) (taken, left []Row) {
	for _, r := range rows {
		same := func(o Row) bool { return o.Value.Equal(r.Value) }
		if len(taken) < most && !slices.ContainsFunc(taken, same) {
			taken = append(taken, r)
		} else {
			left = append(left, r)
		}
	}
	if len(taken) < least {
		return nil, rows
	}
	return taken, left
}

// candidate makes a set of rows of one subject.
func (t Table) candidate(subtype Subtype, rows []Row, n int, say string) Candidate {
	subject := rows[0].Subject
	c := Candidate{ID: fmt.Sprintf("%s/%s/%s/%d", t.Name, subject, subtype, n), Relation: subtype.Relation(),
		Subtype: subtype, Domain: t.Domain, Topic: t.Name + "/" + subject, Target: rows[0].statement(t.Ask),
		KnownFrom: t.KnownFrom}
	for _, r := range rows {
		c.Facts = append(c.Facts, t.stated(r, say))
	}
	return c
}

func (t Table) stated(r Row, say string) Stated {
	return Stated{Row: t.key(r), Subject: r.Subject, Predicate: t.Name, Value: r.Value, Qualifier: r.Qualifier,
		From: r.From, Until: r.Until, Text: r.statement(say), Once: t.once(r)}
}

// once says whether no other row of a row's subject has its value.
func (t Table) once(r Row) bool {
	n := 0
	for _, o := range t.Rows {
		if o.Subject == r.Subject && o.Value.Equal(r.Value) {
			n++
		}
	}
	return n == 1
}

// restated makes an any-one set of each row that is left: statements of one value.
func (t Table) restated() []Candidate {
	var out []Candidate
	_, rows := t.split()
	for _, r := range rows {
		c := t.candidate(AnyOne, []Row{r}, 1, t.Say[0])
		c.Gold = r.Value
		for _, say := range t.Say[1:] {
			c.Facts = append(c.Facts, t.stated(r, say))
		}
		out = append(out, c)
	}
	return out
}

// split deals the rows of a table of facts to its multi-evidence and its any-one sets: the last rows to the latter.
func (t Table) split() (combined, restated []Row) {
	n := min(t.Serves[AnyOne], len(t.Rows))
	return t.Rows[:len(t.Rows)-n], t.Rows[len(t.Rows)-n:]
}

// sizes are the numbers of facts of multi-evidence sets, in turns.
func sizes() []int { return []int{3, 4, 2, 3, 5} }

// combined makes the multi-evidence sets of a table: operations and sizes take turns until no operation finds rows.
func (t Table) combined() []Candidate {
	var out []Candidate
	rows, _ := t.split()
	var turns []Op
	for _, op := range ops() {
		if t.Asks[op] != "" {
			turns = append(turns, op)
		}
	}
	failed := 0
	for turn := 0; len(out) < t.Serves[MultiEvidence] && failed < len(turns); turn++ {
		op, size := turns[turn%len(turns)], sizes()[len(out)%len(sizes())]
		of, left := pick(op, rows, size)
		if of == nil {
			failed++
			continue
		}
		failed, rows = 0, left
		c := t.candidate(MultiEvidence, of, len(out)+1, t.Say[len(out)%len(t.Say)])
		c.ID, c.Topic = fmt.Sprintf("%s/%s/%d", t.Name, op, len(out)+1), t.Name
		c.Op, c.Gold = op, Gold(op, of)
		c.Target = strings.NewReplacer("{subjects}", joined(asked(op, of)), "{value}", Shown(of[0].Value)).Replace(t.Asks[op])
		out = append(out, c)
	}
	return out
}

// pick takes the rows of one operation, none where too few are left.
func pick(op Op, rows []Row, size int) (taken, left []Row) {
	switch op {
	case OpSet, OpCount:
		for _, first := range rows {
			same := func(r Row) bool { return r.Value.Equal(first.Value) }
			all, _ := take(rows, len(rows), same)
			if most := share(len(all)); most >= 2 {
				return take(rows, most, same)
			}
		}
		return nil, rows
	case OpDifference:
		size = 2
	case OpSum, OpOrder, OpMatch:
		size = max(size, 3)
	}
	if taken, left = different(rows, size, 2); len(taken) < 3 && op != OpDifference {
		return nil, rows
	}
	return taken, left
}

// take divides rows into the first most that fit, and all others.
func take(rows []Row, most int, fits func(Row) bool) (taken, left []Row) {
	for _, r := range rows {
		if len(taken) < most && fits(r) {
			taken = append(taken, r)
		} else {
			left = append(left, r)
		}
	}
	return taken, left
}

// share is how many rows of one value a set takes: all of up to five, or half.
func share(all int) int {
	if all <= 5 {
		return all
	}
	return min(5, (all+1)/2)
}

// asked are the subjects as a question lists them. One that asks for their order lists them by name, and backwards
// where that is the order that it asks for.
func asked(op Op, rows []Row) []string {
	var out, right []string
	for _, r := range rows {
		out = append(out, r.Subject)
	}
	if op != OpOrder {
		return out
	}
	for _, name := range Gold(op, rows).Items {
		right = append(right, name.Text)
	}
	slices.Sort(out)
	if slices.Equal(out, right) {
		slices.Reverse(out)
	}
	return out
}
