#include "ui/ruleset/event/ruleset_part.h"

#include "app/session/ruleset/built_in_rulesets.h"
#include "model/document/bytes/input.h"
#include "model/document/bytes/json_positions.h"
#include "model/document/ruleset/ruleset_file.h"
#include "model/failure_kind.h"
#include "model/finding_kind.h"
#include "model/ruleset/ruleset_play.h"
#include "reports/wording/ruleset/ruleset_wording.h"
#include "reports/writers/file_writing.h"
#include "ui/desk/keys.h"
#include "ui/desk/open_book.h"
#include "ui/desk/widget_parts.h"
#include "ui/look/accent_button.h"
#include "ui/look/desk_theme.h"
#include "ui/look/fitting/areas.h"
#include "ui/look/fitting/list_with_panel.h"
#include "ui/look/fitting/rows.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"
#include "ui/ruleset/event/json_edit.h"
#include "ui/ruleset/event/ruleset_draft.h"
#include "ui/ruleset/event/ruleset_fields.h"

#include <QApplication>
#include <QFrame>
#include <QKeyEvent>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QTextBlock>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

constexpr int linesOfMistakes = 3; // below the text
constexpr int linesBeside = 12;
constexpr int lettersOfDocument = 100;
constexpr int leastLines = 8; // of the document: in a low window the page scrolls

/// An unknown key is the mistake, whatever its value.
ShownPart shownPartOf(const Finding& finding) {
    return finding.kind == FindingKind::UnknownKey || finding.kind == FindingKind::KeyTwice
               ? ShownPart::Key
               : ShownPart::Content;
}

/// Where parsing stopped: the failure has line and column.
qsizetype placeOfBreak(const Failure& failure, const QString& text) {
    const auto numberAt = [&](size_t position) {
        const auto* number = position < failure.values.size()
                                 ? std::get_if<qint64>(&failure.values[position])
                                 : nullptr;
        return number ? qsizetype(*number) : 1;
    };
    return failure.kind == FailureKind::BrokenJson ? positionOf(text, {numberAt(0), numberAt(1)})
                                                   : 0;
}

} // namespace

DocumentEditor::DocumentEditor(OpenBook& book, RulesetDraft& draft, QWidget* parent)
    : QWidget(parent)
    , m_book(book)
    , m_draft(draft)
    , m_text(named(new JsonEdit, u"rulesetDocument"_s, tr("Ruleset document")))
    , m_side(new QWidget)
    , m_parts(new QBoxLayout(QBoxLayout::TopToBottom))
    , m_sign(new IconLabel(16))
    , m_state(wrapped(named(new TextLabel(TextLevel::GroupTitle), u"documentState"_s)))
    , m_list(named(new QListWidget, u"documentMistakes"_s, tr("Mistakes in the document"))) {
    build();
    connect(m_text, &QPlainTextEdit::textChanged, this,
            [this] { m_draft.setText(wholeText(*m_text)); });
    connect(m_list, &QListWidget::itemActivated, this, [this](const QListWidgetItem* item) {
        goTo(m_mistakes[static_cast<size_t>(m_list->row(item))]);
    });
    connect(&m_draft, &RulesetDraft::changed, this, &DocumentEditor::follow);
    m_book.followEvent(this, [this] { m_text->setReadOnly(!m_book.canWrite()); });
    follow();
}

void DocumentEditor::build() {
    m_text->setReadOnly(!m_book.canWrite());
    m_list->setWordWrap(true);
    addAction(makeAct(this, {}, DeskKey::NextMistake, &DocumentEditor::goToNextMistake));
    actions().back()->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    keepToMeasure(*m_text, lettersOfDocument);
    auto* caption = wrapped(new TextLabel(
        TextLevel::Weak, tr("The whole ruleset as a JSON document. The event changes when you "
                            "apply it; %1 goes to the next mistake.")
                             .arg(keyName(DeskKey::NextMistake))));
    auto* state = rowOfParts({m_sign, {m_state, 1}});
    addParts(bareColumn(m_side, space::small), {state, m_list, FreeSpace{}});
    m_parts->setSpacing(space::page);
    m_parts->addWidget(m_text, nearlyAll);
    m_parts->addWidget(m_side);
    m_parts->addStretch(1);
    auto* column = addParts(bareColumn(this, space::small), {caption});
    column->addLayout(m_parts, 1);
}

void DocumentEditor::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

/// Beside the text, as every panel is beside its list.
void DocumentEditor::arrange() {
    const bool isBeside = width() >= ListWithPanel::roomForBoth(fontMetrics());
    m_parts->setDirection(isBeside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    const int side = std::min(ListWithPanel::leastPanel(), width() / 2);
    m_side->setMinimumWidth(isBeside ? side : 0);
    m_side->setMaximumWidth(isBeside ? side : QWIDGETSIZE_MAX);
    m_text->setMinimumHeight(leastLines * m_text->fontMetrics().lineSpacing());
    fitList();
}

/// Beside the text as high as its sentences; below it of one height, so that the text does not move
/// while one types.
void DocumentEditor::fitList() {
    const bool isBeside = m_parts->direction() == QBoxLayout::LeftToRight;
    const QFontMetrics letters = m_list->fontMetrics();
    const int frame = 2 * m_list->frameWidth() + space::small;
    int wanted = frame;
    const QRect room(0, 0, m_side->minimumWidth() - 2 * space::page, QWIDGETSIZE_MAX);
    for (int row = 0; isBeside && row < m_list->count(); ++row)
        wanted += letters.boundingRect(room, Qt::TextWordWrap, m_list->item(row)->text()).height()
                  + space::page;
    const int lines = isBeside ? linesBeside : linesOfMistakes;
    const int most = lines * (letters.lineSpacing() + space::tight) + frame;
    m_list->setFixedHeight(isBeside ? std::min(wanted, most) : most);
}

void DocumentEditor::startTyping() {
    m_text->setFocus(Qt::OtherFocusReason);
}

void DocumentEditor::follow() {
    if (wholeText(*m_text) != m_draft.text()) {
        const QSignalBlocker quiet(m_text);
        m_text->setPlainText(m_draft.text());
    }
    findMistakes();
    showMistakes();
}

void DocumentEditor::findMistakes() {
    m_mistakes.clear();
    const QString& text = m_draft.text();
    if (const auto& broken = m_draft.broken())
        m_mistakes.push_back({placeOfBreak(*broken, text), 1, m_book.worded(*broken)});
    for (const Finding& finding : m_draft.findings()) {
        const TextRange place = placeInJson(text, finding.where, shownPartOf(finding));
        m_mistakes.push_back({place.from, place.length, m_book.worded(finding)});
    }
    std::ranges::stable_sort(m_mistakes, {}, &Mistake::from);
}

/// Not by color alone: underlined with a wave, and listed with its line.
void DocumentEditor::showMistakes() {
    QList<QTextEdit::ExtraSelection> marks;
    m_list->clear();
    for (const Mistake& mistake : m_mistakes) {
        QTextEdit::ExtraSelection mark;
        mark.cursor = QTextCursor(m_text->document());
        const auto last = static_cast<qsizetype>(m_text->document()->characterCount()) - 1;
        const auto at = [&](qsizetype place) { return static_cast<int>(std::min(place, last)); };
        // A mistake at the end of the text underlines the last character.
        const qsizetype from = mistake.from >= last && last > 0 ? last - 1 : mistake.from;
        mark.cursor.setPosition(at(from));
        mark.cursor.setPosition(at(from + mistake.length), QTextCursor::KeepAnchor);
        mark.format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
        mark.format.setUnderlineColor(colorsOf(palette()).bad);
        mark.format.setFontWeight(QFont::Bold);
        marks.append(mark);
        const LineAndColumn place = lineAndColumn(m_draft.text(), mistake.from);
        m_list->addItem(
            tr("Line %1, column %2: %3")
                .arg(QString::number(place.line), QString::number(place.column), mistake.sentence));
    }
    m_text->setExtraSelections(marks);
    m_list->setVisible(!m_mistakes.empty());
    fitList();
    m_sign->setLineIcon(m_mistakes.empty() ? LineIcon::Check : LineIcon::Warning,
                        m_mistakes.empty() ? &Colors::good : &Colors::bad);
    m_state->setText(m_mistakes.empty()
                         ? tr("No mistakes")
                         : tr("%n mistake(s)", nullptr, static_cast<int>(m_mistakes.size())));
}

void DocumentEditor::goTo(const Mistake& mistake) {
    QTextCursor cursor = m_text->textCursor();
    cursor.setPosition(static_cast<int>(std::min(mistake.from, m_draft.text().size())));
    m_text->setTextCursor(cursor);
    m_text->ensureCursorVisible();
    m_text->setFocus(Qt::OtherFocusReason);
}

void DocumentEditor::goToNextMistake() {
    if (m_mistakes.empty())
        return;
    const qsizetype caret = m_text->textCursor().position();
    const auto next = std::ranges::find_if(
        m_mistakes, [&](const Mistake& mistake) { return mistake.from > caret; });
    goTo(next == m_mistakes.end() ? m_mistakes.front() : *next);
}

namespace {

constexpr qsizetype faultsShown = 3;

WrappingRow* rowOfButtons(std::initializer_list<QPushButton*> buttons) {
    auto* row = new WrappingRow;
    row->setSpacing(space::small);
    for (QPushButton* button : buttons) {
        button->setAutoDefault(true); // Enter presses it while it has the focus
        row->addWidget(button);
    }
    row->addStretch();
    return row;
}

} // namespace

RulesetPart::RulesetPart(const PageContext& pageContext)
    : m_book(pageContext.book)
    , m_prompts(pageContext.prompts)
    , m_draft(new RulesetDraft(pageContext.book, this))
    , m_name(wrapped(named(new TextLabel(TextLevel::PageTitle), u"rulesetName"_s)))
    , m_note(wrapped(named(new TextLabel(TextLevel::Weak), u"rulesetNote"_s)))
    , m_fields(new RulesetFields(pageContext.book, *m_draft))
    , m_document(new DocumentEditor(pageContext.book, *m_draft))
    , m_fieldsArea(named(new DownArea, u"rulesetArea"_s))
    , m_stack(new QStackedWidget)
    , m_why(named(new ReasonLine, u"rulesetWhy"_s))
    , m_choose(named(new QPushButton(tr("Choose another…")), u"chooseRuleset"_s))
    , m_read(named(new QPushButton(tr("From a file…")), u"readRuleset"_s))
    , m_save(named(new QPushButton(tr("Save as a file…")), u"saveRuleset"_s))
    , m_advanced(named(new QPushButton(tr("Advanced: the document")), u"advancedRuleset"_s))
    , m_bar(named(new QFrame, u"rulesetBar"_s))
    , m_effect(plainLabel(u"rulesetEffect"_s))
    , m_fault(named(new ReasonLine, u"rulesetFault"_s))
    , m_acts(new QWidget(this))
    , m_take(named(keyed(new AccentButton(tr("Apply the change")), DeskKey::TakeRuleset),
                   u"takeRuleset"_s))
    , m_discard(named(keyed(new QPushButton(tr("Discard")), QKeySequence(Qt::Key_Escape)),
                      u"discardRuleset"_s))
    , m_question(named(new QFrame, u"rulesetQuestion"_s))
    , m_throwAway(named(new QPushButton(tr("Discard")), u"throwAwayRuleset"_s))
    , m_keep(named(new QPushButton(tr("Keep editing")), u"keepRuleset"_s)) {
    setObjectName(u"rulesetPart"_s);
    build();
    connect(m_choose, &QPushButton::clicked, this, &RulesetPart::offerBuiltIn);
    connect(m_read, &QPushButton::clicked, this, &RulesetPart::readFile);
    connect(m_save, &QPushButton::clicked, this, &RulesetPart::saveFile);
    connect(m_advanced, &QPushButton::toggled, this, &RulesetPart::showAdvanced);
    connect(m_take, &QPushButton::clicked, this, &RulesetPart::take);
    connect(m_discard, &QPushButton::clicked, this, &RulesetPart::askToDiscard);
    connect(m_throwAway, &QPushButton::clicked, this, [this] { answer(true); });
    connect(m_keep, &QPushButton::clicked, this, [this] { answer(false); });
    connect(m_draft, &RulesetDraft::changed, this, &RulesetPart::showAll);
    connect(&m_book, &OpenBook::eventChosen, this, [this] { m_why->setText({}); });
    connect(
        m_fields, &RulesetFields::moved, this,
        [this] {
            if (m_fields->isAncestorOf(QApplication::focusWidget()))
                m_fieldsArea->ensureWidgetVisible(QApplication::focusWidget());
        },
        Qt::QueuedConnection); // queued until it has its position
    m_book.followEvent(this, &RulesetPart::showAll);
    showAll();
}

void RulesetPart::build() {
    for (TextLabel* label : {m_name, m_note})
        label->setTextFormat(Qt::PlainText);
    m_advanced->setCheckable(true);
    auto* inner = new QWidget;
    addParts(columnWithin(inner, {0, 0, space::small, space::page}, space::small),
             {m_note, m_fields, FreeSpace{}});
    m_fieldsArea->setWidget(inner);
    m_stack->addWidget(m_fieldsArea);
    m_stack->addWidget(m_document);
    buildBar();
    addParts(
        columnWithin(this, {0, 0, 0, space::page}, space::small),
        {m_name, rowOfButtons({m_choose, m_read, m_save, m_advanced}), m_why, {m_stack, 1}, m_bar});
    auto* act = makeAct(this, {}, DeskKey::TakeRuleset, &RulesetPart::take);
    act->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    addAction(act);
    // Same keys here: the button is elsewhere.
    auto* escape = new QAction(this);
    escape->setShortcut(Qt::Key_Escape);
    escape->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(escape, &QAction::triggered, this, &RulesetPart::askToDiscard);
    m_acts->addActions({act, escape});
}

void RulesetPart::buildBar() {
    m_bar->setFrameShape(QFrame::StyledPanel);
    m_question->setFrameShape(QFrame::NoFrame);
    auto* question = addParts(bareColumn(m_question, space::small),
                              {wrapped(new QLabel(tr("Discard the changes to the ruleset?"))),
                               rowOfButtons({m_throwAway, m_keep})});
    Q_UNUSED(question)
    m_question->hide();
    addParts(
        columnWithin(m_bar, {space::small, space::small, space::small, space::small}, space::small),
        {m_effect, m_fault, m_question, rowOfButtons({m_discard})});
    m_take->setAutoDefault(true); // like the buttons of the rows
    addParts(bareRow(m_acts), {m_take});
}

/// What is wrong with the draft, as little as fits beside the apply button.
QStringList RulesetPart::faults() const {
    QStringList sentences;
    if (const auto& broken = m_draft->broken())
        sentences.append(m_book.worded(*broken));
    else if (const auto& against = m_draft->against())
        sentences.append(tr("The event cannot use this ruleset: %1.").arg(m_book.worded(*against)));
    else if (!m_draft->findings().empty())
        sentences = QStringList{tr("%n mistake(s) to fix", nullptr,
                                   static_cast<int>(m_draft->findings().size()))}
                    + m_fields->faultsElsewhere().mid(0, faultsShown);
    return sentences;
}

void RulesetPart::showAll() {
    if (!m_book.play<RulesetPlay>())
        return;
    m_choose->setEnabled(m_book.canWrite());
    m_read->setEnabled(m_book.canWrite());
    showName();
    showBar();
}

void RulesetPart::showName() {
    const Ruleset& ruleset
        = m_draft->ruleset() ? *m_draft->ruleset() : m_book.play<RulesetPlay>()->ruleset;
    const bool isCoded = ruleset.code && *ruleset.code != ruleset.name.text();
    m_name->setText(isCoded ? tr("%1 (%2)").arg(ruleset.name.text(), *ruleset.code)
                            : ruleset.name.text());
    m_note->setText(ruleset.note.value_or(QString()));
    m_note->setVisible(ruleset.note.has_value());
}

void RulesetPart::showBar() {
    const bool isChanged = m_draft->isChanged() && m_book.canWrite();
    m_bar->setVisible(isChanged);
    m_take->setVisible(isChanged);
    if (!isChanged)
        m_question->hide();
    const QStringList wrong = faults();
    m_fault->setText(wrong.join(u'\n'));
    m_effect->setVisible(wrong.isEmpty());
    if (wrong.isEmpty() && isChanged) {
        const auto nameOf
            = [this](const PlayerId& player) { return playerName(m_book.event(), player); };
        m_effect->setText(
            rulesetOutcomeSentences(m_book.wording().language(), m_draft->outcome(), nameOf)
                .join(u' '));
    }
    m_take->setEnabled(m_draft->canBeTaken());
}

void RulesetPart::showAdvanced(bool isAdvanced) {
    m_stack->setCurrentWidget(isAdvanced ? static_cast<QWidget*>(m_document) : m_fieldsArea);
    if (!isAdvanced && m_draft->broken()) {
        const QSignalBlocker quiet(m_advanced);
        m_advanced->setChecked(true);
        m_stack->setCurrentWidget(m_document);
        m_why->setText(tr("Fix the document to see it as sentences."));
    } else {
        m_why->setText({});
    }
    startTyping();
}

void RulesetPart::startTyping() {
    if (m_stack->currentWidget() == m_document)
        m_document->startTyping();
    else if (m_book.canWrite())
        m_fields->startTyping();
    else
        m_save->setFocus(Qt::OtherFocusReason);
}

void RulesetPart::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    startTyping();
}

void RulesetPart::keyPressEvent(QKeyEvent* event) {
    if (isPlainEnter(*event) && m_draft->canBeTaken()) {
        take();
    } else if (event->key() == Qt::Key_Escape && m_question->isVisible()) {
        answer(false);
    } else if (event->key() == Qt::Key_Escape && m_draft->isChanged()) {
        askToDiscard();
    } else {
        QWidget::keyPressEvent(event);
    }
}

void RulesetPart::take() {
    if (!m_draft->isChanged() || !m_book.canWrite())
        return;
    if (m_draft->take())
        startTyping();
    else if (!m_draft->canBeTaken())
        m_book.say(Gravity::Refused, faults().join(u' '));
}

void RulesetPart::askToDiscard() {
    m_question->show();
    m_throwAway->setFocus(Qt::OtherFocusReason);
}

void RulesetPart::answer(bool discard) {
    m_question->hide();
    if (discard)
        m_draft->discard();
    startTyping();
}

void RulesetPart::offerBuiltIn() {
    const auto rulesets = builtInRulesets();
    if (!rulesets) {
        m_why->setText(m_book.worded(rulesets.error()));
        return;
    }
    QMenu menu(this);
    menu.setObjectName(u"rulesetMenu"_s);
    const Ruleset* chosen = nullptr;
    for (const Ruleset& ruleset : *rulesets)
        menu.addAction(menuText(rulesetTitle(ruleset)), this, [&] { chosen = &ruleset; });
    menu.exec(m_choose->mapToGlobal(QPoint(0, m_choose->height())));
    if (chosen) // the menu has closed and no longer moves the focus
        choose(*chosen);
}

void RulesetPart::choose(const Ruleset& ruleset) {
    m_why->setText({});
    m_draft->choose(ruleset);
    if (m_draft->canBeTaken())
        m_take->setFocus(Qt::OtherFocusReason);
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

/// Saves the shown ruleset, including changes not applied yet.
void RulesetPart::saveFile() {
    if (m_draft->isChanged() && !m_draft->ruleset()) {
        m_why->setText(tr("A ruleset with mistakes cannot be saved as a file."));
        return;
    }
    const Ruleset ruleset = m_draft->ruleset().value_or(m_book.play<RulesetPlay>()->ruleset);
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

std::vector<HalfTyped> halfChangedRuleset(const OpenBook& book) {
    if (!book.play<RulesetPlay>() || !hasRulesetDraft(book))
        return {};
    return {{RulesetPart::tr("The ruleset has unsaved changes"), u"event"_s, u"rulesetPart"_s}};
}

} // namespace mentat

#include "moc_ruleset_part.cpp"
