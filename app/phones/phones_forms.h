#pragma once

#include "app/session/sheets/sheet_kind.h"
#include "reports/writers/html/html.h"

#include <QByteArray>

#include <optional>
#include <utility>
#include <vector>

namespace mentat {

/// Fields that a phone sent in an address after the ?, or in a form.
class FormFields : public FieldValues {
public:
    using FieldValues::FieldValues;

    /// The maximum number of fields; no page has more.
    static constexpr size_t most = 256;

    /// Reads application/x-www-form-urlencoded. Absent if malformed: a % without two hexadecimal
    /// digits, invalid UTF-8, or too many fields. Drops control characters.
    [[nodiscard]] static std::optional<FormFields> read(const QByteArray& sent);
    /// In the same encoding.
    [[nodiscard]] static QByteArray written(const std::vector<std::pair<QString, QString>>& fields);

    friend bool operator==(const FormFields&, const FormFields&) = default;
};

// The forms on the room's pages: without a script, large enough for thumbs.

/// Hidden fields of a form.
using HiddenFields = std::vector<std::pair<QString, QString>>;

/// A field for a few letters with its button; requests the page `action` with the text.
struct SearchForm {
    QString action;
    QString label;
    QString typed;  // so far
    QString button; // what it says
};
/// The field's name is "name".
[[nodiscard]] Html searchForm(const SearchForm& form);

[[nodiscard]] Html hiddenFields(const HiddenFields& fields);

/// A button that sends the fields to `action`. first: the default action of the page, on Enter.
[[nodiscard]] Html actForm(const QString& action, const HiddenFields& fields, const QString& button,
                           bool first = false);

/// A list line with a link to an address of the room, followed by quiet text.
[[nodiscard]] Html listLine(const QString& address, const QString& text, const QString& quiet);
/// The lines as the list of a page.
[[nodiscard]] Html listOfLines(const Html& lines);

/// A short hash of a text, by which a form remembers its subject.
[[nodiscard]] QString formMark(const QString& text);

[[nodiscard]] Html paragraph(const QString& text);
[[nodiscard]] Html quietParagraph(const QString& text);
/// In letters readable across a table.
[[nodiscard]] Html loudParagraph(const QString& text);

/// An address of the room: "my-table?name=ada".
[[nodiscard]] QString addressOf(const QString& file, const HiddenFields& fields);

[[nodiscard]] Html formStyle();

} // namespace mentat
