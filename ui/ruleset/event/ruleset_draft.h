#pragma once

#include "model/document/bytes/json.h"
#include "model/ruleset/ruleset.h"
#include "scoring/ruleset/ruleset_outcome.h"
#include "ui/desk/open_book.h"

#include <QObject>
#include <QPlainTextEdit>

namespace mentat {

/// What is typed, with the blanks that no line breaks at: toPlainText() makes plain ones of them.
[[nodiscard]] inline QString wholeText(const QPlainTextEdit& edit) {
    return edit.document()->toRawText().replace(QChar(QChar::ParagraphSeparator), u'\n');
}

/// The ruleset of the event as it is being changed: the text of its document, kept as a draft at
/// every key, and what follows from it. Nothing of the event changes before take().
class RulesetDraft : public QObject {
    Q_OBJECT

public:
    explicit RulesetDraft(OpenBook& book, QObject* parent);

    [[nodiscard]] const QString& text() const { return m_text; }
    /// Absent while the text is none.
    [[nodiscard]] const std::optional<Json>& document() const { return m_document; }
    /// Why the text is no document; absent: it is one.
    [[nodiscard]] const std::optional<Failure>& broken() const { return m_broken; }
    /// What makes the document no ruleset, at its places (H10.1).
    [[nodiscard]] const Findings& findings() const { return m_findings; }
    /// As it would be taken; absent: it cannot be.
    [[nodiscard]] const std::optional<Ruleset>& ruleset() const { return m_ruleset; }
    /// What is recorded that the event could not have by it.
    [[nodiscard]] const std::optional<Finding>& against() const { return m_against; }
    /// What it would change; of a ruleset that can be taken.
    [[nodiscard]] const RulesetOutcome& outcome() const { return m_outcome; }

    [[nodiscard]] bool isChanged() const;
    [[nodiscard]] bool canBeTaken() const { return m_ruleset && !m_against && isChanged(); }

    void setText(const QString& text);
    void choose(const Ruleset& ruleset);
    /// Changes the document; nothing while the text is none.
    void change(const std::function<void(Json&)>& edit);

    /// Whether it is on the disk.
    bool take();
    void discard();

Q_SIGNALS:
    void changed();

private:
    [[nodiscard]] const Ruleset& played() const;
    void show(const QString& text);
    void judge();
    void keep();
    void follow();
    void followDraft();

    OpenBook& m_book;
    QString m_text;
    std::optional<Json> m_document;
    std::optional<Failure> m_broken;
    Findings m_findings;
    std::optional<Ruleset> m_ruleset;
    std::optional<Finding> m_against;
    RulesetOutcome m_outcome;
    bool m_keeps = false; // right now
};

/// Whether a ruleset of the event that is worked on is half changed.
[[nodiscard]] bool hasRulesetDraft(const OpenBook& book);

} // namespace mentat
