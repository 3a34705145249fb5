package lexicon

import (
	"slices"
	"strings"
)

// resolver reads files and writes out what their patterns refer to.
type resolver struct {
	faults faults
	shared *scope // parts of all files
	tables map[key]*block
	blocks []*block // in the order of files and lines
	scopes []*scope
	out    map[*block][]string
	under  map[*block]bool // tables that are being written out
	used   map[*block]bool // tables that were included
}

// scope is parts that serve a table, a file or all files.
type scope struct {
	parent *scope
	parts  map[string]*part
}

// part is a text that patterns name.
type part struct {
	at       place
	text     string
	expanded bool
	under    bool // it is being written out
	used     bool
}

func newScope(parent *scope) *scope { return &scope{parent: parent, parts: map[string]*part{}} }

// find returns the part of a name and the scope that has it.
func (s *scope) find(name string) (*part, *scope) {
	for ; s != nil; s = s.parent {
		if p := s.parts[name]; p != nil {
			return p, s
		}
	}
	return nil, nil
}

func newResolver() *resolver {
	return &resolver{shared: newScope(nil), tables: map[key]*block{}, out: map[*block][]string{},
		under: map[*block]bool{}, used: map[*block]bool{}}
}

// define adds a part to a scope.
func (r *resolver) define(at place, s *scope, name, text string) {
	if !isName(name) {
		r.faults.add(at, wantPart, "%q is no name of a part", "@"+name)
		return
	}
	if first := s.parts[name]; first != nil {
		r.faults.add(at, "a name of its own", "duplicate part @%s, which stands at %s", name, first.at)
		return
	}
	s.parts[name] = &part{at: at, text: text}
	if len(s.parts) == 1 {
		r.scopes = append(r.scopes, s)
	}
}

// resolve writes out all tables.
func (r *resolver) resolve() map[string]map[string][]string {
	groups := map[string]map[string][]string{}
	for _, s := range r.scopes {
		r.checkHiding(s)
	}
	for _, b := range r.blocks {
		lines := r.block(b)
		for _, k := range b.keys {
			if k.group == sharedGroup {
				continue
			}
			if groups[k.group] == nil {
				groups[k.group] = map[string][]string{}
			}
			groups[k.group][k.name] = lines
		}
	}
	r.checkUse()
	return groups
}

// checkHiding finds fault with parts that have the name of one that serves more.
func (r *resolver) checkHiding(s *scope) {
	for name, p := range s.parts {
		if first, _ := s.parent.find(name); first != nil {
			r.faults.add(p.at, "a name of its own", "duplicate part @%s, which stands at %s", name, first.at)
		}
	}
}

// checkUse finds fault with what nothing refers to.
func (r *resolver) checkUse() {
	for _, s := range r.scopes {
		for name, p := range s.parts {
			if !p.used {
				r.faults.add(p.at, "a pattern with @"+name, "part @%s is never used", name)
			}
		}
	}
	for _, b := range r.blocks {
		if b.keys[0].group == sharedGroup && !r.used[b] {
			r.faults.add(b.at, `an inclusion "+ `+b.keys[0].String()+`"`, "table %q is never included", b.keys[0])
		}
	}
}

// block returns the patterns of a table that leaves nothing open, written out.
func (r *resolver) block(b *block) []string {
	if out, ok := r.out[b]; ok || len(b.open) > 0 {
		return out
	}
	out := r.patterns(b, b.parts)
	r.out[b] = out
	return out
}

// patterns writes out the patterns of a table with the parts of a scope.
func (r *resolver) patterns(b *block, s *scope) []string {
	r.under[b] = true
	defer delete(r.under, b)
	out := make([]string, 0, len(b.lines))
	for _, l := range b.lines {
		if l.args == nil {
			out = append(out, r.expand(l.at, l.pattern, s))
			continue
		}
		out = append(out, r.included(l, s)...)
	}
	return out
}

// included returns the patterns that an inclusion stands for.
func (r *resolver) included(l line, s *scope) []string {
	b := r.tables[l.include]
	if b == nil {
		r.faults.add(l.at, "the name of a table", "unknown table %q", l.include)
		return nil
	}
	if r.under[b] {
		r.faults.add(l.at, "a table that does not include this one", "table %q includes itself", l.include)
		return nil
	}
	r.used[b] = true
	set := newScope(b.parts)
	for _, a := range l.args {
		if !slices.Contains(b.open, a.name) {
			r.faults.add(l.at, "a part that the heading names", "table %q leaves no part @%s open", l.include, a.name)
			continue
		}
		set.parts[a.name] = &part{at: l.at, text: r.expand(l.at, a.text, s), expanded: true}
	}
	if len(set.parts) < len(b.open) {
		r.faults.add(l.at, `"+ `+l.include.String()+" @"+b.open[0]+` = text"`, "table %q leaves a part open that is not set",
			l.include)
		return nil
	}
	if len(b.open) == 0 {
		return r.block(b)
	}
	return r.patterns(b, set)
}

// expand writes out the parts of a text.
func (r *resolver) expand(at place, text string, s *scope) string {
	if strings.IndexByte(text, '@') < 0 {
		return text
	}
	var b strings.Builder
	for {
		before, rest, found := strings.Cut(text, "@")
		b.WriteString(before)
		if !found {
			return b.String()
		}
		name := partName(rest)
		text = rest[len(name):]
		b.WriteString(r.partText(at, name, s))
	}
}

// partText is what a part stands for.
func (r *resolver) partText(at place, name string, s *scope) string {
	p, in := s.find(name)
	switch {
	case p == nil:
		r.faults.add(at, `a part of this table, this file or `+sharedFile, "unknown part @%s", name)
		return ""
	case p.under:
		r.faults.add(p.at, "a text without itself", "part @%s stands for itself", name)
		return ""
	case !p.expanded:
		p.under = true
		p.text = r.expand(p.at, p.text, in)
		p.under, p.expanded = false, true
	}
	p.used = true
	return p.text
}
