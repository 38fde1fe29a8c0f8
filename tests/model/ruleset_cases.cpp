#include "model/finding_kind.h"
#include "tests/model/error_case_parts.h"

#include <limits>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

using Kind = FindingKind;

const QString ruleset = u"/event/ruleset"_s;

/// What is wrong within the ruleset stands under H10.1, whatever its kind.
ErrorCase inRuleset(const QByteArray& name, std::vector<Step> steps, Kind kind,
                    const QString& where, Values values = {}) {
    Finding found = finding(kind, ruleset + where, std::move(values));
    found.rule = Rule::H10_1;
    return {name, std::move(steps), found};
}

ErrorCase wrongInRuleset(const QByteArray& name, const QString& where, const QByteArray& json,
                         Kind kind, Values values = {}) {
    return inRuleset(name, {set(ruleset + where, json)}, kind, where, std::move(values));
}

/// Of a stage, H6 to H9.
void addStageRules(std::vector<ErrorCase>& all) {
    const auto ofStage = [&](const QByteArray& name, const char* key, const QByteArray& json,
                             Kind kind, const QString& where, Values values = {}) {
        const QString stage = u"/stages/0/"_s;
        all.push_back(inRuleset(name, {set(ruleset + stage + QLatin1StringView(key), json)}, kind,
                                stage + QLatin1StringView(key) + where, std::move(values)));
    };
    ofStage("filled to fewer again", "fillTo", "[8, 16, 12]", Kind::NotAscending, u"/2"_s);
    ofStage("filled to nothing", "fillTo", "[]", Kind::NothingInList, {});
    ofStage("filled with two", "fillWith", R"({"wins": 1, "place": 2})", Kind::NotOneKey, {},
            {u"wins, place"_s});
    ofStage("tables not ascending", "tables", "[[9, 3], [6, 2]]", Kind::NotAscending, u"/1/0"_s);
    ofStage("no table", "tables", "0", Kind::OutOfRange, {},
            {qint64(1), qint64(std::numeric_limits<int>::max())});
    ofStage("a seed twice", "seeding", R"({"pattern": [[1, 2], [3, 2]]})", Kind::Twice,
            u"/pattern/1/1"_s, {qint64(2)});
    ofStage("a seed left out", "seeding", R"({"pattern": [[1, 4], [2, 5]]})", Kind::PatternGap,
            u"/pattern"_s, {qint64(3)});
    ofStage("alone in a pattern", "seeding", R"({"pattern": [[1, 2], [3]]})",
            Kind::PatternTableSize, u"/pattern/1"_s, {qint64(1), qint64(2), qint64(12)});
    all.push_back(wrongInRuleset("nobody goes out", u"/eliminated"_s, "[]", Kind::NothingInList));
    all.push_back(wrongInRuleset("no points", u"/order/1/points"_s, "[]", Kind::NothingInList));
    all.push_back(inRuleset("ratio without scores",
                            {set(ruleset + u"/order/1/ratio"_s, "[1]"), remove(u"/heats"_s),
                             remove(ruleset + u"/order/2"_s), remove(ruleset + u"/score"_s)},
                            Kind::NeedsScores, u"/order/1/ratio"_s, {u"ratio"_s}));
}

void addRuleset(std::vector<ErrorCase>& all) {
    all.push_back(missing(u"/event"_s, u"ruleset"_s));
    all.push_back(wrongInRuleset("no sizes", u"/sizes"_s, "[]", Kind::NothingInList));
    all.push_back(wrongInRuleset("no order", u"/order"_s, "[]", Kind::NothingInList));
    all.push_back(
        wrongInRuleset("no entrants", u"/stages/0/entrants"_s, "[]", Kind::NothingInList));
    all.push_back(wrongInRuleset("size twice", u"/sizes/1"_s, "4", Kind::Twice, {qint64(4)}));
    all.push_back(wrongInRuleset("size outside", u"/sizes/1"_s, "13", Kind::OutOfRange,
                                 {qint64(2), qint64(12)}));
    all.push_back(wrongInRuleset("unknown key", u"/round"_s, "1", Kind::UnknownKey, {u"round"_s}));
    all.push_back(wrongInRuleset("parameter of another", u"/order/0/take"_s, R"("sum")",
                                 Kind::UnknownKey, {u"take"_s}));
    all.push_back(
        wrongInRuleset("too fine", u"/order/1/points/0"_s, "1.0005", Kind::NotThousandths));
    all.push_back(wrongInRuleset("stage twice", u"/stages/1/name"_s, R"("Semifinal")", Kind::Twice,
                                 {u"Semifinal"_s}));
    all.push_back(wrongInRuleset("entrants of a later stage", u"/stages/1/entrants"_s, "4",
                                 Kind::EntrantsNotFirst));
    all.push_back(wrongInRuleset("not ascending", u"/stages/0/entrants"_s, "[[8, 4], [8, 6]]",
                                 Kind::NotAscending));
    all.back().expected->where = all.back().expected->where.index(1).index(0);
    addStageRules(all);
    const QString scores = ruleset + u"/score"_s;
    all.push_back(inRuleset("scores needed", {remove(scores), remove(u"/heats"_s)},
                            Kind::NeedsScores, u"/order/2/by"_s, {u"score"_s}));
    all.push_back(inRuleset(
        "high scores needed",
        {set(scores, R"("low")"), set(ruleset + u"/order/2"_s, R"({"by": "score-share"})")},
        Kind::NeedsHighScores, u"/order/2/by"_s, {u"score-share"_s}));
    all.push_back(inRuleset("wins not first",
                            {set(ruleset + u"/order/0"_s, R"({"by": "heats-played"})"),
                             set(ruleset + u"/stages/0/entrants"_s, R"({"wins": 1})")},
                            Kind::WinsNotFirst, u"/stages/0/entrants"_s));
}

void addGames(std::vector<ErrorCase>& all) {
    const QString seats = u"/heats/0/games/0/seats"_s;
    QByteArray thirteen;
    for (int seat = 1; seat <= 13; ++seat) {
        thirteen += thirteen.isEmpty() ? "[" : ", ";
        thirteen += QByteArray(R"({"seat": %1, "player": "p%1"})")
                        .replace("%1", QByteArray::number(seat));
    }
    all.push_back(wrong("table too large", seats, thirteen + "]", Kind::TableTooLarge,
                        {qint64(13), qint64(12)}));
    all.push_back({"place out of step",
                   {set(seats + u"/1/place"_s, "2"), set(seats + u"/2/place"_s, "4")},
                   finding(Kind::PlaceOutOfStep, seats + u"/2/place"_s, {qint64(4), qint64(3)})});
    all.push_back(wrong("score too fine", seats + u"/0/score"_s, "0.12345", Kind::NotThousandths));
    all.push_back({"score without",
                   {set(ruleset + u"/score"_s, R"("none")"), remove(ruleset + u"/order/2"_s)},
                   finding(Kind::ScoreWithout, seats + u"/0/score"_s)});
    Finding twice = finding(Kind::PlayerTwiceInGame, seats + u"/1/player"_s, {u"Ada"_s});
    twice.rule = Rule::H10_2;
    all.push_back({"twice in a game", {set(seats + u"/1/player"_s, R"("p1")")}, twice});
    all.push_back(right("twice in a void game", {set(seats + u"/1/player"_s, R"("p1")"),
                                                 set(u"/heats/0/games/0/void"_s, "true")}));
}

void addStages(std::vector<ErrorCase>& all) {
    all.push_back(wrong("no such stage", u"/stages/1/name"_s, R"("Grand final")", Kind::NoSuchStage,
                        {u"Grand final"_s}));
    all.push_back(
        {"stages out of order",
         {set(u"/stages/0/name"_s, R"("Final")"), set(u"/stages/1/name"_s, R"("Semifinal")"),
          set(u"/stages/0/games"_s, "[]")},
         finding(Kind::StageOutOfOrder, u"/stages/1/name"_s, {u"Semifinal"_s, u"Final"_s})});
    all.push_back(wrong("at two tables of a stage", u"/stages/0/games/1/seats/0/player"_s,
                        R"("p1")", Kind::PlayerInTwoStageGames,
                        {u"Ada"_s, u"Semifinal"_s, qint64(1)}));
    all.push_back(wrong("second final", u"/stages/1/games/1"_s, R"({"table": 2, "seats": []})",
                        Kind::SecondFinal));
}

} // namespace

std::vector<ErrorCase> rulesetCases() {
    std::vector<ErrorCase> all{right("the sample", {})};
    addRuleset(all);
    addGames(all);
    addStages(all);
    for (const char* key : {"sets", "awardDecisions"})
        all.push_back(wrong("a key of Dune", u"/event/"_s + QLatin1StringView(key), "[]",
                            Kind::UnknownKey, {QString::fromLatin1(key)}));
    all.push_back(wrong("a setting of Dune", u"/event/settings"_s, R"({"finalists": 6})",
                        Kind::UnknownKey, {u"finalists"_s}));
    all.back().expected->where = all.back().expected->where.key("finalists");
    all.push_back(wrong("a preference", u"/players/0/preference"_s, R"("base")", Kind::UnknownKey,
                        {u"preference"_s}));
    for (ErrorCase& one : all)
        one.sample = Sample::Ruleset;
    return all;
}

} // namespace mentat::test
