#include "ui/dialogs/question_dialogs.h"

#include "ui/desk/preferences.h"
#include "ui/dialogs/form.h"
#include "ui/look/accent_button.h"
#include "ui/look/fields.h"
#include "ui/look/fitting/areas.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace mentat {

ReasonDialog::ReasonDialog(const QString& title, const QString& accept, const QString& explanation,
                           QWidget* parent)
    : QDialog(parent)
    , m_reason(new QLineEdit) {
    setWindowTitle(title);
    QFormLayout* form = addForm(*this, accept);
    form->addRow(tr("&Reason"), m_reason);
    addExplanation(*form, explanation);
    auto* act = findChild<QDialogButtonBox*>()->findChild<QPushButton*>();
    act->setEnabled(false);
    connect(m_reason, &QLineEdit::textChanged, this,
            [this, act] { act->setEnabled(!reason().isEmpty()); });
}

QString ReasonDialog::reason() const {
    return m_reason->text().trimmed();
}

ScorekeeperDialog::ScorekeeperDialog(const QString& initials, QWidget* parent)
    : QDialog(parent)
    , m_initials(new QLineEdit(initials)) {
    setWindowTitle(tr("Who is at the desk"));
    m_initials->setMaxLength(12);
    m_initials->selectAll();
    QFormLayout* form = addForm(*this, tr("Start"));
    form->addRow(tr("&Initials"), m_initials);
    addExplanation(*form, tr("Your changes are marked with these initials."));
}

QString ScorekeeperDialog::initials() const {
    return m_initials->text().trimmed();
}

void askForScorekeeper(Preferences& preferences, QWidget* over) {
    ScorekeeperDialog dialog(preferences.choices().scorekeeper, over);
    if (dialog.exec() != QDialog::Accepted)
        return;
    Choices choices = preferences.choices();
    choices.scorekeeper = dialog.initials();
    preferences.setChoices(choices);
}

namespace {

constexpr int lettersALine = 52;

} // namespace

LeavingDialog::LeavingDialog(const QString& title, const QString& sentence, const QStringList& ways,
                             QWidget* parent, std::optional<qsizetype> losing)
    : QDialog(parent) {
    setWindowTitle(title);
    auto* what = new QLabel(sentence);
    what->setObjectName(u"leavingText"_s);
    showPlainly(*what);
    what->setMinimumWidth(fontMetrics().averageCharWidth() * lettersALine);
    auto* column
        = columnWithin(this, {space::page, space::page, space::page, space::page}, space::small);
    column->addWidget(new DownArea(what), 1); // a long path wraps into many lines
    openWhole(*this);
    column->addSpacing(space::small);
    for (qsizetype way = 0; way < ways.size(); ++way) {
        QPushButton* button = way == 0 ? new AccentButton(ways[way]) : new QPushButton(ways[way]);
        button->setAutoDefault(false);
        button->setDefault(way == 0);
        if (way == losing)
            keepFromEnter(*button);
        column->addWidget(button);
        connect(button, &QPushButton::clicked, this, [this, way] {
            m_way = way;
            accept();
        });
    }
    auto* stay = new QPushButton(tr("Stay here"));
    stay->setAutoDefault(false);
    column->addWidget(stay);
    connect(stay, &QPushButton::clicked, this, &QDialog::reject);
}

std::optional<qsizetype> LeavingDialog::ask() {
    return exec() == QDialog::Accepted ? m_way : std::nullopt;
}

namespace {

constexpr int copyRows = 5;
constexpr int sentenceLetters = 56;

} // namespace

RemovalDialog::RemovalDialog(const Question& question, QWidget* parent)
    : QDialog(parent)
    , m_deleteCopies(new QCheckBox(tr("&Delete these copies once a new backup is made"))) {
    setWindowTitle(tr("Remove %1").arg(question.name));
    QFormLayout* form = addForm(*this, tr("Remove permanently"), OnEnter::Cancels);
    auto* what = new QLabel(
        question.events == 0
            ? tr("%1 is not in any event, so nothing about them stays in this file.")
                  .arg(question.name)
            : tr("%1's games in %n event(s) stay, under the name “%2”.", nullptr, question.events)
                  .arg(question.name, question.neutral));
    what->setTextFormat(Qt::PlainText);
    what->setObjectName(u"removalText"_s);
    what->setWordWrap(true);
    what->setMinimumWidth(fontMetrics().averageCharWidth() * sentenceLetters);
    form->addRow(what);
    addExplanation(*form, tr("Name, badge, phone, e-mail, and notes are removed from every year "
                             "and from the journal. A note that uses another name stays. This "
                             "cannot be undone, and neither can anything before it."));
    m_deleteCopies->setObjectName(u"removalCopies"_s);
    if (!question.copies.isEmpty())
        addCopies(*form, question.copies);
}

void RemovalDialog::showEvent(QShowEvent* event) {
    QDialog::showEvent(event);
    findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Cancel)->setFocus();
}

void RemovalDialog::addCopies(QFormLayout& form, const QStringList& copies) {
    auto* list = new QListWidget;
    list->setObjectName(u"removalCopyList"_s);
    list->setAccessibleName(tr("Copies of the file that contain the name"));
    for (const QString& copy : copies)
        list->addItem(QDir::toNativeSeparators(copy));
    list->setTextElideMode(Qt::ElideMiddle);
    list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    const int rows = qMin(int(copies.size()), copyRows);
    list->setFixedHeight(rows * list->sizeHintForRow(0) + 2 * list->frameWidth());
    auto* title = wrapped(
        new QLabel(tr("The name is still in %n other file(s):", nullptr, int(copies.size()))));
    form.addRow(title);
    form.addRow(list);
    form.addRow(m_deleteCopies);
}

bool RemovalDialog::deletesCopies() const {
    return m_deleteCopies->isChecked();
}

} // namespace mentat

#include "moc_question_dialogs.cpp"
