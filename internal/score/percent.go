package score

import "fmt"

// percent writes a share; what is not known is a dash.
func percent(share *float64) string {
	if share == nil {
		return "–"
	}
	return fmt.Sprintf("%.1f", *share*100)
}

func (i *Interval) text() string {
	if i == nil {
		return "–"
	}
	return fmt.Sprintf("%.1f–%.1f", i.Low*100, i.High*100)
}

// marked is text with a sign of the bootstrap behind it.
func (i *Interval) marked() string {
	if i != nil && i.Method == MethodBootstrap {
		return i.text() + " b"
	}
	return i.text()
}
