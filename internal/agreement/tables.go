package agreement

import (
	"fmt"
	"strings"

	"memloom/internal/table"
)

// Table returns what each reviewer did.
func (s *Summary) Table() *table.Table {
	rows := table.New(table.Words("reviewer"), table.Numbers("decided", "not sure", "overruled filters", "blind",
		"median seconds"))
	for _, r := range s.Reviewers {
		median := "–"
		if r.Median != nil {
			median = fmt.Sprint(*r.Median)
		}
		rows.Row(r.Name, fmt.Sprint(r.Decided), fmt.Sprint(r.Unsure), fmt.Sprint(r.Overruled), fmt.Sprint(r.Blind), median)
	}
	return rows
}

// Agreement returns a row for each measure.
func (s *Summary) Agreement() *table.Table {
	rows := table.New(table.Words("of", "between"), table.Numbers("items", "not sure", "independent", "agree", "κ (95 %)"))
	for i := range s.Measures {
		m, agree := &s.Measures[i], "–"
		if m.N > 0 {
			agree = fmt.Sprintf("%.1f %%", 100*m.Observed)
		}
		rows.Row(m.On, strings.Join(m.Between, ", "), fmt.Sprint(m.N), fmt.Sprint(m.Unsure), fmt.Sprint(m.Independent), agree,
			m.String())
	}
	return rows
}

// Choices returns what two reviewers chose, those of the first down, those of the second across; nil of other measures.
func (m *Measure) Choices(title string) *table.Table {
	if m.Matrix == nil || m.N == 0 {
		return nil
	}
	rows := table.New(table.Words(title), table.Numbers(m.Values...))
	for i, value := range m.Values {
		cells := []string{value}
		for _, n := range m.Matrix[i] {
			cells = append(cells, fmt.Sprint(n))
		}
		rows.Row(cells...)
	}
	return rows
}

// Table returns what people refused and kept, by filter.
func (b *Blind) Table() *table.Table {
	rows := table.New(table.Words("filter"), table.Numbers("refused of the accepted", "kept of the rejected"))
	for _, f := range b.Filters {
		rows.Row(f.Filter, f.Refused.String(), f.Kept.String())
	}
	return rows
}
