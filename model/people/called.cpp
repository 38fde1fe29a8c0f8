#include "model/people/called.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr char16_t firstBeyondLatin = 0x370;

/// A letter as Name::normalised() has it; absent where only the whole name says it.
std::optional<QChar> plainLetter(QChar c) {
    if (c.unicode() < 0x80)
        return c.toCaseFolded();
    switch (c.unicode()) {
    case u'Ł':
    case u'ł': return u'l';
    case u'Ø':
    case u'ø': return u'o';
    case u'Đ':
    case u'đ': return u'd';
    default: break;
    }
    QChar base = c;
    while (base.decompositionTag() == QChar::Canonical)
        base = base.decomposition().front();
    const bool isWhole = base.unicode() >= firstBeyondLatin && base == c
                         && c.script() != QChar::Script_Latin && c.isLetter()
                         && c.decompositionTag() == QChar::NoDecomposition;
    if (isWhole || base.unicode() < 0x80)
        return base.toCaseFolded();
    return std::nullopt;
}

/// Goes over the letters of a name as Name::normalised() has them.
class Letters {
public:
    explicit Letters(const QString& text) : m_text(text) {}

    /// A blank between words, 0 at the end; absent where only the whole name says it.
    [[nodiscard]] std::optional<QChar> next() {
        bool isNewWord = false;
        for (; m_at < m_text.size(); ++m_at) {
            const QChar c = m_text[m_at];
            if (c == u'\'' || c == u'’' || c.isMark())
                continue;
            const auto letter = plainLetter(c);
            if (!letter)
                return std::nullopt;
            if (!letter->isLetterOrNumber()) {
                isNewWord = m_hasBegun;
                continue;
            }
            if (isNewWord) {
                m_hasBegun = false; // the blank is said once
                return u' ';
            }
            m_hasBegun = true;
            ++m_at;
            return letter;
        }
        return QChar(0);
    }

private:
    const QString& m_text;
    qsizetype m_at = 0;
    bool m_hasBegun = false; // a letter has been said since the last blank
};

/// Whether two names differ in a letter of ASCII, with nothing but such letters before it.
bool differAtOnce(const QString& one, const QString& other) {
    const auto isLetter = [](int small) { return small >= u'a' && small <= u'z'; };
    for (qsizetype i = 0; i < std::min(one.size(), other.size()); ++i) {
        const int a = one[i].unicode() | 0x20; // a blank stays one
        const int b = other[i].unicode() | 0x20;
        if (a != b)
            return isLetter(a) && isLetter(b);
        if (!isLetter(a) && a != u' ')
            return false;
    }
    return false;
}

/// Whether Name::normalised() is the same of both. It is asked of everybody for each name that is
/// shown, so it folds only where the letters do not tell.
bool isSameName(const QString& one, const QString& other) {
    if (one == other)
        return true;
    if (differAtOnce(one, other))
        return false;
    Letters ofOne(one);
    Letters ofOther(other);
    while (true) {
        const auto a = ofOne.next();
        const auto b = ofOther.next();
        if (a && b && *a != *b)
            return false;
        if (!a || !b || a->isNull())
            return normalisedText(one) == normalisedText(other);
    }
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

/// Empty where it does not tell the first from all others.
QString tellingFact(const Namesakes& namesakes, std::optional<QString> Contact::*fact) {
    const QString own = sayable(namesakes.front()->*fact);
    if (own.isEmpty())
        return {};
    const QString folded = normalisedText(own);
    const bool isShared
        = std::any_of(namesakes.begin() + 1, namesakes.end(), [&](const Player* other) {
              return normalisedText(sayable(other->*fact)) == folded;
          });
    return isShared ? QString() : own;
}

QString byHome(const QString& home) {
    return home.isEmpty() ? QString() : QString(u" ("_s + home + u')');
}

QString byBadge(const QString& badge) {
    return badge.isEmpty() ? QString() : QString(u" (badge "_s + badge + u')');
}

enum class MayNameBadge { No, Yes };

QString called(std::span<const Player> players, const Player& player, MayNameBadge badges) {
    const QString& name = player.name.text();
    const Namesakes namesakes = namesakesOf(players, player);
    if (namesakes.size() == 1)
        return name;
    QString told = byHome(tellingFact(namesakes, &Contact::from));
    if (told.isEmpty() && badges == MayNameBadge::Yes)
        told = byBadge(tellingFact(namesakes, &Contact::badge));
    if (!told.isEmpty())
        return name + told;
    const auto place = std::ranges::find(players, player.id, &Player::id) - players.begin();
    return name + u" (no. "_s + QString::number(place + 1) + u')';
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
