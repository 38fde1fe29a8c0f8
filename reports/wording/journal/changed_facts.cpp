#include "reports/wording/journal/changed_facts.h"

#include "model/document/change_codec.h"
#include "reports/wording/journal/fact_words.h"
#include "reports/wording/language/phrase.h"
#include "reports/wording/sentences.h"

#include <QHash>

#include <algorithm>
#include <unordered_set>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

/// A value in a document, with its path.
struct Leaf {
    QStringList path; // in words
    Json value;
};

QString seatName(const Language& language, qint64 number) {
    return say(language, Phrase("Fact", "Seat %1"), {language.number(number)});
}

bool isOfKeys(const Json& value) {
    return value.object()
           || (value.list() && !value.list()->empty() && value.list()->front().object());
}

/// Lists the leaves of a value in order.
class Leaves {
public:
    Leaves(const Language& language, const NameOf& nameOf)
        : m_language(language)
        , m_nameOf(nameOf) {}

    [[nodiscard]] std::vector<Leaf> of(const Json& value) {
        m_leaves.clear();
        walk(value, {});
        return std::move(m_leaves);
    }

private:
    void walk(const Json& value, const QStringList& path) {
        if (const Json::Object* object = value.object())
            walkObject(*object, path);
        else if (isOfKeys(value))
            walkList(*value.list(), path);
        else
            m_leaves.push_back({path, value});
    }

    void walkObject(const Json::Object& object, const QStringList& path) {
        for (const Json::Member& member : object) {
            const bool isSeats = member.key == "seats"_L1; // each already says that it is a seat
            walk(member.value,
                 isSeats ? path : path + QStringList(factName(m_language, member.key)));
        }
    }

    void walkList(const Json::List& list, const QStringList& path) {
        for (size_t place = 0; place < list.size(); ++place)
            walk(list[place], path + QStringList(nameOf(list[place], place)));
    }

    /// What distinguishes a list element: its seat, otherwise its number.
    [[nodiscard]] QString nameOf(const Json& element, size_t place) const {
        const Json* seat = element.find(u"seat");
        if (seat && seat->integer())
            return seatName(m_language, *seat->integer());
        return m_language.number(static_cast<qint64>(place) + 1);
    }

    const Language& m_language;
    const NameOf& m_nameOf;
    std::vector<Leaf> m_leaves;
};

bool isLogo(const Json& edit) {
    const Json* slot = edit.find(u"slot");
    return slot && slot->text() && *slot->text() == "logo"_L1;
}

/// Bytes of a picture are unreadable: name its kind.
QString logoText(const Json* logo) {
    const Json* kind = logo ? logo->find(u"kind") : nullptr;
    return kind && kind->text() ? kind->text()->toUpper() : QString();
}

ChangedFact logoFact(const Language& language, const Json& edit) {
    const QString before = logoText(edit.find(u"before"));
    QString after = logoText(edit.find(u"after"));
    if (before == after)
        after = say(language, Phrase("Fact", "another %1"), {after});
    return {factName(language, u"event"_s), factName(language, u"logo"_s), before, after};
}

/// The content of a slot; for a list item, without its position.
const Json* standing(const Json& edit, QStringView side) {
    const Json* value = edit.find(side);
    if (!value)
        return nullptr;
    const Json* placed = value->find(u"value");
    return placed && value->find(u"position") ? placed : value;
}

class Facts {
public:
    Facts(const Language& language, const NameOf& nameOf)
        : m_language(language)
        , m_nameOf(nameOf) {}

    void add(const QString& place, const Json* before, const Json* after) {
        m_seats.clear();
        nameSeats(before);
        nameSeats(after); // who sits there now
        Leaves leaves(m_language, m_nameOf);
        const auto old = before ? leaves.of(*before) : std::vector<Leaf>();
        const auto now = after ? leaves.of(*after) : std::vector<Leaf>();
        for (const Leaf& leaf : old)
            addDifference(place, leaf.path, &leaf.value, valueAt(now, leaf.path));
        for (const Leaf& leaf : now) {
            if (!valueAt(old, leaf.path))
                addDifference(place, leaf.path, nullptr, &leaf.value);
        }
    }

    void add(ChangedFact fact) { m_facts.push_back(std::move(fact)); }

    [[nodiscard]] std::vector<ChangedFact> take() { return std::move(m_facts); }

private:
    static const Json* valueAt(const std::vector<Leaf>& leaves, const QStringList& path) {
        const auto found = std::ranges::find(leaves, path, &Leaf::path);
        return found == leaves.end() ? nullptr : &found->value;
    }

    void addDifference(const QString& place, QStringList path, const Json* before,
                       const Json* after) {
        if (before && after && *before == *after)
            return;
        const auto isPoints = [this](const QString& step) { return isOfPoints(m_language, step); };
        const bool areOfPoints = std::ranges::any_of(path, isPoints);
        const QString fact = path.isEmpty() ? QString() : path.takeLast();
        for (QString& step : path)
            step = m_seats.value(step, step);
        const QString where
            = path.isEmpty() ? place : QString(place + u": "_s + path.join(u", "_s));
        m_facts.push_back({where, fact, textOf(before, areOfPoints), textOf(after, areOfPoints)});
    }

    /// Seats match by number, but people know them by their players.
    void nameSeats(const Json* game) {
        const Json* seats = game ? game->find(u"seats") : nullptr;
        if (!seats || !seats->list())
            return;
        for (const Json& seat : *seats->list()) {
            const Json* number = seat.find(u"seat");
            const Json* player = seat.find(u"player");
            if (!number || !number->integer() || !player)
                continue;
            const QString name = seatName(m_language, *number->integer());
            m_seats.insert(name, QString(name + u", " + factText(m_language, *player, m_nameOf)));
        }
    }

    [[nodiscard]] QString textOf(const Json* value, bool hasPoints) const {
        if (!value)
            return {};
        return onOneLine(hasPoints ? pointsFactText(m_language, *value, m_nameOf)
                                   : factText(m_language, *value, m_nameOf));
    }

    const Language& m_language;
    const NameOf& m_nameOf;
    std::vector<ChangedFact> m_facts;
    QHash<QString, QString> m_seats;
};

/// "p1" is one player's id and may be another's badge: only ids in the event count.
void collectTexts(const Json& value, std::unordered_set<QString>& texts) {
    if (value.text())
        texts.insert(*value.text());
    if (value.list())
        std::ranges::for_each(*value.list(), [&](const Json& j) { collectTexts(j, texts); });
    if (value.object()) {
        for (const Json::Member& member : *value.object())
            collectTexts(member.value, texts);
    }
}

} // namespace

std::vector<ChangedFact> changedFacts(const Language& language, const Change& change,
                                      const NameOf& nameOf) {
    const Json json = writeChange(change);
    Facts facts(language, nameOf);
    if (const Json* edits = json.find(u"edits"); edits && edits->list()) {
        for (const Json& edit : *edits->list()) {
            if (isLogo(edit)) {
                facts.add(logoFact(language, edit));
                continue;
            }
            facts.add(slotPlace(language, edit, nameOf), standing(edit, u"before"),
                      standing(edit, u"after"));
        }
    }
    if (const Json* people = json.find(u"people"); people && people->list()) {
        const QString place = say(language, Phrase("Fact", "In the file"));
        for (const Json& edit : *people->list())
            facts.add(place, edit.find(u"before"), edit.find(u"after"));
    }
    return facts.take();
}

std::vector<PlayerId> playersIn(const Change& change, const std::vector<Player>& players) {
    std::unordered_set<QString> texts;
    const Json json = writeChange(change);
    if (const Json* edits = json.find(u"edits"))
        collectTexts(*edits, texts);
    std::vector<PlayerId> found;
    for (const Player& player : players) {
        if (texts.contains(player.id.text()))
            found.push_back(player.id);
    }
    return found;
}

} // namespace mentat
