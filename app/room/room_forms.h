#pragma once

#include "reports/writers/html/html.h"

#include <utility>
#include <vector>

namespace mentat {

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
