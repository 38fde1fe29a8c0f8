#include "ui/pages/players/look_alike_line.h"

#include "app/session/people/merging.h"
#include "ui/desk/menu_text.h"
#include "ui/look/fitting/wrapping_row.h"
#include "ui/look/icon_label.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QApplication>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>

#include <utility>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr int pairIconSize = 16;
constexpr qsizetype longestOnButton = 24; // letters

const QString twoPeopleKey = u"players/two-people"_s;

} // namespace

LookAlikeLine::LookAlikeLine(const PageContext& pageContext, QWidget* parent)
    : QWidget(parent)
    , m_book(pageContext.book)
    , m_preferences(pageContext.preferences)
    , m_text(named(new QLabel, u"lookAlikeText"_s))
    , m_keepFirst(named(new QPushButton, u"lookAlikeKeepFirst"_s))
    , m_keepOther(named(new QPushButton, u"lookAlikeKeepOther"_s))
    , m_two(named(new QPushButton(tr("Two people")), u"lookAlikeTwo"_s))
    , m_next(named(new QPushButton, u"lookAlikeNext"_s)) {
    showPlainly(*m_text);
    layOut();
    connect(m_keepFirst, &QPushButton::clicked, this, [this] { merge(true); });
    connect(m_keepOther, &QPushButton::clicked, this, [this] { merge(false); });
    connect(m_two, &QPushButton::clicked, this, &LookAlikeLine::sayTheyAreTwo);
    connect(m_next, &QPushButton::clicked, this, [this] {
        m_place = (m_place + 1) % m_pairs.size();
        showPair();
    });
    hide();
}

void LookAlikeLine::layOut() {
    auto* buttons = new WrappingRow;
    buttons->setSpacing(space::small);
    for (QPushButton* button : {m_keepFirst, m_keepOther, m_two, m_next})
        buttons->addWidget(button);
    auto* icon = new IconLabel(pairIconSize);
    icon->setLineIcon(LineIcon::Note);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(space::tight);
    grid->setColumnStretch(1, 1);
    grid->addWidget(icon, 0, 0, Qt::AlignTop);
    grid->addWidget(m_text, 0, 1);
    grid->addLayout(buttons, 1, 1);
}

QString LookAlikeLine::nameOf(const KnownName& who) const {
    if (const auto* player = std::get_if<PlayerId>(&who))
        return playerName(m_book.event(), *player);
    const Person* person = findPerson(m_book.book(), std::get<PersonId>(who));
    return person ? person->name.text() : QString();
}

QString LookAlikeLine::describedOf(const KnownName& who) const {
    const auto described = [](const auto& known) {
        QStringList facts;
        if (known.from && !known.from->isEmpty())
            facts << *known.from;
        if (known.badge && !known.badge->isEmpty())
            facts << tr("badge %1").arg(*known.badge);
        const QString name = known.name.text();
        return facts.isEmpty() ? name : tr("%1 (%2)").arg(name, facts.join(u", "_s));
    };
    if (const auto* player = std::get_if<PlayerId>(&who)) {
        const Player* found = findPlayer(m_book.event(), *player);
        return found ? described(*found) : QString();
    }
    const Person* person = findPerson(m_book.book(), std::get<PersonId>(who));
    return person ? described(*person) : QString();
}

QString LookAlikeLine::pairOf(const LookAlike& pair) const {
    QStringList names{nameOf(pair.player), nameOf(pair.other)};
    names.sort();
    return names.join(u'\t');
}

Result<Change> LookAlikeLine::merged(const LookAlike& pair, bool keepFirst) const {
    const Event& event = m_book.event();
    if (const auto* other = std::get_if<PlayerId>(&pair.other)) {
        return keepFirst ? mergePlayers(m_book.book(), m_book.eventId(), pair.player, *other)
                         : mergePlayers(m_book.book(), m_book.eventId(), *other, pair.player);
    }
    const Player* player = findPlayer(event, pair.player);
    return mergePeople(m_book.book(), *player->person, std::get<PersonId>(pair.other));
}

void LookAlikeLine::findPairs() {
    if (std::exchange(m_areNamesKnown, true))
        return;
    QStringList names;
    for (const Person& person : m_book.book().people)
        names << QString::number(person.id.number()) + u' ' + person.name.text();
    names << QString::number(m_book.eventId().number());
    for (const Player& player : m_book.event().players) {
        names << player.id.text() + u' ' + player.name.text() + u' '
                     + player.badge.value_or(QString()) + u' '
                     + QString::number(player.person ? player.person->number() : 0);
    }
    if (names == m_names)
        return;
    m_names = std::move(names);
    m_found = lookAlikes(m_book.book(), m_book.event());
}

void LookAlikeLine::refresh() {
    m_pairs.clear();
    if (m_book.hasEvent() && m_book.canWrite()) {
        findPairs();
        const QStringList two
            = QString::fromUtf8(m_preferences.state(twoPeopleKey)).split(u'\n', Qt::SkipEmptyParts);
        std::optional<PlayedAtOnce> atOnce; // goes through all games: only where it is needed
        const auto havePlayedAtOnce = [&](const LookAlike& pair) {
            const auto* other = std::get_if<PlayerId>(&pair.other);
            if (other && !atOnce)
                atOnce.emplace(m_book.event());
            return other && atOnce->areTwo(pair.player, *other);
        };
        for (const LookAlike& pair : m_found) {
            if (!havePlayedAtOnce(pair) && !two.contains(pairOf(pair)))
                m_pairs.push_back(pair);
        }
    }
    if (m_place >= m_pairs.size())
        m_place = 0;
    showPair();
}

void LookAlikeLine::showPair() {
    setVisible(!m_pairs.empty());
    if (m_pairs.empty())
        return;
    const LookAlike& pair = m_pairs[m_place];
    const QString one = nameOf(pair.player);
    const QString other = nameOf(pair.other);
    const bool bothPlay = std::holds_alternative<PlayerId>(pair.other);
    const QString first = describedOf(pair.player);
    const QString second = describedOf(pair.other);
    m_text->setText(bothPlay
                        ? tr("%1 looks like %2. If they are the same person, which name stays?")
                              .arg(first, second)
                        : tr("%1 looks like %2, who is already known.").arg(first, second));
    // Long names would push the list aside; they stand in the sentence above.
    const bool areLong = std::max(one.size(), other.size()) > longestOnButton;
    const QString asOne = tr("Merge as %1").arg(one);
    const QString asOther = tr("Merge as %1").arg(other);
    m_keepFirst->setText(!bothPlay ? tr("Same person")
                         : areLong ? tr("Merge as the first")
                                   : menuText(asOne));
    m_keepOther->setText(areLong ? tr("Merge as the second") : menuText(asOther));
    m_keepFirst->setAccessibleName(bothPlay ? asOne : QString());
    m_keepOther->setAccessibleName(asOther);
    m_keepOther->setVisible(bothPlay);
    m_next->setText(tr("Next of %1").arg(m_pairs.size()));
    m_next->setVisible(m_pairs.size() > 1);
}

bool LookAlikeLine::isTooSoon() const {
    return m_answered.isValid() && !m_answered.hasExpired(QApplication::doubleClickInterval());
}

void LookAlikeLine::answered() {
    m_answered.start();
    // A key pressed once more must not answer for the next two.
    if (QWidget* focus = focusWidget())
        focus->clearFocus();
}

void LookAlikeLine::merge(bool keepFirst) {
    if (m_place >= m_pairs.size() || isTooSoon())
        return;
    m_book.perform(merged(m_pairs[m_place], keepFirst));
    answered();
}

void LookAlikeLine::sayTheyAreTwo() {
    if (m_place >= m_pairs.size() || isTooSoon())
        return;
    QByteArray state = m_preferences.state(twoPeopleKey);
    state += pairOf(m_pairs[m_place]).toUtf8() + '\n';
    m_preferences.setState(twoPeopleKey, state);
    refresh();
    answered();
}

} // namespace mentat
