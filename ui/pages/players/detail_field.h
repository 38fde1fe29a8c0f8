#pragma once

#include <QLineEdit>
#include <QPlainTextEdit>

namespace mentat {

class ReasonLine;

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

/// A fact of somebody's in the panel: where it is typed, and why it was not taken. Says when it was
/// left with something else in it.
class DetailField : public QObject {
    Q_OBJECT

public:
    enum class Kind { Line, Text };
    DetailField(Kind kind, const QString& objectName, const QString& label, QObject* parent);

    [[nodiscard]] QWidget* editor() const;
    [[nodiscard]] ReasonLine* reason() const { return m_reason; }
    [[nodiscard]] QString label() const { return m_label; }

    [[nodiscard]] QString text() const;
    /// Whether something was typed that is not what was shown.
    [[nodiscard]] bool isTouched() const { return text() != m_shown; }
    /// Shows what is known. Where something else is being typed, that stays.
    void show(const QString& known);
    /// Shows what was typed before and not taken, and why.
    void refuse(const QString& known, const QString& typed, const QString& why);
    /// Forgets what is typed: somebody else is shown.
    void clear();
    void setReadOnly(bool readOnly);
    /// What an empty line asks for.
    void setPlaceholder(const QString& text);
    /// Of a field that can be refused: what is below it does not move for the reason.
    void keepRoomForReason();
    /// How many lines of a text are seen.
    void setLines(int lines);

Q_SIGNALS:
    void left();

private:
    void put(const QString& text);
    /// Of a line that has no room for all of it.
    void showBegin();

    QString m_label;
    QLineEdit* m_line = nullptr;
    DetailText* m_text = nullptr;
    ReasonLine* m_reason;
    QString m_known; // what was shown last, as it is kept
    QString m_shown; // the same as the editor has it
};

} // namespace mentat
