#include "ui/schedule/schedule_dialog.h"

#include "reports/wording/schedule_wording.h"
#include "reports/wording/wording.h"
#include "ui/desk/pages_kind.h"
#include "ui/desk/widget_parts.h"
#include "ui/dialogs/form.h"
#include "ui/itemmodels/schedule/schedule_rows.h"
#include "ui/lists/list_table.h"
#include "ui/lists/plain_lists.h"
#include "ui/look/accent_button.h"
#include "ui/look/fitting/areas.h"
#include "ui/look/line_icon.h"
#include "ui/look/spacing.h"
#include "ui/schedule/schedule_source.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QShortcut>
#include <QShortcutEvent>
#include <QSignalBlocker>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

/// With an access key that no other part of the dialog uses.
QString textOf(const StageQuestion& question) {
    const bool isAdded = question.isListed;
    switch (question.kind) {
    case RoundKind::Elimination:
        return isAdded ? StageBoxes::tr("Add the earl&ier rounds that the schedule lists")
                       : StageBoxes::tr("Remove the earl&ier rounds, not in the schedule");
    case RoundKind::Quarterfinal:
        return isAdded ? StageBoxes::tr("Add the &quarterfinal that the schedule lists")
                       : StageBoxes::tr("Remove the &quarterfinal, not in the schedule");
    case RoundKind::Semifinal:
        return isAdded ? StageBoxes::tr("Add the se&mifinal that the schedule lists")
                       : StageBoxes::tr("Remove the se&mifinal, not in the schedule");
    case RoundKind::Final:
        return isAdded ? StageBoxes::tr("Add the fi&nal that the schedule lists")
                       : StageBoxes::tr("Remove the fi&nal, not in the schedule");
    case RoundKind::Heat:
    case RoundKind::Demo:
    case RoundKind::Mulligan:
    case RoundKind::Other: break;
    }
    return {};
}

} // namespace

StageBoxes::StageBoxes(QWidget* parent) : QWidget(parent) {
    auto* column = bareColumn(this, space::tight);
    auto* what = plainLabel(u"scheduleStages"_s);
    what->setText(tr("The schedule and the rules have different rounds. Check each "
                     "round where the schedule is right."));
    column->addWidget(what);
    const std::pair<RoundKind, QString> rounds[]{{RoundKind::Elimination, u"stage-earlier"_s},
                                                 {RoundKind::Quarterfinal, u"stage-quarterfinal"_s},
                                                 {RoundKind::Semifinal, u"stage-semifinal"_s},
                                                 {RoundKind::Final, u"stage-final"_s}};
    for (const auto& [kind, name] : rounds) {
        auto* box = named(new QCheckBox, name);
        column->addWidget(box);
        box->installEventFilter(this);
        connect(box, &QCheckBox::clicked, this, &StageBoxes::answered);
        m_boxes.emplace(kind, box);
    }
    showQuestions({});
}

void StageBoxes::showQuestions(const StageQuestions& questions) {
    for (const auto& [kind, box] : m_boxes) {
        const auto asked = std::ranges::find(questions, kind, &StageQuestion::kind);
        box->setVisible(asked != questions.end());
        box->setText(asked != questions.end() ? textOf(*asked) : QString());
        box->setChecked(asked != questions.end() && asked->isTaken);
    }
    setVisible(!questions.empty());
}

bool StageBoxes::eventFilter(QObject* watched, QEvent* event) {
    auto* box = qobject_cast<QCheckBox*>(watched);
    if (!box || event->type() != QEvent::Shortcut
        || static_cast<QShortcutEvent*>(event)->isAmbiguous())
        return QWidget::eventFilter(watched, event);
    box->setFocus(Qt::ShortcutFocusReason);
    box->click();
    return true;
}

RoundKinds StageBoxes::taken() const {
    RoundKinds taken;
    for (const auto& [kind, box] : m_boxes) {
        if (box->isChecked())
            taken.insert(kind);
    }
    return taken;
}

namespace {

constexpr int eventRows = 6;
constexpr int minRows = 3;
constexpr int openedRows = 12;       // height of the dialog before a schedule is read
constexpr int scheduleLetters = 100; // width, in letters of the font
/// Beyond this, the search finds the others.
constexpr size_t maxListed = 1000;
constexpr qsizetype mostProblemsOfOne = 5;

} // namespace

ScheduleDialog::ScheduleDialog(const ScheduleDesk& desk, const Event* event, QWidget* parent)
    : QDialog(parent)
    , m_desk(desk)
    , m_event(event)
    , m_source(new ScheduleSource(desk.prompts, desk.preferences, desk.wording))
    , m_body(new QWidget)
    , m_search(named(new QLineEdit, u"scheduleSearch"_s, tr("Find an event")))
    , m_list(named(new ListTable(desk.theme, tr("Events in the schedule")), u"scheduleEvents"_s))
    , m_events(new TextRowsModel(ScheduleRows::eventHeadings(), {3}, this))
    , m_title(wrapped(named(new TextLabel(TextLevel::GroupTitle), u"scheduleTitle"_s)))
    , m_facts(plainLabel(u"scheduleFacts"_s))
    , m_rulesRow(new QWidget)
    , m_rules(named(new QComboBox, u"scheduleRules"_s))
    , m_stages(named(new StageBoxes, u"scheduleQuestions"_s))
    , m_rounds(new ListTable(desk.theme, event ? tr("What changes") : tr("Rounds")))
    , m_lines(new TextRowsModel(
          event ? ScheduleRows::changeHeadings() : ScheduleRows::roundHeadings(), {}, this))
    , m_note(plainLabel(u"scheduleNote"_s)) {
    setObjectName(u"scheduleDialog"_s);
    setWindowTitle(event ? tr("Times from the schedule") : tr("New event from a schedule"));
    if (auto codes = FormatCodes::known())
        m_codes = *std::move(codes);
    for (const PagesKind& kind : kinds<PagesKind>()) {
        for (const NewPlay& play : kind.newPlays ? kind.newPlays() : std::vector<NewPlay>())
            m_titles.emplace(play.name, play.title);
    }
    build();
    connectParts();
    showSchedule();
}

void ScheduleDialog::build() {
    m_rounds->setObjectName(u"scheduleRounds"_s);
    m_search->setPlaceholderText(tr("Type part of a code, an event, or a Game Master"));
    m_search->addAction(lineIcon(LineIcon::Search), QLineEdit::LeadingPosition);
    m_search->setClearButtonEnabled(true);
    m_list->setModel(m_events);
    m_list->setSelectionMode(QAbstractItemView::SingleSelection);
    m_list->setNameColumn(1);
    m_list->setSpareColumns({4, 3});
    m_list->setWideColumn(5);
    m_list->setEmptyText(tr("No event in the schedule has that code, name, or Game Master."));
    // For a known event, the changes get the space.
    m_list->setMaximumHeight(heightOfRows(*m_list, m_event ? minRows : eventRows));
    m_title->setTextFormat(Qt::PlainText);
    m_rounds->setModel(m_lines);
    m_rounds->setSelectionMode(QAbstractItemView::SingleSelection);
    m_rounds->setEmptyText(tr("Nothing changes."));
    m_rules->setPlaceholderText(tr("Select the rules"));
    for (const ScheduledRules& rules : m_codes ? m_codes->all() : std::vector<ScheduledRules>())
        m_rules->addItem(titleOf(rules.name), rules.name);
    addParts(bareRow(m_rulesRow, space::small),
             {labelOf(*m_rules, tr("&Rules")), m_rules, FreeSpace{}});
    addParts(bareColumn(m_body, space::small), {m_search, m_list, m_title, m_facts, m_rulesRow,
                                                m_stages, m_rounds, m_note, FreeSpace{}});

    auto* inner = new QWidget;
    addParts(bareColumn(inner, space::medium), {m_source, m_body, FreeSpace{}});
    inner->setMinimumWidth(fontMetrics().averageCharWidth() * scheduleLetters);
    inner->setMinimumHeight(heightOfRows(*m_list, openedRows));
    auto* area = new DownArea(inner);

    auto* buttons = new QDialogButtonBox;
    m_act = named(new AccentButton, u"scheduleAct"_s);
    buttons->addButton(m_act, QDialogButtonBox::AcceptRole);
    buttons->addButton(QDialogButtonBox::Cancel)->setAutoDefault(false);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    addParts(columnWithin(this, {space::page, space::page, space::page, space::page}, space::page),
             {{area, 1}, buttons});
    openWhole(*this);
}

void ScheduleDialog::connectParts() {
    m_search->installEventFilter(this);
    connect(m_search, &QLineEdit::textChanged, this, [this] {
        {
            const QScopedValueRollback isListing(m_isListing, true);
            listEvents();
        }
        showChosen();
    });
    connect(m_source, &ScheduleSource::changed, this, [this] {
        m_answers.reset(); // other columns list other rounds
        showSchedule();
    });
    connect(m_source, &ScheduleSource::taken, this, [this] {
        m_shownCode.clear(); // another schedule may propose other rules
        showSchedule();
        if (!m_source->schedule().events.empty())
            m_search->setFocus(Qt::OtherFocusReason);
        showWhole(*this);
    });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] {
        if (!m_isListing)
            showChosen();
    });
    connect(m_rules, &QComboBox::activated, this, [this] {
        m_answers.reset(); // they were about other rules
        look();
    });
    connect(m_stages, &StageBoxes::answered, this, [this] {
        m_answers = m_stages->taken();
        look();
    });
    auto* paste = new QShortcut(sequenceOf(DeskKey::PasteTable), this);
    connect(paste, &QShortcut::activated, m_source, &ScheduleSource::paste);
}

void ScheduleDialog::open(const QString& path) {
    m_source->open(path);
}

void ScheduleDialog::showEvent(QShowEvent* event) {
    QDialog::showEvent(event);
    if (m_body->isVisibleTo(this))
        m_search->setFocus(Qt::OtherFocusReason);
    else
        m_source->startTyping();
}

void ScheduleDialog::showSchedule() {
    const bool isRead = !m_source->schedule().events.empty();
    m_body->setVisible(isRead);
    m_act->setVisible(isRead);
    // Enter does the next step.
    const bool isChosen = isRead || m_source->isAsking();
    m_act->setDefault(isChosen);
    m_source->chooseButton().setDefault(!isChosen);
    {
        const QScopedValueRollback isListing(m_isListing, true);
        listEvents();
        markOwn();
    }
    showChosen();
}

void ScheduleDialog::listEvents() {
    auto found = searchScheduled(m_source->schedule().events, m_search->text());
    found.resize(std::min(found.size(), maxListed));
    m_events->setRows(m_codes ? ScheduleRows::ofEvents(
                          found, *m_codes, [this](const QString& rules) { return titleOf(rules); })
                              : std::vector<TextRow>());
    fitColumns(*m_list);
    keepSomeRows(*m_list);
    if (!m_list->currentIndex().isValid() || !m_search->text().isEmpty())
        markFirst();
}

void ScheduleDialog::markFirst() {
    if (m_events->rowCount() > 0)
        m_list->setCurrentIndex(m_events->index(0, 0));
}

/// Marks the event in its schedule.
void ScheduleDialog::markOwn() {
    if (!m_event)
        return;
    const ScheduledEvents& events = m_source->schedule().events;
    const auto own = std::ranges::find_if(events, [&](const ScheduledEvent& scheduled) {
        return isNamedIn(scheduled, *m_event) && m_events->rowOf(scheduled.code) >= 0;
    });
    if (own != events.end())
        m_list->revealRow(own->code);
}

const ScheduledEvent* ScheduleDialog::chosen() const {
    const QModelIndex current = m_list->currentIndex();
    return current.isValid()
               ? findScheduled(m_source->schedule().events, m_events->row(current).key)
               : nullptr;
}

void ScheduleDialog::showChosen() {
    const ScheduledEvent* scheduled = chosen();
    for (QWidget* part : std::initializer_list<QWidget*>{m_title, m_facts, m_rounds, m_note})
        part->setVisible(scheduled != nullptr);
    m_rulesRow->setVisible(scheduled && !m_event);
    if (scheduled) {
        m_title->setText(
            tr("%1 %2", "name and year")
                .arg(scheduled->name.text(), QString::number(yearOf(*scheduled).value())));
        m_facts->setText(factsText(*scheduled));
        if (scheduled->code != m_shownCode) { // keep what the user chose for it
            m_answers.reset();
            proposeRules();
        }
        m_shownCode = scheduled->code;
    }
    // The search field keeps the focus, so its description tells a screen reader what was found.
    m_search->setAccessibleDescription(scheduled ? u"%1, %2"_s.arg(m_title->text(), m_facts->text())
                                                 : m_list->emptyText());
    look();
}

QString ScheduleDialog::factsText(const ScheduledEvent& scheduled) const {
    QStringList facts{scheduled.code};
    if (scheduled.gm)
        facts << tr("Game Master %1").arg(*scheduled.gm);
    if (scheduled.eventClass)
        facts << tr("class %1").arg(*scheduled.eventClass);
    if (scheduled.format)
        facts << tr("format %1").arg(titleOf(*scheduled.format));
    return facts.join(u" · "_s);
}

void ScheduleDialog::proposeRules() {
    const auto proposed = m_codes ? m_codes->rulesOf(*chosen()) : std::nullopt;
    const QSignalBlocker quiet(m_rules);
    m_rules->setCurrentIndex(proposed ? m_rules->findData(proposed->name) : -1);
}

QString ScheduleDialog::titleOf(const QString& rules) const {
    const auto title = m_titles.find(rules);
    return title == m_titles.end() ? rules : title->second;
}

bool ScheduleDialog::isOtherYear(const ScheduledEvent& scheduled) const {
    return m_event && m_event->details.year != yearOf(scheduled);
}

/// Previews what taking the chosen event would do.
void ScheduleDialog::look() {
    m_update.reset();
    const ScheduledEvent* scheduled = chosen();
    if (scheduled && problemsOfChosen().isEmpty() && !isOtherYear(*scheduled)) {
        const int rules = m_rules->currentIndex();
        std::optional<Result<ScheduleUpdate>> update;
        if (m_event)
            update = updateFromSchedule(*m_event, *scheduled, m_answers);
        else if (m_codes && rules >= 0)
            update = eventFromSchedule(*scheduled, m_codes->all()[static_cast<size_t>(rules)],
                                       m_answers);
        if (update && *update)
            m_update = **std::move(update);
    }
    showLook();
    showAct();
}

void ScheduleDialog::showLook() {
    const ScheduledEvent* scheduled = chosen();
    const ScheduleUpdate* update = m_update ? &*m_update : nullptr;
    m_stages->showQuestions(update ? update->asked : StageQuestions());
    if (!scheduled)
        return;
    if (m_event)
        m_lines->setRows(update ? ScheduleRows::ofChanges(*update, *scheduled, m_desk.wording)
                                : std::vector<TextRow>());
    else
        m_lines->setRows(ScheduleRows::ofRounds(*scheduled, update, m_desk.wording));
    fitColumns(*m_rounds);
    keepSomeRows(*m_rounds);
    m_rounds->setVisible(!m_event || update);
    const QString note = noteText(*scheduled);
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
}

void ScheduleDialog::showAct() {
    if (m_event) {
        const auto changes = static_cast<int>(m_update ? m_update->changeCount() : 0);
        m_act->setText(changes == 0 ? tr("Nothing to change")
                                    : tr("Make %n change(s)", nullptr, changes));
    } else {
        m_act->setText(tr("Create event"));
    }
    m_act->setEnabled(m_update && (!m_event || m_update->change));
}

QStringList ScheduleDialog::problemsOfChosen() const {
    QStringList lines;
    if (const ScheduledEvent* scheduled = chosen()) {
        for (const ScheduleProblem& problem : m_source->schedule().problemsOf(scheduled->code))
            lines << scheduleProblemLine(m_desk.wording.language(), problem);
    }
    if (m_source->schedule().furtherProblems > 0)
        lines << m_desk.wording.furtherProblems(m_source->schedule().furtherProblems);
    return lines;
}

QString ScheduleDialog::noteText(const ScheduledEvent& scheduled) const {
    if (const QStringList problems = problemsOfChosen(); !problems.isEmpty())
        return tr("Fix the schedule first, then choose it again:") + u'\n'
               + problems.first(std::min(problems.size(), mostProblemsOfOne)).join(u'\n');
    if (isOtherYear(scheduled))
        return tr("The schedule is for %1, and the open event is for %2. Use File ▸ New "
                  "from a schedule… instead.")
            .arg(yearOf(scheduled).value())
            .arg(m_event->details.year.value());
    QStringList sentences;
    if (m_event && !isNamedIn(scheduled, *m_event))
        sentences << tr("The open event is %1; select it in the list unless these are its times.")
                         .arg(m_event->details.name.text());
    if (!m_event && m_codes && !m_codes->rulesOf(scheduled))
        sentences << tr("%1. Select other rules to run it by, if they fit.")
                         .arg(notRunSentence(m_desk.wording.language(), scheduled.format));
    if (m_update)
        sentences << leftOutText(*m_update);
    sentences.removeAll(QString());
    return sentences.join(u' ');
}

/// What Mentat cannot store, and what to do about it.
QString ScheduleDialog::leftOutText(const ScheduleUpdate& update) const {
    QStringList sentences;
    const Language& language = m_desk.wording.language();
    if (update.stages.earlier)
        sentences << earlierRoundsSentence(language, *update.stages.earlier);
    for (const RoundKind kind : update.stages.added)
        sentences << addedRoundSentence(language, kind);
    for (const RoundKind kind : update.stages.dropped)
        sentences << droppedRoundSentence(language, kind);
    if (const auto& crowded = update.crowded)
        sentences << crowdedFinalSentence(language, crowded->stage, crowded->enter, crowded->goOn,
                                          crowded->final, crowded->places);
    if (update.stagesStay)
        sentences << tr("The schedule has other advanced rounds than this event. Players were "
                        "already called or seated for one, so its rounds stay.");
    for (const ScheduledRound& round : update.left)
        sentences << leftRoundSentence(language, round);
    for (const ScheduledRound& round : update.begun)
        sentences << begunRoundSentence(language, round);
    if (const ScheduledEvent* scheduled = chosen(); !m_event && scheduled && scheduled->eventClass)
        sentences << tr("The class is not kept in the event.");
    return sentences.join(u' ');
}

/// Arrow keys move the mark while the user types.
bool ScheduleDialog::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_search && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        switch (key->key()) {
        case Qt::Key_Up:
        case Qt::Key_Down:
        case Qt::Key_PageUp:
        case Qt::Key_PageDown: return QCoreApplication::sendEvent(m_list, event);
        default: break;
        }
    }
    return QDialog::eventFilter(watched, event);
}

} // namespace mentat

#include "moc_schedule_dialog.cpp"
