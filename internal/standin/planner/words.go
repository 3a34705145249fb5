package planner

// Components are a thing and where it is or whose. A sub-project has the things
// of one kind, so that no two work on the same.
var (
	whereabouts = []string{
		"north", "south", "east", "west", "upper", "lower", "inner", "outer", "front", "rear", "central", "side", "shared",
		"visitor", "member", "partner", "supplier", "winter", "summer", "mobile", "public", "private", "regional", "harbour",
		"garden", "corner", "spare", "guest", "rooftop", "riverside",
	}
	things = [][]string{
		{"hall", "lobby", "corridor", "counter", "doorway", "stairwell", "courtyard", "basement", "loft", "workshop",
			"garage", "annex", "terrace", "gallery"},
		{"ledger", "register", "archive", "folder", "notebook", "catalogue", "directory", "inbox", "binder", "almanac",
			"bulletin", "questionnaire", "album", "noticeboard"},
		{"cabinet", "trolley", "scanner", "printer", "locker", "lamp", "sensor", "screen", "toolbox", "shelf", "crate",
			"ladder", "pump", "projector"},
	}
)

// The parts of plain rules.
var (
	dealings = []string{"loans of", "changes to", "removals of", "copies of", "moves of", "repairs of", "sales of",
		"photographs of", "donations of", "exchanges of"}
	belongings = []string{
		"the shared furniture", "the spare keys", "the visitor passes", "the printed signs", "the stored paintings",
		"the borrowed instruments", "the wall maps",
		"the company bicycles", "the kitchen appliances", "the potted plants", "the festival banners", "the old uniforms",
		"the lost umbrellas", "the prize cups",
		"the stage curtains", "the garden tools", "the model ships", "the guest books", "the office radios",
		"the picnic benches", "the heirloom clocks",
	}

	colours = []string{
		"amber", "silver", "velvet", "copper", "ivory", "scarlet", "indigo", "marble", "crystal", "walnut", "saffron",
		"granite", "juniper", "coral", "linen",
		"bamboo", "cobalt", "maple", "pewter", "jasmine",
	}
	spells = []struct{ noun, with string }{
		{"spell", "during"}, {"lane", "in"}, {"passage", "during"}, {"season", "in"}, {"watch", "during"}, {"interlude",
			"during"},
		{"phase", "in"}, {"tide", "during"}, {"round", "in"}, {"pause", "during"},
	}
	spans  = []string{"the run-up to", "the aftermath of", "the rehearsals for", "the preparations of", "the middle of"}
	events = []string{
		"the summer festival", "the move to another building", "the visit of the inspectors", "the stocktaking",
		"the charity fair",
		"the board election", "the renovation of the entrance", "the staff outing", "the annual closing", "the jubilee",
	}
	consents = []string{"a signature of", "a written note from", "a word with", "the presence of", "an agreement with",
		"a go-ahead from"}
	offices  = []string{"the front office", "the caretakers", "the works council", "the legal desk"}
	becauses = []string{
		"the usual path took longer than the matter itself", "nobody was at the desk when it counted",
		"the insurers asked for it",
		"a mix-up had gone unnoticed", "several groups were waiting for each other", "the people in charge had changed",
		"neighbours had complained", "the auditors had raised it", "a misunderstanding had become expensive",
	}
)

// The parts of rationales: predicates behind a name.
var (
	atEase = map[string][]string{
		"":    {"comes to it with fresh eyes", "can ask the others for help with it", "gets support from the team"},
		"low": {"wants to grow in {skill}", "has begun to learn {skill}", "gets some practice in {skill} this way"},
		"medium": {"is comfortable with {skill}", "has solid experience with {skill}",
			"has worked with {skill} before"},
		"strong": {"is strong in {skill}", "knows {skill} inside out", "needs no help with {skill}"},
	}
	atTheTop  = []string{"has the authority that such a decision needs", "is responsible for the overall direction"}
	inTheLead = []string{"keeps an overview of the work around it", "coordinates the people involved"}
)
