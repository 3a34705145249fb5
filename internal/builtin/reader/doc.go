// Package reader is the reading half of the built-in model: solver, judge,
// blind panel and prober. It reads group chat by rules of ordinary English and
// sees what a language model would see: the question, the options, the
// messages with speaker and time. It knows no plan, pack, template or gold
// answer, and prefers "cannot determine" to a guess.
//
// Calls share what was read: texts (parse.go) and whole talks (contexts.go), by their
// content, so that a segment that many questions are put to is read once. A sketch of a
// text (sketch.go) tells without looking into it what it cannot hold.
//
// The way of an open question: analyse it (question.go), read the messages
// into tokens, sentences and values (tokens.go, parse.go, values.go), find
// where its subject is talked about (mention.go), collect the values that are
// stated for its attribute (passages.go, people.go, clauses.go, events.go),
// and settle several of them (versions.go). A question for a noun phrase ("the
// limit for the import", attribute.go) is answered from what the messages state
// of that phrase first (statements.go: which sentences; saying.go, behind.go:
// where in them the value stands). Spans between events are read in spans.go,
// with the clauses on how to count them in counting.go.
//
// Some questions need several statements: several things at once (several.go),
// how things stood at a time, also one told by an event (asof.go), rules and
// exceptions in other words than the plain ones (exceptions.go). Two values that
// nothing separates are a conflict, named with both sides (disagreement.go).
//
// Talk is not only statements. What is proposed, supposed or asked is no value
// until somebody takes it up (weighing.go, rejected.go); a promise gives its own
// day and nothing else (promises.go), and so does an absence (absence.go); a rule
// has overrides for a case, which a term may name (rules.go, meaning.go); a value
// is taken back by a later one, and the one before it may be asked for (prior.go,
// versions.go), as may the day and the maker of a decision (decided.go); what
// somebody takes for granted is taken back by the reply (retracted.go). Words
// that are a slip of the finger away from the question's are read as them where
// reading as written found nothing (typos.go).
//
// A question of somebody on a day (answer.go) may name a thing by what was done to
// it or by whom it belongs to (chain.go, mine.go), a time by how long ago or in
// which month something was (ago.go, monthof.go), ask what somebody did (done.go)
// or what made something change (trigger.go), and use another word than those who
// answer (sameword.go, nounruns.go). It may also describe what it is about instead
// of naming it (described.go, following.go, gap.go), claim a value (claimed.go), or
// tell a case by what it is (cases.go, terms.go, overrides.go).
//
// A wider reading answers everyday talk (open_solve.go): the question's frame says what kind of
// thing is asked for and its content words (open_frame.go, open_content.go, open_kin.go);
// each sentence is weighed by how much of them it has or carries on, and whether it
// denies, plans or guesses (open_clauses.go); the values of that kind beside them are the
// candidates (open_candidates.go, open_when.go, open_figures.go, open_places.go,
// open_people.go, open_whose.go, open_things.go, open_meaning.go), but not where the words stand in the name
// of something else (open_near.go). Days and times are read as people write them
// (open_dates.go, open_weekdays.go, open_calendar.go, open_counted.go, open_clock.go, open_tense.go), also those that are moved
// (open_shift.go), but not those that do not fit the question (open_fitting.go); a span has
// two ends (open_spans.go, open_ends.go), is a state that begins and ends (open_states.go),
// or is told as such or by two times of day (open_measures.go). What takes a value's place
// without repeating its topic, and what was before a change, is in open_turns.go.
// What is left over is settled by correction, time and speaker, or is a conflict. Candidates that are right
// less often are kept as loose ones: noun phrases (open_phrases.go, open_verbs.go), what
// stands at a place of a list (open_lists.go), counts that nobody wrote
// (open_reckoned.go), and what another sentence leads to by a name
// or by putting it right (open_hops.go).
//
// Words of a question meet those of messages by stem (stems.go) and family (judge_english.go),
// and wider than answers are compared: by root, meaning, short form, and for less by their
// kind or another side of the same thing (wide_words.go, english/*.txt, made by scripts/words
// or by hand).
//
// Among the findings of all ways one is chosen (rank.go): each is told by features that
// are the same for all (rank_features.go), as how much of the question the messages have
// that it rests on and what others say of the same (rank_ground.go, rank_words.go), and a
// logistic model makes of them the probability that it is right (rank_model.go, weights.txt),
// which is the confidence of the answer. Below a threshold nothing is said. Where the strict
// reading is trusted, nobody else is asked. The weights are fitted by calibrate_test.go.
//
// Where there are options (options.go), those about a person are told apart by how
// that person writes (register.go) and what they say of themselves (personal.go,
// suited.go, calling.go); those that say what to do, by whether their reason
// stands (standing.go, entails.go). What is laid down for the case is in norms.go,
// what the situation is about in topic.go, what was said since in newest.go.
//
// What is asked is also weighed (weigh.go): messages are cut into parts
// that assert, deny, plan, suppose or ask (weigh_parts.go), and what a question or an
// option claims (weigh_claims.go) is laid beside them by families of words
// (weigh_cover.go) and days (weigh_days.go). So it is found whether something happened
// (weigh_whether.go), also from what speaks against it without denying it
// (weigh_against.go) and from how things stood or what came of it (weigh_since.go), whether a quantity is above or below another (weigh_bounds.go),
// which of two things came first (weigh_sequence.go, weigh_sooner.go), who or what was first, second or
// last (weigh_ranks.go), that two values clash (weigh_conflict.go), and which option the
// messages back (weigh_options.go, weigh_choices.go), by what one of them gives it
// (weigh_gifts.go, weigh_pairs.go) and whether it is meant so (weigh_meant.go), in which
// order things came (weigh_order.go) or whose manner a line has (weigh_style.go).
//
// The judge (judge.go) first writes answers alike: set phrases in figures
// (judge_spoken.go, judge_days.go), times of day (judge_clock.go), bounds apart
// (judge_bounds.go), names as the gold has them (judge_name.go). It then asks what
// makes an answer wrong whatever it shares with the gold: hedges, exclusions,
// what is past (judge_hedge.go), another place (judge_places.go), sides that
// change places (judge_roles.go). What is left is decided by the gold's kind: yes
// or no (judge_yesno.go), nothing at all (judge_zero.go), what two people say
// (judge_sides.go), links, values, members, lists, names; and free words by
// aligning what they say (judge_align.go, judge_clause.go), with families of
// English words and their opposites (judge_english.go, english/families.txt).
package reader
