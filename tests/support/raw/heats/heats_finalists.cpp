#include "heats_stages.h"
#include "raw_heats.h"

using namespace Qt::StringLiterals;

namespace mentat::test::raw {

namespace {

Json stageJson(const heats::StageOutcome& stage) {
    Json object = Json::object();
    object.set(u"name"_s, stage.name);
    object.set(u"held"_s, stage.isHeld);
    object.set(u"qualifiers"_s, listFrom(stage.qualifiers));
    object.set(u"alternates"_s, listFrom(stage.alternates));
    object.set(u"lineup"_s, listFrom(stage.lineup));
    Json tables = Json::list();
    for (const QStringList& table : stage.tables)
        tables.append(listFrom(table));
    object.set(u"tables"_s, tables);
    return object;
}

// R4.5: `cut` where the tied places hold the last qualifying one and the next.
QString mattersFor(size_t first, size_t count, size_t qualifiers) {
    if (first < qualifiers && first + count > qualifiers)
        return u"cut"_s;
    return first + count <= qualifiers ? u"order"_s : u"alternates"_s;
}

Json tieJson(const QStringList& players, const QString& matters) {
    Json tie = Json::object();
    tie.set(u"players"_s, listFrom(players));
    tie.set(u"matters"_s, matters);
    return tie;
}

} // namespace

Json rawHeatsFinalists(const Json& document, HeatsSlip slip) {
    const heats::Event event = heats::readEvent(document, slip);
    const heats::Standings standings = heats::standingsOf(event);
    const heats::Course course = heats::courseOf(event, standings);
    Json stages = Json::list();
    for (const heats::StageOutcome& stage : course.stages)
        stages.append(stageJson(stage));
    Json ties = Json::list();
    for (const auto& [first, count] : heats::tiesOf(standings)) {
        const QStringList tied
            = standings.players().mid(static_cast<qsizetype>(first), static_cast<qsizetype>(count));
        const QString matters
            = course.firstHeld ? mattersFor(
                  first, count,
                  static_cast<size_t>(course.stages.at(*course.firstHeld).qualifiers.size()))
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
