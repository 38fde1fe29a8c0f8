#include "ui/heats/event/settings_part.h"

#include "app/session/acts.h"
#include "scoring/outcome_change.h"
#include "ui/dialogs/setting_editor.h"
#include "ui/look/fitting/areas.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QEvent>
#include <QGridLayout>
#include <QPushButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr int mostOfNames = 4; // of the width, a quarter: effects need the rest

bool isOfWinPoints(SettingKey key) {
    return std::holds_alternative<WinEntry>(valueOf(Settings(), key));
}

QLabel* weakLine(const QString& text) {
    auto* label = wrapped(new TextLabel(TextLevel::Weak, text));
    return label;
}

} // namespace

SettingsPart::SettingsPart(const PageContext& pageContext, const QString& tableTitle)
    : m_book(pageContext.book)
    , m_facts(kindOf<RulesKind>(m_book.event()).facts())
    , m_grids{new QGridLayout, new QGridLayout}
    , m_question(named(new QFrame, u"settingQuestion"_s))
    , m_questionText(plainLabel(u"settingQuestionText"_s))
    , m_change(named(new QPushButton(tr("Change")), u"settingChange"_s))
    , m_leave(named(new QPushButton(tr("Keep as it was")), u"settingLeave"_s)) {
    setObjectName(u"settingsPart"_s);
    makeBare(*this);
    build(tableTitle);
    connect(m_change, &QPushButton::clicked, this, [this] { answer(true); });
    connect(m_leave, &QPushButton::clicked, this, [this] { answer(false); });
    connect(&m_book, &OpenBook::eventChanged, this, &SettingsPart::showSettings);
    connect(&m_book, &OpenBook::eventChosen, this, [this] {
        m_asked.reset();
        if (m_book.hasEvent()) {
            // Text typed over a setting was meant for the other event.
            for (const auto& [key, row] : m_rows)
                resetEditor(key);
        }
        showSettings();
    });
    showSettings();
}

void SettingsPart::build(const QString& tableTitle) {
    m_question->setFrameShape(QFrame::StyledPanel);
    auto* questionRow = new QHBoxLayout(m_question);
    questionRow->setSpacing(space::small);
    addParts(questionRow, {{m_questionText, 1}, m_change, m_leave});

    const auto [settings, table] = m_grids;
    for (QGridLayout* grid : m_grids) {
        grid->setHorizontalSpacing(space::page);
        grid->setVerticalSpacing(space::small);
        grid->setColumnStretch(3, 1);
    }
    if (!tableTitle.isEmpty())
        table->addWidget(SettingEditor::winPointsHeader().release(), 0, 1);
    for (const SettingKey key : m_facts.settingKeys) {
        if (isOfWinPoints(key))
            addWinRow(*table, key);
        else
            addSetting(*settings, key);
    }
    auto* inner = new QWidget;
    addParts(columnWithin(inner, {0, 0, space::small, space::page}, space::medium),
             {m_question, settings, Distance{space::medium},
              named(new TextLabel(TextLevel::GroupTitle, tableTitle), u"settingsTable"_s), table,
              FreeSpace{}});
    if (tableTitle.isEmpty())
        inner->findChild<QWidget*>(u"settingsTable"_s)->hide();
    setWidget(inner);
}

SettingsPart::Row SettingsPart::makeRow(SettingKey key) {
    auto* editor = new SettingEditor(key, valueOf(m_book.event().settings, key), m_book.wording());
    auto* mark = new TextLabel(TextLevel::Strong);
    mark->setObjectName(QString(u"mark-"_s + keyText(key)));
    mark->setWordWrap(true);
    connect(editor, &SettingEditor::edited, this, [this, editor] { edited(*editor); });
    Row row{editor, mark, editor->value()};
    m_rows.emplace(key, row);
    return row;
}

void SettingsPart::addSetting(QGridLayout& grid, SettingKey key) {
    const int place = grid.rowCount();
    const Row row = makeRow(key);
    addName(grid, place, row, key)->setWordWrap(true);
    row.editor->firstControl()->setAccessibleDescription(m_book.wording().settingEffect(key));
    grid.addWidget(row.editor, place, 1);
    auto* told = addParts(bareColumn(nullptr, 0),
                          {weakLine(m_book.wording().settingEffect(key)), row.mark});
    grid.addLayout(told, place, 3);
}

void SettingsPart::addWinRow(QGridLayout& grid, SettingKey key) {
    const int place = grid.rowCount();
    const Row row = makeRow(key);
    addName(grid, place, row, key);
    grid.addWidget(row.editor, place, 1);
    grid.addWidget(row.mark, place, 3);
}

QLabel* SettingsPart::addName(QGridLayout& grid, int place, const Row& row, SettingKey key) {
    auto* name = new QLabel(m_book.wording().settingName(key));
    name->setBuddy(row.editor->firstControl());
    m_names.push_back(name);
    grid.addWidget(name, place, 0);
    return name;
}

void SettingsPart::fitNames() {
    int longest = 0;
    for (const QLabel* name : m_names)
        longest = std::max(longest, name->sizeHint().width());
    for (QGridLayout* grid : m_grids)
        grid->setColumnMinimumWidth(0, std::min(longest, viewport()->width() / mostOfNames));
}

void SettingsPart::changeEvent(QEvent* event) {
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitNames();
}

void SettingsPart::resizeEvent(QResizeEvent* event) {
    QScrollArea::resizeEvent(event);
    fitNames();
}

NameOf SettingsPart::nameOf() const {
    return [this](const PlayerId& player) { return playerName(m_book.event(), player); };
}

void SettingsPart::edited(SettingEditor& editor) {
    const Event& event = m_book.event();
    const SettingKey key = editor.key();
    if (editor.value() == valueOf(event.settings, key)) {
        if (m_asked == key)
            answer(false);
        return;
    }
    const auto settings = withSetting(event.settings, key, editor.value());
    if (!settings) {
        m_book.say(Gravity::Refused, tr("%1 cannot be %2.")
                                         .arg(m_book.wording().settingName(key),
                                              m_book.wording().settingValue(editor.value())));
        return;
    }
    Event changed = event;
    changed.settings = *settings;
    const OutcomeChange outcome = outcomeChange(event, changed);
    if (outcome.isNothing()) {
        if (!m_book.perform(changeSettings(event, *settings)))
            resetEditor(key);
        return;
    }
    const SettingDifference difference{key, valueOf(event.settings, key), editor.value()};
    ask(key, m_book.wording().settingDifference(difference),
        m_book.wording().outcomeChange(outcome, nameOf()));
}

void SettingsPart::ask(SettingKey key, const QString& difference, const QString& outcome) {
    // One question at a time: another pending setting returns to its value.
    if (m_asked && *m_asked != key)
        resetEditor(*m_asked);
    m_asked = key;
    m_questionText->setText(tr("%1. This changes past results: %2.").arg(difference, outcome));
    m_question->setAccessibleName(m_questionText->text());
    m_question->show();
    ensureWidgetVisible(m_question);
    m_change->setFocus();
}

void SettingsPart::answer(bool change) {
    if (!m_asked)
        return;
    const SettingKey key = *m_asked;
    m_asked.reset();
    SettingEditor& editor = *m_rows.at(key).editor;
    if (change) {
        if (const auto settings = withSetting(m_book.event().settings, key, editor.value()))
            m_book.perform(changeSettings(m_book.event(), *settings));
    }
    resetEditor(key);
    showSettings();
    editor.firstControl()->setFocus();
}

void SettingsPart::showSettings() {
    if (!m_book.hasEvent())
        return;
    for (auto& [key, row] : m_rows) {
        const SettingValue value = valueOf(m_book.event().settings, key);
        if (value != row.shown && m_asked != key)
            resetEditor(key);
        row.editor->setEnabled(m_book.canWrite());
        showMark(key, row);
    }
    m_question->setVisible(m_asked.has_value());
}

void SettingsPart::resetEditor(SettingKey key) {
    Row& row = m_rows.at(key);
    row.shown = valueOf(m_book.event().settings, key);
    row.editor->setValue(row.shown);
}

void SettingsPart::showMark(SettingKey key, const Row& row) {
    const SettingValue usual = valueOf(m_facts.settings, key);
    const bool changed = valueOf(m_book.event().settings, key) != usual;
    row.mark->setText(
        changed ? tr("● Changed: %1 by the rules").arg(m_book.wording().settingValue(usual))
                : QString());
    row.mark->setVisible(changed);
}

} // namespace mentat

#include "moc_settings_part.cpp"
