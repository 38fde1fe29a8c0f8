#include "ui/pages/players/look_alike_line.h"

#include "app/session/people/merging.h"
#include "scoring/scoring_kind.h"
#include "ui/desk/keys.h"
#include "ui/itemmodels/players_model.h"
#include "ui/look/fitting/rows.h"
#include "ui/look/line_icon.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QApplication>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

constexpr qsizetype longestOnButton = 24; // letters
constexpr int sentenceLetters = 60;

struct OnePerson {
    Q_DECLARE_TR_FUNCTIONS(mentat::OnePerson)
};

/// A player of the event, or a person of the file.
struct Known {
    const Contact* contact = nullptr; // nullptr: no longer in the file
    QString name;
    std::optional<PersonId> person;
};

Known knownOf(const OpenBook& book, const KnownName& who) {
    if (const auto* id = std::get_if<PlayerId>(&who)) {
        const Player* player = findPlayer(book.event(), *id);
        return player ? Known{player, player->name.text(), player->person} : Known{};
    }
    const Person* person = findPerson(book.book(), std::get<PersonId>(who));
    return person ? Known{person, person->name.text(), person->id} : Known{};
}

QString describedOf(const Known& known) {
    QStringList facts;
    if (known.contact && !known.contact->from.value_or(QString()).isEmpty())
        facts << *known.contact->from;
    if (known.contact && !known.contact->badge.value_or(QString()).isEmpty())
        facts << OnePerson::tr("badge %1").arg(*known.contact->badge);
    return facts.isEmpty() ? known.name
                           : OnePerson::tr("%1 (%2)").arg(known.name, facts.join(u", "_s));
}

/// Their games in this event, then the other years.
QString playedBy(const OpenBook& book, const KnownName& who) {
    QStringList parts;
    if (const auto* id = std::get_if<PlayerId>(&who)) {
        const auto records = kindOf<ScoringKind>(book.event()).records(book.event());
        const auto record = std::ranges::find(records, *id, &PlayerRecord::player);
        if (record != records.end() && !record->heats.empty())
            parts << OnePerson::tr("heats %1").arg(rangesOf(record->heats));
        if (record != records.end() && record->completed > 0)
            parts << OnePerson::tr("%n game(s)", nullptr, record->completed);
    }
    const auto person = knownOf(book, who).person;
    for (const BookEvent& entry : book.book().events) {
        const bool plays = std::ranges::any_of(entry.event.players, [&](const Player& player) {
            return person && player.person == person;
        });
        if (plays && entry.id != book.eventId())
            parts << OnePerson::tr("%1 %2").arg(entry.event.details.name.text(),
                                                QString::number(entry.event.details.year.value()));
    }
    return parts.isEmpty() ? OnePerson::tr("nothing played") : parts.join(u", "_s);
}

QLabel* sentence(const QString& text, const QString& name) {
    auto* label = wrapped(new QLabel(text));
    label->setTextFormat(Qt::PlainText);
    label->setObjectName(name);
    label->setMinimumWidth(label->fontMetrics().averageCharWidth() * sentenceLetters);
    return label;
}

} // namespace

NamedPair namedPair(const OpenBook& book, const KnownName& one, const KnownName& other) {
    const Known first = knownOf(book, one);
    const Known second = knownOf(book, other);
    return {first.name, second.name, describedOf(first), describedOf(second)};
}

std::pair<QString, QString> keepTexts(const NamedPair& pair) {
    const auto texts = [](const QString& one, const QString& other) {
        return std::pair(OnePerson::tr("Keep %1").arg(one), OnePerson::tr("Keep %1").arg(other));
    };
    const auto fit = [](const QString& one, const QString& other) {
        return one != other && std::max(one.size(), other.size()) <= longestOnButton;
    };
    if (fit(pair.one, pair.other))
        return texts(pair.one, pair.other);
    if (pair.one == pair.other && fit(pair.oneDescribed, pair.otherDescribed))
        return texts(pair.oneDescribed, pair.otherDescribed);
    // The sentence above has the long names.
    return {OnePerson::tr("Keep the first"), OnePerson::tr("Keep the second")};
}

OnePersonDialog::OnePersonDialog(const OpenBook& book, const KnownName& one, const KnownName& other,
                                 QWidget* parent)
    : QDialog(parent) {
    setObjectName(u"onePersonDialog"_s);
    setWindowTitle(tr("They are one person"));
    const NamedPair pair = namedPair(book, one, other);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    const auto add
        = [&](const QString& text, const QString& described, const QString& name, bool keepsOne) {
              auto* button = new QPushButton(menuText(text));
              button->setObjectName(name);
              button->setAccessibleName(tr("Keep %1").arg(described));
              buttons->addButton(button, QDialogButtonBox::ActionRole);
              connect(button, &QPushButton::clicked, this, [this, keepsOne] {
                  m_keepsOne = keepsOne;
                  accept();
              });
              return button;
          };
    const auto [keepOne, keepOther] = keepTexts(pair);
    QPushButton* first = add(keepOne, pair.oneDescribed, u"keepOne"_s, true);
    add(keepOther, pair.otherDescribed, u"keepOther"_s, false);
    first->setDefault(true);
    first->setFocus();
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->setSpacing(space::small);
    column->addWidget(sentence(tr("%1 and %2 are one person. Which name stays?")
                                   .arg(pair.oneDescribed, pair.otherDescribed),
                               u"onePersonText"_s));
    column->addWidget(
        sentence(tr("Each brings along: %1: %2. %3: %4.")
                     .arg(pair.one, playedBy(book, one), pair.other, playedBy(book, other)),
                 u"onePersonFacts"_s));
    column->addWidget(
        sentence(tr("Everything moves to the name you keep. The other name stays under "
                    "Also known as, so check-in and lists still find it. Ctrl+Z undoes "
                    "it."),
                 u"onePersonHint"_s));
    column->addWidget(buttons);
}

bool makeOnePerson(OpenBook& book, const KnownName& one, const KnownName& other, QWidget* window) {
    const auto merged = [&](bool keepsOne) {
        return keepsOne ? mergeKnown(book.book(), book.eventId(), one, other)
                        : mergeKnown(book.book(), book.eventId(), other, one);
    };
    if (const auto change = merged(true); !change) {
        book.refuse(change.error());
        return false;
    }
    OnePersonDialog dialog(book, one, other, window);
    return dialog.exec() == QDialog::Accepted && book.perform(merged(dialog.keepsOne()));
}

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
        std::optional<PlayedAtOnce> atOnce; // slow (goes through all games), so made on demand
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
    // A second press of the key must not answer for the next pair.
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

#include "moc_look_alike_line.cpp"
