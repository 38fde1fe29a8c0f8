#include "reports/wording/answer_wording.h"

#include "reports/wording/sentences.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr const char* outcomeContext = "Outcome";

} // namespace

QString outcomeChangeText(const Language& language, const OutcomeChange& change,
                          const NameOf& nameOf) {
    QStringList parts;
    const auto count = [&](const char* english, size_t number) {
        if (number > 0)
            parts.append(
                language.translate(outcomeContext, english, nullptr, static_cast<int>(number)));
    };
    const auto tell = [&](const char* english, const std::vector<PlayerId>& players) {
        if (!players.empty())
            parts.append(filled(language.translate(outcomeContext, english),
                                {namesOf(players, nameOf).join(u", "_s)}));
    };
    count(QT_TRANSLATE_N_NOOP("Outcome", "QP of %n player(s)"), change.points.size());
    count(QT_TRANSLATE_N_NOOP("Outcome", "%n rank(s)"), change.ranks.size());
    tell(QT_TRANSLATE_NOOP("Outcome", "%1 into the final"), change.entering);
    tell(QT_TRANSLATE_NOOP("Outcome", "%1 out of the final"), change.leaving);
    if (!change.awards.empty()) {
        QStringList factions;
        for (const Faction faction : change.awards)
            factions.append(factionName(language, faction));
        parts.append(filled(
            language.translate(outcomeContext, QT_TRANSLATE_NOOP("Outcome", "Best Faction of %1")),
            {factions.join(u", "_s)}));
    }
    count(QT_TRANSLATE_N_NOOP("Outcome", "%n place(s) of the final"), change.placements.size());
    return parts.join(u"; "_s);
}

} // namespace mentat
