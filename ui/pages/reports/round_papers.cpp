#include "ui/pages/reports/round_papers.h"

#include "reports/wording/heats/round_names.h"
#include "ui/desk/printed_lists.h"
#include "ui/desk/widget_parts.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QCheckBox>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

RoundPapers::RoundPapers(OpenBook& book, QWidget* parent)
    : QWidget(parent)
    , m_book(book)
    , m_title(new TextLabel(TextLevel::GroupTitle))
    , m_what(plainLabel(u"roundPapersText"_s))
    , m_onWish(new QVBoxLayout)
    , m_print(named(keyed(new QPushButton(tr("Print for this round")), DeskKey::PrintRound),
                    u"roundPapersPrint"_s))
    , m_draw(named(new QPushButton(tr("Draw tables")), u"roundPapersDraw"_s)) {
    m_onWish->setSpacing(space::tight);
    addParts(bareColumn(this, space::small),
             {m_title, m_what, m_onWish, {m_print, 0, Qt::AlignLeft}, {m_draw, 0, Qt::AlignLeft}});
    connect(m_draw, &QPushButton::clicked, this, &RoundPapers::tablesWanted);
    connect(m_print, &QPushButton::clicked, this, &RoundPapers::printWanted);
}

void RoundPapers::offerOnWish() {
    std::vector<QString> names;
    for (const Report& report : reportsOf(m_book.event())) {
        if (report.roundPaper == RoundPaper::OnWish)
            names.emplace_back(report.name);
    }
    if (std::ranges::equal(names, m_boxes, {}, {}, &std::pair<QString, QCheckBox*>::first))
        return;
    for (const auto& [name, box] : m_boxes)
        delete box;
    m_boxes.clear();
    for (const QString& name : names) {
        auto* box = new QCheckBox(tr("With: %1").arg(reportTitle(m_book, name)));
        box->setObjectName(u"roundPapersWith-"_s + name);
        connect(box, &QCheckBox::toggled, this, &RoundPapers::say);
        m_onWish->addWidget(box);
        m_boxes.emplace_back(name, box);
    }
}

void RoundPapers::show(const std::optional<RoundId>& round, Paper paper) {
    m_round = round;
    m_paper = paper;
    if (m_book.hasEvent())
        offerOnWish();
    // An event without rounds has no papers of one.
    setVisible(m_book.hasEvent()
               && std::ranges::any_of(reportsOf(m_book.event()), [](const Report& report) {
                      return report.roundPaper != RoundPaper::No;
                  }));
    say();
}

std::vector<ReportWish> RoundPapers::wishes() const {
    std::vector<ReportWish> all;
    if (!m_round || !m_book.hasEvent())
        return all;
    const auto rounds = roundsOfReports(m_book.event());
    if (std::ranges::none_of(rounds, [this](const ReportRound& round) {
            return round.id == *m_round && round.hasTables;
        }))
        return all;
    for (const Report& report : reportsOf(m_book.event())) {
        const QString name(report.name);
        const bool isWished = std::ranges::any_of(
            m_boxes, [&](const auto& box) { return box.first == name && box.second->isChecked(); });
        if (report.roundPaper == RoundPaper::Yes || isWished)
            all.push_back({.name = name, .round = m_round, .paper = m_paper});
    }
    return all;
}

void RoundPapers::say() {
    const Language& language = m_book.wording().language();
    m_title->setText(m_round ? tr("For %1").arg(roundWithin(language, operandOf(*m_round)))
                             : tr("For a round"));
    QStringList titles;
    for (const ReportWish& wish : wishes())
        titles.append(reportTitle(m_book, wish.name));
    m_print->setVisible(!titles.isEmpty());
    m_draw->setVisible(titles.isEmpty());
    for (const auto& [name, box] : m_boxes)
        box->setVisible(!titles.isEmpty());
    if (!titles.isEmpty())
        m_what->setText(tr("In handing-out order: %1.").arg(titles.join(u", "_s)));
    else
        m_what->setText(tr("A round's papers are printed here at once when its tables are drawn."));
}

} // namespace mentat
