package english

// Weekdays are the days of the week, in full and in short.
var Weekdays = Words(`monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat
	sun`)

// MonthNames are the months, in full and in short.
var MonthNames = Words(`january february march april may june july august september october november december
	jan feb mar apr jun jul aug sep sept oct nov dec`)

// DayWords are what a count of days is of.
var DayWords = Words("day days weekday weekdays workday workdays")
