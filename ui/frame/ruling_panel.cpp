#include "ui/frame/ruling_panel.h"

#include "app/session/acts.h"
#include "model/failure_kind.h"
#include "ui/desk/book_rules.h"
#include "ui/desk/keys.h"
#include "ui/desk/widget_parts.h"
#include "ui/look/accent_button.h"
#include "ui/look/fields.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QApplication>
#include <QCompleter>
#include <QCryptographicHash>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

/// The draft of a ruling: a line each for question, entry, and place, then the answer.
const DraftAddress draftOfRuling = u"ruling"_s;
constexpr int answerLines = 3;

/// The draft of a change to a ruling, by the ruling's original text: rulings have no permanent
/// number.
DraftAddress draftOfChange(const Ruling& ruling) {
    const QString said
        = ruling.question.value_or(QString()) + u'\n' + ruling.answer.value_or(QString());
    const QByteArray digest = QCryptographicHash::hash(said.toUtf8(), QCryptographicHash::Sha1);
    return draftOfRuling + u' ' + QString::fromLatin1(digest.toHex().first(12));
}

} // namespace

RulingPanel::RulingPanel(const PageContext& pageContext, QWidget* parent)
    : QFrame(parent)
    , m_book(pageContext.book)
    , m_question(named(new QLineEdit, u"rulingQuestion"_s))
    , m_answer(named(new QPlainTextEdit, u"rulingAnswer"_s))
    , m_entry(named(new QLineEdit, u"rulingEntry"_s))
    , m_place(named(new QLineEdit, u"rulingPlace"_s))
    , m_complaint(wrapped(named(new TextLabel(TextLevel::Strong), u"rulingComplaint"_s)))
    , m_record(new AccentButton)
    , m_title(new TextLabel(TextLevel::GroupTitle)) {
    build();
    for (QLineEdit* line : {m_question, m_entry, m_place})
        connect(line, &QLineEdit::textChanged, this, &RulingPanel::keepDraft);
    connect(m_answer, &QPlainTextEdit::textChanged, this, &RulingPanel::keepDraft);
    connect(m_record, &QPushButton::clicked, this, &RulingPanel::record);
    connect(&m_book, &OpenBook::eventChosen, this, [this] {
        m_changed.reset();
        hide();
    });
    hide();
}

void RulingPanel::build() {
    setObjectName(u"rulingPanel"_s);
    setFrameShape(QFrame::StyledPanel);
    m_answer->setTabChangesFocus(true);
    m_answer->setFixedHeight(answerLines * m_answer->fontMetrics().lineSpacing() + space::page);
    m_entry->setPlaceholderText(tr("Title of a rule, if it belongs to one"));
    m_entry->setClearButtonEnabled(true);
    m_place->setPlaceholderText(tr("2/3: heat 2, table 3"));
    makeRoomForHint(*m_place);
    auto* leave = named(keyed(new QPushButton(tr("Finish later")), QKeySequence(Qt::Key_Escape)),
                        u"rulingLater"_s);
    connect(leave, &QPushButton::clicked, this, &RulingPanel::leave);

    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(space::page, space::small, space::page, space::small);
    grid->setHorizontalSpacing(space::small);
    grid->setVerticalSpacing(space::tight);
    const auto add = [&](int row, int column, const QString& text, QWidget* field, int columns) {
        grid->addWidget(labelOf(*field, text), row, column);
        grid->addWidget(field, row, column + 1, 1, columns);
    };
    grid->addWidget(m_title, 0, 0, 1, 4);
    add(1, 0, tr("&Question"), m_question, 3);
    add(2, 0, tr("A&nswer"), m_answer, 3);
    add(3, 0, tr("&Belongs to"), m_entry, 1);
    add(3, 2, tr("Tab&le"), m_place, 1);
    auto* buttons = rowOfParts({{m_complaint, 1}, leave, m_record});
    grid->addLayout(buttons, 4, 0, 1, 4);
    grid->setColumnStretch(1, 3);
    grid->setColumnStretch(3, 1);
}

void RulingPanel::open(const RulingStart& start) {
    offerEntries();
    if (isHidden())
        m_focusBefore = QApplication::focusWidget();
    if (isHidden() || m_changed) {
        m_changed.reset();
        takeDraft(m_book.draft(draftOfRuling).value_or(QString()));
    }
    if (m_question->text().isEmpty() && m_entry->text().isEmpty())
        fill(start.question, m_answer->toPlainText(), titleOf(start.entry), m_place->text());
    present(tr("New ruling"), tr("Record the ruling"));
}

void RulingPanel::change(const Ruling& ruling) {
    offerEntries();
    if (isHidden())
        m_focusBefore = QApplication::focusWidget();
    m_changed = ruling;
    takeDraft(m_book.draft(draftOfChange(ruling)).value_or(asTyped(ruling)));
    present(tr("Change the ruling"), tr("Record the change"));
}

void RulingPanel::present(const QString& title, const QString& act) {
    m_title->setText(title);
    setTextAndKey(*m_record, act, sequenceOf(DeskKey::RecordRuling));
    m_record->setEnabled(m_book.canWrite());
    if (m_book.canWrite())
        m_complaint->clear();
    else
        m_complaint->setText(m_book.canWriteFile()
                                 ? tr("This event cannot be changed. What you typed is kept.")
                                 : m_book.worded({FailureKind::ReadOnly, {}, {}}));
    show();
    m_question->setFocus(Qt::ShortcutFocusReason);
}

/// Filled by Mentat, so it is not typed text.
void RulingPanel::fill(const QString& question, const QString& answer, const QString& entry,
                       const QString& place) {
    m_isTakingDraft = true;
    m_question->setText(question);
    m_entry->setText(entry);
    m_place->setText(place);
    m_answer->setPlainText(answer);
    m_isTakingDraft = false;
}

/// In the format that takeDraft() reads.
QString RulingPanel::asTyped(const Ruling& ruling) const {
    QString place;
    if (ruling.table)
        place = (ruling.heat ? QString::number(ruling.heat->value()) + u'/' : QString())
                + QString::number(ruling.table->value());
    return QStringList{ruling.question.value_or(QString()),
                       titleOf(ruling.entry.value_or(QString())), place,
                       ruling.answer.value_or(QString())}
        .join(u'\n');
}

/// The id, if this version does not know the entry.
QString RulingPanel::titleOf(const QString& entry) const {
    const RulesDesk* desk = m_book.rules().desk();
    const RuleEntry* found = desk ? desk->find(entry) : nullptr;
    return found ? found->title : entry;
}

void RulingPanel::offerEntries() {
    QStringList titles;
    BookRules& rules = m_book.rules();
    if (const RulesDesk* desk = rules.desk()) {
        for (const RuleEntry* entry : desk->search({}, rules.scope())) {
            if (entry->status != RuleStatus::GmsRuling)
                titles.append(entry->title);
        }
    }
    auto* completer = new QCompleter(titles, m_entry);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setFilterMode(Qt::MatchContains);
    delete m_entry->completer();
    m_entry->setCompleter(completer);
}

void RulingPanel::takeDraft(const QString& draft) {
    const QStringList lines = draft.split(u'\n');
    fill(lines.value(0), lines.mid(3).join(u'\n'), lines.value(1), lines.value(2));
}

void RulingPanel::keepDraft() {
    if (m_isTakingDraft || !m_book.hasEvent() || !m_book.canWriteFile())
        return;
    const QStringList lines{m_question->text(), m_entry->text(), m_place->text(),
                            m_answer->toPlainText()};
    if (m_book.canWrite())
        m_complaint->clear();
    Session& session = m_book.session();
    const DraftAddress address = m_changed ? draftOfChange(*m_changed) : draftOfRuling;
    const bool isNothing = m_changed ? lines.join(u'\n') == asTyped(*m_changed)
                                     : std::ranges::all_of(lines, &QString::isEmpty);
    m_book.succeeded(isNothing ? session.discardDraft(m_book.eventId(), address)
                               : session.saveDraft(m_book.eventId(), address, lines.join(u'\n')));
}

std::optional<QString> RulingPanel::namedEntry() const {
    const QString named = m_entry->text().trimmed();
    if (named.isEmpty())
        return QString();
    if (m_changed && m_changed->entry && titleOf(*m_changed->entry) == named)
        return m_changed->entry;
    BookRules& rules = m_book.rules();
    if (const RulesDesk* desk = rules.desk()) {
        for (const RuleEntry* entry : desk->search({}, rules.scope())) {
            if (entry->status != RuleStatus::GmsRuling
                && (entry->title.compare(named, Qt::CaseInsensitive) == 0 || entry->id == named))
                return entry->id;
        }
    }
    return std::nullopt;
}

bool RulingPanel::readPlace(Ruling& ruling) const {
    const QString typed = m_place->text().simplified();
    if (typed.isEmpty())
        return true;
    static const QRegularExpression place(u"^(?:(\\d{1,4}) ?/ ?)?(\\d{1,4})$"_s);
    const auto match = place.match(typed);
    const auto table = TableNumber::fromInt(match.captured(2).toInt());
    if (!match.hasMatch() || !table)
        return false;
    ruling.table = table;
    if (match.hasCaptured(1))
        ruling.heat = HeatNumber::fromInt(match.captured(1).toInt());
    return !match.hasCaptured(1) || ruling.heat;
}

void RulingPanel::complain(const QString& sentence, QWidget& field) {
    m_complaint->setText(sentence);
    field.setFocus();
}

std::optional<Ruling> RulingPanel::typedRuling() {
    Ruling ruling = m_changed.value_or(Ruling());
    ruling.question = m_question->text().trimmed();
    if (const QString typed = m_answer->toPlainText(); typed != ruling.answer)
        ruling.answer = typed.simplified();
    ruling.entry = namedEntry();
    ruling.heat.reset();
    ruling.table.reset();
    if (ruling.question->isEmpty())
        complain(tr("Type the question."), *m_question);
    else if (ruling.answer->isEmpty())
        complain(tr("Type the answer."), *m_answer);
    else if (!ruling.entry)
        complain(tr("No rule has this title. Choose one from the list, or leave the field empty."),
                 *m_entry);
    else if (!readPlace(ruling))
        complain(tr("Type a table number, or heat and table, such as 2/3."), *m_place);
    else
        return ruling;
    return std::nullopt;
}

void RulingPanel::record() {
    auto ruling = m_book.canWrite() ? typedRuling() : std::nullopt;
    if (!ruling)
        return;
    const QString entry = *ruling->entry;
    if (entry.isEmpty())
        ruling->entry.reset();
    if (m_changed) {
        auto change = changeRuling(m_book.event(), *m_changed, *ruling);
        if (change)
            change->settlesDraft = draftOfChange(*m_changed);
        if (!m_book.perform(change))
            return;
        leave();
        m_book.say(Gravity::Note, tr("Ruling changed: %1").arg(*ruling->question));
    } else {
        ruling->time = m_book.now();
        auto change = recordRuling(m_book.event(), *ruling);
        if (change)
            change->settlesDraft = draftOfRuling;
        if (!m_book.perform(change))
            return;
        fill({}, {}, {}, {});
        leave();
        m_book.say(Gravity::Note, tr("Ruling recorded: %1").arg(*ruling->question));
    }
    Q_EMIT recorded(entry);
}

void RulingPanel::leave() {
    m_changed.reset();
    hide();
    if (m_focusBefore)
        m_focusBefore->setFocus(Qt::OtherFocusReason);
}

/// Claims keys that the page behind uses too: here they record or close.
bool RulingPanel::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (QKeySequence(key->keyCombination()) == sequenceOf(DeskKey::RecordRuling)
            || key->key() == Qt::Key_Escape) {
            event->accept();
            return true;
        }
    }
    return QFrame::event(event);
}

void RulingPanel::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape)
        leave();
    else if (QKeySequence(event->keyCombination()) == sequenceOf(DeskKey::RecordRuling))
        record();
    else
        QFrame::keyPressEvent(event);
}

} // namespace mentat

#include "moc_ruling_panel.cpp"
