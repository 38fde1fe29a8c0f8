#include "ui/heats/final/line_up_panel.h"

#include "app/session/rounds/line_up_acts.h"
#include "app/session/rounds/round_acts.h"
#include "reports/wording/heats/line_up_wording.h"
#include "scoring/heats/clock/round_times.h"
#include "scoring/heats/final/final_line_up.h"
#include "scoring/players.h"
#include "ui/desk/widget_parts.h"
#include "ui/heats/heats_window.h"
#include "ui/heats/shown_round.h"
#include "ui/itemmodels/value_texts.h"
#include "ui/look/accent_button.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QFormLayout>
#include <QIntValidator>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QShortcut>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

LineUpQuestion::LineUpQuestion(QWidget* parent)
    : QFrame(parent)
    , m_title(wrapped(new TextLabel(TextLevel::Strong)))
    , m_effect(plainLabel(u"lineUpEffect"_s))
    , m_reasonLabel(new QLabel(tr("&Why")))
    , m_reason(named(new QLineEdit, u"reopenReason"_s))
    , m_do(named(new AccentButton, u"lineUpAnswer"_s))
    , m_leave(keyed(new QPushButton(tr("Cancel")), QKeySequence(Qt::Key_Escape))) {
    build();
    connect(m_do, &QPushButton::clicked, this, &LineUpQuestion::answer);
    connect(m_leave, &QPushButton::clicked, this, &LineUpQuestion::giveUp);
    hide();
}

void LineUpQuestion::build() {
    setObjectName(u"lineUpQuestion"_s);
    setFrameShape(QFrame::StyledPanel);
    m_reasonLabel->setBuddy(m_reason);
    m_do->setLineIcon(LineIcon::Check);
    auto* why = rowOfParts({m_reasonLabel, {m_reason, 1}});
    auto* column = new QVBoxLayout(this);
    column->setSpacing(space::small);
    addParts(column, {m_title, m_effect, why, rowOfParts({FreeSpace{}, m_leave, m_do})});
}

void LineUpQuestion::askToClose(const QString& effect) {
    m_closes = true;
    m_title->setText(tr("What happens if you close the line-up now"));
    m_effect->setText(effect);
    // The focus is on the other button, so that an extra Enter changes nothing.
    setTextAndKey(*m_do, tr("Close anyway"), sequenceOf(DeskKey::CloseLineUp));
    m_reason->hide();
    m_reasonLabel->hide();
    show();
    m_leave->setFocus();
}

void LineUpQuestion::askToReopen(const QString& effect) {
    m_closes = false;
    m_title->setText(tr("What happens if you reopen the line-up"));
    m_effect->setText(effect);
    setTextAndKey(*m_do, tr("Reopen line-up"), QKeySequence(Qt::Key_Return));
    m_reason->clear();
    m_reason->show();
    m_reasonLabel->show();
    show();
    m_reason->setFocus();
}

bool LineUpQuestion::asksToClose() const {
    return !isHidden() && m_closes;
}

bool LineUpQuestion::asksToReopen() const {
    return !isHidden() && !m_closes;
}

void LineUpQuestion::setEffect(const QString& effect) {
    m_effect->setText(effect);
}

void LineUpQuestion::close() {
    hide();
}

void LineUpQuestion::answer() {
    if (m_closes)
        Q_EMIT closingWanted();
    else
        Q_EMIT reopeningWanted(m_reason->text());
}

void LineUpQuestion::giveUp() {
    hide();
    Q_EMIT givenUp();
}

void LineUpQuestion::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Escape: giveUp(); break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_leave->hasFocus())
            giveUp();
        else
            answer();
        break;
    default: QFrame::keyPressEvent(event);
    }
}

namespace {

constexpr int everyTenSeconds = 10'000;
constexpr int usualHour = 9;

/// Keeps room for lines that a key may write, so that the list above stays as high as it is.
void keepRoom(QLabel& label, int lines) {
    keepRoomWhenHidden(label, lines > 0);
    label.setMinimumHeight(lines * label.fontMetrics().lineSpacing());
}

void setLine(QLabel& label, const QString& text) {
    label.setText(text);
    label.setVisible(!text.isEmpty());
}

/// 9 o'clock on the day after the last heat.
VenueTime usualStart(const HeatsPlay& play, const VenueTime& now) {
    QDate day = now.date();
    for (const Heat& heat : play.heats) {
        if (heat.details.start)
            day = heat.details.start->date().addDays(1);
    }
    return VenueTime::of(day, {usualHour, 0});
}

} // namespace

LineUpPanel::LineUpPanel(const PageContext& pageContext, const HeatsWindow& format, QWidget* parent)
    : BookView(parent)
    , m_book(pageContext.book)
    , m_presence(plainLabel(u"lineUpPresence"_s))
    , m_deadline(plainLabel(u"lineUpDeadline"_s))
    , m_absence(plainLabel(u"lineUpAbsence"_s))
    , m_short(plainLabel(u"lineUpShort"_s))
    , m_question(new LineUpQuestion)
    , m_acts(new QWidget(this))
    , m_close(keyed(named(new AccentButton(tr("Close line-up")), u"closeLineUp"_s),
                    DeskKey::CloseLineUp))
    , m_closeEarly(named(new QPushButton(tr("Close line-up")), u"closeLineUpEarly"_s))
    , m_reopen(named(new QPushButton(tr("Reopen line-up…")), u"reopenLineUp"_s))
    , m_times(named(new TextLabel(TextLevel::Weak), u"roundTimes"_s))
    , m_changeTimes(named(new QPushButton(tr("Change")), u"changeTimes"_s))
    , m_details(new QWidget)
    , m_form([this] { return m_round ? std::optional(stage()) : std::nullopt; },
             [this](const Stage& stage) {
                 return m_book.made(changeRound(m_book.event(), m_round->name, stage));
             }) {
    addFields(format.hasStages);
    build();
    connectParts();
}

void LineUpPanel::addFields(bool isStage) {
    using Moment = std::optional<VenueTime>;
    m_start = m_form.add(
        new MomentField(u"finalStart"_s, tr("&Starts"),
                        isStage ? tr("Stage start") : tr("Start of the final"), this),
        [](const Stage& stage) { return stage.start; },
        [](Stage& stage, const Moment& start) {
            // The deadline moves with the round's day.
            if (start && stage.start && stage.deadline
                && stage.deadline->date() == stage.start->date())
                stage.deadline = VenueTime::of(start->date(), stage.deadline->time());
            stage.start = start;
            return QString();
        });
    m_arrival = m_form.add(
        new MomentField(u"finalDeadline"_s, tr("&Deadline"), tr("Arrival deadline"), this),
        [](const Stage& stage) { return stage.deadline; },
        [](Stage& stage, const Moment& deadline) {
            stage.deadline = deadline;
            return QString();
        });
    m_form.add(new TextField(TextField::Kind::Line, u"roundLocation"_s, tr("&Where"), this),
               &Stage::location);
    auto* minutes = m_form.add(
        new TextField(TextField::Kind::Line, u"roundMinutes"_s, tr("&Minutes"), this),
        [](const Stage& stage) {
            return stage.minutes ? QString::number(stage.minutes->value()) : QString();
        },
        [](Stage& stage, const QString& typed) {
            stage.minutes = typed.isEmpty() ? std::nullopt : Minutes::fromInt(typed.toInt());
            return QString();
        });
    minutes->line()->setValidator(new QIntValidator(Minutes::min, Minutes::max, minutes->line()));
    const Minutes usual = isStage ? stageMinutes(Stage()) : finalMinutes(Stage());
    minutes->setPlaceholder(QString::number(usual.value()));
    auto* form = bareGrid<QFormLayout>(m_details, space::medium, space::small);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    mentat::addFields(*form, m_form.fields());
    // The letter of a hidden field leads there too.
    for (FormField* field : m_form.fields()) {
        m_letters.push_back(
            new QShortcut(QKeySequence::mnemonic(field->label()), this, [this, field] {
                m_changeTimes->setChecked(true);
                field->editor()->setFocus(Qt::ShortcutFocusReason);
            }));
    }
    form->labelForField(m_arrival->editor())
        ->setToolTip(tr("When a qualifier must be here; if empty, the start"));
}

void LineUpPanel::build() {
    m_times->setMinimumWidth(1); // a long place must not widen the list above
    m_changeTimes->setCheckable(true);
    m_changeTimes->setAccessibleName(tr("Change when and where"));
    m_close->setLineIcon(LineIcon::Lock);
    m_absence->setAlignment(Qt::AlignTop | Qt::AlignLeft); // its room is two lines
    m_closeEarly->setToolTip(tr("Available once someone is marked here"));
    m_closeEarly->setIcon(lineIcon(LineIcon::Lock));
    addParts(bareRow(m_acts, space::small), {FreeSpace{}, m_reopen, m_closeEarly, m_close});
    addParts(bareColumn(this, space::small),
             {m_short, m_deadline,
              rowOfParts({new TextLabel(TextLevel::GroupTitle, tr("When and where")), m_times,
                          m_changeTimes, FreeSpace{}}),
              m_details, m_presence, m_absence, m_question, FreeSpace{}});
}

void LineUpPanel::connectParts() {
    for (QPushButton* button : std::initializer_list<QPushButton*>{m_close, m_closeEarly})
        connect(button, &QPushButton::clicked, this, &LineUpPanel::close);
    connect(m_reopen, &QPushButton::clicked, this, &LineUpPanel::reopen);
    connect(m_question, &LineUpQuestion::closingWanted, this, &LineUpPanel::closeLineUpAnyway);
    connect(m_question, &LineUpQuestion::reopeningWanted, this, &LineUpPanel::reopenBecause);
    connect(m_question, &LineUpQuestion::givenUp, this, [this] {
        showButtons();
        Q_EMIT left();
    });
    connect(m_changeTimes, &QPushButton::toggled, this, [this](bool isOpen) {
        showTimes();
        if (isOpen)
            m_start->editor()->setFocus();
        Q_EMIT typingHere();
    });
    // The question was about the other event.
    connect(&m_book, &OpenBook::eventChosen, m_question, &LineUpQuestion::close);
    auto* tick = new QTimer(this);
    connect(tick, &QTimer::timeout, this, &LineUpPanel::outdate);
    tick->start(everyTenSeconds);
}

void LineUpPanel::refresh(const AdvancedRound& round) {
    m_round = round;
    keepQuestion();
    showPresence();
    showTimes();
    outdate();
    const VenueTime usual = usualStart(*shownPlay(m_book), m_book.now());
    m_start->setUsual(usual);
    m_arrival->setUsual(stage().start.value_or(usual));
    m_form.show(m_book.canWrite());
    m_details->setEnabled(m_book.canWrite());
}

void LineUpPanel::startOver() {
    m_question->close();
    m_form.clear();
    m_changeTimes->setChecked(false);
}

void LineUpPanel::setBelow(bool isBelow) {
    m_isBelow = isBelow;
    showTimes();
}

void LineUpPanel::showTimes() {
    const bool isFolded = m_isBelow && !m_changeTimes->isChecked();
    m_details->setVisible(!isFolded);
    m_times->setText(isFolded ? timesText() : QString());
    m_changeTimes->setVisible(m_isBelow);
    for (QShortcut* letter : m_letters)
        letter->setEnabled(isFolded);
}

/// "Sat 09:00 · deadline Sat 08:45 · Ballroom B"
QString LineUpPanel::timesText() const {
    if (!m_round)
        return {};
    QStringList parts;
    if (stage().start)
        parts.append(dayAndTime(*stage().start));
    if (stage().deadline)
        parts.append(tr("deadline %1").arg(dayAndTime(*stage().deadline)));
    if (stage().location)
        parts.append(*stage().location);
    if (stage().minutes)
        parts.append(tr("%1 min").arg(stage().minutes->value()));
    return parts.isEmpty() ? tr("not set") : parts.join(u" · "_s);
}

bool LineUpPanel::isSeated() const {
    const auto* tables = gamesOf(*shownPlay(m_book), m_round->name);
    return tables && !tables->empty();
}

/// Closes a question that was settled meanwhile, or asked before the tables were seated: the answer
/// would put out who sits at them. Otherwise updates its effect.
void LineUpPanel::keepQuestion() {
    if (m_question->asksToReopen() && !stage().closed)
        m_question->close();
    if (!m_question->asksToClose())
        return;
    const Language& language = m_book.wording().language();
    const QString effect = closingText(language, m_book.event(), *m_round);
    const bool wasJustSeated = isSeated() && !m_askedWhenSeated;
    if (stage().closed || effect.isEmpty() || wasJustSeated)
        m_question->close();
    else
        m_question->setEffect(effect);
}

void LineUpPanel::showPresence() {
    const Event& event = m_book.event();
    const Language& language = m_book.wording().language();
    const auto lineUp = finalLineUp(*m_round);
    const bool closed = stage().closed;
    setLine(*m_short, shortLineUpText(language, m_book.event(), *m_round, lineUp));
    // No one counts as absent on the evening before.
    const bool counts = !closed && !lineUp.empty() && !stage().present.empty();
    setLine(*m_absence, counts ? absenceText(language, event, *m_round, lineUp) : QString());
    if (closed)
        setLine(*m_presence, lateNote(language));
    else
        setLine(*m_presence, counts ? presenceText(language, *m_round, lineUp) : QString());
    const bool mayCount = !closed && !lineUp.empty();
    keepRoom(*m_presence, mayCount ? 1 : 0);
    keepRoom(*m_absence, mayCount ? 2 : 0);
}

void LineUpPanel::showAll() {
    if (!m_round)
        return;
    const bool isOver = stage().closed || finalLineUp(*m_round).empty();
    setLine(*m_deadline,
            isOver ? QString()
                   : deadlineText(m_book.wording().language(), deadlineOf(stage()), m_book.now()));
    showButtons();
}

/// Accents Close when everyone is here, or the deadline has passed.
void LineUpPanel::showButtons() {
    const auto lineUp = finalLineUp(*m_round);
    const bool closed = stage().closed;
    const bool asks = !m_question->isHidden();
    const bool canClose = !closed && m_book.canWrite() && !lineUp.empty() && !asks;
    const auto deadline = deadlineOf(stage());
    const bool isDue = deadline && !(m_book.now() < *deadline);
    const bool anybodyHere = !stage().present.empty();
    const bool isNext
        = anybodyHere && (isDue || std::ranges::all_of(lineUp, [this](const PlayerId& player) {
                              return isAmong(stage().present, player);
                          }));
    m_close->setVisible(canClose && isNext);
    m_closeEarly->setVisible(canClose && !isNext);
    m_closeEarly->setEnabled(anybodyHere);
    m_reopen->setVisible(closed && m_book.canWrite() && !asks);
}

void LineUpPanel::close() {
    if (!m_round)
        return;
    const QString effect = closingText(m_book.wording().language(), m_book.event(), *m_round);
    const bool nobody = lineUpClosing(*m_round).players.empty();
    if (m_question->asksToClose() || effect.isEmpty() || nobody || stage().closed) {
        closeLineUpAnyway();
        return;
    }
    m_askedWhenSeated = isSeated();
    m_question->askToClose(effect);
    showButtons();
    Q_EMIT typingHere();
}

void LineUpPanel::closeLineUpAnyway() {
    if (m_book.perform(closeLineUp(m_book.event(), m_round->name)))
        Q_EMIT lineUpClosed();
    else if (m_question->isHidden())
        Q_EMIT left();
}

void LineUpPanel::reopen() {
    if (!m_round || !stage().closed)
        return;
    m_question->askToReopen(reopeningText(m_book.wording().language()));
    showButtons();
    Q_EMIT typingHere();
}

void LineUpPanel::reopenBecause(const QString& reason) {
    if (m_book.perform(reopenLineUp(m_book.event(), m_round->name, reason)))
        Q_EMIT left();
}

void LineUpPanel::editTimes() {
    m_changeTimes->setChecked(true);
    m_arrival->editor()->setFocus();
    Q_EMIT typingHere();
}

} // namespace mentat

#include "moc_line_up_panel.cpp"
