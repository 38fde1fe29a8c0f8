#include "ui/ruleset/results/result_lines.h"

#include "app/session/rounds/table_acts.h"
#include "model/ruleset/results.h"
#include "model/ruleset/ruleset_play.h"
#include "scoring/ruleset/ruleset_warnings.h"
#include "ui/desk/keys.h"
#include "ui/desk/widget_parts.h"
#include "ui/look/desk_theme.h"
#include "ui/look/fitting/list_with_panel.h"
#include "ui/look/line_icon.h"
#include "ui/look/spacing.h"
#include "ui/look/style/flat_parts.h"
#include "ui/look/style/own_palette.h"
#include "ui/look/text_label.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QPainter>
#include <QPushButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

constexpr int nameColumn = 1;
constexpr int longName = 40; // letters; a longer one wraps

QString placeText(const Seat& seat, int place) {
    if (seat.dropout)
        return seat.excused ? SeatResults::tr("dropped out, excused")
                            : SeatResults::tr("dropped out");
    return place > 0 ? QString::number(place) : u"–"_s;
}

/// 0 for places not known yet.
std::vector<int> placesSoFar(const ResultReading& reading, Scores scores) {
    if (!reading.fault)
        return placesOf(reading.game, scores);
    std::vector<int> places;
    for (const Seat& seat : reading.game.seats) {
        const auto& place = byRuleset(seat).place;
        places.push_back(place ? place->value() : 0);
    }
    return places;
}

} // namespace

SeatResults::SeatResults(QWidget* parent) : QWidget(parent) {
    (void)columnWithin(this, {space::page, space::medium, space::page, space::medium});
}

void SeatResults::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const Colors& colors = colorsOf(palette());
    flat::drawPanel(painter, rect(), {colors.base, colors.line, 1, flat::buttonRadius});
}

void SeatResults::showReading(const Event& event, const ResultReading& reading,
                              const Ruleset& ruleset, const ResultTitles& titles) {
    const auto& seats = reading.game.seats;
    const bool hasScores = ruleset.score != Scores::None;
    const bool hasLabels
        = !ruleset.labels.empty() || std::ranges::any_of(seats, [](const Seat& seat) {
              return byRuleset(seat).label.has_value();
          });
    const auto rowOf = [&](const QString& seat, const QString& name, const QString& score,
                           const QString& place, const QString& label) {
        QStringList texts{seat, name};
        if (hasLabels)
            texts.append(label);
        if (hasScores)
            texts.append(score);
        texts.append(place);
        return texts;
    };
    std::vector<QStringList> rows{
        rowOf(tr("Seat"), tr("Player"), titles.score, titles.place, titles.label)};
    const std::vector<int> places = placesSoFar(reading, ruleset.score);
    for (size_t i = 0; i < seats.size(); ++i) {
        const RulesetSeat& part = byRuleset(seats[i]);
        rows.push_back(rowOf(QString::number(seats[i].number.value()),
                             playerName(event, seats[i].player),
                             part.score ? scoreToType(*part.score) : u"–"_s,
                             placeText(seats[i], places[i]), part.label.value_or(u"–"_s)));
    }
    if (rows == m_shown)
        return;
    m_shown = std::move(rows);
    m_firstNumber = nameColumn + (hasLabels ? 2 : 1);
    delete m_inner;
    m_inner = new QWidget;
    m_grid = bareGrid<QGridLayout>(m_inner, space::page, 0);
    for (size_t row = 0; row < m_shown.size(); ++row)
        addRow(static_cast<int>(row), m_shown[row]);
    // Score and place follow the longest name; stretched, the eye lost the row between them.
    m_grid->setColumnStretch(static_cast<int>(m_shown.front().size()), 1);
    layout()->addWidget(m_inner);
}

/// Right-aligns a seat's number, score, and place.
bool SeatResults::isNumber(int column) const {
    return column < nameColumn || column >= m_firstNumber;
}

/// As high as a row of a list.
void SeatResults::addRow(int row, const QStringList& texts) {
    m_grid->setRowMinimumHeight(row, listPitch(fontMetrics(), Density::Compact));
    for (int column = 0; column < texts.size(); ++column) {
        QLabel* label = row == 0 ? new TextLabel(TextLevel::Weak) : new QLabel;
        showPlainly(*label);
        label->setWordWrap(column == nameColumn && texts[column].size() > longName);
        label->setText(texts[column]);
        label->setAlignment((isNumber(column) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
        m_grid->addWidget(label, row, column);
    }
}

namespace {

constexpr std::array allLines{ResultLine::Scores, ResultLine::Places, ResultLine::Labels};
constexpr int lineLetters = 40;

void showText(QLineEdit& field, const QString& text) {
    if (field.text() != text)
        field.setText(text); // unlike typing, it cannot be undone
}

} // namespace

ResultLines::ResultLines(OpenBook& book, SheetDraft& sheet, const GameAddress& place)
    : TableFields(book, sheet, place)
    , m_card(named(new QWidget, u"sheetCard"_s))
    , m_seats(named(new SeatResults, u"sheetSeats"_s))
    , m_lines{named(new QLineEdit, u"sheetScores"_s), named(new QLineEdit, u"sheetPlaces"_s),
              named(new QLineEdit, u"sheetLabels"_s)}
    , m_names{labelOf(*m_lines[0], tr("&Scores")), labelOf(*m_lines[1], tr("P&laces")),
              labelOf(*m_lines[2], tr("Pla&yed"))}
    , m_fault(named(new ReasonLine, u"sheetFault"_s))
    , m_hint(wrapped(named(new TextLabel(TextLevel::Weak), u"sheetHint"_s)))
    , m_note(named(new QLineEdit, u"sheetNote"_s))
    , m_warned(named(new ReasonLine, u"sheetWarnings"_s))
    , m_accept(named(
          keyed(new QPushButton(lineIcon(LineIcon::Check), tr("Accept")), DeskKey::AcceptWarnings),
          u"acceptWarnings"_s)) {
    build();
    connect(&sheet, &SheetDraft::changed, this, &ResultLines::read);
    for (const QLineEdit* line : {m_lines[0], m_lines[1], m_lines[2], m_note})
        connect(line, &QLineEdit::textEdited, this, &ResultLines::takeTyped);
    connect(m_accept, &QPushButton::clicked, this, &ResultLines::acceptWanted);
}

void ResultLines::build() {
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
    auto* game = new QWidget; // the lines end where the card does
    endWithContents(*game);
    addParts(bareColumn(game, space::small), {m_seats, grid});
    addParts(bareColumn(m_card, space::small),
             {game, m_fault, m_hint, rowOfParts({{m_warned, 1}, m_accept})});
    addParts(bareRow(this), {{m_card, nearlyAll}, FreeSpace{}});
    keepCardNarrow();
}

/// Keeps name and place close enough to read as a row: beyond 560 pixels they were not.
void ResultLines::keepCardNarrow() {
    field(ResultLine::Places)->setMinimumWidth(lineLetters * fontMetrics().averageCharWidth());
    m_card->setMaximumWidth(
        std::max(ListWithPanel::widestPanel(), m_card->minimumSizeHint().width()));
}

void ResultLines::changeEvent(QEvent* event) {
    TableFields::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        keepCardNarrow();
}

const Ruleset& ResultLines::ruleset() const {
    return std::get<RulesetPlay>(m_book.event().play).ruleset;
}

/// Updates everything derived from the text.
void ResultLines::read() {
    m_text = resultTextIn(m_sheet.text()).value_or(textOf(game()));
    m_reading = readResult(m_text, game(), ruleset());
    m_warnings
        = m_reading.fault ? Warnings() : rulesetWarnings(m_book.event(), place(), m_reading.game);
}

void ResultLines::take(const ResultText& text) {
    m_sheet.take(draftOf(text));
}

void ResultLines::takeTyped() {
    ResultText text = m_text;
    for (const ResultLine line : allLines)
        text.line(line) = field(line)->text();
    text.note = m_note->text();
    take(text);
}

ResultLine ResultLines::firstLine() const {
    return ruleset().score == Scores::None ? ResultLine::Places : ResultLine::Scores;
}

QString ResultLines::fieldNow() const {
    for (const QLineEdit* line : {m_lines[0], m_lines[1], m_lines[2], m_note}) {
        if (line->hasFocus())
            return line->objectName();
    }
    return {};
}

void ResultLines::goOn(const QString& stopped) {
    auto* field = findChild<QLineEdit*>(stopped.isEmpty() ? u"-"_s : stopped);
    if (!field || field->isHidden()) {
        // If places were typed instead of scores, continue with them.
        const bool goesByPlaces = m_text.scores.isEmpty() && !m_text.places.isEmpty();
        field = this->field(goesByPlaces ? ResultLine::Places : firstLine());
    }
    field->setFocus(Qt::OtherFocusReason);
    field->end(false);
}

/// Leads to the line that cannot be read, or to the result.
void ResultLines::leadToMark() {
    if (m_reading.fault)
        field(m_reading.fault->line)->setFocus(Qt::OtherFocusReason);
    else
        goOn({});
}

void ResultLines::endNow() {
    if (place().round.isHeat())
        m_book.perform(endGame(m_book.event(), place(), m_book.now()));
}

void ResultLines::showSheet(const Shown& shown) {
    m_seats->showReading(m_book.event(), m_reading, ruleset(),
                         resultTitles(m_book.wording().language(), m_book.event().aids.sheet));
    showLines(shown.isTried);
    m_hint->setVisible(!m_sheet.isReading() && !shown.isAsked);
    showHint();
    showWarnings();
}

void ResultLines::showLines(bool isTried) {
    const auto isShown = [&](ResultLine line) {
        switch (line) {
        case ResultLine::Scores: return ruleset().score != Scores::None;
        case ResultLine::Places: return true;
        case ResultLine::Labels: return !ruleset().labels.empty() || !m_text.labels.isEmpty();
        }
        return true;
    };
    const auto& fault = m_reading.fault;
    const QString why
        = fault && isTried ? resultFaultText(m_book.wording().language(), *fault) : QString();
    m_fault->setText(why);
    for (const ResultLine line : allLines) {
        QLineEdit& edit = *field(line);
        showText(edit, m_text.line(line));
        edit.setReadOnly(m_sheet.isReading());
        edit.setVisible(isShown(line));
        m_names[static_cast<size_t>(line)]->setVisible(isShown(line));
        edit.setAccessibleDescription(fault && fault->line == line ? why : QString());
    }
    showText(*m_note, m_text.note);
    m_note->setReadOnly(m_sheet.isReading());
}

void ResultLines::showHint() {
    const int seats = static_cast<int>(m_reading.game.seats.size());
    m_hint->setText(ruleset().score == Scores::None
                        ? tr("One place for each of %n seat(s), in order: 2 1 3 4, or 2134; 1 1 "
                             "3 4 if two share first; d for a dropout, e for an excused one.",
                             nullptr, seats)
                        : tr("One score for each of %n seat(s), in order, with spaces between: "
                             "45 38.5 -7; d for a dropout, e for an excused one. Type places "
                             "only where the scores do not settle them.",
                             nullptr, seats));
}

void ResultLines::showWarnings() {
    QStringList lines;
    for (const Finding& warning : m_warnings.open)
        lines.append(m_book.worded(warning));
    m_warned->setText(lines.join(u'\n'), ReasonLine::Weight::Warning);
    m_accept->setVisible(!lines.isEmpty() && m_book.canWrite());
}

QString ResultLines::refusal(Refusal why) {
    switch (why) {
    case Refusal::Wrong:
        return tr("Nothing is recorded yet. %1 goes to the line.")
            .arg(keyName(DeskKey::CorrectResult));
    case Refusal::Odd:
        return tr("Check the warning first. %1 goes back to the line. Press %2 to record "
                  "the result as it is, or %3 to accept the warning.")
            .arg(keyName(DeskKey::CorrectResult), keyName(DeskKey::Record),
                 keyName(DeskKey::AcceptWarnings));
    case Refusal::NotSaved: break;
    }
    return tr("Nothing is recorded. %1 goes back to the line.")
        .arg(keyName(DeskKey::CorrectResult));
}

void ResultLines::acceptTyped() {
    ResultText text = m_text;
    for (const Rule rule : rulesToAccept(m_warnings))
        text.accepted.push_back(QString(idOf(rule)));
    if (text != m_text)
        take(text);
}

void ResultLines::takePlayer(const std::optional<PlayerId>& player) {
    ResultText text = m_text;
    if (player && std::ranges::find(text.players, *player) == text.players.end()) {
        text.players.push_back(*player);
        take(text);
    }
    goOn({});
}

void ResultLines::removePlayer() {
    QMenu menu(this);
    menu.setObjectName(u"takeOutMenu"_s);
    for (size_t i = 0; i < m_text.players.size(); ++i) {
        const QString name = playerName(m_book.event(), m_text.players[i]).replace(u'&', u"&&"_s);
        menu.addAction(tr("%1 did not play here").arg(name))->setData(static_cast<int>(i));
    }
    const QAction* chosen = menu.exec(mapToGlobal(QPoint()));
    if (!chosen)
        return;
    ResultText text = m_text;
    text.players.erase(text.players.begin() + chosen->data().toInt());
    take(text);
    goOn({});
}

/// Moves to the next or previous visible line.
void ResultLines::step(const QLineEdit& from, int fields) {
    const std::array<QLineEdit*, 4> all{m_lines[0], m_lines[1], m_lines[2], m_note};
    auto at = static_cast<int>(std::ranges::find(all, &from) - all.begin()) + fields;
    while (at >= 0 && at < static_cast<int>(all.size()) && all[static_cast<size_t>(at)]->isHidden())
        at += fields;
    if (at >= 0 && at < static_cast<int>(all.size()))
        all[static_cast<size_t>(at)]->setFocus(Qt::TabFocusReason);
}

bool ResultLines::eventFilter(QObject* watched, QEvent* event) {
    auto* edit = qobject_cast<QLineEdit*>(watched);
    if (!edit || event->type() != QEvent::KeyPress)
        return TableFields::eventFilter(watched, event);
    const auto& key = *static_cast<QKeyEvent*>(event);
    if (isPlainEnter(key)) {
        if (!m_sheet.refuses())
            Q_EMIT recordWanted();
        return true;
    }
    switch (key.key()) {
    case Qt::Key_Escape: Q_EMIT left(); return true;
    case Qt::Key_Down: step(*edit, 1); return true;
    case Qt::Key_Up: step(*edit, -1); return true;
    default: break;
    }
    if (m_sheet.isReading() && !typedText(key).isEmpty()) {
        (void)m_sheet.refuses();
        return true;
    }
    return TableFields::eventFilter(watched, event);
}

} // namespace mentat

#include "moc_result_lines.cpp"
