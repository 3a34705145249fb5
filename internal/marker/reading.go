package marker

import (
	"strings"

	"memloom/internal/corpus"
)

// relation is how a value of the candidate compares with one of the gold.
type relation uint8

const (
	unknown relation = iota // they cannot be compared
	other
	coarser // it says a part of what the gold says: a month for a day
	same
)

// equal is the relation of values that are the same or others.
func equal(is bool) relation {
	if is {
		return same
	}
	return other
}

// reading is what a surface may mean.
type reading struct {
	corpus.Value
	amount
	sort  corpus.Kind // what it is of: of a range, the kind of its ends
	loose bool        // a date without its year, or a time without its half of the day
}

// readingsOf are the readings of a span of Scan. None means that the words are a value's and do not say which.
func readingsOf(sp corpus.Span) (out []reading) {
	low := strings.ToLower(sp.Surface)
	if m := weekday.FindStringSubmatch(low); m != nil {
		day := int64(strings.Index("sunmontuewedthufrisat", m[1]) / 3)
		return []reading{{Value: corpus.Value{Kind: weekdays, N: day}, sort: weekdays}}
	}
	for _, v := range sp.Values {
		r := reading{Value: v, amount: amountOf(v, low), sort: v.Kind}
		if v.Kind == corpus.KindRange {
			r.sort = v.Items[0].Kind
		}
		switch {
		case v.Kind == corpus.KindTime:
			r.loose = v.N < 13*60 && !strings.ContainsAny(low, "mn")
		case r.dated() && onDay.MatchString(low):
			return nil
		case r.dated():
			r.loose = !hasYear.MatchString(low)
		}
		out = append(out, r)
	}
	return out
}

// worded says whether words can say a value without a number: a date, a time, a duration, or none of something.
func (r reading) worded() bool {
	return r.Kind != corpus.KindLink && (r.dimension == "" || r.dimension == "time" || r.n.Sign() == 0)
}

// byKind are the comparisons of a gold's reading with a candidate's that is of some kind. Those of other kinds are the
// same, or others.
var byKind = map[corpus.Kind]func(gold, cand reading) relation{
	weekdays:         compareWeekdays,
	corpus.KindDate:  compareDates,
	corpus.KindTime:  compareTimes,
	corpus.KindRange: compareRanges,
}

// against compares the reading of a gold with one of a candidate.
func (r reading) against(s reading) relation {
	compare, special := byKind[s.Kind]
	switch {
	case r.dimension != "" && s.dimension != "":
		return compareAmounts(r.amount, s.amount)
	case special:
		return compare(r, s)
	case r.Kind != s.Kind:
		return unknown
	}
	return equal(r.Value.Equal(s.Value))
}

// compare compares what two surfaces may mean: the best relation that any of their readings have.
func compare(a, b []reading) relation {
	out := unknown
	for _, r := range a {
		for _, s := range b {
			out = max(out, r.against(s))
		}
	}
	return out
}
