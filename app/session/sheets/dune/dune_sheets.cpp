#include "app/session/sheets/dune/dune_sheets.h"

#include "app/session/dune/sheet/sheet_fields.h"
#include "app/session/dune/sheet/sheet_state.h"
#include "reports/wording/dune/dune_wording.h"
#include "reports/wording/dune/sheet_wording.h"
#include "reports/wording/language/phrase.h"
#include "reports/wording/sentences.h"
#include "scoring/dune/games/factions.h"
#include "scoring/dune/results/sheet_field.h"

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

using Kind = SheetInput::Kind;
using Asked = SheetInput::Asked;

constexpr Kind inputOf(SheetEntry entry) {
    switch (entry) {
    case SheetEntry::Digit:
    case SheetEntry::TurnNumber:
    case SheetEntry::Number: return Kind::Number;
    case SheetEntry::Points: return Kind::Decimal;
    case SheetEntry::TimeOfDay: return Kind::Time;
    case SheetEntry::FactionKey:
    case SheetEntry::VictoryKey: return Kind::Choice;
    case SheetEntry::Names:
    case SheetEntry::OneName:
    case SheetEntry::Holder:
    case SheetEntry::Dice:
    case SheetEntry::FreeText: break;
    }
    return Kind::Text;
}

/// The fields that a table fills in, other than its note: of the sheet, or of each seat.
std::vector<DuneField> fieldsOfForm(bool isOfSeat) {
    std::vector<DuneField> fields;
    std::ranges::copy_if(duneFields, std::back_inserter(fields), [&](const DuneField& field) {
        return !field.key.isEmpty() && isOfRow(field.kind) == isOfSeat
               && field.kind != FieldKind::Note;
    });
    return fields;
}

/// A check box of the sheet, or of a row.
const QString conceded = u"conceded"_s;
const QString shieldWall = u"wall"_s;
const QString techTokens = u"tech"_s;
const QString dropout = u"dropout"_s;
const QString note = duneField(FieldKind::Note).key;

QString nameIn(const QString& name, SeatNumber seat) {
    return u"%1-%2"_s.arg(name).arg(seat.value());
}

/// Converts a game's sheet to a form, and back.
class DuneForm {
public:
    explicit DuneForm(const SheetAsked& asked)
        : m_asked(asked)
        , m_language(asked.wording.language())
        , m_game(*gameAt(asked.event, asked.table))
        , m_text(textOfDraft(asked.sheet).value_or(blankText())) {}

    static SheetText textOf(const Event& event, const Game& game) {
        return mentat::textOf(game, event.settings);
    }
    static std::optional<SheetText> textKept(const QString& draft) { return textOfDraft(draft); }
    static std::optional<SheetText> textMoved(const SheetText& text, const Event& event,
                                              const Game& there) {
        return textMovedTo(text, there, event.settings);
    }

    [[nodiscard]] std::vector<SheetPart> parts() const {
        const std::vector<SheetField> asked = fieldsInOrder(state(), false);
        std::vector<SheetPart> all{{{}, headInputs(asked)}};
        for (size_t row = 0; row < m_text.rows.size(); ++row)
            all.push_back({seatHeading(m_asked, m_text.rows[row].seat, m_text.rows[row].player),
                           rowInputs(row, asked)});
        SheetInput last{note, say(m_language, Phrase("PhonesPage", "Note")), Kind::Note,
                        m_text.note};
        last.asked = Asked::Later;
        all.push_back({{}, {std::move(last)}});
        return all;
    }

    [[nodiscard]] std::vector<SheetInput> winners() const {
        const QString named = state().winners;
        std::vector<SheetInput> boxes;
        for (const SheetRow& row : m_text.rows) {
            const auto faction
                = row.faction.isEmpty() ? std::nullopt : factionOf(row.faction.front());
            const QString player = playerName(m_asked.event, row.player);
            boxes.push_back(
                {winnerField(row.seat),
                 faction ? u"%1 · %2"_s.arg(player, sideName(m_language, *faction)) : player,
                 Kind::Box, named.contains(mentat::nameOf(row)) ? u"1"_s : QString()});
        }
        return boxes;
    }

    [[nodiscard]] SheetText typed(const FieldValues& sent) {
        for (const DuneField& field : m_head)
            take(sent, field, field.key, {field.kind});
        m_text.conceded = !sent.value(conceded).isEmpty();
        for (size_t row = 0; row < m_text.rows.size(); ++row)
            takeRow(sent, row);
        if (sent.has(whoWonField()))
            takeWinners(sent);
        if (sent.has(note))
            m_text.note = typedNote(sent.value(note));
        return m_text;
    }

    [[nodiscard]] std::vector<SheetNotice> notices() const {
        const SheetState state = this->state();
        std::vector<SheetNotice> all;
        if (!m_text.victory)
            all.push_back({nameOf({FieldKind::HowWon}),
                           say(m_language, Phrase("PhonesPage", "Choose how the game was won.")),
                           true});
        if (m_asked.now && hasEndToCome(state.reading.game, m_game, *m_asked.now))
            all.push_back(
                {nameOf({FieldKind::EndTime}), endToCome(*state.reading.game.end), false});
        for (const SheetRemark& remark : remarksOn(state, true))
            all.push_back({nameOf(remark.field),
                           sheetRemarkText(m_asked.wording, remark.what, state.reading.game.turns),
                           remark.isError});
        const QString open = asked(state);
        if (!open.isEmpty())
            all.push_back({{}, open, false});
        return all;
    }

    [[nodiscard]] std::optional<Game> game() const {
        const SheetState state = this->state();
        return m_text.victory && state.isSound() ? std::optional(state.reading.game) : std::nullopt;
    }

private:
    [[nodiscard]] SheetState state() const {
        return stateOf(m_text, m_game, m_asked.event, m_asked.table);
    }

    /// Without the desk's current time, so that a notice is the same a minute later.
    [[nodiscard]] QString endToCome(const VenueTime& end) const {
        return say(m_language,
                   Phrase("PhonesPage", "The end at %1 is still to come. Check the time."),
                   {m_language.venueTime(end)});
    }

    /// What would remain unknown.
    [[nodiscard]] QString asked(const SheetState& state) const {
        QStringList facts;
        for (const GameQuestion& question : state.unknown) {
            // The desk knows the start better than the table.
            if (question.fact == AskedFact::EndTime && state.reading.game.end)
                continue;
            const QString name
                = question.seat
                      ? playerName(m_asked.event, state.reading.game.seats[*question.seat].player)
                      : QString();
            facts.append(m_asked.wording.question(question.fact, name));
        }
        return facts.isEmpty() ? QString()
                               : say(m_language, Phrase("PhonesPage", "Not filled in: %1"),
                                     {facts.join(u", "_s)});
    }

    /// The game as drawn: the GM's notes and accepted warnings are not the table's.
    [[nodiscard]] SheetText blankText() const {
        SheetText text = textOf(m_asked.event, m_game);
        text.note.clear();
        text.accepted.clear();
        return text;
    }

    [[nodiscard]] SheetInput inputOf(const DuneField& field, const QString& name,
                                     const SheetField& place) const {
        SheetText text = m_text;
        SheetInput input{name, fieldNameOnPaper(m_language, field.kind),
                         mentat::inputOf(field.entry)};
        input.example = QString::fromLatin1(field.example);
        input.atDesk = fieldName(m_language, field.kind);
        if (field.kind == FieldKind::HowWon) {
            input.value = text.victory ? QString(letterOf(*text.victory)) : QString();
            input.choices = victories();
        } else {
            input.value = textIn(text, place);
        }
        if (field.kind == FieldKind::SidePlayed)
            input.choices = factions(input.value);
        return input;
    }

    [[nodiscard]] SheetInput boxOf(const QString& name, Phrase label, bool isTicked) const {
        SheetInput box{name, say(m_language, label), Kind::Box, isTicked ? u"1"_s : QString()};
        box.asked = Asked::Later;
        return box;
    }

    /// The winners imply their alliance; the others matter if values are compared (R3.3).
    [[nodiscard]] Asked askedFor(const SheetField& place,
                                 const std::vector<SheetField>& asked) const {
        if (place.kind == FieldKind::HowWon)
            return Asked::First;
        if (place.kind == FieldKind::Winners)
            return Asked::Won;
        const bool isAnswered
            = place.kind == FieldKind::Alliances && m_text.victory != Victory::Adjudicated;
        return isAnswered || std::ranges::count(asked, place) == 0 ? Asked::Later : Asked::Now;
    }

    [[nodiscard]] std::vector<SheetInput> headInputs(const std::vector<SheetField>& asked) const {
        std::vector<SheetInput> inputs;
        for (const DuneField& field : m_head) {
            inputs.push_back(inputOf(field, field.key, {field.kind}));
            inputs.back().asked = askedFor({field.kind}, asked);
            if (field.kind == FieldKind::HowWon)
                inputs.push_back(
                    boxOf(conceded, Phrase("PhonesPage", "Conceded"), m_text.conceded));
        }
        return inputs;
    }

    [[nodiscard]] std::vector<SheetInput> rowInputs(size_t index,
                                                    const std::vector<SheetField>& asked) const {
        const SheetRow& row = m_text.rows[index];
        std::vector<SheetInput> inputs;
        for (const DuneField& field : m_seat) {
            if (field.kind == FieldKind::DropoutTurn) {
                inputs.push_back(boxOf(nameIn(shieldWall, row.seat),
                                       Phrase("PhonesPage", "Shield Wall"), row.shieldWall));
                if (m_game.variant)
                    inputs.push_back(boxOf(nameIn(techTokens, row.seat),
                                           Phrase("PhonesPage", "Tech tokens"), row.techTokens));
                inputs.push_back(boxOf(nameIn(dropout, row.seat),
                                       Phrase("PhonesPage", "Dropped out"), row.dropout));
            }
            const SheetField place{field.kind, static_cast<int>(index)};
            inputs.push_back(inputOf(field, nameIn(field.key, row.seat), place));
            inputs.back().asked = askedFor(place, asked);
        }
        return inputs;
    }

    /// "H Harkonnen", with the letters of the other fields: the factions of this table, and the one
    /// typed.
    [[nodiscard]] std::vector<std::pair<QString, QString>> factions(const QString& typed) const {
        const auto& sets = m_asked.event.details.sets;
        std::vector<std::pair<QString, QString>> choices{{{}, u"–"_s}};
        for (const QChar letter : factionLetters(sets)) {
            const Faction faction = *factionOf(letter);
            if (isInPlay(faction, sets, m_game.variant) || typed == letter)
                choices.emplace_back(letter, u"%1 %2"_s.arg(letter, sideName(m_language, faction)));
        }
        return choices;
    }

    [[nodiscard]] std::vector<std::pair<QString, QString>> victories() const {
        std::vector<std::pair<QString, QString>> choices{{{}, u"–"_s}};
        for (const auto& [victory, id] : idsOf<Victory>) {
            const QChar letter = letterOf(victory);
            choices.emplace_back(letter, u"%1 %2"_s.arg(letter, victoryName(m_language, victory)));
        }
        return choices;
    }

    /// In capitals, as on the desk's own sheet.
    void take(const FieldValues& sent, const DuneField& field, const QString& name,
              const SheetField& place) {
        if (!sent.has(name))
            return;
        const Kind input = mentat::inputOf(field.entry);
        const bool isOfLetters = input == Kind::Text || input == Kind::Choice;
        const QString value = sent.value(name);
        QString typed = typedLine(isOfLetters ? value.toUpper() : value);
        if (field.kind == FieldKind::SidePlayed)
            typed = typed.isEmpty() || typed.front().isSurrogate() ? QString() : typed.left(1);
        m_text = typedInto(m_text, place, typed);
    }

    /// By their check boxes. By default one winner won alone, and several won as allies.
    void takeWinners(const FieldValues& sent) {
        QString names;
        for (const SheetRow& row : m_text.rows) {
            if (!sent.value(winnerField(row.seat)).isEmpty())
                names += mentat::nameOf(row);
        }
        if (!m_text.victory && !names.isEmpty())
            m_text.victory = names.size() == 1 ? Victory::Solo : Victory::Alliance;
        const bool isAlone
            = m_text.victory == Victory::Solo || m_text.victory == Victory::BgPrediction;
        if (names.size() > 1 && !isAlone)
            ally(names);
        if (names != state().winners)
            m_text.winners = names;
    }

    /// Changing sides leaves the old alliance.
    void ally(const QString& names) {
        QStringList alliances;
        for (const QString& one : m_text.alliances.split(u' ', Qt::SkipEmptyParts)) {
            const auto allies = std::ranges::count_if(one, [&](QChar name) {
                const auto row = rowNamed(m_text, name);
                return row && names.contains(mentat::nameOf(m_text.rows[*row]));
            });
            if (allies == names.size())
                return;
            if (allies == 0)
                alliances.append(one);
        }
        alliances.append(names);
        m_text.alliances = alliances.join(u' ');
    }

    void takeRow(const FieldValues& sent, size_t index) {
        const SeatNumber seat = m_text.rows[index].seat;
        if (!sent.has(nameIn(m_seat.front().key, seat)))
            return; // the seat was added after the page was made
        for (const DuneField& field : m_seat)
            take(sent, field, nameIn(field.key, seat), {field.kind, static_cast<int>(index)});
        const auto isTicked
            = [&](const QString& box) { return !sent.value(nameIn(box, seat)).isEmpty(); };
        SheetRow& row = m_text.rows[index];
        row.shieldWall = isTicked(shieldWall);
        if (m_game.variant)
            row.techTokens = isTicked(techTokens);
        row.dropout = isTicked(dropout);
    }

    /// Empty if only the desk has the field.
    [[nodiscard]] QString nameOf(const SheetField& place) const {
        const QString key = duneField(place.kind).key;
        return place.row && !key.isEmpty()
                   ? nameIn(key, m_text.rows[static_cast<size_t>(*place.row)].seat)
                   : key;
    }

    const SheetAsked& m_asked;
    const Language& m_language;
    const Game& m_game;
    SheetText m_text;
    std::vector<DuneField> m_head = fieldsOfForm(false);
    std::vector<DuneField> m_seat = fieldsOfForm(true);
};

} // namespace

SheetKind duneSheetKind() {
    return sheetKindBy<DuneForm>();
}

} // namespace mentat
