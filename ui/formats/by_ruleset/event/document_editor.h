#pragma once

#include "model/values/pointer.h"

#include <QWidget>

class QListWidget;
class QPlainTextEdit;

namespace mentat {

class OpenBook;
class RulesetDraft;

/// The document of a ruleset as it is written, every mistake underlined at its place and listed
/// below with what is wrong there: Enter at one goes to its place.
class DocumentEditor : public QWidget {
    Q_OBJECT

public:
    DocumentEditor(OpenBook& book, RulesetDraft& draft, QWidget* parent = nullptr);

    void startTyping();
    /// To the place of the mistake behind the caret, after the last to that of the first.
    void goToNextMistake();

private:
    struct Mistake {
        qsizetype from;
        qsizetype length;
        QString sentence;
    };
    void build();
    void follow();
    void findMistakes();
    void showMistakes();
    void goTo(const Mistake& mistake);

    OpenBook& m_book;
    RulesetDraft& m_draft;
    QPlainTextEdit* m_text;
    QListWidget* m_list;
    std::vector<Mistake> m_mistakes;
};

} // namespace mentat
