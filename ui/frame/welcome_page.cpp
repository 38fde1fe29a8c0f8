#include "ui/frame/welcome_page.h"

#include "ui/frame/banners.h"
#include "ui/look/accent_button.h"
#include "ui/look/desk_theme.h"
#include "ui/look/fitting/areas.h"
#include "ui/look/line_icon.h"
#include "ui/look/spacing.h"
#include "ui/look/style/flat_parts.h"
#include "ui/look/text_label.h"
#include "ui/look/zoom.h"

#include <QApplication>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QListWidget>
#include <QLocale>
#include <QPainter>
#include <QStyleOptionButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

constexpr int welcomeWidth = 640; // greatest width of the contents, with the usual letters
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

constexpr int linkIcon = 16;
constexpr int choiceIcon = 20; // of the larger buttons above

/// A way among several that matter less: no frame, and its explanation on the same line where it
/// fits.
class ChoiceLink final : public QPushButton {
public:
    ChoiceLink(LineIcon icon, const QString& text, const QString& explanation)
        : QPushButton(text)
        , m_icon(icon)
        , m_explanation(explanation) {
        setAccessibleDescription(explanation);
        setAutoDefault(true); // Enter presses it
        setAttribute(Qt::WA_Hover);
        QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
        policy.setHeightForWidth(true);
        setSizePolicy(policy);
    }

    [[nodiscard]] QSize sizeHint() const override {
        const int width
            = indent() + beside() + fontMetrics().horizontalAdvance(m_explanation) + space::medium;
        return {width, heightForWidth(width)};
    }
    [[nodiscard]] QSize minimumSizeHint() const override {
        return {indent() + fontMetrics().averageCharWidth() * 24,
                fontMetrics().height() + 2 * space::tight};
    }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override {
        const auto [title, explanation] = placesOf(width);
        return explanation.united(title).bottom() + 1 + space::tight;
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        QStyleOptionButton option;
        initStyleOption(&option);
        flat::drawToolButton(painter, option);
        const int size = zoomed(linkIcon);
        painter.drawPixmap(space::medium + (zoomed(choiceIcon) - size) / 2, (height() - size) / 2,
                           linePixmap(m_icon, size, palette().color(QPalette::ButtonText),
                                      painter.device()->devicePixelRatioF()));
        const auto [title, explanation] = placesOf(width());
        painter.setPen(palette().color(QPalette::Link));
        painter.drawText(title, Qt::TextWordWrap | Qt::AlignLeft, text());
        painter.setPen(colorsOf(palette()).weakText);
        painter.drawText(explanation, Qt::TextWordWrap | Qt::AlignLeft, m_explanation);
    }

private:
    [[nodiscard]] static int indent() { return 2 * space::medium + zoomed(choiceIcon); }
    [[nodiscard]] int beside() const {
        return fontMetrics().horizontalAdvance(text()) + space::medium;
    }
    struct Places {
        QRect title;
        QRect explanation;
    };
    [[nodiscard]] Places placesOf(int width) const {
        const int room = std::max(width - indent() - space::medium, 1);
        const auto placed = [this](const QString& words, int left, int top, int across) {
            const QRect bounds
                = fontMetrics().boundingRect(QRect(0, 0, across, 0), Qt::TextWordWrap, words);
            return QRect(left, top, across, bounds.height());
        };
        const QRect title = placed(text(), indent(), space::tight, room);
        if (beside() + fontMetrics().horizontalAdvance(m_explanation) <= room)
            return {title,
                    placed(m_explanation, indent() + beside(), space::tight, room - beside())};
        return {title, placed(m_explanation, indent(), title.bottom() + 1, room)};
    }

    LineIcon m_icon;
    QString m_explanation;
};

} // namespace

WelcomePage::WelcomePage(const Preferences& preferences, const Samples& samples, QWidget* parent)
    : QWidget(parent)
    , m_preferences(preferences)
    , m_notices(new NoticeBar(this))
    , m_shown(new QWidget) // higher than the window if letters are large
    , m_inner(new QWidget)
    , m_head(new QWidget)
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
    addTrials(*column, samples);
    addParts(column, {Distance{space::medium}, m_recentTitle, m_recent, FreeSpace{}});

    m_inner->setLayout(column);
    m_inner->setMaximumWidth(zoomed(welcomeWidth));
    addParts(rowWithin(m_shown, {space::page, space::group, space::page, space::page}),
             {FreeSpace{}, {m_inner, 4}, FreeSpace{}});
    addParts(bareColumn(this), {new DownArea(m_shown)});

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
    addParts(bareRow(m_head, space::medium), {{icon, 0, Qt::AlignTop}, {words, 1}});
    column.addWidget(m_head);
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

void WelcomePage::addTrials(QVBoxLayout& column, const Samples& samples) {
    auto* links = bareColumn();
    const auto add = [&](LineIcon icon, const QString& text, const QString& explanation) {
        auto* link = new ChoiceLink(icon, text, explanation);
        links->addWidget(link);
        return link;
    };
    const auto addSample
        = [&](SampleKind kind, LineIcon icon, const QString& text, const QString& explanation) {
              if (samples.contains(kind))
                  connect(add(icon, text, explanation), &QPushButton::clicked, this,
                          [this, kind] { Q_EMIT sampleWanted(kind); });
          };
    addSample(SampleKind::Tournament, LineIcon::Today, tr("Explore the Dune sample"),
              tr("A finished tournament to explore; you get your own copy"));
    addSample(SampleKind::Heats, LineIcon::Heats, tr("Explore the Puerto Rico sample"),
              tr("Four heats, a semifinal, and a final by another ruleset"));
    addSample(SampleKind::Swiss, LineIcon::Draw, tr("Explore the Battle Line sample"),
              tr("Swiss rounds for two, with the last round in play"));
    addSample(SampleKind::Mulligan, LineIcon::Final, tr("Explore the Memoir '44 sample"),
              tr("Elimination for two after a mulligan, with the bracket in play"));
    connect(add(LineIcon::Results, tr("Practice"), tr("Run a made-up tournament; nothing counts")),
            &QPushButton::clicked, this, &WelcomePage::practiceWanted);
    addParts(&column,
             {Distance{space::medium}, new TextLabel(TextLevel::GroupTitle, tr("Try it")), links});
}

// Over the whole title, so that no button moves or is covered, and no letter is cut.
void WelcomePage::placeNotice() {
    const QRect head(m_head->mapTo(m_shown, QPoint()), m_head->size());
    const int lines = 2 * fontMetrics().lineSpacing() + space::medium;
    const int height = std::max(head.bottom() + space::tight - space::small, lines);
    const int beside = space::small; // the title's own place, and the frame around it
    m_notices->placeIn({head.left() - beside, space::small, head.width() + 2 * beside, height},
                       {space::page, space::small, width() - 2 * space::page, height});
}

void WelcomePage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    placeNotice();
}

void WelcomePage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        m_inner->setMaximumWidth(zoomed(welcomeWidth));
}

void WelcomePage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    placeNotice();
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
