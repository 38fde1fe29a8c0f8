#include "model/document/finding_order.h"

#include "model/finding_kind.h"

#include <algorithm>
#include <map>
#include <span>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

/// With fewer keys, searching is as fast as an index.
constexpr size_t fewKeys = 32;

QString unescaped(QStringView part) {
    QString key = part.toString();
    if (key.contains(u'~'))
        key.replace("~1"_L1, "/"_L1).replace("~0"_L1, "~"_L1);
    return key;
}

const Json& at(const Json& container, size_t position) {
    if (const Json::List* list = container.list())
        return (*list)[position];
    return (*container.object())[position].value;
}

} // namespace

std::vector<DocumentPositions::Step> DocumentPositions::wayTo(const Pointer& pointer) {
    std::vector<Step> way;
    const QStringView text(pointer.text());
    const Json* here = &m_document;
    for (qsizetype begin = 1; begin <= text.size();) {
        const qsizetype slash = text.indexOf(u'/', begin);
        const qsizetype end = slash < 0 ? text.size() : slash;
        const auto position = positionIn(*here, text.sliced(begin, end - begin));
        if (!position)
            break;
        way.push_back({here, begin, *position});
        here = &at(*here, *position);
        begin = end + 1;
    }
    return way;
}

DocumentPosition DocumentPositions::of(const Pointer& pointer) {
    DocumentPosition place;
    for (const Step& step : wayTo(pointer))
        place.push_back(step.position);
    return place;
}

std::optional<size_t> DocumentPositions::positionIn(const Json& container, QStringView part) {
    if (const Json::List* list = container.list()) {
        const size_t index = part.toULongLong();
        return index < list->size() ? std::optional(index) : std::nullopt;
    }
    const Json::Object* object = container.object();
    return object ? positionOf(*object, unescaped(part)) : std::nullopt;
}

// Of duplicate keys, a finding is about the later one.
std::optional<size_t> DocumentPositions::positionOf(const Json::Object& object,
                                                    const QString& key) {
    if (object.size() <= fewKeys) {
        for (size_t i = object.size(); i > 0; --i) {
            if (object[i - 1].key == key)
                return i - 1;
        }
        return std::nullopt;
    }
    const auto [known, isNew] = m_positions.try_emplace(&object);
    Positions& positions = known->second;
    for (size_t i = 0; isNew && i < object.size(); ++i)
        positions.insert_or_assign(object[i].key, i);
    const auto found = positions.find(key);
    return found == positions.end() ? std::nullopt : std::optional(found->second);
}

namespace {

/// The facts that a finding may follow from (RESTS_ON in model/finding_kinds.def).
struct Facts {
    std::vector<QLatin1StringView> keys = {};
    std::vector<QLatin1StringView> settings = {};
    bool everySeat = false;
    std::vector<QLatin1StringView> ruleset = {}; // *: any number
};

/// Findings of kinds not listed here are always reported.
const Facts* factsBehind(FindingKind kind) {
    static const std::map<FindingKind, Facts> table{
#define RESTS_ON(name, ...) {FindingKind::name, {__VA_ARGS__}},
#include "model/finding_kinds.def"
    };
    const auto found = table.find(kind);
    return found == table.end() ? nullptr : &found->second;
}

/// The unreadable pointer: the finding's own, or that of the missing key.
Pointer unreadable(const Finding& finding) {
    if (finding.kind == FindingKind::MissingKey)
        return finding.where.key(std::get<QString>(finding.values.front()));
    return finding.where;
}

/// Unreadable pointers, indexed by text, because a document can have one every few bytes.
class UnreadablePointers {
public:
    explicit UnreadablePointers(const Findings& findings) {
        m_places.reserve(findings.size());
        for (const Finding& finding : findings)
            m_places.push_back({unreadable(finding), &finding});
        std::stable_sort(m_places.begin(), m_places.end(), [](const Place& a, const Place& b) {
            return a.where.text() < b.where.text();
        });
    }

    struct Place {
        Pointer where;
        const Finding* finding;
    };
    using Places = std::span<const Place>;

    [[nodiscard]] Places at(const QString& text) const {
        const auto first = firstFrom(text);
        auto end = first;
        while (end != m_places.end() && end->where.text() == text)
            ++end;
        return {first, end};
    }
    /// The pointers below this one, excluding itself.
    [[nodiscard]] Places inside(const QString& text) const {
        // After all pointers with this prefix comes the character after the slash.
        return {firstFrom(text + u'/'), firstFrom(text + u'0')};
    }
    /// Calls use() with the entries at this pointer and each of its parents, from the root.
    template <class Use>
    bool anyAround(const QString& text, Use use) const {
        for (qsizetype end = 0; end >= 0; end = text.indexOf(u'/', end + 1)) {
            if (use(at(text.left(end))))
                return true;
            if (end == text.size())
                return false;
        }
        return use(at(text));
    }

private:
    [[nodiscard]] std::vector<Place>::const_iterator firstFrom(const QString& text) const {
        return std::lower_bound(
            m_places.begin(), m_places.end(), text,
            [](const Place& place, const QString& other) { return place.where.text() < other; });
    }

    std::vector<Place> m_places;
};

/// Whether a setting of the event could not be read.
bool restsOnSettings(const std::vector<QLatin1StringView>& keys, const UnreadablePointers& broken) {
    const Pointer where = Pointer().key("event").key("settings");
    return std::any_of(keys.begin(), keys.end(), [&](QLatin1StringView key) {
        const QString place = where.key(key.data()).text();
        return !broken.inside(place).empty()
               || broken.anyAround(place,
                                   [](UnreadablePointers::Places at) { return !at.empty(); });
    });
}

/// Whether a pointer in the event's ruleset, or one of its parents, could not be read; siblings do
/// not matter.
bool restsOnRuleset(const std::vector<QLatin1StringView>& places,
                    const UnreadablePointers& broken) {
    if (places.empty())
        return false;
    const QString ruleset = Pointer().key("event").key("ruleset").text();
    if (broken.anyAround(ruleset, [](UnreadablePointers::Places at) { return !at.empty(); }))
        return true;
    const auto inside = broken.inside(ruleset);
    return std::any_of(inside.begin(), inside.end(), [&](const UnreadablePointers::Place& place) {
        const QStringList found = place.where.text().mid(ruleset.size() + 1).split(u'/');
        return std::any_of(places.begin(), places.end(), [&](QLatin1StringView rested) {
            const QStringList steps = QString(rested).split(u'/');
            for (qsizetype i = 0; i < std::min(steps.size(), found.size()); ++i) {
                if (steps[i] != found[i] && steps[i] != "*"_L1)
                    return false;
            }
            return true; // the pointer itself, a parent, or a child
        });
    });
}

bool restsOnScope(const Facts& facts, const Pointer& scope, const Pointer& broken) {
    const QStringList tokens = broken.text().mid(scope.text().size()).split(u'/').mid(1);
    const bool isSeats = !tokens.isEmpty() && tokens.last() == "seats"_L1;
    const bool isSeat = tokens.size() > 1 && tokens[tokens.size() - 2] == "seats"_L1;
    if (facts.everySeat && (isSeats || isSeat))
        return true;
    return std::any_of(facts.keys.begin(), facts.keys.end(),
                       [&](QLatin1StringView key) { return tokens.contains(key); });
}

/// Decides whether findings follow only from what could not be read.
class Consequences {
public:
    explicit Consequences(const Findings& known) : m_broken(known) {}

    [[nodiscard]] bool contain(const Finding& finding) {
        const auto isOfAnother = [&](UnreadablePointers::Places places) {
            return std::any_of(places.begin(), places.end(),
                               [&](const auto& place) { return !(*place.finding == finding); });
        };
        if (m_broken.anyAround(finding.where.text(), isOfAnother))
            return true;
        if (finding.kind == FindingKind::MissingKey)
            return isOfAnother(m_broken.at(unreadable(finding).text()));
        // Unreadable players make every reference to a player undecidable.
        if (finding.kind == FindingKind::UnknownPlayer)
            return isOfAnother(m_broken.at(Pointer().key("players").text()));
        // An unreadable player still counts as one.
        if (finding.kind == FindingKind::MoreRollsThanPlayers)
            return isOfAnother(m_broken.at(finding.scope.key("players").text()));
        // Items after an unreadable one have moved up.
        if (finding.kind == FindingKind::Twice || finding.kind == FindingKind::TextTooLong)
            return finding.scope != Pointer()
                   && (isOfAnother(m_broken.at(finding.scope.text()))
                       || isOfAnother(m_broken.inside(finding.scope.text())));
        if (finding.kind == FindingKind::NothingInList || finding.kind == FindingKind::PatternGap
            || finding.kind == FindingKind::PatternTableSize)
            return isOfAnother(m_broken.inside(finding.where.text()));
        return restsOnFacts(finding.kind, finding.scope);
    }

private:
    // Cached per kind and scope: there can be as many findings as seats.
    bool restsOnFacts(FindingKind kind, const Pointer& scope) {
        const auto [known, isNew] = m_known.try_emplace({kind, scope.text()}, false);
        const Facts* facts = isNew ? factsBehind(kind) : nullptr;
        if (facts)
            known->second = computeRestsOnFacts(*facts, scope);
        return known->second;
    }
    [[nodiscard]] bool computeRestsOnFacts(const Facts& facts, const Pointer& scope) const {
        if (restsOnSettings(facts.settings, m_broken) || restsOnRuleset(facts.ruleset, m_broken))
            return true;
        if (scope == Pointer() || (facts.keys.empty() && !facts.everySeat))
            return false;
        const auto restsOn
            = [&](const auto& place) { return restsOnScope(facts, scope, place.where); };
        const auto at = m_broken.at(scope.text());
        const auto inside = m_broken.inside(scope.text());
        return std::any_of(at.begin(), at.end(), restsOn)
               || std::any_of(inside.begin(), inside.end(), restsOn);
    }

    UnreadablePointers m_broken;
    std::map<std::pair<FindingKind, QString>, bool> m_known;
};

std::vector<size_t> orderOf(const std::vector<Pointer>& pointers, DocumentPositions& places) {
    std::vector<std::pair<DocumentPosition, size_t>> placed; // ties keep their order
    placed.reserve(pointers.size());
    for (size_t i = 0; i < pointers.size(); ++i)
        placed.emplace_back(places.of(pointers[i]), i);
    std::sort(placed.begin(), placed.end());
    std::vector<size_t> order;
    order.reserve(placed.size());
    for (const auto& [place, position] : placed)
        order.push_back(position);
    return order;
}

} // namespace

std::vector<size_t> orderInDocument(const std::vector<Pointer>& pointers, const Json& document) {
    DocumentPositions places(document);
    return orderOf(pointers, places);
}

void sortInDocumentOrder(Findings& findings, const Json& document) {
    DocumentPositions places(document);
    sortInDocumentOrder(findings, places);
}

void sortInDocumentOrder(Findings& findings, DocumentPositions& places) {
    std::vector<Pointer> pointers;
    pointers.reserve(findings.size());
    for (const Finding& finding : findings)
        pointers.push_back(finding.where);
    Findings sorted;
    sorted.reserve(findings.size());
    for (const size_t position : orderOf(pointers, places))
        sorted.push_back(std::move(findings[position]));
    findings = std::move(sorted);
}

Findings withoutConsequences(Findings checked, const Findings& read) {
    Findings known = read;
    for (const Finding& finding : checked) {
        if (finding.kind == FindingKind::MissingKey)
            known.push_back(finding);
    }
    if (known.empty())
        return checked;
    Consequences consequences(known);
    std::erase_if(checked, [&](const Finding& finding) { return consequences.contain(finding); });
    return checked;
}

} // namespace mentat
