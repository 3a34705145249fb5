package review

import (
	"fmt"
)

// agreementView is how far reviewers agree, and what the blind sample shows, as tables.
type agreementView struct {
	Tables []tableView
	Note   string
}

type tableView struct {
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
	v.Tables = []tableView{{"Reviewers", s.Table().Cells()}, {}}
	if len(s.Measures) == 0 {
		v.Note = "No item is decided by two people: --double 0.2 asks for a second decision about a fifth of the items."
	} else {
		v.Tables[1] = tableView{"Agreement of those who decided about the same items", s.Agreement().Cells()}
	}
	if s.LeftOut > 0 {
		v.Note = fmt.Sprintf("The first %d reviewers count; %d more are left out. In the terminal --reviewer names others.",
			len(s.Reviewers), s.LeftOut)
	}
	for i := range s.Measures {
		m := &s.Measures[i]
		if rows := m.Choices(""); rows != nil {
			v.Tables = append(v.Tables, tableView{m.On + ": " + m.Between[0] + " down, " + m.Between[1] + " across",
				rows.Cells()})
		}
	}
	if blind != nil {
		v.Tables = append(v.Tables, tableView{"The blind sample", blind.Table().Cells()})
	}
	return shown("agreement", "Agreement", v), nil
}
