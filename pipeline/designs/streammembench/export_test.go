package streammembench

import (
	"memloom/pipeline/sessions"
	"memloom/pipeline/stage"
	"memloom/prompts"
)

// Asked returns what the author is asked for the episodes of the first user.
func Asked(e *stage.Env) ([]prompts.SessionIn, error) {
	p := planner{e}
	plan, err := p.planOf(stage.Ref{ID: "c1"})
	if err != nil {
		return nil, err
	}
	var out []prompts.SessionIn
	for n := range plan.Len() {
		b := plan.Brief(n)
		in := b.Parts[0]
		in.User, in.Date = sessions.Voice(p.Users()[0]), b.Start.Date()
		out = append(out, in)
	}
	return out, nil
}
func Dump(e *stage.Env) {
	p := planner{e}
	k, source := p.keys(), p.Source(stage.Ref{ID: "c1"}.Key("blueprint", "stream"))
	d := newDrawing(k, sessions.Life(), source("pool"))
	d.pool(p.wanted())
	d.place()
	worded(d.list, k.Count, k.UserRunes)
	d.asides()
	n := map[string]int{}
	for _, x := range d.list { if x.Session >= 0 { n[x.Serves]++ } }
	for _, c := range d.said {
		want := 0
		for _, p := range c.pieces { want = max(want, heard[p.Serves]) }
		if c.n < want { print("   short ", c.pieces[0].Serves, " n ", c.n, " want ", want, " values ", len(c.values), " choices ", len(c.pieces[0].Choices), " flip ", c.pieces[0].Flip != nil) 
		 for _, l := range c.links { print(" ", l.What, l.session)}; println() }
	}
	for k, w := range p.wanted() { if n[k] != w { print(k, n[k], " of ", w, "; ") } }
	t := 0.0
	for _, l := range d.load { t += l; print(" ", int(l)) }
	println(" load", int(t), len(d.changes))
}
