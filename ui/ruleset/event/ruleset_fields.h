#pragma once

#include "ui/ruleset/event/sentence_row.h"

class QVBoxLayout;

namespace mentat {

class OpenBook;
class RulesetDraft;

/// A ruleset as sentences with fields in them. Typed values go into the draft at once; if the event
/// cannot be changed, the sentences are read-only.
class RulesetFields : public QWidget {
    Q_OBJECT

public:
    RulesetFields(OpenBook& book, RulesetDraft& draft, QWidget* parent = nullptr);

    void startTyping();
    /// Errors that are not at any field.
    [[nodiscard]] const QStringList& faultsElsewhere() const { return m_faultsElsewhere; }

Q_SIGNALS:
    /// Another element of a list has the focus, possibly out of sight.
    void moved();

private:
    void addKeys();
    void follow();
    [[nodiscard]] bool showInPlace(const std::vector<RulesetSection>& sections);
    void rebuild(const std::vector<RulesetSection>& sections);
    void addSection(QVBoxLayout& column, const RulesetSection& section);
    void addRow(QVBoxLayout& column, const RulesetSentence& sentence, int number);
    void addAddition(QVBoxLayout& column, const RulesetAddition& addition);
    void addText(QVBoxLayout& column, const QString& text);

    void addTo(const Pointer& list);
    void put(const FieldBox& field);
    void act(const RulesetElement& part, SentenceRow::Act act);
    void actOnFocused(SentenceRow::Act act);
    void focusPart(const Pointer& list, size_t position);
    [[nodiscard]] FieldBox* fieldAt(const Pointer& where) const;

    void showFaults();
    [[nodiscard]] SentenceRow* rowOf(const Pointer& fault) const;

    OpenBook& m_book;
    RulesetDraft& m_draft;
    QVBoxLayout* m_column; // around the rebuilt part
    QWidget* m_content = nullptr;
    bool m_isReading = false; // when it was built
    std::vector<QLabel*> m_titles;
    std::vector<SentenceRow*> m_rows;
    std::optional<Pointer> m_typedLast;
    QStringList m_faultsElsewhere;
};

} // namespace mentat
