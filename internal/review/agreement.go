package review

import (
	"fmt"
	"strconv"
	"strings"

	"memloom/internal/agreement"
)

// agreementView is how far reviewers agree, and what the blind sample shows, as tables.
type agreementView struct {
	Reviewers, Measures, Blind [][]string
	Matrices                   []matrixView
	Note                       string
}

type matrixView struct {
	Title string
	Rows  [][]string
}

func (d *Desk) agreement(r *request) (*answer, error) {
	s, blind, err := d.o.Program.Agreement(r.Context())
	if err != nil {
		return nil, err
	}
	v := agreementView{}
	if len(s.Reviewers) == 0 {
		v.Note = "Nothing is decided yet."
		return shown("agreement", "Agreement", v), nil
	}
	v.Reviewers = [][]string{{"reviewer", "decided", "not sure", "overruled filters", "blind", "median seconds"}}
	for _, x := range s.Reviewers {
		median := "–"
		if x.Median != nil {
			median = strconv.Itoa(*x.Median)
		}
		v.Reviewers = append(v.Reviewers, []string{x.Name, strconv.Itoa(x.Decided), strconv.Itoa(x.Unsure), strconv.Itoa(x.Overruled), strconv.Itoa(x.Blind), median})
	}
	if len(s.Measures) == 0 {
		v.Note = "No item is decided by two people: --double 0.2 asks for a second decision about a fifth of the items."
	} else {
		v.Measures = [][]string{{"of", "between", "items", "not sure", "independent", "agree", "κ (95 %)"}}
	}
	if s.LeftOut > 0 {
		v.Note = fmt.Sprintf("The first %d reviewers count; %d more are left out. In the terminal --reviewer names others.", len(s.Reviewers), s.LeftOut)
	}
	for i := range s.Measures {
		m := &s.Measures[i]
		agree := "–"
		if m.N > 0 {
			agree = strconv.FormatFloat(100*m.Observed, 'f', 1, 64) + " %"
		}
		v.Measures = append(v.Measures, []string{m.On, strings.Join(m.Between, ", "), strconv.Itoa(m.N), strconv.Itoa(m.Unsure), strconv.Itoa(m.Independent), agree, m.String()})
		if m.Matrix != nil && m.N > 0 {
			v.Matrices = append(v.Matrices, matrixOf(m))
		}
	}
	if blind != nil {
		v.Blind = [][]string{{"filter", "refused of the accepted", "kept of the rejected"}}
		for _, f := range blind.Filters {
			v.Blind = append(v.Blind, []string{f.Filter, f.Refused.String(), f.Kept.String()})
		}
	}
	return shown("agreement", "Agreement", v), nil
}

// matrixOf is what two reviewers chose, those of the first down, those of the second across.
func matrixOf(m *agreement.Measure) matrixView {
	v := matrixView{Title: m.On + ": " + m.Between[0] + " down, " + m.Between[1] + " across", Rows: [][]string{append([]string{""}, m.Values...)}}
	for i, value := range m.Values {
		row := []string{value}
		for _, n := range m.Matrix[i] {
			row = append(row, strconv.Itoa(n))
		}
		v.Rows = append(v.Rows, row)
	}
	return v
}
