#pragma once

#include "model/ruleset/ruleset.h"
#include "model/values/pointer.h"
#include "ui/desk/page.h"
#include "ui/desk/pages_kind.h"

#include <QWidget>

class QBoxLayout;
class QListWidget;
class QFrame;
class QLabel;
class QPushButton;
class QScrollArea;
class QStackedWidget;

namespace mentat {

class IconLabel;
class JsonEdit;
class OpenBook;
class RulesetDraft;
class TextLabel;

/// The document of a ruleset as written, with every mistake underlined at its place and described
/// in a list beside it, or below it if there is no room: Enter on one goes to its place.
class DocumentEditor : public QWidget {
    Q_OBJECT

public:
    DocumentEditor(OpenBook& book, RulesetDraft& draft, QWidget* parent = nullptr);

    void startTyping();
    /// To the place of the mistake after the cursor; after the last, to the first.
    void goToNextMistake();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Mistake {
        qsizetype from;
        qsizetype length;
        QString sentence;
    };
    void build();
    void arrange();
    void fitList();
    void follow();
    void findMistakes();
    void showMistakes();
    void goTo(const Mistake& mistake);

    OpenBook& m_book;
    RulesetDraft& m_draft;
    JsonEdit* m_text;
    QWidget* m_side;
    QBoxLayout* m_parts; // the text and the side
    IconLabel* m_sign;
    TextLabel* m_state;
    QListWidget* m_list;
    std::vector<Mistake> m_mistakes;
};

class AccentButton;
class ReasonLine;
class RulesetFields;

/// The ruleset of the event, as sentences with fields in them, or as its document. Another one can
/// be chosen from those that come with the program, or read from a file. Changes are a draft, shown
/// with its effect on the standings, until it is taken.
class RulesetPart : public QWidget {
    Q_OBJECT

public:
    explicit RulesetPart(const PageContext& pageContext);

    /// Applying the changes, for the end of the page's bar.
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

/// The draft of the event's ruleset, if there is one.
[[nodiscard]] std::vector<HalfTyped> halfChangedRuleset(const OpenBook& book);

} // namespace mentat
