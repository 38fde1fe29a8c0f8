#include "ui/pages/reports/heat_papers.h"

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

HeatPapers::HeatPapers(OpenBook& book, QWidget* parent)
    : QWidget(parent)
    , m_book(book)
    , m_title(new TextLabel(TextLevel::GroupTitle))
    , m_what(plainLabel(u"heatPapersText"_s))
    , m_onWish(new QVBoxLayout)
    , m_print(named(keyed(new QPushButton(tr("Print for this heat")), DeskKey::PrintHeat),
                    u"heatPapersPrint"_s))
    , m_draw(named(new QPushButton(tr("Draw tables")), u"heatPapersDraw"_s)) {
    m_onWish->setSpacing(space::tight);
    addParts(bareColumn(this, space::small),
             {m_title, m_what, m_onWish, {m_print, 0, Qt::AlignLeft}, {m_draw, 0, Qt::AlignLeft}});
    connect(m_draw, &QPushButton::clicked, this, &HeatPapers::tablesWanted);
    connect(m_print, &QPushButton::clicked, this, &HeatPapers::printWanted);
}

void HeatPapers::offerOnWish() {
    std::vector<QString> names;
    for (const Report& report : reportsOf(m_book.event())) {
        if (report.heatPaper == HeatPaper::OnWish)
            names.emplace_back(report.name);
    }
    if (std::ranges::equal(names, m_boxes, {}, {}, &std::pair<QString, QCheckBox*>::first))
        return;
    for (const auto& [name, box] : m_boxes)
        delete box;
    m_boxes.clear();
    for (const QString& name : names) {
        auto* box = new QCheckBox(tr("With: %1").arg(reportTitle(m_book, name)));
        box->setObjectName(u"heatPapersWith-"_s + name);
        connect(box, &QCheckBox::toggled, this, &HeatPapers::say);
        m_onWish->addWidget(box);
        m_boxes.emplace_back(name, box);
    }
}

void HeatPapers::show(std::optional<HeatNumber> heat, Paper paper) {
    m_heat = heat;
    m_paper = paper;
    if (m_book.hasEvent())
        offerOnWish();
    // An event without heats has no papers of one.
    setVisible(m_book.hasEvent()
               && std::ranges::any_of(reportsOf(m_book.event()), [](const Report& report) {
                      return report.heatPaper != HeatPaper::No;
                  }));
    say();
}

std::vector<ReportWish> HeatPapers::wishes() const {
    std::vector<ReportWish> all;
    if (!m_heat || !m_book.hasEvent())
        return all;
    const auto heats = heatsOfReports(m_book.event());
    if (std::ranges::none_of(heats, [this](const ReportHeat& heat) {
            return heat.number == *m_heat && heat.hasTables;
        }))
        return all;
    for (const Report& report : reportsOf(m_book.event())) {
        const QString name(report.name);
        const bool isWished = std::ranges::any_of(
            m_boxes, [&](const auto& box) { return box.first == name && box.second->isChecked(); });
        if (report.heatPaper == HeatPaper::Yes || isWished)
            all.push_back({.name = name, .heat = m_heat, .paper = m_paper});
    }
    return all;
}

void HeatPapers::say() {
    m_title->setText(m_heat ? tr("For heat %1").arg(m_heat->value()) : tr("For a heat"));
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
        m_what->setText(tr("A heat's papers are printed here at once when its tables are drawn."));
}

} // namespace mentat
