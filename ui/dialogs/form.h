#pragma once

#include <QString>

class QDialog;
class QFormLayout;

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
/// A weaker line below a field.
void addExplanation(QFormLayout& form, const QString& text);

} // namespace mentat
