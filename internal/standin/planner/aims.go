package planner

import "memloom/internal/pack"

// aim is a project that any field can have.
type aim struct {
	name, context string
	challenges    []string
	categories    []string
	subprojects   [3][2]string // name and goal: of places, of papers, of equipment
}

// project returns an aim as packs have projects, without components.
func (a aim) project() pack.Project {
	out := pack.Project{Name: a.name, Context: a.context, Challenges: a.challenges, Categories: a.categories}
	for _, s := range a.subprojects {
		out.Subprojects = append(out.Subprojects, pack.Subproject{Name: s[0], Goal: s[1]})
	}
	return out
}

// aims are enough for all projects of a corpus in one field, and some to choose from.
var aims = []aim{
	{
		"Warm Welcome", "Visitors get lost on arrival and give up before anybody greets them.",
		[]string{"signs contradict each other", "greeters change shifts unannounced", "newcomers hesitate to ask",
			"queues block the entrance"},
		[]string{"hospitality", "visitors"},
		[3][2]string{{"Arrival Places", "Make every entrance easy to find and pleasant to wait in."},
			{"Greeting Papers", "Give newcomers everything they ask for in writing."}, {"Reception Gear",
				"Equip greeters so that nobody has to run for anything."}},
	},
	{
		"Safe Premises", "A near accident showed how little is known of the hazards in the buildings.",
		[]string{"hazards hide behind furniture", "drills are skipped", "responsibility is unclear",
			"alarms ring unheard"},
		[]string{"safety", "buildings"},
		[3][2]string{{"Escape Routes", "Keep every way out free, lit and known."},
			{"Hazard Archives", "Write down each danger where those concerned look first."}, {"Protective Devices",
				"Have what protects people at hand and in working order."}},
	},
	{
		"Frugal Energy", "Heating and light cost more each winter while most of them serve empty spaces.",
		[]string{"radiators run unwatched", "meters disagree", "draughts return after repairs",
			"habits outlast appeals"},
		[]string{"energy", "savings"},
		[3][2]string{{"Insulated Spaces", "Stop warmth from leaving through gaps and glass."},
			{"Consumption Books", "Show everybody what is used and by whom."}, {"Efficient Machinery",
				"Replace whatever burns power without need."}},
	},
	{
		"Lean Supply", "Goods arrive late, twice or at the wrong address, and nobody notices until they are missed.",
		[]string{"vendors promise too much", "stocks are counted rarely", "orders overlap", "returns gather dust"},
		[]string{"purchasing", "logistics"},
		[3][2]string{{"Storage Grounds", "Give each article a place from which it can be fetched."},
			{"Ordering Documents", "Know at any moment what was ordered and what came."}, {"Handling Equipment",
				"Carry goods without harm to them or to backs."}},
	},
	{
		"Living Memory", "When colleagues retire, what they know leaves with them.",
		[]string{"veterans underrate their knowledge", "recordings stay unlabelled", "interviews take patience",
			"keywords differ between generations"},
		[]string{"knowledge", "heritage"},
		[3][2]string{{"Storytelling Corners", "Offer settings in which experience is passed on."},
			{"Remembered Practice", "Put hard-won tricks into words that a beginner follows."}, {"Recording Kit",
				"Capture voices and gestures before they are gone."}},
	},
	{
		"Broad Access", "People with impairments reach only a part of what is offered to all.",
		[]string{"thresholds are overlooked", "print is small", "volunteers lack practice", "funding favours novelty"},
		[]string{"inclusion", "access"},
		[3][2]string{{"Barrier-free Paths", "Let everybody reach everything without asking for help."},
			{"Plain Writing", "Put whatever is published into words and sizes that all can read."}, {"Assistive Aids",
				"Lend what makes up for eyes, ears and hands."}},
	},
	{
		"Calm Mornings", "The rush after opening wears everybody out and spoils the rest.",
		[]string{"deliveries collide with guests", "keys go missing", "handovers are mumbled", "coffee runs out"},
		[]string{"routine", "staffing"},
		[3][2]string{{"Opening Areas", "Have each area ready before the doors open."},
			{"Handover Notes", "Tell the next crew what the last one learned."}, {"Prepared Appliances",
				"Let devices be warm, filled and tested in time."}},
	},
	{
		"Good Neighbours", "Residents nearby complain of noise, litter and parked vans, and talk to newspapers instead of to us.",
		[]string{"tempers are short", "promises were broken", "drivers ignore requests", "councillors take sides"},
		[]string{"community", "reputation"},
		[3][2]string{{"Outdoor Surroundings", "Keep what borders on others tidy and quiet."},
			{"Open Correspondence", "Answer each letter so that it needs no follow-up."}, {"Quiet Engines",
				"Silence what hums, rattles or beeps."}},
	},
}
