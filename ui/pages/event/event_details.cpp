#include "ui/pages/event/event_details.h"

#include "app/session/acts.h"
#include "ui/desk/page_format.h"
#include "ui/dialogs/setting_editor.h"
#include "ui/look/fitting/areas.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"
#include "ui/pages/event/event_logo.h"

#include <QFormLayout>
#include <QLabel>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

std::optional<QString> textIfTyped(const QString& text) {
    const QString trimmed = text.trimmed();
    return trimmed.isEmpty() ? std::nullopt : std::optional(trimmed);
}

constexpr int widestDetails = 90; // characters

QString takeName(EventDetails& details, const QString& text) {
    const auto name = Name::fromText(text.trimmed());
    if (!name)
        return EventDetailsForm::tr("Type a name for the event, on one line.");
    details.name = *name;
    return {};
}

QString takeYear(EventDetails& details, const QString& text) {
    bool isNumber = false;
    const auto year = Year::fromInt(text.trimmed().toInt(&isNumber));
    if (!isNumber || !year)
        return EventDetailsForm::tr("Type a year, such as 2026.");
    details.year = *year;
    return {};
}

std::vector<QString> namesIn(const QString& text) {
    std::vector<QString> names;
    for (const QString& name : text.split(u',')) {
        if (!name.trimmed().isEmpty())
            names.push_back(name.trimmed());
    }
    return names;
}

} // namespace

EventDetailsForm::EventDetailsForm(const PageContext& pageContext)
    : m_book(pageContext.book)
    , m_logo(new EventLogo(pageContext))
    , m_setsTitle(new TextLabel(TextLevel::GroupTitle, tr("Sets")))
    , m_sets(new SetBoxes(m_book.wording())) {
    setObjectName(u"eventDetails"_s);
    makeBare(*this);
    addFields();
    build();
    connect(m_sets, &SetBoxes::chosen, this, &EventDetailsForm::takeSets);
    connect(&m_book, &OpenBook::eventChanged, this, &EventDetailsForm::showDetails);
    connect(&m_book, &OpenBook::eventChosen, this, [this] {
        m_fields.clear();
        m_logo->clear();
        showDetails();
    });
    showDetails();
}

void EventDetailsForm::add(const QString& objectName, const QString& label, bool severalLines,
                           QString (*shown)(const EventDetails&),
                           QString (*takeIn)(EventDetails&, const QString&)) {
    auto* field = new DetailField(severalLines ? DetailField::Kind::Text : DetailField::Kind::Line,
                                  objectName, label, this);
    if (takeIn == takeYear) // of the others a name alone is refused, and only where there is none
        field->keepRoomForReason();
    const Fields::Entry entry = m_fields.add({field, shown, takeIn});
    connect(field, &DetailField::left, this, [this, entry] { take(entry); });
}

void EventDetailsForm::addFields() {
    add(
        u"eventName"_s, tr("Na&me"), false,
        [](const EventDetails& details) { return details.name.text(); }, takeName);
    add(
        u"eventYear"_s, tr("&Year"), false,
        [](const EventDetails& details) { return QString::number(details.year.value()); },
        takeYear);
    add(
        u"eventCode"_s, tr("Co&de"), false,
        [](const EventDetails& details) { return details.code.value_or(QString()); },
        [](EventDetails& details, const QString& text) {
            details.code = textIfTyped(text);
            return QString();
        });
    add(
        u"eventGm"_s, tr("Game Maste&r"), false,
        [](const EventDetails& details) { return details.gm.value_or(QString()); },
        [](EventDetails& details, const QString& text) {
            details.gm = textIfTyped(text);
            return QString();
        });
    add(
        u"eventAssistants"_s, tr("Assistants, separated &by commas"), false,
        [](const EventDetails& details) {
            return QStringList(details.assistants.begin(), details.assistants.end()).join(u", "_s);
        },
        [](EventDetails& details, const QString& text) {
            details.assistants = namesIn(text);
            return QString();
        });
    add(
        u"eventLocation"_s, tr("Loc&ation"), false,
        [](const EventDetails& details) { return details.location.value_or(QString()); },
        [](EventDetails& details, const QString& text) {
            details.location = textIfTyped(text);
            return QString();
        });
    add(
        u"eventHost"_s, tr("H&ost"), false,
        [](const EventDetails& details) { return details.host.value_or(QString()); },
        [](EventDetails& details, const QString& text) {
            details.host = textIfTyped(text);
            return QString();
        });
    add(
        u"eventNotes"_s, tr("&Notes"), true,
        [](const EventDetails& details) { return details.notes.value_or(QString()); },
        [](EventDetails& details, const QString& text) {
            details.notes = textIfTyped(text);
            return QString();
        });
}

void EventDetailsForm::build() {
    auto* inner = new QWidget;
    QFormLayout* form = formOfFields(m_fields.fields());
    auto* logo = new QLabel(tr("Logo"));
    logo->setBuddy(m_logo->button());
    form->addRow(logo, m_logo);
    addParts(columnWithin(inner, {0, 0, space::small, space::page}, space::small),
             {form, Distance{space::medium}, m_setsTitle, m_sets, FreeRoom{}});
    inner->setMaximumWidth(widestDetails * fontMetrics().averageCharWidth());
    setWidget(inner);
    setAlignment(Qt::AlignLeft | Qt::AlignTop);
}

void EventDetailsForm::startTyping() {
    m_fields.fields().front()->editor()->setFocus();
}

void EventDetailsForm::showDetails() {
    if (!m_book.hasEvent())
        return;
    const EventDetails& details = m_book.event().details;
    m_fields.show(details, m_book.canWrite());
    m_logo->showLogo();
    // Sets are of the board game.
    const bool hasSets = pageFormatOf(m_book.event()).hasSettings;
    m_setsTitle->setVisible(hasSets);
    m_sets->setVisible(hasSets);
    m_sets->setSets(details.sets);
    m_sets->setEnabled(m_book.canWrite());
}

void EventDetailsForm::take(const Fields::Entry& entry) {
    if (!m_book.hasEvent())
        return;
    const auto details = Fields::typed(entry, m_book.event().details);
    if (details && m_book.perform(changeDetails(m_book.event(), *details)))
        Fields::taken(entry, m_book.event().details);
}

void EventDetailsForm::takeSets() {
    EventDetails details = m_book.event().details;
    details.sets = m_sets->sets();
    if (!m_book.perform(changeDetails(m_book.event(), details)))
        m_sets->setSets(m_book.event().details.sets);
}

} // namespace mentat
