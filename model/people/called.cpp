#include "model/people/called.h"

#include "model/people/badge_number.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

bool isPlainLetter(QChar c) {
    return c.unicode() < 0x80 && c.isLetter();
}

/// Whether two names differ in letters that Name::normalised() keeps as they are, case aside; seen
/// without folding either, for nearly all that differ.
bool beginsOtherwise(const QString& one, const QString& other) {
    const qsizetype shorter = std::min(one.size(), other.size());
    for (qsizetype i = 0; i < shorter && isPlainLetter(one[i]) && isPlainLetter(other[i]); ++i) {
        if (one[i].toCaseFolded() != other[i].toCaseFolded())
            return true;
    }
    return false;
}

/// Whether Name::normalised() is the same of both. It is asked of everybody for each name that is
/// shown.
bool isSameName(const QString& one, const QString& other) {
    return one == other
           || (!beginsOtherwise(one, other) && normalisedText(one) == normalisedText(other));
}

/// On one line; empty where it is not known, or no text that can stand in a sentence.
QString sayable(const std::optional<QString>& fact) {
    return fact && Name::isAcceptable(*fact) ? fact->simplified() : QString();
}

/// Those of the player's name, the player among them.
using Namesakes = std::vector<const Player*>;

Namesakes namesakesOf(std::span<const Player> players, const Player& player) {
    Namesakes namesakes{&player};
    for (const Player& other : players) {
        if (other.id != player.id && isSameName(other.name.text(), player.name.text()))
            namesakes.push_back(&other);
    }
    return namesakes;
}

/// Empty where it does not tell the first from all others. folded: what the fact is compared by.
QString tellingFact(const Namesakes& namesakes, std::optional<QString> Contact::*fact,
                    QString (*folded)(const QString&)) {
    const QString own = sayable(namesakes.front()->*fact);
    if (own.isEmpty())
        return {};
    const QString compared = folded(own);
    const bool isShared
        = std::any_of(namesakes.begin() + 1, namesakes.end(), [&](const Player* other) {
              return folded(sayable(other->*fact)) == compared;
          });
    return isShared ? QString() : own;
}

QString byHome(const QString& home) {
    return home.isEmpty() ? QString() : QString(u" ("_s + home + u')');
}

QString byBadge(const QString& badge) {
    return badge.isEmpty() ? QString() : QString(u" (badge "_s + badge + u')');
}

/// Of an id like "p17": 17. Absent where it is no such id, or the same number can be written in
/// another way.
std::optional<qint64> numberIn(const PlayerId& id) {
    bool isNumber = false;
    const qint64 number = id.text().mid(1).toLongLong(&isNumber);
    return isNumber && id.text() == u"p%1"_s.arg(number) ? std::optional(number) : std::nullopt;
}

/// Whether the numbers of ids are those of registration, as Mentat gives them.
bool areInOrder(std::span<const Player> players) {
    qint64 last = 0;
    return std::ranges::all_of(players, [&](const Player& player) {
        const qint64 before = last;
        last = numberIn(player.id).value_or(last);
        return last > before || !numberIn(player.id);
    });
}

/// By the number that came with the registration and stays, whoever is merged or removed since.
/// Where an id of theirs has none, they go by their places in the list.
QString byNumber(std::span<const Player> players, const Namesakes& namesakes) {
    const Player& player = *namesakes.front();
    const bool haveNumbers
        = areInOrder(players) && std::ranges::all_of(namesakes, [](const Player* one) {
              return numberIn(one->id).has_value();
          });
    const auto place = std::ranges::find(players, player.id, &Player::id) - players.begin() + 1;
    return u" (no. "_s + QString::number(haveNumbers ? *numberIn(player.id) : place) + u')';
}

enum class MayNameBadge { No, Yes };

QString called(std::span<const Player> players, const Player& player, MayNameBadge badges) {
    const QString& name = player.name.text();
    const Namesakes namesakes = namesakesOf(players, player);
    if (namesakes.size() == 1)
        return name;
    QString told = byHome(tellingFact(namesakes, &Contact::from, normalisedText));
    if (told.isEmpty() && badges == MayNameBadge::Yes)
        told = byBadge(tellingFact(namesakes, &Contact::badge, badgeNumber));
    return name + (told.isEmpty() ? byNumber(players, namesakes) : told);
}

} // namespace

QString calledName(const Event& event, const Player& player) {
    return calledName(std::span(event.players), player);
}

QString calledName(std::span<const Player> players, const Player& player) {
    return called(players, player, MayNameBadge::Yes);
}

QString publicName(const Event& event, const Player& player) {
    return called(event.players, player, MayNameBadge::No);
}

QStringList calledApart(const Name& name, const Contact& contact) {
    QStringList all;
    for (const QString& told : {byHome(sayable(contact.from)), byBadge(sayable(contact.badge))}) {
        if (!told.isEmpty())
            all.append(name.text() + told);
    }
    return all;
}

Name bareName(const Name& listed, const Contact& beside) {
    static const QRegularExpression number(u" \\(no\\. [0-9]+\\)$"_s);
    QString text = listed.text();
    for (const QString& told : {byHome(sayable(beside.from)), byBadge(sayable(beside.badge))}) {
        if (text.endsWith(told))
            text.chop(told.size());
    }
    return Name::fromText(text.remove(number)).value_or(listed);
}

Event withCalledNames(Event event) {
    std::vector<Name> names;
    for (const Player& player : event.players)
        names.push_back(Name::fromText(calledName(event, player)).value_or(player.name));
    for (size_t i = 0; i < names.size(); ++i)
        event.players[i].name = names[i];
    return event;
}

Event withoutBadges(Event event) {
    for (Player& player : event.players)
        player.badge.reset();
    return event;
}

} // namespace mentat
