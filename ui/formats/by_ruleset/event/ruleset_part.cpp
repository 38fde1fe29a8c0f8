#include "ui/formats/by_ruleset/event/ruleset_part.h"

#include "app/session/formats/by_ruleset/built_in_rulesets.h"
#include "model/document/bytes/whole_input.h"
#include "model/document/formats/by_ruleset/ruleset_file.h"
#include "model/formats/by_ruleset/ruleset_play.h"
#include "reports/wording/formats/by_ruleset/ruleset_wording.h"
#include "reports/writers/file_writing.h"
#include "ui/desk/menu_text.h"
#include "ui/desk/widget_parts.h"
#include "ui/look/fitting/down_area.h"
#include "ui/look/fitting/wrapping_row.h"
#include "ui/look/reason_line.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QMenu>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr int widestRuleset = 90; // characters

void addLines(QVBoxLayout& column, const QString& title, const QStringList& lines,
              const QString& objectName) {
    column.addWidget(new TextLabel(TextLevel::GroupTitle, title));
    QLabel* text = plainLabel(objectName);
    text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    text->setText(lines.join(u'\n'));
    column.addWidget(text);
    column.addSpacing(space::small);
}

QStringList numbered(const QStringList& lines) {
    QStringList all;
    for (const QString& line : lines)
        all.append(u"%1. %2"_s.arg(all.size() + 1).arg(line));
    return all;
}

} // namespace

RulesetPart::RulesetPart(const PageContext& pageContext)
    : m_book(pageContext.book)
    , m_prompts(pageContext.prompts)
    , m_column(nullptr)
    , m_why(named(new ReasonLine, u"rulesetWhy"_s))
    , m_choose(named(new QPushButton(tr("Choose another…")), u"chooseRuleset"_s))
    , m_read(named(new QPushButton(tr("From a file…")), u"readRuleset"_s))
    , m_save(named(new QPushButton(tr("Save as a file…")), u"saveRuleset"_s)) {
    setObjectName(u"rulesetPart"_s);
    makeBare(*this);
    build();
    connect(m_choose, &QPushButton::clicked, this, &RulesetPart::offerBuiltIn);
    connect(m_read, &QPushButton::clicked, this, &RulesetPart::readFile);
    connect(m_save, &QPushButton::clicked, this, &RulesetPart::saveFile);
    connect(&m_book, &OpenBook::eventChosen, this, [this] { m_why->setText({}); });
    m_book.followEvent(this, &RulesetPart::showRuleset);
    showRuleset();
}

void RulesetPart::build() {
    auto* buttons = new WrappingRow;
    buttons->setSpacing(space::small);
    for (QPushButton* button : {m_choose, m_read, m_save})
        buttons->addWidget(button);
    buttons->addStretch();
    auto* inner = new QWidget;
    m_column = addParts(columnWithin(inner, {0, 0, space::small, space::page}, space::small),
                        {buttons, m_why, FreeRoom{}});
    inner->setMaximumWidth(widestRuleset * fontMetrics().averageCharWidth());
    setWidget(inner);
    setAlignment(Qt::AlignLeft | Qt::AlignTop);
    setFocusProxy(m_choose);
}

void RulesetPart::showRuleset() {
    const auto* play = m_book.play<RulesetPlay>();
    if (!play)
        return;
    m_choose->setEnabled(m_book.canWrite());
    m_read->setEnabled(m_book.canWrite());
    if (m_shown == play->ruleset)
        return;
    m_shown = play->ruleset;
    const Ruleset& ruleset = play->ruleset;
    const RulesetSentences sentences = rulesetSentences(m_book.wording().language(), ruleset);
    delete m_text;
    m_text = new QWidget;
    auto* column = bareColumn(m_text, space::tight);
    QString title = ruleset.name.text();
    if (ruleset.code && *ruleset.code != title)
        title = tr("%1 (%2)").arg(title, *ruleset.code);
    auto* name = wrapped(named(new TextLabel(TextLevel::PageTitle, title), u"rulesetName"_s));
    name->setTextFormat(Qt::PlainText);
    column->addWidget(name);
    if (ruleset.note) {
        auto* note = wrapped(new TextLabel(TextLevel::Weak, *ruleset.note));
        note->setTextFormat(Qt::PlainText);
        column->addWidget(note);
    }
    column->addSpacing(space::small);
    addLines(*column, tr("Games"), sentences.games, u"rulesetGames"_s);
    addLines(*column, tr("Standings, by"), numbered(sentences.order), u"rulesetOrder"_s);
    for (const auto& stage : sentences.stages)
        addLines(*column, stage.name, stage.sentences, u"rulesetStage"_s);
    m_column->insertWidget(0, m_text);
}

void RulesetPart::offerBuiltIn() {
    const auto rulesets = builtInRulesets();
    if (!rulesets) {
        m_why->setText(m_book.worded(rulesets.error()));
        return;
    }
    QMenu menu(this);
    menu.setObjectName(u"rulesetMenu"_s);
    for (const Ruleset& ruleset : *rulesets)
        menu.addAction(menuText(ruleset.name.text()), this, [this, &ruleset] { choose(ruleset); });
    menu.exec(m_choose->mapToGlobal(QPoint(0, m_choose->height())));
}

void RulesetPart::choose(const Ruleset& ruleset) {
    const Event& event = m_book.event();
    if (const auto error = againstRuleset(event, ruleset)) {
        m_why->setText(tr("The event cannot be played by %1: %2.")
                           .arg(ruleset.name.text(), m_book.worded(*error)));
        return;
    }
    m_why->setText({});
    if (m_book.perform(chooseRuleset(event, ruleset)))
        m_book.say(Gravity::Note,
                   tr("The event is played by the ruleset %1. Ctrl+Z takes that back.")
                       .arg(ruleset.name.text()));
}

void RulesetPart::readFile() {
    const QString path = m_prompts.fileToOpen(this, tr("Ruleset from a file"),
                                              tr("Rulesets (*.json);;All files (*)"));
    if (path.isEmpty())
        return;
    const auto bytes = readWholeFile(path);
    const auto ruleset = bytes ? readRulesetDocument(*bytes) : tl::unexpected(bytes.error());
    if (ruleset)
        choose(*ruleset);
    else
        m_why->setText(m_book.worded(ruleset.error()));
}

void RulesetPart::saveFile() {
    const Ruleset& ruleset = m_book.play<RulesetPlay>()->ruleset;
    const QString path
        = m_prompts.fileToSave(this, tr("Save the ruleset"), tr("Rulesets (*.json);;All files (*)"),
                               fileNameOf(ruleset.name.text()) + u".json"_s);
    if (path.isEmpty())
        return;
    const auto written = writeReportFile(path, writeRulesetDocument(ruleset).toBytes());
    m_why->setText(written ? QString() : m_book.worded(written.error()));
    if (written)
        m_book.say(Gravity::Note, tr("Saved as %1.").arg(path));
}

} // namespace mentat
