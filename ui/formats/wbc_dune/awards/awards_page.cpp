#include "ui/formats/wbc_dune/awards/awards_page.h"

#include "reports/formats/wbc_dune/awards_list.h"
#include "ui/desk/keys.h"
#include "ui/desk/printed_lists.h"
#include "ui/formats/wbc_dune/awards/award_panel.h"
#include "ui/lists/empty_place.h"
#include "ui/lists/list_table.h"
#include "ui/lists/report_list.h"
#include "ui/look/accent_button.h"
#include "ui/look/fitting/areas.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QKeyEvent>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QStackedWidget>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

AwardsPage::AwardsPage(const PageContext& pageContext)
    : m_book(pageContext.book)
    , m_awards(new ReportTableModel(this))
    , m_list(named(new ListTable(pageContext.theme, tr("Best Faction awards")), u"awardsList"_s))
    , m_panel(new AwardPanel(pageContext))
    , m_readOut(named(new QPlainTextEdit, u"awardsReadOut"_s, tr("To read out")))
    , m_right(new QStackedWidget)
    , m_parts(nullptr)
    , m_none(new EmptyPage({LineIcon::Awards,
                            tr("Best Faction awards appear here with the first result."),
                            tr("Type a result")},
                           [this] { Q_EMIT leadsTo(u"results"_s, {}); })) {
    build();
    makeActions();
    m_book.followEvent(this, &AwardsPage::showAwards);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &AwardsPage::showMarked);
    connect(m_panel, &AwardPanel::left, m_list, [this] { m_list->setFocus(); });
    showAwards();
}

void AwardsPage::build() {
    m_list->setModel(m_awards);
    m_list->setSelectionMode(QAbstractItemView::SingleSelection);
    m_readOut->setReadOnly(true);
    m_readOut->installEventFilter(this);

    auto* copy = keyed(new QPushButton(tr("Copy all")), QKeySequence(QKeySequence::Copy));
    auto* back = keyed(new QPushButton(tr("Back to the ranking")), QKeySequence(Qt::Key_Escape));
    auto* buttons = rowOfParts({FreeRoom{}, back, copy});
    auto* readOut = new QWidget;
    addParts(bareColumn(readOut, space::small),
             {new TextLabel(TextLevel::GroupTitle, tr("To read out")), {m_readOut, 1}, buttons});
    m_right->addWidget(m_panel);
    m_right->addWidget(readOut);

    auto* left = new QWidget;
    addParts(bareColumn(left), {{m_list, 1}});
    m_parts = &TwoParts::fill(*this, {.beside = 50, .above = 40}, left, m_right);
    layout()->addWidget(m_none);
    connect(copy, &QPushButton::clicked, this, &AwardsPage::copyAll);
    connect(back, &QPushButton::clicked, this, &AwardsPage::toggleReadOut);
}

void AwardsPage::makeActions() {
    m_changes
        = {addAct(tr("&Handed over"), DeskKey::HandOver, [this] { m_panel->toggleHandedOver(); }),
           addAct(tr("&Decide a tie"), DeskKey::DecideAward, [this] {
               m_right->setCurrentIndex(0);
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
                        : tr("%1 of %n award(s) handed over", nullptr, awarded).arg(handedOver);
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
    const int row = m_awards->rowOf(address);
    if (row >= 0)
        m_list->setCurrentIndex(m_awards->index(row, 0));
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
        m_list->setFocus();
        return;
    }
    m_readOut->setPlainText(allAnnouncements());
    m_right->setCurrentIndex(1);
    m_readOut->setFocus();
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
