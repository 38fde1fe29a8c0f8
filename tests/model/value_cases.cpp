#include "model/finding_kind.h"
#include "tests/model/error_case_parts.h"

using namespace Qt::StringLiterals;

namespace mentat::test {

using Kind = FindingKind;

namespace {

Pointer at(const QString& text) {
    Pointer pointer;
    for (QString token : text.split(u'/').mid(1))
        pointer = pointer.key(token.replace(u"~1"_s, u"/"_s).replace(u"~0"_s, u"~"_s));
    return pointer;
}

} // namespace

Finding finding(FindingKind kind, const QString& where, Values values) {
    return {kind, at(where), std::move(values), {}};
}

ErrorCase wrong(const QByteArray& name, const QString& where, const QByteArray& json,
                FindingKind kind, Values values) {
    return {name, {set(where, json)}, finding(kind, where, std::move(values))};
}

ErrorCase missing(const QString& object, const QString& key) {
    const QString where = object + u'/' + key;
    return {"missing " + where.toUtf8(), {remove(where)}, finding(Kind::MissingKey, object, {key})};
}

ErrorCase right(const QByteArray& name, std::vector<Step> steps) {
    return {name, std::move(steps), std::nullopt};
}

namespace {

void addLogos(std::vector<ErrorCase>& all) {
    const QByteArray triangle = QByteArray("<svg><path d='M0 0h9v4z'/></svg>").toBase64();
    const auto add = [&](const QByteArray& json, const QString& key, Kind kind, Values values) {
        all.push_back(wrong("logo " + json.first(qMin(json.size(), 60)), u"/event/logo"_s, json,
                            kind, std::move(values)));
        all.back().expected->where = at(u"/event/logo"_s + key);
    };
    const auto logo = [](const QByteArray& kind, const QByteArray& data) -> QByteArray {
        return R"({"kind":")" + kind + R"(","data":")" + data + "\"}";
    };
    all.push_back({"a logo", {set(u"/event/logo"_s, logo("svg", triangle))}, {}});
    add(logo("png", triangle), u"/kind"_s, Kind::LogoOfOtherKind, {u"svg"_s});
    add(logo("gif", triangle), u"/kind"_s, Kind::UnknownWord, {u"gif"_s, u"png, svg"_s});
    add(R"({"kind":"svg"})", {}, Kind::MissingKey, {u"data"_s});
    add(R"({"data":")" + triangle + "\"}", {}, Kind::MissingKey, {u"kind"_s});
    add(logo("svg", "not base64!"), u"/data"_s, Kind::NotBase64, {});
    add(logo("svg", ""), u"/data"_s, Kind::NotALogo, {});
    add(logo("svg", QByteArray("<svg><script/></svg>").toBase64()), u"/data"_s, Kind::NotALogo, {});
    add(R"({"kind":"svg","data":")" + triangle + R"(","name":"x"})", u"/name"_s, Kind::UnknownKey,
        {u"name"_s});
}

void addAids(std::vector<ErrorCase>& all) {
    const QByteArray tooLong(41, 'x');
    const auto add = [&](const QByteArray& json, const QString& key, Kind kind, Values values) {
        all.push_back(wrong("aids " + json.first(qMin(json.size(), 60)), u"/event/aids"_s, json,
                            kind, std::move(values)));
        all.back().expected->where = at(u"/event/aids"_s + key);
    };
    all.push_back({"a card",
                   {set(u"/event/aids"_s, R"({"card":[{"title":"Ties","lines":["a roll"]}]})")},
                   {}});
    add(R"({"card":[{"lines":["a roll"]}]})", u"/card/0"_s, Kind::MissingKey, {u"title"_s});
    add(R"({"card":[{"title":"Ties","lines":[" "]}]})", u"/card/0/lines/0"_s, Kind::BlankText, {});
    add(R"({"card":[{"title":")" + tooLong + R"("}]})", u"/card/0/title"_s, Kind::TextTooLong,
        {41, 40});
    // Only where the columns of a result are the ruleset's.
    add(R"({"sheet":{"score":"VP"}})", u"/sheet"_s, Kind::UnknownKey, {u"sheet"_s});
}

void addTypes(std::vector<ErrorCase>& all) {
    const auto add = [&](const QString& where, const QByteArray& json, const QString& expected) {
        all.push_back(
            wrong("type " + where.toUtf8() + ' ' + json, where, json, Kind::WrongType, {expected}));
    };
    add(QString(), "[]", u"object"_s);
    add(u"/event"_s, "null", u"object"_s);
    add(u"/event/code"_s, "7", u"text"_s);
    add(u"/event/notes"_s, "null", u"text"_s);
    add(u"/event/name"_s, "{}", u"text"_s);
    add(u"/event/closed"_s, "0", u"boolean"_s);
    add(u"/event/year"_s, "\"2026\"", u"number"_s);
    add(u"/event/host"_s, "7", u"text"_s);
    add(u"/event/logo"_s, "\"svg\"", u"object"_s);
    add(u"/event/logo"_s, R"({"kind":"svg","data":7})", u"text"_s);
    all.back().expected->where = at(u"/event/logo/data"_s);
    add(u"/event/sets"_s, "\"base\"", u"list"_s);
    add(u"/event/settings"_s, "[]", u"object"_s);
    add(u"/event/settings/qpTable"_s, "[]", u"object"_s);
    add(u"/event/keepApart/0"_s, "[]", u"object"_s);
    add(u"/event/assistants"_s, "[\"Zoe\", 7]", u"text"_s);
    all.back().expected->where = at(u"/event/assistants/1"_s);
    add(u"/players/10"_s, "\"p11\"", u"object"_s);
    add(u"/heats"_s, "{}", u"list"_s);
    add(u"/heats/1"_s, "null", u"object"_s);
    add(first + u"/turns"_s, "true", u"number"_s);
    add(first + u"/seats/0/roll"_s, "\"4\"", u"number"_s);
    add(first + u"/seats/0/control/1"_s, "\"arrakeen\"", u"list"_s);
    add(first + u"/seats/3/performancePoints"_s, "[]", u"number"_s);
    add(first + u"/start"_s, "1305", u"text"_s);
    add(u"/final"_s, "[]", u"object"_s);
    add(u"/final/expansionVotes"_s, "[]", u"object"_s);
    add(u"/final/expansionVotes/p1"_s, "\"yes\"", u"boolean"_s);
    add(u"/final/game"_s, "[]", u"object"_s);
    for (const QByteArray pair : {"[3]", "[3, 1, 1]", "3", "{}"}) {
        all.push_back(
            {"pair " + pair,
             {set(u"/event/settings/qpTable"_s, "{\"solo\": " + pair + "}")},
             finding(Kind::WrongType, u"/event/settings/qpTable/solo"_s, {u"pair of points"_s})});
    }
}

void addKeys(std::vector<ErrorCase>& all) {
    for (const char* key : {"format", "version", "event", "players"})
        all.push_back(missing(QString(), QString::fromLatin1(key)));
    for (const char* key : {"name", "year", "rules"})
        all.push_back(missing(u"/event"_s, QString::fromLatin1(key)));
    for (const char* key : {"id", "name"})
        all.push_back(missing(u"/players/10"_s, QString::fromLatin1(key)));
    for (const char* key : {"number", "entrants", "games"})
        all.push_back(missing(u"/heats/1"_s, QString::fromLatin1(key)));
    for (const char* key : {"table", "seats"})
        all.push_back(missing(first, QString::fromLatin1(key)));
    for (const char* key : {"seat", "player"})
        all.push_back(missing(second + u"/seats/1"_s, QString::fromLatin1(key)));
    all.push_back(missing(u"/event/keepApart/0"_s, u"players"_s));
    all.push_back(missing(u"/event/awardDecisions/0"_s, u"faction"_s));
    all.push_back(missing(u"/tieRolls/0"_s, u"players"_s));
    all.push_back(missing(first + u"/accepted/0"_s, u"rule"_s));
    all.push_back(missing(first + u"/seats/1"_s, u"faction"_s)); // a winner's
    all.push_back(missing(u"/final/calls/0"_s, u"player"_s));
    all.push_back(missing(u"/final/calls/0"_s, u"state"_s));
    all.push_back(missing(u"/final/picks/0"_s, u"player"_s));
    all.push_back(missing(u"/final/picks/0"_s, u"faction"_s));
    all.push_back(missing(u"/final/game"_s, u"seats"_s));

    const auto unknown = [&](const QString& where, const QString& key) {
        all.push_back(wrong("unknown " + where.toUtf8(), where, "1", Kind::UnknownKey, {key}));
    };
    unknown(u"/comment"_s, u"comment"_s);
    unknown(u"/games"_s, u"games"_s); // of the other format
    unknown(u"/event/Name"_s, u"Name"_s);
    unknown(u"/event/settings/turnlimit"_s, u"turnlimit"_s);
    unknown(u"/players/3/house"_s, u"house"_s);
    unknown(first + u"/seats/2/a~1b~0c"_s, u"a/b~c"_s);
    unknown(u"/final/name"_s, u"name"_s);
    unknown(u"/heats/0/draw/"_s, QString());
    all.push_back({"unknown row",
                   {set(u"/event/settings/qpTable"_s, R"({"draw": [1, 1]})")},
                   finding(Kind::UnknownKey, u"/event/settings/qpTable/draw"_s, {u"draw"_s})});

    const auto twice = [&](const QString& where, const QByteArray& json, const QString& key) {
        all.push_back({"twice " + where.toUtf8(),
                       {addAgain(where, json)},
                       finding(Kind::KeyTwice, where, {key})});
    };
    twice(u"/event/year"_s, "2026", u"year"_s);
    twice(first + u"/seats/2/player"_s, "\"p3\"", u"player"_s);
    twice(u"/final/expansionVotes/p1"_s, "true", u"p1"_s);
    twice(u"/format"_s, "\"mentat-event\"", u"format"_s);
}

void addWords(std::vector<ErrorCase>& all) {
    const auto word = [&](const QString& where, const QString& found, const QString& possible) {
        all.push_back(wrong("word " + where.toUtf8(), where, '"' + found.toUtf8() + '"',
                            Kind::UnknownWord, {found, possible}));
    };
    word(u"/format"_s, u"mentat-summary"_s, u"mentat-event"_s);
    word(u"/event/rules"_s, u"chess"_s, u"wbc-dune, eye-of-the-storm, heats"_s);
    word(u"/players/3/preference"_s, u"Base"_s, u"base, expansion, either"_s);
    word(u"/players/3/finalAnswer"_s, QString(), u"yes, no"_s);
    word(first + u"/ending"_s, u"time limit"_s, u"victory, concession, turn-limit, time-limit"_s);
    word(first + u"/accepted/0/rule"_s, u"R10.5"_s,
         u"R10.21, R10.22, R10.23, R10.24, R10.25, R10.26, R10.27"_s);
    word(u"/final/calls/0/state"_s, u"away"_s, u"told, confirmed, no-answer, cannot"_s);

    all.push_back(wrong("blank name", u"/event/name"_s, R"("  ")", Kind::BlankText));
    all.push_back(wrong("no name", u"/players/10/name"_s, R"("")", Kind::BlankText));
    all.push_back(wrong("blank id", u"/players/10/id"_s, R"("\u3000")", Kind::BlankText));
    all.push_back(wrong("two lines", u"/players/10/name"_s, R"("Ki\nm")", Kind::ControlCharacter));
    all.push_back(wrong("tab in id", u"/players/10/id"_s, R"("p\t11")", Kind::ControlCharacter));
    all.push_back(wrong("control", u"/heats/0/name"_s, R"("Heat\u0085")", Kind::ControlCharacter));
    all.push_back(wrong("NUL", u"/event/notes"_s, R"("a\u0000b")", Kind::ControlCharacter));
    all.push_back(right("lines in a text", {set(u"/event/notes"_s, R"("a\n\tb\u0007")")}));

    const auto time = [&](const QString& text) {
        all.push_back(wrong("time " + text.toUtf8(), u"/event/rulings/0/time"_s,
                            '"' + text.toUtf8() + '"', Kind::NoTime, {text}));
    };
    time(u"2026-02-30T10:00"_s);
    time(u"2026-07-29 13:00"_s);
    time(QString());
    all.push_back(
        wrong("deadline", u"/final/deadline"_s, R"("Saturday")", Kind::NoTime, {u"Saturday"_s}));
}

void addNumbers(std::vector<ErrorCase>& all) {
    const auto range
        = [&](const QString& where, const QByteArray& json, qint64 least, qint64 most) {
              all.push_back(wrong("range " + where.toUtf8() + ' ' + json, where, json,
                                  Kind::OutOfRange, {least, most}));
          };
    range(u"/event/year"_s, "0", 1, 9999);
    range(u"/event/year"_s, "-44", 1, 9999);
    range(u"/event/year"_s, "10000", 1, 9999);
    range(u"/event/settings/finalists"_s, "0", 1, greatest);
    range(u"/event/settings/cityPoints"_s, "500000.5", 0, 500'000);
    range(u"/heats/0/number"_s, "0", 1, greatest);
    range(u"/heats/0/number"_s, "-1", 1, greatest);
    range(u"/heats/0/minutes"_s, "2147483648", 0, greatest);
    range(u"/heats/0/minutes"_s, "1e300", 0, greatest);
    range(u"/heats/0/draw/seed"_s, "9007199254740992", 0, 9'007'199'254'740'991);
    range(second + u"/table"_s, "-2", 1, greatest);
    range(second + u"/seats/0/seat"_s, "0", 1, greatest);
    range(second + u"/seats/0/tokens"_s, "18446744073709551616", 0, greatest);
    all.push_back(wrong("half turn", first + u"/turns"_s, "2.5", Kind::NotWhole));
    all.push_back(wrong("half heat", u"/heats/1/number"_s, "0.5", Kind::NotWhole));
    all.push_back(
        right("whole decimals", {set(first + u"/turns"_s, "2.0"), set(u"/heats/0/minutes"_s, "3e2"),
                                 set(u"/heats/0/draw/seed"_s, "9007199254740991")}));

    const auto version = [&](const QByteArray& json, qint64 number) {
        all.push_back(wrong("version " + json, u"/version"_s, json, Kind::UnknownVersion,
                            {number, qint64(1)}));
    };
    version("2", 2);
    version("0", 0);
    version("-1", -1); // simply another version: R10.1

    const auto negative = [&](const QString& where, const QByteArray& json, const Value& shown) {
        all.push_back(wrong("negative " + where.toUtf8(), where, json, Kind::Negative, {shown}));
    };
    negative(u"/players/0/copies"_s, "-1", qint64(-1));
    negative(u"/event/settings/graceMinutes"_s, "-15", qint64(-15));
    negative(u"/event/settings/finalists"_s, "-1", qint64(-1));
    negative(u"/event/settings/strongholdPoints"_s, "-0.5", u"-0.5"_s);
    negative(u"/heats/0/draw/seed"_s, "-7", qint64(-7));
    negative(u"/heats/0/draw/sizes/1"_s, "-3", qint64(-3));
    negative(first + u"/seats/4/alliance"_s, "-1", qint64(-1));
    negative(first + u"/seats/1/qp"_s, "-2", u"-2"_s);
    all.push_back(wrong("no half", first + u"/seats/1/qp"_s, "0.25", Kind::NotHalf));
    all.push_back(
        wrong("no half PP", second + u"/seats/1/performancePoints"_s, "9.4", Kind::NotHalf));
    all.push_back({"QP cell",
                   {set(u"/event/settings/qpTable"_s, R"({"solo": [3, 1.25]})")},
                   finding(Kind::NotHalf, u"/event/settings/qpTable/solo/1"_s)});
    const auto roll = [&](const QString& where, const QByteArray& json, qint64 shown) {
        all.push_back(wrong("roll " + json, where, json, Kind::RollBelowOne, {shown}));
    };
    roll(first + u"/seats/0/roll"_s, "0", 0);
    roll(u"/tieRolls/0/rolls/1"_s, "-1", -1);
    all.push_back({"re-roll",
                   {set(first + u"/seats/0/roll"_s, "[3, 0]")},
                   finding(Kind::RollBelowOne, first + u"/seats/0/roll/1"_s, {qint64(0)})});
}

} // namespace

std::vector<ErrorCase> valueCases() {
    std::vector<ErrorCase> all{right("the sample", {})};
    addTypes(all);
    addLogos(all);
    addAids(all);
    addKeys(all);
    addWords(all);
    addNumbers(all);
    return all;
}

} // namespace mentat::test
