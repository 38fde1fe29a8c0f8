#include "ui/ruleset/event/plan_part.h"

#include "model/ruleset/ruleset_play.h"
#include "reports/report_cells.h"
#include "ui/lists/plain_lists.h"
#include "ui/look/fitting/areas.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QHeaderView>
#include <QLineEdit>
#include <QSignalBlocker>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr int widestPlan = 120; // characters
constexpr int digitsOfANumber = 8;
constexpr int digitsOfHeats = 24;

/// A field with its label above.
QLayout* fieldBelow(QLabel* label, QLineEdit* field) {
    return addParts(bareColumn(nullptr, space::tight), {label, field});
}

QString numbersOf(const std::vector<Count>& counts) {
    QStringList texts;
    for (const Count count : counts)
        texts << QString::number(count.value());
    return texts.join(u", "_s);
}

} // namespace

PlanPart::PlanPart(const PageContext& pageContext)
    : m_book(pageContext.book)
    , m_players(named(new QLineEdit, u"planPlayers"_s))
    , m_field(named(new QLineEdit, u"planField"_s))
    , m_winners(named(new QLineEdit, u"planWinners"_s))
    , m_minutes(named(new QLineEdit, u"planMinutes"_s))
    , m_why(named(new ReasonLine, u"planWhy"_s))
    , m_list(named(new WholeTable(pageContext.theme, tr("Rounds as planned")), u"planList"_s))
    , m_sentences(plainLabel(u"planSentences"_s))
    , m_elimination(named(new QLineEdit, u"planElimination"_s))
    , m_eliminationWhy(named(new ReasonLine, u"planEliminationWhy"_s))
    , m_rounds(plainLabel(u"planRounds"_s)) {
    setObjectName(u"planPart"_s);
    makeBare(*this);
    m_list->setModel(&m_model);
    build();
    for (QLineEdit* field : {m_players, m_field, m_winners, m_minutes, m_elimination})
        connect(field, &QLineEdit::textChanged, this, &PlanPart::showAnswers);
    follow(m_book);
}

void PlanPart::build() {
    const int digit = fontMetrics().horizontalAdvance(u'0');
    for (QLineEdit* field : {m_field, m_winners, m_minutes, m_elimination})
        field->setMaximumWidth((digitsOfANumber + 4) * digit);
    m_players->setMinimumWidth(digitsOfHeats * digit);
    m_list->setSelectionMode(QAbstractItemView::SingleSelection);
    m_list->setEmptyText(tr("Type the players in each heat to see the rounds."));
    for (QLabel* text : {m_sentences, m_rounds})
        text->setTextInteractionFlags(Qt::TextSelectableByMouse);

    auto* fields = bareRow(nullptr, space::medium);
    fields->addLayout(fieldBelow(labelOf(*m_players, tr("Players in ea&ch heat")), m_players), 1);
    fields->addLayout(fieldBelow(labelOf(*m_field, tr("Fiel&d")), m_field));
    m_winnersLabel = labelOf(*m_winners, tr("Wi&nners"));
    fields->addLayout(fieldBelow(m_winnersLabel, m_winners));
    fields->addLayout(fieldBelow(labelOf(*m_minutes, tr("&Minutes of a game")), m_minutes));
    m_field->setToolTip(tr("How many different people play in all heats together"));
    auto* stored = wrapped(new TextLabel(
        TextLevel::Weak, tr("Type how many you expect, such as 20, 18, 15. The field is how "
                            "many different people that is. None of this is saved in the event.")));
    auto* title = new TextLabel(TextLevel::GroupTitle, tr("Rounds of elimination"));
    auto* beside = rowOfParts(
        {labelOf(*m_elimination, tr("Pla&yers at the start")), m_elimination, FreeSpace{}});
    auto* inner = new QWidget;
    addParts(columnWithin(inner, {0, 0, space::small, space::page}, space::small),
             {stored, fields, m_why, m_list, m_sentences, Distance{space::small}, title, beside,
              m_eliminationWhy, m_rounds, FreeSpace{}});
    inner->setMaximumWidth(widestPlan * fontMetrics().averageCharWidth());
    setWidget(inner);
    setAlignment(Qt::AlignLeft | Qt::AlignTop);
    setFocusProxy(m_players);
}

PlanPart::Typed PlanPart::typed() const {
    return {{m_players->text(), m_field->text(), m_winners->text(), m_minutes->text()},
            m_elimination->text()};
}

void PlanPart::showAll() {
    const auto* play = m_book.play<RulesetPlay>();
    if (!play)
        return;
    m_known = expectedOf(m_book.book(), m_book.event());
    showTyped();
    const bool isByWins = entersByWins(play->ruleset);
    m_winners->setVisible(isByWins);
    m_winnersLabel->setVisible(isByWins);
    m_players->setPlaceholderText(numbersOf(m_known.players));
    showAnswers();
}

void PlanPart::showTyped() {
    if (m_event == m_book.eventId())
        return;
    if (m_event)
        m_typed[*m_event] = typed();
    m_event = m_book.eventId();
    const Typed known = m_typed[*m_event];
    const auto put = [](QLineEdit* field, const QString& text) {
        const QSignalBlocker quiet(field);
        field->setText(text);
    };
    put(m_players, known.plan.players);
    put(m_field, known.plan.field);
    put(m_winners, known.plan.winners);
    put(m_minutes, known.plan.minutes);
    put(m_elimination, known.elimination);
}

void PlanPart::showAnswers() {
    const auto* play = m_book.play<RulesetPlay>();
    if (!play)
        return;
    showPlan(play->ruleset);
    showElimination(play->ruleset);
}

void PlanPart::showPlan(const Ruleset& ruleset) {
    PlanTyped typed = this->typed().plan;
    if (!entersByWins(ruleset))
        typed.winners.clear(); // it was typed under another ruleset
    const Language& language = m_book.wording().language();
    const auto expected = readPlan(ruleset, typed, m_known);
    // Untouched fields are not wrong.
    const bool isUntouched = typed == PlanTyped();
    m_why->setText(expected || isUntouched ? QString() : planFaultText(language, expected.error()));
    const PlanTexts texts
        = expected ? planTexts(language, ruleset, eventPlan(ruleset, *expected)) : PlanTexts();
    setRows(texts.lines);
    m_sentences->setText(texts.sentences.join(u'\n'));
    m_sentences->setVisible(!texts.sentences.isEmpty());
}

void PlanPart::setRows(const std::vector<PlanLine>& lines) {
    struct Column {
        ReportColumn shown;
        QString PlanLine::*text;
    };
    const auto isSaid = [&](QString PlanLine::*text) {
        return !std::ranges::all_of(lines, &QString::isEmpty, text);
    };
    std::vector<Column> columns{
        {textColumn(u"round"_s, tr("Round")), &PlanLine::round},
        {numberColumn(u"players"_s, tr("Players")), &PlanLine::players},
        {numberColumn(u"tables"_s, tr("Tables")), &PlanLine::tables},
        {wideColumn(u"sizes"_s, tr("Sizes")), &PlanLine::sizes},
        {spare(numberColumn(u"goOn"_s, tr("Advance"))), &PlanLine::goOn},
    };
    if (isSaid(&PlanLine::start))
        columns.push_back({spare(textColumn(u"start"_s, tr("Start"))), &PlanLine::start});
    if (isSaid(&PlanLine::end))
        columns.push_back({spare(textColumn(u"end"_s, tr("End"))), &PlanLine::end});
    ReportTable table{tr("Rounds as planned")};
    for (const Column& column : columns)
        table.columns.push_back(column.shown);
    for (const PlanLine& line : lines) {
        ReportRow& row = table.rows.emplace_back();
        for (const Column& column : columns)
            row.cells.push_back(textCell(line.*column.text));
    }
    showTable(*m_list, m_model, std::move(table));
}

void PlanPart::showElimination(const Ruleset& ruleset) {
    const QString text = m_elimination->text().trimmed();
    const Language& language = m_book.wording().language();
    QStringList sentences;
    QString why;
    if (!text.isEmpty()) {
        const auto players = readCrowd(text);
        const auto minutes = readLength(m_minutes->text());
        if (players)
            sentences
                = eliminationTexts(language, eliminationPlan(*players, ruleset.sizes, Positive(1)),
                                   minutes.value_or(std::nullopt))
                      .sentences;
        else
            why = planFaultText(language, players.error());
    }
    m_eliminationWhy->setText(why);
    m_rounds->setText(sentences.join(u'\n'));
    m_rounds->setVisible(!sentences.isEmpty());
}

} // namespace mentat

#include "moc_plan_part.cpp"
