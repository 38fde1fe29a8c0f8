#pragma once

#include "app/session/sheets/sheet_kind.h"
#include "reports/writers/html/html.h"

#include <QByteArray>

#include <optional>
#include <utility>
#include <vector>

namespace mentat {

/// What a phone sent in an address behind the ?, or in a form.
class FormFields : public FieldValues {
public:
    using FieldValues::FieldValues;

    /// Of so many fields and no more; no page has more.
    static constexpr size_t most = 256;

    /// As browsers write it (application/x-www-form-urlencoded). Absent where it is not: a %
    /// without two digits of base 16, bytes that are not UTF-8, or too many fields. Control
    /// characters are left out: whoever sends a NUL meant none.
    [[nodiscard]] static std::optional<FormFields> read(const QByteArray& sent);
    /// As a browser would write it.
    [[nodiscard]] static QByteArray written(const std::vector<std::pair<QString, QString>>& fields);

    friend bool operator==(const FormFields&, const FormFields&) = default;
};

// The forms of the room's pages: without script, as large as a thumb needs.

/// What is sent along and not seen.
using HiddenFields = std::vector<std::pair<QString, QString>>;

/// A field for a few letters with its button; asks for the page `action` again with what is typed.
struct SearchForm {
    QString action;
    QString label;
    QString typed;  // so far
    QString button; // what it says
};
/// The field is called "name".
[[nodiscard]] Html searchForm(const SearchForm& form);

[[nodiscard]] Html hiddenFields(const HiddenFields& fields);

/// A button that sends the fields to `action`, to be done there.
/// first: of what can be done on the page, Enter does this.
[[nodiscard]] Html actForm(const QString& action, const HiddenFields& fields, const QString& button,
                           bool first = false);

/// A line of a list that leads to an address of the room, with something quiet behind it.
[[nodiscard]] Html listLine(const QString& address, const QString& text, const QString& quiet);
/// The lines as the list of a page.
[[nodiscard]] Html listOfLines(const Html& lines);

/// A text in short, by which a form says what it was about when it was made.
[[nodiscard]] QString formMark(const QString& text);

[[nodiscard]] Html paragraph(const QString& text);
[[nodiscard]] Html quietParagraph(const QString& text);
/// In letters that are seen across a table.
[[nodiscard]] Html loudParagraph(const QString& text);

/// An address of the room: "my-table?name=ada".
[[nodiscard]] QString addressOf(const QString& file, const HiddenFields& fields);

[[nodiscard]] Html formStyle();

} // namespace mentat
