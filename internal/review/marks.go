package review

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"memloom/internal/safetext"
)

// Run is a stretch of text in one class of the style sheet, none where it is empty.
type Run struct{ Class, Text string }

// Marked is text with marked places, cut in two where it is long.
type Marked struct {
	Runs []Run
	Rest []Run // beyond maxRunes, shown on request
	More int   // code points in Rest
}

// mark is a place in a text, in code points.
type mark struct {
	start, end int
	class      string
}

// maxRunes is how many code points of a text are shown at once.
const maxRunes = 4000

// maxSpans is how many places of a text are marked at most, signs among them.
const maxSpans = 6

// size is how many elements a text takes.
func (m Marked) size() int {
	n := 1
	for _, r := range m.Runs {
		if r.Class != "" {
			n++
		}
	}
	if m.More > 0 {
		n += 3
	}
	return n
}

// size is how many elements a message takes.
func (m messageView) size() int {
	n := 6 + 2*len(m.Tags) + m.Text.size()
	if m.ReplyTo != "" {
		n += 3
	}
	return n
}

// messageList are messages as far as a page has room for them.
type messageList struct {
	Messages []messageView
	More     int // for which there is no room
	room     int // elements that are left
}

// takes says whether a message still finds room, and gives it. Behind one that does not, none does.
func (l *messageList) takes(m messageView) bool {
	if l.room -= m.size(); l.room >= 0 {
		return true
	}
	l.room = 0
	return false
}

// add adds a message, or counts it where there is no room.
func (l *messageList) add(m messageView) {
	if l.takes(m) {
		l.Messages = append(l.Messages, m)
	} else {
		l.More++
	}
}

// Plain is text without marks.
func Plain(text string) Marked { return marked(text, nil) }

// marked lays marks over a text; where they overlap the first one counts. Characters that no one sees, or that move
// others on the screen, become signs.
func marked(text string, marks []mark) Marked {
	if !utf8.ValidString(text) {
		text = strings.ToValidUTF8(text, "\uFFFD")
	}
	runes := []rune(text)
	class := make([]string, len(runes))
	for _, m := range slices.Backward(marks) {
		for i := max(0, m.start); i < min(m.end, len(runes)); i++ {
			class[i] = m.class
		}
	}
	var out Marked
	cut := min(len(runes), maxRunes)
	out.Runs = runsOf(runes[:cut], class[:cut], maxSpans)
	out.Rest, out.More = runsOf(runes[cut:], class[cut:], 0), len(runes)-cut
	return out
}

// runsOf cuts a text into runs of one class. Behind so many of a class the rest has none, and signs are in brackets: a
// text cannot make a page larger than browsers bear.
func runsOf(runes []rune, class []string, spans int) []Run {
	var out []Run
	var text strings.Builder // of the last run: adding to a string would copy it for each sign
	add := func(class, more string) {
		if n := len(out); class != "" && (n == 0 || out[n-1].Class != class) {
			if spans == 0 {
				class = ""
			} else {
				spans--
			}
		}
		if n := len(out); n == 0 || out[n-1].Class != class {
			if n > 0 {
				out[n-1].Text = text.String()
			}
			out = append(out, Run{Class: class})
			text.Reset()
		}
		text.WriteString(more)
	}
	for start := 0; start < len(runes); {
		if r := runes[start]; unseen(r) {
			sign := fmt.Sprintf("U+%04X", r)
			if spans == 0 {
				sign = "⟨" + sign + "⟩"
			}
			add("sign", sign)
			start++
			continue
		}
		end := start
		for end < len(runes) && class[end] == class[start] && !unseen(runes[end]) {
			end++
		}
		add(class[start], string(runes[start:end]))
		start = end
	}
	if n := len(out); n > 0 {
		out[n-1].Text = text.String()
	}
	return out
}

func unseen(r rune) bool {
	_, is := safetext.Hidden(string(r))
	return is
}

// places are where a text is in another, whatever the case of letters, in code points.
func places(in, text, class string) []mark {
	if strings.TrimSpace(text) == "" {
		return nil
	}
	low, want := []rune(strings.ToLower(in)), []rune(strings.ToLower(text))
	if len(low) != utf8.RuneCountInString(in) {
		return nil // a letter whose lower case has another length
	}
	var out []mark
	for i := 0; i+len(want) <= len(low); i++ {
		if slices.Equal(low[i:i+len(want)], want) && edge(low, i-1) && edge(low, i+len(want)) {
			out = append(out, mark{i, i + len(want), class})
			i += len(want) - 1
		}
	}
	return out
}

// edge says whether no word goes on at a place.
func edge(text []rune, at int) bool {
	if at < 0 || at >= len(text) {
		return true
	}
	r := text[at]
	return r != '_' && !('a' <= r && r <= 'z') && !('0' <= r && r <= '9') && r < utf8.RuneSelf
}
