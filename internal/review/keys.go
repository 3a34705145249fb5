package review

import (
	"net/http"
	"net/url"
	"regexp"
	"strings"
)

// keymap is a reviewer's keys by action; nil: shortcuts are off.
type keymap map[string]string

// Of is the key of an action, empty without one.
func (k keymap) Of(action string) string { return k[action] }

// shortcut is an action that has a key.
type shortcut struct{ Action, Key, Title string }

// shortcuts are the actions with their keys.
func shortcuts() []shortcut {
	return []shortcut{{"next", "j", "next item"}, {"previous", "k", "previous item"},
		{"accept", "a", "take it in, or confirm it"},
		{"reject", "r", "reject it, or take it out"}, {"edit", "e", "edit, then judge again"},
		{"unsure", "s", "not sure: ask a second reviewer"},
		{"ask", "f", "ask other models"}, {"withdraw", "u", "withdraw my last decision"},
		{"settle_in", "t", "settle a disagreement: it belongs in"},
		{"settle_out", "o", "settle a disagreement: it does not"}, {"rate_question", "1", "turn the rating of the question"},
		{"rate_answer", "2", "turn the rating of the answer"}, {"rate_options", "3", "turn the rating of the options"},
		{"rate_evidence", "4", "turn the rating of the evidence"}, {"note", "n", "write a note; Escape leaves it"},
		{"verdicts", "v", "to the verdicts"},
		{"evidence", "c", "to the evidence"}, {"search", "/", "search"}, {"review", "g r", "go to: to review"},
		{"spot", "g s", "go to: spot check"},
		{"disputed", "g x", "go to: disagreements"},
		{"decided", "g d", "go to: decided"}, {"days", "g y", "go to: days"}, {"apply", "g p", "go to: apply"},
		{"help", "?", "keys"}}
}

// keyCookie holds what a reviewer changed of the keys.
const keyCookie = "memloom_keys"

// keyPattern is what a key may be: one character, or g and another.
var keyPattern = regexp.MustCompile(`^(g )?[!-~]$`)

// keysOf are the keys of who sent a request.
func keysOf(r *http.Request) keymap {
	changed := url.Values{}
	if c, err := r.Cookie(keyCookie); err == nil {
		if v, err := url.ParseQuery(c.Value); err == nil {
			changed = v
		}
	}
	if changed.Get("off") != "" {
		return nil
	}
	out := keymap{}
	for _, s := range shortcuts() {
		out[s.Action] = s.Key
		if k := changed.Get(s.Action); keyPattern.MatchString(k) {
			out[s.Action] = k
		}
	}
	return out
}

type keysView struct {
	Rows  []shortcut
	Off   bool
	Wrong string
}

func (d *Desk) keysPage(r *request) (*answer, error) { return showKeys(r, ""), nil }

func showKeys(r *request, problem string) *answer {
	v := keysView{Rows: shortcuts(), Off: r.keys == nil, Wrong: problem}
	for i, s := range v.Rows {
		if k := r.keys.Of(s.Action); k != "" {
			v.Rows[i].Key = k
		}
	}
	out := shown("keys", "Keys", v)
	if problem != "" {
		out.status = http.StatusUnprocessableEntity
	}
	return out
}

// setKeys keeps a reviewer's keys in a cookie.
func (d *Desk) setKeys(r *request) (*answer, error) {
	v := url.Values{}
	if r.Form.Get("off") != "" {
		v.Set("off", "1")
	}
	used := map[string]string{}
	for _, s := range shortcuts() {
		k := strings.TrimSpace(r.Form.Get(s.Action))
		switch {
		case k == "" || r.Form.Get("reset") != "":
			k = s.Key
		case !keyPattern.MatchString(k):
			return showKeys(r, "“"+k+"” is no key: a key is one character, or g and another one, as “g r”."), nil
		}
		if other, ok := used[k]; ok {
			return showKeys(r, "“"+k+"” would be the key of “"+other+"” and of “"+s.Title+"”."), nil
		}
		if used[k] = s.Title; k != s.Key {
			v.Set(s.Action, k)
		}
	}
	if used["g"] != "" {
		return showKeys(r, "“g” alone is no key: others begin with it."), nil
	}
	http.SetCookie(r.w, &http.Cookie{Name: keyCookie, Value: v.Encode(), Path: "/", HttpOnly: true, Secure: d.guard.secure,
		SameSite: http.SameSiteStrictMode, MaxAge: 365 * 24 * 3600})
	return goTo("/keys"), nil
}
