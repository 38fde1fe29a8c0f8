#include "ui/frame/welcome_page.h"

#include "ui/frame/notice_bar.h"
#include "ui/look/line_icon.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QCommandLinkButton>
#include <QDir>
#include <QFileInfo>
#include <QListWidget>
#include <QVBoxLayout>

namespace mentat {

namespace {

QCommandLinkButton* choice(LineIcon icon, const QString& text, const QString& description) {
    auto* button = new QCommandLinkButton(text, description);
    button->setIcon(lineIcon(icon));
    button->setAccessibleName(text);
    button->setAccessibleDescription(description);
    return button;
}

} // namespace

WelcomePage::WelcomePage(const Preferences& preferences, bool hasSample, QWidget* parent)
    : QWidget(parent)
    , m_preferences(preferences)
    , m_notices(new NoticeBar)
    , m_recentTitle(new TextLabel(TextLevel::GroupTitle, tr("Opened lately")))
    , m_recent(new QListWidget) {
    auto* make = choice(LineIcon::Add, tr("New event"), tr("A file for this year's tournament"));
    auto* lastYear = choice(LineIcon::History, tr("New from last year's"),
                            tr("Settings, dates, people and rulings of an earlier event file"));
    auto* open = choice(LineIcon::Open, tr("Open an event file"),
                        tr("Of this laptop, a stick or a folder"));
    auto* sample = choice(LineIcon::Today, tr("Look at the sample"),
                          tr("A tournament to try everything with; it is your own copy"));
    sample->setVisible(hasSample);
    m_recent->setAccessibleName(tr("Event files opened lately"));
    m_recent->setMaximumHeight(200);

    auto* column = new QVBoxLayout;
    column->setSpacing(space::small);
    column->addWidget(new TextLabel(TextLevel::PageTitle, tr("Mentat")));
    auto* purpose = new TextLabel(TextLevel::Weak, tr("The Game Master's desk, from the "
                                                      "registration line to the event report."));
    purpose->setWordWrap(true);
    column->addWidget(purpose);
    column->addWidget(m_notices);
    column->addSpacing(space::medium);
    column->addWidget(make);
    column->addWidget(lastYear);
    column->addWidget(open);
    column->addWidget(sample);
    column->addSpacing(space::medium);
    column->addWidget(m_recentTitle);
    column->addWidget(m_recent);
    column->addStretch(1);

    auto* inner = new QWidget;
    inner->setLayout(column);
    inner->setMaximumWidth(560);
    auto* outer = new QHBoxLayout(this);
    outer->setContentsMargins(space::page, space::group, space::page, space::page);
    outer->addStretch(1);
    outer->addWidget(inner, 4);
    outer->addStretch(1);

    connect(make, &QCommandLinkButton::clicked, this, &WelcomePage::newEventWanted);
    connect(lastYear, &QCommandLinkButton::clicked, this, &WelcomePage::lastYearWanted);
    connect(open, &QCommandLinkButton::clicked, this, &WelcomePage::openWanted);
    connect(sample, &QCommandLinkButton::clicked, this, &WelcomePage::sampleWanted);
    connect(m_recent, &QListWidget::itemActivated, this, [this](const QListWidgetItem* item) {
        Q_EMIT fileChosen(item->data(Qt::UserRole).toString());
    });
    connect(&m_preferences, &Preferences::recentFilesChanged, this, &WelcomePage::showRecent);
    showRecent();
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
