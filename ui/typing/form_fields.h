#pragma once

#include "model/values/times.h"

#include <QLineEdit>
#include <QPlainTextEdit>

#include <optional>
#include <vector>

class QFormLayout;
class QSpinBox;

namespace mentat {

class MomentEdit;
class ReasonLine;

/// The field of one fact. Each kind has a Value, value(), put() and sees(): FieldForm knows the
/// fact.
class FormField : public QObject {
    Q_OBJECT

public:
    [[nodiscard]] virtual QWidget* editor() const = 0;
    /// Shows why the text was refused; nullptr: the editor shows that itself.
    [[nodiscard]] virtual ReasonLine* reason() const { return nullptr; }
    /// Whether the reason appears beside the editor instead of below it.
    [[nodiscard]] virtual bool isReasonBeside() const { return false; }
    [[nodiscard]] const QString& label() const { return m_label; }
    /// Whether the typed text differs from the shown value.
    [[nodiscard]] virtual bool isTouched() const = 0;
    /// Discards typed text: another one is shown.
    virtual void clear() = 0;
    virtual void setReadOnly(bool readOnly);

Q_SIGNALS:
    /// Focus left the field; its text may have changed.
    void left();

protected:
    FormField(const QString& label, QObject* parent);

private:
    QString m_label;
};

/// An editor of a few lines; signals when it loses focus.
class DetailText : public QPlainTextEdit {
    Q_OBJECT

public:
    explicit DetailText(QWidget* parent = nullptr);
    /// Sets its height to this many lines.
    void setLines(int lines);

Q_SIGNALS:
    void left();

protected:
    bool event(QEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void fitLines();

    int m_lines = 3;
};

/// A text, in one line or a few.
class TextField : public FormField {
    Q_OBJECT

public:
    using Value = QString;
    enum class Kind { Line, Text };
    TextField(Kind kind, const QString& objectName, const QString& label, QObject* parent);

    [[nodiscard]] QWidget* editor() const override;
    [[nodiscard]] ReasonLine* reason() const override { return m_reason; }
    [[nodiscard]] QLineEdit* line() const { return m_line; }
    [[nodiscard]] bool isTouched() const override { return value() != m_shown; }
    void clear() override;
    void setReadOnly(bool readOnly) override;

    [[nodiscard]] QString value() const;
    /// Shows the known value. Keeps the text while something else is being typed.
    void sees(const QString& known);
    /// Shows the saved value, without stray blanks. From then on undo belongs to the page.
    void put(const QString& known);
    /// Shows earlier text that was refused, and the reason.
    void refuse(const QString& known, const QString& typed, const QString& why);

    /// The placeholder of an empty line.
    void setPlaceholder(const QString& text);
    /// For a short line that can be refused: the reason appears beside it and moves nothing.
    void putReasonBeside();
    [[nodiscard]] bool isReasonBeside() const override { return m_isReasonBeside; }
    /// The number of visible lines.
    void setLines(int lines);

private:
    void setText(const QString& text);
    /// For a line too short for its whole text.
    void showBegin();

    QLineEdit* m_line = nullptr;
    DetailText* m_text = nullptr;
    ReasonLine* m_reason;
    bool m_isReasonBeside = false;
    QString m_known; // the last value shown, as saved
    QString m_shown; // the same as the editor's text
};

/// A date and a time of day.
class MomentField : public FormField {
    Q_OBJECT

public:
    using Value = std::optional<VenueTime>;
    /// name: for screen readers.
    MomentField(const QString& objectName, const QString& label, const QString& name,
                QObject* parent);

    [[nodiscard]] QWidget* editor() const override;
    [[nodiscard]] bool isTouched() const override;
    void clear() override;

    [[nodiscard]] const Value& value() const;
    void sees(const Value& known);
    void put(const Value& known);
    /// Completes a partly typed moment while none is known.
    void setUsual(const VenueTime& usual);

private:
    [[nodiscard]] QString text() const;

    MomentEdit* m_edit;
    VenueTime m_usual;
    Value m_known;
    QString m_shown;
};

/// A number of minutes.
class MinutesField : public FormField {
    Q_OBJECT

public:
    using Value = int;
    MinutesField(int most, const QString& objectName, const QString& label, QObject* parent);

    [[nodiscard]] QWidget* editor() const override;
    [[nodiscard]] bool isTouched() const override { return value() != m_known; }
    void clear() override { put(0); }

    [[nodiscard]] int value() const;
    void sees(int known);
    void put(int known);

private:
    QSpinBox* m_box;
    int m_known = 0;
};

/// Adds the fields one below the other, each with its label before it and the reason for a refusal
/// below or beside it.
void addFields(QFormLayout& form, const std::vector<FormField*>& fields);
[[nodiscard]] QFormLayout* formOfFields(const std::vector<FormField*>& fields);

} // namespace mentat
