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

/// Where one fact is typed. Its kinds have a Value, value(), put() and sees(): FieldForm knows what
/// the fact is.
class FormField : public QObject {
    Q_OBJECT

public:
    [[nodiscard]] virtual QWidget* editor() const = 0;
    /// Why what was typed was not taken; nullptr where the editor says it itself.
    [[nodiscard]] virtual ReasonLine* reason() const { return nullptr; }
    [[nodiscard]] const QString& label() const { return m_label; }
    /// Whether something was typed that is not what was shown.
    [[nodiscard]] virtual bool isTouched() const = 0;
    /// Forgets what is typed: another is shown.
    virtual void clear() = 0;
    virtual void setReadOnly(bool readOnly);

Q_SIGNALS:
    /// Perhaps with something else in it.
    void left();

protected:
    FormField(const QString& label, QObject* parent);

private:
    QString m_label;
};

/// A few lines to type in; says when they are left.
class DetailText : public QPlainTextEdit {
    Q_OBJECT

public:
    explicit DetailText(QWidget* parent = nullptr);
    /// As high as so many.
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

/// A text, in a line or a few.
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
    /// Shows what is known. Where something else is being typed, that stays.
    void sees(const QString& known);
    /// It is what is kept, without stray blanks. From then on undo is the page's.
    void put(const QString& known);
    /// Shows what was typed before and not taken, and why.
    void refuse(const QString& known, const QString& typed, const QString& why);

    /// What an empty line asks for.
    void setPlaceholder(const QString& text);
    /// Of a field that can be refused: what is below it does not move for the reason.
    void keepRoomForReason();
    /// How many lines of a text are seen.
    void setLines(int lines);

private:
    void setText(const QString& text);
    /// Of a line that has no room for all of it.
    void showBegin();

    QLineEdit* m_line = nullptr;
    DetailText* m_text = nullptr;
    ReasonLine* m_reason;
    QString m_known; // what was shown last, as it is kept
    QString m_shown; // the same as the editor has it
};

/// A day and a time of day.
class MomentField : public FormField {
    Q_OBJECT

public:
    using Value = std::optional<VenueTime>;
    /// name: for whoever cannot see the field.
    MomentField(const QString& objectName, const QString& label, const QString& name,
                QObject* parent);

    [[nodiscard]] QWidget* editor() const override;
    [[nodiscard]] bool isTouched() const override;
    void clear() override;

    [[nodiscard]] const Value& value() const;
    void sees(const Value& known);
    void put(const Value& known);
    /// What a moment that is half said is taken from while none is known.
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

/// Fields under each other, each with its label before it and below it the reason why it is not
/// taken.
void addFields(QFormLayout& form, const std::vector<FormField*>& fields);
[[nodiscard]] QFormLayout* formOfFields(const std::vector<FormField*>& fields);

} // namespace mentat
