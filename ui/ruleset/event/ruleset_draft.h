#pragma once

#include "model/document/bytes/json.h"
#include "model/ruleset/ruleset.h"
#include "scoring/ruleset/ruleset_outcome.h"
#include "ui/desk/open_book.h"

#include <QObject>
#include <QPlainTextEdit>

namespace mentat {

/// The typed text with its no-break spaces: toPlainText() replaces them with plain ones.
[[nodiscard]] inline QString wholeText(const QPlainTextEdit& edit) {
    return edit.document()->toRawText().replace(QChar(QChar::ParagraphSeparator), u'\n');
}

/// The ruleset of the event being changed: the text of its document, kept as a draft at every key,
/// and everything derived from it. The event is unchanged until take().
class RulesetDraft : public QObject {
    Q_OBJECT

public:
    explicit RulesetDraft(OpenBook& book, QObject* parent);

    [[nodiscard]] const QString& text() const { return m_text; }
    /// Absent while the text is invalid.
    [[nodiscard]] const std::optional<Json>& document() const { return m_document; }
    /// Why the text is not a document; absent: it is one.
    [[nodiscard]] const std::optional<Failure>& broken() const { return m_broken; }
    /// Why the document is not a ruleset, at its places (H10.1).
    [[nodiscard]] const Findings& findings() const { return m_findings; }
    /// As it would be taken; absent: it cannot be.
    [[nodiscard]] const std::optional<Ruleset>& ruleset() const { return m_ruleset; }
    /// The recorded data that it does not allow.
    [[nodiscard]] const std::optional<Finding>& against() const { return m_against; }
    /// Its changes; for a ruleset that can be taken.
    [[nodiscard]] const RulesetOutcome& outcome() const { return m_outcome; }

    [[nodiscard]] bool isChanged() const;
    [[nodiscard]] bool canBeTaken() const { return m_ruleset && !m_against && isChanged(); }

    void setText(const QString& text);
    void choose(const Ruleset& ruleset);
    /// Changes the document; does nothing while the text is invalid.
    void change(const std::function<void(Json&)>& edit);

    /// Whether it was saved.
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

/// Whether the current event has a draft of its ruleset.
[[nodiscard]] bool hasRulesetDraft(const OpenBook& book);

} // namespace mentat
