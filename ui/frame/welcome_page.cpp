#include "ui/frame/welcome_page.h"

#include "ui/frame/banners.h"
#include "ui/look/accent_button.h"
#include "ui/look/fitting/areas.h"
#include "ui/look/line_icon.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QApplication>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QListWidget>
#include <QLocale>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

constexpr int welcomeWidth = 640; // greatest width of the contents
constexpr int programIcon = 40;
constexpr int recentRows = 5;

/// After a crash, the newest changes are in the log next to the file, and the file itself is older.
QDateTime lastChange(const QFileInfo& file) {
    const QFileInfo log(file.canonicalFilePath() + u"-wal"_s);
    return log.size() > 0 ? std::max(file.lastModified(), log.lastModified()) : file.lastModified();
}

/// "Mon 3:05 PM", or the date if it is older.
QString changedAt(const QFileInfo& file) {
    const QDateTime changed = lastChange(file);
    const bool isRecent = changed.daysTo(QDateTime::currentDateTime()) < 7;
    const QLocale locale;
    return isRecent ? locale.toString(changed.date(), u"ddd "_s)
                          + locale.toString(changed.time(), QLocale::ShortFormat)
                    : locale.toString(changed.date(), QLocale::ShortFormat);
}

QString folderOf(const QFileInfo& file) {
    return QDir::toNativeSeparators(file.path());
}

} // namespace

WelcomePage::WelcomePage(const Preferences& preferences, const Samples& samples, QWidget* parent)
    : QWidget(parent)
    , m_preferences(preferences)
    , m_notices(new NoticeBar(this))
    , m_lastRoom(bareColumn())
    , m_recentTitle(new TextLabel(TextLevel::GroupTitle, tr("Recent")))
    , m_recent(new QListWidget) {
    m_recent->setAccessibleName(tr("Recent event files"));
    m_recent->setTextElideMode(Qt::ElideMiddle);
    m_recent->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_recent->setFrameShape(QFrame::NoFrame);
    connect(m_notices, &NoticeBar::roomWanted, this, &WelcomePage::placeNotice);

    auto* column = new QVBoxLayout;
    column->setSpacing(space::small);
    addHead(*column);
    addParts(column, {Distance{space::small}, m_lastRoom});
    addChoices(*column);
    addSamples(*column, samples);
    addChoice(*column, LineIcon::Results, tr("Practice"),
              tr("Run a made-up tournament; nothing counts"), &WelcomePage::practiceWanted);
    addParts(column, {Distance{space::medium}, m_recentTitle, m_recent, FreeSpace{}});

    auto* inner = new QWidget;
    inner->setLayout(column);
    inner->setMaximumWidth(welcomeWidth);
    auto* shown = new QWidget; // higher than the window if letters are large
    addParts(rowWithin(shown, {space::page, space::group, space::page, space::page}),
             {FreeSpace{}, {inner, 4}, FreeSpace{}});
    addParts(bareColumn(this), {new DownArea(shown)});

    connect(m_recent, &QListWidget::itemActivated, this, [this](const QListWidgetItem* item) {
        Q_EMIT fileChosen(item->data(Qt::UserRole).toString());
    });
    connect(&m_preferences, &Preferences::recentFilesChanged, this, &WelcomePage::showRecent);
    showRecent();
}

void WelcomePage::addHead(QVBoxLayout& column) {
    auto* icon = new QLabel;
    icon->setPixmap(QApplication::windowIcon().pixmap(programIcon));
    icon->setHidden(QApplication::windowIcon().isNull());
    auto* purpose = wrapped(
        new TextLabel(TextLevel::Weak, tr("The Game Master's desk. Press F1 to get started.")));
    auto* words = addParts(bareColumn(nullptr, 0),
                           {new TextLabel(TextLevel::PageTitle, tr("Mentat")), purpose});
    auto* head = bareRow(nullptr, space::medium);
    addParts(head, {{icon, 0, Qt::AlignTop}, {words, 1}});
    column.addLayout(head);
}

template <class Act>
ChoiceButton* WelcomePage::addChoice(QVBoxLayout& column, LineIcon icon, const QString& text,
                                     const QString& description, Act act) {
    auto* button = new ChoiceButton(icon, text, description);
    column.addWidget(button);
    connect(button, &QPushButton::clicked, this, std::move(act));
    return button;
}

void WelcomePage::addChoices(QVBoxLayout& column) {
    m_new = addChoice(column, LineIcon::Add, tr("New event"),
                      tr("A file for this year's tournament"), &WelcomePage::newEventWanted);
    addChoice(column, LineIcon::History, tr("New from last year"),
              tr("Copy settings, dates, people, and rulings from an earlier event"),
              &WelcomePage::lastYearWanted);
    addChoice(column, LineIcon::List, tr("New from a schedule"),
              tr("Heats, times, and rooms as the convention publishes them"),
              &WelcomePage::fromScheduleWanted);
    addChoice(column, LineIcon::Open, tr("Open an event file"), tr("On this laptop or a USB drive"),
              &WelcomePage::openWanted);
}

void WelcomePage::addSamples(QVBoxLayout& column, const Samples& samples) {
    const auto add = [&](SampleKind kind, LineIcon icon, const QString& text,
                         const QString& description) {
        if (samples.contains(kind))
            addChoice(column, icon, text, description, [this, kind] { Q_EMIT sampleWanted(kind); });
    };
    add(SampleKind::Tournament, LineIcon::Today, tr("Explore the Dune sample"),
        tr("A finished tournament to explore; you get your own copy"));
    add(SampleKind::Heats, LineIcon::Heats, tr("Explore the Puerto Rico sample"),
        tr("Four heats, a semifinal, and a final by another ruleset"));
    add(SampleKind::Swiss, LineIcon::Draw, tr("Explore the Battle Line sample"),
        tr("Swiss rounds for two, with the last round in play"));
    add(SampleKind::Mulligan, LineIcon::Final, tr("Explore the Memoir '44 sample"),
        tr("Elimination for two after a mulligan, with the bracket in play"));
}

// Over the title, so that no button moves or is covered.
void WelcomePage::placeNotice() {
    const int height = 2 * fontMetrics().lineSpacing() + space::medium;
    const QRect room(space::page, space::small, width() - 2 * space::page, height);
    m_notices->placeIn(room, room);
}

void WelcomePage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    placeNotice();
}

void WelcomePage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    // Enter opens the last file.
    (m_last ? m_last : m_new)->setFocus();
}

void WelcomePage::showRecent() {
    const QStringList files = m_preferences.recentFiles();
    const bool hadFocus = m_last && m_last->hasFocus();
    if (m_last) { // its own click may have led here
        m_last->hide();
        m_last->deleteLater();
    }
    m_last = nullptr;
    m_recent->clear();
    for (const QString& path : files) {
        const QFileInfo file(path);
        if (!m_last) {
            m_last = new ChoiceButton(
                LineIcon::Open, file.fileName(),
                tr("In %1 · last changed %2", "folder, when").arg(folderOf(file), changedAt(file)));
            connect(m_last, &QPushButton::clicked, this, [this, path] { Q_EMIT fileChosen(path); });
            m_lastRoom->addWidget(m_last);
            continue;
        }
        auto* item
            = new QListWidgetItem(tr("%1 – in %2").arg(file.fileName(), folderOf(file)), m_recent);
        item->setData(Qt::UserRole, path);
    }
    if (m_last) {
        m_last->setAccent(true);
        QWidget::setTabOrder(m_last, m_new);
    }
    m_new->setAccent(!m_last);
    if (hadFocus)
        (m_last ? m_last : m_new)->setFocus();
    const int rows = std::min(m_recent->count(), recentRows);
    m_recent->setMaximumHeight(rows * std::max(m_recent->sizeHintForRow(0), 1)
                               + 2 * m_recent->frameWidth());
    m_recent->setVisible(rows > 0);
    m_recentTitle->setVisible(rows > 0);
}

} // namespace mentat

#include "moc_welcome_page.cpp"
