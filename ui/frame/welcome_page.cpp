#include "ui/frame/welcome_page.h"

#include "ui/frame/banners/notice_bar.h"
#include "ui/look/fitting/down_area.h"
#include "ui/look/line_icon.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QDir>
#include <QFileInfo>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace mentat {

namespace {

/// A button, and what it leads to below it. (QCommandLinkButton has both, in a size of its own.)
QPushButton* addChoice(QVBoxLayout& column, LineIcon icon, const QString& text,
                       const QString& description) {
    auto* button = new QPushButton(lineIcon(icon), text);
    button->setAccessibleDescription(description);
    auto* label = wrapped(new TextLabel(TextLevel::Weak, description));
    column.addWidget(button, 0, Qt::AlignLeft);
    column.addWidget(label);
    column.addSpacing(space::small);
    return button;
}

} // namespace

WelcomePage::WelcomePage(const Preferences& preferences, SamplesBuilt samples, QWidget* parent)
    : QWidget(parent)
    , m_preferences(preferences)
    , m_notices(new NoticeBar)
    , m_recentTitle(new TextLabel(TextLevel::GroupTitle, tr("Opened lately")))
    , m_recent(new QListWidget) {
    m_recent->setAccessibleName(tr("Event files opened lately"));
    m_recent->setTextElideMode(Qt::ElideMiddle);
    m_recent->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_recent->setMaximumHeight(200);
    m_recent->setMinimumHeight(1); // a long notice needs the room more

    auto* column = new QVBoxLayout;
    column->setSpacing(space::tight);
    column->addWidget(new TextLabel(TextLevel::PageTitle, tr("Mentat")));
    auto* purpose = wrapped(
        new TextLabel(TextLevel::Weak, tr("The Game Master's desk. F1 tells how to begin.")));
    addParts(column, {purpose, m_notices, Distance{space::medium}});
    addChoices(*column, samples);
    addParts(column, {Distance{space::medium}, m_recentTitle, m_recent, FreeRoom{}});

    auto* inner = new QWidget;
    inner->setLayout(column);
    inner->setMaximumWidth(560);
    auto* shown = new QWidget; // with large letters, higher than the window
    addParts(rowWithin(shown, {space::page, space::group, space::page, space::page}),
             {FreeRoom{}, {inner, 4}, FreeRoom{}});
    addParts(bareColumn(this), {new DownArea(shown)});

    connect(m_recent, &QListWidget::itemActivated, this, [this](const QListWidgetItem* item) {
        Q_EMIT fileChosen(item->data(Qt::UserRole).toString());
    });
    connect(&m_preferences, &Preferences::recentFilesChanged, this, &WelcomePage::showRecent);
    showRecent();
}

void WelcomePage::addChoices(QVBoxLayout& column, SamplesBuilt samples) {
    const auto add = [&](LineIcon icon, const QString& text, const QString& description,
                         auto wanted) {
        connect(addChoice(column, icon, text, description), &QPushButton::clicked, this, wanted);
    };
    add(LineIcon::Add, tr("New event"), tr("A file for this year's tournament"),
        &WelcomePage::newEventWanted);
    add(LineIcon::History, tr("New from last year's"),
        tr("Settings, dates, people and rulings of an earlier event file"),
        &WelcomePage::lastYearWanted);
    add(LineIcon::Open, tr("Open an event file"), tr("Of this laptop, a stick or a folder"),
        &WelcomePage::openWanted);
    if (samples.tournament) {
        add(LineIcon::Today, tr("Look at the sample"),
            tr("A tournament to try everything with; it is your own copy"),
            [this] { Q_EMIT sampleWanted(SampleKind::Tournament); });
    }
    if (samples.heats) {
        add(LineIcon::Heats, tr("Look at the sample in heats"),
            tr("Another game by another ruleset: four heats, a semifinal and a final"),
            [this] { Q_EMIT sampleWanted(SampleKind::Heats); });
    }
    add(LineIcon::Results, tr("Practise"), tr("A made-up tournament; nothing of it counts"),
        &WelcomePage::practiceWanted);
}

void WelcomePage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    // Enter opens what was worked on last.
    if (m_recent->count() > 0) {
        m_recent->setCurrentRow(0);
        m_recent->setFocus();
    }
}

void WelcomePage::showRecent() {
    m_recent->clear();
    for (const QString& path : m_preferences.recentFiles()) {
        const QFileInfo file(path);
        auto* item = new QListWidgetItem(
            tr("%1 – in %2").arg(file.fileName(), QDir::toNativeSeparators(file.path())), m_recent);
        item->setData(Qt::UserRole, path);
    }
    m_recent->setVisible(m_recent->count() > 0);
    m_recentTitle->setVisible(m_recent->count() > 0);
}

} // namespace mentat
