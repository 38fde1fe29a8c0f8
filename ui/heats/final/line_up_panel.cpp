#include "ui/heats/final/line_up_panel.h"

#include "app/session/rounds/line_up_acts.h"
#include "app/session/rounds/round_acts.h"
#include "reports/tables/line_up_list.h"
#include "reports/wording/heats/line_up_wording.h"
#include "scoring/heats/clock/round_times.h"
#include "scoring/heats/final/final_line_up.h"
#include "scoring/players.h"
#include "ui/desk/printed_lists.h"
#include "ui/desk/widget_parts.h"
#include "ui/heats/final/line_up_question.h"
#include "ui/heats/final/round_details_form.h"
#include "ui/heats/heats_window.h"
#include "ui/heats/shown_round.h"
#include "ui/lists/plain_lists.h"
#include "ui/lists/report_list.h"
#include "ui/look/accent_button.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QHeaderView>
#include <QPushButton>
#include <QTimer>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr int everyTenSeconds = 10'000;
constexpr int usualHour = 9;

void setLine(QLabel& label, const QString& text) {
    label.setText(text);
    label.setVisible(!text.isEmpty());
}

/// The day after the last heat, at nine.
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
    : QWidget(parent)
    , m_book(pageContext.book)
    , m_model(new ReportTableModel(this))
    , m_title(wrapped(named(new TextLabel(TextLevel::GroupTitle), u"lineUpTitle"_s)))
    , m_list(named(new WholeTable(pageContext.theme, tr("Line-up")), u"lineUpList"_s))
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
    , m_details(new RoundDetailsForm(format.hasStages)) {
    build();
    connectParts();
}

void LineUpPanel::build() {
    m_list->setModel(m_model);
    m_list->setSelectionMode(QAbstractItemView::SingleSelection);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_close->setLineIcon(LineIcon::Lock);
    m_closeEarly->setToolTip(tr("Available once someone is marked here"));
    m_closeEarly->setIcon(lineIcon(LineIcon::Lock));
    addParts(bareRow(m_acts, space::small), {FreeRoom{}, m_reopen, m_closeEarly, m_close});
    addParts(bareColumn(this, space::small),
             {m_title, m_list, m_short, m_presence, m_absence, m_deadline, m_question,
              Distance{space::medium}, new TextLabel(TextLevel::GroupTitle, tr("When and where")),
              m_details, FreeRoom{}});
}

void LineUpPanel::connectParts() {
    for (QPushButton* button : std::initializer_list<QPushButton*>{m_close, m_closeEarly})
        connect(button, &QPushButton::clicked, this, &LineUpPanel::close);
    connect(m_reopen, &QPushButton::clicked, this, &LineUpPanel::reopen);
    connect(m_question, &LineUpQuestion::closingWanted, this, &LineUpPanel::closeAllTheSame);
    connect(m_question, &LineUpQuestion::reopeningWanted, this, &LineUpPanel::reopenBecause);
    connect(m_question, &LineUpQuestion::givenUp, this, [this] {
        showButtons();
        Q_EMIT left();
    });
    // What was asked was asked of another event.
    connect(&m_book, &OpenBook::eventChosen, m_question, &LineUpQuestion::close);
    connect(m_details, &RoundDetailsForm::edited, this, [this] {
        m_book.perform(changeRound(m_book.event(), m_round->name, m_details->stage()));
    });
    auto* tick = new QTimer(this);
    connect(tick, &QTimer::timeout, this, &LineUpPanel::showTime);
    tick->start(everyTenSeconds);
}

void LineUpPanel::refresh(const AdvancedRound& round) {
    m_round = round;
    keepQuestion();
    showLineUp();
    showTime();
    m_details->show(stage(), usualStart(*shownPlay(m_book), m_book.now()));
    m_details->setEnabled(m_book.canWrite());
}

void LineUpPanel::startOver() {
    m_question->close();
    m_details->startOver();
}

/// What was asked may be answered meanwhile, or come to something else.
void LineUpPanel::keepQuestion() {
    if (m_question->asksToReopen() && !stage().closed)
        m_question->close();
    if (!m_question->asksToClose())
        return;
    const Language& language = m_book.wording().language();
    const QString effect = closingText(language, m_book.event(), *m_round);
    if (stage().closed || effect.isEmpty())
        m_question->close();
    else
        m_question->setEffect(effect);
}

void LineUpPanel::showLineUp() {
    const Event& event = m_book.event();
    const Language& language = m_book.wording().language();
    const auto lineUp = finalLineUp(*m_round);
    const bool closed = stage().closed;
    m_title->setText(closed ? tr("Line-up, closed") : tr("Line-up, provisional"));
    m_title->setVisible(closed || !lineUp.empty());
    const ReportRequest request = deskRequest(m_book);
    m_list->setVisible(!lineUp.empty());
    showTable(*m_list, *m_model,
              tableAt(request,
                      lineUpList(request, tr("Line-up"), lineUpSeats(request, *m_round), false),
                      Audience::Desk));
    setLine(*m_short, shortLineUpText(language, m_book.event(), *m_round, lineUp));
    // On the evening before nobody is missed.
    const bool counts = !closed && !lineUp.empty() && !stage().present.empty();
    setLine(*m_absence, counts ? absenceText(language, event, *m_round, lineUp) : QString());
    if (closed)
        setLine(*m_presence, lateNote(language));
    else
        setLine(*m_presence, counts ? presenceText(language, *m_round, lineUp) : QString());
}

void LineUpPanel::showTime() {
    if (!isVisible() || !m_round)
        return;
    const bool isOver = stage().closed || m_model->rowCount() == 0;
    setLine(*m_deadline,
            isOver ? QString()
                   : deadlineText(m_book.wording().language(), deadlineOf(stage()), m_book.now()));
    showButtons();
}

/// Closing is the next step once everybody is here, or nobody needs to be waited for.
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

void LineUpPanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    showTime();
}

void LineUpPanel::close() {
    if (!m_round)
        return;
    const QString effect = closingText(m_book.wording().language(), m_book.event(), *m_round);
    const bool nobody = lineUpClosing(*m_round).players.empty();
    if (m_question->asksToClose() || effect.isEmpty() || nobody || stage().closed) {
        closeAllTheSame();
        return;
    }
    m_question->askToClose(effect);
    showButtons();
    Q_EMIT typingHere();
}

void LineUpPanel::closeAllTheSame() {
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
    m_details->startTyping();
    Q_EMIT typingHere();
}

} // namespace mentat
