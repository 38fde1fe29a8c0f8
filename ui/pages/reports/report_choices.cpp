#include "ui/pages/reports/report_choices.h"

#include "app/session/rounds/round_parts.h"
#include "reports/wording/heats/round_names.h"
#include "ui/desk/printed_lists.h"
#include "ui/desk/widget_parts.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

constexpr int usualBlanks = 8;
constexpr int mostBlanks = 200;
// Entries in the list of rounds that are not rounds; no round's name equals them.
const auto allRounds = u"all"_s;
const auto blankSheets = u"blank"_s;

bool isMadeForRound(const Event& event, const QString& name) {
    if (const Report* report = findReport(event, name))
        return report->round != RoundOfReport::None;
    const ReportFolder* folder = findReportFolder(event, name);
    return folder && folder->round != RoundOfReport::None;
}

} // namespace

ReportChoices::ReportChoices(const OpenBook& book, Paper paper, QWidget* parent)
    : QWidget(parent)
    , m_book(book)
    , m_roundName(new QLabel(tr("F&or")))
    , m_rounds(named(new QComboBox, u"reportRound"_s))
    , m_blanksName(new QLabel(tr("S&heets")))
    , m_blanks(named(new QSpinBox, u"reportBlanks"_s, tr("Number of blank sheets")))
    , m_papers(named(new QComboBox, u"reportPaper"_s)) {
    m_rounds->setAccessibleDescription(tr("Round for the report"));
    m_rounds->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_roundName->setBuddy(m_rounds);
    m_blanks->setRange(1, mostBlanks);
    m_blanks->setValue(usualBlanks);
    m_blanksName->setBuddy(m_blanks);
    m_papers->setAccessibleDescription(tr("Paper size"));
    m_papers->addItems({tr("Letter"), tr("A4")}); // in the order of Paper
    m_papers->setCurrentIndex(static_cast<int>(paper));
    auto* paperName = new QLabel(tr("Pape&r"));
    paperName->setBuddy(m_papers);

    addParts(bareRow(this, space::small),
             {m_roundName, m_rounds, m_blanksName, m_blanks, FreeSpace{}, paperName, m_papers});
    connect(m_rounds, &QComboBox::currentIndexChanged, this, &ReportChoices::takeRound);
    connect(m_blanks, &QSpinBox::valueChanged, this, &ReportChoices::changed);
    connect(m_papers, &QComboBox::currentIndexChanged, this, &ReportChoices::changed);
}

Paper ReportChoices::paper() const {
    return static_cast<Paper>(m_papers->currentIndex());
}

void ReportChoices::setPaper(Paper paper) {
    m_papers->setCurrentIndex(static_cast<int>(paper));
}

std::optional<RoundId> ReportChoices::round(const Event& event) const {
    const auto rounds = roundsOfReports(event);
    const auto isChosen = [this](const ReportRound& round) { return round.id == m_round; };
    if (rounds.empty() || std::ranges::any_of(rounds, isChosen))
        return rounds.empty() ? std::nullopt : m_round;
    RoundId latest = rounds.front().id;
    for (const ReportRound& round : rounds) {
        if (round.hasTables)
            latest = round.id;
    }
    return latest;
}

void ReportChoices::chooseRound(const RoundId& round) {
    m_round = round;
    m_isWhole = false;
    m_isBlank = false;
}

ReportWish ReportChoices::wishFor(const Event& event, const QString& name) const {
    ReportWish wish{.name = name, .paper = paper()};
    if (!isMadeForRound(event, name))
        return wish;
    const Report* report = findReport(event, name);
    wish.round = round(event);
    if (report && report->round == RoundOfReport::Allowed && m_isWhole)
        wish.round.reset();
    // Before the first draw, the folder contains what exists so far.
    const auto isDrawn
        = [&](const ReportRound& one) { return one.id == wish.round && one.hasTables; };
    if (!report && std::ranges::none_of(roundsOfReports(event), isDrawn))
        wish.round.reset();
    if (report && report->hasBlanks && (m_isBlank || !wish.round)) {
        wish.round.reset();
        wish.blanks = m_blanks->value();
    }
    return wish;
}

void ReportChoices::offer(const Event& event, const QString& name) {
    const Report* report = findReport(event, name);
    const bool isForRound = isMadeForRound(event, name);
    m_roundName->setVisible(isForRound);
    m_rounds->setVisible(isForRound);
    const QSignalBlocker quiet(m_rounds);
    if (isForRound)
        offerRounds(event, report);
    const bool isBlank = wishFor(event, name).blanks > 0;
    m_blanksName->setVisible(isBlank);
    m_blanks->setVisible(isBlank);
}

void ReportChoices::offerRounds(const Event& event, const Report* report) {
    m_rounds->clear();
    if (report && report->round == RoundOfReport::Allowed)
        m_rounds->addItem(tr("All rounds"), allRounds);
    for (const ReportRound& known : roundsOfReports(event))
        m_rounds->addItem(roundName(m_book.wording().language(), operandOf(known.id)),
                          roundWord(known.id));
    if (report && report->hasBlanks)
        m_rounds->addItem(tr("No round: blank"), blankSheets);
    const ReportWish wish = report ? wishFor(event, QString(report->name)) : ReportWish();
    const auto shown = report ? wish.round : round(event);
    const QString entry = wish.blanks > 0 ? blankSheets : shown ? roundWord(*shown) : allRounds;
    m_rounds->setCurrentIndex(std::max(0, m_rounds->findData(entry)));
}

void ReportChoices::takeRound() {
    const QString chosen = m_rounds->currentData().toString();
    m_isBlank = chosen == blankSheets;
    m_isWhole = chosen == allRounds;
    if (const auto round = roundOfWord(chosen))
        m_round = round;
    Q_EMIT changed();
}

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

/// The text's height depends on its width, which a splitter ignores.
void RoundPapers::keepHeight() {
    setMinimumHeight(layout()->totalHeightForWidth(width()));
}

void RoundPapers::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    keepHeight();
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
        auto* box = new QCheckBox(tr("Include: %1").arg(reportTitle(m_book, name)));
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
    // Without rounds there are no papers of a round.
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
        m_what->setText(tr("%1, in the order you hand them out").arg(titles.join(u", "_s)));
    else
        m_what->setText(tr("Once tables are drawn, print all of a round's papers here."));
    keepHeight();
}

} // namespace mentat

#include "moc_report_choices.cpp"
