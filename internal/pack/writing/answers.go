package writing

import "memloom/internal/corpus"

// What a model answers, a type for each task: pack types without maps, which not every provider takes in a schema.
type (
	headOut struct {
		Title       string    `json:"title"`
		Description string    `json:"description"`
		Departments []string  `json:"departments"`
		Roles       []roleOut `json:"roles"`
	}
	roleOut struct {
		Name        string   `json:"name"`
		Title       string   `json:"title"`
		Departments []string `json:"departments"`
		Ranks       []int    `json:"ranks"`
		Technical   bool     `json:"technical,omitempty"`
		Skills      []string `json:"skills"`
	}
	termsOut struct {
		Terms []termOut `json:"terms"`
	}
	termOut struct {
		Concept string    `json:"concept"`
		Words   []wordOut `json:"words"`
		Value   *valueOut `json:"value,omitempty"` // what a task's own of it can be
	}
	wordOut struct {
		Role string `json:"role"`
		Word string `json:"word"`
	}
	poolsOut struct {
		Pools []poolOut `json:"pools"`
	}
	poolOut struct {
		Name  string   `json:"name"`
		Names []string `json:"names"`
	}
	attributesOut struct {
		Attributes []attributeOut `json:"attributes"`
	}
	attributeOut struct {
		Noun     string   `json:"noun"`
		Plural   string   `json:"plural,omitempty"` // of a tally
		Class    string   `json:"class"`
		Value    valueOut `json:"value"`
		Synonyms []string `json:"synonyms"`
		Because  []string `json:"because"` // it changes if there are some
		Handover bool     `json:"handover,omitempty"`
	}
	valueOut struct {
		Kind     string   `json:"kind"`
		Min      string   `json:"min,omitempty"`
		Max      string   `json:"max,omitempty"`
		Step     string   `json:"step,omitempty"`
		Unit     string   `json:"unit,omitempty"`
		Currency string   `json:"currency,omitempty"`
		Working  bool     `json:"working,omitempty"`
		Pool     string   `json:"pool,omitempty"`
		Of       []string `json:"of,omitempty"`
	}
	textsOut struct {
		Noun     string   `json:"noun"`
		Synonyms []string `json:"synonyms"`
		clausesOut
	}
	clausesOut struct {
		Texts []string  `json:"texts"`
		Slots []slotOut `json:"slots"`
	}
	slotOut struct {
		Name    string   `json:"name"`
		Members []string `json:"members"`
	}
	deliverableOut struct {
		Noun       string     `json:"noun"`
		Done       []string   `json:"done"`
		Skills     []string   `json:"skills"`
		Roles      []string   `json:"roles"`
		Attributes []string   `json:"attributes"`
		Shortest   int        `json:"shortest"`
		Longest    int        `json:"longest"`
		Work       clausesOut `json:"work"`
		Doubts     clausesOut `json:"doubts"`
	}
	themesOut struct {
		Themes []themeOut `json:"themes"`
	}
	themeOut struct {
		Key      string      `json:"key"`
		Problems []string    `json:"problems"`
		Remedies []remedyOut `json:"remedies"`
	}
	remedyOut struct {
		Role   string `json:"role"`
		Remedy string `json:"remedy"`
	}
	projectOut struct {
		Name        string          `json:"name"`
		Context     string          `json:"context"`
		Challenges  []string        `json:"challenges"`
		Categories  []string        `json:"categories"`
		Subprojects []subprojectOut `json:"subprojects"`
	}
	subprojectOut struct {
		Name       string   `json:"name"`
		Goal       string   `json:"goal"`
		Components []string `json:"components"`
	}
	rulesOut struct {
		Rules []ruleOut `json:"rules"`
	}
	ruleOut struct {
		Scope  string   `json:"scope"`
		Matter string   `json:"matter"`
		Person bool     `json:"person,omitempty"` // it needs a person's consent
		Needs  []string `json:"needs"`
		caseOut
	}
	caseOut struct {
		Term    string   `json:"term"`
		When    string   `json:"when"`
		Means   []string `json:"means"`
		Because []string `json:"because"`
	}
	exceptionsOut struct {
		Exceptions []caseOut `json:"exceptions"`
	}
	newsOut struct {
		News []newOut `json:"news"`
	}
	newOut struct {
		Sentence string          `json:"sentence"`
		Kind     corpus.NewsKind `json:"kind"`
		About    string          `json:"about"`
		Slots    []newSlotOut    `json:"slots"`
	}
	newSlotOut struct {
		Name  string   `json:"name"`
		Value valueOut `json:"value"`
	}
	listsOut struct {
		Closures []string `json:"closures"`
		Asides   []string `json:"asides"`
	}
	moreOut struct {
		Entries []string `json:"entries"`
	}
)
