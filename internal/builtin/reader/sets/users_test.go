package sets_test

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/goccy/go-yaml"

	"memloom/internal/builtin/reader"
	"memloom/prompts"
)

// liking is a kind of thing with fields of four values and circumstances, for sets made by program.
type liking struct {
	one, many string
	fields    [][]string // the field's name, then values
	under     []string
	names     []string
}

var likings = []liking{
	{"reading chair", "reading chairs", [][]string{{"wood", "pale wood", "dark walnut", "painted pine", "black metal"},
		{"line", "straight edges", "round corners", "carved legs", "a high back"}, {"surface", "a bare seat", "a wool cover", "a leather cover", "a cane seat"}},
		[]string{"for the office", "for the guest room", "for the balcony", "for the living room"}, []string{"Alder", "Birch", "Cedar", "Dogwood"}},
	{"crime novel", "crime novels", [][]string{{"ending", "a happy ending", "an open ending", "a sad ending", "a surprise ending"},
		{"hero", "a retired detective", "a young reporter", "a village priest", "a forensic doctor"}, {"setting", "a small island", "a big city", "a mountain village", "a night train"}},
		[]string{"for long flights", "for rainy evenings", "for the beach", "for the book club"}, []string{"Cold Harbour", "The Mill", "Low Tide", "Nine Bells"}},
	{"kettle", "kettles", [][]string{{"handle", "a wooden handle", "a steel handle", "a plastic handle", "a cork handle"},
		{"colour", "a white finish", "a copper finish", "a black finish", "a red finish"}, {"spout", "a long spout", "a short spout", "a curved spout", "a wide spout"}},
		[]string{"at home", "at the cabin", "at work", "on the boat"}, []string{"Aria", "Brook", "Cloud", "Delta"}},
	{"weekend hike", "weekend hikes", [][]string{{"length", "an early start", "a late start", "a noon start", "a night start"},
		{"way", "a ridge path", "a river path", "a forest path", "a gravel road"}, {"rest", "a picnic", "a hut lunch", "a cafe stop", "a lake swim"}},
		[]string{"in winter", "with the children", "when friends visit", "on hot days"}, []string{"North Loop", "Mill Round", "Lake Path", "Pine Walk"}},
	{"playlist", "playlists", [][]string{{"tempo", "slow songs", "fast songs", "waltzes", "marches"},
		{"voice", "female singers", "male singers", "choirs", "instrumental pieces"}, {"age", "old recordings", "new releases", "live takes", "studio demos"}},
		[]string{"for cooking", "for the gym", "while driving", "in the morning"}, []string{"Blue Hour", "Side A", "Tin Roof", "Evergreen"}},
	{"rain jacket", "rain jackets", [][]string{{"closure", "a metal zip", "wooden buttons", "press studs", "a drawstring"},
		{"cut", "a long cut", "a short cut", "a loose cut", "a slim cut"}, {"shade", "olive green", "navy blue", "bright yellow", "plain grey"}},
		[]string{"for cycling", "for the dog walk", "for city trips", "at concerts"}, []string{"Gale", "Squall", "Drizzle", "Storm"}},
	{"dinner party", "dinner parties", [][]string{{"size", "four guests", "six guests", "ten guests", "twenty guests"},
		{"food", "a shared stew", "small plates", "a roast", "a cold buffet"}, {"seat", "a long table", "low cushions", "bar stools", "two round tables"}},
		[]string{"in summer", "for colleagues", "on birthdays", "for the family"}, []string{"Plan One", "Plan Two", "Plan Three", "Plan Four"}},
	{"online course", "online courses", [][]string{{"pace", "weekly deadlines", "a free pace", "daily tasks", "a single block"},
		{"form", "short videos", "long lectures", "written units", "live calls"}, {"test", "a final exam", "a project", "small quizzes", "peer reviews"}},
		[]string{"for work", "for hobbies", "during holidays", "in the evening"}, []string{"Atlas", "Beacon", "Compass", "Drift"}},
}

var traits = []string{"the %[2]s that I keep going back to all have %[3]s", "every %[1]s that I gave away lacked %[3]s",
	"I end up with %[3]s whenever I pick a %[1]s", "a %[1]s without %[3]s never lasts with me", "the ones that stay are always %[2]s with %[3]s",
	"the %[2]s that I put aside first are the ones without %[3]s", "every %[1]s that I kept coming back to has %[3]s"}

var dislikes = []string{"I never finish a %[1]s with %[3]s", "I stay away from %[2]s with %[3]s", "I gave away the last %[1]s because of %[3]s",
	"I hardly ever keep a %[1]s with %[3]s"}

var underForms = []string{"%[4]s I only get along with %[2]s with %[3]s", "a %[1]s %[4]s works for me once it has %[3]s",
	"%[4]s it has to be a %[1]s with %[3]s", "whenever I pick a %[1]s %[4]s, it ends up with %[3]s",
	"%[4]s the %[2]s that I come back to have %[3]s"}

var fromForms = []string{"from %[4]s on every %[1]s that I picked had %[3]s", "in %[4]s I changed over to %[2]s with %[3]s",
	"since %[4]s it has been %[3]s in all my %[2]s"}

var disputed = []string{"a %[1]s is only right for me with %[3]s", "without %[3]s a %[1]s is no use to me",
	"what a %[1]s must have for me is %[3]s", "a %[1]s that works for me is one with %[3]s"}

func (l liking) say(form, value, extra string) string {
	s := fmt.Sprintf(strings.ReplaceAll(form, "%[4]s", "\x00"), l.one, l.many, value)
	s = strings.ReplaceAll(strings.ReplaceAll(s, "%!(EXTRA", ""), "\x00", extra)
	return strings.ToUpper(s[:1]) + s[1:] + "."
}

// form is the sheet of some fields, with its question.
func (l liking) form(tail string, fields ...int) string {
	q := "How would you fill in this form for my next " + l.one + tail + "?"
	for _, f := range fields {
		q += "\n- " + l.fields[f][0] + ": " + strings.Join(l.fields[f][1:], " / ")
	}
	return q
}

// things is a choice in which the named one alone has the right features of the fields.
func (l liking) things(tail string, right []int) string {
	q := "Which of these " + l.many + " fits what I go for" + tail + "?"
	for i, n := range l.names {
		var features []string
		for f, v := range right {
			if i > 0 && (i-1)%len(right) == f {
				v = v%4 + 1
			}
			features = append(features, l.fields[f][v])
		}
		q += "\n- " + n + ": " + strings.Join(append(features, "a low price"), ", ")
	}
	return q
}

func TestShares_Users(t *testing.T) {
	r, c := reader.New(reader.Options{}), newTally()
	all := append(slices.Clone(likings), everyday(t)...)
	for n, l := range all {
		other := all[(n+1)%len(all)]
		noise := []string{other.say(traits[n%5], other.fields[0][1], ""), other.say(traits[(n+2)%5], other.fields[1][2], ""),
			"The sun set over West Germany.", "In 1974, the cup went home."}
		for v := 1; v <= 4 && (n < len(likings) || v < 3); v++ {
			w, u := v%4+1, (v+1)%4+1
			all := []string{l.say(traits[(n+v)%7], l.fields[0][v], ""), l.say(traits[(n+v+1)%7], l.fields[1][w], ""), l.say(traits[(n+v+3)%7], l.fields[2][u], "")}
			gold := fmt.Sprintf("%s: %s; %s: %s; %s: %s", l.fields[0][0], l.fields[0][v], l.fields[1][0], l.fields[1][w], l.fields[2][0], l.fields[2][u])
			c.user(t, r, "user multi_evidence, fill", l.form("", 0, 1, 2), gold, false, all, through(3), noise)
			c.user(t, r, "user multi_evidence, arrange", l.things("", []int{v, w, u}), l.names[0], false, all, through(3), noise)
			without := []string{all[0], l.say(dislikes[v%4], l.fields[1][w], ""), l.say(dislikes[(v+1)%4], l.fields[1][w%4+1], ""), l.say(dislikes[(v+2)%4], l.fields[1][(w+1)%4+1], "")}
			left := 10 - w - (w%4 + 1) - ((w+1)%4 + 1)
			c.user(t, r, "user multi_evidence, against", l.form("", 0, 1), fmt.Sprintf("%s: %s; %s: %s", l.fields[0][0], l.fields[0][v], l.fields[1][0], l.fields[1][left]), false, without, through(4), noise)
			for k := range traits {
				one := l.say(traits[k], l.fields[0][v], "")
				c.user(t, r, "user any_one", l.form("", 0), l.fields[0][0]+": "+l.fields[0][v], false, []string{one}, nil, noise)
				c.user(t, r, "user any_one", l.things("", []int{v}), l.names[0], false, []string{one}, nil, nil)
			}
			var under []string
			for k, x := range l.under {
				under = append(under, l.say(underForms[(n+k)%5], l.fields[0][(v+k)%4+1], x))
			}
			for k, x := range l.under {
				c.user(t, r, "user contextual", l.form(", "+x, 0), l.fields[0][0]+": "+l.fields[0][(v+k)%4+1], false, under, []int{k}, noise)
				c.user(t, r, "user contextual", l.things(", "+x, []int{(v+k)%4 + 1}), l.names[0], false, under, []int{k}, noise)
			}
			var dated []string
			for k, d := range [][]string{{"March 2022", "June 2022", "4 May 2022"}, {"April 2023", "July 2023", "9 June 2023"}, {"March 2024", "June 2024", "4 May 2024"}} {
				form := (n + k) % 3
				dated = append(dated, l.say(fromForms[form], l.fields[0][(v+k)%4+1], d[form]))
			}
			for k := range 3 {
				answer := l.fields[0][0] + ": " + l.fields[0][(v+k)%4+1]
				c.user(t, r, "user temporal, date", l.form(fmt.Sprintf(", the way I went about it on 1 January %d", 2023+k), 0), answer, false, dated, []int{k}, noise)
				if k < 2 {
					c.user(t, r, "user temporal, relative", l.form(", the way I went about it half a year before I changed over to "+l.fields[0][(v+k+1)%4+1], 0), answer, false, dated, []int{k, k + 1}, noise)
				}
			}
			c.user(t, r, "user temporal, now", l.form("", 0), l.fields[0][0]+": "+l.fields[0][(v+2)%4+1], false, dated, []int{2}, noise)
			sides := []string{l.say(disputed[(n+v)%4], l.fields[0][v], ""), l.say(disputed[(n+w)%4], l.fields[0][w], "")}
			c.user(t, r, "user contradictory", l.form("", 0), "The talks disagree.", true, sides, through(2), noise)
			c.user(t, r, "user contradictory", l.things("", []int{v}), "The talks disagree.", true, sides, through(2), noise)
		}
	}
	c.hold(t, map[string]int{"user contextual": 97})
}

// everyday are the preferences of domains/life.yaml.
func everyday(t *testing.T) []liking {
	t.Helper()
	data, err := os.ReadFile("../../../../domains/life.yaml")
	if err != nil {
		t.Fatal(err)
	}
	var pack struct {
		Preferences []struct {
			Thing    string   `yaml:"thing"`
			Things   string   `yaml:"things"`
			Contexts []string `yaml:"contexts"`
			Traits   []struct {
				Noun   string   `yaml:"noun"`
				Values []string `yaml:"values"`
			} `yaml:"traits"`
		} `yaml:"preferences"`
	}
	if err := yaml.Unmarshal(data, &pack); err != nil {
		t.Fatal(err)
	}
	var out []liking
	for _, p := range pack.Preferences {
		l := liking{one: p.Thing, many: p.Things, under: p.Contexts, names: []string{"Alder", "Birch", "Cedar", "Dogwood"}}
		for _, f := range p.Traits {
			l.fields = append(l.fields, append([]string{f.Noun}, f.Values[:4]...))
		}
		out = append(out, l)
	}
	return out
}

// user is try with all statements by the user.
func (c *tally) user(t *testing.T, r *reader.Reader, kind, question, gold string, conflict bool, all []string, needs []int, noise []string) {
	t.Helper()
	for _, without := range append([]int{-1}, needs...) {
		if without >= 0 && len(all) == 1 {
			continue
		}
		var list [][]string
		for i, s := range all {
			if i != without {
				list = append(list, []string{s})
			}
		}
		for i, s := range noise {
			list[i%len(list)] = append(list[i%len(list)], s)
		}
		messages := slices.Clone(sessions(list, false))
		ok, out := solved(t, r, messages, question, gold, conflict)
		if without < 0 {
			c.add(kind, ok, "%s\n  gold %q, got %s %q (%s)\n  %s", question, gold, out.Outcome, out.Answer, out.Reasoning, strings.Join(all, " | "))
		} else {
			c.add(kind+", piece left out", !ok && (out.Outcome != prompts.Answered || out.Answer != gold), "%s\n  got %s %q without %s", question, out.Outcome, out.Answer, all[without])
		}
	}
}
