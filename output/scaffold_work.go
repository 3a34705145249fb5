package output

import "memloom/internal/corpus"

type projectRow struct {
	InCorpus
	ProjectID  string   `parquet:"project_id" about:"the project"`
	Name       string   `parquet:"name" about:"its name"`
	Sector     string   `parquet:"sector" about:"the domain pack"`
	Context    string   `parquet:"context" size:"text" about:"what it is about"`
	Challenges []string `parquet:"challenges,list" size:"text" about:"what makes it hard"`
	Categories []string `parquet:"categories,list" about:"its category tags"`
	Roles      []string `parquet:"roles,list" about:"the roles that it expects"`
}

type subprojectRow struct {
	InCorpus
	SubprojectID string `parquet:"subproject_id" about:"the sub-project"`
	ProjectID    string `parquet:"project_id" about:"the project"`
	GroupID      string `parquet:"group_id" id:"group" about:"the group whose work it is"`
	Name         string `parquet:"name" about:"its name"`
	Goal         string `parquet:"goal" size:"text" about:"what it is to reach"`
}

type taskRow struct {
	InCorpus
	TaskID       string   `parquet:"task_id" id:"task,key" about:"the task"`
	ProjectID    string   `parquet:"project_id,dict" about:"the project"`
	SubprojectID string   `parquet:"subproject_id,dict" about:"the sub-project"`
	GroupID      string   `parquet:"group_id,dict" id:"group" about:"the group"`
	Name         string   `parquet:"name" about:"what people call it, unique"`
	Component    string   `parquet:"component" about:"the part that is worked on"`
	Deliverable  string   `parquet:"deliverable" size:"text" about:"what comes of it"`
	Lifecycle    string   `parquet:"lifecycle,dict" about:"the development phase"`
	OwnerID      string   `parquet:"owner_id,dict" id:"person" about:"who owns it"`
	Rationale    string   `parquet:"rationale" size:"text" about:"why this owner"`
	ActiveIDs    []string `parquet:"active_ids,list" id:"person" about:"who works on it, owner first"`
	Skills       []string `parquet:"skills,list" about:"what it needs"`
	Strategic    bool     `parquet:"strategic" about:"whether only executives and managers own such a task"`
	Waits        *string  `parquet:"waits,optional,dict" about:"where what it waits for comes from: none, internal, cross-group; NULL: not recorded"`
	Start        int32    `parquet:"start,date" about:"the day on which work began"`
	Due          int32    `parquet:"due,date" about:"the day for which it was planned"`
	End          *int32   `parquet:"end,optional,date" about:"the day on which it was finished; NULL: not within the corpus"`
	PhaseID      *string  `parquet:"phase_id,optional" about:"the phase whose piece of work it is; NULL: it is none of a phase"`
	Category     *string  `parquet:"category,optional,dict" about:"how a phase is followed: risks, milestone or work items; NULL: it is not a phase"`
	Goal         *string  `parquet:"goal,optional,dict" size:"text" about:"the status that a phase is to reach; NULL: it is not a phase"`
	Page         *string  `parquet:"page,optional" size:"text" about:"the address of a phase's documentation; NULL: it is not a phase"`
}

type dependencyRow struct {
	InCorpus
	FromTaskID string `parquet:"from_task_id" id:"task" about:"the task that is waited for"`
	ToTaskID   string `parquet:"to_task_id" id:"task" about:"the task that waits"`
	Type       string `parquet:"type,dict" about:"data contract, shared infrastructure, policy decision, or internal to a group"`
	Artefact   string `parquet:"artefact" size:"text" about:"what is handed over"`
}

type scheduledRow struct {
	InCorpus
	Date     int32  `parquet:"date,date" about:"a workday of the task's window"`
	TaskID   string `parquet:"task_id" id:"task" about:"the task"`
	DayClass string `parquet:"day_class,dict" about:"starting, ongoing or ending"`
}

type calendarRow struct {
	Shareable
	Date    int32   `parquet:"date,date" about:"a day of the calendar"`
	Weekday string  `parquet:"weekday,dict" about:"its name"`
	Workday bool    `parquet:"workday" about:"whether people work"`
	Closure *string `parquet:"closure,optional" about:"why nobody works on what would be a workday"`
}

func workTables() []Table {
	return []Table{
		plain(Scaffold, "projects", "a project",
			func(c *corpus.Corpus) *[]corpus.Project { return &c.Projects },
			func(p corpus.Project) projectRow {
				return projectRow{ProjectID: p.ID, Name: p.Name, Sector: p.Sector, Context: p.Context,
					Challenges: p.Challenges, Categories: p.Categories, Roles: p.Roles}
			},
			func(r projectRow) (corpus.Project, error) {
				return corpus.Project{
					ID: r.ProjectID, Name: r.Name, Sector: r.Sector, Context: r.Context,
					Challenges: list(r.Challenges), Categories: list(r.Categories), Roles: list(r.Roles),
				}, nil
			}),
		plain(Scaffold, "subprojects", "the work of one group",
			func(c *corpus.Corpus) *[]corpus.Subproject { return &c.Subprojects },
			func(s corpus.Subproject) subprojectRow {
				return subprojectRow{SubprojectID: s.ID, ProjectID: s.ProjectID, GroupID: s.GroupID, Name: s.Name,
					Goal: s.Goal}
			},
			func(r subprojectRow) (corpus.Subproject, error) {
				return corpus.Subproject{ID: r.SubprojectID, ProjectID: r.ProjectID, GroupID: r.GroupID, Name: r.Name,
					Goal: r.Goal}, nil
			}),
		plain(Scaffold, "tasks", "a piece of work with one deliverable, one owner and a window",
			func(c *corpus.Corpus) *[]corpus.Task { return &c.Tasks }, toTaskRow, fromTaskRow),
		plain(Scaffold, "dependencies", "a task that waits for another",
			func(c *corpus.Corpus) *[]corpus.Dependency { return &c.Dependencies },
			func(d corpus.Dependency) dependencyRow {
				return dependencyRow{FromTaskID: d.FromID, ToTaskID: d.ToID, Type: d.Type, Artefact: d.Artefact}
			},
			func(r dependencyRow) (corpus.Dependency, error) {
				return corpus.Dependency{FromID: r.FromTaskID, ToID: r.ToTaskID, Type: r.Type,
					Artefact: r.Artefact}, nil
			}),
		plain(Scaffold, "schedule", "a task on a workday",
			func(c *corpus.Corpus) *[]corpus.Scheduled { return &c.Schedule },
			func(s corpus.Scheduled) scheduledRow {
				return scheduledRow{Date: days(s.Date), TaskID: s.TaskID, DayClass: string(s.Class)}
			},
			func(r scheduledRow) (corpus.Scheduled, error) {
				return corpus.Scheduled{Date: date(r.Date), TaskID: r.TaskID, Class: corpus.DayClass(r.DayClass)}, nil
			}),
		common(define(Scaffold, "calendar", "a day of the run's calendar", eachDay, loadDay)),
	}
}

func toTaskRow(t corpus.Task) taskRow {
	return taskRow{
		TaskID: t.ID, ProjectID: t.ProjectID, SubprojectID: t.SubprojectID, GroupID: t.GroupID, Name: t.Name,
		Component: t.Component, Deliverable: t.Deliverable, Lifecycle: string(t.Lifecycle), OwnerID: t.OwnerID,
		Rationale: t.Rationale, ActiveIDs: t.ActiveIDs, Skills: t.Skills, Strategic: t.Strategic, Waits: opt(string(t.Waits)),
		Start: days(t.Start), Due: days(t.Due), End: opt(days(t.End)), PhaseID: opt(t.PhaseID),
		Category: opt(t.Progress.Category), Goal: opt(t.Progress.Goal), Page: opt(t.Progress.Page),
	}
}

func fromTaskRow(r taskRow) (corpus.Task, error) {
	return corpus.Task{
		ID: r.TaskID, ProjectID: r.ProjectID, SubprojectID: r.SubprojectID, GroupID: r.GroupID, Name: r.Name,
		Component: r.Component, Deliverable: r.Deliverable, Lifecycle: corpus.Lifecycle(r.Lifecycle), OwnerID: r.OwnerID,
		Rationale: r.Rationale, ActiveIDs: list(r.ActiveIDs), Skills: list(r.Skills),
		Strategic: r.Strategic, Waits: corpus.DependencyOf(val(r.Waits)),
		Start: date(r.Start), Due: date(r.Due), End: date(val(r.End)), PhaseID: val(r.PhaseID),
		Progress: corpus.Progress{Category: val(r.Category), Goal: val(r.Goal), Page: val(r.Page)},
	}, nil
}

func eachDay(v *view, put func(calendarRow) error) error {
	if v.c.First == 0 {
		return nil
	}
	calendar := corpus.Calendar{First: v.c.First, Last: v.c.Last, Closures: v.c.Closures}
	closures := v.c.Closures
	for d := v.c.First; d <= v.c.Last; d++ {
		r := calendarRow{Date: days(d), Weekday: d.Weekday().String(), Workday: calendar.IsWorkday(d)}
		if len(closures) > 0 && closures[0].Date == d {
			r.Closure, closures = &closures[0].Name, closures[1:]
		}
		if err := put(r); err != nil {
			return err
		}
	}
	return nil
}

func loadDay(l *loader, r calendarRow) error {
	d := date(r.Date)
	if l.c.First == 0 {
		l.c.First = d
	}
	l.c.Last = d
	if r.Closure != nil {
		l.c.Closures = append(l.c.Closures, corpus.Closure{Date: d, Name: *r.Closure})
	}
	return nil
}
