#pragma once

#include "model/formats/by_ruleset/ruleset.h"
#include "ui/desk/page.h"

#include <QScrollArea>

class QPushButton;
class QVBoxLayout;

namespace mentat {

class ReasonLine;

/// The ruleset that the event is played by, in sentences; another one is chosen of those that come
/// with the program, or read from a file.
class RulesetPart : public QScrollArea {
    Q_OBJECT

public:
    explicit RulesetPart(const PageContext& pageContext);

private:
    void build();
    void showRuleset();
    void offerBuiltIn();
    void choose(const Ruleset& ruleset);
    void readFile();
    void saveFile();

    OpenBook& m_book;
    Prompts& m_prompts;
    std::optional<Ruleset> m_shown;
    QVBoxLayout* m_column;
    QWidget* m_text = nullptr;
    ReasonLine* m_why;
    QPushButton* m_choose;
    QPushButton* m_read;
    QPushButton* m_save;
};

} // namespace mentat
