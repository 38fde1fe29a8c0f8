#include "model/document/finding_order.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

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

/// What a finding may only follow from, where it could not be read: keys within its scope, settings
/// of the event, and a seat that is no object or the whole list of them. What is absent where it
/// could not be read (a victory, the turns) needs no mention: without it nothing is found.
struct Facts {
    std::vector<QLatin1StringView> keys = {};
    std::vector<QLatin1StringView> settings = {};
    bool everySeat = false;
};

Facts factsBehind(FindingKind kind) {
    using enum FindingKind;
    switch (kind) {
    case PlayerInTwoGames: return {{"void"_L1}};
    case TurnsOutside: return {{}, {"turnLimit"_L1}};
    case NoWinner: return {{"winner"_L1}, {}, true};
    case SoloWinners:
    case SoloWinnerAllied: return {{"dropout"_L1}};
    case NotOneAlliance:
    case NotOneSide: return {{"winner"_L1, "alliance"_L1, "dropout"_L1}, {}, true};
    case PredictionWinner: return {{"winner"_L1, "faction"_L1, "dropout"_L1}, {}, true};
    case DefaultWinners:
        return {{"winner"_L1, "alliance"_L1, "faction"_L1, "dropout"_L1}, {}, true};
    case AllianceOfOne: return {{"alliance"_L1, "dropout"_L1}, {}, true};
    case AllianceTooLarge: return {{"dropout"_L1}, {"allianceSize"_L1}};
    case RollTwice: return {{"dropout"_L1}};
    case PredictedNotInGame: return {{"player"_L1}, {}, true};
    case NothingPredicted: return {{"predicted"_L1}};
    case StrongholdTwoHolders:
    case ControlLength: return {{"control"_L1}};
    case ControlSum:
        return {{"control"_L1}, {"cityPoints"_L1, "strongholdPoints"_L1, "shieldWallPoints"_L1}};
    default: return {}; // stands whatever else could not be read
    }
}

/// What could not be read: the place itself, or where a missing key would stand.
Pointer unreadable(const Finding& finding) {
    if (finding.kind == FindingKind::MissingKey)
        return finding.where.key(std::get<QString>(finding.values.front()));
    return finding.where;
}

/// Whether one of the two places is in the other.
bool touches(const Pointer& a, const Pointer& b) {
    return a.isWithin(b) || b.isWithin(a);
}

bool restsOnSettings(const Facts& facts, const Pointer& broken) {
    const Pointer settings = Pointer().key("event").key("settings");
    return touches(broken, settings)
           && std::any_of(facts.settings.begin(), facts.settings.end(), [&](QLatin1StringView key) {
                  return touches(broken, settings.key(key.data()));
              });
}

bool restsOnScope(const Facts& facts, const Pointer& scope, const Pointer& broken) {
    if (!broken.isWithin(scope))
        return false;
    const QStringList tokens = broken.text().mid(scope.text().size()).split(u'/').mid(1);
    const bool isSeats = !tokens.isEmpty() && tokens.last() == "seats"_L1;
    const bool isSeat = tokens.size() > 1 && tokens[tokens.size() - 2] == "seats"_L1;
    if (facts.everySeat && (isSeats || isSeat))
        return true;
    return std::any_of(facts.keys.begin(), facts.keys.end(),
                       [&](QLatin1StringView key) { return tokens.contains(key); });
}

bool restsOn(const Finding& finding, const Pointer& broken) {
    if (finding.where.isWithin(broken))
        return true;
    switch (finding.kind) {
    case FindingKind::MissingKey: return broken == unreadable(finding);
    // Without the players of the document no reference to one can be judged.
    case FindingKind::UnknownPlayer: return broken == Pointer().key("players");
    // A player who cannot be read is one all the same.
    case FindingKind::MoreRollsThanPlayers: return broken == finding.scope.key("players");
    // The items behind one that could not be read have moved up.
    case FindingKind::Twice: return finding.scope != Pointer() && broken.isWithin(finding.scope);
    default: break;
    }
    const Facts facts = factsBehind(finding.kind);
    return restsOnSettings(facts, broken)
           || (finding.scope != Pointer() && restsOnScope(facts, finding.scope, broken));
}

} // namespace

DocumentPlace placeIn(const Json& document, const Pointer& pointer) {
    DocumentPlace place;
    const Json* here = &document;
    for (const QString& token : pointer.text().split(u'/').mid(1)) {
        if (const Json::List* list = here->list()) {
            const size_t index = token.toULongLong();
            if (index >= list->size())
                break;
            place.push_back(index);
            here = &(*list)[index];
        } else if (const Json::Object* object = here->object()) {
            const auto position = positionOf(*object, unescaped(token));
            if (!position)
                break;
            place.push_back(*position);
            here = &(*object)[*position].value;
        } else {
            break;
        }
    }
    return place;
}

void sortInDocumentOrder(Findings& findings, const Json& document) {
    std::vector<std::pair<DocumentPlace, Finding>> placed;
    placed.reserve(findings.size());
    for (Finding& finding : findings)
        placed.emplace_back(placeIn(document, finding.where), std::move(finding));
    std::stable_sort(placed.begin(), placed.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    findings.clear();
    for (auto& [place, finding] : placed)
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
