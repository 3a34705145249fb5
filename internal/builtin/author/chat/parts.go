package chat

// The parts of the writing, as seen from a message.

func (m *message) opener() opener { return opener{m} }

func (m *message) actor() actor { return actor{m} }

func (m *message) objector() objector { return objector{m} }

func (m *message) stater() stater { return stater{m} }

func (m *message) chooser() chooser { return chooser{m} }

func (m *message) weaver() weaver { return weaver{m} }

func (m *message) adder() adder { return adder{m} }

func (m *message) slips() slips { return slips{m} }

func (m *message) fragmenter() fragmenter { return fragmenter{m} }

func (m *message) finisher() finisher { return finisher{m} }

func (m *message) fewWords() fewWords { return fewWords{m} }

func (m *message) wording() wording { return wording{m} }

func (m *message) recaller() recaller { return recaller{m} }

func (m *message) judge() judge { return judge{m} }

func (m *message) decider() decider { return decider{m} }

func (m *message) keeper() keeper { return keeper{m} }

func (m *message) describer() describer { return describer{m} }

func (m *message) habitual() habitual { return habitual{m} }

func (sc *scene) calendar() calendar { return calendar{sc} }

func (sc *scene) replier() replier { return replier{sc} }

func (sc *scene) diction() diction { return diction{sc} }
