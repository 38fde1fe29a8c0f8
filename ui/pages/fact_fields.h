#pragma once

#include <QLineEdit>
#include <QPlainTextEdit>

#include <optional>
#include <vector>

class QFormLayout;

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

/// Fields under each other, each with its label before it and below it the reason why it is not
/// taken.
[[nodiscard]] QFormLayout* formOfFields(const std::vector<DetailField*>& fields);

/// Facts of the event that are typed, one a field. A field is taken when it is left; what cannot be
/// taken stays as it was typed, with the reason below it.
template <typename Facts>
class FactFields {
public:
    struct Entry {
        DetailField* field;
        QString (*shown)(const Facts&);
        /// Changes the facts; why not, where it does not.
        QString (*takeIn)(Facts&, const QString& text);
    };

    const Entry& add(const Entry& entry) { return m_entries.emplace_back(entry); }

    [[nodiscard]] std::vector<DetailField*> fields() const {
        std::vector<DetailField*> fields;
        for (const Entry& entry : m_entries)
            fields.push_back(entry.field);
        return fields;
    }

    void show(const Facts& facts, bool canWrite) const {
        for (const Entry& entry : m_entries) {
            entry.field->show(entry.shown(facts));
            entry.field->setReadOnly(!canWrite);
        }
    }

    void clear() const {
        for (const Entry& entry : m_entries)
            entry.field->clear();
    }

    /// The facts with what was typed; absent where nothing was, or it was refused.
    [[nodiscard]] static std::optional<Facts> typed(const Entry& entry, const Facts& facts) {
        if (!entry.field->isTouched())
            return std::nullopt;
        const QString text = entry.field->text();
        Facts with = facts;
        const QString why = entry.takeIn(with, text);
        if (why.isEmpty())
            return with;
        entry.field->refuse(entry.shown(facts), text, why);
        return std::nullopt;
    }

    /// It was taken: shown as it is kept, without stray blanks.
    static void taken(const Entry& entry, const Facts& facts) {
        const QString kept = entry.shown(facts);
        entry.field->refuse(kept, kept, {});
    }

private:
    std::vector<Entry> m_entries;
};

} // namespace mentat
