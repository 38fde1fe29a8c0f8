#include "ui/heats/day/check_in_words.h"

#include "model/people/names.h"
#include "reports/wording/sentences.h"
#include "ui/desk/keys.h"
#include "ui/heats/shown_round.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace mentat {

MissedLine::MissedLine(QWidget* parent) : TextLabel(TextLevel::Strong, {}, parent) {
    setObjectName(u"missedBadges"_s);
    setWordWrap(true);
    hide();
}

void MissedLine::showBadges(const QStringList& badges, const QString& asked) {
    constexpr qsizetype maxNamed = 6;
    setVisible(!badges.isEmpty());
    if (badges.isEmpty())
        return;
    if (!asked.isEmpty())
        setText(tr("Type the name of whoever has badge %1, then press Enter. Esc "
                   "leaves it for later.")
                    .arg(asked));
    else
        setText(tr("%n badge(s) not found: %1. Select one in the list: Enter asks whose it is, "
                   "Delete takes it off.",
                   nullptr, static_cast<int>(badges.size()))
                    .arg(firstOf(badges, maxNamed)));
}

WaitingLine::WaitingLine(QWidget* parent) : TextLabel(TextLevel::Strong, {}, parent) {
    setObjectName(u"waitingPhones"_s);
    setWordWrap(true);
    hide();
}

void WaitingLine::showGuests(size_t guests, const QString& first) {
    setVisible(guests > 0);
    if (guests > 0)
        setText(tr("%n waiting with a phone. %1 lets %2 in.", nullptr, static_cast<int>(guests))
                    .arg(keyName(DeskKey::LetIn), first));
}

namespace {

struct CheckInWords {
    Q_DECLARE_TR_FUNCTIONS(CheckInWords)
};

QString takenText(const CheckInWish& wish, const TypedQuery& typed) {
    const CheckInRow& row = wish.row;
    if (wish.letsIn())
        return row.similar.isEmpty()
                   ? QString()
                   : CheckInWords::tr("%1 is in. %2 has a similar name: Ctrl+Z undoes it.")
                         .arg(row.name, row.similar);
    const QString before = typed.before.simplified();
    if (!before.isEmpty())
        return CheckInWords::tr("The scanner read %1's badge. You were typing “%2”; keep going.")
            .arg(row.name, before);
    if (row.isNear)
        return CheckInWords::tr("%1 is in. You typed “%2”: Ctrl+Z undoes it.")
            .arg(row.name, typed.asked);
    if (!row.similar.isEmpty())
        return CheckInWords::tr("%1 is new here. %2 has a similar name; if they are one person, "
                                "merge them on Players.")
            .arg(row.name, row.similar);
    return {};
}

QString inOneLine(QStringList sentences) {
    sentences.removeAll(QString());
    return sentences.join(u' ');
}

} // namespace

QString checkInText(const OpenBook& book, const CheckInWish& wish, const TypedQuery& typed,
                    const Player& player) {
    const QString taken = takenText(wish, typed);
    if (wish.badge.isEmpty())
        return taken;
    const bool isPlayer = std::holds_alternative<PlayerId>(wish.row.who);
    const QString name = isPlayer ? calledName(book.event(), player) : player.name.text();
    const QString own = player.badge.value_or(wish.badge);
    return inOneLine(
        {taken, badgeNumber(own) == badgeNumber(wish.badge)
                    ? CheckInWords::tr("%1 now has badge %2.").arg(name, wish.badge)
                    : CheckInWords::tr("%1 keeps badge %2. If %3 is right, change it on "
                                       "Players.")
                          .arg(name, own, wish.badge)});
}

QString elsewhereText(const OpenBook& book, HeatNumber heat, const std::vector<PlayerId>& players) {
    constexpr qsizetype maxListed = 2;
    QStringList sentences;
    for (const PlayerId& id : players) {
        if (const Player* player = findPlayer(book.event(), id))
            sentences << elsewhereText(book.book(), book.eventId(), heat, *player);
    }
    sentences.removeAll(QString());
    if (const auto more = sentences.size() - maxListed; more > 0)
        sentences = sentences.mid(0, maxListed) << CheckInWords::tr(
                        "%n more (is|are) at another event then.", nullptr, static_cast<int>(more));
    return inOneLine(sentences);
}

} // namespace mentat

#include "moc_check_in_words.cpp"
