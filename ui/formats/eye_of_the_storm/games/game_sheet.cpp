#include "ui/formats/eye_of_the_storm/games/game_sheet.h"

#include "app/session/formats/eye_of_the_storm/storm_acts.h"
#include "app/session/people/name_search.h"
#include "reports/wording/formats/eye_of_the_storm/storm_wording.h"
#include "reports/wording/formats/eye_of_the_storm/typed_wording.h"
#include "ui/desk/keys.h"
#include "ui/desk/typed_text.h"
#include "ui/desk/widget_parts.h"
#include "ui/formats/eye_of_the_storm/games/game_rows.h"
#include "ui/look/accent_button.h"
#include "ui/look/fitting/hint_room.h"
#include "ui/look/fitting/wrapping_row.h"
#include "ui/look/reason_line.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"
#include "ui/typing/refused_bar.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr size_t matchesShown = 4;
constexpr int smallFieldLetters = 6;

} // namespace

GameSheet::GameSheet(const PageContext& pageContext, QWidget* parent)
    : QWidget(parent)
    , m_book(pageContext.book)
    , m_title(new TextLabel(TextLevel::GroupTitle))
    , m_setUp(plainLabel(u"gameSetUp"_s))
    , m_round(named(new QLineEdit, u"gameRound"_s))
    , m_table(named(new QLineEdit, u"gameTable"_s))
    , m_add(named(new QLineEdit, u"gameAdd"_s))
    , m_matches(plainLabel(u"gameMatches"_s))
    , m_rows(named(new GameRows, u"gameRows"_s))
    , m_note(named(new QLineEdit, u"gameNote"_s))
    , m_warnings(named(new ReasonLine, u"gameWarnings"_s))
    , m_changes(plainLabel(u"gameChanges"_s))
    , m_fault(named(new ReasonLine, u"gameFault"_s))
    , m_refused(new RefusedBar)
    , m_otherVictory(keyed(new QPushButton(tr("By all six Dune fiefs")), DeskKey::NoteOtherVictory))
    , m_acts(new QWidget(this))
    , m_record(named(new AccentButton, u"recordGame"_s)) {
    build();
    layOut();
    for (QLineEdit* field : {m_round, m_table, m_note})
        connect(field, &QLineEdit::textEdited, this, &GameSheet::keep);
    connect(m_add, &QLineEdit::textChanged, this, &GameSheet::showMatches);
    connect(m_rows, &GameRows::typed, this, &GameSheet::keep);
    connect(m_rows, &GameRows::finished, m_note, [this] { m_note->setFocus(); });
    connect(m_rows, &GameRows::refused, this, [this] { (void)refuses(); });
    connect(m_refused, &RefusedBar::markWanted, this, &GameSheet::focusMarked);
    connect(m_refused, &RefusedBar::left, this, &GameSheet::left);
    connect(m_record, &QPushButton::clicked, this, [this] { m_isReading ? correct() : record(); });
    connect(m_otherVictory, &QPushButton::clicked, this, &GameSheet::noteOtherVictory);
}

void GameSheet::build() {
    m_record->setAutoDefault(true); // Enter after the last field records
    m_otherVictory->setObjectName(u"otherVictory"_s);
    makeSearchField(*m_add, tr("Name or badge"));
    makeRoomForHint(*m_add);
    for (QLineEdit* field : {m_round, m_table})
        field->setFixedWidth(smallFieldLetters * fontMetrics().horizontalAdvance(u'0')
                             + space::page);
    for (QLineEdit* field : {m_round, m_table, m_add, m_note})
        field->installEventFilter(this);
}

void GameSheet::layOut() {
    auto* head = rowOfParts({labelOf(*m_round, tr("&Round")),
                             m_round,
                             labelOf(*m_table, tr("Ta&ble")),
                             m_table,
                             {m_setUp, 1}});
    auto* add = rowOfParts({labelOf(*m_add, tr("A&dd a player")), {m_add, 1}, {m_matches, 2}});
    auto* note = rowOfParts({labelOf(*m_note, tr("N&ote")), {m_note, 1}});
    auto* later = keyed(new QPushButton(tr("Later")), QKeySequence(Qt::Key_Escape));
    connect(later, &QPushButton::clicked, this, &GameSheet::left);
    auto* buttons = new WrappingRow;
    buttons->setSpacing(space::small);
    buttons->addWidget(m_otherVictory);
    buttons->addWidget(later);
    buttons->addStretch();
    addParts(bareColumn(this, space::small), {m_title, head, add, m_rows, note, m_warnings,
                                              m_changes, m_fault, m_refused, buttons, FreeRoom{}});
    addParts(bareRow(m_acts), {m_record});
}

const StormGame* GameSheet::recordedGame() const {
    return findGame(std::get<StormPlay>(m_book.event().play), *m_number);
}

NameOf GameSheet::nameOf() const {
    return [this](const PlayerId& player) { return playerName(m_book.event(), player); };
}

void GameSheet::show(StormGameNumber number) {
    m_number = number;
    m_isReading = m_wasRecorded = recordedGame();
    m_refused->hide();
    load();
}

void GameSheet::follow() {
    if (!m_number || !m_book.hasEvent())
        return;
    const bool isRecorded = recordedGame();
    const bool wasRecorded = std::exchange(m_wasRecorded, isRecorded);
    // With its draft a correction is over; what is recorded once more is read until it begins.
    const bool isCorrected = wasRecorded && m_book.draft(stormGameDraft(*m_number));
    m_isReading = isRecorded && (m_isReading || !isCorrected);
    load();
}

bool GameSheet::canType() const {
    return m_book.canWrite() && !m_isReading;
}

bool GameSheet::refuses() {
    if (m_isReading && m_book.canWrite())
        m_book.say(Gravity::Refused, tr("This result is recorded. Press %1 to correct it.")
                                         .arg(keyName(DeskKey::CorrectResult)));
    return !canType();
}

void GameSheet::correct() {
    if (!m_isReading || !m_book.canWrite())
        return;
    m_isReading = false;
    load();
    startTyping();
}

/// What is half typed stands before what is recorded, once it is corrected.
void GameSheet::load() {
    const StormGame* known = recordedGame();
    const auto draft = m_isReading ? std::nullopt : m_book.draft(stormGameDraft(*m_number));
    const auto kept = draft ? gameTextIn(*draft, m_book.event()) : std::nullopt;
    m_text = kept ? *kept : known ? textOf(*known) : GameText();
    m_isLoading = true;
    m_round->setText(m_text.round);
    m_table->setText(m_text.table);
    m_note->setText(m_text.note);
    m_add->setText({}); // leaves nothing to undo
    m_rows->setRows(m_text.rows, nameOf());
    m_isLoading = false;
    m_fault->setText({});
    showAll();
}

void GameSheet::startTyping() {
    if (!m_refused->isHidden())
        m_refused->setFocus();
    else if (m_rows->rows().size() < 2)
        m_add->setFocus(Qt::OtherFocusReason);
    else
        m_rows->focusNextOpen();
}

void GameSheet::keep() {
    if (m_isLoading || !m_number || !canType())
        return;
    m_text.round = m_round->text();
    m_text.table = m_table->text();
    m_text.note = m_note->text();
    m_text.rows = m_rows->rows();
    m_book.succeeded(
        m_book.session().saveDraft(m_book.eventId(), stormGameDraft(*m_number), draftOf(m_text)));
    m_fault->setText({});
    showAll();
}

void GameSheet::showAll() {
    const StormGame* known = recordedGame();
    const GameReading reading = readGame(m_text, *m_number);
    const int number = m_number->value();
    const bool hasDraft = m_isReading && m_book.draft(stormGameDraft(*m_number));
    m_title->setText(!known     ? tr("Game %1").arg(number)
                     : hasDraft ? tr("Game %1 · unfinished correction, %2 shows it")
                                      .arg(number)
                                      .arg(keyName(DeskKey::CorrectResult))
                     : known->isVoid ? tr("Game %1 · void").arg(number)
                                     : tr("Game %1 · recorded").arg(number));
    const int players = static_cast<int>(m_text.rows.size());
    m_setUp->setText(players < 2 ? QString()
                                 : tr("%n player(s): %1", nullptr, players)
                                       .arg(setUpOf(m_book.wording().language(), players)));
    m_rows->showPoints(reading, m_book.wording());
    const QString warnings = warningsText(reading.game);
    m_warnings->setText(warnings, ReasonLine::Weight::Warning);
    const auto found = stormWarnings(reading.game);
    m_otherVictory->setVisible(std::ranges::any_of(found, [](const StormWarning& warning) {
        return std::holds_alternative<AdmittedWithLess>(warning);
    }));
    const bool isCorrection = known && !reading.fault && m_text != textOf(*known);
    m_changes->setText(isCorrection ? rankChangesText(reading.game) : QString());
    m_changes->setVisible(!m_changes->text().isEmpty());
    m_record->setEnabled(m_book.canWrite());
    setTextAndKey(*m_record,
                  m_isReading ? tr("Correct")
                  : known     ? tr("Record the change")
                              : tr("Record"),
                  sequenceOf(m_isReading ? DeskKey::CorrectResult : DeskKey::RecordGame));
    for (QLineEdit* field : {m_round, m_table, m_add, m_note})
        field->setReadOnly(!canType());
    m_rows->setEditable(canType());
    showMatches();
}

QString GameSheet::faultText(const GameFault& fault) const {
    return gameFaultText(m_book.wording().language(), fault,
                         fault.at ? nameOf()(m_text.rows[fault.at->row].player) : QString());
}

QString GameSheet::warningsText(const StormGame& game) const {
    QStringList lines;
    for (const StormWarning& warning : stormWarnings(game)) {
        // While it is typed, who is missing is said when it is recorded.
        if (!std::holds_alternative<TooFewPlayers>(warning))
            lines.append(stormWarning(m_book.wording().language(), warning, nameOf()));
    }
    return lines.join(u'\n');
}

QString GameSheet::rankChangesText(const StormGame& game) const {
    const auto change = recordStormGame(m_book.event(), game);
    const auto after = change ? changed(m_book.event(), *change) : std::nullopt;
    if (!after)
        return {};
    const auto before = stormScores(m_book.event());
    QStringList lines;
    for (const VictoryScore& row : stormScores(*after)) {
        const auto was = std::ranges::find(before, row.player, &VictoryScore::player);
        if (was == before.end() || was->rank != row.rank || was->victoryPoints != row.victoryPoints)
            lines.append(tr("%1: rank %2, %3 points")
                             .arg(nameOf()(row.player), QString::number(row.rank.value()),
                                  QString::number(row.victoryPoints)));
    }
    return lines.isEmpty() ? tr("The ranking stays as it is.")
                           : tr("New ranking: %1").arg(lines.join(u" · "_s));
}

std::vector<PlayerId> GameSheet::matches() const {
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

void GameSheet::showMatches() {
    if (!m_number || !m_book.hasEvent())
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

void GameSheet::addMarked() {
    const auto found = matches();
    if (found.empty() || !canType())
        return;
    m_text.rows.push_back({found.front()});
    m_rows->setRows(m_text.rows, nameOf());
    m_add->setText({}); // leaves nothing to undo
    keep();
}

void GameSheet::takeOut() {
    const auto row = m_rows->currentRow();
    if (refuses() || !row)
        return;
    m_text.rows.erase(m_text.rows.begin() + static_cast<std::ptrdiff_t>(*row));
    m_rows->setRows(m_text.rows, nameOf());
    keep();
    startTyping();
}

void GameSheet::noteOtherVictory() {
    if (refuses() || notesOtherVictory(m_note->text()))
        return;
    const QString said = tr("admitted by all six Dune fiefs (7.1)");
    m_note->setText(m_note->text().trimmed().isEmpty()
                        ? said
                        : QString(m_note->text().trimmed() + u"; "_s + said));
    keep();
}

void GameSheet::discard() {
    if (!m_number)
        return;
    m_book.succeeded(m_book.session().discardDraft(m_book.eventId(), stormGameDraft(*m_number)));
    m_isReading = recordedGame();
    m_refused->hide();
    load();
}

/// To the total that cannot be read; else to where typing goes on.
void GameSheet::focusMarked() {
    m_refused->hide();
    const GameReading reading = readGame(m_text, *m_number);
    if (reading.fault && reading.fault->at)
        m_rows->focusField(reading.fault->at->row, reading.fault->at->field);
    else
        startTyping();
}

void GameSheet::record() {
    if (!m_number || !m_book.canWrite())
        return;
    if (m_isReading) { // there is nothing to record
        Q_EMIT left();
        return;
    }
    GameReading reading = readGame(m_text, *m_number);
    m_fault->setText(reading.fault ? faultText(*reading.fault) : QString());
    if (reading.fault) {
        m_refused->refuse(tr("Nothing is recorded yet. %1 goes to what is missing.")
                              .arg(keyName(DeskKey::CorrectResult)));
        return;
    }
    if (const StormGame* known = recordedGame()) {
        reading.game.isVoid = known->isVoid;
        if (*known == reading.game) // nothing is corrected
            discard();
    }
    if (m_book.perform(recordStormGame(m_book.event(), reading.game))) {
        m_refused->hide();
        Q_EMIT recorded();
    }
}

bool GameSheet::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto& key = *static_cast<QKeyEvent*>(event);
    if (m_isReading && (isPlainEnter(key) || !typedText(key).isEmpty()))
        return refuses();
    if (!isPlainEnter(key))
        return QWidget::eventFilter(watched, event);
    if (watched == m_round)
        m_table->setFocus();
    else if (watched == m_table)
        startTyping();
    else if (watched == m_note)
        m_record->setFocus();
    else if (watched == m_add && !m_add->text().trimmed().isEmpty())
        addMarked();
    else if (watched == m_add && !m_rows->focusNextOpen())
        m_fault->setText(tr("Type a few letters of a player's name."));
    return true;
}

} // namespace mentat
