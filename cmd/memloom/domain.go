package main

import (
	"context"
	"fmt"

	"memloom/internal/app"
	"memloom/internal/pack"
	"memloom/internal/table"
)

// domainList are the domain packs that memloom carries.
type domainList []struct {
	Name        string `json:"name"`
	Title       string `json:"title"`
	Description string `json:"description"`
}

// Text prints a row a pack.
func (list domainList) Text(c *app.Console) {
	rows := table.New(table.Words("domain"), table.Sentences("description"))
	for _, p := range list {
		rows.Row(p.Name, p.Description)
	}
	c.Table(rows)
}

func listDomains(context.Context, struct{}, *app.Console) (domainList, error) {
	var out domainList
	for _, name := range pack.BuiltinNames() {
		p, err := pack.Builtin(name)
		if err != nil {
			return nil, err
		}
		out = append(out, domainList{{p.Name, p.Title, p.Description}}...)
	}
	return out, nil
}

type domainIn struct {
	Pack string `arg:"PACK"`
}

// domainPack is a pack with what it carries.
type domainPack struct{ *pack.Pack }

func showDomain(_ context.Context, in domainIn, _ *app.Console) (domainPack, error) {
	_, p, err := app.ReadPack(in.Pack)
	if err != nil {
		return domainPack{}, app.Usage("%w", err)
	}
	return domainPack{p}, nil
}

// JSON prints the pack.
func (p domainPack) JSON(c *app.Console) { c.Encode(p.Pack) }

// Text prints the projects of the pack, and tables of its deliverables and attributes.
func (p domainPack) Text(c *app.Console) {
	c.Printf("%s – %s\n%s\n\n", p.Name, p.Title, c.Folded(p.Description, ""))
	for _, j := range p.Projects {
		c.Printf("%s\n  %s\n", j.Name, c.Folded(j.Context, "  "))
		for _, s := range j.Subprojects {
			c.Printf("  · %s\n", c.Folded(fmt.Sprintf("%s: %s (%d components)", s.Name, s.Goal, len(s.Components)), "    "))
		}
	}
	deliverables := table.New(table.Words("deliverable", "phase"), table.Numbers("attributes", "days"))
	for _, d := range p.Deliverables {
		deliverables.Row(d.Noun, d.Lifecycle, fmt.Sprint(len(d.Attributes)), fmt.Sprintf("%d–%d", d.Days[0], d.Days[1]))
	}
	attributes := table.New(table.Words("attribute", "class", "values"))
	for _, x := range p.Attributes {
		attributes.Row(x.Noun, string(x.Class), string(x.Value.Kind))
	}
	for _, t := range []*table.Table{deliverables, attributes} {
		c.Printf("\n")
		c.Table(t)
	}
	c.Printf("\n%s, %s, %s, %s\n", app.CountOf(len(p.Roles), "role"), app.CountOf(len(p.Terms), "term"),
		app.CountOf(len(p.Rules), "rule"), app.CountOf(len(p.News), "news frame"))
}
