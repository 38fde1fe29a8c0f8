#pragma once

#include "model/kinds/kind_table.h"
#include "model/rounds/round.h"
#include "reports/wording/wording.h"

#include <QString>

#include <algorithm>
#include <utility>
#include <vector>

namespace mentat {

/// What is filled into a form: names with values, in their order.
class FieldValues {
public:
    FieldValues() = default;
    explicit FieldValues(std::vector<std::pair<QString, QString>> fields)
        : m_fields(std::move(fields)) {}

    /// Of the first field of the name, without blanks around it; empty where there is none.
    [[nodiscard]] QString value(const QString& name) const {
        const auto found = find(name);
        return found == m_fields.end() ? QString() : found->second.trimmed();
    }
    /// Also where its value is empty.
    [[nodiscard]] bool has(const QString& name) const { return find(name) != m_fields.end(); }
    [[nodiscard]] const std::vector<std::pair<QString, QString>>& all() const { return m_fields; }

    friend bool operator==(const FieldValues&, const FieldValues&) = default;

private:
    [[nodiscard]] std::vector<std::pair<QString, QString>>::const_iterator
    find(const QString& name) const {
        return std::ranges::find(m_fields, name, &std::pair<QString, QString>::first);
    }

    std::vector<std::pair<QString, QString>> m_fields;
};

// The sheet of a game as data: what the window, phones, and the second desk have alike.

/// A field of the form.
struct SheetInput {
    enum class Kind {
        Text,    // letters
        Number,  // digits
        Decimal, // digits, perhaps with a point
        Time,    // "17:12", "1712"
        Choice,
        Box, // its value is "1" or empty
        Note // several lines
    };
    /// When a phone asks for it, which goes step by step; other doors show all fields at once.
    enum class Asked {
        Won,   // the boxes of who won say it
        First, // with these boxes
        Now,   // it matters, as far as the game is known
        Later  // only of whoever opens the rest of the sheet
    };
    QString name; // among the fields that are sent: "points-3"
    QString label;
    Kind kind = Kind::Text;
    QString value{};                                    // as it is typed so far
    std::vector<std::pair<QString, QString>> choices{}; // what is sent, what it says
    QString example{};                                  // "EG AF"
    QString atDesk{}; // its label on the desk's own sheet; empty: the same
    Asked asked = Asked::Now;
    friend bool operator==(const SheetInput&, const SheetInput&) = default;
};

/// What stands together on the paper: the sheet as a whole, or one seat.
struct SheetPart {
    QString heading{}; // "Seat 3, Ada Byron"; empty: the sheet as a whole
    std::vector<SheetInput> inputs{};
    friend bool operator==(const SheetPart&, const SheetPart&) = default;
};

/// What is wrong or odd with what is typed, as the desk's own sheet says it.
struct SheetNotice {
    QString input; // by its name; it may be none of the form
    QString text;
    bool isWrong = false; // else odd
    friend bool operator==(const SheetNotice&, const SheetNotice&) = default;
};

/// A typed sheet and whose it is. Keeps references.
struct SheetAsked {
    const Event& event;
    GameAddress table; // of a game that is there
    QString sheet;     // as a draft keeps it; empty, or none of such a game: nothing is typed yet
    const Wording& wording;
    std::optional<VenueTime> now{}; // by the desk's clock; absent: nothing is held against it
};

/// What a kind of rules says of its sheet, by a form that is made of what is asked (SheetAsked). A
/// form that lacks one of these is used at no door: it does not compile.
struct SheetKind {
    /// In the order of the paper.
    std::vector<SheetPart> (*parts)(const SheetAsked& asked) = nullptr;
    /// Who won, as a phone asks it before all else: a box for each seat. Where a form sends
    /// whoWonField() along, these boxes say who won, and how as far as that follows.
    std::vector<SheetInput> (*winners)(const SheetAsked& asked) = nullptr;
    /// The sheet with the fields that were sent typed into it, as a draft keeps it. What the form
    /// does not have stays.
    QString (*typed)(const SheetAsked& asked, const FieldValues& sent) = nullptr;
    std::vector<SheetNotice> (*notices)(const SheetAsked& asked) = nullptr;
    /// The game that the sheet says; absent where something stands in the way of recording it.
    std::optional<Game> (*game)(const SheetAsked& asked) = nullptr;
    /// What is recorded of the game, as a draft would keep it.
    QString (*recorded)(const Event& event, const Game& game) = nullptr;
    /// A draft as it would be written today, also one of an earlier version; absent where it is
    /// none of such a game.
    std::optional<QString> (*kept)(const QString& draft) = nullptr;
    /// A draft that was typed for another game as it reads there: seat by seat, with who sits
    /// there. Absent where more is typed than there are seats, or it is none of such a game.
    std::optional<QString> (*moved)(const QString& draft, const Event& event, const Game& there)
        = nullptr;
};

template <class Form>
[[nodiscard]] constexpr SheetKind sheetKindBy() {
    return {
        [](const SheetAsked& asked) { return Form(asked).parts(); },
        [](const SheetAsked& asked) { return Form(asked).winners(); },
        [](const SheetAsked& asked, const FieldValues& sent) {
            return draftOf(Form(asked).typed(sent));
        },
        [](const SheetAsked& asked) { return Form(asked).notices(); },
        [](const SheetAsked& asked) { return Form(asked).game(); },
        [](const Event& event, const Game& game) { return draftOf(Form::textOf(event, game)); },
        [](const QString& draft) -> std::optional<QString> {
            const auto text = Form::textKept(draft);
            return text ? std::optional(draftOf(*text)) : std::nullopt;
        },
        [](const QString& draft, const Event& event, const Game& there) -> std::optional<QString> {
            const auto text = Form::textKept(draft);
            const auto moved = text ? Form::textMoved(*text, event, there) : std::nullopt;
            return moved ? std::optional(draftOf(*moved)) : std::nullopt;
        }};
}

template <>
[[nodiscard]] const KindTable<SheetKind>& kindTable<SheetKind>();

/// nullptr where games of the event's kind of rules are of no table.
[[nodiscard]] const SheetKind* sheetKindOf(const Event& event);

/// Those of the inputs that hold something, as a form sends them.
[[nodiscard]] FieldValues fieldsOf(const std::vector<SheetPart>& parts);
/// The fields in which two forms of one game differ: "Turns played", "Seat 3, Ada Byron: PP".
[[nodiscard]] QStringList differencesOf(const std::vector<SheetPart>& one,
                                        const std::vector<SheetPart>& other);
/// What a form sends along that asked who won.
[[nodiscard]] QString whoWonField();
/// The box of a seat there, by its name among the fields: "winner-3".
[[nodiscard]] QString winnerField(SeatNumber seat);

/// The heading of a seat's part: "Seat 3, Ada Byron"
[[nodiscard]] QString seatHeading(const SheetAsked& asked, SeatNumber seat, const PlayerId& player);
/// "Seat 3, Ada Byron: PP"
[[nodiscard]] QString inputName(const SheetPart& part, const SheetInput& input);
/// What a reader sees of an input; empty: nothing.
[[nodiscard]] QString shownValue(const SheetInput& input);

/// The parts with the labels of the desk's own sheet, for whoever works at both.
[[nodiscard]] std::vector<SheetPart> withDeskLabels(std::vector<SheetPart> parts);

/// Without what no field of a form holds: other lines, what is beyond a length.
[[nodiscard]] QString typedLine(const QString& sent);
[[nodiscard]] QString typedNote(const QString& sent);

} // namespace mentat
