#include "ui/pages/players/player_facts.h"

#include "model/people/player.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

QString factText(const char* text) {
    return QCoreApplication::translate("PlayerFacts", text);
}

std::optional<QString> Player::*textField(PlayerFact fact) {
    switch (fact) {
    case PlayerFact::From: return &Player::from;
    case PlayerFact::Badge: return &Player::badge;
    case PlayerFact::Email: return &Player::email;
    case PlayerFact::Phone: return &Player::phone;
    case PlayerFact::Whereabouts: return &Player::whereabouts;
    case PlayerFact::Notes: return &Player::notes;
    case PlayerFact::Name:
    case PlayerFact::AlsoKnownAs:
    case PlayerFact::Copies:
    case PlayerFact::ExpansionCopies: break;
    }
    return nullptr;
}

std::optional<Count> Player::*countField(PlayerFact fact) {
    return fact == PlayerFact::Copies ? &Player::copies : &Player::expansionCopies;
}

QString putOtherNames(Player& player, const QString& text) {
    Player changed = player;
    changed.alsoKnownAs.clear();
    for (const QString& part : text.split(u';', Qt::SkipEmptyParts)) {
        if (part.trimmed().isEmpty())
            continue;
        const auto name = Name::fromText(part.trimmed());
        if (!name)
            return factText(QT_TRANSLATE_NOOP("PlayerFacts", "A name must be one line of text."));
        addOtherName(changed, *name);
    }
    player = std::move(changed);
    return {};
}

QString putCount(std::optional<Count>& count, const QString& text) {
    if (text.isEmpty()) {
        count.reset();
        return {};
    }
    bool isNumber = false;
    const auto typed = Count::fromInt(text.toLongLong(&isNumber));
    if (!isNumber || !typed)
        return factText(QT_TRANSLATE_NOOP("PlayerFacts",
                                          "Type a number of copies; leave it empty if unknown."));
    count = typed;
    return {};
}

} // namespace

QString otherNamesText(const std::vector<Name>& names) {
    QStringList texts;
    for (const Name& name : names)
        texts << name.text();
    return texts.join(u"; "_s);
}

QString textOf(const Player& player, PlayerFact fact) {
    if (fact == PlayerFact::Name)
        return player.name.text();
    if (fact == PlayerFact::AlsoKnownAs)
        return otherNamesText(player.alsoKnownAs);
    if (const auto field = textField(fact))
        return (player.*field).value_or(QString());
    const auto& count = player.*countField(fact);
    return count ? QString::number(count->value()) : QString();
}

QString putFact(Player& player, PlayerFact fact, const QString& text) {
    const QString typed = text.trimmed();
    if (fact == PlayerFact::Name) {
        const auto name = Name::fromText(typed);
        if (!name)
            return typed.isEmpty() ? factText(QT_TRANSLATE_NOOP("PlayerFacts", "Type a name."))
                                   : factText(QT_TRANSLATE_NOOP(
                                       "PlayerFacts", "A name must be one line of text."));
        player.name = *name;
        return {};
    }
    if (fact == PlayerFact::AlsoKnownAs)
        return putOtherNames(player, typed);
    if (const auto field = textField(fact)) {
        player.*field = typed.isEmpty() ? std::nullopt : std::optional(typed);
        return {};
    }
    return putCount(player.*countField(fact), typed);
}

} // namespace mentat
