#pragma once

#include "model/kinds/kind_table.h"
#include "model/rounds/round.h"
#include "reports/wording/wording.h"

#include <QString>

#include <algorithm>
#include <utility>
#include <vector>

namespace mentat {

/// Submitted form fields: names with values, in order.
class FieldValues {
public:
    FieldValues() = default;
    explicit FieldValues(std::vector<std::pair<QString, QString>> fields)
        : m_fields(std::move(fields)) {}

    /// Of the first field with the name, trimmed; empty if there is none.
    [[nodiscard]] QString value(const QString& name) const {
        const auto found = find(name);
        return found == m_fields.end() ? QString() : found->second.trimmed();
    }
    /// True even for an empty value.
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

// A game's sheet as data, shared by the window, phones, and the second desk.

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
    /// When a phone asks for it, step by step; the others show all fields at once.
    enum class Asked {
        Won,   // implied by the boxes of who won
        First, // with these boxes
        Now,   // it matters, as far as the game is known
        Later  // only in the expanded rest of the sheet
    };
    QString name; // name among the submitted fields: "points-3"
    QString label;
    Kind kind = Kind::Text;
    QString value{};                                    // as typed so far
    std::vector<std::pair<QString, QString>> choices{}; // submitted value, label
    QString example{};                                  // "EG AF"
    QString atDesk{}; // its label on the desk's own sheet; empty: the same
    Asked asked = Asked::Now;
    friend bool operator==(const SheetInput&, const SheetInput&) = default;
};

/// A group on the paper: the whole sheet, or one seat.
struct SheetPart {
    QString heading{}; // "Seat 3, Ada Byron"; empty: the sheet as a whole
    std::vector<SheetInput> inputs{};
    friend bool operator==(const SheetPart&, const SheetPart&) = default;
};

/// A fault or notice about the input, as on the desk's own sheet.
struct SheetNotice {
    QString input; // by name; may not be in the form
    QString text;
    bool isWrong = false; // otherwise only odd
    friend bool operator==(const SheetNotice&, const SheetNotice&) = default;
};

/// A typed sheet and its game. Keeps references.
struct SheetAsked {
    const Event& event;
    GameAddress table; // of an existing game
    QString sheet;     // as in a draft; empty, or invalid: nothing typed yet
    const Wording& wording;
    std::optional<VenueTime> now{}; // the desk's clock; absent: times are not checked
};

/// A kind of rules' sheet, generated from the request (SheetAsked). A kind that lacks one of these
/// does not compile.
struct SheetKind {
    /// In the order of the paper.
    std::vector<SheetPart> (*parts)(const SheetAsked& asked) = nullptr;
    /// Who won, a phone's first question: a box for each seat. If a form includes whoWonField(),
    /// these boxes determine who won, and how as far as that follows.
    std::vector<SheetInput> (*winners)(const SheetAsked& asked) = nullptr;
    /// The sheet with the submitted fields, in draft format. Keeps what the form does not have.
    QString (*typed)(const SheetAsked& asked, const FieldValues& sent) = nullptr;
    std::vector<SheetNotice> (*notices)(const SheetAsked& asked) = nullptr;
    /// The sheet's game; absent if something prevents recording it.
    std::optional<Game> (*game)(const SheetAsked& asked) = nullptr;
    /// The recorded game in draft format.
    QString (*recorded)(const Event& event, const Game& game) = nullptr;
    /// A draft, possibly of an earlier version, in the current format; absent if it belongs to
    /// another kind of game.
    std::optional<QString> (*kept)(const QString& draft) = nullptr;
    /// A draft moved to another game: seat by seat, with its players. Absent if more is typed than
    /// there are seats, or it belongs to another kind of game.
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

/// nullptr if games of the event's kind have no tables.
[[nodiscard]] const SheetKind* sheetKindOf(const Event& event);

/// The nonempty inputs, as a form submits them.
[[nodiscard]] FieldValues fieldsOf(const std::vector<SheetPart>& parts);
/// The fields in which two forms of one game differ: "Turns played", "Seat 3, Ada Byron: PP".
[[nodiscard]] QStringList differencesOf(const std::vector<SheetPart>& one,
                                        const std::vector<SheetPart>& other);
/// The field that marks a form asking who won.
[[nodiscard]] QString whoWonField();
/// The name of a seat's box there: "winner-3".
[[nodiscard]] QString winnerField(SeatNumber seat);

/// The heading of a seat's part: "Seat 3, Ada Byron"
[[nodiscard]] QString seatHeading(const SheetAsked& asked, SeatNumber seat, const PlayerId& player);
/// "Seat 3, Ada Byron: PP"
[[nodiscard]] QString inputName(const SheetPart& part, const SheetInput& input);
/// The displayed value of an input; empty: nothing.
[[nodiscard]] QString shownValue(const SheetInput& input);

/// The parts with the labels of the desk's own sheet, for people who work with both.
[[nodiscard]] std::vector<SheetPart> withDeskLabels(std::vector<SheetPart> parts);

/// Removes what a form field cannot contain: further lines, excess length.
[[nodiscard]] QString typedLine(const QString& sent);
[[nodiscard]] QString typedNote(const QString& sent);

} // namespace mentat
