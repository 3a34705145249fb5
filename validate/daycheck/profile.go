package daycheck

import (
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"memloom/internal/corpus"
	"memloom/prompts"
)

// The kinds of conflicts of level 4.
const (
	KindSelfNaming = "self-naming"
	KindAddress    = "form of address"
	KindStyle      = "style"
)

var (
	// slang is what formal people do not write.
	slang = set("lol lmao rofl omg gonna wanna gotta btw imho dunno yolo thx plz pls ur lemme kinda sorta yeah yep nope y'all")
	// chummy is what no one calls a superior.
	chummy = set("dude buddy bro mate pal honey sweetie darling fam homie")
	// greetings are before a name.
	greetings = set("hi hey hello dear morning afternoon thanks ok okay so well and right sorry")
)

func set(words string) map[string]bool {
	out := map[string]bool{}
	for _, w := range strings.Fields(words) {
		out[w] = true
	}
	return out
}

// The bounds of style beyond which a reader stumbles.
const (
	mostEmojiRare = 2 // emoji in a message of a person who rarely uses them
	wordyConcise  = 5 // times the mean length, of a person concise
	shoutedWords  = 4 // words in capitals in a row
)

// profile: no one speaks of themselves by name, addresses a person who is not there or a superior as a pal, or writes
// against their style (E14, level 4). Expertise and the finer points are the checker's.
func (d *day) profile() {
	d.each(func(s *prompts.Slot, m *prompts.DayMessage) {
		words := tokensOf(m.Text)
		d.names(s, m, words)
		d.address(s, words)
		d.style(s, words, m.Text)
	})
	for _, c := range d.Review.Concerns {
		if c.Level == LevelProfile {
			d.conflict(LevelProfile, c.Kind, prompts.Severity(c.Severity), c.Slot, c.Message)
		}
	}
}

// token is a word with the sign behind it and its place in code points.
type token struct {
	word       string
	before     rune
	after      rune
	start, end int
}

func tokensOf(text string) []token {
	var out []token
	start, from, pos := -1, 0, 0
	var last rune
	flush := func(to, end int, next rune) {
		if start >= 0 {
			before, _ := utf8.DecodeLastRuneInString(text[:from])
			out = append(out, token{text[from:to], before, next, start, end})
			start = -1
		}
	}
	for i, r := range text {
		inside := unicode.IsLetter(r) || unicode.IsDigit(r) || r == '\'' && unicode.IsLetter(last)
		if inside && start < 0 {
			start, from = pos, i
		} else if !inside {
			flush(i, pos, r)
		}
		last = r
		pos++
	}
	flush(len(text), pos, 0)
	return out
}

// names: the author's own name stands nowhere but in a stated value.
func (d *day) names(s *prompts.Slot, m *prompts.DayMessage, words []token) {
	given, _, _ := strings.Cut(s.Author, " ")
	var covered []corpus.Interval
	for i, w := range words {
		name := strings.TrimSuffix(w.word, "'s")
		if name != given {
			if other, ok := d.c.givens[name]; ok && w.before == '@' && !d.writers[other] {
				d.conflict(LevelProfile, KindAddress, prompts.Major, s.N,
					other+" is not in the group and cannot be addressed")
			}
			continue
		}
		if covered == nil {
			covered = append(d.covered(s, m), corpus.Interval{Start: -1, End: -1})
		}
		stated := false
		for _, iv := range covered {
			stated = stated || iv.Contains(corpus.Interval{Start: w.start, End: w.start + utf8.RuneCountInString(name)})
		}
		// A namesake in the name of a thing is followed by more of that name.
		if !stated && !d.c.inName(words, i) {
			d.conflict(LevelProfile, KindSelfNaming, prompts.Major, s.N, s.Author+" speaks of themselves by name")
		}
	}
}

// inName says whether a word is part of a longer name of the world than a person's.
func (c *Checker) inName(words []token, i int) bool {
	if i+1 >= len(words) || words[i].after != ' ' {
		return false
	}
	full := c.givens[words[i].word]
	next := words[i+1].word
	return next != "" && unicode.IsUpper(firstRune(next)) && full != words[i].word+" "+next
}

func firstRune(s string) rune {
	r, _ := utf8.DecodeRuneInString(s)
	return r
}

// address: whom the message opens by addressing is there, and is addressed as one addresses them.
func (d *day) address(s *prompts.Slot, words []token) {
	i := 0
	for i < len(words) && i < 2 && greetings[strings.ToLower(words[i].word)] {
		i++
	}
	if i < len(words) && (words[i].after == ',' || words[i].after == ':') {
		if name, ok := d.c.givens[words[i].word]; ok && !d.writers[name] {
			d.conflict(LevelProfile, KindAddress, prompts.Major, s.N,
				name+" is not in the group and cannot be addressed")
		}
	}
	if !d.toSuperior(s) {
		return
	}
	d.title(s, words[i:])
	for i, w := range words {
		if chummy[strings.ToLower(w.word)] && (i == 0 || !d.noun(words[i-1].word+" "+w.word)) {
			d.conflict(LevelProfile, KindAddress, prompts.Major, s.N,
				fmt.Sprintf("%q is no way to address a superior", w.word))
		}
	}
}

// title: a message of staff that opens by the name of a person who leads has their title (E14).
func (d *day) title(s *prompts.Slot, words []token) {
	if len(words) == 0 || words[0].after != ',' && words[0].after != ':' {
		return
	}
	p := d.people[d.c.givens[words[0].word]]
	if p.Formal != "" && p.Rank <= 2 && d.people[s.Author].Rank > 2 {
		d.conflict(LevelProfile, KindAddress, prompts.Major, s.N, fmt.Sprintf("staff call %s %q", p.Name, p.Formal))
	}
}

// noun says whether words are in the name of an attribute that the day speaks of: a "ward buddy" is no one's buddy.
func (d *day) noun(words string) bool {
	in := func(attribute string) bool {
		return strings.Contains(strings.ToLower(attribute), strings.ToLower(words))
	}
	for i := range d.In.Facts {
		if f := &d.In.Facts[i]; in(f.Attribute) || slices.ContainsFunc(f.Surfaces, in) {
			return true
		}
	}
	for i := range d.In.Slots {
		s := &d.In.Slots[i]
		if s.Asks != nil && in(s.Asks.Attribute) || s.Recalls != nil && in(s.Recalls.Attribute) {
			return true
		}
	}
	return false
}

// toSuperior says whether a message answers or addresses a person of management who outranks its author.
func (d *day) toSuperior(s *prompts.Slot) bool {
	to := s.To
	if p := d.slot(s.ReplyTo); to == "" && p != nil {
		to = p.Author
	}
	whom, known := d.people[to]
	return known && whom.Rank <= 2 && whom.Rank < d.people[s.Author].Rank
}

// style: what code can see of it.
func (d *day) style(s *prompts.Slot, words []token, text string) {
	st := d.people[s.Author].Style
	// a message in another tone than its writer's is meant to be out (G11)
	formal := st.Formality == "formal" && s.Tone == ""
	shouted, most := 0, 0
	for _, w := range words {
		if formal && slang[strings.ToLower(w.word)] {
			d.conflict(LevelProfile, KindStyle, prompts.Major, s.N,
				fmt.Sprintf("%s writes formally and would not say %q", s.Author, w.word))
		}
		shouted++
		if strings.ToUpper(w.word) != w.word || strings.ToLower(w.word) == w.word ||
			utf8.RuneCountInString(w.word) < 2 {
			shouted = 0
		}
		most = max(most, shouted)
	}
	if most >= shoutedWords {
		d.conflict(LevelProfile, KindStyle, prompts.Major, s.N, "the message shouts")
	}
	if n := emojis(text); st.Emoji == "rare" && n > mostEmojiRare {
		d.conflict(LevelProfile, KindStyle, prompts.Major, s.N,
			fmt.Sprintf("%s rarely uses emoji and uses %d here", s.Author, n))
	}
	if st.Verbosity == "concise" && d.In.Words > 0 && len(words) > wordyConcise*d.In.Words {
		d.conflict(LevelProfile, KindStyle, prompts.Major, s.N,
			fmt.Sprintf("%s is concise and uses %d words here", s.Author, len(words)))
	}
}

func emojis(text string) int {
	n := 0
	for _, r := range text {
		if r >= 0x1f300 && r < 0x1fb00 || r >= 0x2600 && r < 0x27c0 {
			n++
		}
	}
	return n
}
