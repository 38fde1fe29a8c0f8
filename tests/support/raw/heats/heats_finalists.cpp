#include "heats_stages.h"
#include "raw_heats.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat::test::raw {

namespace {

Json stageJson(const heats::StageOutcome& stage, Edition edition) {
    Json object = Json::object();
    object.set(u"name"_s, stage.name);
    object.set(u"held"_s, stage.isHeld);
    object.set(u"qualifiers"_s, listFrom(stage.qualifiers));
    object.set(u"alternates"_s, listFrom(stage.alternates));
    object.set(u"lineup"_s, listFrom(stage.lineup));
    if (edition == Edition::Second)
        object.set(u"byes"_s, listFrom(stage.byes));
    Json tables = Json::list();
    for (const QStringList& table : stage.tables)
        tables.append(listFrom(table));
    object.set(u"tables"_s, tables);
    return object;
}

bool anyOf(const QStringList& some, const QStringList& players) {
    return std::any_of(players.begin(), players.end(),
                       [&](const QString& player) { return some.contains(player); });
}

// R4.5: `cut` if the tie includes the last qualifying place and the next.
QString mattersFor(const heats::Event& event, const heats::StageOutcome& first,
                   const QStringList& tied) {
    const bool isIn = anyOf(first.qualifiers, tied);
    QStringList others = tied;
    others.removeIf([&](const QString& player) { return first.qualifiers.contains(player); });
    const bool all = !event.isSecond() || event.slips(HeatsSlip::KeptOutAreAlternates);
    const bool isOut = all ? !others.isEmpty() : anyOf(first.alternates, tied);
    if (isIn)
        return isOut ? u"cut"_s : u"order"_s;
    return u"alternates"_s;
}

Json tieJson(const QStringList& players, const QString& matters) {
    Json tie = Json::object();
    tie.set(u"players"_s, listFrom(players));
    tie.set(u"matters"_s, matters);
    return tie;
}

} // namespace

Json rawHeatsFinalists(const Json& document, HeatsSlip slip) {
    return rawHeatsFinalists(document, Edition::First, slip);
}

Json rawHeatsFinalists(const Json& document, Edition edition, HeatsSlip slip) {
    const heats::Event event = heats::readEvent(document, edition, slip);
    const heats::Standings standings = heats::standingsOf(event);
    const heats::Course course = heats::courseOf(event, standings);
    Json stages = Json::list();
    for (const heats::StageOutcome& stage : course.stages)
        stages.append(stageJson(stage, edition));
    Json ties = Json::list();
    for (const auto& [first, count] : heats::tiesOf(standings)) {
        const QStringList tied
            = standings.players().mid(static_cast<qsizetype>(first), static_cast<qsizetype>(count));
        const QString matters = course.firstHeld
                                    ? mattersFor(event, course.stages.at(*course.firstHeld), tied)
                                    : u"order"_s;
        ties.append(tieJson(tied, matters));
    }
    for (const heats::TableTie& tie : course.ties) {
        Json object = tieJson(tie.players, u"cut"_s);
        object.set(u"stage"_s, tie.stage);
        ties.append(object);
    }
    Json answer = Json::object();
    answer.set(u"stages"_s, stages);
    answer.set(u"ties"_s, ties);
    return answer;
}

} // namespace mentat::test::raw
