#include "ui/dune/awards/awards_page.h"

#include "app/session/dune/dune_session.h"
#include "ui/desk/keys.h"
#include "ui/desk/printed_lists.h"
#include "ui/desk/widget_parts.h"
#include "ui/lists/empty_state.h"
#include "ui/lists/list_table.h"
#include "ui/lists/report_list.h"
#include "ui/look/accent_button.h"
#include "ui/look/fitting/list_with_panel.h"
#include "ui/look/fitting/rows.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QStackedWidget>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr int lettersWithRanking = 160; // the awards, and beside them the ranking of one

} // namespace

AwardPanel::AwardPanel(const PageContext& pageContext, QWidget* parent)
    : QWidget(parent)
    , m_book(pageContext.book)
    , m_ranking(new ReportTableModel(this))
    , m_title(new TextLabel(TextLevel::GroupTitle))
    , m_announcement(plainLabel(u"awardAnnouncement"_s))
    , m_list(new ListTable(pageContext.theme, tr("Faction ranking")))
    , m_calculation(plainLabel(u"awardCalculation"_s))
    , m_open(named(new ReasonLine, u"awardQuestions"_s))
    , m_decision(plainLabel(u"awardDecision"_s))
    , m_question(named(new QWidget, u"awardQuestion"_s))
    , m_asked(plainLabel(u"awardAsked"_s))
    , m_reason(named(new QLineEdit, u"awardReason"_s, tr("Reason for the decision")))
    , m_why(new ReasonLine)
    , m_accept(named(keyed(new AccentButton(tr("Decide")), QKeySequence(Qt::Key_Return)),
                     u"awardAccept"_s))
    , m_next(named(new AccentButton, u"awardNext"_s))
    , m_other(named(new QPushButton, u"awardOther"_s)) {
    build();
    layOut();
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &AwardPanel::showMarked);
    connect(m_accept, &QPushButton::clicked, this, &AwardPanel::acceptDecision);
    connect(&m_book, &OpenBook::eventChosen, this, &AwardPanel::endQuestion);
    const auto act = [this] {
        if (m_course && m_course->award.tied)
            decide();
        else
            toggleHandedOver();
    };
    connect(m_next, &QPushButton::clicked, this, act);
    connect(m_other, &QPushButton::clicked, this, [this, act] {
        if (m_course && m_course->award.decided && !m_course->isHandedOver())
            decide();
        else
            act();
    });
}

void AwardPanel::build() {
    m_list->setObjectName(u"awardRanking"_s);
    m_list->setModel(m_ranking);
    m_list->setSelectionMode(QAbstractItemView::SingleSelection);
    m_list->setEmptyText(
        tr("Games in which the faction scored appear here once their sheets are recorded."));
    m_reason->setPlaceholderText(tr("Reason"));
    m_reason->installEventFilter(this);
    m_next->setLineIcon(LineIcon::Check);
    m_question->hide();
}

void AwardPanel::layOut() {
    auto* answer = rowOfParts({{m_reason, 1}, m_accept});
    addParts(bareColumn(m_question, space::tight), {m_asked, answer, m_why});
    auto* bar = new PageBar({{wrapped(m_title), 1}, m_other, m_next});

    addParts(bareColumn(this, space::small),
             {bar, m_announcement, m_open, {m_list, 1}, m_calculation, m_decision, m_question});
}

void AwardPanel::show(const std::optional<AwardCourse>& course) {
    const bool isOther = !course || !m_course || course->award.side != m_course->award.side;
    m_course = course;
    const bool canDecide = course && (course->award.tied || course->award.decided);
    if (isOther || !canDecide || !m_book.canWrite())
        endQuestion();
    showAward();
    if (isOther && m_ranking->rowCount() > 0)
        m_list->setCurrentIndex(m_ranking->index(0, 0));
    showMarked();
    showButtons();
}

void AwardPanel::showAward() {
    if (!m_course) {
        m_title->clear();
        m_announcement->clear();
        m_performances.clear();
        m_ranking->setTable({});
        return;
    }
    const Event& event = m_book.event();
    const Award& award = m_course->award;
    const auto nameOf = [&](const PlayerId& player) { return playerName(event, player); };
    m_title->setText(tr("Best %1").arg(m_book.wording().sideName(award.side)));
    m_announcement->setText(m_book.wording().announcement(award, nameOf));
    m_announcement->setVisible(!m_announcement->text().isEmpty());
    m_performances = performancesOf(award);
    showTable(*m_list, *m_ranking, listedAtDesk(m_book, performancesList, m_performances));
    m_open->setText(questionText(), ReasonLine::Weight::Warning);
    m_decision->setText(decisionText());
    m_decision->setVisible(!m_decision->text().isEmpty());
}

QString AwardPanel::questionText() const {
    QStringList lines;
    for (const Finding& question : m_course->questions)
        lines.append(m_book.worded(question));
    return lines.join(u'\n');
}

QString AwardPanel::decisionText() const {
    const auto& decision = m_course->decision;
    if (!decision || !decision->player)
        return {};
    const QString name = playerName(m_book.event(), *decision->player);
    if (!m_course->award.decided)
        return tr("The earlier decision for %1 no longer counts: the players are no longer tied.")
            .arg(name);
    return awardDecisionText(m_book.wording().language(), name,
                             decision->reason.value_or(QString()).simplified());
}

/// Accents the next step; no button while heats can still change the award.
void AwardPanel::showButtons() {
    const bool canChange = m_course && !m_course->award.winners.empty() && m_book.canWrite();
    const bool isNext = canChange && !m_course->isLive && !m_course->isHandedOver();
    const bool isTied = m_course && m_course->award.tied;
    const QString decide = tr("Break the tie…");
    const QString handOver = tr("Mark handed out");
    const QKeySequence toDecide = sequenceOf(DeskKey::DecideAward);
    const QKeySequence toHandOver = sequenceOf(DeskKey::HandOver);
    m_next->setVisible(isNext && m_question->isHidden());
    setTextAndKey(*m_next, isTied ? decide : handOver, isTied ? toDecide : toHandOver);
    QString other;
    if (canChange && m_course->isHandedOver())
        other = tr("Mark not handed out");
    else if (canChange && m_course->award.decided)
        other = tr("Change the decision…");
    else if (canChange && m_course->isLive)
        other = isTied ? decide : handOver;
    const bool decides
        = canChange && !m_course->isHandedOver() && (m_course->award.decided || isTied);
    setTextAndKey(*m_other, other, decides ? toDecide : toHandOver);
    m_other->setVisible(!other.isEmpty() && m_question->isHidden());
}

const RankedPerformance* AwardPanel::marked() const {
    const QModelIndex current = m_list->currentIndex();
    return current.isValid() ? &m_performances[static_cast<size_t>(current.row())] : nullptr;
}

void AwardPanel::showMarked() {
    const RankedPerformance* row = marked();
    m_calculation->setVisible(row);
    if (!row)
        return;
    const QString name = playerName(m_book.event(), row->performance.player);
    m_calculation->setText(tr("%1: %2").arg(name, m_book.wording().calculation(row->performance)));
    m_asked->setText(tr("Why does %1 get the award?").arg(name));
}

void AwardPanel::decide() {
    if (!m_course || !m_book.canWrite())
        return;
    if (!m_course->award.tied && !m_course->award.decided) {
        m_book.explain(tr("No one is tied at the top: there is nothing to decide."));
        return;
    }
    if (const RankedPerformance* row = marked(); !row || !row->isEqual)
        m_list->setCurrentIndex(m_ranking->index(0, 0));
    m_question->show();
    showButtons();
    showMarked();
    m_reason->setFocus(Qt::OtherFocusReason);
}

void AwardPanel::acceptDecision() {
    const RankedPerformance* row = marked();
    if (!m_course || !row)
        return;
    if (m_reason->text().trimmed().isEmpty()) {
        m_why->setText(tr("Type the reason: it is shown here and in the journal."));
        m_reason->setFocus(Qt::OtherFocusReason);
        return;
    }
    const bool done
        = m_book.perform(decideBetweenEquals(m_book.event(), factionOf(m_course->award.side),
                                             row->performance.player, m_reason->text()));
    if (done) {
        endQuestion();
        Q_EMIT left();
    }
}

void AwardPanel::endQuestion() {
    m_reason->clear();
    m_why->setText({});
    m_question->hide();
    showButtons();
}

void AwardPanel::toggleHandedOver() {
    if (m_course && m_book.canWrite())
        m_book.perform(handOverAward(m_book.event(), factionOf(m_course->award.side),
                                     !m_course->isHandedOver()));
}

bool AwardPanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched != m_reason || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto step = [this](int by) {
        const int row = m_list->currentIndex().row() + by;
        if (row >= 0 && row < m_ranking->rowCount()
            && m_performances[static_cast<size_t>(row)].isEqual)
            m_list->setCurrentIndex(m_ranking->index(row, 0));
    };
    switch (static_cast<QKeyEvent*>(event)->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter: acceptDecision(); return true;
    case Qt::Key_Up: step(-1); return true;
    case Qt::Key_Down: step(1); return true;
    case Qt::Key_Escape:
        endQuestion();
        Q_EMIT left();
        return true;
    default: return QWidget::eventFilter(watched, event);
    }
}

AwardsPage::AwardsPage(const PageContext& pageContext)
    : m_book(pageContext.book)
    , m_awards(new ReportTableModel(this))
    , m_list(named(new ListTable(pageContext.theme, tr("Best Faction awards")), u"awardsList"_s))
    , m_panel(new AwardPanel(pageContext))
    , m_readOut(named(new QPlainTextEdit, u"awardsReadOut"_s, tr("To read out")))
    , m_right(new QStackedWidget)
    , m_none(
          new EmptyPage({LineIcon::Awards, tr("Best Faction awards appear after the first result."),
                         tr("Type a result")},
                        [this] { Q_EMIT leadsTo(u"results"_s, {}); })) {
    build();
    makeActions();
    m_book.followEvent(this, &AwardsPage::showAwards);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &AwardsPage::showMarked);
    connect(m_panel, &AwardPanel::left, this, &AwardsPage::leavePanel);
    showAwards();
}

void AwardsPage::build() {
    m_list->setModel(m_awards);
    m_list->setSelectionMode(QAbstractItemView::SingleSelection);
    m_readOut->setReadOnly(true);
    m_readOut->installEventFilter(this);
    enlargeReadOut();

    auto* copy = keyed(new QPushButton(tr("Copy all")), QKeySequence(QKeySequence::Copy));
    auto* back = keyed(new QPushButton(tr("Back to the ranking")), QKeySequence(Qt::Key_Escape));
    auto* buttons = rowOfParts({FreeSpace{}, back, copy});
    auto* readOut = new QWidget;
    addParts(bareColumn(readOut, space::small),
             {new TextLabel(TextLevel::GroupTitle, tr("To read out")), {m_readOut, 1}, buttons});
    m_right->addWidget(m_panel);
    m_right->addWidget(readOut);

    auto* left = new QWidget;
    addParts(bareColumn(left), {{m_list, 1}});
    m_parts = new ListWithPanel(left, m_right);
    m_parts->setLeastLetters(lettersWithRanking);
    m_none->leadToNextStep();
    addParts(pageColumn(this), {m_parts->turnRow(), {m_parts, 1}, m_none});
    connect(copy, &QPushButton::clicked, this, &AwardsPage::copyAll);
    connect(back, &QPushButton::clicked, this, &AwardsPage::toggleReadOut);
}

void AwardsPage::makeActions() {
    m_changes
        = {addAct(tr("&Handed out"), DeskKey::HandOver, [this] { m_panel->toggleHandedOver(); }),
           addAct(tr("&Decide a tie"), DeskKey::DecideAward, [this] {
               m_right->setCurrentIndex(0);
               m_parts->turnToPanel();
               m_panel->decide();
           })};
    addAct(tr("&Read out all"), DeskKey::ReadOut, [this] { toggleReadOut(); });
    for (QAction* action : actions())
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
}

QString AwardsPage::context() const {
    int handedOver = 0;
    int awarded = 0;
    for (const AwardCourse& course : m_courses) {
        awarded += course.award.winners.empty() ? 0 : 1;
        handedOver += course.isHandedOver() ? 1 : 0;
    }
    return awarded == 0 ? QString()
                        : tr("%1 of %n award(s) handed out", nullptr, awarded).arg(handedOver);
}

void AwardsPage::arrive() {
    if (isNobodyRanked())
        m_none->button().setFocus(Qt::OtherFocusReason);
    else
        m_list->setFocus();
}

bool AwardsPage::isNobodyRanked() const {
    return std::ranges::all_of(m_courses, [](const AwardCourse& course) {
        return course.award.winners.empty() && course.award.others.empty();
    });
}

void AwardsPage::reveal(const QString& address) {
    m_right->setCurrentIndex(0);
    m_list->revealRow(address);
}

void AwardsPage::showAwards() {
    const bool isPlayed = m_book.hasEvent() && heatsPlay(m_book.event());
    m_courses = isPlayed ? awardCourses(m_book.event()) : std::vector<AwardCourse>();
    showTable(*m_list, *m_awards,
              isPlayed ? listedAtDesk(m_book, awardCoursesList, m_courses) : ReportTable());
    if (!m_list->currentIndex().isValid() && m_awards->rowCount() > 0)
        m_list->setCurrentIndex(m_awards->index(0, 0));
    for (QAction* action : m_changes)
        action->setEnabled(isPlayed && m_book.canWrite());
    if (m_right->currentIndex() == 1)
        m_readOut->setPlainText(allAnnouncements());
    m_none->standInFor(*m_parts, isNobodyRanked());
    showMarked();
    Q_EMIT contextChanged();
}

void AwardsPage::showMarked() {
    const QModelIndex current = m_list->currentIndex();
    m_panel->show(current.isValid() ? std::optional(m_courses[static_cast<size_t>(current.row())])
                                    : std::nullopt);
}

/// Read aloud, standing, with the laptop at arm's length.
void AwardsPage::enlargeReadOut() {
    QFont letters = fontOf(TextLevel::PageTitle, font());
    letters.setWeight(font().weight());
    m_readOut->setFont(letters);
}

void AwardsPage::changeEvent(QEvent* event) {
    Page::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        enlargeReadOut();
}

QString AwardsPage::allAnnouncements() const {
    const auto nameOf
        = [this](const PlayerId& player) { return playerName(m_book.event(), player); };
    QStringList lines;
    for (const AwardCourse& course : m_courses) {
        const QString line = m_book.wording().announcement(course.award, nameOf);
        if (!line.isEmpty())
            lines.append(line);
    }
    return lines.join(u'\n') + (lines.isEmpty() ? u""_s : u"\n"_s);
}

void AwardsPage::toggleReadOut() {
    if (m_right->currentIndex() == 1) {
        m_right->setCurrentIndex(0);
        leavePanel();
        return;
    }
    m_readOut->setPlainText(allAnnouncements());
    m_right->setCurrentIndex(1);
    m_parts->turnToPanel();
    m_readOut->setFocus();
}

void AwardsPage::leavePanel() {
    m_parts->turnToList();
    m_list->setFocus();
}

void AwardsPage::copyAll() {
    QApplication::clipboard()->setText(allAnnouncements());
}

bool AwardsPage::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_readOut && event->type() == QEvent::KeyPress) {
        const auto& key = *static_cast<QKeyEvent*>(event);
        if (key.matches(QKeySequence::Copy) && !m_readOut->textCursor().hasSelection()) {
            copyAll();
            return true;
        }
        if (key.key() == Qt::Key_Escape) {
            toggleReadOut();
            return true;
        }
    }
    return Page::eventFilter(watched, event);
}

} // namespace mentat

#include "moc_awards_page.cpp"
