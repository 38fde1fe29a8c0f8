#pragma once

#include "model/ruleset/ruleset.h"
#include "model/values/pointer.h"
#include "ui/desk/page.h"
#include "ui/desk/pages_kind.h"

#include <QWidget>

class QListWidget;
class QPlainTextEdit;
class QFrame;
class QLabel;
class QPushButton;
class QScrollArea;
class QStackedWidget;

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

class AccentButton;
class ReasonLine;
class RulesetFields;
class TextLabel;

/// The ruleset that the event is played by, as sentences with fields in them, or as its document.
/// Another one is chosen of those that come with the program, or read from a file. Whatever is
/// changed is a draft, with what it would do to the standings, until it is taken.
class RulesetPart : public QWidget {
    Q_OBJECT

public:
    explicit RulesetPart(const PageContext& pageContext);

    /// Applying what is changed, for the end of the page's bar.
    [[nodiscard]] QWidget* acts() const { return m_acts; }

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    void build();
    void buildBar();
    void showAll();
    void showName();
    void showBar();
    void showAdvanced(bool isAdvanced);
    void startTyping();
    void offerBuiltIn();
    void choose(const Ruleset& ruleset);
    void readFile();
    void saveFile();
    void take();
    void askToDiscard();
    void answer(bool discard);
    [[nodiscard]] QStringList faults() const;

    OpenBook& m_book;
    Prompts& m_prompts;
    RulesetDraft* m_draft;
    TextLabel* m_name;
    TextLabel* m_note;
    RulesetFields* m_fields;
    DocumentEditor* m_document;
    QScrollArea* m_fieldsArea;
    QStackedWidget* m_stack;
    ReasonLine* m_why;
    QPushButton* m_choose;
    QPushButton* m_read;
    QPushButton* m_save;
    QPushButton* m_advanced;
    QFrame* m_bar; // while something is changed
    QLabel* m_effect;
    ReasonLine* m_fault;
    QWidget* m_acts;
    AccentButton* m_take;
    QPushButton* m_discard;
    QFrame* m_question;
    QPushButton* m_throwAway;
    QPushButton* m_keep;
};

/// The ruleset of the event, where it is half changed.
[[nodiscard]] std::vector<HalfTyped> halfChangedRuleset(const OpenBook& book);

} // namespace mentat
