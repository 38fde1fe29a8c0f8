#pragma once

#include "reports/wording/formats/by_ruleset/ruleset_sentences.h"

#include <QWidget>

class QComboBox;
class QLineEdit;
class QPlainTextEdit;
class QSpinBox;

namespace mentat {

/// A value of a ruleset within its sentence: a number to step, words to choose from, or a text to
/// type, as small as what it holds.
class FieldBox : public QWidget {
    Q_OBJECT

public:
    explicit FieldBox(const SentenceField& field, QWidget* parent = nullptr);

    [[nodiscard]] const Pointer& where() const { return m_field.where; }
    /// What the document has by it as it stands; null: nothing.
    [[nodiscard]] Json value() const;
    /// Whether this field can show another one in its place, without being made anew.
    [[nodiscard]] bool canShow(const SentenceField& field) const;
    /// What is being typed in it stays.
    void show(const SentenceField& field);
    /// Why it is not taken; empty: nothing. Marks it and says so to a screen reader.
    void setFault(const QString& sentence);

Q_SIGNALS:
    void edited();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void makeControl();
    void fill();
    void fillNumber();
    void fitToText();
    void note();

    SentenceField m_field;
    bool m_isFilling = false;
    QWidget* m_control = nullptr;
    // One of these is the control.
    QSpinBox* m_number = nullptr;
    QComboBox* m_choice = nullptr;
    QLineEdit* m_line = nullptr;
    QPlainTextEdit* m_lines = nullptr;
};

} // namespace mentat
