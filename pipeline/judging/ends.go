package judging

import (
	"errors"
	"slices"
	"strings"

	"memloom/internal/corpus"
	"memloom/internal/exec"
	"memloom/internal/llm"
	"memloom/internal/runstore"
	"memloom/pipeline/stage"
)

// Ends follows what becomes of drafts while a run is at work, from what its units leave. Near-copies are told from
// items when a round ends, which no unit does: they count as accepted until then.
type Ends struct {
	drafts map[string]*end
	fallen []string // keys of drafts that fell, in the order in which they did
}

// end is a draft as far as it is judged.
type end struct {
	hard, first, second []corpus.Verdict
	judged, suspect     bool // by all filters but uniqueness; uniqueness is still to be tested
}

// NewEnds begins with no draft.
func NewEnds() *Ends { return &Ends{drafts: map[string]*end{}} }

// Note takes what a unit of a stage has left. Units of stages that judge nothing are passed over, and so is one that is
// gone.
func (e *Ends) Note(in exec.Getter, u runstore.UnitID) error {
	_, key, _ := strings.Cut(u.Name, "/")
	d := e.drafts[key]
	if d == nil {
		d = &end{}
	}
	var err error
	switch llm.Step(u.Stage) {
	case "harden":
		var a attempted
		a, err = stage.Fetch[attempted](in, u.Name)
		d.hard = a.Rows
	case "judge":
		var x judged
		x, err = stage.Fetch[judged](in, u.Name)
		d.first, d.judged, d.suspect = x.Verdicts, true, x.Screen != nil
	case "unique":
		var x judged
		x, err = stage.Fetch[judged](in, u.Name)
		d.second, d.suspect = x.Verdicts, false
	default:
		return nil
	}
	switch {
	case errors.Is(err, runstore.ErrNotFound):
		return nil
	case err != nil:
		return err
	}
	e.drafts[key] = d
	if d.status() == corpus.Rejected && !slices.Contains(e.fallen, key) {
		e.fallen = append(e.fallen, key)
	}
	return nil
}

// conclusions are what filters have concluded on a draft.
func (d *end) conclusions() []corpus.Verdict {
	return slices.DeleteFunc(slices.Concat(d.hard, d.first, d.second),
		func(v corpus.Verdict) bool { return v.Probe != corpus.ProbeVerdict })
}

// status is what a draft came to; Drafted while it is judged.
func (d *end) status() corpus.Status {
	if !d.judged {
		return corpus.Drafted
	}
	status := corpus.Accepted
	for _, v := range d.conclusions() {
		switch {
		case v.Outcome == corpus.No:
			return corpus.Rejected
		case v.Outcome == corpus.Undetermined:
			status = corpus.Flagged
		}
	}
	if status == corpus.Accepted && d.suspect {
		return corpus.Drafted
	}
	return status
}

// Status is what a draft came to, by its key; Drafted while it is judged.
func (e *Ends) Status(draft string) corpus.Status {
	if d := e.drafts[draft]; d != nil {
		return d.status()
	}
	return corpus.Drafted
}

// Families counts drafts by family and by what they came to; Drafted are those at work.
func (e *Ends) Families() map[string]map[corpus.Status]int {
	out := map[string]map[corpus.Status]int{}
	for key, d := range e.drafts {
		family := familyOf(key)
		if out[family] == nil {
			out[family] = map[corpus.Status]int{}
		}
		out[family][d.status()]++
	}
	return out
}

// familyOf is the family of a draft by its key, as in p1/single_hop/0003.
func familyOf(key string) string {
	parts := strings.Split(key, "/")
	return parts[max(0, len(parts)-2)]
}

// Fallen is a draft that fell.
type Fallen struct {
	Draft  string // p1/single_hop/0003; without the corpus in a run of one
	Filter string
	Reason string
	Probes []corpus.Verdict // of the filter, the conclusion aside
}

// Latest are the last n drafts that fell, the latest first.
func (e *Ends) Latest(n int) []Fallen {
	var out []Fallen
	for _, key := range slices.Backward(e.fallen) {
		if len(out) == n {
			break
		}
		d := e.drafts[key]
		list := d.conclusions()
		i := slices.IndexFunc(list, func(v corpus.Verdict) bool { return v.Outcome == corpus.No })
		if i < 0 {
			continue // it was judged again, and stands
		}
		f := Fallen{Draft: key, Filter: list[i].Filter, Reason: list[i].Reason}
		for _, v := range slices.Concat(d.hard, d.first, d.second) {
			if v.Filter == f.Filter && v.Probe != corpus.ProbeVerdict {
				f.Probes = append(f.Probes, v)
			}
		}
		out = append(out, f)
	}
	return out
}

// QuestionOf is how a draft was worded first; empty where it is not known.
func QuestionOf(in exec.Getter, draft string) string {
	out, err := stage.Fetch[worded](in, "question/"+draft)
	if err != nil {
		return ""
	}
	return out.Question
}
