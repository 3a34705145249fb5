package main

import (
	"context"
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"memloom/internal/app"
	"memloom/internal/app/audit"
	"memloom/internal/app/check"
	"memloom/internal/app/desk"
	"memloom/internal/app/domain"
	"memloom/internal/app/models"
	"memloom/internal/app/page"
	work "memloom/internal/app/run"
	"memloom/internal/app/score"
	"memloom/internal/app/show"
	"memloom/internal/table"
	"memloom/pipeline"
)

// run executes the command line and returns the exit code.
func run(ctx context.Context, args []string, s app.Surroundings) int {
	c := app.NewConsole(s)
	root := rootOf(c)
	root.SetArgs(args)
	root.SetOut(c.Out)
	root.SetErr(c.Err)
	return app.ExitCode(c.Close(app.BeingMade(root.ExecuteContext(ctx))))
}

func rootOf(c *app.Console) *cobra.Command {
	root := group("memloom", commands(c)...)
	root.Version, root.SilenceUsage, root.SilenceErrors = pipeline.Version(), true, true
	root.PersistentPreRun = func(cmd *cobra.Command, _ []string) {
		c.Command = cmd.CommandPath()
		if c.JSON {
			c.Whole()
		}
	}
	root.SetFlagErrorFunc(flagError)
	root.PersistentFlags().BoolVar(&c.JSON, "json", false, "one JSON object a line where a program would read")
	root.PersistentFlags().BoolVar(&c.Quiet, "quiet", false, "no progress")
	root.SetUsageTemplate(strings.ReplaceAll(root.UsageTemplate(), ".FlagUsages ",
		fmt.Sprintf(".FlagUsagesWrapped %d ", table.Width)))
	wrapArgs(root)
	return root
}

// commands lists the commands: a path of help.txt, what is asked for where the user says nothing, and the action.
func commands(c *app.Console) []*cobra.Command {
	settings, runPage := work.Defaults(), work.Page{Serve: desk.Page}
	workers := work.Workers{N: c.CPUs}
	shown := bind(c, "show", show.In{}, show.Show)
	shown.Args = nil // it says itself what is missing
	return []*cobra.Command{
		opening(bind(c, "generate", work.GenerateIn{Settings: settings, Workers: workers, Page: runPage}, work.Generate)),
		opening(bind(c, "resume", work.ResumeIn{Workers: workers, Page: runPage}, work.Resume)),
		opening(bind(c, "plan", work.PlanIn{Settings: settings, Workers: workers, Page: runPage}, work.Plan)),
		opening(bind(c, "preview", work.PreviewIn{Settings: settings, Workers: workers, Page: runPage, Drafts: 5},
			work.Preview)),
		bind(c, "status", work.StatusIn{}, work.Status),
		shown,
		bind(c, "search", show.SearchIn{Limit: 10}, show.Search),
		bind(c, "explain", show.Record{}, show.Explain),
		bind(c, "trace", show.Record{}, show.Trace),
		bind(c, "impact", show.Record{}, show.Impact),
		bind(c, "filter", audit.FilterIn{}, audit.Filter),
		auditCommands(c),
		bind(c, "check", check.In{}, check.Check),
		bind(c, "stats", page.StatsIn{}, page.Stats),
		bind(c, "ask", score.AskIn{Task: score.AskSolve, Workers: c.CPUs}, score.Ask),
		bind(c, "score", score.In{Sample: 225, K: 10, Workers: c.CPUs}, score.Score),
		bind(c, "quality", score.QualityIn{Windows: 10, Messages: 30, Scale: score.QualityScales()[0].String(), Seed: 1,
			Workers: c.CPUs}, score.Quality),
		bind(c, "stream", streamIn{Messages: 5}, cutStream),
		bind(c, "report", page.ReportIn{}, page.Report),
		bind(c, "diff", diffIn{}, compare),
		group("export", exports(c)...),
		group("recipe", bind(c, "recipe list", struct{}{}, listRecipes),
			bind(c, "recipe show", recipeIn{Scale: 1}, showRecipe)),
		group("domain", bind(c, "domain list", struct{}{}, listDomains), bind(c, "domain show", domainIn{}, showDomain),
			bind(c, "domain init", domain.InitIn{Size: domain.DefaultSize()}, domain.Init),
			bind(c, "domain check", domain.CheckIn{Size: domain.DefaultSize()}, domain.Check)),
		group("models", bind(c, "models check", models.CheckIn{}, models.Check),
			bind(c, "models templates", models.TemplatesIn{}, models.Templates)),
		bind(c, "mock-server", mockIn{Addr: "127.0.0.1:8089", Script: "none", Seed: 1}, runMock),
	}
}

// auditCommands open the desk, and do the same in the terminal.
func auditCommands(c *app.Console) *cobra.Command {
	cmd := bind(c, "audit", desk.Defaults(), desk.Desk)
	cmd.Args = cobra.MaximumNArgs(1)
	open := cmd.RunE
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		switch {
		case len(args) == 0 && cmd.Flags().NFlag() > 0:
			return app.Usage("audit opens the folder of a corpus: %s", app.Command("audit", "DIR"))
		case len(args) == 0:
			return cmd.Help()
		}
		return open(cmd, args)
	}
	labels := bind(c, "audit score", audit.LabelsIn{}, audit.Score)
	_ = labels.MarkFlagRequired("labels")
	cmd.AddCommand(
		bind(c, "audit list", audit.ListIn{Queue: "review"}, audit.List),
		bind(c, "audit show", audit.ShowIn{}, audit.Show),
		bind(c, "audit decide", audit.DecideIn{}, audit.Decide),
		bind(c, "audit edit", audit.EditIn{}, audit.EditItem),
		bind(c, "audit apply", audit.ApplyIn{Judging: -1}, audit.Apply),
		labels,
		bind(c, "audit export", audit.DirIn{}, audit.Export),
		bind(c, "audit merge", audit.MergeIn{}, audit.Merge),
		bind(c, "audit day", audit.DayIn{}, audit.Day),
		bind(c, "audit agreement", audit.AgreementIn{}, audit.Agreement),
		bind(c, "audit sample", audit.SampleIn{N: audit.SampleSize}, audit.Sample),
		bind(c, "audit double", audit.DoubleIn{}, audit.Double),
	)
	return cmd
}

// opening lets --open have no value.
func opening(cmd *cobra.Command) *cobra.Command {
	cmd.Flags().Lookup("open").NoOptDefVal = work.OpenRun
	return cmd
}
