#pragma once

#include <QString>

class QDialog;
class QFormLayout;
class QWidget;

namespace mentat {

/// The effect of Enter: an irreversible act requires more than Enter.
enum class OnEnter { Accepts, Cancels };

/// Lays out a dialog: a form that scrolls on a low screen, and below it the accept button and
/// Cancel. accept: the label of that button.
[[nodiscard]] QFormLayout* addForm(QDialog& dialog, const QString& accept,
                                   OnEnter onEnter = OnEnter::Accepts);
/// Opens it as high as its content, as far as the screen allows.
void openWhole(QDialog& dialog);
/// The same after its content has grown; it does not shrink.
void showWhole(QDialog& dialog);
/// Shows or hides the row of a field, with its label. In forms with such rows no label is above its
/// field: Qt 6.4 gives a wrapped row above a hidden one no height.
void showRow(QFormLayout& form, QWidget& field, bool isShown);
/// A weaker line below a field.
void addExplanation(QFormLayout& form, const QString& text);

} // namespace mentat
