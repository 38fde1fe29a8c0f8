#include "ui/pages/players/look_alike_line.h"

#include "app/session/people/look_alikes.h"
#include "app/session/people/merging.h"
#include "ui/desk/keys.h"
#include "ui/look/fitting/rows.h"
#include "ui/look/line_icon.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"
#include "ui/pages/players/one_person.h"

#include <QApplication>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>

#include <utility>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr int pairIconSize = 16;

} // namespace

LookAlikeLine::LookAlikeLine(const PageContext& pageContext, QWidget* parent)
    : QWidget(parent)
    , m_book(pageContext.book)
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

std::optional<PeoplePair> LookAlikeLine::peopleOf(const LookAlike& pair) const {
    const auto personOf = [this](const KnownName& who) {
        const auto* person = std::get_if<PersonId>(&who);
        const Player* player
            = person ? nullptr : findPlayer(m_book.event(), std::get<PlayerId>(who));
        return person ? std::optional(*person) : player ? player->person : std::nullopt;
    };
    const auto one = personOf(pair.player);
    const auto other = personOf(pair.other);
    return one && other ? std::optional(pairOf(*one, *other)) : std::nullopt;
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
        const auto two = saidToBeTwo(m_book.session());
        std::optional<PlayedAtOnce> atOnce; // goes through all games: only where it is needed
        const auto havePlayedAtOnce = [&](const LookAlike& pair) {
            const auto* other = std::get_if<PlayerId>(&pair.other);
            if (other && !atOnce)
                atOnce.emplace(m_book.event());
            return other && atOnce->areTwo(pair.player, *other);
        };
        for (const LookAlike& pair : m_found) {
            const auto people = peopleOf(pair);
            if (!havePlayedAtOnce(pair) && people && !two.contains(*people))
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
    const NamedPair names = namedPair(m_book, pair.player, pair.other);
    const bool bothPlay = std::holds_alternative<PlayerId>(pair.other);
    m_text->setText(
        (bothPlay ? tr("%1 looks like %2. If they are the same person, which name stays?")
                  : tr("%1 looks like %2, who is already known. If they are the same person, "
                       "which name stays?"))
            .arg(names.oneDescribed, names.otherDescribed));
    const auto [keepFirst, keepOther] = keepTexts(names);
    m_keepFirst->setText(menuText(keepFirst));
    m_keepOther->setText(menuText(keepOther));
    m_keepFirst->setAccessibleName(tr("Keep %1").arg(names.oneDescribed));
    m_keepOther->setAccessibleName(tr("Keep %1").arg(names.otherDescribed));
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
    const KnownName first = m_pairs[m_place].player;
    const KnownName other = m_pairs[m_place].other;
    m_book.perform(keepFirst ? mergeKnown(m_book.book(), m_book.eventId(), first, other)
                             : mergeKnown(m_book.book(), m_book.eventId(), other, first));
    answered();
}

void LookAlikeLine::sayTheyAreTwo() {
    if (m_place >= m_pairs.size() || isTooSoon())
        return;
    if (const auto people = peopleOf(m_pairs[m_place]))
        (void)m_book.succeeded(mentat::sayTheyAreTwo(m_book.session(), m_book.eventId(),
                                                     people->first, people->second));
    refresh();
    answered();
}

} // namespace mentat
