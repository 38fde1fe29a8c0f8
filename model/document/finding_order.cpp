#include "model/document/finding_order.h"

#include <algorithm>
#include <span>

namespace mentat {

namespace {

using Path = std::vector<size_t>;

QString unescaped(QString token) {
    return token.replace(QStringLiteral("~1"), QStringLiteral("/"))
        .replace(QStringLiteral("~0"), QStringLiteral("~"));
}

// The later of two equal keys is the one that a finding is about.
std::optional<size_t> positionOf(const Json::Object& object, const QString& key) {
    for (size_t i = object.size(); i > 0; --i) {
        if (object[i - 1].key == key)
            return i - 1;
    }
    return std::nullopt;
}

Path pathOf(const Pointer& pointer, const Json& document) {
    Path path;
    const Json* here = &document;
    for (const QString& token : pointer.text().split(u'/').mid(1)) {
        if (const Json::List* list = here->list()) {
            const size_t index = token.toULongLong();
            if (index >= list->size())
                break;
            path.push_back(index);
            here = &(*list)[index];
        } else if (const Json::Object* object = here->object()) {
            const auto position = positionOf(*object, unescaped(token));
            if (!position)
                break;
            path.push_back(*position);
            here = &(*object)[*position].value;
        } else {
            break;
        }
    }
    return path;
}

/// The keys of a game that a kind of finding is made of.
std::span<const char* const> factsBehind(FindingKind kind) {
    static constexpr const char* seated[] = {"player", "seats", "void"};
    static constexpr const char* factions[] = {"faction"};
    static constexpr const char* turns[] = {"turns", "ending", "victory", "turnLimit"};
    static constexpr const char* winners[]
        = {"victory", "ending", "winner", "alliance", "dropout", "faction", "seats"};
    static constexpr const char* alliances[] = {"alliance", "dropout", "seats", "allianceSize"};
    static constexpr const char* rolls[] = {"roll", "alliance", "dropout", "seats"};
    static constexpr const char* prediction[]
        = {"predicted", "player", "faction", "seats", "victory"};
    static constexpr const char* control[]
        = {"control",          "turns",  "cityPoints",      "performancePoints", "seats",
           "strongholdPoints", "player", "shieldWallPoints"};
    static constexpr const char* totals[] = {"status", "solaris", "favor", "spice", "faction"};
    switch (ruleOf(kind)) {
    case Rule::R10_1: return totals;
    case Rule::R10_2: return seated;
    case Rule::R10_3: return factions;
    case Rule::R10_4: return turns;
    case Rule::R10_5:
    case Rule::R10_7: return winners;
    case Rule::R10_6: return alliances;
    case Rule::R10_8: return rolls;
    case Rule::R10_9: return prediction;
    case Rule::R10_10: return control;
    default: return {};
    }
}

/// What could not be read: the place itself, or where a missing key would stand.
Pointer unreadable(const Finding& finding) {
    if (finding.kind == FindingKind::MissingKey)
        return finding.where.key(std::get<QString>(finding.values.front()));
    return finding.where;
}

bool restsOn(const Finding& finding, const Pointer& broken) {
    if (finding.where.isWithin(broken))
        return true;
    // Without the players of the document no reference to one can be judged.
    if (finding.kind == FindingKind::UnknownPlayer)
        return broken == Pointer().key("players");
    // A player who cannot be read is one all the same.
    if (finding.kind == FindingKind::MoreRollsThanPlayers)
        return broken == finding.scope.key("players");
    if (finding.scope == Pointer())
        return false;
    static const Pointer settings = Pointer().key("event").key("settings");
    const bool nearby = broken.isWithin(finding.scope) || broken.isWithin(settings);
    if (!nearby)
        return false;
    if (finding.kind == FindingKind::Twice)
        return broken.isWithin(finding.scope);
    // A seat that is no object takes all its facts with it; a seat with one bad fact only that one.
    const QStringList tokens = broken.text().mid(finding.scope.text().size()).split(u'/');
    const auto facts = factsBehind(finding.kind);
    return std::any_of(facts.begin(), facts.end(), [&](const char* fact) {
        const QLatin1StringView name(fact);
        return tokens.contains(name) && (name != QLatin1StringView("seats") || tokens.size() <= 3);
    });
}

} // namespace

void sortInDocumentOrder(Findings& findings, const Json& document) {
    std::vector<std::pair<Path, Finding>> placed;
    placed.reserve(findings.size());
    for (Finding& finding : findings)
        placed.emplace_back(pathOf(finding.where, document), std::move(finding));
    std::stable_sort(placed.begin(), placed.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    findings.clear();
    for (auto& [path, finding] : placed)
        findings.push_back(std::move(finding));
}

Findings withoutConsequences(Findings checked, const Findings& read) {
    Findings known = read;
    for (const Finding& finding : checked) {
        if (finding.kind == FindingKind::MissingKey)
            known.push_back(finding);
    }
    std::erase_if(checked, [&](const Finding& finding) {
        return std::any_of(known.begin(), known.end(), [&](const Finding& other) {
            return !(other == finding) && restsOn(finding, unreadable(other));
        });
    });
    return checked;
}

} // namespace mentat
