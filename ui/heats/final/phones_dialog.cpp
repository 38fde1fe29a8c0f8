#include "ui/heats/final/phones_dialog.h"

#include "app/session/acts.h"
#include "model/people/names.h"
#include "ui/look/spacing.h"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace mentat {

PhonesDialog::PhonesDialog(OpenBook& book, const std::vector<PlayerId>& players, QWidget* parent)
    : QDialog(parent)
    , m_book(book) {
    setObjectName(u"phonesDialog"_s);
    setWindowTitle(tr("Phone numbers to call"));
    auto* fields = new QGridLayout;
    fields->setHorizontalSpacing(space::medium);
    fields->setVerticalSpacing(space::tight);
    auto* column = new QVBoxLayout(this);
    column->addLayout(fields);
    const int rows = (static_cast<int>(players.size()) + 1) / 2;
    for (size_t i = 0; i < players.size(); ++i)
        addField(*fields, players[i], static_cast<int>(i), rows);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
}

/// In two columns, the first of the standings at the left.
void PhonesDialog::addField(QGridLayout& fields, const PlayerId& player, int position, int rows) {
    const Player* known = findPlayer(m_book.event(), player);
    if (!known)
        return;
    auto* line = new QLineEdit(known->phone.value_or(QString()));
    line->setObjectName(u"phone%1"_s.arg(position + 1));
    const QString name = calledName(m_book.event(), *known);
    line->setAccessibleName(tr("Phone of %1").arg(name));
    auto* label = new QLabel(u"%1 %2"_s.arg(position + 1).arg(name));
    label->setTextFormat(Qt::PlainText);
    label->setBuddy(line);
    const int side = 2 * (position / rows);
    fields.addWidget(label, position % rows, side);
    fields.addWidget(line, position % rows, side + 1);
    constexpr int digits = 18; // with the country before them
    line->setMinimumWidth(line->fontMetrics().averageCharWidth() * digits + 2 * space::small);
    line->setReadOnly(!m_book.canWrite());
    connect(line, &QLineEdit::returnPressed, this, [this] { focusNextChild(); });
    connect(line, &QLineEdit::editingFinished, this,
            [this, player, line] { save(player, line->text().trimmed()); });
}

void PhonesDialog::save(const PlayerId& player, const QString& typed) {
    const Player* known = findPlayer(m_book.event(), player);
    const auto phone = typed.isEmpty() ? std::nullopt : std::optional(typed);
    if (!known || known->phone == phone)
        return;
    Player changed = *known;
    changed.phone = phone;
    m_book.perform(changePlayer(m_book.book(), m_book.event(), changed));
}

} // namespace mentat
