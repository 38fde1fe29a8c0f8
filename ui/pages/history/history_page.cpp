#include "ui/pages/history/history_page.h"

#include "reports/history_report.h"
#include "scoring/scoring_kind.h"
#include "scoring/statistics/history_figures.h"
#include "ui/lists/empty_state.h"
#include "ui/lists/report_list.h"
#include "ui/look/fitting/list_with_panel.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

bool tells(const HistoryYear& year) {
    return year.isSummary || year.games.value_or(0) > 0;
}

/// The years, and beside them the tables of one; these are side by side while they have the page's
/// width.
class YearsWithTables final : public ListWithPanel {
public:
    YearsWithTables(QWidget* years, QWidget* panel, QBoxLayout* tables)
        : ListWithPanel(years, panel)
        , m_tables(tables) {}

protected:
    void resizeEvent(QResizeEvent* event) override {
        ListWithPanel::resizeEvent(event);
        m_tables->setDirection(isOneAtATime() ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    }

private:
    QBoxLayout* m_tables;
};

/// A view of both, one at a time where there is no room.
QWidget* inTurns(ListWithPanel* parts) {
    auto* view = new QWidget;
    addParts(bareColumn(view, space::small), {parts->turnRow(), {parts, 1}});
    return view;
}

} // namespace

HistoryPage::HistoryPage(const PageContext& pageContext)
    : TopicsPage(pageContext, u"historyTopics"_s, tr("History sections"))
    , m_years(new ReportList(pageContext.theme, tr("Years"), tr("Find a year or champion")))
    , m_yearTitle(new TextLabel(TextLevel::GroupTitle))
    , m_finalists(new ReportList(pageContext.theme, tr("The year's final")))
    , m_bestOfSides(new ReportList(pageContext.theme, tr("The year's Best Factions")))
    , m_players(new ReportList(pageContext.theme, tr("Players of all years"), tr("Find a player")))
    , m_playersNote(wrapped(new TextLabel(TextLevel::Weak)))
    , m_playerTitle(new TextLabel(TextLevel::GroupTitle))
    , m_career(new ReportList(pageContext.theme, tr("The player's years")))
    , m_sides(new ReportList(pageContext.theme, tr("Factions over all years"))) {
    build();
    follow(book());
    connect(&book(), &OpenBook::peopleChanged, this, &HistoryPage::outdate);
    connect(m_years, &ReportList::rowMarked, this, &HistoryPage::showYear);
    connect(m_players, &ReportList::rowMarked, this, &HistoryPage::showCareer);
}

void HistoryPage::build() {
    m_hasAwards = kinds<ScoringKind>()[format()].awards != nullptr;
    m_years->list().setObjectName(u"historyYears"_s);
    m_finalists->list().setObjectName(u"historyFinalists"_s);
    m_bestOfSides->list().setObjectName(u"historyBestFactions"_s);
    m_players->list().setObjectName(u"historyPlayers"_s);
    m_career->list().setObjectName(u"historyCareer"_s);
    m_sides->list().setObjectName(u"historyFactions"_s);
    m_players->list().setEmptyText(
        tr("Everyone who has played appears here, with all their years."));
    m_finalists->list().setEmptyText(tr("Nothing is known about the final."));
    m_bestOfSides->list().setEmptyText(tr("No Best Factions are known."));
    typeInto(*m_years);
    typeInto(*m_players);
    addView(u"years"_s, yearsView());
    addView(u"players"_s, playersView());
    if (m_hasAwards) {
        addView(u"factions"_s, m_sides);
    } else {
        m_sides->setParent(this);
        m_sides->hide();
        m_bestOfSides->hide();
    }
    setNothing({LineIcon::History,
                tr("Years and their players appear after the first result, or from a "
                   "file of earlier years."),
                tr("Import earlier years…")},
               [this] { Q_EMIT earlierYearsWanted(); });
}

QWidget* HistoryPage::yearsView() {
    auto* year = new QWidget;
    auto* tables = new QBoxLayout(QBoxLayout::TopToBottom);
    tables->setSpacing(space::page);
    tables->addWidget(m_finalists, 0, Qt::AlignTop);
    tables->addWidget(m_bestOfSides, 0, Qt::AlignTop);
    tables->addStretch(1);
    auto* lines = bareColumn(year, space::small);
    addParts(lines, {m_yearTitle});
    lines->addLayout(tables, 1);
    // Few years must not limit the height of both parts.
    auto* years = new QWidget;
    addParts(bareColumn(years), {{m_years, nearlyAll}, FreeSpace{}});
    return inTurns(new YearsWithTables(years, year, tables));
}

QWidget* HistoryPage::playersView() {
    auto* list = new QWidget;
    addParts(bareColumn(list, space::small), {{m_players, 1}, m_playersNote});
    auto* player = new QWidget;
    addParts(bareColumn(player, space::small), {m_playerTitle, {m_career, 1}});
    return inTurns(new ListWithPanel(list, player));
}

QString HistoryPage::context() const {
    const QString range = rangeOfYears();
    const QString name = commonNameOf(m_history);
    return range.isEmpty() || name.isEmpty() ? range : QString(name + u" · "_s + range);
}

/// Years without data do not count, and do not extend the range of years.
QString HistoryPage::rangeOfYears() const {
    std::vector<const HistoryYear*> known;
    for (const HistoryYear& year : m_history.years) {
        if (tells(year))
            known.push_back(&year);
    }
    if (known.empty())
        return {};
    const Language& language = book().wording().language();
    const auto number = static_cast<int>(known.size());
    const auto played = std::ranges::count(known, false, &HistoryYear::isSummary);
    const QString first = language.number(known.front()->year.value());
    const QString last = language.number(known.back()->year.value());
    const QString years = first == last ? first : tr("%1–%2").arg(first, last);
    if (played == 0)
        return tr("%n year(s), %1", nullptr, number).arg(years);
    if (played > 1)
        return tr("%n year(s), %1 (%2 with games)", nullptr, number)
            .arg(years, language.number(played));
    const auto* one = *std::ranges::find(known, false, &HistoryYear::isSummary);
    return tr("%n year(s), %1 (games recorded for %2)", nullptr, number)
        .arg(years, language.number(one->year.value()));
}

size_t HistoryPage::format() const {
    return book().hasEvent() ? book().event().play.index() : kindOfSummaries();
}

QString HistoryPage::report() const {
    return book().hasEvent() ? u"history"_s : QString();
}

void HistoryPage::showAll() {
    const Language& language = book().wording().language();
    m_history = historyOf(book().book(), format());
    std::vector<Topic> topics{{u"years"_s, tr("Years")}, {u"players"_s, tr("Players")}};
    if (m_hasAwards)
        topics.push_back({u"factions"_s, tr("Factions")});
    setTopics(std::move(topics), historyFigures(m_history));
    showNothing(std::ranges::none_of(m_history.years, &tells));
    m_years->setTable(yearsList(language, m_history));
    m_players->setTable(careersList(language, m_history));
    const QString note = careersNote(language, m_history);
    m_playersNote->setText(note);
    m_playersNote->setVisible(!note.isEmpty());
    m_sides->setTable(sidesTable(language, m_history));
    showTopic();
    Q_EMIT contextChanged();
}

void HistoryPage::showYear() {
    const auto row = m_years->markedRow();
    const auto count = m_history.years.size();
    const bool isKnown = row && static_cast<size_t>(*row) < count;
    const Language& language = book().wording().language();
    // The table lists the newest year first.
    const HistoryYear* year
        = isKnown ? &m_history.years[count - 1 - static_cast<size_t>(*row)] : nullptr;
    if (!year)
        m_yearTitle->clear();
    else
        m_yearTitle->setText((year->isSummary ? tr("%1 %2 (summary)") : tr("%1 %2"))
                                 .arg(year->name.text(), language.number(year->year.value())));
    m_finalists->setTable(year ? finalistsTable(language, m_history, *year) : ReportTable{{}});
    // Summaries have no awards.
    m_bestOfSides->setVisible(m_hasAwards && year && !(year->isSummary && year->awards.empty()));
    m_bestOfSides->setTable(year ? bestOfSidesTable(language, m_history, *year) : ReportTable{{}});
}

void HistoryPage::showCareer() {
    const std::vector<size_t> shown = shownCareers(m_history);
    const auto row = m_players->markedRow();
    const bool isKnown = row && static_cast<size_t>(*row) < shown.size();
    const Career* career = isKnown ? &m_history.careers[shown[static_cast<size_t>(*row)]] : nullptr;
    m_playerTitle->setText(career ? career->who.name : QString());
    m_career->setTable(career ? careerTable(book().wording().language(), m_history, *career)
                              : ReportTable{{}});
}

} // namespace mentat

#include "moc_history_page.cpp"
