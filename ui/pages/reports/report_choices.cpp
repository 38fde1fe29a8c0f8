#include "ui/pages/reports/report_choices.h"

#include "ui/desk/widget_parts.h"
#include "ui/look/spacing.h"

#include <QComboBox>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr int usualBlanks = 8;
constexpr int mostBlanks = 200;
// Entries of the list of heats that are none.
constexpr int allHeats = 0;
constexpr int blankSheets = -1;

bool isMadeForHeat(const Event& event, const QString& name) {
    if (const Report* report = findReport(event, name))
        return report->heat != HeatOfReport::None;
    const ReportFolder* folder = findReportFolder(event, name);
    return folder && folder->heat != HeatOfReport::None;
}

} // namespace

ReportChoices::ReportChoices(Paper paper, QWidget* parent)
    : QWidget(parent)
    , m_heatName(new QLabel(tr("F&or")))
    , m_heats(named(new QComboBox, u"reportHeat"_s))
    , m_blanksName(new QLabel(tr("S&heets")))
    , m_blanks(named(new QSpinBox, u"reportBlanks"_s, tr("Number of blank sheets")))
    , m_papers(named(new QComboBox, u"reportPaper"_s)) {
    m_heats->setAccessibleDescription(tr("Heat for the report"));
    m_heats->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_heatName->setBuddy(m_heats);
    m_blanks->setRange(1, mostBlanks);
    m_blanks->setValue(usualBlanks);
    m_blanksName->setBuddy(m_blanks);
    m_papers->setAccessibleDescription(tr("Paper size"));
    m_papers->addItems({tr("Letter"), tr("A4")}); // in the order of Paper
    m_papers->setCurrentIndex(static_cast<int>(paper));
    auto* paperName = new QLabel(tr("Pape&r"));
    paperName->setBuddy(m_papers);

    addParts(bareRow(this, space::small),
             {m_heatName, m_heats, m_blanksName, m_blanks, FreeRoom{}, paperName, m_papers});
    connect(m_heats, &QComboBox::currentIndexChanged, this, &ReportChoices::takeHeat);
    connect(m_blanks, &QSpinBox::valueChanged, this, &ReportChoices::changed);
    connect(m_papers, &QComboBox::currentIndexChanged, this, &ReportChoices::changed);
}

Paper ReportChoices::paper() const {
    return static_cast<Paper>(m_papers->currentIndex());
}

void ReportChoices::setPaper(Paper paper) {
    m_papers->setCurrentIndex(static_cast<int>(paper));
}

std::optional<HeatNumber> ReportChoices::heat(const Event& event) const {
    const auto heats = heatsOfReports(event);
    const auto isChosen = [this](const ReportHeat& heat) { return heat.number == m_heat; };
    if (heats.empty() || std::ranges::any_of(heats, isChosen))
        return heats.empty() ? std::nullopt : m_heat;
    HeatNumber latest = heats.front().number;
    for (const ReportHeat& heat : heats) {
        if (heat.hasTables)
            latest = heat.number;
    }
    return latest;
}

void ReportChoices::chooseHeat(HeatNumber heat) {
    m_heat = heat;
    m_isWhole = false;
    m_isBlank = false;
}

ReportWish ReportChoices::wishFor(const Event& event, const QString& name) const {
    ReportWish wish{.name = name, .paper = paper()};
    if (!isMadeForHeat(event, name))
        return wish;
    const Report* report = findReport(event, name);
    wish.heat = heat(event);
    if (report && report->heat == HeatOfReport::Allowed && m_isWhole)
        wish.heat.reset();
    // Before the first draw a folder is made of what there is.
    const auto isDrawn
        = [&](const ReportHeat& one) { return one.number == wish.heat && one.hasTables; };
    if (!report && std::ranges::none_of(heatsOfReports(event), isDrawn))
        wish.heat.reset();
    if (report && report->hasBlanks && (m_isBlank || !wish.heat)) {
        wish.heat.reset();
        wish.blanks = m_blanks->value();
    }
    return wish;
}

void ReportChoices::offer(const Event& event, const QString& name) {
    const Report* report = findReport(event, name);
    const bool hasHeat = isMadeForHeat(event, name);
    m_heatName->setVisible(hasHeat);
    m_heats->setVisible(hasHeat);
    const QSignalBlocker quiet(m_heats);
    if (hasHeat)
        offerHeats(event, report);
    const bool isBlank = wishFor(event, name).blanks > 0;
    m_blanksName->setVisible(isBlank);
    m_blanks->setVisible(isBlank);
}

void ReportChoices::offerHeats(const Event& event, const Report* report) {
    m_heats->clear();
    if (report && report->heat == HeatOfReport::Allowed)
        m_heats->addItem(tr("All heats"), allHeats);
    for (const ReportHeat& known : heatsOfReports(event))
        m_heats->addItem(tr("Heat %1").arg(known.number.value()), known.number.value());
    if (report && report->hasBlanks)
        m_heats->addItem(tr("No heat: blank"), blankSheets);
    const ReportWish wish = report ? wishFor(event, QString(report->name)) : ReportWish();
    const auto heatShown = report ? wish.heat : heat(event);
    int shown = wish.blanks > 0 ? blankSheets : allHeats;
    if (heatShown)
        shown = heatShown->value();
    m_heats->setCurrentIndex(std::max(0, m_heats->findData(shown)));
}

void ReportChoices::takeHeat() {
    const int chosen = m_heats->currentData().toInt();
    m_isBlank = chosen == blankSheets;
    m_isWhole = chosen == allHeats;
    if (const auto number = HeatNumber::fromInt(chosen))
        m_heat = number;
    Q_EMIT changed();
}

} // namespace mentat
