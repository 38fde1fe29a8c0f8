#include "ui/pages/players/one_person.h"

#include "app/session/people/merging.h"
#include "scoring/formats/scoring_format.h"
#include "ui/desk/keys.h"
#include "ui/itemmodels/players_model.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

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
    const Contact* contact = nullptr; // nullptr: gone
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

/// What this event says was played, then the other years.
QString playedBy(const OpenBook& book, const KnownName& who) {
    QStringList parts;
    if (const auto* id = std::get_if<PlayerId>(&who)) {
        const auto records = scoringFormatOf(book.event()).records(book.event());
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
    // Long names stand in the sentence above.
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
        sentence(tr("They bring along: %1: %2. %3: %4.")
                     .arg(pair.one, playedBy(book, one), pair.other, playedBy(book, other)),
                 u"onePersonFacts"_s));
    column->addWidget(sentence(tr("Everything is then under the name that stays. The other name "
                                  "stays under Also called, so check-in and lists still find it. "
                                  "Ctrl+Z undoes it."),
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

} // namespace mentat
