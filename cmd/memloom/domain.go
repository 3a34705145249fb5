package main

import (
	"fmt"
	"text/tabwriter"

	"github.com/spf13/cobra"

	"memloom/internal/pack"
)

func (a *app) domainCommand() *cobra.Command {
	cmd := &cobra.Command{
		Use: "domain", Short: "List domain packs, show one, or check one that you write", Args: cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error { return cmd.Help() },
	}
	cmd.AddCommand(a.domainList(), a.domainShow(), a.domainCheck())
	return cmd
}

func (a *app) domainList() *cobra.Command {
	return &cobra.Command{
		Use: "list", Short: "List the domain packs that memloom carries", Args: cobra.NoArgs,
		RunE: func(*cobra.Command, []string) error {
			w := tabwriter.NewWriter(a.out, 0, 0, 3, ' ', 0)
			for _, name := range pack.BuiltinNames() {
				p, err := pack.Builtin(name)
				if err != nil {
					return err
				}
				if a.json {
					if err := a.encode(map[string]string{"name": p.Name, "title": p.Title, "description": p.Description}); err != nil {
						return err
					}
					continue
				}
				fmt.Fprintf(w, "%s\t%s\n", p.Name, p.Description)
			}
			return w.Flush()
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
			fmt.Fprintf(a.out, "%s – %s\n%s\n\n", p.Name, p.Title, p.Description)
			for _, j := range p.Projects {
				fmt.Fprintf(a.out, "%s\n  %s\n", j.Name, j.Context)
				for _, s := range j.Subprojects {
					fmt.Fprintf(a.out, "  · %s: %s (%d components)\n", s.Name, s.Goal, len(s.Components))
				}
			}
			w := tabwriter.NewWriter(a.out, 0, 0, 3, ' ', 0)
			fmt.Fprintln(w, "\ndeliverable\tphase\tattributes\tdays")
			for _, d := range p.Deliverables {
				fmt.Fprintf(w, "%s\t%s\t%d\t%d–%d\n", d.Noun, d.Lifecycle, len(d.Attributes), d.Days[0], d.Days[1])
			}
			fmt.Fprintln(w, "\nattribute\tclass\tvalues\t")
			for _, x := range p.Attributes {
				fmt.Fprintf(w, "%s\t%s\t%s\t\n", x.Noun, x.Class, x.Value.Kind)
			}
			if err := w.Flush(); err != nil {
				return err
			}
			_, err = fmt.Fprintf(a.out, "\n%d roles, %d terms, %d rules, %d pieces of news\n", len(p.Roles), len(p.Terms), len(p.Rules), len(p.News))
			return err
		},
	}
}

func (a *app) domainCheck() *cobra.Command {
	return &cobra.Command{
		Use: "check NAME|FILE", Short: "Say what is wrong with a pack, line by line, and what it can carry", Args: cobra.ExactArgs(1),
		RunE: func(_ *cobra.Command, args []string) error {
			text, p, err := readPack(args[0])
			if err != nil {
				return usage("%w", err)
			}
			if problems := pack.Validate(text); len(problems) > 0 { // Load takes the program's own packs as checked
				return usage("%w", &pack.Error{Name: args[0], Problems: problems})
			}
			if a.json {
				return a.encode(p.Capacity())
			}
			_, err = fmt.Fprintf(a.out, "%s is sound.\n%s\n", args[0], p.Capacity())
			return err
		},
	}
}
