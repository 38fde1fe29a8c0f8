#include "model/finding_kind.h"
#include "tests/model/error_case_parts.h"

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

using Kind = FindingKind;

QString seats(const QString& game, int seat, const char* key) {
    return u"%1/seats/%2/%3"_s.arg(game).arg(seat).arg(QLatin1StringView(key));
}

ErrorCase in(const QByteArray& name, std::vector<Step> steps, Kind kind, const QString& where,
             Values values) {
    return {name, std::move(steps), finding(kind, where, std::move(values))};
}

void addSeatsAndTurns(std::vector<ErrorCase>& all) {
    const QString isVoid = second + u"/void"_s;
    // R10.2
    all.push_back(in("twice in a game", {set(seats(second, 2, "player"), R"("p6")")},
                     Kind::PlayerTwiceInGame, seats(second, 2, "player"), {u"Fay"_s}));
    all.push_back(in("twice in a void game",
                     {set(seats(second, 2, "player"), R"("p6")"), set(isVoid, "true")},
                     Kind::PlayerTwiceInGame, seats(second, 2, "player"), {u"Fay"_s}));
    all.push_back(in("at two tables", {set(seats(second, 1, "player"), R"("p5")")},
                     Kind::PlayerInTwoGames, seats(second, 1, "player"),
                     {u"Eve"_s, qint64(1), qint64(1)}));
    all.push_back(right("at two tables, one void",
                        {set(seats(second, 1, "player"), R"("p5")"), set(isVoid, "true")}));
    all.push_back(right(
        "in two heats",
        {set(u"/heats/1/games/0"_s, R"({"table": 1, "seats": [{"seat": 1, "player": "p1"}]})")}));
    // R10.3
    all.push_back(in("faction twice", {set(seats(first, 4, "faction"), R"("guild")")},
                     Kind::SideTwice, seats(first, 4, "faction"), {Faction::Guild}));
    // R10.4
    const QString turns = second + u"/turns"_s;
    const QString ending = second + u"/ending"_s;
    all.push_back(
        in("turns", {set(turns, "11")}, Kind::TurnsOutside, turns, {qint64(11), qint64(10)}));
    all.push_back(in("turns by setting",
                     {set(turns, "8"), set(u"/event/settings/turnLimit"_s, "7")},
                     Kind::TurnsOutside, turns, {qint64(8), qint64(7)}));
    all.push_back(
        in("negative turns", {set(turns, "-1")}, Kind::TurnsOutside, turns, {qint64(-1)}));
    all.push_back(in("no turns", {set(turns, "0"), set(ending, R"("time-limit")")},
                     Kind::TurnsNoConcession, turns, {}));
    all.push_back(in("no turns, adjudicated",
                     {set(turns, "0"), set(second + u"/victory"_s, R"("adjudicated")"),
                      set(seats(second, 0, "winner"), "true"),
                      set(seats(second, 0, "faction"), R"("guild")")},
                     Kind::TurnsNoConcession, turns, {}));
    all.push_back(right("no turns, conceded", {set(turns, "0"), set(ending, R"("concession")")}));
    all.push_back(right("no turns yet", {set(turns, "0")}));
    all.push_back(right("turns up to the limit",
                        {set(turns, "12"), set(u"/event/settings/turnLimit"_s, "12")}));
}

void addAlliances(std::vector<ErrorCase>& all) {
    // R10.6
    const auto ally = [&](int seat, const QByteArray& number) {
        return set(seats(second, seat, "alliance"), number);
    };
    all.push_back(in("alliance of one", {ally(1, "3")}, Kind::AllianceOfOne,
                     seats(second, 1, "alliance"), {u"Gus"_s}));
    all.push_back(in("alliance of three", {ally(0, "0"), ally(1, "0"), ally(2, "0")},
                     Kind::AllianceTooLarge, seats(second, 2, "alliance"), {qint64(3), qint64(2)}));
    all.push_back(in("alliance of two where one is allowed",
                     {set(u"/event/settings/allianceSize"_s, "1"), ally(0, "9"), ally(2, "9"),
                      remove(seats(first, 0, "alliance")), remove(seats(first, 1, "alliance")),
                      set(first + u"/victory"_s, R"("solo")")},
                     Kind::AllianceTooLarge, seats(second, 2, "alliance"), {qint64(2), qint64(1)}));
    all.push_back(right("alliance left alone",
                        {ally(1, "3"), ally(2, "3"), set(seats(second, 2, "dropout"), "true")}));
    all.push_back(right("dropouts not counted", {ally(0, "3"), ally(1, "3"), ally(2, "3"),
                                                 set(seats(second, 0, "dropout"), "true")}));
    all.push_back(
        right("alliance of three by setting", {set(u"/event/settings/allianceSize"_s, "3"),
                                               ally(0, "1"), ally(1, "1"), ally(2, "1")}));
}

void addFigures(std::vector<ErrorCase>& all) {
    // R10.8
    all.push_back(in("roll twice", {set(seats(first, 1, "roll"), "2")}, Kind::RollTwice,
                     seats(first, 1, "roll"), {u"Ada"_s}));
    all.push_back(right("a roll a side",
                        {set(seats(first, 2, "roll"), "4"), set(seats(first, 3, "roll"), "[4, 1]"),
                         set(seats(first, 4, "roll"), "4")}));
    // R10.9
    all.push_back(in("predicted outsider", {set(first + u"/predicted"_s, R"("p6")")},
                     Kind::PredictedNotInGame, first + u"/predicted"_s, {u"Fay"_s}));
    all.push_back(in("predicts itself", {set(first + u"/predicted"_s, R"("p4")")},
                     Kind::PredictedIsPredictor, first + u"/predicted"_s, {u"Dora"_s}));
    all.push_back(in("nobody predicted", {remove(u"/final/game/predicted"_s)},
                     Kind::NothingPredicted, u"/final/game"_s, {}));
    // R10.10
    all.push_back(in("two holders",
                     {set(seats(first, 2, "control"), R"([["sietch-tabr"], ["carthag"]])")},
                     Kind::StrongholdTwoHolders, seats(first, 2, "control") + u"/1/0"_s,
                     {u"carthag"_s, qint64(2), u"Ada"_s}));
    all.push_back(in("grid too short", {set(seats(first, 2, "control"), R"([["sietch-tabr"]])")},
                     Kind::ControlLength, seats(first, 2, "control"), {qint64(1), qint64(2)}));
    all.push_back(in("another sum", {set(seats(first, 0, "performancePoints"), "3.5")},
                     Kind::ControlSum, seats(first, 0, "control"), {qint64(6), qint64(7)}));
    all.push_back(in("another sum by setting", {set(u"/event/settings/cityPoints"_s, "1.5")},
                     Kind::ControlSum, seats(first, 0, "control"), {qint64(9), qint64(6)}));
    all.push_back(right("turns unknown", {remove(first + u"/turns"_s)}));
    all.push_back(right("no grid", {set(seats(first, 2, "control"), "[]")}));
}

} // namespace

std::vector<ErrorCase> referenceCases() {
    std::vector<ErrorCase> all;
    const QStringList references{u"/event/keepApart/0/players/1"_s,
                                 u"/event/awardDecisions/0/player"_s,
                                 u"/tieRolls/0/players/0"_s,
                                 u"/heats/0/entrants/2"_s,
                                 u"/heats/0/standby/0"_s,
                                 u"/heats/0/draw/entrants/0"_s,
                                 u"/heats/0/draw/tables/0/1"_s,
                                 first + u"/predicted"_s,
                                 second + u"/seats/0/player"_s,
                                 u"/final/unavailable/0"_s,
                                 u"/final/present/0"_s,
                                 u"/final/calls/0/player"_s,
                                 u"/final/picks/0/player"_s,
                                 u"/final/tieRolls/0/players/0"_s};
    for (const QString& where : references)
        all.push_back(wrong("unknown player " + where.toUtf8(), where, R"("P1")",
                            Kind::UnknownPlayer, {u"P1"_s}));
    all.push_back({"unknown voter",
                   {set(u"/final/expansionVotes/x~1y"_s, "true")},
                   finding(Kind::UnknownPlayer, u"/final/expansionVotes/x~1y"_s, {u"x/y"_s})});
    all.push_back({"unknown player in the final",
                   {set(u"/final/game/seats/2"_s, R"({"seat": 3, "player": "p12"})")},
                   finding(Kind::UnknownPlayer, u"/final/game/seats/2/player"_s, {u"p12"_s})});

    const auto twice = [&](const QString& where, const QByteArray& json, const Value& shown) {
        all.push_back(wrong("twice " + where.toUtf8(), where, json, Kind::Twice, {shown}));
    };
    twice(u"/players/10/id"_s, R"("p1")", u"p1"_s);
    twice(u"/event/sets/1"_s, R"("base")", u"base"_s);
    twice(u"/event/keepApart/0/players/1"_s, R"("p1")", u"p1"_s);
    twice(u"/tieRolls/0/players/1"_s, R"("p1")", u"p1"_s);
    twice(u"/heats/1/number"_s, "1", qint64(1));
    twice(u"/heats/0/entrants/7"_s, R"("p6")", u"p6"_s);
    twice(u"/heats/0/standby/1"_s, R"("p9")", u"p9"_s);
    twice(u"/heats/0/draw/entrants/2"_s, R"("p1")", u"p1"_s);
    twice(u"/heats/0/draw/tables/0/2"_s, R"("p1")", u"p1"_s);
    twice(second + u"/table"_s, "1", qint64(1));
    twice(second + u"/seats/2/seat"_s, "1", qint64(1));
    twice(first + u"/pool/2"_s, R"("atreides")", Faction::Atreides);
    twice(first + u"/seats/2/control/0/1"_s, R"("sietch-tabr")", u"sietch-tabr"_s);
    twice(u"/final/unavailable/1"_s, R"("p9")", u"p9"_s);
    twice(u"/final/picks/1/player"_s, R"("p1")", u"p1"_s);
    all.push_back(
        right("a faction picked twice", {set(u"/final/picks/1/faction"_s, R"("guild")")}));
    all.push_back(right("called twice",
                        {set(u"/final/calls/1"_s, R"({"player": "p1", "state": "cannot"})")}));
    all.push_back(right("somebody drawn twice at two tables",
                        {set(u"/heats/0/draw/tables/1/0"_s, R"("p1")")}));

    all.push_back(wrong("entrant and standby", u"/heats/0/standby/0"_s, R"("p1")",
                        Kind::EntrantAndStandby, {u"Ada"_s}));
    all.push_back(
        {"more rolls than players",
         {set(u"/tieRolls/0/rolls/2"_s, "6")},
         finding(Kind::MoreRollsThanPlayers, u"/tieRolls/0/rolls"_s, {qint64(3), qint64(2)})});
    all.push_back({"more rolls than players in the final",
                   {set(u"/final/tieRolls/0/rolls"_s, "[1, 2, 3]")},
                   finding(Kind::MoreRollsThanPlayers, u"/final/tieRolls/0/rolls"_s,
                           {qint64(3), qint64(2)})});
    all.push_back(right("fewer rolls than players", {set(u"/tieRolls/0/rolls"_s, "[6]")}));
    return all;
}

std::vector<ErrorCase> playCases() {
    std::vector<ErrorCase> all;
    addSeatsAndTurns(all);
    addAlliances(all);
    addFigures(all);
    return all;
}

std::vector<ErrorCase> stormCases() {
    std::vector<ErrorCase> all{right("the sample", {})};
    const QString seat = u"/games/0/seats/0"_s;
    for (const char* key : {"solaris", "favor", "spice", "player", "status"})
        all.push_back(missing(seat, QString::fromLatin1(key)));
    all.push_back(missing(u"/games/1"_s, u"number"_s));
    all.push_back(missing(u"/games/1"_s, u"seats"_s));
    all.push_back(wrong("twice in a game", u"/games/0/seats/1/player"_s, R"("p1")",
                        Kind::PlayerTwiceInGame, {u"Ada"_s}));
    all.push_back(wrong("unknown player", u"/games/0/seats/1/player"_s, R"("p3")",
                        Kind::UnknownPlayer, {u"p3"_s}));
    all.push_back(wrong("number twice", u"/games/1/number"_s, "1", Kind::Twice, {qint64(1)}));
    all.push_back(wrong("number below 1", u"/games/1/number"_s, "-1", Kind::OutOfRange,
                        {qint64(1), greatest}));
    all.push_back(wrong("favor below what can be counted", seat + u"/favor"_s, "-2147483649",
                        Kind::OutOfRange, {-greatest - 1, greatest}));
    all.push_back(wrong("negative", seat + u"/solaris"_s, "-1", Kind::Negative, {qint64(-1)}));
    all.push_back(wrong("heats", u"/heats"_s, "[]", Kind::UnknownKey, {u"heats"_s}));
    all.push_back(
        wrong("sponsor", u"/players/0/sponsor"_s, R"("choam")", Kind::UnknownWord,
              {u"choam"_s, u"corrino, atreides, harkonnen, guild, sisterhood, fremen"_s}));
    all.push_back(wrong("status", seat + u"/status"_s, R"("dead")", Kind::UnknownWord,
                        {u"dead"_s, u"great-house, active, renegade, eliminated"_s}));
    all.push_back(right("totals of the eliminated",
                        {set(u"/games/0/seats/1/spice"_s, "3"), remove(u"/players/0/house"_s)}));
    for (ErrorCase& one : all)
        one.sample = Sample::Storm;
    return all;
}

} // namespace mentat::test
