package author

import (
	"slices"
	"strings"

	"memloom/internal/corpus"
)

// takenBack lets the writer begin to name the task or the attribute by a word
// close to the right one and take it back at once, as speakers do: "the migration
// tool, sorry, the migration script". A value is never taken back, nor what has
// started or ended.
func (m *message) takenBack(core []string) ([]string, error) {
	out := slices.Clone(core)
	for i, s := range out {
		for _, place := range corpus.Shuffled(m.r, m.slips()) {
			at := strings.Index(s, place.before)
			wrong := m.slipOf(place.name)
			if at < 0 || wrong == "" || inSpan(s[:at]) || strings.ContainsFunc(s, opensStamp) {
				continue
			}
			out[i] = s[:at] + "the " + wrong + corpus.Pick(m.r, m.takes()) + s[at:]
			return out, nil
		}
	}
	if s, ok := m.wordTakenBack(out); ok {
		return s, nil
	}
	return m.falseStart(out)
}

// falseStart announces something else than what follows, where no word of the
// sentence can be taken back.
func (m *message) falseStart(core []string) ([]string, error) {
	key := "taken back"
	if m.nameOccasion() == "ask" {
		key = "taken back ask"
	}
	s, err := m.rotated(m.d.lex.special[key])
	if err != nil || len(core) == 0 {
		return append(core, s), err
	}
	core[0] = s + " " + core[0]
	return core, nil
}

// smallSlips are the small words that one gets wrong, with the wrong ones. The
// first turn up in any sentence, the others not where a value stands, whose
// sense they would change.
var smallSlips, plainSlips = [][2]string{
	{"I'll", "we'll"}, {"we'll", "I'll"}, {"I've", "we've"}, {"we've", "I've"}, {"I'm", "we're"}, {"we're", "I'm"},
	{"I'd", "we'd"}, {"I", "we"}, {"we", "I"}, {"my", "our"}, {"our", "my"},
}, [][2]string{
	{"your", "our"}, {"is", "was"}, {"are", "were"}, {"has", "had"}, {"can", "could"}, {"with", "without"}, {"for", "from"}, {"from", "for"},
	{"on", "in"}, {"in", "on"}, {"at", "in"}, {"everybody", "somebody"}, {"nobody", "somebody"}, {"somebody", "everybody"},
	{"page", "mail"}, {"meeting", "lunch"}, {"notes", "slides"}, {"desk", "list"}, {"team", "group"}, {"before", "after"},
}

// wordTakenBack lets the writer get a small word of a sentence wrong.
func (m *message) wordTakenBack(core []string) ([]string, bool) {
	for i, s := range core {
		pairs := slices.Clone(smallSlips)
		if strings.ContainsFunc(s, opensStamp) {
			continue
		}
		if !strings.ContainsFunc(s, opensValue) {
			pairs = append(pairs, plainSlips...)
		}
		for _, pair := range corpus.Shuffled(m.r, pairs) {
			at := strings.Index(" "+s, " "+pair[0]+" ")
			if at < 0 || inSpan(s[:at]) {
				continue
			}
			core[i] = s[:at] + pair[1] + corpus.Pick(m.r, m.takes()) + s[at:]
			return core, true
		}
	}
	return core, false
}

// slip is where a wrong word can stand, and what is named there.
type slip struct{ before, name string }

// slips are the places where the task or the attribute is named after a "the".
func (m *message) slips() []slip {
	var out []slip
	if m.topic != "" {
		s := m.d.subject(m.topic)
		name := s.head
		if name == "" {
			name = s.name
		}
		for _, form := range []string{s.full(), s.turned(), s.short()} {
			if strings.HasPrefix(form, "the ") {
				out = append(out, slip{nameSpan(form), name})
			}
		}
	}
	if m.attr != "" {
		out = append(out, slip{"the " + nameSpan(m.attr), m.attr})
	}
	return out
}

// slipWords are what people say for the last word of a name before they find it.
func slipWords() map[string][]string {
	return map[string][]string{
		"script": {"tool", "routine"}, "library": {"package", "toolkit"}, "handler": {"module", "logic"}, "suite": {"set", "collection"},
		"drill": {"exercise"}, "rollout": {"launch"}, "runbook": {"handbook", "manual"}, "roadmap": {"timetable"}, "catalogue": {"list", "register"},
		"comparison": {"overview", "matrix"}, "contract": {"agreement", "description"}, "model": {"chart", "diagram"}, "case": {"proposal", "plan"},
		"test": {"trial", "check"}, "plan": {"schedule", "outline"}, "assessment": {"review", "study"}, "audit": {"review", "check"}, "build": {"release"},
		"check": {"test"}, "concept": {"outline", "idea"}, "map": {"plan", "sketch"}, "module": {"unit", "course"}, "procedure": {"routine", "process"},
		"proposal": {"paper"}, "prototype": {"sample", "model"}, "register": {"list"}, "run": {"round"}, "shortlist": {"list"}, "specification": {"description"},
		"trial": {"test"}, "limit": {"maximum", "ceiling"}, "count": {"number", "total"}, "date": {"day", "slot"}, "contact": {"person"},
		"reviewer": {"checker"}, "approver": {"signatory"}, "deputy": {"stand-in"}, "time": {"length"}, "rate": {"ratio"}, "share": {"ratio", "part"}, "target": {"goal"},
		"goal": {"target"}, "cost": {"price"}, "budget": {"amount"}, "cap": {"ceiling", "limit"}, "approach": {"method"}, "point": {"place"}, "period": {"stretch"}, "version": {"edition"},
		"board": {"list"}, "method": {"way"}, "framework": {"toolkit"}, "vendor": {"supplier"}, "supplier": {"vendor"}, "estimate": {"guess"}, "material": {"stuff"}, "format": {"layout"},
		"page": {"paper", "file"}, "draft": {"sketch"}, "threshold": {"limit"}, "timeout": {"delay"}, "size": {"length"}, "lifetime": {"age"}, "latency": {"delay"},
		"coverage": {"percentage"}, "footprint": {"use"}, "load": {"use"}, "score": {"mark", "result"}, "cluster": {"machine"}, "site": {"place"}, "store": {"database"}, "customer": {"client"},
		"class": {"level"}, "level": {"grade"}, "rule": {"policy"}, "fee": {"price"}, "saving": {"gain"}, "option": {"idea", "choice"}, "risk": {"danger"}, "motive": {"motivation"}, "trigger": {"cause"},
		"obstacle": {"hurdle"}, "blocker": {"hurdle"}, "delay": {"wait"}, "wait": {"delay"}, "window": {"slot"}, "deadline": {"date"}, "need": {"demand"}, "system": {"set-up"}, "type": {"kind"},
		"device": {"machine"}, "partner": {"company"}, "unit": {"ward"}, "pattern": {"scheme"}, "margin": {"reserve"},
	}
}

// slipOf is a name with another last word, which nothing of the day is called by.
func (m *message) slipOf(name string) string {
	words := strings.Fields(name)
	if len(words) == 0 {
		return ""
	}
	last := words[len(words)-1]
	taken := m.topic + " " + m.attr
	for _, t := range m.d.in.Tasks {
		taken += " " + t.Name
	}
	for _, f := range m.d.in.Facts {
		taken += " " + f.Subject + " " + f.Attribute + " " + strings.Join(f.Surfaces, " ")
	}
	taken = strings.ToLower(taken)
	for _, w := range corpus.Shuffled(m.r, m.d.lex.slips[last]) {
		if !strings.Contains(taken, w) {
			return strings.Join(append(words[:len(words)-1:len(words)-1], w), " ")
		}
	}
	return ""
}

// takes are the words by which one takes something back.
func (m *message) takes() []string {
	switch m.formal {
	case 0:
		return []string{", sorry, ", ", no wait, ", ", I mean ", " – no, ", ", argh, ", ", nope, "}
	case 1:
		return []string{", sorry, ", ", or rather ", ", I mean ", " – no, ", ", well, "}
	}
	return []string{", pardon, ", ", or rather ", ", excuse me, "}
}
