#include "ui/dialogs/removal_dialog.h"

#include "ui/dialogs/form.h"
#include "ui/look/text_label.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFormLayout>
#include <QListWidget>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace mentat {

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
            ? tr("%1 is in no event: nothing about them stays in this file.").arg(question.name)
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
