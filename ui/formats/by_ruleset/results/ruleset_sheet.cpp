#include "ui/formats/by_ruleset/results/ruleset_sheet.h"

#include "app/session/rounds/tables/result_acts.h"
#include "app/session/rounds/tables/table_acts.h"
#include "model/formats/by_ruleset/ruleset_play.h"
#include "reports/wording/formats/by_ruleset/result_wording.h"
#include "ui/desk/keys.h"
#include "ui/desk/typed_text.h"
#include "ui/desk/widget_parts.h"
#include "ui/formats/by_ruleset/results/seat_results.h"
#include "ui/heats/results/correction_panel.h"
#include "ui/heats/results/player_choice.h"
#include "ui/look/accent_button.h"
#include "ui/look/fitting/down_area.h"
#include "ui/look/reason_line.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"
#include "ui/typing/refused_bar.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr std::array allLines{ResultLine::Scores, ResultLine::Places, ResultLine::Labels};
constexpr int lineLetters = 40;

void showText(QLineEdit& field, const QString& text) {
    if (field.text() != text)
        field.setText(text); // leaves nothing to undo
}

} // namespace

RulesetSheet::RulesetSheet(const PageContext& pageContext, const GameAddress& place,
                           QWidget* parent)
    : HeatSheet(parent)
    , m_book(pageContext.book)
    , m_result(new TypedResult(pageContext.book, place, this))
    , m_title(new TextLabel(TextLevel::GroupTitle))
    , m_state(named(new TextLabel(TextLevel::Weak), u"sheetDraft"_s))
    , m_seats(named(new SeatResults, u"sheetSeats"_s))
    , m_lines{named(new QLineEdit, u"sheetScores"_s), named(new QLineEdit, u"sheetPlaces"_s),
              named(new QLineEdit, u"sheetLabels"_s)}
    , m_names{labelOf(*m_lines[0], tr("&Scores")), labelOf(*m_lines[1], tr("P&laces")),
              labelOf(*m_lines[2], tr("Pla&yed"))}
    , m_fault(named(new ReasonLine, u"sheetFault"_s))
    , m_hint(wrapped(named(new TextLabel(TextLevel::Weak), u"sheetHint"_s)))
    , m_note(named(new QLineEdit, u"sheetNote"_s))
    , m_warnings(named(new ReasonLine, u"sheetWarnings"_s))
    , m_accept(named(
          keyed(new QPushButton(lineIcon(LineIcon::Check), tr("Accept")), DeskKey::AcceptWarnings),
          u"acceptWarnings"_s))
    , m_record(named(new AccentButton, u"recordResult"_s))
    , m_refused(new RefusedBar)
    , m_correction(new CorrectionPanel)
    , m_players(new PlayerChoice) {
    setObjectName(u"rulesetSheet"_s);
    build();
    connectParts();
    m_result->setReading(m_result->isRecorded());
}

void RulesetSheet::build() {
    m_record->setLineIcon(LineIcon::Check);
    auto* grid = bareGrid<QGridLayout>(nullptr, space::small, space::small);
    for (const ResultLine line : allLines) {
        const int row = static_cast<int>(line);
        grid->addWidget(m_names[static_cast<size_t>(line)], row, 0);
        grid->addWidget(field(line), row, 1);
        field(line)->installEventFilter(this);
    }
    m_note->installEventFilter(this);
    grid->addWidget(labelOf(*m_note, tr("N&ote")), static_cast<int>(allLines.size()), 0);
    grid->addWidget(m_note, static_cast<int>(allLines.size()), 1);
    field(ResultLine::Places)->setMinimumWidth(lineLetters * fontMetrics().averageCharWidth());
    auto* content = new QWidget;
    addParts(bareColumn(content, space::small),
             {rowOfParts({m_title, FreeRoom{}, m_state}), m_seats, grid, m_fault, m_hint,
              rowOfParts({{m_warnings, 1}, m_accept}), m_refused, m_players, m_correction,
              FreeRoom{}});
    auto* area = new DownArea(content); // where fonts are large
    addParts(bareColumn(this), {{area, 1}});
    addParts(bareRow(&acts()), {m_record});
}

void RulesetSheet::connectParts() {
    connect(m_result, &TypedResult::changed, this, &RulesetSheet::showResult);
    for (QLineEdit* line : m_lines)
        connect(line, &QLineEdit::textEdited, this, &RulesetSheet::takeTyped);
    connect(m_note, &QLineEdit::textEdited, this, &RulesetSheet::takeTyped);
    connect(m_accept, &QPushButton::clicked, this, &RulesetSheet::acceptWarnings);
    connect(m_record, &QPushButton::clicked, this,
            [this] { isReading() ? beginTyping() : record(); });
    connect(m_refused, &RefusedBar::markWanted, this, &RulesetSheet::focusMarked);
    connect(m_refused, &RefusedBar::left, this, &RulesetSheet::left);
    connect(m_correction, &CorrectionPanel::accepted, this, &RulesetSheet::performRecording);
    connect(m_correction, &CorrectionPanel::givenUp, this, [this] {
        m_correction->hide();
        showResult();
        goOn({});
    });
    connect(m_players, &PlayerChoice::chosen, this, [this](const PlayerId& player) {
        ResultText text = m_result->text();
        if (std::ranges::find(text.players, player) == text.players.end()) {
            text.players.push_back(player);
            m_result->take(text);
        }
        showResult();
        goOn({});
    });
    connect(m_players, &PlayerChoice::givenUp, this, [this] {
        showResult();
        goOn({});
    });
}

ResultLine RulesetSheet::firstLine() const {
    return m_result->ruleset().score == Scores::None ? ResultLine::Places : ResultLine::Scores;
}

void RulesetSheet::beginTyping() {
    if (!m_book.canWrite())
        return;
    m_result->setReading(false);
    m_book.settle(); // that it is recorded is known by now
    goOn({});
}

void RulesetSheet::toggleRecorded() {
    if (isReading())
        return beginTyping();
    if (m_result->isRecorded())
        m_result->setReading(true);
    goOn({});
}

void RulesetSheet::setPosition(const QString& text) {
    m_position = text;
    showResult();
}

QString RulesetSheet::fieldNow() const {
    for (const QLineEdit* line : m_lines) {
        if (line->hasFocus())
            return line->objectName();
    }
    return m_note->hasFocus() ? m_note->objectName() : QString();
}

void RulesetSheet::goOn(const QString& stopped) {
    if (!m_refused->isHidden())
        return m_refused->setFocus();
    auto* field = findChild<QLineEdit*>(stopped.isEmpty() ? u"-"_s : stopped);
    if (!field || field->isHidden()) {
        // Where places were typed although there are scores, they are what is gone on with.
        const bool hasScores = !m_result->text().scores.isEmpty();
        const bool goesByPlaces = !hasScores && !m_result->text().places.isEmpty();
        field = this->field(goesByPlaces ? ResultLine::Places : firstLine());
    }
    field->setFocus(Qt::OtherFocusReason);
    field->end(false);
}

void RulesetSheet::takeTyped() {
    ResultText text = m_result->text();
    for (const ResultLine line : allLines)
        text.line(line) = field(line)->text();
    text.note = m_note->text();
    m_result->take(text);
}

/// Beside the sheet's place among the others: how what it shows is kept.
QString RulesetSheet::stateText() const {
    if (isReading() && m_result->isRecorded() && m_book.canWrite()) {
        return m_result->hasDraft() ? tr("%1 · unfinished correction, %2 shows it")
                                          .arg(m_position, keyName(DeskKey::CorrectResult))
                                    : tr("%1 · recorded").arg(m_position);
    }
    if (!isTyped())
        return m_position;
    return (m_result->isDraftKept() ? tr("%1 · draft kept") : tr("%1 · draft not kept"))
        .arg(m_position);
}

void RulesetSheet::showResult() {
    const Game* recorded = m_result->game();
    if (!recorded)
        return;
    const QString table = tr("Table %1").arg(place().table.value());
    m_title->setText(recorded->isVoid ? tr("%1 · void").arg(table) : table);
    m_state->setText(stateText());
    if (isReading() && !m_refused->isHidden()) {
        m_refused->hide();
        goOn({});
    }
    m_seats->showReading(m_book.event(), m_result->reading(), m_result->ruleset(),
                         resultTitles(m_book.wording().language(), m_book.event().aids.sheet));
    showLines();
    showWarnings();
    // One thing at a time.
    const bool isAsked = !m_correction->isHidden() || !m_players->isHidden();
    m_record->setVisible(m_book.canWrite() && !isAsked);
    setTextAndKey(*m_record,
                  isReading()              ? tr("Correct")
                  : m_result->isRecorded() ? tr("Record the change")
                                           : tr("Record"),
                  isReading() ? sequenceOf(DeskKey::CorrectResult) : QKeySequence(Qt::Key_Return));
    Q_EMIT stateChanged();
}

void RulesetSheet::showLines() {
    const ResultText& text = m_result->text();
    const Ruleset& ruleset = m_result->ruleset();
    const auto isShown = [&](ResultLine line) {
        switch (line) {
        case ResultLine::Scores: return ruleset.score != Scores::None;
        case ResultLine::Places: return true;
        case ResultLine::Labels: return !ruleset.labels.empty() || !text.labels.isEmpty();
        }
        return true;
    };
    const auto& fault = m_result->reading().fault;
    const QString why = fault && m_triedToRecord
                            ? resultFaultText(m_book.wording().language(), *fault)
                            : QString();
    m_fault->setText(why);
    for (const ResultLine line : allLines) {
        QLineEdit& edit = *field(line);
        showText(edit, text.line(line));
        edit.setReadOnly(isReading());
        edit.setVisible(isShown(line));
        m_names[static_cast<size_t>(line)]->setVisible(isShown(line));
        edit.setAccessibleDescription(fault && fault->line == line ? why : QString());
    }
    showText(*m_note, text.note);
    m_note->setReadOnly(isReading());
    const int seats = static_cast<int>(m_result->reading().game.seats.size());
    m_hint->setVisible(!isReading() && m_correction->isHidden());
    m_hint->setText(ruleset.score == Scores::None
                        ? tr("One place for each of %n seat(s), in order: 2 1 3 4, or 2134; 1 1 "
                             "3 4 if two share first; d for a dropout, e for an excused one.",
                             nullptr, seats)
                        : tr("One score for each of %n seat(s), in order, with spaces between: "
                             "45 38.5 -7; d for a dropout, e for an excused one. Type places "
                             "only where the scores do not settle them.",
                             nullptr, seats));
}

void RulesetSheet::showWarnings() {
    QStringList lines;
    for (const Finding& warning : m_result->warnings().open)
        lines.append(m_book.worded(warning));
    m_warnings->setText(lines.join(u'\n'), ReasonLine::Weight::Warning);
    m_accept->setVisible(!lines.isEmpty() && m_book.canWrite());
}

void RulesetSheet::endNow() {
    if (place().round.isHeat() && !m_refused->refuses())
        m_book.perform(endGame(m_book.event(), place(), m_book.now()));
}

void RulesetSheet::addPlayer() {
    if (m_result->refuses())
        return;
    m_players->offer(tr("Who else played here?"), m_book.book(), m_book.event());
    showResult();
}

void RulesetSheet::removePlayer() {
    if (m_result->refuses())
        return;
    QMenu menu(this);
    menu.setObjectName(u"takeOutMenu"_s);
    const auto& players = m_result->text().players;
    for (size_t i = 0; i < players.size(); ++i) {
        const QString name = playerName(m_book.event(), players[i]).replace(u'&', u"&&"_s);
        menu.addAction(tr("%1 did not play here").arg(name))->setData(static_cast<int>(i));
    }
    const QAction* chosen = menu.exec(mapToGlobal(QPoint()));
    if (!chosen)
        return;
    ResultText text = m_result->text();
    text.players.erase(text.players.begin() + chosen->data().toInt());
    m_result->take(text);
    goOn({});
}

/// To the next line that is shown, or the one before.
void RulesetSheet::step(const QLineEdit& from, int fields) {
    const std::array<QLineEdit*, 4> all{m_lines[0], m_lines[1], m_lines[2], m_note};
    auto at = static_cast<int>(std::ranges::find(all, &from) - all.begin()) + fields;
    while (at >= 0 && at < static_cast<int>(all.size()) && all[static_cast<size_t>(at)]->isHidden())
        at += fields;
    if (at >= 0 && at < static_cast<int>(all.size()))
        all[static_cast<size_t>(at)]->setFocus(Qt::TabFocusReason);
}

bool RulesetSheet::eventFilter(QObject* watched, QEvent* event) {
    auto* edit = qobject_cast<QLineEdit*>(watched);
    if (!edit || event->type() != QEvent::KeyPress)
        return HeatSheet::eventFilter(watched, event);
    const auto& key = *static_cast<QKeyEvent*>(event);
    if (isPlainEnter(key)) {
        if (!m_result->refuses())
            record();
        return true;
    }
    switch (key.key()) {
    case Qt::Key_Escape: Q_EMIT left(); return true;
    case Qt::Key_Down: step(*edit, 1); return true;
    case Qt::Key_Up: step(*edit, -1); return true;
    default: break;
    }
    if (isReading() && !typedText(key).isEmpty()) {
        (void)m_result->refuses();
        return true;
    }
    return HeatSheet::eventFilter(watched, event);
}

} // namespace mentat
