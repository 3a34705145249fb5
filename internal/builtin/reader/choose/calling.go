package choose

import (
	"strings"

	"memloom/internal/builtin/reader/english"
	"memloom/internal/builtin/reader/talk"
	"memloom/internal/builtin/reader/text"
	"memloom/internal/corpus"
)

// What somebody would propose: people look at a problem from the side of their
// trade. Trades and what they are concerned with are those of ordinary life.

// trade is a profession: the words by which somebody says that it is theirs,
// all of one of the groups, and what such people work with.
type trade struct {
	names    []string // groups of words
	concerns string
}

// trades are more special ones first: a data protection officer is no officer
// of any other kind, and a test engineer none who builds.
var trades = []trade{
	{[]string{"data protection", "privacy"},
		"consent privacy personal anonymise pseudonymise retention purpose disclosure protection lawful deletion erase"},
	{[]string{"brand"}, "brand"},
	{[]string{"marketing officer", "marketing director"}, "board"},
	{[]string{"shop manager"}, "shop warehouse range shelf till sales"},
	{[]string{"campaign"}, "campaign schedule wave"},
	{[]string{"copywriter"}, "text word wording phrase verb line"},
	{[]string{"graphic designer"}, "layout sketch drawing picture"},
	{[]string{"video"}, "film camera"},
	{[]string{"media planner"}, "ad slot booking"},
	{[]string{"social media"}, "follower post livestream chat poll"},
	{[]string{"event manager"}, "guest stand promoter tent token evening"},
	{[]string{"market researcher"}, "interview"},
	{[]string{"customer analyst"}, "data query model"},
	{[]string{"shop developer"}, "code browser screen login"},
	{[]string{"service lead"}, "hotline agent caller phone"},
	{[]string{"operations director"}, "board budget survey money appraiser"},
	{[]string{"plant manager"}, "foreman shift roster crew"},
	{[]string{"logistics manager"}, "freight hub depot yard"},
	{[]string{"process engineer"}, "flow step standard changeover workplace"},
	{[]string{"project engineer"}, "drawing engineering design recalculation"},
	{[]string{"automation"}, "program control controller script simulated interlock"},
	{[]string{"maintenance"}, "fitter workshop wrench bolt greasing lamp"},
	{[]string{"quality engineer"}, "inspection inspector concession sample"},
	{[]string{"safety"}, "protective permit barrier briefing protection"},
	{[]string{"energy"}, "meter boiler power mains feeder"},
	{[]string{"warehouse"}, "aisle picker bin shelf drawer pallet floor"},
	{[]string{"transport"}, "driver van tour truck route coach"},
	{[]string{"supply planner"}, "order stock plan levelled bill"},
	{[]string{"buyer"}, "contract purchase seller dealer maker agency"},
	{[]string{"plant data"}, "chart query table"},
	{[]string{"works director"}, "board money bonus"},
	{[]string{"production manager"}, "schedule roster production plan"},
	{[]string{"manufacturing engineer"}, "process"},
	{[]string{"controls engineer"}, "script program controller code"},
	{[]string{"tooling"}, "tool toolmaker fixture"},
	{[]string{"inspection engineer"}, "gauge measure inspector repeatability"},
	{[]string{"upkeep engineer"}, "fitter"},
	{[]string{"sourcing"}, "contract purchase supplier tender"},
	{[]string{"utilities"}, "power boiler heat compressed light"},
	{[]string{"line leader"}, "crew"},
	{[]string{"chief administrator"}, "order reserve promise talk mine"},
	{[]string{"programme lead"}, "timetable team rota weekly"},
	{[]string{"procurement"}, "contract supplier penalty firm runner-up"},
	{[]string{"grants", "grant"}, "money payment advance sum round application"},
	{[]string{"policy"}, "rule draft exemption exercise staggered"},
	{[]string{"participation"}, "resident volunteer meeting afternoon club"},
	{[]string{"council"}, "council sitting agenda chamber minutes aloud"},
	{[]string{"caseworker"}, "counter enclosure applicant desk"},
	{[]string{"records"}, "archive folder box file paper"},
	{[]string{"legal", "lawyer"}, "statute notice hearing attorney oath"},
	{[]string{"compliance auditor"}, "inspection finding voucher random"},
	{[]string{"service designer"}, "card form mock-up cardboard sticky screen"},
	{[]string{"data steward"}, "dataset column table statistical query"},
	{[]string{"works engineer"}, "site survey crew depot trestle yard"},
	{[]string{"risk officer"}, "board capital mandate ruling ban order appetite"},
	{[]string{"change analyst"}, "process workshop step glossary interview requirement"},
	{[]string{"claims"}, "damage surveyor triage settled claimant loss"},
	{[]string{"credit analyst", "lending"}, "borrower dossier debt debtor credit exposure rating"},
	{[]string{"actuary", "actuarial"}, "loss premium table triangle expected mortality"},
	{[]string{"modeller"}, "model simulation recalibration outlier machine classifier"},
	{[]string{"treasury", "treasurer"}, "dealing market cash interest quote liquidity"},
	{[]string{"accountant", "bookkeeper"}, "ledger posting voucher bookkeeper payout account booking"},
	{[]string{"reporting developer"}, "warehouse query column table dashboard"},
	{[]string{"compliance"}, "law legal minute inspector regulation duty"},
	{[]string{"fraud"}, "transaction swindler trick abuse alert access"},
	{[]string{"infection", "hygiene"}, "hygiene disinfection disinfect swab isolation outbreak infection glove hand contamination germ mask"},
	{[]string{"test", "tester", "quality assurance"},
		"test regression coverage suite exploratory defect scenario rehearsal assertion"},
	{[]string{"security"}, "threat access permission key secret attack attacker penetration vulnerability harden password privilege encryption encrypt credential"},
	{[]string{"reliability", "operations engineer"},
		"alert monitor monitoring incident runbook dashboard failover log pager rota drill outage error-budget"},
	{[]string{"platform", "infrastructure", "devops"},
		"pipeline container image cluster deployment deploy provision build runner environment script infrastructure server automation"},
	{[]string{"frontend", "web designer", "interface designer"},
		"page screen browser button form click layout keyboard display accessibility pixel style component"},
	{[]string{"search"}, "ranking rank relevance index query synonym hit tokeniser result search"},
	{[]string{"backend", "software developer", "programmer"},
		"code function method exception retry thread queue transaction endpoint refactor service pull branch class library"},
	{[]string{"data engineer"}, "table column dataset schema record load import lineage row warehouse batch field stream"},
	{[]string{"integration"}, "interface message feed mapping queue connector adapter protocol format acknowledgement"},
	{[]string{"biomedical", "medical device"},
		"device maintenance spare calibrate calibration pump sensor battery firmware inspection equipment"},
	{[]string{"informatician", "health records"},
		"terminology template code coding vocabulary documentation entry catalogue field record form"},
	{[]string{"architect"}, "architecture boundary diagram coupling design pattern decouple dependency module principle component blueprint"},
	{[]string{"business analyst", "requirements"},
		"requirement process workshop acceptance criterion interview story specification step need"},
	{[]string{"data analyst", "statistician"},
		"figure chart trend sample statistic deviation curve report distribution number outlier analysis"},
	{[]string{"support"}, "ticket customer caller guide help hotline question training call user reply manual complaint"},
	{[]string{"product"}, "roadmap priority market backlog feature customer release demand scope need user"},
	{[]string{"technology officer", "technical director"},
		"strategy standard portfolio vendor investment board principle technology budget"},
	{[]string{"medical officer", "chief physician", "doctor"},
		"guideline clinical ethics physician medical mortality treatment board safety"},
	{[]string{"pharmacist", "pharmacy"}, "dose drug medicine prescription dispense dispensing pharmacy stock interaction medication label"},
	{[]string{"radiographer", "radiology"}, "scan image imaging x-ray exposure positioning slot contrast scanner"},
	{[]string{"laboratory", "lab"}, "specimen sample tube calibration reagent assay laboratory centrifuge control"},
	{[]string{"nursing director", "head nurse"}, "staffing roster nursing post shift recruitment team"},
	{[]string{"ward manager"}, "ward bed roster coaching team briefing staff"},
	{[]string{"nurse"}, "patient bedside shift handover ward care round wristband chart"},
	{[]string{"patient flow", "bed manager"}, "bed discharge admission transfer flow waiting board transport"},
	{[]string{"quality officer", "quality manager"},
		"audit cause checklist standard review procedure finding indicator quality"},
	{[]string{"facilities", "building"}, "room building floor power space lift corridor ventilation cable door wall"},
	{[]string{"programme manager", "project manager"},
		"milestone plan schedule dependency stakeholder steering budget risk register meeting"},
	{[]string{"manager", "director", "team lead"},
		"team capacity staff responsibility planning budget escalation priority schedule meeting owner people"},
}

// tradeOf returns what somebody says they are, with the message; nil where they do not.
func tradeOf(t *talk.Talk, own []int) (*trade, int) {
	for _, i := range own {
		for _, clause := range clausesIn(t.Read[i]) {
			if !ofSelf(clause) {
				continue
			}
			words := " "
			for _, tok := range clause {
				words += tok.Low + " "
			}
			for k := range trades {
				for _, name := range trades[k].names {
					if strings.Contains(words, " "+name+" ") {
						return &trades[k], i
					}
				}
			}
		}
	}
	return nil, -1
}

var posts = english.Words("role position badge title job trade function post")

// ofSelf says that a clause tells what its writer is: "I'm a …", "as a …", "my role is …".
func ofSelf(clause []text.Token) bool {
	self, is := false, false
	for _, t := range clause {
		self = self || selves[t.Low] || t.Low == "me"
		is = is || t.Low == "am" || t.Low == "'m" || t.Low == "as" || posts[t.Low]
	}
	return is && (self || len(clause) > 0 && posts[clause[0].Low]) || len(clause) > 2 && clause[0].Low == "as"
}

// calling returns the option that proposes what somebody of a trade would.
func calling(t *talk.Talk, own []int, options []corpus.Option) (best int, cites []int, why string) {
	is, at := tradeOf(t, own)
	if is == nil {
		return -1, nil, "they do not say what they are"
	}
	mine := english.Stems(is.concerns)
	shared := sharedStems(t, options)
	best = -1
	top, second := 0, 0
	for i, o := range options {
		score := 0
		for _, s := range text.ContentStems(o.Text) {
			score += count(mine[s] && !shared[s])
		}
		switch {
		case score > top:
			best, top, second = i, score, top
		case score > second:
			second = score
		}
	}
	if best < 0 || second >= top {
		return -1, nil, "what they are does not tell the options apart"
	}
	return best, []int{at}, "It says what was found, and looks at it as somebody of their trade does."
}
