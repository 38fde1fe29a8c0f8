#pragma once

#include "reports/wording/formats/by_ruleset/ruleset_sentences.h"

#include <QWidget>

class QLabel;

namespace mentat {

class FieldBox;
class ReasonLine;
class WrappingRow;

/// A sentence of a ruleset with its fields, which goes on in another line where there is no room.
/// Of an element of a list it has the button that moves it, takes it out or adds another.
class SentenceRow : public QWidget {
    Q_OBJECT

public:
    enum class Act { MoveUp, MoveDown, AddAfter, Remove };

    /// number: of an element of a list that is counted; 0: none.
    SentenceRow(const RulesetSentence& sentence, int number, QWidget* parent = nullptr);

    [[nodiscard]] const std::optional<RulesetElement>& part() const { return m_sentence.part; }
    /// Which element of a list it says something of.
    [[nodiscard]] const std::optional<RulesetElement>& partAround() const {
        return m_sentence.part ? m_sentence.part : m_sentence.within;
    }
    [[nodiscard]] const std::vector<FieldBox*>& fields() const { return m_fields; }
    [[nodiscard]] bool canShow(const RulesetSentence& sentence) const;
    void show(const RulesetSentence& sentence);
    /// What is wrong at a field of it; empty: nothing.
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
