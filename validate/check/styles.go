package check

import (
	"fmt"
	"slices"
	"strings"

	"memloom/internal/corpus"
)

func styleRules() []rule {
	needs := tables(needItems, []string{tabOptionKeys, tabProfiles, tabMembers, tabMessages})
	return []rule{
		{Blind, "styles differ on three scales", "options in the way in which somebody writes", Proved, needs, each(stylesDiffer)},
		{Blind, "replies have no pet phrases", "options in the way in which somebody writes", Proved, needs, each(noPetPhrases)},
	}
}

// leastScales is on how many of the scales of style the writer of a right reply differs from that of any other.
const leastScales = 3

// reply is an option that is written as somebody writes, with the group in which they do.
type reply struct {
	item  *corpus.Item
	key   corpus.OptionKey
	text  string
	right string // whose way is right
	group string
}

// replies lists the options that are replies. The group is that of the messages that show how somebody writes.
func (w *world) replies() []reply {
	var out []reply
	for _, c := range w.choiceItems() {
		it := c.item
		right := slices.IndexFunc(it.OptionKeys, func(k corpus.OptionKey) bool { return k.Letter == it.AnswerLetter })
		if right < 0 || it.OptionKeys[right].VoiceID == "" {
			continue
		}
		own := it.OptionKeys[right].VoiceID
		at := slices.IndexFunc(it.Evidence, func(e corpus.Evidence) bool {
			m := w.Message(e.MessageID)
			return e.Role == corpus.RoleContext && m != nil && m.AuthorID == own
		})
		group := ""
		if at >= 0 {
			group = w.Message(it.Evidence[at].MessageID).GroupID
		}
		for _, k := range it.OptionKeys {
			if i := slices.IndexFunc(it.Options, func(o corpus.Option) bool { return o.Letter == k.Letter }); i >= 0 {
				out = append(out, reply{it, k, it.Options[i].Text, own, group})
			}
		}
	}
	return out
}

// stylesDiffer: whoever writes a wrong-style reply differs from the right one on three scales or more, as their profiles
// have it in the group (E20).
func stylesDiffer(w *world, f *Finding) {
	styles := map[[2]string]corpus.Style{}
	for _, m := range w.c.Members {
		styles[[2]string{m.GroupID, m.PersonID}] = m.Adapted
	}
	for _, r := range w.replies() {
		own, ok := styles[[2]string{r.group, r.right}]
		other, found := styles[[2]string{r.group, r.key.VoiceID}]
		apart := corpus.StylesDiffer(own, other)
		same := r.key.VoiceID == r.right
		f.expect(ok && found && (same || len(apart) >= leastScales),
			fmt.Sprintf("option %s differs in %q", r.key.Letter, strings.Join(apart, ", ")),
			fmt.Sprintf("%d scales at least", leastScales), r.item.ID)
	}
}

// noPetPhrases: no reply has a phrase by which somebody of the group can be told (E20).
func noPetPhrases(w *world, f *Finding) {
	habits := map[string][]string{}
	for _, m := range w.c.Members {
		if p := w.Person(m.PersonID); p != nil {
			habits[m.GroupID] = append(habits[m.GroupID], p.Habits...)
		}
	}
	for _, r := range w.replies() {
		h, has := corpus.HoldsPetPhrase(r.text, habits[r.group])
		f.expect(!has, fmt.Sprintf("%s with the habit %q", quote(r.text), h), "none of the group's", r.item.ID)
	}
}
