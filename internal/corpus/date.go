package corpus

import (
	"fmt"
	"time"
)

// Date is a day of the corpus's calendar, counted from 1970-01-01. The zero Date is no date.
type Date int32

// NewDate returns the day of the civil calendar. Days out of range roll over as in time.Date.
func NewDate(year int, month time.Month, day int) Date {
	return Date(time.Date(year, month, day, 0, 0, 0, 0, time.UTC).Unix() / 86400)
}

// ParseDate reads YYYY-MM-DD.
func ParseDate(s string) (Date, error) {
	t, err := time.Parse(time.DateOnly, s)
	if err != nil {
		return 0, fmt.Errorf("date %q is not YYYY-MM-DD", s)
	}
	return Date(t.Unix() / 86400), nil
}

// Time returns midnight of the day, in UTC, which stands for the corpus's one time zone.
func (d Date) Time() time.Time { return time.Unix(int64(d)*86400, 0).UTC() }

// Weekday returns the day of the week.
func (d Date) Weekday() time.Weekday { return d.Time().Weekday() }

// Add returns the date n days later.
func (d Date) Add(n int) Date { return d + Date(n) }

// At returns the instant hour:minute of the day.
func (d Date) At(hour, minute int) Stamp {
	return Stamp(int64(d)*1440 + int64(hour)*60 + int64(minute))
}

// String returns YYYY-MM-DD, or "" for no date.
func (d Date) String() string {
	if d == 0 {
		return ""
	}
	return d.Time().Format(time.DateOnly)
}

// MarshalText writes YYYY-MM-DD.
func (d Date) MarshalText() ([]byte, error) { return []byte(d.String()), nil }

// UnmarshalText reads what MarshalText writes.
func (d *Date) UnmarshalText(b []byte) error {
	if len(b) == 0 {
		*d = 0
		return nil
	}
	v, err := ParseDate(string(b))
	*d = v
	return err
}

// Stamp is an instant of wall-clock time in the corpus's one time zone, in
// minutes since 1970-01-01T00:00. The zero Stamp is no instant.
type Stamp int64

const stampLayout = "2006-01-02T15:04"

// ParseStamp reads YYYY-MM-DDTHH:MM.
func ParseStamp(s string) (Stamp, error) {
	t, err := time.Parse(stampLayout, s)
	if err != nil {
		return 0, fmt.Errorf("time %q is not YYYY-MM-DDTHH:MM", s)
	}
	return Stamp(t.Unix() / 60), nil
}

// Time returns the instant as a time.Time in UTC.
func (s Stamp) Time() time.Time { return time.Unix(int64(s)*60, 0).UTC() }

// Date returns the day of the instant.
func (s Stamp) Date() Date {
	if s < 0 {
		return Date((s - 1439) / 1440)
	}
	return Date(s / 1440)
}

// Clock returns hour and minute of the day.
func (s Stamp) Clock() (hour, minute int) {
	m := int(s - Stamp(s.Date())*1440)
	return m / 60, m % 60
}

// String returns YYYY-MM-DDTHH:MM, or "" for no instant.
func (s Stamp) String() string {
	if s == 0 {
		return ""
	}
	return s.Time().Format(stampLayout)
}

// MarshalText writes YYYY-MM-DDTHH:MM.
func (s Stamp) MarshalText() ([]byte, error) { return []byte(s.String()), nil }

// UnmarshalText reads what MarshalText writes.
func (s *Stamp) UnmarshalText(b []byte) error {
	if len(b) == 0 {
		*s = 0
		return nil
	}
	v, err := ParseStamp(string(b))
	*s = v
	return err
}
