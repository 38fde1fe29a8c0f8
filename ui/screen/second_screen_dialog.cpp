#include "ui/screen/second_screen_dialog.h"

#include "ui/desk/widget_parts.h"
#include "ui/dialogs/form.h"
#include "ui/look/accent_button.h"
#include "ui/look/spacing.h"
#include "ui/screen/board_show.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QFormLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QScrollBar>
#include <QSpinBox>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr int boardRows = 7; // seen at once

} // namespace

SecondScreenDialog::SecondScreenDialog(const SecondScreenChoices& choices,
                                       const std::vector<ScreenPlace>& places,
                                       std::span<const BoardKind> boards, QWidget* parent)
    : QDialog(parent)
    , m_before(choices)
    , m_screen(named(new QComboBox, u"secondScreen"_s))
    , m_boards(named(new QListWidget, u"secondBoards"_s))
    , m_earlier(new QPushButton(tr("&Earlier")))
    , m_later(new QPushButton(tr("&Later")))
    , m_seconds(named(new QSpinBox, u"secondSeconds"_s))
    , m_tone(named(new QComboBox, u"secondTone"_s)) {
    setWindowTitle(tr("Second window"));
    setObjectName(u"secondScreenDialog"_s);
    addPlaces(places);
    addBoards(boards);
    m_seconds->setRange(SecondScreenChoices::leastSeconds, SecondScreenChoices::mostSeconds);
    m_seconds->setSuffix(tr(" s", "seconds"));
    m_seconds->setValue(choices.seconds);
    m_tone->addItems({tr("Light"), tr("Dark")});
    m_tone->setCurrentIndex(static_cast<int>(choices.tone));

    QFormLayout* form = addForm(*this, tr("Show it"));
    form->addRow(tr("&Screen"), m_screen);
    auto* moves = addParts(bareColumn(nullptr, space::tight), {m_earlier, m_later, FreeRoom{0}});
    auto* list = rowOfParts({{m_boards, 1}, moves});
    auto* what = new QLabel(tr("S&hows, in turn"));
    what->setBuddy(m_boards);
    form->addRow(what, list);
    form->addRow(tr("&Time for each"), m_seconds);
    form->addRow(tr("&Colors"), m_tone);
    addExplanation(*form, tr("What has nothing to show yet is skipped. A list too long for the "
                             "screen is shown in pages, each for this time."));
    connect(m_earlier, &QPushButton::clicked, this, [this] { move(-1); });
    connect(m_later, &QPushButton::clicked, this, [this] { move(1); });
    connect(m_boards, &QListWidget::currentRowChanged, this,
            &SecondScreenDialog::showWhatCanBeDone);
    connect(m_boards, &QListWidget::itemChanged, this, &SecondScreenDialog::showWhatCanBeDone);
    showWhatCanBeDone();
}

void SecondScreenDialog::addPlaces(const std::vector<ScreenPlace>& places) {
    for (const ScreenPlace& place : places)
        m_screen->addItem(tr("%1 · %2 × %3", "a screen and its size")
                              .arg(place.name, QString::number(place.geometry.width()),
                                   QString::number(place.geometry.height())),
                          place.key);
    const QString& before = m_before.screen;
    if (!before.isEmpty() && m_screen->findData(before) < 0)
        m_screen->addItem(tr("%1 · not connected", "a screen").arg(before), before);
    m_screen->addItem(tr("A window to drag there"), QString());
    // Another screen, where there is one and nothing else was said.
    m_screen->setCurrentIndex(m_before.isChosen ? m_screen->findData(before) : 0);
}

void SecondScreenDialog::addBoards(std::span<const BoardKind> boards) {
    m_boards->setAccessibleName(tr("What it shows, in turn"));
    const auto add = [this](const BoardKind& kind, bool isChosen) {
        auto* item = new QListWidgetItem(
            QCoreApplication::translate("mentat::BoardKinds", kind.title), m_boards);
        item->setData(Qt::UserRole, QString(kind.id));
        item->setCheckState(isChosen ? Qt::Checked : Qt::Unchecked);
    };
    const auto inTurn = chosenBoards(boards, m_before.boards);
    for (const BoardKind* kind : inTurn)
        add(*kind, true);
    for (const BoardKind& kind : boards) {
        if (std::ranges::find(inTurn, &kind) == inTurn.end())
            add(kind, false);
    }
    m_boards->setCurrentRow(0);
    const int row = std::max(m_boards->sizeHintForRow(0), fontMetrics().height());
    m_boards->setMinimumHeight(boardRows * row + 2 * m_boards->frameWidth());
    m_boards->setMaximumHeight(m_boards->minimumHeight());
    m_boards->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_boards->setMinimumWidth(m_boards->sizeHintForColumn(0) + 2 * m_boards->frameWidth()
                              + m_boards->verticalScrollBar()->sizeHint().width());
}

void SecondScreenDialog::move(int by) {
    const int from = m_boards->currentRow();
    const int to = std::clamp(from + by, 0, m_boards->count() - 1);
    if (from < 0 || from == to)
        return;
    m_boards->insertItem(to, m_boards->takeItem(from));
    m_boards->setCurrentRow(to);
}

void SecondScreenDialog::showWhatCanBeDone() {
    // A button that has the focus stays, and does nothing at the end: the focus would jump.
    const int row = m_boards->currentRow();
    m_earlier->setEnabled(row > 0 || m_earlier->hasFocus());
    m_later->setEnabled((row >= 0 && row + 1 < m_boards->count()) || m_later->hasFocus());
    if (auto* accept = findChild<AccentButton*>())
        accept->setEnabled(!chosen().isEmpty());
}

QStringList SecondScreenDialog::chosen() const {
    QStringList ids;
    for (int row = 0; row < m_boards->count(); ++row) {
        const QListWidgetItem* item = m_boards->item(row);
        if (item->checkState() == Qt::Checked)
            ids.append(item->data(Qt::UserRole).toString());
    }
    return ids;
}

SecondScreenChoices SecondScreenDialog::choices() const {
    return {.isChosen = true,
            .screen = m_screen->currentData().toString(),
            .boards = chosen(),
            .seconds = m_seconds->value(),
            .tone = static_cast<Tone>(m_tone->currentIndex())};
}

} // namespace mentat
