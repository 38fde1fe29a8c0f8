#pragma once

#include <QString>

class QDialog;
class QFormLayout;
class QWidget;

namespace mentat {

/// What Enter does: what cannot be undone takes more than that.
enum class OnEnter { Accepts, Cancels };

/// Lays out a dialog: a form that scrolls where the screen is low, and below it the button that
/// does what the dialog is for, and Cancel. accept: what that button says.
[[nodiscard]] QFormLayout* addForm(QDialog& dialog, const QString& accept,
                                   OnEnter onEnter = OnEnter::Accepts);
/// Opens it as high as what it holds, as far as the screen lets it.
void openWhole(QDialog& dialog);
/// The same once it holds more than it opened with; it does not shrink.
void showWhole(QDialog& dialog);
/// Shows or hides the row of a field, with its label. In forms with such rows no label stands above
/// its field: where a row above a hidden one is wrapped, Qt 6.4 leaves it no height.
void showRow(QFormLayout& form, QWidget& field, bool isShown);
/// A weaker line below a field.
void addExplanation(QFormLayout& form, const QString& text);

} // namespace mentat
