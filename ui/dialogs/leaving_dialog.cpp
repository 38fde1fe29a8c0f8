#include "ui/dialogs/leaving_dialog.h"

#include "ui/dialogs/form.h"
#include "ui/look/accent_button.h"
#include "ui/look/fields.h"
#include "ui/look/fitting/areas.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QLabel>

using namespace Qt::StringLiterals;

namespace mentat {

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
    column->addWidget(new DownArea(what), 1); // a long path takes many lines
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

} // namespace mentat
