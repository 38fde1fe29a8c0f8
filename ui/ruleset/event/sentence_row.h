#pragma once

#include "reports/wording/ruleset/ruleset_sentences.h"

#include <QWidget>

class QComboBox;
class QLineEdit;
class QPlainTextEdit;
class QSpinBox;
class QLabel;

namespace mentat {

/// A value of a ruleset within its sentence: a number to step, words to choose from, or a text to
/// type, as small as its content.
class FieldBox : public QWidget {
    Q_OBJECT

public:
    explicit FieldBox(const SentenceField& field, QWidget* parent = nullptr);

    [[nodiscard]] const Pointer& where() const { return m_field.where; }
    /// The value for the document; null: none.
    [[nodiscard]] Json value() const;
    /// Whether this field can show another one in its place, without being rebuilt.
    [[nodiscard]] bool canShow(const SentenceField& field) const;
    /// Keeps text that is being typed.
    void show(const SentenceField& field);
    /// Why it is refused; empty: it is not. Marks it and informs screen readers.
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
    void fitToChoice();
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

class ReasonLine;
class WrappingRow;

/// A sentence of a ruleset with its fields, wrapped onto another line if there is no room. For an
/// element of a list it has the button that moves it, removes it or adds another.
class SentenceRow : public QWidget {
    Q_OBJECT

public:
    enum class Act { MoveUp, MoveDown, AddAfter, Remove };

    /// number: of an element of a numbered list; 0: none.
    SentenceRow(const RulesetSentence& sentence, int number, QWidget* parent = nullptr);

    [[nodiscard]] const std::optional<RulesetElement>& part() const { return m_sentence.part; }
    /// The list element that the sentence is about.
    [[nodiscard]] const std::optional<RulesetElement>& partAround() const {
        return m_sentence.part ? m_sentence.part : m_sentence.within;
    }
    [[nodiscard]] const std::vector<FieldBox*>& fields() const { return m_fields; }
    [[nodiscard]] bool canShow(const RulesetSentence& sentence) const;
    void show(const RulesetSentence& sentence);
    /// The error at one of its fields; empty: none.
    void setFault(const QString& sentence);
    [[nodiscard]] QString fault() const;

Q_SIGNALS:
    void edited(mentat::FieldBox* field);
    void acted(mentat::SentenceRow::Act act);

private:
    void addPieces(int number);
    void addPartButton();

    RulesetSentence m_sentence;
    WrappingRow* m_row;
    ReasonLine* m_fault;
    std::vector<QLabel*> m_words;
    std::vector<FieldBox*> m_fields;
};

} // namespace mentat
