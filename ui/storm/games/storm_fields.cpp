#include "ui/storm/games/storm_fields.h"

#include "app/session/people/name_search.h"
#include "app/session/rounds/result_acts.h"
#include "app/session/storm/storm_session.h"
#include "reports/wording/storm/storm_wording.h"
#include "ui/desk/keys.h"
#include "ui/desk/widget_parts.h"
#include "ui/look/fields.h"
#include "ui/look/fitting/rows.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"
#include "ui/storm/games/game_rows.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr size_t matchesShown = 4;
constexpr int smallFieldLetters = 6;

const StormGame* gameOf(const Event& event, StormGameNumber number) {
    return findGame(std::get<StormPlay>(event.play), number);
}

} // namespace

SheetGame stormSheetGame(StormGameNumber number) {
    return {.draft = stormGameDraft(number),
            .isThere
            = [](const Event& event) { return std::holds_alternative<StormPlay>(event.play); },
            .isRecorded = [number](const Event& event) { return gameOf(event, number) != nullptr; },
            .recorded =
                [number](const Event& event) {
                    const StormGame* known = gameOf(event, number);
                    return draftOf(known ? textOf(*known) : GameText());
                },
            .kept = [](const Event& event, const QString& draft) -> std::optional<QString> {
                const auto text = gameTextIn(draft, event);
                return text ? std::optional(draftOf(*text)) : std::nullopt;
            }};
}

StormFields::StormFields(OpenBook& book, SheetDraft& sheet, StormGameNumber number)
    : SheetFields(book, sheet)
    , m_number(number)
    , m_reading(readGame({}, number))
    , m_setUp(plainLabel(u"gameSetUp"_s))
    , m_round(named(new QLineEdit, u"gameRound"_s))
    , m_table(named(new QLineEdit, u"gameTable"_s))
    , m_add(named(new QLineEdit, u"gameAdd"_s))
    , m_matches(plainLabel(u"gameMatches"_s))
    , m_rows(named(new GameRows, u"gameRows"_s))
    , m_note(named(new QLineEdit, u"gameNote"_s))
    , m_addRow(new QWidget)
    , m_noteRow(new QWidget)
    , m_warnings(named(new ReasonLine, u"gameWarnings"_s))
    , m_changes(plainLabel(u"gameChanges"_s))
    , m_fault(named(new ReasonLine, u"gameFault"_s))
    , m_otherVictory(
          named(keyed(new QPushButton(tr("By all six Dune fiefs")), DeskKey::NoteOtherEnd),
                u"otherVictory"_s))
    , m_buttons(new QWidget) {
    layOut();
    connect(&sheet, &SheetDraft::changed, this, &StormFields::read);
    for (const QLineEdit* field : {m_round, m_table, m_note})
        connect(field, &QLineEdit::textEdited, this, &StormFields::takeTyped);
    connect(m_add, &QLineEdit::textChanged, this, &StormFields::showMatches);
    connect(m_rows, &GameRows::typed, this, &StormFields::takeTyped);
    connect(m_rows, &GameRows::finished, m_note, [this] { m_note->setFocus(); });
    connect(m_rows, &GameRows::refused, this, [this] { (void)m_sheet.refuses(); });
    connect(m_otherVictory, &QPushButton::clicked, this, &StormFields::noteOtherVictory);
}

void StormFields::layOut() {
    makeSearchField(*m_add, tr("Name or badge"));
    makeRoomForHint(*m_add);
    for (QLineEdit* field : {m_round, m_table})
        field->setFixedWidth(smallFieldLetters * fontMetrics().horizontalAdvance(u'0')
                             + space::page);
    for (QLineEdit* field : {m_round, m_table, m_add, m_note})
        field->installEventFilter(this);
    auto* head = rowOfParts({labelOf(*m_round, tr("&Round")),
                             m_round,
                             labelOf(*m_table, tr("Ta&ble")),
                             m_table,
                             {m_setUp, 1}});
    addParts(bareRow(m_addRow, space::small),
             {labelOf(*m_add, tr("A&dd a player")), {m_add, 1}, {m_matches, 2}});
    addParts(bareRow(m_noteRow, space::small), {labelOf(*m_note, tr("N&ote")), {m_note, 1}});
    addParts(bareColumn(this, space::small),
             {head, m_addRow, m_rows, m_noteRow, m_warnings, m_changes, m_fault});
    auto* later = keyed(new QPushButton(tr("Finish later")), QKeySequence(Qt::Key_Escape));
    connect(later, &QPushButton::clicked, this, &StormFields::left);
    auto* buttons = new WrappingRow;
    buttons->setSpacing(space::small);
    buttons->addWidget(m_otherVictory);
    buttons->addWidget(later);
    buttons->addStretch();
    addParts(bareColumn(m_buttons), {buttons});
}

const StormGame* StormFields::recordedGame() const {
    return gameOf(m_book.event(), m_number);
}

NameOf StormFields::nameOf() const {
    return [this](const PlayerId& player) { return playerName(m_book.event(), player); };
}

/// Updates everything derived from the text.
void StormFields::read() {
    m_text = gameTextIn(m_sheet.text(), m_book.event()).value_or(GameText());
    m_reading = readGame(m_text, m_number);
    if (const StormGame* known = recordedGame())
        m_reading.game.isVoid = known->isVoid;
    m_fault->setText({});
}

void StormFields::takeTyped() {
    GameText text = m_text;
    text.round = m_round->text();
    text.table = m_table->text();
    text.note = m_note->text();
    text.rows = m_rows->rows();
    take(text);
}

QString StormFields::title() const {
    const StormGame* known = recordedGame();
    const int number = m_number.value();
    return !known ? tr("Game %1").arg(number)
           : m_sheet.isReading() && m_sheet.hasDraft()
               ? tr("Game %1 · unfinished correction, %2 shows it")
                     .arg(number)
                     .arg(keyName(DeskKey::CorrectResult))
           : known->isVoid ? tr("Game %1 · void").arg(number)
                           : tr("Game %1 · recorded").arg(number);
}

void StormFields::showSheet(const Shown&) {
    const auto showText = [](QLineEdit& field, const QString& text) {
        if (field.text() != text)
            field.setText(text); // unlike typing, it cannot be undone
    };
    showText(*m_round, m_text.round);
    showText(*m_table, m_text.table);
    showText(*m_note, m_text.note);
    m_rows->setRows(m_text.rows, nameOf());
    const int players = static_cast<int>(m_text.rows.size());
    m_setUp->setText(players < 2 ? QString()
                                 : tr("%n player(s): %1", nullptr, players)
                                       .arg(setUpOf(m_book.wording().language(), players)));
    m_rows->showPoints(m_reading, m_book.wording());
    m_warnings->setText(warningsText(), ReasonLine::Weight::Warning);
    m_otherVictory->setVisible(
        std::ranges::any_of(stormWarnings(m_reading.game), [](const StormWarning& warning) {
            return std::holds_alternative<AdmittedWithLess>(warning);
        }));
    const bool isCorrection = recordedGame() && !m_reading.fault && m_sheet.isTyped();
    m_changes->setText(isCorrection ? rankChangesText() : QString());
    m_changes->setVisible(!m_changes->text().isEmpty());
    for (QLineEdit* field : {m_round, m_table, m_add, m_note})
        field->setReadOnly(m_sheet.isReading());
    m_addRow->setVisible(!m_sheet.isReading());
    m_noteRow->setVisible(!m_sheet.isReading() || !m_note->text().isEmpty());
    m_rows->setEditable(!m_sheet.isReading());
    showMatches();
}

QString StormFields::warningsText() const {
    QStringList lines;
    for (const StormWarning& warning : stormWarnings(m_reading.game)) {
        // Missing players are reported on recording, not during typing.
        if (!std::holds_alternative<TooFewPlayers>(warning))
            lines.append(stormWarning(m_book.wording().language(), warning, nameOf()));
    }
    return lines.join(u'\n');
}

QString StormFields::rankChangesText() const {
    const auto change = recording({});
    const auto after = change ? changed(m_book.event(), *change) : std::nullopt;
    if (!after)
        return {};
    const auto before = stormScores(m_book.event());
    QStringList lines;
    for (const TotalScore& row : stormScores(*after)) {
        const auto was = std::ranges::find(before, row.player, &TotalScore::player);
        if (was == before.end() || was->rank != row.rank || was->total != row.total)
            lines.append(tr("%1: rank %2, %3 points")
                             .arg(nameOf()(row.player), QString::number(row.rank.value()),
                                  QString::number(row.total)));
    }
    return lines.isEmpty() ? tr("The ranking stays as it is.")
                           : tr("New ranking: %1").arg(lines.join(u" · "_s));
}

void StormFields::goOn(const QString&) {
    if (m_text.rows.size() < 2)
        m_add->setFocus(Qt::OtherFocusReason);
    else
        m_rows->focusNextOpen();
}

/// Leads to the total that cannot be read, or to where typing continues.
void StormFields::leadToMark() {
    if (m_reading.fault && m_reading.fault->at)
        m_rows->focusField(m_reading.fault->at->row, m_reading.fault->at->field);
    else
        goOn({});
}

std::vector<PlayerId> StormFields::matches() const {
    std::vector<PlayerId> found;
    if (m_add->text().trimmed().isEmpty())
        return found;
    for (const KnownName& name :
         NameSearch(m_book.book(), m_book.event()).find(m_add->text().trimmed())) {
        const auto* player = std::get_if<PlayerId>(&name);
        if (player
            && std::ranges::find(m_text.rows, *player, &GameTextRow::player) == m_text.rows.end())
            found.push_back(*player);
    }
    return found;
}

void StormFields::showMatches() {
    if (!m_sheet.isThere())
        return;
    const auto found = matches();
    QStringList names;
    for (size_t i = 0; i < std::min(found.size(), matchesShown); ++i)
        names.append(nameOf()(found[i]));
    if (!names.isEmpty())
        names.front() = tr("Enter: %1").arg(names.front());
    else if (!m_add->text().trimmed().isEmpty())
        names.append(
            tr("No player in this event has that name. Register the player on Players first."));
    m_matches->setText(names.join(u" · "_s));
}

void StormFields::takePlayer(const std::optional<PlayerId>& player) {
    if (!player)
        return;
    GameText text = m_text;
    text.rows.push_back({*player});
    m_add->setText({}); // unlike typing, it cannot be undone
    take(text);
}

void StormFields::removePlayer() {
    const auto row = m_rows->currentRow();
    if (!row)
        return;
    GameText text = m_text;
    text.rows.erase(text.rows.begin() + static_cast<std::ptrdiff_t>(*row));
    take(text);
    goOn({});
}

void StormFields::noteOtherVictory() {
    if (m_sheet.refuses() || notesOtherVictory(m_text.note))
        return;
    GameText text = m_text;
    const QString said = tr("admitted by all six Dune fiefs (7.1)");
    const QString note = text.note.trimmed();
    text.note = note.isEmpty() ? said : QString(note + u"; "_s + said);
    take(text);
}

QKeySequence StormFields::recordKey() const {
    return sequenceOf(DeskKey::RecordGame);
}

QString StormFields::refusal(Refusal) {
    if (const auto& fault = m_reading.fault)
        m_fault->setText(
            gameFaultText(m_book.wording().language(), *fault,
                          fault->at ? nameOf()(m_text.rows[fault->at->row].player) : QString()));
    return tr("Nothing is recorded yet. %1 goes to what is missing.")
        .arg(keyName(DeskKey::CorrectResult));
}

bool StormFields::isAsRecorded() const {
    const StormGame* known = recordedGame();
    return known && *known == m_reading.game;
}

Result<Change> StormFields::recording(const Correction&) const {
    return recordStormGame(m_book.event(), m_reading.game);
}

bool StormFields::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress)
        return SheetFields::eventFilter(watched, event);
    const auto& key = *static_cast<QKeyEvent*>(event);
    if (m_sheet.isReading() && (isPlainEnter(key) || !typedText(key).isEmpty()))
        return m_sheet.refuses();
    if (!isPlainEnter(key))
        return SheetFields::eventFilter(watched, event);
    if (watched == m_round)
        m_table->setFocus();
    else if (watched == m_table)
        goOn({});
    else if (watched == m_note)
        Q_EMIT endReached();
    else if (const auto found = matches(); !found.empty())
        takePlayer(found.front());
    else if (m_add->text().trimmed().isEmpty() && !m_rows->focusNextOpen())
        m_fault->setText(tr("Type a few letters of a player's name."));
    return true;
}

} // namespace mentat

#include "moc_storm_fields.cpp"
