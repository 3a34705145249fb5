package main

import (
	"fmt"

	"github.com/spf13/cobra"

	"memloom/internal/pack"
	"memloom/internal/table"
)

func (a *app) domainCommand() *cobra.Command {
	cmd := &cobra.Command{
		Use: "domain", Short: "List domain packs, show one, begin one of your own, or check it", Args: cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error { return cmd.Help() },
	}
	cmd.AddCommand(a.domainList(), a.domainShow(), a.domainInit(), a.domainCheck())
	return cmd
}

func (a *app) domainList() *cobra.Command {
	return &cobra.Command{
		Use: "list", Short: "List the domain packs that memloom carries", Args: cobra.NoArgs,
		RunE: func(*cobra.Command, []string) error {
			rows := table.New(table.Words("domain"), table.Sentences("description"))
			for _, name := range pack.BuiltinNames() {
				p, err := pack.Builtin(name)
				if err != nil {
					return err
				}
				if a.json {
					if err := a.encode(map[string]string{"name": p.Name, "title": p.Title,
						"description": p.Description}); err != nil {
						return err
					}
					continue
				}
				rows.Row(p.Name, p.Description)
			}
			return a.table(rows)
		},
	}
}

func (a *app) domainShow() *cobra.Command {
	return &cobra.Command{
		Use: "show NAME|FILE", Short: "Show what a domain pack carries", Args: cobra.ExactArgs(1),
		RunE: func(_ *cobra.Command, args []string) error {
			_, p, err := readPack(args[0])
			if err != nil {
				return usage("%w", err)
			}
			if a.json {
				return a.encode(p)
			}
			fmt.Fprintf(a.out, "%s – %s\n%s\n\n", p.Name, p.Title, a.folded(p.Description, ""))
			for _, j := range p.Projects {
				fmt.Fprintf(a.out, "%s\n  %s\n", j.Name, a.folded(j.Context, "  "))
				for _, s := range j.Subprojects {
					fmt.Fprintf(a.out, "  · %s\n",
						a.folded(fmt.Sprintf("%s: %s (%d components)", s.Name, s.Goal, len(s.Components)), "    "))
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
				fmt.Fprintln(a.out)
				if err := a.table(t); err != nil {
					return err
				}
			}
			_, err = fmt.Fprintf(a.out, "\n%s, %s, %s, %s\n", countOf(len(p.Roles), "role"), countOf(len(p.Terms), "term"),
				countOf(len(p.Rules), "rule"), countOf(len(p.News), "news frame"))
			return err
		},
	}
}
