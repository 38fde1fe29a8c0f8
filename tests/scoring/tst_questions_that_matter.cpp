#include "model/document/event_document.h"
#include "scoring/dune/today/event_questions.h"
#include "scoring/heats/final/ties_to_roll.h"
#include "tests/scoring/played_events.h"
#include "tests/scoring/remaining_play.h"
#include "tests/support/raw/random_play.h"
#include "tests/support/raw/raw_scoring.h"
#include "tests/support/soak.h"
#include "tests/support/test_program.h"

#include <QStringList>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_questions_that_matter {

namespace {

/// More than anybody has.
constexpr int plenty = 1'000'000;

raw::Json documentOf(const Event& event) {
    return *raw::readJson(writeEventDocument(event).toBytes());
}

bool isListed(const Event& event, const QString& id) {
    const auto& absent = std::get<DunePlay>(event.play).stage().unavailable;
    return std::any_of(absent.begin(), absent.end(),
                       [&](const PlayerId& one) { return one.text() == id; });
}

/// How many places matter, counted along the brute-force standings: those of the finalists, four
/// more, and one for each of these who can't play.
size_t placesOf(const Event& event, const raw::Json& standings) {
    auto places = static_cast<size_t>(event.settings.finalists.value()) + 4;
    for (size_t row = 0; row < std::min(places, standings.items.size()); ++row)
        places += isListed(event, standings.items[row].find(u"player"_s)->text) ? 1U : 0U;
    return places;
}

/// Who has these places, by calculation that shares no code with the program: "1 p3; 2 p1 tied".
QString topOf(const Event& event) {
    const raw::Json standings = raw::rawStandings(documentOf(event));
    const size_t places = placesOf(event, standings);
    QStringList rows;
    for (size_t row = 0; row < std::min(places, standings.items.size()); ++row) {
        const raw::Json& one = standings.items[row];
        if (one.find(u"rank"_s)->kind == raw::Json::Kind::Null)
            break; // disqualified
        rows.append(u"%1 %2%3"_s.arg(one.find(u"rank"_s)->number)
                        .arg(one.find(u"player"_s)->text,
                             one.find(u"tied"_s)->flag ? u" tied"_s : QString()));
    }
    return rows.join(u"; "_s);
}

std::optional<Count>* valueOf(Seat& seat, AskedFact fact) {
    switch (fact) {
    case AskedFact::Strongholds: return &dune(seat).strongholds;
    case AskedFact::Tokens: return &dune(seat).tokens;
    case AskedFact::Spice: return &dune(seat).spice;
    case AskedFact::Cards: return &dune(seat).cards;
    default: return nullptr;
    }
}

constexpr std::array endFacts{AskedFact::Strongholds, AskedFact::Tokens, AskedFact::Spice,
                              AskedFact::Cards};

/// The value that a question is about; nullptr: it is about something else.
std::optional<Count>* valueAsked(Event& event, const OpenQuestion& one) {
    if (!one.place.heat() || !one.question.seat)
        return nullptr;
    return valueOf(gameIn(event, one.place).seats[*one.question.seat], one.question.fact);
}

using Questions = std::vector<OpenQuestion>;

/// Those about values at the end of a heat's game.
Questions ofStandings(Event& event, const Questions& questions) {
    Questions found;
    std::copy_if(questions.begin(), questions.end(), std::back_inserter(found),
                 [&](const OpenQuestion& one) { return valueAsked(event, one) != nullptr; });
    return found;
}

void forgetAcceptances(Event& event) {
    for (Heat& heat : std::get<DunePlay>(event.play).heats) {
        for (Game& game : heat.games)
            game.accepted.clear();
    }
}

Event withoutFinal(Event event) {
    auto& play = std::get<DunePlay>(event.play);
    play.setFinalGame({});
    play.stage().closed = false;
    play.stage().present.clear();
    event.details.closed = false;
    event.tieRolls.clear();
    forgetAcceptances(event);
    return event;
}

/// All heats are over, and the line-up is open.
Event afterTheHeats(quint32 seed) {
    RandomSource random(seed * 17);
    raw::RandomPlayOptions options;
    options.players = random.between(7, 16);
    options.heats = random.between(1, 3);
    options.defaultSettings = random.oneIn(2);
    Event event = withoutFinal(playedEvent(raw::randomPlayedEvent(seed, options)).event);
    event.settings.finalists = Positive(random.between(1, 3));
    auto& heats = std::get<DunePlay>(event.play).heats;
    for (Heat& heat : heats)
        std::erase_if(heat.games,
                      [](const Game& game) { return !dune(game).victory && !game.isVoid; });
    std::erase_if(heats, [](const Heat& heat) { return heat.games.empty(); });
    return event;
}

/// Somewhere in the heats, the later the more often with few games left.
Event amidTheHeats(quint32 seed) {
    RandomSource random(seed * 19);
    Event event = withoutFinal(midTournament(seed, random.between(8, 14), random.between(1, 3)));
    event.settings.finalists = Positive(random.between(1, 2));
    return event;
}

/// Whether some heat has no table yet, or one without a result.
bool areHeatsToCome(const Event& event) {
    const auto& heats = std::get<DunePlay>(event.play).heats;
    return std::any_of(heats.begin(), heats.end(), [](const Heat& heat) {
        return heat.games.empty()
               || std::any_of(heat.games.begin(), heat.games.end(),
                              [](const Game& game) { return !dune(game).victory && !game.isVoid; });
    });
}

/// Answers what is still unknown at the end of the heats' games, some of it.
Event answeredAtRandom(Event event, RandomSource& random) {
    static const std::vector<int> numbers{0, 1, 2, 3, 4, plenty};
    for (Heat& heat : std::get<DunePlay>(event.play).heats) {
        for (Game& game : heat.games) {
            for (Seat& seat : game.seats) {
                for (const AskedFact fact : endFacts) {
                    if (!*valueOf(seat, fact) && random.oneIn(2))
                        *valueOf(seat, fact) = Count(random.of(numbers));
                }
            }
        }
    }
    return event;
}

/// Answers of what is asked all, until nothing is; `asks` says what that is.
template <class Asks>
Event answeredAll(Event event, RandomSource& random, Asks asks) {
    for (Questions asked = asks(event); !asked.empty(); asked = asks(event)) {
        for (const OpenQuestion& one : asked)
            *valueAsked(event, one) = Count(random.between(0, 4));
    }
    return event;
}

Questions askedOf(Event& event) {
    return ofStandings(event, eventQuestions(event).asked);
}

/// Once all that is asked is answered, nothing that is left can touch a place that matters.
template <class Asks>
QString touchedBySomethingElse(const Event& event, RandomSource& random, Asks asks) {
    const Event answered = answeredAll(event, random, asks);
    const QString expected = topOf(answered);
    for (int i = 0; i < 12; ++i) {
        const QString found = topOf(answeredAtRandom(answered, random));
        if (found != expected)
            return expected + u" becomes "_s + found;
    }
    return {};
}

/// Whether a number for this value changes who has the places that matter.
bool touches(Event event, const OpenQuestion& one) {
    const QString before = topOf(event);
    for (const int number : {plenty, 1, 2, 3, 4, 5}) {
        *valueAsked(event, one) = Count(number);
        if (topOf(event) != before)
            return true;
    }
    return false;
}

/// Of what is asked because it could decide something in the standings.
Questions decidingOf(Event& event) {
    Questions asked = askedOf(event);
    std::erase_if(asked, [](const OpenQuestion& one) { return one.deciding.empty(); });
    return asked;
}

Questions notAskedOf(Event& event) {
    return ofStandings(event, eventQuestions(event).notAsked);
}

/// A future of the heats in which some claim fails: that each of these values touches a place that
/// matters (`inAll`), or that none does. Empty: none was found.
QString refutation(const Event& event, const Questions& claims, bool inAll, RandomSource& random) {
    for (int i = 0; i < 6; ++i) {
        Playing how;
        how.dropouts = random.oneIn(2);
        how.answers = false;
        for (const Player& player : event.players) {
            if (random.oneIn(3))
                how.favored.insert(player.id.text());
        }
        Event future = playedOn(event, how, random);
        if (!inAll)
            future = answeredAtRandom(future, random);
        for (const OpenQuestion& one : claims) {
            if (*valueAsked(future, one))
                continue; // answered at random just now
            if (touches(future, one) != inAll)
                return u"heat %1, table %2, seat %3"_s.arg(one.place.heat()->value())
                    .arg(one.place.table.value())
                    .arg(*one.question.seat);
        }
    }
    return {};
}

/// By ids, with what kind of place it is, as the brute force sees it.
QString tieIn(const Event& event, const OpenTie& tie) {
    const raw::Json finalists = raw::rawFinalists(documentOf(event));
    for (const raw::Json& one : finalists.find(u"ties"_s)->items) {
        const auto& players = one.find(u"players"_s)->items;
        if (players.size() == tie.players.size()
            && std::equal(players.begin(), players.end(), tie.players.begin(),
                          [](const raw::Json& id, const PlayerId& player) {
                              return id.text == player.text();
                          }))
            return one.find(u"matters"_s)->text;
    }
    return {};
}

QString told(quint32 seed, const QString& what) {
    return u"seed %1: "_s.arg(seed) + what;
}

} // namespace

/// What is asked against trial: unknown values are filled in, heats played on, and the standings
/// and awards made again by brute force, which shares no code with the program.
class TestQuestionsThatMatter : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void afterTheHeatsNothingElseTouchesAPlace();
    void afterTheHeatsAllThatIsAskedDoes();
    void whileHeatsAreToComeALosersValueIsAskedIfItAlwaysTouches();
    void whileHeatsAreToComeWhatIsNotAskedOfAWinnerNeverTouches();
    void tiesThatAreRolledForWhileHeatsAreToComeStay();
    void onceTheLineUpIsClosedNothingIsAsked();
    void aQuestionLeftOutIsMissed();
    void aQuestionTooManyIsSeen();
    void aClaimForAllFuturesIsRefuted();
};

void TestQuestionsThatMatter::afterTheHeatsNothingElseTouchesAPlace() {
    size_t unasked = 0;
    for (quint32 seed = 1; goesOn(seed, seedCount() / 20, unasked > 50); ++seed) {
        Event event = afterTheHeats(seed);
        RandomSource random(seed);
        const QString found = touchedBySomethingElse(event, random, askedOf);
        QVERIFY2(found.isEmpty(), qPrintable(told(seed, found)));
        unasked += notAskedOf(event).size();
    }
    QVERIFY(unasked > 50);
}

void TestQuestionsThatMatter::afterTheHeatsAllThatIsAskedDoes() {
    size_t tried = 0;
    for (quint32 seed = 1; goesOn(seed, seedCount() / 8, tried > 40); ++seed) {
        Event event = afterTheHeats(seed);
        for (const OpenQuestion& one : decidingOf(event)) {
            QVERIFY2(touches(event, one), qPrintable(told(seed, u"table %1 of heat %2, seat %3"_s
                                                                    .arg(one.place.table.value())
                                                                    .arg(one.place.heat()->value())
                                                                    .arg(*one.question.seat))));
            ++tried;
        }
    }
    QVERIFY(tried > 40);
}

void TestQuestionsThatMatter::whileHeatsAreToComeALosersValueIsAskedIfItAlwaysTouches() {
    size_t tried = 0;
    for (quint32 seed = 1; goesOn(seed, seedCount() / 4, tried > 10); ++seed) {
        Event event = amidTheHeats(seed);
        if (!areHeatsToCome(event))
            continue;
        const Questions deciding = decidingOf(event);
        RandomSource random(seed);
        const QString found = refutation(event, deciding, true, random);
        QVERIFY2(found.isEmpty(), qPrintable(told(seed, found)));
        tried += deciding.size();
    }
    QVERIFY(tried > 10);
}

void TestQuestionsThatMatter::whileHeatsAreToComeWhatIsNotAskedOfAWinnerNeverTouches() {
    size_t tried = 0;
    for (quint32 seed = 1; goesOn(seed, seedCount() / 8, tried > 10); ++seed) {
        Event event = amidTheHeats(seed);
        Questions claims = notAskedOf(event);
        std::erase_if(claims, [](const OpenQuestion& one) { return !one.isOfSheet; });
        if (!areHeatsToCome(event) || claims.empty())
            continue;
        RandomSource random(seed);
        const QString found = refutation(event, claims, false, random);
        QVERIFY2(found.isEmpty(), qPrintable(told(seed, found)));
        tried += claims.size();
    }
    QVERIFY(tried > 10);
}

void TestQuestionsThatMatter::tiesThatAreRolledForWhileHeatsAreToComeStay() {
    size_t tried = 0;
    for (quint32 seed = 1; goesOn(seed, seedCount(), tried > 10); ++seed) {
        const Event event = amidTheHeats(seed);
        const auto ties = tiesToRoll(event);
        if (!areHeatsToCome(event) || ties.empty())
            continue;
        RandomSource random(seed);
        for (int i = 0; i < 6; ++i) {
            Playing how;
            how.answers = false;
            const Event future = playedOn(event, how, random);
            for (const OpenTie& tie : ties) {
                const QString top = topOf(future);
                QVERIFY2(!tieIn(future, tie).isEmpty(), qPrintable(told(seed, top)));
                QVERIFY2(top.contains(tie.players.front().text() + u" tied"_s),
                         qPrintable(told(seed, top)));
                ++tried;
            }
        }
    }
    QVERIFY(tried > 10);
}

void TestQuestionsThatMatter::onceTheLineUpIsClosedNothingIsAsked() {
    for (quint32 seed = 1; seed <= 40; ++seed) {
        Event event = seed % 2 ? afterTheHeats(seed) : amidTheHeats(seed);
        std::get<DunePlay>(event.play).stage().closed = true;
        QVERIFY(askedOf(event).empty());
        QVERIFY(notAskedOf(event).empty());
        QVERIFY(tiesToRoll(event).empty());
    }
}

/// The planted faults: nobody is asked where there is something to ask, somebody is asked where
/// there is nothing, everyone is taken to matter whatever happens.
void TestQuestionsThatMatter::aQuestionLeftOutIsMissed() {
    int missed = 0;
    int seeds = 0;
    for (quint32 seed = 1; seeds < 20; ++seed) {
        Event event = afterTheHeats(seed);
        if (decidingOf(event).empty())
            continue;
        ++seeds;
        RandomSource random(seed);
        const auto asksNothing = [](Event&) { return Questions(); };
        missed += touchedBySomethingElse(event, random, asksNothing).isEmpty() ? 0 : 1;
    }
    QVERIFY(missed > 15);
}

void TestQuestionsThatMatter::aQuestionTooManyIsSeen() {
    int untouched = 0;
    for (quint32 seed = 1; seed <= 100 && untouched == 0; ++seed) {
        Event event = afterTheHeats(seed);
        for (const OpenQuestion& one : notAskedOf(event))
            untouched += touches(event, one) ? 0 : 1;
    }
    QVERIFY(untouched > 0);
}

void TestQuestionsThatMatter::aClaimForAllFuturesIsRefuted() {
    bool always = false;
    bool never = false;
    for (quint32 seed = 1; seed <= 100 && !(always && never); ++seed) {
        Event event = amidTheHeats(seed);
        if (!areHeatsToCome(event))
            continue;
        RandomSource random(seed);
        always = always || !refutation(event, notAskedOf(event), true, random).isEmpty();
        never = never || !refutation(event, askedOf(event), false, random).isEmpty();
    }
    QVERIFY(always);
    QVERIFY(never);
}

} // namespace mentat::test::tst_questions_that_matter

MENTAT_TEST(tst_questions_that_matter, TestQuestionsThatMatter, QCoreApplication)

#include "tst_questions_that_matter.moc"
