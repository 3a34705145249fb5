package blueprint

import (
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"memloom/internal/corpus"
	"memloom/internal/pack"
	"memloom/internal/pack/packtest"
	"memloom/personas"
)

// technologyDomain makes a domain of the technology pack with other sizes than the published ones.
func technologyDomain(t *testing.T, change func(*DomainOptions)) (*Blueprint, error) {
	t.Helper()
	p := packtest.Builtin(t, "technology")
	src := func(purpose string) *rand.Rand { return corpus.Rand(1, "domains", purpose) }
	people, err := personas.Generate(personas.Options{N: 12}, p, src("people"))
	if err != nil {
		t.Fatal(err)
	}
	o := DomainOptions{First: corpus.NewDate(2025, 1, 6), Days: 180, PhaseDays: 10, Waves: []int{7}, Projects: []int{7},
		Topics: []int{35},
		Phases: []int{70}, Members: 4, Issues: 6, Pieces: 3}
	change(&o)
	org, err := Domains(o, []*pack.Pack{p}, [][]corpus.Person{people}, src)
	if err != nil {
		return nil, err
	}
	return org.Projects[0], nil
}

// TestDomains_Sizes: a domain has what its sizes say, its names are unique, its people all sit somewhere, and its
// phases start as often on one day of the week as on another and end within the corpus (G1, G9, G12).
func TestDomains_Sizes(t *testing.T) {
	b, err := technologyDomain(t, func(*DomainOptions) {})
	if err != nil {
		t.Fatal(err)
	}
	phases := b.Phases()
	if len(b.Portfolio) != 7 || len(b.Groups) != 7 || len(b.Subprojects) != 35 || len(phases) != 70 ||
		len(b.Tasks) != 70*19 || len(b.Participants()) != 12 {
		t.Errorf("%d projects, %d channels, %d topics, %d phases, %d tasks, %d people", len(b.Portfolio), len(b.Groups),
			len(b.Subprojects),
			len(phases), len(b.Tasks), len(b.Participants()))
	}
	names, weekdays, of := map[string]bool{}, map[time.Weekday]int{}, map[string]int{}
	for _, x := range b.Tasks {
		if names[x.Name] {
			t.Errorf("%s twice", x.Name)
		}
		names[x.Name] = true
		of[x.PhaseID]++
		if x.PhaseID != "" {
			continue
		}
		weekdays[x.Start.Weekday()]++
		if x.End-x.Start != 9 || x.Start < b.Calendar.First || x.End > b.Calendar.Last || x.Progress.Category == "" ||
			x.Progress.Goal == "" || x.Progress.Page == "" {
			t.Errorf("%+v", x)
		}
	}
	for _, x := range phases {
		if of[x.ID] != 18 {
			t.Errorf("%s has %d pieces of work", x.ID, of[x.ID])
		}
	}
	for d, n := range weekdays {
		if n != 10 {
			t.Errorf("%d of 70 phases start on a %s", n, d)
		}
	}
	for _, g := range b.Groups {
		seen := map[string]bool{}
		for _, id := range g.MemberIDs {
			seen[id] = true
		}
		if len(seen) != 4 {
			t.Errorf("%s has the members %v", g.Name, g.MemberIDs)
		}
	}
}

// TestDomains_TooLittle: what a pack or the people do not carry is said, with the key that would help.
func TestDomains_TooLittle(t *testing.T) {
	for want, change := range map[string]func(*DomainOptions){
		"lower channels.projects": func(o *DomainOptions) { o.Projects[0] = 8 },
		"lower channels.topics":   func(o *DomainOptions) { o.Topics[0] = 36 },
		"lower channels.phases":   func(o *DomainOptions) { o.Phases[0] = 600 },
		"lower channels.members":  func(o *DomainOptions) { o.Members = 13 },
	} {
		if _, err := technologyDomain(t, change); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("got %v, want %q", err, want)
		}
	}
}
